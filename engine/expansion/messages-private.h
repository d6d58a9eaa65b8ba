/* Shared by the files of Messages. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

#define N_CARDS 8
/* A message's tile is a turn within the turn; it needs this many free frames. */
#define FRAMES_OF_TURN 14

/* The counting figures: tw_play_counter(). */
typedef enum
{
  PAWN,
  LADY
} Counter;

/* What step 4d is at, kept in the frame's cursor; its scratch has the card in the low byte and the
 * seat in the high byte. */
typedef enum
{
  STAGE_CHECK,
  STAGE_CARD,
  STAGE_CHOICE,
  STAGE_FEATURE,
  STAGE_FIGURE
} Stage;

typedef enum
{
  CARD_ROAD = 1,
  CARD_CITY,
  CARD_MONASTERY,
  CARD_COATS,
  CARD_KNIGHTS,
  CARD_FARMERS,
  CARD_TILE,
  CARD_TAKE
} Card;

/**
 * Messages:
 * @order: the stack from the first card on; 0 for a card not seen yet
 * @n_used: number of cards used so far; the stack is used again from its beginning
 * @moved: by seat: the counting figures that have moved since the last check, a bit each
 * @stopped: seats with a figure on a dark space after a scoring (each-scoring)
 * @is_due: whether a message is due, whichever figure has moved
 *
 * The other members are verbs and parameters. For a seat that is not on turn, @moved tells of moves
 * by robbed points.
 */
typedef struct
{
  guint8 order[N_CARDS];
  guint32 n_used;
  guint8 moved[TW_MAX_SEATS];
  guint8 stopped;
  guint8 is_due;
  guint8 card, points, act;
  guint8 each_scoring, gardens, free_space, robbed_off_turn;
  guint8 space;
  gint16 value, coat, knight, farmer;
} Messages;

/** tw_message_seat: Returns: the seat whose message step 4d of @frame is about */
static inline guint
tw_message_seat (const TwFrame *frame)
{
  return frame->scratch >> 8;
}

/** tw_message_card: Returns: the card that lies open */
static inline guint
tw_message_card (const TwFrame *frame)
{
  return frame->scratch & 0xff;
}

/** tw_message_can_act: Returns: whether @seat can do what @card says */
gboolean tw_message_can_act (const TwPlay *play, const Messages *messages, guint card, guint seat);

/** tw_message_list_least: lists the features of which card 1, 2 or 3 counts one. */
void tw_message_list_least (const TwPlay *play,
                            const Messages *messages,
                            guint card,
                            guint seat,
                            TwActionList *list);

/** tw_message_list_takes: lists the figures of which card 8 takes one back. */
void tw_message_list_takes (const TwPlay *play, guint seat, TwActionList *list);

/**
 * tw_message_points:
 * @play: a play
 * @messages: the expansion's state
 * @card: a card
 * @seat: the seat that has the message
 * @out_points: (out): the points that the card would bring
 *
 * Returns: %FALSE for a card that brings no points, or whose points depend on a further choice
 */
gboolean tw_message_points (const TwPlay *play,
                            const Messages *messages,
                            guint card,
                            guint seat,
                            int *out_points);

/** tw_message_act: does what the open card says, or goes on to the choice that it asks for. */
void tw_message_act (TwPlay *play, TwFrame *frame, const Messages *messages);

/** tw_message_count: counts the feature chosen for card 1, 2 or 3. */
void tw_message_count (TwPlay *play, guint seat, guint card, const TwAction *action);

/** tw_message_take: counts the feature of a figure and takes it back. */
void tw_message_take (TwPlay *play, guint seat, const TwAction *action);

/** tw_message_award: gives points of a message; see tw_play_award(). */
TwEvent *
tw_message_award (TwPlay *play, guint seat, int points, guint node, const char *rules);

G_END_DECLS
