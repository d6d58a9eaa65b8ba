/* Where a game with a set begins. */
#include "app/document/start-choice.h"

#include <glib/gi18n.h>

char **
tw_start_choice_names (const TwTileSet *set)
{
  GPtrArray *names = g_ptr_array_new ();

  g_ptr_array_add (names, g_strdup (_ ("As in the base game")));
  for (guint i = 0; i < set->n_tiles; i++)
    /* Translators: the id of a tile, for instance "Tile F7" */
    g_ptr_array_add (names, g_strdup_printf (_ ("Tile %s"), set->tiles[i]->id));
  for (guint i = 0; i < set->n_blocks; i++)
    /* Translators: the name of a block of tiles */
    g_ptr_array_add (names, g_strdup_printf (_ ("Block %s"), set->blocks[i].id));
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

guint
tw_start_choice_get (const TwTileSet *set)
{
  for (guint i = 0; i < set->n_blocks; i++)
    if (set->blocks[i].is_start)
      return 1 + set->n_tiles + i;
  for (guint i = 0; i < set->n_tiles; i++)
    if (set->tiles[i]->n_start > 0)
      return 1 + i;
  return 0;
}

void
tw_start_choice_set (TwTileSet *set, guint choice)
{
  for (guint i = 0; i < set->n_blocks; i++)
    set->blocks[i].is_start = choice == 1 + set->n_tiles + i;
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      guint n_start = choice == 1 + i ? MAX (tile->n_start, 1) : 0;
      g_autoptr (TwTile) changed = NULL;

      if (n_start == tile->n_start)
        continue;
      changed = tw_tile_copy (tile);
      changed->n_start = n_start;
      changed->count = MAX (changed->count, n_start);
      tw_tile_set_replace_tile (set, i, changed);
    }
}

char **
tw_tile_choice_names (const TwTileSet *set)
{
  char **names = g_new0 (char *, set->n_tiles + 2);

  names[0] = g_strdup (C_ ("tile to choose", "None"));
  for (guint i = 0; i < set->n_tiles; i++)
    names[i + 1] = g_strdup (set->tiles[i]->id);
  return names;
}
