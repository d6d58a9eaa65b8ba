/* The filter of the tiles on the Set page. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

/** TwTileScope: the tiles to which the words apply. */
typedef enum
{
  TW_TILE_SCOPE_ALL,
  TW_TILE_SCOPE_PROBLEMS,
  TW_TILE_SCOPE_CHANGED
} TwTileScope;

#define TW_TYPE_TILE_FILTER (tw_tile_filter_get_type ())
G_DECLARE_FINAL_TYPE (TwTileFilter, tw_tile_filter, TW, TILE_FILTER, GtkFilter)

/** tw_tile_filter_new: Returns: (transfer full): a filter that every tile passes */
TwTileFilter *tw_tile_filter_new (void);

/** tw_tile_filter_set_document: sets the document of the tiles; keeps no reference. */
void tw_tile_filter_set_document (TwTileFilter *self, TwDocument *document);

/** tw_tile_filter_set_words: passes only tiles that meet @words, see #TwTileQuery. */
void tw_tile_filter_set_words (TwTileFilter *self, const char *words);

/** tw_tile_filter_unknown: Returns: (nullable): see tw_tile_query_unknown() */
const char *tw_tile_filter_unknown (TwTileFilter *self);

/** tw_tile_filter_set_scope: sets the scope. */
void tw_tile_filter_set_scope (TwTileFilter *self, TwTileScope scope);

/** tw_tile_filter_get_scope: Returns: the scope */
TwTileScope tw_tile_filter_get_scope (TwTileFilter *self);

/** tw_tile_filter_has_words: Returns: whether there are words to meet */
gboolean tw_tile_filter_has_words (TwTileFilter *self);

/** tw_tile_filter_is_open: Returns: whether every tile passes */
gboolean tw_tile_filter_is_open (TwTileFilter *self);

/** tw_tile_filter_refilter: checks all tiles again, after tiles or problems changed. */
void tw_tile_filter_refilter (TwTileFilter *self);

G_END_DECLS
