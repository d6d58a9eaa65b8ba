/* What somebody has chosen on the page before a game is never lost, by looking at other rulesets or
 * at the next table. */
#include "engine/format/tile-set-file.h"
#include "engine/setup/play-rules.h"
#include "engine/setup/setup-words.h"
#include "tests/app/setup/setup-steps.h"
#include "tests/test-size.h"

#define N_WALKS       tw_test_size (8)
#define STEPS_OF_WALK 5

static void
choose (TwSetupPage *page, const char *ruleset)
{
  g_assert_true (tw_setup_rulesets_choose (page->rulesets, ruleset));
}

static void
turn (TwSetupPage *page, const char *title, gboolean on)
{
  GtkWidget *row = find_row (GTK_WIDGET (page), title), *toggle = find_type (row, GTK_TYPE_SWITCH);

  if (toggle != NULL)
    gtk_switch_set_active (GTK_SWITCH (toggle), on);
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (find_type (row, GTK_TYPE_DROP_DOWN)), on);
  tw_setup_page_check (page);
}

static gboolean
plays (TwSetupPage *page, const char *word)
{
  return part_of (page, word)->facets != 0;
}

/* What was turned on is in play by each ruleset, whatever that says of it itself. */
static void
test_turned_on (Fixture *f, gconstpointer size)
{
  static const char *const others[] = {
    "ghosts-castles-cemeteries", "", "beginners", "count", "big-box", "count"
  };
  TwSetupPage *page = f->parts.setup;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  for (guint is_later = 0; is_later < 2; is_later++)
    {
      tw_setup_choices_forget (page->choices);
      choose (page, "base-c3");
      choose (page, "count");
      /* It belongs to that game, and so it has been off before. */
      g_assert_true (plays (page, "messages"));
      turn (page, "Messages", FALSE);
      if (is_later)
        {
          choose (page, "big-box");
          g_assert_false (plays (page, "messages"));
          choose (page, "count");
        }
      turn (page, "Messages", TRUE);
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        {
          choose (page, others[i]);
          g_assert_true (plays (page, "messages"));
          g_assert_null (missing (page));
        }
      /* And off again by all of them. */
      turn (page, "Messages", FALSE);
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        {
          choose (page, others[i]);
          g_assert_false (plays (page, "messages"));
        }
    }
}

/* What was tried out is nobody's choice; and what cannot be had is not told for ever. */
static void
test_turned_off (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  choose (page, "count");
  turn (page, "The River", TRUE);
  turn (page, "The River", FALSE);
  g_assert_null (missing (page));
  choose (page, "big-box");
  g_assert_true (plays (page, "river"));
  choose (page, "base-c3");
  g_assert_false (plays (page, "river"));
  turn (page, "The River", TRUE);
  choose (page, "count");
  g_assert_cmpstr (missing (page), ==, "Not in this game: The River");
  turn (page, "The River", TRUE);
  g_assert_null (missing (page));
  turn (page, "The River", FALSE);
  g_assert_null (missing (page));
  choose (page, "base-c3");
  g_assert_false (plays (page, "river"));
  choose (page, "count");
  g_assert_null (missing (page));
}

/* A house rule that was chosen goes on, too, where it is the default as well; set back by its
 * button it is no choice any more. One whose part comes later is set then. */
static void
test_rules (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  GtkWidget *rules = GTK_WIDGET (page->house_rule_rows), *row;
  GtkSwitch *farmers;

  row = find_rule (rules, "Farmers");
  farmers = GTK_SWITCH (find_type (row, GTK_TYPE_SWITCH));
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  choose (page, "base-c3");
  gtk_switch_set_active (farmers, FALSE);
  choose (page, "beginners");
  choose (page, "base-c3");
  g_assert_false (gtk_switch_get_active (farmers));
  gtk_switch_set_active (farmers, TRUE);
  choose (page, "beginners");
  g_assert_true (gtk_switch_get_active (farmers));
  g_signal_emit_by_name (find_type (row, GTK_TYPE_BUTTON), "clicked");
  g_assert_false (gtk_switch_get_active (farmers));
  choose (page, "base-c3");
  g_assert_true (gtk_switch_get_active (farmers));
  choose (page, "count");
  tw_house_rules_turn_on (page->game.house_rules, "river-then-carcassonne");
  choose (page, "base-c3");
  g_assert_null (missing (page));
  turn (page, "The Count of Carcassonne", TRUE);
  g_assert_true (tw_house_rules_has (page->game.house_rules, "river-then-carcassonne", "y"));
  g_assert_null (missing (page));
}

