/* Pictures and land that a set brings. */
#include "app/drawing/own-art.h"

#include "app/drawing/art.h"

/* The colour of land that nobody describes. */
#define PLAIN_LAND 0x8a6a48

struct _TwOwnArt
{
  GHashTable *pictures; /* id -> TwArt, %NULL if it is not one that is drawn */
  gboolean has_land[TW_N_OWN_KINDS];
  TwLandLook lands[TW_N_OWN_KINDS];
};

static void
add_picture (TwOwnArt *art, const char *id, const char *svg, TwRgb ink)
{
  if (svg != NULL && !tw_own_art_has (art, id))
    g_hash_table_insert (art->pictures, g_strdup (id), tw_art_new_read (id, svg, ink));
}

TwOwnArt *
tw_own_art_new (const TwVocabulary *own, TwRgb ink)
{
  TwOwnArt *art = g_new0 (TwOwnArt, 1);

  art->pictures = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < own->symbols->len; i++)
    {
      const TwSymbolType *symbol = g_ptr_array_index (own->symbols, i);

      add_picture (art, symbol->id, symbol->art, ink);
    }
  for (guint i = 0; i < own->figures->len; i++)
    {
      const TwFigureType *figure = g_ptr_array_index (own->figures, i);

      add_picture (art, figure->id, figure->art, ink);
    }
  for (guint i = 0; i < own->tokens->len; i++)
    {
      const TwTokenType *token = g_ptr_array_index (own->tokens, i);

      add_picture (art, token->id, token->art, ink);
    }
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
