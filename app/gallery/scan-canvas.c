/* Where the tiles of a picture lie, to be put right. */
#include "app/gallery/scan-canvas.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/widgets/pixels-texture.h"
#include "app/widgets/touch.h"

/* Round the picture, for corners at its rim. */
#define MARGIN 16
#define HANDLE 22
/* A corner is dragged from so far, by a mouse as well as by a finger. */
#define REACH TW_TOUCH_REACH_PX
/* Corners may lie outside, but not out of sight. */
#define BEYOND .2
/* The lens over the corner that is moved: its radius, and how much larger it shows things. */
#define LENS_R    56
#define LENS_ZOOM 4

struct _TwScanCanvas
{
  GtkWidget parent_instance;

  TwPixels *pixels;
  GdkTexture *texture;
  TwScanPlan plan;
  guint current;
  GtkWidget *handles[4];
  /* From the picture to the widget. */
  double scale, x, y;
  int dragged; /* the corner, -1 for none */
  TwScanPoint from;
};

G_DEFINE_FINAL_TYPE (TwScanCanvas, tw_scan_canvas, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TwScanPoint
to_widget (const TwScanCanvas *self, TwScanPoint at)
{
  return (TwScanPoint){ self->x + at.x * self->scale, self->y + at.y * self->scale };
}

static TwQuad *
quad_of (TwScanCanvas *self)
{
  return &self->plan.areas[self->current].quad;
}

static gboolean
has_area (const TwScanCanvas *self)
{
  return self->pixels != NULL && self->current < self->plan.n_areas;
}

/* ---- moving ---------------------------------------------------------------------------------- */

/* Where all four are still corners of something flat, in parts of the picture told to those who do
 * not see it. */
static void
describe (TwScanCanvas *self, guint corner)
{
  TwScanPoint at = quad_of (self)->corners[corner];
  /* Translators: where a corner is, in percent of a picture's width and height */
  g_autofree char *words =
      g_strdup_printf (_ ("%.0f %% across, %.0f %% down"), 100 * at.x / self->pixels->width,
                       100 * at.y / self->pixels->height);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->handles[corner]),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
move_to (TwScanCanvas *self, guint corner, TwScanPoint at)
{
  TwQuad quad = *quad_of (self);
  double width = self->pixels->width, height = self->pixels->height;

  quad.corners[corner] = (TwScanPoint){ CLAMP (at.x, -BEYOND * width, (1 + BEYOND) * width),
                                        CLAMP (at.y, -BEYOND * height, (1 + BEYOND) * height) };
  if (!tw_quad_is_sound (&quad))
    return;
  *quad_of (self) = quad;
  describe (self, corner);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static int
handle_at (TwScanCanvas *self, double x, double y)
{
  double nearest = REACH;
  int corner = -1;

  for (guint i = 0; has_area (self) && i < 4; i++)
    {
      TwScanPoint at = to_widget (self, quad_of (self)->corners[i]);

      if (hypot (at.x - x, at.y - y) < nearest)
        {
          nearest = hypot (at.x - x, at.y - y);
          corner = (int) i;
        }
    }
  return corner;
}

/* Whether the point is on the inner side of all four. */
static gboolean
is_within (TwScanCanvas *self, const TwQuad *quad, double x, double y)
{
  for (guint i = 0; i < 4; i++)
    {
      TwScanPoint a = to_widget (self, quad->corners[i]);
      TwScanPoint b = to_widget (self, quad->corners[(i + 1) & 3]);

      if ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0)
        return FALSE;
    }
  return TRUE;
}

static void
choose_at (TwScanCanvas *self, double x, double y)
{
  for (guint i = 0; i < self->plan.n_areas; i++)
    if (i != self->current && is_within (self, &self->plan.areas[i].quad, x, y))
      {
        tw_scan_canvas_set_plan (self, &self->plan, i);
        g_signal_emit (self, signals[CHOSEN], 0);
        return;
      }
}

static void
drag_begin_cb (TwScanCanvas *self, double x, double y, GtkGesture *gesture)
{
  self->dragged = handle_at (self, x, y);
  if (self->dragged < 0)
    {
      choose_at (self, x, y);
      return;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (self->handles[self->dragged]);
  self->from = quad_of (self)->corners[self->dragged];
}

static void
drag_update_cb (TwScanCanvas *self, double dx, double dy)
{
  if (self->dragged >= 0 && has_area (self))
    move_to (self, (guint) self->dragged,
             (TwScanPoint){ self->from.x + dx / self->scale, self->from.y + dy / self->scale });
}

static void
drag_end_cb (TwScanCanvas *self)
{
  self->dragged = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
focused_corner (TwScanCanvas *self)
{
  for (int i = 0; i < 4; i++)
    if (gtk_widget_has_focus (self->handles[i]))
      return i;
  return -1;
}

static gboolean
key_cb (TwScanCanvas *self, guint key, guint code, GdkModifierType state)
{
  double step = (state & GDK_SHIFT_MASK) != 0 ? 10 : 1;
  int corner = focused_corner (self);
  double dx = 0, dy = 0;
  TwScanPoint at;

  if (corner < 0 || !has_area (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    dx = -step;
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    dx = step;
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    dy = -step;
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    dy = step;
  else
    return GDK_EVENT_PROPAGATE;
  at = quad_of (self)->corners[corner];
  move_to (self, (guint) corner, (TwScanPoint){ at.x + dx / self->scale, at.y + dy / self->scale });
  return GDK_EVENT_STOP;
}

/* ---- the widget ------------------------------------------------------------------------------ */

static void
scan_canvas_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  *minimum = 200;
  *natural = 400;
}

static void
scan_canvas_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwScanCanvas *self = TW_SCAN_CANVAS (widget);

  if (self->pixels == NULL)
    return;
  self->scale = MIN (MAX (1, width - 2 * MARGIN) / (double) self->pixels->width,
                     MAX (1, height - 2 * MARGIN) / (double) self->pixels->height);
  self->x = floor ((width - self->pixels->width * self->scale) / 2);
  self->y = floor ((height - self->pixels->height * self->scale) / 2);
  for (guint i = 0; i < 4 && has_area (self); i++)
    {
      TwScanPoint at = to_widget (self, quad_of (self)->corners[i]);
      float x = (float) CLAMP (at.x, 0, width), y = (float) CLAMP (at.y, 0, height);

      gtk_widget_measure (self->handles[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (self->handles[i], HANDLE, HANDLE, -1,
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x - HANDLE / 2.f,
                                                                                y - HANDLE / 2.f)));
    }
}

static void
add_quad (TwScanCanvas *self, cairo_t *cr, const TwQuad *quad)
{
  for (guint i = 0; i < 4; i++)
    {
      TwScanPoint at = to_widget (self, quad->corners[i]);

      if (i == 0)
        cairo_move_to (cr, at.x, at.y);
      else
        cairo_line_to (cr, at.x, at.y);
    }
  cairo_close_path (cr);
}

/* Light on dark, so that they are seen on any picture. */
static void
stroke (cairo_t *cr, gboolean is_current)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgba (cr, 0, 0, 0, .65);
  cairo_set_line_width (cr, is_current ? 5 : 3.5);
  cairo_stroke_preserve (cr);
  if (is_current)
    cairo_set_source_rgb (cr, 1, .82, .25);
  else
    cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, is_current ? 2.2 : 1.4);
  cairo_stroke (cr);
}

/* In the upper left of the tile, where it hides little. */
static void
number (TwScanCanvas *self, cairo_t *cr, const TwQuad *cell, guint n)
{
  g_autofree char *text = g_strdup_printf ("<small>%u</small>", n);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoRectangle ink;
  TwScanPoint at;
  TwQuadMap map;
  double radius;

  if (!tw_quad_is_sound (cell))
    return;
  pango_layout_set_markup (layout, text, -1);
  pango_layout_get_pixel_extents (layout, NULL, &ink);
  radius = MAX (ink.width, ink.height) / 2. + 1;
  tw_quad_map_to (cell, &map);
  at = to_widget (self, tw_quad_map_point (&map, .18, .18));
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 0, 0, 0, .7);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_move_to (cr, at.x - ink.width / 2., at.y - ink.height / 2.);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_areas (TwScanCanvas *self, cairo_t *cr)
{
  guint n = 0;

  for (guint i = 0; i < self->plan.n_areas; i++)
    {
      const TwScanArea *area = &self->plan.areas[i];

      for (guint k = 0; k < area->columns * area->rows; k++)
        {
          TwQuad cell = tw_scan_area_cell (area, k % area->columns, k / area->columns);

          add_quad (self, cr, &cell);
          stroke (cr, FALSE);
          number (self, cr, &cell, ++n);
        }
    }
  if (!has_area (self))
    return;
  add_quad (self, cr, quad_of (self));
  stroke (cr, TRUE);
}

/* What is under the corner that is being moved, in the corner of the widget far from it. */
static void
snapshot_lens (TwScanCanvas *self, GtkSnapshot *snapshot, guint corner)
{
  TwScanPoint at = quad_of (self)->corners[corner], seen = to_widget (self, at);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  float zoom = (float) MAX (LENS_ZOOM * self->scale, 1);
  float x = seen.x < width / 2. ? (float) width - LENS_R - 6 : LENS_R + 6, y = LENS_R + 6;
  graphene_rect_t box = GRAPHENE_RECT_INIT (x - LENS_R, y - LENS_R, 2 * LENS_R, 2 * LENS_R);
  GskRoundedRect round;
  cairo_t *cr;

  gsk_rounded_rect_init_from_rect (&round, &box, LENS_R);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ .2f, .2f, .2f, 1 }, &box);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT (x - (float) at.x * zoom,
                                                    y - (float) at.y * zoom,
                                                    (float) self->pixels->width * zoom,
                                                    (float) self->pixels->height * zoom));
  gtk_snapshot_pop (snapshot);
  cr = gtk_snapshot_append_cairo (snapshot, &box);
  for (int side = -1; side <= 1; side += 2)
    {
      TwScanPoint other = quad_of (self)->corners[(corner + 4 + (guint) side) & 3];
      double length = hypot (other.x - at.x, other.y - at.y);

      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + (other.x - at.x) / length * LENS_R,
                     y + (other.y - at.y) / length * LENS_R);
    }
  stroke (cr, TRUE);
  cairo_arc (cr, x, y, LENS_R - 1.5, 0, 2 * G_PI);
  stroke (cr, FALSE);
  cairo_destroy (cr);
}

