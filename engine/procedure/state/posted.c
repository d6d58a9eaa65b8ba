/* The symbols at which figures are put, and who is there. */
#include "engine/procedure/state/posted.h"

#include <string.h>

/* One more than the number of the symbol on tiles of that kind, 0 without it. */
static guint8
number_on (const TwTileKind *kind, const char *symbol)
{
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (topology.symbols[i].segment < 0 && strcmp (topology.symbols[i].id, symbol) == 0)
      return (guint8) (i + 1);
  return 0;
}

const TwPost *
tw_post_find (const TwProcedures *all, guint symbol)
{
  for (guint i = 0; i < all->posts->len; i++)
    if (g_array_index (all->posts, TwPost, i).symbol == symbol)
      return &g_array_index (all->posts, TwPost, i);
  return NULL;
}

void
tw_post_add (TwProcedures *all, const TwCatalogue *catalogue, guint symbol)
{
  TwPost post = { .symbol = symbol };

  if (tw_post_find (all, symbol) != NULL || symbol >= catalogue->n_counted)
    return;
  post.numbers = g_new (guint8, catalogue->n_kinds);
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    post.numbers[kind] = number_on (&catalogue->kinds[kind], catalogue->counted[symbol]);
  g_array_append_val (all->posts, post);
}

guint8
tw_post_named (const TwProcedures *all, guint index)
{
  const TwSelection *selection = tw_procedures_selection (all, index);

  return selection->what == TW_SELECTED_POST && tw_post_find (all, selection->symbol) != NULL
             ? (guint8) (selection->symbol + 1)
             : 0;
}

gboolean
tw_post_piece (const TwPlay *play, guint index, TwPiece *out_piece)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; all->posts->len > 0 && i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      guint slot = tw_play_figure_slot (play, figure);

      if (!tw_posted_is (figure) || index-- > 0)
        continue;
      *out_piece =
          (TwPiece){ .id = play->rules->figure_types[figure->type].type->id,
                     .owner = figure->seat + 1u,
                     .slot = slot,
                     .node = TW_NO_NODE,
                     .other = TW_NO_NODE,
                     .symbol =
                         tw_post_number (play, tw_post_find (all, figure->detail - 1u), slot) + 1,
                     .n = 1 };
      return TRUE;
    }
  return FALSE;
}
