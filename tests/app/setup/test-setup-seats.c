/* Who plays: people and programs, and what they are called. */
#include "tests/app/setup/setup-steps.h"

/* Those who play a game that was opened are proposed for the next one. */
static void
check_seats_taken (const char *ruleset, guint n_players, guint n_seats)
{
  static const struct
  {
    const char *name, *opponent;
    guint colour;
  } seats[] = {
    { "Anna", "person", 5 }, { "Eva", "greedy", 0 }, { "Jan", "person", 3 }, { "Ida", "search", 1 }
  };
  TwSetupSeats *widget = g_object_ref_sink (g_object_new (TW_TYPE_SETUP_SEATS, NULL));
  TwTableSetup before = fixture_setup_of_ruleset (ruleset, n_players, 4), after = { 0 };

  g_assert_cmpuint (before.rules->n_seats, ==, n_seats);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      guint player = seat / before.rules->hand;

      g_free (before.seats[seat].name);
      before.seats[seat].name = g_strdup (seats[player].name);
      before.seats[seat].opponent = tw_opponent_find (seats[player].opponent);
      before.seats[seat].colour = seats[seat].colour;
    }
  tw_setup_seats_take (widget, &before);
  g_assert_cmpuint (tw_setup_seats_get_n (widget), ==, n_players);
  after.rules = tw_rules_ref (before.rules);
  tw_setup_seats_fill (widget, &after);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_assert_cmpstr (after.seats[seat].name, ==, before.seats[seat].name);
      g_assert_cmpuint (after.seats[seat].colour, ==, before.seats[seat].colour);
      g_assert_true (after.seats[seat].opponent == before.seats[seat].opponent);
    }
  tw_table_setup_clear (&after);
  tw_table_setup_clear (&before);
  g_object_unref (widget);
}

static void
test_seats_taken (void)
{
  check_seats_taken ("base-c3", 3, 3);
  /* MIST-008: two players have two colours each. */
  check_seats_taken ("mists-level-6", 2, 4);
}

static void
assert_named (TwSetupSeats *seats, const TwRules *rules, guint seat, const char *name)
{
  TwTableSetup setup = { .rules = (TwRules *) rules };

  tw_setup_seats_fill (seats, &setup);
  g_assert_cmpstr (setup.seats[seat].name, ==, name);
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    g_free (setup.seats[i].name);
}

static void
choose_opponent (GtkWidget *seats, guint seat, const char *id)
{
  guint n;
  const TwOpponent *opponents = tw_opponents (&n);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (nth_widget (seats, GTK_TYPE_DROP_DOWN, seat)),
                              (guint) (tw_opponent_find (id) - opponents));
}

/* A program has its name, the second of two that are the same a number with it; a person has the
 * colour's, and what somebody has typed stays. */
