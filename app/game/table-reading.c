/* The table told cell by cell and feature by feature. */
#include "app/game/table-reading.h"

#include <glib/gi18n.h>

#include "app/game/last-tiles.h"
#include "app/game/table-beside.h"
#include "app/game/table-cells.h"
#include "app/game/table-feature.h"
#include "app/game/table-names.h"
#include "app/game/table-worth.h"
#include "app/game/tile-said.h"
#include "engine/game/majority.h"
#include "engine/tile/tile-words.h"

/* Of more cells than that only some are named. */
#define MOST_CELLS 8

static void
append (GString *out, const char *separator, const char *words)
{
  if (words == NULL || words[0] == '\0')
    return;
  if (out->len > 0)
    g_string_append (out, separator);
  g_string_append (out, words);
}

/* ---- who --------------------------------------------------------------------------------- */

/* "Red, Blue": whose figures count in a feature. */
static char *
owners (TwTableModel *model, const TwPlay *play, guint node)
{
  g_autoptr (GString) out = g_string_new (NULL);
  TwWeights weights;

  tw_majority_weights (play, tw_board_root (&play->board, node), &weights);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (weights.there[seat] > 0)
      {
        g_autofree char *title = tw_seat_title (model, seat);

        append (out, ", ", title);
      }
  return g_strdup (out->str);
}

/* "Red: knight, city north; dragon, road from south": the figures on the tile in @slot. */
static char *
figures_on (TwTableModel *model, const TwPlay *play, guint slot)
{
  const TwRules *rules = play->rules;
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      g_autofree char *node = NULL, *who = NULL, *words = NULL;
      const char *role;

      if (tw_play_figure_slot (play, figure) != slot || figure->place != TW_FIGURE_NODE)
        continue;
      role = tw_role_title (rules,
                            tw_role_of (rules, figure->type, play->board.nodes[figure->node].kind));
      node = tw_tile_said_node (play, figure->node);
      if (rules->figure_types[figure->type].neutral < 0)
        who = tw_seat_title (model, figure->seat);
      words = who != NULL
                  /* Translators: a player, what the figure is there, and on what part of the tile:
                   * "Red: knight, city north". */
                  ? g_strdup_printf (C_ ("heard", "%s: %s, %s"), who, role, node)
                  /* Translators: a figure of nobody's, and on what part of the tile: "dragon, road
                     from south". */
                  : g_strdup_printf (C_ ("heard", "%s, %s"), role, node);
      append (out, "; ", words);
    }
  return g_strdup (out->str);
}

/* ---- around a cell ------------------------------------------------------------------------- */

static const int steps[TW_N_EDGES][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

/* The node at @edge of the tile in @slot, as that lies; %TW_NO_NODE if it is not known which. */
static guint
node_at_edge (const TwBoard *board, guint slot, guint edge)
{
  const TwSlot *there = &board->slots[slot];
  const TwPlayTile *tile = tw_board_tile (board, slot);
  int node = tile->land[(edge + 4 - there->quarter_turns) & 3];

  return node < 0 ? TW_NO_NODE : there->first_node + (guint) node;
}

char *
tw_table_reading_around (TwTableModel *model, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  const TwBoard *board = &play->board;
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint slot = tw_board_slot_at (board, x + steps[edge][0], y + steps[edge][1]);
      guint there = (edge + 2) & 3, node;
      g_autofree char *who = NULL, *words = NULL;
      TwKind kind;

      if (slot == TW_NO_SLOT || board->slots[slot].is_face_down)
        continue;
      node = node_at_edge (board, slot, there);
      kind = (TwKind) (tw_edge_code (
                           tw_board_tile (board, slot)->edges[board->slots[slot].quarter_turns],
                           (TwEdge) there)
                       & ~TW_EDGE_MISTY);
      who = node != TW_NO_NODE ? owners (model, play, node) : g_strdup ("");
      words = who[0] != '\0'
                  /* Translators: what lies in a direction, and whose it is: "east: city (Red)". */
                  ? g_strdup_printf (C_ ("heard", "%s: %s (%s)"),
                                     tw_tile_words_edges ((TwEdgeSet) (1u << edge)),
                                     tw_land_said (play->rules, kind), who)
                  /* Translators: what lies in a direction: "east: city". */
                  : g_strdup_printf (C_ ("heard", "%s: %s"),
                                     tw_tile_words_edges ((TwEdgeSet) (1u << edge)),
                                     tw_land_said (play->rules, kind));
      append (out, ", ", words);
    }
  return g_strdup (out->str);
}

/* ---- a cell -------------------------------------------------------------------------------- */

static char *
say_slot (TwTableModel *model, const TwPlay *play, guint slot)
{
  const TwSlot *there = &play->board.slots[slot];
  g_autofree char *tile = NULL, *figures = NULL;

  if (there->is_face_down)
    return g_strdup (C_ ("heard", "a tile face down"));
  tile = tw_tile_said_name (play->rules, there->kind, there->quarter_turns);
  figures = figures_on (model, play, slot);
  return figures[0] == '\0' ? g_steal_pointer (&tile)
                            /* Translators: what is on a tile, and which figures stand on it. */
                            : g_strdup_printf (C_ ("heard", "%s. %s"), tile, figures);
}

