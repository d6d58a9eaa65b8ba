/* Tiles in frames: the last one in the colour of who laid it, and the one that a line of the log
 * tells of. */
#include "app/table/game-table-private.h"

/* In pixels; the white line parts the colour from a landscape like it. */
#define COLOUR_PX 3
#define WHITE_PX  1

static void
append_frame (GtkSnapshot *snapshot, graphene_rect_t *rect, float width, const GdkRGBA *colour)
{
  GskRoundedRect round;
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  const float widths[4] = { width, width, width, width };

  gsk_rounded_rect_init_from_rect (&round, rect, 0);
  gtk_snapshot_append_border (snapshot, &round, widths, colours);
  graphene_rect_inset (rect, width, width);
}

void
tw_game_table_draw_last (TwGameTable *self, GtkSnapshot *snapshot)
{
  const GdkRGBA white = { 1, 0.98f, 0.93f, 0.9f };
  guint n = 0;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (self->model), &n);

  for (guint i = n; i-- > 0;)
    {
      const TwAction *action = &log[i].action;
      GdkRGBA colour;
      graphene_rect_t rect;

      if (action->verb != TW_VERB_PLACE)
        continue;
      colour = tw_game_table_seat_rgba (self, action->seat, 1);
      rect = tw_table_view_rect (&self->view, action->x, action->y);
      append_frame (snapshot, &rect, COLOUR_PX, &colour);
      append_frame (snapshot, &rect, WHITE_PX, &white);
      return;
    }
}

void
tw_game_table_draw_lit_tile (TwGameTable *self, GtkSnapshot *snapshot)
{
  const GdkRGBA light = { 1, 0.90f, 0.55f, 1 }, shine = { 1, 0.98f, 0.9f, 0.32f };
  const GdkRGBA dark = { 0.13f, 0.11f, 0.10f, 0.8f };
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;
  graphene_rect_t rect;

  if (self->lit_slot >= board->head->n_slots)
    return;
  rect = tw_game_table_slot_rect (self, &board->slots[self->lit_slot]);
  gtk_snapshot_append_color (snapshot, &shine, &rect);
  append_frame (snapshot, &rect, COLOUR_PX + WHITE_PX, &light);
  append_frame (snapshot, &rect, WHITE_PX, &dark);
}
