/* The River: how its tiles may be laid.
 *
 * That they are drawn before all others, the lake last, is data of the tile set
 * (draw="first"); that nobody stands on a river, what its ends part, that it
 * takes the place of the start tile, and that several have one source and one lake, are data of its
 * rules.
 * Where the water may run is asked before a tile lies, by which way it turned on tiles upstream:
 * the words for that would be the river's alone (data/doc/procedures.md, section 11).
 *
 * Rule: RIVER-011 to RIVER-017.
 */
#include "engine/expansion/registry.h"
#include "engine/game/play.h"

/* The parameter river.uturn, in the order of its choices. */
typedef enum
{
  UTURN_IMMEDIATE,
  UTURN_SAME_SIDE,
  UTURN_ANY
} UTurn;

/* Which way the water turns on a tile, in quarter turns from where it comes in; it has no way on
 * where it ends or forks. */
typedef enum
{
  NO_WAY = 0,
  BEND_LEFT = 1,
  STRAIGHT = 2,
  BEND_RIGHT = 3
} Bend;

typedef struct
{
  UTurn uturn;
} River;

static void
river_set_up (TwPlay *play, gpointer own)
{
  River *river = own;

  river->uturn = (UTurn) tw_rules_parameter (play->rules, "river.uturn");
}

/* Which way the river goes that comes in through the edge @in of a turned tile. */
static Bend
way_on (const TwPlayTile *tile, guint quarter_turns, guint in)
{
  int node = tile->land[(in - quarter_turns) & 3];
  TwRim rest;

  if (node < 0 || tile->kind[node] != TW_KIND_RIVER)
    return NO_WAY;
  rest =
      tw_rim_rotate (tile->rim[node], quarter_turns) & TW_RIM_MIDDLES & (TwRim) ~TW_RIM_MIDDLE (in);
  if (rest == 0 || (rest & (rest - 1)) != 0)
    return NO_WAY;
  return (Bend) (((guint) __builtin_ctz (rest) / 4 - in) & 3);
}

/* The tile upstream that a tile at @x,@y meets at @edge, or %TW_NO_SLOT. */
static guint
upstream (const TwBoard *board, int x, int y, guint edge)
{
  guint slot = tw_board_slot_at (board, x + tw_edge_x (edge), y + tw_edge_y (edge));

  return slot == TW_NO_SLOT || board->slots[slot].is_face_down ? TW_NO_SLOT : slot;
}

/* Whether the river already bent as @bend before it comes to the cell through its edge @in: on the
 * tile there, or with @far on the first upstream that is not straight. */
static gboolean
bent_before (const TwBoard *board, int x, int y, guint in, Bend bend, gboolean far)
{
  Bend found;

  do
    {
      guint slot = upstream (board, x, y, in);

      if (slot == TW_NO_SLOT)
        return FALSE;
      found = way_on (tw_board_tile (board, slot), board->slots[slot].quarter_turns, (in + 2) & 3);
      /* Past a straight tile the water comes in through the same edge. */
      x += tw_edge_x (in);
      y += tw_edge_y (in);
    }
  while (far && found == STRAIGHT);
  /* It was walked against the water: what went left there came from the right. */
  return found == (bend == BEND_LEFT ? BEND_RIGHT : BEND_LEFT);
}

/* The tile fits; what the river asks beyond that. */
static const char *
river_may_place (const TwPlay *play, const TwFrame *frame, gconstpointer own, const TwAction *place)
{
  const River *river = own;
  const TwPlayTile *tile = &play->board.catalogue->tiles[place->kind];
  TwEdgeCodes edges = tile->edges[place->turns];
  guint n_ends = 0, n_joined = 0, in = 0;
  Bend here;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_edge_code (edges, (TwEdge) edge) == TW_KIND_RIVER)
      {
        n_ends++;
        if (upstream (&play->board, place->x, place->y, edge) == TW_NO_SLOT)
          continue;
        n_joined++;
        in = edge;
      }
  if (n_ends == 0)
    return NULL;
  if (n_joined != 1)
    return n_joined == 0 ? "RIVER-011" : "RIVER-014";
  here = way_on (tile, place->turns, in);
  if (river->uturn != UTURN_ANY && (here == BEND_LEFT || here == BEND_RIGHT)
      && bent_before (&play->board, place->x, place->y, in, here, river->uturn == UTURN_SAME_SIDE))
    return "RIVER-015";
  return NULL;
}

static gboolean
river_minds_kind (const TwRules *rules, guint kind)
{
  TwEdgeCodes edges = rules->catalogue->tiles[kind].edges[0];

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_edge_code (edges, (TwEdge) edge) == TW_KIND_RIVER)
      return TRUE;
  return FALSE;
}

const TwExpansion tw_expansion_river = {
  .id = "river",
  .state_size = sizeof (River),
  .setup = &(const TwSetupHooks){ .set_up = river_set_up },
  .placing =
      &(const TwPlacingHooks){ .may_place = river_may_place, .minds_kind = river_minds_kind },
};
