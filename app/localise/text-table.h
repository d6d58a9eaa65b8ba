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

/**
 * tw_text_table_add_language:
 * @self: a table
 * @language: an xml:lang value
 * @plural_forms: (nullable): its plural rule, if it differs from the program's
 *
 * Adds the language to the list and shows it. Until it has words, the set holds at most its plural
 * rule.
 */
void tw_text_table_add_language (TwTextTable *self, const char *language,
                                 const char *plural_forms);

/** tw_text_table_remove_language: removes the language shown from the set, with all its words, and
 *   shows the source; does not remove the source language. */
void tw_text_table_remove_language (TwTextTable *self);

/** tw_text_table_set_plural_forms: sets the plural rule of the language shown. The words stay; the
 *   table warns where there are too few or too many forms now. */
void tw_text_table_set_plural_forms (TwTextTable *self, const char *forms);

/** tw_text_table_set_words: sets the words of @row; "" removes them, except from the source. */
void tw_text_table_set_words (TwTextTable *self, TwTextRow *row, const char *words);

/**
 * tw_text_table_set_draft:
 * @self: a table
 * @row: a row
 * @is_draft: whether a person has to check it before it is shown; for the source, sets it for all
 *   translations
 */
void tw_text_table_set_draft (TwTextTable *self, TwTextRow *row, gboolean is_draft);

/** tw_text_table_seal: makes the text typed from now on a new step of undo. */
void tw_text_table_seal (TwTextTable *self);

/** tw_text_table_find_hits: Returns: (transfer full) (element-type TwGlossaryHit): the terms of
 * glossary and set in the words of @row; valid until the next change */
GArray *tw_text_table_find_hits (TwTextTable *self, TwTextRow *row);

/** tw_text_table_warn: Returns: (transfer full) (array zero-terminated=1): what is wrong with the
 * words of @row, each in a sentence or two */
char **tw_text_table_warn (TwTextTable *self, TwTextRow *row);

/**
 * tw_text_table_to_po:
 * @self: a table
 * @language: a language of the set
 * @old: (nullable): the PO file to update: its header and comments are kept
 *
 * Returns: (transfer full): the text of a PO file with the words of @language
 */
char *tw_text_table_to_po (TwTextTable *self, const char *language, const TwPoFile *old);

/**
 * tw_text_table_import:
 * @self: a table
 * @po: the PO file that was read
 * @name: name of the file, for messages
 * @out_report: (out): what was done; clear it even after an error
 * @error: %TW_FORMAT_ERROR, naming file and line; then nothing has changed
 *
 * Takes over the words as one step of undo, and shows the file's language.
 *
 * Returns: whether the file could be used
 */
gboolean tw_text_table_import (TwTextTable *self, TwPoFile *po, const char *name,
                               TwTextPoReport *out_report, GError **error);

G_END_DECLS
