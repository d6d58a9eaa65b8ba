/* Tables of the plain members of structs: the name in files, type and offset of each.
 *
 * The plain members of a struct are freed, copied, compared, read and written by its table: a
 * further member is one more row. The struct's own code handles other members (a tile's drawing,
 * its variants).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwMemberType:
 * @TW_MEMBER_LINE: a line of text, `char *`
 * @TW_MEMBER_WORDS: words with single blanks between them, `char *`
 * @TW_MEMBER_NUMBER: a number, `int` or `guint`
 * @TW_MEMBER_LENGTH: a length in thousandths of a millimetre, `int`; in files in millimetres, "3.175"
 * @TW_MEMBER_TRUTH: yes or no, `gboolean`
 * @TW_MEMBER_WORD: one of several words, an enumeration that counts them from 0
 * @TW_MEMBER_TEXTS: words for people by language, `TwTexts *`; an attribute holds one language,
 *   elements the others
 * @TW_MEMBER_PICTURE: a #TwPictureFile; its turn has an attribute of its own
 * @TW_MEMBER_FOREIGN: foreign content, `TwForeign *`
 */
typedef enum
{
  TW_MEMBER_LINE,
  TW_MEMBER_WORDS,
  TW_MEMBER_NUMBER,
  TW_MEMBER_LENGTH,
  TW_MEMBER_TRUTH,
  TW_MEMBER_WORD,
  TW_MEMBER_TEXTS,
  TW_MEMBER_PICTURE,
  TW_MEMBER_FOREIGN,
  TW_N_MEMBER_TYPES
} TwMemberType;

/**
 * TwMember:
 * @name: (nullable): the attribute that holds it, %NULL for none
 * @type: its type
 * @offset: its offset in the struct
 * @least: the least number allowed
 * @most: the greatest number allowed
 * @omitted: the default number or length, which is not written
 * @words: (array zero-terminated=1) (nullable): the words of %TW_MEMBER_WORD; the first is the
 *   default and is not written
 * @needed: whether the attribute is required
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

/** tw_member_free: frees the content of @member in @object, if any. */
void tw_member_free (const TwMember *member, gpointer object);

/** tw_member_copy: copies @member from @from to @to, where it is still empty. */
void tw_member_copy (const TwMember *member, gpointer to, gconstpointer from);

/** tw_member_equal: Returns: whether @member is the same in both */
gboolean tw_member_equal (const TwMember *member, gconstpointer a, gconstpointer b);

/** tw_members_free: tw_member_free() for each of the @n @members. */
void tw_members_free (const TwMember *members, guint n, gpointer object);

/** tw_members_copy: tw_member_copy() for each of @members. */
void tw_members_copy (const TwMember *members, guint n, gpointer to, gconstpointer from);

/** tw_members_equal: Returns: whether all @members are the same in both */
gboolean tw_members_equal (const TwMember *members, guint n, gconstpointer a, gconstpointer b);

G_END_DECLS
