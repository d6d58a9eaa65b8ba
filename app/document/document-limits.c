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

/* All tiles that are not in @before. */
static gboolean
measure (const TwTileSet *set, const TwTileSet *before, TwFileSize *out_size, GError **error)
{
  g_autoptr (GHashTable) known = NULL;
  TwFileSize tile;

  *out_size = (TwFileSize){ 0 };
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

static void
measure_all (TwDocument *self)
{
  if (!measure (self->target.set, NULL, &self->size, NULL)
      || !tw_set_limits_measure_head (self->target.set, &self->head, NULL))
    self->size = (TwFileSize){ G_MAXUINT32, G_MAXUINT32 };
}

/* The sum of all tiles that were ever in the document, and the largest head that there ever was,
 * are more than what is in it at any time. As long as that fits, not all has to be written to know
 * it. @head: (nullable): the new head */
static gboolean
is_surely_small (TwDocument *self, const TwFileSize *more, const TwFileSize *head)
{
  TwFileSize tiles, most, sum;

  if (self->head.n_bytes == 0)
    measure_all (self);
  tiles = self->size;
  add (&tiles, more);
  most = self->head;
  if (head != NULL)
    most = (TwFileSize){ .n_bytes = MAX (most.n_bytes, head->n_bytes),
                         .n_nodes = MAX (most.n_nodes, head->n_nodes) };
  sum = tiles;
  add (&sum, &most);
  if (!tw_set_limits_file_fits (&sum))
    return FALSE;
  self->size = tiles;
  self->head = most;
  return TRUE;
}

/* By writing all of it. From then on this is what is added to, until an undo brings back more. */
static gboolean
is_small (TwDocument *self, const TwTileSet *set, GError **error)
{
  TwFileSize size, head;

  if (!tw_set_limits_measure_head (set, &head, error) || !tw_set_limits_fits (set, &size, error))
    return FALSE;
  self->size = (TwFileSize){ .n_bytes = size.n_bytes - MIN (size.n_bytes, head.n_bytes),
                             .n_nodes = size.n_nodes - MIN (size.n_nodes, head.n_nodes) };
  self->head = head;
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
  if (is_surely_small (self, &size, NULL))
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
  TwFileSize size, head;

  return tw_set_limits_measure_head (set, &head, error)
         && measure (set, self->target.set, &size, error)
         && (is_surely_small (self, &size, &head) || is_small (self, set, error));
}
