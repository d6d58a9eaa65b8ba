/* One call of the decoder that decodes pictures. Private to the door. */
#pragma once

#include "app/pictures/pixels.h"
#include "app/pictures/protocol.h"

G_BEGIN_DECLS

/* How long an answer is waited for, in milliseconds: what a busy machine may take for a request
 * whose processor time is bounded, too. */
#define TW_DECODER_PATIENCE_MS 15000u

/**
 * TwDecoderResult:
 * @TW_DECODER_DECODED: there are pixels
 * @TW_DECODER_DAMAGED: the decoder finds nothing to decode, or ended over it
 * @TW_DECODER_TOO_LONG: it ran out of its time
 * @TW_DECODER_NONSENSE: what it answered is no answer
 * @TW_DECODER_ABSENT: it cannot be started
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
 * @path: the decoder
 * @request: what is wanted; @data is as long as it says
 * @data: the picture
 * @patience_ms: how long to wait
 * @out_pixels: (out): what came
 *
 * Starts the decoder, gives it the picture and takes what comes back, but never more than was asked
 * for. When it returns, no process is left. For worker threads.
 *
 * Returns: what became of it
 */
TwDecoderResult tw_decoder_call (const char *path, const TwPictureRequest *request,
                               const guint8 *data, guint patience_ms, TwPixels **out_pixels);

/**
 * tw_decoder_find:
 *
 * Looks where TILEWRIGHT_PICTURE_DECODER says, else where it is installed, else beside the program
 * that runs, in a build tree.
 *
 * Returns: (transfer full): its path; it need not be there
 */
char *tw_decoder_find (void);

G_END_DECLS
