/* The square on which a picture is drawn. */
#include "app/ruleset/sketch-canvas.h"

#include <math.h>

#include <glib/gi18n.h>

#define LEAST_PX 200
#define MOST_PX  440
/* Ink on paper, as the theme draws it. */
#define INK    0x3a2a1d
#define STRIDE 5.

struct _TwSketchCanvas
{
  GtkWidget parent_instance;

  TwSketch *sketch;     /* (nullable) */
  TwSketchShape *begun; /* (nullable): on top of @sketch */
  TwSketchTool tool;
  guint32 colour;
  guint width;
  gboolean is_filled;
  TwSketchPoint pen; /* of the keyboard */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSketchCanvas, tw_sketch_canvas, GTK_TYPE_WIDGET)

/* ---- drawing ------------------------------------------------------------------------------- */

static void
set_colour (cairo_t *cr, guint32 colour)
{
  cairo_set_source_rgb (cr, (colour >> 16 & 255) / 255., (colour >> 8 & 255) / 255.,
                        (colour & 255) / 255.);
}

static void
shape_path (const TwSketchShape *shape, cairo_t *cr)
{
  const TwSketchPoint *p = (const TwSketchPoint *) (gpointer) shape->points->data;

  cairo_new_path (cr);
  if (shape->kind == TW_SKETCH_LINE)
    {
      for (guint i = 0; i < shape->points->len; i++)
        cairo_line_to (cr, p[i].x, p[i].y);
      if (shape->points->len == 1)
        cairo_close_path (cr);
      return;
    }
  if (shape->points->len < 2)
    return;
  if (shape->kind == TW_SKETCH_BOX)
    {
      cairo_rectangle (cr, p[0].x, p[0].y, p[1].x - p[0].x, p[1].y - p[0].y);
      return;
    }
  if (fabs (p[1].x - p[0].x) < .05 || fabs (p[1].y - p[0].y) < .05)
    return;
  cairo_save (cr);
  cairo_translate (cr, (p[0].x + p[1].x) / 2, (p[0].y + p[1].y) / 2);
  cairo_scale (cr, fabs (p[1].x - p[0].x) / 2, fabs (p[1].y - p[0].y) / 2);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

void
tw_sketch_draw (const TwSketch *sketch, cairo_t *cr, guint32 ink)
{
  cairo_save (cr);
  cairo_scale (cr, 1 / TW_SKETCH_SIDE, 1 / TW_SKETCH_SIDE);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < sketch->len; i++)
    {
      const TwSketchShape *shape = sketch->pdata[i];

      shape_path (shape, cr);
      set_colour (cr, shape->colour == TW_SKETCH_INK ? ink : shape->colour);
      cairo_set_line_width (cr, shape->width);
      if (shape->is_filled)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static graphene_rect_t
square (TwSketchCanvas *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self)), side = MIN (width, height);

  return GRAPHENE_RECT_INIT ((float) (width - side) / 2, (float) (height - side) / 2, (float) side,
                             (float) side);
}

/* The disc on which symbols lie, and the middle: what is drawn between is seen on tiles. */
static void
draw_paper (cairo_t *cr)
{
  cairo_set_source_rgb (cr, .984, .953, .863);
  cairo_paint (cr);
  cairo_set_source_rgba (cr, .23, .16, .11, .10);
  cairo_set_line_width (cr, .004);
  for (guint i = 1; i < 10; i++)
    {
      cairo_move_to (cr, i / 10., 0);
      cairo_line_to (cr, i / 10., 1);
      cairo_move_to (cr, 0, i / 10.);
      cairo_line_to (cr, 1, i / 10.);
    }
  cairo_stroke (cr);
  cairo_set_source_rgba (cr, .23, .16, .11, .22);
  cairo_arc (cr, .5, .5, .5, 0, 2 * G_PI);
  cairo_move_to (cr, .5, .46);
  cairo_line_to (cr, .5, .54);
  cairo_move_to (cr, .46, .5);
  cairo_line_to (cr, .54, .5);
  cairo_stroke (cr);
}

