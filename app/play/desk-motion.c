/* Between the table and the panels. */
#include "app/play/desk-motion.h"

#include "app/play/track-moves.h"
#include "app/table/travel-layer.h"

#define KEY "tw-desk-motion"

/* The panels are borrowed: the table lies in one overlay with them. */
typedef struct
{
  TwGameTable *table;
  TwHand *hand;
  TwScorePanel *scores;
  TwTableReplay *replay;
} Desk;

static void
desk_free (gpointer data)
{
  Desk *self = data;

  g_object_unref (self->replay);
  g_free (self);
}

static gboolean
find_widget (TwGameTable *table, GtkWidget *widget, graphene_rect_t *out_rect)
{
  return gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (table), out_rect);
}

/* What is scrolled away is beyond the rim of the panel. */
static gboolean
find_in_scores (Desk *self, GtkWidget *widget, graphene_rect_t *out_rect)
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
find_score (Desk *self, guint seat, graphene_rect_t *out_rect)
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
  Desk *self = data;

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
skip (Desk *self)
{
  tw_table_scene_skip (tw_game_table_get_scene (self->table));
  tw_hand_skip (self->hand);
  tw_track_moves_skip (tw_score_panel_get_track (self->scores));
}

static gboolean
key_cb (Desk *self, guint keyval)
{
  if (!is_modifier (keyval))
    skip (self);
  return GDK_EVENT_PROPAGATE;
}

/* Points have to arrive before the figures that count them set out. The track has heard of the
 * change before. */
static void
changed_cb (TwGameTable *table)
{
  Desk *self = g_object_get_data (G_OBJECT (table), KEY);
  gint64 until = tw_table_scene_until (tw_game_table_get_scene (table));

  tw_table_replay_wait (self->replay, until);
  if (until != 0)
    tw_track_moves_wait (tw_score_panel_get_track (self->scores), until);
}

/* Both hear of it before whoever it is meant for, and leave it to them. */
static void
add_controllers (Desk *self, GtkWidget *desk)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *clicks = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (clicks), 0);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (clicks), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (clicks, "pressed", G_CALLBACK (skip), self);
  gtk_widget_add_controller (desk, keys);
  gtk_widget_add_controller (desk, GTK_EVENT_CONTROLLER (clicks));
}

void
tw_desk_motion_add (GtkWidget *desk,
                    GtkOverlay *overlay,
                    TwGameTable *table,
                    TwHand *hand,
                    TwScorePanel *scores,
                    TwTableReplay *replay)
{
  TwTableScene *scene = tw_game_table_get_scene (table);
  Desk *self = g_new (Desk, 1);

  *self = (Desk){ table, hand, scores, g_object_ref (replay) };
  g_object_set_data_full (G_OBJECT (table), KEY, self, desk_free);
  tw_table_scene_set_homes (scene, &(TwTableHomes){ find_home, self });
  add_controllers (self, desk);
  g_signal_connect_object (scene->model, "changed", G_CALLBACK (changed_cb), table,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (overlay, tw_travel_layer_new (scene));
}
