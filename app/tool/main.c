/* tilewright-tool: the command line. One file a command. */
#include <locale.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "tilewright-config.h"

static const TwCommand *const commands[] = {
  &tw_command_validate, &tw_command_list,     &tw_command_render,  &tw_command_replay,
  &tw_command_test,     &tw_command_simulate, &tw_command_perft,   &tw_command_convert,
  &tw_command_po,       &tw_command_sheet,    &tw_command_stats,   &tw_command_chain,
  &tw_command_tts,      &tw_command_pictures, &tw_command_wiki,    &tw_command_index,
  &tw_command_artwork,  &tw_command_print,    &tw_command_balance,
};

/* A build tree has its translations elsewhere; build-aux/in-build-tree says where. */
static void
bind_translations (void)
{
  const char *dir = g_getenv ("TILEWRIGHT_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, dir != NULL ? dir : TW_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static void
print_help (void)
{
  g_print (_ ("Usage: tilewright-tool COMMAND [OPTION…] [ARGUMENT…]\n\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i]->name, _ (commands[i]->summary));
  g_print (_ ("\n“tilewright-tool COMMAND --help” shows the options of a command.\n"));
}

int
main (int argc, char **argv)
{
  bind_translations ();
  if (argc < 2)
    {
      print_help ();
      return TW_EXIT_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      print_help ();
      return TW_EXIT_OK;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("tilewright-tool %s\n", TW_VERSION);
      return TW_EXIT_OK;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i]->name, argv[1]) == 0)
      return commands[i]->run (argc - 1, argv + 1);
  g_printerr (_ ("There is no command “%s”. “tilewright-tool --help” lists them.\n"), argv[1]);
  return TW_EXIT_USAGE;
}
