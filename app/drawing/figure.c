/* Playing pieces: flat silhouettes with one bevel, an ink line and, for the colour-blind,
 * a shape mark. Unit height, centred on 0,0. */
#include "app/drawing/figure.h"

#include "app/drawing/glyph.h"

/* Stone, for what is nobody's. */
#define NOBODYS 0xb9ad98

#define INK           0x1c1410
#define PLAYER        0x8000000u
#define BEVEL_FROM_PX 22

static const char shape_meeple[] =
    "M0 -50C-13 -50 -19 -41 -17 -31C-16 -26 -15 -22 -19 -19C-29 -14 -42 -10 -47 -4"
    "C-51 2 -49 9 -41 10C-35 10 -29 9 -22 8C-25 20 -34 32 -38 41"
    "C-40 47 -38 50 -33 50L-12 50C-7 50 -6 47 -4 42C-2 35 -2 31 0 31C2 31 2 35 4 42"
    "C6 47 7 50 12 50L33 50C38 50 40 47 38 41C34 32 25 20 22 8C29 9 35 10 41 10"
    "C49 9 51 2 47 -4C42 -10 29 -14 19 -19C15 -22 16 -26 17 -31C19 -41 13 -50 0 -50"
    "Z";
static const char shape_abbot[] =
    "M0 -50C-12 -42 -16 -33 -13 -24C-17 -17 -14 -10 -10 -6C-22 2 -30 24 -33 44"
    "C-34 49 -31 50 -28 50L28 50C31 50 34 49 33 44C30 24 22 2 10 -6"
    "C14 -10 17 -17 13 -24C16 -33 12 -42 0 -50Z";
static const char shape_builder[] =
    "M-2 -36C-12 -36 -16 -28 -14 -20C-14 -15 -16 -13 -20 -10C-30 -5 -36 2 -36 10"
    "C-35 16 -28 17 -22 13C-22 25 -30 38 -32 45C-33 49 -31 50 -28 50L24 50"
    "C28 50 29 48 28 45C24 36 17 22 17 10C25 6 32 -4 34 -20L46 -22L46 -40L18 -40"
    "L18 -24L25 -21C22 -14 16 -10 12 -12C10 -14 10 -16 10 -20C12 -28 8 -36 -2 -36Z";
static const char shape_pig[] =
    "M-50 -2L-48 10L-38 13C-34 17 -31 19 -29 21L-30 36L-17 36L-14 24L14 24L17 36"
    "L30 36L32 17C40 10 42 -2 38 -10C46 -12 50 -18 47 -26C45 -20 40 -18 34 -17"
    "C22 -28 -6 -29 -20 -22L-26 -33L-36 -17C-40 -12 -43 -6 -50 -2Z";
static const char shape_mage[] =
    "M6 -50L-16 -20L-28 -16L-14 -12C-15 -4 -17 0 -22 6C-32 18 -36 34 -36 50L36 50"
    "C36 34 32 18 22 6C17 0 15 -4 14 -12L28 -16L17 -20Z";
static const char shape_witch[] =
    "M-18 -50C-2 -46 8 -36 12 -22L34 -16L14 -12C15 -5 12 2 20 8L46 2L46 9L24 15"
    "C30 26 34 40 34 50L-34 50C-34 36 -28 20 -18 8C-13 2 -14 -6 -14 -12L-34 -14"
    "L-12 -22C-7 -34 -10 -44 -18 -50Z";
static const char shape_count[] =
    "M-20 -50L-9 -38L0 -50L9 -38L20 -50L16 -26C17 -16 13 -11 10 -8"
    "C30 -2 40 22 42 50L-42 50C-40 22 -30 -2 -10 -8C-13 -11 -17 -16 -16 -26Z";
static const char shape_ghost[] =
    "M0 -48C-24 -48 -30 -28 -30 -6C-36 -8 -44 -6 -44 3C-42 10 -34 10 -30 10"
    "C-30 26 -34 36 -38 48C-28 50 -24 42 -18 38C-12 44 -6 50 0 42C6 36 12 40 16 46"
    "C22 50 26 42 28 40C32 44 36 46 40 46C34 34 30 24 30 10C38 12 46 8 45 -1"
    "C42 -8 34 -6 30 -5C30 -28 24 -48 0 -48Z";
