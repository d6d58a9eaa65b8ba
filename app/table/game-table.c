/* The table as a widget: its children, what it follows. */
#include "app/table/game-table.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/game/table-reading.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-sentences.h"
#include "app/table/laid-tiles.h"
#include "app/table/number-pause.h"
#include "app/table/piece-painter.h"
#include "app/table/table-carry.h"
#include "app/table/table-cover.h"
#include "app/table/table-glass.h"
#include "app/table/table-keys.h"
#include "app/table/table-painter.h"
#include "app/table/table-pill.h"
#include "app/table/table-scanned.h"
#include "app/table/table-sounds.h"
#include "app/widgets/scanned.h"
#include "app/widgets/settings.h"

struct _TwGameTable
{
  GtkWidget parent_instance;

  TwTableScene *scene;
  TwTableCover *cover;
  TwTableLand *land;
  TwTablePointer *pointer;
  TwSpotButtons *spots;
  TwLaidTiles *tiles;
  TwTableScanned scanned;
  TwNumberPause *pause;
  GSettings *settings;
  GtkWidget *pill;
  TwTableSounds *sounds;
  guint tick;
};

static void game_table_be_scanned (TwScannedInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwGameTable,
                               tw_game_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_SCANNED, game_table_be_scanned))

TwTableScene *
tw_game_table_get_scene (TwGameTable *self)
{
  return self->scene;
}

TwSpotButtons *
tw_game_table_get_spots (TwGameTable *self)
{
  return self->spots;
}

