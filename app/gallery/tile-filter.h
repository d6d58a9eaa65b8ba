/* Which tiles the filter line shows. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/** TwTileScope: the tiles that are filtered at all. */
typedef enum
{
  TW_TILE_SCOPE_ALL,
  TW_TILE_SCOPE_PROBLEMS,
  TW_TILE_SCOPE_CHANGED
} TwTileScope;

#define TW_TYPE_TILE_FILTER (tw_tile_filter_get_type ())
G_DECLARE_FINAL_TYPE (TwTileFilter, tw_tile_filter, TW, TILE_FILTER, GtkFilter)

/** tw_tile_filter_new: Returns: (transfer full): a filter that lets all pass */
TwTileFilter *tw_tile_filter_new (void);

/** tw_tile_filter_set_document: says whose tiles they are; not kept alive. */
void tw_tile_filter_set_document (TwTileFilter *self, TwDocument *document);

/** tw_tile_filter_set_words: shows what meets @words, see #TwTileQuery. */
void tw_tile_filter_set_words (TwTileFilter *self, const char *words);

/** tw_tile_filter_unknown: Returns: (nullable): see tw_tile_query_unknown() */
const char *tw_tile_filter_unknown (TwTileFilter *self);

/** tw_tile_filter_set_scope: sets what is shown at all. */
void tw_tile_filter_set_scope (TwTileFilter *self, TwTileScope scope);

/** tw_tile_filter_get_scope: Returns: what is shown at all */
TwTileScope tw_tile_filter_get_scope (TwTileFilter *self);

/** tw_tile_filter_has_words: Returns: whether words restrict that */
gboolean tw_tile_filter_has_words (TwTileFilter *self);

/** tw_tile_filter_is_open: Returns: whether every tile passes */
gboolean tw_tile_filter_is_open (TwTileFilter *self);

/** tw_tile_filter_refilter: looks again, after tiles or problems changed. */
void tw_tile_filter_refilter (TwTileFilter *self);

G_END_DECLS