static void
scan_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwScanCanvas *self = TW_SCAN_CANVAS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int corner = self->dragged >= 0 ? self->dragged : focused_corner (self);
  cairo_t *cr;

  if (self->texture == NULL)
    return;
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT ((float) self->x, (float) self->y,
                                                    (float) (self->pixels->width * self->scale),
                                                    (float) (self->pixels->height * self->scale)));
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw_areas (self, cr);
  cairo_destroy (cr);
  if (has_area (self))
    {
      for (guint i = 0; i < 4; i++)
        gtk_widget_snapshot_child (widget, self->handles[i], snapshot);
      if (corner >= 0)
        snapshot_lens (self, snapshot, (guint) corner);
    }
}

void
tw_scan_canvas_set_pixels (TwScanCanvas *self, TwPixels *pixels, TwPixels *shown)
{
  g_clear_pointer (&self->pixels, tw_pixels_unref);
  g_clear_object (&self->texture);
  self->pixels = tw_pixels_ref (pixels);
  self->texture = tw_pixels_texture (shown != NULL ? shown : pixels);
  self->plan.n_areas = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tw_scan_canvas_set_plan (TwScanCanvas *self, const TwScanPlan *plan, guint current)
{
  if (plan != &self->plan)
    self->plan = *plan;
  self->current = MIN (current, MAX (1, plan->n_areas) - 1);
  for (guint i = 0; i < 4; i++)
    {
      gtk_widget_set_visible (self->handles[i], has_area (self));
      if (has_area (self))
        describe (self, i);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const TwScanPlan *
tw_scan_canvas_get_plan (TwScanCanvas *self)
{
  return &self->plan;
}

guint
tw_scan_canvas_get_current (TwScanCanvas *self)
{
  return self->current;
}

static void
scan_canvas_dispose (GObject *object)
{
  TwScanCanvas *self = TW_SCAN_CANVAS (object);

  for (guint i = 0; i < 4; i++)
    g_clear_pointer (&self->handles[i], gtk_widget_unparent);
  g_clear_pointer (&self->pixels, tw_pixels_unref);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (tw_scan_canvas_parent_class)->dispose (object);
}

static void
tw_scan_canvas_class_init (TwScanCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = scan_canvas_dispose;
  widget_class->measure = scan_canvas_measure;
  widget_class->size_allocate = scan_canvas_allocate;
  widget_class->snapshot = scan_canvas_snapshot;
  gtk_widget_class_set_css_name (widget_class, "scan-canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] =
      g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] =
      g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_scan_canvas_init (TwScanCanvas *self)
{
  static const char *const names[4] = { N_ ("Top Left Corner"), N_ ("Top Right Corner"),
                                        N_ ("Bottom Right Corner"), N_ ("Bottom Left Corner") };
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->dragged = -1;
  self->scale = 1;
  for (guint i = 0; i < 4; i++)
    {
      self->handles[i] = gtk_button_new ();
      gtk_widget_add_css_class (self->handles[i], "scan-handle");
      gtk_widget_set_cursor_from_name (self->handles[i], "move");
      gtk_widget_set_parent (self->handles[i], GTK_WIDGET (self));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->handles[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, _ (names[i]), -1);
      g_signal_connect_swapped (self->handles[i], "notify::has-focus",
                                G_CALLBACK (gtk_widget_queue_draw), self);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Picture with the Tiles Marked"), -1);
  /* Before the buttons under the pointer, which are only for the keyboard. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
