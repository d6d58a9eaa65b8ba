/* Gathers shapes and draws those of one colour together. */
#include "app/drawing/batch.h"

#include <math.h>

#include "app/drawing/ink.h"

/* Shapes of one order and paint, drawn as one path. @order: layer, kind and, for lines,
 * width. */
typedef struct
{
  guint32 order;
  guint32 paint;
  float measure;
  guint32 first;
  guint32 last;
  guint32 next_in_bucket;
} Group;

typedef struct
{
  guint32 first_point;
  guint32 n;
  float radius;
  guint32 next; /* of its group */
} Shape;

#define N_BUCKETS 256
#define NONE      G_MAXUINT32

struct _TwBatch
{
  GArray *groups;
  GArray *shapes;
  GArray *points;
  guint32 last_group;
  guint32 buckets[N_BUCKETS];
};

gboolean
tw_surface_is_lean (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_group_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_RECORDING;
}

static void
batch_empty (TwBatch *self)
{
  g_array_set_size (self->groups, 0);
  g_array_set_size (self->shapes, 0);
  g_array_set_size (self->points, 0);
  self->last_group = NONE;
  for (guint i = 0; i < N_BUCKETS; i++)
    self->buckets[i] = NONE;
}

TwBatch *
tw_batch_new (void)
{
  TwBatch *self = g_new (TwBatch, 1);

  self->groups = g_array_sized_new (FALSE, FALSE, sizeof (Group), 64);
  self->shapes = g_array_sized_new (FALSE, FALSE, sizeof (Shape), 512);
  self->points = g_array_sized_new (FALSE, FALSE, sizeof (TwPoint), 4096);
  batch_empty (self);
  return self;
}

void
tw_batch_free (TwBatch *batch)
{
  g_array_unref (batch->groups);
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

static Group *
find_group (TwBatch *self, guint32 order, guint32 paint, double measure)
{
  Group *groups = (Group *) (void *) self->groups->data;
  guint32 *bucket = &self->buckets[(order * 0x9e3779b9u ^ paint * 0x85ebca6bu) >> 24];
  guint32 i = self->last_group;

  if (i == NONE || groups[i].order != order || groups[i].paint != paint)
    for (i = *bucket; i != NONE; i = groups[i].next_in_bucket)
      if (groups[i].order == order && groups[i].paint == paint)
        break;
  if (i == NONE)
    {
      Group group = { order, paint, (float) measure, NONE, NONE, *bucket };

      i = *bucket = self->groups->len;
      g_array_append_val (self->groups, group);
    }
  self->last_group = i;
  return &g_array_index (self->groups, Group, i);
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
  Shape shape = {
    .first_point = batch->points->len, .n = n, .radius = (float) measure, .next = NONE
  };
  gboolean is_line = kind == TW_BATCH_SEGMENTS;
  guint width = is_line ? (guint) (measure * 1e5 + .5) : 0;
  Group *group = find_group (batch, layer << 20 | kind << 16 | MIN (width, 0xffff),
                             colour << 8 | (guint) (CLAMP (alpha, 0, 1) * 255 + .5), measure);

  /* Overlapping shapes of one path must turn the same way, or they cancel out. */
  if (!is_line && n > 2 && runs_backwards (p, n))
    for (guint i = n; i > 0; i--)
      g_array_append_val (batch->points, p[i - 1]);
  else
    g_array_append_vals (batch->points, p, n);
  if (group->first == NONE)
    group->first = batch->shapes->len;
  else
    g_array_index (batch->shapes, Shape, group->last).next = batch->shapes->len;
  group->last = batch->shapes->len;
  g_array_append_val (batch->shapes, shape);
}

static int
compare_groups (gconstpointer a, gconstpointer b)
{
  const Group *x = a, *y = b;

  if (x->order != y->order)
    return x->order < y->order ? -1 : 1;
  return x->paint < y->paint ? -1 : x->paint > y->paint;
}

static guint
group_kind (const Group *group)
{
  return (group->order >> 16) & 15;
}

static void
shape_add_path (const Shape *shape, guint kind, const TwPoint *p, cairo_t *cr)
{
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
      cairo_arc (cr, p->x, p->y, shape->radius, 0, 2 * G_PI);
      cairo_close_path (cr);
      return;
    }
  cairo_move_to (cr, p[0].x, p[0].y);
  for (guint i = 1; i < shape->n; i++)
    cairo_line_to (cr, p[i].x, p[i].y);
  cairo_close_path (cr);
}

/* Where every point makes a file larger, a disc is a dot of a round pen, at a fifth of what its
 * arcs take: those of about one size with one pen. */
#define PENS_PER_DOUBLE 8

static int
pen_of (const Shape *shape)
{
  return (int) floor (log2 (MAX ((double) shape->radius, 1e-6)) * PENS_PER_DOUBLE + .5);
}

static void
dots_draw (const TwBatch *self, const Group *group, cairo_t *cr)
{
  const TwPoint *points = (const TwPoint *) (void *) self->points->data;
  int pen = G_MININT;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (;;)
    {
      int next = G_MAXINT;

      cairo_new_path (cr);
      for (guint32 i = group->first; i != NONE; i = g_array_index (self->shapes, Shape, i).next)
        {
          const Shape *shape = &g_array_index (self->shapes, Shape, i);
          const TwPoint *at = points + shape->first_point;

          if (shape->n == 1 && pen_of (shape) == pen)
            {
              cairo_move_to (cr, at->x, at->y);
              cairo_line_to (cr, at->x, at->y);
            }
          else if (shape->n == 1 && pen_of (shape) > pen)
            next = MIN (next, pen_of (shape));
        }
      cairo_set_line_width (cr, 2 * exp2 ((double) pen / PENS_PER_DOUBLE));
      if (pen != G_MININT)
        cairo_stroke (cr);
      if (next == G_MAXINT)
        break;
      pen = next;
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

static void
group_draw (const TwBatch *self, const Group *group, cairo_t *cr)
{
  const TwPoint *points = (const TwPoint *) (void *) self->points->data;
  guint kind = group_kind (group);
  gboolean is_lean = tw_surface_is_lean (cr);
  TwRgb colour = tw_ink_land (tw_ink_of (cr), group->paint >> 8);

  cairo_new_path (cr);
  for (guint32 i = group->first; i != NONE; i = g_array_index (self->shapes, Shape, i).next)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);

      if (!is_lean || kind == TW_BATCH_SEGMENTS || shape->n > 1)
        shape_add_path (shape, kind, points + shape->first_point, cr);
    }
  cairo_set_source_rgba (cr, tw_rgb_part (colour, 0), tw_rgb_part (colour, 1),
                         tw_rgb_part (colour, 2), (group->paint & 255) / 255.);
  if (kind == TW_BATCH_SEGMENTS)
    {
      cairo_set_line_width (cr, group->measure);
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
  if (is_lean && kind != TW_BATCH_SEGMENTS)
    dots_draw (self, group, cr);
}

void
tw_batch_draw (TwBatch *batch, cairo_t *cr)
{
  g_array_sort (batch->groups, compare_groups);
  for (guint i = 0; i < batch->groups->len; i++)
    group_draw (batch, &g_array_index (batch->groups, Group, i), cr);
  batch_empty (batch);
}
