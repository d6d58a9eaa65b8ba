/* Pictures to tiles of a set. */
#include "app/scan/scan-tiles.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/scan/likeness.h"
#include "app/scan/scan-cut.h"
#include "app/scan/scan-find.h"
#include "app/scan/scan-read.h"
#include "engine/format/format-error.h"
#include "engine/format/xml-limits.h"
#include "engine/set/set-pictures.h"

void
tw_scan_tile_free (TwScanTile *tile)
{
  tw_pixels_unref (tile->pixels);
  g_bytes_unref (tile->jpeg);
  g_free (tile);
}

static GPtrArray *
tiles_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tw_scan_tile_free);
}

static gboolean
add_cut (GPtrArray *tiles, const TwPixels *pixels, const TwQuad *quad, GError **error)
{
  TwPixels *cut = tw_scan_cut (pixels, quad);
  GBytes *jpeg = cut != NULL ? tw_scan_write_jpeg (cut) : NULL;
  TwScanTile *tile;

  if (jpeg == NULL)
    {
      g_clear_pointer (&cut, tw_pixels_unref);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
                           _ ("There is too little memory for the pictures."));
      return FALSE;
    }
  tile = g_new0 (TwScanTile, 1);
  *tile = (TwScanTile){ .pixels = cut, .jpeg = jpeg, .same_as = -1, .is_taken = TRUE, .count = 1 };
  g_ptr_array_add (tiles, tile);
  return TRUE;
}

/* What all of them tell together, and then of each. */
static void
guess_all (GPtrArray *tiles, const TwVocabulary *own)
{
  g_autofree TwPixels **pixels = g_new (TwPixels *, tiles->len);
  g_autofree TwLikeness *likenesses = g_new (TwLikeness, tiles->len);
  TwScanPalette palette;

  for (guint i = 0; i < tiles->len; i++)
    pixels[i] = ((TwScanTile *) tiles->pdata[i])->pixels;
  tw_scan_palette_learn (pixels, tiles->len, own, &palette);
  for (guint i = 0; i < tiles->len; i++)
    {
      TwScanTile *tile = tiles->pdata[i];

      tw_tile_guess (tile->pixels, &palette, &tile->guess);
      tw_likeness_of (tile->pixels, &likenesses[i]);
      for (guint k = 0; k < i && tile->same_as < 0; k++)
        if (tw_likeness_is_same (&likenesses[k], &likenesses[i]))
          tile->same_as = (int) k;
    }
}

static void
step (TwScanProgress *progress)
{
  if (progress != NULL)
    g_atomic_int_inc (&progress->done);
}

static void
begin (TwScanProgress *progress, guint all)
{
  if (progress == NULL)
    return;
  g_atomic_int_set (&progress->done, 0);
  g_atomic_int_set (&progress->all, (gint) all);
}

GPtrArray *
tw_scan_tiles_cut (const TwPixels *pixels,
                   const TwScanPlan *plan,
                   const TwVocabulary *own,
                   TwScanProgress *progress,
                   GCancellable *cancellable,
                   GError **error)
{
  g_autoptr (GPtrArray) tiles = tiles_new ();
  guint n_cells = tw_scan_plan_n_cells (plan);

  begin (progress, n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      TwQuad cell = tw_scan_plan_cell (plan, i);

      if (g_cancellable_set_error_if_cancelled (cancellable, error)
          || !add_cut (tiles, pixels, &cell, error))
        return NULL;
      step (progress);
    }
  guess_all (tiles, own);
  return g_steal_pointer (&tiles);
}

GPtrArray *
tw_scan_tiles_read (const GPtrArray *files,
                    const TwVocabulary *own,
                    TwScanProgress *progress,
                    GCancellable *cancellable,
                    char **out_refused,
                    GError **error)
{
  g_autoptr (GPtrArray) tiles = tiles_new ();
  g_autoptr (GString) refused = g_string_new (NULL);

  *out_refused = NULL;
  begin (progress, files->len);
  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (TwPixels) pixels = NULL;
      g_autoptr (GError) reason = NULL;
      TwQuad quad;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      pixels = tw_scan_read (files->pdata[i], &reason);
      if (pixels == NULL)
        g_string_append_printf (refused, "%s%s", refused->len > 0 ? "\n" : "", reason->message);
      else
        {
          tw_scan_find_one (pixels, &quad);
          /* One of a few pixels shows nothing; the whole of it is as good. */
          if (!tw_quad_is_sound (&quad))
            quad = tw_quad_of_size (pixels->width, pixels->height);
          if (!add_cut (tiles, pixels, &quad, error))
            return NULL;
        }
      step (progress);
    }
  guess_all (tiles, own);
  *out_refused = g_string_free (g_steal_pointer (&refused), FALSE);
  return g_steal_pointer (&tiles);
}

