/* Effects: what features and tokens are worth, as data.
 *
 * An effect says what some kinds of feature bring at some event. The stages follow one another:
 * rates, additions and divisions make a feature's value; credit says who gets it; tokens are handed
 * out beside it. data/doc/effects.md explains this to designers with examples.
 *
 * An amount is a whole number or the name of a parameter, as text.
 */
#pragma once

#include "engine/tile/language.h"
#include "engine/tile/texts.h"
#include "engine/tile/kind.h"

G_BEGIN_DECLS

/* The part of everything a designer adds to the rules; it is in play with its set or ruleset. */
#define TW_PART_OWN "own"

/**
 * TwEffectStage:
 * @TW_STAGE_RATE: points for each thing counted; of several rates for the same thing, the one with
 *   the highest priority that applies counts
 * @TW_STAGE_ADD: adds points to those of the rates
 * @TW_STAGE_DIVIDE: divides the points so far, in order of priority
 * @TW_STAGE_CREDIT: without points: says who gets the value; of several that apply, the one with
 *   the highest priority counts, and without any the majority gets it. With points: an award beside
 *   the value
 * @TW_STAGE_TOKENS: hands out tokens
 */
typedef enum
{
  TW_STAGE_RATE,
  TW_STAGE_ADD,
  TW_STAGE_DIVIDE,
  TW_STAGE_CREDIT,
  TW_STAGE_TOKENS
} TwEffectStage;

/** TwEffectEvent: when an effect applies; bits. */
typedef enum
{
  TW_EVENT_COMPLETE = 1 << 0,
  TW_EVENT_END = 1 << 1,
  TW_EVENT_RECALL = 1 << 2
} TwEffectEvent;

/**
 * TwEffectPer: what an effect counts.
 * @TW_PER_FEATURE: the feature itself, once
 * @TW_PER_TILE: the feature's different tiles
 * @TW_PER_SYMBOL: the symbols of one kind in the scope
 * @TW_PER_NEIGHBOUR: tiles in the cells around
 * @TW_PER_CITY: complete cities that touch a field
 * @TW_PER_KIND: different features of one kind in the scope
 * @TW_PER_TILE_WITH: tiles in the scope with a feature of one kind
 * @TW_PER_TILE_WITHOUT: tiles in the scope without one
 */
typedef enum
{
  TW_PER_FEATURE,
  TW_PER_TILE,
  TW_PER_SYMBOL,
  TW_PER_NEIGHBOUR,
  TW_PER_CITY,
  TW_PER_KIND,
  TW_PER_TILE_WITH,
  TW_PER_TILE_WITHOUT
} TwEffectPer;

/**
 * TwEffectScope: where an effect looks for symbols, neighbours and features.
 * @TW_SCOPE_FEATURE: on the feature's own segments
 * @TW_SCOPE_TILES: anywhere on the feature's tiles, and on the tiles themselves
 * @TW_SCOPE_AROUND_4: on the tiles that share an edge with one of the feature's tiles
 * @TW_SCOPE_AROUND_8: on the tiles that share an edge or a corner with one of them
 *
 * The feature's own tiles do not lie around it. Each tile counts once.
 */
typedef enum
{
  TW_SCOPE_FEATURE,
  TW_SCOPE_TILES,
  TW_SCOPE_AROUND_4,
  TW_SCOPE_AROUND_8
} TwEffectScope;

/**
 * TwEffectTo: who gets what an effect gives.
 * @TW_TO_MAJORITY: the players with the greatest weight of figures there
 * @TW_TO_PRESENCE: the player on turn, if they have a figure there
 * @TW_TO_COMPLETER: the player on turn
 * @TW_TO_COLOURS: every player with a figure there
 * @TW_TO_ALL: every player
 * @TW_TO_NOBODY: no player
 *
 * At the end of the game no player is on turn. Figures that weigh nothing do not count here.
 */
typedef enum
{
  TW_TO_MAJORITY,
  TW_TO_PRESENCE,
  TW_TO_COMPLETER,
  TW_TO_COLOURS,
  TW_TO_ALL,
  TW_TO_NOBODY
} TwEffectTo;

