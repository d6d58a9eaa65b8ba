/* Selections that are alike are one: many procedures ask the same, or nothing at all. */
#include <string.h>

#include "engine/procedure/compile/compiler-private.h"

/* Where the filter lies that says what it is near to, seen from the first. */
static guint
near_of (const TwSelection *selection)
{
  return selection->near == TW_NO_FILTER ? TW_NO_FILTER
                                         : (guint) (selection->near - selection->first);
}

static gboolean
are_alike (const TwProcedures *all, const TwSelection *a, const TwSelection *b)
{
  TwSelection heads[] = { *a, *b };

  if (a->end - a->first != b->end - b->first || a->rest - a->first != b->rest - b->first
      || near_of (a) != near_of (b))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    heads[i].first = heads[i].end = heads[i].rest = heads[i].near = 0;
  if (memcmp (&heads[0], &heads[1], sizeof heads[0]) != 0)
    return FALSE;
  for (guint i = 0; i < (guint) a->end - a->first; i++)
    {
      const TwFilter *one = &g_array_index (all->filters, TwFilter, a->first + i),
                     *other = &g_array_index (all->filters, TwFilter, b->first + i);

      if (one->test != other->test || one->is_not != other->is_not || one->is_said != other->is_said
          || one->name != other->name || one->what != other->what
          || g_strcmp0 (one->rule, other->rule) != 0)
        return FALSE;
    }
  return TRUE;
}

guint
tw_compiler_find_alike (TwCompiler *c, const TwSelection *selection)
{
  guint i = 0;

  /* Questions, and what is standing, are told more later. */
  if (selection->is_asked || c->code == NULL)
    return c->all->selections->len;
  while (i < c->all->selections->len
         && (tw_procedures_selection (c->all, i)->is_asked
             || !are_alike (c->all, tw_procedures_selection (c->all, i), selection)))
    i++;
  if (i < c->all->selections->len)
    g_array_set_size (c->all->filters, selection->first);
  return i;
}
