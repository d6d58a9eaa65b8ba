/* Lines, fills and words of pictures. */
#include "app/balance/chart-pen.h"

#include "engine/balance/answer.h"

#define FONT "Sans"
/* Half the size of a mark, of the height of the letters. */
#define MARK 0.36
/* Lines of a pattern, of the height of the letters. */
#define HATCH_GAP   0.42
#define HATCH_WIDTH 0.11

static const guint32 inks[3][TW_N_INKS] = {
  [TW_CHART_LIGHT] = { 0x2b241e, 0x685d52, 0xddd5c8, 0xece5d8, 0x1f5f99, 0xa9c8e4, 0xfffefb },
  [TW_CHART_DARK] = { 0xf1eadf, 0xb9ad9f, 0x453d37, 0x3a332e, 0x7db8ee, 0x2f5676, 0x221e1b },
  [TW_CHART_PRINT] = { 0x000000, 0x444444, 0xc8c8c8, 0xe6e6e6, 0x1b4f80, 0xb4cce0, 0xffffff },
};

static const guint32 hatch_inks[3][TW_N_HATCHES] = {
  [TW_CHART_LIGHT] = { 0x1f5f99, 0xd98f1f, 0x3f8f5a, 0x9a5aa8, 0xb5473a, 0x5f7f8c, 0x8a7a2c,
                       0x777777 },
  [TW_CHART_DARK] = { 0x7db8ee, 0xe7ab55, 0x7cc594, 0xc798d3, 0xe58a7e, 0xa3bcc6, 0xc9ba6c,
                      0xaaaaaa },
  [TW_CHART_PRINT] = { 0x1b4f80, 0xc07a10, 0x2f7a48, 0x82468f, 0x9c3a2e, 0x4d6a76, 0x736420,
                       0x666666 },
};

static void
use (const TwChartPen *pen, guint32 rgb)
{
  cairo_set_source_rgb (pen->cr, (rgb >> 16) / 255.0, (rgb >> 8 & 0xff) / 255.0,
                        (rgb & 0xff) / 255.0);
}

void
tw_pen_ink (const TwChartPen *pen, TwChartInk ink)
{
  use (pen, inks[pen->style->paper][ink]);
}

double
tw_pen_em (const TwChartPen *pen)
{
  return pen->style->size;
}

static double
mirrored (const TwChartPen *pen, double x)
{
  return pen->style->is_rtl ? pen->width - x : x;
}

void
tw_pen_line (const TwChartPen *pen,
             double x0,
             double y0,
             double x1,
             double y1,
             TwChartInk ink,
             double width)
{
  tw_pen_ink (pen, ink);
  cairo_set_line_width (pen->cr, width);
  cairo_move_to (pen->cr, mirrored (pen, x0), y0);
  cairo_line_to (pen->cr, mirrored (pen, x1), y1);
  cairo_stroke (pen->cr);
}

void
tw_pen_dashes (const TwChartPen *pen,
               double x0,
               double y0,
               double x1,
               double y1,
               TwChartInk ink,
               double width)
{
  double dash = 0.28 * tw_pen_em (pen);

  cairo_set_dash (pen->cr, &dash, 1, 0.0);
  tw_pen_line (pen, x0, y0, x1, y1, ink, width);
  cairo_set_dash (pen->cr, NULL, 0, 0.0);
}

void
tw_pen_move (const TwChartPen *pen, double x, double y, gboolean is_first)
{
  (is_first ? cairo_move_to : cairo_line_to) (pen->cr, mirrored (pen, x), y);
}

static void
box_path (const TwChartPen *pen, double x, double y, double width, double height)
{
  cairo_rectangle (pen->cr, pen->style->is_rtl ? pen->width - x - width : x, y, width, height);
}

void
tw_pen_box (const TwChartPen *pen, double x, double y, double width, double height, TwChartInk ink)
{
  tw_pen_ink (pen, ink);
  box_path (pen, x, y, width, height);
  cairo_fill (pen->cr);
}

void
tw_pen_shade (const TwChartPen *pen,
              double x,
              double y,
              double width,
              double height,
              double strength)
{
  double red, green, blue;

  tw_pen_ink (pen, TW_INK_WORDS);
  cairo_pattern_get_rgba (cairo_get_source (pen->cr), &red, &green, &blue, NULL);
  cairo_set_source_rgba (pen->cr, red, green, blue, strength);
  box_path (pen, x, y, width, height);
  cairo_fill (pen->cr);
}

