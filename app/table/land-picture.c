/* The picture of the tiles that lie. */
#include "app/table/land-picture.h"

#include <math.h>

#include "app/drawing/table-shade.h"
#include "app/drawing/theme.h"

/* A tile that comes or goes changes the shadow of its neighbours, which lies on the cells beside
 * them. */
#define REACH 2
/* If more tiles than this come or go it is sooner made anew. */
#define MOST_CHANGES 12

/* What of a picture is to be painted again: with shadows and edges, or the tile alone. */
typedef struct
{
  int x, y;
  gboolean is_face_only;
} Change;

static void
clear_tile (gpointer data)
{
  g_clear_object (&((TwLandTile *) data)->texture);
}

void
tw_land_picture_init (TwLandPicture *self)
{
  *self = (TwLandPicture){ .tiles = g_array_new (FALSE, FALSE, sizeof (TwLandTile)) };
  g_array_set_clear_func (self->tiles, clear_tile);
}

void
tw_land_picture_clear (TwLandPicture *self)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_clear_pointer (&self->tiles, g_array_unref);
}

static gboolean
are_same_cells (const TwTableCells *a, const TwTableCells *b)
{
  return a->x0 == b->x0 && a->y0 == b->y0 && a->x1 == b->x1 && a->y1 == b->y1;
}

/* Whether each cell is where it was. */
static gboolean
is_laid_out_for (const TwLandPicture *self, const TwLandPlan *plan, int scale)
{
  const TwTableView *view = &plan->view;
  /* Cells of whole pixels are as far from each other wherever they are. */
  gboolean is_whole = view->side == floor (view->side);

  return self->surface != NULL && self->side == view->side && self->shown == plan->shown
         && self->scale == scale && are_same_cells (&plan->cells, &self->cells)
         && (is_whole || (self->x == view->x && self->y == view->y));
}

static guint
n_beyond_faces (const GArray *changes)
{
  guint n = 0;

  for (guint i = 0; i < changes->len; i++)
    n += !g_array_index (changes, Change, i).is_face_only;
  return n;
}

static void
add_change (GArray *changes, const TwLandTile *tile, gboolean is_face_only)
{
  const Change change = { tile->x, tile->y, is_face_only };

  g_array_append_val (changes, change);
}

/* Both lists are by slot. Returns: (element-type Change) (transfer full): where @after differs */
static GArray *
changes_between (const GArray *before, const GArray *after)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (Change));
  guint i = 0, j = 0;

  while (i < before->len || j < after->len)
    {
      const TwLandTile *a = i < before->len ? &g_array_index (before, TwLandTile, i) : NULL;
      const TwLandTile *b = j < after->len ? &g_array_index (after, TwLandTile, j) : NULL;
      gboolean is_gone = a != NULL && (b == NULL || a->slot < b->slot);
      gboolean is_new = b != NULL && (a == NULL || b->slot < a->slot);

      if (!is_gone && !is_new && (a->x != b->x || a->y != b->y))
        is_gone = is_new = TRUE;
      if (is_gone)
        add_change (changes, a, FALSE);
      if (is_new)
        add_change (changes, b, FALSE);
      if (!is_gone && !is_new && a->texture != b->texture)
        add_change (changes, b, TRUE);
      i += is_gone || !is_new;
      j += is_new || !is_gone;
    }
  return changes;
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

/* @rect: where on the picture, in pixels */
static void
draw_face (const TwLandPicture *self, cairo_t *cr, GdkTexture *texture, const graphene_rect_t *rect)
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

/* Where the cells from @x0, @y0 to @x1, @y1 are on the picture, in pixels. */
static graphene_rect_t
rect_of (const TwLandPicture *self, const TwTableView *view, int x0, int y0, int x1, int y1)
{
  int origin_x, origin_y, left, top, right, bottom;

  tw_table_view_corner (view, self->cells.x0, self->cells.y0, &origin_x, &origin_y);
  tw_table_view_corner (view, x0, y0, &left, &top);
  tw_table_view_corner (view, x1 + 1, y1 + 1, &right, &bottom);
  return GRAPHENE_RECT_INIT (left - origin_x, top - origin_y, right - left, bottom - top);
}

static gboolean
is_in (const TwTableCells *cells, const TwLandTile *tile)
{
  return tile->x >= cells->x0 && tile->x <= cells->x1 && tile->y >= cells->y0
         && tile->y <= cells->y1;
}

