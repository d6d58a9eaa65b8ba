/* Pictures that belong to a tile and are not drawn by the program: a finished one that is shown
 * instead of the drawing, and a scan or sketch that is drawn after. Bytes by name, never decoded
 * here.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Width of a reference picture, and how far its middle lies from the tile's corner, at most: in
 * thousandths of a tile's edge. */
#define TW_REFERENCE_MAX 20000
/* Least width of one. */
#define TW_REFERENCE_LEAST 50

/**
 * TwPictureAbsence:
 * @TW_PICTURE_NOT_THERE: there is no such file
 * @TW_PICTURE_FOLDER: it is a folder
 * @TW_PICTURE_NO_FILE: it is a pipe, a device or the like
 * @TW_PICTURE_UNREADABLE: it cannot be read
 * @TW_PICTURE_TOO_LARGE: a set cannot hold so much
 *
 * Why the bytes of a picture are missing.
 */
typedef enum
{
  TW_PICTURE_NOT_THERE,
  TW_PICTURE_FOLDER,
  TW_PICTURE_NO_FILE,
  TW_PICTURE_UNREADABLE,
  TW_PICTURE_TOO_LARGE
} TwPictureAbsence;

/**
 * TwPictureFile:
 * @file: (nullable): its name as it stands in a package, "pictures/F7.png"; %NULL for none
 * @bytes: (nullable): what the file holds, %NULL if it is missing
 * @hash: a number that the same @bytes share
 * @quarter_turns: how often it is turned clockwise, 0 to 3, after it was mirrored
 * @is_mirrored: whether left and right are swapped
 * @absence: a #TwPictureAbsence: if it has no @bytes, why, as far as that is known
 */
typedef struct
{
  char *file;
  GBytes *bytes;
  guint hash;
  guint8 quarter_turns;
  guint8 is_mirrored;
  guint8 absence;
} TwPictureFile;

/**
 * TwTileReference:
 * @picture: what is seen under the canvas
 * @x: where its middle lies, east of the tile's corner, in thousandths of a tile's edge
 * @y: likewise, south
 * @width: its width before it is turned, likewise; its height follows
 * @opacity: how much of it is seen through the drawing, 0 to 100
 */
typedef struct
{
  TwPictureFile picture;
  gint16 x;
  gint16 y;
  gint16 width;
  guint8 opacity;
} TwTileReference;

/** tw_picture_file_set: makes @picture (cleared before) that file, not turned. */
void tw_picture_file_set (TwPictureFile *picture, const char *file, GBytes *bytes);

/** tw_picture_file_bind: gives it the bytes of its file; %NULL if that is missing. */
void tw_picture_file_bind (TwPictureFile *picture, GBytes *bytes);

/** tw_picture_file_clear: frees what it holds; it is none then. */
void tw_picture_file_clear (TwPictureFile *picture);

/** tw_picture_file_own: makes what was copied with `=` a copy of its own. */
void tw_picture_file_own (TwPictureFile *picture);

/** tw_picture_file_equal: Returns: whether both look the same */
gboolean tw_picture_file_equal (const TwPictureFile *a, const TwPictureFile *b);

/** tw_picture_file_transform: turns it as tw_tile_transform() turns the drawing. */
void tw_picture_file_transform (TwPictureFile *picture, guint quarter_turns, gboolean mirror);

/** tw_tile_reference_default: where a reference picture lies first: it covers the tile. */
void tw_tile_reference_default (TwTileReference *reference);

/** tw_tile_reference_clamp: brings its numbers within their limits. */
void tw_tile_reference_clamp (TwTileReference *reference);

/** tw_tile_reference_equal: Returns: whether both are the same in the same place */
gboolean tw_tile_reference_equal (const TwTileReference *a, const TwTileReference *b);

/** tw_tile_reference_transform: turns it about the tile's middle with the drawing. */
void tw_tile_reference_transform (TwTileReference *reference, guint quarter_turns,
                                  gboolean mirror);

G_END_DECLS