/* A cross that is seen on anything. */
static void
draw_pen (cairo_t *cr, const TwSketchPoint *pen)
{
  double x = pen->x / TW_SKETCH_SIDE, y = pen->y / TW_SKETCH_SIDE;

  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, x - .04, y);
      cairo_line_to (cr, x + .04, y);
      cairo_move_to (cr, x, y - .04);
      cairo_line_to (cr, x, y + .04);
      if (pass == 0)
        cairo_set_source_rgb (cr, 1, 1, 1);
      else
        cairo_set_source_rgb (cr, .1, .37, .71);
      cairo_set_line_width (cr, pass == 0 ? .018 : .008);
      cairo_stroke (cr);
    }
}

static void
sketch_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwSketchCanvas *self = TW_SKETCH_CANVAS (widget);
  graphene_rect_t rect = square (self);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &rect);

  cairo_translate (cr, rect.origin.x, rect.origin.y);
  cairo_scale (cr, rect.size.width, rect.size.height);
  draw_paper (cr);
  if (self->sketch != NULL)
    tw_sketch_draw (self->sketch, cr, INK);
  if (gtk_widget_has_focus (widget))
    draw_pen (cr, &self->pen);
  cairo_destroy (cr);
}

static void
sketch_canvas_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  /* A least height that grew with the width is none that GTK can count with. */
  *minimum = LEAST_PX;
  *natural = orientation == GTK_ORIENTATION_VERTICAL && for_size > 0
                 ? CLAMP (for_size, LEAST_PX, MOST_PX)
                 : MOST_PX;
}

static GtkSizeRequestMode
sketch_canvas_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* ---- shapes -------------------------------------------------------------------------------- */

