/* Style of what has a player's colour, made from the one table of colours. */
#include "app/table/player-style.h"

#include <adwaita.h>
#include <math.h>

#include "app/drawing/theme.h"

/* Contrast of text on the hand, as WCAG counts it. */
#define LEAST_CONTRAST 4.8

/* What the hand is made of, in the light and in the dark: @hand_bg of the style sheets. */
static const guint32 light_paper = 0xfbf5e8, dark_paper = 0x3b332d;

static double
linear (double channel)
{
  return channel <= 0.03928 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (guint32 rgb)
{
  return 0.2126 * linear ((rgb >> 16) / 255.0) + 0.7152 * linear ((rgb >> 8 & 255) / 255.0)
         + 0.0722 * linear ((rgb & 255) / 255.0);
}

static guint32
scale (guint32 rgb, double factor)
{
  guint red = (guint) ((rgb >> 16) * factor), green = (guint) ((rgb >> 8 & 255) * factor);
  guint blue = (guint) ((rgb & 255) * factor);

  return red << 16 | green << 8 | blue;
}

static double
contrast (guint32 a, guint32 b)
{
  double of_a = luminance (a) + 0.05, of_b = luminance (b) + 0.05;

  return of_a > of_b ? of_a / of_b : of_b / of_a;
}

/* The colour, darker or lighter until it can be read on @paper. */
static guint32
readable (guint32 rgb, guint32 paper)
{
  guint32 found = rgb;

  for (double factor = 1; factor > 0.1 && contrast (found, paper) < LEAST_CONTRAST; factor -= 0.05)
    found = paper == light_paper ? scale (rgb, factor) : 0xffffff - scale (0xffffff - rgb, factor);
  return found;
}

static void
append_colour (GString *css, guint index, guint32 paper)
{
  guint32 fill = tw_player_colour_fill (index), mark = tw_player_colour_mark (index);
  guint32 words = readable (fill, paper), dark = readable (fill, light_paper);
  guint32 button = luminance (fill) > 0.4 ? fill : scale (fill, 0.92);
  /* On its own paper it is seen as it is. */
  guint32 line = paper == light_paper ? fill : words;

  g_string_append_printf (css,
                          ".hand.p%u { border-top-color: #%06x; }\n"
                          ".hand.p%u .title-4 { color: #%06x; }\n"
                          ".hand.p%u .suggested-action { background-color: #%06x; color: #%06x; }\n"
                          ".hand.p%u .figure:checked { background-color: alpha(#%06x,.17);"
                          " box-shadow: inset 0 0 0 2px #%06x; }\n",
                          index, line, index, words, index, button, mark, index, line, line);
  g_string_append_printf (css,
                          ".player.p%u.now { box-shadow: inset 3px 0 0 #%06x; }\n"
                          "button.spot.p%u { border-color: #%06x; }\n"
                          "button.spot.p%u:hover, button.spot.p%u:focus"
                          " { background: #%06x; color: #%06x; border-color: #fffaf0; }\n"
                          "button.spot.lit.p%u:hover label, button.spot.lit.p%u:focus label"
                          " { background: #%06x; color: #%06x; }\n"
                          ".turn-band.p%u { background-color: alpha(#%06x,.94); color: #%06x; }\n",
                          index, fill, index, dark, index, index, fill, mark, index, index, fill,
                          mark, index, fill, mark);
}

/* Where contrast is to be high, cards are white in the dark, too. */
static void
load (GtkCssProvider *provider, GParamSpec *pspec, AdwStyleManager *style)
{
  gboolean is_dark =
      adw_style_manager_get_dark (style) && !adw_style_manager_get_high_contrast (style);
  g_autoptr (GString) css = g_string_new (NULL);

  for (guint index = 0; index < TW_N_PLAYER_COLOURS; index++)
    append_colour (css, index, is_dark ? dark_paper : light_paper);
  gtk_css_provider_load_from_data (provider, css->str, (gssize) css->len);
}

void
tw_player_style_add (GtkWidget *widget)
{
  static const char key[] = "tw-player-style";
  GdkDisplay *display = gtk_widget_get_display (widget);
  AdwStyleManager *style = adw_style_manager_get_for_display (display);
  g_autoptr (GtkCssProvider) provider = NULL;

  if (g_object_get_data (G_OBJECT (display), key) != NULL)
    return;
  provider = gtk_css_provider_new ();
  load (provider, NULL, style);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (load), provider, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (load), provider,
                           G_CONNECT_SWAPPED);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set_data (G_OBJECT (display), key, GINT_TO_POINTER (1));
}
