/* Pictures and land that a set brings. */
#include "app/drawing/own-art.h"

#include "app/drawing/art.h"
#include "engine/set/own-drawing.h"

/* The colour of land that nobody describes. */
#define PLAIN_LAND 0x8a6a48

struct _TwOwnArt
{
  GHashTable *pictures;     /* id -> TwArt */
  GHashTable *plain_tokens; /* ids of tokens without a picture */
  gboolean has_land[TW_N_OWN_KINDS];
  TwLandLook lands[TW_N_OWN_KINDS];
};

/* "mine.xml:7: Symbol “Mill”": where it is found, for who is told that it is not drawn. */
static char *
full_name (const TwOwnDrawing *drawing)
{
  g_autofree char *words = tw_own_drawing_words (drawing);

  return drawing->file == NULL || *drawing->file == '\0' ? g_steal_pointer (&words)
         : drawing->line > 0 ? g_strdup_printf ("%s:%u: %s", drawing->file, drawing->line, words)
                             : g_strdup_printf ("%s: %s", drawing->file, words);
}

TwOwnArt *
tw_own_art_new (const TwVocabulary *own, TwRgb ink)
{
  TwOwnArt *art = g_new0 (TwOwnArt, 1);
  TwOwnDrawing drawing;

  art->pictures = g_hash_table_new (g_str_hash, g_str_equal);
  art->plain_tokens = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; tw_own_drawing_nth (own, i, &drawing); i++)
    if (drawing.art != NULL && !tw_own_art_has (art, drawing.id))
      {
        g_autofree char *name = full_name (&drawing);

        g_hash_table_insert (art->pictures, g_strdup (drawing.id),
                             tw_art_new_read (name, drawing.art, ink));
      }
    else if (drawing.art == NULL && drawing.sort == TW_DRAWN_TOKEN)
      g_hash_table_add (art->plain_tokens, g_strdup (drawing.id));
  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      art->has_land[land->kind - TW_KIND_OWN] = TRUE;
      art->lands[land->kind - TW_KIND_OWN] = (TwLandLook){ land->colour, land->pattern };
    }
  return art;
}

gboolean
tw_own_art_has (const TwOwnArt *art, const char *id)
{
  return art != NULL && g_hash_table_contains (art->pictures, id);
}

gboolean
tw_own_art_is_plain_token (const TwOwnArt *art, const char *id)
{
  return art != NULL && g_hash_table_contains (art->plain_tokens, id) && !tw_own_art_has (art, id);
}

gboolean
tw_own_art_draw (const TwOwnArt *art, const char *id, cairo_t *cr)
{
  TwArt *picture = art != NULL ? g_hash_table_lookup (art->pictures, id) : NULL;

  return picture != NULL && tw_art_draw (picture, cr);
}

TwLandLook
tw_own_art_land (const TwOwnArt *art, TwKind kind)
{
  const TwLandLook plain = { PLAIN_LAND, TW_LAND_PLAIN };

  return art != NULL && tw_kind_is_own (kind) && art->has_land[kind - TW_KIND_OWN]
             ? art->lands[kind - TW_KIND_OWN]
             : plain;
}
