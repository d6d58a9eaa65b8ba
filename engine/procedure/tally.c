/* Numbers that a game keeps: how they begin, change and are asked for, and who sees them. */
#include "engine/procedure/tally.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/state-hash.h"

static inline const TwTally *
nth (const TwProcedures *all, guint index)
{
  return &g_array_index (all->tallies, TwTally, index);
}

static inline gint16 *
values_of (const TwProcedures *all, gconstpointer own, guint index)
{
  return (gint16 *) (gpointer) ((guint8 *) (gpointer) own + nth (all, index)->at);
}

void
tw_tally_add (TwProcedures *all, const TwProcedure *counter)
{
  TwTally tally = { .procedure = counter,
                    .is_each = g_strcmp0 (tw_statement_text (counter->root, "each"), "true") == 0 };

  for (guint i = 0; i < counter->root->children->len; i++)
    if (tw_statement_is (counter->root->children->pdata[i], "title"))
      tally.title = ((const TwStatement *) counter->root->children->pdata[i])->texts;
  g_array_append_val (all->tallies, tally);
}

gsize
tw_tally_lay (TwProcedures *all, const TwRules *rules, gsize at)
{
  for (guint i = 0; i < all->tallies->len; i++)
    {
      TwTally *tally = &g_array_index (all->tallies, TwTally, i);

      tally->at = at;
      at += (tally->is_each ? rules->n_seats : 1) * sizeof (gint16);
    }
  return (at + 7) & ~(gsize) 7;
}

static guint
n_of (const TwPlay *play, const TwTally *tally)
{
  return tally->is_each ? play->rules->n_seats : 1;
}

void
tw_tally_set_up (TwPlay *play, gpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->tallies->len; i++)
    for (guint k = 0; k < n_of (play, nth (all, i)); k++)
      values_of (all, own, i)[k] = nth (all, i)->start;
}

/* ---- asked for, and changed ------------------------------------------------------------ */

int
tw_tally_of (const TwPlay *play, gconstpointer own, guint index, guint seat)
{
  const TwProcedures *all = tw_procedures_of (play);

  if (!nth (all, index)->is_each)
    return values_of (all, own, index)[0];
  return seat < play->rules->n_seats ? values_of (all, own, index)[seat] : 0;
}

gboolean
tw_tally_find (const TwPlay *play, const char *id, int *out_n)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->tallies->len; i++)
    if (strcmp (nth (all, i)->procedure->id, id) == 0)
      {
        *out_n = tw_tally_of (play, tw_procedures_own (play), i, play->state->on_turn);
        return TRUE;
      }
  return FALSE;
}

void
tw_tally_change (TwPlay *play, gpointer own, const TwCode *code, guint seat, int n)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwTally *tally = nth (all, code->detail);
  gint16 *value;

  seat = tally->is_each ? seat : 0;
  if (seat >= n_of (play, tally))
    return;
  value = &values_of (all, own, code->detail)[seat];
  /* With the first bit of @end it is set, else raised. */
  *value = (gint16) CLAMP (((code->end & 1) != 0 ? 0 : *value) + n, tally->least, tally->most);
}

guint64
tw_tally_hash (const TwPlay *play, gconstpointer own)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint64 sum = 0;

  for (guint i = 0; i < all->tallies->len; i++)
    for (guint k = 0; k < n_of (play, nth (all, i)); k++)
      sum += tw_hash_facts (16, i, k, (guint16) values_of (all, own, i)[k]);
  return sum;
}

void
tw_tally_check (const TwPlay *play, gconstpointer own, GString *out)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->tallies->len; i++)
    for (guint k = 0; k < n_of (play, nth (all, i)); k++)
      if (values_of (all, own, i)[k] < nth (all, i)->least
          || values_of (all, own, i)[k] > nth (all, i)->most)
        g_string_append_printf (out, "counter %s is %d\n", nth (all, i)->procedure->id,
                                values_of (all, own, i)[k]);
}

/* ---- seen ------------------------------------------------------------------------------ */

