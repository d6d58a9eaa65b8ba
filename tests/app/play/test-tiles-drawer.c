/* The tiles that are left, beside the table: how the drawer comes and goes, what lies in it, what
 * it lights on the table and what the table lights in it. */
#include "app/game/tiles-left.h"
#include "app/play/tiles-drawer.h"
#include "tests/app/play/page-fixture.h"

static TwTilesDrawer *
drawer_of (Fixture *f)
{
  return only_widget (GTK_WIDGET (f->page), TW_TYPE_TILES_DRAWER);
}

static void
act (Fixture *f, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (f->table), name, NULL);
}

static TwTilesDrawer *
open_drawer (Fixture *f)
{
  TwTilesDrawer *drawer = drawer_of (f);

  act (f, "play.tiles-left");
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (drawer)) && tw_tiles_drawer_is_filled (drawer)
              && is_laid_out ());
  return drawer;
}

static guint
kind_of (Fixture *f, const char *name)
{
  int kind = tw_catalogue_find (tw_table_model_get_setup (f->parts.model)->rules->catalogue, name);

  g_assert_cmpint (kind, >=, 0);
  return (guint) kind;
}

/* Each kind that is left has a button, and no other; the table keeps its place. */
static void
test_what_lies_there (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = open_drawer (f);
  g_autoptr (GArray) counts = tw_tiles_left_count (tw_table_model_get_play (f->parts.model));

  for (guint kind = 0; kind < counts->len; kind++)
    g_assert_cmpint (tw_tiles_drawer_get_tile (drawer, kind) != NULL, ==,
                     g_array_index (counts, guint, kind) > 0);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (f->table)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (f->table)), >=, 330);
  act (f, "play.tiles-left");
  wait_until (!gtk_widget_get_mapped (GTK_WIDGET (drawer)));
}

/* The words above say what is pointed at; a tooltip would lie over the tiles below. */
static void
test_no_tooltip (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = open_drawer (f);
  GtkWidget *tile = tw_tiles_drawer_get_tile (drawer, kind_of (f, "U"));
  g_autofree char *unnamed =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          "no such name");

  g_assert_null (gtk_widget_get_tooltip_text (tile));
  g_assert_nonnull (strstr (unnamed, " left, fits in "));
  gtk_widget_set_state_flags (tile, GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_true (says (GTK_WIDGET (drawer), " left, fits in "));
  gtk_widget_unset_state_flags (tile, GTK_STATE_FLAG_PRELIGHT);
}

/* It does not grow while tiles come into it. */
static void
test_opens_at_its_width (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = drawer_of (f);
  int at_first;

  act (f, "play.tiles-left");
  g_assert_false (tw_tiles_drawer_is_filled (drawer));
  at_first = tw_tiles_drawer_get_width (drawer);
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (drawer)) && tw_tiles_drawer_is_filled (drawer)
              && is_laid_out ());
  g_assert_cmpint (tw_tiles_drawer_get_width (drawer), ==, at_first);
}

/* What says how many tiles are left opens it. */
static void
test_opened_by_the_number (Fixture *f, gconstpointer size)
{
  GtkWidget *button = find_actionable (GTK_WIDGET (f->parts.scores), "play.tiles-left");

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (drawer_of (f))));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == GTK_WIDGET (f->table));
}

/* At the start D lies there alone: a tile with roads on all sides fits beside it, all field below
 * it, all city above it. */
static void
test_lights_the_table (Fixture *f, gconstpointer size)
{
  static const struct
  {
    const char *name;
    guint n_places;
  } all[] = { { "X", 2 }, { "B", 1 }, { "C", 1 } };
  TwTilesDrawer *drawer = open_drawer (f);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      guint kind = kind_of (f, all[i].name);
      GtkWidget *tile = tw_tiles_drawer_get_tile (drawer, kind);

      /* One of them may be in the hand. */
      if (tile == NULL)
        continue;
      gtk_widget_set_state_flags (tile, GTK_STATE_FLAG_PRELIGHT, FALSE);
      g_assert_cmpuint (f->scene->fit_kind, ==, kind);
      g_assert_cmpuint (f->scene->fits->len, ==, all[i].n_places);
      gtk_widget_unset_state_flags (tile, GTK_STATE_FLAG_PRELIGHT);
      g_assert_cmpuint (f->scene->fit_kind, ==, TW_NO_KIND);
    }
}