/* Parallel lines across a box of @width and @height at 0, 0, that climb by @slope. */
static void
stripes (const TwChartPen *pen, double width, double height, double slope, double gap)
{
  cairo_t *cr = pen->cr;

  if (slope == 0.0)
    for (double y = gap / 2; y < height; y += gap)
      {
        cairo_move_to (cr, 0, y);
        cairo_line_to (cr, width, y);
      }
  else
    for (double x = -height; x < width + height; x += gap)
      {
        cairo_move_to (cr, x, slope > 0.0 ? height : 0);
        cairo_line_to (cr, x + height, slope > 0.0 ? 0 : height);
      }
  cairo_stroke (cr);
}

static void
dots (const TwChartPen *pen, double width, double height, double gap)
{
  guint row = 0;

  for (double y = gap / 2; y < height + gap; y += gap, row++)
    for (double x = row % 2 ? gap : gap / 2; x < width + gap; x += gap)
      {
        cairo_new_sub_path (pen->cr);
        cairo_arc (pen->cr, x, y, gap * 0.22, 0, 2 * G_PI);
      }
  cairo_fill (pen->cr);
}

static void
hatch_inside (const TwChartPen *pen, double width, double height, guint nth)
{
  double gap = HATCH_GAP * tw_pen_em (pen);

  cairo_set_line_width (pen->cr, HATCH_WIDTH * tw_pen_em (pen));
  switch (nth)
    {
    case 0:
      cairo_paint (pen->cr);
      break;
    case 1:
      stripes (pen, width, height, 1.0, gap);
      break;
    case 2:
      dots (pen, width, height, gap);
      break;
    case 3:
      stripes (pen, width, height, -1.0, gap);
      break;
    case 4:
      stripes (pen, width, height, 0.0, gap);
      break;
    case 5:
      stripes (pen, width, height, 1.0, gap);
      stripes (pen, width, height, -1.0, gap);
      break;
    case 6:
      stripes (pen, width, height, 1.0, gap * 2);
      break;
    default:
      break;
    }
}

void
tw_pen_hatch (const TwChartPen *pen, double x, double y, double width, double height, guint nth)
{
  cairo_t *cr = pen->cr;

  nth %= TW_N_HATCHES;
  if (width <= 0.0 || height <= 0.0)
    return;
  cairo_save (cr);
  box_path (pen, x, y, width, height);
  cairo_clip_preserve (cr);
  tw_pen_ink (pen, TW_INK_GROUND);
  cairo_fill (cr);
  use (pen, hatch_inks[pen->style->paper][nth]);
  cairo_translate (cr, pen->style->is_rtl ? pen->width - x - width : x, y);
  hatch_inside (pen, width, height, nth);
  cairo_restore (cr);
  use (pen, hatch_inks[pen->style->paper][nth]);
  cairo_set_line_width (cr, 1.0);
  if (width > 1.0)
    {
      box_path (pen, x + 0.5, y + 0.5, width - 1.0, height - 1.0);
      cairo_stroke (cr);
    }
}

gboolean
tw_pen_is_dark_hatch (guint nth)
{
  return nth % TW_N_HATCHES != TW_N_HATCHES - 1;
}

/* A triangle that points to @side: 1 for more, -1 for less. */
static void
pointer_path (const TwChartPen *pen, double x, double y, double r, double side)
{
  cairo_t *cr = pen->cr;

  cairo_move_to (cr, x + side * r * 1.2, y);
  cairo_line_to (cr, x - side * r * 0.8, y - r * 1.1);
  cairo_line_to (cr, x - side * r * 0.8, y + r * 1.1);
  cairo_close_path (cr);
}

static void
diamond_path (const TwChartPen *pen, double x, double y, double r)
{
  cairo_t *cr = pen->cr;

  cairo_move_to (cr, x - r * 1.15, y);
  cairo_line_to (cr, x, y - r * 1.15);
  cairo_line_to (cr, x + r * 1.15, y);
  cairo_line_to (cr, x, y + r * 1.15);
  cairo_close_path (cr);
}

