/* The problems of one tile, each with a button that repairs it. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PROBLEM_BOX (tw_problem_box_get_type ())
G_DECLARE_FINAL_TYPE (TwProblemBox, tw_problem_box, TW, PROBLEM_BOX, GtkBox)

/** tw_problem_box_set_document: sets the document of the tiles; call it once. */
void tw_problem_box_set_document (TwProblemBox *self, TwDocument *document);

/**
 * tw_problem_box_update:
 * @self: a box
 * @item: (nullable): the tile
 * @is_drawn: whether the tile is being drawn; if so, problems are shown without alarm
 *
 * Shows the known problems of the tile. While they are being searched for, the old ones stay.
 */
void tw_problem_box_update (TwProblemBox *self, TwTileItem *item, gboolean is_drawn);

G_END_DECLS
