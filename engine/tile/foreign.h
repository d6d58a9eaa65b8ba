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
 * @owner: the child of ours that it was found in, counted as the writer orders
 *   them, when that is a simple one (a segment, a title, a place of a block);
 *   %TW_FOREIGN_SELF for the element that has the list
 * @before: the child of ours that it stood before, or their number if it stood
 *   behind the last (%TW_FOREIGN_ATTRIBUTE for an attribute)
 * @text: the XML to be written: a comment, an instruction, an element, or one or
 *   more attributes (` name="value"`); it declares each namespace it uses
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
 * Returns: (transfer full): the list with one item more
 */
TwForeign *tw_foreign_append (TwForeign *foreign, gint owner, gint before, const char *text);

/** TW_FOREIGN_DROPPED: the place of a child that is no longer there. */
#define TW_FOREIGN_DROPPED (-1)

/**
 * tw_foreign_map:
 * @foreign: (nullable): a list
 * @first: the first child that moves
 * @n: how many move
 * @places: (array length=n): where each of them is now, or %TW_FOREIGN_DROPPED
 * @shift: by how much the children behind them move
 *
 * For an edit of the element that has the list: what was found in a child that is
 * gone goes too, what stood before it stands before the next one.
 *
 * Returns: (transfer full) (nullable): the list that goes with the changed element
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
