/* Drawing the score track: spaces, figures on them and beside them, numbers of answers. */
#include "app/play/score-track-private.h"

#include <math.h>

#include "app/game/table-beside.h"
#include "app/game/table-number.h"
#include "app/table/number-mark.h"
#include "app/table/table-pictures.h"

/* Behind a figure that can be moved. */
#define GLOW_PX 4

static void
draw_number (TwScoreTrack *self, GtkSnapshot *snapshot, int number, const graphene_rect_t *field)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA ink = { 0.24f, 0.17f, 0.11f, 1 };
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (
                                          (int) (field->size.height * 0.66f) * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (field->origin.x + (field->size.width - (float) width) / 2,
                                      field->origin.y + (field->size.height - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Light behind a figure that can be moved by a click. */
static void
draw_glow (TwScoreTrack *self, GtkSnapshot *snapshot, const graphene_rect_t *figure)
{
  const GdkRGBA glow = { 1, 0.93f, 0.62f, 0.95f }, rim = { 1, 1, 1, 1 };
  graphene_rect_t rect = *figure;
  GskRoundedRect round;

  graphene_rect_inset (&rect, -GLOW_PX / 2.0f, -GLOW_PX / 2.0f);
  gsk_rounded_rect_init_from_rect (&round, &rect, rect.size.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &glow, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[]){ rim, rim, rim, rim });
}

/* "+50" at a figure that has been round, as the piece says that is laid under it. */
static void
draw_rounds (TwScoreTrack *self, GtkSnapshot *snapshot, guint figure, const graphene_rect_t *rect)
{
  g_autoptr (PangoLayout) layout = tw_score_track_rounds_layout (self, figure);
  const GdkRGBA ink = { 0.24f, 0.17f, 0.11f, 1 }, paper = { 1, 0.93f, 0.62f, 1 };
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, rect, 3);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &paper, rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rect->origin.x + TW_TRACK_ROUNDS_RIM_PX,
                                                          rect->origin.y));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* What many figures stand on, with a frame round their space and a band to it. */
static void
draw_cards (GtkSnapshot *snapshot, const TwTrackRing *ring, const TwTrackScene *scene)
{
  const GdkRGBA paper = { 0.42f, 0.34f, 0.26f, 1 }, rim = { 0.925f, 0.88f, 0.78f, 1 };

  for (guint i = 0; i < scene->cards->len; i++)
    {
      const TwTrackCard *card = &g_array_index (scene->cards, TwTrackCard, i);
      graphene_rect_t field = tw_track_ring_field (ring, card->space);
      graphene_point_t from = tw_track_ring_middle (ring, card->space), to;
      GskRoundedRect round;
      float dx, dy;

      to.x = CLAMP (from.x, card->rect.origin.x, card->rect.origin.x + card->rect.size.width);
      to.y = CLAMP (from.y, card->rect.origin.y, card->rect.origin.y + card->rect.size.height);
      gsk_rounded_rect_init_from_rect (&round, &field, 0);
      gtk_snapshot_append_border (snapshot, &round, (float[]){ 3, 3, 3, 3 },
                                  (GdkRGBA[]){ paper, paper, paper, paper });
      from.x = CLAMP (to.x, field.origin.x, field.origin.x + field.size.width);
      from.y = CLAMP (to.y, field.origin.y, field.origin.y + field.size.height);
      dx = to.x - from.x;
      dy = to.y - from.y;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &from);
      gtk_snapshot_rotate (snapshot, atan2f (dy, dx) * 180 / (float) G_PI);
      gtk_snapshot_append_color (snapshot, &rim,
                                 &GRAPHENE_RECT_INIT (0, -1.5f, sqrtf (dx * dx + dy * dy) + 1, 3));
      gtk_snapshot_restore (snapshot);
      gsk_rounded_rect_init_from_rect (&round, &card->rect, 5);
      gtk_snapshot_push_rounded_clip (snapshot, &round);
      gtk_snapshot_append_color (snapshot, &paper, &card->rect);
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_append_border (snapshot, &round, (float[]){ 1.5f, 1.5f, 1.5f, 1.5f },
                                  (GdkRGBA[]){ rim, rim, rim, rim });
    }
}

static void
draw_piece (TwScoreTrack *self,
            GtkSnapshot *snapshot,
            const char *piece,
            guint colour,
            const graphene_rect_t *rect)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autoptr (GdkTexture) texture =
      tw_piece_texture (piece, colour, NULL, (guint) rect->size.width * (guint) scale);

  gtk_snapshot_append_texture (snapshot, texture, rect);
}

