/* Measures whether a set fits into its file before it is written. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwFileSize:
 * @n_bytes: bytes of XML
 * @n_nodes: elements and attributes, at least: characters that may begin one are counted
 *
 * The size of a part of a file. A plain value that can be added up.
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
 * @out_size: (out): its size
 * @error: %TW_FORMAT_ERROR_LIMIT: what is too large, without a file's name
 *
 * Returns: whether a file can hold it
 */
gboolean tw_set_limits_measure_tile (const TwTile *tile, const TwVocabulary *own,
                                     TwFileSize *out_size, GError **error);

/** tw_set_limits_measure_head: as tw_set_limits_measure_tile() for all of a set but its tiles;
 * checks their number too. */
gboolean tw_set_limits_measure_head (const TwTileSet *set, TwFileSize *out_size, GError **error);

/** tw_set_limits_refuse_number: sets the error of a set with too many tiles. Returns: %FALSE */
gboolean tw_set_limits_refuse_number (GError **error);

/** tw_set_limits_file_fits: Returns: whether a file of @size is within the limits */
gboolean tw_set_limits_file_fits (const TwFileSize *size);

/**
 * tw_set_limits_fits:
 * @set: a set
 * @out_size: (out): its size
 * @error: %TW_FORMAT_ERROR_LIMIT
 *
 * Writes the whole set to memory to find out. If the sum of the measures above fits, they are
 * quicker.
 *
 * Returns: whether the set fits into a file
 */
gboolean tw_set_limits_fits (const TwTileSet *set, TwFileSize *out_size, GError **error);

G_END_DECLS