static const char shape_guard[] =
    "M-6 -44C-18 -44 -22 -34 -20 -26L-22 -17C-36 -10 -40 4 -38 16L-26 22L-30 50"
    "L18 50L14 14L29 12L29 50L36 50L36 -20L46 -26L46 -38L37 -36L32 -50L28 -36"
    "L20 -30L29 -20L29 0L14 -10L9 -17L8 -26C10 -34 6 -44 -6 -44Z";
static const char shape_ferry[] = "M-48 6L-6 6L-6 -42L34 -2L2 -2L2 6L48 6C44 24 34 32 24 32L-24 32"
                                  "C-34 32 -44 24 -48 6Z";
static const char shape_gold[] = "M-30 -16L30 -16L46 22L-46 22Z";
static const char shape_robber[] =
    "M-12 -46L10 -46L14 -32L30 -28L13 -24C15 -16 12 -12 10 -10C20 -6 24 -2 27 2"
    "C42 -2 52 14 46 28C42 36 34 38 28 36L30 50L-34 50C-36 26 -32 2 -10 -10"
    "C-14 -13 -16 -17 -14 -24L-30 -28L-15 -32Z";
static const char shape_hound[] =
    "M-48 -16L-34 -28L-28 -38L-22 -27C-14 -20 -10 -12 -6 -8C10 -12 24 -10 30 -6"
    "C40 -12 46 -22 46 -32C53 -20 48 -2 36 4L32 18L38 42L28 42L20 18L-8 18L-10 42"
    "L-20 42L-24 10C-28 4 -30 -2 -32 -6L-46 -6Z";
static const char shape_pawn[] =
    "M0 -48C-16 -48 -22 -36 -20 -26C-19 -19 -15 -14 -11 -11L-22 -6L-14 -1"
    "C-16 14 -26 28 -34 38L-34 50L34 50L34 38C26 28 16 14 14 -1L22 -6L11 -11"
    "C15 -14 19 -19 20 -26C22 -36 16 -48 0 -48Z";
static const char shape_lady[] =
    "M0 -48C-14 -48 -20 -38 -18 -28C-26 -24 -28 -14 -24 -6L-12 -10L-10 -2C-12 8 -18 14 -26 22"
    "C-36 32 -40 42 -40 50L40 50C40 42 36 32 26 22C18 14 12 8 10 -2L12 -10L24 -6"
    "C28 -14 26 -24 18 -28C20 -38 14 -48 0 -48Z";
static const char shape_barn[] = "M-46 -8L0 -44L46 -8L38 -8L38 40L-38 40L-38 -8Z";
static const char shape_bridge[] =
    "M-50 30L-50 2C-30 -24 30 -24 50 2L50 30L32 30C26 4 -26 4 -32 30Z";
static const char shape_tower[] =
    "M-28 50L-22 -24L-32 -24L-32 -50L-18 -50L-18 -40L-7 -40L-7 -50L7 -50L7 -40"
    "L18 -40L18 -50L32 -50L32 -24L22 -24L28 50Z";

/* What is drawn on the silhouette. */
static const TwGlyphPart mage_details[] = {
  { "M0 9L4 17L12 18L6 24L8 32L0 29L-8 32L-6 24L-12 18L-4 17Z", 0xf6d860, 0, 0 },
  { "M-15 -20L16 -20", TW_GLYPH_NONE, 50, 0xf6d860 },
};
static const TwGlyphPart witch_details[] = {
  { "M-12 -22L12 -22", TW_GLYPH_NONE, 60, 0x4a2a5e },
  { "M8 34C-4 42 -16 32 -13 21C-11 10 1 8 7 13C-1 12 -5 18 -4 24C-3 31 2 35 8 34Z", 0x4a2a5e, 0,
    0 },
};
static const TwGlyphPart count_details[] = {
  { "M-20 -50L-9 -38L0 -50L9 -38L20 -50L16 -28L-16 -28Z", 0xf2c233, 40, INK },
  { "M-6 -6L6 -6L9 47L-9 47Z", 0xf8f4ea, 0, 0 },
  { "O-3 6 2O3 21 2O-3 36 2", INK, 0, 0 },
};
static const TwGlyphPart guard_details[] = {
  { "M-30 -2L-2 -2C-1 16 -6 26 -16 34C-26 26 -31 16 -30 -2Z", 0xb7262c, 35, INK },
  { "M-20 -28L7 -28", TW_GLYPH_NONE, 45, INK },
};
static const TwGlyphPart ghost_details[] = { { "E-11 -20 6 9E11 -20 6 9E0 -2 5 7", 0x3a4654, 0,
                                               0 } };
