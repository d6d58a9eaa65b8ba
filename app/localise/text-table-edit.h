/* Edits of the texts: one command of the document each. */
#pragma once

#include "app/localise/text-table.h"

G_BEGIN_DECLS

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
