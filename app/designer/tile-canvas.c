/* The tile being drawn: the widget that joins model, painter, pointer, keys and what opens on it.
 */
#include "app/designer/tile-canvas.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/designer/canvas-voice.h"
#include "app/designer/canvas-accessible.h"
#include "app/designer/canvas-actions.h"
#include "app/designer/canvas-chips.h"
#include "app/designer/canvas-edit.h"
#include "app/designer/canvas-keyboard.h"
#include "app/designer/canvas-line.h"
#include "app/designer/canvas-menu.h"
#include "app/designer/canvas-painter.h"
#include "app/designer/canvas-part-actions.h"
#include "app/designer/canvas-pointer.h"
#include "app/designer/canvas-scanned.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/symbol-chooser.h"
#include "app/widgets/announce.h"
#include "app/widgets/scanned.h"
#include "app/widgets/tile-clipboard.h"
#include "app/widgets/toasts.h"

struct _TwTileCanvas
{
  GtkWidget parent_instance;

  TwCanvasModel *model;
  TwCanvasPainter painter;
  TwCanvasAccessible *accessible;
  GSimpleActionGroup *actions;
  TwCanvasScanned scanned;
  GtkWidget *chips; /* (nullable): shown as long as there are readings to choose from */
  GtkWidget *popover;
  gboolean popover_is_of_tile; /* it speaks of the whole tile, not of a part of it */
  AdwToast *loss_toast;        /* weak; offers to take the last edit back */
};

static void tile_canvas_be_scanned (TwScannedInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwTileCanvas,
                               tw_tile_canvas,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_SCANNED, tile_canvas_be_scanned))

enum
{
  PROP_MESSAGE = 1,
  PROP_IS_DRAWN,
  PROP_ARMED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

const TwCanvasState *
tw_tile_canvas_get_state (TwTileCanvas *self)
{
  return tw_canvas_model_get (self->model);
}

/* Has the popover that is open point there. */
static void
point_at (TwTileCanvas *self, double x, double y)
{
  /* The place may be out of sight, and GTK wants one that is on a screen. */
  x = CLAMP (x, 0, MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 1, 0));
  y = CLAMP (y, 0, MAX (gtk_widget_get_height (GTK_WIDGET (self)) - 1, 0));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle){ (int) x, (int) y, 1, 1 });
}

static void
set_popover (TwTileCanvas *self, GtkWidget *popover, double x, double y)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  if (popover == NULL)
    return;
  self->popover = popover;
  self->popover_is_of_tile = FALSE;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  point_at (self, x, y);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* A popover that begins with a field, which gets the focus. */
static void
set_entry (TwTileCanvas *self, GtkWidget *popover, double x, double y)
{
  set_popover (self, popover, x, y);
  gtk_widget_grab_focus (
      gtk_widget_get_first_child (gtk_popover_get_child (GTK_POPOVER (popover))));
}

void
tw_tile_canvas_show_menu (TwTileCanvas *self, TwCanvasSpot spot, double x, double y)
{
  g_autoptr (GMenuModel) menu = NULL;
  GtkWidget *popover;

  if (tw_tile_canvas_get_state (self)->tile == NULL)
    return;
  if (spot.kind == TW_CANVAS_FIELD)
    spot.kind = TW_CANVAS_BADGE;
  tw_canvas_model_set_context (self->model, spot);
  if (spot.kind == TW_CANVAS_SYMBOL)
    tw_canvas_model_select (self->model, spot, FALSE);
  menu = tw_canvas_menu_new (tw_document_get_set (tw_tile_canvas_get_state (self)->document),
                             tw_tile_canvas_get_state (self)->tile, spot,
                             tw_tile_clipboard_is_ours (GTK_WIDGET (self)),
                             tw_canvas_edit_has_shape (self->model, spot));
  if (g_menu_model_get_n_items (menu) == 0)
    {
      tw_canvas_model_say (self->model, _ ("There is nothing to be done here."));
      return;
    }
  popover = gtk_popover_menu_new_from_model (menu);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  /* Beside the pointer it moves up as far as it needs; below it GTK would cut what has no room. */
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_RIGHT);
  gtk_widget_set_valign (popover, GTK_ALIGN_START);
  set_popover (self, popover, x, y);
}

static void
show_menu (GtkWidget *canvas, TwCanvasSpot spot, double x, double y)
{
  tw_tile_canvas_show_menu (TW_TILE_CANVAS (canvas), spot, x, y);
}

static void
chosen_cb (TwTileCanvas *self, const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "canvas.symbol", "s", id);
}