/* What a game was played with that has been opened is offered for the next one: its parts and house
 * rules, or its ruleset. */
static void
test_game_taken (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autoptr (GError) error = NULL;
  TwTableSetup tower, count;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  choose (page, "base-c3");
  turn (page, "The Tower", TRUE);
  g_assert_true (tw_house_rules_take (page->game.house_rules, "tower.ransom", "5"));
  g_assert_true (tw_setup_page_fill (page, &tower, &error));
  g_assert_no_error (error);
  tw_setup_choices_forget (page->choices);
  choose (page, "count");
  g_assert_true (tw_setup_page_fill (page, &count, &error));
  g_assert_no_error (error);
  choose (page, "base-c3");
  g_assert_false (plays (page, "tower"));
  tw_setup_page_take_game (page, &tower);
  g_assert_true (plays (page, "tower"));
  g_assert_true (tw_house_rules_has (page->game.house_rules, "tower.ransom", "5"));
  g_assert_null (missing (page));
  tw_setup_page_take_game (page, &count);
  g_assert_cmpstr (page->game.ruleset->id, ==, "count");
  g_assert_false (plays (page, "tower"));
  g_assert_false (tw_setup_game_is_changed (&page->game));
  g_assert_null (missing (page));
  tw_table_setup_clear (&tower);
  tw_table_setup_clear (&count);
}

/* A designer's own set with which a game from a file was played is in play in the next one, too,
 * though no list has it; without it the title says so. */
static void
test_own_set_taken (Fixture *f, gconstpointer size)
{
  static const char xml[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"famine\">\n"
      "<title>Famine</title><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
      "<counter id=\"hunger\" most=\"8\"><title>Hunger</title></counter>\n"
      "<procedure id=\"grows\" at=\"turn\"><change what=\"hunger\" by=\"1\"/></procedure></rules>\n"
      "<tile id=\"W\" count=\"3\"><road edges=\"E W\"/></tile></tile-set>\n";
  TwSetupPage *page = f->parts.setup;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("famine.xml", xml, -1, &error);
  g_autoptr (TwGameSetup) game = tw_game_setup_new (page->game.kit);
  TwTableSetup opened = { .seed = 1 }, again, without;

  g_assert_no_error (error);
  game->n_seats = 2;
  g_assert_true (tw_game_setup_use (game, "base", &error));
  tw_game_setup_use_set (game, set, 2);
  opened.rules = tw_game_setup_compile (game, &error);
  g_assert_no_error (error);
  opened.title = g_strdup ("Base game and Famine");
  opened.seats[0].name = g_strdup ("Anna");
  opened.seats[1].name = g_strdup ("Eva");

  tw_setup_page_take_game (page, &opened);
  g_assert_true (tw_setup_page_fill (page, &again, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (again.title, ==, "Base game and Famine");
  g_assert_cmpuint (again.rules->catalogue->n_kinds, ==, opened.rules->catalogue->n_kinds);
  g_assert_cmpuint (tw_setup_n_copies (again.rules->catalogue, part_of (page, "famine")->set), ==,
                    2);
  g_assert_cmpuint (again.rules->vocabulary->procedures->len, ==,
                    opened.rules->vocabulary->procedures->len);
  g_assert_null (missing (page));
  /* Who does not want it any more leaves it out. */
  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  g_assert_true (plays (page, "famine"));
  turn (page, "Famine", FALSE);
  g_assert_true (tw_setup_page_fill (page, &without, &error));
  g_assert_cmpstr (without.title, ==, "Base game");
  tw_table_setup_clear (&opened);
  tw_table_setup_clear (&again);
  tw_table_setup_clear (&without);
}

/* Another ruleset changes what its rows say, and no rows; what comes and goes leaves the others and
 * the focus where they are. */
static void
test_rows_stay (Fixture *f, gconstpointer size)
{
  static const char *const rulesets[] = { "count", "ghosts-castles-cemeteries", "big-box", "" };
  TwSetupPage *page = f->parts.setup;
  GtkWidget *river, *messages, *choice;
  int y;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  choose (page, "base-c3");
  gtk_test_widget_wait_for_draw (f->window);
  river = find_row (GTK_WIDGET (page), "The River");
  messages = find_row (GTK_WIDGET (page), "Messages");
  choice = gtk_widget_get_first_child (in_row (page, "The River", GTK_TYPE_DROP_DOWN));
  g_assert_true (gtk_widget_grab_focus (choice));
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      guint n = page->game.parts->len;

      choose (page, rulesets[i]);
      if (strcmp (rulesets[i], "ghosts-castles-cemeteries") == 0)
        g_assert_cmpuint (page->game.parts->len, >, n);
      g_assert_true (find_row (GTK_WIDGET (page), "The River") == river);
      g_assert_true (find_row (GTK_WIDGET (page), "Messages") == messages);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == choice);
    }
  /* Rows are in the order of what they are about, the expansions behind the sets. */
  gtk_test_widget_wait_for_draw (f->window);
  y = -1;
  for (guint k = 0; k < 2; k++)
    for (guint i = 0; i < page->game.parts->len; i++)
      {
        const TwSetupPart *part = page->game.parts->pdata[i];
        double at;

        if ((part->part != NULL && !part->is_played) != (k == 1))
          continue;
        gtk_widget_translate_coordinates (find_row (GTK_WIDGET (page), part->title),
                                          GTK_WIDGET (page), 0, 0, NULL, &at);
        g_assert_cmpint ((int) at, >, y);
        y = (int) at;
      }
}

/* ---- any path ---------------------------------------------------------------------------- */

static const char *const words[] = { "river",   "abbot",        "messages",
                                     "count",   "crop-circles", "inns-and-cathedrals",
                                     "ferries", "base" };

/* What somebody does on the page; by @wishes a part is on or off by all rulesets then. */
static void
do_something (TwSetupPage *page, GRand *rand, GHashTable *wishes)
{
  const char *word = words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))];
  TwSetupPart *part = part_of (page, word);
  GtkWidget *seats = find_type (GTK_WIDGET (page->outcome.seats), GTK_TYPE_SPIN_BUTTON);

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (seats), g_rand_int_range (rand, 2, 7));
      break;
    case 1:
      tw_house_rules_take (page->game.house_rules, "supply.meeple",
                           g_rand_boolean (rand) ? "5" : "6");
      break;
    case 2:
      tw_house_rules_take (page->game.house_rules, "river-then-carcassonne",
                           g_rand_boolean (rand) ? "y" : "n");
      break;
    default:
      if (part->is_played)
        {
          gtk_spin_button_set_value (GTK_SPIN_BUTTON (
                                         in_row (page, part->title, GTK_TYPE_SPIN_BUTTON)),
                                     g_rand_int_range (rand, 1, 4));
          break;
        }
      /* What was on was turned off, and the other way: no trying out. */
      turn (page, part->title, part->facets == 0);
      g_hash_table_insert (wishes, (gpointer) word, GUINT_TO_POINTER (part->facets != 0));
    }
  tw_setup_page_check (page);
}

