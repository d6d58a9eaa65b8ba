/* How an expansion takes part in a game.
 *
 * An expansion is one constant #TwExpansion. It names the steps it adds and the slots
 * they go into; when rules are compiled, the steps in use are sorted into one flat
 * array a program, and games walk that array without knowing whose a step is.
 */
#pragma once

#include "engine/game/phrase.h"
#include "engine/game/state.h"

G_BEGIN_DECLS

typedef struct _TwPlay TwPlay;
typedef struct _TwRules TwRules;

/**
 * TwStepResult:
 * @TW_STEP_DONE: the step is over, the next one follows
 * @TW_STEP_ASK: somebody has to answer (the frame's decider); run() is called again
 *   after the answer
 * @TW_STEP_AGAIN: a frame was put on top, or the step has more to do; run() is called
 *   again when it comes to it
 */
typedef enum
{
  TW_STEP_DONE,
  TW_STEP_ASK,
  TW_STEP_AGAIN
} TwStepResult;

/**
 * TwStep:
 * @phase: the step's label in turn-phases ("1d"), for people and cases
 * @run: does what needs no answer; may change the state
 * @list: (nullable): the legal answers; changes nothing
 * @apply: (nullable): takes an answer of the list; run() is called after it
 *
 * One step of a program. @own is the expansion's state, %NULL for built-in steps.
 */
typedef struct
{
  const char *phase;
  TwStepResult (*run) (TwPlay *play, TwFrame *frame, gpointer own);
  void (*list) (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list);
  void (*apply) (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);
} TwStep;

/**
 * TwSlotPoint: where steps of expansions go. The numbers in brackets are the steps
 * of a turn.
 * @TW_SLOT_BEFORE_DRAW: before a tile is drawn (0)
 * @TW_SLOT_AFTER_PLACING: the tile lies (1c–1g)
 * @TW_SLOT_AFTER_FIGURE: the figure stands (2b–2e)
 * @TW_SLOT_BEFORE_SCORING: completed features are known, none is counted (3b)
 * @TW_SLOT_BEFORE_CREDIT: in a feature: value and winners are known, nobody has the
 *   points yet (3d)
 * @TW_SLOT_AFTER_CREDIT: in a feature: the points are given (3e, 3f)
 * @TW_SLOT_BEFORE_MOVE: somebody has got points; no counting figure has moved yet (3d).
 *   With hooks here or behind, points that are got during the game each have a frame
 * @TW_SLOT_AFTER_MOVE: a counting figure has moved (3e)
 * @TW_SLOT_AFTER_SCORING: all features are counted (4a–4g)
 * @TW_SLOT_PART_END: the part is over (5)
 * @TW_SLOT_BEFORE_FINAL: the game is over, nothing is counted (31–34)
 * @TW_SLOT_AFTER_FINAL: fields are counted (37, 38)
 */
typedef enum
{
  TW_SLOT_BEFORE_DRAW,
  TW_SLOT_AFTER_PLACING,
  TW_SLOT_AFTER_FIGURE,
  TW_SLOT_BEFORE_SCORING,
  TW_SLOT_BEFORE_CREDIT,
  TW_SLOT_AFTER_CREDIT,
  TW_SLOT_BEFORE_MOVE,
  TW_SLOT_AFTER_MOVE,
  TW_SLOT_AFTER_SCORING,
  TW_SLOT_PART_END,
  TW_SLOT_BEFORE_FINAL,
  TW_SLOT_AFTER_FINAL,
  TW_N_SLOT_POINTS
} TwSlotPoint;

/**
 * TwProgramItem:
 * @step: (nullable): a step
 * @slot: without @step: the slot whose hooks stand here
 *
 * One piece of a program; the steps that every game has are in steps.h.
 */
typedef struct
{
  const TwStep *step;
  TwSlotPoint slot;
} TwProgramItem;

