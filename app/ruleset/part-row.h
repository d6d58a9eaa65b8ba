/* One part of a rule as a row of a form: what it says, and what else it could say. */
#pragma once

#include <adwaita.h>

#include "app/document/own-part.h"

G_BEGIN_DECLS

/** TwPartSet: somebody has changed what the row shows. @row: the row; @part: its part; @text: (nullable):
 * what it is to say, %NULL for nothing */
typedef void (*TwPartSet) (GtkWidget *row, const TwOwnPart *part, const char *text, gpointer data);

/**
 * tw_part_row_new:
 * @set: a set
 * @words: what its procedures are told with
 * @index: which procedure of @set
 * @part: a part of it, which the row copies
 * @changed: called for each change, which the row does not make itself
 * @data: for @changed
 *
 * Returns: (transfer floating): a row for a list
 */
GtkWidget *tw_part_row_new (const TwTileSet *set, const TwVocabulary *words, guint index,
                            const TwOwnPart *part, TwPartSet changed, gpointer data);

/** tw_part_row_show: shows again what the part of @row says, after a change that was refused. */
void tw_part_row_show (GtkWidget *row);

/** tw_part_row_get: Returns: (transfer none): the part of @row, %NULL if it is no such row */
const TwOwnPart *tw_part_row_get (GtkWidget *row);

G_END_DECLS
