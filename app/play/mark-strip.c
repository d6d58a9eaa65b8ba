/* The marks of a game along a slider. */
#include "app/play/mark-strip.h"

#include "app/drawing/theme.h"
#include "app/game/table-history.h"

#define WEDGE_PX 5
#define FLAG_PX  8
/* Of the slider. */
#define ABOVE_PX 4

struct _TwMarkStrip
{
  GtkWidget parent_instance;

  TwTableModel *model;
  GtkRange *slider;
};

G_DEFINE_FINAL_TYPE (TwMarkStrip, tw_mark_strip, GTK_TYPE_WIDGET)

void
tw_mark_draw (cairo_t *cr, TwMarkKind kind, guint colour, double x, double y)
{
  guint32 rgb = tw_player_colour_fill (colour);

  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  if (kind == TW_MARK_MISTAKE)
    {
      cairo_line_to (cr, x - WEDGE_PX, y - 2 * WEDGE_PX);
      cairo_line_to (cr, x + WEDGE_PX, y - 2 * WEDGE_PX);
    }
  else
    {
      cairo_line_to (cr, x, y - 1.6 * FLAG_PX);
      cairo_line_to (cr, x + FLAG_PX, y - 1.2 * FLAG_PX);
      cairo_line_to (cr, x, y - 0.8 * FLAG_PX);
    }
  cairo_close_path (cr);
  /* A dark and a light line: it is seen on every ground. */
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgb (cr, 1, 0.98, 0.93);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 0.16, 0.13, 0.11);
  cairo_set_line_width (cr, 2);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
  cairo_fill (cr);
}

guint
tw_mark_moment (const GArray *moments, guint n_entries)
{
  guint at = 0;

  while (at + 1 < moments->len
         && (g_array_index (moments, TwMoment, at).n_entries < n_entries
             || g_array_index (moments, TwMoment, at).n_counted != TW_ALL_COUNTED))
    at++;
  return at;
}

static void
mark_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwMarkStrip *self = TW_MARK_STRIP (widget);
  g_autoptr (GArray) moments = NULL;
  const TwGameMark *marks;
  GdkRectangle trough;
  int height = gtk_widget_get_height (widget), width = gtk_widget_get_width (widget);
  guint n = 0;
  cairo_t *cr;

  if (self->model == NULL || tw_table_model_get_game (self->model) == NULL)
    return;
  marks = tw_game_marks_get (tw_game_marks_of (self->model), &n);
  if (n == 0)
    return;
  moments = tw_table_history_dup_moments (self->model);
  gtk_range_get_range_rect (self->slider, &trough);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (guint i = 0; i < n; i++)
    {
      guint at = tw_mark_moment (moments, marks[i].n_entries);
      const TwTableSetup *setup = tw_table_model_get_setup (self->model);
      double share = at / (double) MAX (moments->len - 1, 1);
      double x = (width - trough.width) / 2.0 + share * trough.width;

      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        x = width - x;
      tw_mark_draw (cr, marks[i].kind,
                    marks[i].seat < setup->rules->n_seats ? setup->seats[marks[i].seat].colour : 0,
                    x, height / 2.0 - ABOVE_PX);
    }
  cairo_destroy (cr);
}

static void
mark_strip_dispose (GObject *object)
{
  g_clear_object (&TW_MARK_STRIP (object)->model);
  G_OBJECT_CLASS (tw_mark_strip_parent_class)->dispose (object);
}

static void
tw_mark_strip_class_init (TwMarkStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = mark_strip_dispose;
  widget_class->snapshot = mark_strip_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_mark_strip_init (TwMarkStrip *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
tw_mark_strip_set_model (TwMarkStrip *self, TwTableModel *model, GtkRange *slider)
{
  g_return_if_fail (TW_IS_MARK_STRIP (self) && self->model == NULL);

  self->model = g_object_ref (model);
  self->slider = slider;
  g_signal_connect_object (model, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tw_game_marks_of (model), "changed", G_CALLBACK (gtk_widget_queue_draw),
                           self, G_CONNECT_SWAPPED);
}
