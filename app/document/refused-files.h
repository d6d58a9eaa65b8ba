/* Files that were opened together and cannot be read, told in one message, so that none hides
 * another. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwRefusedFiles: the refused files of one opening. */
typedef struct _TwRefusedFiles TwRefusedFiles;

/** tw_refused_files_new: Returns: (transfer full): an empty list */
TwRefusedFiles *tw_refused_files_new (void);

/** tw_refused_files_free: frees @self. */
void tw_refused_files_free (TwRefusedFiles *self);

/** tw_refused_files_add: adds a file. @title: its name for people; @message: why it cannot be
 * opened */
void tw_refused_files_add (TwRefusedFiles *self, const char *title, const char *message);

/** tw_refused_files_clear: empties the list, before other files are opened. */
void tw_refused_files_clear (TwRefusedFiles *self);

/** tw_refused_files_get_title: Returns: (transfer none) (nullable): the title of the message; %NULL
 * if the list is empty */
const char *tw_refused_files_get_title (TwRefusedFiles *self);

/** tw_refused_files_get_words: Returns: (transfer none) (nullable): the reasons, one line for each
 * of several files */
const char *tw_refused_files_get_words (TwRefusedFiles *self);

G_END_DECLS
