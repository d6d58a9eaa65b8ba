/* What is in a widget, painted as one picture. */
#include "app/widgets/one-picture.h"

/* No picture is wider or higher than so many pixels. */
#define MOST_PX 8192

/* What of a widget has changed is painted as it is, so that no more than that is painted again;
 * after so many milliseconds without a change it is one picture. */
#define STILL_MS 250

typedef struct
{
  GtkWidget *widget;
  guint timeout;
  gboolean is_still;
} State;

static GskRenderNode *cull (GskRenderNode *node, const graphene_rect_t *sight);

static GskRenderNode *
cull_container (GskRenderNode *node, const graphene_rect_t *sight)
{
  g_autoptr (GPtrArray) seen =
      g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);

  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    {
      GskRenderNode *child = gsk_container_node_get_child (node, i);
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (child, &bounds);
      if (graphene_rect_intersection (&bounds, sight, NULL))
        g_ptr_array_add (seen, cull (child, sight));
    }
  return gsk_container_node_new ((GskRenderNode **) seen->pdata, seen->len);
}

static GskRenderNode *
cull_moved (GskRenderNode *node, const graphene_rect_t *sight)
{
  GskTransform *transform = gsk_transform_node_get_transform (node);
  g_autoptr (GskRenderNode) child = NULL;
  graphene_rect_t there;
  float dx, dy;

  if (gsk_transform_get_category (transform) < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
    return gsk_render_node_ref (node);
  gsk_transform_to_translate (transform, &dx, &dy);
  graphene_rect_offset_r (sight, -dx, -dy, &there);
  child = cull (gsk_transform_node_get_child (node), &there);
  return gsk_transform_node_new (child, transform);
}

static GskRenderNode *
cull_clipped (GskRenderNode *node, const graphene_rect_t *sight)
{
  const graphene_rect_t *clip = gsk_clip_node_get_clip (node);
  g_autoptr (GskRenderNode) child = NULL;
  graphene_rect_t left;

  if (!graphene_rect_intersection (clip, sight, &left))
    return gsk_container_node_new (NULL, 0);
  child = cull (gsk_clip_node_get_child (node), &left);
  return gsk_clip_node_new (child, clip);
}

/* Returns: (transfer full): what of @node is seen in @sight. */
static GskRenderNode *
cull (GskRenderNode *node, const graphene_rect_t *sight)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      return cull_container (node, sight);
    case GSK_TRANSFORM_NODE:
      return cull_moved (node, sight);
    case GSK_CLIP_NODE:
      return cull_clipped (node, sight);
    default:
      return gsk_render_node_ref (node);
    }
}

/* Whole pixels round @node. */
static graphene_rect_t
frame_of (GskRenderNode *node)
{
  graphene_rect_t frame;

  gsk_render_node_get_bounds (node, &frame);
  graphene_rect_round_extents (&frame, &frame);
  return frame;
}

static void
append_picture (GtkSnapshot *snapshot, GskRenderNode *node, int scale)
{
  graphene_rect_t frame = frame_of (node);
  double left = (double) frame.origin.x, top = (double) frame.origin.y;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) frame.size.width * scale,
                                  (int) frame.size.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -left, -top);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cr = gtk_snapshot_append_cairo (snapshot, &frame);
  cairo_set_source_surface (cr, surface, left, top);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static gboolean
still_cb (gpointer data)
{
  State *state = data;

  state->timeout = 0;
  state->is_still = TRUE;
  gtk_widget_queue_draw (state->widget);
  return G_SOURCE_REMOVE;
}

static void
state_free (gpointer data)
{
  State *state = data;

  g_clear_handle_id (&state->timeout, g_source_remove);
  g_free (state);
}

static State *
state_of (GtkWidget *widget)
{
  State *state = g_object_get_data (G_OBJECT (widget), "tw-one-picture");

  if (state == NULL)
    {
      state = g_new0 (State, 1);
      state->widget = widget;
      g_object_set_data_full (G_OBJECT (widget), "tw-one-picture", state, state_free);
    }
  return state;
}

/* Returns: (transfer full) (nullable): what is seen of the children */
static GskRenderNode *
children_node (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t frame;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;
  frame = frame_of (node);
  return cull (node, &frame);
}

void
tw_one_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkNative *native = gtk_widget_get_native (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  g_autoptr (GskRenderNode) node = children_node (widget);
  State *state = state_of (widget);
  graphene_rect_t frame;

  g_clear_handle_id (&state->timeout, g_source_remove);
  if (node == NULL)
    return;
  frame = frame_of (node);
  if (native == NULL || !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native))
      || (double) MAX (frame.size.width, frame.size.height) * scale > MOST_PX)
    gtk_snapshot_append_node (snapshot, node);
  else if (state->is_still)
    append_picture (snapshot, node, scale);
  else
    {
      gtk_snapshot_append_node (snapshot, node);
      state->timeout = g_timeout_add (STILL_MS, still_cb, state);
    }
  state->is_still = FALSE;
}
