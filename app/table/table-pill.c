/* The sentence at a place of the table. */
#include "app/table/table-pill.h"

#include <glib/gi18n.h>

#include "app/game/table-cells.h"
#include "app/game/table-number.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "app/widgets/natural-size.h"

/* How often, and how much farther each time, the pill looks for a place where it covers no spot. */
#define PILL_STEPS   6
#define PILL_STEP_PX 16

GtkWidget *
tw_table_pill_new (void)
{
  GtkWidget *pill = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (pill), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (pill), 60);
  gtk_widget_add_css_class (pill, "table-pill");
  gtk_widget_set_can_target (pill, FALSE);
  gtk_widget_set_visible (pill, FALSE);
  return pill;
}

void
tw_table_pill_update (GtkWidget *pill, const TwTableScene *scene)
{
  const TwTableAim *aim = tw_table_model_get_aim (scene->model);
  g_autofree char *text = NULL;

  if (tw_table_number_get (scene->model) > 0)
    text = tw_table_announcement (scene->model);
  else if (scene->target.kind == TW_TARGET_SPOT)
    text = scene->hints == TW_HINTS_OFF ? tw_spot_name (scene->model, scene->target.spot)
                                        : tw_table_worth_of_spot (scene->model, scene->target.spot);
  else if (aim->is_set && !aim->is_legal)
    text = tw_table_cells_refusal (scene->model, aim->x, aim->y, aim->turns);
  if (text != NULL && scene->target.kind != TW_TARGET_SPOT && tw_table_model_may_lay (scene->model))
    {
      g_autofree char *why = g_steal_pointer (&text);

      /* Translators: why the rules do not allow a tile there; people have laid it there in a game
       * that is entered. */
      text = g_strdup_printf (_ ("%s Click or press Enter to lay it all the same."), why);
    }
  gtk_label_set_label (GTK_LABEL (pill), text != NULL ? text : "");
  gtk_widget_set_visible (pill, text != NULL);
}

/* The tile that a figure is asked for: lifted, or as it lies when it was laid before. */
static graphene_rect_t
tile_rect (const TwTableScene *scene)
{
  const TwPlay *play = tw_table_model_get_play (scene->model);
  const TwFrame *turn = tw_play_turn_frame (play);

  if (tw_table_model_get_proposal (scene->model) != NULL || turn == NULL
      || turn->slot == TW_NO_SLOT)
    return tw_table_scene_lift_rect (scene);
  return tw_table_scene_slot_rect (scene, &play->board.slots[turn->slot]);
}

/* The rectangle that the pill is about. */
static graphene_rect_t
spot_rect (const TwTableScene *scene, const TwSpotButtons *buttons)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (scene->model, &n);
  gboolean is_spot = scene->target.kind == TW_TARGET_SPOT && scene->target.spot < n
                     && tw_table_scene_has_spot (&spots[scene->target.spot]);
  const TwSpotSite *site;
  float side;

  if (!is_spot || scene->target.spot >= buttons->n_laid)
    return tile_rect (scene);
  if (tw_table_model_get_proposal (scene->model) != NULL
      && !buttons->sites[scene->target.spot].is_beside)
    return tw_table_scene_spot_rect (scene, &spots[scene->target.spot]);
  site = &buttons->sites[scene->target.spot];
  side = (float) MAX (site->side, TW_SPOT_SITES_NUMBER_PX);
  return GRAPHENE_RECT_INIT (site->middle.x - side / 2, site->middle.y - side / 2, side, side);
}

/* Below what the pill is about, above it, or farther away: where it covers the fewest answers, and
 * never under the hand. */
static float
pill_top (const TwSpotButtons *buttons,
          const graphene_rect_t *about,
          float x,
          float width,
          float height)
{
  float bottom =
      (float) (buttons->scene->camera.view.height - buttons->scene->camera.view.bottom) + 6;
  float best = about->origin.y - height - 12;
  guint least = G_MAXUINT;

  for (guint step = 0; step < PILL_STEPS; step++)
    for (guint side = 0; side < 2; side++)
      {
        float away = 12 + (float) step * PILL_STEP_PX;
        float y = side == 0 ? about->origin.y + about->size.height + away
                            : about->origin.y - height - away;
        guint n = tw_spot_buttons_n_covered (buttons, &GRAPHENE_RECT_INIT (x, y, width, height));

        if ((side == 0 ? y + 2 + height > bottom : y < 0) || n >= least)
          continue;
        best = y;
        least = n;
      }
  return best;
}

void
tw_table_pill_allocate (GtkWidget *pill, const TwSpotButtons *buttons)
{
  const TwTableScene *scene = buttons->scene;
  const TwTableAim *aim = tw_table_model_get_aim (scene->model);
  int least = 8, width, height, x, y;
  graphene_rect_t rect;
  float most, top;

  if (scene->target.kind == TW_TARGET_SPOT || !aim->is_set)
    rect = spot_rect (scene, buttons);
  else
    {
      tw_table_view_corner (&scene->camera.view, aim->x, aim->y, &x, &y);
      rect = GRAPHENE_RECT_INIT (x, y, (float) scene->camera.view.side,
                                 (float) scene->camera.view.side);
    }
  width = MIN (tw_natural_width (pill), scene->camera.view.width - 2 * least);
  height = tw_natural_height (pill, width);
  most = (float) (scene->camera.view.width - scene->camera.view.right - width - least);
  rect.origin.x = CLAMP (rect.origin.x + rect.size.width / 2 - width / 2.0f,
                         (float) (scene->camera.view.left + least),
                         MAX (most, (float) (scene->camera.view.left + least)));
  top = pill_top (buttons, &rect, rect.origin.x, (float) width, (float) height);
  gtk_widget_allocate (pill, width, height, -1,
                       gsk_transform_translate (NULL,
                                                &GRAPHENE_POINT_INIT ((float) (int) rect.origin.x,
                                                                      (float) (int) top)));
}
