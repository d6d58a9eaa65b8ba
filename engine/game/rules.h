/* Rules: a ruleset compiled for a number of players, which all its games share. */
#pragma once

#include "engine/game/expansion.h"
#include "engine/set/limits.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_MAX_STEPS      64
#define TW_MAX_EXPANSIONS 24
#define TW_N_EVENTS       3

/** TwTie: what a tie for the majority gives (parameter majority.tie). */
typedef enum
{
  TW_TIE_ALL_FULL,
  TW_TIE_SPLIT_UP,
  TW_TIE_NOBODY
} TwTie;

/** TwFieldMethod: how fields and their cities are counted (parameter field.method). */
typedef enum
{
  TW_FIELD_PER_FIELD,
  TW_FIELD_PER_CITY,
  TW_FIELD_PER_PLAYER_ONCE
} TwFieldMethod;

/**
 * TwFigureRule: a type of figure in play.
 * @supply: how many each player has; 0 for a neutral figure
 * @neutral: its index among the neutral figures, -1 for players' figures
 * @is_late: whether it is placed after what is chosen in step 2a, in addition to that
 */
typedef struct
{
  const TwFigureType *type;
  guint8 first;
  guint8 supply;
  gint8 neutral;
  guint8 weight;
  gboolean needs_free;
  gboolean occupies;
  gboolean is_late;
  TwKindSet kinds;
  const char *role[TW_N_KINDS];
} TwFigureRule;

/**
 * TwEffectRule: an effect with numbers in place of names; -1 for "no symbol", "no
 * figure", "no such condition". @tiles_most is %G_MAXINT16 without that condition.
 */
typedef struct
{
  const TwEffect *effect;
  guint8 stage;
  guint8 per;
  guint8 scope;
  guint8 to;
  gint8 symbol;
  gint8 if_symbol;
  gint8 unless_symbol;
  gint8 if_figure;
  gint8 if_own_figure;
  gint8 token;
  guint8 round_down;
  guint8 is_choice;
  gint16 tiles_most;
  gint16 tiles_least;
  gint16 points;
} TwEffectRule;

/**
 * TwEffectSpan: the effects for one event and kind of feature, as indexes into the rules' effects.
 * Effects from @begin make the feature's value, effects from @credit say who gets it, effects from
 * @extra give something beside it.
 */
typedef struct
{
  guint8 begin;
  guint8 credit;
  guint8 extra;
  guint8 end;
  gboolean by_seat; /* the value depends on who gets it */
} TwEffectSpan;

/** TwTokenRule: a type of token in play; @supply is how many there are, 0 for any number; of @each every
 * player has so many at the start; @points and @none_counts are by worth; @by_hand means that
 * no rule moves it. */
typedef struct
{
  const TwTokenType *type;
  guint16 supply;
  guint16 each;
  gint16 points[TW_MAX_TOKEN_WORTHS];
  gboolean none_counts[TW_MAX_TOKEN_WORTHS];
  gboolean by_hand;
} TwTokenRule;

/**
 * TwStepEntry: a step of a program
 * @step: what is run, listed and applied
 * @run: what the loop calls: @run of @step, or for one that looks at symbols what first looks
 *   whether they are there
 * @expansion: index of its expansion, -1 for a step of the game itself
 * @symbols: the symbols without which it is passed over, see @hook_symbols of #TwExpansion
 * @data: (nullable): what the expansion knows the step by, see @hook_data of #TwExpansion
 */
typedef struct
{
  const TwStep *step;
  TwStepResult (*run) (TwPlay *play, TwFrame *frame, gpointer own);
  gint8 expansion;
  guint32 symbols;
  gconstpointer data;
} TwStepEntry;

