/* Zones in answers: which one is meant, and where it is drawn. */
#include "engine/procedure/answer/zone-answer.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/verb.h"
#include "engine/procedure/state/figure.h"
#include "engine/procedure/state/zoned.h"

#define TAKE "take="

static const char *
name_of (const TwPlay *play, guint zone)
{
  const TwProcedures *all = tw_procedures_of (play);

  return zone < all->zones->len ? tw_zone_nth (all, zone)->procedure->id : "";
}

/* Where the zone is drawn. */
static void
name_place (const TwPlay *play, guint zone, TwAction *out_action)
{
  guint slot = tw_zone_slot (play, zone);

  out_action->kind = (guint16) zone;
  out_action->node = tw_zone_nth (tw_procedures_of (play), zone)->number;
  if (slot == TW_NO_SLOT)
    return;
  out_action->x = play->board.slots[slot].x;
  out_action->y = play->board.slots[slot].y;
}

/* ---- "guard@inside" -------------------------------------------------------------------- */

static void
print_zone (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, "%s@%s", tw_play_verb (play, action->verb)->word,
                          name_of (play, action->kind));
}

static gboolean
parse_zone (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *word = tw_play_verb (play, out_action->verb)->word, *at = text + strlen (word);
  int zone = g_str_has_prefix (text, word) && *at == '@'
                 ? tw_zone_find (tw_procedures_of (play), at + 1)
                 : -1;

  if (zone >= 0)
    name_place (play, (guint) zone, out_action);
  return zone >= 0;
}

const TwVerbInfo tw_zone_verb = { .word = "zone",
                                  .format = "@ZONE",
                                  .print = print_zone,
                                  .parse = parse_zone,
                                  .place = TW_VERB_PLACE_SYMBOL,
                                  .question = { .one = N_ ("Choose one of the places.") } };

/* ---- "meeple@inside", "take=meeple@inside" ---------------------------------------------- */

static void
print_entry (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, "%s@%s", play->rules->figure_types[action->figure].type->id,
                          name_of (play, action->kind));
}

/* Whether a zone is what an answer with that word is about, and no figure. */
static gboolean
is_of_zone (const TwPlay *play, const char *word)
{
  const GArray *verbs = tw_procedures_of (play)->verbs;

  for (guint i = 0; i < verbs->len; i++)
    if (g_array_index (verbs, TwVerbInfo, i).print == print_zone
        && strcmp (g_array_index (verbs, TwVerbInfo, i).word, word) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
parse_entry (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *sign = strchr (text, '@');
  g_autofree char *name = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;
  int type = name != NULL ? tw_rules_figure (play->rules, name) : -1;
  int zone = type >= 0 ? tw_zone_find (tw_procedures_of (play), sign + 1) : -1;

  if (zone < 0 || is_of_zone (play, name))
    return FALSE;
  name_place (play, (guint) zone, out_action);
  out_action->figure = (guint8) type;
  return TRUE;
}

static void
print_taken (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append (out, TAKE);
  print_entry (play, action, out);
}

static gboolean
parse_taken (const TwPlay *play, const char *text, TwAction *out_action)
{
  return g_str_has_prefix (text, TAKE) && parse_entry (play, text + strlen (TAKE), out_action);
}

const TwVerbInfo tw_zone_entry_verb = { .word = "entry",
                                        .format = "",
                                        .print = print_entry,
                                        .parse = parse_entry,
                                        .place = TW_VERB_PLACE_FIGURE_AT_SYMBOL,
                                        .question = { .one = N_ ("Choose a figure.") },
                                        .choice = { .one = N_ ("{figure}: {cell}") },
                                        .done = { .one =
                                                      N_ ("{player} chose a figure: {figure}") } };

static const TwVerbInfo taken_verb = { .word = "take-zone",
                                       .format = "",
                                       .print = print_taken,
                                       .parse = parse_taken,
                                       .place = TW_VERB_PLACE_FIGURE_AT_SYMBOL,
                                       .is_taking = TRUE,
                                       .question = { .one = N_ ("Take a figure back, or go on.") },
                                       .choice = { .one = N_ ("{figure}: {cell}") },
                                       .done = {
                                           .one = N_ ("{player} sent a figure home: {figure}") } };

void
tw_zone_add_verb (TwProcedures *all)
{
  if (all->zones->len > 0)
    g_array_append_val (all->verbs, taken_verb);
}

int
tw_zone_find_verb (const TwProcedures *all)
{
  for (guint i = 0; i < all->verbs->len; i++)
    if (g_array_index (all->verbs, TwVerbInfo, i).print == print_taken)
      return (int) i;
  return -1;
}

gboolean
tw_zone_name_leaving (const TwPlay *play,
                      gconstpointer own,
                      const TwFigure *figure,
                      TwAction *out_action)
{
  guint zone = tw_zone_of (play, figure);

  if (zone == 0 || play->rules->figure_types[figure->type].neutral >= 0)
    return FALSE;
  *out_action = (TwAction){ .verb = tw_procedures_of (play)->takes_zoned,
                            .seat = figure->seat,
                            .figure = figure->type };
  name_place (play, zone - 1, out_action);
  return TRUE;
}

/* ---- answers to questions ---------------------------------------------------------------- */

void
tw_zone_list (const TwPlay *play,
              const TwThing *thing,
              const TwSelection *selection,
              guint seat,
              TwActionList *list)
{
  TwAction *action = tw_action_list_add (list, selection->verb, seat);

  name_place (play, thing->zone - 1u, action);
  if (selection->what == TW_SELECTED_ENTRY)
    action->figure = thing->type;
}

gboolean
tw_zone_read (const TwPlay *play,
              const TwAction *action,
              const TwSelection *selection,
              TwThing *out_thing)
{
  const TwFigure *figure = NULL;
  TwThing zone;

  *out_thing = TW_NOTHING;
  if (action->kind >= tw_procedures_of (play)->zones->len)
    return FALSE;
  zone = tw_zone_thing (play, action->kind);
  if (selection->what == TW_SELECTED_ZONE)
    {
      *out_thing = zone;
      return TRUE;
    }
  if (action->figure >= play->rules->n_figure_types || action->seat >= play->rules->n_seats)
    return FALSE;
  if (play->rules->figure_types[action->figure].neutral < 0)
    figure = tw_thing_supplied (play, action->seat, action->figure);
  if (figure != NULL)
    *out_thing = tw_thing_of_figure (play, figure);
  out_thing->type = action->figure;
  out_thing->seat = action->seat;
  out_thing->zone = zone.zone;
  out_thing->slot = zone.slot;
  return TRUE;
}
