/* The kinds of files that can be saved. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwSaveKind:
 * @name: name of such files for people, in the plural; a literal marked for gettext
 * @suffix: ending of their names, with its dot
 *
 * A kind of file; it decides the ending of the file's name.
 */
typedef struct
{
  const char *name;
  const char *suffix;
} TwSaveKind;

G_END_DECLS