/**
 * TwEffect:
 * @part: the part it belongs to, %TW_PART_OWN for a designer's own effect
 * @file: (nullable): the file it stands in
 * @line: its line in the file
 * @features: the kinds of feature it applies to
 * @events: when it applies, a set of #TwEffectEvent
 * @stage: its stage of the arithmetic
 * @per: what it counts
 * @scope: where it looks for the things it counts, for @if_symbol and for @unless_symbol
 * @symbol: (nullable): the symbol counted with %TW_PER_SYMBOL
 * @kind: the kind of feature counted with %TW_PER_KIND, or looked for with
 *   %TW_PER_TILE_WITH and %TW_PER_TILE_WITHOUT
 * @only_complete: with %TW_PER_KIND: whether only complete features count
 * @points: (nullable): an amount: points, divisor, or number of tokens; %NULL for a
 *   credit that says who gets the value
 * @priority: see #TwEffectStage
 * @if_symbol: (nullable): applies only when that symbol is in the scope
 * @unless_symbol: (nullable): applies only when that symbol is not in the scope
 * @if_tiles_most: (nullable): applies only when the feature has at most that many tiles, an amount
 * @if_tiles_least: (nullable): applies only when the feature has at least that many tiles, an
 *   amount
 * @if_parameter: (nullable): applies only in games where a parameter has a value, written
 *   NAME=VALUE
 * @if_figure: (nullable): applies only when a figure of that type stands on the feature
 * @if_own_figure: (nullable): applies only for a player who has a figure of that type there; the
 *   others get the value without this effect
 * @round_down: whether a division rounds down rather than up
 * @to: with %TW_STAGE_CREDIT and %TW_STAGE_TOKENS: who gets it
 * @token: (nullable): the type of token handed out
 * @rules: (nullable): rule ids, blank-separated
 */
typedef struct
{
  char *part;
  char *file;
  guint line;
  TwKindSet features;
  guint events;
  TwEffectStage stage;
  TwEffectPer per;
  TwEffectScope scope;
  char *symbol;
  TwKind kind;
  gboolean only_complete;
  char *points;
  int priority;
  char *if_symbol;
  char *unless_symbol;
  char *if_tiles_most;
  char *if_tiles_least;
  char *if_parameter;
  char *if_figure;
  char *if_own_figure;
  gboolean round_down;
  TwEffectTo to;
  char *token;
  char *rules;
} TwEffect;

/* In @places of a #TwSymbolType: the symbol may stand on the tile itself. */
#define TW_SYMBOL_TYPE_ON_TILE TW_KIND_BIT (TW_KIND_NONE)

/**
 * TwSymbolType: a symbol that a designer invented.
 * @id: the word that tiles use for it
 * @part: the part it belongs to
 * @places: kinds of land it may stand on, %TW_SYMBOL_TYPE_ON_TILE for the tile; 0 for anywhere
 * @art: (nullable): its picture, an SVG element that is safe to draw
 * @file: (nullable): the file it stands in
 * @line: its line in the file
 * @texts: (nullable): its name by language
 * @counted: (nullable): "%d vineyards" by language, one entry for each plural form
 * @written_for: (nullable): what it was called when words of rules were written that still say so, see outdated-name.h
 */
typedef struct
{
  char *id;
  char *part;
  char *written_for;
  TwKindSet places;
  char *art;
  char *file;
  guint line;
  TwTexts *texts;
  TwTexts *counted[TW_MAX_PLURAL_FORMS];
} TwSymbolType;

/** tw_effect_per_names_kind: Returns: whether an effect with that @per counts by its @kind */
gboolean tw_effect_per_names_kind (TwEffectPer per);

/** tw_effect_per_looks: Returns: whether an effect with that @per counts where its @scope says */
gboolean tw_effect_per_looks (TwEffectPer per);

/** tw_effect_default_scope: Returns: the scope of an effect that does not give one */
static inline TwEffectScope
tw_effect_default_scope (TwEffectPer per)
{
  return per == TW_PER_NEIGHBOUR ? TW_SCOPE_AROUND_8 : TW_SCOPE_FEATURE;
}

/** tw_effect_say: makes @effect, a new one, say the same as @other; files and lines may differ. */
void tw_effect_say (TwEffect *effect, const TwEffect *other);

/** tw_effect_free: frees an effect. */
void tw_effect_free (TwEffect *effect);

/** tw_effect_equal: Returns: whether both say the same; files and lines may differ */
gboolean tw_effect_equal (const TwEffect *a, const TwEffect *b);

/**
 * tw_effect_same_thing:
 * @a: an effect
 * @b: another one
 *
 * Returns: whether both are rates for the same thing, or both say who gets the value: then only one
 *   of them applies
 */
gboolean tw_effect_same_thing (const TwEffect *a, const TwEffect *b);

/** tw_effect_is_rival: Returns: whether two effects for the same thing have equal priority and can
 *   meet, so that nothing says which one applies */
gboolean tw_effect_is_rival (const TwEffect *a, const TwEffect *b);

/**
 * tw_amount_is_number:
 * @text: an amount
 * @out_number: (out): its value
 *
 * Returns: %FALSE if it is the name of a parameter
 */
gboolean tw_amount_is_number (const char *text, int *out_number);

/**
 * TW_AMOUNT_LEAST, TW_AMOUNT_MOST: the least and greatest number of an amount.
 */
#define TW_AMOUNT_LEAST (-9999)
#define TW_AMOUNT_MOST  9999

G_END_DECLS
