/* Points that are given beside features, and how they were reckoned. */
#include "engine/game/award.h"

#include "engine/game/gain.h"

TwEvent *
tw_play_record_award (TwPlay *play,
                      guint seat,
                      int points,
                      guint node,
                      const TwAward *award,
                      const char *rules)
{
  TwEvent *event = points != 0 ? tw_play_record (play, TW_EVENT_OWN, seat) : NULL;

  if (event == NULL)
    return NULL;
  event->points = points;
  event->feature = node != TW_NO_NODE ? (TwKind) play->board.nodes[node].kind : TW_KIND_NONE;
  event->node = node;
  event->what = award->what;
  event->said = award->said;
  event->rules = rules;
  return event;
}

void
tw_event_count (TwEvent *event, guint n, int points, const TwCountedWords *words)
{
  if (event == NULL)
    return;
  event->counted = words;
  event->n_lines = 1;
  event->lines[0] = (TwValueLine){ NULL, (int) n, points, (int) n * points };
}

void
tw_event_share (TwEvent *event, guint other, int whole, int divisor, gboolean rounds_down)
{
  if (event == NULL)
    return;
  event->other = other;
  event->divides = rounds_down ? TW_DIVIDES_DOWN : TW_DIVIDES_UP;
  event->n_lines = 1;
  event->lines[0] = (TwValueLine){ NULL, whole, divisor, ABS (event->points) };
}

void
tw_event_reckon (TwEvent *event, const TwValueLine *lines, guint n_lines)
{
  if (event == NULL)
    return;
  event->n_lines = MIN (n_lines, TW_MAX_VALUE_LINES);
  for (guint i = 0; i < event->n_lines; i++)
    event->lines[i] = lines[i];
}
