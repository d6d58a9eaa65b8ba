/* The mouse on the canvas, and fingers. */
#include "app/designer/canvas-pointer.h"

#include <math.h>

#include "app/designer/arrow-tool.h"
#include "app/designer/canvas-drag.h"
#include "app/designer/canvas-edit.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/pull-tool.h"
#include "app/designer/reference-tool.h"
#include "app/designer/symbol-name.h"
#include "app/widgets/long-press.h"
#include "app/widgets/touch.h"

/* A press that moves less than this is a click, in pixels. */
#define DRAG_THRESHOLD 7

/* How far the button has got. */
typedef enum
{
  UP,      /* or the press is over already: Escape, another tile */
  DOWN,    /* it may become a click or a drag */
  DRAGGING /* the model's tool follows it */
} Button;

typedef struct
{
  GtkWidget *canvas; /* borrowed: has this */
  TwCanvasModel *model;
  TwCanvasMenuFunc show_menu;
  Button button;
  gconstpointer pressed_item; /* to be compared with only */
  double press_x, press_y;
  double x, y;
  double pan_x, pan_y; /* when the tile was taken to be moved */
  double pinch_zoom;   /* when two fingers began to pinch */
  gboolean shows_hand;
} Pointer;

static void
pointer_free (gpointer data)
{
  Pointer *self = data;

  g_object_unref (self->model);
  g_free (self);
}

static gboolean
controller_has (gpointer controller, GdkModifierType modifier)
{
  return (gtk_event_controller_get_current_event_state (controller) & modifier) != 0;
}

/* A finger hits what is beside it, too. */
static void
heed (Pointer *self, gpointer controller)
{
  tw_canvas_model_set_reach (self->model, tw_touch_reach (controller, 0));
}

/* The drag that follows the pointer, if one does. */
static TwCanvasTool *
tool_of_pointer (Pointer *self)
{
  TwCanvasTool *tool = tw_canvas_model_get (self->model)->tool;

  return tool != NULL && !tool->press.by_keys ? tool : NULL;
}

/* A hand where something can be pulled or turned. */
static void
show_cursor (Pointer *self, TwCanvasSpot spot, double x, double y)
{
  gboolean grabs = spot.kind == TW_CANVAS_BEND || spot.kind == TW_CANVAS_FIGURE
                   || spot.kind == TW_CANVAS_HANDLE || spot.kind == TW_CANVAS_SYMBOL
                   || spot.kind == TW_CANVAS_BADGE
                   || tw_pull_tool_line_at (self->model, spot, x, y) >= 0;

  if (grabs == self->shows_hand)
    return;
  self->shows_hand = grabs;
  gtk_widget_set_cursor_from_name (self->canvas, grabs ? "grab" : NULL);
}

/* A canvas that appears under a resting pointer is entered, and told of a motion to the same
 * place. */
static void
enter_cb (GtkEventControllerMotion *motion, double x, double y, Pointer *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);

  if (state->tool != NULL)
    return;
  heed (self, motion);
  self->x = x;
  self->y = y;
  if (!state->uses_keys)
    tw_canvas_model_set_hover (self->model,
                               tw_canvas_sight_pick (tw_canvas_model_get (self->model), x, y));
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, Pointer *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  TwCanvasSpot spot;

  /* The ring of the keyboard stays until the pointer really moves. */
  if (hypot (x - self->x, y - self->y) < 1)
    return;
  heed (self, motion);
  self->x = x;
  self->y = y;
  if (state->tool != NULL)
    return;
  if (state->uses_keys)
    tw_canvas_model_set_focus (self->model, state->focus, FALSE);
  spot = tw_canvas_sight_pick (tw_canvas_model_get (self->model), x, y);
  tw_canvas_model_set_hover (self->model, spot);
  show_cursor (self, spot, x, y);
}

static void
leave_cb (GtkEventControllerMotion *motion, Pointer *self)
{
  tw_canvas_model_set_hover (self->model, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0));
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, Pointer *self)
{
  heed (self, gesture);
  gtk_widget_grab_focus (self->canvas);
  if (tw_canvas_model_get (self->model)->tool != NULL && tool_of_pointer (self) == NULL)
    tw_canvas_drag_end (self->model, FALSE);
  self->button = DOWN;
  self->pressed_item = tw_canvas_model_get (self->model)->item;
  self->press_x = x;
  self->press_y = y;
}

/* Where the pointer has been since the last frame: GDK hands over only its last place, and an edge
 * that was reached and left within a slow frame is joined nevertheless. */
static void
drag_past (TwCanvasTool *tool, GtkGestureDrag *gesture, double x, double y)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  g_autofree GdkTimeCoord *history = NULL;
  double event_x, event_y;
  guint n = 0;

  if (event == NULL || gdk_event_get_event_type (event) != GDK_MOTION_NOTIFY
      || !gdk_event_get_position (event, &event_x, &event_y))
    return;
  history = gdk_event_get_history (event, &n);
  /* They count from the surface as the event does, which is known in both. */
  for (guint i = 0; i < n; i++)
    tool->klass->move (tool, x + history[i].axes[GDK_AXIS_X] - event_x,
                       y + history[i].axes[GDK_AXIS_Y] - event_y);
}

