/* The table as a widget: keys, what assistive technology is told, panels, result. */
#include "app/game/spot-said.h"
#include "app/game/table-reading.h"
#include "app/game/table-history.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "engine/game/pieces.h"
#include "app/widgets/natural-size.h"
#include "tests/app/play/page-fixture.h"

static void
test_turns_by_keyboard (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;

  for (guint turn = 1; turn <= 10; turn++)
    {
      g_assert_cmpuint (tw_table_model_get_turn (model), ==, turn);
      aim_by_arrows (f);
      press (f, GDK_KEY_r);
      g_assert_true (tw_table_model_get_aim (model)->is_legal);
      g_assert_true (press (f, GDK_KEY_Return));
      g_assert_nonnull (tw_table_model_get_proposal (model));
      /* Every other turn with the figure at spot 1, else without. */
      if (turn % 2 == 0 || !press (f, GDK_KEY_1))
        g_assert_true (press (f, GDK_KEY_space));
      g_assert_null (tw_table_model_get_proposal (model));
    }
}

/* A proposal with twelve places or more for the mage or the witch. Returns: how many */
static guint
propose_with_many_spots (Fixture *f)
{
  static const char *const uses[] = { "mage-and-witch", NULL };
  TwTableModel *model = f->parts.model;

  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (TwTableModel) other = fixture_table_with (uses, 2, seed, FALSE);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);

      tw_table_model_start (model, tw_table_model_get_setup (other));
      for (guint turn = 0; turn < 60; turn++)
        {
          guint n = 0;

          if (tw_table_model_get_drawn (model) < 0)
            break;
          fixture_propose (model, rand);
          tw_table_model_get_spots (model, &n);
          if (n >= 12 && n < 20)
            return n;
          while (tw_table_model_get_drawn (model) < 0
                 || tw_table_model_get_proposal (model) != NULL)
            if (!tw_table_model_finish (model) && !tw_table_model_press_number (model, 0))
              break;
        }
    }
  g_assert_not_reached ();
}

/* With twelve places 1 waits for another digit or Enter, and 2 acts at once; what was typed can be
 * taken back, and the places that are not meant are faint. */
static void
test_two_digits (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  guint n = propose_with_many_spots (f), wanted_node, n_entries = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);
  const TwLogEntry *log;
  g_autofree char *worth = NULL, *waiting = NULL, *said = NULL;

  worth = tw_table_worth_of_spot (model, 0);
  waiting = g_strdup_printf ("1: %s. Enter or a pause takes it, another digit goes on.", worth);
  press (f, GDK_KEY_1);
  g_assert_nonnull (tw_table_model_get_proposal (model));
  said = tw_table_sentences_typed (model);
  g_assert_cmpstr (said, ==, waiting);
  g_assert_cmpfloat (gtk_widget_get_opacity (f->spots->buttons->pdata[1]), <, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (f->spots->buttons->pdata[0]), ==, 1);
  g_assert_cmpfloat (gtk_widget_get_opacity (f->spots->buttons->pdata[10]), ==, 1);
  press (f, GDK_KEY_Escape);
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_cmpfloat (gtk_widget_get_opacity (f->spots->buttons->pdata[1]), ==, 1);
  wanted_node = spots[10].node;
  press (f, GDK_KEY_1);
  press (f, GDK_KEY_1);
  log = tw_game_log (tw_table_model_get_game (model), &n_entries);
  while (log[n_entries - 1].action.verb != TW_VERB_FIGURE)
    n_entries--;
  g_assert_cmpuint (tw_play_action_node (tw_table_model_get_play (model),
                                         &log[n_entries - 1].action),
                    ==, wanted_node);
}

