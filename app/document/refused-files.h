/* Files that were opened together and cannot be: each is told, since one message would hide the other. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwRefusedFiles: those of one time. */
typedef struct _TwRefusedFiles TwRefusedFiles;

/** tw_refused_files_new: Returns: (transfer full): none */
TwRefusedFiles *tw_refused_files_new (void);

/** tw_refused_files_free: frees it. */
void tw_refused_files_free (TwRefusedFiles *self);

/** tw_refused_files_add: one more cannot be opened. @title: which, for people; @message: why */
void tw_refused_files_add (TwRefusedFiles *self, const char *title, const char *message);

/** tw_refused_files_clear: other files are opened now. */
void tw_refused_files_clear (TwRefusedFiles *self);

/** tw_refused_files_get_title: Returns: (transfer none) (nullable): what is said of all of them; %NULL if
 * there are none */
const char *tw_refused_files_get_title (TwRefusedFiles *self);

/** tw_refused_files_get_words: Returns: (transfer none) (nullable): why, a line each if they are several */
const char *tw_refused_files_get_words (TwRefusedFiles *self);

G_END_DECLS