/* Whether what was pressed is dragged from now on. */
static gboolean
drag_start (Pointer *self, GtkGestureDrag *gesture)
{
  const TwCanvasPress press = { .spot = tw_canvas_sight_pick (tw_canvas_model_get (self->model),
                                                              self->press_x, self->press_y),
                                .x = self->press_x,
                                .y = self->press_y,
                                .moves_whole = controller_has (gesture, GDK_ALT_MASK),
                                .moves_reference = controller_has (gesture, GDK_CONTROL_MASK) };

  if (!tw_canvas_drag_begin (self->model, &press))
    return FALSE;
  self->button = DRAGGING;
  tw_canvas_model_set_focus (self->model, tw_canvas_model_get (self->model)->focus, FALSE);
  return TRUE;
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, Pointer *self)
{
  double x = self->press_x + dx, y = self->press_y + dy;
  TwCanvasTool *tool;

  if (self->button == DRAGGING && tool_of_pointer (self) == NULL)
    self->button = UP;
  if (self->button == UP
      || (self->button == DOWN && (hypot (dx, dy) < DRAG_THRESHOLD || !drag_start (self, gesture))))
    return;
  self->x = x;
  self->y = y;
  tool = tool_of_pointer (self);
  if (tool->klass->counts_way)
    drag_past (tool, gesture, x, y);
  tool->klass->move (tool, x, y);
  gtk_widget_queue_draw (self->canvas);
}

/* A click at what was pressed. */
static void
click (Pointer *self, gboolean with_shift)
{
  TwCanvasSpot spot =
      tw_canvas_sight_pick (tw_canvas_model_get (self->model), self->press_x, self->press_y);
  TwCanvasSpot focus = tw_canvas_model_get (self->model)->focus;

  if (tw_arrow_tool_is_at (self->model, self->press_x, self->press_y))
    {
      tw_canvas_edit_turn (self->model, 1);
      return;
    }
  if (spot.kind == TW_CANVAS_FIELD)
    focus = TW_CANVAS_SPOT (TW_CANVAS_BADGE, spot.index);
  else if (spot.kind != TW_CANVAS_NOWHERE && spot.kind != TW_CANVAS_HANDLE
           && spot.kind != TW_CANVAS_BEND && spot.kind != TW_CANVAS_FIGURE)
    focus = spot;
  tw_canvas_model_set_focus (self->model, focus, FALSE);
  tw_canvas_edit_click (self->model, spot, with_shift);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, Pointer *self)
{
  Button was = self->button;

  self->button = UP;
  if (was == UP || (was == DRAGGING && tool_of_pointer (self) == NULL)
      || self->pressed_item != tw_canvas_model_get (self->model)->item)
    return;
  if (was == DRAGGING)
    tw_canvas_drag_end (self->model, TRUE);
  else if (hypot (dx, dy) < DRAG_THRESHOLD)
    click (self, controller_has (gesture, GDK_SHIFT_MASK));
  tw_canvas_model_set_hover (self->model,
                             tw_canvas_sight_pick (tw_canvas_model_get (self->model),
                                                   self->press_x + dx, self->press_y + dy));
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, Pointer *self)
{
  if (tool_of_pointer (self) != NULL)
    tw_canvas_drag_end (self->model, FALSE);
  self->button = UP;
}

/* Another button gives up what is being dragged, and does nothing else: claimed, it would end the
 * drag as if that had been let go. */
static gboolean
deny_in_drag (gpointer gesture, Pointer *self)
{
  if (tool_of_pointer (self) == NULL)
    return FALSE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  return TRUE;
}

