/* Foreign content of a file: the program keeps what it does not know and writes it back in its
 * place.
 *
 * Comments, processing instructions, elements and attributes of foreign namespaces (and, in files
 * of a newer minor version, unknown names of our namespace) belong to the element they were found
 * in and go when it goes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwForeignItem:
 * @owner: the simple child element (a segment, a title, a place of a block) that it was found in,
 *   its number in the writer's order; %TW_FOREIGN_SELF for the element that has the list
 * @before: number of the child element that it stood before; the number of children if it stood
 *   after the last; %TW_FOREIGN_ATTRIBUTE for an attribute
 * @text: the XML to write: a comment, an instruction, an element, or one or more attributes
 *   (` name="value"`); it declares each namespace that it uses
 */
typedef struct
{
  gint owner;
  gint before;
  char *text;
} TwForeignItem;

#define TW_FOREIGN_SELF      (-1)
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
 * @owner: see #TwForeignItem
 * @before: see #TwForeignItem
 * @text: the XML
 *
 * Returns: (transfer full): the list with one more item
 */
TwForeign *tw_foreign_append (TwForeign *foreign, gint owner, gint before, const char *text);

/** TW_FOREIGN_DROPPED: the place of a child that is gone. */
#define TW_FOREIGN_DROPPED (-1)

/**
 * tw_foreign_map:
 * @foreign: (nullable): a list
 * @first: the first child that moves
 * @n: how many children move
 * @places: (array length=n): the new place of each, or %TW_FOREIGN_DROPPED
 * @shift: by how much the children after them move
 *
 * Follows an edit of the element that has the list: items inside a child that is gone go too, items
 * before it move before the next child.
 *
 * Returns: (transfer full) (nullable): the list for the changed element
 */
TwForeign *tw_foreign_map (const TwForeign *foreign, gint first, guint n, const gint *places,
                           gint shift);

/** tw_foreign_ref: Returns: (transfer full) (nullable): @foreign */
TwForeign *tw_foreign_ref (TwForeign *foreign);

/** tw_foreign_unref: frees @foreign with its last reference; %NULL is allowed. */
void tw_foreign_unref (TwForeign *foreign);

/** tw_foreign_equal: Returns: whether both hold the same items; %NULL is empty */
gboolean tw_foreign_equal (const TwForeign *a, const TwForeign *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwForeign, tw_foreign_unref)

G_END_DECLS
