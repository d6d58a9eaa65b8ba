/* What of a set fits into its file, known before it is written. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwFileSize:
 * @n_bytes: bytes of XML
 * @n_nodes: elements and attributes, or some more: signs that may belong to them are counted
 *
 * A part of a file. A plain value that can be added up.
 */
typedef struct
{
  guint64 n_bytes;
  guint64 n_nodes;
} TwFileSize;

/**
 * tw_set_limits_measure_tile:
 * @tile: a tile
 * @own: (nullable): the own rules of its set
 * @out_size: (out): what it takes
 * @error: %TW_FORMAT_ERROR_LIMIT: what no file holds, without a file's name
 *
 * Returns: whether a file can hold it
 */
gboolean tw_set_limits_measure_tile (const TwTile *tile, const TwVocabulary *own,
                                     TwFileSize *out_size, GError **error);

/** tw_set_limits_measure_head: as tw_set_limits_measure_tile() for all of a set but its tiles;
 * their number is looked at. */
gboolean tw_set_limits_measure_head (const TwTileSet *set, TwFileSize *out_size, GError **error);

/** tw_set_limits_refuse_number: sets the error of a set with too many tiles. Returns: %FALSE */
gboolean tw_set_limits_refuse_number (GError **error);

/** tw_set_limits_file_fits: Returns: whether a file of @size can be read, as far as that is
 *   known */
gboolean tw_set_limits_file_fits (const TwFileSize *size);

/**
 * tw_set_limits_fits:
 * @set: a set
 * @out_size: (out): what it takes
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * Writes all of it to find out; the measures above are quicker as long as their sum fits.
 *
 * Returns: whether it is no larger than a file may be
 */
gboolean tw_set_limits_fits (const TwTileSet *set, TwFileSize *out_size, GError **error);

G_END_DECLS
