/* Cards over the table: the explanation in its corner, which never lies over what it explains, nor
 * over the hand; and the hand in the dark. */
#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"
#include "tests/app/play/page-fixture.h"

static graphene_rect_t
box_of (Fixture *f, GtkWidget *widget)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (f->table), &box));
  return box;
}

/* Moves the landscape until the middle of a cell is at a point, and points there. */
static void
point_at (Fixture *f, int x, int y, double px, double py)
{
  TwTableView view = f->scene->camera.view;
  TwTableTarget target = { TW_TARGET_CELL, x, y, 0, TW_NO_NODE, 0, 0 };
  graphene_rect_t cell = tw_table_view_rect (&view, x, y);

  view.x += px - cell.origin.x - cell.size.width / 2;
  view.y += py - cell.origin.y - cell.size.height / 2;
  tw_table_scene_go (f->scene, &view, FALSE);
  tw_table_scene_set_target (f->scene, &target);
  tw_explain_card_update (TW_EXPLAIN_CARD (f->parts.card), TRUE);
}

/* The first frame says when the layout is done, the next one comes behind it. */
static void
wait_for_layout (Fixture *f)
{
  for (guint i = 0; i < 2; i++)
    gtk_test_widget_wait_for_draw (GTK_WIDGET (f->page));
}

static void
test_corner (Fixture *f, gconstpointer size)
{
  const TwLegalCell *legal;
  guint n = 0;
  graphene_rect_t home, card, hand, cell;

  legal = tw_table_model_get_legal (f->parts.model, &n);
  g_assert_cmpuint (n, >, 0);
  point_at (f, legal[0].x, legal[0].y, f->scene->camera.view.width / 2.0,
            f->scene->camera.view.height / 3.0);
  wait_for_layout (f);
  home = box_of (f, f->parts.card);
  hand = box_of (f, GTK_WIDGET (f->parts.hand));
  /* Nor on a place where the tile may go, while another corner is free of them. */
  for (guint i = 0; i < n; i++)
    {
      cell = tw_table_view_rect (&f->scene->camera.view, legal[i].x, legal[i].y);
      g_assert_false (graphene_rect_intersection (&home, &cell, NULL));
    }
  for (guint i = 0; i < 9; i++)
    {
      double px = home.origin.x + home.size.width * (i % 3) / 2;
      double py = home.origin.y + home.size.height * (i / 3) / 2;

      point_at (f, legal[0].x, legal[0].y, px, py);
      wait_for_layout (f);
      g_assert_true (tw_table_scene_target_box (f->scene, &cell));
      card = box_of (f, f->parts.card);
      g_assert_false (graphene_rect_intersection (&card, &cell, NULL));
      g_assert_false (graphene_rect_intersection (&card, &hand, NULL));
    }
  /* Where it is not in the way it is at home again. */
  point_at (f, legal[0].x, legal[0].y, f->scene->camera.view.width / 2.0,
            f->scene->camera.view.height / 3.0);
  wait_for_layout (f);
  card = box_of (f, f->parts.card);
  g_assert_true (graphene_rect_equal (&card, &home));
}

/* The drawer is filled bit by bit, and takes its room when it knows how many columns it has.
 * Returns: whether the table has been as wide for some frames */
static gboolean
keeps_width (Fixture *f)
{
  int width = gtk_widget_get_width (GTK_WIDGET (f->table));

  for (guint i = 0; i < 5; i++)
    wait_for_layout (f);
  return gtk_widget_get_width (GTK_WIDGET (f->table)) == width;
}

/* The tiles that are left take room from the table, and the card finds its place in the rest. */
static void
test_beside_tiles (Fixture *f, gconstpointer size)
{
  int width = gtk_widget_get_width (GTK_WIDGET (f->table));

  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.tiles-left", NULL);
  wait_until (gtk_widget_get_width (GTK_WIDGET (f->table)) < width && is_laid_out ());
  while (!keeps_width (f))
    ;
  test_corner (f, size);
}

/* Whoever moves or zooms the table does not move what is explained under its explanation. */
static void
test_moved_view (Fixture *f, gconstpointer size)
{
  const TwLegalCell *legal;
  guint n = 0;
  graphene_rect_t home, card, cell;
  TwTableView view;

  legal = tw_table_model_get_legal (f->parts.model, &n);
  point_at (f, legal[0].x, legal[0].y, f->scene->camera.view.width / 2.0,
            f->scene->camera.view.height / 3.0);
  wait_for_layout (f);
  home = box_of (f, f->parts.card);
  g_assert_true (tw_table_scene_target_box (f->scene, &cell));
  view = f->scene->camera.view;
  view.x += home.origin.x + home.size.width / 2 - cell.origin.x - cell.size.width / 2;
  view.y += home.origin.y + home.size.height / 2 - cell.origin.y - cell.size.height / 2;
  tw_table_scene_go (f->scene, &view, FALSE);
  wait_until (is_laid_out ());
  wait_for_layout (f);
  g_assert_true (tw_table_scene_target_box (f->scene, &cell));
  card = box_of (f, f->parts.card);
  g_assert_false (graphene_rect_intersection (&card, &cell, NULL));
}