static void
test_program_names (void)
{
  GtkWidget *window = gtk_window_new (), *seats = g_object_new (TW_TYPE_SETUP_SEATS, NULL);
  TwTableSetup game = fixture_setup_of_ruleset ("base-c3", 3, 4);
  const TwRules *rules = game.rules;

  gtk_window_set_child (GTK_WINDOW (window), seats);
  gtk_window_present (GTK_WINDOW (window));
  tw_setup_seats_set_n (TW_SETUP_SEATS (seats), 3);
  gtk_test_widget_wait_for_draw (window);
  assert_named (TW_SETUP_SEATS (seats), rules, 1, "Blue");
  choose_opponent (seats, 1, "greedy");
  assert_named (TW_SETUP_SEATS (seats), rules, 1, "Emma");
  choose_opponent (seats, 2, "greedy");
  assert_named (TW_SETUP_SEATS (seats), rules, 2, "Emma 2");
  choose_opponent (seats, 2, "farmer");
  assert_named (TW_SETUP_SEATS (seats), rules, 2, "Bruno");
  choose_opponent (seats, 2, "person");
  assert_named (TW_SETUP_SEATS (seats), rules, 2, "Yellow");
  gtk_editable_set_text (GTK_EDITABLE (nth_widget (seats, GTK_TYPE_ENTRY, 2)), "Emmanuel");
  choose_opponent (seats, 2, "search");
  assert_named (TW_SETUP_SEATS (seats), rules, 2, "Emmanuel");
  choose_opponent (seats, 1, "person");
  assert_named (TW_SETUP_SEATS (seats), rules, 1, "Blue");
  tw_table_setup_clear (&game);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_by_file (GtkWidget *seats)
{
  gboolean is = FALSE;

  g_object_get (seats, "is-by-file", &is, NULL);
  return is;
}

/* Who is elsewhere counts as long as there is that player. */
static void
test_by_file (void)
{
  GtkWidget *window = gtk_window_new (), *seats = g_object_new (TW_TYPE_SETUP_SEATS, NULL);

  gtk_window_set_child (GTK_WINDOW (window), seats);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  g_assert_false (is_by_file (seats));
  choose_opponent (seats, 1, TW_OPPONENT_ELSEWHERE);
  g_assert_true (is_by_file (seats));
  tw_setup_seats_set_n (TW_SETUP_SEATS (seats), 1);
  g_assert_false (is_by_file (seats));
  tw_setup_seats_set_n (TW_SETUP_SEATS (seats), 2);
  g_assert_true (is_by_file (seats));
  tw_setup_seats_set_people (TW_SETUP_SEATS (seats), TRUE);
  g_assert_false (is_by_file (seats));
  tw_setup_seats_set_people (TW_SETUP_SEATS (seats), FALSE);
  choose_opponent (seats, 1, "greedy");
  g_assert_false (is_by_file (seats));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_list_open (GtkWidget *popover)
{
  GtkWidget *scroller = nth_widget (popover, GTK_TYPE_SCROLLED_WINDOW, 0);

  return scroller != NULL && gtk_widget_get_height (scroller) > 0;
}

/* How far the end of what a popover shows is from the upper rim of @window, in pixels. */
static int
end_of (GtkWidget *popover, GtkWidget *window)
{
  GtkNative *native = GTK_NATIVE (popover);
  GtkWidget *contents = gtk_widget_get_first_child (popover);
  double left, top, window_left, window_top;
  graphene_rect_t bounds;

  gtk_native_get_surface_transform (native, &left, &top);
  gtk_native_get_surface_transform (GTK_NATIVE (window), &window_left, &window_top);
  g_assert_true (gtk_widget_compute_bounds (contents, popover, &bounds));
  return gdk_popup_get_position_y (GDK_POPUP (gtk_native_get_surface (native))) - (int) window_top
         + (int) (top + bounds.origin.y + bounds.size.height);
}

/* In a small window, too, all who can play are seen without scrolling, for the first player and the
 * last one. */
static void
test_whole_list (void)
{
  GtkWidget *window = gtk_window_new (), *seats = g_object_new (TW_TYPE_SETUP_SEATS, NULL);
  GtkWidget *page = gtk_scrolled_window_new ();
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));

  gtk_widget_set_size_request (seats, -1, 900);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), seats);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 560);
  tw_setup_seats_set_n (TW_SETUP_SEATS (seats), TW_MAX_SEATS);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat += TW_MAX_SEATS - 1)
    {
      GtkWidget *choice = nth_widget (seats, GTK_TYPE_DROP_DOWN, seat);
      GtkWidget *button = gtk_widget_get_first_child (choice);
      GtkWidget *popover = gtk_widget_get_next_sibling (button), *scroller;
      GtkAdjustment *at;
      guint n;

      tw_opponents (&n);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      wait_until (is_list_open (popover));
      scroller = nth_widget (popover, GTK_TYPE_SCROLLED_WINDOW, 0);
      at = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
      g_assert_cmpfloat (gtk_adjustment_get_upper (at), >, 0);
      g_assert_cmpfloat (gtk_adjustment_get_page_size (at), >=, gtk_adjustment_get_upper (at));
      g_assert_cmpint (end_of (popover, window), <=, gtk_widget_get_height (window));
      /* What is below the pointer stays there. */
      gtk_widget_activate_action (nth_widget (popover, GTK_TYPE_LIST_VIEW, 0),
                                  "list.scroll-to-item", "u", n - 1);
      gtk_widget_grab_focus (
          gtk_widget_get_last_child (nth_widget (popover, GTK_TYPE_LIST_VIEW, 0)));
      gtk_test_widget_wait_for_draw (window);
      g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 0);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/play/setup-seats/taken", test_seats_taken);
  g_test_add_func ("/play/setup-seats/program-names", test_program_names);
  g_test_add_func ("/play/setup-seats/by-file", test_by_file);
  g_test_add_func ("/play/setup-seats/whole-list", test_whole_list);
  return g_test_run ();
}
