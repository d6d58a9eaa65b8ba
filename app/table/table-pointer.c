/* What the pointer does at the table. */
#include "app/table/game-table-private.h"

#include <math.h>

#include "app/game/table-by-hand.h"

/* A press that moves less than this is a click. */
#define CLICK_PX 8
/* A click that comes so soon after the proposal was not meant for it. */
#define DOUBLE_CLICK_MS 180

static gboolean
is_on_child (TwGameTable *self, double x, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *picked = gtk_widget_pick (widget, x, y, GTK_PICK_DEFAULT);

  return picked != NULL && picked != widget;
}

/* The feature under a point: the segment or field of the tile there. */
static guint
node_at (TwGameTable *self, double px, double py, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->model));
  guint slot = tw_board_slot_at (&play->board, x, y);
  int x0, y0;
  TwSpotPoint point;

  if (slot == TW_NO_SLOT)
    return TW_NO_NODE;
  tw_table_view_corner (&self->view, x, y, &x0, &y0);
  point = (TwSpotPoint){ (px - x0) / self->view.side, (py - y0) / self->view.side };
  return tw_table_pictures_hit (self->pictures, play, slot, point);
}

void
tw_game_table_update_pointer (TwGameTable *self)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  TwTableTarget target = { .node = TW_NO_NODE };
  int x, y;

  if (tw_table_model_get_game (self->model) == NULL || !self->has_pointer || self->is_panning
      || is_on_child (self, self->pointer_x, self->pointer_y))
    return;
  tw_table_view_cell_at (&self->view, self->pointer_x, self->pointer_y, &x, &y);
  if (tw_table_by_hand_held (self->model) != NULL
      || (proposal != NULL && proposal->x == x && proposal->y == y))
    tw_table_model_unaim (self->model);
  else
    tw_table_model_aim (self->model, x, y, self->any);
  target.node = node_at (self, self->pointer_x, self->pointer_y, x, y);
  target.x = x;
  target.y = y;
  if (target.node != TW_NO_NODE)
    target.kind = TW_TARGET_FEATURE;
  else if (tw_table_by_hand_held (self->model) == NULL
           && tw_board_open_at (&tw_table_model_get_play (self->model)->board, x, y) >= 0)
    {
      const TwTableAim *aim = tw_table_model_get_aim (self->model);

      target.kind = TW_TARGET_CELL;
      target.turns = aim->is_set ? aim->turns : tw_table_model_get_turns (self->model);
    }
  else
    target = (TwTableTarget){ .node = TW_NO_NODE };
  tw_game_table_set_target (self, &target);
}

void
tw_game_table_set_any (TwGameTable *self, gboolean any)
{
  if (any == self->any)
    return;
  self->any = any;
  tw_game_table_update_pointer (self);
}

static void
motion_cb (TwGameTable *self, double x, double y, GtkEventController *controller)
{
  /* GTK tells of a resting pointer after each layout; the keyboard goes before it. */
  if (hypot (x - self->pointer_x, y - self->pointer_y) < 0.5)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  self->has_pointer = TRUE;
  self->any = (gtk_event_controller_get_current_event_state (controller) & GDK_SHIFT_MASK) != 0;
  tw_game_table_update_pointer (self);
}

static void
leave_cb (TwGameTable *self)
{
  TwTableTarget none = { .node = TW_NO_NODE };

  self->has_pointer = FALSE;
  self->pointer_x = self->pointer_y = -1;
  self->any = FALSE;
  tw_table_model_unaim (self->model);
  tw_game_table_set_target (self, &none);
}

gboolean
tw_game_table_is_double_click (TwGameTable *self)
{
  return g_get_monotonic_time () - self->click_time < DOUBLE_CLICK_MS * 1000;
}

static void
click (TwGameTable *self)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->model);
  guint n = 0;
  int x, y;

  if (tw_table_by_hand_held (self->model) != NULL)
    {
      tw_game_table_put_carried (self);
      return;
    }
  tw_table_view_cell_at (&self->view, self->pointer_x, self->pointer_y, &x, &y);
  tw_table_model_get_spots (self->model, &n);
  if (proposal != NULL && proposal->x == x && proposal->y == y)
    {
      /* Without spots there is nothing left to be asked. */
      if (n == 0 && !tw_game_table_is_double_click (self))
        tw_table_model_finish (self->model);
    }
  else if (tw_table_model_propose (self->model))
    self->click_time = g_get_monotonic_time ();
}

