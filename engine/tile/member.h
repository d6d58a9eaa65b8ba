/* Plain members of structs in rows: what files call each, of which type it is and where it lies.
 *
 * A struct whose plain members stand in a table of rows is freed, copied, compared, read and written
 * by that table: a further member is one more row. What is not plain (what is drawn on a tile, its
 * variants) its owner looks after.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwMemberType:
 * @TW_MEMBER_LINE: a line of text, `char *`
 * @TW_MEMBER_WORDS: words with single blanks between them, `char *`
 * @TW_MEMBER_NUMBER: a number, `int` or `guint`
 * @TW_MEMBER_TRUTH: yes or no, `gboolean`
 * @TW_MEMBER_WORD: one of several words, an enumeration that counts them from 0
 * @TW_MEMBER_TEXTS: words for people by language, `TwTexts *`; as an attribute it is in one language
 *   only, and elements say the others
 * @TW_MEMBER_PICTURE: a #TwPictureFile; its turn is an attribute of its own
 * @TW_MEMBER_FOREIGN: what is kept of others, `TwForeign *`
 */
typedef enum
{
  TW_MEMBER_LINE,
  TW_MEMBER_WORDS,
  TW_MEMBER_NUMBER,
  TW_MEMBER_TRUTH,
  TW_MEMBER_WORD,
  TW_MEMBER_TEXTS,
  TW_MEMBER_PICTURE,
  TW_MEMBER_FOREIGN,
  TW_N_MEMBER_TYPES
} TwMemberType;

/**
 * TwMember:
 * @name: (nullable): the attribute that holds it; %NULL if it stands in none
 * @type: what it is
 * @offset: where it lies in its struct
 * @least: the least number that it can be
 * @most: the greatest
 * @omitted: the number that is not written, as it holds where there is none
 * @words: (array zero-terminated=1) (nullable): of %TW_MEMBER_WORD; the first is not written
 * @needed: whether there has to be one
 */
typedef struct
{
  const char *name;
  TwMemberType type;
  gsize offset;
  int least, most, omitted;
  const char *const *words;
  gboolean needed;
} TwMember;

/** tw_member_free: frees what @member of @object holds, if it holds anything. */
void tw_member_free (const TwMember *member, gpointer object);

/** tw_member_copy: makes @member of @to, which holds nothing yet, say what that of @from does. */
void tw_member_copy (const TwMember *member, gpointer to, gconstpointer from);

/** tw_member_equal: Returns: whether @member of both says the same */
gboolean tw_member_equal (const TwMember *member, gconstpointer a, gconstpointer b);

/** tw_members_free: tw_member_free() for each of the @n @members. */
void tw_members_free (const TwMember *members, guint n, gpointer object);

/** tw_members_copy: tw_member_copy() for each of them. */
void tw_members_copy (const TwMember *members, guint n, gpointer to, gconstpointer from);

/** tw_members_equal: Returns: whether all of them say the same */
gboolean tw_members_equal (const TwMember *members, guint n, gconstpointer a, gconstpointer b);

G_END_DECLS
