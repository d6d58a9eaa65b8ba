/* What the pointer does at the table. */
#include "app/table/table-pointer.h"

#include <math.h>

#include "app/game/table-by-hand.h"
#include "app/table/spot-lights.h"
#include "app/table/table-carry.h"
#include "app/widgets/long-press.h"
#include "app/widgets/touch.h"

/* A press that moves less than this is a click. */
#define CLICK_PX 8
/* A click that comes so soon after the proposal was not meant for it. */
#define DOUBLE_CLICK_MS 180

/*
 * @x: where the pointer was last, -1 outside
 * @any: whether places that are not legal are shown, too
 * @press: where the button went down
 * @reach: how far from a spot a finger is that still means it, in pixels; 0 for a mouse
 * @is_told: whether the finger that is down has been told of what is below it, and is no click
 * @click_time: when a click made the proposal; the second half of a double click is no
 *   answer yet
 */
struct _TwTablePointer
{
  GtkWidget *table; /* borrowed: has this */
  TwTableScene *scene;
  GtkEventController *drag;
  double x, y;
  gboolean any;
  gboolean is_panning;
  double reach;
  gboolean is_told;
  TwTableSpotNear near;
  gpointer near_data;
  graphene_point_t press;
  double pan_x, pan_y;
  double pinch_side, pinch_x, pinch_y;
  gint64 click_time;
};

static gboolean
is_on_child (TwTablePointer *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);

  return picked != NULL && picked != self->table;
}

/* The feature under a point: the segment or field of the tile there. */
static guint
node_at (TwTablePointer *self, double px, double py, int x, int y)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->scene->model));
  guint slot = tw_board_slot_at (&play->board, x, y);
  int x0, y0;
  TwSpotPoint point;

  if (slot == TW_NO_SLOT)
    return TW_NO_NODE;
  tw_table_view_corner (&self->scene->camera.view, x, y, &x0, &y0);
  point = (TwSpotPoint){ (px - x0) / self->scene->camera.view.side,
                         (py - y0) / self->scene->camera.view.side };
  return tw_table_pictures_hit (self->scene->pictures, play, slot, point);
}

/* What a finger means, or a mouse where many spots are lit. */
static gboolean
find_spot (TwTablePointer *self, int x, int y, guint *out_spot)
{
  if (tw_table_by_hand_held (self->scene->model) != NULL)
    return FALSE;
  return (self->reach > 0 && self->near != NULL
          && self->near (self->near_data, self->x, self->y, self->reach, out_spot))
         || tw_spot_lights_find (self->scene, self->x, self->y,
                                 node_at (self, self->x, self->y, x, y), out_spot);
}

void
tw_table_pointer_update (TwTablePointer *self)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->scene->model);
  TwTableTarget target = { .node = TW_NO_NODE };
  guint spot;
  int x, y;

  if (tw_table_model_get_game (self->scene->model) == NULL || !self->scene->has_pointer
      || self->is_panning || is_on_child (self, self->x, self->y))
    return;
  tw_table_view_cell_at (&self->scene->camera.view, self->x, self->y, &x, &y);
  if (find_spot (self, x, y, &spot))
    {
      tw_table_model_unaim (self->scene->model);
      tw_table_scene_target_spot (self->scene, spot);
      return;
    }
  if (tw_table_by_hand_held (self->scene->model) != NULL
      || (proposal != NULL && proposal->x == x && proposal->y == y))
    tw_table_model_unaim (self->scene->model);
  else
    tw_table_model_aim (self->scene->model, x, y, self->any);
  target.node = node_at (self, self->x, self->y, x, y);
  target.x = x;
  target.y = y;
  if (target.node != TW_NO_NODE)
    target.kind = TW_TARGET_FEATURE;
  else if (tw_table_by_hand_held (self->scene->model) == NULL
           && tw_board_open_at (&tw_table_model_get_play (self->scene->model)->board, x, y) >= 0)
    {
      const TwTableAim *aim = tw_table_model_get_aim (self->scene->model);

      target.kind = TW_TARGET_CELL;
      target.turns = aim->is_set ? aim->turns : tw_table_model_get_turns (self->scene->model);
    }
  else
    target = (TwTableTarget){ .node = TW_NO_NODE };
  tw_table_scene_set_target (self->scene, &target);
}

