/* Pulling at shapes on the canvas, by pointer and by keys; taking shapes back.
 *
 * Actions:
 *   nudge 's'       moves what is selected, or has the focus, one step: up right down left
 *   reset-shape     the part a menu speaks of lies by default again
 *   reset-shapes    all of the tile does
 *   grid            bends lie on a grid, which is shown (state)
 */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/tile-canvas-private.h"

/* So near a bend snaps to a wall, a road or a corner, in pixels. */
#define SNAP_REACH 13
/* One step of the arrow keys, in tile edges. */
#define KEY_STEP (1. / TW_CANVAS_GRID)

static const char *
canvas_set_id (TwTileCanvas *self)
{
  return tw_document_get_set (self->document)->id;
}

/* Shows what the pull has made so far. */
static void
pull_show (TwTileCanvas *self)
{
  g_autoptr (TwTile) drawn = tw_tile_with_topology (self->tile, &self->pull.topology);
  TwTile *shaped = tw_tile_with_shape (drawn, &self->pull.shape);

  tile_canvas_show_tile (self, shaped);
}

static void
pull_say_result (TwTileCanvas *self, int touched, int corner)
{
  if (touched >= 0)
    tile_canvas_say (self, _ ("They touch and stay two; the field ends there."));
  else if (corner >= 0)
    tile_canvas_say (self, _ ("The wall reaches the corner; the field ends there."));
  else
    tile_canvas_say (self, _ ("Shape only: the tile means what it did."));
}

static void
pull_say (TwTileCanvas *self)
{
  if (self->pull.refused)
    tile_canvas_say (self, _ ("That would change what the tile means, so it was put back."));
  else
    pull_say_result (self, self->pull.touched, self->pull.corner);
}

static void
pull_begun (TwTileCanvas *self, TwCanvasSpot spot, double u, double v, TwCanvasDrag how)
{
  self->pull_u = u;
  self->pull_v = v;
  self->pull_spot = spot;
  self->is_pulling = TRUE;
  self->drag = how;
  tile_canvas_update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
tile_canvas_pull_begin (TwTileCanvas *self, TwCanvasSpot spot, gboolean all, TwCanvasDrag how)
{
  TwCanvasScene scene;
  double u, v;

  if (self->tile == NULL || self->armed != NULL)
    return FALSE;
  tile_canvas_scene (self, &scene);
  if (how == TW_CANVAS_DRAG_POINTER)
    tw_canvas_view_to_tile (&self->view, self->press_x, self->press_y, &u, &v);
  else if (!tw_canvas_locate (&scene, spot, &u, &v))
    return FALSE;
  if (!tw_canvas_pull_begin (&self->pull, &scene, canvas_set_id (self), spot, self->selected, all,
                             u, v))
    return FALSE;
  pull_begun (self, spot, u, v, how);
  return TRUE;
}

/* So near a wall or line the pointer is on it, in pixels. */
#define LINE_REACH 9

int
tile_canvas_line_at (TwTileCanvas *self, TwCanvasSpot spot, double x, double y)
{
  TwCanvasScene scene;
  double u, v;

  if (self->tile == NULL || self->armed != NULL || self->is_brushing
      || (spot.kind != TW_CANVAS_SEGMENT && spot.kind != TW_CANVAS_FIELD))
    return -1;
  tile_canvas_scene (self, &scene);
  tw_canvas_view_to_tile (&self->view, x, y, &u, &v);
  /* A wall can be taken from outside, too. */
  for (guint i = 0; i < self->tile->topology.n_segments; i++)
    if ((spot.kind == TW_CANVAS_SEGMENT ? (int) i == spot.index
                                        : self->tile->topology.segments[i].kind == TW_KIND_CITY)
        && tw_canvas_line_is_near (&scene, i, u, v, LINE_REACH / self->view.side))
      return (int) i;
  return -1;
}

gboolean
tile_canvas_pull_begin_line (TwTileCanvas *self, TwCanvasSpot spot)
{
  int segment = tile_canvas_line_at (self, spot, self->press_x, self->press_y);
  TwCanvasScene scene;
  double u, v;

  if (segment < 0)
    return FALSE;
  tile_canvas_scene (self, &scene);
  tw_canvas_view_to_tile (&self->view, self->press_x, self->press_y, &u, &v);
  if (!tw_canvas_pull_begin_line (&self->pull, &scene, canvas_set_id (self), (guint) segment, u, v))
    return FALSE;
  spot = TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment);
  tw_tile_canvas_select (self, spot, FALSE);
  pull_begun (self, spot, u, v, TW_CANVAS_DRAG_POINTER);
  return TRUE;
}

