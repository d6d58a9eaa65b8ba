/* What the parts of the reader of recordings share. For jcz-*.c only. */
#pragma once

#include "engine/format/json-document.h"
#include "engine/jcz/jcz-game.h"

G_BEGIN_DECLS

/* Our own member of a recording: what that program has no words for. */
#define TW_JCZ_OWN "tilewright"

/* Words of ours for what that program has messages for, and of its. */
#define TW_JCZ_FLY          "fly"
#define TW_JCZ_DIE          "die"
#define TW_JCZ_FERRY        "ferry"
#define TW_JCZ_GOLD         "gold"
#define TW_JCZ_TAKE_GOLD    "take=gold"
#define TW_JCZ_CROP         "crop"
#define TW_JCZ_COUNT        "count"
#define TW_JCZ_INTO_QUARTER "quarter"
#define TW_JCZ_MACHINE      "FlyingMachine"
#define TW_JCZ_QUARTER      "Quarter"
#define TW_JCZ_QUARTER_OF   "QUARTER_"
#define TW_JCZ_FROM_CIRCLE  "CORN_CIRCLE"
#define TW_JCZ_FROM_GARDEN  "ABBOT_RETURN"
/* The steps of a flight and of a crop circle. */
#define TW_JCZ_PHASE_FLIGHT "2b"
#define TW_JCZ_PHASE_CIRCLE "4g"
/* Out of the quarters, before each counting and before the last one; into them; the count. */
#define TW_JCZ_PHASE_OUT      "3b"
#define TW_JCZ_PHASE_LAST_OUT "34"
#define TW_JCZ_PHASE_INTO     "4b"
#define TW_JCZ_PHASE_COUNT    "4c"

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

/** tw_jcz_game_problem: adds "FILE: PATH: …" to the problems. */
void tw_jcz_game_problem (TwJczReading *reading, const TwJson *at, const char *format, ...)
         G_GNUC_PRINTF (3, 4);

/** tw_jcz_game_read_setup: reads "setup" and "players". Returns: %FALSE with an error */
gboolean tw_jcz_game_read_setup (TwJczReading *reading, const TwJson *root);

/** tw_jcz_game_read_elements: reads "setup.elements". Returns: %FALSE with an error */
gboolean tw_jcz_game_read_elements (TwJczReading *reading, const TwJson *setup);

/** tw_jcz_game_read_switches: reads "setup.rules". Returns: %FALSE with an error */
gboolean tw_jcz_game_read_switches (TwJczReading *reading, const TwJson *setup);

/** tw_jcz_game_in_play: Returns: whether @part is in play so far */
gboolean tw_jcz_game_in_play (const TwJczReading *reading, const char *part);

/** tw_jcz_game_find_figure: Returns: (transfer none) (nullable): the figure of that id */
const TwFigureType *tw_jcz_game_find_figure (const TwVocabulary *vocabulary, const char *id);

/** tw_jcz_game_read_sets: reads "setup.sets" and "setup.start". Returns: %FALSE with an error */
gboolean tw_jcz_game_read_sets (TwJczReading *reading, const TwJson *setup);

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
 * @is_committed: whether the choices of the part at hand are final
 * @n_placed: tiles laid so far
 * @n_messages: how many there are
 * @n_laying: how many there are up to the last that lays a tile
 * @answers: our own list of answers to what that program does not ask
 * @n_answers: how many of them were given
 * @chance: the random number that came with the flight at hand, below 0 for none
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
  guint n_messages;
  guint n_laying;
  TwJson answers;
  guint n_answers;
  double chance;
} TwJczReplay;

#define TW_JCZ_NO_MESSAGE G_MAXUINT

/** tw_jcz_game_waits_for_draw: Returns: whether a tile is to be drawn now */
gboolean tw_jcz_game_waits_for_draw (const TwJczReplay *replay);

/** tw_jcz_game_is_redeployment: Returns: whether figures come out of quarters in that step */
gboolean tw_jcz_game_is_redeployment (const char *phase);

/** tw_jcz_game_has_step: Returns: whether that program asks in that step, too, and can be passed */
gboolean tw_jcz_game_has_step (const char *phase);

/** tw_jcz_game_asks_for: Returns: whether @action is one of an expansion's with that word */
gboolean tw_jcz_game_asks_for (const TwPlay *play, const TwAction *action, const char *word);

/**
 * tw_jcz_game_is_silent:
 * @play: a play
 * @actions: (array length=n): the answers to the open question
 * @n: how many
 *
 * Returns: whether that program does not ask it and has no message for the answer
 */
gboolean tw_jcz_game_is_silent (const TwPlay *play, const TwAction *actions, guint n);

/**
 * tw_jcz_game_default_answer:
 * @play: a play
 * @actions: (array length=n): the answers to the open question
 * @n: how many
 *
 * Returns: index of what is answered when a recording has no message for it, -1 if it
 *   must have one
 */
int tw_jcz_game_default_answer (const TwPlay *play, const TwAction *actions, guint n);

/** tw_jcz_game_apply: gives an answer. Returns: %FALSE with an error if it is not legal now */
gboolean tw_jcz_game_apply (TwJczReplay *replay, const TwJson *at, const TwAction *action);

