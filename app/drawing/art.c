/* SVG pictures: tried by the decoder for pictures, then drawn as shapes at any size. */
#include "app/drawing/art.h"

#include <string.h>

#include <librsvg/rsvg.h>

#include "app/drawing/ink.h"
#include "app/pictures/door.h"
#include "engine/format/svg-clean.h"
#include "engine/format/symbol-art.h"
#include "engine/format/xml-document.h"

/* Of the square in which librsvg lays a picture out: it rounds what is much smaller. */
#define SIDE 100.

static const TwSvgLimits limits = { TW_ART_DRAWN_BYTES, TW_ART_DRAWN_ELEMENTS, TW_ART_DRAWN_USES,
                                    TRUE, FALSE };
static const TwSvgLimits read_limits = { TW_ART_DRAWN_BYTES, TW_ART_DRAWN_ELEMENTS,
                                         TW_ART_DRAWN_USES, TRUE, TRUE };

/* librsvg lets one thread at a time draw a document. */
struct _TwArt
{
  char *name;
  GBytes *svg;
  TwRgb ink;
  GMutex mutex;
  RsvgHandle *handles[TW_N_INKS]; /* once it is known that it can be drawn */
};

static TwArt *
art_new_take (const char *name, char *svg, TwRgb ink)
{
  TwArt *art = g_atomic_rc_box_new0 (TwArt);

  art->svg = g_bytes_new_take (svg, strlen (svg));
  art->name = g_strdup (name);
  art->ink = ink;
  g_mutex_init (&art->mutex);
  return art;
}

TwArt *
tw_art_new (const char *name, const char *svg, gsize length, TwRgb ink, GError **error)
{
  char *clean = tw_svg_clean (name, svg, (gssize) length, &limits, NULL, NULL, error);

  return clean != NULL ? art_new_take (name, clean, ink) : NULL;
}

/* What cannot be cleaned stays as it is: the door does not take it either, and says so. */
TwArt *
tw_art_new_read (const char *name, const char *svg, TwRgb ink)
{
  char *clean = tw_svg_clean (name, svg, -1, &read_limits, NULL, NULL, NULL);

  return art_new_take (name, clean != NULL ? clean : g_strdup (svg), ink);
}

TwArt *
tw_art_ref (TwArt *art)
{
  return g_atomic_rc_box_acquire (art);
}

static void
art_clear (gpointer data)
{
  TwArt *art = data;

  for (guint i = 0; i < TW_N_INKS; i++)
    g_clear_object (&art->handles[i]);
  g_bytes_unref (art->svg);
  g_free (art->name);
  g_mutex_clear (&art->mutex);
}

void
tw_art_unref (TwArt *art)
{
  g_atomic_rc_box_release_full (art, art_clear);
}

/* With the mutex held. */
static RsvgHandle *
open_svg (TwArt *art, TwInk ink)
{
  g_autofree char *style = g_strdup_printf ("svg{color:#%06x}", tw_ink_symbol (ink, art->ink));
  g_autofree char *svg = NULL;

  if (art->handles[ink] != NULL)
    return art->handles[ink];
  tw_xml_document_prepare ();
  svg = g_strndup (g_bytes_get_data (art->svg, NULL), g_bytes_get_size (art->svg));
  if (ink != TW_INK_FULL)
    {
      char *other = tw_ink_svg (ink, svg);

      g_free (svg);
      svg = other;
    }
  /* Without a base it opens no other file. */
  art->handles[ink] = rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), NULL);
  if (art->handles[ink] != NULL
      && !rsvg_handle_set_stylesheet (art->handles[ink], (const guint8 *) style, strlen (style),
                                      NULL))
    g_clear_object (&art->handles[ink]);
  return art->handles[ink];
}

gboolean
tw_art_draw (TwArt *art, cairo_t *cr)
{
  const RsvgRectangle square = { 0, 0, SIDE, SIDE };
  RsvgHandle *handle;

  if (tw_picture_door_try_art (art->svg, art->name) != TW_PICTURE_HERE)
    return FALSE;
  g_mutex_lock (&art->mutex);
  handle = open_svg (art, tw_ink_of (cr));
  if (handle != NULL)
    {
      cairo_save (cr);
      cairo_new_path (cr);
      cairo_scale (cr, 1 / SIDE, 1 / SIDE);
      cairo_translate (cr, -SIDE / 2, -SIDE / 2);
      rsvg_handle_render_document (handle, cr, &square, NULL);
      cairo_restore (cr);
    }
  g_mutex_unlock (&art->mutex);
  return handle != NULL;
}
