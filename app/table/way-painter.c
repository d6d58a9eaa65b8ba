/* What is asked elsewhere than on a proposal, lit; and ways over the table. */
#include "app/table/game-table-private.h"

#include <math.h>

#include "app/game/table-question.h"

/* How strongly a place is lit that waits to be chosen. */
#define ASKED_STRENGTH 0.5f
/* Of a way, in tile edges: its line, and the ring at each cell where it may end. */
#define WAY_WIDTH 0.05
#define WAY_RING  0.17

static void
frame_cell (TwGameTable *self,
            GtkSnapshot *snapshot,
            const TwTableSpot *spot,
            const GdkRGBA *colour)
{
  graphene_rect_t rect = tw_game_table_spot_rect (self, spot);
  GskRoundedRect round;
  GdkRGBA white = { 1, 0.98f, 0.93f, 1 };
  GdkRGBA outer[4] = { *colour, *colour, *colour, *colour };
  GdkRGBA inner[4] = { white, white, white, white };

  gsk_rounded_rect_init_from_rect (&round, &rect, 3);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 4, 4, 4, 4 }, outer);
  graphene_rect_inset (&rect, 3, 3);
  gsk_rounded_rect_init_from_rect (&round, &rect, 2);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 2, 2, 2, 2 }, inner);
}

/* A ring round the symbol that the spot is at. */
static void
ring_mark (TwGameTable *self,
           GtkSnapshot *snapshot,
           const TwPlay *play,
           const TwTableSpot *spot,
           const GdkRGBA *colour)
{
  graphene_rect_t rect = tw_game_table_spot_rect (self, spot);
  TwSpotPoint at = spot->place == TW_SPOT_MARK
                       ? tw_table_pictures_mark (self->pictures, play, spot->slot, spot->number)
                       : tw_table_pictures_symbol (self->pictures, play, spot->slot,
                                                   tw_play_verb_owner (play, spot->verb));
  float side = rect.size.width, radius = (float) TW_MARK_RING * side;
  const GdkRGBA white = { 1, 0.98f, 0.93f, 1 };
  const GdkRGBA glow = { 1, 0.98f, 0.93f, 0.45f };
  GskRoundedRect round;

  rect = GRAPHENE_RECT_INIT (rect.origin.x + (float) at.x * side - radius,
                             rect.origin.y + (float) at.y * side - radius, 2 * radius, 2 * radius);
  gsk_rounded_rect_init_from_rect (&round, &rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &glow, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 4, 4, 4, 4 },
                              (GdkRGBA[]){ *colour, *colour, *colour, *colour });
  gsk_rounded_rect_shrink (&round, 2.5f, 2.5f, 2.5f, 2.5f);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[]){ white, white, white, white });
}

void
tw_game_table_draw_asked (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play)
{
  GdkRGBA colour = tw_game_table_seat_rgba (self, tw_table_model_get_decider (self->model), 1);
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  guint about = tw_table_question_about (tw_table_model_get_game (self->model));

  if (about != TW_NO_NODE)
    tw_game_table_draw_lit (self, snapshot, play, about, &colour, 1, FALSE);
  if (self->hints == TW_HINTS_OFF || tw_table_model_get_proposal (self->model) != NULL)
    return;
  for (guint i = 0; i < n; i++)
    {
      if (spots[i].place == TW_SPOT_TILE || spots[i].place == TW_SPOT_CELL)
        frame_cell (self, snapshot, &spots[i], &colour);
      else if (spots[i].place == TW_SPOT_MARK || spots[i].place == TW_SPOT_SIGN)
        ring_mark (self, snapshot, play, &spots[i], &colour);
      else if ((spots[i].place == TW_SPOT_NODE && about == TW_NO_NODE) || spots[i].is_picked)
        tw_game_table_draw_lit (self, snapshot, play, spots[i].node, &colour,
                                spots[i].is_picked ? 1 : ASKED_STRENGTH, FALSE);
    }
}

/* ---- ways ---------------------------------------------------------------------------------- */

/* A way from the tile in @slot, and where on it the way begins. */
static gboolean
find_way (TwGameTable *self, const TwPlay *play, guint slot, TwWay *out_way, TwSpotPoint *out_from)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (!TW_HAS_HOOK (expansion, showing, way) || slot >= play->board.head->n_slots
          || !expansion->showing->way (play, tw_play_own (play, (int) i), slot, out_way))
        continue;
      *out_from = tw_table_pictures_symbol (self->pictures, play, slot, (int) i);
      return TRUE;
    }
  return FALSE;
}

static void
draw_number (TwGameTable *self,
             GtkSnapshot *snapshot,
             guint number,
             const graphene_point_t *at,
             double size,
             const GdkRGBA *ink)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at->x - (float) width / 2,
                                                          at->y - (float) height / 2));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* The head of an arrow at the end of the current line. */
static void
draw_head (cairo_t *cr, double x, double y, double angle, double size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, -size * .4, size * .7);
  cairo_line_to (cr, -size * .4, -size * .7);
  cairo_close_path (cr);
  cairo_restore (cr);
  cairo_set_source_rgba (cr, 0.14, 0.10, 0.08, 0.85);
  cairo_set_line_width (cr, size * .3);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.98, 0.92);
  cairo_fill (cr);
}

/* A dashed line with a ring and a number at each cell where the way may end; @number is what
 * the die shows, 0 while it has not been rolled. With @has_spots the place itself is left to
 * them, and the line ends before it, in an arrow. */