/** TwOwnProgram: what is played in the place of a built-in program. */
typedef struct
{
  TwProgram program;
  const TwProgramItem *items;
  guint n_items;
} TwOwnProgram;

/** TwReasonInfo: why a game ended: @word for cases and reports, @sentence (N_()) for people. */
typedef struct
{
  const char *word;
  const char *sentence;
} TwReasonInfo;

/** TwHook: a step of an expansion; smaller @order runs first within a slot. */
typedef struct
{
  TwSlotPoint slot;
  int order;
  TwStep step;
} TwHook;

/**
 * TwVerbPlace: what x, y, node and kind of an expansion's action name.
 * @TW_VERB_PLACE_NONE: nothing on the table
 * @TW_VERB_PLACE_CELL: x, y: a cell
 * @TW_VERB_PLACE_NODE: x, y: a tile; node: one of its segments
 * @TW_VERB_PLACE_PAIR: x, y: a tile; node and kind: two of its segments
 * @TW_VERB_PLACE_TURN: the tile of the turn, where it has a symbol of the expansion;
 *   figure: who goes there
 * @TW_VERB_PLACE_SIGN: the tile of the turn, where it has a symbol of the expansion; kind: which
 *   of the answers that the symbol leaves
 * @TW_VERB_PLACE_SPACE: kind: a space of the score track
 * @TW_VERB_PLACE_SEAT: kind: a seat
 * @TW_VERB_PLACE_SYMBOL: x, y: a tile; node: which of the symbols drawn on it
 * @TW_VERB_PLACE_FIGURE_AT_SYMBOL: the same; figure: who goes there
 * @TW_VERB_PLACE_STANDING: x, y: a tile; the figure that stands on it
 * @TW_VERB_PLACE_STANDING_OF: x, y: a tile; the figure of seat kind that stands on it; with
 *   turns 0 the supply of that seat
 * @TW_VERB_PLACE_ABOUT: what the question is about, see @about of #TwShowingHooks
 */
typedef enum
{
  TW_VERB_PLACE_NONE,
  TW_VERB_PLACE_CELL,
  TW_VERB_PLACE_NODE,
  TW_VERB_PLACE_PAIR,
  TW_VERB_PLACE_TURN,
  TW_VERB_PLACE_SIGN,
  TW_VERB_PLACE_SPACE,
  TW_VERB_PLACE_SEAT,
  TW_VERB_PLACE_SYMBOL,
  TW_VERB_PLACE_FIGURE_AT_SYMBOL,
  TW_VERB_PLACE_STANDING,
  TW_VERB_PLACE_STANDING_OF,
  TW_VERB_PLACE_ABOUT
} TwVerbPlace;

/** tw_verb_place_has_cell: Returns: whether x and y of such an action are a cell */
static inline gboolean
tw_verb_place_has_cell (TwVerbPlace place)
{
  return place == TW_VERB_PLACE_CELL || place == TW_VERB_PLACE_NODE || place == TW_VERB_PLACE_PAIR
         || place == TW_VERB_PLACE_SYMBOL || place == TW_VERB_PLACE_FIGURE_AT_SYMBOL
         || place == TW_VERB_PLACE_STANDING || place == TW_VERB_PLACE_STANDING_OF;
}

/**
 * TwVerbTakes: what stands behind a verb's word in the notation, and where the action keeps it.
 * @TW_VERB_TAKES_NOTHING: the word is all
 * @TW_VERB_TAKES_NUMBER: @kind; which numbers there are is a matter of rules
 * @TW_VERB_TAKES_SEAT: @kind, written P1 for 0
 * @TW_VERB_TAKES_TILE: @kind, the tile's id
 * @TW_VERB_TAKES_FIGURE: @figure, the type's id
 * @TW_VERB_TAKES_CELL: @x and @y
 */
typedef enum
{
  TW_VERB_TAKES_NOTHING,
  TW_VERB_TAKES_NUMBER,
  TW_VERB_TAKES_SEAT,
  TW_VERB_TAKES_TILE,
  TW_VERB_TAKES_FIGURE,
  TW_VERB_TAKES_CELL
} TwVerbTakes;