/**
 * TwRules:
 * @vocabulary: the vocabulary that ids and parameters come from
 * @catalogue: the tiles
 * @n_seats: number of seats, one for each colour; the seats of one player are neighbours
 * @n_players: number of players
 * @hand: number of colours of each player; the first of a player's seats has the turn
 * @shares_score: whether all players share one score
 * @start_is_given: whether a case says what lies on the table at the start
 * @parts: (array zero-terminated=1): the parts in play, "abbot" or "abbot:figures"; see
 *   tw_part_is_among()
 * @parameters: value by index of the vocabulary's parameters
 * @figures: types of figures in play
 * @n_figures: number of figures of all players together
 * @n_seat_figures: number of figures of one seat; those of one type follow one another
 * @n_neutral: number of neutral figures
 * @effects: the effects in play, grouped by event and kind; rates for the same thing by falling
 *   priority
 * @spans: where they stand in @effects, by event and kind
 * @counts_empty: by event: kinds of feature that may bring something although no figure stands
 *   there
 * @token_types: types of tokens in play
 * @made: (nullable): the expansion that was made out of the vocabulary, one of @expansions
 * @programs: the steps, by program
 * @expansions: the expansions in play
 * @state_size: bytes of a game's block
 * @max_actions: the most actions that a list can have
 * @initial: a block with the game set up, before the first step
 *
 * Immutable, shared by reference. The other members say where things lie in a game's block.
 */
struct _TwRules
{
  TwVocabulary *vocabulary;
  TwCatalogue *catalogue;
  guint n_seats;
  guint n_players;
  guint hand;
  gboolean shares_score;
  gboolean start_is_given;
  char **parts;
  int *parameters;

  guint n_figure_types;
  TwFigureRule figure_types[TW_MAX_FIGURE_TYPES];
  guint n_figures;
  guint n_seat_figures;
  guint n_neutral;

  guint n_effects;
  TwEffectRule effects[TW_MAX_EFFECTS];
  TwEffectSpan spans[TW_N_EVENTS][TW_N_KINDS];
  TwKindSet counts_empty[TW_N_EVENTS];

  guint n_token_types;
  TwTokenRule token_types[TW_MAX_TOKEN_TYPES];

  guint n_steps[TW_N_PROGRAMS];
  TwStepEntry programs[TW_N_PROGRAMS][TW_MAX_STEPS];

  TwExpansion *made;
  guint n_expansions;
  const TwExpansion *expansions[TW_MAX_EXPANSIONS];
  gsize own_offset[TW_MAX_EXPANSIONS];
  gboolean *has_place_veto; /* by kind of tile */
  gboolean has_stand_veto;
  gboolean has_after_leaving;
  gboolean has_credited;
  gboolean has_late;       /* figures that are placed late */
  gboolean has_bystanders; /* figures that do not occupy what they stand on */
  gboolean has_laid;
  gboolean has_weigh; /* figures may weigh more on some features than on others */
  gboolean has_order; /* an expansion may mind the order in which features are counted */
  gboolean has_gains; /* an expansion minds how points move counting figures */
  guint n_counters;   /* counting figures of each seat, 1 or 2 */
  const TwCounter *counters;

  TwBoardLayout board;
  gsize board_offset;
  gsize figures_offset;
  gsize bag_offset;
  gsize tokens_offset;
  gsize state_size;
  guint max_actions;

  gboolean farmers;
  gboolean final_incomplete;
  gboolean unplaceable_returns;
  gboolean start_in_bag;
  TwFieldMethod field_method;
  int field_per_city_points;
  TwTie tie;

  guint64 *initial;
};

/**
 * TwParameterValue: a parameter set by a ruleset or a case.
 */
typedef struct
{
  const char *name;
  int value;
} TwParameterValue;

/**
 * TwRulesSetup:
 * @vocabulary: the vocabulary
 * @sources: (array length=n_sources): sets and copies; the set that gives the start comes first
 * @n_sources: number of sets
 * @parts: (array zero-terminated=1): the parts in play, "base" among them
 * @expansions: (array length=n_expansions): the expansions of the parts that have code
 * @n_expansions: number of expansions
 * @values: (array length=n_values): parameters that are not at their defaults
 * @n_values: their number
 * @n_seats: players, 1 to 6
 * @start_is_given: whether a case says what lies on the table at the start
 */
