/* A set with texts in two languages, for tests of the table of texts. */
#pragma once

#include <string.h>

#include <pango/pangocairo.h>

#include "app/localise/text-table-edit.h"
#include "app/localise/text-table.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static const char ford_xml[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
    "<title>Ford</title><title xml:lang='cs'>Brod</title>\n"
    "<description>Fords and cities.</description>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='FORD-001'><statement>A toll halves its road.</statement></rule>\n"
    "<symbol id='toll'><title>Toll</title>\n"
    "<title xml:lang='cs' draft='true'>Mýto</title>\n"
    "<counted form='0'>%d toll</counted><counted form='1'>%d tolls</counted></symbol>\n"
    "<effect features='road' events='complete' stage='divide' points='2' if-symbol='toll'"
    " rules='FORD-001'/></rules>\n"
    "<tile id='A' count='2'><road edges='E W' symbols='toll'/></tile>\n"
    "</tile-set>\n";

/* The table of a new document with that set. */
static inline TwTextTable *
new_table (TwDocument **out_document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("ford", ford_xml, -1, &error);
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  TwTextTable *table;

  g_assert_no_error (error);
  *out_document = tw_document_new_for_set (set, NULL, NULL);
  table = tw_text_table_new (*out_document, context);
  g_object_unref (context);
  tw_text_table_set_active (table, TRUE);
  return table;
}

/* The row of form @form of a text. */
static inline TwTextRow *
row_at (TwTextTable *table, const char *context, guint form)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table)); i++)
    {
      g_autoptr (TwTextRow) row = g_list_model_get_item (G_LIST_MODEL (table), i);

      if (strcmp (row->context, context) == 0 && row->form == form)
        return row;
    }
  g_assert_not_reached ();
}

static inline char *
set_xml (TwDocument *document)
{
  return tw_tile_set_file_to_xml (tw_document_get_set (document), NULL);
}
