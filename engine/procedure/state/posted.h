/* Figures that are at a symbol of a tile: on the tile, on none of its features; their @detail is one more than
 * the number of the counted symbol. And the symbols at which figures are put. Private to engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_posted_is: Returns: whether the figure is at a symbol */
static inline gboolean
tw_posted_is (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_TILE && figure->detail > 0;
}

/** tw_posted_is_free: Returns: whether nobody is at a symbol of the tile */
static inline gboolean
tw_posted_is_free (const TwPlay *play, guint slot)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (tw_posted_is (&play->figures[i]) && tw_play_figure_slot (play, &play->figures[i]) == slot)
      return FALSE;
  return TRUE;
}

/** tw_post_add: keeps in mind that figures are put at the counted symbol @symbol. */
void tw_post_add (TwProcedures *all, const TwCatalogue *catalogue, guint symbol);

/** tw_post_named: Returns: one more than the counted symbol at which figures of the selection @index are
 *   put, 0 for none */
guint8 tw_post_named (const TwProcedures *all, guint index);

/** tw_post_find: Returns: (transfer none) (nullable): what is known of the counted symbol @symbol, if figures
 *   are put there */
const TwPost *tw_post_find (const TwProcedures *all, guint symbol);

/** tw_post_number: Returns: the number of the symbol on the tile, as answers name it; %TW_NO_NODE without it */
static inline guint
tw_post_number (const TwPlay *play, const TwPost *post, guint slot)
{
  const TwSlot *entry = &play->board.slots[slot];
  guint number = entry->is_face_down ? 0 : post->numbers[entry->kind];

  return number > 0 ? number - 1 : TW_NO_NODE;
}

/** tw_post_piece: Returns: whether there is figure @index at some symbol */
gboolean tw_post_piece (const TwPlay *play, guint index, TwPiece *out_piece);

G_END_DECLS
