/* All texts of the open set with their words in one language, as a list.
 *
 * Every edit is a command of the document; typing in one row is one step. While active, the table
 * follows other changes of the document.
 */
#pragma once

#include <gio/gio.h>
#include <pango/pango.h>

#include "app/document/document.h"
#include "app/localise/text-row.h"
#include "engine/localise/glossary.h"
#include "engine/localise/text-po.h"

G_BEGIN_DECLS

#define TW_TYPE_TEXT_TABLE (tw_text_table_get_type ())
G_DECLARE_FINAL_TYPE (TwTextTable, tw_text_table, TW, TEXT_TABLE, GObject)

/* A GListModel of #TwTextRow.
 *
 * Signals:
 *   "updated" ()          languages, counts or rows may have changed
 *   "row-changed" (TwTextRow *row)   the row's words were changed by other means than
 *                         tw_text_table_set_words(): undo, an import; at most one row is named
 *   "returned" ()         undo brought back the removed language that was shown; it is shown again.
 *                         It counts as lost until this signal has been emitted
 *   "failed" (char *message)         an edit was refused
 */

/**
 * tw_text_table_new:
 * @document: the document of the texts
 * @context: (nullable): for the fonts; %NULL to skip looking for missing glyphs
 *
 * Returns: (transfer full): a table in the source language
 */
TwTextTable *tw_text_table_new (TwDocument *document, PangoContext *context);

/** tw_text_table_set_active: sets whether it follows the document; catches up when activated. */
void tw_text_table_set_active (TwTextTable *self, gboolean is_active);

/** tw_text_table_get_language: Returns: (transfer none): the language shown */
const char *tw_text_table_get_language (TwTextTable *self);

/** tw_text_table_set_language: shows another language. */
void tw_text_table_set_language (TwTextTable *self, const char *language);

/** tw_text_table_has_lost_language: Returns: whether the source is shown because the language shown
 *   before was removed, and no other was chosen since */
gboolean tw_text_table_has_lost_language (TwTextTable *self);

/** tw_text_table_get_source_language: Returns: (transfer none): the language of most of the set, ""
 *   if unknown */
const char *tw_text_table_get_source_language (TwTextTable *self);

/** tw_text_table_is_source: Returns: whether the source language is shown */
gboolean tw_text_table_is_source (TwTextTable *self);

/** tw_text_table_dup_languages: Returns: (transfer full): the source language, then the others */
char **tw_text_table_dup_languages (TwTextTable *self);

/** tw_text_table_count: counts the texts of @language by state. Returns: how many texts there
 * are */
guint tw_text_table_count (TwTextTable *self, const char *language, TwTextCount *out_count);

/** tw_text_table_get_plural_forms: Returns: (transfer none): the plural rule of @language */
const char *tw_text_table_get_plural_forms (TwTextTable *self, const char *language);

/** tw_text_table_find_hits: Returns: (transfer full) (element-type TwGlossaryHit): the terms of
 * glossary and set in the words of @row; valid until the next change */
GArray *tw_text_table_find_hits (TwTextTable *self, TwTextRow *row);

/** tw_text_table_warn: Returns: (transfer full) (array zero-terminated=1): what is wrong with the
 * words of @row, each in a sentence or two */
char **tw_text_table_warn (TwTextTable *self, TwTextRow *row);

G_END_DECLS
