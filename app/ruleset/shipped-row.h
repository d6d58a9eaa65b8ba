/* A rule of an expansion in a list: its beginning, and all of it when it is opened. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/shipped-rules.h"

G_BEGIN_DECLS

#define TW_TYPE_SHIPPED_ROW (tw_shipped_row_get_type ())
G_DECLARE_FINAL_TYPE (TwShippedRow, tw_shipped_row, TW, SHIPPED_ROW, GtkListBoxRow)

/* Signal:
 *   "copy" (GArray *which)   the user wants these rules of the expansion copied (element-type guint)
 */

/** tw_shipped_row_new: Returns: (transfer floating): a row for rule @index of @part, which live as long as the row, as
 *   @vocabulary does */
TwShippedRow *tw_shipped_row_new (const TwVocabulary *vocabulary, const TwShippedPart *part, guint index);

/** tw_shipped_row_get_part: Returns: (transfer none): the expansion */
const TwShippedPart *tw_shipped_row_get_part (TwShippedRow *self);

/** tw_shipped_row_get_title: Returns: (transfer none): how the rule begins */
const char *tw_shipped_row_get_title (TwShippedRow *self);

/** tw_shipped_row_get_words: Returns: (transfer none): the rest of it */
const char *tw_shipped_row_get_words (TwShippedRow *self);

/** tw_shipped_row_toggle: opens or closes the row. */
void tw_shipped_row_toggle (TwShippedRow *self);

/** tw_shipped_row_name_part: sets whether the row says of which expansion it is, where no heading does. */
void tw_shipped_row_name_part (TwShippedRow *self, gboolean is_named);

/** tw_shipped_row_refuse: says in the row why a rule could not be copied; %NULL for nothing. */
void tw_shipped_row_refuse (TwShippedRow *self, const char *reason);

G_END_DECLS
