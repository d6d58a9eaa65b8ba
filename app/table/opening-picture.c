/* What lies open beside the hand. */
#include "app/table/opening-picture.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "app/drawing/figure.h"
#include "app/table/motion-start.h"
#include "engine/tile/capital.h"

#define WIDTH_PX  58
#define HEIGHT_PX 76
#define DIE_PX    56
/* What a card or a face of a die shows of its own. */
#define ART_PX 38
#define ART_Y  25
/* How long a die rolls, and for how long each side is up; how far it leans over, in radians. */
#define ROLL_MS 350
#define SIDE_MS 70
#define LEAN    0.6
/* The greatest number of a side. */
#define MOST_PIPS 6
/* So far its corners reach beyond its place. */
#define LEAN_PX 14

struct _TwOpeningPicture
{
  GtkWidget parent_instance;
  gboolean is_die;
  guint number;
  guint sides; /* the numbers of a die, see #TwOpening */
  char *sign;
  char *picture; /* (nullable): what the set has drawn on it */
  const TwTheme *theme;
  double scale;
  gint64 roll_start;   /* 0 at rest */
  gboolean has_rolled; /* a frame of the roll was shown */
  gint64 roll_now;
  guint tick;
};

G_DEFINE_FINAL_TYPE (TwOpeningPicture, tw_opening_picture, GTK_TYPE_WIDGET)

static void
rounded (cairo_t *cr, double x, double y, double width, double height, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Pips in rows and columns of a 3 by 3 grid, for 1 to 6. */
static void
draw_die (cairo_t *cr, guint number, gboolean has_pips)
{
  static const guint16 pips[] = { 0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };
  double x0 = (WIDTH_PX - DIE_PX) / 2.0, y0 = (HEIGHT_PX - DIE_PX) / 2.0;

  rounded (cr, x0 + 2, y0 + 2, DIE_PX - 4, DIE_PX - 4, 11);
  cairo_set_source_rgb (cr, 1, 0.99, 0.96);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.17, 0.14, 0.12);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  for (guint i = 0; has_pips && i < 9; i++)
    if (pips[MIN (number, G_N_ELEMENTS (pips) - 1)] >> i & 1)
      {
        cairo_arc (cr, x0 + DIE_PX * (0.26 + 0.24 * (i % 3)), y0 + DIE_PX * (0.26 + 0.24 * (i / 3)),
                   DIE_PX * 0.075, 0, 2 * G_PI);
        cairo_fill (cr);
      }
}

/* A letter with a seal; the number, or the first letters of what it is called, are written by Pango
 * over it. */
static void
draw_card (cairo_t *cr)
{
  rounded (cr, 3, 3, WIDTH_PX - 6, HEIGHT_PX - 6, 5);
  cairo_set_source_rgb (cr, 1, 0.985, 0.93);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.42, 0.30, 0.18);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_set_source_rgba (cr, 0.42, 0.30, 0.18, 0.45);
  cairo_set_line_width (cr, 1.5);
  for (guint i = 0; i < 3; i++)
    {
      cairo_move_to (cr, 11, 44.5 + 6 * i);
      cairo_line_to (cr, WIDTH_PX - (i == 2 ? 30 : 11), 44.5 + 6 * i);
      cairo_stroke (cr);
    }
  cairo_arc (cr, WIDTH_PX - 16, HEIGHT_PX - 17, 8, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.70, 0.15, 0.13);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.40, 0.07, 0.06);
  cairo_stroke (cr);
}

/* ---- the roll ------------------------------------------------------------------------------- */

/* How much of the roll is over, 0 to 1. */
static double
roll_at (TwOpeningPicture *self)
{
  if (self->roll_start == 0)
    return 1;
  return CLAMP ((double) (self->roll_now - self->roll_start) / (ROLL_MS * 1000.0), 0, 1);
}

/* The side that is up: another one than the last, of those that the die has, until it comes to
 * rest.
 */
static guint
side_up (TwOpeningPicture *self)
{
  guint left = (guint) ((1 - roll_at (self)) * ROLL_MS / SIDE_MS + 0.5);
  guint side = self->number;

  if ((self->sides >> MIN (side, MOST_PIPS) & 1) == 0)
    return side;
  for (; left > 0; left--)
    do
      side = side == 0 ? MOST_PIPS : side - 1;
    while ((self->sides >> side & 1) == 0);
  return side;
}