void
tile_canvas_pull_move (TwTileCanvas *self, double u, double v)
{
  self->pull_u = u;
  self->pull_v = v;
  if (tw_canvas_pull_move (&self->pull, u, v, SNAP_REACH / self->view.side, self->shows_grid))
    pull_show (self);
  pull_say (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_pull_step (TwTileCanvas *self, TwCanvasDirection direction)
{
  TwEdge towards = tw_canvas_edge_towards (self->view.quarter_turns, direction);

  tile_canvas_pull_move (self, self->pull_u + KEY_STEP * tw_direction_x (2u * towards),
                         self->pull_v + KEY_STEP * tw_direction_y (2u * towards));
}

/* Makes @tile the tile's value as one step. */
static void
commit_shape (TwTileCanvas *self, TwTile *tile, const char *label, const char *key)
{
  if (tw_tile_equal (tile, self->tile))
    {
      tile_canvas_set_shown (self, NULL);
      return;
    }
  tw_tile_canvas_set_is_drawn (self, TRUE);
  if (!tile_canvas_replace (self, tile, label, key))
    return;
  tile_canvas_update_accessible (self);
}

void
tile_canvas_pull_end (TwTileCanvas *self, gboolean commit)
{
  g_autoptr (TwTile) tile = tw_tile_ref (self->shown);
  int touched = self->pull.touched, own = self->pull.start[0].owner, corner = self->pull.corner;

  self->drag = TW_CANVAS_DRAG_NONE;
  self->is_pulling = FALSE;
  tw_canvas_pull_end (&self->pull);
  if (commit)
    {
      commit_shape (self, tile,
                    touched >= 0  ? _ ("Make Contact")
                    : corner >= 0 ? _ ("Reach Corner")
                                  : _ ("Change Shape"),
                    NULL);
      /* What it is now, wherever the pointer went on to. */
      pull_say_result (self, touched, corner);
      if (corner >= 0)
        tile_canvas_offer (self, (TwCanvasJoint){ -1, -1, corner });
      else if (touched >= 0)
        tile_canvas_offer (self, (TwCanvasJoint){ .a = own, .b = touched, .corner = -1 });
    }
  else
    {
      tile_canvas_set_shown (self, NULL);
      tile_canvas_say (self, _ ("Left as it was."));
    }
  tile_canvas_update_actions (self);
}

static void
nudge_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const char *const names[] = { "up", "right", "down", "left" };
  TwTileCanvas *self = data;
  TwCanvasSpot spot;
  g_autofree char *key = NULL;
  gboolean all;

  if (self->tile == NULL || self->drag != TW_CANVAS_DRAG_NONE)
    return;
  spot = self->uses_keys ? self->focus : tile_canvas_selected_spot (self);
  if (spot.kind == TW_CANVAS_NOWHERE || spot.kind == TW_CANVAS_EDGE
      || spot.kind == TW_CANVAS_CORNER)
    spot = tile_canvas_selected_spot (self);
  all = spot.kind != TW_CANVAS_BEND && spot.kind != TW_CANVAS_FIGURE;
  if (spot.kind == TW_CANVAS_MIDDLE)
    {
      int segment = tw_canvas_spot_segment (&self->tile->topology, spot, NULL);

      spot = segment >= 0 ? TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, segment) : self->focus;
    }
  if (!tile_canvas_pull_begin (self, spot, all, TW_CANVAS_DRAG_KEYS))
    {
      tile_canvas_say (self, _ ("There is nothing to move here."));
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i], g_variant_get_string (parameter, NULL)) == 0)
      tile_canvas_pull_step (self, (TwCanvasDirection) i);
  key = tw_document_merge_key (self->item, "nudge");
  {
    g_autoptr (TwTile) tile = tw_tile_ref (self->shown);

    self->drag = TW_CANVAS_DRAG_NONE;
    self->is_pulling = FALSE;
    tw_canvas_pull_end (&self->pull);
    commit_shape (self, tile, _ ("Change Shape"), key);
  }
  tile_canvas_update_actions (self);
}

