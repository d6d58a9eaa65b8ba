/* Zones as cases, people and tests see them. */
#include "engine/procedure/show/zone-show.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/procedure/answer/zone-answer.h"
#include "engine/procedure/run/run.h"
#include "engine/procedure/state/zoned.h"

/* ---- facts ----------------------------------------------------------------------------- */

/* Of which figures in which zone it is; %FALSE if it is another fact. */
static gboolean
is_fact (const TwPlay *play, const TwFact *fact, guint *out_zone, guint *out_type)
{
  int zone = fact->place != NULL ? tw_zone_find (tw_procedures_of (play), fact->place) : -1;
  int type = tw_rules_figure (play->rules, fact->name);

  *out_zone = (guint) MAX (zone, 0);
  *out_type = (guint) MAX (type, 0);
  return *fact->group == '\0' && zone >= 0 && type >= 0
         && (play->rules->figure_types[type].neutral >= 0 ? fact->seat == TW_SEAT_NONE
                                                          : fact->seat < play->rules->n_seats);
}

static guint
n_in (const TwPlay *play, guint seat, guint type, guint zone)
{
  const TwFigure *figures = play->rules->figure_types[type].neutral >= 0
                                ? tw_play_neutral (play, type)
                                : tw_play_figures_of_type (play, seat, type);
  guint all =
      play->rules->figure_types[type].neutral >= 0 ? 1 : play->rules->figure_types[type].supply;
  guint n = 0;

  for (guint i = 0; i < all; i++)
    n += tw_zone_of (play, &figures[i]) == zone + 1;
  return n;
}

TwFactResult
tw_zone_give (TwPlay *play, const TwFact *fact, GError **error)
{
  guint zone, type;
  guint64 n;

  if (!is_fact (play, fact, &zone, &type))
    return TW_FACT_UNKNOWN;
  if (play->rules->figure_types[type].neutral >= 0)
    {
      tw_zone_put (play, tw_play_neutral (play, type), zone);
      return TW_FACT_DONE;
    }
  if (tw_zone_slot (play, zone) == TW_NO_SLOT
      || !(play->rules->figure_types[type].kinds & tw_zone_serves (play, zone))
      || !g_ascii_string_to_unsigned (fact->value, 10, 0, TW_MAX_SUPPLY, &n, NULL)
      || n > tw_play_supply (play, fact->seat, type))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_UNKNOWN,
                   _ ("“%s” cannot stand at “%s”, or there are not %s in the supply."), fact->name,
                   fact->place, fact->value);
      return TW_FACT_WRONG;
    }
  for (; n > 0; n--)
    tw_zone_put (play, &play->figures[tw_thing_supplied (play, fact->seat, type) - play->figures],
                 zone);
  return TW_FACT_DONE;
}

TwFactResult
tw_zone_tell (const TwPlay *play, const TwFact *fact, char **out_value)
{
  guint zone, type;

  if (!is_fact (play, fact, &zone, &type))
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%u", n_in (play, fact->seat, type, zone));
  return TW_FACT_DONE;
}

void
tw_zone_say (const TwPlay *play, GPtrArray *facts)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwRules *rules = play->rules;

  for (guint i = 0; all->zones->len > 0 && i < rules->n_neutral; i++)
    {
      const TwFigure *figure = &play->figures[rules->n_figures + i];
      guint zone = tw_zone_of (play, figure);

      if (zone > 0 && tw_zone_slot (play, zone - 1) != TW_NO_SLOT)
        g_ptr_array_add (facts,
                         g_strdup_printf ("%s@%s", rules->figure_types[figure->type].type->id,
                                          tw_zone_nth (all, zone - 1)->procedure->id));
    }
  for (guint seat = 0; all->zones->len > 0 && seat < rules->n_seats; seat++)
    for (guint type = 0; type < rules->n_figure_types; type++)
      for (guint zone = 0; rules->figure_types[type].neutral < 0 && zone < all->zones->len; zone++)
        {
          guint n = n_in (play, seat, type, zone);

          if (n > 0)
            g_ptr_array_add (facts, g_strdup_printf ("P%u:%s@%s=%u", seat + 1,
                                                     rules->figure_types[type].type->id,
                                                     tw_zone_nth (all, zone)->procedure->id, n));
        }
}

/* ---- pieces and words ------------------------------------------------------------------- */

