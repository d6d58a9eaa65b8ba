/* The picture files that the tiles of a set name, and the tiles' knowledge of them. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_tile_set_picture_names: Returns: (transfer container): the names of all finished and
 *   reference pictures of tiles and variants, each once; they belong to @set */
GPtrArray *tw_tile_set_picture_names (const TwTileSet *set);

/**
 * tw_set_pictures_bind:
 * @set: a set under construction
 *
 * Gives every tile the bytes of the pictures that it names, if they are enclosed.
 */
void tw_set_pictures_bind (TwTileSet *set);

/** tw_set_pictures_mark_absent: notes on every tile that names the picture @name why the picture is
 *   missing. */
void tw_set_pictures_mark_absent (TwTileSet *set, const char *name, TwPictureAbsence absence);

/**
 * tw_set_pictures_enclose:
 * @set: a set under construction
 * @kind: %TW_ENCLOSURE_PICTURE or %TW_ENCLOSURE_REFERENCE
 * @file_name: the file's name without its folder
 * @bytes: the file's content
 *
 * The same bytes under the same name are enclosed once; other bytes under that name get a number.
 *
 * Returns: (transfer full) (nullable): the name that tiles use for it, %NULL if a file of that name
 *   cannot be a picture
 */
char *tw_set_pictures_enclose (TwTileSet *set, TwEnclosureKind kind, const char *file_name,
                               GBytes *bytes);

/**
 * tw_set_pictures_begin_references:
 * @set: a set under construction, before a reference picture is enclosed
 *
 * The first reference picture of a set, and those that follow, stay out of its packages until
 * somebody asks for them: what is scanned may be somebody else's work. Whoever has asked is not
 * asked again.
 */
void tw_set_pictures_begin_references (TwTileSet *set);

/**
 * tw_set_pictures_drop:
 * @set: a set under construction
 *
 * Takes out enclosed reference pictures that no tile names any more. Finished pictures stay,
 * because they may be enclosed for another purpose.
 */
void tw_set_pictures_drop (TwTileSet *set);

G_END_DECLS
