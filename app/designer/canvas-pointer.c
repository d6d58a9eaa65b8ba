/* The mouse on the canvas: click, drag, wheel, menu, symbols dropped from the shelf. */
#include <math.h>

#include "app/designer/symbol-name.h"
#include "app/designer/tile-canvas-private.h"

/* In the middle of the tile the brush touches no quarter; in tile edges. */
#define BRUSH_HOLE 0.1
/* A press that moves less than this is a click, in pixels. */
#define DRAG_THRESHOLD 7

static TwCanvasSpot
canvas_pick (TwTileCanvas *self, double x, double y)
{
  TwCanvasScene scene;

  if (self->tile == NULL)
    return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  tile_canvas_scene (self, &scene);
  return self->drag != TW_CANVAS_DRAG_NONE && tw_canvas_gesture_drags_end (&self->gesture)
             ? tw_canvas_pick_end (&scene, &self->view, x, y)
             : tw_canvas_pick (&scene, &self->view, x, y);
}

/* With mist a drag is a brush: the quarters of the tile that it passes, by their edges. */
static TwCanvasSpot
canvas_brush (TwTileCanvas *self, double x, double y)
{
  double u, v;
  gboolean above, left;

  tw_canvas_view_to_tile (&self->view, x, y, &u, &v);
  if (u < 0 || u > 1 || v < 0 || v > 1 || hypot (u - .5, v - .5) < BRUSH_HOLE)
    return TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  above = v < u;
  left = v < 1 - u;
  return TW_CANVAS_SPOT (TW_CANVAS_EDGE,
                         above ? (left ? TW_EDGE_N : TW_EDGE_E) : (left ? TW_EDGE_W : TW_EDGE_S));
}

static gboolean
spot_is_brushed (TwCanvasSpot spot)
{
  return spot.kind == TW_CANVAS_EDGE || spot.kind == TW_CANVAS_SEGMENT
         || spot.kind == TW_CANVAS_FIELD || spot.kind == TW_CANVAS_MIDDLE;
}

static gboolean
controller_has (GtkEventController *controller, GdkModifierType modifier)
{
  return (gtk_event_controller_get_current_event_state (controller) & modifier) != 0;
}

/* A hand where something can be pulled or turned. */
static void
show_cursor (TwTileCanvas *self, TwCanvasSpot spot, double x, double y)
{
  gboolean grabs = spot.kind == TW_CANVAS_BEND || spot.kind == TW_CANVAS_FIGURE
                   || spot.kind == TW_CANVAS_HANDLE || spot.kind == TW_CANVAS_SYMBOL
                   || spot.kind == TW_CANVAS_BADGE || tile_canvas_line_at (self, spot, x, y) >= 0;

  if (grabs == self->shows_hand)
    return;
  self->shows_hand = grabs;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), grabs ? "grab" : NULL);
}

/* A canvas that appears under a resting pointer is entered, and told of a motion to the same
 * place. */
static void
enter_cb (GtkEventControllerMotion *motion, double x, double y, TwTileCanvas *self)
{
  if (self->drag != TW_CANVAS_DRAG_NONE)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  if (!self->uses_keys)
    tile_canvas_set_hover (self, canvas_pick (self, x, y));
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, TwTileCanvas *self)
{
  TwCanvasSpot spot;

  /* The ring of the keyboard stays until the pointer really moves. */
  if (hypot (x - self->pointer_x, y - self->pointer_y) < 1)
    return;
  if (self->drag != TW_CANVAS_DRAG_KEYS)
    {
      self->pointer_x = x;
      self->pointer_y = y;
    }
  if (self->drag != TW_CANVAS_DRAG_NONE)
    return;
  if (self->uses_keys)
    tile_canvas_set_focus (self, self->focus, FALSE);
  spot = canvas_pick (self, x, y);
  tile_canvas_set_hover (self, spot);
  show_cursor (self, spot, x, y);
}

static void
leave_cb (GtkEventControllerMotion *motion, TwTileCanvas *self)
{
  tile_canvas_set_hover (self, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0));
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, TwTileCanvas *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->drag == TW_CANVAS_DRAG_KEYS)
    tile_canvas_drag_end (self, FALSE);
  self->press_is_live = TRUE;
  self->press_x = x;
  self->press_y = y;
}

/* Where the pointer has been since the last frame: GDK hands over only its last place, and an edge
 * that was reached and left within a slow frame is joined nevertheless. */
