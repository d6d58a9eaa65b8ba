/* What the canvas draws: shadow, the tile's picture, its fields, what lies over it.
 *
 * The picture is a texture that a worker draws when the drawing, the size or the turn
 * changes, so no frame waits for it and moving the pointer redraws only what lies over it.
 */
#include <math.h>

#include "app/designer/tile-canvas-private.h"
#include "engine/set/problem.h"

/* Beyond this the picture is scaled up: zooming in must stay quick. */
#define MAX_PICTURE_PX 1600

/* Asks for the picture; a worker draws it. Until it is there what was seen last stays, of
 * another tile whatever there is of this one. */
static void
canvas_find_picture (TwTileCanvas *self, guint size_px)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  const TwTileLook look = tw_tile_look_of (set, self->shown, -1, self->view.quarter_turns);
  GdkTexture *picture = tw_tile_textures_get (self->textures, &look, size_px);

  self->picture_is_due = picture == NULL;
  if (picture == NULL && self->picture == NULL)
    picture = tw_tile_textures_get_nearest (self->textures, &look, size_px);
  if (picture != NULL)
    g_set_object (&self->picture, picture);
}

static void
canvas_overlay_problems (TwTileCanvas *self, TwCanvasOverlay *overlay)
{
  g_autoptr (TwProblems) problems = NULL;

  /* Nothing red while it is being drawn. */
  if (self->is_drawn || self->drag != TW_CANVAS_DRAG_NONE)
    return;
  problems = tw_tile_validate (self->tile, tw_document_get_set (self->document)->own);
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

/* Where @symbol may stand: what lights up while it is in hand. */
static void
canvas_overlay_allowed (TwTileCanvas *self, const char *symbol, TwCanvasOverlay *overlay)
{
  const TwTopology *topology = &overlay->scene.tile->topology;
  const TwVocabulary *own = tw_document_get_set (self->document)->own;
  int segment;

  overlay->is_armed = TRUE;
  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_canvas_symbol_target (own, topology, symbol, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, i),
                                 &segment)
        && segment == (int) i)
      overlay->allowed |= TW_SEGMENT_BIT (i);
  overlay->allowed_tile = tw_canvas_symbol_target (own, topology, symbol,
                                                   TW_CANVAS_SPOT (TW_CANVAS_FIELD, 0), &segment);
}

/* The leash of a symbol that is dragged jumps to whose it would be before it is let go. */
static guint
canvas_leash (TwTileCanvas *self)
{
  const TwCanvasGesture *gesture = &self->gesture;
  int segment;

  if (gesture->from.kind != TW_CANVAS_SYMBOL || gesture->deed.refused)
    return 0;
  segment = gesture->deed.note == TW_EDIT_SYMBOL
                ? gesture->deed.segment
                : gesture->before.symbols[gesture->from.index].segment;
  return segment >= 0 && segment < self->shown->topology.n_segments ? (guint) segment + 1 : 0;
}

/* A symbol that is dragged: the leash, or that it cannot stand there. */
static void
canvas_overlay_symbol (TwTileCanvas *self, TwCanvasOverlay *overlay)
{
  const TwCanvasGesture *gesture = &self->gesture;

  if (gesture->from.kind != TW_CANVAS_SYMBOL)
    return;
  overlay->leash = canvas_leash (self);
  overlay->refused = gesture->deed.refused;
  overlay->ring = !overlay->refused && gesture->over.kind != TW_CANVAS_NOWHERE;
  canvas_overlay_allowed (self, gesture->before.symbols[gesture->from.index].id, overlay);
}

static void
canvas_overlay (TwTileCanvas *self, TwCanvasOverlay *overlay)
{
  gboolean is_dragging = self->drag != TW_CANVAS_DRAG_NONE;

  overlay->scene.tile = self->shown;
  overlay->scene.layout = self->shown_layout;
  overlay->scene.shows_fields = tile_canvas_fields_are_seen (self);
  overlay->view = self->view;
  overlay->shows_grid = self->shows_grid;
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
      overlay->is_pulling =
          self->is_pulling || self->is_moving_reference || self->is_turning_symbol;
      overlay->contact = self->is_pulling && self->pull.touched >= 0;
      if (self->is_turning_symbol)
        overlay->selected_symbol = self->selected_symbol;
      else if (self->is_moving_reference)
        return;
      else if (self->is_pulling)
        overlay->selected = overlay->scene.handles = self->selected;
      else if (self->gesture.deed.segment >= 0)
        overlay->selected = TW_SEGMENT_BIT (self->gesture.deed.segment);
      if (!overlay->is_pulling)
        canvas_overlay_symbol (self, overlay);
      return;
    }
  overlay->selected = self->selected;
  overlay->scene.handles = self->selected;
  overlay->selected_symbol = self->selected_symbol;
  overlay->selected_field = self->selected_field;
  if (!tw_canvas_spot_equal (self->hover, self->done))
    overlay->hover = self->hover;
  if (self->armed != NULL)
    canvas_overlay_allowed (self, self->armed, overlay);
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

static void
canvas_snapshot_picture (TwTileCanvas *self, GtkSnapshot *snapshot)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT ((float) self->view.x, (float) self->view.y, (float) self->view.side,
                          (float) self->view.side);
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
tile_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwTileCanvas *self = TW_TILE_CANVAS (widget);
  const TwCanvasView *view = &self->view;
  TwCanvasOverlay overlay = { 0 };
  double opacity;
  guint size_px;
  cairo_t *cr;

  if (self->shown == NULL || self->textures == NULL)
    return;
  size_px = (guint) MIN (view->side * gtk_widget_get_scale_factor (widget), MAX_PICTURE_PX);
  canvas_find_picture (self, size_px);
  for (int i = 4; i >= 1; i--)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0, 0, 0, .07f },
                               &GRAPHENE_RECT_INIT ((float) view->x + 3 - (float) i,
                                                    (float) view->y + 4 - (float) i,
                                                    (float) view->side + 3 * (float) i,
                                                    (float) view->side + 3 * (float) i));
  opacity = tile_canvas_snapshot_reference (self, snapshot);
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  canvas_snapshot_picture (self, snapshot);
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
  canvas_overlay (self, &overlay);
  if (overlay.scene.shows_fields)
    canvas_snapshot_fields (self, snapshot, &overlay);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) view->x - 40, (float) view->y - 40,
                                                       (float) view->side + 80,
                                                       (float) view->side + 80));
  tw_canvas_draw_overlay (&overlay, cr, gtk_widget_get_pango_context (widget));
  cairo_destroy (cr);
  if (self->chips != NULL)
    gtk_widget_snapshot_child (widget, self->chips, snapshot);
}
