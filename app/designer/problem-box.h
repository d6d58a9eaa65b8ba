/* The problems of one tile, each with the button that mends it. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_PROBLEM_BOX (tw_problem_box_get_type ())
G_DECLARE_FINAL_TYPE (TwProblemBox, tw_problem_box, TW, PROBLEM_BOX, GtkBox)

/** tw_problem_box_set_document: says whose tiles are meant; once. */
void tw_problem_box_set_document (TwProblemBox *self, TwDocument *document);

/**
 * tw_problem_box_update:
 * @self: a box
 * @item: (nullable): the tile
 * @is_drawn: the tile is being drawn: problems are told without alarm
 *
 * Shows the problems known of the tile. While they are being looked for, those shown
 * before stay.
 */
void tw_problem_box_update (TwProblemBox *self, TwTileItem *item, gboolean is_drawn);

G_END_DECLS
