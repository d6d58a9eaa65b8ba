/* What the table is made of, below the tiles. */
#include "app/table/table-cover.h"

#include <adwaita.h>
#include <gsk/gsk.h>
#include <math.h>

#include "app/drawing/table-top.h"
#include "app/widgets/settings.h"

/* The square is kept in so many pieces across and down: what is drawn of a piece that reaches out
 * of sight is for nothing. */
#define PIECES 3
#define PIECE  (TW_TABLE_TOP_SIDE / PIECES)
/* Away from the lamp it gets darker in steps of so many pixels. On the cairo renderer gradients
 * cost several times as much as they, and have hardly finer ones. */
#define STEP        6
#define LAMP_ACROSS 0.47f
#define LAMP_DOWN   0.36f
#define SIDES_ALPHA 0.30f
#define DOWN_ALPHA  0.32f

typedef struct
{
  TwTableTop top;
  gboolean is_dark;
  guint scale;
} Look;

/* @surface: (nullable): the square; %NULL while it is reckoned
 * @pieces: (nullable): the square as textures, row by row, once somebody needs them */
typedef struct
{
  Look look;
  cairo_surface_t *surface;
  GPtrArray *pieces;
} Square;

struct _TwTableCover
{
  GObject parent_instance;
  GSettings *settings;
  gboolean is_ready;
  GskRenderNode *node;     /* (nullable): what was painted last */
  cairo_surface_t *shadow; /* (nullable): where the lamp does not reach */
  TwTableView view;
  Look look;
};

static guint changed_signal;
/* Tables of all windows have the same squares. */
static GPtrArray *squares, *covers;

G_DEFINE_FINAL_TYPE (TwTableCover, tw_table_cover, G_TYPE_OBJECT)

static void
square_free (gpointer data)
{
  Square *square = data;

  g_clear_pointer (&square->pieces, g_ptr_array_unref);
  g_clear_pointer (&square->surface, cairo_surface_destroy);
  g_free (square);
}

static gboolean
is_same (const Look *a, const Look *b)
{
  return a->top == b->top && a->is_dark == b->is_dark && a->scale == b->scale;
}

static Square *
square_find (const Look *look)
{
  for (guint i = 0; i < squares->len; i++)
    if (is_same (&((Square *) squares->pdata[i])->look, look))
      return squares->pdata[i];
  return NULL;
}

static GPtrArray *
cut (cairo_surface_t *surface, guint scale)
{
  GPtrArray *pieces = g_ptr_array_new_with_free_func (g_object_unref);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  gsize side = PIECE * scale;
  g_autoptr (GBytes) all =
      g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                  stride * (gsize) cairo_image_surface_get_height (surface),
                                  (GDestroyNotify) cairo_surface_destroy,
                                  cairo_surface_reference (surface));

  for (gsize y = 0; y < PIECES; y++)
    for (gsize x = 0; x < PIECES; x++)
      {
        g_autoptr (GBytes) bytes = g_bytes_new_from_bytes (all, y * side * stride + x * side * 4,
                                                           (side - 1) * stride + side * 4);

        g_ptr_array_add (pieces, gdk_memory_texture_new ((int) side, (int) side, GDK_MEMORY_DEFAULT,
                                                         bytes, stride));
      }
  return pieces;
}

static void
reckon (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Look *look = data;

  g_task_return_pointer (task, tw_table_top_new (look->top, look->is_dark, look->scale),
                         (GDestroyNotify) cairo_surface_destroy);
}

static void
reckoned_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Look *look = g_task_get_task_data (G_TASK (result));
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);
  Square *square = square_find (look);

  /* Somebody may have chosen another one meanwhile. */
  if (square == NULL)
    {
      cairo_surface_destroy (surface);
      return;
    }
  square->surface = surface;
  for (guint i = 0; i < covers->len; i++)
    g_signal_emit (covers->pdata[i], changed_signal, 0);
}

