/* Invariants of a position, by a recount that shares no code with the merging.
 *
 * The recount goes back to the tiles as they are drawn: it turns their rims, derives
 * their fields and joins what meets, in a union-find of its own.
 */
#include "engine/board/span.h"
#include "engine/game/play.h"

#include <string.h>

typedef struct
{
  const TwPlay *play;
  GString *out;
  guint *parent;
  int *open;
  gboolean *dead; /* mist that meets what is not misty */
} Recount;

static guint
find (Recount *recount, guint node)
{
  while (recount->parent[node] != node)
    node = recount->parent[node] = recount->parent[recount->parent[node]];
  return node;
}

static TwRim
rim_on_board (const TwPlay *play, guint node, const TwTopology *topology, const TwFields *fields)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  guint index = node - slot->first_node;
  TwRim rim = index < topology->n_segments ? topology->segments[index].rim
                                           : fields->fields[index - topology->n_segments].rim;

  return tw_rim_rotate (rim, slot->quarter_turns);
}

/* For each node the rim in board orientation. */
static TwRim *
all_rims (const TwPlay *play)
{
  TwRim *rims = g_new0 (TwRim, play->board.head->n_nodes + 1);

  for (guint s = 0; s < play->board.head->n_slots; s++)
    {
      const TwSlot *slot = &play->board.slots[s];
      const TwTileKind *kind = &play->rules->catalogue->kinds[slot->kind];
      TwTopology topology;
      TwFields fields;

      if (slot->is_face_down)
        continue;
      tw_tile_variant_topology (kind->tile, kind->variant, &topology);
      tw_fields_derive (&topology, play->rules->catalogue->field_flags, &fields);
      for (guint i = 0; i < topology.n_segments + fields.n_fields; i++)
        rims[slot->first_node + i] = rim_on_board (play, slot->first_node + i, &topology, &fields);
    }
  return rims;
}

/* Where @place lies seen from the neighbour across its edge. */
static TwRimPlace
across (TwRimPlace place)
{
  static const guint8 opposite[TW_N_RIM_PLACES] = { 10, 9, 8, 3,  14, 13, 12, 7,
                                                    2,  1, 0, 11, 6,  5,  4,  15 };

  return (TwRimPlace) opposite[place];
}

/* Whether mist reaches @edge of the tile. */
static gboolean
is_misty (const TwPlay *play, const TwRim *rims, guint slot, guint edge)
{
  guint first = play->board.slots[slot].first_node;

  for (guint i = 0; i < tw_board_tile (&play->board, slot)->n_nodes; i++)
    if (play->board.nodes[first + i].kind == TW_KIND_MIST
        && (rims[first + i] & TW_RIM_MIDDLE (edge)))
      return TRUE;
  return FALSE;
}

