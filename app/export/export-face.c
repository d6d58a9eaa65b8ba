/* The faces of a set. */
#include "app/export/export-face.h"

#include "app/drawing/sort-mark.h"
#include "app/drawing/tile-drawing.h"

/* Longer names are a nuisance, and some systems refuse them. */
#define MAX_NAME 60

char *
tw_export_name (const char *words, const char *otherwise)
{
  g_autofree char *ascii = g_str_to_ascii (words, "C");
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && name->len < MAX_NAME; c++)
    if (g_ascii_isalnum (*c) || *c == '_')
      g_string_append_c (name, *c);
    else if (name->len > 0 && name->str[name->len - 1] != '-')
      g_string_append_c (name, '-');
  while (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);
  return g_strdup (name->len > 0 ? name->str : otherwise);
}

/* Where large and small letters are the same, "a" would be written over "A". */
char *
tw_export_name_free_of (GHashTable *taken, const char *words, const char *otherwise)
{
  g_autofree char *plain = tw_export_name (words, otherwise);

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup (plain) : g_strdup_printf ("%s-%u", plain, i);

      if (g_hash_table_add (taken, g_ascii_strdown (name, -1)))
        return g_steal_pointer (&name);
    }
}

static void
face_clear (gpointer data)
{
  TwExportFace *face = data;

  g_free (face->id);
  g_free (face->name);
}

static void
add_face (GArray *faces,
          GHashTable *taken,
          const TwTile *tile,
          int variant,
          guint count,
          guint n_start)
{
  TwExportFace face = { tile, variant, count, n_start, NULL, NULL };

  face.id = variant < 0 ? g_strdup (tile->id)
                        : g_strconcat (tile->id, "#", tile->variants[variant].id, NULL);
  face.name = tw_export_name_free_of (taken, face.id, "tile");
  g_array_append_val (faces, face);
}

GArray *
tw_export_faces_new (const TwTileSet *set)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (TwExportFace));
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_array_set_clear_func (faces, face_clear);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      guint n_plain = tw_tile_plain_count (tile), n_start = MIN (tile->n_start, tile->count);

      if (n_plain > 0 || tile->n_variants == 0)
        add_face (faces, taken, tile, -1, n_plain, MIN (n_start, n_plain));
      n_start -= MIN (n_start, n_plain);
      for (guint v = 0; v < tile->n_variants; v++)
        {
          guint n = MIN (n_start, tile->variants[v].count);

          add_face (faces, taken, tile, (int) v, tile->variants[v].count, n);
          n_start -= n;
        }
    }
  return faces;
}

void
tw_export_face_draw (cairo_t *cr,
                     const TwTileSet *set,
                     const TwExportFace *face,
                     double size,
                     const TwTheme *theme)
{
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new (set->id, face->tile, face->variant, 0);

  tw_tile_layout_draw (layout, cr, size, 0, theme);
  tw_tile_layout_draw_mark (layout, cr, set->mark, size, 0, theme);
}

const char *
tw_export_face_back (const TwTileSet *set, const TwExportFace *face)
{
  const char *back = tw_tile_set_back (set, face->tile);

  return back != NULL ? back : "";
}

GPtrArray *
tw_export_backs_new (const TwTileSet *set)
{
  GPtrArray *backs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      const char *back = tw_tile_set_back (set, set->tiles[i]);

      back = back != NULL ? back : "";
      if (!g_ptr_array_find_with_equal_func (backs, back, g_str_equal, NULL))
        g_ptr_array_add (backs, g_strdup (back));
    }
  return backs;
}