/**
 * tw_jcz_game_answer:
 * @replay: a run
 * @at: the message, for errors
 * @action: the answer
 *
 * Gives an answer; what is asked before and the recording passes over is answered first.
 *
 * Returns: %FALSE with an error, and the game as it was, if it is not legal
 */
gboolean tw_jcz_game_answer (TwJczReplay *replay, const TwJson *at, const TwAction *action);

/** tw_jcz_game_chance_of_die: Returns: a random number from which that program's die shows @die */
double tw_jcz_game_chance_of_die (guint die);

/** tw_jcz_game_roll: has the die, if that is what is waited for, show @die. Returns: whether it
 *   does */
gboolean tw_jcz_game_roll (TwJczReplay *replay, guint die);

/** tw_jcz_game_may_skip: Returns: whether a question is open that belongs to the messages at hand:
 *   before the choices of the part are final, or after that */
gboolean tw_jcz_game_may_skip (const TwJczReplay *replay);

/** tw_jcz_game_skip: answers one question without a message. Returns: %FALSE if that cannot be */
gboolean tw_jcz_game_skip (TwJczReplay *replay);

/** tw_jcz_game_settle: skips all until a tile is to be drawn. Returns: %FALSE with an error */
gboolean tw_jcz_game_settle (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_settle_choices: as tw_jcz_game_settle(), but what that program asks once the
 *  choices of the part are final is left open. */
gboolean tw_jcz_game_settle_choices (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_read_position: reads [x, y]. Returns: %FALSE with an error */
gboolean tw_jcz_game_read_position (const TwJson *at, TwAction *action);

/** tw_jcz_game_read_pointer: reads a place that figures stand at. Returns: %FALSE with an error */
gboolean tw_jcz_game_read_pointer (TwJczReplay *replay, const TwJson *at, TwAction *action);

/** tw_jcz_game_read_figure: reads "0.small.1": seat and figure. Returns: %FALSE with an error */
gboolean tw_jcz_game_read_figure (TwJczReplay *replay, const TwJson *at, TwAction *action);

/** tw_jcz_game_answering_seat: Returns: who answers: who is named in the message, or who is
 *   asked */
guint tw_jcz_game_answering_seat (const TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_answer_in_words: as tw_jcz_game_answer() with an action in our words */
gboolean
tw_jcz_game_answer_in_words (TwJczReplay *replay, const TwJson *at, guint seat, const char *words);

/** tw_jcz_game_enter_quarter: plays the message that puts a figure into a quarter of Carcassonne.
 *  Returns: %FALSE with an error */
gboolean tw_jcz_game_enter_quarter (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_move_neutral: plays the message that moves a figure that is nobody's. Returns:
 *  %FALSE with an error */
gboolean tw_jcz_game_move_neutral (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_place_tile: plays the message that lays a tile. Returns: %FALSE with an error */
gboolean tw_jcz_game_place_tile (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/**
 * tw_jcz_game_play_message:
 * @replay: a run
 * @at: the message
 *
 * Answers what the message answers; what it passes over is answered with nothing.
 *
 * Returns: %FALSE with an error if the game cannot go on so
 */
gboolean tw_jcz_game_play_message (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_note_misfits: remembers which kinds fit nowhere before message @message. */
void tw_jcz_game_note_misfits (TwJczReplay *replay, guint message);

/**
 * tw_jcz_game_draw_discards:
 * @replay: a run
 * @message: the message before which
 *
 * Draws what was put away there. What fits after all, or is not there, was not drawn.
 */
void tw_jcz_game_draw_discards (TwJczReplay *replay, guint message);

/**
 * tw_jcz_game_rule_write:
 * @rules: rules in play
 * @index: index of a parameter of the vocabulary
 * @out_rule: (out) (transfer none): the switch of that program that says the same
 * @out_value: (out) (transfer none): its value
 *
 * Returns: %FALSE if that program has no switch for the parameter as it stands
 */
gboolean tw_jcz_game_rule_write (const TwRules *rules,
                                 guint index,
                                 const char **out_rule,
                                 const char **out_value);

/**
 * tw_jcz_game_parameter_is_told:
 * @rules: rules in play
 * @index: index of a parameter of a part in play
 *
 * Returns: whether a reader of what is written comes to the parameter's value without
 *   being told under our own name
 */
gboolean tw_jcz_game_parameter_is_told (const TwRules *rules, guint index);

/** tw_jcz_game_knows_part: Returns: whether that program has an element for the part */
gboolean tw_jcz_game_knows_part (const char *part);

/** tw_jcz_game_elements_write: adds the elements in play as members of an open object. */
void tw_jcz_game_elements_write (const TwRules *rules, JsonBuilder *json);

/**
 * tw_jcz_game_set_is_known:
 * @set: a set
 * @id: its id there
 *
 * Returns: whether its tiles are as often there, and of the same shapes, as in the
 *   shipped set of that id
 */
gboolean tw_jcz_game_set_is_known (const TwTileSet *set, const char *id);

G_END_DECLS
