/* Between the table and the panels. */
#include "app/play/desk-motion.h"

#include "app/play/track-moves.h"
#include "app/table/travel-layer.h"

/* The panels are borrowed: the table lies in one overlay with them. */
typedef struct
{
  TwGameTable *table;
  TwHand *hand;
  TwScorePanel *scores;
} Desk;

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

static gboolean
event_cb (Desk *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if ((type == GDK_KEY_PRESS && !is_modifier (gdk_key_event_get_keyval (event)))
      || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    {
      tw_table_scene_skip (tw_game_table_get_scene (self->table));
      tw_hand_skip (self->hand);
      tw_track_moves_skip (tw_score_panel_get_track (self->scores));
    }
  return GDK_EVENT_PROPAGATE;
}

/* Points have to arrive before the figures that count them set out. The track has heard of the
 * change before. */
static void
changed_cb (Desk *self)
{
  gint64 until = tw_table_scene_until (tw_game_table_get_scene (self->table));

  if (until != 0)
    tw_track_moves_wait (tw_score_panel_get_track (self->scores), until);
}

void
tw_desk_motion_add (GtkWidget *desk,
                    GtkOverlay *overlay,
                    TwGameTable *table,
                    TwHand *hand,
                    TwScorePanel *scores)
{
  TwTableScene *scene = tw_game_table_get_scene (table);
  GtkEventController *events = gtk_event_controller_legacy_new ();
  Desk *self = g_new (Desk, 1);

  *self = (Desk){ table, hand, scores };
  g_object_set_data_full (G_OBJECT (table), "tw-desk-motion", self, g_free);
  tw_table_scene_set_homes (scene, &(TwTableHomes){ find_home, self });
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (desk, events);
  g_signal_connect_data (scene->model, "changed", G_CALLBACK (changed_cb), self, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (overlay, tw_travel_layer_new (scene));
}
