/* What stands and lies on the table for procedures. */
#include "engine/procedure/show/pieces.h"

#include "engine/game/pieces.h"
#include "engine/game/tokens.h"
#include "engine/procedure/show/zone-show.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/posted.h"

/* Types of figure that belong to nobody and that some procedure chooses or moves. */
static guint32
moved_types (const TwPlay *play)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint32 types = 0;

  for (guint i = 0; i < all->codes->len; i++)
    {
      const TwCode *code = tw_procedures_code (all, i);

      if (code->op == TW_OP_MOVE && code->name >= TW_NAMED_NEUTRAL)
        types |= (guint32) 1 << (code->name - TW_NAMED_NEUTRAL);
      if (code->op == TW_OP_CHOOSE
          && tw_procedures_selection (all, code->selection)->what <= TW_SELECTED_STANDING)
        types |= tw_procedures_selection (all, code->selection)->types;
    }
  return types;
}

static void
show_pile (const TwPlay *play, const TwPile *pile, TwPiece *out_piece)
{
  *out_piece = (TwPiece){ .id = play->rules->token_types[pile->token].type->id,
                          .is_token = TRUE,
                          .slot = pile->slot,
                          .node = pile->node,
                          .other = TW_NO_NODE,
                          .symbol = tw_play_token_mark (play, pile->token, pile->slot),
                          .n = pile->n };
}

gboolean
tw_procedures_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint32 types = moved_types (play);
  guint n_piles;
  const TwPile *piles = tw_piles (all, own, &n_piles);

  for (guint type = 0; type < play->rules->n_figure_types; type++)
    {
      const TwFigure *figure;

      if (!(types >> type & 1) || play->rules->figure_types[type].neutral < 0)
        continue;
      figure = tw_play_neutral (play, type);
      if (tw_play_figure_slot (play, figure) == TW_NO_SLOT || index-- > 0)
        continue;
      *out_piece = (TwPiece){ .id = play->rules->figure_types[type].type->id,
                              .slot = tw_play_figure_slot (play, figure),
                              .node = figure->place == TW_FIGURE_NODE ? figure->node : TW_NO_NODE,
                              .other = TW_NO_NODE,
                              .n = 1 };
      return TRUE;
    }
  /* Who is put at a symbol stands on what lies there. */
  for (guint i = 0; i < n_piles; i++)
    if (piles[i].slot != TW_NO_SLOT && index-- == 0)
      {
        show_pile (play, &piles[i], out_piece);
        return TRUE;
      }
  for (guint i = 0; tw_zone_piece (play, i, out_piece); i++)
    if (index-- == 0)
      return TRUE;
  for (guint i = 0; tw_post_piece (play, i, out_piece); i++)
    if (index-- == 0)
      return TRUE;
  return tw_joins_piece (play, own, index, out_piece);
}
