/* Which tiles the filter line shows. */
#include "app/gallery/tile-filter.h"

#include <string.h>

#include "app/gallery/edge-patterns.h"
#include "app/land-names.h"
#include "engine/set/problem.h"
#include "engine/tile/symbol-table.h"

struct _TwTileFilter
{
  GtkFilter parent_instance;

  char **words;
  TwTileScope scope;
};

G_DEFINE_FINAL_TYPE (TwTileFilter, tw_tile_filter, GTK_TYPE_FILTER)

static gboolean
text_has (const char *text, const char *word)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, word) != NULL;
}

static gboolean
topology_has (const TwTopology *topology, const char *word)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if (text_has (tw_kind_info (topology->segments[i].kind)->name, word)
        || text_has (tw_land_name (topology->segments[i].kind), word))
      return TRUE;
  for (guint i = 0; i < topology->n_junctions; i++)
    if (text_has (tw_junction_name (topology->junctions[i].kind), word))
      return TRUE;
  for (guint i = 0; i < topology->n_symbols; i++)
    if (text_has (topology->symbols[i].id, word)
        || text_has (tw_symbol_name (topology->symbols[i].id), word))
      return TRUE;
  return FALSE;
}

static gboolean
tile_has (const TwTile *tile, const char *word)
{
  TwEdgeCodes edges;

  if (tw_edge_pattern_parse (word, &edges)
      && tw_edge_pattern_canonical (edges)
             == tw_edge_pattern_canonical (tw_topology_edge_codes (&tile->topology)))
    return TRUE;
  if (text_has (tile->id, word) || text_has (tile->name, word)
      || topology_has (&tile->topology, word))
    return TRUE;
  for (guint i = 0; i < tile->n_variants; i++)
    if (topology_has (&tile->variants[i].added, word))
      return TRUE;
  return FALSE;
}

static gboolean
tile_filter_match (GtkFilter *filter, gpointer data)
{
  TwTileFilter *self = TW_TILE_FILTER (filter);
  TwTileItem *item = data;

  if (self->scope == TW_TILE_SCOPE_PROBLEMS
      && tw_tile_item_get_severity (item) < TW_SEVERITY_WARNING)
    return FALSE;
  if (self->scope == TW_TILE_SCOPE_CHANGED && !tw_tile_item_is_changed (item))
    return FALSE;
  for (guint i = 0; self->words != NULL && self->words[i] != NULL; i++)
    if (*self->words[i] != '\0' && !tile_has (tw_tile_item_get_tile (item), self->words[i]))
      return FALSE;
  return TRUE;
}

static GtkFilterMatch
tile_filter_get_strictness (GtkFilter *filter)
{
  return tw_tile_filter_is_open (TW_TILE_FILTER (filter)) ? GTK_FILTER_MATCH_ALL
                                                          : GTK_FILTER_MATCH_SOME;
}

static void
tile_filter_finalize (GObject *object)
{
  g_strfreev (TW_TILE_FILTER (object)->words);
  G_OBJECT_CLASS (tw_tile_filter_parent_class)->finalize (object);
}

static void
tw_tile_filter_class_init (TwTileFilterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tile_filter_finalize;
  GTK_FILTER_CLASS (klass)->match = tile_filter_match;
  GTK_FILTER_CLASS (klass)->get_strictness = tile_filter_get_strictness;
}

static void
tw_tile_filter_init (TwTileFilter *self)
{
}

TwTileFilter *
tw_tile_filter_new (void)
{
  return g_object_new (TW_TYPE_TILE_FILTER, NULL);
}

void
tw_tile_filter_set_words (TwTileFilter *self, const char *words)
{
  g_autofree char *folded = NULL, *stripped = NULL;

  g_return_if_fail (TW_IS_TILE_FILTER (self));

  stripped = g_strstrip (g_strdup (words));
  folded = g_utf8_casefold (stripped, -1);
  g_strfreev (self->words);
  self->words = *folded != '\0' ? g_strsplit_set (folded, " ,\t", -1) : NULL;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

void
tw_tile_filter_set_scope (TwTileFilter *self, TwTileScope scope)
{
  g_return_if_fail (TW_IS_TILE_FILTER (self));
  if (self->scope == scope)
    return;
  self->scope = scope;
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

gboolean
tw_tile_filter_is_open (TwTileFilter *self)
{
  g_return_val_if_fail (TW_IS_TILE_FILTER (self), TRUE);
  return self->words == NULL && self->scope == TW_TILE_SCOPE_ALL;
}

void
tw_tile_filter_refilter (TwTileFilter *self)
{
  g_return_if_fail (TW_IS_TILE_FILTER (self));
  if (!tw_tile_filter_is_open (self))
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}
