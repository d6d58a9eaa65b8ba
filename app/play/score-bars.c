/* Points by kind of feature, as bars. */
#include "app/play/score-bars.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/drawing/figure.h"
#include "app/play/chart-text.h"
#include "app/widgets/say.h"
#include "app/widgets/tooltip.h"

#define ROW_PX    41
#define BAR_PX    30
#define LEGEND_PX 34
#define FIGURE_PX 24
/* A line of the legend, when there are several. */
#define LINE_PX 22
/* Where names begin beside bars. */
#define BARS_PX 36

/* @at: the piece that the keyboard or the pointer is on; its seat is %TW_SEAT_NONE for none */
struct _TwScoreBars
{
  GtkWidget parent_instance;
  const TwGameResult *result;
  const TwTableSetup *setup;
  TwScorePiece at;
};

enum
{
  PIECE_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwScoreBars, tw_score_bars, GTK_TYPE_WIDGET)

static const guint32 part_colours[TW_N_RESULT_PARTS] = { 0xd9bf8a, 0xbf5a3e, 0x56698a, 0x8aa04c,
                                                         0x2f8f9d, 0x9a6bb0, 0x3c7a5a, 0x8d8478 };
static const guint32 part_inks[TW_N_RESULT_PARTS] = { 0x2a2118, 0xffffff, 0xffffff, 0x1c2408,
                                                      0xffffff, 0xffffff, 0xffffff, 0xffffff };

/* Draws what the colours mean, in as many lines as they take; draws nothing if @cr is %NULL.
 * Returns the height of it. */
static int
draw_legend (GtkWidget *widget, cairo_t *cr, int width, const GdkRGBA *ink)
{
  double x = 4, y = 11;

  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      const TwGameResult *result = TW_SCORE_BARS (widget)->result;
      g_autoptr (PangoLayout) layout = NULL;
      int sum = 0, title;

      for (guint seat = 0; seat < result->n_seats; seat++)
        sum += ABS (result->parts[seat][part]);
      if (sum == 0)
        continue;
      layout = gtk_widget_create_pango_layout (
          widget,
          tw_result_part_title (part, &result->names, TW_SCORE_BARS (widget)->setup->rules));
      pango_layout_get_pixel_size (layout, &title, NULL);
      if (x > 4 && x + 18 + title > width)
        {
          x = 4;
          y += LINE_PX;
        }
      if (cr != NULL)
        {
          cairo_rectangle (cr, x, y - 6, 12, 12);
          tw_chart_colour_set (cr, part_colours[part]);
          cairo_fill (cr);
          gdk_cairo_set_source_rgba (cr, ink);
          tw_chart_text_draw (widget, cr, pango_layout_get_text (layout), 0.93, FALSE, x + 18, y,
                              0);
        }
      x += 18 + title + 16;
    }
  return (int) y - 11 + LEGEND_PX;
}

static void
draw_bar (GtkWidget *widget,
          cairo_t *cr,
          guint seat,
          double x,
          double y,
          double unit,
          const GdkRGBA *ink)
{
  TwScoreBars *self = TW_SCORE_BARS (widget);
  g_autofree char *total = g_strdup_printf ("%d", self->result->score[seat]);

  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      int points = self->result->parts[seat][part];
      double width = ABS (points) * unit;

      if (points == 0)
        continue;
      tw_chart_colour_set (cr, part_colours[part]);
      if (points > 0)
        {
          cairo_rectangle (cr, x, y - BAR_PX / 2.0, MAX (width - 2, 1), BAR_PX);
          cairo_fill (cr);
        }
      else
        {
          cairo_set_line_width (cr, 2);
          cairo_rectangle (cr, x + 1, y - BAR_PX / 2.0 + 1, MAX (width - 4, 1), BAR_PX - 2);
          cairo_stroke (cr);
        }
      if (width > 26)
        {
          g_autofree char *text =
              g_strdup_printf ("%s%d", points < 0 ? "\u2212" : "", ABS (points));

          if (points > 0)
            tw_chart_colour_set (cr, part_inks[part]);
          else
            gdk_cairo_set_source_rgba (cr, ink);
          tw_chart_text_draw (widget, cr, text, 0.95, TRUE, x + width / 2 - 1, y, 0.5);
        }
      if (self->at.seat == seat && self->at.part == part)
        {
          gdk_cairo_set_source_rgba (cr, ink);
          cairo_set_line_width (cr, 2);
          cairo_rectangle (cr, x, y - BAR_PX / 2.0 - 2, MAX (width - 2, 1), BAR_PX + 4);
          cairo_stroke (cr);
        }
      x += width;
    }
  gdk_cairo_set_source_rgba (cr, ink);
  tw_chart_text_draw (widget, cr, total, 1.3, TRUE, x + 8, y, 0);
}

