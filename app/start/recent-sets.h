/* Sets that were opened or saved before, as the desktop remembers them. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The type of our files, as packaged. */
#define TW_SET_MIME_TYPE "application/x-tilewright-set+xml"

/**
 * tw_recent_sets_fill:
 * @store: a store of #TwSetEntry
 * @max: how many at most
 *
 * Puts the last used sets into @store, newest first. Entries that are there already
 * stay, so that nothing is read twice.
 */
void tw_recent_sets_fill (GListStore *store, guint max);

/** tw_recent_sets_add: remembers @file as used now. */
void tw_recent_sets_add (GFile *file);

/** tw_recent_sets_forget: takes @uri out of the list; the file stays as it is. */
void tw_recent_sets_forget (const char *uri);

G_END_DECLS
