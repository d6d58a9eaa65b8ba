/* The question for a web address: what is typed is passed on, nothing is nothing, and giving up
 * frees. */
#include "app/window/address-dialog.h"

#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"

/* What was answered. */
typedef struct
{
  guint n_answers;
  guint n_freed;
  char *address;
} Answer;

static void
set_up (WindowFixture *f, gconstpointer data)
{
  window_show (f, "own.xml");
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

static void
answered_cb (const char *address, gpointer data)
{
  Answer *answer = data;

  answer->n_answers++;
  g_free (answer->address);
  answer->address = g_strdup (address);
}

static void
freed_cb (gpointer data)
{
  ((Answer *) data)->n_freed++;
}

static GtkWidget *
shown_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (window))
        found = window;
    }
  return found;
}

/* Asks, types, and gives that response. */
static void
ask (WindowFixture *f, Answer *answer, const char *typed, const char *response)
{
  GtkWidget *dialog;

  tw_address_dialog_ask (GTK_WIDGET (f->window), "Export", answered_cb, answer, freed_cb);
  dialog = shown_dialog ();
  g_assert_nonnull (dialog);
  gtk_editable_set_text (GTK_EDITABLE (nth_widget (dialog, ADW_TYPE_ENTRY_ROW, 0)), typed);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_answers (WindowFixture *f, gconstpointer data)
{
  Answer answer = { 0 };

  ask (f, &answer, "  https://example.org/tiles ", "go-on");
  g_assert_cmpuint (answer.n_answers, ==, 1);
  g_assert_cmpstr (answer.address, ==, "https://example.org/tiles");
  ask (f, &answer, "  ", "go-on");
  g_assert_cmpuint (answer.n_answers, ==, 2);
  g_assert_null (answer.address);
  /* Who has the answer has the data. */
  g_assert_cmpuint (answer.n_freed, ==, 0);
  ask (f, &answer, "https://example.org/", "cancel");
  g_assert_cmpuint (answer.n_answers, ==, 2);
  g_assert_cmpuint (answer.n_freed, ==, 1);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/address-dialog/answers", WindowFixture, NULL, set_up, test_answers, tear_down);
  return g_test_run ();
}
