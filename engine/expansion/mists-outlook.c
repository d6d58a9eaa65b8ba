/* What may soon be complete: the features with guards and the banks of mist, and how many of the
 * tiles in the bag would complete each. */
#include "engine/expansion/mists-outlook.h"

#include <string.h>

#define MAX_KINDS   96
#define MAX_INDEXED 1024

typedef struct
{
  MistsOutlook *out;
  const TwPlay *play;
  guint n_kinds;
  guint16 kinds[MAX_KINDS]; /* those in the bag */
  /* Of tiles in the bag, by the kind of land at an edge: how many have an edge at which a feature,
   * or mist, ends that goes on nowhere else. */
  guint n_caps[TW_N_KINDS];
  guint n_mist_caps[TW_N_KINDS];
  int fillable;              /* whether a tile fits the place at hand, -1: not asked yet */
  int first_here;            /* the first feature with guards that goes on there, -1 for none */
  guint8 index[MAX_INDEXED]; /* by root: one more than its prospect, 0 for none */
} Look;

static gboolean
is_of_interest (const TwNode *root)
{
  return root->kind == TW_KIND_MIST ? root->n_open > 0 && !root->is_dead
                                    : root->occupants > 0 && root->kind != TW_KIND_FIELD;
}

static void
find_prospects (Look *look)
{
  const TwBoard *board = &look->play->board;
  guint n_nodes = MIN (board->head->n_nodes, MAX_INDEXED);

  memset (look->index, 0, n_nodes);
  for (guint node = 0; node < n_nodes; node++)
    {
      const TwNode *root = &board->nodes[node];

      if (root->root != node)
        continue;
      look->out->n_dead += root->kind == TW_KIND_MIST && root->is_dead;
      if (!is_of_interest (root) || look->out->n == MISTS_MAX_PROSPECTS)
        continue;
      look->out->prospects[look->out->n] =
          (MistsProspect){ .root = (guint16) node, .kind = root->kind, .fits_all = TRUE };
      look->index[node] = (guint8) ++look->out->n;
    }
}

/* A guard can be placed on what is free on the tile just laid. */
static void
find_free (Look *look, guint slot)
{
  const TwBoard *board = &look->play->board;
  guint first = board->slots[slot].first_node, n = tw_board_tile (board, slot)->n_segments;

  for (guint node = first; node < first + n; node++)
    {
      guint root = tw_board_root (board, node);
      guint kind = board->nodes[root].kind;

      if ((kind != TW_KIND_CITY && kind != TW_KIND_ROAD && kind != TW_KIND_CASTLE)
          || board->nodes[root].occupants > 0 || root >= MAX_INDEXED || look->index[root] != 0
          || look->out->n == MISTS_MAX_PROSPECTS)
        continue;
      look->out->prospects[look->out->n] = (MistsProspect){
        .root = (guint16) root, .kind = (guint8) kind, .fits_all = TRUE, .is_free = TRUE
      };
      look->index[root] = (guint8) ++look->out->n;
    }
}

/* ---- tiles that fit -------------------------------------------------------------------- */

static void
add_caps (guint *n_caps, TwKindSet caps, guint n)
{
  for (; caps != 0; caps &= caps - 1)
    n_caps[__builtin_ctz (caps)] += n;
}

static void
find_kinds (Look *look)
{
  const TwPlay *play = look->play;
  const TwCatalogue *catalogue = play->board.catalogue;

  memset (look->n_caps, 0, sizeof look->n_caps);
  memset (look->n_mist_caps, 0, sizeof look->n_mist_caps);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (play->bag[kind] > 0 && look->n_kinds < MAX_KINDS)
      {
        look->kinds[look->n_kinds++] = (guint16) kind;
        add_caps (look->n_caps, catalogue->tiles[kind].caps, play->bag[kind]);
        add_caps (look->n_mist_caps, catalogue->tiles[kind].mist_caps, play->bag[kind]);
      }
}

static gboolean
is_beside_one (guint32 mask)
{
  return mask == 0xff || mask == 0xff00 || mask == 0xff0000 || mask == 0xff000000;
}

/* Whether some tile in the bag fits. Where only one tile lies beside the place, one will. */
static gboolean
is_fillable (Look *look, guint place)
{
  const TwBoard *board = &look->play->board;

  if (is_beside_one (board->open[place].mask))
    return look->n_kinds > 0;
  for (guint i = 0; i < look->n_kinds; i++)
    if (tw_board_fitting_turns (board, place, board->catalogue->tiles[look->kinds[i]].edges) != 0)
      return TRUE;
  return FALSE;
}

/* ---- edges that face open places ------------------------------------------------------- */

/* Two features with guards that go on at one place may become one. */
static void
note_meeting (Look *look, guint prospect)
{
  MistsOutlook *out = look->out;

  if (look->first_here < 0)
    look->first_here = (int) prospect;
  else if (look->first_here != (int) prospect && out->n_meetings < MISTS_MAX_MEETINGS
           && out->prospects[look->first_here].kind == out->prospects[prospect].kind)
    out->meetings[out->n_meetings++] =
        (MistsMeeting){ (guint8) look->first_here, (guint8) prospect };
}

