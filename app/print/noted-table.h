/* A picture of a table with a note below it. */
#pragma once

#include "app/drawing/table-image.h"

G_BEGIN_DECLS

/**
 * tw_noted_table_save:
 * @image: a table
 * @side: side of a tile in pixels
 * @title: title of the picture
 * @note: (nullable): what stands below the table; it gets as many lines as it needs
 * @path: a file name that ends in .png, .svg or .pdf
 * @error: as of tw_table_image_save()
 *
 * Needs no display; safe in any thread.
 *
 * Returns: whether it was written
 */
gboolean tw_noted_table_save (const TwTableImage *image,
                              double side,
                              const char *title,
                              const char *note,
                              const char *path,
                              GError **error);

G_END_DECLS
