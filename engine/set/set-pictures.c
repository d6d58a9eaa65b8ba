/* Pictures of the tiles of a set. */
#include "engine/set/set-pictures.h"

#include <string.h>

static void
add_name (GPtrArray *names, GHashTable *seen, const TwPictureFile *picture)
{
  if (picture->file != NULL && g_hash_table_add (seen, picture->file))
    g_ptr_array_add (names, picture->file);
}

GPtrArray *
tw_tile_set_picture_names (const TwTileSet *set)
{
  GPtrArray *names = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];

      add_name (names, seen, &tile->picture);
      add_name (names, seen, &tile->reference.picture);
      for (guint k = 0; k < tile->n_variants; k++)
        add_name (names, seen, &tile->variants[k].picture);
    }
  return names;
}

static gboolean
needs_bytes (const TwTileSet *set, const TwPictureFile *picture, GBytes **out_bytes)
{
  const TwEnclosure *there =
      picture->file != NULL ? tw_enclosures_find (set->enclosures, picture->file) : NULL;

  *out_bytes = there != NULL ? there->bytes : NULL;
  return picture->bytes != *out_bytes;
}

static void
bind_one (const TwTileSet *set, TwPictureFile *picture)
{
  GBytes *bytes;

  if (needs_bytes (set, picture, &bytes))
    tw_picture_file_bind (picture, bytes);
}

static gboolean
tile_needs_bytes (const TwTileSet *set, const TwTile *tile)
{
  GBytes *bytes;

  if (needs_bytes (set, &tile->picture, &bytes)
      || needs_bytes (set, &tile->reference.picture, &bytes))
    return TRUE;
  for (guint i = 0; i < tile->n_variants; i++)
    if (needs_bytes (set, &tile->variants[i].picture, &bytes))
      return TRUE;
  return FALSE;
}

void
tw_set_pictures_bind (TwTileSet *set)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      g_autoptr (TwTile) tile = NULL;

      if (!tile_needs_bytes (set, set->tiles[i]))
        continue;
      tile = tw_tile_copy (set->tiles[i]);
      bind_one (set, &tile->picture);
      bind_one (set, &tile->reference.picture);
      for (guint k = 0; k < tile->n_variants; k++)
        bind_one (set, &tile->variants[k].picture);
      tw_tile_set_replace_tile (set, i, tile);
    }
}

static gboolean
is_of_name (const TwPictureFile *picture, const char *name)
{
  return picture->file != NULL && picture->bytes == NULL && strcmp (picture->file, name) == 0;
}

static gboolean
tile_lacks (const TwTile *tile, const char *name)
{
  if (is_of_name (&tile->picture, name) || is_of_name (&tile->reference.picture, name))
    return TRUE;
  for (guint i = 0; i < tile->n_variants; i++)
    if (is_of_name (&tile->variants[i].picture, name))
      return TRUE;
  return FALSE;
}

static void
mark_one (TwPictureFile *picture, const char *name, TwPictureAbsence absence)
{
  if (is_of_name (picture, name))
    picture->absence = (guint8) absence;
}

void
tw_set_pictures_mark_absent (TwTileSet *set, const char *name, TwPictureAbsence absence)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      g_autoptr (TwTile) tile = NULL;

      if (!tile_lacks (set->tiles[i], name))
        continue;
      tile = tw_tile_copy (set->tiles[i]);
      mark_one (&tile->picture, name, absence);
      mark_one (&tile->reference.picture, name, absence);
      for (guint k = 0; k < tile->n_variants; k++)
        mark_one (&tile->variants[k].picture, name, absence);
      tw_tile_set_replace_tile (set, i, tile);
    }
}

static void
replace (TwTileSet *set, const char *name, GBytes *bytes)
{
  TwEnclosures *old = set->enclosures;

  set->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
}

/* "pictures/F7.png" gives "pictures/F7-2.png". */
static char *
with_number (const char *name, guint number)
{
  const char *suffix = strrchr (name, '.');

  return g_strdup_printf ("%.*s-%u%s", (int) (suffix - name), name, number, suffix);
}

char *
tw_set_pictures_enclose (TwTileSet *set, TwEnclosureKind kind, const char *file_name, GBytes *bytes)
{
  g_autofree char *plain = tw_enclosure_name_for (kind, file_name);
  g_autofree char *name = g_strdup (plain);
  TwEnclosureKind found;

  for (guint number = 2; name != NULL && number < TW_ENCLOSURES_MAX_COUNT; number++)
    {
      const TwEnclosure *there = tw_enclosures_find (set->enclosures, name);

      if (!tw_enclosure_kind_of (name, &found))
        return NULL;
      if (there == NULL)
        replace (set, name, bytes);
      if (there == NULL || g_bytes_equal (there->bytes, bytes))
        return g_steal_pointer (&name);
      g_free (name);
      name = with_number (plain, number);
    }
  return NULL;
}

void
tw_set_pictures_begin_references (TwTileSet *set)
{
  if (tw_enclosures_first (set->enclosures, TW_ENCLOSURE_REFERENCE) == NULL)
    set->keeps_references_beside = TRUE;
}

void
tw_set_pictures_drop (TwTileSet *set)
{
  g_autoptr (GPtrArray) names = tw_tile_set_picture_names (set);
  g_autoptr (TwEnclosures) all =
      set->enclosures != NULL ? tw_enclosures_ref (set->enclosures) : NULL;

  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (all->enclosures[i].kind == TW_ENCLOSURE_REFERENCE
        && !g_ptr_array_find_with_equal_func (names, all->enclosures[i].name, g_str_equal, NULL))
      replace (set, all->enclosures[i].name, NULL);
}
