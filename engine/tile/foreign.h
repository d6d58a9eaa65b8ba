/* What a file says in words that are not ours: kept, and written back where it stood.
 *
 * Comments, processing instructions, elements and attributes of foreign
 * namespaces (and, in files of a newer minor version, unknown names of our own)
 * hang on the element they were found in and go when it goes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwForeignItem:
 * @before: children of ours that stood before it within the same element
 *   (%TW_FOREIGN_ATTRIBUTE for an attribute)
 * @text: the XML to be written: a comment, an instruction, an element, or one or
 *   more attributes (` name="value"`)
 */
typedef struct
{
  gint before;
  char *text;
} TwForeignItem;

#define TW_FOREIGN_ATTRIBUTE (-1)

/** TwForeign: an immutable list of items in document order, shared by reference. */
typedef struct
{
  guint n_items;
  TwForeignItem *items;
} TwForeign;

/**
 * tw_foreign_append:
 * @foreign: (nullable) (transfer full): a list under construction
 * @before: see #TwForeignItem
 * @text: the XML
 *
 * Returns: (transfer full): the list with one item more
 */
TwForeign *tw_foreign_append (TwForeign *foreign, gint before, const char *text);

/** tw_foreign_ref: Returns: (transfer full) (nullable): @foreign */
TwForeign *tw_foreign_ref (TwForeign *foreign);

/** tw_foreign_unref: frees @foreign with its last reference; %NULL is allowed. */
void tw_foreign_unref (TwForeign *foreign);

/** tw_foreign_equal: Returns: whether both hold the same items; %NULL is empty */
gboolean tw_foreign_equal (const TwForeign *a, const TwForeign *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwForeign, tw_foreign_unref)

G_END_DECLS
