/* Lists of players and counting figures that all procedures know, as cases write them. Those of
 * other things are no part of a position. */
#include "engine/procedure/state/list-facts.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/position.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/list.h"
#include "engine/procedure/state/track.h"

#define DUE "due"

static gboolean
is_told (const TwProcedures *all, guint list)
{
  guint what = tw_procedures_loop (all, list)->what;

  return what == TW_SELECTED_SEAT || what == TW_SELECTED_COUNTING;
}

static int
find (const TwProcedures *all, const char *id)
{
  for (guint i = 0; i < all->lists->len; i++)
    if (is_told (all, i) && strcmp (((const TwProcedure *) all->lists->pdata[i])->id, id) == 0)
      return (int) i;
  return -1;
}

static gboolean
is_of_counting (const TwProcedures *all, guint list)
{
  return tw_procedures_loop (all, list)->what == TW_SELECTED_COUNTING;
}

static TwThing
thing_of (const TwProcedures *all, guint list, guint seat, guint counter)
{
  TwThing thing = TW_NOTHING;

  if (is_of_counting (all, list))
    return tw_thing_of_counting (seat, counter);
  thing.seat = (guint8) seat;
  return thing;
}

/* Whether the procedure goes through what is on the list. */
static gboolean
asks_for (const TwProcedures *all, guint procedure, guint list)
{
  guint end = procedure + 1 < all->procedures->len ? tw_procedures_nth (all, procedure + 1)->first
                                                   : all->codes->len;

  for (guint at = tw_procedures_nth (all, procedure)->first; at < end; at++)
    {
      const TwCode *code = tw_procedures_code (all, at);
      const TwSelection *selection = tw_procedures_selection (all, code->selection);

      for (guint i = selection->first; code->op == TW_OP_EACH && i < selection->end; i++)
        {
          const TwFilter *filter = &g_array_index (all->filters, TwFilter, i);

          if (filter->test == TW_TEST_REMEMBERED && !filter->is_not && filter->what == list)
            return TRUE;
        }
    }
  return FALSE;
}

/* What is done with it is done in the turn. */
static void
go_to (TwPlay *play, guint list)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->procedures->len; i++)
    if (tw_procedures_nth (all, i)->moment <= TW_MOMENT_PART_OVER
        && tw_procedures_nth (all, i)->moment != TW_MOMENT_LEAVES
        && !tw_moment_is_gain (tw_procedures_nth (all, i)->moment) && asks_for (all, i, list))
      {
        tw_position_go_to_step (play, &g_array_index (all->hooks, TwHook, i).step);
        return;
      }
}

static TwFactResult
give_due (TwPlay *play, gpointer own, const TwFact *fact)
{
  const TwProcedures *all = tw_procedures_of (play);
  int list = find (all, fact->value);
  TwThing thing;

  if (list < 0)
    return TW_FACT_UNKNOWN;
  thing = thing_of (all, (guint) list, play->state->on_turn, 0);
  tw_list_add (play, (guint) list, own, &thing);
  go_to (play, (guint) list);
  return TW_FACT_DONE;
}

/* Which counting figure of a player is meant. */
static gboolean
find_counter (const TwProcedures *all, const char *id, guint *out_counter)
{
  for (*out_counter = 0; *out_counter < all->counting->len; ++*out_counter)
    if (strcmp (g_array_index (all->counting, TwCountingCode, *out_counter).procedure->id, id) == 0)
      return TRUE;
  return FALSE;
}

TwFactResult
tw_list_facts_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint counter = 0;
  TwThing thing;
  int list;

  if (*fact->group != '\0' || fact->place != NULL)
    return TW_FACT_UNKNOWN;
  if (fact->seat == TW_SEAT_NONE && strcmp (fact->name, DUE) == 0)
    return give_due (play, own, fact);
  list = fact->seat < play->rules->n_seats ? find (all, fact->name) : -1;
  if (list < 0)
    return TW_FACT_UNKNOWN;
  if (is_of_counting (all, (guint) list) && !find_counter (all, fact->value, &counter))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                   _ ("There is no counting figure “%s” in play."), fact->value);
      return TW_FACT_WRONG;
    }
  thing = thing_of (all, (guint) list, fact->seat, counter);
  tw_list_add (play, (guint) list, own, &thing);
  return TW_FACT_DONE;
}

TwFactResult
tw_list_facts_tell (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value)
{
  const TwProcedures *all = tw_procedures_of (play);
  int list = *fact->group == '\0' && fact->place == NULL && fact->seat < play->rules->n_seats
                 ? find (all, fact->name)
                 : -1;
  GString *out;

  if (list < 0)
    return TW_FACT_UNKNOWN;
  if (!is_of_counting (all, (guint) list))
    {
      TwThing seat = thing_of (all, (guint) list, fact->seat, 0);

      *out_value = g_strdup (tw_list_has (play, (guint) list, own, &seat) ? "1" : "0");
      return TW_FACT_DONE;
    }
  out = g_string_new (NULL);
  for (guint i = 0; i < all->counting->len; i++)
    {
      TwThing figure = thing_of (all, (guint) list, fact->seat, i);

      if (tw_list_has (play, (guint) list, own, &figure))
        g_string_append_printf (out, "%s%s", out->len > 0 ? "," : "",
                                g_array_index (all->counting, TwCountingCode, i).procedure->id);
    }
  *out_value = g_string_free (out->len > 0 ? out : g_string_append_c (out, '-'), FALSE);
  return TW_FACT_DONE;
}

void
tw_list_facts_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint list = 0; list < all->lists->len; list++)
    for (guint seat = 0; is_told (all, list) && seat < play->rules->n_seats; seat++)
      for (guint i = 0; i < MAX (1, is_of_counting (all, list) * all->counting->len); i++)
        {
          TwThing thing = thing_of (all, list, seat, i);
          const char *id = ((const TwProcedure *) all->lists->pdata[list])->id;

          if (!tw_list_has (play, list, own, &thing))
            continue;
          g_ptr_array_add (facts,
                           is_of_counting (all, list) ? g_strdup_printf (
                               "P%u:%s=%s", seat + 1, id,
                               g_array_index (all->counting, TwCountingCode, i).procedure->id)
                                                      : g_strdup_printf ("P%u:%s=1", seat + 1, id));
        }
}
