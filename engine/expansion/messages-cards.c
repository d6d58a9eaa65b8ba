/* Messages: what the eight cards do.
 *
 * Rule: MSG-016 to MSG-037.
 */
#include "engine/expansion/messages-private.h"
#include "engine/game/award.h"
#include "engine/game/feature-value.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* Whether @figure of @seat is one that messages look at, on a feature of @kinds.
 * Rule: MSG-028. */
static gboolean
is_follower (const TwPlay *play, const TwFigure *figure, guint seat, TwKindSet kinds)
{
  return figure->seat == seat && figure->place == TW_FIGURE_NODE
         && play->rules->figure_types[figure->type].occupies
         && (kinds & TW_KIND_BIT (play->board.nodes[figure->node].kind));
}

/* What the feature would bring at the end now. Rule: MSG-017, MSG-025, MSG-026, MSG-031,
 * MSG-032. */
static int
value_of (const TwPlay *play, guint node, guint seat, TwValueLine *out_lines, guint *out_n_lines)
{
  guint root = tw_board_root (&play->board, node);

  if (!play->rules->final_incomplete && play->board.nodes[root].kind != TW_KIND_FIELD)
    return 0;
  return tw_feature_value_for (play, root, TW_EVENT_END, seat, out_lines, out_n_lines);
}

/* Rule: MSG-016, MSG-018, MSG-019, MSG-034. */
static TwKindSet
kinds_of (const Messages *messages, guint card)
{
  return card == CARD_ROAD   ? TW_KIND_BIT (TW_KIND_ROAD)
         : card == CARD_CITY ? TW_KIND_BIT (TW_KIND_CITY)
                             : TW_KIND_BIT (TW_KIND_MONASTERY)
                                   | (messages->gardens ? TW_KIND_BIT (TW_KIND_GARDEN) : 0);
}

/* The least value among the features of @kinds with an own follower; majority or not. */
static int
least_value (const TwPlay *play, TwKindSet kinds, guint seat)
{
  int least = G_MAXINT;

  for (guint i = 0; i < play->rules->n_figures; i++)
    if (is_follower (play, &play->figures[i], seat, kinds))
      least = MIN (least, value_of (play, play->figures[i].node, seat, NULL, NULL));
  return least;
}

void
tw_message_list_least (const TwPlay *play,
                       const Messages *messages,
                       guint card,
                       guint seat,
                       TwActionList *list)
{
  TwKindSet kinds = kinds_of (messages, card);
  int least = least_value (play, kinds, seat);

  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      if (!is_follower (play, &play->figures[i], seat, kinds)
          || value_of (play, play->figures[i].node, seat, NULL, NULL) != least)
        continue;
      tw_notation_count_actions (play, play->figures[i].node, seat, &list->items[list->n_items++]);
      tw_action_list_unique (list);
    }
}

/* Whether card 8 may take @figure back. Rule: MSG-024, MSG-028, MSG-029. */
static gboolean
may_take (const TwPlay *play, const TwFigure *figure, guint seat)
{
  return is_follower (play, figure, seat, ~(TwKindSet) 0)
         && (tw_feature_value_majority (play, tw_board_root (&play->board, figure->node)) >> seat
             & 1);
}

void
tw_message_list_takes (const TwPlay *play, guint seat, TwActionList *list)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (!may_take (play, figure, seat))
        continue;
      tw_play_list_at (play, list, TW_VERB_TAKE, seat, figure->node)->figure = figure->type;
      tw_action_list_unique (list);
    }
}

/* Rule: MSG-033. */
gboolean
tw_message_can_act (const TwPlay *play, const Messages *messages, guint card, guint seat)
{
  switch (card)
    {
    case CARD_ROAD:
    case CARD_CITY:
    case CARD_MONASTERY:
      for (guint i = 0; i < play->rules->n_figures; i++)
        if (is_follower (play, &play->figures[i], seat, kinds_of (messages, card)))
          return TRUE;
      return FALSE;
    case CARD_TILE:
      /* A tile belongs to the turn of the player on turn. */
      return play->state->n_left > 0 && seat == play->state->on_turn
             && play->state->n_frames + FRAMES_OF_TURN <= TW_MAX_FRAMES;
    case CARD_TAKE:
      for (guint i = 0; i < play->rules->n_figures; i++)
        if (may_take (play, &play->figures[i], seat))
          return TRUE;
      return FALSE;
    default:
      return TRUE;
    }
}

static int
n_coats (const TwPlay *play, guint seat)
{
  int coat = tw_catalogue_counted (play->board.catalogue, "coat-of-arms"), n = 0;
  const TwBoard *board = &play->board;

  for (guint root = 0; coat >= 0 && root < board->head->n_nodes; root++)
    for (guint i = 0; board->nodes[root].root == root && i < play->rules->n_figures; i++)
      if (is_follower (play, &play->figures[i], seat, TW_KIND_BIT (TW_KIND_CITY))
          && tw_board_root (board, play->figures[i].node) == root)
        {
          n += board->totals[root * board->n_counted + (guint) coat];
          break;
        }
  return n;
}