static char *
state_of (TwSetupPage *page)
{
  g_autofree char *in_words = tw_setup_game_in_words (&page->game);

  return g_strdup_printf ("%s%u players\n%s", in_words, page->game.n_seats,
                          missing (page) != NULL ? missing (page) : "");
}

/* Another ruleset than the one that is shown. */
static const char *
pick_ruleset (TwSetupPage *page, GRand *rand)
{
  g_autoptr (GPtrArray) rulesets = tw_play_rulesets (page->game.kit, page->game.set);
  const TwRuleset *now = tw_setup_rulesets_get (page->rulesets);
  const char *id;

  do
    {
      int index = g_rand_int_range (rand, -1, (int) rulesets->len);

      id = index < 0 ? "" : ((TwRuleset *) rulesets->pdata[index])->id;
    }
  while (strcmp (id, now != NULL ? now->id : "") == 0);
  return g_intern_string (id);
}

/* A part that somebody wants is in play, or it is told that it is not; one that nobody wants is
 * not, or that is told. */
static void
check_wishes (TwSetupPage *page, GHashTable *wishes)
{
  GHashTableIter iter;
  gpointer word, is_on;

  g_hash_table_iter_init (&iter, wishes);
  while (g_hash_table_iter_next (&iter, &word, &is_on))
    if ((gpointer) (gulong) plays (page, word) != is_on)
      {
        g_assert_nonnull (missing (page));
        g_assert_nonnull (strstr (missing (page), part_of (page, word)->title));
      }
}

/* A ruleset looks the same each time, on whatever path somebody comes to it, until something else
 * is chosen; and all that was ever chosen is there or told. */
