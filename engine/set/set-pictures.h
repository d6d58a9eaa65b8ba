/* The files of pictures that the tiles of a set name, and what the tiles know of them. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_tile_set_picture_names: Returns: (transfer container): the names of all files that tiles and
 *   variants show or are drawn after, each once; they belong to @set */
GPtrArray *tw_tile_set_picture_names (const TwTileSet *set);

/**
 * tw_set_pictures_bind:
 * @set: a set under construction
 *
 * Gives every tile the bytes of the pictures that it names, as far as they are enclosed.
 */
void tw_set_pictures_bind (TwTileSet *set);

/** tw_set_pictures_mark_absent: says of every tile that names the picture @name why it is
 *   missing. */
void tw_set_pictures_mark_absent (TwTileSet *set, const char *name, TwPictureAbsence absence);

/**
 * tw_set_pictures_enclose:
 * @set: a set under construction
 * @kind: %TW_ENCLOSURE_PICTURE or %TW_ENCLOSURE_REFERENCE
 * @file_name: how the file is called, without its folder
 * @bytes: what it holds
 *
 * The same bytes under the same name are enclosed once; others of that name get a number.
 *
 * Returns: (transfer full) (nullable): the name by which tiles name it, %NULL if a file of that
 *   name cannot be a picture
 */
char *tw_set_pictures_enclose (TwTileSet *set, TwEnclosureKind kind, const char *file_name,
                               GBytes *bytes);

/**
 * tw_set_pictures_drop:
 * @set: a set under construction
 *
 * Takes out enclosed reference pictures that no tile names any more. Finished pictures stay, for
 * they may have been enclosed for something else.
 */
void tw_set_pictures_drop (TwTileSet *set);

G_END_DECLS