/* As a picture of what is put somewhere: a tile, face down. */
#define TW_PIECE_BACK "back"

/**
 * TwVerbInfo:
 * @word: the notation's word, for instance "ferry"
 * @format: what follows the word, for people; its first character stands between them
 * @print: (nullable): appends the action's notation after the seat, the word included; without
 *   it the word and what @takes says
 * @parse: (nullable): reads what is written; %FALSE if @text is not this verb or is wrong;
 *   without it what @takes says
 * @place: what it names on the table
 * @takes: a #TwVerbTakes
 * @is_chance: whether nobody decides it
 * @counter: one more than the number of the counting figure that it moves on by its number, 0 for
 *   none
 * @question: what is asked when this is the first of the answers
 * @choice: the answer, on a button or beside a spot: without it its notation
 * @done: what the log says of it: without it who did it, and @choice
 * @piece: (nullable): the picture of what is put somewhere or moved, if it is no figure of the
 *   supply: "gold"
 * @rule: (nullable): the rule behind it
 *
 * A verb that an expansion adds. What depends on more than the action is said by the expansion's
 * phrase().
 */
typedef struct
{
  const char *word;
  const char *format;
  void (*print) (const TwPlay *play, const TwAction *action, GString *out);
  gboolean (*parse) (const TwPlay *play, const char *text, TwAction *out_action);
  TwVerbPlace place;
  TwVerbTakes takes;
  gboolean is_chance;
  guint counter;
  TwPhrase question;
  TwPhrase choice;
  TwPhrase done;
  const char *piece;
  const char *rule;
} TwVerbInfo;

/**
 * TwFact: what a case gives or expects and the base game does not know.
 * @group: "" for a fact by itself, else the first word of the line: "score", "supply",
 *   "tokens", "track"
 * @seat: whose, %TW_SEAT_NONE for nobody's
 * @name: what, for instance "wine", "mage", "cards"
 * @place: (nullable): what stands behind "@", for instance "1,0:road(E)", "castle"
 * @value: what stands behind "="; "1" for a piece without number
 */
typedef struct
{
  const char *group;
  guint seat;
  const char *name;
  const char *place;
  const char *value;
} TwFact;

/**
 * TwFactResult: what became of a fact.
 * @TW_FACT_UNKNOWN: the expansion does not know it
 * @TW_FACT_DONE: it was given, or told
 * @TW_FACT_WRONG: it cannot be; the error is set
 */
typedef enum
{
  TW_FACT_UNKNOWN,
  TW_FACT_DONE,
  TW_FACT_WRONG
} TwFactResult;

/**
 * TwPiece: what lies on a tile and is no player's figure on a segment: neutral pieces, tokens,
 * figures in a zone that is drawn there.
 * @id: what it is, for instance "ferry", "gold"
 * @slot: the tile
 * @node: a segment on which it stands, %TW_NO_NODE for the tile itself
 * @other: a second segment that it joins with @node, %TW_NO_NODE for none
 * @n: how many of them
 * @symbol: one more than the number of the tile's symbol at which it stands, 0 for none
 * @owner: one more than the seat whose it is, 0 for nobody's
 * @there: (nullable): what is read where a feature is explained that has such pieces; place: {n},
 *   how many. What lies on a tile and on no segment belongs to every feature there but fields and
 *   mist
 */
typedef struct
{
  const char *id;
  guint slot;
  guint node;
  guint other;
  guint n;
  guint symbol;
  guint owner;
  const TwPhrase *there;
} TwPiece;

/**
 * TwOpeningKind: what can lie open.
 * @TW_OPENING_DIE: a die that shows a number
 * @TW_OPENING_CARD: a card with a number
 */
typedef enum
{
  TW_OPENING_DIE,
  TW_OPENING_CARD
} TwOpeningKind;