static int
n_followers (const TwPlay *play, guint seat, TwKind kind)
{
  int n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += is_follower (play, &play->figures[i], seat, TW_KIND_BIT (kind));
  return n;
}

gboolean
tw_message_points (const TwPlay *play,
                   const Messages *messages,
                   guint card,
                   guint seat,
                   int *out_points)
{
  switch (card)
    {
    case CARD_ROAD:
    case CARD_CITY:
    case CARD_MONASTERY:
      *out_points = least_value (play, kinds_of (messages, card), seat);
      return TRUE;
    case CARD_COATS:
      *out_points = n_coats (play, seat) * messages->coat;
      return TRUE;
    case CARD_KNIGHTS:
      *out_points = n_followers (play, seat, TW_KIND_CITY) * messages->knight;
      return TRUE;
    case CARD_FARMERS:
      *out_points = n_followers (play, seat, TW_KIND_FIELD) * messages->farmer;
      return TRUE;
    default:
      return FALSE;
    }
}

static const TwAward message = { "message", N_ ("{player} scored with a message") };

TwEvent *
tw_message_award (TwPlay *play, guint seat, int points, guint node, const char *rules)
{
  return tw_play_award (play, seat, points, node, &message, rules);
}

/* What the feature would bring, with its arithmetic. */
static void
award_feature (TwPlay *play, guint seat, guint node, const char *rules)
{
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n_lines = 0;
  int points = value_of (play, node, seat, lines, &n_lines);

  tw_event_reckon (tw_message_award (play, seat, points, node, rules), lines, n_lines);
}

static const TwCountedWords own_coats = { TW_PLURAL ("%d coat of arms × %d",
                                                     "%d coats of arms × %d") };
static const TwCountedWords own_knights = { TW_PLURAL ("%d knight × %d", "%d knights × %d") };
static const TwCountedWords own_farmers = { TW_PLURAL ("%d farmer × %d", "%d farmers × %d") };

/* Rule: MSG-020 to MSG-022. */
static void
award_each (TwPlay *play,
            guint seat,
            int n,
            int points,
            const TwCountedWords *words,
            const char *rules)
{
  tw_event_count (tw_message_award (play, seat, n * points, TW_NO_NODE, rules), (guint) n, points,
                  words);
}

/* 4f: a turn within the turn, whose tile may be declined. Rule: MSG-023, MSG-035, MSG-037. */
static void
push_tile (TwPlay *play)
{
  tw_play_push (play, TW_PROGRAM_TURN)->flags = TW_FRAME_NESTED | TW_FRAME_OPTIONAL;
}

/* Rule: MSG-016, MSG-020 to MSG-024. */
void
tw_message_act (TwPlay *play, TwFrame *frame, const Messages *messages)
{
  guint seat = tw_message_seat (frame);

  frame->cursor = STAGE_CHECK;
  switch (tw_message_card (frame))
    {
    case CARD_COATS:
      award_each (play, seat, n_coats (play, seat), messages->coat, &own_coats,
                  "MSG-020 SCORE-064");
      break;
    case CARD_KNIGHTS:
      award_each (play, seat, n_followers (play, seat, TW_KIND_CITY), messages->knight,
                  &own_knights, "MSG-021 SCORE-065");
      break;
    case CARD_FARMERS:
      award_each (play, seat, n_followers (play, seat, TW_KIND_FIELD), messages->farmer,
                  &own_farmers, "MSG-022 SCORE-066");
      break;
    case CARD_TILE:
      push_tile (play);
      break;
    case CARD_TAKE:
      frame->cursor = STAGE_FIGURE;
      break;
    default:
      frame->cursor = STAGE_FEATURE;
    }
}

/* Rule: MSG-024, MSG-030. */
void
tw_message_take (TwPlay *play, guint seat, const TwAction *action)
{
  TwFigure *figure = tw_play_find_figure (play, action);
  guint node;

  g_return_if_fail (figure != NULL);
  node = figure->node;
  award_feature (play, seat, node, "MSG-024 SCORE-067");
  tw_play_take_figure (play, figure);
}

void
tw_message_count (TwPlay *play, guint seat, guint card, const TwAction *action)
{
  static const char *const rules[] = { "MSG-016 SCORE-061", "MSG-018 SCORE-062",
                                       "MSG-019 SCORE-063" };
  guint node = tw_play_action_node (play, action);

  award_feature (play, seat, node, rules[card - CARD_ROAD]);
}
