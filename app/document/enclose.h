/* Files that are enclosed in a set's package. */
#pragma once

#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * tw_enclose_read:
 * @path: a file
 * @as_cover: whether it is to be the cover
 * @out_enclosure: (out): the enclosure; the caller owns its members
 * @error: %TW_FORMAT_ERROR_READ, %TW_FORMAT_ERROR_LIMIT, or %TW_FORMAT_ERROR_CONTENT for a file
 *   that does not belong to a set
 *
 * Finds the kind of file by its name and its content. Blocks; call it in a worker thread.
 *
 * Returns: whether the file can be enclosed
 */
gboolean tw_enclose_read (const char *path, gboolean as_cover, TwEnclosure *out_enclosure,
                          GError **error);

/**
 * tw_enclose:
 * @set: a set under construction
 * @enclosure: an enclosure from tw_enclose_read()
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * Replaces an enclosure of the same name. A cover replaces every other cover.
 *
 * Returns: whether @enclosure is enclosed
 */
gboolean tw_enclose (TwTileSet *set, const TwEnclosure *enclosure, GError **error);

/** tw_enclose_cover: encloses @png, the bytes of a PNG picture, as the cover. */
void tw_enclose_cover (TwTileSet *set, GBytes *png);

/** tw_enclosed_others: Returns: (transfer full) (nullable): the enclosures of @set except the
 *   pictures that its tiles name, which lie beside an XML file */
TwEnclosures *tw_enclosed_others (const TwTileSet *set);

/**
 * tw_enclosure_own_name:
 * @set_file: (nullable): the file of the set; files beside it are read
 * @set_id: the set's id
 * @name: the picture's name
 * @bytes: the picture
 *
 * Blocks; safe in any thread.
 *
 * Returns: (transfer full): a file name without folder for the picture: @name, or with @set_id
 *   before it if another file of that name would be overwritten
 */
char *tw_enclosure_own_name (GFile *set_file, const char *set_id, const char *name, GBytes *bytes);

/** tw_enclosure_remove: removes the enclosure @name. */
void tw_enclosure_remove (TwTileSet *set, const char *name);

G_END_DECLS
