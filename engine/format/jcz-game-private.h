/* What the parts of the reader of recordings share. For jcz-*.c only. */
#pragma once

#include "engine/format/jcz-game.h"
#include "engine/format/json-document.h"

G_BEGIN_DECLS

/* Our own member of a recording: what that program has no words for. */
#define TW_JCZ_OWN "tilewright"

/**
 * TwJczReading:
 * @kit: what games are put together from
 * @setup: what is in play
 * @saved: gets names and the game
 * @problems: what is not as in the recording
 * @n_players: seats
 */
typedef struct
{
  const TwGameKit *kit;
  TwGameSetup *setup;
  TwSavedGame *saved;
  GPtrArray *problems;
  guint n_players;
} TwJczReading;

/** tw_jcz_problem: adds "FILE: PATH: …" to the problems. */
void tw_jcz_problem (TwJczReading *reading, const TwJson *at, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/** tw_jcz_setup_read: reads "setup" and "players". Returns: %FALSE with an error */
gboolean tw_jcz_setup_read (TwJczReading *reading, const TwJson *root);

/** tw_jcz_sets_read: reads "setup.sets" and "setup.start". Returns: %FALSE with an error */
gboolean tw_jcz_sets_read (TwJczReading *reading, const TwJson *setup);

/** TwJczDiscard: a tile that fitted nowhere: drawn before message @before. */
typedef struct
{
  guint before;
  const char *id;
} TwJczDiscard;

/**
 * TwJczReplay: one run through the messages.
 * @game: the game
 * @discards: what may have been drawn and put away, in order
 * @misfit_since: by kind: the first message before which it fitted nowhere
 * @was_told: by kind: its difference is in the problems
 * @is_committed: whether the part at hand is over
 * @n_placed: tiles laid so far
 */
typedef struct
{
  TwJczReading *reading;
  TwRules *rules;
  TwGame *game;
  const GArray *discards;
  guint *misfit_since;
  guint8 *was_told;
  gboolean is_committed;
  guint n_placed;
} TwJczReplay;

#define TW_JCZ_NO_MESSAGE G_MAXUINT

/** tw_jcz_waits_for_draw: Returns: whether a tile is to be drawn now */
gboolean tw_jcz_waits_for_draw (const TwJczReplay *replay);

/**
 * tw_jcz_play_message:
 * @replay: a run
 * @at: the message
 *
 * Answers what the message answers; what it passes over is answered with nothing.
 *
 * Returns: %FALSE with an error if the game cannot go on so
 */
gboolean tw_jcz_play_message (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_note_misfits: remembers which kinds fit nowhere before message @message. */
void tw_jcz_note_misfits (TwJczReplay *replay, guint message);

/**
 * tw_jcz_draw_discards:
 * @replay: a run
 * @message: the message before which
 *
 * Draws what was put away there. What fits after all, or is not there, was not drawn.
 */
void tw_jcz_draw_discards (TwJczReplay *replay, guint message);

/**
 * tw_jcz_rule_write:
 * @rules: rules in play
 * @index: index of a parameter of the vocabulary
 * @out_rule: (out) (transfer none): the switch of that program that says the same
 * @out_value: (out) (transfer none): its value
 *
 * Returns: %FALSE if that program has no switch for the parameter as it stands
 */
gboolean tw_jcz_rule_write (const TwRules *rules,
                            guint index,
                            const char **out_rule,
                            const char **out_value);

/**
 * tw_jcz_parameter_is_told:
 * @rules: rules in play
 * @index: index of a parameter of a part in play
 *
 * Returns: whether a reader of what is written comes to the parameter's value without
 *   being told under our own name
 */
gboolean tw_jcz_parameter_is_told (const TwRules *rules, guint index);

/** tw_jcz_elements_write: adds the elements in play as members of an open object. */
void tw_jcz_elements_write (const TwRules *rules, JsonBuilder *json);

/**
 * tw_jcz_set_is_known:
 * @set: a set
 * @id: its id there
 *
 * Returns: whether its tiles are as often there, and of the same shapes, as in the
 *   shipped set of that id
 */
gboolean tw_jcz_set_is_known (const TwTileSet *set, const char *id);

G_END_DECLS
