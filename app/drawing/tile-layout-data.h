/* The members of a tile's layout. They are written while it is built, and only read afterwards.
 * Private to the drawing. */
#pragma once

#include "app/drawing/line.h"
#include "app/drawing/tile-part.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* Proportions, in tile edges. */
#define TW_ROAD_WIDTH   .088 /* carriageway */
#define TW_ROAD_EDGE    .013 /* dark line on either side, beyond the carriageway */
#define TW_ROAD_VERGE   .034 /* trodden grass beyond the edge line */
#define TW_LANE_WIDTH   .055 /* of a path */
#define TW_RIVER_WIDTH  .150
#define TW_WALL_WIDTH   .043 /* the outer face is the town's outline */
#define TW_TOWER_RADIUS .040
/* The width of a wall along the edge at which it ends. */
#define TW_BASTION_RADIUS (TW_WALL_WIDTH / .669)
#define TW_GATE_RADIUS    .036

/** TwWall: a stretch of wall, the town on its right; @first_gap and @n_gaps are the edges it
 * closes; @piece is for what goes on past the rim (bleed-layout.h). */
typedef struct
{
  TwLine line;
  TwLine inner;
  TwPiece piece;
  guint first_gap;
  guint n_gaps;
} TwWall;

/** TwGate: where a road enters wall number @wall, at @along of its length. */
typedef struct
{
  TwPoint at;
  TwPoint in;
  double along;
  guint wall;
} TwGate;

/** TwHouse: a footprint @w by @d, its ridge along angle @a. */
typedef struct
{
  TwPoint at;
  float w, d, a;
  guint8 roof;
  guint8 hue;
} TwHouse;

/** TwTree: a crown; @seed varies it; @rank is above that of every tree it covers. */
typedef struct
{
  TwPoint at;
  float r;
  guint8 is_fir;
  guint8 rank;
  guint32 seed;
} TwTree;

/** TwPatch: a soft patch in the grass; @tone is 0 to 3. */
typedef struct
{
  TwPoint at;
  float r;
  guint8 tone;
} TwPatch;

/** TwTower: a tower on a wall. */
typedef struct
{
  TwPoint at;
  gboolean is_pointed;
  guint8 hue;
} TwTower;

/* Past the rim a wall goes on at both its ends. */
#define TW_MAX_WALLS   10
#define TW_MAX_GATES   8
#define TW_MAX_STREETS 8
#define TW_MAX_TOWERS  24
#define TW_MAX_BLOCKS  8

/**
 * TwTown:
 * @segment: the city, the enclave, or own land that takes edges
 * @own_kind: the kind of own land, which has an outline and no houses; %TW_KIND_NONE for a town
 * @joined: corners of the tile that lie inside, bit n for corner n
 * @hall: parish church or cathedral; radius 0 for none
 */
typedef struct
{
  guint segment;
  gboolean is_enclave;
  TwKind own_kind;
  TwEdgeSet edges;
  guint8 joined;
  guint8 n_walls, n_gates, n_streets, n_towers;
  gboolean has_market;
  gboolean is_cathedral;
  TwPoint heart;
  TwDisc hall;
  double hall_angle;
  TwLine outline;
  TwWall walls[TW_MAX_WALLS];
  TwGate gates[TW_MAX_GATES];
  TwLine streets[TW_MAX_STREETS];
  TwTower towers[TW_MAX_TOWERS];
  TwHouse *houses;
  guint n_houses;
  TwHouse blocks[TW_MAX_BLOCKS]; /* instead of houses, in small pictures */
  guint n_blocks;
  TwTree *trees;
  guint n_trees;
  TwPoint *specks; /* pebbles on the ground */
  guint n_specks;
} TwTown;

/** TwWayOver: what a way crosses on a bridge. */
typedef enum
{
  TW_WAY_OVER_NOTHING,
  TW_WAY_OVER_WAYS,
  TW_WAY_OVER_TOWN
} TwWayOver;

/**
 * TwWay:
 * @segment: the road, path or river
 * @line: its middle line; an end on the rim reaches a little beyond
 * @over: what it crosses on a bridge
 * @fades: whether it ends in the grass
 * @place: index of the place where it ends, -1 for none
 * @part: the part number of its points in the tile's shape
 * @deck: the line of the bridge, if it crosses something
 * @piece: for what goes on past the rim (bleed-layout.h)
 *
 * One line of a road, path or river; a segment may have several.
 */
