/* The players of a case: whether the rules allow the colours that they are given. */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

gboolean
tw_case_run_check_colours (TwCaseRun *run)
{
  for (guint i = 0; run->colours != NULL && run->colours[i] != NULL; i++)
    for (guint k = 0; k < i; k++)
      if (strcmp (run->colours[i], run->colours[k]) == 0)
        {
          g_set_error (&run->setup_error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                       _ ("Two players cannot both be %s. Give each a colour of their own."),
                       run->colours[i]);
          return FALSE;
        }
  return TRUE;
}

gboolean
tw_case_run_check_hands (TwCaseRun *run)
{
  for (guint i = 0; run->hands != NULL && run->hands[i] != NULL; i++)
    {
      g_auto (GStrv) hand = g_strsplit (run->hands[i], "+", -1);

      if (g_strv_length (hand) != run->rules->hand)
        {
          if (run->rules->hand == 1)
            g_set_error (&run->setup_error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                         _ ("In this game nobody plays with several colours, as “%s” would. Give "
                            "each player one."),
                         run->hands[i]);
          else
            g_set_error (&run->setup_error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                         _ ("In this game so many players have %u colours each, but “%s” has "
                            "not. Write them with + between."),
                         run->rules->hand, run->hands[i]);
          g_clear_pointer (&run->rules, tw_rules_unref);
          return FALSE;
        }
    }
  return TRUE;
}
