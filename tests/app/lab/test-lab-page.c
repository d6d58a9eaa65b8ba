/* The Balance page: questions, what they are asked of, and answers. */
#include "app/lab/lab-page.h"

#include <string.h>

#include "app/lab/lab-answer.h"
#include "app/lab/lab-chart.h"
#include "app/lab/lab-form.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"
#include "tests/app/remove-tree.h"

static void
show (PageFixture *f, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load (id, &error);

  g_assert_no_error (error);
  page_show (f, set, id, tw_lab_page_new, 1100, 800);
}

static GtkWidget *
find_button (GtkWidget *page, const char *action)
{
  GtkWidget *button = find_actionable (page, action);

  g_assert_nonnull (button);
  return button;
}

static gboolean
can_start (gpointer data)
{
  PageFixture *f = data;

  return gtk_widget_is_sensitive (find_button (f->page, "lab.start"));
}

static guint
n_questions (PageFixture *f)
{
  GtkWidget *list = nth_widget (f->page, GTK_TYPE_LIST_BOX, 0);
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);
  return n;
}

static gboolean
is_answered (gpointer data)
{
  PageFixture *f = data;

  return gtk_widget_get_visible (find_button (f->page, "lab.save-report"))
         && !gtk_widget_get_visible (find_button (f->page, "lab.stop"));
}

/* Whoever presses the button has games played, and sees what came of them. */
static void
test_answer (void)
{
  PageFixture f = { 0 };
  GtkWidget *chart;

  show (&f, "base");
  wait_until (can_start, &f);
  g_assert_cmpuint (n_questions (&f), ==, 8);
  gtk_widget_activate_action (f.page, "lab.start", NULL);
  g_assert_true (gtk_widget_get_visible (find_button (f.page, "lab.stop")));
  gtk_widget_activate_action (f.page, "lab.stop", NULL);
  wait_until (is_answered, &f);
  chart = nth_widget (f.page, TW_TYPE_LAB_CHART, 0);
  g_assert_true (chart == NULL || gtk_widget_get_mapped (chart));
  page_tear_down (&f, NULL);
}

/* Of a game that all players win together other things can be asked. */
static void
test_team (void)
{
  PageFixture f = { 0 };

  show (&f, "mists");
  wait_until (can_start, &f);
  g_assert_cmpuint (n_questions (&f), ==, 3);
  page_tear_down (&f, NULL);
}

static gboolean
asks_of_tile (gpointer data)
{
  PageFixture *f = data;
  g_auto (TwLabQuestion) question = { .set = tw_tile_set_ref (tw_document_get_set (f->document)) };
  GtkWidget *form = nth_widget (f->page, TW_TYPE_LAB_FORM, 0);

  return tw_lab_form_fill (TW_LAB_FORM (form), &question)
         && g_strcmp0 (question.what, "tile:base:D") == 0 && strcmp (question.id, "worth") == 0;
}

/* The Set page leads here with its tile. */
static void
test_tile (void)
{
  PageFixture f = { 0 };

  show (&f, "base");
  tw_page_show_own (TW_PAGE (f.page), "tile", "D");
  wait_until (asks_of_tile, &f);
  wait_until (can_start, &f);
  gtk_widget_activate_action (f.page, "lab.next-question", NULL);
  g_assert_false (asks_of_tile (&f));
  page_tear_down (&f, NULL);
}

static gboolean
shows_problem (gpointer data)
{
  PageFixture *f = data;

  return !gtk_widget_get_mapped (find_button (f->page, "lab.start"))
         && !gtk_widget_get_mapped (find_button (f->page, "lab.stop"));
}

/* A set that cannot be played says so. */
static void
test_unplayable (void)
{
  PageFixture f = { 0 };

  page_show_text (&f,
                  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='odd' "
                  "requires='no-such-set'><title>Odd</title>"
                  "<tile id='A' count='1'><road edges='N S'/></tile></tile-set>",
                  tw_lab_page_new, 1100);
  wait_until (shows_problem, &f);
  page_tear_down (&f, NULL);
}

int
main (int argc, char *argv[])
{
  g_autofree char *state = g_dir_make_tmp ("tilewright-lab-XXXXXX", NULL);
  int status;

  /* Nothing is known of games at first. */
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/lab-page/answer", test_answer);
  g_test_add_func ("/lab-page/team", test_team);
  g_test_add_func ("/lab-page/tile", test_tile);
  g_test_add_func ("/lab-page/unplayable", test_unplayable);
  status = g_test_run ();
  remove_tree (state);
  return status;
}