/* Enter ends the shorter number. */
static void
test_short_number (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  guint n = propose_with_many_spots (f);
  guint wanted_node = tw_table_model_get_spots (model, &n)[0].node, n_entries = 0;
  const TwLogEntry *log;

  press (f, GDK_KEY_1);
  press (f, GDK_KEY_Return);
  log = tw_game_log (tw_table_model_get_game (model), &n_entries);
  while (log[n_entries - 1].action.verb != TW_VERB_FIGURE)
    n_entries--;
  g_assert_cmpuint (tw_play_action_node (tw_table_model_get_play (model),
                                         &log[n_entries - 1].action),
                    ==, wanted_node);
}

/* The top row of a Czech keyboard has letters where the digits are. */
static void
test_digits_by_key_code (Fixture *f, gconstpointer size)
{
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  g_assert_cmpuint (f->spots->buttons->len, >, 1);
  g_assert_true (tw_table_keys_press (f->spots, GDK_KEY_ecaron, 11, 0));
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 2);
}

/* A game in which the abbot can be taken back from beneath the proposed tile; the index of
 * that spot. */
static guint
propose_with_abbot (Fixture *f)
{
  static const char *const uses[] = { "abbot", NULL };

  for (guint64 seed = 0; seed < 100; seed++)
    {
      g_autoptr (TwTableModel) other = fixture_table_with (uses, 2, seed, FALSE);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      TwTableModel *model = f->parts.model;

      tw_table_model_start (model, tw_table_model_get_setup (other));
      for (guint turn = 0; turn < 30; turn++)
        {
          guint n = 0;
          const TwTableSpot *spots;
          gboolean is_done = FALSE;

          fixture_propose (model, rand);
          spots = tw_table_model_get_spots (model, &n);
          if (n > 1 && spots[n - 1].verb == TW_VERB_TAKE)
            return n - 1;
          for (guint i = 0; i < n && !is_done; i++)
            if (spots[i].figures >> 1 & 1)
              is_done = tw_table_model_choose_spot (model, i, 1);
          if (!is_done)
            tw_table_model_finish (model);
        }
    }
  g_assert_not_reached ();
}

/* The spot of a figure that can be taken back stands beside it, in sight wherever the
 * table is looked at, and is clicked like the others. */
static void
test_take_spot (Fixture *f, gconstpointer size)
{
  TwTableModel *model = f->parts.model;
  guint spot = propose_with_abbot (f), n_log = 0, seat = tw_table_model_get_decider (model);
  GtkWidget *button = f->spots->buttons->pdata[spot];
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_has_css_class (button, "take"));
  for (guint i = 0; i < 8; i++)
    {
      wait_until (is_laid_out ());
      tw_spot_buttons_allocate (f->spots);
      g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (f->table), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, f->scene->camera.view.left);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         f->scene->camera.view.width - f->scene->camera.view.right + 1);
      g_assert_cmpfloat (bounds.origin.y, >=, -1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         f->scene->camera.view.height - f->scene->camera.view.bottom + 1);
      /* Away with the landscape: the abbot goes out of sight. */
      tw_table_keys_press (f->spots, GDK_KEY_Right, 0, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
    }
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (model), seat, 1), ==, 0);
  gtk_widget_activate (button);
  wait_until (tw_table_model_get_proposal (model) == NULL);
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (model), seat, 1), ==, 1);
  tw_game_log (tw_table_model_get_game (model), &n_log);
  g_assert_cmpuint (n_log, >, 0);
}

static void
test_escape (Fixture *f, gconstpointer size)
{
  aim_by_arrows (f);
  g_assert_false (press (f, GDK_KEY_Escape));
  press (f, GDK_KEY_Return);
  g_assert_true (press (f, GDK_KEY_Escape));
  g_assert_null (tw_table_model_get_proposal (f->parts.model));
  g_assert_cmpuint (f->spots->buttons->len, ==, 0);
}

