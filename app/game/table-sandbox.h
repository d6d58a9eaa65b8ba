/* What one can do at a table that is a sandbox, beside playing.
 *
 * Everything stands in the game's log (engine/game/by-hand.h): it is taken back by undo, and saved
 * with the game. Whoever does it while looking back plays on from there.
 */
#pragma once

#include "app/game/table-model.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/** tw_table_sandbox_is_sandbox: Returns: whether there is a game under way in which all this may be
 * done */
gboolean tw_table_sandbox_is_sandbox (TwTableModel *self);

/** tw_table_sandbox_can_pick: Returns: whether the drawn tile can go back for one of @kind, or for
 * another draw with %TW_NO_KIND */
gboolean tw_table_sandbox_can_pick (TwTableModel *self, guint kind);

/** tw_table_sandbox_dup_order: Returns: (transfer full) (element-type guint16): kinds of the tiles
 * that are ordered to be drawn next */
GArray *tw_table_sandbox_dup_order (TwTableModel *self);

/** tw_table_sandbox_set_order: fixes which tiles are drawn next, the next one first. */
gboolean tw_table_sandbox_set_order (TwTableModel *self, const guint16 *kinds, guint n_kinds);

/** tw_table_sandbox_can_put_figures: Returns: whether figures can be put and taken now */
gboolean tw_table_sandbox_can_put_figures (TwTableModel *self);

/** tw_table_sandbox_set_score: gives @seat so many points as make @points. */
gboolean tw_table_sandbox_set_score (TwTableModel *self, guint seat, int points);

/** tw_table_sandbox_can_swap_seats: Returns: whether it makes a difference who sits at @a and
 * who at @b: not between two people who are called after their colours */
gboolean tw_table_sandbox_can_swap_seats (TwTableModel *self, guint a, guint b);

/** tw_table_sandbox_swap_seats: has who sits at @a and who sits at @b change seats. */
gboolean tw_table_sandbox_swap_seats (TwTableModel *self, guint a, guint b);

/**
 * tw_table_sandbox_take_set:
 * @self: a table
 * @kit: what games are put together from
 * @set: a set as it is now
 * @error: why the game cannot go on with it
 *
 * Goes on with the tiles of @set in the place of those of its namesake.
 *
 * Returns: whether the game goes on with them
 */
gboolean tw_table_sandbox_take_set (TwTableModel *self,
                                    const TwGameKit *kit,
                                    TwTileSet *set,
                                    GError **error);

/** tw_table_sandbox_find_left: Returns: a kind of the tile that is in the bag, the plain one before
 * its variants; -1 if none is left */
int tw_table_sandbox_find_left (TwTableModel *self, const char *set, const char *tile);

/**
 * tw_table_sandbox_bring:
 * @self: a table
 * @kit: what games are put together from
 * @set: a set of the game
 * @tile: id of one of its tiles
 * @error: why that cannot be
 *
 * One more of the tile comes into the game, into the bag.
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
 * @set: a set as it is now
 * @tile: id of one of its tiles
 * @out_is_now: (out): whether it lies in the hand
 * @error: why it cannot be drawn
 *
 * Takes the tile into the hand, for the one that was drawn; if it cannot be laid now, or none is to
 * be laid, has it drawn next, before what was ordered. If none is left, or the game does not know it,
 * one more comes into the game.
 *
 * Returns: whether it is, or will be, drawn
 */
gboolean tw_table_sandbox_draw_next (TwTableModel *self,
                                     const TwGameKit *kit,
                                     TwTileSet *set,
                                     const char *tile,
                                     gboolean *out_is_now,
                                     GError **error);

G_END_DECLS
