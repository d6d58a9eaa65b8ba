/* Selections that say the same. */
#include <string.h>

#include "engine/procedure/compiler-private.h"

static gboolean
is_same_filter (const TwFilter *a, const TwFilter *b)
{
  return a->test == b->test && a->is_not == b->is_not && a->is_said == b->is_said
         && a->name == b->name && a->what == b->what && g_strcmp0 (a->rule, b->rule) == 0;
}

/* What is said of a selection but for where its filters lie. */
static TwSelection
without_places (const TwSelection *selection)
{
  TwSelection same = *selection;

  same.rest = (guint16) (same.rest - same.first);
  same.near = same.near != TW_NO_FILTER ? (guint16) (same.near - same.first) : TW_NO_FILTER;
  same.end = (guint16) (same.end - same.first);
  same.first = 0;
  return same;
}

int
tw_compiler_find_same (const TwCompiler *c, const TwSelection *selection)
{
  const TwSelection mine = without_places (selection);
  const TwFilter *filters = (const TwFilter *) (gpointer) c->all->filters->data;

  for (guint i = 0; !selection->is_asked && i < c->all->selections->len; i++)
    {
      const TwSelection *other = tw_procedures_selection (c->all, i);
      const TwSelection theirs = without_places (other);
      guint k = 0;

      if (memcmp (&mine, &theirs, sizeof mine) != 0)
        continue;
      while (k < mine.end
             && is_same_filter (&filters[selection->first + k], &filters[other->first + k]))
        k++;
      if (k == mine.end)
        return (int) i;
    }
  return -1;
}
