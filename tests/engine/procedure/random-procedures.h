/* Rules that nobody would think of: grammatical procedures, made by chance from the rows of words. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * random_procedures_set:
 * @seed: what chance comes from
 *
 * A small tile set with symbols, a figure of nobody's and one of the players', and with a few
 * procedures and prohibitions. Statements, attributes and words are those of the rows of
 * engine/set/procedure-words.c and procedure-attributes.c, so that a new row comes in by itself: attributes by the sort of
 * what they take. Most of it makes sense; now and then something does not, and the compiler or
 * the reader may refuse it.
 *
 * Returns: (transfer full): the set as a file
 */
char *random_procedures_set (guint32 seed);

G_END_DECLS
