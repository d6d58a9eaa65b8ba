/* perft: counts sequences of placements. */
#include "app/tool/command.h"
#include "app/tool/game-options.h"

#include <glib/gi18n.h>

#include "engine/simulate/perft.h"

/* Deeper than anybody waits for. */
#define MAX_DEPTH 12

static void
print_json (const TwPerft *results, guint depth)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "depths");
  json_builder_begin_array (json);
  for (guint i = 0; i < depth; i++)
    {
      json_builder_begin_object (json);
      json_builder_set_member_name (json, "depth");
      json_builder_add_int_value (json, i + 1);
      json_builder_set_member_name (json, "raw");
      json_builder_add_int_value (json, (gint64) results[i].raw);
      json_builder_set_member_name (json, "distinct");
      json_builder_add_int_value (json, (gint64) results[i].distinct);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  tw_command_print_json (json);
}

static int
run (int argc, char **argv)
{
  g_auto (TwGameOptions) game = { 0 };
  gboolean as_json = FALSE;
  int depth = 0;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &game.ruleset, N_ ("Ruleset"), "R" },
    { "use", 0, 0, G_OPTION_ARG_STRING_ARRAY, &game.uses, N_ ("Parts and sets"), "SET,…" },
    { "depth", 0, 0, G_OPTION_ARG_INT, &depth, N_ ("Placements"), "N" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;
  TwPerft results[MAX_DEPTH];

  if (!tw_command_options (&tw_command_perft, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc != 1 || depth < 1 || depth > MAX_DEPTH)
    return tw_command_usage (&tw_command_perft);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  rules = tw_game_options_rules (&game, &kit, &error);
  if (rules == NULL)
    return tw_command_fail (error);
  tw_perft (rules, (guint) depth, results);
  if (as_json)
    print_json (results, (guint) depth);
  else
    for (int i = 0; i < depth; i++)
      g_print ("%d\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\n", i + 1, results[i].raw,
               results[i].distinct);
  return TW_EXIT_OK;
}

const TwCommand tw_command_perft = { .name = "perft",
                                     .arguments = "--depth N",
                                     .summary = N_ ("Count sequences of placements"),
                                     .run = run };
