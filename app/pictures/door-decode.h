/* What is done for one picture. Private to the door; for its threads, but for tw_door_check(). */
#pragma once

#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/**
 * tw_door_decode:
 * @bytes: what the file holds
 * @size_px: how long the shorter side is wanted
 * @file: its name, which says what it is
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): its pixels; %NULL if it is refused
 */
TwPixels *tw_door_decode (GBytes *bytes, guint size_px, const char *file, GError **error);

/** tw_door_check: Returns: %FALSE with an error if it would be refused before it is decoded */
gboolean tw_door_check (GBytes *bytes, const char *file, GError **error);

/** tw_door_try_art: has the picture of a symbol drawn and thrown away; it is good if there is no
 *  @error then. */
void tw_door_try_art (GBytes *bytes, guint size_px, const char *file, GError **error);

/** tw_door_set_decoder: for tests: see tw_picture_door_set_decoder(). */
void tw_door_set_decoder (const char *path, guint patience_ms);

G_END_DECLS
