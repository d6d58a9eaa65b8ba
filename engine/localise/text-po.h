/* Texts of a set to translators and back. */
#pragma once

#include "engine/localise/po-file.h"
#include "engine/localise/text-list.h"

G_BEGIN_DECLS

/**
 * TwTextPoOptions:
 * @language: the language to translate to, an xml:lang value
 * @plural_forms: (nullable): its plural rule if the program and the set know none, or another
 * @file: name of the set's file for references, without folders
 * @date: "2026-11-22 01:30+0000"; given so that the same call gives the same bytes
 */
typedef struct
{
  const char *language;
  const char *plural_forms;
  const char *file;
  const char *date;
} TwTextPoOptions;

/**
 * tw_text_po_export:
 * @list: the texts
 * @options: to which language, and how
 * @old: (nullable): the PO file that is replaced
 *
 * A file that stands alone. Nothing of @old is lost: its header, its translators' comments, words
 * for texts that the set has no words for, as drafts if the source has changed since; what fits no
 * text any more is out of use, and where set and file differ the file's words are in a comment.
 * Texts with “%d” have the flag c-format, those with “{name}” alone python-brace-format, so that
 * gettext's tools find one that a translation has lost.
 *
 * Returns: (transfer full): the PO file
 */
TwPoFile *tw_text_po_export (const TwTextList *list, const TwTextPoOptions *options,
                             const TwPoFile *old);

/**
 * TwTextPoReport:
 * @language: the language, an xml:lang value
 * @n_changed: texts that have other words than before
 * @remarks: (element-type utf8): FILE:LINE: what was not taken as it is, in the user's language
 */
typedef struct
{
  char *language;
  guint n_changed;
  GPtrArray *remarks;
} TwTextPoReport;

/**
 * tw_text_po_import:
 * @list: the texts; their document is changed
 * @po: words for them
 * @name: the PO file's name for messages
 * @language: (nullable): the language if the file does not say it; one that it contradicts is
 *   refused
 * @out_report: (out): what was done; to be cleared also after an error
 * @error: %TW_FORMAT_ERROR_CONTENT: nothing is changed
 *
 * Words for a source that has changed since become drafts, and do not replace others. What is not
 * translated in @po stays as it is. Where the program or the set knows how the language counts, that
 * holds, whatever the file says.
 *
 * Returns: whether the file could be used
 */
gboolean tw_text_po_import (TwTextList *list, const TwPoFile *po, const char *name,
                            const char *language, TwTextPoReport *out_report, GError **error);

/** tw_text_po_report_clear: frees what is in a report. */
void tw_text_po_report_clear (TwTextPoReport *report);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwTextPoReport, tw_text_po_report_clear)

G_END_DECLS