/* A long log leaves its corner no room where the hand is so wide that explanations stand above it;
 * beside the log there is some. */
static void
test_beside_log (Fixture *f, gconstpointer size)
{
  const TwLegalCell *legal;
  graphene_rect_t card, log, cell, hand;
  guint n = 0;

  for (guint i = 0; i < 30; i++)
    g_assert_true (tw_table_by_hand_score (f->parts.model, i % 2, 1, ""));
  wait_until (gtk_widget_get_height (GTK_WIDGET (f->parts.log)) > 400 && is_laid_out ());
  legal = tw_table_model_get_legal (f->parts.model, &n);
  tw_explain_card_set_room (TW_EXPLAIN_CARD (f->parts.card), TRUE, 140);
  point_at (f, legal[0].x, legal[0].y, f->scene->camera.view.width / 2.0, 180);
  wait_for_layout (f);
  g_assert_true (tw_table_scene_target_box (f->scene, &cell));
  card = box_of (f, f->parts.card);
  log = box_of (f, GTK_WIDGET (f->parts.log));
  hand = box_of (f, GTK_WIDGET (f->parts.hand));
  g_assert_false (graphene_rect_intersection (&card, &log, NULL));
  g_assert_false (graphene_rect_intersection (&card, &cell, NULL));
  g_assert_false (graphene_rect_intersection (&card, &hand, NULL));
}

/* However wide the hand and the explanation are, they stand beside each other or above. */
static void
test_clear_of_the_hand (Fixture *f, gconstpointer size)
{
  static const int widths[] = { 510, 640, 700, 740, 780 };
  const TwLegalCell *legal;
  guint n = 0;

  legal = tw_table_model_get_legal (f->parts.model, &n);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t card, hand;

      gtk_widget_set_size_request (GTK_WIDGET (f->parts.hand), widths[i], -1);
      point_at (f, legal[0].x, legal[0].y, f->scene->camera.view.width / 2.0,
                f->scene->camera.view.height / 3.0);
      gtk_label_set_label (f->parts.card_title, "Carcassonne: Carcassonne Carcassonne");
      gtk_label_set_width_chars (f->parts.card_title, 34);
      tw_explain_card_place (TW_EXPLAIN_CARD (f->parts.card));
      wait_for_layout (f);
      card = box_of (f, f->parts.card);
      hand = box_of (f, GTK_WIDGET (f->parts.hand));
      g_assert_false (graphene_rect_intersection (&card, &hand, NULL));
    }
}

static GtkCssProvider *
load_style (GdkDisplay *display, const char *name)
{
  g_autofree char *path = g_strdup_printf ("/org/tilewright/Tilewright/%s", name);
  GtkCssProvider *style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, path);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return style;
}

/* Of the heading of the hand, which is in the player's colour. */
static float
brightness (Fixture *f)
{
  GtkWidget *label;
  GdkRGBA colour = { 0 };

  for (guint i = 0; (label = nth_widget (GTK_WIDGET (f->parts.hand), GTK_TYPE_LABEL, i)) != NULL;
       i++)
    if (gtk_widget_has_css_class (label, "title-4"))
      {
        gtk_style_context_get_color (gtk_widget_get_style_context (label), &colour);
        return (colour.red + colour.green + colour.blue) / 3;
      }
  g_assert_not_reached ();
}

/* In the dark the hand is dark, too, and what is written on it is light. */
static void
test_dark_hand (Fixture *f, gconstpointer size)
{
  GdkDisplay *display = gtk_widget_get_display (f->window);
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) style = load_style (display, "style.css"), dark = NULL;

  g_assert_cmpfloat (brightness (f), <, 0.45);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  dark = load_style (display, "style-dark.css");
  g_assert_cmpfloat (brightness (f), >, 0.5);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (dark));
  g_assert_cmpfloat (brightness (f), <, 0.45);
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (style));
}

