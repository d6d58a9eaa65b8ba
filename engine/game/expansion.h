/* How an expansion takes part in a game.
 *
 * An expansion is one constant #TwExpansion. It names the steps it adds and the slots they go into;
 * when rules are compiled, the steps in use are sorted into one flat array a program, and games
 * walk that array without knowing which expansion a step comes from.
 */
#pragma once

#include "engine/game/state.h"
#include "engine/game/value-change.h"
#include "engine/game/verb-info.h"

G_BEGIN_DECLS

typedef struct _TwRules TwRules;

/**
 * TwStepResult:
 * @TW_STEP_DONE: the step is over, the next one follows
 * @TW_STEP_ASK: the frame's decider has to answer; run() is called again after the answer
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
 * @phase: the step's label in the order of a turn ("1d"), for people and cases
 * @run: does what needs no answer; may change the state
 * @list: (nullable): the legal answers; changes nothing
 * @apply: (nullable): carries out one answer of the list; run() is called after it
 *
 * One step of a program. @own is the expansion's own state, %NULL for built-in steps.
 */
typedef struct
{
  const char *phase;
  TwStepResult (*run) (TwPlay *play, TwFrame *frame, gpointer own);
  void (*list) (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list);
  void (*apply) (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);
} TwStep;

/**
 * TwSlotPoint: where the steps of expansions go. The numbers in brackets are the steps of a turn.
 * @TW_SLOT_BEFORE_DRAW: before a tile is drawn (0)
 * @TW_SLOT_AFTER_DRAW: a tile was drawn and does not lie yet (1a)
 * @TW_SLOT_AFTER_PLACING: the tile lies (1c–1g)
 * @TW_SLOT_AFTER_FIGURE: the figure stands (2b–2e)
 * @TW_SLOT_BEFORE_SCORING: completed features are known, none is counted (3b)
 * @TW_SLOT_BEFORE_CREDIT: while a feature is counted: its value and winners are known, the points
 *   are not yet given (3d)
 * @TW_SLOT_AFTER_CREDIT: while a feature is counted: its points are given (3e, 3f)
 * @TW_SLOT_BEFORE_MOVE: a player has got points; the counting figure has not moved yet (3d). If an
 *   expansion has hooks in this slot or the next, each gain during the game has a frame of its own
 * @TW_SLOT_AFTER_MOVE: a counting figure has moved (3e)
 * @TW_SLOT_AFTER_SCORING: all features are counted (4a–4g)
 * @TW_SLOT_PART_END: the part is over (5)
 * @TW_SLOT_BEFORE_FINAL: the game is over, nothing is counted (31–34)
 * @TW_SLOT_AFTER_FINAL: fields are counted (37, 38)
 */