static const TwGlyphPart gold_details[] = { { "M-30 -16L30 -16L22 -28L-22 -28Z", 0xfbe08a, 50,
                                              INK } };
static const TwGlyphPart hound_details[] = { { "O-33 -19 3", 0x9c2b2b, 0, 0 } };
static const TwGlyphPart ferry_details[] = { { "M-2 -38L-2 2", TW_GLYPH_NONE, 35, INK } };
static const TwGlyphPart tower_details[] = { { "R-5 -16 10 16", INK, 0, 0 } };
static const TwGlyphPart barn_details[] = { { "M-46 -8L46 -8", TW_GLYPH_NONE, 45, INK } };

#define DETAILS(name) name##_details, G_N_ELEMENTS (name##_details)

/* @mark: hundredths from the middle, and its radius in thousandths, 0 for none. */
static const struct
{
  const char *name;
  const char *shape;
  TwRgb fill;
  gint8 mark_x, mark_y;
  guint8 mark_r;
  const TwGlyphPart *details;
  guint n_details;
} figures[] = {
  { "meeple", shape_meeple, PLAYER, 0, 2, 105, NULL, 0 },
  { "farmer", shape_meeple, PLAYER, 0, 2, 105, NULL, 0 },
  { "big-meeple", shape_meeple, PLAYER, 0, 2, 105, NULL, 0 },
  { "big-farmer", shape_meeple, PLAYER, 0, 2, 105, NULL, 0 },
  { "abbot", shape_abbot, PLAYER, 0, 22, 105, NULL, 0 },
  { "builder", shape_builder, PLAYER, -3, 16, 105, NULL, 0 },
  { "pig", shape_pig, PLAYER, 4, 0, 105, NULL, 0 },
  { "lady", shape_lady, PLAYER, 0, 26, 105, NULL, 0 },
  { "robber", shape_robber, PLAYER, 0, 18, 105, NULL, 0 },
  { "ferry", shape_ferry, 0xb08050, 0, 0, 0, DETAILS (ferry) },
  { "barn", shape_barn, PLAYER, 0, 14, 120, DETAILS (barn) },
  { "bridge", shape_bridge, PLAYER, 0, 0, 0, NULL, 0 },
  { "tower", shape_tower, PLAYER, 0, 14, 100, DETAILS (tower) },
  { "mage", shape_mage, 0x6a4fb0, 0, 0, 0, DETAILS (mage) },
  { "witch", shape_witch, 0xd9822b, 0, 0, 0, DETAILS (witch) },
  { "count", shape_count, 0x8e2440, 0, 0, 0, DETAILS (count) },
  { "hound", shape_hound, 0xe9e2d2, 0, 0, 0, DETAILS (hound) },
  { "hound1", shape_hound, 0xe9e2d2, 0, 0, 0, DETAILS (hound) },
  { "hound2", shape_hound, 0x9a6a3c, 0, 0, 0, DETAILS (hound) },
  { "guard", shape_guard, 0xb8bec6, 0, 0, 0, DETAILS (guard) },
  { "ghost", shape_ghost, 0xf7fbfa, 0, 0, 0, DETAILS (ghost) },
  { "gold", shape_gold, 0xf0bf2e, 0, 0, 0, DETAILS (gold) },
  { "pawn", shape_pawn, PLAYER, 0, 22, 105, NULL, 0 },
};

static guint
find_figure (const char *name)
{
  guint i = 0;

  /* The last one, a pawn, stands for all that are not known. */
  while (i < G_N_ELEMENTS (figures) - 1 && !g_str_equal (figures[i].name, name))
    i++;
  return i;
}

