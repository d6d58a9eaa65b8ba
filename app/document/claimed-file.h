/* A file of our own that keeps what is not saved yet, and belongs to one program at a time.
 *
 * It is a head of keys and values, an empty line, and a body, with a lock beside it in a folder of
 * the user's data. The lock is held for as long as a program may write the file: one whose lock is
 * free was left by a program that has crashed or was killed.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwClaimedFile: the functions may be called in any thread, and block. */
typedef struct _TwClaimedFile TwClaimedFile;

/**
 * tw_claimed_file_new:
 * @folder: where it lies; made when it is written
 * @suffix: what its name ends with
 *
 * Returns: (transfer full): a file of its own, neither locked nor written yet
 */
TwClaimedFile *tw_claimed_file_new (const char *folder, const char *suffix);

/** tw_claimed_file_free: lets go of @self, which stays in its folder unless it was cleared. */
void tw_claimed_file_free (TwClaimedFile *self);

/**
 * tw_claimed_files_list:
 * @folder: a folder, which need not be there
 * @suffix: what names end with
 *
 * Looks which files there are; none of them is locked by that.
 *
 * Returns: (transfer full) (element-type TwClaimedFile): those of programs that are gone
 */
GPtrArray *tw_claimed_files_list (const char *folder, const char *suffix);

/** tw_claimed_file_claim: locks @self. Returns: whether it is ours now: neither has another program
 * claimed it, nor is it gone */
gboolean tw_claimed_file_claim (TwClaimedFile *self);

/** tw_claimed_file_release: lets go of a lock; whoever comes first may claim @self from now on. */
void tw_claimed_file_release (TwClaimedFile *self);

/**
 * tw_claimed_file_write:
 * @self: a file
 * @head: what else the head says
 * @group: the head's one group; gets the title and the time
 * @title: what people call it
 * @body: what comes after the head
 * @length: bytes of @body
 * @error: %TW_FORMAT_ERROR_WRITE
 *
 * Puts a new file in the place of the old one, durably.
 *
 * Returns: whether it is written
 */
gboolean tw_claimed_file_write (TwClaimedFile *self, GKeyFile *head, const char *group,
                                const char *title, const char *body, gsize length,
                                GError **error);

/**
 * tw_claimed_file_read_head:
 * @self: a file
 * @head: gets what its head says; nothing if that is damaged
 *
 * From now on it has a title and a time: its name and that of its last change if its head does not
 * tell. The body is not read.
 *
 * Returns: whether there is anything to read
 */
gboolean tw_claimed_file_read_head (TwClaimedFile *self, GKeyFile *head);

/**
 * tw_claimed_file_read:
 * @self: a file
 * @head: gets what its head says; nothing if that is damaged
 * @out_body: (out) (transfer full): the body, ended by a zero; %NULL if the head is damaged
 * @out_length: (out): bytes of it
 *
 * As tw_claimed_file_read_head(), but of all of it.
 *
 * Returns: whether there is anything to read
 */
gboolean tw_claimed_file_read (TwClaimedFile *self, GKeyFile *head, char **out_body,
                               gsize *out_length);

/** tw_claimed_file_clear: removes @self, which may be written again. Returns: whether it was ours */
gboolean tw_claimed_file_clear (TwClaimedFile *self);

/** tw_claimed_file_get_id: Returns: (transfer none): its name without the suffix, unique */
const char *tw_claimed_file_get_id (const TwClaimedFile *self);

/** tw_claimed_file_get_path: Returns: (transfer none): where it is */
const char *tw_claimed_file_get_path (const TwClaimedFile *self);

/** tw_claimed_file_get_title: Returns: (transfer none): what was read */
const char *tw_claimed_file_get_title (const TwClaimedFile *self);

/** tw_claimed_file_get_time: Returns: (transfer none): when it was written, of what was read */
GDateTime *tw_claimed_file_get_time (const TwClaimedFile *self);

/** tw_claimed_file_compare: Returns: below zero if @a was written after @b */
int tw_claimed_file_compare (const TwClaimedFile *a, const TwClaimedFile *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwClaimedFile, tw_claimed_file_free)

G_END_DECLS
