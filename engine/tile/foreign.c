/* A list of XML pieces that are not ours. */
#include "engine/tile/foreign.h"

#include <string.h>

TwForeign *
tw_foreign_append (TwForeign *foreign, gint owner, gint before, const char *text)
{
  if (foreign == NULL)
    foreign = g_atomic_rc_box_new0 (TwForeign);
  /* Room for a power of two of them: a file may have hundreds of thousands. */
  if ((foreign->n_items & (foreign->n_items - 1)) == 0)
    foreign->items = g_renew (TwForeignItem, foreign->items, MAX (1, 2 * foreign->n_items));
  foreign->items[foreign->n_items].owner = owner;
  foreign->items[foreign->n_items].before = before;
  foreign->items[foreign->n_items].text = g_strdup (text);
  foreign->n_items++;
  return foreign;
}

TwForeign *
tw_foreign_ref (TwForeign *foreign)
{
  return foreign != NULL ? g_atomic_rc_box_acquire (foreign) : NULL;
}

static void
foreign_clear (gpointer data)
{
  TwForeign *foreign = data;

  for (guint i = 0; i < foreign->n_items; i++)
    g_free (foreign->items[i].text);
  g_free (foreign->items);
}

void
tw_foreign_unref (TwForeign *foreign)
{
  if (foreign != NULL)
    g_atomic_rc_box_release_full (foreign, foreign_clear);
}

gboolean
tw_foreign_equal (const TwForeign *a, const TwForeign *b)
{
  guint n_a = a != NULL ? a->n_items : 0;
  guint n_b = b != NULL ? b->n_items : 0;

  if (n_a != n_b)
    return FALSE;
  for (guint i = 0; i < n_a; i++)
    if (a->items[i].owner != b->items[i].owner || a->items[i].before != b->items[i].before
        || strcmp (a->items[i].text, b->items[i].text) != 0)
      return FALSE;
  return TRUE;
}

TwForeign *
tw_foreign_map (const TwForeign *foreign, gint first, guint n, const gint *places, gint shift)
{
  TwForeign *out = NULL;
  gint end = first + (gint) n;

  for (guint i = 0; foreign != NULL && i < foreign->n_items; i++)
    {
      TwForeignItem item = foreign->items[i];

      if (item.owner >= end)
        item.owner += shift;
      else if (item.owner >= first)
        {
          item.owner = places[item.owner - first];
          if (item.owner == TW_FOREIGN_DROPPED)
            continue;
        }
      if (item.owner == foreign->items[i].owner && item.owner == TW_FOREIGN_SELF)
        {
          while (item.before >= first && item.before < end
                 && places[item.before - first] == TW_FOREIGN_DROPPED)
            item.before++;
          if (item.before >= end)
            item.before += shift;
          else if (item.before >= first)
            item.before = places[item.before - first];
        }
      out = tw_foreign_append (out, item.owner, item.before, item.text);
    }
  return out;
}
