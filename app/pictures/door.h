/* The one door for pictures from files: of tiles, for reference, covers, of symbols.
 *
 * What a stranger has written is told by its name and header, decoded by a decoder process that can
 * do no harm, at most two at once, and kept once for each content however many tiles show it. What
 * is refused is refused with the reason, and not tried again. Decoders of pictures run nowhere
 * else. Everything here is safe in any thread.
 */
#pragma once

#include "app/pictures/pixels.h"
#include "engine/tile/picture.h"

G_BEGIN_DECLS

/**
 * TwPictureState:
 * @TW_PICTURE_COMING: not known yet
 * @TW_PICTURE_HERE: it has been decoded
 * @TW_PICTURE_REFUSED: it will not be, for a reason that can be told
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
 * @size_px: how long its shorter side is wanted, in pixels; what comes is as long or longer, unless
 *   the picture itself is smaller or its longer side would exceed 4096
 * @out_pixels: (out) (optional) (transfer full): its pixels if it is here, upright, not turned
 * @error: %TW_FORMAT_ERROR with file, cause and remedy, if it is refused
 *
 * Waits until the picture is known, unless the caller's thread runs the main loop: that never
 * waits, is told %TW_PICTURE_COMING, and what was added with tw_picture_door_watch() is called when
 * it has come.
 *
 * Returns: what is known of it
 */
TwPictureState tw_picture_door_get (const TwPictureFile *picture, guint size_px,
                                    TwPixels **out_pixels, GError **error);

/**
 * tw_picture_door_ask:
 * @picture: a picture that has bytes
 * @size_px: as above
 * @came: called once in the main loop, in any case later than this returns
 * @data: passed to @came
 * @destroy: (nullable): frees @data after @came was called
 *
 * Has the picture decoded, never waiting. tw_picture_door_peek() then tells what is known.
 */
void tw_picture_door_ask (const TwPictureFile *picture, guint size_px, TwPictureCame came,
                          gpointer data, GDestroyNotify destroy);

/** tw_picture_door_peek: as tw_picture_door_get(), but it neither waits nor has anything done. */
TwPictureState tw_picture_door_peek (const TwPictureFile *picture, guint size_px,
                                     TwPixels **out_pixels, GError **error);

/**
 * tw_picture_door_try_art:
 * @art: the picture of a symbol, see tw_svg_clean()
 * @name: what it is called in tw_picture_door_list_refused(), if it is tried for this
 *
 * Symbols are drawn as shapes at any size, in this process. So one of them is first drawn by the
 * decoder, larger than it is ever seen, and only what that did quickly and without harm is drawn
 * here. Waits as tw_picture_door_get() does.
 *
 * Returns: %TW_PICTURE_HERE if it can be drawn
 */
TwPictureState tw_picture_door_try_art (GBytes *art, const char *name);

/** tw_picture_door_ask_art: has @art tried as tw_picture_door_try_art() does, never waiting; the rest
 * as for tw_picture_door_ask(). tw_picture_door_peek_art() then tells what is known. */
void tw_picture_door_ask_art (GBytes *art, TwPictureCame came, gpointer data,
                              GDestroyNotify destroy);

/**
 * tw_picture_door_peek_art:
 * @art: the picture of a symbol
 * @name: what it is called where @error is told
 * @error: %TW_FORMAT_ERROR with @name, cause and remedy, if it is refused
 *
 * Returns: what is known of it, without having anything done
 */
TwPictureState tw_picture_door_peek_art (GBytes *art, const char *name, GError **error);

/**
 * tw_picture_door_check_art:
 * @art: the picture of a symbol
 * @may_wait: whether to have it tried and wait until it is known; not for a thread that runs the
 *   main loop
 * @out_words: (out) (transfer full): cause and remedy if it is refused, else %NULL
 *
 * A #TwDrawingCheck.
 *
 * Returns: whether it is known
 */
gboolean tw_picture_door_check_art (const char *art, gboolean may_wait, char **out_words);

/**
 * tw_picture_door_reason:
 * @picture: a picture that has bytes
 *
 * What can be told without decoding it; kept, so that it can be asked for often.
 *
 * Returns: (transfer full) (nullable): cause and remedy; %NULL if nothing speaks against it
 */
char *tw_picture_door_reason (const TwPictureFile *picture);

/**
 * tw_picture_door_check:
 * @picture: a picture that has bytes
 * @may_wait: whether to have it decoded, small, and wait until it is known; not for a thread that
 *   runs the main loop
 * @out_words: (out) (transfer full): cause and remedy if it is refused in any size so far, else %NULL
 *
 * A #TwPictureCheck.
 *
 * Returns: whether it is known
 */
gboolean tw_picture_door_check (const TwPictureFile *picture, gboolean may_wait, char **out_words);

/** tw_picture_door_list_refused: Returns: (transfer full): what was to be drawn in this run and was
 *  refused: file, cause and remedy, each content once */
GPtrArray *tw_picture_door_list_refused (void);

/** tw_picture_door_watch: @came is called whenever something has come that was
 *  %TW_PICTURE_COMING for who could not wait; for the whole run of the program. */
void tw_picture_door_watch (TwPictureCame came, gpointer data);

/** tw_picture_door_get_age: Returns: a number that changes whenever that happens, for who keeps
 *  what he has drawn */
guint tw_picture_door_get_age (void);

/* For tests. */

/** tw_picture_door_set_decoder: uses another decoder, %NULL for the real one, and forgets all. */
void tw_picture_door_set_decoder (const char *path, guint patience_ms);

/** tw_picture_door_set_most: keeps at most that many bytes; 0 for what the program keeps. */
void tw_picture_door_set_most (gsize bytes);

/** tw_picture_door_get_kept: Returns: what is kept, in bytes */
gsize tw_picture_door_get_kept (void);

/** tw_picture_door_get_n_calls: Returns: how often a decoder was called since the last change of it */
guint tw_picture_door_get_n_calls (void);

/** tw_picture_door_get_most_at_once: Returns: how many decoders ran at the same time, at most */
guint tw_picture_door_get_most_at_once (void);

G_END_DECLS
