/* tilewright-picture: decodes one picture from a file that nobody vouches for, and ends.
 *
 * It is started by Tilewright, reads a request and writes an answer (app/pictures/protocol.h). It
 * holds itself to limits before it reads the first byte, so that a picture made to do harm ends
 * this process and nothing else.
 */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "app/pictures/decode.h"
#include "app/pictures/lockdown.h"
#include "engine/format/xml-document.h"

static gboolean
read_all (void *to, gsize length)
{
  guint8 *at = to;

  while (length > 0)
    {
      gssize n = read (STDIN_FILENO, at, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      at += n;
      length -= (gsize) n;
    }
  return TRUE;
}

static gboolean
write_all (const void *from, gsize length)
{
  const guint8 *at = from;

  while (length > 0)
    {
      gssize n = write (STDOUT_FILENO, at, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      at += n;
      length -= (gsize) n;
    }
  return TRUE;
}

static gboolean
answer (cairo_surface_t *surface)
{
  TwPictureAnswer head = { .magic = TW_PICTURE_ANSWER_MAGIC, .status = 1 };
  gsize stride;
  const guint8 *pixels;

  if (surface == NULL)
    return write_all (&head, sizeof head);
  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  pixels = cairo_image_surface_get_data (surface);
  head.status = 0;
  head.width = (guint32) cairo_image_surface_get_width (surface);
  head.height = (guint32) cairo_image_surface_get_height (surface);
  head.length = 4 * head.width * head.height;
  if (!write_all (&head, sizeof head))
    return FALSE;
  for (guint y = 0; y < head.height; y++)
    if (!write_all (pixels + y * stride, 4 * head.width))
      return FALSE;
  return TRUE;
}

/* Exit status: 0 answered, 1 no sensible request, 2 not locked down. */
int
main (int argc, char **argv)
{
  TwPictureRequest request;
  cairo_surface_t *surface;
  guint8 *data;
  gboolean is_answered;

  /* What libraries set up when they are first used, while files can still be opened. */
  tw_xml_document_prepare ();
  tw_lockdown ();
  if (argc == 2 && strcmp (argv[1], "--check") == 0)
    {
      const char *gap = tw_lockdown_is_tight ();

      if (gap != NULL)
        write_all (gap, strlen (gap));
      return gap != NULL ? 2 : 0;
    }
  if (!read_all (&request, sizeof request) || request.magic != TW_PICTURE_REQUEST_MAGIC
      || request.length == 0 || request.length > TW_PICTURE_MAX_REQUEST)
    return 1;
  tw_lockdown_budget (request.budget_ms);
  data = g_try_malloc (request.length);
  if (data == NULL || !read_all (data, request.length))
    {
      g_free (data);
      return 1;
    }
  surface = tw_picture_decode (&request, data);
  is_answered = answer (surface);
  g_clear_pointer (&surface, cairo_surface_destroy);
  g_free (data);
  return is_answered ? 0 : 1;
}
