/* Shared by the parts of the reader of recordings, for jcz-*.c only. "That program" is
 * JCloisterZone. */
#pragma once

#include "engine/format/json.h"
#include "engine/jcz/jcz-game.h"

G_BEGIN_DECLS

/* Our own member of a recording, for what that program cannot say. */
#define TW_JCZ_OWN "tilewright"

/* Words of our notation, and of that program, for the same things. */
#define TW_JCZ_FLY          "fly"
#define TW_JCZ_DIE          "die"
#define TW_JCZ_FERRY        "ferry"
#define TW_JCZ_GOLD         "gold"
#define TW_JCZ_TAKE_GOLD    "take=gold"
#define TW_JCZ_CROP         "crop"
#define TW_JCZ_CROP_ADD     "crop=A"
#define TW_JCZ_CROP_TAKE    "crop=B"
#define TW_JCZ_COUNT        "count"
#define TW_JCZ_INTO_QUARTER "entry"
#define TW_JCZ_MACHINE      "FlyingMachine"
#define TW_JCZ_QUARTER      "Quarter"
#define TW_JCZ_QUARTER_OF   "QUARTER_"
#define TW_JCZ_FROM_CIRCLE  "CORN_CIRCLE"
#define TW_JCZ_FROM_GARDEN  "ABBOT_RETURN"
#define TW_JCZ_FROM_AFAR    "FESTIVAL"
#define TW_JCZ_FROM_CITY    "PRINCESS"
#define TW_JCZ_PHASE_MUST   "1i"
#define TW_JCZ_DRAGON       "dragon"
#define TW_JCZ_FAIRY        "fairy"
#define TW_JCZ_TOWER        "tower"
#define TW_JCZ_TOWER_PLACE  "Tower"
#define TW_JCZ_FLOOR        "floor"
#define TW_JCZ_FLOOR_TOKEN  "TOWER_PIECE"
#define TW_JCZ_CAPTURE      "CAPTURE_FOLLOWER"
#define TW_JCZ_EXCHANGE     "exchange"
#define TW_JCZ_SWAP         "EXCHANGE_FOLLOWER"
#define TW_JCZ_RANSOM       "ransom"
#define TW_JCZ_PAY          "PAY_RANSOM"
#define TW_JCZ_GUARD        "post"
#define TW_JCZ_TAKE_GUARD   "take-post"
#define TW_JCZ_PHASE_RANSOM "1h"
/* The steps of a flight and of a crop circle. */
#define TW_JCZ_PHASE_FIGURE "2a"
#define TW_JCZ_PHASE_LATE   "2b3"
#define TW_JCZ_PHASE_FLIGHT "2b"
#define TW_JCZ_PHASE_CIRCLE "4g"
/* The steps in which figures leave quarters, before each counting and before the last one; in which
 * one enters a quarter; and in which the count moves. */
#define TW_JCZ_PHASE_OUT      "3b"
#define TW_JCZ_PHASE_LAST_OUT "34"
#define TW_JCZ_PHASE_INTO     "4b"
#define TW_JCZ_PHASE_COUNT    "4c"

/**
 * TwJczReading:
 * @kit: the materials of games
 * @setup: the setup of the game
 * @saved: gets the players and the game
 * @problems: what differs from the recording
 * @n_players: number of players
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

/** TwJczDiscard: a tile that fitted nowhere, drawn before message @before. */
typedef struct
{
  guint before;
  const char *id;
} TwJczDiscard;