/* Whether the drawn tile fits a place, and which of the tiles left do. */
static char *
say_fit (TwTableModel *model, int x, int y)
{
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  guint n = 0;

  if (tw_table_model_get_drawn (model) < 0)
    return g_strdup ("");
  for (guint i = 0; cell != NULL && i < 4; i++)
    n += cell->turns >> i & 1;
  return cell == NULL ? g_strdup (_ ("The tile does not fit here."))
                      : g_strdup_printf (ngettext ("The tile fits in %u rotation.",
                                                   "The tile fits in %u rotations.", n),
                                         n);
}

char *
tw_table_reading_cell (TwTableModel *model, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  guint slot = tw_board_slot_at (&play->board, x, y);
  g_autofree char *name = tw_table_cells_name (x, y), *words = NULL, *fit = NULL;

  if (slot != TW_NO_SLOT)
    words = say_slot (model, play, slot);
  else if (tw_board_open_at (&play->board, x, y) < 0)
    words = g_strdup (C_ ("heard", "nothing"));
  else
    {
      g_autofree char *around = tw_table_reading_around (model, x, y);

      fit = say_fit (model, x, y);
      /* Translators: a place where a tile may come, and what is around it: "open, east: city (Red),
       * south: road". */
      words = g_strdup_printf (C_ ("heard", "open, %s. %s"), around, fit);
    }
  return g_strdup_printf (C_ ("heard", "%s: %s"), name, g_strchomp (words));
}

/* The features of a tile, each once, as its segments and fields are numbered. Returns: how many */
static guint
find_features (const TwBoard *board, guint slot, guint *out_nodes)
{
  const TwPlayTile *tile = tw_board_tile (board, slot);
  guint n = 0;

  for (guint i = 0; i < tile->n_nodes; i++)
    {
      guint node = board->slots[slot].first_node + i;
      gboolean is_new = board->nodes[node].kind != TW_KIND_NONE;

      for (guint k = 0; k < n; k++)
        is_new = is_new && tw_board_root (board, out_nodes[k]) != tw_board_root (board, node);
      if (is_new)
        out_nodes[n++] = node;
    }
  return n;
}

char *
tw_table_reading_joined (TwTableModel *model, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  const TwBoard *board = &play->board;
  guint nodes[TW_MAX_TILE_NODES], slot = tw_board_slot_at (board, x, y), n = 0;
  g_autoptr (GString) out = g_string_new (NULL);

  if (slot != TW_NO_SLOT && !board->slots[slot].is_face_down)
    n = find_features (board, slot, nodes);
  for (guint i = 0; i < n; i++)
    {
      const TwNode *root = &board->nodes[tw_board_root (board, nodes[i])];
      g_autofree char *who = owners (model, play, nodes[i]), *named = NULL, *words = NULL;
      const char *land = tw_land_said (play->rules, (TwKind) root->kind);
      gboolean is_done = root->kind != TW_KIND_FIELD && tw_board_is_complete (board, nodes[i]);

      if (!is_done && (root->n_tiles < 2 || who[0] == '\0'))
        continue;
      named = who[0] != '\0' ? g_strdup_printf ("%s (%s)", land, who) : g_strdup (land);
      /* Translators: what a tile does where it lies; %s is land and whose it is: "completes: city
       * (Red)". */
      words = is_done ? g_strdup_printf (C_ ("heard", "completes: %s"), named)
                      : g_strdup_printf (C_ ("heard", "joins: %s"), named);
      append (out, "; ", words);
    }
  return g_strdup (out->str);
}

/* ---- a feature ----------------------------------------------------------------------------- */

/* Appends a cell, unless enough are there. */
static void
append_cell (GString *out, guint *n, int x, int y)
{
  g_autofree char *name = (*n)++ < MOST_CELLS ? tw_table_cells_name (x, y) : NULL;

  append (out, "; ", name);
}

static char *
end_list (GString *cells, guint n)
{
  if (n > MOST_CELLS)
    g_string_append_printf (cells,
                            ngettext (" and %u more", " and %u more", (gulong) n - MOST_CELLS),
                            n - MOST_CELLS);
  return g_strdup (cells->str);
}

/* Where its tiles lie. */
static char *
say_tiles (const TwBoard *board, guint node)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  g_autofree gboolean *seen = g_new0 (gboolean, board->head->n_slots);
  g_autofree char *list = NULL;
  guint at = node, n = 0;

  do
    {
      guint slot = board->nodes[at].slot;

      if (!seen[slot])
        append_cell (cells, &n, board->slots[slot].x, board->slots[slot].y);
      seen[slot] = TRUE;
      at = board->nodes[at].next;
    }
  while (at != node);
  list = end_list (cells, n);
  /* Translators: on how many tiles a feature lies, and where those are. */
  return g_strdup_printf (ngettext ("%u tile: %s.", "%u tiles: %s.", n), n, list);
}