/* Returns: (transfer none): the square of that look; others but those of another scale go */
static Square *
square_of (const Look *look)
{
  Square *square = square_find (look);
  g_autoptr (GTask) task = NULL;

  if (square != NULL)
    return square;
  for (guint i = squares->len; i-- > 0;)
    {
      const Look *other = &((Square *) squares->pdata[i])->look;

      if (other->top != look->top || other->is_dark != look->is_dark)
        g_ptr_array_remove_index (squares, i);
    }
  square = g_new0 (Square, 1);
  square->look = *look;
  g_ptr_array_add (squares, square);
  task = g_task_new (NULL, NULL, reckoned_cb, NULL);
  g_task_set_task_data (task, g_memdup2 (look, sizeof *look), g_free);
  g_task_run_in_thread (task, reckon);
  return square;
}

static void
paint_veil (GtkSnapshot *snapshot, float alpha, const graphene_rect_t *rect)
{
  const GdkRGBA veil = { 0, 0, 0, alpha };

  if (alpha >= 1 / 255.0f)
    gtk_snapshot_append_color (snapshot, &veil, rect);
}

/* The lamp hangs above the middle; towards the sides and the near end of the table it gets darker.
 */
static void
paint_light (GtkSnapshot *snapshot, float width, float height)
{
  for (float y = 0; y < height; y += STEP)
    {
      float aside = ((y + STEP / 2.0f) / height - LAMP_DOWN) / (1 - LAMP_DOWN);

      paint_veil (snapshot, DOWN_ALPHA * aside * aside,
                  &GRAPHENE_RECT_INIT (0, y, width, MIN (STEP, height - y)));
    }
  for (float x = 0; x < width; x += STEP)
    {
      float aside = ((x + STEP / 2.0f) / width - LAMP_ACROSS) / (1 - LAMP_ACROSS);

      paint_veil (snapshot, SIDES_ALPHA * aside * aside,
                  &GRAPHENE_RECT_INIT (x, 0, MIN (STEP, width - x), height));
    }
}

/* The same as one mask: hundreds of strips took the cairo renderer a quarter of each frame of a
 * view that moves. */
static cairo_surface_t *
shadow_new (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, width, height);
  guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        float down = ((float) (y - y % STEP) + STEP / 2.0f) / (float) height;
        float across = ((float) (x - x % STEP) + STEP / 2.0f) / (float) width;
        float below = (down - LAMP_DOWN) / (1 - LAMP_DOWN);
        float aside = (across - LAMP_ACROSS) / (1 - LAMP_ACROSS);
        float light = (1 - DOWN_ALPHA * below * below) * (1 - SIDES_ALPHA * aside * aside);

        data[y * stride + x] = (guchar) lroundf (255 * (1 - light));
      }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static void
paint_pieces (GtkSnapshot *snapshot,
              const GPtrArray *pieces,
              int left,
              int top,
              const TwTableView *view)
{
  for (int y = top, row = 0; y < view->height; y += PIECE, row++)
    for (int x = left, column = 0; x < view->width; x += PIECE, column++)
      if (x > -PIECE && y > -PIECE)
        gtk_snapshot_append_texture (snapshot,
                                     pieces->pdata[row % PIECES * PIECES + column % PIECES],
                                     &GRAPHENE_RECT_INIT (x, y, PIECE, PIECE));
}

static void
corner_of (const TwTableView *view, int *out_left, int *out_top)
{
  *out_left = (int) lround (view->x) % TW_TABLE_TOP_SIDE;
  *out_top = (int) lround (view->y) % TW_TABLE_TOP_SIDE;
  *out_left -= *out_left > 0 ? TW_TABLE_TOP_SIDE : 0;
  *out_top -= *out_top > 0 ? TW_TABLE_TOP_SIDE : 0;
}

/* The cairo renderer copies each texture before it paints it; of a surface it copies what is seen.
 */