static gboolean
roll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwOpeningPicture *self = TW_OPENING_PICTURE (widget);

  self->roll_now = gdk_frame_clock_get_frame_time (clock);
  tw_motion_start_note (&self->roll_start, &self->has_rolled, self->roll_now);
  gtk_widget_queue_draw (widget);
  if (roll_at (self) < 1)
    return G_SOURCE_CONTINUE;
  self->roll_start = 0;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
roll (TwOpeningPicture *self)
{
  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    return;
  self->roll_start = g_get_monotonic_time ();
  self->has_rolled = FALSE;
  self->roll_now = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), roll_cb, NULL, NULL);
}

void
tw_opening_picture_skip (TwOpeningPicture *self)
{
  if (self->tick == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->roll_start = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- the widget ----------------------------------------------------------------------------- */

static void
opening_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwOpeningPicture *self = TW_OPENING_PICTURE (widget);
  double left = 1 - roll_at (self);
  cairo_t *cr;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, self->sign);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA ink = { 0.17f, 0.14f, 0.12f, 1 };
  int width, height;

  gtk_snapshot_scale (snapshot, (float) self->scale, (float) self->scale);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (-LEAN_PX, -LEAN_PX, WIDTH_PX + 2 * LEAN_PX,
                                                       HEIGHT_PX + 2 * LEAN_PX));
  if (left > 0)
    {
      cairo_translate (cr, WIDTH_PX / 2.0, HEIGHT_PX / 2.0);
      cairo_rotate (cr, LEAN * left * cos (2 * G_PI * left * ROLL_MS / (2 * SIDE_MS)));
      cairo_translate (cr, -WIDTH_PX / 2.0, -HEIGHT_PX / 2.0);
    }
  if (self->is_die)
    draw_die (cr, side_up (self), self->picture == NULL);
  else
    draw_card (cr);
  if (self->picture != NULL && (!self->is_die || left <= 0))
    tw_symbol_draw (cr, self->picture, 0, self->theme, WIDTH_PX / 2.0,
                    self->is_die ? HEIGHT_PX / 2.0 : ART_Y, ART_PX);
  cairo_destroy (cr);
  if (self->is_die || self->picture != NULL)
    return;
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (26 * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (WIDTH_PX - width) / 2, 5));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
}

static void
opening_picture_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  double scale = TW_OPENING_PICTURE (widget)->scale;

  *minimum = *natural =
      (int) (scale * (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_PX : HEIGHT_PX));
}

static void
opening_picture_finalize (GObject *object)
{
  g_free (TW_OPENING_PICTURE (object)->sign);
  g_free (TW_OPENING_PICTURE (object)->picture);
  G_OBJECT_CLASS (tw_opening_picture_parent_class)->finalize (object);
}

static void
tw_opening_picture_class_init (TwOpeningPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = opening_picture_finalize;
  widget_class->snapshot = opening_picture_snapshot;
  widget_class->measure = opening_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "opening");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_opening_picture_init (TwOpeningPicture *self)
{
  self->scale = 1;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

void
tw_opening_picture_set_scale (TwOpeningPicture *self, double scale)
{
  self->scale = scale;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Two letters, as many cards begin alike: "Sun", "Storm". Of a word of one letter, that one. */
static char *
letters_of (const char *title)
{
  g_autofree char *first = g_utf8_substring (title, 0, MIN (g_utf8_strlen (title, -1), 2));

  return tw_capital_words (g_strchomp (first));
}

void
tw_opening_picture_show (TwOpeningPicture *self, const TwOpening *opening, const TwTheme *theme)
{
  g_autofree char *label = NULL;

  /* It is hidden between two rolls. */
  if (opening->kind == TW_OPENING_DIE && !gtk_widget_get_visible (GTK_WIDGET (self)))
    roll (self);
  self->is_die = opening->kind == TW_OPENING_DIE;
  self->number = opening->number;
  self->sides = opening->sides;
  self->theme = theme;
  g_free (self->picture);
  self->picture = g_strdup (opening->picture);
  g_free (self->sign);
  self->sign = opening->number > 0 || opening->title == NULL ? g_strdup_printf ("%u", self->number)
                                                             : letters_of (opening->title);
  label = self->is_die             ? g_strdup_printf (_ ("The die shows %u"), self->number)
          : opening->title != NULL ? g_strdup (opening->title)
                                   : g_strdup_printf (_ ("Message %u"), self->number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
