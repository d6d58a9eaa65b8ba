/* The sets that were opened or saved recently, as the desktop remembers them. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The MIME type of a set's file. */
#define TW_SET_MIME_TYPE "application/x-tilewright-set+xml"

/**
 * tw_recent_sets_fill:
 * @max: the most entries
 *
 * Fills @store with the sets used last, the newest first. Entries that stay are kept, so that no
 * set is read twice.
 */
void tw_recent_sets_fill (GListStore *store, guint max);

/** tw_recent_sets_add: remembers @file as used now. */
void tw_recent_sets_add (GFile *file);

/** tw_recent_sets_forget: removes @uri from the list; the file stays. */
void tw_recent_sets_forget (const char *uri);

G_END_DECLS