static void
drag_past (TwTileCanvas *self, GtkGestureDrag *gesture, double x, double y)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  g_autofree GdkTimeCoord *history = NULL;
  double event_x, event_y;
  guint n = 0;

  if (event == NULL || gdk_event_get_event_type (event) != GDK_MOTION_NOTIFY
      || !gdk_event_get_position (event, &event_x, &event_y))
    return;
  history = gdk_event_get_history (event, &n);
  for (guint i = 0; i < n; i++)
    {
      /* They count from the surface as the event does, which is known in both. */
      double past_x = x + history[i].axes[GDK_AXIS_X] - event_x;
      double past_y = y + history[i].axes[GDK_AXIS_Y] - event_y;

      tile_canvas_drag_move (self, self->is_brushing ? canvas_brush (self, past_x, past_y)
                                                     : canvas_pick (self, past_x, past_y));
    }
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, TwTileCanvas *self)
{
  double x = self->press_x + dx, y = self->press_y + dy, u, v;

  if (!self->press_is_live)
    return;
  if (self->drag == TW_CANVAS_DRAG_NONE)
    {
      TwCanvasSpot spot = canvas_pick (self, self->press_x, self->press_y);

      if (hypot (dx, dy) < DRAG_THRESHOLD)
        return;
      if (tile_canvas_arrow_begin (self))
        {
          tile_canvas_arrow_move (self, x, y);
          return;
        }
      if (controller_has (GTK_EVENT_CONTROLLER (gesture), GDK_CONTROL_MASK)
          && tile_canvas_reference_begin (self))
        {
          tile_canvas_reference_move (self, dx, dy);
          return;
        }
      self->is_brushing = self->pen == TW_KIND_MIST && spot_is_brushed (spot);
      if (self->is_brushing)
        spot = canvas_brush (self, self->press_x, self->press_y);
      if (controller_has (GTK_EVENT_CONTROLLER (gesture), GDK_ALT_MASK)
              ? !tile_canvas_pull_begin (self, spot, TRUE, TW_CANVAS_DRAG_POINTER)
              : !tile_canvas_drag_begin (self, spot, TW_CANVAS_DRAG_POINTER))
        return;
      tile_canvas_set_focus (self, self->focus, FALSE);
    }
  self->pointer_x = x;
  self->pointer_y = y;
  if (self->is_turning_symbol)
    {
      tile_canvas_arrow_move (self, x, y);
      return;
    }
  if (self->is_moving_reference)
    {
      tile_canvas_reference_move (self, dx, dy);
      return;
    }
  if (self->is_pulling)
    {
      tw_canvas_view_to_tile (&self->view, x, y, &u, &v);
      tile_canvas_pull_move (self, u, v);
      return;
    }
  drag_past (self, gesture, x, y);
  tile_canvas_drag_move (self,
                         self->is_brushing ? canvas_brush (self, x, y) : canvas_pick (self, x, y));
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, TwTileCanvas *self)
{
  TwCanvasSpot spot;

  if (!self->press_is_live)
    return;
  self->press_is_live = FALSE;
  if (self->drag == TW_CANVAS_DRAG_POINTER)
    tile_canvas_drag_end (self, TRUE);
  else if (hypot (dx, dy) < DRAG_THRESHOLD
           && tile_canvas_arrow_is_at (self, self->press_x, self->press_y))
    gtk_widget_activate_action (GTK_WIDGET (self), "canvas.turn", "i", 1);
  else if (hypot (dx, dy) < DRAG_THRESHOLD)
    {
      spot = canvas_pick (self, self->press_x, self->press_y);
      if (spot.kind != TW_CANVAS_NOWHERE && spot.kind != TW_CANVAS_HANDLE
          && spot.kind != TW_CANVAS_BEND && spot.kind != TW_CANVAS_FIGURE)
        self->focus =
            spot.kind == TW_CANVAS_FIELD ? TW_CANVAS_SPOT (TW_CANVAS_BADGE, spot.index) : spot;
      tile_canvas_set_focus (self, self->focus, FALSE);
      tile_canvas_click (self, spot,
                         controller_has (GTK_EVENT_CONTROLLER (gesture), GDK_SHIFT_MASK));
    }
  tile_canvas_set_hover (self, canvas_pick (self, self->press_x + dx, self->press_y + dy));
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, TwTileCanvas *self)
{
  if (self->drag == TW_CANVAS_DRAG_POINTER)
    tile_canvas_drag_end (self, FALSE);
  self->press_is_live = FALSE;
}

/* Another button gives up what is being dragged, and does nothing else: claimed, it would end the
 * drag as if that had been let go. */
static gboolean
deny_in_drag (GtkGesture *gesture, TwTileCanvas *self)
{
  if (self->drag != TW_CANVAS_DRAG_POINTER)
    return FALSE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  return TRUE;
}

static void
menu_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, TwTileCanvas *self)
{
  TwCanvasSpot spot = canvas_pick (self, x, y);

  if (deny_in_drag (GTK_GESTURE (gesture), self))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (spot.kind != TW_CANVAS_NOWHERE)
    tile_canvas_show_menu (self, spot, x, y);
}

static void
pan_begin_cb (GtkGestureDrag *gesture, double x, double y, TwTileCanvas *self)
{
  if (deny_in_drag (GTK_GESTURE (gesture), self))
    return;
  self->pan_start_x = self->pan_x;
  self->pan_start_y = self->pan_y;
}

