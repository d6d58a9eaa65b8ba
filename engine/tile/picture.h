/* Pictures of a tile that come from files: a finished picture that is shown instead of the drawing,
 * and a reference picture (a scan or sketch) to draw after. They are bytes by name; the engine
 * never decodes them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The greatest width of a reference picture, and greatest distance of its middle from the tile's
 * corner, in thousandths of a tile's edge. */
#define TW_REFERENCE_MAX 20000
/* The least width of a reference picture, likewise. */
#define TW_REFERENCE_LEAST 50

/**
 * TwPictureAbsence:
 * @TW_PICTURE_NOT_THERE: there is no such file
 * @TW_PICTURE_FOLDER: it is a folder
 * @TW_PICTURE_NO_FILE: it is a pipe, a device or the like
 * @TW_PICTURE_UNREADABLE: it cannot be read
 * @TW_PICTURE_TOO_LARGE: it is too large for a set
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
 * @bytes: (nullable): the file's content, %NULL if it is missing
 * @hash: a hash of @bytes
 * @quarter_turns: quarter turns clockwise, 0 to 3, after mirroring
 * @is_mirrored: whether left and right are swapped
 * @absence: a #TwPictureAbsence: why it has no @bytes, if known
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
 * @picture: the picture under the drawing
 * @x: where its middle lies, east of the tile's corner, in thousandths of a tile's edge
 * @y: likewise, south
 * @width: its width before it is turned, likewise; its height follows
 * @opacity: its opacity in percent, 0 to 100
 */
typedef struct
{
  TwPictureFile picture;
  gint16 x;
  gint16 y;
  gint16 width;
  guint8 opacity;
} TwTileReference;

/** tw_picture_file_set: gives @picture, which is cleared before, that file, not turned. */
void tw_picture_file_set (TwPictureFile *picture, const char *file, GBytes *bytes);

/** tw_picture_file_bind: gives @picture the bytes of its file, %NULL if the file is missing. */
void tw_picture_file_bind (TwPictureFile *picture, GBytes *bytes);

/** tw_picture_file_clear: frees what @picture holds and leaves it empty. */
void tw_picture_file_clear (TwPictureFile *picture);

/** tw_picture_file_own: makes a @picture that was copied with `=` own its members. */
void tw_picture_file_own (TwPictureFile *picture);

/** tw_picture_file_equal: Returns: whether both look the same */
gboolean tw_picture_file_equal (const TwPictureFile *a, const TwPictureFile *b);

/** tw_picture_file_transform: turns @picture as tw_tile_transform() turns the drawing. */
void tw_picture_file_transform (TwPictureFile *picture, guint quarter_turns, gboolean mirror);

/** tw_tile_reference_default: puts a reference picture in its first place, where it covers the
 * tile. */
void tw_tile_reference_default (TwTileReference *reference);

/** tw_tile_reference_clamp: brings the numbers of @reference within their limits. */
void tw_tile_reference_clamp (TwTileReference *reference);

/** tw_tile_reference_equal: Returns: whether both are the same in the same place */
gboolean tw_tile_reference_equal (const TwTileReference *a, const TwTileReference *b);

/** tw_tile_reference_transform: turns the picture about the tile's middle, together with the
 * drawing. */
void tw_tile_reference_transform (TwTileReference *reference, guint quarter_turns,
                                  gboolean mirror);

G_END_DECLS
