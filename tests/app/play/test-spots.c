/* Spots at the page of the table: how they are seen, typed, and looked at closely. */
#include "app/game/table-number.h"
#include "app/widgets/settings.h"
#include "tests/app/play/page-fixture.h"

/* As in table/test-spot-lights.c: fifteen places. */
#define CROSSINGS                                                                                  \
  "draw=W W@-1,0/0 - draw=L L@-2,0/0 - draw=L L@-3,0/0 - draw=L L@-4,0/0 - draw=W W@1,0/0 - "      \
  "draw=W W@2,0/0 - draw=W W@3,0/0 - draw=MaHeA MaHeA@4,0/0"

static void
assert_all (Fixture *f, const char *style, int least)
{
  tw_spot_buttons_allocate (f->spots);
  g_assert_cmpuint (f->spots->buttons->len, >, 0);
  g_assert_cmpuint (f->spots->buttons->len, ==, f->spots->n_laid);
  for (guint i = 0; i < f->spots->n_laid; i++)
    {
      g_assert_true (gtk_widget_has_css_class (f->spots->buttons->pdata[i], style));
      g_assert_cmpint (f->spots->sites[i].side, >=, least);
      g_assert_cmpint (f->spots->sites[i].side, <=, TW_SPOT_SITES_MOST_PX);
    }
}

/* A few spots are figures, large enough to know them; where there are many they are numbers, and no
 * smaller than what a finger hits. */
static void
test_styles (Fixture *f, gconstpointer size)
{
  aim_by_arrows (f);
  press (f, GDK_KEY_Return);
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  assert_all (f, "figure-spot", TW_SPOT_SITES_FIGURE_PX);
  show_position (f, "mage-and-witch", "Anna Eva", CROSSINGS);
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  g_assert_cmpuint (f->spots->buttons->len, ==, 15);
  assert_all (f, "lit", TW_SPOT_SITES_LEAST_PX);
}

/* What is typed is to be read on the table until it is taken back. */
static void
test_typed (Fixture *f, gconstpointer size)
{
  GtkWidget *pill = gtk_widget_get_last_child (GTK_WIDGET (f->table));

  show_position (f, "mage-and-witch", "Anna Eva", CROSSINGS);
  g_assert_true (GTK_IS_LABEL (pill));
  g_assert_false (gtk_widget_get_visible (pill));
  g_assert_true (press (f, GDK_KEY_1));
  g_assert_true (gtk_widget_get_visible (pill));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (pill)), "1: "));
  g_assert_true (press (f, GDK_KEY_BackSpace));
  g_assert_cmpuint (tw_table_number_get (f->parts.model), ==, 0);
  g_assert_false (gtk_widget_get_visible (pill));
}

/* The glass is there while the key is held, also where the window is left meanwhile. */
static void
test_glass (Fixture *f, gconstpointer size)
{
  g_assert_false (f->scene->has_glass);
  g_assert_true (press (f, GDK_KEY_z));
  g_assert_true (f->scene->has_glass);
  /* A key that is held comes again and again. */
  g_assert_true (press (f, GDK_KEY_z));
  tw_table_keys_release (f->spots, GDK_KEY_x);
  g_assert_true (f->scene->has_glass);
  tw_table_keys_release (f->spots, GDK_KEY_Z);
  g_assert_false (f->scene->has_glass);
  /* With Control it is something else. */
  g_assert_false (tw_table_keys_press (f->spots, GDK_KEY_z, 0, GDK_CONTROL_MASK));
  g_assert_false (f->scene->has_glass);
}

/* It is chosen once for every table. */
static void
test_follow (Fixture *f, gconstpointer size)
{
  g_autoptr (GSettings) settings = tw_settings_new ();

  g_assert_false (f->scene->follows_last);
  g_settings_set_boolean (settings, "follow-last-tile", TRUE);
  wait_until (f->scene->follows_last);
  g_settings_reset (settings, "follow-last-tile");
  wait_until (!f->scene->follows_last);
}

/* What goes beside a figure stays on the tile that it is about, also where that has its rim. */
static void
test_beside (Fixture *f, gconstpointer size)
{
  guint n = 0;
  const TwTableSpot *spots;

  show_position (f, "mage-and-witch", "Anna Eva", "draw=MaHeA MaHeA@1,0/0 mage@1,0:city(N)");
  g_assert_true (fixture_asks (f->parts.model, "Place a meeple, or go on."));
  wait_until (is_laid_out () && f->scene->camera.start == 0);
  tw_spot_buttons_allocate (f->spots);
  spots = tw_table_model_get_spots (f->parts.model, &n);
  g_assert_cmpuint (n, ==, 7);
  g_assert_true (f->spots->sites[0].is_beside);
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t tile = tw_table_scene_spot_rect (f->scene, &spots[i]);

      g_assert_true (graphene_rect_contains_point (&tile, &f->spots->sites[i].middle));
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TEST ("/play/spots/styles", 1280, test_styles);
  ADD_TEST ("/play/spots/beside", 1280, test_beside);
  ADD_TEST ("/play/spots/beside/800", 800, test_beside);
  ADD_TEST ("/play/spots/typed", 1280, test_typed);
  ADD_TEST ("/play/spots/glass", 1280, test_glass);
  ADD_TEST ("/play/spots/follow", 1280, test_follow);
  return g_test_run ();
}