static void
show_symbols (TwTileCanvas *self, TwCanvasSpot spot, double x, double y)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (self);
  TwSymbolChooser *chooser = tw_symbol_chooser_new (tw_document_get_set (state->document));

  tw_symbol_chooser_add_fitting (chooser, &state->tile->topology, spot);
  g_signal_connect_object (chooser, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  tw_canvas_model_set_context (self->model, spot);
  set_popover (self, GTK_WIDGET (chooser), x, y);
}

/* Shows something at what a key speaks of: the selection, else the focus. */
static void
show_by_key (TwTileCanvas *self, void (*show) (TwTileCanvas *, TwCanvasSpot, double, double))
{
  const TwCanvasState *state = tw_tile_canvas_get_state (self);
  const TwCanvasView *view = &state->lens.view;
  TwCanvasSpot spot = tw_canvas_selection_spot (&state->selection);
  double x = view->x + view->side / 2, y = view->y + view->side / 2;

  if (state->tile == NULL)
    return;
  if (spot.kind == TW_CANVAS_NOWHERE || state->uses_keys)
    spot = state->focus;
  tw_canvas_sight_locate (tw_canvas_model_get (self->model), spot, &x, &y);
  show (self, spot, x, y);
}

static void
symbols_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_by_key (data, show_symbols);
}

/* Where the menu was asked for, once that has closed. */
static gboolean
add_later_cb (gpointer data)
{
  TwTileCanvas *self = data;
  GdkRectangle at = { 0 };

  if (self->popover == NULL || tw_tile_canvas_get_state (self)->tile == NULL)
    return G_SOURCE_REMOVE;
  gtk_popover_get_pointing_to (GTK_POPOVER (self->popover), &at);
  show_symbols (self, tw_tile_canvas_get_state (self)->context, at.x, at.y);
  return G_SOURCE_REMOVE;
}

static void
add_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, add_later_cb, g_object_ref (data), g_object_unref);
}

static void
menu_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_by_key (data, tw_tile_canvas_show_menu);
}

static void
line_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  const TwCanvasView *view = &tw_tile_canvas_get_state (self)->lens.view;
  GtkWidget *line;

  if (tw_tile_canvas_get_state (self)->tile == NULL
      || tw_tile_canvas_get_state (self)->tool != NULL)
    return;
  line = tw_canvas_line_new (self->model);
  gtk_popover_set_position (GTK_POPOVER (line), GTK_POS_BOTTOM);
  tw_canvas_model_offer (self->model, NULL);
  tw_canvas_model_set_context (self->model, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0));
  set_entry (self, line, view->x + view->side / 2, view->y + view->side);
  self->popover_is_of_tile = TRUE;
}

/* Into the hand, as J does: arrows and Enter lay it down. */
static gboolean
move_later_cb (gpointer data)
{
  TwTileCanvas *self = data;

  if (self->actions == NULL || tw_tile_canvas_get_state (self)->tile == NULL)
    return G_SOURCE_REMOVE;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  tw_canvas_model_set_focus (self->model, tw_tile_canvas_get_state (self)->context, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "grab", NULL);
  return G_SOURCE_REMOVE;
}

/* Once the menu has closed: as it closes it moves the focus, and without that the drag is over. */
static void
move_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, move_later_cb, g_object_ref (data), g_object_unref);
}

static const GActionEntry entries[] = {
  { .name = "symbols", .activate = symbols_cb }, { .name = "add", .activate = add_cb },
  { .name = "menu", .activate = menu_cb },       { .name = "line", .activate = line_cb },
  { .name = "move", .activate = move_cb },
};

