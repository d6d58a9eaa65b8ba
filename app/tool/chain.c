/* chain: checks a game by file, move by move. */
#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "app/tool/replay-report.h"
#include "engine/chain/chain.h"
#include "engine/format/xml-document.h"

/* All files as one text; a chain may be spread over several. */
static char *
read_files (char **paths, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      gsize length = 0;
      g_autofree char *one = tw_xml_document_read_file (paths[i], &length, error);

      if (one == NULL)
        return NULL;
      g_string_append (text, one);
      g_string_append_c (text, '\n');
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
print_move (const TwChain *chain, guint number)
{
  g_auto (TwChainMove) move = { 0 };
  TwChainDigest hash;

  if (!tw_chain_move_parse (tw_chain_line (chain, number), &move, &hash, NULL))
    return;
  if (number == 0)
    /* Translators: a number of a move and of a party, in columns. */
    g_print (_ ("%4u  party %u  opens the game\n"), number, move.party + 1);
  else if (number < tw_chain_n_parties (chain))
    g_print (_ ("%4u  party %u  joins\n"), number, move.party + 1);
  else
    g_print (_ ("%4u  party %u  %s\n"), number, move.party + 1,
             move.words[0] != '\0' ? move.words : _ ("gives a share of chance"));
}

static void
print_next (const TwChain *chain)
{
  guint next = tw_chain_next (chain);

  if (next == TW_CHAIN_NOBODY)
    g_print (_ ("The chain is sound. The game is over.\n\n"));
  else
    g_print (_ ("The chain is sound. Party %u has to move.\n\n"), next + 1);
}

static void
report (const TwChain *chain, gboolean as_json)
{
  const TwSavedGame *opened = tw_chain_opened (chain);
  TwReplayReport end = { .play = tw_game_play (opened->game) };

  end.events = tw_game_events (opened->game, &end.n_events);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    end.names[seat] = opened->seats[seat].name;
  if (!as_json)
    {
      for (guint i = 0; i < tw_chain_n_moves (chain); i++)
        print_move (chain, i);
      print_next (chain);
    }
  tw_replay_report_print (&end, as_json);
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (TwGameKit) kit = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (TwChain) chain = NULL;
  g_autoptr (GError) error = NULL;

  if (!tw_command_options (&tw_command_chain, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc < 2)
    return tw_command_usage (&tw_command_chain);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  text = read_files (argv + 1, &error);
  if (text == NULL)
    return tw_command_fail (error);
  chain = tw_chain_read (&kit, text, &error);
  if (chain == NULL)
    {
      g_printerr ("%s\n", error->message);
      return TW_EXIT_WRONG;
    }
  report (chain, as_json);
  return TW_EXIT_OK;
}

const TwCommand tw_command_chain = { .name = "chain",
                                     .arguments = "FILE…",
                                     .summary = N_ ("Check a game by file, move by move"),
                                     .run = run };