static void
draw_way (TwGameTable *self,
          GtkSnapshot *snapshot,
          const TwPlay *play,
          const TwWay *way,
          TwSpotPoint from,
          guint number,
          gboolean has_spots,
          float strength)
{
  const TwSlot *slot = &play->board.slots[way->slot];
  graphene_rect_t start = tw_game_table_slot_rect (self, slot), all;
  guint n = number > 0 ? number : way->n;
  graphene_rect_t end =
      tw_table_view_rect (&self->view, slot->x + way->dx * (int) n, slot->y + way->dy * (int) n);
  double side = self->view.side, ring = WAY_RING * side;
  double x0 = start.origin.x + from.x * start.size.width;
  double y0 = start.origin.y + from.y * start.size.height;
  double x1 = end.origin.x + side / 2, y1 = end.origin.y + side / 2;
  double length = hypot (x1 - x0, y1 - y0), gap = has_spots ? 0.62 * side : ring;
  guint first = has_spots ? n + 1 : number > 0 ? number : 1;
  const GdkRGBA ink = { 0.14f, 0.10f, 0.08f, 1 };
  cairo_t *cr;

  graphene_rect_union (&start, &end, &all);
  graphene_rect_inset (&all, (float) -side / 2, (float) -side / 2);
  gtk_snapshot_push_opacity (snapshot, strength);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1 - (x1 - x0) / length * gap, y1 - (y1 - y0) / length * gap);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, (double[]){ side * .10, side * .10 }, 2, 0);
  cairo_set_source_rgba (cr, 0.14, 0.10, 0.08, 0.8);
  cairo_set_line_width (cr, (WAY_WIDTH + .035) * side);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 0.98, 0.92);
  cairo_set_line_width (cr, WAY_WIDTH * side);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (has_spots)
    draw_head (cr, x1 - (x1 - x0) / length * gap, y1 - (y1 - y0) / length * gap,
               atan2 (y1 - y0, x1 - x0), side * .11);
  for (guint i = first; i <= n; i++)
    {
      graphene_rect_t cell = tw_table_view_rect (&self->view, slot->x + way->dx * (int) i,
                                                 slot->y + way->dy * (int) i);

      cairo_rectangle (cr, cell.origin.x + side / 2 - ring, cell.origin.y + side / 2 - ring,
                       2 * ring, 2 * ring);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_source_rgba (cr, 0.14, 0.10, 0.08, 0.85);
      cairo_set_line_width (cr, ring * .42);
      cairo_stroke_preserve (cr);
      cairo_set_source_rgba (cr, 1, 0.98, 0.92, number > 0 ? 1 : 0.85);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  for (guint i = first; i <= n; i++)
    {
      graphene_rect_t cell = tw_table_view_rect (&self->view, slot->x + way->dx * (int) i,
                                                 slot->y + way->dy * (int) i);

      draw_number (self, snapshot, i,
                   &GRAPHENE_POINT_INIT (cell.origin.x + (float) side / 2,
                                         cell.origin.y + (float) side / 2),
                   ring * 1.5, &ink);
    }
  gtk_snapshot_pop (snapshot);
}

/* Whether somebody may fly from the tile of the turn now. */
static gboolean
may_go (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  for (guint i = 0; i < n; i++)
    if (spots[i].place == TW_SPOT_SYMBOL)
      return TRUE;
  return FALSE;
}

void
tw_game_table_draw_ways (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play)
{
  const TwFrame *turn = tw_play_turn_frame (play);
  double at = tw_game_table_flown_at (self);
  TwOpening opening = { 0 };
  TwSpotPoint from;
  TwWay way;

  if (at >= 0 && find_way (self, play, self->flown.slot, &way, &from))
    draw_way (self, snapshot, play, &self->flown, from, self->flown.n, FALSE,
              (float) MIN (1, (1 - at) * 3));
  if (turn == NULL || turn->slot == TW_NO_SLOT || !find_way (self, play, turn->slot, &way, &from))
    return;
  if (tw_table_model_get_opening (self->model, &opening) && opening.kind == TW_OPENING_DIE)
    draw_way (self, snapshot, play, &way, from, opening.number, TRUE, 1);
  else if (may_go (self) && self->hints != TW_HINTS_OFF)
    draw_way (self, snapshot, play, &way, from, 0, FALSE,
              self->target.kind == TW_TARGET_SPOT && self->target.node == TW_NO_NODE ? 1 : 0.6f);
}

double
tw_game_table_flown_at (TwGameTable *self)
{
  if (self->flown_start == 0)
    return -1;
  return (double) (g_get_monotonic_time () - self->flown_start) / (TW_FLOWN_MS * 1000.0);
}

/* A flight that is over with the roll would otherwise not be seen at all. */
void
tw_game_table_note_flight (TwGameTable *self, guint first_event)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint n = 0, slot = play->board.head->n_slots - 1u;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (self->model), &n);
  TwSpotPoint from;
  TwOpening opening;

  self->flown_start = 0;
  for (guint i = first_event; i < n; i++)
    if (events[i].kind == TW_EVENT_DIE && !tw_table_model_get_opening (self->model, &opening)
        && find_way (self, play, slot, &self->flown, &from))
      {
        self->flown.n = (guint) events[i].worth;
        self->flown_start = g_get_monotonic_time ();
      }
}
