/* The way of one picture: checked here, decoded by a process of its own. */
#include "app/pictures/door-decode.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/pictures/decoder-call.h"
#include "app/pictures/door.h"
#include "engine/format/picture-check.h"
#include "engine/format/svg-clean.h"
#include "engine/format/symbol-art.h"

/* Processor time of one picture. Whoever sends many that exceed it gets less. */
#define BUDGET_MS       4000
#define LATER_BUDGET_MS 1000
#define MANY_TOO_LONG   4
/* A symbol is drawn a hundred times in a frame. */
#define ART_BUDGET_MS 500

static GMutex mutex;
static char *decoder;
static guint patience_ms = TW_DECODER_PATIENCE_MS, n_calls, n_now, n_most, n_too_long;

static gboolean
refuse_as (GError **error, const char *file, gboolean is_art, TwDecoderResult result)
{
  switch (result)
    {
    case TW_DECODER_TOO_LONG:
      return tw_format_error_set (
          error, TW_FORMAT_ERROR_LIMIT, file, 0,
          is_art ? _ ("The picture takes too long to draw. Draw it simpler.")
                 : _ ("The picture takes too long to draw. Save it simpler, or as "
                      "PNG."));
    case TW_DECODER_ABSENT:
      return tw_format_error_set (error, TW_FORMAT_ERROR_DATA, file, 0,
                                  _ ("The program that decodes pictures cannot be started. Install "
                                     "Tilewright again."));
    case TW_DECODER_DECODED:
    case TW_DECODER_DAMAGED:
    case TW_DECODER_NONSENSE:
    default:
      return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, file, 0,
                                  _ ("The picture cannot be drawn: it is damaged, or takes too "
                                     "much memory. Open it in another program and save it again, "
                                     "smaller."));
    }
}

static TwPixels *
call_decoder (TwPictureRequest *request, const guint8 *data, const char *file, GError **error)
{
  TwPixels *pixels;
  TwDecoderResult result;
  g_autofree char *path = NULL;
  guint patience;

  g_mutex_lock (&mutex);
  if (request->budget_ms > LATER_BUDGET_MS && n_too_long >= MANY_TOO_LONG)
    request->budget_ms = LATER_BUDGET_MS;
  n_calls++;
  n_now++;
  n_most = MAX (n_most, n_now);
  path = decoder != NULL ? g_strdup (decoder) : tw_decoder_find ();
  patience = patience_ms;
  g_mutex_unlock (&mutex);

  result = tw_decoder_call (path, request, data, patience, &pixels);

  g_mutex_lock (&mutex);
  n_now--;
  n_too_long += result == TW_DECODER_TOO_LONG;
  g_mutex_unlock (&mutex);
  if (result != TW_DECODER_DECODED)
    refuse_as (error, file, request->budget_ms == ART_BUDGET_MS, result);
  return pixels;
}

TwPixels *
tw_door_decode (GBytes *bytes, guint size_px, const char *file, GError **error)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  g_auto (TwPictureFacts) facts = { 0 };
  TwPictureRequest request;
  TwPixels *pixels;

  if (!tw_picture_check (file, data, length, &facts, error))
    return NULL;
  request = (TwPictureRequest){ .magic = TW_PICTURE_REQUEST_MAGIC,
                                .kind = facts.kind,
                                .width = facts.width,
                                .height = facts.height,
                                .orientation = facts.orientation,
                                .size_px = size_px,
                                .budget_ms = BUDGET_MS };
  if (facts.svg != NULL)
    {
      data = (const guint8 *) facts.svg;
      length = strlen (facts.svg);
    }
  request.length = (guint32) length;
  pixels = call_decoder (&request, data, file, error);
  if (pixels != NULL)
    {
      g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

      pixels->id = g_strdup_printf ("%s-%u", sum, size_px);
    }
  return pixels;
}

gboolean
tw_door_check (GBytes *bytes, const char *file, GError **error)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  g_auto (TwPictureFacts) facts = { 0 };

  return tw_picture_check (file, data, length, &facts, error);
}

static void
try_art (GBytes *bytes, guint size_px, const char *file, GError **error)
{
  static const TwSvgLimits limits = { TW_ART_DRAWN_BYTES, TW_ART_DRAWN_ELEMENTS, TW_ART_DRAWN_USES,
                                      TRUE, FALSE };
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *clean = tw_svg_clean (file, data, (gssize) length, &limits, NULL, NULL, error);
  g_autoptr (TwPixels) pixels = NULL;
  TwPictureRequest request;

  if (clean == NULL)
    return;
  request = (TwPictureRequest){ .magic = TW_PICTURE_REQUEST_MAGIC,
                                .kind = TW_PICTURE_SVG,
                                .orientation = 1,
                                .size_px = size_px,
                                .budget_ms = ART_BUDGET_MS,
                                .length = (guint32) strlen (clean) };
  pixels = call_decoder (&request, (const guint8 *) clean, file, error);
}

/* Draws the picture of a symbol and throws it away: it is enough that it could be drawn. Its lines
 * are those of no file: it stands in one with much else, and was cleaned. */
void
tw_door_try_art (GBytes *bytes, guint size_px, const char *file, GError **error)
{
  g_autoptr (GError) local = NULL;

  try_art (bytes, size_px, file, &local);
  if (local != NULL)
    tw_format_error_set (error, (TwFormatError) local->code, file, 0, "%s", tw_error_words (local));
}

void
tw_door_set_decoder (const char *path, guint patience)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  g_free (decoder);
  decoder = g_strdup (path);
  patience_ms = path != NULL ? patience : TW_DECODER_PATIENCE_MS;
  n_calls = n_most = n_too_long = 0;
}

guint
tw_picture_door_get_n_calls (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return n_calls;
}

guint
tw_picture_door_get_most_at_once (void)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  return n_most;
}