/**
 * TwOpening: what lies open for all to see while something is decided.
 * @kind: what it is
 * @number: what it shows
 * @rule: (nullable): id of the rule that says what is to be done with it
 */
typedef struct
{
  TwOpeningKind kind;
  guint number;
  const char *rule;
} TwOpening;

/** TwWay: a straight way over the table: @n steps of @dx, @dy cells from the tile in @slot. */
typedef struct
{
  guint slot;
  int dx, dy;
  guint n;
} TwWay;

/**
 * TwStock: what lies beside the table, is counted and may run out.
 * @id: what it is: "ghosts", "pile"
 * @words: what is read of it; places: {n}, {most}, {which}, {all}
 * @n: how many there are
 * @most: how many there were when it was full
 * @which: which of several that follow one another, from 1
 * @n_all: how many follow one another
 */
typedef struct
{
  const char *id;
  TwPhrase words;
  guint n;
  guint most;
  guint which;
  guint n_all;
} TwStock;

/**
 * TwTrackMark: what lies beside the score track until the score comes there.
 * @id: what it is: "hound1", "target"
 * @waits: what is read of it while it waits; place: {n}, the points
 * @reached: what is read of it afterwards; the same place
 * @points: the score that it waits for, not only the space
 * @is_reached: whether it waits no longer
 * @is_target: whether all win who reach it together
 */
typedef struct
{
  const char *id;
  const char *waits;
  const char *reached;
  int points;
  gboolean is_reached;
  gboolean is_target;
} TwTrackMark;

/**
 * TwSetupHooks:
 * @is_wanted: whether the parameters call for it; without it, it takes part whenever its part is in
 *   play
 * @check_rules: whether the parameters go together; %TW_RULES_ERROR_PARAMETER says why not
 * @field_flags: how it has fields derived, a set of #TwFieldFlags
 * @start_block: id of the block of @set that lies at the start, "" for none of them; %NULL to leave
 *   it to the set. @has_early: whether tiles of a set in play are drawn before all others. What has
 *   inert edges and is not laid is out of the game (@n_left_out)
 * @figure_supply: how many figures of a type each colour has: a number, -1 for what the vocabulary
 *   says, -2 if the type stays in the box
 * @set_up: fills its own state before the first turn; what lies on the table at the start lies
 *   already; may leave tiles out
 *
 * Before the first turn. All but @set_up are asked while rules are compiled.
 */
typedef struct
{
  gboolean (*is_wanted) (const TwRules *rules);
  gboolean (*check_rules) (const TwRules *rules, GError **error);
  guint (*field_flags) (const TwRules *rules);
  const char *(*start_block) (const TwRules *rules, const TwTileSet *set, gboolean has_early);
  int (*figure_supply) (const TwRules *rules, const char *part, const char *figure);
  void (*set_up) (TwPlay *play, gpointer own);
} TwSetupHooks;

/**
 * TwPlacingHooks:
 * @laid: a tile has come to lie face up in slot @slot: at the start, by a placement, or given by a
 *   case; called after the set-up and before any step
 * @has_tile: whether the player whose turn @frame is has a tile although the bag is empty; without
 *   one the game ends
 * @n_held: how many tiles it keeps that are neither in the bag nor on the table
 * @may_place: veto of a placement that fits; returns the rule that forbids it, or %NULL
 * @minds_kind: whether @may_place may forbid anything for that kind of tile; without it, for every
 *   kind
 *
 * Where tiles come from and where they may lie.
 */
typedef struct
{
  void (*laid) (TwPlay *play, gpointer own, guint slot);
  gboolean (*has_tile) (const TwPlay *play, const TwFrame *frame, gconstpointer own);
  guint (*n_held) (const TwPlay *play, gconstpointer own);
  const char *(*may_place) (const TwPlay *play,
                            const TwFrame *frame,
                            gconstpointer own,
                            const TwAction *place);
  gboolean (*minds_kind) (const TwRules *rules, guint kind);
} TwPlacingHooks;

