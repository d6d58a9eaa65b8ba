/* What clicks and drags do on the canvas, whichever of mouse and keys they come from. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/tile-canvas-private.h"

static void
canvas_select_deed (TwTileCanvas *self, const TwCanvasDeed *deed)
{
  const TwTopology *topology = &self->tile->topology;

  if (deed->symbol[0] != '\0' && deed->note == TW_EDIT_SYMBOL && !deed->removed)
    {
      for (guint i = 0; i < topology->n_symbols; i++)
        if (topology->symbols[i].segment == deed->segment
            && strcmp (topology->symbols[i].id, deed->symbol) == 0)
          tw_tile_canvas_select (self, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, i), FALSE);
    }
  else if (deed->kind == TW_KIND_FIELD)
    return;
  else if (deed->segment >= 0 && deed->segment < topology->n_segments && !deed->removed)
    tw_tile_canvas_select (self, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, deed->segment), FALSE);
}

void
tile_canvas_commit (TwTileCanvas *self, const TwTopology *topology, const TwCanvasDeed *deed)
{
  g_autoptr (TwTile) tile = NULL, value = NULL;
  TwCanvasDeed done = *deed;
  TwTopology before;
  TwCanvasJoint joint;

  if (self->item == NULL || self->tile == NULL)
    return;
  before = self->tile->topology;
  if (tw_topology_equal (topology, &self->tile->topology))
    {
      tile_canvas_set_shown (self, NULL);
      tile_canvas_say_deed (self, &done);
      return;
    }
  tile = tw_canvas_shape_mend (tw_document_get_set (self->document)->id,
                               tw_tile_with_topology (self->tile, topology));
  value = tw_tile_ref (self->value);
  tw_tile_canvas_set_is_drawn (self, TRUE);
  /* The document says "changed", which loads the tile and carries the selection over. */
  if (!tile_canvas_replace (self, tile, tw_canvas_deed_label (&done), NULL))
    return;
  canvas_select_deed (self, &done);
  tile_canvas_say_deed (self, &done);
  tile_canvas_tell_loss (self, done.symbol[0] == '\0' ? value : NULL);
  tile_canvas_update_accessible (self);
  if (self->variant < 0
      && tw_canvas_joint_made (&before, topology, done.segment, done.edge, &joint))
    tile_canvas_offer (self, joint);
}

/* What lies there is looked at first: a second click draws, or takes it off. */
static void
tile_canvas_select_there (TwTileCanvas *self, int segment)
{
  const TwCanvasSpot spot = TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment);
  g_autofree char *name = tw_canvas_spot_words (tile_canvas_own (self), self->tile, spot),
                  *words = NULL;
  TwCanvasJoint joint;

  tw_tile_canvas_select (self, spot, FALSE);
  if (tw_canvas_joint_at (&self->tile->topology, spot, &joint))
    tile_canvas_offer (self, joint);
  words = self->tile->topology.segments[segment].kind == self->pen
              /* Translators: %s is land, "City north" */
              ? g_strdup_printf (_ ("%s. Click again to clear this edge."), name)
              /* Translators: %s is land, "City north" */
              : g_strdup_printf (_ ("%s. Click again to draw over it."), name);
  tile_canvas_say (self, words);
}

void
tile_canvas_click (TwTileCanvas *self, TwCanvasSpot spot, gboolean add)
{
  TwTopology topology;
  TwCanvasDeed deed;
  TwCanvasJoint joint;
  int there;

  if (self->tile == NULL)
    return;
  tile_canvas_close_chips (self);
  topology = self->tile->topology;
  if (self->armed != NULL)
    {
      gboolean placed = tw_canvas_drop_symbol (tw_document_get_set (self->document)->own, &topology,
                                               self->armed, spot, &deed);

      self->done = spot;
      tile_canvas_commit (self, &topology, &deed);
      /* The place stands there already: what was meant is that one. */
      if (!placed && !deed.refused && deed.kind != TW_KIND_NONE && deed.segment >= 0)
        tw_tile_canvas_select (self, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, deed.segment), FALSE);
      if ((placed || deed.kind != TW_KIND_NONE) && !deed.refused && !add)
        tile_canvas_set_armed (self, NULL);
      return;
    }
  there = add ? -1 : tw_canvas_click_selects (&topology, spot, self->pen, self->selected);
  if (there >= 0)
    {
      tile_canvas_select_there (self, there);
      return;
    }
  if (!add && tw_canvas_click (&topology, spot, self->pen, &deed))
    {
      self->done = spot;
      tile_canvas_commit (self, &topology, &deed);
      if (spot.kind == TW_CANVAS_CORNER)
        tile_canvas_offer (self, (TwCanvasJoint){ -1, -1, spot.index });
      return;
    }
  if (spot.kind == TW_CANVAS_NOWHERE || !add)
    tile_canvas_say (self, "");
  if (!add && (spot.kind == TW_CANVAS_EDGE || spot.kind == TW_CANVAS_CORNER))
    {
      if (tw_canvas_joint_at (&self->tile->topology, spot, &joint))
        tile_canvas_offer (self, joint);
      return;
    }
  if (spot.kind == TW_CANVAS_BEND)
    return;
  tw_tile_canvas_select (self, spot, add);
  if (!add && tw_canvas_joint_at (&self->tile->topology, spot, &joint))
    tile_canvas_offer (self, joint);
  if (spot.kind != TW_CANVAS_NOWHERE)
    {
      g_autofree char *words = tw_canvas_spot_words (tile_canvas_own (self), self->tile, spot);

      tile_canvas_say (self, words);
    }
}

