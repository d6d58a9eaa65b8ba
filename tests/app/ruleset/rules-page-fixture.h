/* The Rules page of a small set with one thing of each sort, in a window of its own. */
#pragma once

#include <string.h>

#include "app/ruleset/own-form.h"
#include "app/ruleset/rules-page.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"
#include "tests/app/ruleset/effect-error.h"

static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>Ford</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<land id='rail'><title>Rail &amp; &lt;b&gt;road&lt;/b&gt;</title></land>\n"
    "<symbol id='mill' on='road'><title>Mill</title>"
    "<title xml:lang='he'>טחנה</title></symbol>\n"
    "<figure id='ox' supply='2' by-hand='true'/>\n"
    "<token id='coin' supply='4' by-hand='true'><title>Coin</title></token>\n"
    "<effect features='road' events='complete' stage='add' per='symbol' symbol='mill' "
    "points='2'/>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
    "</tile-set>\n";

static inline TwOwnForm *
form_of (PageFixture *f)
{
  return TW_OWN_FORM (gtk_widget_get_template_child (f->page, TW_TYPE_RULES_PAGE, "form"));
}

static inline void
set_up (PageFixture *f, gconstpointer data)
{
  page_show_text (f, small, tw_rules_page_new, 1100);
}

static inline TwTileSet *
set_of (PageFixture *f)
{
  return tw_document_get_set (f->document);
}

static inline char *
xml_of (PageFixture *f)
{
  return tw_tile_set_file_to_xml (set_of (f), NULL);
}

/* Whether the document says @words. */
static inline gboolean
document_says (PageFixture *f, const char *words)
{
  g_autofree char *xml = xml_of (f);

  return strstr (xml, words) != NULL;
}

/* The row of the list that says @title. */
static inline GtkWidget *
row_of (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (f->page, ADW_TYPE_ACTION_ROW, i)) != NULL; i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  return NULL;
}

static inline void
choose (PageFixture *f, const char *title)
{
  GtkWidget *row = row_of (f, title);

  g_assert_nonnull (row);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_until (page_is_quiet, f);
}

/* The entry of the form whose row has @title. */
static inline GtkEditable *
entry_of (PageFixture *f, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = nth_widget (GTK_WIDGET (form_of (f)), ADW_TYPE_ENTRY_ROW, i)) != NULL;
       i++)
    if (strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return GTK_EDITABLE (row);
  g_assert_not_reached ();
}

static inline TwEffectGroup *
effect_at (PageFixture *f, guint index)
{
  return TW_EFFECT_GROUP (nth_widget (GTK_WIDGET (form_of (f)), TW_TYPE_EFFECT_GROUP, index));
}