static void
tell (TwSketchCanvas *self)
{
  g_autofree char *where =
      g_strdup_printf (self->begun != NULL
                           /* Translators: where the pen is, and that it draws. */
                           ? _ ("Drawing: %d across, %d down, pen down")
                           : _ ("Drawing: %d across, %d down"),
                       (int) lround (self->pen.x), (int) lround (self->pen.y));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, where, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
changed (TwSketchCanvas *self)
{
  tell (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
begin (TwSketchCanvas *self, const TwSketchPoint *at)
{
  static const TwSketchKind kinds[TW_N_SKETCH_TOOLS] = {
    [TW_SKETCH_TOOL_PEN] = TW_SKETCH_LINE,
    [TW_SKETCH_TOOL_LINE] = TW_SKETCH_LINE,
    [TW_SKETCH_TOOL_BOX] = TW_SKETCH_BOX,
    [TW_SKETCH_TOOL_OVAL] = TW_SKETCH_OVAL,
  };

  if (self->sketch == NULL || self->begun != NULL)
    return;
  self->begun =
      tw_sketch_add (self->sketch, kinds[self->tool], self->colour, self->width, self->is_filled);
  if (self->begun == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  g_array_append_vals (self->begun->points, at, 1);
  tell (self);
}

static void
move_to (TwSketchCanvas *self, const TwSketchPoint *at)
{
  if (self->begun == NULL)
    return;
  if (self->tool != TW_SKETCH_TOOL_PEN)
    g_array_set_size (self->begun->points, 1);
  g_array_append_vals (self->begun->points, at, 1);
  tell (self);
}

void
tw_sketch_canvas_finish (TwSketchCanvas *self)
{
  TwSketchShape *shape = self->begun;
  const TwSketchPoint *p;

  if (shape == NULL)
    return;
  self->begun = NULL;
  if (self->tool == TW_SKETCH_TOOL_PEN)
    tw_sketch_simplify (shape);
  p = (const TwSketchPoint *) (gpointer) shape->points->data;
  /* Nothing can be seen of an area without an extent. */
  if ((shape->kind != TW_SKETCH_LINE
       && (shape->points->len < 2 || fabs (p[1].x - p[0].x) < 1 || fabs (p[1].y - p[0].y) < 1))
      || (shape->kind == TW_SKETCH_LINE && shape->is_filled && shape->points->len < 3))
    g_ptr_array_remove_index (self->sketch, self->sketch->len - 1);
  changed (self);
}

gboolean
tw_sketch_canvas_give_up (TwSketchCanvas *self)
{
  if (self->begun == NULL)
    return FALSE;
  self->begun = NULL;
  g_ptr_array_remove_index (self->sketch, self->sketch->len - 1);
  tell (self);
  return TRUE;
}

void
tw_sketch_canvas_take_last (TwSketchCanvas *self)
{
  if (tw_sketch_canvas_give_up (self) || self->sketch == NULL || self->sketch->len == 0)
    return;
  g_ptr_array_remove_index (self->sketch, self->sketch->len - 1);
  changed (self);
}

/* ---- pointer and keys ---------------------------------------------------------------------- */

static TwSketchPoint
point_at (TwSketchCanvas *self, double x, double y)
{
  graphene_rect_t rect = square (self);

  return (TwSketchPoint){
    CLAMP ((x - rect.origin.x) / rect.size.width * TW_SKETCH_SIDE, 0, TW_SKETCH_SIDE),
    CLAMP ((y - rect.origin.y) / rect.size.height * TW_SKETCH_SIDE, 0, TW_SKETCH_SIDE)
  };
}

static void
drag_begin_cb (TwSketchCanvas *self, double x, double y)
{
  self->pen = point_at (self, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  begin (self, &self->pen);
}

static void
drag_update_cb (TwSketchCanvas *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;

  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  self->pen = point_at (self, x + dx, y + dy);
  move_to (self, &self->pen);
}

static void
drag_end_cb (TwSketchCanvas *self, double dx, double dy)
{
  tw_sketch_canvas_finish (self);
}

static gboolean
move_pen (TwSketchCanvas *self, guint keyval, GdkModifierType state)
{
  double stride = state & GDK_SHIFT_MASK ? 1 : STRIDE;
  int dx = keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right ? 1
           : keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ? -1
                                                                 : 0;
  int dy = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down ? 1
           : keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up   ? -1
                                                               : 0;

  if (dx == 0 && dy == 0)
    return FALSE;
  self->pen.x = CLAMP (self->pen.x + dx * stride, 0, TW_SKETCH_SIDE);
  self->pen.y = CLAMP (self->pen.y + dy * stride, 0, TW_SKETCH_SIDE);
  move_to (self, &self->pen);
  tell (self);
  return TRUE;
}

static gboolean
key_cb (TwSketchCanvas *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (self->begun != NULL)
        tw_sketch_canvas_finish (self);
      else
        begin (self, &self->pen);
      return GDK_EVENT_STOP;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      tw_sketch_canvas_take_last (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      return tw_sketch_canvas_give_up (self);
    default:
      return move_pen (self, keyval, state);
    }
}

static void
tw_sketch_canvas_class_init (TwSketchCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = sketch_canvas_snapshot;
  widget_class->measure = sketch_canvas_measure;
  widget_class->get_request_mode = sketch_canvas_get_request_mode;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "sketch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_sketch_canvas_init (TwSketchCanvas *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->colour = TW_SKETCH_INK;
  self->width = 6;
  self->pen = (TwSketchPoint){ TW_SKETCH_SIDE / 2, TW_SKETCH_SIDE / 2 };
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (tell), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (tell), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  tell (self);
}

void
tw_sketch_canvas_set_sketch (TwSketchCanvas *self, TwSketch *sketch)
{
  self->sketch = sketch;
  self->begun = NULL;
  tell (self);
}

void
tw_sketch_canvas_set_tool (TwSketchCanvas *self,
                           TwSketchTool tool,
                           guint32 colour,
                           guint width,
                           gboolean is_filled)
{
  /* What is being drawn is drawn with what it was begun with. */
  tw_sketch_canvas_finish (self);
  self->tool = tool;
  self->colour = colour;
  self->width = width;
  self->is_filled = is_filled;
}
