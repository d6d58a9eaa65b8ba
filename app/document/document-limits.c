/* What a file cannot hold does not get into the document: refused at the edit, with the reason. */
#include <glib/gi18n.h>

#include "app/document/document-private.h"
#include "engine/format/set-limits.h"
#include "engine/set/limits.h"

static void
add (TwFileSize *sum, const TwFileSize *more)
{
  sum->n_bytes += more->n_bytes;
  sum->n_nodes += more->n_nodes;
}

/* Of all that is not in @before. */
static gboolean
measure (const TwTileSet *set, const TwTileSet *before, TwFileSize *out_size, GError **error)
{
  g_autoptr (GHashTable) known = NULL;
  TwFileSize tile;

  if (!tw_set_limits_measure_head (set, out_size, error))
    return FALSE;
  for (guint i = 0; i < set->n_tiles; i++)
    {
      if (before != NULL && i < before->n_tiles && before->tiles[i] == set->tiles[i])
        continue;
      if (known == NULL)
        {
          known = g_hash_table_new (NULL, NULL);
          for (guint k = 0; before != NULL && k < before->n_tiles; k++)
            g_hash_table_add (known, before->tiles[k]);
        }
      if (g_hash_table_contains (known, set->tiles[i]))
        continue;
      if (!tw_set_limits_measure_tile (set->tiles[i], set->own, &tile, error))
        return FALSE;
      add (out_size, &tile);
    }
  return TRUE;
}

/* The sum of all that was ever in the document is more than what is in it at any time. As long as
 * that fits, not all has to be written to know it. */
static gboolean
is_surely_small (TwDocument *self, const TwFileSize *more)
{
  TwFileSize sum;

  if (self->size.n_bytes == 0 && !measure (self->target.set, NULL, &self->size, NULL))
    self->size = (TwFileSize){ G_MAXUINT32, G_MAXUINT32 };
  sum = self->size;
  add (&sum, more);
  if (!tw_set_limits_file_fits (&sum))
    return FALSE;
  self->size = sum;
  return TRUE;
}

/* By writing all of it. From then on this is what is added to, until an undo brings back more. */
static gboolean
is_small (TwDocument *self, const TwTileSet *set, GError **error)
{
  TwFileSize size;

  if (!tw_set_limits_fits (set, &size, error))
    return FALSE;
  self->size = size;
  self->size_is_of_now = TRUE;
  return TRUE;
}

gboolean
tw_document_takes_tiles (TwDocument *self,
                         TwTileItem *const *items,
                         TwTile *const *tiles,
                         guint n_tiles,
                         GError **error)
{
  g_autoptr (TwTileSet) after = NULL;
  TwFileSize size = { 0 }, tile;

  if (items == NULL && self->target.set->n_tiles + n_tiles > TW_MAX_SET_TILES)
    {
      tw_set_limits_refuse_number (error);
      return FALSE;
    }
  for (guint i = 0; i < n_tiles; i++)
    {
      if (!tw_set_limits_measure_tile (tiles[i], self->target.set->own, &tile, error))
        return FALSE;
      add (&size, &tile);
    }
  if (is_surely_small (self, &size))
    return TRUE;
  after = tw_tile_set_copy (self->target.set);
  for (guint i = 0; i < n_tiles; i++)
    if (items == NULL)
      tw_tile_set_insert_tile (after, -1, tiles[i]);
    else
      tw_tile_set_replace_tile (after, (guint) tw_tile_item_get_position (items[i]), tiles[i]);
  return is_small (self, after, error);
}

gboolean
tw_document_takes_set (TwDocument *self, const TwTileSet *set, GError **error)
{
  TwFileSize size;

  return measure (set, self->target.set, &size, error)
         && (is_surely_small (self, &size) || is_small (self, set, error));
}
