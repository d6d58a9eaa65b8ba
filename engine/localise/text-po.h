/* Exports the texts of a set to PO files, and imports them. */
#pragma once

#include "engine/localise/po-file.h"
#include "engine/localise/text-list.h"

G_BEGIN_DECLS

/**
 * TwTextPoOptions:
 * @language: the language to translate to, an xml:lang value
 * @plural_forms: (nullable): its plural rule, if the program and the set know none or another one
 * @file: name of the set's file for references, without folders
 * @date: "2026-11-22 01:30+0000"; a parameter so that the same call gives the same bytes
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
 * @options: the language, and how to export
 * @old: (nullable): the PO file that is replaced
 *
 * The file is complete by itself and keeps everything of @old: its header, the translators'
 * comments, and translations that the set does not have, which become drafts if the source has
 * changed since. Messages that fit no text any more become obsolete. If set and file differ, a
 * comment has the file's words. Texts with “%d” have the flag c-format, texts with only “{name}”
 * python-brace-format, so that gettext's tools find a placeholder that a translation has lost.
 *
 * Returns: (transfer full): the PO file
 */
TwPoFile *tw_text_po_export (const TwTextList *list, const TwTextPoOptions *options,
                             const TwPoFile *old);

/**
 * TwTextPoReport:
 * @language: the language, an xml:lang value
 * @n_changed: number of texts with other words than before
 * @remarks: (element-type utf8): "FILE:LINE: …": what was not taken unchanged, in the user's
 *   language
 */
typedef struct
{
  char *language;
  guint n_changed;
  GPtrArray *remarks;
} TwTextPoReport;

/** tw_text_po_report_clear: frees what is in a report. */
void tw_text_po_report_clear (TwTextPoReport *report);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwTextPoReport, tw_text_po_report_clear)

G_END_DECLS