/* What is taken off, by a rule or by hand, does not make a bar shorter: it is a hollow piece of it.
 */
static int
longest_bar (const TwGameResult *result)
{
  int most = 1;

  for (guint seat = 0; seat < result->n_seats; seat++)
    {
      int sum = 0;

      for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
        sum += ABS (result->parts[seat][part]);
      most = MAX (most, sum);
    }
  return most;
}

/* Where bars begin, behind names with so much room, and how long a point is. */
typedef struct
{
  int room;
  int left;
  double unit;
} Bars;

static Bars
bars_of (GtkWidget *widget, int width)
{
  TwScoreBars *self = TW_SCORE_BARS (widget);
  int room = tw_chart_text_name_room (widget, self->setup, self->result->n_seats, width, 1);
  int left = BARS_PX + room + 10;

  return (Bars){ room, left, (width - left - 52) / (double) longest_bar (self->result) };
}

static void
draw_parts (GtkWidget *widget, cairo_t *cr, int width, const GdkRGBA *ink)
{
  TwScoreBars *self = TW_SCORE_BARS (widget);
  Bars bars = bars_of (widget, width);
  int top = draw_legend (widget, cr, width, ink);

  for (guint i = 0; i < self->result->n_seats; i++)
    {
      guint seat = self->result->ranking[i];
      double y = top + ROW_PX * (i + 0.5);

      tw_figure_draw (cr, "meeple", self->setup->seats[seat].colour, 16, y, FIGURE_PX);
      gdk_cairo_set_source_rgba (cr, ink);
      tw_chart_text_draw_cut (widget, cr, self->setup->seats[seat].name, 1, i == 0, BARS_PX, y,
                              bars.room);
      draw_bar (widget, cr, seat, bars.left, y, bars.unit, ink);
    }
}

/* The piece of a bar at that point. Returns: whether there is one */
static gboolean
piece_at (TwScoreBars *self, double x, double y, TwScorePiece *out)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget), row;
  double end;
  Bars bars;

  if (self->result == NULL)
    return FALSE;
  bars = bars_of (widget, width);
  row = (int) floor ((y - draw_legend (widget, NULL, width, NULL)) / (double) ROW_PX);
  if (row < 0 || row >= (int) self->result->n_seats || x < bars.left)
    return FALSE;
  end = bars.left;
  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      guint seat = self->result->ranking[row];
      int points = self->result->parts[seat][part];

      end += ABS (points) * bars.unit;
      if (x >= end || points == 0)
        continue;
      *out = (TwScorePiece){ seat, part };
      return TRUE;
    }
  return FALSE;
}

char *
tw_score_bars_say (TwScoreBars *self, const TwScorePiece *piece)
{
  g_return_val_if_fail (TW_IS_SCORE_BARS (self) && self->result != NULL, NULL);
  return g_strdup_printf ("%s, %s %d", self->setup->seats[piece->seat].name,
                          tw_result_part_title (piece->part, &self->result->names,
                                                self->setup->rules),
                          self->result->parts[piece->seat][piece->part]);
}

static char *
words_at (GtkWidget *widget, int x, int y)
{
  TwScorePiece piece;

  return piece_at (TW_SCORE_BARS (widget), x, y, &piece)
             ? tw_score_bars_say (TW_SCORE_BARS (widget), &piece)
             : NULL;
}

static void
score_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkRGBA ink;
  cairo_t *cr;

  if (TW_SCORE_BARS (widget)->result == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw_parts (widget, cr, width, &ink);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
score_bars_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
score_bars_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  const TwGameResult *result = TW_SCORE_BARS (widget)->result;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 300;
  else if (result == NULL)
    *minimum = *natural = LEGEND_PX + 2 * ROW_PX;
  else
    *minimum = *natural = draw_legend (widget, NULL, for_size > 0 ? for_size : 300, NULL)
                          + ROW_PX * (int) result->n_seats;
}

static void
set_at (TwScoreBars *self, const TwScorePiece *piece)
{
  if (self->at.seat == piece->seat && self->at.part == piece->part)
    return;
  self->at = *piece;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
moved_cb (TwScoreBars *self, double x, double y)
{
  TwScorePiece piece = TW_NO_SCORE_PIECE;
  gboolean is_there = piece_at (self, x, y, &piece);

  set_at (self, &piece);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), is_there ? "pointer" : NULL);
}

