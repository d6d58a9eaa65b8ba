/* Carcassonne in words: who waits in which quarter. No points come of it, and all the same it is
 * what one wants to know of the city. */
#include "app/play/table-texts.h"

#include <glib/gi18n.h>
#include <string.h>

/* In the order in which the rules name them. Rule: COUNT-003. */
static const char *const quarters[][2] = {
  /* Translators: a quarter of the city, and who is there: "Castle: Count, Anna 2." */
  { "quarter-castle", NC_ ("who waits", "Castle: %s.") },
  { "quarter-market", NC_ ("who waits", "Market: %s.") },
  { "quarter-blacksmith", NC_ ("who waits", "Blacksmith: %s.") },
  { "quarter-cathedral", NC_ ("who waits", "Cathedral: %s.") },
};

static gboolean
is_at_quarter (const TwPlay *play, const TwPiece *piece, const char *symbol)
{
  const TwTileKind *kind;
  TwTopology topology;

  if (piece->symbol == 0)
    return FALSE;
  kind = &play->rules->catalogue->kinds[play->board.slots[piece->slot].kind];
  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  return piece->symbol <= topology.n_symbols
         && strcmp (topology.symbols[piece->symbol - 1].id, symbol) == 0;
}

/* "Count, Anna 2": figures of nobody by what they are, the others by whose they are. */
static char *
people_at (TwTableModel *model, const TwPlay *play, const char *symbol)
{
  guint8 n[TW_MAX_SEATS] = { 0 };
  g_autofree char *others = NULL;
  GString *out = g_string_new (NULL);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    {
      if (!is_at_quarter (play, &piece, symbol))
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

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tw_quarters_explain (TwTableModel *model, const TwGame *game)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (quarters); i++)
    {
      g_autofree char *people = people_at (model, tw_game_play (game), quarters[i][0]);

      if (people[0] == '\0')
        continue;
      g_string_append (out, out->len > 0 ? " " : "");
      g_string_append_printf (out, g_dpgettext2 (NULL, "who waits", quarters[i][1]), people);
    }
  return g_string_free (out, FALSE);
}

#pragma GCC diagnostic pop
