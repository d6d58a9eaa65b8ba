/* The one door for pictures from files: tiles' pictures, reference pictures, covers, symbols.
 *
 * A picture is checked by its name and header, then decoded by a decoder process that can do no
 * harm, at most two at once. The pixels are kept once for each content, however many tiles show it.
 * A refused picture has a reason and is not tried again. No other code decodes pictures. Every
 * function is safe in any thread.
 */
#pragma once

#include "app/pictures/pixels.h"
#include "engine/tile/picture.h"

G_BEGIN_DECLS

/**
 * TwPictureState:
 * @TW_PICTURE_COMING: not known yet
 * @TW_PICTURE_HERE: decoded
 * @TW_PICTURE_REFUSED: refused, for a reason that can be told
 */
typedef enum
{
  TW_PICTURE_COMING,
  TW_PICTURE_HERE,
  TW_PICTURE_REFUSED
} TwPictureState;

/** TwPictureCame: called in the main loop when more is known of a picture. */
typedef void (*TwPictureCame) (gpointer data);

/**
 * tw_picture_door_get:
 * @picture: a picture that has bytes
 * @size_px: wanted length of the shorter side, in pixels; the result is as long or longer, unless
 *   the picture itself is smaller or its longer side would exceed 4096
 * @out_pixels: (out) (optional) (transfer full): the pixels if decoded, upright, not turned
 * @error: %TW_FORMAT_ERROR with file, cause and remedy, if it is refused
 *
 * Waits until the picture's state is known, unless the calling thread runs the main loop. That
 * thread gets %TW_PICTURE_COMING, and the function of tw_picture_door_watch() is called when the
 * state is known.
 *
 * Returns: the state
 */
TwPictureState tw_picture_door_get (const TwPictureFile *picture, guint size_px,
                                    TwPixels **out_pixels, GError **error);

/**
 * tw_picture_door_ask:
 * @picture: a picture that has bytes
 * @size_px: as for tw_picture_door_get()
 * @came: called exactly once in the main loop, after this function has returned
 * @data: passed to @came
 * @destroy: (nullable): frees @data after @came was called
 *
 * Starts decoding the picture without waiting. tw_picture_door_peek() then tells the state.
 */
void tw_picture_door_ask (const TwPictureFile *picture, guint size_px, TwPictureCame came,
                          gpointer data, GDestroyNotify destroy);

/** tw_picture_door_peek: as tw_picture_door_get(), but neither waits nor starts decoding. */
TwPictureState tw_picture_door_peek (const TwPictureFile *picture, guint size_px,
                                     TwPixels **out_pixels, GError **error);

/**
 * tw_picture_door_try_art:
 * @art: the picture of a symbol, see tw_svg_clean()
 * @name: its name in tw_picture_door_list_refused(), if this call tries it
 *
 * Symbols are drawn as shapes at any size, in this process. So the decoder first draws each
 * symbol's picture once, larger than it is ever shown. Only a picture that it draws quickly and
 * without harm is drawn here. Waits as tw_picture_door_get() does.
 *
 * Returns: %TW_PICTURE_HERE if the picture can be drawn
 */
TwPictureState tw_picture_door_try_art (GBytes *art, const char *name);

/** tw_picture_door_ask_art: starts to try @art as tw_picture_door_try_art() does, without waiting;
 * the rest as for tw_picture_door_ask(). tw_picture_door_peek_art() then tells the state. */
void tw_picture_door_ask_art (GBytes *art, TwPictureCame came, gpointer data,
                              GDestroyNotify destroy);

/**
 * tw_picture_door_peek_art:
 * @art: the picture of a symbol
 * @name: its name in @error
 * @error: %TW_FORMAT_ERROR with @name, cause and remedy, if it is refused
 *
 * Returns: the state, without starting anything
 */
TwPictureState tw_picture_door_peek_art (GBytes *art, const char *name, GError **error);

/**
 * tw_picture_door_check_art:
 * @art: the picture of a symbol
 * @may_wait: whether to try the picture and wait for the result; not for a thread that runs the
 *   main loop
 * @out_words: (out) (transfer full): cause and remedy if it is refused, else %NULL
 *
 * A #TwDrawingCheck.
 *
 * Returns: whether the state is known
 */
gboolean tw_picture_door_check_art (const char *art, gboolean may_wait, char **out_words);

/**
 * tw_picture_door_reason:
 * @picture: a picture that has bytes
 *
 * Checks the picture without decoding it. The result is kept, so repeated calls are cheap.
 *
 * Returns: (transfer full) (nullable): cause and remedy; %NULL if the check finds no fault
 */
char *tw_picture_door_reason (const TwPictureFile *picture);

/**
 * tw_picture_door_check:
 * @picture: a picture that has bytes
 * @may_wait: whether to decode the picture, small, and wait for the result; not for a thread that
 *   runs the main loop
 * @out_words: (out) (transfer full): cause and remedy if any size has been refused so far, else
 *   %NULL
 *
 * A #TwPictureCheck.
 *
 * Returns: whether the state is known
 */
gboolean tw_picture_door_check (const TwPictureFile *picture, gboolean may_wait, char **out_words);

/** tw_picture_door_list_refused: Returns: (transfer full): the pictures refused in this run: file,
 *  cause and remedy, each content once */
GPtrArray *tw_picture_door_list_refused (void);

/** tw_picture_door_watch: calls @came whenever the state of a picture that was %TW_PICTURE_COMING
 *  becomes known, until the program ends. */
void tw_picture_door_watch (TwPictureCame came, gpointer data);

/** tw_picture_door_get_age: Returns: a number that changes whenever that happens, for callers that
 *  keep what they have drawn */
guint tw_picture_door_get_age (void);

/* For tests. */

/** tw_picture_door_set_decoder: sets another decoder, %NULL for the real one, and forgets all
 * pictures. */
void tw_picture_door_set_decoder (const char *path, guint patience_ms);

/** tw_picture_door_set_most: sets how many bytes of pixels to keep; 0 for the program's limit. */
void tw_picture_door_set_most (gsize bytes);

/** tw_picture_door_get_kept: Returns: the bytes of pixels that are kept */
gsize tw_picture_door_get_kept (void);

/** tw_picture_door_get_n_calls: Returns: how often the decoder was called since it was last set */
guint tw_picture_door_get_n_calls (void);

/** tw_picture_door_get_most_at_once: Returns: the most decoders that ran at the same time */
guint tw_picture_door_get_most_at_once (void);

G_END_DECLS
