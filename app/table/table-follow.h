/* How the view of a table follows what happens on it: by itself as long as nobody has moved it, and never
 * while somebody holds it. Where it has to go each function says; going there is for whoever asks. */
#pragma once

#include "app/game/table-model.h"
#include "app/table/table-camera.h"

G_BEGIN_DECLS

/**
 * tw_table_follow_landscape:
 * @camera: the view
 * @model: what is on the table
 * @anew: whether the landscape is fitted into the view though it can be seen
 * @out_view: (out): where the view has to go
 *
 * Finds a view of the landscape and every place for the next tile, unless somebody has moved the view. It
 * stays where it is as long as all can be seen; else it goes no further than it has to.
 *
 * Returns: whether the view has to go anywhere
 */
gboolean tw_table_follow_landscape (TwTableCamera *camera, TwTableModel *model, gboolean anew,
                                    TwTableView *out_view);

/**
 * tw_table_follow_last:
 * @camera: the view
 * @model: what is on the table
 * @n_followed: (inout): how many tiles there were when the view went to the last one
 * @out_view: (out): where the view has to go
 *
 * Finds a view of the tile that was laid last. While all that must be in view can be seen well it is that.
 *
 * Returns: whether the view has to go anywhere
 */
gboolean tw_table_follow_last (TwTableCamera *camera, TwTableModel *model, guint *n_followed,
                               TwTableView *out_view);

/**
 * tw_table_follow_again:
 * @camera: the view of a table that has another size, or of which panels leave more or less
 * @model: what is on the table
 * @was_seen: what tw_table_follow_is_all_seen() was before
 * @out_view: (out): where the view has to go
 *
 * Fits the landscape anew. Who has moved the view keeps it so, but what was all seen is all seen again.
 *
 * Returns: whether the view has to go anywhere
 */
gboolean tw_table_follow_again (TwTableCamera *camera, TwTableModel *model, gboolean was_seen,
                                TwTableView *out_view);

/** tw_table_follow_is_all_seen: Returns: whether all that must be in view is, and nobody has to look for it */
gboolean tw_table_follow_is_all_seen (const TwTableCamera *camera, TwTableModel *model);

/** tw_table_follow_spots: Returns: whether anything is asked for that has to be in view, @out_cells (out) */
gboolean tw_table_follow_spots (TwTableCamera *camera, TwTableModel *model, TwTableCells *out_cells);

G_END_DECLS
