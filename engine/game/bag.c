/* The bag: a count for each kind, and the running sums of the counts.
 *
 * What is in the bag says all about it: no order to be kept, so a game replayed from
 * its log has the same bag and draws the same.
 */
#include "engine/game/bag.h"

#include "engine/game/running-sums.h"

#include <string.h>

gsize
tw_bag_size (guint n_kinds)
{
  return ((gsize) n_kinds + tw_sums_length (n_kinds)) * sizeof (guint16);
}

void
tw_bag_add (TwPlay *play, guint kind, int delta)
{
  guint n_kinds = play->rules->catalogue->n_kinds;

  play->bag[kind] = (guint16) (play->bag[kind] + delta);
  tw_sums_add (play->bag_sums, tw_sums_length (n_kinds), kind, delta);
  play->state->n_left = (guint16) (play->state->n_left + delta);
}

void
tw_bag_draw (TwPlay *play, guint kind)
{
  tw_bag_add (play, kind, -1);
  if (play->state->n_pile != TW_NO_PILE)
    play->state->n_pile = (guint16) (MAX (play->state->n_pile, 1) - 1);
}

void
tw_bag_put_back (TwPlay *play, guint kind)
{
  tw_bag_add (play, kind, 1);
  if (play->state->n_pile != TW_NO_PILE)
    play->state->n_pile++;
}

void
tw_bag_fill (TwPlay *play)
{
  const TwCatalogue *catalogue = play->rules->catalogue;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    tw_bag_add (play, kind, (int) catalogue->kinds[kind].count);
}

guint
tw_bag_nth (const TwPlay *play, guint index)
{
  return tw_sums_find (play->bag_sums, tw_sums_length (play->rules->catalogue->n_kinds), index);
}

void
tw_bag_list (const TwPlay *play, guint verb, TwActionList *list)
{
  guint end = 0;

  tw_bag_n_next (play, &end);
  for (guint kind = 0; kind < end; kind++)
    for (guint i = 0; i < play->bag[kind]; i++)
      tw_action_list_add (list, verb, TW_SEAT_CHANCE)->kind = (guint16) kind;
}

guint
tw_bag_n_next (const TwPlay *play, guint *out_end)
{
  const TwCatalogue *catalogue = play->rules->catalogue;

  for (guint stage = 0; stage < TW_DRAW_ORDINARY; stage++)
    {
      guint n = play->bag_sums[catalogue->stage_end[stage]];

      if (n == 0)
        continue;
      if (out_end != NULL)
        *out_end = catalogue->stage_end[stage];
      return n;
    }
  if (out_end != NULL)
    *out_end = catalogue->n_kinds;
  return play->state->n_left;
}

void
tw_bag_leave_out (TwPlay *play, guint kind, guint n)
{
  tw_bag_add (play, kind, -(int) n);
  play->state->n_left_out = (guint16) (play->state->n_left_out + n);
}

/* Copies of the tile that @kind is the first kind of which are away already, whoever said so. */
static guint
n_away (const TwPlay *play, guint kind)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  guint n = 0;

  for (guint i = kind;
       i < catalogue->n_kinds && catalogue->kinds[i].tile == catalogue->kinds[kind].tile; i++)
    n += catalogue->kinds[i].count - play->bag[i];
  return n;
}

void
tw_bag_leave_out_start (TwPlay *play)
{
  const TwCatalogue *catalogue = play->rules->catalogue;

  for (guint kind = catalogue->stage_end[TW_DRAW_LAST_EARLY]; kind < catalogue->n_kinds; kind++)
    {
      guint n = catalogue->kinds[kind].n_start;

      if (n == 0)
        continue;
      n -= MIN (n, n_away (play, kind));
      /* Its copies may all be variants. */
      for (guint i = kind;
           i < catalogue->n_kinds && catalogue->kinds[i].tile == catalogue->kinds[kind].tile; i++)
        {
          guint out = MIN (n, play->bag[i]);

          tw_bag_leave_out (play, i, out);
          n -= out;
        }
      return;
    }
}