static void
test_accessible (Fixture *f, gconstpointer size)
{
  const TwTableAim *aim;
  g_autofree char *label = NULL, *spot = NULL, *hand = NULL;

  gtk_test_accessible_assert_role (f->table, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (f->parts.hand, GTK_ACCESSIBLE_ROLE_GROUP);
  aim_by_arrows (f);
  aim = tw_table_model_get_aim (f->parts.model);
  label = tw_table_reading_label (f->parts.model, aim->x, aim->y);
  gtk_test_accessible_assert_property (f->table, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_nonnull (strstr (label, ": legal, "));
  press (f, GDK_KEY_Return);
  g_assert_cmpuint (f->spots->buttons->len, >, 0);
  spot = tw_spot_said (f->parts.model, 0);
  hand = g_strdup_printf ("1, %s", spot);
  gtk_test_accessible_assert_property (f->spots->buttons->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       hand);
  g_free (g_steal_pointer (&hand));
  hand = tw_table_announcement (f->parts.model);
  gtk_test_accessible_assert_property (f->parts.hand, GTK_ACCESSIBLE_PROPERTY_LABEL, "Red");
  gtk_test_accessible_assert_property (f->parts.hand, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hand);
}

/* Where the panel of the scores begins, as it is allocated now. */
static int
covered_from (Fixture *f)
{
  graphene_rect_t bounds;

  g_assert_true (
      gtk_widget_compute_bounds (GTK_WIDGET (f->parts.scores), GTK_WIDGET (f->table), &bounds));
  return (int) bounds.origin.x;
}

/* A legal cell under a panel is a trap. */
static void
test_nothing_legal_is_covered (Fixture *f, gconstpointer size)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  while (tw_table_model_get_turn (f->parts.model) < 40)
    {
      guint n = 0;
      const TwLegalCell *cells = tw_table_model_get_legal (f->parts.model, &n);

      wait_until (f->scene->camera.start == 0 && is_laid_out ());
      for (guint i = 0; i < n; i++)
        {
          TwTableCells cell = { cells[i].x, cells[i].y, cells[i].x, cells[i].y };

          g_assert_true (tw_table_view_shows (&f->scene->camera.view, &cell));
        }
      fixture_turn (f->parts.model, rand);
    }
  /* What the view takes for covered is what the panel covers. */
  wait_until (covered_from (f) >= f->scene->camera.view.width - f->scene->camera.view.right - 12);
  g_assert_cmpint (covered_from (f), <=,
                   f->scene->camera.view.width - f->scene->camera.view.right + 12);
}

/* Whose press it is, so far from a side of @card. */
static gboolean
is_table_beside (Fixture *f, GtkWidget *card, double dx, double dy)
{
  graphene_rect_t box;
  GtkWidget *picked;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (f->parts.overlay), &box));
  x = dx < 0 ? box.origin.x + dx : dx > 0 ? box.origin.x + box.size.width + dx : box.origin.x + 20;
  y = dy < 0 ? box.origin.y + dy : dy > 0 ? box.origin.y + box.size.height + dy : box.origin.y + 20;
  picked = gtk_widget_pick (GTK_WIDGET (f->parts.overlay), x, y, GTK_PICK_DEFAULT);
  return picked != NULL
         && (picked == GTK_WIDGET (f->table)
             || gtk_widget_is_ancestor (picked, GTK_WIDGET (f->table)));
}

