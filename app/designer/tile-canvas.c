/* The tile being drawn: what is shown, what is selected, what a gesture makes of it. */
#include "app/designer/tile-canvas-private.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "engine/tile/variants.h"

G_DEFINE_FINAL_TYPE (TwTileCanvas, tw_tile_canvas, GTK_TYPE_WIDGET)

enum
{
  PROP_MESSAGE = 1,
  PROP_IS_DRAWN,
  PROP_ARMED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

const TwVocabulary *
tile_canvas_own (TwTileCanvas *self)
{
  return self->document != NULL ? tw_document_get_set (self->document)->own : NULL;
}

static const char *
canvas_set_id (TwTileCanvas *self)
{
  return self->document != NULL ? tw_document_get_set (self->document)->id : "";
}

void
tile_canvas_scene (TwTileCanvas *self, TwCanvasScene *out_scene)
{
  out_scene->tile = self->tile;
  out_scene->layout = self->layout;
  out_scene->shows_fields = tile_canvas_fields_are_seen (self);
  out_scene->handles =
      self->drag == TW_CANVAS_DRAG_NONE && self->armed == NULL ? self->selected : 0;
}

gboolean
tile_canvas_fields_are_seen (TwTileCanvas *self)
{
  if (self->shows_fields || self->selected_field >= 0)
    return TRUE;
  if (self->is_moving_reference || self->is_turning_symbol)
    return FALSE;
  if (self->drag != TW_CANVAS_DRAG_NONE)
    return (self->is_pulling ? self->pull_spot.kind : self->gesture.from.kind) == TW_CANVAS_BADGE;
  if (self->armed != NULL)
    return FALSE;
  return self->hover.kind == TW_CANVAS_FIELD || self->hover.kind == TW_CANVAS_BADGE
         || (self->uses_keys && self->focus.kind == TW_CANVAS_BADGE);
}

void
tile_canvas_set_shown (TwTileCanvas *self, const TwTopology *topology)
{
  g_clear_pointer (&self->shown, tw_tile_unref);
  g_clear_pointer (&self->shown_layout, tw_tile_layout_unref);
  if (self->tile != NULL && topology != NULL
      && !tw_topology_equal (topology, &self->tile->topology))
    {
      tile_canvas_show_tile (self, tw_tile_with_topology (self->tile, topology));
      return;
    }
  else if (self->tile != NULL)
    {
      /* The drawing is what is edited here, also where a finished picture is shown elsewhere. */
      self->shown = self->tile->picture.file != NULL
                        ? tw_tile_with_picture (self->tile, -1, NULL, NULL)
                        : tw_tile_ref (self->tile);
      self->shown_layout = tw_tile_layout_ref (self->layout);
    }
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_show_tile (TwTileCanvas *self, TwTile *tile)
{
  g_clear_pointer (&self->shown, tw_tile_unref);
  g_clear_pointer (&self->shown_layout, tw_tile_layout_unref);
  self->shown =
      tile->picture.file != NULL ? tw_tile_with_picture (tile, -1, NULL, NULL) : tw_tile_ref (tile);
  tw_tile_unref (tile);
  tile = self->shown;
  self->shown_layout = tw_tile_layout_new (canvas_set_id (self), tile, -1, 0);
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A spot that names something the drawing no longer has. */
static gboolean
spot_is_stale (const TwTile *tile, TwCanvasSpot spot)
{
  switch (spot.kind)
    {
    case TW_CANVAS_SEGMENT:
      return spot.index >= tile->topology.n_segments;
    case TW_CANVAS_HANDLE:
      return !tw_canvas_has_handle (&tile->topology, (guint) spot.index);
    case TW_CANVAS_FIGURE:
      return spot.index >= tile->topology.n_segments;
    case TW_CANVAS_BEND:
      return spot.index >= TW_CANVAS_MAX_BENDS;
    case TW_CANVAS_JUNCTION:
      return spot.index >= tile->topology.n_junctions;
    case TW_CANVAS_SYMBOL:
      return spot.index >= tile->topology.n_symbols;
    case TW_CANVAS_FIELD:
    case TW_CANVAS_BADGE:
      return spot.index >= tile->fields.n_fields;
    default:
      return FALSE;
    }
}

/* A menu or list that is open speaks of a place that may be another one now. */
static void
close_questions (TwTileCanvas *self)
{
  if (self->popover != NULL && self->context.kind != TW_CANVAS_NOWHERE)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

/* Takes the document's value of the tile over. */
void
tile_canvas_load (TwTileCanvas *self)
{
  TwTile *value = self->item != NULL ? (TwTile *) tw_tile_item_get_tile (self->item) : NULL;
  g_autoptr (TwTile) before = g_steal_pointer (&self->tile);

  if (self->item != NULL && tw_tile_item_get_position (self->item) < 0)
    value = NULL;
  if (!self->is_choosing)
    tile_canvas_close_chips (self);
  close_questions (self);
  if (self->is_pulling)
    tw_canvas_pull_end (&self->pull);
  self->is_pulling = self->is_moving_reference = self->is_turning_symbol = FALSE;
  g_clear_pointer (&self->layout, tw_tile_layout_unref);
  g_clear_pointer (&self->value, tw_tile_unref);
  if (value != NULL)
    {
      self->value = tw_tile_ref (value);
      if (self->variant >= (int) value->n_variants)
        self->variant = -1;
      self->tile =
          self->variant >= 0 ? tw_variant_tile (value, (guint) self->variant) : tw_tile_ref (value);
      self->layout = tw_tile_layout_new (canvas_set_id (self), self->tile, -1, 0);
      if (before != NULL)
        tile_canvas_carry_selection (self, before);
      if (spot_is_stale (self->tile, self->hover))
        self->hover = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
      if (spot_is_stale (self->tile, self->focus))
        self->focus = TW_CANVAS_SPOT (TW_CANVAS_MIDDLE, 0);
      if (spot_is_stale (self->tile, self->context))
        self->context = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
    }
  else
    {
      self->selected = 0;
      self->selected_symbol = self->selected_field = -1;
      self->hover = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
    }
  self->drag = TW_CANVAS_DRAG_NONE;
  tile_canvas_set_shown (self, NULL);
  tile_canvas_update_accessible (self);
}

static gboolean
has_same_pictures (const TwTile *a, const TwTile *b)
{
  return g_strcmp0 (a->reference.picture.file, b->reference.picture.file) == 0
         && g_strcmp0 (a->picture.file, b->picture.file) == 0;
}

static void
document_changed_cb (TwDocument *document, guint parts, TwTileItem *item, TwTileCanvas *self)
{
  if (self->item == NULL || (item != NULL && item != self->item))
    return;
  /* The set may have other colours. */
  if ((parts & TW_DOCUMENT_HEAD) != 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->tile != NULL && tw_tile_item_get_position (self->item) >= 0
      && tw_tile_item_get_tile (self->item) == self->value)
    return;
  /* What was said of a picture is not true of another one, or of none. */
  if (self->value != NULL && tw_tile_item_get_position (self->item) >= 0
      && !has_same_pictures (self->value, tw_tile_item_get_tile (self->item)))
    tile_canvas_say (self, "");
  /* A drag of what has changed meanwhile, by Undo for instance, is over. */
  if (self->drag == TW_CANVAS_DRAG_POINTER)
    self->press_is_live = FALSE;
  tile_canvas_load (self);
  tile_canvas_selection_changed (self);
}

void
tile_canvas_say (TwTileCanvas *self, const char *message)
{
  if (g_strcmp0 (self->message, message) == 0)
    return;
  g_free (self->message);
  self->message = g_strdup (message);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MESSAGE]);
}

void
tile_canvas_set_hover (TwTileCanvas *self, TwCanvasSpot spot)
{
  gboolean seen;

  if (tw_canvas_spot_equal (self->hover, spot))
    return;
  seen = tile_canvas_fields_are_seen (self);
  self->hover = spot;
  self->done = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  if (seen || tile_canvas_fields_are_seen (self))
    g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_set_focus (TwTileCanvas *self, TwCanvasSpot spot, gboolean by_key)
{
  self->focus = spot;
  self->uses_keys = by_key;
  if (by_key)
    self->hover = TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0);
  else
    self->trail.n_steps = 0;
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  tile_canvas_update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_set_armed (TwTileCanvas *self, const char *symbol)
{
  g_autofree char *words = NULL;

  if (g_strcmp0 (self->armed, symbol) == 0)
    return;
  g_free (self->armed);
  self->armed = g_strdup (symbol);
  tile_canvas_update_actions (self);
  if (symbol != NULL)
    {
      /* Translators: %s is a symbol, "Inn" */
      words = g_strdup_printf (_ ("%s: click where it is to stand. Shift keeps it in hand."),
                               tw_canvas_symbol_label (tile_canvas_own (self), symbol));
      tile_canvas_say (self, words);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ARMED]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_set_pen (TwTileCanvas *self, TwKind pen)
{
  self->pen = pen;
  tile_canvas_close_chips (self);
  tile_canvas_set_armed (self, NULL);
  tile_canvas_update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_set_shows_fields (TwTileCanvas *self, gboolean shows_fields)
{
  self->shows_fields = shows_fields;
  tile_canvas_update_actions (self);
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* How far a tile of @side from @start must be moved to lie with a part of it before @extent. */
static double
way_back (double start, double side, double extent)
{
  double least = MIN (side, extent) / 4;

  return CLAMP (start, least - side, MAX (least - side, extent - least)) - start;
}

/* However far it is moved, and however small the window gets, some of the tile is seen. */
static void
fit_view (TwTileCanvas *self, int width, int height)
{
  tw_canvas_view_fit (&self->view, width, height, self->zoom, self->pan_x, self->pan_y);
  if (width <= 0 || height <= 0)
    return;
  self->pan_x += way_back (self->view.x, self->view.side, width);
  self->pan_y += way_back (self->view.y, self->view.side, height);
  tw_canvas_view_fit (&self->view, width, height, self->zoom, self->pan_x, self->pan_y);
}

void
tile_canvas_set_view (TwTileCanvas *self,
                      guint quarter_turns,
                      double zoom,
                      double pan_x,
                      double pan_y)
{
  if (self->view.quarter_turns != (quarter_turns & 3))
    self->trail.n_steps = 0;
  self->view.quarter_turns = quarter_turns & 3;
  self->zoom = CLAMP (zoom, TW_CANVAS_LEAST_ZOOM, TW_CANVAS_MOST_ZOOM);
  self->pan_x = pan_x;
  self->pan_y = pan_y;
  fit_view (self, gtk_widget_get_width (GTK_WIDGET (self)),
            gtk_widget_get_height (GTK_WIDGET (self)));
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_set_popover (TwTileCanvas *self, GtkWidget *popover, double x, double y)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  if (popover == NULL)
    return;
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  /* The place may be out of sight, and GTK wants one that is on a screen. */
  x = CLAMP (x, 0, MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 1, 0));
  y = CLAMP (y, 0, MAX (gtk_widget_get_height (GTK_WIDGET (self)) - 1, 0));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ (int) x, (int) y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
tile_canvas_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TwTileCanvas *self = TW_TILE_CANVAS (object);

  switch (id)
    {
    case PROP_MESSAGE:
      g_value_set_string (value, self->message);
      break;
    case PROP_IS_DRAWN:
      g_value_set_boolean (value, self->is_drawn);
      break;
    case PROP_ARMED:
      g_value_set_string (value, self->armed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tile_canvas_dispose (GObject *object)
{
  TwTileCanvas *self = TW_TILE_CANVAS (object);

  tile_canvas_set_popover (self, NULL, 0, 0);
  tile_canvas_close_chips (self);
  tw_tile_canvas_set_item (self, NULL);
  tile_canvas_remove_parts (self);
  tw_tile_canvas_set_sources (self, NULL, NULL);
  g_clear_object (&self->picture);
  g_clear_object (&self->reference_texture);
  g_clear_pointer (&self->reference_bytes, g_bytes_unref);
  if (self->actions != NULL)
    {
      g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (self->actions));

      /* A page may hold the group longer than the canvas lives. */
      for (guint i = 0; names[i] != NULL; i++)
        g_action_map_remove_action (G_ACTION_MAP (self->actions), names[i]);
    }
  g_clear_object (&self->actions);
  g_clear_weak_pointer (&self->loss_toast);
  g_clear_pointer (&self->armed, g_free);
  g_clear_pointer (&self->message, g_free);
  G_OBJECT_CLASS (tw_tile_canvas_parent_class)->dispose (object);
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
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 240;
  *natural = 480;
}

static void
tile_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwTileCanvas *self = TW_TILE_CANVAS (widget);

  fit_view (self, width, height);
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  tile_canvas_allocate_chips (self, width, height);
  tile_canvas_allocate_parts (self);
  if (self->popover != NULL)
    gtk_popover_present (GTK_POPOVER (self->popover));
}

static void
tw_tile_canvas_class_init (TwTileCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = tile_canvas_dispose;
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
  self->zoom = 1;
  self->variant = -1;
  self->pen = TW_KIND_CITY;
  self->selected_symbol = self->selected_field = -1;
  self->focus = TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_N);
  self->message = g_strdup ("");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  tile_canvas_add_actions (self);
  tile_canvas_add_pointer (self);
  tile_canvas_add_keyboard (self);
  tile_canvas_update_accessible (self);
}

static void
ready_cb (TwTileCanvas *self)
{
  if (self->picture_is_due)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tw_tile_canvas_set_sources (TwTileCanvas *self, TwDocument *document, TwTileTextures *textures)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  if (self->textures != NULL)
    g_signal_handlers_disconnect_by_data (self->textures, self);
  g_set_object (&self->document, document);
  g_set_object (&self->textures, textures);
  if (document != NULL)
    g_signal_connect (document, "changed", G_CALLBACK (document_changed_cb), self);
  if (textures != NULL)
    {
      g_signal_connect_swapped (textures, "ready", G_CALLBACK (ready_cb), self);
      g_signal_connect_swapped (textures, "notify::high-contrast",
                                G_CALLBACK (gtk_widget_queue_draw), self);
    }
}

void
tw_tile_canvas_set_item (TwTileCanvas *self, TwTileItem *item)
{
  if (self->item == item)
    return;
  g_set_object (&self->item, item);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->tile, tw_tile_unref);
  self->variant = -1;
  self->selected = 0;
  self->selected_symbol = self->selected_field = -1;
  self->press_is_live = FALSE;
  self->trail.n_steps = 0;
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  tw_tile_canvas_set_is_drawn (self, FALSE);
  tile_canvas_say (self, "");
  tile_canvas_load (self);
  tile_canvas_selection_changed (self);
}

TwTileItem *
tw_tile_canvas_get_item (TwTileCanvas *self)
{
  return self->item;
}

const TwTile *
tw_tile_canvas_get_tile (TwTileCanvas *self)
{
  return self->tile;
}

const TwTile *
tw_tile_canvas_get_value (TwTileCanvas *self)
{
  return self->value;
}

const TwTile *
tw_tile_canvas_get_shown (TwTileCanvas *self)
{
  return self->shown;
}

GActionGroup *
tw_tile_canvas_get_actions (TwTileCanvas *self)
{
  return G_ACTION_GROUP (self->actions);
}

TwCanvasSpot
tw_tile_canvas_get_focus (TwTileCanvas *self)
{
  return self->focus;
}

void
tw_tile_canvas_say (TwTileCanvas *self, const char *message)
{
  tile_canvas_say (self, message);
}

const char *
tw_tile_canvas_get_message (TwTileCanvas *self)
{
  return self->message;
}

gboolean
tw_tile_canvas_is_drawn (TwTileCanvas *self)
{
  return self->is_drawn;
}

void
tw_tile_canvas_set_is_drawn (TwTileCanvas *self, gboolean is_drawn)
{
  if (self->is_drawn == is_drawn)
    return;
  self->is_drawn = is_drawn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_DRAWN]);
}

const char *
tw_tile_canvas_get_armed (TwTileCanvas *self)
{
  return self->armed;
}

gboolean
tw_tile_canvas_get_spot_point (TwTileCanvas *self, TwCanvasSpot spot, double *out_x, double *out_y)
{
  TwCanvasScene scene;
  double u, v;

  if (self->tile == NULL)
    return FALSE;
  tile_canvas_scene (self, &scene);
  if (!tw_canvas_locate (&scene, spot, &u, &v))
    return FALSE;
  tw_canvas_view_from_tile (&self->view, u, v, out_x, out_y);
  return TRUE;
}