/* The points of what a spot is, taken out of @shape. Returns how many. */
static guint
reset_spot (TwShape *shape, const TwCanvasScene *scene, TwCanvasSpot spot)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  const TwTopology *topology = &scene->tile->topology;
  guint n = 0;
  int segment;

  switch (spot.kind)
    {
    case TW_CANVAS_BEND:
      if (spot.index >= (int) tw_canvas_bends (scene, bends) || bends[spot.index].point < 0)
        return 0;
      tw_shape_remove (shape, (guint) bends[spot.index].point);
      return 1;
    case TW_CANVAS_FIGURE:
      return tw_shape_reset (shape, TW_SHAPE_FIGURE, spot.index);
    case TW_CANVAS_SYMBOL:
      return tw_shape_reset (shape, TW_SHAPE_PICTURE, spot.index);
    case TW_CANVAS_JUNCTION:
      return tw_shape_reset (shape, TW_SHAPE_END, spot.index);
    case TW_CANVAS_BADGE:
      return tw_shape_reset (shape, TW_SHAPE_FIGURE, -1);
    default:
      segment = tw_canvas_spot_segment (topology, spot, NULL);
      if (segment < 0)
        return 0;
      n += tw_shape_reset (shape, TW_SHAPE_BEND, segment);
      n += tw_shape_reset (shape, TW_SHAPE_WALL, segment);
      n += tw_shape_reset (shape, TW_SHAPE_PLACE, segment);
      n += tw_shape_reset (shape, TW_SHAPE_FIGURE, segment);
      for (guint i = 0; i < topology->n_symbols; i++)
        if (topology->symbols[i].segment == segment)
          n += tw_shape_reset (shape, TW_SHAPE_PICTURE, (int) i);
      for (guint i = 0; i < topology->n_junctions; i++)
        if (topology->junctions[i].members & TW_SEGMENT_BIT (segment))
          n += tw_shape_reset (shape, TW_SHAPE_END, (int) i);
      return n;
    }
}

gboolean
tile_canvas_has_shape (TwTileCanvas *self, TwCanvasSpot spot)
{
  TwCanvasScene scene;
  TwShape shape;

  if (self->tile == NULL)
    return FALSE;
  tile_canvas_scene (self, &scene);
  shape = self->tile->shape;
  return reset_spot (&shape, &scene, spot) > 0;
}

gboolean
tile_canvas_reset_shape (TwTileCanvas *self, TwCanvasSpot spot)
{
  TwCanvasScene scene;
  TwShape shape;
  g_autoptr (TwTile) tile = NULL;

  if (self->tile == NULL)
    return FALSE;
  tile_canvas_scene (self, &scene);
  shape = self->tile->shape;
  if (reset_spot (&shape, &scene, spot) == 0)
    return FALSE;
  tile = tw_tile_with_shape (self->tile, &shape);
  commit_shape (self, tile, _ ("Reset Shape"), NULL);
  tile_canvas_say (self, _ ("It lies where the program puts it."));
  return TRUE;
}

static void
reset_shape_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  tile_canvas_reset_shape (self, self->context);
}

static void
reset_shapes_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;
  g_autoptr (TwTile) tile = NULL;

  if (self->tile == NULL)
    return;
  tile = tw_tile_with_shape (self->tile, &(TwShape){ 0 });
  commit_shape (self, tile, _ ("Reset Shape"), NULL);
  tile_canvas_say (self, _ ("Everything lies where the program puts it."));
}

static void
grid_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  self->shows_grid = !self->shows_grid;
  tile_canvas_update_actions (self);
  tile_canvas_say (self, self->shows_grid ? _ ("Bends lie on the grid.")
                                          : _ ("Bends lie where you pull them."));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static const GActionEntry entries[] = {
  { .name = "nudge", .activate = nudge_cb, .parameter_type = "s" },
  { .name = "reset-shape", .activate = reset_shape_cb },
  { .name = "reset-shapes", .activate = reset_shapes_cb },
  { .name = "grid", .activate = grid_cb, .state = "false" },
};

void
tile_canvas_add_pull_actions (TwTileCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
