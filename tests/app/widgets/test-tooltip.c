/* Tooltips: lines that GTK would not wrap; a title's is shown only where it is to be read. */
#include <adwaita.h>

#include "app/widgets/tooltip.h"
#include "tests/app/hand.h"
#include "tests/app/wait.h"

static gboolean
is_shown (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean is_shown = FALSE;

  g_signal_emit_by_name (widget, "query-tooltip", 0, 0, FALSE, tooltip, &is_shown);
  return is_shown;
}

/* In place of the title the pages are to be chosen from, each with words of its own. */
static gboolean
is_title_visible (gpointer title)
{
  return adw_view_switcher_title_get_title_visible (title);
}

static gboolean
is_title_hidden (gpointer title)
{
  return !adw_view_switcher_title_get_title_visible (title);
}

static void
test_title (void)
{
  GtkWidget *window = gtk_window_new (), *title = adw_view_switcher_title_new ();
  GtkWidget *pages = adw_view_stack_new ();

  adw_view_stack_add_titled (ADW_VIEW_STACK (pages), gtk_label_new ("a"), "a", "A");
  adw_view_stack_add_titled (ADW_VIEW_STACK (pages), gtk_label_new ("b"), "b", "B");
  adw_view_switcher_title_set_stack (ADW_VIEW_SWITCHER_TITLE (title), ADW_VIEW_STACK (pages));
  adw_view_switcher_title_set_title (ADW_VIEW_SWITCHER_TITLE (title), "Base game");
  gtk_widget_set_tooltip_text (title, "Base game");
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 300);
  gtk_window_set_titlebar (GTK_WINDOW (window), title);
  gtk_window_set_child (GTK_WINDOW (window), pages);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_title_hidden, title);
  adw_view_switcher_title_set_view_switcher_enabled (ADW_VIEW_SWITCHER_TITLE (title), FALSE);
  wait_until (is_title_visible, title);
  g_assert_true (is_shown (title));
  adw_view_switcher_title_set_view_switcher_enabled (ADW_VIEW_SWITCHER_TITLE (title), TRUE);
  wait_until (is_title_hidden, title);
  g_assert_false (is_shown (title));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_width (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

static gboolean
is_offered (gpointer widget)
{
  return is_shown (widget);
}

/* What can be read is not said once more; what is cut is, and what says more. */
static void
test_window_title (void)
{
  GtkWidget *window = gtk_window_new (), *title = adw_window_title_new ("Base game", "Turn 3");

  gtk_window_set_default_size (GTK_WINDOW (window), 400, 100);
  gtk_window_set_child (GTK_WINDOW (window), title);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (has_width, title);
  gtk_widget_set_tooltip_text (title, "Base game\nTurn 3");
  g_assert_false (is_shown (title));
  gtk_widget_set_tooltip_text (title, "Turn 3");
  g_assert_false (is_shown (title));
  gtk_widget_set_tooltip_text (title, "Base game\nThe Abbot\nTurn 3");
  g_assert_true (is_shown (title));
  adw_window_title_set_title (ADW_WINDOW_TITLE (title),
                              "A game with a name that is longer than the window is wide, by far");
  gtk_widget_set_tooltip_text (
      title, "A game with a name that is longer than the window is wide, by far\nTurn 3");
  wait_until (is_offered, title);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Lines are broken at the last blank before the seventy-first character, and within a word only
 * where it is longer than that. */
static void
test_wrap (void)
{
  g_autofree char *word = g_strnfill (40, 'x'), *long_word = g_strnfill (90, 'y');
  g_autofree char *words = g_strdup_printf ("%s %s é\n%s z", word, word, long_word);
  g_autofree char *wrapped = tw_tooltip_wrap (words);
  g_autofree char *wanted =
      g_strdup_printf ("%s\n%s é\n%.70s\n%s z", word, word, long_word, long_word + 70);
  g_autofree char *longer = g_strdup_printf ("a b %s", long_word);
  g_autofree char *broken = tw_tooltip_wrap (longer);
  g_autofree char *expected = g_strdup_printf ("a b\n%.70s\n%s", long_word, long_word + 70);
  g_autofree char *full = g_strdup_printf ("%.70s z", long_word), *at_end = tw_tooltip_wrap (full);
  g_autofree char *short_words = tw_tooltip_wrap ("two\nlines of few words");

  g_assert_cmpstr (wrapped, ==, wanted);
  g_assert_cmpstr (broken, ==, expected);
  g_assert_cmpint (at_end[70], ==, '\n');
  g_assert_cmpstr (short_words, ==, "two\nlines of few words");
}

/* A menu goes while the pointer rests in it: GTK is not to ask it where the pointer is. */
static void
test_popover_goes (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new ("Off"), *popover = gtk_popover_new (),
            *button = gtk_button_new_with_label ("On");

  /* The popover hangs down over the window. */
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (hand_is_laid_out, box);
  gtk_popover_set_child (GTK_POPOVER (popover), button);
  gtk_widget_set_parent (popover, label);
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_until (hand_is_laid_out, button);
  hand_point_at (button);
  wait_until (hand_is_over, button);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_unparent (popover);
  /* Longer than GTK waits before it shows a tooltip, in which the program hears of nothing. */
  g_usleep (700000);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_tooltip_init ();
  g_test_add_func ("/tooltip/title", test_title);
  g_test_add_func ("/tooltip/window-title", test_window_title);
  g_test_add_func ("/tooltip/wrap", test_wrap);
  g_test_add_func ("/tooltip/popover-goes", test_popover_goes);
  return g_test_run ();
}
