/* Who waits at the symbols of a feature, in words. No points come of it, and all the same it is
 * what one wants to know of a city with quarters. */
#include "app/game/table-waiting.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/table-names.h"
#include "app/game/table-beside.h"
#include "engine/game/pieces.h"
#include "engine/tile/symbol-table.h"

/* Whether both are one feature for who looks at them. Land that goes on over the edges of tiles and
 * makes no common feature with that beyond is one block all the same. */
static gboolean
is_same (const TwBoard *board, guint a, guint b)
{
  const TwKindInfo *info = tw_kind_info (board->nodes[a].kind);

  if (tw_board_root (board, a) == tw_board_root (board, b))
    return TRUE;
  return info->breadth != TW_BREADTH_NONE && !info->merges
         && board->nodes[a].kind == board->nodes[b].kind;
}

/* Whether some of the tile belongs to the feature of @node. */
static gboolean
is_on_feature (const TwBoard *board, guint slot, guint node)
{
  guint first = board->slots[slot].first_node, n = tw_board_tile (board, slot)->n_nodes;

  for (guint i = 0; i < n; i++)
    if (is_same (board, first + i, node))
      return TRUE;
  return FALSE;
}

/* The id of the symbol at which a piece stands, %NULL for none. */
static char *
symbol_of (const TwPlay *play, const TwPiece *piece)
{
  const TwTileKind *kind;
  TwTopology topology;

  if (piece->symbol == 0)
    return NULL;
  kind = &play->rules->catalogue->kinds[play->board.slots[piece->slot].kind];
  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  return piece->symbol <= topology.n_symbols ? g_strdup (topology.symbols[piece->symbol - 1].id)
                                             : NULL;
}

/* "Count, Anna 2": figures of nobody by what they are, the others by whose they are. */
static char *
people_at (TwTableModel *model, const TwPlay *play, guint node, const char *symbol)
{
  guint8 n[TW_MAX_SEATS] = { 0 };
  g_autofree char *others = NULL;
  GString *out = g_string_new (NULL);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    {
      g_autofree char *at = symbol_of (play, &piece);

      if (g_strcmp0 (at, symbol) != 0 || !is_on_feature (&play->board, piece.slot, node))
        continue;
      if (piece.owner > 0)
        n[piece.owner - 1] += (guint8) piece.n;
      else
        g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "",
                                tw_role_title (play->rules, piece.id));
    }
  others = tw_weights_format (model, n);
  if (others[0] != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", others);
  return g_string_free (out, FALSE);
}

/* In the order of the shelf; a set's own come after it. */
static gint
compare_symbols (gconstpointer a, gconstpointer b)
{
  const char *ids[] = { *(const char *const *) a, *(const char *const *) b };
  guint places[2], n = 0;
  const TwSymbolInfo *symbols = tw_symbol_table (&n);

  for (guint i = 0; i < 2; i++)
    for (places[i] = 0; places[i] < n && strcmp (symbols[places[i]].id, ids[i]) != 0; places[i]++)
      ;
  return places[0] != places[1] ? (gint) places[0] - (gint) places[1] : strcmp (ids[0], ids[1]);
}

/* The symbols of a feature at which somebody waits, each once. */
static GPtrArray *
symbols_with_people (const TwPlay *play, guint node)
{
  GPtrArray *symbols = g_ptr_array_new_with_free_func (g_free);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    {
      g_autofree char *symbol = symbol_of (play, &piece);

      if (symbol != NULL && is_on_feature (&play->board, piece.slot, node)
          && !g_ptr_array_find_with_equal_func (symbols, symbol, g_str_equal, NULL))
        g_ptr_array_add (symbols, g_steal_pointer (&symbol));
    }
  g_ptr_array_sort (symbols, compare_symbols);
  return symbols;
}

char *
tw_table_waiting_explain (TwTableModel *model, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  g_autoptr (GPtrArray) symbols = symbols_with_people (play, node);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < symbols->len; i++)
    {
      g_autofree char *people = people_at (model, play, node, symbols->pdata[i]);

      if (people[0] == '\0')
        continue;
      g_string_append (out, out->len > 0 ? " " : "");
      /* Translators: a place, and who waits there: "Castle quarter: Count, Anna 2." */
      g_string_append_printf (out, C_ ("who waits", "%s: %s."),
                              tw_symbol_title (play->rules, symbols->pdata[i]), people);
    }
  return g_string_free (out, FALSE);
}
