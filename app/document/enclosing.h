/* Files that are put into a set's package. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * tw_enclose_read:
 * @path: a file
 * @as_cover: whether it is to be the cover
 * @out_enclosure: (out): what it is; its members are the caller's
 * @error: %TW_FORMAT_ERROR_READ, %TW_FORMAT_ERROR_LIMIT, or %TW_FORMAT_ERROR_CONTENT for a file
 *   that is nothing of what belongs to a set
 *
 * What the file is is seen from its name and its content. For worker threads: it waits for the disk.
 *
 * Returns: whether it can be enclosed
 */
gboolean tw_enclose_read (const char *path, gboolean as_cover, TwEnclosure *out_enclosure,
                          GError **error);

/**
 * tw_enclose:
 * @set: a set under construction
 * @enclosure: of tw_enclose_read()
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * One of the same name is replaced, and so is every other cover by a cover.
 *
 * Returns: whether it is enclosed
 */
gboolean tw_enclose (TwTileSet *set, const TwEnclosure *enclosure, GError **error);

/** tw_enclose_cover: encloses the bytes of a PNG picture as the cover. */
void tw_enclose_cover (TwTileSet *set, GBytes *png);

/** tw_enclosed_others: Returns: (transfer full) (nullable): what is enclosed with @set besides the
 *   pictures that its tiles name, which an XML file has beside it */
TwEnclosures *tw_enclosed_others (const TwTileSet *set);

/**
 * tw_enclosure_own_name:
 * @set_file: (nullable): where the set is kept; files beside it are read
 * @set_id: the set's id
 * @name: how the picture is called
 * @bytes: the picture
 *
 * May be called in a worker.
 *
 * Returns: (transfer full): the name of a file, without its folder, under which the picture is kept
 *   and no file of somebody else's is written over
 */
char *tw_enclosure_own_name (GFile *set_file, const char *set_id, const char *name, GBytes *bytes);

/** tw_enclosure_remove: takes the enclosure of that name out. */
void tw_enclosure_remove (TwTileSet *set, const char *name);

G_END_DECLS
