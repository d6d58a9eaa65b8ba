/* The picture of an own thing: why it is not drawn, and files that take their time. */
#include "app/document/own-thing.h"
#include "app/pictures/door.h"
#include "tests/app/held-file.h"
#include "tests/app/remove-tree.h"
#include "tests/app/ruleset/rules-page-fixture.h"

#define DRAWING "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='%s'/></svg>"

/* The set with a picture of the mill, whose path is @data. */
static void
set_up_picture (PageFixture *f, gconstpointer data)
{
  g_autofree char *svg = g_strdup_printf (DRAWING, (const char *) data);
  g_auto (GStrv) parts = g_strsplit (small, "<title>Mill</title>", 2);
  g_autofree char *xml = NULL;
  char *hebrew = strstr (parts[1], "</symbol>");

  /* All titles first, as they are written. */
  xml = g_strdup_printf ("%s<title>Mill</title>%.*s<picture>%s</picture>%s", parts[0],
                         (int) (hebrew - parts[1]), parts[1], svg, hebrew);
  tw_picture_door_set_decoder (NULL, 0);
  page_show_text (f, xml, tw_rules_page_new, 1100);
}

static gboolean
form_says_large (gpointer data)
{
  PageFixture *f = data;
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_ACTION_ROW, i)) != NULL;
       i++)
    if (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                "is larger than 1000000. Draw the picture smaller.")
        != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
list_says_large (gpointer data)
{
  const char *words = adw_action_row_get_subtitle (ADW_ACTION_ROW (row_of (data, "Mill")));

  return g_str_has_prefix (words, "On 1 tile\nA number of ")
         && strstr (words, "larger than 1000000");
}

/* A number that cannot be drawn refuses the drawing, not the set, and is not lost. */
static void
test_number (PageFixture *f, gconstpointer data)
{
  g_assert_true (document_says (f, "M0 0L2000000 8"));
  wait_until (list_says_large, f);
  choose (f, "Mill");
  wait_until (form_says_large, f);
  g_assert_true (list_says_large (f));
  /* Another picture, and nothing is said. */
  gtk_widget_activate_action (GTK_WIDGET (form_of (f)), "form.remove-picture", NULL);
  wait_until (page_is_quiet, f);
  g_assert_false (form_says_large (f));
  g_assert_false (list_says_large (f));
  tw_document_undo (f->document);
  wait_until (form_says_large, f);
  wait_until (page_is_quiet, f);
}

static gboolean
form_says_not_drawn (gpointer data)
{
  PageFixture *f = data;

  return says (GTK_WIDGET (form_of (f)), "The picture cannot be drawn");
}

static gboolean
list_says_not_drawn (gpointer data)
{
  return says (row_of (data, "Mill"), "The picture cannot be drawn");
}

/* So does what the decoder gives up. */
static void
test_trial (PageFixture *f, gconstpointer data)
{
  choose (f, "Mill");
  wait_until (page_is_quiet, f);
  g_assert_false (form_says_not_drawn (f));
  tw_picture_door_set_decoder ("/bin/false", 1000);
  choose (f, "Coin");
  choose (f, "Mill");
  wait_until (form_says_not_drawn, f);
  /* The list asks again when the set changes. */
  gtk_editable_set_text (entry_of (f, "Name"), "Mil");
  gtk_editable_set_text (entry_of (f, "Name"), "Mill");
  wait_until (list_says_not_drawn, f);
  tw_picture_door_set_decoder (NULL, 0);
}

static char *
write_picture (const char *folder, const char *name, const char *path)
{
  g_autofree char *svg = g_strdup_printf (DRAWING, path);
  char *file = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (file, svg, -1, NULL));
  return file;
}

static gboolean
has_spinner (gpointer data)
{
  PageFixture *f = data;

  return count_widgets (GTK_WIDGET (form_of (f)), GTK_TYPE_SPINNER) == 1;
}

static gboolean
has_no_spinner (gpointer data)
{
  return !has_spinner (data);
}

/* A file that is waited for is given up by another one, and by looking at something else. */
static void
test_slow (PageFixture *f, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-picture-XXXXXX", NULL);
  g_autofree char *slow = write_picture (folder, "slow.svg", "M1 1L3 3");
  g_autofree char *fast = write_picture (folder, "fast.svg", "M2 2L4 4");
  g_autoptr (GFile) slow_file = g_file_new_for_path (slow), fast_file = g_file_new_for_path (fast);
  int fd;

  choose (f, "Mill");
  fd = hold_file (slow);
  if (fd < 0)
    {
      g_test_skip ("no leases here");
      remove_tree (folder);
      return;
    }
  tw_own_form_take_picture (form_of (f), slow_file);
  wait_until (has_spinner, f);
  tw_own_form_take_picture (form_of (f), fast_file);
  wait_until (has_no_spinner, f);
  g_assert_true (document_says (f, "M2 2L4 4"));
  tw_own_form_take_picture (form_of (f), slow_file);
  choose (f, "Coin");
  g_assert_false (has_spinner (f));
  let_go (fd);
  wait_until (page_is_quiet, f);
  g_assert_false (document_says (f, "M1 1L3 3"));
  tw_own_form_take_picture (form_of (f), slow_file);
  wait_until (has_no_spinner, f);
  g_assert_nonnull (strstr (tw_own_thing_art (set_of (f), TW_OWN_TOKEN, "coin"), "M1 1L3 3"));
  wait_until (page_is_quiet, f);
  remove_tree (folder);
}

/* A row of the list is a row, whatever somebody calls the thing. */
static void
test_long_name (PageFixture *f, gconstpointer data)
{
  g_autofree char *name = g_strnfill (4000, 'x');
  int height;

  choose (f, "Mill");
  gtk_editable_set_text (entry_of (f, "Name"), name);
  wait_until (page_is_quiet, f);
  gtk_widget_measure (row_of (f, name), GTK_ORIENTATION_VERTICAL, 280, NULL, &height, NULL, NULL);
  g_assert_cmpint (height, <, 120);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/ruleset/own-picture/number", PageFixture, "M0 0L2000000 8", set_up_picture,
              test_number, page_tear_down);
  g_test_add ("/ruleset/own-picture/trial", PageFixture, "M0 0L8 8", set_up_picture, test_trial,
              page_tear_down);
  g_test_add ("/ruleset/own-picture/slow", PageFixture, NULL, set_up, test_slow, page_tear_down);
  g_test_add ("/ruleset/own-picture/long-name", PageFixture, NULL, set_up, test_long_name,
              page_tear_down);
  return g_test_run ();
}
