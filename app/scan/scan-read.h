/* Reads pictures of tiles from files. */
#pragma once

#include <gio/gio.h>

#include "app/pictures/pixels.h"

G_BEGIN_DECLS

/* The most pictures that are taken at once, of a folder or chosen. */
#define TW_SCAN_MAX_FILES 200u

/**
 * tw_scan_read:
 * @file: a picture
 * @error: %TW_FORMAT_ERROR with file, cause and remedy
 *
 * Reads a picture through the door for pictures, which checks its size before it is decoded. Waits;
 * not for the thread that runs the main loop.
 *
 * Returns: (transfer full) (nullable): its pixels, the longer side at most 4096
 */
TwPixels *tw_scan_read (GFile *file, GError **error);

/** tw_scan_is_picture: Returns: whether @file has a name as pictures have; it is not looked into */
gboolean tw_scan_is_picture (GFile *file);

/**
 * tw_scan_list_folder:
 * @folder: a folder
 * @error: #GIOErrorEnum
 *
 * Waits, as tw_scan_read() does.
 *
 * Returns: (transfer full) (element-type GFile) (nullable): the pictures in it, by name, at most
 *   %TW_SCAN_MAX_FILES; folders in it are not entered
 */
GPtrArray *tw_scan_list_folder (GFile *folder, GError **error);

G_END_DECLS
