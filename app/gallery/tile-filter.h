/* Which tiles the filter line shows. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/tile-item.h"

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

/**
 * tw_tile_filter_set_words:
 * @self: a filter
 * @words: what is typed
 *
 * Every word must be found: four letters of edges ("CCRF", in any rotation), or a
 * part of the tile's id or name, or of the name of a kind of land, a place or a
 * symbol on it, in English or in the user's language.
 */
void tw_tile_filter_set_words (TwTileFilter *self, const char *words);

/** tw_tile_filter_set_scope: sets what is shown at all. */
void tw_tile_filter_set_scope (TwTileFilter *self, TwTileScope scope);

/** tw_tile_filter_is_open: Returns: whether every tile passes */
gboolean tw_tile_filter_is_open (TwTileFilter *self);

/** tw_tile_filter_refilter: looks again, after tiles or problems changed. */
void tw_tile_filter_refilter (TwTileFilter *self);

G_END_DECLS