static void
menu_pressed_cb (GtkGesture *gesture, int n_press, double x, double y, Pointer *self)
{
  if (deny_in_drag (gesture, self))
    return;
  gtk_widget_grab_focus (self->canvas);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* A menu that opens while the button is down gets the release of it, which GTK then counts without
 * the press, and complains. */
static void
menu_released_cb (GtkGesture *gesture, int n_press, double x, double y, Pointer *self)
{
  TwCanvasSpot spot = tw_canvas_sight_pick (tw_canvas_model_get (self->model), x, y);

  if (spot.kind != TW_CANVAS_NOWHERE)
    self->show_menu (self->canvas, spot, x, y);
}

/* The finger that asks for the menu draws nothing. */
static gboolean
stays_cb (double x, double y, gpointer data)
{
  Pointer *self = data;
  TwCanvasSpot spot;

  if (self->button == DRAGGING)
    return FALSE;
  tw_canvas_model_set_reach (self->model, TW_TOUCH_REACH_PX);
  spot = tw_canvas_sight_pick (tw_canvas_model_get (self->model), x, y);
  if (spot.kind == TW_CANVAS_NOWHERE)
    return FALSE;
  self->button = UP;
  gtk_widget_grab_focus (self->canvas);
  self->show_menu (self->canvas, spot, x, y);
  return TRUE;
}

static void
pan_begin_cb (GtkGestureDrag *gesture, double x, double y, Pointer *self)
{
  const TwCanvasLens *lens = &tw_canvas_model_get (self->model)->lens;

  if (deny_in_drag (gesture, self))
    return;
  self->pan_x = lens->pan_x;
  self->pan_y = lens->pan_y;
}

static void
pan_update_cb (GtkGestureDrag *gesture, double dx, double dy, Pointer *self)
{
  TwCanvasLens lens = tw_canvas_model_get (self->model)->lens;

  tw_canvas_lens_set (&lens, lens.zoom, self->pan_x + dx, self->pan_y + dy);
  tw_canvas_model_look (self->model, &lens);
}

static void
zoom_at (Pointer *self, double zoom, double x, double y)
{
  TwCanvasLens lens = tw_canvas_model_get (self->model)->lens;

  tw_canvas_lens_zoom_at (&lens, zoom, x, y);
  tw_canvas_model_look (self->model, &lens);
}

/* A second finger ends what the first one began to draw. */
static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, Pointer *self)
{
  drag_cancel_cb (gesture, sequence, self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->pinch_zoom = tw_canvas_model_get (self->model)->lens.zoom;
}

static void
pinch_cb (GtkGesture *gesture, double scale, Pointer *self)
{
  double x = self->x, y = self->y;

  if (tw_canvas_model_get (self->model)->tile == NULL || self->pinch_zoom <= 0)
    return;
  if (gtk_gesture_is_active (gesture))
    gtk_gesture_get_bounding_box_center (gesture, &x, &y);
  zoom_at (self, self->pinch_zoom * scale, x, y);
}

/* The point under the pointer stays where it is. */
static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, Pointer *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  double u, v;

  if (state->tool != NULL || state->tile == NULL)
    return TRUE;
  tw_canvas_view_to_tile (&state->lens.view, self->x, self->y, &u, &v);
  if (controller_has (scroll, GDK_CONTROL_MASK)
      && tw_canvas_sight_has_reference (tw_canvas_model_get (self->model)))
    tw_reference_tool_scale (self->model, pow (1.05, -dy), u, v);
  else
    zoom_at (self, state->lens.zoom * pow (1.15, -dy), self->x, self->y);
  return TRUE;
}

static GdkDragAction
drop_motion_cb (GtkDropTarget *target, double x, double y, Pointer *self)
{
  const TwCanvasState *state = tw_canvas_model_get (self->model);
  const GValue *value = gtk_drop_target_get_value (target);
  TwCanvasSpot spot = tw_canvas_sight_pick (tw_canvas_model_get (self->model), x, y);
  int segment;

  /* Known while it hovers, for it is preloaded: the places allowed light up. */
  if (value != NULL)
    tw_canvas_model_set_armed (self->model, g_value_get_boxed (value));
  tw_canvas_model_set_hover (self->model, spot);
  if (state->tile == NULL || spot.kind == TW_CANVAS_NOWHERE)
    return 0;
  if (state->armed != NULL
      && !tw_canvas_symbol_target (tw_canvas_model_own (self->model), &state->tile->topology,
                                   state->armed, spot, &segment))
    {
      TwCanvasDeed refusal = { .segment = -1, .edge = -1, .refused = TRUE };

      g_strlcpy (refusal.symbol, state->armed, sizeof refusal.symbol);
      tw_canvas_model_say_deed (self->model, &refusal);
      return 0;
    }
  return GDK_ACTION_COPY;
}

static void
drop_leave_cb (GtkDropTarget *target, Pointer *self)
{
  tw_canvas_model_set_armed (self->model, NULL);
  tw_canvas_model_set_hover (self->model, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, Pointer *self)
{
  TwCanvasSpot spot = tw_canvas_sight_pick (tw_canvas_model_get (self->model), x, y);

  if (spot.kind == TW_CANVAS_NOWHERE)
    return FALSE;
  tw_canvas_model_set_armed (self->model, g_value_get_boxed (value));
  tw_canvas_edit_click (self->model, spot, FALSE);
  tw_canvas_model_set_armed (self->model, NULL);
  gtk_widget_grab_focus (self->canvas);
  return TRUE;
}

void
tw_canvas_pointer_add (GtkWidget *canvas, TwCanvasModel *model, TwCanvasMenuFunc show_menu)
{
  Pointer *self = g_new0 (Pointer, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new (), *menu = gtk_gesture_click_new ();
  GtkGesture *pan = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkDropTarget *drop = gtk_drop_target_new (TW_TYPE_SYMBOL_NAME, GDK_ACTION_COPY);

  self->canvas = canvas;
  self->model = g_object_ref (model);
  self->show_menu = show_menu;
  g_object_set_data_full (G_OBJECT (canvas), "pointer", self, pointer_free);
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
  g_signal_connect (menu, "released", G_CALLBACK (menu_released_cb), self);
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
  gtk_widget_add_controller (canvas, motion);
  gtk_widget_add_controller (canvas, scroll);
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (menu));
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (pan));
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (pinch));
  gtk_widget_add_controller (canvas, GTK_EVENT_CONTROLLER (drop));
  tw_long_press_add (canvas, stays_cb, self);
}