gboolean
tile_canvas_drag_begin (TwTileCanvas *self, TwCanvasSpot spot, TwCanvasDrag how)
{
  if (self->tile != NULL && (spot.kind != TW_CANVAS_JUNCTION || self->pen != TW_KIND_PATH)
      && tw_canvas_pull_spot (&self->tile->topology, spot)
      && tile_canvas_pull_begin (self, spot, FALSE, how))
    {
      tile_canvas_close_chips (self);
      return TRUE;
    }
  if (how == TW_CANVAS_DRAG_POINTER && tile_canvas_pull_begin_line (self, spot))
    {
      tile_canvas_close_chips (self);
      return TRUE;
    }
  if (self->tile == NULL || self->armed != NULL
      || !tw_canvas_gesture_begin (&self->gesture, &self->tile->topology, spot, self->pen))
    return FALSE;
  self->gesture.own = tw_document_get_set (self->document)->own;
  tile_canvas_close_chips (self);
  self->drag = how;
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  tile_canvas_update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

void
tile_canvas_drag_move (TwTileCanvas *self, TwCanvasSpot spot)
{
  gboolean was_refused = self->gesture.deed.refused;

  if (tw_canvas_gesture_move (&self->gesture, spot))
    {
      tile_canvas_set_shown (self, &self->gesture.now);
      tile_canvas_say_deed (self, &self->gesture.deed);
    }
  else if (self->gesture.deed.refused)
    tile_canvas_say_deed (self, &self->gesture.deed);
  else if (was_refused)
    tile_canvas_say (self, "");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_drag_end (TwTileCanvas *self, gboolean commit)
{
  if (self->drag == TW_CANVAS_DRAG_NONE)
    return;
  if (self->is_pulling)
    {
      tile_canvas_pull_end (self, commit);
      return;
    }
  if (self->is_turning_symbol)
    {
      tile_canvas_arrow_end (self, commit);
      return;
    }
  if (self->is_moving_reference)
    {
      tile_canvas_reference_end (self, commit);
      return;
    }
  self->drag = TW_CANVAS_DRAG_NONE;
  self->done = self->hover = self->gesture.over;
  if (commit)
    tile_canvas_commit (self, &self->gesture.now, &self->gesture.deed);
  else
    {
      tile_canvas_set_shown (self, NULL);
      tile_canvas_say (self, _ ("Left as it was."));
    }
  g_clear_pointer (&self->fields_node, gsk_render_node_unref);
  tile_canvas_update_actions (self);
}

gboolean
tile_canvas_escape (TwTileCanvas *self)
{
  if (self->drag != TW_CANVAS_DRAG_NONE)
    {
      self->press_is_live = FALSE;
      tile_canvas_drag_end (self, FALSE);
    }
  else if (self->n_readings > 0)
    tile_canvas_close_chips (self);
  else if (self->armed != NULL)
    {
      tile_canvas_set_armed (self, NULL);
      tile_canvas_say (self, "");
    }
  else if (self->selected != 0 || self->selected_symbol >= 0 || self->selected_field >= 0)
    tw_tile_canvas_select (self, TW_CANVAS_SPOT (TW_CANVAS_NOWHERE, 0), FALSE);
  else if (self->variant >= 0)
    tile_canvas_set_variant (self, -1);
  else if (self->shows_fields)
    tile_canvas_set_shows_fields (self, FALSE);
  else
    return FALSE;
  return TRUE;
}