static void
show_offer (TwTileCanvas *self)
{
  const TwCanvasOffer *offer = &tw_tile_canvas_get_state (self)->offer;

  if (offer->n_readings == 0)
    g_clear_pointer (&self->chips, gtk_widget_unparent);
  else if (self->chips != NULL)
    tw_canvas_chips_update (self->chips, offer);
  else
    {
      self->chips = tw_canvas_chips_new (self->model);
      gtk_widget_set_parent (self->chips, GTK_WIDGET (self));
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}

static void
changed_cb (TwTileCanvas *self, guint parts)
{
  GObject *object = G_OBJECT (self);

  /* A menu or list that is open speaks of a place that may be another one now. */
  if (self->popover != NULL
      && ((parts & TW_CANVAS_ITEM) || ((parts & TW_CANVAS_TILE) && !self->popover_is_of_tile)))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (parts & TW_CANVAS_OFFERED)
    show_offer (self);
  if (parts & (TW_CANVAS_CHOICE | TW_CANVAS_SELECTED))
    tw_canvas_actions_update (G_ACTION_MAP (self->actions), tw_tile_canvas_get_state (self));
  if (parts & (TW_CANVAS_FOCUS | TW_CANVAS_SELECTED))
    tw_canvas_accessible_update (self->accessible);
  if (parts & TW_CANVAS_LENS)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (parts & TW_CANVAS_LOOK)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  /* What is said where there is no message depends on where the keyboard is. */
  if (parts & (TW_CANVAS_MESSAGE | TW_CANVAS_FOCUS))
    g_object_notify_by_pspec (object, props[PROP_MESSAGE]);
  if (parts & TW_CANVAS_DRAWN)
    g_object_notify_by_pspec (object, props[PROP_IS_DRAWN]);
  if (parts & TW_CANVAS_ARMED)
    g_object_notify_by_pspec (object, props[PROP_ARMED]);
  if (parts & TW_CANVAS_SELECTED)
    g_signal_emit_by_name (self, "selection-changed");
}

/* Undo takes back the last step, whichever that is: it is offered for that one only. */
static void
lost_cb (TwTileCanvas *self, const char *lost)
{
  g_autofree char *words = NULL;

  if (self->loss_toast != NULL)
    tw_toasts_withdraw (self->loss_toast);
  g_clear_weak_pointer (&self->loss_toast);
  if (lost == NULL)
    return;
  /* Translators: %s is what stood on land that was taken off, "Inn, Garden" */
  words = g_strdup_printf (_ ("Gone with it: %s"), lost);
  g_set_weak_pointer (&self->loss_toast, tw_announce_undo (GTK_WIDGET (self), NULL, words));
}

void
tw_tile_canvas_tell_loss (TwTileCanvas *self, const TwTile *before)
{
  tw_canvas_model_tell_loss (self->model, before);
}

static void
tile_canvas_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (TW_TILE_CANVAS (object));

  switch (id)
    {
    case PROP_MESSAGE:
      g_value_set_string (value, state->message);
      break;
    case PROP_IS_DRAWN:
      g_value_set_boolean (value, state->is_drawn);
      break;
    case PROP_ARMED:
      g_value_set_string (value, state->armed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* ---- one by one ---------------------------------------------------------------------------- */

static guint
scanned_count (TwScanned *scanned)
{
  return tw_canvas_scanned_count (&TW_TILE_CANVAS (scanned)->scanned);
}

static void
scanned_show (TwScanned *scanned, guint index)
{
  tw_canvas_scanned_show (&TW_TILE_CANVAS (scanned)->scanned, index);
}

static void
scanned_choose (TwScanned *scanned, guint index)
{
  tw_canvas_scanned_choose (&TW_TILE_CANVAS (scanned)->scanned, index);
}

static void
scanned_leave (TwScanned *scanned)
{
  tw_canvas_scanned_leave (&TW_TILE_CANVAS (scanned)->scanned);
}

static void
tile_canvas_be_scanned (TwScannedInterface *iface)
{
  iface->count = scanned_count;
  iface->show = scanned_show;
  iface->choose = scanned_choose;
  iface->leave = scanned_leave;
}

static void
tile_canvas_dispose (GObject *object)
{
  TwTileCanvas *self = TW_TILE_CANVAS (object);

  set_popover (self, NULL, 0, 0);
  tw_tile_canvas_set_item (self, NULL);
  tw_tile_canvas_set_sources (self, NULL, NULL);
  g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_pointer (&self->accessible, tw_canvas_accessible_free);
  g_clear_pointer (&self->chips, gtk_widget_unparent);
  tw_canvas_painter_clear (&self->painter);
  if (self->actions != NULL)
    {
      g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->actions));

      /* A page may hold the group longer than the canvas lives. */
      for (guint i = 0; names[i] != NULL; i++)
        g_action_map_remove_action (G_ACTION_MAP (self->actions), names[i]);
    }
  g_clear_object (&self->actions);
  g_clear_weak_pointer (&self->loss_toast);
  G_OBJECT_CLASS (tw_tile_canvas_parent_class)->dispose (object);
}

static void
tile_canvas_finalize (GObject *object)
{
  g_object_unref (TW_TILE_CANVAS (object)->model);
  G_OBJECT_CLASS (tw_tile_canvas_parent_class)->finalize (object);
}

static void
tile_canvas_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  /* What asks something above the page, in large words, leaves it little. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 96;
  *natural = 480;
}

static void
tile_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwTileCanvas *self = TW_TILE_CANVAS (widget);
  const TwCanvasView *view = &tw_tile_canvas_get_state (self)->lens.view;

  tw_canvas_model_resize (self->model, width, height);
  if (self->chips != NULL)
    tw_canvas_chips_allocate (self->chips, tw_tile_canvas_get_state (self));
  tw_canvas_accessible_allocate (self->accessible);
  /* A page that opens may be asked for the line before it has a size. */
  if (self->popover != NULL && self->popover_is_of_tile)
    point_at (self, view->x + view->side / 2, view->y + view->side);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
tile_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwTileCanvas *self = TW_TILE_CANVAS (widget);

  tw_canvas_painter_snapshot (&self->painter, widget, self->model, snapshot);
  if (self->chips != NULL)
    gtk_widget_snapshot_child (widget, self->chips, snapshot);
}

