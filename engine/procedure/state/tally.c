/* Numbers that a game keeps: how they begin, change and are asked for, and who sees them. */
#include "engine/procedure/state/tally.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/gain.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "engine/procedure/state/stack.h"

static inline const TwTally *
nth (const TwProcedures *all, guint index)
{
  return &g_array_index (all->tallies, TwTally, index);
}

static inline gint16 *
values_of (const TwProcedures *all, gconstpointer own, guint index)
{
  return tw_tally_values (nth (all, index), own);
}

void
tw_tally_add (TwProcedures *all, const TwProcedure *counter)
{
  gboolean is_hidden = g_strcmp0 (tw_statement_text (counter->root, "hidden"), "true") == 0;
  TwTally tally = { .procedure = counter,
                    .title = is_hidden ? NULL : tw_statement_words_of (counter->root, "title"),
                    .pile = -1,
                    .is_each = g_strcmp0 (tw_statement_text (counter->root, "each"), "true") == 0 };

  if (tw_statement_text (counter->root, "pile") != NULL)
    {
      all->has_stack = TRUE;
      all->pile = (guint8) MIN (all->tallies->len + 1, G_MAXUINT8);
    }
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

static const char *
title_of (const TwTally *tally)
{
  return tw_texts_best (tally->title, g_get_language_names ());
}

char *
tw_tally_number (int n)
{
  return g_strdup_printf ("%s%d", n < 0 ? "−" : "", ABS (n));
}

/* What nobody gave a title is kept for the rules alone, and nobody is told of it. */
static void
record_change (TwPlay *play, const TwTally *tally, guint seat, int n, const char *rules)
{
  TwEvent *event = NULL;
  g_autofree char *number = NULL, *said = NULL;

  /* What is counted of the whole game is nobody's, whoever changes it. */
  if (tally->title != NULL)
    event = tw_play_record (play, TW_EVENT_TOLD, tally->is_each ? seat : TW_SEAT_NONE);
  if (event == NULL)
    return;
  number = tw_tally_number (n);
  said = g_strdup_printf (
      /* Translators: something that is counted of a player, and how much there is now: “Anna –
       * Debts: 2”. Leave what stands in braces as it is. */
      tally->is_each ? _ ("{player} – %s: {n}")
                     /* Translators: something that is counted, and how much there is now. */
                     : _ ("%s: {n}"),
      title_of (tally));
  event->said = g_intern_string (said);
  event->drawn = g_intern_string (number);
  event->rules = rules;
  event->log_index = G_MAXUINT;
}

int
tw_tally_find (const TwProcedures *all, const char *name)
{
  for (guint i = 0; i < all->tallies->len; i++)
    if (strcmp (nth (all, i)->procedure->id, name) == 0)
      return (int) i;
  return -1;
}

gboolean
tw_tally_named (const TwPlay *play, gconstpointer own, const char *name, guint seat, int *out_n)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->tallies->len; i++)
    if (strcmp (nth (all, i)->procedure->id, name) == 0)
      {
        *out_n = tw_tally_of (play, own, i, seat);
        return TRUE;
      }
  return FALSE;
}

void
tw_tally_change (TwPlay *play,
                 gpointer own,
                 const TwCode *code,
                 const TwThing *whose,
                 int n,
                 const char *rules)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwTally *tally = nth (all, code->detail);
  guint seat = tally->is_each ? whose->seat : 0;
  gint16 *value, before;

  if (seat >= n_of (play, tally))
    return;
  value = &values_of (all, own, code->detail)[seat];
  before = *value;
  *value = (gint16) CLAMP ((code->end & TW_TALLY_SET ? 0 : before) + n, tally->least, tally->most);
  if (all->pile == code->detail + 1u)
    tw_stack_pass_on (play, own, *value - before);
  if (*value != before && !(code->end & TW_TALLY_SILENT))
    record_change (play, tally, seat, *value, rules);
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

/* Tally @index of those with a title that each player has, or the game. */
static int
find_nth (const TwProcedures *all, gboolean is_each, guint index)
{
  for (guint i = 0; i < all->tallies->len; i++)
    if (nth (all, i)->title != NULL && nth (all, i)->is_each == is_each && index-- == 0)
      return (int) i;
  return -1;
}

/* Whether it goes from nothing to something: what can be below 0, or has no bound, fills no bar. */
static gboolean
has_bar (const TwTally *tally)
{
  return tally->least >= 0 && tally->most < TW_TALLY_MOST;
}

gboolean
tw_tally_stock (const TwPlay *play, gconstpointer own, guint index, TwStock *out_stock)
{
  const TwProcedures *all = tw_procedures_of (play);
  int i = find_nth (all, FALSE, index);
  g_autofree char *number = NULL, *words = NULL;

  if (i < 0)
    return FALSE;
  number = tw_tally_number (values_of (all, own, (guint) i)[0]);
  /* Translators: something that is counted throughout a game, and how much of it there is. */
  words = g_strdup_printf (_ ("%s: %s"), title_of (nth (all, (guint) i)), number);
  *out_stock =
      (TwStock){ .id = nth (all, (guint) i)->procedure->id,
                 .words = { .one = g_intern_string (words) },
                 .n = (guint) MAX (0, values_of (all, own, (guint) i)[0]),
                 .most = has_bar (nth (all, (guint) i)) ? (guint) nth (all, (guint) i)->most : 0,
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
