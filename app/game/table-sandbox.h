/* What players can do in a sandbox beside playing.
 *
 * All of it goes into the game's log (engine/game/by-hand.h), so undo takes it back and saved games
 * contain it. Done while looking back, it continues the game from there.
 */
#pragma once

#include "app/game/table-model.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/** tw_table_sandbox_is_sandbox: Returns: whether a sandbox game is under way, where all this is
 * possible */
gboolean tw_table_sandbox_is_sandbox (TwTableModel *self);

/** tw_table_sandbox_can_pick: Returns: whether the drawn tile can be exchanged for one of @kind, or
 * with %TW_NO_KIND for a random one */
gboolean tw_table_sandbox_can_pick (TwTableModel *self, guint kind);

/** tw_table_sandbox_dup_order: Returns: (transfer full) (element-type guint16): the kinds of the
 * tiles fixed to be drawn next */
GArray *tw_table_sandbox_dup_order (TwTableModel *self);

/** tw_table_sandbox_set_order: fixes which tiles are drawn next, in this order. */
gboolean tw_table_sandbox_set_order (TwTableModel *self, const guint16 *kinds, guint n_kinds);

/** tw_table_sandbox_can_put_figures: Returns: whether figures can be moved by hand now */
gboolean tw_table_sandbox_can_put_figures (TwTableModel *self);

/** tw_table_sandbox_set_score: sets the score of @seat to @points. */
gboolean tw_table_sandbox_set_score (TwTableModel *self, guint seat, int points);

/** tw_table_sandbox_can_swap_seats: Returns: whether swapping the players of @a and @b makes a
 * difference. It makes none for two people who are named after their colours */
gboolean tw_table_sandbox_can_swap_seats (TwTableModel *self, guint a, guint b);

/** tw_table_sandbox_swap_seats: swaps the players of @a and @b. */
gboolean tw_table_sandbox_swap_seats (TwTableModel *self, guint a, guint b);

/**
 * tw_table_sandbox_take_set:
 * @self: a table
 * @kit: what games are put together from
 * @set: an edited set
 * @error: why the game cannot go on with it
 *
 * Replaces the tiles of the game's set of that id by those of @set.
 *
 * Returns: whether the game goes on with them
 */
gboolean tw_table_sandbox_take_set (TwTableModel *self,
                                    const TwGameKit *kit,
                                    TwTileSet *set,
                                    GError **error);

/** tw_table_sandbox_find_left: Returns: the kind of that tile in the bag, the plain tile before its
 * variants; -1 if none is left */
int tw_table_sandbox_find_left (TwTableModel *self, const char *set, const char *tile);

/**
 * tw_table_sandbox_bring:
 * @self: a table
 * @kit: what games are put together from
 * @set: a set of the game
 * @tile: id of one of its tiles
 * @error: why that is not possible
 *
 * Adds one more copy of the tile to the game's bag.
 */
gboolean tw_table_sandbox_bring (TwTableModel *self,
                                 const TwGameKit *kit,
                                 TwTileSet *set,
                                 const char *tile,
                                 GError **error);

/**
 * tw_table_sandbox_draw_next:
 * @self: a table
 * @kit: what games are put together from
 * @set: an edited set
 * @tile: id of one of its tiles
 * @out_is_now: (out): whether the tile is in the hand now
 * @error: why it cannot be drawn
 *
 * Exchanges the drawn tile for this one. If no tile is to be laid now, or this one cannot be laid,
 * it is drawn next, before the order that was set. If no copy is left, or the game does not know
 * the tile, one more copy comes into the game.
 *
 * Returns: whether the tile is drawn or will be
 */
gboolean tw_table_sandbox_draw_next (TwTableModel *self,
                                     const TwGameKit *kit,
                                     TwTileSet *set,
                                     const char *tile,
                                     gboolean *out_is_now,
                                     GError **error);

G_END_DECLS