static void
paint_at_once (TwTableCover *self, GtkSnapshot *snapshot, Square *square, const TwTableView *view)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) view->width,
                                                                          (float) view->height));
  int scale = (int) square->look.scale, left, top;

  if (self->shadow == NULL || cairo_image_surface_get_width (self->shadow) != view->width
      || cairo_image_surface_get_height (self->shadow) != view->height)
    {
      g_clear_pointer (&self->shadow, cairo_surface_destroy);
      self->shadow = shadow_new (view->width, view->height);
    }
  corner_of (view, &left, &top);
  cairo_save (cr);
  cairo_scale (cr, 1.0 / scale, 1.0 / scale);
  cairo_set_source_surface (cr, square->surface, left * scale, top * scale);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_mask_surface (cr, self->shadow, 0, 0);
  cairo_destroy (cr);
}

static void
paint_square (GtkSnapshot *snapshot, Square *square, const TwTableView *view)
{
  int left, top;

  corner_of (view, &left, &top);
  if (square->pieces == NULL)
    square->pieces = cut (square->surface, square->look.scale);
  paint_pieces (snapshot, square->pieces, left, top, view);
  paint_light (snapshot, (float) view->width, (float) view->height);
}

static Look
look_of (TwTableCover *self, GtkWidget *widget)
{
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  Look look = { .top = (TwTableTop) g_settings_get_enum (self->settings, "table-top"),
                .is_dark = adw_style_manager_get_dark (style),
                .scale = (guint) CLAMP (gtk_widget_get_scale_factor (widget), 1, 4) };

  if (adw_style_manager_get_high_contrast (style))
    look.top = TW_TABLE_TOP_PLAIN;
  return look;
}

/* Whether it would look as it did when it was painted last. */
static gboolean
is_as_before (TwTableCover *self, const TwTableView *view, const Look *look)
{
  return self->node != NULL && self->is_ready && is_same (&self->look, look)
         && self->view.x == view->x && self->view.y == view->y && self->view.width == view->width
         && self->view.height == view->height;
}

static GskRenderNode *
paint (TwTableCover *self, GtkWidget *widget, const TwTableView *view, const Look *look)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  float width = (float) view->width, height = (float) view->height;
  guint32 rgb = tw_table_top_colour (look->top, look->is_dark);
  const GdkRGBA colour = { (float) (rgb >> 16) / 255.0f, (float) (rgb >> 8 & 255) / 255.0f,
                           (float) (rgb & 255) / 255.0f, 1 };
  Square *square = look->top != TW_TABLE_TOP_PLAIN ? square_of (look) : NULL;

  self->is_ready = square == NULL || square->surface != NULL;
  if (square == NULL || square->surface == NULL)
    {
      gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (0, 0, width, height));
      paint_light (snapshot, width, height);
    }
  else if (GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (gtk_widget_get_native (widget))))
    paint_at_once (self, snapshot, square, view);
  else
    paint_square (snapshot, square, view);
  return gtk_snapshot_free_to_node (snapshot);
}

void
tw_table_cover_paint (TwTableCover *self, const TwTableBrush *brush)
{
  const TwTableView *view = &brush->scene->camera.view;
  Look look = look_of (self, brush->widget);

  if (!is_as_before (self, view, &look))
    {
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = paint (self, brush->widget, view, &look);
      self->view = *view;
      self->look = look;
    }
  if (self->node != NULL)
    gtk_snapshot_append_node (brush->snapshot, self->node);
}

static void
changed_cb (TwTableCover *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
table_cover_finalize (GObject *object)
{
  TwTableCover *self = TW_TABLE_COVER (object);

  g_ptr_array_remove_fast (covers, object);
  g_object_unref (self->settings);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->shadow, cairo_surface_destroy);
  G_OBJECT_CLASS (tw_table_cover_parent_class)->finalize (object);
}

static void
tw_table_cover_class_init (TwTableCoverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_cover_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  squares = g_ptr_array_new_with_free_func (square_free);
  covers = g_ptr_array_new ();
}

static void
tw_table_cover_init (TwTableCover *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->settings = tw_settings_new ();
  g_ptr_array_add (covers, self);
  g_signal_connect_object (self->settings, "changed::table-top", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}

TwTableCover *
tw_table_cover_new (void)
{
  return g_object_new (TW_TYPE_TABLE_COVER, NULL);
}
