/* Between the table and the panels. */
#include "app/play/desk-motion.h"

#include "app/play/track-moves.h"
#include "app/table/travel-layer.h"

struct _TwDeskMotion
{
  GObject parent_instance;

  /* (owned) */
  TwTableScene *scene;
  TwTableReplay *replay;
  /* (borrowed): the desk has them and this */
  TwGameTable *table;
  TwHand *hand;
  TwScorePanel *scores;
  /* When what moves is over, as far as those know who wait for it; 0 if nothing moves. */
  gint64 until;
};

G_DEFINE_FINAL_TYPE (TwDeskMotion, tw_desk_motion, G_TYPE_OBJECT)

static gboolean
find_widget (TwGameTable *table, GtkWidget *widget, graphene_rect_t *out_rect)
{
  return gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (table), out_rect);
}

/* What is scrolled away is beyond the rim of the panel. */
static gboolean
find_in_scores (TwDeskMotion *self, GtkWidget *widget, graphene_rect_t *out_rect)
{
  graphene_rect_t panel;
  float lowest;

  if (widget == NULL || !find_widget (self->table, GTK_WIDGET (self->scores), &panel)
      || !find_widget (self->table, widget, out_rect))
    return FALSE;
  lowest = panel.origin.y + panel.size.height - out_rect->size.height;
  out_rect->origin.y = MAX (MIN (out_rect->origin.y, lowest), panel.origin.y);
  return TRUE;
}

static gboolean
find_score (TwDeskMotion *self, guint seat, graphene_rect_t *out_rect)
{
  TwScoreTrack *track = tw_score_panel_get_track (self->scores);
  graphene_rect_t figure;

  if (!find_in_scores (self, GTK_WIDGET (track), out_rect))
    return find_in_scores (self, tw_score_panel_get_score (self->scores, seat), out_rect);
  figure = tw_track_moves_figure (track, seat);
  out_rect->origin.x += figure.origin.x;
  out_rect->origin.y += figure.origin.y;
  out_rect->size = figure.size;
  return TRUE;
}

static gboolean
find_home (gpointer data, TwTableHome home, guint seat, graphene_rect_t *out_rect)
{
  TwDeskMotion *self = data;

  switch (home)
    {
    case TW_HOME_HAND:
      return find_widget (self->table, tw_hand_get_tile (self->hand), out_rect);
    case TW_HOME_SEAT:
      return find_in_scores (self, tw_score_panel_get_seat (self->scores, seat), out_rect);
    case TW_HOME_SCORE:
    default:
      return find_score (self, seat, out_rect);
    }
}

/* Keys that change what others do are no answer to what is seen. */
static gboolean
is_modifier (guint keyval)
{
  return (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R)
         || keyval == GDK_KEY_ISO_Level3_Shift;
}

static void
skip (TwDeskMotion *self)
{
  tw_table_scene_skip (self->scene);
  tw_hand_skip (self->hand);
  tw_track_moves_skip (tw_score_panel_get_track (self->scores));
}

static gboolean
key_cb (TwDeskMotion *self, guint keyval)
{
  if (!is_modifier (keyval))
    skip (self);
  return GDK_EVENT_PROPAGATE;
}

static void
wait_until (TwDeskMotion *self, gint64 until)
{
  self->until = until;
  tw_table_replay_wait (self->replay, until);
  if (until != 0)
    tw_track_moves_wait (tw_score_panel_get_track (self->scores), until);
}

/* Points have to arrive before the figures that count them set out. The track has heard of the
 * change before. */
static void
changed_cb (TwDeskMotion *self)
{
  wait_until (self, tw_table_scene_until (self->scene));
}

/* The first frame may have come late, and what moves is over as much later. */
static void
stepped_cb (TwDeskMotion *self)
{
  gint64 until = tw_table_scene_until (self->scene);

  if (self->until != 0 && until > self->until)
    wait_until (self, until);
}

/* Both hear of it before whoever it is meant for, and leave it to them. */
static void
add_controllers (TwDeskMotion *self, GtkWidget *desk)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *clicks = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (clicks), 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (clicks), GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (clicks, "pressed", G_CALLBACK (skip), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (desk, keys);
  gtk_widget_add_controller (desk, GTK_EVENT_CONTROLLER (clicks));
}

static void
desk_motion_dispose (GObject *object)
{
  TwDeskMotion *self = TW_DESK_MOTION (object);

  /* Nobody asks where the panels are from now on. */
  if (self->scene != NULL)
    tw_table_scene_set_homes (self->scene, &(TwTableHomes){ 0 });
  g_clear_object (&self->scene);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (tw_desk_motion_parent_class)->dispose (object);
}

static void
tw_desk_motion_class_init (TwDeskMotionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = desk_motion_dispose;
}

static void
tw_desk_motion_init (TwDeskMotion *self)
{
}

TwDeskMotion *
tw_desk_motion_new (GtkWidget *desk,
                    GtkOverlay *overlay,
                    TwGameTable *table,
                    TwHand *hand,
                    TwScorePanel *scores,
                    TwTableReplay *replay)
{
  TwDeskMotion *self = g_object_new (TW_TYPE_DESK_MOTION, NULL);

  self->scene = g_object_ref (tw_game_table_get_scene (table));
  self->replay = g_object_ref (replay);
  self->table = table;
  self->hand = hand;
  self->scores = scores;
  tw_table_scene_set_homes (self->scene, &(TwTableHomes){ find_home, self });
  add_controllers (self, desk);
  g_signal_connect_object (self->scene->model, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scene, "stepped", G_CALLBACK (stepped_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (overlay, tw_travel_layer_new (self->scene));
  return self;
}
