/* What the program thinks of the answers, beside the lit cells and spots: a star at the best, and
 * how many points less the others come to, as the card beside the table has it. */
#include "app/table/advice-painter.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/drawing/table-pieces.h"

#define FONT_PX 12
/* How far below the middle of a spot its words are. */
#define BELOW_SPOT_PX 17

static void
draw_words (const TwTableBrush *brush, const char *words, gboolean is_best, float x, float y)
{
  g_autoptr (PangoLayout) layout = tw_table_brush_layout (brush, words, FONT_PX);
  const GdkRGBA plain = { 0.16f, 0.13f, 0.11f, 0.88f }, gold = { 0.96f, 0.80f, 0.32f, 1 };
  const GdkRGBA light = { 1, 0.98f, 0.93f, 1 }, dark = { 0.16f, 0.12f, 0.08f, 1 };
  graphene_rect_t rect;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  rect = GRAPHENE_RECT_INIT ((float) (int) (x - (float) width / 2) - 5,
                             (float) (int) (y - (float) height / 2) - 1, (float) width + 10,
                             (float) height + 2);
  tw_table_brush_pill (brush, &rect, is_best ? &gold : &plain);
  tw_table_brush_words (brush, layout, rect.origin.x + 5, rect.origin.y + 1,
                        is_best ? &dark : &light);
}

/* The tile of one of the best answers as it is to be turned, with its figure and what it is worth.
 */
static void
draw_answer (const TwTableBrush *brush, const TwBestAnswer *answer, guint rank)
{
  const TwAction *place = &answer->actions[0], *figure = &answer->actions[1];
  const TwTableSetup *setup = tw_table_model_get_setup (brush->scene->model);
  const TwPlay *laid = tw_game_play (answer->laid);
  guint slot = tw_board_slot_at (&laid->board, place->x, place->y);
  guint scale = (guint) gtk_widget_get_scale_factor (brush->widget);
  graphene_rect_t rect = tw_table_view_rect (&brush->scene->camera.view, place->x, place->y);
  const GdkRGBA gold = { 0.96f, 0.80f, 0.32f, 1 }, cream = { 0.99f, 0.95f, 0.85f, 1 };
  /* Translators: written on a tile: where it was laid, though another place would have been better.
   */
  g_autofree char *number = tw_advice_is_review (brush->scene->advice)
                                ? g_strdup (rank == 0 ? "★" : _ ("played"))
                                : tw_advice_say (brush->scene->advice, answer->worth);
  GdkTexture *texture;

  if (slot == TW_NO_SLOT)
    return;
  texture = tw_table_pictures_tile (brush->scene->pictures, place->kind,
                                    tw_table_model_get_copy_number (brush->scene->model,
                                                                    laid->board.head->n_slots - 1),
                                    place->turns, (guint) lroundf (rect.size.width) * scale,
                                    tw_table_camera_is_steady (&brush->scene->camera));
  gtk_snapshot_push_opacity (brush->snapshot, 0.8);
  if (texture != NULL)
    gtk_snapshot_append_texture (brush->snapshot, texture, &rect);
  gtk_snapshot_pop (brush->snapshot);
  tw_table_brush_frame (brush, &rect, 3, 3, rank == 0 ? &gold : &cream);
  if (answer->n_actions > 1 && figure->verb == TW_VERB_FIGURE && figure->x == place->x
      && figure->y == place->y)
    {
      TwTablePiece piece =
          tw_table_piece_by_hand (laid, tw_table_pictures_layouts (brush->scene->pictures),
                                  figure->figure, setup->seats[figure->seat].colour,
                                  laid->board.slots[slot].first_node + figure->node, G_MAXUINT);
      double x, y,
          size = tw_table_piece_square (&piece, (double) rect.origin.x, (double) rect.origin.y,
                                        (double) rect.size.width, &x, &y);

      gtk_snapshot_append_texture (brush->snapshot,
                                   tw_table_pictures_figure (brush->scene->pictures, piece.figure,
                                                             piece.colour, (guint) size * scale),
                                   &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size,
                                                        (float) size));
    }
  draw_words (brush, number, rank == 0, rect.origin.x + rect.size.width / 2,
              rect.origin.y + rect.size.height);
}

