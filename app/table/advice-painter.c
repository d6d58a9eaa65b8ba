/* What the program thinks of the answers, beside the lit cells and spots: a star at the best, and
 * how many points less the others come to. */
#include "app/table/game-table-private.h"

#define FONT_PX 12
/* How far below the middle of a spot its words are. */
#define BELOW_SPOT_PX 17

static void
draw_words (TwGameTable *self,
            GtkSnapshot *snapshot,
            const char *words,
            gboolean is_best,
            float x,
            float y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA plain = { 0.16f, 0.13f, 0.11f, 0.88f }, gold = { 0.96f, 0.80f, 0.32f, 1 };
  const GdkRGBA light = { 1, 0.98f, 0.93f, 1 }, dark = { 0.16f, 0.12f, 0.08f, 1 };
  graphene_rect_t rect;
  GskRoundedRect round;
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (FONT_PX * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  rect = GRAPHENE_RECT_INIT ((float) (int) (x - (float) width / 2) - 5,
                             (float) (int) (y - (float) height / 2) - 1, (float) width + 10,
                             (float) height + 2);
  gsk_rounded_rect_init_from_rect (&round, &rect, rect.size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, is_best ? &gold : &plain, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rect.origin.x + 5, rect.origin.y + 1));
  gtk_snapshot_append_layout (snapshot, layout, is_best ? &dark : &light);
  gtk_snapshot_restore (snapshot);
}

/* Says what something is worth beside the best answer. */
static void
draw_worth (TwGameTable *self, GtkSnapshot *snapshot, int worth, float x, float y)
{
  int less = tw_advice_get_best (self->advice) - worth;
  g_autofree char *words = less == 0 ? g_strdup ("★") : g_strdup_printf ("−%.1f", less / 100.0);

  draw_words (self, snapshot, words, less == 0, x, y);
}

static void
draw_cells (TwGameTable *self, GtkSnapshot *snapshot)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (self->model, &n);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t rect = tw_table_view_rect (&self->view, cells[i].x, cells[i].y);
      float x = rect.origin.x + rect.size.width / 2, y = rect.origin.y + rect.size.height / 2;
      int worth = 0;

      if (proposal != NULL && proposal->x == cells[i].x && proposal->y == cells[i].y)
        continue;
      if (tw_advice_is_thinking (self->advice))
        draw_words (self, snapshot, "…", FALSE, x, y);
      else if (tw_advice_find_cell (self->advice, cells[i].x, cells[i].y, &worth))
        draw_worth (self, snapshot, worth, x, y);
    }
}

/* What the best figure comes to at a spot. Returns: %FALSE if none was tried */
static gboolean
find_spot (TwGameTable *self, guint index, const TwTableSpot *spot, int *out_worth)
{
  const TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  gboolean is_found = FALSE;

  for (guint type = 0; type < rules->n_figure_types; type++)
    {
      TwAction action;
      int worth = 0;

      if ((spot->figures != 0 ? (spot->figures >> type & 1) == 0 : type > 0)
          || tw_table_model_find_action (self->model, index, spot->figures != 0 ? (int) type : -1,
                                         &action)
                 != 1
          || !tw_advice_find (self->advice, &action, &worth) || (is_found && worth <= *out_worth))
        continue;
      *out_worth = worth;
      is_found = TRUE;
    }
  return is_found;
}

static void
draw_spots (TwGameTable *self, GtkSnapshot *snapshot)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  for (guint i = 0; i < MIN (n, self->spots->len); i++)
    {
      graphene_rect_t bounds;
      int worth = 0;

      if (!tw_table_spot_is_on_table (&spots[i]) || !find_spot (self, i, &spots[i], &worth)
          || !gtk_widget_compute_bounds (self->spots->pdata[i], GTK_WIDGET (self), &bounds))
        continue;
      draw_worth (self, snapshot, worth, bounds.origin.x + bounds.size.width / 2,
                  bounds.origin.y + bounds.size.height / 2 + BELOW_SPOT_PX);
    }
}

void
tw_game_table_draw_advice (TwGameTable *self, GtkSnapshot *snapshot)
{
  if (self->advice == NULL)
    return;
  draw_cells (self, snapshot);
  if (tw_table_model_get_proposal (self->model) == NULL)
    draw_spots (self, snapshot);
}

void
tw_game_table_set_advice (TwGameTable *self, TwAdvice *advice)
{
  g_set_object (&self->advice, advice);
  if (advice != NULL)
    g_signal_connect_object (advice, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
}