/* A clicked tile stays lit until another one is clicked, or the drawer is closed. */
static void
test_click_keeps (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = open_drawer (f);
  GtkWidget *first = tw_tiles_drawer_get_tile (drawer, kind_of (f, "U"));
  GtkWidget *second = tw_tiles_drawer_get_tile (drawer, kind_of (f, "W"));

  g_signal_emit_by_name (first, "clicked");
  g_assert_cmpuint (f->scene->fit_kind, ==, kind_of (f, "U"));
  g_signal_emit_by_name (second, "clicked");
  g_assert_cmpuint (f->scene->fit_kind, ==, kind_of (f, "W"));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (first)));
  act (f, "play.tiles-left");
  g_assert_cmpuint (f->scene->fit_kind, ==, TW_NO_KIND);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (second)));
}

/* East of D a road is asked for: X fits, B does not. */
static void
test_lit_by_the_table (Fixture *f, gconstpointer size)
{
  const TwTableTarget east = { .kind = TW_TARGET_CELL, .x = 1, .y = 0, .node = TW_NO_NODE };
  TwTilesDrawer *drawer = open_drawer (f);
  GtkWidget *fits = tw_tiles_drawer_get_tile (drawer, kind_of (f, "W"));
  GtkWidget *not = tw_tiles_drawer_get_tile (drawer, kind_of (f, "B"));

  g_assert_nonnull (fits);
  g_assert_nonnull (not );
  tw_table_scene_set_target (f->scene, &east);
  wait_until (gtk_widget_has_css_class (fits, "fits"));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (fits),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_assert_false (gtk_widget_has_css_class (not, "fits"));
  tw_table_scene_set_target (f->scene, NULL);
  wait_until (!gtk_widget_has_css_class (fits, "fits"));
  /* What was left out for want of room is there again. */
  g_assert_nonnull (tw_tiles_drawer_get_tile (drawer, kind_of (f, "B")));
}

/* The key moves the focus to the tiles, which light where they fit, and back. */
static void
test_by_key (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = drawer_of (f);
  GtkWidget *focus;

  gtk_widget_grab_focus (GTK_WIDGET (f->table));
  act (f, "play.tiles-left-by-key");
  wait_until (tw_tiles_drawer_is_filled (drawer) && f->scene->fit_kind != TW_NO_KIND);
  focus = gtk_window_get_focus (GTK_WINDOW (f->window));
  g_assert_true (focus == tw_tiles_drawer_get_tile (drawer, f->scene->fit_kind));
  act (f, "play.tiles-left-by-key");
  wait_until (!gtk_widget_get_mapped (GTK_WIDGET (drawer)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (f->window)) == GTK_WIDGET (f->table));
  g_assert_cmpuint (f->scene->fit_kind, ==, TW_NO_KIND);
}

static GtkWidget *
focus_of (Fixture *f)
{
  return gtk_window_get_focus (GTK_WINDOW (f->window));
}

/* How many tiles have the keyboard one after the other before Tab leads out of the drawer. */
static guint
n_stops (Fixture *f, TwTilesDrawer *drawer, GtkDirectionType direction)
{
  guint n = 0;

  for (GtkWidget *before = NULL;
       focus_of (f) != NULL && gtk_widget_is_ancestor (focus_of (f), GTK_WIDGET (drawer)); n++)
    {
      g_assert_true (focus_of (f) != before);
      g_assert_cmpuint (n, <, 100);
      before = focus_of (f);
      if (!gtk_widget_child_focus (GTK_WIDGET (drawer), direction))
        return n + 1;
    }
  return n;
}

/* Tab goes from heading to heading and then on, not round and round. */
static void
test_tab_leaves (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = drawer_of (f);
  guint n;

  gtk_widget_grab_focus (GTK_WIDGET (f->table));
  act (f, "play.tiles-left-by-key");
  wait_until (tw_tiles_drawer_is_filled (drawer) && f->scene->fit_kind != TW_NO_KIND
              && is_laid_out ());
  /* Tab goes by where things stand, which is known when they have been drawn. */
  gtk_test_widget_wait_for_draw (f->window);
  gtk_test_widget_wait_for_draw (f->window);
  n = n_stops (f, drawer, GTK_DIR_TAB_FORWARD);
  g_assert_cmpuint (n, >, 1);
  /* Back over the button that hides the drawer. */
  g_assert_cmpuint (n_stops (f, drawer, GTK_DIR_TAB_BACKWARD), ==, n + 1);
}

/* What was drawn is not left any more, and comes back by Undo; whoever is among the tiles stays
 * there. */
