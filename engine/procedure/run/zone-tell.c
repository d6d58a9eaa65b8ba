/* What is told of zones. */
#include "engine/procedure/run/zone-tell.h"

#include <glib/gi18n-lib.h>

#include "engine/game/gain.h"
#include "engine/procedure/state/figure.h"
#include "engine/procedure/state/zoned.h"

void
tw_zone_tell_leaving (TwPlay *play, const TwThing *thing, const char *rule)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwEvent *event;

  if (thing->zone == 0 || figure == NULL || figure->place != TW_FIGURE_NODE)
    return;
  event = tw_play_record (play, TW_EVENT_CAME, figure->seat);
  if (event == NULL)
    return;
  event->what = tw_zone_nth (tw_procedures_of (play), thing->zone - 1u)->procedure->id;
  event->rules = rule;
}

void
tw_zone_tell_entering (TwPlay *play, const TwThing *thing, const char *rule)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  guint zone = figure != NULL ? tw_zone_of (play, figure) : 0;
  TwEvent *event;

  /* It may have stayed where it was, in no zone at all: in the general supply, for instance. */
  if (zone == 0 || zone == thing->zone || figure->seat >= play->rules->n_seats)
    return;
  event = tw_play_record (play, TW_EVENT_TOLD, figure->seat);
  if (event == NULL)
    return;
  /* Translators: {n} is a place on the table that a set invents, as the set calls it: "Eva: a
   * figure goes here: jail". */
  event->said = _ ("{player}: a figure goes here: {n}");
  event->drawn = tw_zone_title (play, zone - 1);
  event->rules = rule;
  event->log_index = G_MAXUINT;
}
