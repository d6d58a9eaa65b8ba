/* Numbers that have a name: what was drawn, points that somebody gets, counters. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/bag-private.h"
#include "engine/procedure/compiler-private.h"
#include "engine/procedure/select.h"
#include "engine/procedure/tally.h"

int
tw_sight_named_number (const TwSight *sight, guint name)
{
  guint word;

  if (name >= TW_NAMED_TALLY)
    {
      const TwTallyNumber *number =
          &g_array_index (sight->all->tally_numbers, TwTallyNumber, name - TW_NAMED_TALLY);

      return tw_tally_of (sight->play, sight->own, number->tally,
                          tw_sight_thing (sight, number->of).seat);
    }
  if (name == TW_NAMED_POINTS)
    return sight->frame->program == TW_PROGRAM_GAIN ? sight->frame->value : 0;
  word = tw_sight_thing (sight, name).figure - TW_FIRST_WORD;
  return word < TW_MAX_WORDS ? MAX (sight->all->numbers[word], 0) : 0;
}

gboolean
tw_sight_passes_counter (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  guint seat = thing->seat < sight->play->rules->n_seats
                   ? thing->seat
                   : tw_frame_player (sight->play, sight->frame);

  return tw_tally_passes (sight->play, sight->own, filter, seat,
                          tw_sight_number (sight, (gint16) (filter->what >> 16), filter->name));
}

gboolean
tw_compiler_number (TwCompiler *c,
                    const TwStatement *statement,
                    const char *text,
                    int *out_n,
                    guint8 *out_name)
{
  *out_name = 0;
  for (guint i = c->n_names; i-- > 0;)
    if (strcmp (c->names[i], text) == 0)
      {
        const TwBagCode *bag = c->bags[i] != 0 ? tw_bag_nth_code (c->all, c->bags[i] - 1u) : NULL;

        if (bag == NULL || !bag->has_numbers)
          return tw_compiler_fail (c, statement,
                                   _ ("“%.40s” is no number. Name what was drawn from a bag of "
                                      "numbers."),
                                   text);
        *out_name = (guint8) (TW_NAMED_OWN + i);
        *out_n = tw_bag_most (c->all, bag);
        return TRUE;
      }
  if (tw_compiler_tally_number (c, text, out_n, out_name))
    return TRUE;
  if (tw_compiler_is_points (c, text))
    {
      *out_name = TW_NAMED_POINTS;
      *out_n = TW_AMOUNT_MOST;
      return TRUE;
    }
  return tw_compiler_amount (c, statement, text, out_n);
}