static void
test_goes_on (Fixture *f, gconstpointer size)
{
  TwTilesDrawer *drawer = open_drawer (f);
  g_autoptr (GArray) before = tw_tiles_left_count (tw_table_model_get_play (f->parts.model));
  g_autoptr (GArray) after = NULL;

  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  press (f, GDK_KEY_space);
  wait_until (tw_tiles_drawer_is_filled (drawer));
  after = tw_tiles_left_count (tw_table_model_get_play (f->parts.model));
  g_assert_cmpuint (tw_tiles_left_sum (after), ==, tw_tiles_left_sum (before) - 1);
  for (guint kind = 0; kind < after->len; kind++)
    g_assert_cmpint (tw_tiles_drawer_get_tile (drawer, kind) != NULL, ==,
                     g_array_index (after, guint, kind) > 0);
}

/* @f plays what @model does. */
static void
play_same (Fixture *f, TwTableModel *model)
{
  TwTableSetup setup;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (model));
  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
}

/* With all sets there are more kinds than a frame has time for: they come in pieces. */
static void
test_all_sets (Fixture *f, gconstpointer size)
{
  static const char *const uses[] = { "inns-and-cathedrals",
                                      "traders-and-builders",
                                      "ferries",
                                      "gold-mines",
                                      "mage-and-witch",
                                      "messages",
                                      "robbers",
                                      "crop-circles",
                                      "flying-machines",
                                      "tower",
                                      "festival",
                                      "princess-and-dragon",
                                      NULL };
  g_autoptr (TwTableModel) model = fixture_table_with (uses, 2, 1, TRUE);
  TwTilesDrawer *drawer = drawer_of (f);
  g_autoptr (GArray) counts = NULL;
  guint n = 0, n_pieces = 0;

  play_same (f, model);
  gtk_test_widget_wait_for_draw (f->window);
  wait_until (is_laid_out ());
  gtk_test_widget_wait_for_draw (f->window);
  act (f, "play.tiles-left");
  g_assert_false (tw_tiles_drawer_is_filled (drawer));
  while (!tw_tiles_drawer_is_filled (drawer))
    {
      g_main_context_iteration (NULL, TRUE);
      n_pieces++;
    }
  counts = tw_tiles_left_count (tw_table_model_get_play (f->parts.model));
  for (guint kind = 0; kind < counts->len; kind++)
    n += g_array_index (counts, guint, kind) > 0;
  g_assert_cmpuint (n_pieces, >, 5);
  g_assert_cmpuint (n, >, 120);
}

/* A ruleset that hides what is left has no drawer. */
static void
test_hidden (Fixture *f, gconstpointer size)
{
  static const char *const hidden[] = { "tiles-left-hidden", "y", NULL };
  g_autoptr (TwTableModel) model = fixture_table_after_with ("river", hidden, "Anna Eva", "");
  TwTilesDrawer *drawer = open_drawer (f);

  play_same (f, model);
  wait_until (!gtk_widget_get_mapped (GTK_WIDGET (drawer)));
  act (f, "play.tiles-left-by-key");
  act (f, "play.tiles-left");
  wait_until (is_laid_out ());
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (drawer)));
  g_assert_false (
      g_action_group_get_action_enabled (tw_play_page_get_actions (f->page), "tiles-left"));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/tiles-drawer/what-lies-there", 1280, test_what_lies_there);
  ADD_TEST ("/play/tiles-drawer/what-lies-there-narrow", 800, test_what_lies_there);
  ADD_TEST ("/play/tiles-drawer/what-lies-there-very-narrow", 400, test_what_lies_there);
  ADD_TEST ("/play/tiles-drawer/no-tooltip", 1280, test_no_tooltip);
  ADD_TEST ("/play/tiles-drawer/opens-at-its-width", 1280, test_opens_at_its_width);
  ADD_TEST ("/play/tiles-drawer/opened-by-the-number", 1280, test_opened_by_the_number);
  ADD_TEST ("/play/tiles-drawer/opened-by-the-number-narrow", 800, test_opened_by_the_number);
  ADD_TEST ("/play/tiles-drawer/lights-the-table", 1280, test_lights_the_table);
  ADD_TEST ("/play/tiles-drawer/click-keeps", 1280, test_click_keeps);
  ADD_TEST ("/play/tiles-drawer/lit-by-the-table", 1280, test_lit_by_the_table);
  ADD_TEST ("/play/tiles-drawer/by-key", 800, test_by_key);
  ADD_TEST ("/play/tiles-drawer/tab-leaves", 1280, test_tab_leaves);
  ADD_TEST ("/play/tiles-drawer/tab-leaves-narrow", 800, test_tab_leaves);
  ADD_TEST ("/play/tiles-drawer/goes-on", 1280, test_goes_on);
  ADD_TEST ("/play/tiles-drawer/all-sets", 1280, test_all_sets);
  ADD_TEST ("/play/tiles-drawer/hidden", 1280, test_hidden);
  return g_test_run ();
}
