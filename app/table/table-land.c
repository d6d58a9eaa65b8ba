/* The tiles that lie, as one picture. */
#include "app/table/table-land.h"

#include <math.h>

#include "app/widgets/tile-textures.h"

/* So many pixels round what is seen are kept, but at least one cell. */
#define MARGIN 192.0
/* While the size changes the picture is painted at most so much larger than it is, and not below
 * half its size. */
#define MOST_SCALED 1.2
/* It is then at most so many times as large as what is seen. */
#define MOST_KEPT 6.0

/* At rest it is painted in blocks of so many pixels: what changes is painted again, not all of it.
 */
#define BLOCK 256

/* @blocks: (element-type GskRenderNode): row by row, %NULL for those to be painted again
 * @node: all of it as it was painted last
 * @node_x: where the first cell was then; so @node_y; @width and @height of the view */
struct _TwTableLand
{
  TwLandPicture picture;
  GPtrArray *blocks;
  GskRenderNode *node;
  int node_x, node_y, width, height;
};

static void
unref_node (gpointer node)
{
  g_clear_pointer ((GskRenderNode **) &node, gsk_render_node_unref);
}

TwTableLand *
tw_table_land_new (void)
{
  TwTableLand *self = g_new0 (TwTableLand, 1);

  tw_land_picture_init (&self->picture);
  self->blocks = g_ptr_array_new_with_free_func (unref_node);
  return self;
}

void
tw_table_land_free (TwTableLand *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_ptr_array_unref (self->blocks);
  tw_land_picture_clear (&self->picture);
  g_free (self);
}

