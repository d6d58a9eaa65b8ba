/* What the canvas draws: shadow, the tile's picture, its fields, what lies over it.
 *
 * The picture is a texture that a worker draws when the drawing, the size or the turn
 * changes, so no frame waits for it and moving the pointer redraws only what lies over it.
 */
#include "app/designer/canvas-painter.h"

#include <string.h>

#include "app/designer/canvas-fields.h"
#include "app/designer/canvas-paint.h"
#include "app/designer/canvas-sight.h"
#include "engine/set/validate-tile.h"

/* Beyond this the picture is scaled up: zooming in must stay quick. */
#define MAX_PICTURE_PX 1600

/* Asks for the picture; a worker draws it. Until it is there what was seen last stays, of
 * another tile whatever there is of this one. */
static void
find_picture (TwCanvasPainter *self, const TwCanvasState *state, guint size_px)
{
  const TwTileSet *set = tw_document_get_set (state->document);
  const TwTileLook look = tw_tile_look_of (set, state->shown, -1, state->lens.view.quarter_turns);
  GdkTexture *picture = tw_tile_textures_get (self->textures, &look, size_px);

  if (self->item != state->item || self->variant != state->variant)
    g_clear_object (&self->picture);
  self->item = state->item;
  self->variant = state->variant;
  self->picture_is_due = picture == NULL;
  if (picture == NULL && self->picture == NULL)
    picture = tw_tile_textures_get_nearest (self->textures, &look, size_px);
  if (picture != NULL)
    g_set_object (&self->picture, picture);
}

static void
overlay_problems (const TwCanvasState *state, const TwVocabulary *own, TwCanvasOverlay *overlay)
{
  g_autoptr (TwProblems) problems = NULL;

  /* Nothing red while it is being drawn. */
  if (state->is_drawn)
    return;
  problems = tw_tile_validate (state->tile, own);
  for (guint i = 0; i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];

      if (problem->severity == TW_SEVERITY_HINT)
        continue;
      if (problem->segment >= 0 && problem->segment < state->tile->topology.n_segments)
        overlay->wrong |= TW_SEGMENT_BIT (problem->segment);
      else
        overlay->wrong_rim |= problem->rim;
    }
}

static void
overlay_fill (TwCanvasOverlay *overlay, TwCanvasModel *model, GtkWidget *canvas)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  const TwCanvasTool *tool = state->tool;

  *overlay =
      (TwCanvasOverlay){ .scene = { state->shown, state->shown_layout,
                                    tw_canvas_sight_has_fields (tw_canvas_model_get (model)), 0 },
                         .view = state->lens.view,
                         .shows_grid = (state->layers & TW_CANVAS_LINES) != 0,
                         .selected_symbol = -1,
                         .selected_field = -1,
                         .pen = state->pen,
                         .focus = state->focus,
                         .shows_focus = state->uses_keys && gtk_widget_has_focus (canvas)
                                        && (tool == NULL || state->focus.kind == TW_CANVAS_EDGE),
                         .is_dragging = tool != NULL };
  if (tool != NULL)
    {
      /* Numbers of the drawing before mean nothing in what is shown now. */
      overlay->drag_x = tool->press.x;
      overlay->drag_y = tool->press.y;
      overlay->pointer_x = tool->x;
      overlay->pointer_y = tool->y;
      tool->klass->paint (tool, overlay);
      return;
    }
  overlay->selected = overlay->scene.handles = state->selection.segments;
  overlay->selected_symbol = state->selection.symbol;
  overlay->selected_field = state->selection.field;
  if (!tw_canvas_spot_equal (state->hover, state->done))
    overlay->hover = state->hover;
  if (state->armed != NULL)
    tw_canvas_overlay_allow (overlay, tw_canvas_model_own (model), state->armed);
  overlay_problems (state, tw_canvas_model_own (model), overlay);
}