static void
recount_features (Recount *recount, const TwRim *rims)
{
  const TwBoard *board = &recount->play->board;

  for (guint node = 0; node < board->head->n_nodes; node++)
    {
      const TwSlot *slot = &board->slots[board->nodes[node].slot];
      TwKind kind = (TwKind) board->nodes[node].kind;

      if (!tw_kind_info (kind)->merges)
        continue;
      for (guint place = 0; place < TW_N_RIM_PLACES; place++)
        {
          guint edge = place / 4, other, b, n_met = 0;
          gboolean is_middle = place % 4 == 1;

          if (!(rims[node] & TW_RIM_BIT (place)) || place % 4 == 3
              || (kind != TW_KIND_FIELD && !is_middle) || (kind == TW_KIND_FIELD && is_middle))
            continue;
          if (tw_board_is_beyond (board, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge)))
            continue;
          recount->open[node] += kind != TW_KIND_FIELD;
          other = tw_board_slot_at (board, slot->x + tw_edge_x (edge), slot->y + tw_edge_y (edge));
          if (other == TW_NO_SLOT)
            continue;
          if (board->slots[other].is_face_down)
            {
              recount->dead[node] |= kind == TW_KIND_MIST;
              continue;
            }
          b = board->slots[other].first_node;
          if (kind == TW_KIND_FIELD && (board->catalogue->field_flags & TW_FIELDS_MIST_PARTS)
              && is_misty (recount->play, rims, board->nodes[node].slot, edge)
                     != is_misty (recount->play, rims, other, (edge + 2) % TW_N_EDGES))
            continue;
          for (guint i = 0; i < tw_board_tile (board, other)->n_nodes; i++)
            if (board->nodes[b + i].kind == kind
                && (rims[b + i] & TW_RIM_BIT (across ((TwRimPlace) place))))
              {
                recount->open[node] -= kind != TW_KIND_FIELD;
                n_met += 1;
                recount->parent[find (recount, node)] = find (recount, b + i);
              }
          recount->dead[node] |= kind == TW_KIND_MIST && n_met == 0;
        }
    }
  for (guint i = 0; i < board->head->n_joins; i++)
    {
      guint a = board->head->joins[i].a, b = board->head->joins[i].b;

      recount->parent[find (recount, a)] = find (recount, b);
      /* What goes over a cell closes the end on either side, unless a tile there did. */
      if (board->nodes[a].slot != board->nodes[b].slot && tw_span_is_open (board, a, b))
        recount->open[a] -= 2;
    }
}

static void
compare_feature (Recount *recount, guint root, guint *tiles)
{
  const TwBoard *board = &recount->play->board;
  const TwNode *entry = &board->nodes[root];
  guint n_nodes = 0, n_tiles = 0, occupants = 0;
  gboolean dead = FALSE;
  guint weights[TW_MAX_SEATS] = { 0 };
  int open = 0;

  for (guint node = 0; node < board->head->n_nodes; node++)
    {
      if (find (recount, node) != find (recount, root))
        {
          if (board->nodes[node].root == root)
            g_string_append_printf (recount->out, "node %u is wrongly in feature %u\n", node, root);
          continue;
        }
      if (board->nodes[node].root != root)
        g_string_append_printf (recount->out, "node %u is missing in feature %u\n", node, root);
      n_nodes++;
      open += recount->open[node];
      dead |= recount->dead[node];
      n_tiles += tiles[board->nodes[node].slot] != root + 1;
      tiles[board->nodes[node].slot] = root + 1;
    }
  for (guint i = 0; i < recount->play->rules->n_figures; i++)
    {
      const TwFigure *figure = &recount->play->figures[i];
      const TwFigureRule *rule = &recount->play->rules->figure_types[figure->type];

      if (figure->place == TW_FIGURE_NODE && find (recount, figure->node) == find (recount, root))
        {
          occupants += rule->occupies;
          weights[figure->seat] += rule->weight;
        }
    }
  if (n_nodes != entry->size || occupants != entry->occupants)
    g_string_append_printf (recount->out, "feature %u has %u nodes and %u figures, not %u and %u\n",
                            root, n_nodes, occupants, entry->size, entry->occupants);
  if (entry->kind != TW_KIND_FIELD && n_tiles != entry->n_tiles)
    g_string_append_printf (recount->out, "feature %u has %u tiles, not %u\n", root, n_tiles,
                            entry->n_tiles);
  if (tw_kind_info ((TwKind) entry->kind)->merges && open != entry->n_open)
    g_string_append_printf (recount->out, "feature %u has %d open ends, not %d\n", root, open,
                            entry->n_open);
  if (dead != entry->is_dead)
    g_string_append_printf (recount->out, "mist %u is %s\n", root,
                            dead ? "dead, which nobody knows" : "not dead");
  for (guint seat = 0; seat < board->n_seats; seat++)
    if (weights[seat] != board->weights[root * board->n_seats + seat])
      g_string_append_printf (recount->out, "feature %u: seat %u weighs %u, not %u\n", root, seat,
                              weights[seat], board->weights[root * board->n_seats + seat]);
}

