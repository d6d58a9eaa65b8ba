/* Wood, felt and linen, reckoned pixel by pixel from noise that comes round after one square. */
#include "app/drawing/table-top.h"

#include <math.h>

#define SIDE TW_TABLE_TOP_SIDE
/* Boards lie from west to east; a thread of linen is so wide. */
#define BOARD  192
#define THREAD 3

static const guint32 colours[TW_N_TABLE_TOPS][2] = {
  [TW_TABLE_TOP_WOOD] = { 0x7c5b3d, 0x40312a },
  [TW_TABLE_TOP_FELT] = { 0x3d6a4e, 0x22382d },
  [TW_TABLE_TOP_LINEN] = { 0x827765, 0x3c3934 },
  [TW_TABLE_TOP_PLAIN] = { 0x3b312a, 0x302823 },
};

static float
hashed (guint x, guint y, guint seed)
{
  guint32 h = x * 0x8da6b343u ^ y * 0xd8163841u ^ seed * 0xcb1ab31fu;

  h = (h ^ h >> 15) * 0x2c1b3c6du;
  h = (h ^ h >> 12) * 0x297a2d39u;
  return (float) ((h ^ h >> 15) & 0xffffff) / 16777215.0f;
}

static float
eased (float t)
{
  return t * t * (3 - 2 * t);
}

/* Noise from -0.5 to 0.5 with @across times @down hills in the square. */
static float
noise (float u, float v, guint across, guint down, guint seed)
{
  float x = u * (float) across / SIDE, y = v * (float) down / SIDE;
  float left = floorf (x), top = floorf (y), fx = eased (x - left), fy = eased (y - top);
  guint x0 = (guint) ((int) left + (int) across) % across, x1 = (x0 + 1) % across;
  guint y0 = (guint) ((int) top + (int) down) % down, y1 = (y0 + 1) % down;
  float north = hashed (x0, y0, seed) * (1 - fx) + hashed (x1, y0, seed) * fx;
  float south = hashed (x0, y1, seed) * (1 - fx) + hashed (x1, y1, seed) * fx;

  return north * (1 - fy) + south * fy - 0.5f;
}

/* How much lighter or darker than the middle colour it is at @u, @v. */
static float
wood (float u, float v)
{
  guint board = (guint) (v / BOARD), seed = 11 + board * 17;
  float at = v - (float) board * BOARD, edge = MIN (at, BOARD - at);
  /* Each board was cut from another place of another trunk. */
  float bent = v + 46 * noise (u, v, 2, 8, seed) + 9 * noise (u, v, 7, 24, seed + 1);
  float rings = sinf (bent * 0.21f + 9 * noise (u, bent, 2, 6, seed + 2));
  float grain = noise (u, bent, 5, 150, seed + 3);
  float pores = noise (u, v, 34, 384, seed + 4);
  float light = 0.11f * (hashed (board, 0, 5) - 0.5f) + 0.045f * rings + 0.15f * grain;

  light -= pores > 0.24f ? 0.32f * (pores - 0.24f) : 0;
  light += 0.05f * noise (u, v, 3, 9, 77);
  if (edge < 1)
    return light - 0.26f;
  /* The light comes over the edge of the next board. */
  return edge < 2.4f ? light + (at < BOARD / 2.0f ? 0.05f : -0.07f) : light;
}

static float
felt (float u, float v)
{
  return 0.16f * noise (u, v, 512, 512, 1) + 0.13f * noise (u, v, 230, 230, 2)
         + 0.06f * noise (u, v, 64, 64, 3) + 0.07f * noise (u, v, 9, 9, 4);
}

static float
thread (float along, float aside, guint index, guint seed)
{
  /* A thread is round, now thicker and now thinner, and no two are alike. */
  return 0.10f * (sinf (aside * (float) G_PI) - 0.6f) + 0.09f * (hashed (index, 0, seed) - 0.5f)
         + 0.11f * noise (along, (float) (index * THREAD), 24, SIDE / THREAD, seed + 1);
}

static float
linen (float u, float v)
{
  guint column = (guint) (u / THREAD), row = (guint) (v / THREAD);
  float across = u / THREAD - (float) column, down = v / THREAD - (float) row;
  float light =
      (column + row) % 2 == 0 ? thread (u, down, row, 21) : thread (v, across, column, 41) - 0.035f;

  return light + 0.05f * noise (u, v, 7, 7, 61);
}

guint32
tw_table_top_colour (TwTableTop top, gboolean is_dark)
{
  return colours[top][is_dark ? 1 : 0];
}

static guint32
lit (guint32 rgb, float light)
{
  guint32 out = 0;

  for (int shift = 16; shift >= 0; shift -= 8)
    {
      /* Dark grain is warmer than the light between. */
      float part = (float) (rgb >> shift & 255) * (1 + light * (shift == 0 ? 1.15f : 1));

      out |= (guint32) CLAMP (part + 0.5f, 0, 255) << shift;
    }
  return out;
}

cairo_surface_t *
tw_table_top_new (TwTableTop top, gboolean is_dark, guint scale)
{
  static float (*const lights[TW_N_TABLE_TOPS]) (float, float) = { wood, felt, linen, NULL };
  int side = SIDE * (int) CLAMP (scale, 1, 4);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  guint32 middle = tw_table_top_colour (top, is_dark);
  guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < side; y++)
    {
      guint32 *row = (gpointer) (data + (gsize) y * (gsize) stride);
      float v = ((float) y + 0.5f) * SIDE / (float) side;

      for (int x = 0; x < side; x++)
        {
          float u = ((float) x + 0.5f) * SIDE / (float) side;

          row[x] = 0xff000000u | lit (middle, lights[top] != NULL ? lights[top](u, v) : 0);
        }
    }
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* Returns: (transfer none): the square at a scale of 1, made once. */
static cairo_surface_t *
kept (TwTableTop top, gboolean is_dark)
{
  static GMutex mutex;
  static cairo_surface_t *squares[TW_N_TABLE_TOPS][2];
  cairo_surface_t **square = &squares[top][is_dark ? 1 : 0];

  g_mutex_lock (&mutex);
  if (*square == NULL)
    *square = tw_table_top_new (top, is_dark, 1);
  g_mutex_unlock (&mutex);
  return *square;
}

void
tw_table_top_fill (cairo_t *cr, TwTableTop top, gboolean is_dark)
{
  guint32 rgb = tw_table_top_colour (top, is_dark);

  if (top != TW_TABLE_TOP_PLAIN
      && cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE)
    {
      cairo_set_source_surface (cr, kept (top, is_dark), 0, 0);
      cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
    }
  else
    cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
  cairo_paint (cr);
}