static void
draw_figures (TwScoreTrack *self, GtkSnapshot *snapshot, const TwTrackScene *scene)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint n = tw_score_track_n_seats (self);
  g_autoptr (GArray) rounds = tw_score_track_rounds_rects (self, scene);

  /* Those that can be moved lie above the others. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < scene->n_counting; i++)
      {
        gboolean is_asked = tw_score_track_answer_of (self, i) >= 0;
        graphene_rect_t rect = tw_track_scene_rect (scene, i);

        if (is_asked != (pass == 1))
          continue;
        if (is_asked)
          draw_glow (self, snapshot, &rect);
        draw_piece (self, snapshot, setup->rules->counters[i / n].piece,
                    setup->rules->shares_score ? tw_table_team_colour (setup)
                                               : setup->seats[i % n].colour,
                    &rect);
      }
  for (guint i = 0; i < rounds->len; i++)
    if (tw_score_track_n_rounds (self, i) > 0)
      draw_rounds (self, snapshot, i, &g_array_index (rounds, graphene_rect_t, i));
}

static void
draw_waiting (TwScoreTrack *self, GtkSnapshot *snapshot, const TwTrackScene *scene)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);

  for (guint i = scene->n_counting; i < scene->n_counting + scene->n_waiting; i++)
    {
      const TwFigure *figure = &play->figures[g_array_index (scene->whose, guint, i)];
      graphene_rect_t rect = tw_track_scene_rect (scene, i);

      draw_piece (self, snapshot, play->rules->figure_types[figure->type].type->id,
                  setup->seats[figure->seat].colour, &rect);
    }
}

/* The number of an answer, and before it the figure that it moves. */
static void
draw_badge (TwScoreTrack *self, GtkSnapshot *snapshot, guint answer, const graphene_rect_t *rect)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint colour = setup->seats[tw_table_model_get_decider (self->model)].colour;
  guint32 rgb = tw_player_colour_fill (colour);
  const char *piece = tw_score_track_answer_piece (self, answer);
  const GdkRGBA rim = { (float) (rgb >> 16) / 255.0f, (float) (rgb >> 8 & 255) / 255.0f,
                        (float) (rgb & 255) / 255.0f, 1 };
  const GdkRGBA paper = { 1, 0.98f, 0.94f, 1 };
  graphene_rect_t number =
      GRAPHENE_RECT_INIT (rect->origin.x + rect->size.width - rect->size.height, rect->origin.y,
                          rect->size.height, rect->size.height);
  GskRoundedRect round;

  gtk_snapshot_push_opacity (snapshot, tw_table_number_may_mean (self->model, answer + 1)
                                           ? 1
                                           : TW_NUMBER_FAINT);
  gsk_rounded_rect_init_from_rect (&round, rect, rect->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &paper, rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 2.5f, 2.5f, 2.5f, 2.5f },
                              (GdkRGBA[]){ rim, rim, rim, rim });
  if (piece != NULL)
    draw_piece (self, snapshot, piece, colour,
                &GRAPHENE_RECT_INIT (rect->origin.x + 4, rect->origin.y + 2, TW_TRACK_PICTURE_PX,
                                     TW_TRACK_PICTURE_PX));
  draw_number (self, snapshot, (int) answer + 1, &number);
  gtk_snapshot_pop (snapshot);
}

static void
draw_badges (TwScoreTrack *self, GtkSnapshot *snapshot, const TwTrackScene *scene)
{
  for (guint i = scene->n_counting + scene->n_waiting; i < scene->things->len; i++)
    {
      graphene_rect_t rect = tw_track_scene_rect (scene, i);

      draw_badge (self, snapshot, g_array_index (scene->whose, guint, i), &rect);
    }
}

/* What waits beside the track: a hound, the target; above it the score that it waits for. */
static void
draw_marks (TwScoreTrack *self, GtkSnapshot *snapshot, const TwTrackRing *ring)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), size = (int) (ring->side * 1.6);
  TwTrackMark mark;

  for (guint i = 0; tw_table_model_get_mark (self->model, i, &mark); i++)
    {
      graphene_point_t at = tw_track_ring_inside (ring, mark.points);
      gboolean is_target = mark.is_target;
      const GdkRGBA gold = { 0.96f, 0.84f, 0.47f, 1 };
      graphene_rect_t field = tw_track_ring_field (ring, mark.points);

      if (mark.is_reached && !is_target)
        continue;
      if (is_target)
        {
          GskRoundedRect round;

          gsk_rounded_rect_init_from_rect (&round, &field, 2);
          gtk_snapshot_append_border (snapshot, &round, (float[]){ 2.5f, 2.5f, 2.5f, 2.5f },
                                      (GdkRGBA[]){ gold, gold, gold, gold });
        }
      else
        {
          g_autoptr (GdkTexture) texture =
              tw_piece_texture (mark.id, 0, NULL, (guint) (size * scale));

          gtk_snapshot_append_texture (snapshot, texture,
                                       &GRAPHENE_RECT_INIT (at.x - (float) size / 2,
                                                            at.y - (float) size / 2, (float) size,
                                                            (float) size));
        }
    }
}

void
tw_score_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwScoreTrack *self = TW_SCORE_TRACK (widget);
  const TwTrackRing ring = tw_score_track_ring (self);
  const GdkRGBA plain = { 0.925f, 0.88f, 0.78f, 1 }, fifth = { 0.80f, 0.69f, 0.50f, 1 };

  for (int i = 0; i < TW_TRACK_SPACES; i++)
    {
      graphene_rect_t field = tw_track_ring_field (&ring, i);

      graphene_rect_inset (&field, 0.75f, 0.75f);
      gtk_snapshot_append_color (snapshot, i % 5 == 0 ? &fifth : &plain, &field);
      if (i % 10 == 0)
        draw_number (self, snapshot, i, &field);
    }
  if (tw_table_model_get_game (self->model) != NULL)
    {
      const TwTrackScene *scene = tw_score_track_scene (self);

      draw_marks (self, snapshot, &ring);
      draw_cards (snapshot, &ring, scene);
      draw_figures (self, snapshot, scene);
      draw_waiting (self, snapshot, scene);
      draw_badges (self, snapshot, scene);
    }
}
