/* The tiles that nobody has seen yet: how many of each kind, where each fits, and which of them fit
 * somewhere. In which order they come is never asked: nothing here knows it.
 *
 * They are those of the bag, those that lie face down or were drawn unseen, and those in hands that only
 * their owner sees. All of it is counted in the game as it is, without a proposal: what is drawn after the
 * proposed tile is not to be known yet. Kinds are indices of the catalogue; variants that only look different are counted
 * with the first of them.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwTilePlace: an empty cell where a kind of tile fits. @turns: a bit for each number of quarter
 * turns with which it does, at least one. */
typedef struct
{
  int x, y;
  guint turns;
} TwTilePlace;

/** tw_tiles_left_are_hidden: Returns: whether players are not told which tiles are left (the parameter
 * tiles-left-hidden). How many there are in all is seen nevertheless */
gboolean tw_tiles_left_are_hidden (const TwRules *rules);

/** tw_tiles_left_count: Returns: (transfer full) (element-type guint): how many of each kind nobody has
 *   seen in @play, by kind */
GArray *tw_tiles_left_count (const TwPlay *play);

/** tw_tiles_left_turns: Returns: a bit for each number of quarter turns with which a tile of @kind could be laid at
 *   the open place @open of @play, be it drawn now */
guint tw_tiles_left_turns (const TwPlay *play, guint kind, guint open);

/** tw_tiles_left_sum: Returns: how many @counts, as of tw_tiles_left_count(), are in all */
guint tw_tiles_left_sum (const GArray *counts);

/**
 * tw_tiles_left_places:
 * @model: a table
 * @kind: a kind of tile
 *
 * Returns: (transfer full) (element-type TwTilePlace): where a tile of @kind could be laid, be it
 *   drawn in this turn; nowhere once the game is over
 */
GArray *tw_tiles_left_places (TwTableModel *model, guint kind);

/** tw_tiles_left_mark_cell: sets in @marks, one for each kind, %TRUE for the kinds that fit the cell at
 * @x,@y with some rotation. */
void tw_tiles_left_mark_cell (const TwPlay *play, int x, int y, gboolean *marks);

/**
 * tw_tiles_left_say_fit:
 * @n: how many of them fit a place
 * @n_left: how many tiles there are
 * @is_more: whether some of them are not in the bag
 *
 * Returns: (transfer full): "3 of the 31 tiles left fit here."
 */
char *tw_tiles_left_say_fit (guint n, guint n_left, gboolean is_more);

/** tw_tiles_left_words: Returns: (transfer full): of @n tiles of a kind: "3 left, fits in 4 places" */
char *tw_tiles_left_words (guint n, guint n_places);

/**
 * tw_tiles_left_name:
 * @rules: the rules of the game
 * @kind: a kind of tile
 * @n: how many are left
 * @n_places: in how many places it fits
 *
 * Returns: (transfer full): "D: north city, east road, south field, west road;
 *   3 left, fits in 4 places"
 */
char *tw_tiles_left_name (const TwRules *rules, guint kind, guint n, guint n_places);

/** tw_tiles_left_group: Returns: the kinds of land that reach the edges of the tile, or what else is on
 *   it: tiles with the same are shown together */
TwKindSet tw_tiles_left_group (const TwRules *rules, guint kind);

/** tw_tiles_left_group_title: Returns: (transfer full): "City, Road" */
char *tw_tiles_left_group_title (const TwRules *rules, TwKindSet group);

/** tw_tiles_left_title: Returns: (transfer full): the name of a kind of tile, else what is on it: "City, Road" */
char *tw_tiles_left_title (const TwRules *rules, guint kind);

G_END_DECLS
