/* The line that says what others have done since one's turn. */
#include "app/play/meanwhile.h"
#include "tests/app/play/page-fixture.h"

/* What others have done since one's turn covers no tile, however small the window is. */
static void
test_meanwhile (Fixture *f, gconstpointer size)
{
  GtkWidget *line = only_widget (GTK_WIDGET (f->page), TW_TYPE_MEANWHILE);

  for (guint turn = 0; turn < 12; turn++)
    {
      const TwBoard *board;
      graphene_rect_t words;

      play_turns (f, 1);
      wait_until (is_laid_out ());
      gtk_test_widget_wait_for_draw (f->window);
      g_assert_true (gtk_widget_is_visible (gtk_widget_get_first_child (line)));
      g_assert_true (gtk_widget_compute_bounds (line, GTK_WIDGET (f->table), &words));
      board = &tw_table_model_get_play (f->parts.model)->board;
      for (guint slot = 0; slot < board->head->n_slots; slot++)
        {
          graphene_rect_t tile = tw_table_scene_slot_rect (f->scene, &board->slots[slot]);

          g_assert_false (graphene_rect_intersection (&tile, &words, NULL));
        }
    }
}

/* What does not have room in one line is wrapped, and covers no tile then either. */
static void
test_long_meanwhile (Fixture *f, gconstpointer size)
{
  GtkWidget *line = only_widget (GTK_WIDGET (f->page), TW_TYPE_MEANWHILE);
  /* More than one line has, and no more than two. */
  const char *name = GPOINTER_TO_INT (size) > 1000
                         ? "Maximiliane Katharina of Hohenberg and Altenstein-Neuenburg"
                         : "Maximiliane of Hohenberg and Altenstein";
  TwTableSetup setup;
  GtkWidget *words;
  PangoLayout *layout;
  graphene_rect_t bounds;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (f->parts.model));
  for (guint seat = 0; seat < setup.rules->n_seats; seat++)
    {
      g_free (setup.seats[seat].name);
      setup.seats[seat].name = g_strdup (seat == 1 ? name : "Anna");
    }
  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  play_turns (f, 2);
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  words = nth_widget (line, GTK_TYPE_LABEL, 0);
  g_assert_true (says (words, name));
  layout = gtk_label_get_layout (GTK_LABEL (words));
  g_assert_cmpint (pango_layout_get_line_count (layout), ==, 2);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_true (gtk_widget_compute_bounds (line, GTK_WIDGET (f->table), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, f->scene->camera.view.top);
}

/* A tile that is proposed may lie below the line, and its spots: a click there is theirs. */
static void
test_proposed (Fixture *f, gconstpointer size)
{
  GtkWidget *line = only_widget (GTK_WIDGET (f->page), TW_TYPE_MEANWHILE), *there;
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  graphene_rect_t bounds;

  play_turns (f, 1);
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (gtk_widget_compute_bounds (line, f->window, &bounds));
  there = gtk_widget_pick (f->window, bounds.origin.x + bounds.size.width / 2,
                           bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
  g_assert_true (gtk_widget_is_ancestor (there, line));
  fixture_propose (f->parts.model, rand);
  there = gtk_widget_pick (f->window, bounds.origin.x + bounds.size.width / 2,
                           bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
  g_assert_false (gtk_widget_is_ancestor (there, line));
  g_assert_cmpfloat (gtk_widget_get_opacity (line), ==, 0);
  tw_table_model_withdraw (f->parts.model);
  g_assert_cmpfloat (gtk_widget_get_opacity (line), ==, 1);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/meanwhile/covers-nothing", 1280, test_meanwhile);
  ADD_TEST ("/play/meanwhile/covers-nothing/800", 800, test_meanwhile);
  ADD_TEST ("/play/meanwhile/proposed", 1280, test_proposed);
  ADD_TEST ("/play/meanwhile/long", 1280, test_long_meanwhile);
  ADD_TEST ("/play/meanwhile/long/800", 800, test_long_meanwhile);
  return g_test_run ();
}