void
tw_pen_mark (const TwChartPen *pen, double x, double y, guint verdict)
{
  cairo_t *cr = pen->cr;
  double r = MARK * tw_pen_em (pen), side = pen->style->is_rtl ? -1.0 : 1.0;

  x = mirrored (pen, x);
  cairo_new_path (cr);
  if (verdict == TW_VERDICT_MORE || verdict == TW_VERDICT_LESS)
    pointer_path (pen, x, y, r, verdict == TW_VERDICT_MORE ? side : -side);
  else if (verdict == TW_VERDICT_SAME)
    diamond_path (pen, x, y, r);
  else
    cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  /* A rim of ground lifts it off its interval. */
  tw_pen_ink (pen, TW_INK_GROUND);
  cairo_set_line_width (cr, 0.3 * tw_pen_em (pen));
  cairo_stroke_preserve (cr);
  cairo_fill_preserve (cr);
  tw_pen_ink (pen, TW_INK_DATA);
  if (verdict != TW_VERDICT_UNKNOWN)
    cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 0.14 * tw_pen_em (pen));
  cairo_stroke (cr);
}

void
tw_pen_whisker (const TwChartPen *pen, double low, double high, double y)
{
  double end = 0.28 * tw_pen_em (pen), width = 0.16 * tw_pen_em (pen);

  tw_pen_line (pen, low, y, high, y, TW_INK_DATA, width);
  tw_pen_line (pen, low, y - end, low, y + end, TW_INK_DATA, width);
  tw_pen_line (pen, high, y - end, high, y + end, TW_INK_DATA, width);
}

void
tw_pen_disc (const TwChartPen *pen, double x, double y, double r)
{
  cairo_new_path (pen->cr);
  cairo_arc (pen->cr, mirrored (pen, x), y, r, 0, 2 * G_PI);
  tw_pen_ink (pen, TW_INK_GROUND);
  cairo_set_line_width (pen->cr, 2.0);
  cairo_stroke_preserve (pen->cr);
  tw_pen_ink (pen, TW_INK_DATA);
  cairo_fill (pen->cr);
}

static PangoLayout *
layout_new (const TwChartPen *pen, const char *text, double scale, gboolean bold)
{
  PangoLayout *layout = pango_cairo_create_layout (pen->cr);
  PangoFontDescription *font =
      pango_font_description_from_string (pen->style->font != NULL ? pen->style->font : FONT);

  pango_font_description_set_absolute_size (font, scale * pen->style->size * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

double
tw_pen_word_width (const TwChartPen *pen, const char *text, double scale)
{
  g_autoptr (PangoLayout) layout = layout_new (pen, text, scale, FALSE);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return (double) width / PANGO_SCALE;
}

void
tw_pen_word (const TwChartPen *pen,
             const char *text,
             double x,
             double y,
             double align,
             double scale,
             TwChartInk ink)
{
  g_autoptr (PangoLayout) layout = layout_new (pen, text, scale, FALSE);
  int width, height;

  pango_layout_get_size (layout, &width, &height);
  x -= align * width / PANGO_SCALE;
  if (pen->style->is_rtl)
    x = pen->width - x - (double) width / PANGO_SCALE;
  tw_pen_ink (pen, ink);
  cairo_move_to (pen->cr, x, y - (double) height / PANGO_SCALE / 2.0);
  pango_cairo_show_layout (pen->cr, layout);
}

static PangoLayout *
paragraph_new (const TwChartPen *pen, const char *text, double width, double scale, gboolean bold)
{
  PangoLayout *layout = layout_new (pen, text, scale, bold);

  pango_layout_set_width (layout, (int) (MAX (width, 1.0) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_auto_dir (layout, FALSE);
  if (pen->style->is_rtl)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  return layout;
}

double
tw_pen_words_height (const TwChartPen *pen, const char *text, double width, double scale)
{
  g_autoptr (PangoLayout) layout = paragraph_new (pen, text, width, scale, FALSE);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE;
}

double
tw_pen_words (const TwChartPen *pen,
              const char *text,
              double x,
              double y,
              double width,
              double scale,
              gboolean bold,
              TwChartInk ink)
{
  g_autoptr (PangoLayout) layout = paragraph_new (pen, text, width, scale, bold);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  tw_pen_ink (pen, ink);
  cairo_move_to (pen->cr, pen->style->is_rtl ? pen->width - x - width : x, y);
  pango_cairo_show_layout (pen->cr, layout);
  return (double) height / PANGO_SCALE;
}
