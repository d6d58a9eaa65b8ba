/* What features are worth, and what tokens are: effects as data.
 *
 * An effect says of some kinds of feature what they bring when something happens to
 * them. The stages of one feature follow one another: rates, additions, divisions make
 * its value; credit says who gets it; tokens are handed out beside it. data/doc/effects.md
 * tells designers the same with examples.
 *
 * An amount is written as a whole number or as the name of a parameter.
 */
#pragma once

#include "engine/tile/language.h"
#include "engine/tile/texts.h"
#include "engine/tile/kind.h"

G_BEGIN_DECLS

/* The part of what a designer adds to the rules: in play with the set or ruleset that
 * it stands in. */
#define TW_PART_OWN "own"

/**
 * TwEffectStage:
 * @TW_STAGE_RATE: so many points for each of something; of the rates for the same
 *   thing the one with the highest priority that applies counts
 * @TW_STAGE_ADD: added to the rates
 * @TW_STAGE_DIVIDE: divides what there is, in order of priority
 * @TW_STAGE_CREDIT: without points: who gets the value; of several that apply the one
 *   with the highest priority counts, and without any it is the majority. With points:
 *   an award beside the value
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

/** TwEffectEvent: when an effect is at work; bits. */
typedef enum
{
  TW_EVENT_COMPLETE = 1 << 0,
  TW_EVENT_END = 1 << 1,
  TW_EVENT_RECALL = 1 << 2
} TwEffectEvent;

/**
 * TwEffectPer: what is counted.
 * @TW_PER_FEATURE: the feature, once
 * @TW_PER_TILE: its different tiles
 * @TW_PER_SYMBOL: the symbols of one kind in the scope
 * @TW_PER_NEIGHBOUR: tiles in the cells around
 * @TW_PER_CITY: complete cities that touch a field
 * @TW_PER_KIND: different features of one kind in the scope
 * @TW_PER_TILE_WITH: tiles in the scope that have something of one kind
 * @TW_PER_TILE_WITHOUT: tiles in the scope that have nothing of that kind
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
 * @TW_SCOPE_TILES: anywhere on its tiles, also on the tiles as such
 * @TW_SCOPE_AROUND_4: on the tiles that share an edge with one of its tiles
 * @TW_SCOPE_AROUND_8: on the tiles that share an edge or a corner with one of them
 *
 * The feature's own tiles are not around it. Each tile counts once.
 */
typedef enum
{
  TW_SCOPE_FEATURE,
  TW_SCOPE_TILES,
  TW_SCOPE_AROUND_4,
  TW_SCOPE_AROUND_8
} TwEffectScope;

/**
 * TwEffectTo: who gets it.
 * @TW_TO_MAJORITY: the greatest weight of figures there, all of them on a tie
 * @TW_TO_PRESENCE: the player on turn, if with a figure there
 * @TW_TO_COMPLETER: the player on turn
 * @TW_TO_COLOURS: everybody with a figure there
 * @TW_TO_ALL: everybody
 * @TW_TO_NOBODY: nobody
 *
 * At the end of the game nobody is on turn. Figures that weigh nothing do not count
 * as being there.
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
 * @part: the part it belongs to, %TW_PART_OWN for a designer's own
 * @file: (nullable): the file it stands in
 * @line: where it stands in its file
 * @features: the kinds of feature it is about
 * @events: when, a set of #TwEffectEvent
 * @stage: which stage of the arithmetic
 * @per: what is counted
 * @scope: where it looks for what it counts and for @if_symbol and @unless_symbol
 * @symbol: (nullable): the symbol counted with %TW_PER_SYMBOL
 * @kind: the kind of feature counted with %TW_PER_KIND, or looked for with
 *   %TW_PER_TILE_WITH and %TW_PER_TILE_WITHOUT
 * @only_complete: with %TW_PER_KIND: only complete ones
 * @points: (nullable): an amount: points, divisor, or number of tokens; %NULL for a
 *   credit that says who gets the value
 * @priority: see #TwEffectStage
 * @if_symbol: (nullable): only when that symbol is in the scope
 * @unless_symbol: (nullable): only when it is not
 * @if_tiles_most: (nullable): only when the feature has at most so many tiles (an
 *   amount)
 * @if_tiles_least: (nullable): only when it has at least so many
 * @if_parameter: (nullable): only in games where a parameter has that value, written
 *   NAME=VALUE
 * @if_figure: (nullable): only when a figure of that type stands on it
 * @if_own_figure: (nullable): only for who has one there; the others get what there
 *   is without this effect
 * @round_down: rounding of a division; up otherwise
 * @to: who gets it, with %TW_STAGE_CREDIT and %TW_STAGE_TOKENS
 * @token: (nullable): the token handed out
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

/**
 * TwTokenBy: what tokens are worth in the end.
 * @TW_TOKEN_BY_EACH: so many points each
 * @TW_TOKEN_BY_MOST: a sum for whoever holds most
 */