gboolean
tw_table_land_is_for (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static gboolean
is_within (const TwTableCells *inner, const TwTableCells *outer)
{
  return inner->x0 >= outer->x0 && inner->x1 <= outer->x1 && inner->y0 >= outer->y0
         && inner->y1 <= outer->y1;
}

/* Those of @cells on which something is seen: tiles, and shadow beside them. */
static TwTableCells
on_board (const TwTableCells *cells, const TwBoard *board)
{
  const TwBoardHead *head = board->head;

  return (TwTableCells){ MAX (cells->x0, head->min_x - 1), MAX (cells->y0, head->min_y - 1),
                         MIN (cells->x1, head->max_x + 1), MIN (cells->y1, head->max_y + 1) };
}

static TwTableCells
grown (const TwTableCells *cells, int by)
{
  return (TwTableCells){ cells->x0 - by, cells->y0 - by, cells->x1 + by, cells->y1 + by };
}

static TwLandPlan
plan_steady (const TwTableLand *self, const TwTableView *view, const TwBoard *board)
{
  TwTableCells seen = tw_table_view_visible (view), wanted = on_board (&seen, board);
  TwLandPlan plan = { *view, view->side, self->picture.cells };

  if (self->picture.surface != NULL && self->picture.side == view->side
      && is_within (&wanted, &self->picture.cells))
    return plan;
  seen = grown (&seen, (int) MAX (1, floor (MARGIN / view->side)));
  plan.cells = on_board (&seen, board);
  return plan;
}

/* What is seen on the way from here to there, unless that is too much for pictures of @side. */
static TwTableCells
cells_on_way (const TwTableCamera *camera, const TwBoard *board, double side)
{
  const TwTableView *view = &camera->view;
  TwTableView rest = tw_table_camera_rest (camera);
  TwTableCells here = tw_table_view_visible (view), cells = here;

  if (rest.side >= TW_TABLE_LEAST_SIDE / 2.0)
    {
      TwTableCells there = tw_table_view_visible (&rest);

      cells = (TwTableCells){ MIN (here.x0, there.x0), MIN (here.y0, there.y0),
                              MAX (here.x1, there.x1), MAX (here.y1, there.y1) };
    }
  cells = grown (&cells, 1 + (here.x1 - here.x0) / 8);
  cells = on_board (&cells, board);
  if (side * side * (cells.x1 - cells.x0 + 1) * (cells.y1 - cells.y0 + 1)
      > MOST_KEPT * view->width * view->height)
    cells = on_board (&here, board);
  return cells;
}

/* Tiles are as large as pictures are that one has, so that it takes no scaling to make it. */
static TwLandPlan
plan_scaled (const TwTableLand *self, const TwTableCamera *camera, const TwBoard *board, int scale)
{
  const TwTableView *view = &camera->view;
  TwTableCells seen = tw_table_view_visible (view), wanted = on_board (&seen, board);
  TwLandPlan plan = { *view, self->picture.shown, self->picture.cells };
  gboolean is_fit = self->picture.surface != NULL && self->picture.scale == scale
                    && view->side <= self->picture.side * MOST_SCALED
                    && view->side >= self->picture.side / 2
                    && is_within (&wanted, &self->picture.cells);

  plan.view.side =
      is_fit ? self->picture.side : tw_tile_textures_step (view->side * scale) / (double) scale;
  plan.view.x = is_fit ? self->picture.x : 0;
  plan.view.y = is_fit ? self->picture.y : 0;
  if (!is_fit)
    {
      plan.shown = MAX (tw_table_camera_rest (camera).side, TW_TABLE_LEAST_SIDE);
      plan.cells = cells_on_way (camera, board, plan.view.side);
    }
  return plan;
}

TwLandPlan
tw_table_land_plan (const TwTableLand *self,
                    const TwTableCamera *camera,
                    const TwBoard *board,
                    int scale)
{
  return tw_table_camera_is_steady (camera) ? plan_steady (self, &camera->view, board)
                                            : plan_scaled (self, camera, board, scale);
}

/* What of the picture is seen in @block, with its first cell at @x, @y. */
static GskRenderNode *
block_new (const TwLandPicture *picture, const graphene_rect_t *block, int x, int y)
{
  GskRenderNode *node = gsk_cairo_node_new (block);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, 1.0 / picture->scale, 1.0 / picture->scale);
  cairo_set_source_surface (cr, picture->surface, x * picture->scale, y * picture->scale);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
scaled_node_new (const TwLandPicture *picture, const TwTableView *view)
{
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  double factor = view->side / (picture->side * picture->scale);

  cairo_translate (cr, view->x + picture->cells.x0 * view->side,
                   view->y + picture->cells.y0 * view->side);
  cairo_scale (cr, factor, factor);
  cairo_set_source_surface (cr, picture->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static int
n_across (int width)
{
  return (width + BLOCK - 1) / BLOCK;
}

static graphene_rect_t
block_rect (const TwTableLand *self, guint index)
{
  int x = (int) index % n_across (self->width) * BLOCK;
  int y = (int) index / n_across (self->width) * BLOCK;

  return GRAPHENE_RECT_INIT (x, y, MIN (BLOCK, self->width - x), MIN (BLOCK, self->height - y));
}

/* @rect: in pixels of the view; %NULL for all */
static void
forget_blocks (TwTableLand *self, const graphene_rect_t *rect)
{
  for (guint i = 0; i < self->blocks->len; i++)
    {
      graphene_rect_t block = block_rect (self, i);

      if (rect == NULL || graphene_rect_intersection (&block, rect, NULL))
        g_clear_pointer ((GskRenderNode **) &self->blocks->pdata[i], gsk_render_node_unref);
    }
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

static void
forget_changed (TwTableLand *self, const cairo_rectangle_int_t *changed)
{
  float scale = (float) self->picture.scale;
  graphene_rect_t rect =
      GRAPHENE_RECT_INIT ((float) changed->x / scale + (float) self->node_x,
                          (float) changed->y / scale + (float) self->node_y,
                          (float) changed->width / scale, (float) changed->height / scale);

  forget_blocks (self, &rect);
}

static void
make_blocks (TwTableLand *self)
{
  float scale = (float) self->picture.scale;
  graphene_rect_t all =
      GRAPHENE_RECT_INIT ((float) self->node_x, (float) self->node_y,
                          (float) cairo_image_surface_get_width (self->picture.surface) / scale,
                          (float) cairo_image_surface_get_height (self->picture.surface) / scale);
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();

  for (guint i = 0; i < self->blocks->len; i++)
    {
      graphene_rect_t block = block_rect (self, i);

      if (!graphene_rect_intersection (&block, &all, &block))
        continue;
      if (self->blocks->pdata[i] == NULL)
        self->blocks->pdata[i] = block_new (&self->picture, &block, self->node_x, self->node_y);
      g_ptr_array_add (seen, self->blocks->pdata[i]);
    }
  self->node = gsk_container_node_new ((GskRenderNode **) seen->pdata, seen->len);
}

/* What has not changed stays the same node, so that it need not be painted again. */
static void
append_node (TwTableLand *self, GtkSnapshot *snapshot, const TwTableView *view)
{
  int x, y;

  tw_table_view_corner (view, self->picture.cells.x0, self->picture.cells.y0, &x, &y);
  if (self->node_x != x || self->node_y != y || self->width != view->width
      || self->height != view->height)
    {
      forget_blocks (self, NULL);
      self->node_x = x;
      self->node_y = y;
      self->width = view->width;
      self->height = view->height;
      g_ptr_array_set_size (self->blocks, n_across (view->width) * n_across (view->height));
    }
  if (self->node == NULL)
    make_blocks (self);
  gtk_snapshot_append_node (snapshot, self->node);
}

void
tw_table_land_paint (TwTableLand *self,
                     const TwTableBrush *brush,
                     const TwBoard *board,
                     const TwLandPlan *plan,
                     const GArray *tiles)
{
  const TwTableCamera *camera = &brush->scene->camera;
  int scale = gtk_widget_get_scale_factor (brush->widget);
  cairo_rectangle_int_t changed;

  if (tiles->len == 0 || camera->view.width <= 0 || camera->view.height <= 0)
    return;
  if (tw_land_picture_make (&self->picture, plan, scale, board, tiles, &changed))
    forget_blocks (self, NULL);
  else if (changed.width > 0)
    forget_changed (self, &changed);
  if (tw_table_camera_is_steady (camera))
    append_node (self, brush->snapshot, &camera->view);
  else
    {
      forget_blocks (self, NULL);
      self->node = scaled_node_new (&self->picture, &camera->view);
      gtk_snapshot_append_node (brush->snapshot, self->node);
      self->node_x = G_MAXINT;
    }
}