static void
left_cb (TwScoreBars *self)
{
  set_at (self, &TW_NO_SCORE_PIECE);
}

static void
pressed_cb (TwScoreBars *self, int n_press, double x, double y)
{
  TwScorePiece piece;

  if (piece_at (self, x, y, &piece))
    g_signal_emit (self, signals[PIECE_CHOSEN], 0, piece.seat, piece.part);
}

static guint
row_of (const TwGameResult *result, guint seat)
{
  for (guint row = 0; row < result->n_seats; row++)
    if (result->ranking[row] == seat)
      return row;
  return 0;
}

/* The next piece in that direction, from row to row; @at stays where there is none. */
static TwScorePiece
next_piece (const TwGameResult *result, TwScorePiece at, int step)
{
  int n = (int) (result->n_seats * TW_N_RESULT_PARTS);
  int i = at.seat == TW_SEAT_NONE ? (step > 0 ? -1 : n)
                                  : (int) (row_of (result, at.seat) * TW_N_RESULT_PARTS + at.part);

  for (i += step; i >= 0 && i < n; i += step)
    {
      TwScorePiece piece = { result->ranking[i / TW_N_RESULT_PARTS],
                             (guint) i % TW_N_RESULT_PARTS };

      if (result->parts[piece.seat][piece.part] != 0)
        return piece;
    }
  return at;
}

/* Arrows go from piece to piece, Enter chooses it. */
static gboolean
key_cb (TwScoreBars *self, guint keyval)
{
  TwScorePiece piece;
  g_autofree char *words = NULL;
  int step;

  if (self->result == NULL)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step = -1;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step = 1;
      break;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      if (self->at.seat == TW_SEAT_NONE)
        return GDK_EVENT_PROPAGATE;
      g_signal_emit (self, signals[PIECE_CHOSEN], 0, self->at.seat, self->at.part);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  piece = next_piece (self->result, self->at, step);
  if (piece.seat == TW_SEAT_NONE)
    return GDK_EVENT_PROPAGATE;
  set_at (self, &piece);
  words = tw_score_bars_say (self, &piece);
  tw_say (GTK_WIDGET (self), words);
  return GDK_EVENT_STOP;
}

static void
tw_score_bars_class_init (TwScoreBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = score_bars_snapshot;
  widget_class->get_request_mode = score_bars_get_request_mode;
  widget_class->measure = score_bars_measure;
  signals[PIECE_CHOSEN] =
      g_signal_new ("piece-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "scorechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_score_bars_init (TwScoreBars *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (),
                     *key = gtk_event_controller_key_new ();

  self->at = TW_NO_SCORE_PIECE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  tw_tooltip_set_at (GTK_WIDGET (self), words_at);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

/* All values in words. */
static char *
describe (TwScoreBars *self)
{
  GString *out = g_string_new (_ ("Points by kind of feature"));

  for (guint i = 0; i < self->result->n_seats; i++)
    {
      guint seat = self->result->ranking[i];

      g_string_append_printf (out, ". %s", self->setup->seats[seat].name);
      for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
        if (self->result->parts[seat][part] != 0)
          g_string_append_printf (out, ", %s %d",
                                  tw_result_part_title (part, &self->result->names,
                                                        self->setup->rules),
                                  self->result->parts[seat][part]);
    }
  return g_string_free (out, FALSE);
}

void
tw_score_bars_set_result (TwScoreBars *self, const TwGameResult *result, const TwTableSetup *setup)
{
  self->result = result;
  self->setup = setup;
  self->at = TW_NO_SCORE_PIECE;
  if (result != NULL)
    {
      g_autofree char *words = describe (self);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

graphene_rect_t
tw_score_bars_get_rect (TwScoreBars *self, const TwScorePiece *piece)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  Bars bars = bars_of (widget, width);
  double x = bars.left;
  double y =
      draw_legend (widget, NULL, width, NULL) + ROW_PX * (row_of (self->result, piece->seat) + 0.5);

  for (guint part = 0; part < piece->part; part++)
    x += ABS (self->result->parts[piece->seat][part]) * bars.unit;
  return GRAPHENE_RECT_INIT ((float) x, (float) (y - BAR_PX / 2.0),
                             (float) (ABS (self->result->parts[piece->seat][piece->part])
                                      * bars.unit),
                             BAR_PX);
}
