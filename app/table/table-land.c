/* The tiles that lie, as one picture. */
#include "app/table/table-land.h"

#include <math.h>

#include "app/drawing/table-shade.h"
#include "app/drawing/theme.h"
#include "app/widgets/tile-textures.h"

/* So many pixels round what is seen are kept, but at least one cell. */
#define MARGIN 192.0
/* While the size changes the picture is painted at most so much larger than it is, and not below
 * half its size. */
#define MOST_SCALED 1.2
/* It is then at most so many times as large as what is seen. */
#define MOST_KEPT 6.0

/* @side, @x, @y: of the view that it was made for
 * @shown: see TwLandPlan
 * @origin_x: where the first cell was then; so @origin_y
 * @tiles: (element-type TwLandTile): what is on it, each with a reference */
struct _TwTableLand
{
  cairo_surface_t *surface;
  TwTableCells cells;
  double side, x, y, shown;
  int scale;
  int origin_x, origin_y;
  GArray *tiles;
  GskRenderNode *node;
  int node_x, node_y;
};

static void
clear_tile (gpointer data)
{
  g_clear_object (&((TwLandTile *) data)->texture);
}

TwTableLand *
tw_table_land_new (void)
{
  TwTableLand *self = g_new0 (TwTableLand, 1);

  self->tiles = g_array_new (FALSE, FALSE, sizeof (TwLandTile));
  g_array_set_clear_func (self->tiles, clear_tile);
  return self;
}

void
tw_table_land_free (TwTableLand *self)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_array_unref (self->tiles);
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
  TwLandPlan plan = { *view, view->side, self->cells };

  if (self->surface != NULL && self->side == view->side && is_within (&wanted, &self->cells))
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
  TwLandPlan plan = { *view, self->shown, self->cells };
  gboolean is_fit = self->surface != NULL && self->scale == scale
                    && view->side <= self->side * MOST_SCALED && view->side >= self->side / 2
                    && is_within (&wanted, &self->cells);

  plan.view.side =
      is_fit ? self->side : tw_tile_textures_step (view->side * scale) / (double) scale;
  plan.view.x = is_fit ? self->x : 0;
  plan.view.y = is_fit ? self->y : 0;
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

/* Whether the picture shows just that. */
static gboolean
is_same (const TwTableLand *self, const TwLandPlan *plan, int scale, const GArray *tiles)
{
  const TwTableView *view = &plan->view;
  const TwTableCells *cells = &plan->cells;
  /* Cells of whole pixels are as far from each other wherever they are. */
  gboolean is_whole = view->side == floor (view->side);

  if (self->surface == NULL || self->side != view->side || self->shown != plan->shown
      || self->scale != scale || !is_within (cells, &self->cells)
      || !is_within (&self->cells, cells)
      || (!is_whole && (self->x != view->x || self->y != view->y))
      || self->tiles->len != tiles->len)
    return FALSE;
  for (guint i = 0; i < tiles->len; i++)
    {
      const TwLandTile *a = &g_array_index (tiles, TwLandTile, i);
      const TwLandTile *b = &g_array_index (self->tiles, TwLandTile, i);

      if (a->slot != b->slot || a->x != b->x || a->y != b->y || a->texture != b->texture)
        return FALSE;
    }
  return TRUE;
}

/* Puts @texture just where it is, if it needs no scaling. */
static gboolean
copy_tile (cairo_surface_t *surface, GdkTexture *texture, int x, int y, int width, int height)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);

  if (gdk_texture_get_width (texture) != width || gdk_texture_get_height (texture) != height)
    return FALSE;
  cairo_surface_flush (surface);
  gdk_texture_download (texture,
                        cairo_image_surface_get_data (surface) + (gsize) y * stride + 4 * (gsize) x,
                        stride);
  cairo_surface_mark_dirty_rectangle (surface, x, y, width, height);
  return TRUE;
}

static void
scale_tile (cairo_t *cr, GdkTexture *texture, int x, int y, int width, int height)
{
  int wide = gdk_texture_get_width (texture), high = gdk_texture_get_height (texture);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, wide, high);

  gdk_texture_download (texture, cairo_image_surface_get_data (picture),
                        (gsize) cairo_image_surface_get_stride (picture));
  cairo_surface_mark_dirty (picture);
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_translate (cr, x, y);
  cairo_scale (cr, (double) width / wide, (double) height / high);
  cairo_set_source_surface (cr, picture, 0, 0);
  /* Pictures are at most twice as large, so that this is good enough; at rest they are not scaled.
   */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_surface_destroy (picture);
}