/* Disc, triangle, square, diamond, star, cross, by player colour. */
void
tw_player_mark_draw (cairo_t *cr, guint colour, double x, double y, double r)
{
  static const char *const shapes[TW_N_PLAYER_COLOURS] = {
    "O0 0 82",
    "M0 -100L87 50L-87 50Z",
    "M-71 -71L71 -71L71 71L-71 71Z",
    "M0 -100L100 0L0 100L-100 0Z",
    "M0 -110L26 -36L105 -34L43 14L65 89L0 45L-65 89L-43 14L-105 -34L-26 -36Z",
    "M-29 -90L29 -90L29 -29L90 -29L90 29L29 29L29 90L-29 90L-29 29L-90 29L-90 -29L-29 -29Z",
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, r, r);
  tw_glyph_path (cr, shapes[colour]);
  cairo_restore (cr);
  tw_glyph_colour (cr, tw_player_colour_mark (colour), .95);
  cairo_fill (cr);
}

static void
shadow_draw (cairo_t *cr, const char *shape, gboolean lies, double alpha)
{
  for (guint i = 1; i <= 3; i++)
    {
      cairo_save (cr);
      if (lies)
        cairo_translate (cr, -.018 * i, .018 * i);
      else
        cairo_translate (cr, .018 * i, .022 * i);
      tw_glyph_path (cr, shape);
      tw_glyph_colour (cr, 0x14100c, alpha);
      cairo_fill (cr);
      cairo_restore (cr);
    }
}

/* A light rim on the light's side, a dark one opposite. */
static void
bevel_draw (cairo_t *cr, const char *shape, gboolean lies, gboolean is_ghost)
{
  cairo_save (cr);
  tw_glyph_path (cr, shape);
  cairo_clip (cr);
  for (guint side = 0; side < 2; side++)
    {
      double o = side ? -.028 : .028;

      cairo_save (cr);
      cairo_translate (cr, lies ? -o : o, o);
      tw_glyph_path (cr, shape);
      cairo_restore (cr);
      tw_glyph_colour (cr, side ? 0x000000 : 0xffffff, is_ghost ? .18 : side ? .26 : .42);
      cairo_set_line_width (cr, .05);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

double
tw_figure_scale (const char *figure)
{
  return g_str_has_prefix (figure, "big-") ? 1.28 : 1;
}

void
tw_figure_draw (cairo_t *cr, const char *figure, guint colour, double x, double y, double size)
{
  guint i = find_figure (figure);
  double px_x = size, px_y = 0;
  const char *shape = figures[i].shape;
  gboolean lies = g_str_has_suffix (figure, "farmer"), is_ghost = figures[i].shape == shape_ghost;
  gboolean is_somebodys = colour < TW_N_PLAYER_COLOURS;
  TwRgb fill = figures[i].fill;

  cairo_user_to_device_distance (cr, &px_x, &px_y);
  if (fill == PLAYER)
    fill = is_somebodys ? tw_player_colour_fill (colour) : NOBODYS;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (lies)
    cairo_rotate (cr, -G_PI / 2);
  shadow_draw (cr, shape, lies, is_ghost ? .07 : .17);
  /* A pale rim parts a red figure from red roofs. */
  tw_glyph_path (cr, shape);
  tw_glyph_colour (cr, 0xfff8e6, is_ghost ? .35 : .85);
  cairo_set_line_width (cr, .125);
  cairo_stroke_preserve (cr);
  tw_glyph_colour (cr, fill, is_ghost ? .93 : 1);
  cairo_fill (cr);
  if (px_x * px_x + px_y * px_y > BEVEL_FROM_PX * BEVEL_FROM_PX)
    bevel_draw (cr, shape, lies, is_ghost);
  tw_glyph_path (cr, shape);
  tw_glyph_ink (cr, is_ghost ? 0x36424f : INK, is_ghost ? .055 : .05);
  tw_glyph_draw (cr, figures[i].details, figures[i].n_details, INK);
  if (g_str_equal (figures[i].name, "abbot") && is_somebodys)
    {
      tw_glyph_box (cr, -.022, -.42, .044, .17, tw_player_colour_mark (colour));
      tw_glyph_box (cr, -.07, -.37, .14, .04, tw_player_colour_mark (colour));
    }
  if (figures[i].mark_r > 0 && is_somebodys)
    {
      cairo_translate (cr, figures[i].mark_x / 100., figures[i].mark_y / 100.);
      if (lies)
        cairo_rotate (cr, G_PI / 2);
      tw_player_mark_draw (cr, colour, 0, 0, figures[i].mark_r / 1000.);
    }
  cairo_restore (cr);
}
