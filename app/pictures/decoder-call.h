/* A call of the decoder process. Private to the door. */
#pragma once

#include "app/pictures/pixels.h"
#include "app/pictures/protocol.h"

G_BEGIN_DECLS

/* How long the program waits for an answer, in milliseconds: enough for a busy machine, since the
 * request's processor time is limited, too. */
#define TW_DECODER_PATIENCE_MS 15000u

/**
 * TwDecoderResult:
 * @TW_DECODER_DECODED: there are pixels
 * @TW_DECODER_DAMAGED: the decoder could not decode the picture, or died of it
 * @TW_DECODER_TOO_LONG: the decoder's time ran out
 * @TW_DECODER_NONSENSE: the answer is malformed
 * @TW_DECODER_ABSENT: the decoder cannot be started
 */
typedef enum
{
  TW_DECODER_DECODED,
  TW_DECODER_DAMAGED,
  TW_DECODER_TOO_LONG,
  TW_DECODER_NONSENSE,
  TW_DECODER_ABSENT
} TwDecoderResult;

/**
 * tw_decoder_call:
 * @path: path of the decoder
 * @request: the request; it tells the length of @data
 * @data: the picture
 * @patience_ms: how long to wait
 * @out_pixels: (out): the pixels
 *
 * Starts the decoder, gives it the picture and reads its answer, but never more than was asked for.
 * No process is left when it returns. Blocks; call it in a worker thread.
 *
 * Returns: the result
 */
TwDecoderResult tw_decoder_call (const char *path, const TwPictureRequest *request,
                               const guint8 *data, guint patience_ms, TwPixels **out_pixels);

/**
 * tw_decoder_find:
 *
 * Looks where TILEWRIGHT_PICTURE_DECODER says, else where the decoder is installed, else beside the
 * running program in a build tree.
 *
 * Returns: (transfer full): the decoder's path; the file need not exist
 */
char *tw_decoder_find (void);

G_END_DECLS
