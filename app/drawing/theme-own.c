/* Themes with what a set brings to be seen: kept by what is seen, for the life of the process. */
#include "app/drawing/theme-own.h"

#include "app/drawing/art-table.h"
#include "app/drawing/own-art.h"

#include <string.h>

#include "engine/set/own-drawing.h"

/* All themes with art, by what is seen; and those asked for last, by who asked. */
static GMutex mutex;
static GHashTable *themes;
static struct
{
  const TwTheme *theme;
  TwVocabulary *own; /* a reference: its address means nobody else */
  const TwTheme *found;
} recent[16];

/* What of @own is seen, as words: equal words look the same. */
static void
append_looks (GString *key, const TwVocabulary *own)
{
  TwOwnDrawing drawing;

  for (guint i = 0; tw_own_drawing_nth (own, i, &drawing); i++)
    if (drawing.art != NULL)
      g_string_append_printf (key, "\n%s %s", drawing.id, drawing.art);
    /* That of a shipped one is drawn here; any other is a disc or a symbol, and no figure. */
    else if (drawing.sort == TW_DRAWN_TOKEN
             && (tw_art_row (drawing.id) == tw_art_row ("")
                 || tw_art_row (drawing.id)->shape == NULL))
      g_string_append_printf (key, "\n%s", drawing.id);
  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      g_string_append_printf (key, "\n%u %x %u", land->kind, land->colour, land->pattern);
    }
}

static const TwTheme *
find_recent (const TwTheme *theme, const TwVocabulary *own)
{
  for (guint i = 0; i < G_N_ELEMENTS (recent); i++)
    if (recent[i].theme == theme && recent[i].own == own)
      return recent[i].found;
  return NULL;
}

static void
remember (const TwTheme *theme, const TwVocabulary *own, const TwTheme *found)
{
  static guint next;

  tw_vocabulary_unref (recent[next].own);
  recent[next].theme = theme;
  recent[next].own = tw_vocabulary_ref ((TwVocabulary *) own);
  recent[next].found = found;
  next = (next + 1) % G_N_ELEMENTS (recent);
}

static TwTheme *
derive (const TwTheme *theme, const TwVocabulary *own)
{
  TwTheme *derived = g_memdup2 (theme, sizeof *theme);

  derived->own = tw_own_art_new (own, theme->ink);
  return derived;
}

/* Both of a theme's looks, each of which leads to the other. */
static TwTheme *
derive_pair (const TwTheme *theme, const TwVocabulary *own)
{
  TwTheme *normal = derive (theme->normal, own);
  TwTheme *contrast = theme->contrast != theme->normal ? derive (theme->contrast, own) : normal;

  normal->normal = contrast->normal = normal;
  normal->contrast = contrast->contrast = contrast;
  return normal;
}

static const TwTheme *
find_theme (const TwTheme *theme, const TwVocabulary *own)
{
  g_autoptr (GString) looks = g_string_new (theme->name);
  g_autofree char *sum = NULL;
  TwTheme *normal;

  append_looks (looks, own);
  if (looks->len == strlen (theme->name))
    return theme;
  g_string_append_printf (looks, "\n%d", theme->paper);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, looks->str, -1);
  if (themes == NULL)
    themes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  normal = g_hash_table_lookup (themes, sum);
  if (normal == NULL)
    {
      normal = derive_pair (theme, own);
      g_hash_table_insert (themes, g_steal_pointer (&sum), normal);
    }
  return theme == theme->contrast ? normal->contrast : normal;
}

const TwTheme *
tw_theme_with_own (const TwTheme *theme, const TwVocabulary *own)
{
  const TwTheme *found;

  if (own == NULL)
    return theme;
  g_mutex_lock (&mutex);
  found = find_recent (theme, own);
  if (found == NULL)
    {
      found = find_theme (theme, own);
      remember (theme, own, found);
    }
  g_mutex_unlock (&mutex);
  return found;
}

const TwTheme *
tw_theme_of_set (const TwTileSet *set)
{
  return tw_theme_with_own (tw_theme_of (set->theme), set->own);
}