static void
face (Look *look, guint node, guint place, guint edge)
{
  guint root = tw_board_root (&look->play->board, node);
  MistsProspect *prospect;

  if (root >= MAX_INDEXED || look->index[root] == 0)
    return;
  prospect = &look->out->prospects[look->index[root] - 1];
  if (prospect->kind != TW_KIND_MIST && !prospect->is_free)
    note_meeting (look, look->index[root] - 1u);
  prospect->n_edges++;
  if (prospect->n_cells == 0 || prospect->place != place)
    {
      prospect->n_cells++;
      prospect->place = (guint16) place;
      prospect->edges = 0;
      if (look->fillable < 0)
        look->fillable = is_fillable (look, place);
      prospect->fits_all &= look->fillable;
    }
  prospect->edges |= (guint8) (1u << edge);
}

static void
look_at_places (Look *look)
{
  const TwBoard *board = &look->play->board;

  for (guint place = 0; place < board->head->n_open; place++)
    {
      const TwOpenPlace *open = &board->open[place];
      gboolean is_misty = FALSE;

      look->fillable = look->first_here = -1;
      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          guint slot, facing;
          const TwSlot *entry;
          const TwPlayTile *tile;

          if ((open->mask >> 8 * edge & 0xff) == 0)
            continue;
          /* What asks is a tile that lies face up. */
          slot = board->cells[tw_board_cell (board, open->x + tw_edge_x (edge),
                                             open->y + tw_edge_y (edge))]
                 - 1u;
          entry = &board->slots[slot];
          tile = tw_board_tile (board, slot);
          facing = (edge + 2u - entry->quarter_turns) & 3;
          if (tile->land[facing] >= 0)
            face (look, entry->first_node + (guint) tile->land[facing], place, edge);
          if (tile->mist[facing] >= 0)
            {
              is_misty = TRUE;
              face (look, entry->first_node + (guint) tile->mist[facing], place, edge);
            }
        }
      look->out->n_misty += is_misty;
    }
}

/* ---- tiles that complete --------------------------------------------------------------- */

/* Whether the tile, turned so, has nothing of the feature go on at edges other than @edges. */
static gboolean
ends_feature (const TwPlayTile *tile, guint turns, guint edges, gboolean is_mist)
{
  guint nodes = 0;
  int n_open = 0, n_edges = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (edges >> edge & 1)
      {
        guint at = (edge - turns) & 3;
        int node = is_mist ? tile->mist[at] : tile->land[at];

        if (node < 0)
          return FALSE;
        n_open += nodes >> node & 1 ? 0 : tile->n_open[node];
        nodes |= 1u << node;
        n_edges++;
      }
  return n_open == n_edges;
}

static guint
n_completing (const Look *look, const MistsProspect *prospect)
{
  const TwBoard *board = &look->play->board;
  const TwOpenPlace *place = &board->open[prospect->place];
  gboolean is_mist = prospect->kind == TW_KIND_MIST;
  guint n = 0;

  if (is_beside_one (place->mask))
    {
      guint code = tw_edge_code (place->need, (guint) __builtin_ctz (prospect->edges));

      return is_mist ? look->n_mist_caps[code] : look->n_caps[code];
    }
  for (guint i = 0; i < look->n_kinds; i++)
    {
      const TwPlayTile *tile = &board->catalogue->tiles[look->kinds[i]];
      guint turns = tw_board_fitting_turns (board, prospect->place, tile->edges);

      for (; turns != 0; turns &= turns - 1)
        if (ends_feature (tile, (guint) __builtin_ctz (turns), prospect->edges, is_mist))
          {
            n += look->play->bag[look->kinds[i]];
            break;
          }
    }
  return n;
}

static guint
n_fitting (const Look *look, guint place)
{
  const TwBoard *board = &look->play->board;
  guint n = 0;

  for (guint i = 0; i < look->n_kinds; i++)
    n += tw_board_fitting_turns (board, place, board->catalogue->tiles[look->kinds[i]].edges) != 0
             ? look->play->bag[look->kinds[i]]
             : 0u;
  return n;
}

/* A castle or the like is complete when tiles lie all around it. */
static void
look_around (Look *look, MistsProspect *prospect)
{
  const TwBoard *board = &look->play->board;
  const TwSlot *slot = &board->slots[board->nodes[prospect->root].slot];

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        guint other = tw_board_slot_at (board, slot->x + dx, slot->y + dy);
        int place;

        if (other != TW_NO_SLOT)
          {
            prospect->is_haunted |= board->slots[other].is_face_down;
            continue;
          }
        prospect->n_cells++;
        place = tw_board_open_at (board, slot->x + dx, slot->y + dy);
        if (place < 0)
          continue;
        prospect->n_completing = n_fitting (look, (guint) place);
        prospect->fits_all &= prospect->n_completing > 0;
      }
}

void
mists_look_out (const TwPlay *play, guint slot, MistsOutlook *out)
{
  Look look;

  look.out = out;
  look.play = play;
  look.n_kinds = 0;
  out->n = out->n_meetings = out->n_dead = out->n_misty = 0;
  find_prospects (&look);
  if (slot != TW_NO_SLOT)
    find_free (&look, slot);
  find_kinds (&look);
  look_at_places (&look);
  for (guint i = 0; i < out->n; i++)
    {
      MistsProspect *prospect = &out->prospects[i];
      const TwNode *root = &play->board.nodes[prospect->root];

      if (tw_board_tile (&play->board, root->slot)->places
              >> (prospect->root - play->board.slots[root->slot].first_node)
          & 1)
        look_around (&look, prospect);
      else
        {
          /* What faces no open place faces a tile that lies face down. */
          prospect->is_haunted = prospect->n_edges < root->n_open;
          if (prospect->n_cells == 1)
            prospect->n_completing = n_completing (&look, prospect);
        }
    }
}
