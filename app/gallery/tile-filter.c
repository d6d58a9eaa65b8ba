/* Which tiles the filter line shows. */
#include "app/gallery/tile-filter.h"

#include "app/gallery/tile-query.h"

struct _TwTileFilter
{
  GtkFilter parent_instance;

  TwTileQuery *query;
  TwTileScope scope;
  TwDocument *document;
};

G_DEFINE_FINAL_TYPE (TwTileFilter, tw_tile_filter, GTK_TYPE_FILTER)

static gboolean
tile_filter_match (GtkFilter *filter, gpointer data)
{
  TwTileFilter *self = TW_TILE_FILTER (filter);
  TwTileItem *item = data;

  /* What the list of problems has, hints too: whoever comes from there finds the tile. */
  if (self->scope == TW_TILE_SCOPE_PROBLEMS && tw_tile_item_get_severity (item) < 0)
    return FALSE;
  if (self->scope == TW_TILE_SCOPE_CHANGED && !tw_tile_item_is_changed (item))
    return FALSE;
  return self->query == NULL
         || tw_tile_query_matches (self->query, tw_tile_item_get_tile (item),
                                   self->document != NULL ? tw_document_get_set (self->document)
                                                          : NULL);
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
  TwTileFilter *self = TW_TILE_FILTER (object);

  tw_tile_query_free (self->query);
  g_clear_weak_pointer (&self->document);
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
tw_tile_filter_set_document (TwTileFilter *self, TwDocument *document)
{
  g_return_if_fail (TW_IS_TILE_FILTER (self));
  g_set_weak_pointer (&self->document, document);
}

void
tw_tile_filter_set_words (TwTileFilter *self, const char *words)
{
  g_return_if_fail (TW_IS_TILE_FILTER (self));

  tw_tile_query_free (self->query);
  self->query =
      tw_tile_query_new (words,
                         self->document != NULL ? tw_document_get_set (self->document)->own : NULL);
  if (tw_tile_query_is_empty (self->query))
    g_clear_pointer (&self->query, tw_tile_query_free);
  gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}

const char *
tw_tile_filter_unknown (TwTileFilter *self)
{
  g_return_val_if_fail (TW_IS_TILE_FILTER (self), NULL);
  return self->query != NULL ? tw_tile_query_unknown (self->query) : NULL;
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

TwTileScope
tw_tile_filter_get_scope (TwTileFilter *self)
{
  g_return_val_if_fail (TW_IS_TILE_FILTER (self), TW_TILE_SCOPE_ALL);
  return self->scope;
}

gboolean
tw_tile_filter_has_words (TwTileFilter *self)
{
  g_return_val_if_fail (TW_IS_TILE_FILTER (self), FALSE);
  return self->query != NULL;
}

gboolean
tw_tile_filter_is_open (TwTileFilter *self)
{
  g_return_val_if_fail (TW_IS_TILE_FILTER (self), TRUE);
  return self->query == NULL && self->scope == TW_TILE_SCOPE_ALL;
}

void
tw_tile_filter_refilter (TwTileFilter *self)
{
  g_return_if_fail (TW_IS_TILE_FILTER (self));
  if (!tw_tile_filter_is_open (self))
    gtk_filter_changed (GTK_FILTER (self), GTK_FILTER_CHANGE_DIFFERENT);
}
