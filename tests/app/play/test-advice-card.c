/* The advice covers nothing that it speaks of, is read whole, and nothing lies over it. */
#include "app/play/advice-card.h"
#include "tests/app/play/page-fixture.h"

static GtkCssProvider *
load_style (Fixture *f)
{
  GtkCssProvider *style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/tilewright/Tilewright/style.css");
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (f->window),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return style;
}

static graphene_rect_t
box_of (GtkWidget *widget, GtkWidget *within)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &box));
  g_assert_cmpfloat (box.size.width, >, 0);
  return box;
}

/* Waits until all is in its place, and the view has come to rest. */
static void
wait_for_rest (Fixture *f)
{
  wait_until (is_laid_out ());
  for (guint i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (f->window);
  wait_until (f->scene->camera.start == 0);
}

/* Asks for advice. Returns: the card with it */
static GtkWidget *
ask (Fixture *f)
{
  guint n = 0;

  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.advice", NULL);
  wait_until (tw_advice_get_answers (f->scene->advice, &n) != NULL);
  g_assert_cmpuint (n, >, 1);
  wait_for_rest (f);
  return only_widget (GTK_WIDGET (f->page), TW_TYPE_ADVICE_CARD);
}

/* Neither the answers nor the landscape, nor the scores, the hand or the button of the log. */
static void
assert_covers_nothing (Fixture *f, GtkWidget *card)
{
  const TwBoard *board = &tw_table_model_get_play (f->parts.model)->board;
  graphene_rect_t box = box_of (card, GTK_WIDGET (f->table));
  GtkWidget *others[] = { GTK_WIDGET (f->parts.scores), GTK_WIDGET (f->parts.hand),
                          f->parts.log_button };
  guint n = 0;
  const TwBestAnswer *answers = tw_advice_get_answers (f->scene->advice, &n);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t cell = tw_table_view_rect (&f->scene->camera.view, answers[i].actions[0].x,
                                                 answers[i].actions[0].y);

      g_assert_false (graphene_rect_intersection (&box, &cell, NULL));
    }
  for (guint slot = 0; f->scene->camera.is_fitted && slot < board->head->n_slots; slot++)
    {
      graphene_rect_t tile = tw_table_scene_slot_rect (f->scene, &board->slots[slot]);

      g_assert_false (graphene_rect_intersection (&box, &tile, NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (gtk_widget_get_visible (others[i]))
      {
        graphene_rect_t other = box_of (others[i], GTK_WIDGET (f->table));

        g_assert_false (graphene_rect_intersection (&box, &other, NULL));
      }
}

/* What every answer says, and why: no word is cut. */
static void
assert_read_whole (GtkWidget *card)
{
  guint n_labels = count_widgets (card, GTK_TYPE_LABEL);

  g_assert_cmpuint (n_labels, >=, 6);
  for (guint i = 0; i < n_labels; i++)
    {
      GtkWidget *label = nth_widget (card, GTK_TYPE_LABEL, i);

      if (gtk_widget_get_mapped (label))
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
}

/* The card is on the table with all of itself, and with a line at least of what it says. */
static void
assert_is_whole (Fixture *f, GtkWidget *card)
{
  graphene_rect_t box = box_of (card, GTK_WIDGET (f->table));
  GtkWidget *rows = nth_widget (card, GTK_TYPE_SCROLLED_WINDOW, 0);

  g_assert_cmpfloat (box.origin.y, >=, 0);
  g_assert_cmpfloat (box.origin.y + box.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (f->table)));
  g_assert_cmpint (gtk_widget_get_height (rows), >=, 40);
}

static void
test_covers_nothing (Fixture *f, gconstpointer size)
{
  g_autoptr (GtkCssProvider) style = load_style (f);

  for (guint turn = 0; turn < 3; turn++)
    {
      GtkWidget *card = ask (f);

      assert_covers_nothing (f, card);
      assert_read_whole (card);
      play_turns (f, 1);
      g_assert_false (gtk_widget_get_visible (card));
      wait_for_rest (f);
    }
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (f->window),
                                                 GTK_STYLE_PROVIDER (style));
}

/* Nor does anything with six players and all that can be open beside the table, in any of its
 * sizes: then the scores do without their track, or scroll. */
static void
test_full_table (Fixture *f, gconstpointer size)
{
  static const char *const open[] = { "play.tiles-left", "play.history", "play.rules" };
  g_autoptr (GtkCssProvider) style = load_style (f);
  TwTableSetup setup = fixture_setup_of_ruleset ("base-c3", 5, 1);

  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  play_turns (f, 3);
  for (guint i = 0; i <= G_N_ELEMENTS (open); i++)
    {
      GtkWidget *card;

      if (i > 0)
        gtk_widget_activate_action (GTK_WIDGET (f->table), open[i - 1], NULL);
      wait_for_rest (f);
      if (!gtk_widget_get_visible (GTK_WIDGET (f->table))
          || !gtk_widget_get_mapped (GTK_WIDGET (f->table)))
        continue;
      card = ask (f);
      assert_covers_nothing (f, card);
      assert_read_whole (card);
      assert_is_whole (f, card);
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-scores", NULL);
      wait_for_rest (f);
      assert_covers_nothing (f, card);
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-scores", NULL);
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
      wait_for_rest (f);
      if (gtk_widget_get_visible (card))
        assert_covers_nothing (f, card);
      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
    }
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (f->window),
                                                 GTK_STYLE_PROVIDER (style));
}

/* Who has moved the view sees them all the same. */
static void
test_moved_view (Fixture *f, gconstpointer size)
{
  g_autoptr (GtkCssProvider) style = load_style (f);
  TwTableView view;

  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.zoom", "i", -1);
  wait_for_rest (f);
  view = f->scene->camera.view;
  /* The landscape to the left rim, where the card will lie. */
  view.x -= tw_table_view_rect (&view, 0, 0).origin.x - 90;
  tw_table_scene_go (f->scene, &view, FALSE);
  f->scene->camera.is_fitted = FALSE;
  wait_for_rest (f);
  assert_covers_nothing (f, ask (f));
  g_assert_false (f->scene->camera.is_fitted);
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (f->window),
                                                 GTK_STYLE_PROVIDER (style));
}

