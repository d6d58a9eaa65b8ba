#include "tests/engine/shipped-fixture.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/setup/play-rules.h"

#include <string.h>

/* A vocabulary does not change any more, and takes as long to read as many a test to run. */
static TwVocabulary *
shipped_vocabulary (void)
{
  static TwVocabulary *loaded;
  g_autoptr (GError) error = NULL;

  if (loaded == NULL)
    loaded = tw_rules_file_load_shipped (&error);
  g_assert_no_error (error);
  return tw_vocabulary_ref (loaded);
}

TwGameKit
shipped_kit (void)
{
  TwGameKit kit = { .vocabulary = shipped_vocabulary () };

  kit.expansions = tw_expansions (&kit.n_expansions);
  return kit;
}

static void
unref_set (gpointer data)
{
  tw_tile_set_unref (data);
}

TwGameKit
shipped_kit_read (void)
{
  TwGameKit kit = shipped_kit ();
  g_auto (GStrv) ids = tw_shipped_set_ids ();
  g_autoptr (GError) error = NULL;

  kit.sets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_set);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwTileSet *set = tw_shipped_set_load (ids[i], &error);

      g_assert_no_error (error);
      g_hash_table_insert (kit.sets, g_strdup (ids[i]), set);
    }
  return kit;
}

void
shipped_kit_clear (TwGameKit *kit)
{
  g_clear_pointer (&kit->sets, g_hash_table_unref);
  g_clear_pointer (&kit->vocabulary, tw_vocabulary_unref);
}

char **
shipped_parts (const TwGameKit *kit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  g_auto (GStrv) sets = tw_shipped_set_ids ();
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) addable = NULL;

  g_assert_no_error (error);
  addable = tw_play_rules_addable (kit, base);
  g_strv_builder_add (parts, base->id);
  for (guint i = 0; sets[i] != NULL; i++)
    if (tw_vocabulary_find_part (kit->vocabulary, sets[i]) == NULL)
      g_strv_builder_add (parts, sets[i]);
  g_strv_builder_addv (parts, (const char **) addable);
  return g_strv_builder_end (parts);
}

static void
use (TwGameSetup *setup, const char *word, GError **error)
{
  g_autoptr (TwRuleset) ruleset = NULL;

  if (!g_str_has_prefix (word, SHIPPED_RULESET))
    {
      tw_game_setup_use (setup, word, error);
      return;
    }
  ruleset = tw_ruleset_file_load (word + strlen (SHIPPED_RULESET), setup->kit->vocabulary, error);
  if (ruleset != NULL)
    tw_game_setup_use_ruleset (setup, ruleset, NULL, error);
}

TwGameSetup *
shipped_setup (const TwGameKit *kit, const char *text, guint n_seats)
{
  TwGameSetup *setup = tw_game_setup_new (kit);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GError) error = NULL;

  setup->n_seats = n_seats;
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (pair[1] != NULL)
        tw_game_setup_set (setup, pair[0], pair[1], &error);
      else
        use (setup, words[i], &error);
      g_assert_no_error (error);
    }
  return setup;
}

TwRules *
shipped_rules (const TwGameKit *kit, const char *text, guint n_seats)
{
  g_autoptr (TwGameSetup) setup = shipped_setup (kit, text, n_seats);
  g_autoptr (GError) error = NULL;
  TwRules *rules = tw_game_setup_compile (setup, &error);

  g_assert_no_error (error);
  return rules;
}

void
shipped_game (ShippedGame *game, TwGameKit kit, const char *lines)
{
  g_autofree char *text = g_strdup_printf ("case TEST-C01 a position\nrules BASE-014\n%s", lines);
  g_autoptr (GError) error = NULL;

  game->kit = kit;
  game->file = tw_case_file_parse ("position", text, -1, &error);
  g_assert_no_error (error);
  game->run = tw_case_run_new (&game->kit, game->file, g_ptr_array_index (game->file->cases, 0));
  tw_case_run_turns (game->run, G_MAXUINT, &error);
  g_assert_no_error (error);
  game->play = (TwPlay *) (gpointer) tw_case_run_play (game->run);
}

void
shipped_game_clear (ShippedGame *game)
{
  tw_case_run_free (game->run);
  tw_case_file_free (game->file);
  shipped_kit_clear (&game->kit);
}