gboolean
tw_zone_piece (const TwPlay *play, guint index, TwPiece *out_piece)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint n = tw_sight_n_figures (play);

  for (guint i = 0; all->zones->len > 0 && i < n; i++)
    {
      const TwFigure *figure = &play->figures[(play->rules->n_figures + i) % n];
      guint zone = tw_zone_of (play, figure);
      guint slot = zone > 0 ? tw_zone_slot (play, zone - 1) : TW_NO_SLOT;

      if (slot == TW_NO_SLOT || index-- > 0)
        continue;
      *out_piece =
          (TwPiece){ .id = play->rules->figure_types[figure->type].type->id,
                     .slot = slot,
                     .node = TW_NO_NODE,
                     .other = TW_NO_NODE,
                     .n = 1,
                     .symbol = tw_zone_nth (all, zone - 1)->number + 1u,
                     .owner = figure->seat < play->rules->n_seats ? figure->seat + 1u : 0 };
      return TRUE;
    }
  return FALSE;
}

gboolean
tw_zone_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwAction *action = saying->action;
  const TwTexts *texts;

  if (all->zones->len == 0 || action->verb != all->takes_zoned || action->kind >= all->zones->len)
    return FALSE;
  texts = saying->what == TW_SAY_CHOICE ? tw_zone_nth (all, action->kind)->choice
          : saying->what == TW_SAY_DONE ? tw_zone_nth (all, action->kind)->said
                                        : NULL;
  if (texts != NULL)
    out_phrase->one = tw_texts_best (texts, g_get_language_names ());
  else if (saying->what == TW_SAY_CHOICE && tw_zone_slot (play, action->kind) != TW_NO_SLOT)
    {
      /* Translators: a figure, and the place in which it is, as a set calls it: "Meeple (jail)".
       * Leave what stands in braces as it is. */
      g_autofree char *words =
          g_strdup_printf (_ ("{figure} (%s)"), tw_zone_title (play, action->kind));

      out_phrase->one = g_intern_string (words);
    }
  return out_phrase->one != NULL;
}

const char *
tw_zone_rule (const TwProcedures *all, const TwThing *thing)
{
  return thing->zone > 0 && thing->type != TW_NO_TYPE ? tw_zone_nth (all, thing->zone - 1u)->rule
                                                      : NULL;
}

/* ---- why not ------------------------------------------------------------------------------ */

/* The question that @action would answer at another time: the first filter that it fails then, or
 * else why that question is asked at all. */
static const char *
why_not_then (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);

  for (guint i = 0; i < all->procedures->len; i++)
    {
      const TwProcedureCode *procedure = tw_procedures_nth (all, i);
      guint end =
          i + 1 < all->procedures->len ? tw_procedures_nth (all, i + 1)->first : all->codes->len;
      TwSight sight = tw_procedure_sight (play, tw_play_frame (play), procedure, own);

      for (guint at = procedure->first; at < end; at++)
        {
          const TwCode *code = tw_procedures_code (all, at);
          const TwSelection *selection = tw_procedures_selection (all, code->selection);
          const char *rule;
          TwThing thing;

          if (code->op != TW_OP_CHOOSE || selection->verb != action->verb
              || !tw_zone_read (play, action, selection, &thing))
            continue;
          rule = selection->what == TW_SELECTED_ENTRY
                     ? tw_selection_refusal (&sight, selection, &thing)
                     : NULL;
          return rule != NULL ? rule : procedure->rule;
        }
    }
  return NULL;
}

const char *
tw_zone_why_not (const TwPlay *play,
                 gconstpointer own,
                 const TwSelection *asked,
                 const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwVerbInfo *verb;

  if (all->zones->len == 0 || action->verb < TW_N_VERBS || action->kind >= all->zones->len)
    return NULL;
  verb = tw_play_verb (play, action->verb);
  if ((verb->print != tw_zone_verb.print && verb->print != tw_zone_entry_verb.print)
      || (asked != NULL && asked->verb == action->verb))
    return NULL;
  if (verb->print == tw_zone_entry_verb.print && asked != NULL
      && asked->what == TW_SELECTED_STANDING)
    return tw_zone_nth (all, action->kind)->rule_in;
  return why_not_then (play, own, action);
}

const char *
tw_zone_why_not_out (const TwPlay *play, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);

  return all->zones->len > 0 && action->verb == all->takes_zoned && action->kind < all->zones->len
             ? tw_zone_nth (all, action->kind)->rule_out
             : NULL;
}

/* Nobody is in a zone that is not there. */
void
tw_zone_check (const TwPlay *play, GString *out)
{
  for (guint i = 0; tw_procedures_of (play)->zones->len > 0 && i < play->rules->n_figures; i++)
    {
      guint zone = tw_zone_of (play, &play->figures[i]);

      if (zone > 0 && tw_zone_slot (play, zone - 1) == TW_NO_SLOT)
        g_string_append_printf (out, "figure %u is in a zone that is not there\n", i);
    }
}