/* Where there is little room, log and advice have the same place, and the one asked for last has
 * it. */
static void
test_log (Fixture *f, gconstpointer size)
{
  GtkWidget *card, *log = GTK_WIDGET (f->parts.log);

  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
  g_assert_true (gtk_widget_get_visible (log));
  card = ask (f);
  g_assert_false (gtk_widget_get_visible (log));
  g_assert_true (gtk_widget_get_visible (card));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
  g_assert_true (gtk_widget_get_visible (log));
  g_assert_false (gtk_widget_get_visible (card));
}

/* What is explained while there is advice lies beside the advice. */
static void
test_explained (Fixture *f, gconstpointer size)
{
  g_autoptr (GtkCssProvider) style = load_style (f);
  GtkWidget *card = ask (f);
  graphene_rect_t advice, explanation;
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (f->parts.model, &n);
  TwTableTarget target = { TW_TARGET_CELL, cells[0].x, cells[0].y, 0, TW_NO_NODE, 0, 0 };

  tw_table_scene_set_target (f->scene, &target);
  tw_explain_card_update (TW_EXPLAIN_CARD (f->parts.card), TRUE);
  wait_for_rest (f);
  g_assert_true (gtk_widget_get_mapped (f->parts.card));
  advice = box_of (card, GTK_WIDGET (f->table));
  explanation = box_of (f->parts.card, GTK_WIDGET (f->table));
  g_assert_false (graphene_rect_intersection (&advice, &explanation, NULL));
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (f->window),
                                                 GTK_STYLE_PROVIDER (style));
}

/* What the window tells appears beside it, however long the words are. */
/* The keyboard on a line of the card, or on its button, goes back to the table with it. */
static void
test_keyboard (Fixture *f, gconstpointer size)
{
  GtkWidget *card = ask (f), *button = nth_widget (card, GTK_TYPE_BUTTON, 1);

  g_assert_nonnull (button);
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (f->window)), card)
                 || gtk_window_get_focus (GTK_WINDOW (f->window)) == button);
  tw_advice_drop (f->scene->advice);
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == GTK_WIDGET (f->table));
}

static void
test_toast (Fixture *f, gconstpointer size)
{
  g_autoptr (GtkCssProvider) style = load_style (f);
  GtkWidget *overlay = adw_toast_overlay_new (), *toast, *card;
  graphene_rect_t words, advice;

  g_object_ref (f->page);
  adw_window_set_content (ADW_WINDOW (f->window), NULL);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), GTK_WIDGET (f->page));
  g_object_unref (f->page);
  gtk_widget_add_css_class (overlay, "at-table");
  adw_window_set_content (ADW_WINDOW (f->window), overlay);
  wait_for_rest (f);
  card = ask (f);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay),
                               adw_toast_new ("What is told here is as long as it is in German"));
  wait_for_rest (f);
  toast = gtk_widget_get_last_child (overlay);
  wait_until (gtk_widget_get_width (toast) > 0);
  advice = box_of (card, overlay);
  words = box_of (nth_widget (toast, GTK_TYPE_LABEL, 0), overlay);
  g_assert_cmpfloat (words.origin.x, >, advice.origin.x + advice.size.width);
  /* Without advice it is in the middle again. */
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
  wait_until (!gtk_widget_has_css_class (overlay, "advice-at-start"));
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (f->window),
                                                 GTK_STYLE_PROVIDER (style));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD_TEST ("/play/advice-card/covers-nothing", 800, test_covers_nothing);
  ADD_TEST ("/play/advice-card/covers-nothing-wide", 1280, test_covers_nothing);
  ADD_TEST ("/play/advice-card/full-table", 800, test_full_table);
  ADD_TEST ("/play/advice-card/full-table-wide", 1280, test_full_table);
  ADD_TEST ("/play/advice-card/full-table-between", 1024, test_full_table);
  ADD_TEST ("/play/advice-card/moved-view", 800, test_moved_view);
  ADD_TEST ("/play/advice-card/log", 800, test_log);
  ADD_TEST ("/play/advice-card/explained", 800, test_explained);
  ADD_TEST ("/play/advice-card/keyboard", 1280, test_keyboard);
  ADD_TEST ("/play/advice-card/toast", 800, test_toast);
  return g_test_run ();
}
