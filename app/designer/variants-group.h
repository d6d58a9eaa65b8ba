/* The variants of a tile: copies that differ in small things. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_VARIANTS_GROUP (tw_variants_group_get_type ())
G_DECLARE_FINAL_TYPE (TwVariantsGroup, tw_variants_group, TW, VARIANTS_GROUP, AdwBin)

/* Its rows and its button use the page's actions "design.add-variant" ('s': a place or a symbol),
 * "design.variant-copies" ('(ii)': index, copies), "design.remove-variant" ('i'). */
/** tw_variants_group_set_sources: sets the sources of tiles and pictures. */
void tw_variants_group_set_sources (TwVariantsGroup *self,
                                    TwDocument *document,
                                    TwTileTextures *textures);

/** tw_variants_group_show: shows the variants of @tile. */
void tw_variants_group_show (TwVariantsGroup *self, const TwTile *tile);

/** tw_variants_group_begin: opens the list of what a further variant can have. */
void tw_variants_group_begin (TwVariantsGroup *self);

/**
 * tw_variants_group_with:
 * @own: (nullable): the set's own vocabulary
 * @tile: a tile
 * @what: a place or a symbol, which may be the set's own
 *
 * Returns: (transfer full) (nullable): @tile with a variant that has @what; %NULL if there is no
 *   room
 */
TwTile *tw_variants_group_with (const TwVocabulary *own, const TwTile *tile, const char *what);

G_END_DECLS