/**
 * TwJczReplay: one replay of the messages.
 * @game: the game
 * @discards: tiles that may have been drawn and put away, in order
 * @misfit_since: by kind: the first message before which the kind fitted nowhere
 * @was_told: by kind: whether the problems name its difference
 * @is_committed: whether the choices of the part at hand are final
 * @n_placed: number of tiles placed so far
 * @messages: the messages
 * @n_messages: number of messages
 * @n_laying: number of messages up to the last that places a tile
 * @answers: our own list of answers to questions that that program does not ask
 * @n_answers: how many of @answers were given
 * @chance: the random number of the present flight, below 0 for none
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
  TwJson messages;
  guint n_messages;
  guint n_laying;
  TwJson answers;
  guint n_answers;
  double chance;
} TwJczReplay;

#define TW_JCZ_NO_MESSAGE G_MAXUINT

/** tw_jcz_game_waits_for_draw: Returns: whether a tile has to be drawn now */
gboolean tw_jcz_game_waits_for_draw (const TwJczReplay *replay);

/** tw_jcz_game_answer_on_tower: gives an answer about a figure on top of a tower, in words of our notation:
 * "PREFIXmeeple@0,1:tower"; of another player "PREFIXP2:meeple@0,1:tower". Returns: %FALSE with the error
 * set if that is no answer */
gboolean tw_jcz_game_answer_on_tower (TwJczReplay *replay, const TwJson *at, const TwJson *pointer,
                                      const TwJson *figure, const char *prefix);

/** tw_jcz_game_is_tower: Returns: whether a pointer means the top of a tower */
gboolean tw_jcz_game_is_tower (const TwJson *pointer);