typedef enum
{
  TW_TOKEN_BY_EACH,
  TW_TOKEN_BY_MOST
} TwTokenBy;

/** TwTokenTies: what those who tie for the most get. */
typedef enum
{
  TW_TOKEN_TIES_ALL,
  TW_TOKEN_TIES_SPLIT_UP,
  TW_TOKEN_TIES_SPLIT_DOWN,
  TW_TOKEN_TIES_NOBODY
} TwTokenTies;

/**
 * TwTokenWorth:
 * @by: how it is counted
 * @points: an amount
 * @from: by each: only for who holds at least so many; of several the one with the
 *   greatest @from that is reached counts
 * @ties: by most
 * @none_counts: (nullable): by most: whether holding none can be the most, "true",
 *   "false" or the name of a switch
 * @rules: (nullable): rule ids, blank-separated
 */
typedef struct
{
  TwTokenBy by;
  char *points;
  int from;
  TwTokenTies ties;
  char *none_counts;
  char *rules;
} TwTokenWorth;

/**
 * TwTokenType:
 * @id: for instance "wine"
 * @part: the part it belongs to
 * @file: (nullable): the file it stands in
 * @line: where it stands in its file
 * @supply: how many there are, 0 for no end of them
 * @n_worths: how many ways of counting
 * @worths: what it is worth at the end of the game; all that apply are added
 * @says_by_hand: whether its file says that it is moved by hand: for games in which it was. Whether
 *   it is, see tw_vocabulary_token_is_by_hand()
 * @art: (nullable): its picture, an SVG element that is safe to draw
 * @texts: (nullable): its name by language
 */
typedef struct
{
  char *id;
  char *part;
  char *file;
  guint line;
  guint supply;
  guint n_worths;
  TwTokenWorth *worths;
  gboolean says_by_hand;
  char *art;
  TwTexts *texts;
} TwTokenType;

/* In @places of a #TwSymbolType: it may stand on the tile as such. */
#define TW_SYMBOL_TYPE_ON_TILE TW_KIND_BIT (TW_KIND_NONE)

/**
 * TwSymbolType: a symbol that a designer invented.
 * @id: as tiles name it
 * @part: the part it belongs to
 * @places: kinds of land it may stand on, %TW_SYMBOL_TYPE_ON_TILE for the tile; 0 for anywhere
 * @art: (nullable): its picture, an SVG element that is safe to draw
 * @file: (nullable): the file it stands in
 * @line: where it stands in its file
 * @texts: (nullable): its name by language
 * @counted: (nullable): "%d vineyards" by language, each form of counting by itself
 */
typedef struct
{
  char *id;
  char *part;
  TwKindSet places;
  char *art;
  char *file;
  guint line;
  TwTexts *texts;
  TwTexts *counted[TW_MAX_PLURAL_FORMS];
} TwSymbolType;

/** tw_effect_per_names_kind: Returns: whether what is counted is of the effect's @kind */
static inline gboolean
tw_effect_per_names_kind (TwEffectPer per)
{
  return per == TW_PER_KIND || per == TW_PER_TILE_WITH || per == TW_PER_TILE_WITHOUT;
}

/** tw_effect_default_scope: Returns: where an effect looks that does not say it */
static inline TwEffectScope
tw_effect_default_scope (TwEffectPer per)
{
  return per == TW_PER_NEIGHBOUR ? TW_SCOPE_AROUND_8 : TW_SCOPE_FEATURE;
}

/** tw_effect_say: makes @effect, a new one, say the same as @other, wherever they stand. */
void tw_effect_say (TwEffect *effect, const TwEffect *other);

/** tw_effect_free: frees an effect. */
void tw_effect_free (TwEffect *effect);

/** tw_token_type_free: frees a token type. */
void tw_token_type_free (TwTokenType *token);

/** tw_token_type_add_worth: Returns: (transfer none): a new worth to be filled in */
TwTokenWorth *tw_token_type_add_worth (TwTokenType *token);

/** tw_effect_equal: Returns: whether both say the same, wherever they stand */
gboolean tw_effect_equal (const TwEffect *a, const TwEffect *b);

/** tw_token_worth_equal: Returns: whether both say the same */
gboolean tw_token_worth_equal (const TwTokenWorth *a, const TwTokenWorth *b);

/** tw_token_type_equal: Returns: whether both say the same, but for their names */
gboolean tw_token_type_equal (const TwTokenType *a, const TwTokenType *b);

/**
 * tw_effect_same_thing:
 * @a: an effect
 * @b: another one
 *
 * Returns: whether both count the same for the same kinds and events, so that but one
 *   of them can
 */
gboolean tw_effect_same_thing (const TwEffect *a, const TwEffect *b);

/** tw_effect_is_rival: Returns: whether nothing says which of two that count the same counts */
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
 * TW_AMOUNT_LEAST, TW_AMOUNT_MOST: numbers that can be written as amounts.
 */
#define TW_AMOUNT_LEAST (-9999)
#define TW_AMOUNT_MOST  9999

G_END_DECLS
