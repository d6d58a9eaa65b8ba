/* The tiles that are left, beside the table. */
#include "app/play/tiles-drawer.h"

#include <glib/gi18n.h>

#include "app/game/table-outlook.h"
#include "app/game/table-panels.h"
#include "app/play/tiles-shelf.h"
#include "app/widgets/action.h"
#include "app/widgets/width-bin.h"

/* How long the pointer stays at a place before tiles are looked up: it comes over many on its way.
 */
#define WAIT_MS 120
/* What of a frame goes into making buttons. */
#define BUDGET_US 4000
/* Where table and hand have less room than that beside it, it lies below them. */
#define BESIDE_FROM_PX 780
#define BELOW_PX       148
#define WORDS_PX       48
#define WIDE_COLUMNS   4
#define COLUMNS        3
#define MOST_COLUMNS   40

/*
 * @counts: (nullable): how many are left, by kind
 * @filled: the next kind whose button is to be brought up to date
 * @marks: (nullable): by kind, what fits the place that is looked at
 * @is_filtered: whether only that is shown: where all of it has no room
 * @wants_focus: whether the first tile gets the focus once it is there
 */
struct _TwTilesDrawer
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwGameTable *table;
  GActionMap *actions;
  TwTilesShelf *shelf;
  TwWidthBin *bin;
  GArray *counts;
  guint filled;
  gboolean *marks;
  gboolean is_open;
  gboolean is_filtered;
  gboolean wants_focus;
  guint fill_idle;
  guint layout_idle;
  guint timer;

  GtkLabel *title;
  GtkLabel *words;
  GtkScrolledWindow *scroll;
  GtkBox *groups;
};

G_DEFINE_FINAL_TYPE (TwTilesDrawer, tw_tiles_drawer, ADW_TYPE_BIN)

static TwTableScene *
scene_of (TwTilesDrawer *self)
{
  return tw_game_table_get_scene (self->table);
}

static gboolean
has_focus (TwTilesDrawer *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
}

/* ---- in words ------------------------------------------------------------------------------ */

static guint
n_marked (TwTilesDrawer *self)
{
  guint n = 0;

  for (guint kind = 0; kind < self->counts->len; kind++)
    n += self->marks[kind] ? g_array_index (self->counts, guint, kind) : 0;
  return n;
}

/* What is lit here or at the table, or what one can do. */
static void
update_words (TwTilesDrawer *self)
{
  const TwTableScene *scene = scene_of (self);
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint left = tw_tiles_left_sum (self->counts);
  g_autofree char *words = NULL;

  if (scene->fit_kind != TW_NO_KIND)
    words = tw_tiles_left_words (g_array_index (self->counts, guint, scene->fit_kind),
                                 scene->fits->len);
  else if (self->marks != NULL && scene->target.kind == TW_TARGET_CELL)
    words = tw_tiles_left_say_fit (n_marked (self), left, left > play->state->n_left);
  else if (self->marks != NULL && scene->target.node != TW_NO_NODE)
    words = tw_table_outlook_of_feature (self->model, tw_table_model_get_shown (self->model),
                                         scene->target.node);
  else
    words = g_strdup (_ ("Point at a tile to see where it fits, at a place to see what fits."));
  gtk_label_set_label (self->words, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->words), words);
}

static void
update_title (TwTilesDrawer *self)
{
  guint left = tw_tiles_left_sum (self->counts);
  g_autofree char *title = g_strdup_printf (ngettext ("%u tile left", "%u tiles left", left), left);

  gtk_label_set_label (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
}

/* ---- what is shown ------------------------------------------------------------------------- */

static gboolean
is_below (TwTilesDrawer *self)
{
  return self->bin != NULL && gtk_widget_get_width (GTK_WIDGET (self->bin)) < BESIDE_FROM_PX;
}

static guint
n_columns (TwTilesDrawer *self)
{
  return is_below (self)                                         ? MOST_COLUMNS
         : self->bin != NULL && tw_width_bin_is_wide (self->bin) ? WIDE_COLUMNS
                                                                 : COLUMNS;
}

/* One looks from the table at the tiles, or from a tile at the table. */
static void
mark (TwTilesDrawer *self)
{
  tw_tiles_shelf_mark (self->shelf, scene_of (self)->fit_kind == TW_NO_KIND ? self->marks : NULL);
}

/* Returns: whether all is there */
static gboolean
arrange (TwTilesDrawer *self)
{
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint kind = 0; kind < self->counts->len; kind++)
    if (g_array_index (self->counts, guint, kind) > 0
        && !(self->is_filtered && self->marks != NULL && !self->marks[kind]))
      g_array_append_val (kinds, kind);
  if (!tw_tiles_shelf_arrange (self->shelf, self->groups, kinds, self->counts, n_columns (self)))
    return FALSE;
  mark (self);
  if (self->wants_focus)
    self->wants_focus = !tw_tiles_shelf_grab (self->shelf);
  return TRUE;
}

/* The table shows where the tile fits that one is on. Who points at the table wants to know of
 * that, even if the focus has stayed at a tile. */