/* Something to press may lie right beside a card. */
static void
test_presses_beside_cards (Fixture *f, gconstpointer size)
{
  gboolean wide = GPOINTER_TO_INT (size) >= 1000;
  GtkWidget *clamp = adw_bin_get_child (ADW_BIN (f->parts.hand));
  GtkWidget *card = adw_clamp_get_child (ADW_CLAMP (clamp));

  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  GdkDisplay *display = gtk_widget_get_display (f->window);

  gtk_css_provider_load_from_resource (style, "/org/tilewright/Tilewright/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  /* The room below the hand is its style's. */
  wait_until (is_table_beside (f, card, 0, 2));
  g_assert_false (is_table_beside (f, card, 0, 0));
  g_assert_true (is_table_beside (f, card, -2, 0));
  g_assert_true (is_table_beside (f, card, 2, 0));
  g_assert_true (is_table_beside (f, card, 0, -2));
  g_assert_true (is_table_beside (f, card, 0, 2));
  card = adw_bin_get_child (ADW_BIN (f->parts.scores));
  g_assert_false (is_table_beside (f, card, 0, 0));
  g_assert_true (is_table_beside (f, card, -2, 0));
  g_assert_true (is_table_beside (f, card, 0, 2));
  card = adw_bin_get_child (ADW_BIN (f->parts.log));
  if (wide)
    {
      g_assert_false (is_table_beside (f, card, 0, 0));
      g_assert_true (is_table_beside (f, card, 2, 0));
      g_assert_true (is_table_beside (f, card, 0, 2));
    }
  gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (style));
}

static void
test_panels_follow_the_width (Fixture *f, gconstpointer size)
{
  gboolean wide = GPOINTER_TO_INT (size) >= 1000;

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.log)) == wide);
  g_assert_true (gtk_widget_get_visible (f->parts.log_button) == !wide);
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-log", NULL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.log)) == !wide);
  /* It covers nothing of the landscape, in a small window neither. */
  if (!wide)
    g_assert_cmpint (f->scene->camera.view.left, >=,
                     tw_natural_width (GTK_WIDGET (f->parts.log)) - 6);
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-scores", NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.scores)));
  g_assert_true (gtk_widget_get_visible (f->parts.scores_button));
}

static void
test_undo_action (Fixture *f, gconstpointer size)
{
  GActionGroup *actions = tw_play_page_get_actions (f->page);

  g_assert_false (g_action_group_get_action_enabled (actions, "undo"));
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  g_assert_true (g_action_group_get_action_enabled (actions, "undo"));
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.undo", NULL);
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 1);
  g_assert_true (g_action_group_get_action_enabled (actions, "redo"));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.redo", NULL);
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 2);
}

static void
test_result (Fixture *f, gconstpointer size)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.result)));
  fixture_play_to_end (f->parts.model, rand);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.result)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.hand)));
  g_assert_false (g_action_group_get_action_enabled (tw_play_page_get_actions (f->page), "end"));
  /* Back from the end, and a new game. */
  gtk_widget_activate_action (GTK_WIDGET (f->parts.result), "play.undo", NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.result)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.hand)));
  /* What was taken back is a game under way; see test_leaving(). */
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.redo", NULL);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.result)));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.again", NULL);
  g_assert_cmpuint (tw_table_model_get_turn (f->parts.model), ==, 1);
}

static gboolean
has_open_line (GtkWidget *log)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (log, GTK_TYPE_LIST_BOX_ROW, i)) != NULL; i++)
    if (gtk_widget_has_css_class (row, "open"))
      return TRUE;
  return FALSE;
}

/* What the end counted is listed, and seen line by line: at 800 pixels in the place of the result.
 */
static void
test_log_at_the_end (Fixture *f, gconstpointer size)
{
  gboolean has_room = GPOINTER_TO_INT (size) >= 1280;
  GtkWidget *log = GTK_WIDGET (f->parts.log), *result = GTK_WIDGET (f->parts.result);
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  fixture_play_to_end (f->parts.model, rand);
  g_assert_cmpint (gtk_widget_get_visible (log), ==, has_room);
  g_assert_true (gtk_widget_get_visible (result));
  gtk_widget_activate_action (GTK_WIDGET (f->parts.table), "play.show-log", NULL);
  g_assert_cmpint (gtk_widget_get_visible (log), ==, !has_room);
  g_assert_cmpint (gtk_widget_get_visible (result), ==, has_room);
  if (has_room)
    gtk_widget_activate_action (GTK_WIDGET (f->parts.table), "play.show-log", NULL);
  g_assert_true (gtk_widget_get_visible (log));
  gtk_widget_activate_action (result, "play.look", "s", "scoring");
  g_assert_cmpuint (tw_table_history_get_scoring (f->parts.model, NULL, NULL), ==, 0);
  g_assert_false (gtk_widget_get_visible (result));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (f->parts.hand)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.scores)));
  g_assert_true (gtk_widget_get_visible (log));
  g_assert_false (has_open_line (log));
  gtk_widget_activate_action (result, "play.look", "s", "on");
  g_assert_true (has_open_line (log));
  gtk_widget_activate_action (result, "play.look", "s", "now");
  g_assert_true (gtk_widget_get_visible (result));
}

