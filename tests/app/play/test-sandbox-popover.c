/* What a sandbox allows: the tiles come first. */
#include "app/play/sandbox-popover.h"
#include "tests/app/play/page-fixture.h"

/* Three rows of tiles are seen whole as soon as it opens, however many people play. */
static void
test_tiles_first (Fixture *f, gconstpointer size)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("base-c3", 5, 1);
  GtkWidget *popover, *scroll;
  guint n_buttons, n_seen = 0;

  tw_table_model_start (f->parts.model, &setup);
  tw_table_setup_clear (&setup);
  wait_until (is_laid_out ());
  gtk_widget_activate_action (GTK_WIDGET (f->table), "play.sandbox", NULL);
  popover = only_widget (GTK_WIDGET (f->page), TW_TYPE_SANDBOX_POPOVER);
  wait_until (gtk_widget_get_mapped (popover));
  gtk_test_widget_wait_for_draw (f->window);
  scroll = nth_widget (popover, GTK_TYPE_SCROLLED_WINDOW, 0);
  n_buttons = count_widgets (scroll, GTK_TYPE_BUTTON);
  for (guint i = 0; i < n_buttons; i++)
    {
      GtkWidget *button = nth_widget (scroll, GTK_TYPE_BUTTON, i);
      graphene_rect_t box;

      if (g_object_get_data (G_OBJECT (button), "kind") == NULL)
        continue;
      g_assert_true (gtk_widget_compute_bounds (button, scroll, &box));
      if (box.origin.y >= 0
          && box.origin.y + box.size.height <= (float) gtk_widget_get_height (scroll))
        n_seen++;
    }
  g_assert_cmpuint (n_seen, >=, 14);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until (!gtk_widget_get_mapped (popover));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD_TEST ("/play/sandbox-popover/tiles-first", 800, test_tiles_first);
  return g_test_run ();
}