typedef enum
{
  TW_SLOT_BEFORE_DRAW,
  TW_SLOT_AFTER_DRAW,
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
 * @step: (nullable): a step, %NULL for a slot
 * @slot: without @step: the slot whose hooks run here
 *
 * One piece of a program; the steps that every game has are in steps.h.
 */
typedef struct
{
  const TwStep *step;
  TwSlotPoint slot;
} TwProgramItem;

/** TwOwnProgram: a program of an expansion that replaces a built-in one. */
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
 * TwFact: something that a case gives or expects and that the base game does not know.
 * @group: the first word of the line: "score", "supply", "tokens", "track"; "" for a fact without
 *   one
 * @seat: the seat it belongs to, %TW_SEAT_NONE for none
 * @name: its name, for instance "wine", "mage", "cards"
 * @place: (nullable): the text after "@", for instance "1,0:road(E)", "castle"
 * @value: the text after "="; "1" for a piece without number
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
 * @TW_FACT_DONE: the expansion has made it true, or has told its value
 * @TW_FACT_WRONG: it is impossible; the error is set
 */
typedef enum
{
  TW_FACT_UNKNOWN,
  TW_FACT_DONE,
  TW_FACT_WRONG
} TwFactResult;

/**
 * TwPiece: something on a tile other than a player's figure on a segment: a neutral piece, a token,
 * a figure in a zone that is drawn there.
 * @id: what it is, for instance "ferry", "gold"
 * @slot: the tile it lies on
 * @node: the segment it stands on, %TW_NO_NODE for the tile itself
 * @other: a second segment that it joins with @node, %TW_NO_NODE for none
 * @n: how many such pieces lie there
 * @symbol: one more than the number of the tile's symbol at which it stands, or tokens lie one upon the
 *   other; 0 for none
 * @owner: one more than the seat of its owner, 0 for none
 * @there: (nullable): the phrase that explains a feature with such pieces; place: {n}, how many. A
 *   piece on a tile but on no segment belongs to every feature there but fields and mist
 * @is_token: whether it is tokens of the type @id, which the rules' section "lying-ID" explains
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
  gboolean is_token;
} TwPiece;

/**
 * TwOpeningKind: kinds of #TwOpening.
 * @TW_OPENING_DIE: a die that shows a number
 * @TW_OPENING_CARD: a card with a number
 */
typedef enum
{
  TW_OPENING_DIE,
  TW_OPENING_CARD
} TwOpeningKind;

/**
 * TwOpening: a die or card that lies open for all to see while a question is open.
 * @kind: what it is
 * @number: the number it shows
 * @sides: %TW_OPENING_DIE: which numbers it has, from 0 to 6: a bit (1 << number) for each; else 0
 * @rule: (nullable): id of the rule that says what to do with it
 * @title: (nullable): what it is called, in the user’s language; %NULL for a message
 * @picture: (nullable): what its picture is known by, if the set may have one: "treasure/gold"
 */
typedef struct
{
  TwOpeningKind kind;
  guint number;
  guint sides;
  const char *rule;
  const char *title;
  const char *picture;
} TwOpening;

/** TwWay: a straight way over the table: @n steps of @dx, @dy cells from the tile in @slot, where the
 * symbol @symbol points. */
typedef struct
{
  guint slot;
  int dx, dy;
  guint n;
  const char *symbol;
} TwWay;

/**
 * TwStock: a counted store beside the table that may run out.
 * @id: what it is: "ghosts", "pile"
 * @words: the phrase that people read; places: {n}, {most}, {which}, {all}
 * @n: how many are left
 * @most: how many it has when full; 0 if it has no such bound: then no bar shows it
 * @which: its number, from 1, among the stores that follow one another
 * @n_all: how many stores follow one another
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
 * TwTrackMark: a mark beside the score track that waits until the score reaches it.
 * @id: what it is: "hound1", "target"
 * @waits: the sentence while it waits; place: {n}, the points
 * @reached: the sentence afterwards; the same place
 * @points: the score that it waits for, not the space of the track
 * @is_reached: whether the score has reached it
 * @is_target: whether the players, who share one score, win when they reach it
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

/* Forward: the expansion itself, which stands at the end. */
typedef struct _TwExpansion TwExpansion;

/**
 * TwSetupHooks:
 * @make: makes the expansion that takes part in the place of this one, out of the vocabulary of
 *   @rules, which has parts and parameters by now; %NULL without an error if there is nothing to make
 * @name_things: of what was made: ids become numbers of the figures, symbols and tiles that @rules
 *   has by now; the last moment to say how large its state is
 * @unmake: frees what was made
 * @is_wanted: whether the parameters call for the expansion; without this hook, it takes part
 *   whenever its part is in play
 * @check_rules: whether the parameters go together; if not, sets %TW_RULES_ERROR_PARAMETER
 * @field_flags: how fields are derived with it, a set of #TwFieldFlags
 * @start_block: id of the block of @set that lies on the table at the start, "" for none; %NULL to
 *   leave it to the set. @has_early: whether a set in play has tiles that are drawn before all
 *   others. A tile with inert edges that is not laid is out of the game (@n_left_out)
 * @figure_supply: how many figures of a type each colour has; -1 for the number in the vocabulary,
 *   -2 if the type stays in the box
 * @set_up: fills the expansion's own state before the first turn, after the start tiles are laid;
 *   may leave tiles out
 *
 * Hooks before the first turn. All but @set_up are called while the rules are compiled.
 */
typedef struct
{
  TwExpansion *(*make) (const TwRules *rules, GError **error);
  gboolean (*name_things) (TwExpansion *made, const TwRules *rules, GError **error);
  void (*unmake) (TwExpansion *made);
  gboolean (*is_wanted) (const TwRules *rules);
  gboolean (*check_rules) (const TwRules *rules, GError **error);
  guint (*field_flags) (const TwRules *rules);
  const char *(*start_block) (const TwRules *rules, const TwTileSet *set, gboolean has_early);
  int (*figure_supply) (const TwRules *rules, const char *part, const char *figure);
  void (*set_up) (TwPlay *play, gpointer own);
} TwSetupHooks;

/**
 * TwPlacingHooks:
 * @laid: a tile now lies face up in @slot: from the start, by a placement, or given by a case;
 *   called after the set-up and before any step
 * @has_tile: whether the player whose turn @frame is has a tile although the bag is empty; the game
 *   ends if no expansion says so
 * @n_held: how many tiles the expansion keeps that are neither in the bag nor on the table
 * @let_go: a position is to have a tile of this kind on the table, and none is in the bag: puts one
 *   that the expansion keeps there, if it can
 * @unplaceable: a drawn tile that fits nowhere is put away, and another one is going to be drawn; may end the game
 * @may_place: vetoes a placement that fits: returns id of the rule that forbids it, or %NULL
 * @minds_kind: whether @may_place can forbid a placement of that kind of tile; without this hook,
 *   it can for every kind
 *
 * Hooks on where tiles come from and where they may lie.
 */
typedef struct
{
  void (*laid) (TwPlay *play, gpointer own, guint slot);
  gboolean (*has_tile) (const TwPlay *play, const TwFrame *frame, gconstpointer own);
  guint (*n_held) (const TwPlay *play, gconstpointer own);
  gboolean (*let_go) (TwPlay *play, gpointer own, guint kind);
  void (*unplaceable) (TwPlay *play, gpointer own, const TwFrame *frame);
  const char *(*may_place) (const TwPlay *play,
                            const TwFrame *frame,
                            gconstpointer own,
                            const TwAction *place);
  gboolean (*minds_kind) (const TwRules *rules, guint kind);
} TwPlacingHooks;

/**
 * TwFigureHooks:
 * @more_role: the role of a figure on a kind of feature where only the expansion lets it stand;
 *   %NULL if it cannot stand there
 * @may_stand: vetoes a %TW_VERB_FIGURE action on the tile just placed: returns id of the rule that
 *   forbids it, or %NULL. It is called for a kind of feature on which the figure has no role only
 *   to name the rule
 * @more_actions: adds choices in place of a figure (step 2a)
 * @apply_more: carries out one of those choices; %FALSE if the action is not one of them
 * @name_leaving: whether @figure is in a zone of the expansion out of which it may be taken home; if
 *   so, @out_action is the action that says so
 * @after_leaving: a figure has left the feature of @node, or the feature came apart; may send other
 *   figures home
 *
 * Hooks on where figures may stand, what a player can do in place of one, and what follows when one
 * leaves.
 */
typedef struct
{
  const char *(*more_role) (const TwRules *rules, const char *figure, TwKind kind);
  const char *(*may_stand) (const TwPlay *play,
                            const TwFrame *frame,
                            gconstpointer own,
                            const TwAction *figure);
  void (*more_actions) (const TwPlay *play,
                        const TwFrame *frame,
                        gconstpointer own,
                        TwActionList *list);
  gboolean (*apply_more) (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action);
  gboolean (*name_leaving) (const TwPlay *play,
                            gconstpointer own,
                            const TwFigure *figure,
                            TwAction *out_action);
  void (*after_leaving) (TwPlay *play, gpointer own, guint node);
} TwFigureHooks;

/**
 * TwWeights: what the figures on a feature weigh, by seat.
 * @there: the weight; whoever has the greatest has the majority
 * @ties: what decides between those who weigh as much: of them the greatest
 */
typedef struct
{
  int there[TW_MAX_SEATS];
  int ties[TW_MAX_SEATS];
} TwWeights;

/**
 * TwCountingHooks:
 * @weigh: changes what the figures on the feature of @root weigh; what they weigh by their type is there
 *   already
 * @weighed_by: ids of the rules that did so, "" if none does
 * @minds_order: whether the order in which features are counted matters now; if so, the player on
 *   turn chooses it
 * @credited: @seat has got points from a feature of @kind, for any reason
 * @changed_by: ids of the rules that changed the value of the feature that is counted now, which is
 *   then not what effects say
 * @changes: what they did to it
 * @foresee: adds to @out what rules would do to the value @value of the feature of @node if it were
 *   counted now, as far as that can be known. Returns: what the value would be then
 *
 * Hooks while features are counted, beside the steps in the slots of scoring.
 */
typedef struct
{
  void (*weigh) (const TwPlay *play, gconstpointer own, guint root, TwWeights *weights);
  const char *(*weighed_by) (const TwPlay *play, gconstpointer own, guint root);
  gboolean (*minds_order) (const TwPlay *play, gconstpointer own);
  const char *(*changed_by) (const TwPlay *play, gconstpointer own);
  const TwValueChanges *(*changes) (const TwPlay *play, gconstpointer own);
  int (*foresee) (const TwPlay *play, gconstpointer own, guint node, guint event, int value,
                  TwValueChanges *out);
  void (*credited) (TwPlay *play, gpointer own, guint seat, TwKind kind, int points);
} TwCountingHooks;

/**
 * TwShowingHooks:
 * @phrase: the phrase for an action of the expansion, where the verb's row does not give it, or for
 *   a built-in action that answers a question of the expansion; %FALSE to leave it to others.
 *   @out_phrase is empty but for the number
 * @why_not: id of the rule by which the expansion forbids an action that is not listed, %NULL if it
 *   does not forbid it; called before the base game looks for its reasons
 * @why_not_now: likewise for an action that is another player's to answer, or that comes when its part
 *   is over; without it, the base game says so
 * @piece: the expansion's piece number @index on the table; %FALSE behind the last
 * @open: the die or card that lies open now; %FALSE if none does
 * @way: the longest straight way that a figure may go from the tile in @slot; %FALSE if there is
 *   none
 * @stock: the store number @index beside the table; %FALSE behind the last
 * @has: number @index of what @seat has that is counted but not held; %FALSE behind the last; the
 *   title is in the user’s language
 * @mark: the mark number @index beside the score track; %FALSE behind the last
 * @question: a number for the question that @action would answer now, by which phrase() knows it
 *   again; 0 if it is none of the expansion's
 * @about: a node of the feature that the open question is about, %TW_NO_NODE for none
 * @asks_leaving: whether the figures that can be placed now wait in a place of their own, and none is
 *   of the supply
 *
 * Hooks on what people see and read. None of them changes the game.
 */
typedef struct
{
  gboolean (*phrase) (const TwPlay *play,
                      gconstpointer own,
                      const TwSaying *saying,
                      TwPhrase *out_phrase);
  const char *(*why_not) (const TwPlay *play, gconstpointer own, const TwAction *action);
  const char *(*why_not_now) (const TwPlay *play, gconstpointer own, const TwAction *action);
  gboolean (*piece) (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece);
  gboolean (*open) (const TwPlay *play, gconstpointer own, TwOpening *out_opening);
  gboolean (*way) (const TwPlay *play, gconstpointer own, guint slot, TwWay *out_way);
  gboolean (*stock) (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock);
  gboolean (*has) (const TwPlay *play,
                   gconstpointer own,
                   guint seat,
                   guint index,
                   const char **out_title,
                   int *out_n);
  gboolean (*mark) (const TwPlay *play, gconstpointer own, guint index, TwTrackMark *out_mark);
  guint (*question) (const TwPlay *play, gconstpointer own, const TwAction *action);
  guint (*about) (const TwPlay *play, gconstpointer own);
  gboolean (*asks_leaving) (const TwPlay *play, gconstpointer own);
} TwShowingHooks;

/**
 * TwFactHooks:
 * @same_as: where several notations mean one answer of the expansion's step: turns an action that
 *   was read into the one that the step lists
 * @give: makes a fact true, before the first turn or between two
 * @tell: tells the value that is true in place of @fact's
 * @say: the inverse of @give between two turns: appends the facts that bring back the expansion's
 *   own state, as cases write them (utf8, "P2:robber@5", "cards=3,1"). It leaves out what it cannot write
 * @says_pieces: whether those with a place stand instead of the pieces that #TwShowingHooks shows
 *
 * Hooks for what cases and saved games write.
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
  gboolean says_pieces;
} TwFactHooks;

/**
 * TwTogetherHooks:
 * @n_colours: how many colours each of @n_players players has; without this hook, one
 * @shares_score: whether all players share one score
 * @asks_all: whether all players decide the open question together; one of them gives the answer
 * @evaluate: how good the position is for @seat, in place of the lead over the others; for computer players
 *   that look ahead: it tells positions that one turn can lead to apart
 * @chance: the chance that the team wins, in hundredths of a percent, for those that search: it can be averaged
 * @narrow: takes those answers off @list that need no thought, because one that stays is hardly worse; at
 *   least one stays
 *
 * Hooks of games that all players win or lose together.
 */
typedef struct
{
  guint (*n_colours) (const TwRules *rules, guint n_players);
  gboolean (*shares_score) (const TwRules *rules);
  gboolean (*asks_all) (const TwPlay *play, gconstpointer own);
  int (*evaluate) (const TwPlay *play, gconstpointer own, guint seat);
  int (*chance) (const TwPlay *play, gconstpointer own);
  void (*narrow) (const TwPlay *play, gconstpointer own, TwActionList *list);
} TwTogetherHooks;

/** TwCounter: a counting figure on the score track: @word names it among facts, @piece its
 * picture. */
typedef struct
{
  const char *word;
  const char *piece;
} TwCounter;

/**
 * TwExpansion:
 * @id: id of the part it carries out, for instance "ferries"
 * @state_size: bytes of its own state, which is zeroed at the start
 * @most_actions: the most answers that one of its steps can list, if a tile has fewer places for
 *   figures than that
 * @symbols: (nullable) (array zero-terminated=1): ids of the symbols that are counted on tiles for
 *   it
 * @hooks: (array length=n_hooks): its steps
 * @hook_symbols: (nullable) (array length=n_hooks): by step, counted symbols, a bit each: where the turn's
 *   tile shows none of them a step that has not begun has nothing to do and is passed over; 0 if
 *   that is not so
 * @hook_data: (nullable) (array length=n_hooks): by step, what the expansion wants to find again while the step is
 *   carried out
 * @verbs: (array length=n_verbs): its verbs
 * @programs: (array length=n_programs): programs that replace the built-in ones; if several
 *   expansions replace one program, the last does
 * @counts: whether its steps count what a tile completes, and the game does not; @counts_last: likewise for
 *   the final scoring
 * @reasons: (array length=n_reasons): reasons for which it ends games
 * @counters: (nullable) (array length=n_counters): the counting figures that each player has with
 *   it, if more than one
 * @setup: (nullable): hooks before the first turn
 * @placing: (nullable): hooks about tiles
 * @figures: (nullable): hooks about figures
 * @counting: (nullable): hooks about counting
 * @showing: (nullable): hooks about what people see and read
 * @facts: (nullable): hooks for what cases and saved games write
 * @together: (nullable): hooks of games that all players win or lose together
 * @choose: (nullable): @out_action becomes the answer of its step at @frame that tw_play_choose() is asked for,
 *   where that is found without listing them all; %FALSE if it is not
 * @hash: (nullable): hashes its state by cells instead of slots and nodes; without it, every byte
 *   is hashed, which is right for a state that names no slot or node
 * @check: (nullable): for tests: appends what is wrong with the state to @out
 *
 * A constant: steps, verbs and programs, and groups of hooks by what they serve. Every hook and
 * every member but @id is optional; test for a hook with TW_HAS_HOOK().
 */
struct _TwExpansion
{
  const char *id;
  gsize state_size;
  guint most_actions;
  const char *const *symbols;
  const TwHook *hooks;
  const guint32 *hook_symbols;
  gconstpointer const *hook_data;
  guint n_hooks;
  const TwVerbInfo *verbs;
  guint n_verbs;
  const TwOwnProgram *programs;
  guint n_programs;
  gboolean counts;
  gboolean counts_last;
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
  gboolean (*choose) (const TwPlay *play,
                      const TwFrame *frame,
                      gconstpointer own,
                      guint64 at,
                      TwAction *out_action);
  guint64 (*hash) (const TwPlay *play, gconstpointer own);
  void (*check) (const TwPlay *play, gconstpointer own, GString *out);
};

/** TW_HAS_HOOK: Returns: whether @expansion has @hook of @group */
#define TW_HAS_HOOK(expansion, group, hook) \
  ((expansion)->group != NULL && (expansion)->group->hook != NULL)

G_END_DECLS