/* Programs are held up while a game goes on, and where one goes on from what was. */
static void
test_pause_until_the_end (Fixture *f, gconstpointer size)
{
  GActionGroup *actions = tw_play_page_get_actions (f->page);
  TwTableSetup setup;

  g_assert_false (gtk_widget_get_visible (f->parts.pause_button));
  tw_table_setup_copy (&setup, tw_table_model_get_setup (f->parts.model));
  setup.seats[1].opponent = tw_opponent_find ("random");
  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  g_assert_true (g_action_group_get_action_enabled (actions, "pause"));
  g_assert_true (gtk_widget_get_visible (f->parts.pause_button));
  tw_table_model_end_game (f->parts.model);
  g_assert_false (g_action_group_get_action_enabled (actions, "pause"));
  g_assert_false (gtk_widget_get_visible (f->parts.pause_button));
}

static gboolean
result_says (Fixture *f, const char *words)
{
  GtkWidget *label;

  for (guint i = 0; (label = nth_widget (GTK_WIDGET (f->parts.result), GTK_TYPE_LABEL, i)) != NULL;
       i++)
    if (strstr (gtk_label_get_label (GTK_LABEL (label)), words) != NULL)
      return TRUE;
  return FALSE;
}

/* MIST-180: who ends it before the target is reached has not won. */
static void
test_ended_together (Fixture *f, gconstpointer size)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("mists-level-1", 1, 1);

  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  tw_table_model_end_game (f->parts.model);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.result)));
  gtk_test_widget_wait_for_draw (f->window);
  g_assert_true (result_says (f, "The game was ended"));
  g_assert_true (result_says (f, "0 of 50 points"));
  g_assert_false (result_says (f, "wins"));
}

static void
test_end_now (Fixture *f, gconstpointer size)
{
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.end", NULL);
  g_assert_cmpint (tw_table_model_get_question (f->parts.model), ==, TW_QUESTION_NONE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (f->parts.result)));
}

static void
test_card_waits (Fixture *f, gconstpointer size)
{
  aim_by_arrows (f);
  g_assert_false (gtk_widget_get_visible (f->parts.card));
  wait_until (gtk_widget_get_visible (f->parts.card));
  g_assert_nonnull (strstr (gtk_label_get_label (f->parts.card_text), " tiles left fit"));
  /* Pinned it stays when there is nothing to be explained. */
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.pin", NULL);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  g_assert_true (gtk_widget_get_visible (f->parts.card));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.pin", NULL);
  g_assert_false (gtk_widget_get_visible (f->parts.card));
}

/* Widgets and their objects go when the page goes. */
static void
test_nothing_stays (void)
{
  Fixture f;
  TwTableModel *model;

  set_up (&f, GINT_TO_POINTER (1280));
  model = f.parts.model;
  g_object_add_weak_pointer (G_OBJECT (model), (gpointer *) &model);
  g_object_add_weak_pointer (G_OBJECT (f.table), (gpointer *) &f.table);
  aim_by_arrows (&f);
  press (&f, GDK_KEY_Return);
  tear_down (&f, NULL);
  g_assert_null (model);
  g_assert_null (f.table);
}