static void
check_places (Recount *recount)
{
  const TwBoard *board = &recount->play->board;

  for (guint s = 0; s < board->head->n_slots; s++)
    {
      const TwSlot *slot = &board->slots[s];
      guint32 places = slot->is_face_down ? 0 : tw_board_tile (board, s)->places;

      for (; places != 0; places &= places - 1)
        {
          guint node = slot->first_node + (guint) __builtin_ctz (places);
          guint around = tw_board_n_around (board, slot->x, slot->y,
                                            board->nodes[node].kind == TW_KIND_CEMETERY);

          for (int i = 0; i < 9; i++)
            around +=
                i != 4 && tw_board_is_beyond (board, slot->x + i % 3 - 1, slot->y + i / 3 - 1);
          if (board->nodes[node].n_open != 8 - (int) around)
            g_string_append_printf (recount->out, "place %u misses %d tiles, not %u\n", node,
                                    board->nodes[node].n_open, 8 - around);
        }
    }
}

static void
check_supply (Recount *recount)
{
  const TwPlay *play = recount->play;
  guint left = 0, down = play->board.head->n_slots;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    left += play->bag[kind];
  if (left != play->state->n_left)
    g_string_append_printf (recount->out, "%u tiles are in the bag, not %u\n", left,
                            play->state->n_left);
  if (!play->rules->unplaceable_returns)
    {
      const TwFrame *turn = tw_play_turn_frame (play);
      guint in_hand = turn != NULL && turn->kind != TW_NO_KIND && turn->slot == TW_NO_SLOT;
      guint away = (guint) play->state->n_unplaceable + play->state->n_left_out;

      for (guint i = 0; i < play->rules->n_expansions; i++)
        if (TW_HAS_HOOK (play->rules->expansions[i], placing, n_held))
          in_hand +=
              play->rules->expansions[i]->placing->n_held (play, tw_play_own (play, (int) i));
      if (left + down + in_hand + away != play->rules->catalogue->n_copies)
        g_string_append_printf (recount->out,
                                "%u in the bag, %u on the table, %u in hand and %u put away are "
                                "not %u tiles\n",
                                left, down, in_hand, away, play->rules->catalogue->n_copies);
    }
}

/* Nobody holds tokens that there are not. */
static void
check_tokens (Recount *recount)
{
  const TwPlay *play = recount->play;

  for (guint token = 0; token < play->rules->n_token_types; token++)
    {
      const TwTokenRule *type = &play->rules->token_types[token];
      guint held = 0;

      for (guint seat = 0; seat < play->rules->n_seats; seat++)
        held += play->tokens[seat * play->rules->n_token_types + token];
      if (type->supply > 0 && held > type->supply)
        g_string_append_printf (recount->out, "%u tokens of %s are held, there are %u\n", held,
                                type->type->id, type->supply);
    }
}

void
tw_play_check (const TwPlay *play, GString *out)
{
  guint n_nodes = play->board.head->n_nodes;
  g_autofree guint *parent = g_new (guint, n_nodes + 1);
  g_autofree int *open = g_new0 (int, n_nodes + 1);
  g_autofree gboolean *dead = g_new0 (gboolean, n_nodes + 1);
  g_autofree TwRim *rims = all_rims (play);
  g_autofree guint *tiles = g_new0 (guint, play->board.head->n_slots + 1u);
  Recount recount = { play, out, parent, open, dead };

  for (guint node = 0; node < n_nodes; node++)
    parent[node] = node;
  recount_features (&recount, rims);
  for (guint node = 0; node < n_nodes; node++)
    if (play->board.nodes[node].root == node)
      compare_feature (&recount, node, tiles);
  check_places (&recount);
  check_supply (&recount);
  check_tokens (&recount);
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (play->rules->expansions[i]->check != NULL)
      play->rules->expansions[i]->check (play, tw_play_own (play, (int) i), out);
}
