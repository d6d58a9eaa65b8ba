/* PO files of GNU gettext, which translators exchange.
 *
 * The reader takes what gettext's own tools and the usual editors write, and refuses anything else,
 * naming the line. (GNU libgettextpo reads files by name only, keeps its state in globals, does not
 * tell on which line a message stands, and wants the program to end when something is wrong: unfit
 * for a library that reads strangers' files while a person works.)
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/tile/language.h"

G_BEGIN_DECLS

/* The most forms of one message; more are refused. */
#define TW_PO_MAX_FORMS 16

/**
 * TwPoMessage:
 * @line: the line of its first keyword in its file, 0 for a new message
 * @context: (nullable): what tells it from other messages with the same words
 * @id: the source
 * @plural: (nullable): the source for several things
 * @n_texts: number of forms
 * @texts: the translation, form by form; "" for none
 * @is_fuzzy: whether the translation must be checked
 * @comments: (nullable): the translator's comments, without "# "
 * @notes: (nullable): notes for the translator
 * @references: (nullable): where it comes from
 * @flags: (nullable): other flags, separated by ", "
 * @previous: (nullable): the lines after "#| "
 */
typedef struct
{
  guint line;
  char *context;
  char *id;
  char *plural;
  guint n_texts;
  char *texts[TW_PO_MAX_FORMS];
  gboolean is_fuzzy;
  char *comments;
  char *notes;
  char *references;
  char *flags;
  char *previous;
} TwPoMessage;

/**
 * TwPoFile:
 * @header: the message without context and source, always written first; its text holds fields, one
 *   a line: "Language: cs"
 * @messages: (element-type TwPoMessage): the others, in order
 * @obsolete: the lines of obsolete messages, unchanged
 */
typedef struct
{
  TwPoMessage *header;
  GPtrArray *messages;
  GString *obsolete;
} TwPoFile;

/** tw_po_file_new: Returns: (transfer full): a file with an empty header */
TwPoFile *tw_po_file_new (void);

/** tw_po_file_free: frees a file. */
void tw_po_file_free (TwPoFile *po);

/** tw_po_file_to_text: Returns: (transfer full): the file in UTF-8; the same content gives the same
 *   bytes */
char *tw_po_file_to_text (const TwPoFile *po);

/** tw_po_file_add: Returns: (transfer none): a new message at the end */
TwPoMessage *tw_po_file_add (TwPoFile *po, const char *context, const char *id, const char *plural);

/** tw_po_message_set_text: gives form @index the words @text. */
void tw_po_message_set_text (TwPoMessage *message, guint index, const char *text);

/** tw_po_message_is_translated: Returns: whether any form has words */
gboolean tw_po_message_is_translated (const TwPoMessage *message);

/** tw_po_file_field: Returns: (transfer full) (nullable): a field of the header, "Language" */
char *tw_po_file_field (const TwPoFile *po, const char *name);

/** tw_po_file_set_field: sets a field of the header; a new field goes after the others. */
void tw_po_file_set_field (TwPoFile *po, const char *name, const char *value);

/** tw_po_file_append_string: appends @keyword and @text as PO writes them, each line after
 *   @prefix. */
void tw_po_file_append_string (GString *out, const char *prefix, const char *keyword,
                               const char *text);

/** tw_po_file_append_obsolete: adds @message to the obsolete ones. */
void tw_po_file_append_obsolete (TwPoFile *po, const TwPoMessage *message);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPoFile, tw_po_file_free)

G_END_DECLS
