/* JCloisterZone's names: for places on a tile, kinds of land, figures and sets. */
#pragma once

#include "engine/set/tile-set.h"
#include "engine/tile/kind.h"
#include "engine/tile/rim.h"

G_BEGIN_DECLS

/** The names of what reaches no edge: the first of a kind on a tile, the second …; ends with %NULL. */
#define TW_JCZ_N_INLAND 4
extern const char *const tw_jcz_words_inland[TW_JCZ_N_INLAND + 1];

/**
 * tw_jcz_words_location_parse:
 * @text: edges ("N", "NS", "_N" for all but north, "NWSE"), half-edges joined by dots ("NL.WR"), or
 *   "I", "II" … for a segment that reaches no edge
 * @out_rim: (out): middles of edges, or half-edges, in board orientation
 * @out_before: (out) (optional): how many segments of the kind that reach no edge come before it
 *
 * Returns: %FALSE if @text names no place
 */
gboolean tw_jcz_words_location_parse (const char *text, TwRim *out_rim, guint *out_before);

/**
 * tw_jcz_words_location_print:
 * @kind: the kind of land
 * @rim: its rim places in board orientation
 * @n_before: how many segments of the kind that reach no edge come before it
 *
 * Returns: (transfer full): the location's name
 */
char *tw_jcz_words_location_print (TwKind kind, TwRim rim, guint n_before);

/** tw_jcz_words_kind_parse: Returns: the kind named "Road", "City" …, or %TW_KIND_NONE */
TwKind tw_jcz_words_kind_parse (const char *feature);

/** tw_jcz_words_is_mark: Returns: whether the element of a tile is a mark on which no figure has a
 * place */
gboolean tw_jcz_words_is_mark (const char *element);

/** tw_jcz_words_symbol_place: Returns: (transfer none) (nullable): feature and location of a symbol
 * on which figures stand, %NULL for any other */
const char *tw_jcz_words_symbol_place (const TwSymbol *symbol);

/** tw_jcz_words_quarter_place: Returns: (transfer none) (nullable): feature and location of the quarter
 * of Carcassonne that lies beyond the edge @edge of the tile @id, for which all of them are one tile;
 * %NULL if there is none */
const char *tw_jcz_words_quarter_place (const char *id, TwEdge edge);

/** tw_jcz_words_is_symbol_place: Returns: whether that is one of tw_jcz_words_symbol_place() or
 * tw_jcz_words_quarter_place() */
gboolean tw_jcz_words_is_symbol_place (const char *place);

/** tw_jcz_words_kind_print: Returns: (transfer none) (nullable): the name of @kind */
const char *tw_jcz_words_kind_print (TwKind kind);

/**
 * TwJczFigure: a type of figure.
 * @word: its name as in "0.small.1"
 * @element: the element of the setup that gives each player's number
 * @figure: its id in this program
 * @part: the part that brings it
 */
typedef struct
{
  const char *word;
  const char *element;
  const char *figure;
  const char *part;
} TwJczFigure;

/** tw_jcz_words_figures: Returns: (transfer none) (array length=out_n): the figures known */
const TwJczFigure *tw_jcz_words_figures (guint *out_n);

/**
 * tw_jcz_words_alias:
 * @aliases: (nullable): blank-separated ids
 * @index: index of an alias
 *
 * Returns: (transfer full) (nullable): the alias, %NULL behind the last
 */
char *tw_jcz_words_alias (const char *aliases, guint index);

/**
 * tw_jcz_words_aliases:
 * @tile: a tile
 * @variant: an index, or -1 for the plain copies
 *
 * Returns: (transfer none) (nullable): the aliases of these copies; a variant without
 *   any has the tile's
 */
const char *tw_jcz_words_aliases (const TwTile *tile, int variant);

/** tw_jcz_words_has_alias: Returns: whether @id is one of @aliases */
gboolean tw_jcz_words_has_alias (const char *aliases, const char *id);

/**
 * tw_jcz_words_set_without_gardens:
 * @set: a set
 *
 * Makes the edition without gardens: copies with a garden become plain ones, and the aliases are
 * those of that edition.
 *
 * Returns: (transfer full): the set
 */
TwTileSet *tw_jcz_words_set_without_gardens (const TwTileSet *set);

/**
 * tw_jcz_words_set_without_symbol:
 * @set: a set
 * @symbol: the symbol's id
 *
 * Returns: (transfer full): the set without the symbol on its tiles
 */
TwTileSet *tw_jcz_words_set_without_symbol (const TwTileSet *set, const char *symbol);

/** tw_jcz_words_set_without_garden_places: as tw_jcz_words_set_without_gardens(), aliases kept. */
TwTileSet *tw_jcz_words_set_without_garden_places (const TwTileSet *set);

G_END_DECLS