static void
drag_begin_cb (TwGameTable *self, double x, double y, GtkGesture *gesture)
{
  if (is_on_child (self, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->press = GRAPHENE_POINT_INIT ((float) x, (float) y);
  self->is_pressed = TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  tw_game_table_skip_animation (self);
  self->pan_x = self->view.x;
  self->pan_y = self->view.y;
}

static void
drag_update_cb (TwGameTable *self, double dx, double dy, GtkGesture *gesture)
{
  TwTableView view = self->view;

  if (!self->is_panning && hypot (dx, dy) < CLICK_PX)
    return;
  self->is_panning = TRUE;
  self->is_fitted = FALSE;
  view.x = round (self->pan_x + dx);
  view.y = round (self->pan_y + dy);
  tw_table_model_unaim (self->model);
  tw_game_table_set_view (self, &view, FALSE);
}

/* After a layout GTK makes up a motion of the resting pointer, with the buttons as they are by
 * then. If a quick click has already let go of its button, but that has not come through yet, GTK
 * takes the press back, and knows nothing of the release that follows: the click would be lost. */
static gboolean
was_let_go (TwGameTable *self, GtkGestureDrag *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return self->is_pressed && event != NULL && gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY;
}

static void
drag_end_cb (TwGameTable *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;
  gboolean is_click =
      gtk_gesture_drag_get_start_point (gesture, &x, &y) || was_let_go (self, gesture);

  self->is_pressed = FALSE;
  if (self->is_panning)
    {
      self->is_panning = FALSE;
      tw_game_table_update_pointer (self);
      return;
    }
  if (!is_click)
    return;
  /* A touch brings no motion before it. */
  self->pointer_x = self->press.x + dx;
  self->pointer_y = self->press.y + dy;
  self->has_pointer = TRUE;
  tw_game_table_update_pointer (self);
  click (self);
}

static void
secondary_cb (TwGameTable *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gboolean any = (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture))
                  & GDK_SHIFT_MASK)
                 != 0;

  if (tw_table_by_hand_held (self->model) != NULL)
    {
      tw_table_by_hand_hold (self->model, NULL);
      return;
    }
  tw_table_model_turn (self->model, 1, any);
  tw_game_table_update_pointer (self);
}

static gboolean
scroll_cb (TwGameTable *self, double dx, double dy, GtkEventController *controller)
{
  TwTableView view = self->move_start != 0 ? self->view_to : self->view;
  double side = tw_table_view_step (view.side, dy < 0 ? 1 : -1);

  if (dy == 0)
    return GDK_EVENT_PROPAGATE;
  self->is_fitted = FALSE;
  tw_table_view_zoom_to (&view, side, self->pointer_x, self->pointer_y);
  tw_game_table_set_view (self, &view, TRUE);
  return GDK_EVENT_STOP;
}

static void
pinch_begin_cb (TwGameTable *self)
{
  self->pinch_side = self->view.side;
  self->pinch_x = self->view.width / 2.0;
  self->pinch_y = self->view.height / 2.0;
}

static void
pinch_cb (TwGameTable *self, double scale, GtkGesture *gesture)
{
  TwTableView view = self->view;

  if (gtk_gesture_is_active (gesture))
    gtk_gesture_get_bounding_box_center (gesture, &self->pinch_x, &self->pinch_y);
  self->is_fitted = FALSE;
  tw_table_view_zoom_to (&view, self->pinch_side * scale, self->pinch_x, self->pinch_y);
  tw_game_table_set_view (self, &view, FALSE);
}

/* Comes to rest at a side that has pictures of its own. */
static void
pinch_end_cb (TwGameTable *self)
{
  TwTableView view = self->view;

  self->pinch_side = 0;
  tw_table_view_zoom_to (&view, tw_table_view_step (view.side, 0), self->pinch_x, self->pinch_y);
  tw_game_table_set_view (self, &view, TRUE);
}

void
tw_game_table_add_controllers (TwGameTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (secondary, "pressed", G_CALLBACK (secondary_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  g_signal_connect_swapped (pinch, "end", G_CALLBACK (pinch_end_cb), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  tw_game_table_add_keys (self);
  self->drag = GTK_EVENT_CONTROLLER (drag);
  gtk_widget_add_controller (widget, self->drag);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}
