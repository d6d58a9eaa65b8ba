/* The page before a game, opened from the table: what has the keys, whether it is about a game that
 * is recorded, and what it says of all that was put into play at once. */
#include "tests/app/setup/setup-steps.h"

static gboolean
is_recorded (TwSetupPage *page)
{
  return gtk_switch_get_active (page->record);
}

static void
act (Fixture *f, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (f->page), name, NULL);
}

/* Who has thought better of recording one finds New Game as it is for everybody. */
static void
test_recording_left (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  tw_play_page_record (GTK_WIDGET (f->page));
  g_assert_true (is_recorded (page));
  activate (page, "close");
  act (f, "play.new-game");
  g_assert_false (is_recorded (page));
  g_assert_nonnull (nth_widget (GTK_WIDGET (page->outcome.seats), GTK_TYPE_DROP_DOWN, 0));
  activate (page, "close");
  act (f, "play.again");
  g_assert_false (tw_table_model_get_setup (f->parts.model)->is_recorded);
}

/* Where one is recorded, Play Again records the next one. */
static void
test_recorded_again (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  tw_play_page_record (GTK_WIDGET (f->page));
  activate (page, "start");
  g_assert_true (tw_table_model_get_setup (f->parts.model)->is_recorded);
  act (f, "play.new-game");
  g_assert_false (is_recorded (page));
  activate (page, "close");
  act (f, "play.again");
  g_assert_true (tw_table_model_get_setup (f->parts.model)->is_recorded);
}

/* Keys that come at once are those of the page that is seen, not of the table behind it. */
static void
test_keys_at_once (Fixture *f, gconstpointer size)
{
  GtkWidget *page = tw_play_page_new (f->parts.setup->game.set, f->textures);
  GtkWidget *setup = GTK_WIDGET (page_parts (TW_PLAY_PAGE (page)).setup), *focus;

  adw_window_set_content (ADW_WINDOW (f->window), page);
  tw_play_page_record (page);
  wait_until (gtk_widget_get_mapped (setup) && is_laid_out ());
  for (guint i = 0; i < 20; i++)
    gtk_test_widget_wait_for_draw (f->window);
  focus = gtk_window_get_focus (GTK_WINDOW (f->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, setup));
}

static const char *
told (TwSetupPage *page)
{
  const char *words = missing (page);

  return words != NULL ? words : "";
}

/* Which were left out is said with why, at the lower edge of the page, as long as nothing else is
 * chosen. */
static void
test_all_together (Fixture *f, gconstpointer size)
{
  TwSetupPage *page = f->parts.setup;

  act (f, "play.new-game");
  activate (page, "add-all");
  wait_until (g_str_has_prefix (told (page), "17 expansions were added\n"));
  g_assert_nonnull (
      strstr (told (page), "\nCrop Circles (2010): the same expansion as “Crop Circles”\n"));
  g_assert_nonnull (strstr (told (page), "\nThe River: "));
  g_assert_cmpuint (part_of (page, "crop-circles-1")->facets, ==, 0);
  tw_setup_page_check (page);
  g_assert_true (g_str_has_prefix (told (page), "17 expansions were added\n"));
  /* INTER-006: the house rule with which the river comes as well is one click away. */
  g_assert_true (gtk_widget_get_visible (page->outcome.remedy));
  g_signal_emit_by_name (page->outcome.remedy, "clicked");
  wait_until (g_str_has_prefix (told (page), "1 expansion was added\n"));
  g_assert_null (strstr (told (page), "\nThe River: "));
  g_assert_cmpuint (part_of (page, "river")->facets, !=, 0);
  g_assert_cmpuint (tw_house_rules_get_n_changed (page->game.house_rules), ==, 1);
  g_assert_false (gtk_widget_get_visible (page->outcome.remedy));
  activate (page, "remove-all");
  g_assert_cmpstr (told (page), ==, "");
  activate (page, "add-all");
  wait_until (g_str_has_prefix (told (page), "18 expansions were added\n"));
  tw_setup_rulesets_choose (page->rulesets, "base-c3");
  g_assert_null (strstr (told (page), "were added"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/setup-opened/recording-left", 1280, test_recording_left);
  ADD_TEST ("/play/setup-opened/recorded-again", 1280, test_recorded_again);
  ADD_TEST ("/play/setup-opened/keys-at-once", 1280, test_keys_at_once);
  ADD_TEST ("/play/setup-opened/keys-at-once-narrow", 400, test_keys_at_once);
  ADD_TEST ("/play/setup-opened/all-together", 1280, test_all_together);
  return g_test_run ();
}
