/* Gathers shapes and draws those of one colour together. */
#include "app/drawing/batch.h"

/* @order: layer, kind and, for lines, width; shapes of equal order and paint are one
 * path. */
typedef struct
{
  guint32 order;
  guint32 paint;
  guint32 serial;
  guint32 first;
  guint32 n;
  float measure;
} Shape;

struct _TwBatch
{
  GArray *shapes;
  GArray *points;
};

TwBatch *
tw_batch_new (void)
{
  TwBatch *self = g_new0 (TwBatch, 1);

  self->shapes = g_array_sized_new (FALSE, FALSE, sizeof (Shape), 512);
  self->points = g_array_sized_new (FALSE, FALSE, sizeof (TwPoint), 4096);
  return self;
}

void
tw_batch_free (TwBatch *batch)
{
  g_array_unref (batch->shapes);
  g_array_unref (batch->points);
  g_free (batch);
}

static gboolean
runs_backwards (const TwPoint *p, guint n)
{
  double area = 0;

  for (guint i = 0, j = n - 1; i < n; j = i++)
    area += p[j].x * p[i].y - p[i].x * p[j].y;
  return area < 0;
}

void
tw_batch_add (TwBatch *batch,
              guint layer,
              guint kind,
              const TwPoint *p,
              guint n,
              double measure,
              TwRgb colour,
              double alpha)
{
  Shape shape = { .first = batch->points->len, .n = n, .measure = (float) measure };
  gboolean is_line = kind == TW_BATCH_SEGMENTS;
  guint width = is_line ? (guint) (measure * 1e5 + .5) : 0;

  shape.order = layer << 20 | kind << 16 | MIN (width, 0xffff);
  shape.paint = colour << 8 | (guint) (CLAMP (alpha, 0, 1) * 255 + .5);
  shape.serial = batch->shapes->len;
  /* Overlapping shapes of one path must turn the same way, or they cancel out. */
  if (!is_line && n > 2 && runs_backwards (p, n))
    for (guint i = n; i > 0; i--)
      g_array_append_val (batch->points, p[i - 1]);
  else
    g_array_append_vals (batch->points, p, n);
  g_array_append_val (batch->shapes, shape);
}

static int
compare_shapes (gconstpointer a, gconstpointer b)
{
  const Shape *x = a, *y = b;

  if (x->order != y->order)
    return x->order < y->order ? -1 : 1;
  if (x->paint != y->paint)
    return x->paint < y->paint ? -1 : 1;
  return x->serial < y->serial ? -1 : 1;
}

static void
shape_add_path (const Shape *shape, const TwPoint *p, cairo_t *cr)
{
  guint kind = (shape->order >> 16) & 15;

  if (kind == TW_BATCH_SEGMENTS)
    {
      for (guint i = 0; i + 1 < shape->n; i += 2)
        {
          cairo_move_to (cr, p[i].x, p[i].y);
          cairo_line_to (cr, p[i + 1].x, p[i + 1].y);
        }
      return;
    }
  if (shape->n == 1)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, p->x, p->y, shape->measure, 0, 2 * G_PI);
      cairo_close_path (cr);
      return;
    }
  cairo_move_to (cr, p[0].x, p[0].y);
  for (guint i = 1; i < shape->n; i++)
    cairo_line_to (cr, p[i].x, p[i].y);
  cairo_close_path (cr);
}

void
tw_batch_draw (TwBatch *batch, cairo_t *cr)
{
  const TwPoint *points = (const TwPoint *) (void *) batch->points->data;

  g_array_sort (batch->shapes, compare_shapes);
  cairo_new_path (cr);
  for (guint i = 0; i < batch->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (batch->shapes, Shape, i);
      const Shape *next = i + 1 < batch->shapes->len ? shape + 1 : NULL;
      guint kind = (shape->order >> 16) & 15;

      shape_add_path (shape, points + shape->first, cr);
      if (next != NULL && next->order == shape->order && next->paint == shape->paint)
        continue;
      cairo_set_source_rgba (cr, tw_rgb_part (shape->paint >> 8, 0),
                             tw_rgb_part (shape->paint >> 8, 1), tw_rgb_part (shape->paint >> 8, 2),
                             (shape->paint & 255) / 255.);
      if (kind == TW_BATCH_SEGMENTS)
        {
          cairo_set_line_width (cr, shape->measure);
          cairo_stroke (cr);
        }
      else if (kind < TW_BATCH_INK)
        {
          cairo_antialias_t antialias = cairo_get_antialias (cr);

          cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
          cairo_fill (cr);
          cairo_set_antialias (cr, antialias);
        }
      else
        cairo_fill (cr);
    }
  g_array_set_size (batch->shapes, 0);
  g_array_set_size (batch->points, 0);
}
