/* Tile sets written in a test, and what is said about their text. */
#pragma once

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/set/enclosures.h"

/** parse: the set that @text is; fails the test if it is none */
static inline TwTileSet *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("set.xml", text, -1, &error);

  g_assert_no_error (error);
  return set;
}

/** enclose: puts a file of the name @name into @set, with @text in it */
static inline void
enclose (TwTileSet *set, const char *name, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  TwEnclosures *old = set->enclosures;

  set->enclosures = tw_enclosures_with (old, name, bytes);
  tw_enclosures_unref (old);
}

/** assert_has: fails the test unless @fragment stands in @text */
static inline void
assert_has (const char *text, const char *fragment)
{
  if (strstr (text, fragment) == NULL)
    g_error ("“%s” is not in:\n%s", fragment, text);
}

/** assert_has_not: fails the test if @fragment stands in @text */
static inline void
assert_has_not (const char *text, const char *fragment)
{
  if (strstr (text, fragment) != NULL)
    g_error ("“%s” is still in:\n%s", fragment, text);
}