/* It does not lie over answers either, where there is a place beside them. */
static void
test_clear_of_answers (Fixture *f, gconstpointer size)
{
  TwTableTarget far = { TW_TARGET_CELL, 40, 40, 0, TW_NO_NODE, 0, 0 };
  graphene_rect_t home;

  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  tw_table_scene_set_target (f->scene, &far);
  tw_explain_card_update (TW_EXPLAIN_CARD (f->parts.card), TRUE);
  wait_for_layout (f);
  home = box_of (f, f->parts.card);
  for (guint i = 0; i < 9; i++)
    {
      TwTableView view = f->scene->camera.view;
      const graphene_point_t *spot = &f->spots->sites[0].middle;
      graphene_rect_t card;

      view.x += home.origin.x + home.size.width * (i % 3) / 2 - spot->x;
      view.y += home.origin.y + home.size.height * (i / 3) / 2 - spot->y;
      tw_table_scene_go (f->scene, &view, FALSE);
      wait_for_layout (f);
      tw_explain_card_place (TW_EXPLAIN_CARD (f->parts.card));
      wait_for_layout (f);
      card = box_of (f, f->parts.card);
      g_assert_cmpuint (tw_spot_buttons_n_covered (f->spots, &card), ==, 0);
    }
}

/* Whoever turns the tile is told of it as it lies now: that it fits, or why it does not. */
static void
test_turned (Fixture *f, gconstpointer size)
{
  guint n = 0, n_fit = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (f->parts.model, &n);
  const TwTableAim *aim = tw_table_model_get_aim (f->parts.model);

  while (n > 0 && legal->turns == 15)
    legal++, n--;
  g_assert_cmpuint (n, >, 0);
  g_assert_true (tw_table_model_aim (f->parts.model, legal->x, legal->y, TRUE));
  point_at (f, legal->x, legal->y, f->scene->camera.view.width / 2.0,
            f->scene->camera.view.height / 3.0);
  for (guint i = 0; i < 4; i++)
    {
      tw_table_model_turn (f->parts.model, 1, TRUE);
      tw_explain_card_update (TW_EXPLAIN_CARD (f->parts.card), TRUE);
      n_fit += aim->is_legal;
      g_assert_cmpint (says (f->parts.card, "The tile fits here this way."), ==, aim->is_legal);
    }
  g_assert_cmpuint (n_fit, >, 0);
  g_assert_cmpuint (n_fit, <, 4);
}

/* Where the log is folded away, the steps of the last scoring are told with their arithmetic. */
static void
test_counted (Fixture *f, gconstpointer size)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n = 0, at;
  graphene_rect_t card, lit;

  fixture_play_to_end (f->parts.model, rand);
  gtk_widget_activate_action (GTK_WIDGET (f->parts.result), "play.look", "s", "scoring");
  g_assert_cmpuint (tw_table_history_get_scoring (f->parts.model, &n, NULL), ==, 0);
  g_assert_cmpuint (n, >, 0);
  for (at = 1; at <= n; at++)
    {
      g_autoptr (TwLogItem) counted = NULL;
      g_autofree char *arithmetic = NULL;

      gtk_widget_activate_action (GTK_WIDGET (f->table), "play.look", "s", "on");
      g_assert_cmpuint (tw_table_history_get_scoring (f->parts.model, NULL, NULL), ==, at);
      wait_for_layout (f);
      g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.log)));
      counted = tw_log_panel_dup_counted (f->parts.log);
      arithmetic = tw_log_item_dup_arithmetic (counted, f->parts.model);
      g_assert_cmpstr (arithmetic, !=, "");
      g_assert_true (says (f->parts.card, tw_log_item_get_text (counted)));
      g_assert_true (says (f->parts.card, arithmetic));
      /* It does not lie over what it tells of. */
      card = box_of (f, f->parts.card);
      g_assert_true (tw_table_scene_target_box (f->scene, &lit));
      g_assert_false (graphene_rect_intersection (&card, &lit, NULL));
    }
  /* The log has it in its lines. */
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
  g_assert_false (gtk_widget_get_visible (f->parts.card));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/play-card/corner", 1280, test_corner);
  ADD_TEST ("/play/play-card/beside-tiles", 1280, test_beside_tiles);
  ADD_TEST ("/play/play-card/beside-tiles-narrow", 800, test_beside_tiles);
  ADD_TEST ("/play/play-card/corner-wide", 1600, test_corner);
  ADD_TEST ("/play/play-card/corner-narrow", 800, test_corner);
  ADD_TEST ("/play/play-card/moved-view", 800, test_moved_view);
  ADD_TEST ("/play/play-card/moved-view-wide", 1280, test_moved_view);
  ADD_TEST ("/play/play-card/beside-log", 1280, test_beside_log);
  ADD_TEST ("/play/play-card/clear-of-the-hand", 1280, test_clear_of_the_hand);
  ADD_TEST ("/play/play-card/dark-hand", 1280, test_dark_hand);
  ADD_TEST ("/play/play-card/clear-of-answers", 800, test_clear_of_answers);
  ADD_TEST ("/play/play-card/clear-of-answers-wide", 1280, test_clear_of_answers);
  ADD_TEST ("/play/play-card/turned", 1280, test_turned);
  ADD_TEST ("/play/play-card/counted", 800, test_counted);
  return g_test_run ();
}
