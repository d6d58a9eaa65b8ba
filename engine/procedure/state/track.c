/* The score track. */
#include "engine/procedure/state/track.h"

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pieces.h"

TwThing
tw_thing_of_space (guint space)
{
  return tw_thing_make (TW_FIRST_SPACE + space, TW_NO_NODE, TW_NO_SLOT, TW_NO_TYPE, TW_SEAT_NONE, 0,
                        0);
}

TwThing
tw_thing_of_counting (guint seat, guint which)
{
  return tw_thing_make (TW_FIRST_COUNTING + which, TW_NO_NODE, TW_NO_SLOT, TW_NO_TYPE, seat, 0, 0);
}

guint
tw_thing_space (const TwPlay *play, const TwThing *thing)
{
  const TwFigure *figure = thing->figure < play->rules->n_figures + play->rules->n_neutral
                               ? &play->figures[thing->figure]
                               : NULL;

  if (figure != NULL)
    return figure->place == TW_FIGURE_TRACK ? figure->detail : TW_NO_SPACE;
  if (thing->figure >= TW_FIRST_COUNTING
      && thing->figure < TW_FIRST_COUNTING + play->rules->n_counters
      && thing->seat < play->rules->n_seats)
    return tw_play_counter_space (play, thing->seat, thing->figure - TW_FIRST_COUNTING);
  return thing->figure >= TW_FIRST_SPACE && thing->figure < TW_FIRST_SPACE + TW_TRACK_SPACES
             ? thing->figure - TW_FIRST_SPACE
             : TW_NO_SPACE;
}

gboolean
tw_thing_is_every (const TwPlay *play, const TwThing *thing, int n)
{
  guint space = tw_thing_space (play, thing);

  return space != TW_NO_SPACE && space % (guint) MAX (1, n) == 0;
}

gboolean
tw_track_has (const TwPlay *play, guint seat, guint space)
{
  for (guint i = 0; seat < play->rules->n_seats && i < play->rules->n_counters; i++)
    if (tw_play_counter_space (play, seat, i) == space)
      return TRUE;
  return FALSE;
}

void
tw_track_put (TwPlay *play, TwFigure *figure, guint space)
{
  if (play->rules->figure_types[figure->type].neutral >= 0)
    return;
  if (figure->place != TW_FIGURE_SUPPLY)
    tw_play_take_figure (play, figure);
  figure->place = TW_FIGURE_TRACK;
  figure->detail = (guint8) space;
}

/* The type of figure of a fact about a player's figure on a space; %FALSE if it is another fact. */
static gboolean
is_fact (const TwPlay *play, const TwFact *fact, guint *out_type)
{
  int type = tw_rules_figure (play->rules, fact->name);
  gboolean is_space = fact->place != NULL && *fact->place != '\0';

  for (const char *at = fact->place; is_space && *at != '\0'; at++)
    is_space = g_ascii_isdigit (*at);
  *out_type = (guint) MAX (type, 0);
  return is_space && *fact->group == '\0' && type >= 0 && fact->seat < play->rules->n_seats
         && play->rules->figure_types[type].neutral < 0
         && play->rules->figure_types[type].supply > 0;
}

/* One of the supply, else one that is elsewhere. */
TwFactResult
tw_track_give (TwPlay *play, const TwFact *fact, GError **error)
{
  TwFigure *figure;
  guint64 space;
  guint type;

  if (!is_fact (play, fact, &type))
    return TW_FACT_UNKNOWN;
  if (!g_ascii_string_to_unsigned (fact->place, 10, 0, TW_TRACK_SPACES - 1, &space, NULL))
    {
      g_set_error (error, TW_NOTATION_ERROR, TW_NOTATION_ERROR_SYNTAX,
                   _ ("“%s” is no space of the track. Write a number from 0 to %d."), fact->place,
                   TW_TRACK_SPACES - 1);
      return TW_FACT_WRONG;
    }
  figure = tw_play_figures_of_type (play, fact->seat, type);
  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    if (figure->place != TW_FIGURE_SUPPLY && figure[i].place == TW_FIGURE_SUPPLY)
      figure = &figure[i];
  tw_track_put (play, figure, (guint) space);
  return TW_FACT_DONE;
}

TwFactResult
tw_track_tell (const TwPlay *play, const TwFact *fact, char **out_value)
{
  const TwFigure *figures;
  guint type, n = 0;

  if (!is_fact (play, fact, &type))
    return TW_FACT_UNKNOWN;
  figures = tw_play_figures_of_type (play, fact->seat, type);
  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    {
      g_autofree char *space = g_strdup_printf ("%u", figures[i].detail);

      n += figures[i].place == TW_FIGURE_TRACK && g_str_equal (space, fact->place);
    }
  *out_value = g_strdup_printf ("%u", n);
  return TW_FACT_DONE;
}

void
tw_track_say (const TwPlay *play, GPtrArray *facts)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_TRACK)
      g_ptr_array_add (facts,
                       g_strdup_printf ("P%u:%s@%u", play->figures[i].seat + 1u,
                                        play->rules->figure_types[play->figures[i].type].type->id,
                                        play->figures[i].detail));
}
