/* From the words of the command line to a question. */
#include "app/tool/balance-plan.h"

#include <glib/gi18n.h>

void
tw_balance_options_clear (TwBalanceOptions *options)
{
  tw_game_options_clear (&options->game);
  g_free (options->question);
  g_free (options->what);
  g_free (options->players);
  tw_players_file_free (options->file);
  g_free (options->goal);
}

static gboolean
set_up (TwGameSetup *setup, const char *ruleset, guint n_seats, gpointer user, GError **error)
{
  TwGameOptions game = *(const TwGameOptions *) user;

  if (ruleset != NULL)
    game.ruleset = (char *) ruleset;
  if (n_seats > 0)
    game.n_players = (int) n_seats;
  return tw_game_options_set_up (&game, setup, NULL, error);
}

gboolean
tw_balance_inquiry (const TwBalanceOptions *options,
                    const TwGameKit *kit,
                    TwInquiry *out_inquiry,
                    GError **error)
{
  *out_inquiry =
      (TwInquiry){ .question = options->question,
                   .what = options->what,
                   .goal = options->goal,
                   .game = { kit, set_up, tw_game_options_compile, (gpointer) &options->game },
                   .table = { .n_playouts = (guint) options->n_playouts },
                   .n_deals = (guint64) options->n_deals,
                   .seed = (guint64) options->seed };
  return tw_game_options_players (options->file,
                                  options->players != NULL ? options->players : "greedy",
                                  out_inquiry->table.kinds, error);
}