static const char *
title_of (const TwTally *tally)
{
  return tw_texts_best (tally->title, g_get_language_names ());
}

/* Tally @index of those that each player has, or the game; what has no title rules alone reckon
 * with. */
static int
find_nth (const TwProcedures *all, gboolean is_each, guint index)
{
  for (guint i = 0; i < all->tallies->len; i++)
    if (nth (all, i)->is_each == is_each && nth (all, i)->title != NULL && index-- == 0)
      return (int) i;
  return -1;
}

gboolean
tw_tally_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  const TwProcedures *all = tw_procedures_of (play);
  int i = find_nth (all, FALSE, index);
  g_autofree char *words = NULL;

  if (i < 0)
    return FALSE;
  /* Translators: something that is counted throughout a game, and how much of it there is. */
  words = g_strdup_printf (_ ("%s: %d"), title_of (nth (all, (guint) i)),
                           values_of (all, own, (guint) i)[0]);
  *out_stock = (TwStock){ .id = nth (all, (guint) i)->procedure->id,
                          .words = { .one = g_intern_string (words) },
                          .n = (guint) MAX (0, values_of (all, own, (guint) i)[0]),
                          .most = (guint) MAX (0, nth (all, (guint) i)->most),
                          .which = 1,
                          .n_all = 1 };
  return TRUE;
}

gboolean
tw_tally_has (const TwPlay *play,
              gconstpointer own,
              guint seat,
              guint index,
              const char **out_title,
              int *out_n)
{
  const TwProcedures *all = tw_procedures_of (play);
  int i = find_nth (all, TRUE, index);

  if (i < 0)
    return FALSE;
  *out_title = title_of (nth (all, (guint) i));
  *out_n = values_of (all, own, (guint) i)[seat];
  return TRUE;
}

/* ---- written --------------------------------------------------------------------------- */

/* The number that a fact is about, %NULL if it is about something else. */
static gint16 *
value_of_fact (const TwPlay *play, gconstpointer own, const TwFact *fact, guint *out_index)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->tallies->len && *fact->group == '\0' && fact->place == NULL; i++)
    {
      gboolean is_of_seat = fact->seat < play->rules->n_seats;

      if (strcmp (nth (all, i)->procedure->id, fact->name) != 0
          || nth (all, i)->is_each != is_of_seat)
        continue;
      *out_index = i;
      return &values_of (all, own, i)[is_of_seat ? fact->seat : 0];
    }
  return NULL;
}

TwFactResult
tw_tally_give (TwPlay *play, gpointer own, const TwFact *fact, GError **error)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint index;
  gint16 *value = value_of_fact (play, own, fact, &index);
  gint64 number;

  if (value == NULL)
    return TW_FACT_UNKNOWN;
  if (!g_ascii_string_to_signed (fact->value, 10, nth (all, index)->least, nth (all, index)->most,
                                 &number, NULL))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                   _ ("“%s” cannot be “%s”: write a number from %d to %d."), fact->name,
                   fact->value, nth (all, index)->least, nth (all, index)->most);
      return TW_FACT_WRONG;
    }
  *value = (gint16) number;
  return TW_FACT_DONE;
}

TwFactResult
tw_tally_tell (const TwPlay *play, gconstpointer own, const TwFact *fact, char **out_value)
{
  guint index;
  const gint16 *value = value_of_fact (play, own, fact, &index);

  if (value == NULL)
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%d", *value);
  return TW_FACT_DONE;
}

void
tw_tally_say (const TwPlay *play, gconstpointer own, GPtrArray *facts)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->tallies->len; i++)
    for (guint k = 0; k < n_of (play, nth (all, i)); k++)
      {
        const char *id = nth (all, i)->procedure->id;
        int value = values_of (all, own, i)[k];

        if (value == nth (all, i)->start)
          continue;
        g_ptr_array_add (facts, nth (all, i)->is_each
                                    ? g_strdup_printf ("P%u:%s=%d", k + 1, id, value)
                                    : g_strdup_printf ("%s=%d", id, value));
      }
}
