/* Kinds of files that something can be saved as. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwSaveKind:
 * @name: of files of this kind, in the plural, for people; a literal that is marked for gettext
 * @suffix: what their names end in, with its dot
 *
 * What can be saved: the kind decides how the file's name ends.
 */
typedef struct
{
  const char *name;
  const char *suffix;
} TwSaveKind;

G_END_DECLS
