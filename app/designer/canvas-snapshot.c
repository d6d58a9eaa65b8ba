/* What the canvas draws: shadow, the tile's picture, its fields, what lies over it.
 *
 * The picture is a texture that is kept until the drawing, the size or the turn
 * changes, so moving the pointer redraws only what lies over it.
 */
#include <math.h>

#include "app/designer/tile-canvas-private.h"
#include "engine/set/problem.h"

/* Beyond this the picture is scaled up: zooming in must stay quick. */
#define MAX_PICTURE_PX 1600

static void
canvas_draw_picture (TwTileCanvas *self, guint size_px)
{
  cairo_surface_t *surface;
  cairo_t *cr;
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size_px, (int) size_px);
  cr = cairo_create (surface);
  tw_tile_layout_draw (self->shown_layout, cr, size_px, self->view.quarter_turns,
                       tw_theme_find (tw_document_get_set (self->document)->theme));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * size_px,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  g_set_object (&self->picture, NULL);
  self->picture =
      gdk_memory_texture_new ((int) size_px, (int) size_px, GDK_MEMORY_DEFAULT, bytes, stride);
  self->picture_px = size_px;
  self->picture_turns = self->view.quarter_turns;
}

static void
canvas_overlay_problems (TwTileCanvas *self, TwCanvasOverlay *overlay)
{
  g_autoptr (TwProblems) problems = NULL;

  /* Nothing red while it is being drawn. */
  if (self->is_drawn || self->drag != TW_CANVAS_DRAG_NONE)
    return;
  problems = tw_tile_validate (self->tile);
  for (guint i = 0; i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];

      if (problem->severity == TW_SEVERITY_HINT)
        continue;
      if (problem->segment >= 0 && problem->segment < self->tile->topology.n_segments)
        overlay->wrong |= TW_SEGMENT_BIT (problem->segment);
      else
        overlay->wrong_rim |= problem->rim;
    }
}

static void
canvas_overlay_armed (TwTileCanvas *self, TwCanvasOverlay *overlay)
{
  const TwTopology *topology = &self->tile->topology;
  int segment;

  overlay->is_armed = self->armed != NULL;
  if (self->armed == NULL)
    return;
  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_canvas_symbol_target (topology, self->armed, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i),
                                 &segment)
        && segment == (int) i)
      overlay->allowed |= TW_SEGMENT_BIT (i);
  overlay->allowed_tile = tw_canvas_symbol_target (topology, self->armed,
                                                   TW_CANVAS_SPOT (TW_CANVAS_FIELD, 0), &segment);
}

static void
canvas_overlay (TwTileCanvas *self, TwCanvasOverlay *overlay)
{
  gboolean is_dragging = self->drag != TW_CANVAS_DRAG_NONE;

  overlay->scene.tile = self->shown;
  overlay->scene.layout = self->shown_layout;
  overlay->scene.shows_fields = tile_canvas_fields_are_seen (self);
  overlay->view = self->view;
  overlay->selected_symbol = overlay->selected_field = -1;
  overlay->pen = self->pen;
  overlay->focus = self->focus;
  overlay->shows_focus = self->uses_keys && gtk_widget_has_focus (GTK_WIDGET (self))
                         && (!is_dragging || self->focus.kind == TW_CANVAS_EDGE);
  overlay->is_dragging = is_dragging;
  if (is_dragging)
    {
      /* Numbers of the drawing before mean nothing in what is shown now. */
      overlay->drag_x = self->press_x;
      overlay->drag_y = self->press_y;
      overlay->pointer_x = self->pointer_x;
      overlay->pointer_y = self->pointer_y;
      if (self->gesture.deed.segment >= 0)
        overlay->selected = TW_SEGMENT_BIT (self->gesture.deed.segment);
      return;
    }
  overlay->selected = self->selected;
  overlay->scene.handles = self->selected;
  overlay->selected_symbol = self->selected_symbol;
  overlay->selected_field = self->selected_field;
  if (!tw_canvas_spot_equal (self->hover, self->done))
    overlay->hover = self->hover;
  canvas_overlay_armed (self, overlay);
  canvas_overlay_problems (self, overlay);
}

static void
canvas_snapshot_fields (TwTileCanvas *self, GtkSnapshot *snapshot, TwCanvasOverlay *overlay)
{
  const TwCanvasView *view = &self->view;

  if (self->fields_node == NULL)
    {
      graphene_rect_t bounds =
          GRAPHENE_RECT_INIT ((float) view->x - 16, (float) view->y - 16, (float) view->side + 32,
                              (float) view->side + 32);
      cairo_t *cr;

      self->fields_node = gsk_cairo_node_new (&bounds);
      cr = gsk_cairo_node_get_draw_context (self->fields_node);
      tw_canvas_draw_fields (overlay, cr, gtk_widget_get_pango_context (GTK_WIDGET (self)));
      cairo_destroy (cr);
    }
  gtk_snapshot_append_node (snapshot, self->fields_node);
}

void
tile_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwTileCanvas *self = TW_TILE_CANVAS (widget);
  const TwCanvasView *view = &self->view;
  gint64 start = g_get_monotonic_time ();
  TwCanvasOverlay overlay = { 0 };
  guint size_px;
  cairo_t *cr;

  if (self->shown == NULL)
    return;
  size_px = (guint) MIN (view->side * gtk_widget_get_scale_factor (widget), MAX_PICTURE_PX);
  if (self->picture == NULL || self->picture_px != size_px
      || self->picture_turns != view->quarter_turns)
    canvas_draw_picture (self, size_px);
  for (int i = 4; i >= 1; i--)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0, 0, 0, .07f },
                               &GRAPHENE_RECT_INIT ((float) view->x + 3 - (float) i,
                                                    (float) view->y + 4 - (float) i,
                                                    (float) view->side + 3 * (float) i,
                                                    (float) view->side + 3 * (float) i));
  gtk_snapshot_append_texture (snapshot, self->picture,
                               &GRAPHENE_RECT_INIT ((float) view->x, (float) view->y,
                                                    (float) view->side, (float) view->side));
  canvas_overlay (self, &overlay);
  if (overlay.scene.shows_fields)
    canvas_snapshot_fields (self, snapshot, &overlay);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) view->x - 40, (float) view->y - 40,
                                                       (float) view->side + 80,
                                                       (float) view->side + 80));
  tw_canvas_draw_overlay (&overlay, cr, gtk_widget_get_pango_context (widget));
  cairo_destroy (cr);
  self->redraw_us = g_get_monotonic_time () - start;
}
