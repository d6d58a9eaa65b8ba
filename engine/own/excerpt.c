/* Tiles on their way from one set to another. */
#include "engine/own/excerpt.h"

#include <string.h>

#include "engine/own/own-rules.h"
#include "engine/set/set-pictures.h"
#include "engine/set/vocabulary-lands.h"

/* Leaves of what came with @set only the pictures that its tiles name. */
static void
keep_pictures (TwTileSet *set)
{
  g_autoptr (GPtrArray) names = tw_tile_set_picture_names (set);
  TwEnclosures *all = set->enclosures, *kept = NULL;

  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (g_ptr_array_find_with_equal_func (names, all->enclosures[i].name, g_str_equal, NULL))
      {
        TwEnclosures *more =
            tw_enclosures_with (kept, all->enclosures[i].name, all->enclosures[i].bytes);

        tw_enclosures_unref (kept);
        kept = more;
      }
  tw_enclosures_unref (all);
  set->enclosures = kept;
}

TwTileSet *
tw_excerpt_new (TwTileSet *set, const char *id, TwTile *const *tiles, guint n_tiles)
{
  TwTileSet *excerpt = tw_tile_set_copy (set);

  g_free (excerpt->id);
  excerpt->id = g_strdup (id);
  while (excerpt->n_blocks > 0)
    tw_tile_set_remove_block (excerpt, excerpt->n_blocks - 1);
  while (excerpt->n_tiles > 0)
    tw_tile_set_remove_tile (excerpt, excerpt->n_tiles - 1);
  tw_tile_set_clear_changes (excerpt);
  g_clear_pointer (&excerpt->first_tile, g_free);
  g_clear_pointer (&excerpt->last_tile, g_free);
  for (guint i = 0; i < n_tiles; i++)
    tw_tile_set_insert_tile (excerpt, -1, tiles[i]);
  keep_pictures (excerpt);
  return excerpt;
}

static void
add_id (GPtrArray *ids, const char *id)
{
  if (!g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
    g_ptr_array_add (ids, (gpointer) id);
}

TwTileSet *
tw_excerpt_adopt_rules (TwTileSet *set, TwTileSet *from, const TwTopology *topology, GError **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  TwOwnRulesEdit *edit;
  TwTileSet *changed;

  for (guint i = 0; i < topology->n_symbols && from->own != NULL; i++)
    if (tw_vocabulary_find_symbol (from->own, topology->symbols[i].id) != NULL
        && (set->own == NULL
            || tw_vocabulary_find_symbol (set->own, topology->symbols[i].id) == NULL))
      add_id (ids, topology->symbols[i].id);
  for (guint i = 0; i < topology->n_segments && from->own != NULL; i++)
    {
      const TwLandType *land = tw_vocabulary_land_of (from->own, topology->segments[i].kind);

      if (land != NULL
          && (set->own == NULL || tw_vocabulary_find_land (set->own, land->id) == NULL))
        add_id (ids, land->id);
    }
  if (ids->len == 0)
    return tw_tile_set_ref (set);
  g_ptr_array_add (ids, NULL);
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_adopt (edit, from, (const char *const *) ids->pdata);
  changed = tw_own_rules_edit_apply (edit, error);
  tw_own_rules_edit_free (edit);
  return changed;
}

static void
adopt_picture (TwTileSet *set,
               const TwTileSet *from,
               TwPictureFile *picture,
               TwEnclosureKind kind,
               TwExcerptNamer namer,
               gpointer data)
{
  const TwEnclosure *there =
      picture->file != NULL ? tw_enclosures_find (from->enclosures, picture->file) : NULL;
  g_autofree char *file_name = NULL, *name = NULL;

  if (there == NULL)
    return;
  file_name = namer (there->name, there->bytes, data);
  name = tw_set_pictures_enclose (set, kind, file_name, there->bytes);
  tw_picture_file_clear (picture);
  if (name != NULL)
    tw_picture_file_set (picture, name, there->bytes);
}

TwTileSet *
tw_excerpt_adopt (TwTileSet *set,
                  TwTileSet *from,
                  const TwTile *tile,
                  int position,
                  TwExcerptNamer namer,
                  gpointer data,
                  GError **error)
{
  g_autoptr (TwTileSet) with_rules = tw_tile_set_ref (set);
  g_autoptr (TwTile) copy = tw_tile_copy (tile);
  g_autoptr (TwTile) renumbered = NULL;
  TwTopology topology = copy->topology;
  TwTileSet *changed;

  for (int i = -1; i < (int) copy->n_variants; i++)
    {
      TwTileSet *more =
          tw_excerpt_adopt_rules (with_rules, from,
                                  i < 0 ? &copy->topology : &copy->variants[i].added, error);

      if (more == NULL)
        return NULL;
      tw_tile_set_unref (with_rules);
      with_rules = more;
    }
  changed = tw_tile_set_copy (with_rules);
  if (tw_tile_set_find (changed, copy->id) >= 0)
    {
      char *id = tw_tile_set_new_tile_id (changed, copy->id);

      g_free (copy->id);
      copy->id = id;
    }
  copy->n_start = 0;
  adopt_picture (changed, from, &copy->picture, TW_ENCLOSURE_PICTURE, namer, data);
  adopt_picture (changed, from, &copy->reference.picture, TW_ENCLOSURE_REFERENCE, namer, data);
  for (guint i = 0; i < copy->n_variants; i++)
    adopt_picture (changed, from, &copy->variants[i].picture, TW_ENCLOSURE_PICTURE, namer, data);
  if (from->own != NULL && changed->own != NULL)
    tw_vocabulary_renumber_tile (changed->own, from->own, &topology);
  renumbered = tw_tile_with_topology (copy, &topology);
  tw_tile_set_insert_tile (changed, position, renumbered);
  return changed;
}