/* Everything that is seen on @cells: first all shadows, then all edges, then the tiles. */
static void
draw_cells (TwLandPicture *self,
            const TwTableView *view,
            const TwBoard *board,
            const TwTableCells *cells)
{
  /* A shadow is less than a cell wide. */
  const TwTableCells near = { cells->x0 - 1, cells->y0 - 1, cells->x1 + 1, cells->y1 + 1 };
  double ratio = view->side / self->shown;
  graphene_rect_t all = rect_of (self, view, cells->x0, cells->y0, cells->x1, cells->y1);
  cairo_t *cr = cairo_create (self->surface);

  cairo_rectangle (cr, (double) all.origin.x * self->scale, (double) all.origin.y * self->scale,
                   (double) all.size.width * self->scale, (double) all.size.height * self->scale);
  cairo_clip (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  for (guint pass = 0; pass < 3; pass++)
    for (guint i = 0; i < self->tiles->len; i++)
      {
        const TwLandTile *tile = &g_array_index (self->tiles, TwLandTile, i);
        const TwSlot *slot = &board->slots[tile->slot];
        graphene_rect_t rect = rect_of (self, view, tile->x, tile->y, tile->x, tile->y);
        double side = (double) rect.size.width;

        /* A copied face heeds no clip. */
        if (!is_in (pass == 2 ? cells : &near, tile))
          continue;
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
          draw_face (self, cr, tile->texture, &rect);
      }
  cairo_destroy (cr);
}

static void
draw_face_at (TwLandPicture *self, const TwTableView *view, int x, int y)
{
  graphene_rect_t rect = rect_of (self, view, x, y, x, y);
  cairo_t *cr = cairo_create (self->surface);

  /* No old face is to be seen through the new one. */
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  for (guint i = 0; i < self->tiles->len; i++)
    if (g_array_index (self->tiles, TwLandTile, i).x == x
        && g_array_index (self->tiles, TwLandTile, i).y == y)
      draw_face (self, cr, g_array_index (self->tiles, TwLandTile, i).texture, &rect);
  cairo_destroy (cr);
}

static TwTableCells
reached (const TwLandPicture *self, const Change *change)
{
  return (TwTableCells){ MAX (change->x - REACH, self->cells.x0),
                         MAX (change->y - REACH, self->cells.y0),
                         MIN (change->x + REACH, self->cells.x1),
                         MIN (change->y + REACH, self->cells.y1) };
}

static void
draw_change (TwLandPicture *self,
             const TwTableView *view,
             const TwBoard *board,
             const Change *change,
             cairo_rectangle_int_t *changed)
{
  TwTableCells cells = change->is_face_only
                           ? (TwTableCells){ change->x, change->y, change->x, change->y }
                           : reached (self, change);
  graphene_rect_t rect = rect_of (self, view, cells.x0, cells.y0, cells.x1, cells.y1);
  graphene_rect_t before = GRAPHENE_RECT_INIT ((float) changed->x, (float) changed->y,
                                               (float) changed->width, (float) changed->height);

  if (change->is_face_only)
    draw_face_at (self, view, change->x, change->y);
  else
    draw_cells (self, view, board, &cells);
  graphene_rect_scale (&rect, (float) self->scale, (float) self->scale, &rect);
  if (changed->width > 0)
    graphene_rect_union (&before, &rect, &rect);
  *changed = (cairo_rectangle_int_t){ (int) rect.origin.x, (int) rect.origin.y,
                                      (int) rect.size.width, (int) rect.size.height };
}

static void
remember (TwLandPicture *self, const TwLandPlan *plan, int scale, const GArray *tiles)
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

gboolean
tw_land_picture_make (TwLandPicture *self,
                      const TwLandPlan *plan,
                      int scale,
                      const TwBoard *board,
                      const GArray *tiles,
                      cairo_rectangle_int_t *out_changed)
{
  gboolean is_laid_out = is_laid_out_for (self, plan, scale);
  g_autoptr (GArray) changes = changes_between (self->tiles, tiles);
  gboolean is_new = !is_laid_out || n_beyond_faces (changes) > MOST_CHANGES;

  *out_changed = (cairo_rectangle_int_t){ 0, 0, 0, 0 };
  if (is_laid_out && changes->len == 0)
    return FALSE;
  remember (self, plan, scale, tiles);
  if (!is_laid_out)
    {
      graphene_rect_t all = rect_of (self, &plan->view, self->cells.x0, self->cells.y0,
                                     self->cells.x1, self->cells.y1);

      g_clear_pointer (&self->surface, cairo_surface_destroy);
      self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) all.size.width * scale,
                                                  (int) all.size.height * scale);
    }
  if (is_new)
    draw_cells (self, &plan->view, board, &self->cells);
  else
    for (guint i = 0; i < changes->len; i++)
      draw_change (self, &plan->view, board, &g_array_index (changes, Change, i), out_changed);
  cairo_surface_flush (self->surface);
  if (is_new)
    *out_changed = (cairo_rectangle_int_t){ 0, 0, cairo_image_surface_get_width (self->surface),
                                            cairo_image_surface_get_height (self->surface) };
  return is_new;
}
