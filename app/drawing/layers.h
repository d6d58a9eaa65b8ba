/* The layers of a tile's picture, bottom to top. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"
#include "app/drawing/roof.h"
#include "app/drawing/tile-layout-private.h"

G_BEGIN_DECLS

/* What is left out at small sizes throws its own dice: the picture of a tile must never
 * depend on the size at which it is drawn. */
#define TW_DETAIL_FROM 90
#define TW_FINE_FROM   120

/* Decoration that means nothing is left out by themes with less texture than this. */
#define TW_TEXTURE_FOR_PLOTS .5

/** tw_grass_draw: one base tone, soft patches, tufts. */
void tw_grass_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_plots_draw: crops in strips. */
void tw_plots_draw (TwBrush *brush, const TwTileLayout *layout);

/** tw_rivers_draw: rivers, lakes and ponds. */
void tw_rivers_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_roads_draw: roads and paths that cross nothing. */
void tw_roads_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_bridges_draw: roads that cross @over, with their bridges. */
void tw_bridges_draw (const TwBrush *brush, const TwTileLayout *layout, TwWayOver over);

/** tw_towns_draw: all towns without their symbols. */
void tw_towns_draw (TwBrush *brush, const TwTileLayout *layout);

/** tw_places_draw: what stands in the fields; @above_mist: what mist must not hide. */
void tw_places_draw (TwBrush *brush, const TwTileLayout *layout, gboolean above_mist);

/** tw_trees_draw: trees by rank; @undergrowth: darken the ground below them. */
void tw_trees_draw (TwBrush *brush, const TwTree *trees, guint n_trees, gboolean undergrowth);

/** tw_tunnels_draw: where parted grass is one field all the same. */
void tw_tunnels_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_mists_draw: mist; towns are drawn over it. */
void tw_mists_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_marks_draw: symbols and ghosts. */
void tw_marks_draw (const TwBrush *brush, const TwTileLayout *layout);

/* Parts of layers. */
/** tw_picture_draw: draws a theme's own picture of @symbol; Returns: %FALSE if it has none */
gboolean
tw_picture_draw (const TwBrush *brush, const char *symbol, TwPoint at, double size);
void tw_own_way_draw (const TwBrush *brush, const TwWay *way);
void tw_own_area_draw (const TwBrush *brush, const TwTown *area, guint32 seed);
void tw_wall_draw (TwBrush *brush, const TwWall *wall);
void tw_bastion_draw (TwBrush *brush, TwPoint corner);
void tw_tower_draw (const TwBrush *brush, TwPoint c, double r, gboolean is_pointed, TwRgb colour);
void tw_pennant_draw (const TwBrush *brush, TwPoint c, double r, TwRgb colour);
void tw_gate_draw (const TwBrush *brush, const TwGate *gate);
void tw_tree_draw (const TwBrush *brush, const TwTree *tree);
void tw_church_draw (const TwBrush *brush, TwPoint c, double r, double a, gboolean is_great);
void tw_cross_draw (const TwBrush *brush, TwPoint c, double size);
void tw_water_draw (const TwBrush *brush,
                    const TwLine *ways,
                    guint n_ways,
                    const TwLine *bodies,
                    guint n_bodies);
void tw_yard_wall_draw (const TwBrush *brush,
                        const TwTileLayout *layout,
                        const TwPoint *q,
                        guint n,
                        double width);
void tw_monastery_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);
void tw_garden_draw (const TwBrush *brush, const TwPlace *place);
void tw_village_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);
void tw_castle_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);
void tw_ruin_draw (TwBrush *brush, const TwPlace *place);
void tw_cemetery_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);
void tw_piers_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);
void tw_inn_draw (const TwBrush *brush, const TwPlace *place);
void tw_spring_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);
void tw_crop_draw (const TwBrush *brush, const TwPlace *place);
void tw_farm_draw (const TwBrush *brush, const TwPlace *place);
void tw_flock_draw (const TwBrush *brush, const TwPlace *place);

G_END_DECLS
