/* PO files of GNU gettext, as translators and their programs exchange them.
 *
 * Reading takes what gettext's own tools and the usual editors write, and refuses anything else with
 * the line. (GNU libgettextpo reads files by name only, keeps its state in globals, does not tell on
 * which line a message stands, and wants the program to end when something is wrong: nothing for
 * a library that reads what strangers mail in the middle of somebody's work.)
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/tile/language.h"

G_BEGIN_DECLS

/* Forms of one message that are kept; a further one is refused. */
#define TW_PO_MAX_FORMS 16

/**
 * TwPoMessage:
 * @line: where its first keyword stands in its file, 0 for a new one
 * @context: (nullable): what tells it from another of the same words
 * @id: the source
 * @plural: (nullable): the source for several things
 * @n_texts: number of forms
 * @texts: the translation, a form each; "" for none
 * @is_fuzzy: whether somebody has to look at it
 * @comments: (nullable): lines of the translator, without "# "
 * @notes: (nullable): lines for the translator
 * @references: (nullable): where it comes from
 * @flags: (nullable): other flags, parted by ", "
 * @previous: (nullable): lines as they stand behind "#| "
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
 * @header: the message without context and source, written first wherever it stood; its text holds
 *   fields, "Language: cs", a line each
 * @messages: (element-type TwPoMessage): the others, in order
 * @obsolete: lines of messages that are out of use, as they stand
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

/**
 * tw_po_file_parse:
 * @name: the file's name for messages
 * @data: its bytes, in the encoding that its header names
 * @length: how many
 * @error: %TW_FORMAT_ERROR_CONTENT
 *
 * Returns: (transfer full) (nullable): what is in it, in UTF-8
 */
TwPoFile *tw_po_file_parse (const char *name, const char *data, gsize length, GError **error);

/** tw_po_file_load: as tw_po_file_parse() for the file at @path. */
TwPoFile *tw_po_file_load (const char *path, GError **error);

/** tw_po_file_to_text: Returns: (transfer full): the file, UTF-8; the same bytes for the same content */
char *tw_po_file_to_text (const TwPoFile *po);

/** tw_po_file_add: Returns: (transfer none): a new message at the end */
TwPoMessage *tw_po_file_add (TwPoFile *po, const char *context, const char *id, const char *plural);

/** tw_po_file_find: Returns: (transfer none) (nullable): the first message of that context */
TwPoMessage *tw_po_file_find (const TwPoFile *po, const char *context);

/** tw_po_message_set_text: gives form @index the words @text. */
void tw_po_message_set_text (TwPoMessage *message, guint index, const char *text);

/** tw_po_message_is_translated: Returns: whether any form has words */
gboolean tw_po_message_is_translated (const TwPoMessage *message);

/** tw_po_file_field: Returns: (transfer full) (nullable): a field of the header, "Language" */
char *tw_po_file_field (const TwPoFile *po, const char *name);

/** tw_po_file_set_field: sets a field, behind the others if it is new. */
void tw_po_file_set_field (TwPoFile *po, const char *name, const char *value);

/** tw_po_file_append_string: appends @keyword and @text as PO writes them, each line after
 *   @prefix. */
void tw_po_file_append_string (GString *out, const char *prefix, const char *keyword,
                               const char *text);

/** tw_po_file_append_obsolete: keeps @message among those that are out of use. */
void tw_po_file_append_obsolete (TwPoFile *po, const TwPoMessage *message);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPoFile, tw_po_file_free)

G_END_DECLS