void
tw_table_pointer_set_any (TwTablePointer *self, gboolean any)
{
  if (any == self->any)
    return;
  self->any = any;
  tw_table_pointer_update (self);
}

static void
motion_cb (TwTablePointer *self, double x, double y, GtkEventController *controller)
{
  /* GTK tells of a resting pointer after each layout; the keyboard goes before it. */
  if (hypot (x - self->x, y - self->y) < 0.5)
    return;
  self->x = x;
  self->y = y;
  self->reach = 0;
  self->scene->has_pointer = TRUE;
  self->scene->pointer = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (self->scene->has_glass)
    gtk_widget_queue_draw (self->table);
  self->any = (gtk_event_controller_get_current_event_state (controller) & GDK_SHIFT_MASK) != 0;
  tw_table_pointer_update (self);
}

static void
leave_cb (TwTablePointer *self)
{
  self->scene->has_pointer = FALSE;
  self->x = self->y = -1;
  self->any = FALSE;
  tw_table_model_unaim (self->scene->model);
  tw_table_scene_set_target (self->scene, NULL);
}

gboolean
tw_table_pointer_is_double_click (TwTablePointer *self)
{
  return g_get_monotonic_time () - self->click_time < DOUBLE_CLICK_MS * 1000;
}

static void
click (TwTablePointer *self)
{
  const TwAction *proposal = tw_table_model_get_proposal (self->scene->model);
  guint n = 0;
  int x, y;

  if (tw_table_by_hand_held (self->scene->model) != NULL)
    {
      tw_table_carry_put (self->scene);
      return;
    }
  /* The nearest of those that are lit. */
  if (self->scene->target.kind == TW_TARGET_SPOT && !is_on_child (self, self->x, self->y))
    {
      if (!tw_table_pointer_is_double_click (self))
        tw_table_model_choose_spot (self->scene->model, self->scene->target.spot, -1);
      return;
    }
  tw_table_view_cell_at (&self->scene->camera.view, self->x, self->y, &x, &y);
  tw_table_model_get_spots (self->scene->model, &n);
  if (proposal != NULL && proposal->x == x && proposal->y == y)
    {
      /* Without spots there is nothing left to be asked. */
      if (n == 0 && !tw_table_pointer_is_double_click (self))
        tw_table_model_finish (self->scene->model);
    }
  else if (tw_table_model_propose (self->scene->model))
    self->click_time = g_get_monotonic_time ();
}