/* At which cells it is open. */
static char *
say_open (const TwBoard *board, guint node)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  g_autofree char *list = NULL;
  guint at = node, n = 0;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          int x = slot->x + steps[edge][0], y = slot->y + steps[edge][1];

          if (node_at_edge (board, board->nodes[at].slot, edge) == at
              && tw_board_slot_at (board, x, y) == TW_NO_SLOT)
            append_cell (cells, &n, x, y);
        }
      at = board->nodes[at].next;
    }
  while (at != node);
  if (n == 0)
    return g_strdup ("");
  list = end_list (cells, n);
  /* Translators: at which cells a feature is open. */
  return g_strdup_printf (C_ ("heard", "Open at: %s."), list);
}

char *
tw_table_reading_feature (TwTableModel *model, int x, int y, int index, guint *out_node)
{
  const TwGame *game = tw_table_model_get_shown (model);
  const TwPlay *play = tw_game_play (game);
  const TwBoard *board = &play->board;
  guint nodes[TW_MAX_TILE_NODES], slot = tw_board_slot_at (board, x, y), n;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *where = NULL, *worth = NULL, *tiles = NULL, *open = NULL, *more = NULL;

  *out_node = TW_NO_NODE;
  if (slot == TW_NO_SLOT || board->slots[slot].is_face_down
      || (n = find_features (board, slot, nodes)) == 0)
    return NULL;
  *out_node = nodes[((index % (int) n) + (int) n) % (int) n];
  where = tw_tile_said_node (play, *out_node);
  worth = tw_table_worth_of_feature (model, *out_node);
  more = tw_table_feature_explain (model, game, *out_node);
  if (tw_kind_info (board->nodes[*out_node].kind)->merges)
    {
      tiles = say_tiles (board, *out_node);
      open = board->nodes[*out_node].kind != TW_KIND_FIELD ? say_open (board, *out_node) : NULL;
    }
  /* Translators: which feature of a tile, and what it is worth: "city north. City: now 3, closed at
   * least 8; Red 1." */
  g_string_printf (out, C_ ("heard", "%s. %s."), where, worth);
  append (out, " ", more);
  append (out, " ", tiles);
  append (out, " ", open);
  return g_strdup (out->str);
}

/* ---- where one aims ------------------------------------------------------------------------- */

/* @label, and behind it @more, if there is more. */
static char *
with (char *label, const char *more)
{
  char *both = more[0] != '\0'
                   /* Translators: something, and more that is known of it. */
                   ? g_strdup_printf (C_ ("heard", "%s; %s"), label, more)
                   : g_strdup (label);

  g_free (label);
  return both;
}

char *
tw_table_reading_label (TwTableModel *model, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  const TwLegalCell *cell = tw_table_model_find_legal (model, x, y);
  const TwAction *proposal = tw_table_model_get_proposal (model);
  g_autofree char *name = tw_table_cells_name (x, y), *words = NULL, *more = NULL;
  guint n = 0;

  if (proposal != NULL && proposal->x == x && proposal->y == y)
    {
      words = tw_tile_said (play->rules, proposal->kind, proposal->turns);
      more = tw_table_reading_joined (model, x, y);
      return with (g_strdup_printf (_ ("%s: proposed, %s"), name, words), more);
    }
  if (tw_board_slot_at (&play->board, x, y) != TW_NO_SLOT)
    return tw_table_reading_cell (model, x, y);
  if (cell == NULL)
    {
      words = tw_table_cells_refusal (model, x, y, tw_table_model_get_turns (model));
      return words == NULL ? g_strdup_printf (_ ("%s: not legal"), name)
                           /* Translators: a cell, and why the tile may not lie there. */
                           : g_strdup_printf (_ ("%s: not legal. %s"), name, words);
    }
  for (guint i = 0; i < 4; i++)
    n += cell->turns >> i & 1;
  more = tw_table_reading_around (model, x, y);
  return with (g_strdup_printf (ngettext ("%s: legal, %u rotation", "%s: legal, %u rotations", n),
                                name, n),
               more);
}

/* ---- the last tiles ------------------------------------------------------------------------ */

char *
tw_table_reading_last_tile (TwTableModel *model, guint index, int *out_x, int *out_y)
{
  const TwAction *found[TW_MAX_SEATS];
  guint n_found = tw_last_tiles_find (tw_table_model_get_game (model), found);
  g_autofree char *who = NULL;

  if (n_found == 0)
    return NULL;
  *out_x = found[index % n_found]->x;
  *out_y = found[index % n_found]->y;
  who = tw_seat_title (model, found[index % n_found]->seat);
  /* Translators: the tile that a player has laid last. */
  return g_strdup_printf (_ ("Last tile of %s"), who);
}