static void
test_any_path (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  for (guint walk = 0; walk < N_WALKS; walk++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
      g_autoptr (GHashTable) wishes = g_hash_table_new (g_str_hash, g_str_equal);

      tw_setup_choices_forget (page->choices);
      choose (page, "big-box");
      choose (page, "base-c3");
      for (guint step = 0; step < 4 * STEPS_OF_WALK; step++)
        {
          const char *ruleset = pick_ruleset (page, rand);
          char *state;

          if (step % STEPS_OF_WALK == 0)
            {
              do_something (page, rand, wishes);
              g_hash_table_remove_all (seen);
            }
          choose (page, ruleset);
          check_wishes (page, wishes);
          state = state_of (page);
          if (g_hash_table_contains (seen, ruleset))
            g_assert_cmpstr (state, ==, g_hash_table_lookup (seen, ruleset));
          g_hash_table_insert (seen, (gpointer) ruleset, state);
        }
    }
}

/* A set with a start of its own is played alone, until somebody sets up a game with the base game:
 * the next one has it as well, and so has the first of another window. */
static void
test_base_stays (Fixture *f, gconstpointer size)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "mine.xml",
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">\n"
      "  <title>Two Lanes</title>\n"
      "  <tile id=\"Lane\" count=\"4\" start=\"1\"><road edges=\"E W\"/></tile>\n</tile-set>\n",
      -1, NULL);

  for (guint n_before = 0; n_before < 2; n_before++)
    {
      g_autoptr (TwTileSet) one = tw_tile_set_ref (set);
      GtkWidget *table = g_object_ref_sink (tw_play_page_new (one, f->textures));
      TwTableModel *model = tw_play_page_get_model (TW_PLAY_PAGE (table));
      TwSetupPage *page = page_parts (TW_PLAY_PAGE (table)).setup;

      g_assert_cmpuint (tw_table_model_get_setup (model)->rules->catalogue->n_copies, ==,
                        n_before == 0 ? 4 : 4 + 72);
      tw_setup_parts_set_base (page->game.parts, TRUE);
      tw_setup_page_check (page);
      gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
      g_assert_cmpuint (tw_table_model_get_setup (model)->rules->catalogue->n_copies, ==, 4 + 72);
      g_object_unref (table);
    }
}

/* Who has played is who plays at the next table with that set. */
static void
test_usual_players (Fixture *f, gconstpointer size)
{
  static const char *const nobody[] = { NULL };
  static const char *const programs[] = { "spender", "farmer", NULL };
  TwSetupPage *page = f->parts.setup;
  g_autoptr (TwTileSet) base = tw_tile_set_ref (f->parts.setup->game.set);
  GtkWidget *second;
  const TwTableSetup *setup;
  guint n;

  gtk_widget_activate_action (GTK_WIDGET (f->page), "play.new-game", NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (nth_widget (GTK_WIDGET (page->outcome.seats),
                                                         GTK_TYPE_DROP_DOWN, 1)),
                              2);
  activate (page, "start");
  second = g_object_ref_sink (tw_play_page_new (base, f->textures));
  setup = tw_table_model_get_setup (tw_play_page_get_model (TW_PLAY_PAGE (second)));
  g_assert_null (setup->seats[0].opponent->kind);
  g_assert_true (setup->seats[1].opponent == &tw_opponents (&n)[2]);
  g_assert_cmpstr (setup->seats[1].name, ==, setup->seats[1].opponent->name);
  g_object_unref (second);
  /* Whoever has looked on at programs wants to play at the next one. */
  tw_setup_usual_set_players ("base", programs);
  second = g_object_ref_sink (tw_play_page_new (base, f->textures));
  setup = tw_table_model_get_setup (tw_play_page_get_model (TW_PLAY_PAGE (second)));
  g_assert_null (setup->seats[0].opponent->kind);
  g_assert_cmpstr (setup->seats[0].name, ==, "Red");
  g_assert_cmpstr (setup->seats[1].opponent->id, ==, "farmer");
  g_object_unref (second);
  tw_setup_usual_set_players ("base", nobody);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/setup-carry/turned-on", 1280, test_turned_on);
  ADD_TEST ("/play/setup-carry/turned-off", 1280, test_turned_off);
  ADD_TEST ("/play/setup-carry/rules", 1280, test_rules);
  ADD_TEST ("/play/setup-carry/game-taken", 1280, test_game_taken);
  ADD_TEST ("/play/setup-carry/own-set-taken", 1280, test_own_set_taken);
  ADD_TEST ("/play/setup-carry/rows-stay", 1280, test_rows_stay);
  ADD_TEST ("/play/setup-carry/base-stays", 1280, test_base_stays);
  ADD_TEST ("/play/setup-carry/usual-players", 800, test_usual_players);
  ADD_TEST ("/play/setup-carry/any-path", 1280, test_any_path);
  return g_test_run ();
}
