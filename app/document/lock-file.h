/* Locks that go with the process, however that ends. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_lock_file_take:
 * @path: a file for the lock, which is made
 *
 * Returns: what to release the lock with, -1 if somebody else has it or the file cannot be made
 */
int tw_lock_file_take (const char *path);

/** tw_lock_file_is_free: Returns: whether nobody holds the lock at @path now; it is not made */
gboolean tw_lock_file_is_free (const char *path);

/**
 * tw_lock_file_release:
 * @fd: of tw_lock_file_take()
 * @path: the same path
 * @is_last: whether nobody needs the file any more; it is removed
 */
void tw_lock_file_release (int fd, const char *path, gboolean is_last);

G_END_DECLS