/** tw_jcz_game_climb: a follower goes on top of a tower. Returns: %FALSE with an error */
gboolean tw_jcz_game_climb (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_add_floor: a floor is laid. Returns: %FALSE with an error */
gboolean tw_jcz_game_add_floor (TwJczReplay *replay, const TwJson *at, const TwJson *pointer);

/** tw_jcz_game_capture: a follower is taken. Returns: %FALSE with an error */
gboolean tw_jcz_game_capture (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_exchange: says who comes back for whoever was taken. Returns: %FALSE with an error */
gboolean tw_jcz_game_exchange (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_ransom: answers whether somebody is bought back, which is asked when the tile of message
 *   @placing lies. Returns: %FALSE with an error */
gboolean tw_jcz_game_ransom (TwJczReplay *replay, const TwJson *placing);

/** tw_jcz_game_is_asked_again: Returns: whether message @at follows a ransom: there the figure of the turn is
 *   asked for anew, whatever was placed before */
gboolean tw_jcz_game_is_asked_again (const TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_is_taken_back: Returns: whether a player who passes by message @pass is asked again */
gboolean tw_jcz_game_is_taken_back (const TwJczReplay *replay, const TwJson *pass);

/** tw_jcz_game_is_redeployment: Returns: whether figures leave quarters in that step */
gboolean tw_jcz_game_is_redeployment (const char *phase);

/** tw_jcz_game_has_step: Returns: whether that program asks in that step too, and lets a player
 *   pass */
gboolean tw_jcz_game_has_step (const char *phase);

/** tw_jcz_game_asks_for: Returns: whether the verb of @action is an expansion's with that word */
gboolean tw_jcz_game_asks_for (const TwPlay *play, const TwAction *action, const char *word);

/**
 * tw_jcz_game_is_silent:
 * @play: a play
 * @actions: (array length=n): the answers to the open question
 * @n: how many
 *
 * Returns: whether that program does not ask this question and has no message for its answer
 */
gboolean tw_jcz_game_is_silent (const TwPlay *play, const TwAction *actions, guint n);

/**
 * tw_jcz_game_default_answer:
 * @play: a play
 * @actions: (array length=n): the answers to the open question
 * @n: how many
 *
 * Returns: index of the answer if the recording has no message for it, -1 if it must have one
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
 * Gives an answer, after the answers to earlier questions that the recording passes over.
 *
 * Returns: %FALSE with an error, and the game as it was, if it is not legal
 */
gboolean tw_jcz_game_answer (TwJczReplay *replay, const TwJson *at, const TwAction *action);

/** tw_jcz_game_chance_of_die: Returns: a random number with which that program's die shows @die */
double tw_jcz_game_chance_of_die (guint die);

/** tw_jcz_game_roll: makes the die show @die. Returns: %FALSE if the game does not wait for the
 *   die */
gboolean tw_jcz_game_roll (TwJczReplay *replay, guint die);

/** tw_jcz_game_may_skip: Returns: whether the open question may be skipped at this message: it
 *   belongs to the same stage, before or after the choices of the part are final */
gboolean tw_jcz_game_may_skip (const TwJczReplay *replay);

/** tw_jcz_game_skip: answers one question without a message. Returns: %FALSE if it needs a
 *   message */
gboolean tw_jcz_game_skip (TwJczReplay *replay);

/** tw_jcz_game_settle: skips questions until a tile has to be drawn. Returns: %FALSE with an
 *   error */
gboolean tw_jcz_game_settle (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_settle_choices: as tw_jcz_game_settle(), but stops at a question that that program
 *  asks after the choices of the part are final. */
gboolean tw_jcz_game_settle_choices (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_read_position: reads [x, y]. Returns: %FALSE with an error */
gboolean tw_jcz_game_read_position (const TwJson *at, TwAction *action);

/** tw_jcz_game_read_pointer: reads a place where figures stand. Returns: %FALSE with an error */
gboolean tw_jcz_game_read_pointer (TwJczReplay *replay, const TwJson *at, TwAction *action);

/** tw_jcz_game_read_figure: reads "0.small.1": seat and figure. Returns: %FALSE with an error */
gboolean tw_jcz_game_read_figure (TwJczReplay *replay, const TwJson *at, TwAction *action);

/** tw_jcz_game_answering_seat: Returns: the seat that answers: the one that the message names, else
 *   the one that is asked */
guint tw_jcz_game_answering_seat (const TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_answer_in_words: as tw_jcz_game_answer() with an action in our words */
gboolean
tw_jcz_game_answer_in_words (TwJczReplay *replay, const TwJson *at, guint seat, const char *words);

/** tw_jcz_game_enter_quarter: plays the message that puts a figure into a quarter of Carcassonne.
 *  Returns: %FALSE with an error */
gboolean tw_jcz_game_enter_quarter (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_move_neutral: plays the message that moves a neutral figure. Returns: %FALSE with an
 *  error */
gboolean tw_jcz_game_move_neutral (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/** tw_jcz_game_place_tile: plays the message that lays a tile. Returns: %FALSE with an error */
gboolean tw_jcz_game_place_tile (TwJczReplay *replay, const TwJson *at, const TwJson *payload);

/**
 * tw_jcz_game_play_message:
 * @replay: a run
 * @at: the message
 *
 * Gives the answer in the message, after default answers to the questions that it passes over.
 *
 * Returns: %FALSE with an error if the game cannot go on with it
 */
gboolean tw_jcz_game_play_message (TwJczReplay *replay, const TwJson *at);

/** tw_jcz_game_note_misfits: remembers which kinds fit nowhere before message @message. */
void tw_jcz_game_note_misfits (TwJczReplay *replay, guint message);

/**
 * tw_jcz_game_draw_discards:
 * @replay: a run
 * @message: number of a message
 *
 * Draws the tiles that were put away before that message. A tile that fits, or is not left, was not
 * drawn.
 */
void tw_jcz_game_draw_discards (TwJczReplay *replay, guint message);

/**
 * tw_jcz_game_rule_write:
 * @rules: rules in play
 * @index: index of a parameter of the vocabulary
 * @out_rule: (out) (transfer none): that program's switch for the parameter
 * @out_value: (out) (transfer none): its value
 *
 * Returns: %FALSE if that program has no switch for the parameter's value
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
 * Returns: whether reading the recording gives the parameter's value without our own member
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
 * Returns: whether the set has the same tiles, as often, as the shipped set with that id
 */
gboolean tw_jcz_game_set_is_known (const TwTileSet *set, const char *id);

G_END_DECLS
