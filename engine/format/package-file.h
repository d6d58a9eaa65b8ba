/* Packages: a set with all its files in one ZIP archive, for mailing.
 *
 *   mimetype        "application/x-tilewright-package", first and not compressed
 *   set.xml         the tile set, as a file of its own
 *   CHANGES.txt     its changelog, for people who only unpack it; not read
 *   cover.png, pictures/…, rulesets/…, sets/…, cases/…, games/…: see enclosures.h
 *
 * The reader takes nothing else from an archive, and unpacks nothing to the disk.
 */
#pragma once

#include <gio/gio.h>

#include "engine/format/format-error.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_PACKAGE_MIME_TYPE "application/x-tilewright-package"
#define TW_PACKAGE_SUFFIX    ".tilewright"

G_END_DECLS
