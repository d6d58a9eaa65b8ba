/* A table in the middle of a game, for tests of what one expansion asks there. */
#pragma once

#include <string.h>

#include <glib/gstdio.h>

#include "app/document/shared-kit.h"
#include "app/game/log-item.h"
#include "app/game/table-choices.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "engine/game/notation.h"
#include "tests/app/game/play-fixture.h"

/**
 * fixture_table_after:
 * @uses: the base game and these parts, words with spaces between
 * @settings: (nullable) (array zero-terminated=1): parameters and their values by turns
 * @names: who sits there, words with spaces between
 * @words: what has been played: notation without seats, the one on turn is meant
 *
 * Returns: (transfer full): a table at which that has been played
 */
static inline TwTableModel *
fixture_table_after_with (const char *uses,
                          const char *const *settings,
                          const char *names,
                          const char *words)
{
  TwTableModel *model = tw_table_model_new ();
  g_auto (GStrv) parts = g_strsplit (uses, " ", -1);
  g_auto (GStrv) people = g_strsplit (names, " ", -1);
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameSetup) setup = NULL;
  TwTableSetup table = { .seed = 1 };
  TwGameKit kit;
  TwGame *game;

  g_assert_true (tw_shared_kit_load (&kit, &error));
  setup = tw_game_setup_new (&kit);
  setup->n_seats = g_strv_length (people);
  /* Of what a set invents one may play alone. */
  setup->least_players = MIN (setup->least_players, setup->n_seats);
  g_assert_true (tw_game_setup_use (setup, "base", &error));
  for (guint i = 0; parts[i] != NULL; i++)
    g_assert_true (tw_game_setup_use (setup, parts[i], &error));
  for (guint i = 0; settings != NULL && settings[i] != NULL; i += 2)
    g_assert_true (tw_game_setup_set (setup, settings[i], settings[i + 1], &error));
  table.rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  table.title = tw_play_rules_title (table.rules, FALSE);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    table.seats[seat] = (TwSeatSetup){ .name = g_strdup (people[seat]), .colour = seat };
  game = tw_game_new (table.rules, 1, TW_GAME_FORCED);
  for (guint i = 0; split[i] != NULL; i++)
    {
      TwAction action;

      if (split[i][0] == '\0')
        continue;
      if (!tw_notation_parse_action (tw_game_play (game), split[i],
                                     tw_game_play (game)->state->on_turn, &action, &error))
        g_error ("%s", error->message);
      if (!tw_game_apply (game, &action, NULL))
        g_error ("%s is refused", split[i]);
    }
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  tw_table_model_resume (model, &table, game);
  tw_table_setup_clear (&table);
  tw_play_rules_kit_clear (&kit);
  return model;
}

static inline TwTableModel *
fixture_table_after (const char *uses, const char *words)
{
  return fixture_table_after_with (uses, NULL, "Anna Eva", words);
}

/* The same with a set that somebody has invented, as its file has it. */
static inline TwTableModel *
fixture_table_of (const char *xml, const char *words)
{
  g_autofree char *folder = g_dir_make_tmp ("tw-table-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "invented.xml", NULL);
  g_autoptr (GError) error = NULL;
  TwTableModel *model;

  g_file_set_contents (path, xml, -1, &error);
  g_assert_no_error (error);
  model = fixture_table_after (path, words);
  g_remove (path);
  g_rmdir (folder);
  return model;
}

/* Index of the choice with these words, -1 for none. */
static inline int
fixture_find_choice (TwTableModel *model, const char *words)
{
  guint n = 0;
  const TwAction *choices = tw_table_model_get_choices (model, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = tw_table_choice_title (model, &choices[i], TRUE);

      if (strcmp (title, words) == 0)
        return (int) i;
    }
  return -1;
}

static inline void
fixture_choose (TwTableModel *model, const char *words)
{
  int choice = fixture_find_choice (model, words);

  if (choice < 0)
    g_error ("“%s” is no choice", words);
  g_assert_true (tw_table_model_choose (model, (guint) choice));
}

/* Index of the spot with these words, -1 for none. */
static inline int
fixture_find_spot (TwTableModel *model, const char *words)
{
  guint n = 0;

  tw_table_model_get_spots (model, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *worth = tw_table_worth_of_spot (model, i);

      if (strcmp (worth, words) == 0)
        return (int) i;
    }
  return -1;
}

static inline void
fixture_choose_spot (TwTableModel *model, const char *words)
{
  int spot = fixture_find_spot (model, words);

  if (spot < 0)
    g_error ("“%s” is no spot", words);
  g_assert_true (tw_table_model_choose_spot (model, (guint) spot, -1));
}

/* Whether @words are part of what the hand asks. */
static inline gboolean
fixture_asks (TwTableModel *model, const char *words)
{
  g_autofree char *sentence = tw_hand_sentence (model);

  return strstr (sentence, words) != NULL;
}

/* The first line of the log with @text, %NULL for none. */
static inline TwLogItem *
fixture_log_line (TwTableModel *model, const char *text)
{
  g_autoptr (GListStore) list = tw_log_list_new ();

  tw_log_list_update (list, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      if (strstr (tw_log_item_get_text (item), text) != NULL)
        return g_steal_pointer (&item);
    }
  return NULL;
}

static inline gboolean
fixture_log_has (TwTableModel *model, const char *text)
{
  g_autoptr (TwLogItem) item = fixture_log_line (model, text);

  return item != NULL;
}

/* What the line with @text opens into: "Road: 1 tile × 1 = 1", the rule beginning with @rule. */
static inline void
fixture_check_line (TwTableModel *model, const char *text, const char *card, const char *rule)
{
  g_autoptr (TwLogItem) item = fixture_log_line (model, text);
  g_autofree char *title = NULL, *arithmetic = NULL, *whole = NULL, *ids = NULL;

  g_assert_nonnull (item);
  title = tw_log_item_dup_title (item, model);
  arithmetic = tw_log_item_dup_arithmetic (item, model);
  ids = tw_log_item_dup_rule_ids (item, model);
  whole = g_strdup_printf ("%s: %s", title, arithmetic);
  g_assert_cmpstr (whole, ==, card);
  g_assert_true (g_str_has_prefix (ids, rule));
}
