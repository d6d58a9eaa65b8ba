/* SVG pictures: read once by librsvg, then drawn as shapes at any size. */
#include "app/drawing/art.h"

#include <string.h>

#include <glib/gi18n.h>
#include <librsvg/rsvg.h>

#include "app/drawing/picture-file.h"
#include "engine/format/xml-document.h"

/* Of the square in which librsvg lays a picture out: it rounds what is much smaller. */
#define SIDE 100.

/* librsvg lets one thread at a time draw a document. */
struct _TwArt
{
  GMutex mutex;
  RsvgHandle *handle;
};

TwArt *
tw_art_new (const char *svg, gsize length, TwRgb ink, GError **error)
{
  RsvgHandle *handle;
  g_autofree char *style = g_strdup_printf ("svg{color:#%06x}", ink);
  TwArt *art;

  if (length > TW_ART_MAX_BYTES)
    {
      g_set_error (error, TW_PICTURE_ERROR, TW_PICTURE_ERROR_SIZE,
                   _ ("The SVG picture of a symbol has more than %d kB. Choose a simpler one."),
                   TW_ART_MAX_BYTES / 1024);
      return NULL;
    }
  tw_xml_prepare ();
  /* Without a base it opens no other file. */
  handle = rsvg_handle_new_from_data ((const guint8 *) svg, length, error);
  if (handle == NULL)
    return NULL;
  if (!rsvg_handle_set_stylesheet (handle, (const guint8 *) style, strlen (style), error))
    {
      g_object_unref (handle);
      return NULL;
    }
  art = g_atomic_rc_box_new0 (TwArt);
  g_mutex_init (&art->mutex);
  art->handle = handle;
  return art;
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

  g_object_unref (art->handle);
  g_mutex_clear (&art->mutex);
}

void
tw_art_unref (TwArt *art)
{
  g_atomic_rc_box_release_full (art, art_clear);
}

void
tw_art_draw (TwArt *art, cairo_t *cr)
{
  const RsvgRectangle square = { 0, 0, SIDE, SIDE };
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&art->mutex);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_scale (cr, 1 / SIDE, 1 / SIDE);
  cairo_translate (cr, -SIDE / 2, -SIDE / 2);
  /* A picture that cannot be drawn is left out: what it is was said when it was read. */
  rsvg_handle_render_document (art->handle, cr, &square, NULL);
  cairo_restore (cr);
}