typedef struct
{
  TwVocabulary *vocabulary;
  const TwCatalogueSource *sources;
  guint n_sources;
  const char *const *parts;
  const TwExpansion *const *expansions;
  guint n_expansions;
  const TwParameterValue *values;
  guint n_values;
  guint n_seats;
  gboolean start_is_given;
} TwRulesSetup;

/**
 * tw_rules_new:
 * @setup: the sets, parts and parameters in play
 * @error: return location
 *
 * Errors: %TW_CATALOGUE_ERROR as of tw_catalogue_new(); %TW_RULES_ERROR when a part,
 *   parameter or effect cannot be used, with its name and what is allowed.
 *
 * Rule: BASE-007, PARAM-002.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
TwRules *tw_rules_new (const TwRulesSetup *setup, GError **error);

/** tw_rules_ref: Returns: (transfer full): @rules */
TwRules *tw_rules_ref (TwRules *rules);

/** tw_rules_unref: frees @rules with the last reference; safe in any thread. */
void tw_rules_unref (TwRules *rules);

/**
 * tw_rules_n_tiles:
 *
 * Returns: how many tiles the game has: those in the bag and those on the table at the start. Tiles
 * that the set-up puts back into the box do not count (MIST-001, COUNT-002).
 */
guint tw_rules_n_tiles (const TwRules *rules);

/** tw_rules_parameter: Returns: the value of the parameter @name; 0 if there is none */
int tw_rules_parameter (const TwRules *rules, const char *name);

/** tw_rules_token: Returns: index of the token type @id, or -1 */
int tw_rules_token (const TwRules *rules, const char *id);

/** tw_rules_has_procedure: Returns: whether the part that has the procedure is in play */
gboolean tw_rules_has_procedure (const TwRules *rules, const TwProcedure *procedure);

/** tw_rules_holds: Returns: whether the game is played with the value of a parameter that
 *   @setting says: PARAMETER=VALUE */
gboolean tw_rules_holds (const TwRules *rules, const char *setting);

/**
 * tw_rules_amount:
 * @rules: rules whose parameters are set
 * @amount: (nullable): a number, or the name of a parameter
 * @none: the value of %NULL
 *
 * Returns: the amount
 */
int tw_rules_amount (const TwRules *rules, const char *amount, int none);

/** tw_rules_figure: Returns: index of the figure type @id, or -1 */
int tw_rules_figure (const TwRules *rules, const char *id);

/** tw_rules_lead: Returns: the seat with the turn of the player who has @seat */
static inline guint
tw_rules_lead (const TwRules *rules, guint seat)
{
  return seat < rules->n_seats ? seat - seat % rules->hand : seat;
}

/** tw_rules_told: Returns: (transfer none): the rule that is told as a reason in the place of @rule, an id: one
 *   of a part in play that replaces it, else itself */
const char *tw_rules_told (const TwRules *rules, const char *rule);

/** tw_rules_reason: Returns: the number of the reason whose word is @word */
guint tw_rules_reason (const TwRules *rules, const char *word);

/** tw_rules_reason_info: Returns: (transfer none): reason number @reason */
const TwReasonInfo *tw_rules_reason_info (const TwRules *rules, guint reason);

/** tw_rules_verb: Returns: the verb of an expansion in play whose word is @word, or -1 */
int tw_rules_verb (const TwRules *rules, const char *word);

#define TW_RULES_ERROR tw_rules_error_quark ()
TW_DECLARE_PLACED_ERROR (tw_rules_error)

/** TwRulesError: why a ruleset cannot be played. */
typedef enum
{
  TW_RULES_ERROR_PART,
  TW_RULES_ERROR_PARAMETER,
  TW_RULES_ERROR_EFFECT,
  TW_RULES_ERROR_PROCEDURE,
  TW_RULES_ERROR_PLAYERS
} TwRulesError;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRules, tw_rules_unref)

G_END_DECLS
