/* Tells the kind of a file by its name and its beginning. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwFileKind:
 * @TW_FILE_UNKNOWN: foreign XML, or anything else
 * @TW_FILE_TILE_SET: a tile set, or a package of one
 * @TW_FILE_RULESET: a ruleset
 * @TW_FILE_RULES: rules of a part
 * @TW_FILE_GAME: a saved game
 * @TW_FILE_CASES: a case file
 * @TW_FILE_JCZ: a game recorded by JCloisterZone
 * @TW_FILE_JCZ_DEFINITIONS: tile definitions of JCloisterZone
 * @TW_FILE_JCZ_ADDON: an add-on of JCloisterZone
 * @TW_FILE_MOVES: moves of a game by file, or a letter with such moves in it
 */
typedef enum
{
  TW_FILE_UNKNOWN,
  TW_FILE_TILE_SET,
  TW_FILE_RULESET,
  TW_FILE_RULES,
  TW_FILE_GAME,
  TW_FILE_CASES,
  TW_FILE_JCZ,
  TW_FILE_JCZ_DEFINITIONS,
  TW_FILE_JCZ_ADDON,
  TW_FILE_MOVES
} TwFileKind;

/**
 * tw_file_kind_find:
 * @path: a file
 * @out_kind: (out): its kind
 * @error: %TW_FORMAT_ERROR_READ
 *
 * Case files, recordings and add-ons are known by their names, XML files by their root element. The file's
 * reader finds out whether it is valid.
 *
 * Returns: %FALSE with @error set if it cannot be read
 */
gboolean tw_file_kind_find (const char *path, TwFileKind *out_kind, GError **error);

G_END_DECLS