static void
light (TwTilesDrawer *self)
{
  const TwTableScene *scene = scene_of (self);
  gboolean points = scene->has_pointer && scene->target.kind != TW_TARGET_NONE;
  int kind =
      self->is_open && self->counts != NULL ? tw_tiles_shelf_get_lit (self->shelf, !points) : -1;
  g_autoptr (GArray) places = NULL;

  if (kind >= 0 && (guint) kind < self->counts->len)
    places = tw_tiles_left_places (self->model, (guint) kind);
  if (places != NULL || scene_of (self)->fit_kind != TW_NO_KIND)
    tw_table_scene_set_fits (scene_of (self), places != NULL ? (guint) kind : TW_NO_KIND, places);
  if (self->counts == NULL)
    return;
  mark (self);
  update_words (self);
}

/* ---- made in pieces ------------------------------------------------------------------------ */

static void
fill_kind (TwTilesDrawer *self, guint kind)
{
  g_autoptr (GArray) places = tw_tiles_left_places (self->model, kind);

  tw_tiles_shelf_fill (self->shelf, kind, g_array_index (self->counts, guint, kind), places->len);
}

static gboolean
fill_cb (gpointer data)
{
  TwTilesDrawer *self = data;
  gint64 end = g_get_monotonic_time () + BUDGET_US;

  for (; self->filled < self->counts->len; self->filled++)
    {
      if (g_array_index (self->counts, guint, self->filled) == 0)
        continue;
      if (g_get_monotonic_time () > end)
        return G_SOURCE_CONTINUE;
      fill_kind (self, self->filled);
    }
  if (!arrange (self))
    return G_SOURCE_CONTINUE;
  self->fill_idle = 0;
  light (self);
  return G_SOURCE_REMOVE;
}

static void
queue_filling (TwTilesDrawer *self)
{
  if (self->fill_idle == 0)
    self->fill_idle = g_idle_add (fill_cb, self);
}

/* One tile makes room for all columns: the drawer opens as wide as it stays. */
static void
make_room (TwTilesDrawer *self)
{
  int first = tw_tiles_shelf_first (self->shelf, self->counts);
  g_autoptr (GArray) only = g_array_new (FALSE, FALSE, sizeof (guint));

  if (first < 0 || gtk_widget_get_first_child (GTK_WIDGET (self->groups)) != NULL)
    return;
  g_array_append_val (only, first);
  fill_kind (self, (guint) first);
  tw_tiles_shelf_arrange (self->shelf, self->groups, only, self->counts, n_columns (self));
}

static void
start_filling (TwTilesDrawer *self)
{
  g_clear_pointer (&self->counts, g_array_unref);
  g_clear_pointer (&self->marks, g_free);
  self->is_filtered = FALSE;
  self->counts = tw_tiles_left_count (tw_table_model_get_play (self->model));
  tw_tiles_shelf_set_rules (self->shelf, tw_table_model_get_setup (self->model)->rules);
  self->filled = 0;
  make_room (self);
  update_title (self);
  queue_filling (self);
}

/* ---- looked up from the table -------------------------------------------------------------- */

/* Whether there is more than can be seen at once. */
static gboolean
is_crowded (TwTilesDrawer *self)
{
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (self->scroll);

  return gtk_adjustment_get_upper (at) > gtk_adjustment_get_page_size (at) + 1;
}

/* Returns: (transfer full) (nullable): by kind, what fits the place or completes the feature */
static gboolean *
marks_of_target (TwTilesDrawer *self)
{
  const TwTableTarget *target = &scene_of (self)->target;
  const TwPlay *play = tw_table_model_get_play (self->model);
  g_autofree gboolean *marks = g_new0 (gboolean, self->counts->len);

  if (play->state->status != TW_STATUS_PLAYING)
    return NULL;
  if (target->kind == TW_TARGET_CELL)
    {
      if (tw_board_open_at (&play->board, target->x, target->y) < 0)
        return NULL;
      tw_tiles_left_mark_cell (play, target->x, target->y, marks);
      return g_steal_pointer (&marks);
    }
  if (target->kind == TW_TARGET_NONE || target->node == TW_NO_NODE
      || !tw_table_outlook_mark (self->model, tw_table_model_get_shown (self->model), target->node,
                                 marks))
    return NULL;
  return g_steal_pointer (&marks);
}

static gboolean
look_cb (gpointer data)
{
  TwTilesDrawer *self = data;

  self->timer = 0;
  g_clear_pointer (&self->marks, g_free);
  self->marks = marks_of_target (self);
  /* Who is among the tiles with the keyboard stays where that is. */
  self->is_filtered =
      self->marks != NULL && !has_focus (self) && (self->is_filtered || is_crowded (self));
  queue_filling (self);
  return G_SOURCE_REMOVE;
}

static void
target_changed_cb (TwTilesDrawer *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self)) && self->counts != NULL && self->timer == 0)
    self->timer = g_timeout_add (WAIT_MS, look_cb, self);
}

/* ---- where it is --------------------------------------------------------------------------- */

