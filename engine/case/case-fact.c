/* Facts that only expansions know. */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* A fact and the strings it points into. */
typedef struct
{
  TwFact fact;
  char *name;
  char *place;
} Fact;

static void
fact_clear (Fact *fact)
{
  g_free (fact->name);
  g_free (fact->place);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fact, fact_clear)

static void
fact_parse (const TwCaseRun *run, const char *group, guint seat, const char *word, Fact *fact)
{
  const char *rest = tw_case_run_split_seat (run, word, &fact->fact.seat, seat);
  const char *at = strchr (rest, '@');
  /* An "=" before the "@" gives no value; the name is wrong then. */
  const char *equals = strrchr (at != NULL ? at : rest, '=');
  gsize end = equals != NULL ? (gsize) (equals - rest) : strlen (rest);

  fact->name = g_strndup (rest, at != NULL ? (gsize) (at - rest) : end);
  fact->place = at != NULL ? g_strndup (at + 1, end - (gsize) (at + 1 - rest)) : NULL;
  fact->fact.group = group;
  fact->fact.name = fact->name;
  fact->fact.place = fact->place;
  fact->fact.value = equals != NULL ? equals + 1 : "1";
}

static gboolean
not_known (const TwCaseRun *run, const char *word, GError **error)
{
  return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                           _ ("“%s” is not known to the parts in play."), word);
}

/* Neither "=3", "mage@1,0=" nor "a=b@1,0" says anything. */
static gboolean
is_wrong (const Fact *fact)
{
  return *fact->name == '\0' || *fact->fact.value == '\0' || strchr (fact->name, '=') != NULL;
}

gboolean
tw_case_run_give_fact (TwCaseRun *run,
                       const char *group,
                       guint seat,
                       const char *word,
                       GError **error)
{
  g_auto (Fact) fact = { 0 };

  fact_parse (run, group, seat, word, &fact);
  for (guint i = 0; i < run->rules->n_expansions && !is_wrong (&fact); i++)
    {
      const TwExpansion *expansion = run->rules->expansions[i];
      g_autoptr (GError) local = NULL;

      if (!TW_HAS_HOOK (expansion, facts, give))
        continue;
      switch (
          expansion->facts->give (run->play, tw_play_own (run->play, (int) i), &fact.fact, &local))
        {
        case TW_FACT_DONE:
          return TRUE;
        case TW_FACT_WRONG:
          return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
        case TW_FACT_UNKNOWN:
        default:
          break;
        }
    }
  return not_known (run, word, error);
}

gboolean
tw_case_run_knows_fact (const TwCaseRun *run, const char *word)
{
  g_auto (Fact) fact = { 0 };

  fact_parse (run, "", TW_SEAT_NONE, word, &fact);
  for (guint i = 0; i < run->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = run->rules->expansions[i];
      g_autoptr (GError) local = NULL;
      g_autofree char *value = NULL;

      if (TW_HAS_HOOK (expansion, facts, tell)
          && expansion->facts->tell (run->play, tw_play_own (run->play, (int) i), &fact.fact,
                                     &value, &local)
                 != TW_FACT_UNKNOWN)
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_case_run_tell_fact (TwCaseRun *run,
                       const char *group,
                       guint seat,
                       const char *word,
                       GError **error)
{
  g_auto (Fact) fact = { 0 };

  fact_parse (run, group, seat, word, &fact);
  for (guint i = 0; i < run->rules->n_expansions && !is_wrong (&fact); i++)
    {
      const TwExpansion *expansion = run->rules->expansions[i];
      g_autoptr (GError) local = NULL;
      g_autofree char *value = NULL;

      if (!TW_HAS_HOOK (expansion, facts, tell))
        continue;
      switch (expansion->facts->tell (run->play, tw_play_own (run->play, (int) i), &fact.fact,
                                      &value, &local))
        {
        case TW_FACT_DONE:
          return strcmp (value, fact.fact.value) == 0
                 || tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("%s is %s, not %s."),
                                      word, value, fact.fact.value);
        case TW_FACT_WRONG:
          return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
        case TW_FACT_UNKNOWN:
        default:
          break;
        }
    }
  return not_known (run, word, error);
}
