/* Plain members of structs: freed, copied, compared. */
#include "engine/tile/member.h"

#include "engine/tile/foreign.h"
#include "engine/tile/picture.h"
#include "engine/tile/texts.h"

void
tw_member_free (const TwMember *member, gpointer object)
{
  gpointer at = G_STRUCT_MEMBER_P (object, member->offset);

  switch (member->type)
    {
    case TW_MEMBER_LINE:
    case TW_MEMBER_WORDS:
      g_free (*(char **) at);
      break;
    case TW_MEMBER_TEXTS:
      tw_texts_unref (*(TwTexts **) at);
      break;
    case TW_MEMBER_PICTURE:
      tw_picture_file_clear (at);
      break;
    case TW_MEMBER_FOREIGN:
      tw_foreign_unref (*(TwForeign **) at);
      break;
    case TW_MEMBER_NUMBER:
    case TW_MEMBER_LENGTH:
    case TW_MEMBER_TRUTH:
    case TW_MEMBER_WORD:
    case TW_N_MEMBER_TYPES:
      break;
    }
}

void
tw_member_copy (const TwMember *member, gpointer to, gconstpointer from)
{
  gpointer at = G_STRUCT_MEMBER_P (to, member->offset);
  gpointer source = G_STRUCT_MEMBER_P (from, member->offset);

  switch (member->type)
    {
    case TW_MEMBER_LINE:
    case TW_MEMBER_WORDS:
      *(char **) at = g_strdup (*(char **) source);
      break;
    case TW_MEMBER_NUMBER:
    case TW_MEMBER_LENGTH:
    case TW_MEMBER_TRUTH:
    case TW_MEMBER_WORD:
      *(int *) at = *(int *) source;
      break;
    case TW_MEMBER_TEXTS:
      *(TwTexts **) at = tw_texts_ref (*(TwTexts **) source);
      break;
    case TW_MEMBER_PICTURE:
      *(TwPictureFile *) at = *(TwPictureFile *) source;
      tw_picture_file_own (at);
      break;
    case TW_MEMBER_FOREIGN:
      *(TwForeign **) at = tw_foreign_ref (*(TwForeign **) source);
      break;
    case TW_N_MEMBER_TYPES:
      break;
    }
}

gboolean
tw_member_equal (const TwMember *member, gconstpointer a, gconstpointer b)
{
  gpointer x = G_STRUCT_MEMBER_P (a, member->offset);
  gpointer y = G_STRUCT_MEMBER_P (b, member->offset);

  switch (member->type)
    {
    case TW_MEMBER_LINE:
    case TW_MEMBER_WORDS:
      return g_strcmp0 (*(char **) x, *(char **) y) == 0;
    case TW_MEMBER_NUMBER:
    case TW_MEMBER_LENGTH:
    case TW_MEMBER_TRUTH:
    case TW_MEMBER_WORD:
      return *(int *) x == *(int *) y;
    case TW_MEMBER_TEXTS:
      return tw_texts_equal (*(TwTexts **) x, *(TwTexts **) y);
    case TW_MEMBER_PICTURE:
      return tw_picture_file_equal (x, y);
    case TW_MEMBER_FOREIGN:
      return tw_foreign_equal (*(TwForeign **) x, *(TwForeign **) y);
    case TW_N_MEMBER_TYPES:
      break;
    }
  return TRUE;
}

void
tw_members_free (const TwMember *members, guint n, gpointer object)
{
  for (guint i = 0; i < n; i++)
    tw_member_free (&members[i], object);
}

void
tw_members_copy (const TwMember *members, guint n, gpointer to, gconstpointer from)
{
  for (guint i = 0; i < n; i++)
    tw_member_copy (&members[i], to, from);
}

gboolean
tw_members_equal (const TwMember *members, guint n, gconstpointer a, gconstpointer b)
{
  for (guint i = 0; i < n; i++)
    if (!tw_member_equal (&members[i], a, b))
      return FALSE;
  return TRUE;
}
