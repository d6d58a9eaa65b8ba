/* Lists of packages: one JSON file that tells what the packages in a folder are, for whoever looks for one or offers
 * them to others. Nothing is fetched: packages are looked for beside their list.
 *
 *   { "tilewright-packages": 1,
 *     "packages": [ { "file": "fair.tilewright", "id": "fair", "titles": { "": "Fair", "cs": "Jarmark" },
 *                     "version": "1.2", "author": …, "licence": …, "tiles": 12, "requires": [ "base" ],
 *                     "cover": "cover.png", "size": 4711, "sha256": "…" } ] }
 */
#pragma once

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* The usual name of a list, and the most packages in one. */
#define TW_PACKAGE_INDEX_NAME "packages.json"
#define TW_PACKAGE_INDEX_MOST 1000

/**
 * TwListedPackage: what a list tells of a package.
 * @file: its name, without any folder
 * @id: the set's id
 * @titles: the set's name by language
 * @version: (nullable): the set's version
 * @author: (nullable): who made it
 * @licence: (nullable): its licence
 * @n_tiles: how many tiles there are, copies included
 * @requires: (array zero-terminated=1): ids of the sets that it needs
 * @cover: (nullable): the name of its cover within the package
 * @size: its size in bytes
 * @sha256: the sum of its bytes, 64 hexadecimal digits in small letters
 */
typedef struct
{
  char *file;
  char *id;
  TwTexts *titles;
  char *version;
  char *author;
  char *licence;
  guint n_tiles;
  char **requires;
  char *cover;
  guint size;
  char *sha256;
} TwListedPackage;

/**
 * tw_package_index_make:
 * @folder: a folder
 * @problems: (element-type utf8): gets which packages are left out, and why
 * @error: %TW_FORMAT_ERROR_READ; %TW_FORMAT_ERROR_LIMIT for more than %TW_PACKAGE_INDEX_MOST
 *
 * Lists the packages in @folder by their names; folders within it are not read. The same packages give the
 * same bytes.
 *
 * Returns: (transfer full) (nullable): the list as JSON
 */
char *tw_package_index_make (const char *folder, GPtrArray *problems, GError **error);

/**
 * tw_package_index_parse:
 * @name: the list's name for messages
 * @data: its bytes
 * @length: how many
 * @error: %TW_FORMAT_ERROR_NOT_JSON, %TW_FORMAT_ERROR_LIMIT, %TW_FORMAT_ERROR_VERSION, or
 *   %TW_FORMAT_ERROR_CONTENT with the place in the list: names that lead elsewhere, sums that are none, wrong types
 *
 * Returns: (transfer full) (nullable) (element-type TwListedPackage): the packages
 */
GPtrArray *tw_package_index_parse (const char *name, const char *data, gsize length, GError **error);

/** tw_package_index_load: as tw_package_index_parse() for the file at @path; also %TW_FORMAT_ERROR_READ. */
GPtrArray *tw_package_index_load (const char *path, GError **error);

/**
 * tw_listed_package_read:
 * @package: a package of a list
 * @folder: the list's folder
 * @error: %TW_FORMAT_ERROR_READ; %TW_FORMAT_ERROR_CONTENT if it is not what the list says; or as for
 *   tw_package_file_parse()
 *
 * Looks at size and sum before anything in it is read.
 *
 * Returns: (transfer full) (nullable): the set in it
 */
TwTileSet *tw_listed_package_read (const TwListedPackage *package, const char *folder, GError **error);

G_END_DECLS
