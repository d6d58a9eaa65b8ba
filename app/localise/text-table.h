/* All texts of the open set with what they are in one language, as a list.
 *
 * Every edit is a command of the document; typing in one row is one step. The table follows what
 * else changes in the document while it is active.
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
 *   "updated" ()          languages, counts or rows may be others
 *   "row-changed" (TwTextRow *row)   somebody else than tw_text_table_set_words() changed its words:
 *                         undo, an import; at most one is named
 *   "returned" ()         undo brought the language back that was shown when it went; it is shown
 *                         again, and counts as lost until this was emitted
 *   "failed" (char *message)         an edit could not be made, and was not
 */

/**
 * tw_text_table_new:
 * @document: whose texts
 * @context: (nullable): for the fonts; %NULL does not look for missing glyphs
 *
 * Returns: (transfer full): a table in the language of the source
 */
TwTextTable *tw_text_table_new (TwDocument *document, PangoContext *context);

/** tw_text_table_set_active: whether it follows the document; what was missed is made up for. */
void tw_text_table_set_active (TwTextTable *self, gboolean is_active);

/** tw_text_table_get_language: Returns: (transfer none): the language shown */
const char *tw_text_table_get_language (TwTextTable *self);

/** tw_text_table_set_language: shows another language. */
void tw_text_table_set_language (TwTextTable *self, const char *language);

/** tw_text_table_has_lost_language: Returns: whether the source is shown because the language went
 *   that was shown, and no other was chosen since */
gboolean tw_text_table_has_lost_language (TwTextTable *self);

/** tw_text_table_get_source_language: Returns: (transfer none): what most of the set is written in,
 *   "" if it does not say */
const char *tw_text_table_get_source_language (TwTextTable *self);

/** tw_text_table_is_source: Returns: whether the language shown is that of the source */
gboolean tw_text_table_is_source (TwTextTable *self);

/** tw_text_table_dup_languages: Returns: (transfer full): the source's, then the others */
char **tw_text_table_dup_languages (TwTextTable *self);

/** tw_text_table_count: Returns: how many texts there are, and in which state */
guint tw_text_table_count (TwTextTable *self, const char *language, TwTextCount *out_count);

/** tw_text_table_get_plural_forms: Returns: (transfer none): the rule by which @language counts */
const char *tw_text_table_get_plural_forms (TwTextTable *self, const char *language);

/**
 * tw_text_table_add_language:
 * @self: a table
 * @language: an xml:lang value
 * @plural_forms: (nullable): its rule, if it is another than the program knows
 *
 * Offers the language and shows it. Only a rule becomes part of the set before there are words.
 */
void tw_text_table_add_language (TwTextTable *self, const char *language,
                                 const char *plural_forms);

/** tw_text_table_remove_language: takes the language shown out of the set, with all its words, and
 *   shows the source; not the source's. */
void tw_text_table_remove_language (TwTextTable *self);

/** tw_text_table_set_plural_forms: says how the language shown counts. The words stay; where there
 *   are too few or too many forms now, the table warns. */
void tw_text_table_set_plural_forms (TwTextTable *self, const char *forms);

/** tw_text_table_set_words: gives @row other words; "" takes them out, but not of the source. */
void tw_text_table_set_words (TwTextTable *self, TwTextRow *row, const char *words);

/**
 * tw_text_table_set_draft:
 * @self: a table
 * @row: a row
 * @is_draft: whether somebody has to look at it before it is shown; of the source all translations
 *   are meant
 */
void tw_text_table_set_draft (TwTextTable *self, TwTextRow *row, gboolean is_draft);

/** tw_text_table_seal: what is typed from now on is another step. */
void tw_text_table_seal (TwTextTable *self);

/** tw_text_table_find_hits: Returns: (transfer full) (element-type TwGlossaryHit): what glossary
 * and set know of the words of @row; to be used before the next change */
GArray *tw_text_table_find_hits (TwTextTable *self, TwTextRow *row);

/** tw_text_table_warn: Returns: (transfer full) (array zero-terminated=1): what is wrong with the
 * words of @row, a sentence or two each */
char **tw_text_table_warn (TwTextTable *self, TwTextRow *row);

/**
 * tw_text_table_to_po:
 * @self: a table
 * @language: a language of the set
 * @old: (nullable): the PO file that goes on: its header and remarks are kept
 *
 * Returns: (transfer full): the text of a PO file with the words of @language
 */
char *tw_text_table_to_po (TwTextTable *self, const char *language, const TwPoFile *old);

/**
 * tw_text_table_import:
 * @self: a table
 * @po: what was read
 * @name: name of the file, for messages
 * @out_report: (out): what was done, to be cleared also after an error
 * @error: %TW_FORMAT_ERROR, naming file and line; then nothing has changed
 *
 * Takes the words as one step, and shows the file's language.
 *
 * Returns: whether the file could be used
 */
gboolean tw_text_table_import (TwTextTable *self, TwPoFile *po, const char *name,
                               TwTextPoReport *out_report, GError **error);

G_END_DECLS
