/* Pictures of a tile that the program does not draw. */
#include "engine/tile/picture.h"

#include <string.h>

#define EDGE 1000

void
tw_picture_file_set (TwPictureFile *picture, const char *file, GBytes *bytes)
{
  tw_picture_file_clear (picture);
  picture->file = g_strdup (file);
  tw_picture_file_bind (picture, bytes);
}

void
tw_picture_file_bind (TwPictureFile *picture, GBytes *bytes)
{
  GBytes *old = picture->bytes;

  picture->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  picture->hash = bytes != NULL ? g_bytes_hash (bytes) : 0;
  picture->absence = TW_PICTURE_NOT_THERE;
  g_clear_pointer (&old, g_bytes_unref);
}

void
tw_picture_file_clear (TwPictureFile *picture)
{
  g_clear_pointer (&picture->file, g_free);
  g_clear_pointer (&picture->bytes, g_bytes_unref);
  memset (picture, 0, sizeof *picture);
}

void
tw_picture_file_own (TwPictureFile *picture)
{
  picture->file = g_strdup (picture->file);
  if (picture->bytes != NULL)
    g_bytes_ref (picture->bytes);
}

gboolean
tw_picture_file_equal (const TwPictureFile *a, const TwPictureFile *b)
{
  if (g_strcmp0 (a->file, b->file) != 0 || a->quarter_turns != b->quarter_turns
      || a->is_mirrored != b->is_mirrored || a->hash != b->hash)
    return FALSE;
  return a->bytes == b->bytes
         || (a->bytes != NULL && b->bytes != NULL && g_bytes_equal (a->bytes, b->bytes));
}

void
tw_picture_file_transform (TwPictureFile *picture, guint quarter_turns, gboolean mirror)
{
  if (picture->file == NULL)
    return;
  if (mirror)
    {
      picture->is_mirrored = !picture->is_mirrored;
      picture->quarter_turns = (4u - picture->quarter_turns) & 3;
    }
  picture->quarter_turns = (picture->quarter_turns + quarter_turns) & 3;
}

void
tw_tile_reference_default (TwTileReference *reference)
{
  reference->x = reference->y = EDGE / 2;
  reference->width = EDGE;
  reference->opacity = 50;
}

void
tw_tile_reference_clamp (TwTileReference *reference)
{
  reference->x = CLAMP (reference->x, -TW_REFERENCE_MAX, TW_REFERENCE_MAX);
  reference->y = CLAMP (reference->y, -TW_REFERENCE_MAX, TW_REFERENCE_MAX);
  reference->width = CLAMP (reference->width, TW_REFERENCE_LEAST, TW_REFERENCE_MAX);
  reference->opacity = MIN (reference->opacity, 100);
}

gboolean
tw_tile_reference_equal (const TwTileReference *a, const TwTileReference *b)
{
  return tw_picture_file_equal (&a->picture, &b->picture)
         && (a->picture.file == NULL
             || (a->x == b->x && a->y == b->y && a->width == b->width && a->opacity == b->opacity));
}

void
tw_tile_reference_transform (TwTileReference *reference, guint quarter_turns, gboolean mirror)
{
  tw_picture_file_transform (&reference->picture, quarter_turns, mirror);
  if (mirror)
    reference->x = (gint16) (EDGE - reference->x);
  for (guint i = 0; i < (quarter_turns & 3); i++)
    {
      gint16 x = reference->x;

      reference->x = (gint16) (EDGE - reference->y);
      reference->y = x;
    }
  if (reference->picture.file != NULL)
    tw_tile_reference_clamp (reference);
}
