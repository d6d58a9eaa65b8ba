/* The Texts page of a small set in three languages, of which Czech is shown. */
#pragma once

#include <string.h>

#include "app/localise/text-cell.h"
#include "app/localise/texts-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>Ford</title><title xml:lang='cs'>Brod</title>\n"
    "<title xml:lang='he'>מעברה</title>\n"
    "<description>Fords and cities.</description>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<symbol id='mill'><title>Mill</title></symbol>\n"
    "<symbol id='toll'><title>Toll</title><title xml:lang='cs'>Mýto</title></symbol></rules>\n"
    "<tile id='A' count='2'><road edges='E W' symbols='toll'/></tile>\n"
    "</tile-set>\n";

static inline void
set_up (PageFixture *f, gconstpointer data)
{
  page_show_text (f, small, tw_texts_page_new, 1280);
  gtk_widget_activate_action (f->page, "texts.language", "s", "cs");
}

static inline TwTextCell *
cell_at (PageFixture *f, guint index)
{
  return TW_TEXT_CELL (nth_widget (f->page, TW_TYPE_TEXT_CELL, index));
}

static inline GtkEditable *
entry_at (PageFixture *f, guint index)
{
  return GTK_EDITABLE (nth_widget (GTK_WIDGET (cell_at (f, index)), GTK_TYPE_ENTRY, 0));
}

static inline gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}