static void
pan_update_cb (GtkGestureDrag *gesture, double dx, double dy, TwTileCanvas *self)
{
  tile_canvas_set_view (self, self->view.quarter_turns, self->zoom, self->pan_start_x + dx,
                        self->pan_start_y + dy);
}

/* The point of the tile at (@x, @y) of the canvas stays where it is. */
static void
zoom_at (TwTileCanvas *self, double zoom, double x, double y)
{
  double u, v, to_x, to_y;

  tw_canvas_view_to_tile (&self->view, x, y, &u, &v);
  tile_canvas_set_view (self, self->view.quarter_turns,
                        CLAMP (zoom, TW_CANVAS_LEAST_ZOOM, TW_CANVAS_MOST_ZOOM), self->pan_x,
                        self->pan_y);
  tw_canvas_view_from_tile (&self->view, u, v, &to_x, &to_y);
  tile_canvas_set_view (self, self->view.quarter_turns, self->zoom, self->pan_x + x - to_x,
                        self->pan_y + y - to_y);
}

/* A second finger ends what the first one began to draw. */
static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, TwTileCanvas *self)
{
  drag_cancel_cb (gesture, sequence, self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinch_zoom = self->zoom;
}

static void
pinch_cb (GtkGestureZoom *gesture, double scale, TwTileCanvas *self)
{
  double x = self->pointer_x, y = self->pointer_y;

  if (self->tile == NULL || self->pinch_zoom <= 0)
    return;
  if (gtk_gesture_is_active (GTK_GESTURE (gesture)))
    gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y);
  zoom_at (self, self->pinch_zoom * scale, x, y);
}

/* The point under the pointer stays where it is. */
static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, TwTileCanvas *self)
{
  double u, v;

  if (self->drag != TW_CANVAS_DRAG_NONE || self->tile == NULL)
    return TRUE;
  tw_canvas_view_to_tile (&self->view, self->pointer_x, self->pointer_y, &u, &v);
  if (controller_has (GTK_EVENT_CONTROLLER (scroll), GDK_CONTROL_MASK)
      && tile_canvas_shows_reference (self))
    {
      tile_canvas_reference_scale (self, pow (1.05, -dy), u, v);
      return TRUE;
    }
  zoom_at (self, self->zoom * pow (1.15, -dy), self->pointer_x, self->pointer_y);
  return TRUE;
}

static GdkDragAction
drop_motion_cb (GtkDropTarget *target, double x, double y, TwTileCanvas *self)
{
  const GValue *value = gtk_drop_target_get_value (target);
  TwCanvasSpot spot = canvas_pick (self, x, y);
  int segment;

  /* Known while it hovers, for it is preloaded: the places allowed light up. */
  if (value != NULL)
    tile_canvas_set_armed (self, g_value_get_boxed (value));
  tile_canvas_set_hover (self, spot);
  if (self->tile == NULL || spot.kind == TW_CANVAS_NOWHERE)
    return 0;
  if (self->armed != NULL
      && !tw_canvas_symbol_target (tw_document_get_set (self->document)->own, &self->tile->topology,
                                   self->armed, spot, &segment))
    {
      TwCanvasDeed refusal = { .segment = -1, .edge = -1, .refused = TRUE };

      g_strlcpy (refusal.symbol, self->armed, sizeof refusal.symbol);
      tile_canvas_say_deed (self, &refusal);
      return 0;
    }
  return GDK_ACTION_COPY;
}

static void
drop_leave_cb (GtkDropTarget *target, TwTileCanvas *self)
{
  tile_canvas_set_armed (self, NULL);
  tile_canvas_set_hover (self, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwTileCanvas *self)
{
  TwCanvasSpot spot = canvas_pick (self, x, y);

  if (self->tile == NULL || spot.kind == TW_CANVAS_NOWHERE)
    return FALSE;
  tile_canvas_set_armed (self, g_value_get_boxed (value));
  tile_canvas_click (self, spot, FALSE);
  tile_canvas_set_armed (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  return TRUE;
}

void
tile_canvas_add_pointer (TwTileCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new (), *menu = gtk_gesture_click_new ();
  GtkGesture *pan = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkDropTarget *drop = gtk_drop_target_new (TW_TYPE_SYMBOL_NAME, GDK_ACTION_COPY);

  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  g_signal_connect (menu, "pressed", G_CALLBACK (menu_pressed_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), GDK_BUTTON_MIDDLE);
  g_signal_connect (pan, "drag-begin", G_CALLBACK (pan_begin_cb), self);
  g_signal_connect (pan, "drag-update", G_CALLBACK (pan_update_cb), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_drop_target_set_preload (drop, TRUE);
  g_signal_connect (drop, "enter", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect (drop, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect (drop, "leave", G_CALLBACK (drop_leave_cb), self);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (menu));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pan));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drop));
}
