/* What moves between the table and the panels: where it comes from, how long others wait for it,
 * and who ends it. */
#include "tests/app/play/page-fixture.h"

#include "app/game/table-history.h"
#include "app/play/score-track-private.h"
#include "app/table/travel-homes.h"

static graphene_rect_t
home (Fixture *f, TwTableHome what, guint seat)
{
  graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  g_assert_true (tw_table_scene_find_home (f->scene, what, seat, &rect));
  return rect;
}

static gboolean
is_within (GtkWidget *widget, Fixture *f, const graphene_rect_t *rect)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (f->table), &bounds));
  return graphene_rect_contains_rect (&bounds, rect);
}

/* Proposes a place and lays the tile there, with a figure on its first spot. */
static void
lay (Fixture *f)
{
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  g_assert_nonnull (tw_table_model_get_proposal (f->parts.model));
  g_assert_true (press (f, GDK_KEY_1));
}

/* The first controller of @type on the desk. */
static gpointer
controller_of_desk (Fixture *f, GType type)
{
  GtkWidget *desk = gtk_widget_get_ancestor (GTK_WIDGET (f->table), TW_TYPE_PLAY_DESK);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (desk);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }
  g_assert_not_reached ();
}

static void
test_homes (Fixture *f, gconstpointer size)
{
  graphene_rect_t hand, first, second, score;

  /* Rows have their places behind the first frame. */
  wait_until (home (f, TW_HOME_SEAT, 1).origin.y > home (f, TW_HOME_SEAT, 0).origin.y);
  hand = home (f, TW_HOME_HAND, 0);
  first = home (f, TW_HOME_SEAT, 0);
  second = home (f, TW_HOME_SEAT, 1);
  score = home (f, TW_HOME_SCORE, 1);
  g_assert_true (is_within (GTK_WIDGET (f->parts.hand), f, &hand));
  g_assert_true (is_within (GTK_WIDGET (f->parts.scores), f, &first));
  g_assert_true (is_within (GTK_WIDGET (f->parts.scores), f, &second));
  g_assert_true (is_within (GTK_WIDGET (f->parts.scores), f, &score));
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.show-scores", NULL);
  wait_until (!gtk_widget_get_mapped (GTK_WIDGET (f->parts.scores)));
  g_assert_false (tw_table_scene_find_home (f->scene, TW_HOME_SEAT, 0, &first));
}

/* The tile comes out of the hand over its place, drops, and then the figure comes. */
static void
test_steps (Fixture *f, gconstpointer size)
{
  const TwTableMotion *motion = &f->scene->motion;

  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  g_assert_true (f->scene->lift.is_from_hand);
  g_assert_true (tw_travel_homes_lift (f->scene, NULL));
  wait_until (f->scene->lift.start == 0);
  press (f, GDK_KEY_1);
  g_assert_cmpint (motion->start, !=, 0);
  g_assert_true (motion->was_lifted);
  g_assert_cmpint (motion->begins[TW_MOTION_COMERS], ==, motion->lengths[TW_MOTION_TILES]);
  g_assert_cmpuint (motion->seen->len, ==, 1);
  g_assert_cmpint (g_array_index (motion->seen, TwMovingPiece, 0).way, ==, TW_PIECE_COMES);
  g_assert_true (
      tw_travel_homes_piece (f->scene, &g_array_index (motion->seen, TwMovingPiece, 0), NULL));
  g_assert_cmpint (tw_table_scene_until (f->scene), >, motion->start);
  wait_until (motion->start == 0);
  g_assert_cmpint (tw_table_scene_until (f->scene), ==, 0);
}

/* Who looks on in history sees tiles come from those who laid them. */
static void
test_history (Fixture *f, gconstpointer size)
{
  lay (f);
  tw_table_history_look (f->parts.model, "back");
  g_assert_cmpint (f->scene->motion.start, ==, 0);
  tw_table_history_look (f->parts.model, "on");
  g_assert_cmpint (f->scene->motion.start, !=, 0);
  g_assert_false (f->scene->motion.was_lifted);
  g_assert_true (tw_travel_homes_tile (f->scene, f->scene->motion.first_new, NULL));
  g_assert_false (tw_travel_homes_tile (f->scene, 0, NULL));
  wait_until (f->scene->motion.start == 0);
}

/* Any key and any click ends it at once, but not those that only change what others do. */
static void
test_ends (Fixture *f, gconstpointer size)
{
  gboolean is_taken = TRUE;

  lay (f);
  g_signal_emit_by_name (controller_of_desk (f, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed",
                         GDK_KEY_Shift_L, 0, 0, &is_taken);
  g_assert_cmpint (f->scene->motion.start, !=, 0);
  g_signal_emit_by_name (controller_of_desk (f, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed",
                         GDK_KEY_x, 0, 0, &is_taken);
  g_assert_false (is_taken);
  g_assert_cmpint (f->scene->motion.start, ==, 0);
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  g_assert_cmpint (f->scene->lift.start, !=, 0);
  g_signal_emit_by_name (controller_of_desk (f, GTK_TYPE_GESTURE_CLICK), "pressed", 1, 10.0, 10.0);
  g_assert_cmpint (f->scene->lift.start, ==, 0);
  g_assert_nonnull (tw_table_model_get_proposal (f->parts.model));
}

/* A change ends what the last one let move. */
static void
test_ends_with_change (Fixture *f, gconstpointer size)
{
  lay (f);
  g_assert_cmpint (f->scene->motion.start, !=, 0);
  tw_table_history_look (f->parts.model, "back");
  g_assert_cmpint (f->scene->motion.start, ==, 0);
  g_assert_cmpuint (f->scene->motion.gone->len, ==, 0);
}

static void
test_off (Fixture *f, gconstpointer size)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  lay (f);
  g_assert_cmpint (f->scene->lift.start, ==, 0);
  g_assert_cmpint (f->scene->motion.start, ==, 0);
  g_assert_cmpuint (f->scene->motion.seen->len, ==, 1);
  g_assert_cmpint (g_array_index (f->scene->motion.seen, TwMovingPiece, 0).way, ==, TW_PIECE_STAYS);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
#define ADD(name, test)                                                                            \
  ADD_TEST ("/desk-motion/" name, 1280, test);                                                     \
  ADD_TEST ("/desk-motion/small/" name, 800, test)
  ADD ("homes", test_homes);
  ADD ("steps", test_steps);
  ADD ("history", test_history);
  ADD ("ends", test_ends);
  ADD ("ends-with-change", test_ends_with_change);
  ADD ("off", test_off);
#undef ADD
  return g_test_run ();
}
