/* The Rules page of a set with two rules and a counter, and what is done with the sentences beside the list. */
#pragma once

#include "app/ruleset/procedure-view.h"
#include "app/widgets/offer-row.h"
#include "tests/app/ruleset/rules-page-fixture.h"

#define RAIN "When a tile with the symbol “Mill” has been laid:"
#define SUN  "After the counting, when a tile with the symbol “Mill” has been laid:"

static const char wet[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill' on='road'><title>Mill</title></symbol>\n"
    "<counter id='flood' most='3'><title>Flood</title></counter>\n"
    "<procedure id='rain' at='laid' if-symbol='mill'><change what='flood' by='1'/></procedure>\n"
    "<procedure id='sun' at='after-counting' if-symbol='mill'><change what='flood' "
    "n='0'/></procedure>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

static inline void
set_up_wet (PageFixture *f, gconstpointer data)
{
  page_show_text (f, wet, tw_rules_page_new, 1100);
}

/* A rule that gives points for each meeple. */
static inline void
set_up_asking (PageFixture *f, gconstpointer data)
{
  page_show_text (f,
                  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                  "<procedure id='rain' at='laid'>\n"
                  "<each as='who' what='figure'><where of='meeple'/>"
                  "<give what='points' n='1' to='who'/></each>"
                  "</procedure></rules>\n"
                  "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                  "</tile-set>\n",
                  tw_rules_page_new, 1100);
}

/* What happens, if that is what is shown. */
static inline GtkWidget *
view_of (PageFixture *f)
{
  return nth_widget (f->page, TW_TYPE_PROCEDURE_VIEW, 0);
}

/* The button of the view with that tooltip or label. */
static inline GtkWidget *
button_of (PageFixture *f, const char *words)
{
  GtkWidget *button;

  for (guint i = 0; (button = nth_widget (view_of (f), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0
        || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), words) == 0)
      return button;
  g_assert_not_reached ();
}

static inline void
press (PageFixture *f, const char *words)
{
  GtkWidget *button = button_of (f, words);

  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  wait_until (page_is_quiet, f);
}

static inline const char *
line (PageFixture *f, guint n)
{
  return gtk_label_get_text (GTK_LABEL (nth_widget (view_of (f), GTK_TYPE_LABEL, n)));
}

/* Opens line @n, or closes it. */
static inline void
toggle (PageFixture *f, guint n)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, n));

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
  wait_until (page_is_quiet, f);
}

/* The row of the view with that title, or NULL. */
static inline GtkWidget *
part_row (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (view_of (f), ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  return NULL;
}

/* Whether line @n says those words. */
static inline gboolean
told (PageFixture *f, guint n, const char *words)
{
  GtkWidget *button = nth_widget (view_of (f), GTK_TYPE_TOGGLE_BUTTON, n);

  return button != NULL
         && strcmp (gtk_label_get_text (GTK_LABEL (nth_widget (button, GTK_TYPE_LABEL, 0))), words)
                == 0;
}

/* What is waited for: that line @n says @words. */
typedef struct
{
  PageFixture *f;
  guint n;
  const char *words;
} Line;

static inline gboolean
line_says (gpointer data)
{
  const Line *wanted = data;

  return told (wanted->f, wanted->n, wanted->words);
}

static inline void
wait_says (PageFixture *f, guint n, const char *words)
{
  Line wanted = { f, n, words };

  wait_until (line_says, &wanted);
}

static inline gboolean
is_modified (gpointer data)
{
  return tw_document_is_modified (((PageFixture *) data)->document);
}

/* The offer of the row @title that says @words, NULL if it does not offer it. */
static inline GtkWidget *
find_offer (PageFixture *f, const char *title, const char *words)
{
  GtkWidget *row = part_row (f, title), *list, *offer;

  g_assert_true (TW_IS_OFFER_ROW (row));
  tw_offer_row_open (TW_OFFER_ROW (row));
  list = nth_widget (row, GTK_TYPE_LIST_BOX, 0);
  for (int i = 0;
       (offer = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i))) != NULL; i++)
    if (strcmp (gtk_label_get_text (
                    GTK_LABEL (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (offer)))),
                words)
        == 0)
      return offer;
  return NULL;
}

static inline void
take_offer (PageFixture *f, const char *title, const char *words)
{
  GtkWidget *offer = find_offer (f, title, words);

  g_assert_nonnull (offer);
  g_signal_emit_by_name (gtk_widget_get_parent (offer), "row-activated", offer);
}
