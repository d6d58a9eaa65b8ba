/* Locks that end with the process, however it ends. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_lock_file_take:
 * @path: the lock file; it is created
 *
 * Returns: a file descriptor for tw_lock_file_release(); -1 if the lock is taken or the file cannot
 *   be created
 */
int tw_lock_file_take (const char *path);

/** tw_lock_file_is_free: Returns: whether no process holds the lock at @path; creates no file */
gboolean tw_lock_file_is_free (const char *path);

/**
 * tw_lock_file_release:
 * @fd: from tw_lock_file_take()
 * @path: the same path
 * @is_last: whether to remove the file, because no process needs it any more
 */
void tw_lock_file_release (int fd, const char *path, gboolean is_last);

G_END_DECLS