static void
tw_tile_canvas_class_init (TwTileCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = tile_canvas_dispose;
  object_class->finalize = tile_canvas_finalize;
  object_class->get_property = tile_canvas_get_property;
  widget_class->snapshot = tile_canvas_snapshot;
  widget_class->measure = tile_canvas_measure;
  widget_class->size_allocate = tile_canvas_size_allocate;
  props[PROP_MESSAGE] = g_param_spec_string ("message", NULL, NULL, NULL, flags);
  props[PROP_IS_DRAWN] = g_param_spec_boolean ("is-drawn", NULL, NULL, FALSE, flags);
  props[PROP_ARMED] = g_param_spec_string ("armed", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  g_signal_new ("selection-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "tilecanvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_tile_canvas_init (TwTileCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GActionMap *actions;

  self->model = tw_canvas_model_new ();
  self->painter.reference.canvas = widget;
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  self->actions = g_simple_action_group_new ();
  self->scanned.model = self->model;
  self->scanned.actions = G_ACTION_GROUP (self->actions);
  actions = G_ACTION_MAP (self->actions);
  tw_canvas_actions_add (actions, self->model);
  tw_canvas_part_actions_add (actions, self->model);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (widget, "canvas", G_ACTION_GROUP (self->actions));
  tw_canvas_pointer_add (widget, self->model, show_menu);
  tw_canvas_keyboard_add (widget, self->model);
  self->accessible = tw_canvas_accessible_new (widget, self->model);
  tw_canvas_voice_add (widget, self->model);
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->model, "lost", G_CALLBACK (lost_cb), self);
  changed_cb (self, TW_CANVAS_CHOICE | TW_CANVAS_FOCUS);
}

static void
ready_cb (TwTileCanvas *self)
{
  if (self->painter.picture_is_due)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tw_tile_canvas_set_sources (TwTileCanvas *self, TwDocument *document, TwTileTextures *textures)
{
  if (self->painter.textures != NULL)
    g_signal_handlers_disconnect_by_data (self->painter.textures, self);
  g_set_object (&self->painter.textures, textures);
  tw_canvas_model_set_document (self->model, document);
  if (textures == NULL)
    return;
  g_signal_connect_swapped (textures, "ready", G_CALLBACK (ready_cb), self);
  g_signal_connect_swapped (textures, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                            self);
}

void
tw_tile_canvas_set_item (TwTileCanvas *self, TwTileItem *item)
{
  tw_canvas_model_set_item (self->model, item);
}

GActionGroup *
tw_tile_canvas_get_actions (TwTileCanvas *self)
{
  return G_ACTION_GROUP (self->actions);
}

void
tw_tile_canvas_select (TwTileCanvas *self, TwCanvasSpot spot, gboolean add)
{
  tw_canvas_model_select (self->model, spot, add);
}

void
tw_tile_canvas_delete_selected (TwTileCanvas *self)
{
  tw_canvas_edit_delete_selected (self->model);
}

TwCanvasSpot
tw_tile_canvas_get_target (TwTileCanvas *self)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (self);
  TwCanvasSpot spot = tw_canvas_selection_spot (&state->selection);

  return spot.kind == TW_CANVAS_NOWHERE && state->uses_keys ? state->focus : spot;
}

void
tw_tile_canvas_say (TwTileCanvas *self, const char *message)
{
  tw_canvas_model_say (self->model, message);
}

void
tw_tile_canvas_set_is_drawn (TwTileCanvas *self, gboolean is_drawn)
{
  tw_canvas_model_set_is_drawn (self->model, is_drawn);
}

gboolean
tw_tile_canvas_get_spot_point (TwTileCanvas *self, TwCanvasSpot spot, double *out_x, double *out_y)
{
  return tw_canvas_sight_locate (tw_canvas_model_get (self->model), spot, out_x, out_y);
}
