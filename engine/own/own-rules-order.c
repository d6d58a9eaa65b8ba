/* Procedures of one moment get numbers. */
#include "engine/own/own-rules-order.h"

#include <stdlib.h>
#include <string.h>

#include "engine/own/own-rules-private.h"
#include "engine/own/own-rules-procedure.h"

/* A procedure at the moment in question: its index, and its number. */
typedef struct
{
  guint index;
  int order;
} Place;

static const TwProcedure *
nth (const TwVocabulary *own, guint index)
{
  return own->procedures->pdata[index];
}

static int
moment_of (const TwProcedure *procedure)
{
  return tw_statement_word (procedure->root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
}

static int
order_of (const TwProcedure *procedure)
{
  const char *order = tw_statement_text (procedure->root, "order");

  return order != NULL ? atoi (order) : 0;
}

/* In the order in which they are carried out. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const Place *one = a, *other = b;

  return one->order != other->order ? one->order - other->order
                                    : (int) one->index - (int) other->index;
}

/* The one in the line of the problem, and the one that it names. Returns: whether both are there */
static gboolean
find_both (const TwVocabulary *own, const TwProblem *problem, guint *later, guint *first)
{
  gboolean has_later = FALSE, has_first = FALSE;

  for (guint i = 0; own != NULL && i < own->procedures->len; i++)
    {
      if ((int) nth (own, i)->root->line == problem->other && !has_later)
        {
          *later = i;
          has_later = tw_statement_is (nth (own, i)->root, "procedure");
        }
      if (g_strcmp0 (nth (own, i)->id, problem->detail) == 0)
        {
          *first = i;
          has_first = TRUE;
        }
    }
  return has_later && has_first && *later != *first;
}

static GArray *
find_places (const TwVocabulary *own, int moment)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  for (guint i = 0; i < own->procedures->len; i++)
    {
      const Place place = { i, order_of (nth (own, i)) };

      if (tw_statement_is (nth (own, i)->root, "procedure") && moment_of (nth (own, i)) == moment)
        g_array_append_val (places, place);
    }
  g_array_sort (places, compare);
  return places;
}

/* Puts the procedure @later before the one @first, with whose number it begins. */
static void
move (GArray *places, guint later, guint first)
{
  guint from = 0, to = 0;
  Place place;

  for (guint i = 0; i < places->len; i++)
    {
      from = g_array_index (places, Place, i).index == later ? i : from;
      to = g_array_index (places, Place, i).index == first ? i : to;
    }
  place = (Place){ later, g_array_index (places, Place, to).order };
  g_array_remove_index (places, from);
  g_array_insert_val (places, from < to ? to - 1 : to, place);
}

gboolean
tw_own_rules_settle_order (TwOwnRulesEdit *edit, const TwProblem *problem, gboolean is_moved)
{
  const TwVocabulary *own = edit->set->own;
  const TwStatementPlace root = { 0 };
  g_autoptr (GArray) places = NULL;
  guint later = 0, first = 0;
  int last = G_MININT;

  if (!find_both (own, problem, &later, &first))
    return FALSE;
  places = find_places (own, moment_of (nth (own, later)));
  if (is_moved)
    move (places, later, first);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      int order = last == G_MININT ? place->order : MAX (place->order, last + 1);
      g_autofree char *text = order != 0 ? g_strdup_printf ("%d", order) : NULL;

      if (order != order_of (nth (own, place->index)))
        tw_own_rules_set_statement (edit, place->index, &root, "order", text);
      last = order;
    }
  if (is_moved && first < later)
    tw_own_rules_show_procedure_before (edit, later, first);
  return TRUE;
}