static void
lay_out (TwTilesDrawer *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *beside = gtk_widget_get_prev_sibling (widget);
  gboolean has_game = tw_table_model_get_game (self->model) != NULL;
  gboolean may =
      has_game && !tw_tiles_left_are_hidden (tw_table_model_get_setup (self->model)->rules);
  gboolean was_visible = gtk_widget_get_visible (widget);
  gboolean is_visible = self->is_open && may && !tw_table_panels_is_finished (self->model)
                        && (beside == NULL || gtk_widget_get_visible (beside));

  tw_action_enable (self->actions, "tiles-left", may);
  tw_action_enable (self->actions, "tiles-left-by-key", may);
  tw_action_set_state (self->actions, "tiles-left", g_variant_new_boolean (self->is_open));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (widget)),
                                  is_below (self) ? GTK_ORIENTATION_VERTICAL
                                                  : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_size_request (widget, -1, is_below (self) ? BELOW_PX : -1);
  /* Room for three lines, so that the tiles do not move with what is said. */
  gtk_widget_set_size_request (GTK_WIDGET (self->words), -1, is_below (self) ? -1 : WORDS_PX);
  if (was_visible && !is_visible && has_focus (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  gtk_widget_set_visible (widget, is_visible);
  if (is_visible && (!was_visible || self->counts == NULL))
    start_filling (self);
  else if (is_visible)
    queue_filling (self);
  if (was_visible && !is_visible)
    {
      tw_tiles_shelf_let_go (self->shelf);
      tw_table_scene_set_fits (scene_of (self), TW_NO_KIND, NULL);
    }
}

static gboolean
layout_cb (gpointer data)
{
  TwTilesDrawer *self = data;

  self->layout_idle = 0;
  lay_out (self);
  return G_SOURCE_REMOVE;
}

/* The table is told of its size in the middle of a layout. */
static void
queue_layout (TwTilesDrawer *self)
{
  if (self->layout_idle == 0)
    self->layout_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, layout_cb, self, NULL);
}

static void
changed_cb (TwTilesDrawer *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  lay_out (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    start_filling (self);
}

static gboolean
key_cb (TwTilesDrawer *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  tw_tiles_shelf_let_go (self->shelf);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
  target_changed_cb (self);
  return GDK_EVENT_STOP;
}

/* ---- actions ------------------------------------------------------------------------------- */

static void
open_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  TwTilesDrawer *self = user_data;

  self->is_open = g_variant_get_boolean (state);
  lay_out (self);
}

static void
by_key_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTilesDrawer *self = user_data;

  self->is_open = !self->is_open;
  self->wants_focus = self->is_open;
  lay_out (self);
}

static const GActionEntry entries[] = {
  { .name = "tiles-left", .state = "false", .change_state = open_cb },
  { .name = "tiles-left-by-key", .activate = by_key_cb },
};

/* ---- the object ---------------------------------------------------------------------------- */

int
tw_tiles_drawer_get_width (TwTilesDrawer *self)
{
  int width = 0;

  g_return_val_if_fail (TW_IS_TILES_DRAWER (self), 0);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || is_below (self))
    return 0;
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

gboolean
tw_tiles_drawer_is_filled (TwTilesDrawer *self)
{
  return self->counts != NULL && self->fill_idle == 0;
}

GtkWidget *
tw_tiles_drawer_get_tile (TwTilesDrawer *self, guint kind)
{
  return tw_tiles_shelf_get_shown (self->shelf, kind);
}

void
tw_tiles_drawer_set_table (TwTilesDrawer *self,
                           TwTableModel *model,
                           TwTileTextures *textures,
                           TwGameTable *table,
                           GActionMap *actions)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (TW_IS_TILES_DRAWER (self) && self->model == NULL);
  self->model = g_object_ref (model);
  self->table = table;
  self->actions = actions;
  self->bin = TW_WIDTH_BIN (gtk_widget_get_ancestor (widget, TW_TYPE_WIDTH_BIN));
  self->shelf = tw_tiles_shelf_new (textures, (TwTilesShelfLit) light, self);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scene_of (self), "target-changed", G_CALLBACK (target_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (scene_of (self), "resized", G_CALLBACK (queue_layout), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_prev_sibling (widget), "notify::visible",
                           G_CALLBACK (queue_layout), self, G_CONNECT_SWAPPED);
  lay_out (self);
}

static void
tiles_drawer_dispose (GObject *object)
{
  TwTilesDrawer *self = TW_TILES_DRAWER (object);

  g_clear_handle_id (&self->fill_idle, g_source_remove);
  g_clear_handle_id (&self->layout_idle, g_source_remove);
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->shelf, tw_tiles_shelf_free);
  g_clear_pointer (&self->counts, g_array_unref);
  g_clear_pointer (&self->marks, g_free);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_tiles_drawer_parent_class)->dispose (object);
}

static void
tw_tiles_drawer_class_init (TwTilesDrawerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tiles_drawer_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/play/tiles-drawer.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTilesDrawer, title);
  gtk_widget_class_bind_template_child (widget_class, TwTilesDrawer, words);
  gtk_widget_class_bind_template_child (widget_class, TwTilesDrawer, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwTilesDrawer, groups);
}

static void
tw_tiles_drawer_init (TwTilesDrawer *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