guint
tw_scan_tiles_n_taken (const GPtrArray *tiles)
{
  guint n = 0;

  for (guint i = 0; i < tiles->len; i++)
    n += ((const TwScanTile *) tiles->pdata[i])->is_taken;
  return n;
}

/* The tile that @tile would be a copy of. */
static TwScanTile *
original_of (const GPtrArray *tiles, const TwScanTile *tile)
{
  TwScanTile *original = tile->is_taken && tile->same_as >= 0 ? tiles->pdata[tile->same_as] : NULL;

  return original != NULL && original->is_taken ? original : NULL;
}

guint
tw_scan_tiles_n_alike (const GPtrArray *tiles)
{
  guint n = 0;

  for (guint i = 0; i < tiles->len; i++)
    n += original_of (tiles, tiles->pdata[i]) != NULL;
  return n;
}

void
tw_scan_tiles_take (GPtrArray *tiles, guint index, gboolean is_taken)
{
  TwScanTile *tile = tiles->pdata[index];

  if (is_taken && tile->is_joined)
    {
      TwScanTile *original = tiles->pdata[tile->same_as];

      original->count = original->count > tile->count ? original->count - tile->count : 1;
      tile->is_joined = FALSE;
    }
  tile->is_taken = is_taken;
}

void
tw_scan_tiles_join_alike (GPtrArray *tiles)
{
  for (guint i = 0; i < tiles->len; i++)
    {
      TwScanTile *tile = tiles->pdata[i], *original = original_of (tiles, tile);

      if (original == NULL)
        continue;
      original->count = MIN (original->count + tile->count, TW_MAX_COPIES);
      tile->is_taken = FALSE;
      tile->is_joined = TRUE;
    }
}

/* As long as nothing was drawn, the tile that new sets have is in the way. */
static gboolean
is_untouched (const TwTileSet *set)
{
  const TwTile *tile = set->n_tiles == 1 ? set->tiles[0] : NULL;

  return tile != NULL && tile->count <= 1 && tile->topology.n_segments == 0
         && tile->topology.n_symbols == 0 && tile->n_variants == 0 && tile->names == NULL
         && tile->picture.file == NULL && tile->reference.picture.file == NULL && tile->n_start == 0
         && set->n_blocks == 0;
}

/* By its content, so that no other file of that name lies beside a set. */
static char *
name_of (GBytes *jpeg)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA1, jpeg);

  return g_strdup_printf ("scan-%.8s.jpg", sum);
}

static gboolean
add_tile (const TwScanTile *scan, TwTileSet *set, GError **error)
{
  g_autofree char *id = NULL, *file = name_of (scan->jpeg), *name = NULL;
  g_autoptr (TwTile) plain = NULL, tile = NULL;
  TwTileReference reference;
  TwTopology topology;

  if (tw_enclosures_size (set->enclosures) + g_bytes_get_size (scan->jpeg) > TW_XML_MAX_BYTES
      || (set->enclosures != NULL && set->enclosures->n_enclosures + 8 >= TW_ENCLOSURES_MAX_COUNT))
    return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, file, 0,
                                _ ("These are more pictures than a set can have. Take fewer "
                                   "tiles."));
  name = tw_set_pictures_enclose (set, TW_ENCLOSURE_REFERENCE, file, scan->jpeg);
  id = tw_tile_set_new_tile_id (set, set->n_tiles > 0 ? set->tiles[set->n_tiles - 1]->id : NULL);
  tw_tile_guess_topology (&scan->guess, set->own, &topology);
  plain = tw_tile_new (id, MAX (1, scan->count), &topology);
  memset (&reference, 0, sizeof reference);
  tw_tile_reference_default (&reference);
  tw_picture_file_set (&reference.picture, name, scan->jpeg);
  tile = tw_tile_with_reference (plain, &reference);
  tw_picture_file_clear (&reference.picture);
  tw_tile_set_insert_tile (set, -1, tile);
  return TRUE;
}

gboolean
tw_scan_tiles_import (const GPtrArray *tiles, TwTileSet *set, GError **error)
{
  gboolean was_untouched = is_untouched (set);

  if (tw_scan_tiles_n_taken (tiles) == 0)
    return TRUE;
  tw_set_pictures_begin_references (set);
  if (was_untouched)
    tw_tile_set_remove_tile (set, 0);
  for (guint i = 0; i < tiles->len; i++)
    {
      const TwScanTile *tile = tiles->pdata[i];

      if (tile->is_taken && !add_tile (tile, set, error))
        return FALSE;
    }
  return TRUE;
}