/* Of several figures one is chosen, by pointer or key, and no other looks so. */
static void
test_figures (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("traders-and-builders", NULL);
  Fixture f = { .textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES) };
  GtkWidget *hand;

  f.window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (f.window), tw_play_page_new (set, f.textures));
  f.page = TW_PLAY_PAGE (adw_window_get_content (ADW_WINDOW (f.window)));
  f.parts = page_parts (f.page);
  f.table = f.parts.table;
  f.scene = tw_game_table_get_scene (f.table);
  f.spots = tw_game_table_get_spots (f.table);
  gtk_window_set_default_size (GTK_WINDOW (f.window), 1280, 900);
  gtk_window_present (GTK_WINDOW (f.window));
  wait_until (f.scene->camera.view.width > 0 && is_laid_out ());
  hand = GTK_WIDGET (f.parts.hand);
  g_assert_cmpuint (count_widgets (hand, GTK_TYPE_TOGGLE_BUTTON), ==, 3);
  for (guint chosen = 3; chosen-- > 0;)
    {
      GtkWidget *button = nth_widget (hand, GTK_TYPE_TOGGLE_BUTTON, chosen);

      g_signal_emit_by_name (button, "clicked");
      g_assert_cmpuint (tw_table_model_get_figure (f.parts.model), ==, chosen);
      for (guint i = 0; i < 3; i++)
        g_assert_cmpint (gtk_toggle_button_get_active (
                             GTK_TOGGLE_BUTTON (nth_widget (hand, GTK_TYPE_TOGGLE_BUTTON, i))),
                         ==, i == chosen);
    }
  press (&f, GDK_KEY_m);
  g_assert_true (gtk_toggle_button_get_active (
      GTK_TOGGLE_BUTTON (nth_widget (hand, GTK_TYPE_TOGGLE_BUTTON, 1))));
  tear_down (&f, NULL);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/play-page/turns-by-keyboard", 1280, test_turns_by_keyboard);
  ADD_TEST ("/play/play-page/pause-until-the-end", 1280, test_pause_until_the_end);
  ADD_TEST ("/play/play-page/digits-by-key-code", 1280, test_digits_by_key_code);
  ADD_TEST ("/play/play-page/two-digits", 1280, test_two_digits);
  ADD_TEST ("/play/play-page/short-number", 1280, test_short_number);
  ADD_TEST ("/play/play-page/take-spot", 1280, test_take_spot);
  ADD_TEST ("/play/play-page/escape", 1280, test_escape);
  ADD_TEST ("/play/play-page/accessible", 1280, test_accessible);
  ADD_TEST ("/play/play-page/nothing-legal-is-covered/1280", 1280, test_nothing_legal_is_covered);
  ADD_TEST ("/play/play-page/nothing-legal-is-covered/800", 800, test_nothing_legal_is_covered);
  ADD_TEST ("/play/play-page/presses-beside-cards/1280", 1280, test_presses_beside_cards);
  ADD_TEST ("/play/play-page/presses-beside-cards/800", 800, test_presses_beside_cards);
  ADD_TEST ("/play/play-page/panels/1280", 1280, test_panels_follow_the_width);
  ADD_TEST ("/play/play-page/panels/800", 800, test_panels_follow_the_width);
  ADD_TEST ("/play/play-page/undo", 1280, test_undo_action);
  ADD_TEST ("/play/play-page/result", 1280, test_result);
  ADD_TEST ("/play/play-page/log-at-the-end/1280", 1280, test_log_at_the_end);
  ADD_TEST ("/play/play-page/log-at-the-end/800", 800, test_log_at_the_end);
  ADD_TEST ("/play/play-page/ended-together", 1280, test_ended_together);
  ADD_TEST ("/play/play-page/end-now", 800, test_end_now);
  g_test_add_func ("/play/play-page/figures", test_figures);
  ADD_TEST ("/play/play-page/card-waits", 1280, test_card_waits);
  g_test_add_func ("/play/play-page/nothing-stays", test_nothing_stays);
  return g_test_run ();
}
