/* A file of the program's own that keeps unsaved work. One process at a time may write it.
 *
 * It has a head of keys and values, an empty line, and a body. Its lock lies beside it in a folder
 * of the user's data, and a process holds the lock as long as it may write the file. A file whose
 * lock is free was left by a process that crashed or was killed.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwClaimedFile: the functions block and may be called in any thread. */
typedef struct _TwClaimedFile TwClaimedFile;

/**
 * tw_claimed_file_new:
 * @folder: the folder of the file; created when the file is written
 * @suffix: the end of the file name
 *
 * Returns: (transfer full): a new file, neither locked nor written yet
 */
TwClaimedFile *tw_claimed_file_new (const char *folder, const char *suffix);

/** tw_claimed_file_free: releases the lock and frees @self. The file stays unless it was
 * cleared. */
void tw_claimed_file_free (TwClaimedFile *self);

/**
 * tw_claimed_files_list:
 * @folder: a folder; it need not exist
 * @suffix: the end of the file names
 *
 * Lists the files in @folder without locking any.
 *
 * Returns: (transfer full) (element-type TwClaimedFile): the files that no process holds
 */
GPtrArray *tw_claimed_files_list (const char *folder, const char *suffix);

/** tw_claimed_files_list_all: as tw_claimed_files_list(), with those that a process holds. */
GPtrArray *tw_claimed_files_list_all (const char *folder, const char *suffix);

/** tw_claimed_file_is_free: Returns: whether no process holds @self */
gboolean tw_claimed_file_is_free (const TwClaimedFile *self);

/** tw_claimed_file_claim: locks @self. Returns: whether this process has it now: no other process
 * has claimed it, and the file still exists */
gboolean tw_claimed_file_claim (TwClaimedFile *self);

/** tw_claimed_file_release: releases the lock; any process may claim @self from now on. */
void tw_claimed_file_release (TwClaimedFile *self);

/**
 * tw_claimed_file_write:
 * @self: a file
 * @head: what else the head says
 * @group: the head's one group; the title and the time are added to it
 * @title: the title for people
 * @body: what follows the head
 * @length: bytes of @body
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Replaces the file, durably.
 *
 * Returns: whether it is written
 */
gboolean tw_claimed_file_write (TwClaimedFile *self, GKeyFile *head, const char *group,
                                const char *title, const char *body, gsize length,
                                GError **error);

/**
 * tw_claimed_file_read_head:
 * @self: a file
 * @head: gets the file's head; stays empty if that is damaged
 *
 * Sets the title and the time of @self: from the head, else the file's name and the time of its
 * last change. Does not read the body.
 *
 * Returns: whether there is a file to read
 */
gboolean tw_claimed_file_read_head (TwClaimedFile *self, GKeyFile *head);

/**
 * tw_claimed_file_read:
 * @self: a file
 * @head: gets the file's head; stays empty if that is damaged
 * @out_body: (out) (transfer full): the body, zero-terminated; %NULL if the head is damaged
 * @out_length: (out): bytes of the body
 *
 * As tw_claimed_file_read_head(), but reads the body, too.
 *
 * Returns: whether there is a file to read
 */
gboolean tw_claimed_file_read (TwClaimedFile *self, GKeyFile *head, char **out_body,
                               gsize *out_length);

/** tw_claimed_file_clear: removes the file; it may be written again. Returns: whether this process
 * held its lock */
gboolean tw_claimed_file_clear (TwClaimedFile *self);

/** tw_claimed_file_get_id: Returns: (transfer none): the file name without the suffix, unique */
const char *tw_claimed_file_get_id (const TwClaimedFile *self);

/** tw_claimed_file_get_path: Returns: (transfer none): the path of the file */
const char *tw_claimed_file_get_path (const TwClaimedFile *self);

/** tw_claimed_file_get_title: Returns: (transfer none): the title, once the head has been read */
const char *tw_claimed_file_get_title (const TwClaimedFile *self);

/** tw_claimed_file_get_time: Returns: (transfer none): when the file was written, once the head has
 * been read */
GDateTime *tw_claimed_file_get_time (const TwClaimedFile *self);

/** tw_claimed_file_compare: Returns: below 0 if @a was written after @b */
int tw_claimed_file_compare (const TwClaimedFile *a, const TwClaimedFile *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwClaimedFile, tw_claimed_file_free)

G_END_DECLS
