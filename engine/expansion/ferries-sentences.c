/* The Ferries in sentences: two ends are chosen, one after the other.
 *
 * Rule: FERRY-004, FERRY-009.
 */
#include "engine/expansion/ferries-private.h"

#include <glib/gi18n-lib.h>

gboolean
tw_ferries_phrase (const TwPlay *play,
                   gconstpointer own,
                   const TwSaying *saying,
                   TwPhrase *out_phrase)
{
  if (saying->action->verb < TW_N_VERBS)
    return FALSE;
  switch (saying->what)
    {
    case TW_SAY_QUESTION:
      out_phrase->one =
          saying->is_picked   ? N_ ("Ferry: choose the road that it joins with the first one.")
          : saying->may_go_on ? N_ ("A ferry may move: choose two roads of its lake, or go on.")
                              : N_ ("Ferry: choose two roads that it joins.");
      return TRUE;
    case TW_SAY_CHOICE:
      out_phrase->one = N_ ("Ferry {ends}, {cell}");
      return TRUE;
    case TW_SAY_END:
      out_phrase->one =
          saying->is_picked ? N_ ("Ferry {end}: not from here") : N_ ("Ferry {end}, {cell}");
      return TRUE;
    case TW_SAY_DONE:
      out_phrase->one = saying->is_again ? N_ ("{player} moved a ferry: {ends}")
                                         : N_ ("{player} laid a ferry: {ends}");
      return TRUE;
    case TW_SAY_RULE:
      out_phrase->rule = saying->may_go_on ? "FERRY-009" : "FERRY-004";
      return TRUE;
    default:
      return FALSE;
    }
}
