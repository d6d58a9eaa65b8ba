/* A tile set as a folder of pictures with a table that says what they are: for tables and printers that take nothing
 * else. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* Side of a picture in pixels: the least, the most, and what is taken if nobody says. */
#define TW_PICTURE_FOLDER_LEAST_PX 8
#define TW_PICTURE_FOLDER_MOST_PX  4096
#define TW_PICTURE_FOLDER_USUAL_PX 512

/**
 * tw_picture_folder_save:
 * @set: a tile set
 * @path: the folder to make; nothing may be there, or an empty folder
 * @size_px: side of a picture, from %TW_PICTURE_FOLDER_LEAST_PX to %TW_PICTURE_FOLDER_MOST_PX
 * @languages: (array zero-terminated=1) (nullable): languages of names, see tw_texts_best()
 * @error: %TW_FORMAT_ERROR_WRITE or #TwPictureError
 *
 * Writes "NAME-x3.png" for each tile and variant, where 3 is the number of copies, "back.png" and
 * "back--NAME.png" for the backs, and "tiles.csv" (RFC 4180, UTF-8). The same set gives the same bytes. Blocks;
 * safe in any thread but that of the main loop.
 *
 * Returns: whether it is written
 */
gboolean tw_picture_folder_save (const TwTileSet *set, const char *path, guint size_px,
                                 const char *const *languages, GError **error);

G_END_DECLS