static void
draw_tile (const TwTableLand *self, cairo_t *cr, GdkTexture *texture, const graphene_rect_t *rect)
{
  int x = (int) rect->origin.x * self->scale, y = (int) rect->origin.y * self->scale;
  int width = (int) rect->size.width * self->scale, height = (int) rect->size.height * self->scale;
  guint32 grass = tw_theme_grass (tw_theme_find (NULL));

  if (texture == NULL)
    {
      cairo_set_source_rgb (cr, (grass >> 16) / 255.0, (grass >> 8 & 255) / 255.0,
                            (grass & 255) / 255.0);
      cairo_rectangle (cr, x, y, width, height);
      cairo_fill (cr);
    }
  else if (!copy_tile (self->surface, texture, x, y, width, height))
    scale_tile (cr, texture, x, y, width, height);
}

static void
draw (TwTableLand *self, const TwTableView *view, const TwBoard *board)
{
  double ratio = view->side / self->shown;
  int x1, y1;
  cairo_t *cr;

  tw_table_view_corner (view, self->cells.x0, self->cells.y0, &self->origin_x, &self->origin_y);
  tw_table_view_corner (view, self->cells.x1 + 1, self->cells.y1 + 1, &x1, &y1);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  self->surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (x1 - self->origin_x) * self->scale,
                                  (y1 - self->origin_y) * self->scale);
  cr = cairo_create (self->surface);
  for (guint pass = 0; pass < 3; pass++)
    for (guint i = 0; i < self->tiles->len; i++)
      {
        const TwLandTile *tile = &g_array_index (self->tiles, TwLandTile, i);
        const TwSlot *slot = &board->slots[tile->slot];
        graphene_rect_t rect = tw_table_view_rect (view, slot->x, slot->y);
        double side = (double) rect.size.width;

        graphene_rect_offset (&rect, (float) -self->origin_x, (float) -self->origin_y);
        cairo_save (cr);
        cairo_scale (cr, self->scale, self->scale);
        if (pass == 0)
          tw_table_shade_draw (cr, board, slot, (double) rect.origin.x, (double) rect.origin.y,
                               side, TW_TABLE_SHADE_PX * ratio);
        else if (pass == 1)
          tw_table_edges_draw (cr, board, slot, (double) rect.origin.x, (double) rect.origin.y,
                               side, tw_table_edge_width (self->shown) * ratio);
        cairo_restore (cr);
        if (pass == 2)
          draw_tile (self, cr, tile->texture, &rect);
      }
  cairo_destroy (cr);
  cairo_surface_flush (self->surface);
}

static void
remember (TwTableLand *self, const TwLandPlan *plan, int scale, const GArray *tiles)
{
  self->cells = plan->cells;
  self->side = plan->view.side;
  self->shown = plan->shown;
  self->x = plan->view.x;
  self->y = plan->view.y;
  self->scale = scale;
  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, TwLandTile, i).texture != NULL)
      g_object_ref (g_array_index (tiles, TwLandTile, i).texture);
  g_array_set_size (self->tiles, 0);
  g_array_append_vals (self->tiles, tiles->data, tiles->len);
}

static GskRenderNode *
node_new (const TwTableLand *self, const TwTableView *view, int x, int y)
{
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_scale (cr, 1.0 / self->scale, 1.0 / self->scale);
  cairo_set_source_surface (cr, self->surface, x * self->scale, y * self->scale);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
scaled_node_new (const TwTableLand *self, const TwTableView *view)
{
  GskRenderNode *node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  double factor = view->side / (self->side * self->scale);

  cairo_translate (cr, view->x + self->cells.x0 * view->side,
                   view->y + self->cells.y0 * view->side);
  cairo_scale (cr, factor, factor);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* What has not changed stays the same node, so that it need not be painted again. */
static void
append_node (TwTableLand *self, GtkSnapshot *snapshot, const TwTableView *view)
{
  int x, y;

  tw_table_view_corner (view, self->cells.x0, self->cells.y0, &x, &y);
  if (self->node == NULL || self->node_x != x || self->node_y != y)
    {
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = node_new (self, view, x, y);
      self->node_x = x;
      self->node_y = y;
    }
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

  if (tiles->len == 0 || camera->view.width <= 0 || camera->view.height <= 0)
    return;
  if (!is_same (self, plan, scale, tiles))
    {
      remember (self, plan, scale, tiles);
      draw (self, &plan->view, board);
      g_clear_pointer (&self->node, gsk_render_node_unref);
    }
  if (tw_table_camera_is_steady (camera))
    append_node (self, brush->snapshot, &camera->view);
  else
    {
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = scaled_node_new (self, &camera->view);
      self->node_x = G_MAXINT;
      gtk_snapshot_append_node (brush->snapshot, self->node);
    }
}