/* Fields are many strokes; they are drawn anew when they are others, or lie elsewhere. */
static void
snapshot_fields (TwCanvasPainter *self,
                 GtkWidget *canvas,
                 const TwCanvasOverlay *overlay,
                 GtkSnapshot *snapshot)
{
  const TwCanvasView *view = &overlay->view;

  if (self->fields == NULL || self->fields_of != overlay->scene.tile
      || self->fields_selected != overlay->selected_field
      || !tw_canvas_spot_equal (self->fields_hover, overlay->hover)
      || memcmp (&self->fields_view, view, sizeof *view) != 0)
    {
      graphene_rect_t bounds =
          GRAPHENE_RECT_INIT ((float) view->x - 16, (float) view->y - 16, (float) view->side + 32,
                              (float) view->side + 32);
      cairo_t *cr;

      g_clear_pointer (&self->fields, gsk_render_node_unref);
      g_clear_pointer (&self->fields_of, tw_tile_unref);
      self->fields = gsk_cairo_node_new (&bounds);
      self->fields_of = tw_tile_ref ((TwTile *) overlay->scene.tile);
      self->fields_selected = overlay->selected_field;
      self->fields_hover = overlay->hover;
      self->fields_view = *view;
      cr = gsk_cairo_node_get_draw_context (self->fields);
      tw_canvas_draw_fields (overlay, cr, gtk_widget_get_pango_context (canvas));
      cairo_destroy (cr);
    }
  gtk_snapshot_append_node (snapshot, self->fields);
}

static void
snapshot_picture (TwCanvasPainter *self, const TwCanvasView *view, GtkSnapshot *snapshot)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) view->x, (float) view->y, (float) view->side, (float) view->side);
  guint32 grass = tw_theme_grass (tw_theme_find (NULL));

  if (self->picture != NULL)
    gtk_snapshot_append_texture (snapshot, self->picture, &bounds);
  else
    gtk_snapshot_append_color (snapshot,
                               &(GdkRGBA){ (float) (grass >> 16 & 255) / 255,
                                           (float) (grass >> 8 & 255) / 255,
                                           (float) (grass & 255) / 255, 1 },
                               &bounds);
}

void
tw_canvas_painter_snapshot (TwCanvasPainter *self,
                            GtkWidget *canvas,
                            TwCanvasModel *model,
                            GtkSnapshot *snapshot)
{
  const TwCanvasState *state = tw_canvas_model_get (model);
  const TwCanvasView *view = &state->lens.view;
  TwCanvasOverlay overlay;
  double opacity;
  cairo_t *cr;

  if (state->shown == NULL || self->textures == NULL)
    return;
  find_picture (self, state,
                (guint) MIN (view->side * gtk_widget_get_scale_factor (canvas), MAX_PICTURE_PX));
  for (int i = 4; i >= 1; i--)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0, 0, 0, .07f },
                               &GRAPHENE_RECT_INIT ((float) view->x + 3 - (float) i,
                                                    (float) view->y + 4 - (float) i,
                                                    (float) view->side + 3 * (float) i,
                                                    (float) view->side + 3 * (float) i));
  opacity = tw_reference_picture_snapshot (&self->reference, state, snapshot);
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  snapshot_picture (self, view, snapshot);
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
  overlay_fill (&overlay, model, canvas);
  if (overlay.scene.shows_fields)
    snapshot_fields (self, canvas, &overlay, snapshot);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) view->x - 40, (float) view->y - 40,
                                                       (float) view->side + 80,
                                                       (float) view->side + 80));
  tw_canvas_draw_overlay (&overlay, cr, gtk_widget_get_pango_context (canvas));
  cairo_destroy (cr);
}

void
tw_canvas_painter_clear (TwCanvasPainter *self)
{
  g_clear_object (&self->textures);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->fields, gsk_render_node_unref);
  g_clear_pointer (&self->fields_of, tw_tile_unref);
  tw_reference_picture_clear (&self->reference);
}