/* Whether one of the best answers is drawn in the cell. */
static gboolean
has_answer (const TwTableBrush *brush, int x, int y)
{
  guint n = 0;
  const TwBestAnswer *answers = tw_advice_get_answers (brush->scene->advice, &n);

  for (guint i = 0; i < n; i++)
    if (answers[i].laid != NULL && answers[i].actions[0].x == x && answers[i].actions[0].y == y)
      return TRUE;
  return FALSE;
}

/* All but what the tile in hand lies over, or a better answer, with another turn or figure. */
static void
draw_answers (const TwTableBrush *brush)
{
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);
  const TwTableAim *aim = tw_table_model_get_aim (brush->scene->model);
  guint n = 0;
  const TwBestAnswer *answers = tw_advice_get_answers (brush->scene->advice, &n);

  for (guint i = n; i-- > 0;)
    {
      const TwAction *place = &answers[i].actions[0];

      if (answers[i].laid == NULL
          || (i > 0 && place->x == answers[0].actions[0].x && place->y == answers[0].actions[0].y)
          || (proposal != NULL && proposal->x == place->x && proposal->y == place->y)
          || (aim->is_set && aim->x == place->x && aim->y == place->y))
        continue;
      draw_answer (brush, &answers[i], i);
    }
}

/* Says what something is worth beside the best answer. */
static void
draw_worth (const TwTableBrush *brush, int worth, float x, float y)
{
  g_autofree char *words = tw_advice_say (brush->scene->advice, worth);

  draw_words (brush, words, worth == tw_advice_get_best (brush->scene->advice), x, y);
}

static void
draw_cells (const TwTableBrush *brush)
{
  const TwAction *proposal = tw_table_model_get_proposal (brush->scene->model);
  const TwTableAim *aim = tw_table_model_get_aim (brush->scene->model);
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (brush->scene->model, &n);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t rect =
          tw_table_view_rect (&brush->scene->camera.view, cells[i].x, cells[i].y);
      float x = rect.origin.x + rect.size.width / 2, y = rect.origin.y + rect.size.height / 2;
      int worth = 0;

      if (proposal != NULL && proposal->x == cells[i].x && proposal->y == cells[i].y)
        continue;
      if (has_answer (brush, cells[i].x, cells[i].y)
          && !(aim->is_set && aim->x == cells[i].x && aim->y == cells[i].y))
        continue;
      if (tw_advice_is_thinking (brush->scene->advice))
        draw_words (brush, "…", FALSE, x, y);
      else if (tw_advice_find_cell (brush->scene->advice, cells[i].x, cells[i].y, &worth))
        draw_worth (brush, worth, x, y);
    }
}

/* What the best figure comes to at a spot. Returns: %FALSE if none was tried */
static gboolean
find_spot (const TwTableBrush *brush, guint index, const TwTableSpot *spot, int *out_worth)
{
  const TwRules *rules = tw_table_model_get_setup (brush->scene->model)->rules;
  gboolean is_found = FALSE;

  for (guint type = 0; type < rules->n_figure_types; type++)
    {
      TwAction action;
      int worth = 0;

      if ((spot->figures != 0 ? (spot->figures >> type & 1) == 0 : type > 0)
          || tw_table_model_find_action (brush->scene->model, index,
                                         spot->figures != 0 ? (int) type : -1, &action)
                 != 1
          || !tw_advice_find (brush->scene->advice, &action, &worth)
          || (is_found && worth <= *out_worth))
        continue;
      *out_worth = worth;
      is_found = TRUE;
    }
  return is_found;
}

static void
draw_spots (const TwTableBrush *brush, const TwSpotButtons *buttons)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (brush->scene->model, &n);

  for (guint i = 0; i < MIN (n, buttons->buttons->len); i++)
    {
      graphene_rect_t bounds;
      int worth = 0;

      if (!tw_table_scene_has_spot (&spots[i]) || !find_spot (brush, i, &spots[i], &worth)
          || !tw_spot_buttons_bounds (buttons, i, &bounds))
        continue;
      draw_worth (brush, worth, bounds.origin.x + bounds.size.width / 2,
                  bounds.origin.y + bounds.size.height / 2 + BELOW_SPOT_PX);
    }
}

void
tw_advice_painter_paint (const TwTableBrush *brush, const TwSpotButtons *spots)
{
  if (brush->scene->advice == NULL)
    return;
  draw_cells (brush);
  draw_answers (brush);
  if (tw_table_model_get_proposal (brush->scene->model) == NULL)
    draw_spots (brush, spots);
}
