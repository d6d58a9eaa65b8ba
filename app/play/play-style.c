/* Style of what has a player's colour, made from the one table of colours. */
#include "app/play/play-page-private.h"

#include <math.h>

#include "app/drawing/theme.h"

/* Contrast of text on the hand, as WCAG counts it. */
#define LEAST_CONTRAST 4.8

static const guint32 hand_paper = 0xfbf5e8;

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

/* The colour, darkened until it can be read on the hand. */
static guint32
readable (guint32 rgb)
{
  guint32 dark = rgb;

  for (double factor = 1; factor > 0.1; factor -= 0.05)
    {
      dark = scale (rgb, factor);
      if ((luminance (hand_paper) + 0.05) / (luminance (dark) + 0.05) >= LEAST_CONTRAST)
        break;
    }
  return dark;
}

static void
append_colour (GString *css, guint index)
{
  guint32 fill = tw_player_colour_fill (index), mark = tw_player_colour_mark (index);
  guint32 dark = readable (fill), button = luminance (fill) > 0.4 ? fill : scale (fill, 0.92);

  g_string_append_printf (css,
                          ".hand.p%u { border-top-color: #%06x; }\n"
                          ".hand.p%u .title-4 { color: #%06x; }\n"
                          ".hand.p%u .suggested-action { background-color: #%06x; color: #%06x; }\n"
                          ".hand.p%u .figure:checked { background-color: alpha(#%06x,.17);"
                          " box-shadow: inset 0 0 0 2px #%06x; }\n",
                          index, fill, index, dark, index, button, mark, index, fill, fill);
  g_string_append_printf (css,
                          ".player.p%u.now { box-shadow: inset 3px 0 0 #%06x; }\n"
                          "button.spot.p%u { border-color: #%06x; }\n"
                          "button.spot.p%u:hover, button.spot.p%u:focus"
                          " { background: #%06x; color: #%06x; border-color: #fffaf0; }\n"
                          ".turn-band.p%u { background-color: alpha(#%06x,.94); color: #%06x; }\n",
                          index, fill, index, dark, index, index, fill, mark, index, fill, mark);
}

void
tw_play_page_style (GtkWidget *widget)
{
  static const char key[] = "tw-player-style";
  GdkDisplay *display = gtk_widget_get_display (widget);
  g_autoptr (GtkCssProvider) provider = NULL;
  GString *css;

  if (g_object_get_data (G_OBJECT (display), key) != NULL)
    return;
  css = g_string_new (NULL);
  for (guint index = 0; index < TW_N_PLAYER_COLOURS; index++)
    append_colour (css, index);
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, css->str, (gssize) css->len);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set_data (G_OBJECT (display), key, GINT_TO_POINTER (1));
  g_string_free (css, TRUE);
}