typedef struct
{
  guint segment;
  TwKind kind;
  TwLine line;
  TwWayOver over;
  gboolean fades;
  int place;
  guint part;
  TwLine deck;
  TwPiece piece;
} TwWay;

/** TwPlaceKind: what stands in the fields. */
typedef enum
{
  TW_PLACE_MONASTERY,
  TW_PLACE_CASTLE,
  TW_PLACE_CEMETERY,
  TW_PLACE_LAKE,
  TW_PLACE_VILLAGE,
  TW_PLACE_CROP,
  TW_PLACE_COTTAGE,
  TW_PLACE_RUIN,
  TW_PLACE_GARDEN,
  TW_PLACE_INN,
  TW_PLACE_POND,
  TW_PLACE_SPRING,
  TW_PLACE_FARM,
  TW_PLACE_FLOCK,
  TW_PLACE_OWN
} TwPlaceKind;

/** tw_place_is_middle: Returns: whether places of @kind stand in the middle of the tile if
 *   possible */
static inline gboolean
tw_place_is_middle (TwPlaceKind kind)
{
  return kind <= TW_PLACE_CROP;
}

/**
 * TwPlace:
 * @segment: its segment, -1 for none
 * @junction: its junction, -1 for none
 * @symbol: the symbol it shows, -1 for none
 * @detail: for FARM and FLOCK: the decoration's word
 * @variant: for CROP: which circle
 * @is_thicket: for VILLAGE: whether it has bushes instead of houses
 * @is_bare: for VILLAGE: whether a tower stands there instead of houses
 * @ends_roads: whether roads lead into it
 */
typedef struct
{
  TwPlaceKind kind;
  TwPoint at;
  double r;
  int segment;
  int junction;
  int symbol;
  gboolean ends_roads;
  const char *detail;
  guint variant;
  gboolean is_thicket;
  gboolean is_bare;
} TwPlace;

/**
 * TwMark:
 * @symbol: index in the topology
 * @ordinal: number of the mark among those of its symbol
 * @size: width
 */
typedef struct
{
  guint symbol;
  guint ordinal;
  TwPoint at;
  double size;
} TwMark;

/** TwCrop: what grows in a strip of a #TwPlot. */
typedef enum
{
  TW_CROP_PLOUGHED,
  TW_CROP_WHEAT,
  TW_CROP_BUSHES,
  TW_CROP_HAY,
  TW_N_CROPS
} TwCrop;

/** TwPlot: a group of plots along angle @a, the #TwCrop @kind first and then some that follow it. */
typedef struct
{
  TwPoint at;
  double r, a;
  guint kind;
} TwPlot;

/** TwPuff, TwWisp, TwScallop: parts of a mist. */
typedef struct
{
  TwPoint at;
  float r, alpha;
} TwPuff;

typedef struct
{
  TwPoint at;
  float length, lean, hand;
} TwWisp;

typedef struct
{
  TwPoint from, to, out;
} TwScallop;

#define TW_MIST_VEILS 8

typedef struct
{
  guint segment;
  TwEdgeSet edges;
  TwLine middle;
  TwLine veils[TW_MIST_VEILS];
  GArray *puffs;
  GArray *billows; /* TwPuff, which are seen as clouds; NULL past the rim */
  GArray *wisps;
  GArray *scallops;
} TwMist;

/* So many figures stand side by side on a part. */
#define TW_SPOT_CROWD 4
/* Where the places of @n figures begin, of those for two, for three … */
#define TW_SPOT_CROWD_FIRST(n) ((n) * ((n) - 1) / 2 - 1)

/**
 * TwSpot: the spot of a part: its figure, badge or symbol.
 * @r: for segments and fields: the radius of what is free round it, of its land if that is broad;
 *   not positive where there is no room at all
 * @crowd: where several figures stand: two, then three …
 * @crowd_r: the radius that each of two, of three … has
 */
typedef struct
{
  TwTilePart part;
  guint index;
  TwPoint at;
  float r;
  TwPoint crowd[TW_SPOT_CROWD_FIRST (TW_SPOT_CROWD + 1)];
  float crowd_r[TW_SPOT_CROWD - 1];
} TwSpot;