static void
drag_begin_cb (TwTablePointer *self, double x, double y, GtkGesture *gesture)
{
  if (is_on_child (self, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  tw_table_scene_set_held (self->scene, TRUE);
  self->press = GRAPHENE_POINT_INIT ((float) x, (float) y);
  self->is_told = FALSE;
  gtk_widget_grab_focus (self->table);
  tw_table_scene_skip (self->scene);
  self->pan_x = self->scene->camera.view.x;
  self->pan_y = self->scene->camera.view.y;
}

static void
drag_update_cb (TwTablePointer *self, double dx, double dy, GtkGesture *gesture)
{
  TwTableView view = self->scene->camera.view;

  if (!self->is_panning && hypot (dx, dy) < CLICK_PX)
    return;
  self->is_panning = TRUE;
  self->scene->camera.is_fitted = FALSE;
  view.x = round (self->pan_x + dx);
  view.y = round (self->pan_y + dy);
  tw_table_model_unaim (self->scene->model);
  tw_table_scene_go (self->scene, &view, FALSE);
}

/* The end of a press: that of a move, or a click. */
static void
end_press (TwTablePointer *self, double dx, double dy, GtkGestureDrag *gesture)
{
  double x, y;

  if (self->is_panning)
    {
      self->is_panning = FALSE;
      tw_table_pointer_update (self);
      return;
    }
  if (self->is_told || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  /* A touch brings no motion before it. */
  self->x = self->press.x + dx;
  self->y = self->press.y + dy;
  self->reach = tw_touch_reach (GTK_EVENT_CONTROLLER (gesture), 0);
  self->scene->has_pointer = TRUE;
  tw_table_pointer_update (self);
  click (self);
}

/* A click is where the table lies as it is let go. */
static void
drag_end_cb (TwTablePointer *self, double dx, double dy, GtkGestureDrag *gesture)
{
  end_press (self, dx, dy, gesture);
  tw_table_scene_set_held (self->scene, FALSE);
}

/* A finger that stays is told what a mouse is told that hovers. */
static gboolean
stays_cb (double x, double y, gpointer data)
{
  TwTablePointer *self = data;

  if (is_on_child (self, x, y) || self->is_panning
      || tw_table_model_get_game (self->scene->model) == NULL)
    return FALSE;
  self->is_told = TRUE;
  self->x = x;
  self->y = y;
  self->reach = TW_TOUCH_REACH_PX;
  self->scene->has_pointer = TRUE;
  tw_table_pointer_update (self);
  return TRUE;
}

static void
secondary_cb (TwTablePointer *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gboolean any = (gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture))
                  & GDK_SHIFT_MASK)
                 != 0;

  if (tw_table_by_hand_held (self->scene->model) != NULL)
    {
      tw_table_by_hand_hold (self->scene->model, NULL);
      return;
    }
  tw_table_model_turn (self->scene->model, 1, any);
  tw_table_pointer_update (self);
}

static gboolean
scroll_cb (TwTablePointer *self, double dx, double dy, GtkEventController *controller)
{
  TwTableView view = tw_table_camera_rest (&self->scene->camera);
  double side = tw_table_view_step (view.side, dy < 0 ? 1 : -1);

  if (dy == 0)
    return GDK_EVENT_PROPAGATE;
  self->scene->camera.is_fitted = FALSE;
  tw_table_view_zoom_to (&view, side, self->x, self->y);
  tw_table_scene_go (self->scene, &view, TRUE);
  return GDK_EVENT_STOP;
}

static void
pinch_begin_cb (TwTablePointer *self)
{
  self->scene->camera.is_pinched = TRUE;
  tw_table_scene_set_held (self->scene, TRUE);
  self->pinch_side = self->scene->camera.view.side;
  self->pinch_x = self->scene->camera.view.width / 2.0;
  self->pinch_y = self->scene->camera.view.height / 2.0;
}

static void
pinch_cb (TwTablePointer *self, double scale, GtkGesture *gesture)
{
  TwTableView view = self->scene->camera.view;

  if (gtk_gesture_is_active (gesture))
    gtk_gesture_get_bounding_box_center (gesture, &self->pinch_x, &self->pinch_y);
  self->scene->camera.is_fitted = FALSE;
  tw_table_view_zoom_to (&view, self->pinch_side * scale, self->pinch_x, self->pinch_y);
  tw_table_scene_go (self->scene, &view, FALSE);
}

/* Comes to rest at a side that has pictures of its own. */
static void
pinch_end_cb (TwTablePointer *self)
{
  TwTableView view = self->scene->camera.view;

  self->scene->camera.is_pinched = FALSE;
  tw_table_view_zoom_to (&view, tw_table_view_step (view.side, 0), self->pinch_x, self->pinch_y);
  tw_table_scene_go (self->scene, &view, TRUE);
  tw_table_scene_set_held (self->scene, FALSE);
}

void
tw_table_pointer_set_near (TwTablePointer *self, TwTableSpotNear near, gpointer data)
{
  self->near = near;
  self->near_data = data;
}

void
tw_table_pointer_let_go (TwTablePointer *self)
{
  gtk_event_controller_reset (self->drag);
}

static void
pointer_free (gpointer data)
{
  TwTablePointer *self = data;

  g_object_unref (self->scene);
  g_free (self);
}

TwTablePointer *
tw_table_pointer_new (GtkWidget *table, TwTableScene *scene)
{
  TwTablePointer *self = g_new0 (TwTablePointer, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  self->table = table;
  self->scene = g_object_ref (scene);
  self->x = self->y = -1;
  g_object_set_data_full (G_OBJECT (table), "tw-table-pointer", self, pointer_free);
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
  gtk_widget_add_controller (table, motion);
  gtk_widget_add_controller (table, scroll);
  self->drag = GTK_EVENT_CONTROLLER (drag);
  gtk_widget_add_controller (table, self->drag);
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (pinch));
  tw_long_press_add (table, stays_cb, self);
  return self;
}
