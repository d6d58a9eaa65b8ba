/* The layers of a tile's picture, bottom to top. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"
#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/* Tiles below these sizes in pixels have less detail. Detail that is left out has dice of its own,
 * because the rest of the picture must never depend on the size. */
#define TW_DETAIL_FROM 90
#define TW_FINE_FROM   120

/* Themes with less texture than this leave out decoration without meaning. */
#define TW_TEXTURE_FOR_PLOTS .5

/** tw_grass_draw: draws one base tone, soft patches, tufts. */
void tw_grass_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_washes_draw: draws the washes of a painted field; themes and sizes with little texture have none. */
void tw_washes_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_tufts_draw: draws tufts and flowers alone; themes and sizes with little texture have none. */
void tw_tufts_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_plots_draw: draws crops in strips. */
void tw_plots_draw (TwBrush *brush, const TwTileLayout *layout);

/** tw_scenes_draw: draws scenes in the fields, @in_mist: those in mist, or the others. */
void tw_scenes_draw (const TwBrush *brush, const TwTileLayout *layout, gboolean in_mist);

/** tw_scene_house_draw: draws the house by which one knows town @index, if it has one. */
void tw_scene_house_draw (const TwBrush *brush, const TwTileLayout *layout, guint index);

/** tw_towns_draw: draws all towns without their symbols. */
void tw_towns_draw (TwBrush *brush, const TwTileLayout *layout);

/** tw_places_draw: draws the places in the fields; @above_mist: only those that mist must not
 * hide. */
void tw_places_draw (TwBrush *brush, const TwTileLayout *layout, gboolean above_mist);

/** tw_tunnels_draw: draws tunnels where separate pieces of grass are one field. */
void tw_tunnels_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_mists_draw: draws mist; towns are drawn over it. */
void tw_mists_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_mark_size: Returns: the side of a symbol as it is drawn, in tile edges */
double tw_mark_size (const TwBrush *brush, const TwTileLayout *layout, const TwMark *mark);

/** tw_mark_place: Returns: where a symbol of @size is drawn: within the tile with its rim and shadow */
TwPoint tw_mark_place (const TwBrush *brush, const TwMark *mark, double size);

/** tw_marks_draw: draws symbols and ghosts. */
void tw_marks_draw (const TwBrush *brush, const TwTileLayout *layout);

/* Parts of layers. */
/** tw_picture_draw: draws a theme's own picture of @symbol; Returns: %FALSE if it has none */
gboolean
tw_picture_draw (const TwBrush *brush, const char *symbol, TwPoint at, double size);

void tw_wall_draw (TwBrush *brush, const TwWall *wall);
void tw_bastion_draw (TwBrush *brush, TwPoint corner);
void tw_tower_draw (const TwBrush *brush, TwPoint c, double r, gboolean is_pointed, TwRgb colour);
void tw_pennant_draw (const TwBrush *brush, TwPoint c, double r, TwRgb colour);
void tw_gate_draw (const TwBrush *brush, const TwGate *gate);

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