static gboolean
animates (TwGameTable *self)
{
  return adw_get_enable_animations (GTK_WIDGET (self)) && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwGameTable *self = TW_GAME_TABLE (widget);
  TwTableCamera *camera = &self->scene->camera;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (camera->start != 0)
    {
      tw_table_camera_advance (camera, now);
      gtk_widget_queue_allocate (widget);
    }
  gtk_widget_queue_draw (widget);
  if (tw_table_scene_advance (self->scene, now) || camera->start != 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_tick (TwGameTable *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
moved_cb (TwGameTable *self)
{
  if (self->scene->camera.start != 0 && animates (self))
    {
      start_tick (self);
      return;
    }
  tw_table_camera_arrive (&self->scene->camera);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
scored_cb (TwGameTable *self, guint first_event)
{
  TwTableFlashes *flashes = &self->scene->flashes;

  tw_table_flashes_end (flashes);
  if (!animates (self))
    return;
  tw_table_flashes_note (flashes, self->scene->model, first_event, g_get_monotonic_time ());
  if (flashes->flashes->len > 0 || flashes->flown_start != 0)
    start_tick (self);
}

/* What a person is told who does not see the table. */
static void
update_accessible (TwGameTable *self)
{
  TwTableModel *model = self->scene->model;
  const TwTableAim *aim = tw_table_model_get_aim (model);
  const TwAction *place = tw_table_model_get_proposal (model);
  g_autofree char *label = NULL;

  label = tw_table_carry_words (self->scene);
  if (label == NULL && aim->is_set)
    label = tw_table_reading_label (model, aim->x, aim->y);
  else if (label == NULL && place != NULL)
    label = tw_table_reading_label (model, place->x, place->y);
  else if (label == NULL)
    label = g_strdup (_ ("Table"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_pill (TwGameTable *self)
{
  tw_table_pill_update (self->pill, self->scene);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
refused_cb (TwGameTable *self)
{
  gtk_widget_error_bell (GTK_WIDGET (self));
  tw_table_sounds_refuse (self->sounds);
}

static void
typed_cb (TwGameTable *self)
{
  update_pill (self);
  update_accessible (self);
}

static void
target_changed_cb (TwGameTable *self)
{
  update_pill (self);
  if (tw_table_by_hand_held (self->scene->model) != NULL)
    update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The tile gets over its place from where it was. */
static void
note_lift (TwGameTable *self)
{
  const TwAction *place = tw_table_model_get_proposal (self->scene->model);
  TwLiftMotion *lift = &self->scene->lift;

  if (place == NULL)
    tw_lift_motion_drop (lift);
  else
    tw_lift_motion_hold (lift, place->x, place->y, animates (self) ? g_get_monotonic_time () : 0);
  if (lift->start != 0)
    start_tick (self);
}

static void
proposed_cb (TwGameTable *self)
{
  note_lift (self);
  tw_table_scene_turn_target (self->scene);
  tw_spot_buttons_update (self->spots);
  update_pill (self);
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What has changed is seen moving; what was scored is lit when that is over but for those that go
 * home, and then the points go home. */
static void
note_moment (TwGameTable *self, gint64 now)
{
  TwTableScene *scene = self->scene;
  const TwTableMotion *motion = &scene->motion;

  scene->now = now;
  tw_piece_painter_note (scene, tw_table_model_get_play (scene->model), now);
  if (motion->start == 0)
    return;
  tw_table_flashes_wait (&scene->flashes, now + motion->begins[TW_MOTION_GOERS],
                         motion->lengths[TW_MOTION_GOERS]);
  start_tick (self);
}

static void
changed_cb (TwGameTable *self)
{
  TwTableScene *scene = self->scene;

  if (tw_table_model_get_game (scene->model) != NULL)
    note_moment (self, animates (self) ? g_get_monotonic_time () : 0);
  tw_laid_tiles_note (self->tiles);
  proposed_cb (self);
  tw_table_pointer_update (self->pointer);
}

static void
follow_cb (TwGameTable *self)
{
  tw_table_scene_set_follows_last (self->scene,
                                   g_settings_get_boolean (self->settings, "follow-last-tile"));
}

static void
game_table_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  *minimum = 240;
  *natural = 600;
}

static void
game_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwGameTable *self = TW_GAME_TABLE (widget);

  tw_table_scene_resize (self->scene, width, height);
  tw_spot_buttons_allocate (self->spots);
  tw_laid_tiles_allocate (self->tiles);
  if (gtk_widget_should_layout (self->pill))
    tw_table_pill_allocate (self->pill, self->spots);
}

void
tw_game_table_paint (TwGameTable *self, GtkSnapshot *snapshot)
{
  const TwTableBrush brush = { self->scene, GTK_WIDGET (self), snapshot };

  tw_table_cover_paint (self->cover, &brush);
  tw_table_painter_paint (&brush, self->land, self->spots);
}

static void
game_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const TwTableBrush brush = { TW_GAME_TABLE (widget)->scene, widget, snapshot };

  tw_game_table_paint (TW_GAME_TABLE (widget), snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child) && !tw_laid_tiles_has (child))
      gtk_widget_snapshot_child (widget, child, snapshot);
  tw_table_glass_paint (&brush, TW_GAME_TABLE (widget)->spots);
}

/* ---- one by one ---------------------------------------------------------------------------- */

static guint
scanned_count (TwScanned *scanned)
{
  return tw_table_scanned_count (&TW_GAME_TABLE (scanned)->scanned);
}

static void
scanned_show (TwScanned *scanned, guint index)
{
  tw_table_scanned_show (&TW_GAME_TABLE (scanned)->scanned, index);
}

static void
scanned_choose (TwScanned *scanned, guint index)
{
  tw_table_scanned_choose (&TW_GAME_TABLE (scanned)->scanned, index);
}

static void
scanned_leave (TwScanned *scanned)
{
  tw_table_scanned_leave (&TW_GAME_TABLE (scanned)->scanned);
}

static void
game_table_be_scanned (TwScannedInterface *iface)
{
  iface->count = scanned_count;
  iface->show = scanned_show;
  iface->choose = scanned_choose;
  iface->leave = scanned_leave;
}

static void
game_table_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_pointer (&TW_GAME_TABLE (object)->tiles, tw_laid_tiles_free);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (tw_game_table_parent_class)->dispose (object);
}

static void
game_table_finalize (GObject *object)
{
  TwGameTable *self = TW_GAME_TABLE (object);

  tw_number_pause_free (self->pause);
  tw_spot_buttons_free (self->spots);
  g_object_unref (self->sounds);
  g_object_unref (self->settings);
  g_object_unref (self->scene);
  g_object_unref (self->cover);
  tw_table_land_free (self->land);
  G_OBJECT_CLASS (tw_game_table_parent_class)->finalize (object);
}

static void
tw_game_table_class_init (TwGameTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = game_table_dispose;
  object_class->finalize = game_table_finalize;
  widget_class->measure = game_table_measure;
  widget_class->size_allocate = game_table_size_allocate;
  widget_class->snapshot = game_table_snapshot;
  gtk_widget_class_set_css_name (widget_class, "gametable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
tw_game_table_init (TwGameTable *self)
{
  self->cover = tw_table_cover_new ();
  self->land = tw_table_land_new ();
  self->pill = tw_table_pill_new ();
  gtk_widget_set_parent (self->pill, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
tw_game_table_new (TwTableModel *model, TwTileTextures *textures)
{
  TwGameTable *self = g_object_new (TW_TYPE_GAME_TABLE, NULL);
  const struct
  {
    gpointer object;
    const char *signal;
    GCallback callback;
  } heard[] = {
    { model, "changed", G_CALLBACK (changed_cb) },
    { model, "proposed", G_CALLBACK (proposed_cb) },
    { model, "typed", G_CALLBACK (typed_cb) },
    { model, "scored", G_CALLBACK (scored_cb) },
    { textures, "ready", G_CALLBACK (gtk_widget_queue_draw) },
    { textures, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw) },
    { self->cover, "changed", G_CALLBACK (gtk_widget_queue_draw) },
    { NULL, "changed", G_CALLBACK (gtk_widget_queue_draw) },
    { NULL, "target-changed", G_CALLBACK (target_changed_cb) },
    { NULL, "moved", G_CALLBACK (moved_cb) },
    { NULL, "refused", G_CALLBACK (refused_cb) },
  };

  self->scene = tw_table_scene_new (model, textures);
  self->sounds = tw_table_sounds_new (model);
  self->pointer = tw_table_pointer_new (GTK_WIDGET (self), self->scene);
  self->spots = tw_spot_buttons_new (GTK_WIDGET (self), self->scene, self->pointer, self->pill);
  self->scanned.spots = self->spots;
  self->tiles = tw_laid_tiles_new (GTK_WIDGET (self), self->scene);
  self->pause = tw_number_pause_new (model);
  self->settings = tw_settings_new ();
  g_signal_connect_object (self->settings, "changed::follow-last-tile", G_CALLBACK (follow_cb),
                           self, G_CONNECT_SWAPPED);
  tw_table_keys_add (self->spots, GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    g_signal_connect_object (heard[i].object != NULL ? heard[i].object : self->scene,
                             heard[i].signal, heard[i].callback, self, G_CONNECT_SWAPPED);
  follow_cb (self);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}
