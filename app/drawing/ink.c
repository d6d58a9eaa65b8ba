/* Colours that take less ink, of drawings, SVG documents and pixels. */
#include "app/drawing/ink.h"

#include <string.h>

/* What is darker than this is a line to be coloured along: of the land, of symbols. */
#define LAND_LINE_BELOW   .22
#define SYMBOL_LINE_BELOW .27
#define LINE              0x242424
/* How much of its darkness a colour keeps where it is to be coloured in, and where it is grey: less
 * than all, or a print of fields and roofs is soaked in black ink. */
#define LAND_KEEPS   .2
#define SYMBOL_KEEPS .6
#define GREY_KEEPS   .82
/* Of white in light colours and in dark ones, which are lines mostly. */
#define PALE_LIGHT .58
#define PALE_DARK  .34

static const cairo_user_data_key_t key;

TwInk
tw_ink_of (cairo_t *cr)
{
  return (TwInk) GPOINTER_TO_UINT (cairo_get_user_data (cr, &key));
}

TwInk
tw_ink_use (cairo_t *cr, TwInk ink)
{
  TwInk before = tw_ink_of (cr);

  if (before != ink)
    cairo_set_user_data (cr, &key, GUINT_TO_POINTER (ink), NULL);
  return before;
}

/* 0 for black to 1 for white, as eyes weigh it. */
static double
brightness (TwRgb c)
{
  return .299 * tw_rgb_part (c, 0) + .587 * tw_rgb_part (c, 1) + .114 * tw_rgb_part (c, 2);
}

static TwRgb
grey (double bright)
{
  TwRgb level = (TwRgb) (CLAMP (bright, 0, 1) * 255 + .5);

  return level << 16 | level << 8 | level;
}

static TwRgb
ink_colour (TwInk ink, TwRgb colour, double line_below, double keeps)
{
  double bright;

  if (ink == TW_INK_FULL)
    return colour;
  bright = brightness (colour);
  if (ink == TW_INK_LIGHT)
    return tw_rgb_mix (colour, 0xffffff, PALE_DARK + (PALE_LIGHT - PALE_DARK) * bright);
  if (ink == TW_INK_GREY)
    return grey (1 - (1 - bright) * GREY_KEEPS);
  return bright < line_below ? LINE : grey (1 - (1 - bright) * keeps);
}

TwRgb
tw_ink_land (TwInk ink, TwRgb colour)
{
  return ink_colour (ink, colour, LAND_LINE_BELOW, LAND_KEEPS);
}

TwRgb
tw_ink_symbol (TwInk ink, TwRgb colour)
{
  return ink_colour (ink, colour, SYMBOL_LINE_BELOW, SYMBOL_KEEPS);
}

static gboolean
named_colour (const char *word, TwRgb *out)
{
  static const struct
  {
    const char *name;
    TwRgb rgb;
  } names[] = {
    { "black", 0x000000 },  { "white", 0xffffff },  { "red", 0xff0000 },    { "green", 0x008000 },
    { "blue", 0x0000ff },   { "yellow", 0xffff00 }, { "gray", 0x808080 },   { "grey", 0x808080 },
    { "silver", 0xc0c0c0 }, { "maroon", 0x800000 }, { "purple", 0x800080 }, { "fuchsia", 0xff00ff },
    { "lime", 0x00ff00 },   { "olive", 0x808000 },  { "navy", 0x000080 },   { "teal", 0x008080 },
    { "aqua", 0x00ffff },   { "orange", 0xffa500 }, { "brown", 0xa52a2a },  { "pink", 0xffc0cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (word, names[i].name) == 0)
      {
        *out = names[i].rgb;
        return TRUE;
      }
  return FALSE;
}

/* "#rgb" or "#rrggbb". */
static gboolean
numbered_colour (const char *word, TwRgb *out)
{
  gsize n = strlen (word);
  guint value = 0;

  if (word[0] != '#' || (n != 4 && n != 7))
    return FALSE;
  for (gsize i = 1; i < n; i++)
    {
      int digit = g_ascii_xdigit_value (word[i]);

      if (digit < 0)
        return FALSE;
      value = value << 4 | (guint) digit;
      if (n == 4)
        value = value << 4 | (guint) digit;
    }
  *out = value;
  return TRUE;
}

static gboolean
replace_colour (const GMatchInfo *match, GString *out, gpointer data)
{
  g_autofree char *before = g_match_info_fetch (match, 1);
  g_autofree char *word = g_match_info_fetch (match, 2);
  TwRgb colour = 0;

  g_string_append (out, before);
  if (numbered_colour (word, &colour) || named_colour (word, &colour))
    g_string_append_printf (out, "#%06x", tw_ink_symbol ((TwInk) GPOINTER_TO_UINT (data), colour));
  else
    g_string_append (out, word);
  return FALSE;
}

char *
tw_ink_svg (TwInk ink, const char *svg)
{
  g_autoptr (GRegex) colours = g_regex_new (
      "((?:fill|stroke|stop-color|color)\\s*[=:]\\s*[\"']?\\s*)(#[0-9A-Fa-f]+|[A-Za-z]+)",
      G_REGEX_OPTIMIZE, 0, NULL);
  char *other = NULL;

  if (ink != TW_INK_FULL)
    other =
        g_regex_replace_eval (colours, svg, -1, 0, 0, replace_colour, GUINT_TO_POINTER (ink), NULL);
  return other != NULL ? other : g_strdup (svg);
}

/* A picture to be coloured in is grey and pale: it has no lines that could be told from the rest.
 */
static guint32
ink_pixel (TwInk ink, guint32 pixel)
{
  guint32 alpha = pixel >> 24, out = alpha;
  double bright = 255 * brightness (pixel & 0xffffff);

  for (int shift = 16; shift >= 0; shift -= 8)
    {
      double part = ink == TW_INK_LIGHT ? pixel >> shift & 255 : bright;

      part += (alpha - part) * (ink == TW_INK_GREY ? 1 - GREY_KEEPS : .5);
      out = out << 8 | (guint32) CLAMP (part + .5, 0, 255);
    }
  return out;
}

cairo_surface_t *
tw_ink_surface (TwInk ink, cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  cairo_surface_t *other = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  const guchar *from = cairo_image_surface_get_data (surface);
  guchar *to = cairo_image_surface_get_data (other);

  if (from == NULL || to == NULL)
    return other;
  for (int y = 0; y < height; y++)
    {
      gsize in = (gsize) y * (gsize) cairo_image_surface_get_stride (surface);
      gsize out = (gsize) y * (gsize) cairo_image_surface_get_stride (other);

      for (gsize x = 0; x < (gsize) width; x++)
        {
          guint32 pixel;

          memcpy (&pixel, from + in + 4 * x, sizeof pixel);
          pixel = ink_pixel (ink, pixel);
          memcpy (to + out + 4 * x, &pixel, sizeof pixel);
        }
    }
  cairo_surface_mark_dirty (other);
  return other;
}
