/* The work on one picture. Private to the door's threads, except for tw_door_check(). */
#pragma once

#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/**
 * tw_door_decode:
 * @bytes: content of the file
 * @size_px: wanted length of the shorter side
 * @file: the file's name, which tells the kind
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the pixels; %NULL if the picture is refused
 */
TwPixels *tw_door_decode (GBytes *bytes, guint size_px, const char *file, GError **error);

/** tw_door_check: Returns: %FALSE with @error if the picture is refused without decoding it */
gboolean tw_door_check (GBytes *bytes, const char *file, GError **error);

/** tw_door_try_art: lets the decoder draw a symbol's picture, and throws the result away; the
 *  picture is good if there is no @error. */
void tw_door_try_art (GBytes *bytes, guint size_px, const char *file, GError **error);

/** tw_door_set_decoder: for tests, see tw_picture_door_set_decoder(). */
void tw_door_set_decoder (const char *path, guint patience_ms);

G_END_DECLS