/** TwTunnel: a way under a barrier, from one piece of a field to another. */
typedef struct
{
  TwPoint from, to;
} TwTunnel;

#define TW_MAX_TUNNELS 6

/**
 * TwScene: room for a scene (scene.h), which one is chosen when it is drawn
 * @ground: what the place is, flags of #TwSceneGround
 * @a: of a house in a town: where its ridge runs to; everything else is upright
 * @is_misty: whether mist lies there
 * @seed: chooses and varies it
 */
typedef struct
{
  TwPoint at;
  float r, a;
  guint8 ground;
  guint8 is_misty;
  guint32 seed;
} TwScene;

#define TW_MAX_SCENES 6

/* The distance of marks that people read from roads and walls, where there is room, and of mere
 * decoration from those marks, always. */
#define TW_EMBLEM_APART .022
/* The distance of such marks from the border: a seal cut by it would seem to go on. */
#define TW_EMBLEM_RIM .045

/* Nodes along one side of the map of parts. */
#define TW_MAP_NODES 81
/* What a node of the map lies on: a field, a town, or something else. */
#define TW_MAP_NOTHING 255
#define TW_MAP_TOWN    128

#define TW_MAX_PLACES 40
/* Most marks of one symbol: as many as the symbol can have in one place. */
#define TW_MARKS_OF_SYMBOL 9
#define TW_MAX_MARKS       (TW_MAX_SYMBOLS * TW_MARKS_OF_SYMBOL)
#define TW_MAX_PLOTS  1

struct _TwTileLayout
{
  TwTopology topology;
  TwShape shape;
  TwFields fields;
  char *decoration;
  guint32 shape_seed; /* from set and tile; the same for all copies */
  guint32 seed;       /* from variant and copy as well */
  guint32 arms_seed;  /* from the tile alone: a town keeps its arms in another set */
  guint32 looks;      /* from the land alone, so that a tile has its looks in every set; the next
                         copy, and the next variant but one, have the next number */
  guint n_towns, n_ways, n_places, n_marks, n_plots, n_mists, n_spots;
  TwTown *towns;
  TwWay *ways;
  TwMist *mists;
  TwPlace places[TW_MAX_PLACES];
  TwMark marks[TW_MAX_MARKS];
  TwPlot plots[TW_MAX_PLOTS];
  TwTree *trees;
  guint n_trees;
  TwPatch *patches;
  guint n_patches;
  TwPoint *tufts;
  guint n_tufts;
  TwDisc *flowers;
  guint n_flowers;
  TwSpot *spots;
  TwLine *field_outlines; /* all rings of all fields */
  guint8 *ring_field;     /* the field of each ring */
  guint n_rings;
  TwTunnel tunnels[TW_MAX_TUNNELS];
  guint n_tunnels;
  TwScene scenes[TW_MAX_SCENES];
  guint n_scenes;
  TwPictureFile picture; /* shown instead of everything else */
  guint n_faults;      /* see tw_tile_layout_faults() */
  gboolean is_crowded; /* see tw_tile_is_crowded() */
  guint8 map[TW_MAP_NODES][TW_MAP_NODES];
};

static inline const TwSegment *
tw_tile_layout_segment (const TwTileLayout *layout, int segment)
{
  return segment >= 0 ? &layout->topology.segments[segment] : NULL;
}

/** tw_tile_layout_find_place: Returns: the first place of @kind, or %NULL */
const TwPlace *tw_tile_layout_find_place (const TwTileLayout *layout, TwPlaceKind kind);

/** tw_tile_layout_decorated: Returns: whether the tile has the decoration @word */
gboolean tw_tile_layout_decorated (const TwTileLayout *layout, const char *word);

/** tw_tile_layout_add_place: Returns: (nullable): a new place, %NULL if the layout has no room for
 * more */
TwPlace *
tw_tile_layout_add_place (TwTileLayout *layout, TwPlaceKind kind, TwPoint at, double r, int segment);

/** tw_tile_layout_add_mark: adds a symbol's mark, if there is room for another. */
void
tw_tile_layout_add_mark (TwTileLayout *layout, guint symbol, guint ordinal, TwPoint at,
                         double size);

G_END_DECLS
