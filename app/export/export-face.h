/* The faces of a set: tiles and variants that are drawn, each with its number of copies. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"

G_BEGIN_DECLS

/**
 * TwExportFace:
 * @tile: a tile of the set
 * @variant: index of the variant, -1 for the plain copies
 * @count: number of copies
 * @n_start: how many of them are start tiles
 * @id: the tile's id, with that of the variant ("E#G")
 * @name: what files of it are called: letters, digits and hyphens of ASCII, no two alike, in any
 * case
 */
typedef struct
{
  const TwTile *tile;
  int variant;
  guint count;
  guint n_start;
  char *id;
  char *name;
} TwExportFace;

/**
 * tw_export_faces_new:
 * @set: a set, which must outlive the list
 *
 * Returns: (transfer full) (element-type TwExportFace): the faces, in the order of the set
 */
GArray *tw_export_faces_new (const TwTileSet *set);

/**
 * tw_export_name:
 * @words: any text
 * @otherwise: what stands for a text without any letter
 *
 * Returns: (transfer full): @words as a name of a file that every system takes
 */
char *tw_export_name (const char *words, const char *otherwise);

/**
 * tw_export_name_free_of:
 * @taken: (element-type utf8): the names that are taken, in small letters; gets the new one
 * @words: any text
 * @otherwise: what stands for a text without any letter
 *
 * Returns: (transfer full): as tw_export_name(), with a number if that is taken, in any case
 */
char *tw_export_name_free_of (GHashTable *taken, const char *words, const char *otherwise);

/** tw_export_face_draw: draws the front of @face from 0,0 to @size,@size. */
void tw_export_face_draw (cairo_t *cr,
                          const TwTileSet *set,
                          const TwExportFace *face,
                          double size,
                          const TwTheme *theme);

/** tw_export_backs_new: Returns: (transfer full) (element-type utf8): the names of the backs in the
 * set, each once; the ordinary one is "" */
GPtrArray *tw_export_backs_new (const TwTileSet *set);

/** tw_export_face_back: Returns: (transfer none): the name of the back of @face, "" for the
 * ordinary one */
const char *tw_export_face_back (const TwTileSet *set, const TwExportFace *face);

G_END_DECLS
