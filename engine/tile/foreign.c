/* A list of XML pieces that are not ours. */
#include "engine/tile/foreign.h"

#include <string.h>

TwForeign *
tw_foreign_append (TwForeign *foreign, gint before, const char *text)
{
  if (foreign == NULL)
    foreign = g_atomic_rc_box_new0 (TwForeign);
  foreign->items = g_renew (TwForeignItem, foreign->items, foreign->n_items + 1);
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
    if (a->items[i].before != b->items[i].before
        || strcmp (a->items[i].text, b->items[i].text) != 0)
      return FALSE;
  return TRUE;
}