/**
 * TwFigureHooks:
 * @more_role: what a figure is called on a kind of feature where it could not stand without the
 *   expansion, %NULL if it cannot
 * @may_stand: veto of a %TW_VERB_FIGURE action on the tile placed; returns the rule that forbids
 *   it, or %NULL. Kinds of feature where the figure has no role are asked for only to name the rule
 * @more_actions: further choices instead of a figure (step 2a)
 * @apply_more: takes one of them; %FALSE if the answer is not its own
 * @after_leaving: a figure has left the feature of @node, or the feature came apart; may send
 *   others home
 *
 * Where figures may stand, what can be done in their place, and what follows when they go.
 */
typedef struct
{
  const char *(*more_role) (const char *figure, TwKind kind);
  const char *(*may_stand) (const TwPlay *play,
                            const TwFrame *frame,
                            gconstpointer own,
                            const TwAction *figure);
  void (*more_actions) (const TwPlay *play,
                        const TwFrame *frame,
                        gconstpointer own,
                        TwActionList *list);
  gboolean (*apply_more) (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);
  void (*after_leaving) (TwPlay *play, gpointer own, guint node);
} TwFigureHooks;

/**
 * TwCountingHooks:
 * @minds_order: whether it matters now in which order features are counted: then the player on turn
 *   says so
 * @credited: @seat has got points that a feature of @kind brings, whatever for
 *
 * While features are counted, beside the steps in the slots of scoring.
 */
typedef struct
{
  gboolean (*minds_order) (const TwPlay *play, gconstpointer own);
  void (*credited) (TwPlay *play, gpointer own, guint seat, TwKind kind, int points);
} TwCountingHooks;

/**
 * TwShowingHooks:
 * @phrase: what people read of its actions where a row of the verbs does not say it, and of actions
 *   that every game has where they answer what it asks; %FALSE to leave it to others. @out_phrase
 *   is empty but for the number
 * @why_not: id of the rule by which it forbids an answer that is not in the list, %NULL if that is
 *   not its matter; asked before the base game's own reasons
 * @piece: the piece with number @index that lies on the table; %FALSE if there are not so many
 * @open: what lies open now; %FALSE if nothing does
 * @way: the longest way that may be gone from the tile in @slot; %FALSE if there is none
 * @stock: the store with number @index beside the table; %FALSE if there are not so many
 * @mark: the mark with number @index beside the score track; %FALSE if there are not so many
 * @about: a node of the feature that the open question is about, %TW_NO_NODE for none
 *
 * What people see and read. None of them changes the game.
 */
typedef struct
{
  gboolean (*phrase) (const TwPlay *play,
                      gconstpointer own,
                      const TwSaying *saying,
                      TwPhrase *out_phrase);
  const char *(*why_not) (const TwPlay *play, gconstpointer own, const TwAction *action);
  gboolean (*piece) (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);
  gboolean (*open) (const TwPlay *play, gconstpointer own, TwOpening *out_opening);
  gboolean (*way) (const TwPlay *play, gconstpointer own, guint slot, TwWay *out_way);
  gboolean (*stock) (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);
  gboolean (*mark) (const TwPlay *play, gconstpointer own, guint index, TwTrackMark *out_mark);
  guint (*about) (const TwPlay *play, gconstpointer own);
} TwShowingHooks;

/**
 * TwFactHooks:
 * @same_as: several words mean one answer of its step: makes an action that was read the one that
 *   the step lists
 * @give: makes a fact true, before the first turn or between two
 * @tell: says what is true: the value in the place of @fact's
 * @say: the inverse of @give between two turns: appends facts as cases write them (utf8,
 *   "P2:robber@5", "cards=3,1") that bring back its own state, in the place of the pieces that
 *   #TwShowingHooks shows; those of a place before the others. What it cannot say it leaves out
 *
 * What cases and kept games write.
 */
