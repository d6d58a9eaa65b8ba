/* Which of our files a file is, by looking at its beginning. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwFileKind:
 * @TW_FILE_UNKNOWN: XML of others, or something else altogether
 * @TW_FILE_TILE_SET: a tile set, or a package of one
 * @TW_FILE_RULESET: a ruleset
 * @TW_FILE_RULES: rules of a part
 * @TW_FILE_GAME: a saved game
 * @TW_FILE_CASES: a case file
 * @TW_FILE_JCZ: a game recorded by JCloisterZone
 * @TW_FILE_JCZ_DEFINITIONS: tile definitions of JCloisterZone
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
  TW_FILE_JCZ_DEFINITIONS
} TwFileKind;

/**
 * tw_file_kind_find:
 * @path: a file
 * @out_kind: (out): what it is
 * @error: %TW_FORMAT_ERROR_READ
 *
 * Case files and recordings are told by their names, ours by their outermost element.
 * Whether the file is any good is for its reader to say.
 *
 * Returns: %FALSE with @error set if it cannot be read
 */
gboolean tw_file_kind_find (const char *path, TwFileKind *out_kind, GError **error);

G_END_DECLS