typedef struct
{
  void (*same_as) (const TwPlay *play, gconstpointer own, TwAction *action);
  TwFactResult (*give) (TwPlay *play, gpointer own, const TwFact *fact, GError **error);
  TwFactResult (*tell) (const TwPlay *play,
                        gconstpointer own,
                        const TwFact *fact,
                        char **out_value,
                        GError **error);
  void (*say) (const TwPlay *play, gconstpointer own, GPtrArray *facts);
} TwFactHooks;

/**
 * TwTogetherHooks:
 * @n_colours: how many colours each of so many players has; without it one
 * @shares_score: whether all have one score: points of anybody are everybody's
 * @asks_all: whether all who play decide together what is asked now; one of them gives the answer
 * @evaluate: how good the position is for @seat, in hundredths of a point, where being ahead of the
 *   others is not what counts; for players that look ahead
 *
 * Of games that all players win or lose together.
 */
typedef struct
{
  guint (*n_colours) (const TwRules *rules, guint n_players);
  gboolean (*shares_score) (const TwRules *rules);
  gboolean (*asks_all) (const TwPlay *play, gconstpointer own);
  int (*evaluate) (const TwPlay *play, gconstpointer own, guint seat);
} TwTogetherHooks;

/** TwCounter: a counting figure on the score track: @word for it among facts, @piece as it looks. */
typedef struct
{
  const char *word;
  const char *piece;
} TwCounter;

/**
 * TwExpansion:
 * @id: the part it carries out, for instance "ferries"
 * @state_size: bytes of its own state; zeroed at the start
 * @most_actions: how many answers one of its steps can list at most, if that is more than
 *   there are places for figures on a tile
 * @symbols: (nullable) (array zero-terminated=1): ids of symbols that tiles are to count for it
 * @hooks: (array length=n_hooks): its steps
 * @verbs: (array length=n_verbs): its verbs
 * @programs: (array length=n_programs): programs that it plays in the place of the built-in
 *   ones; of several expansions that do so for one program the last has its way
 * @reasons: (array length=n_reasons): why games end with it
 * @counters: (nullable) (array length=n_counters): the counting figures that everybody has with it,
 *   if that is more than one
 * @setup: (nullable): what it does before the first turn
 * @placing: (nullable): its word about tiles
 * @figures: (nullable): its word about figures
 * @counting: (nullable): its word about counting
 * @showing: (nullable): what people see and read of it
 * @facts: (nullable): what cases and kept games write of it
 * @together: (nullable): of games that all win or lose together
 * @hash: (nullable): hashes its state by what lies where; without it, every byte counts, which
 *   will do if no slot or node is named
 * @check: (nullable): appends what is wrong with a state to @out, for tests
 *
 * A constant: what it brings (steps, verbs, programs), and groups of hooks by what they serve. All
 * members but @id may be left out, and so may all members of each group; ask with TW_HAS_HOOK().
 */
typedef struct
{
  const char *id;
  gsize state_size;
  guint most_actions;
  const char *const *symbols;
  const TwHook *hooks;
  guint n_hooks;
  const TwVerbInfo *verbs;
  guint n_verbs;
  const TwOwnProgram *programs;
  guint n_programs;
  const TwReasonInfo *reasons;
  guint n_reasons;
  const TwCounter *counters;
  guint n_counters;
  const TwSetupHooks *setup;
  const TwPlacingHooks *placing;
  const TwFigureHooks *figures;
  const TwCountingHooks *counting;
  const TwShowingHooks *showing;
  const TwFactHooks *facts;
  const TwTogetherHooks *together;
  guint64 (*hash) (const TwPlay *play, gconstpointer own);
  void (*check) (const TwPlay *play, gconstpointer own, GString *out);
} TwExpansion;

/** TW_HAS_HOOK: Returns: whether @expansion has that hook of that group */
#define TW_HAS_HOOK(expansion, group, hook) \
  ((expansion)->group != NULL && (expansion)->group->hook != NULL)

G_END_DECLS
