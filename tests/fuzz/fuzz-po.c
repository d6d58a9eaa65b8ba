/* PO files: read, written, read again the same, and taken into a set. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/localise/po-reader.h"
#include "engine/localise/text-file.h"
#include "engine/localise/text-po-import.h"

static const char set_xml[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" "
    "id=\"s\"><title>Vineyards</title>"
    "<description>a\nb</description><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
    "<symbol id=\"toll\"><title>toll</title><counted form=\"0\">%d toll</counted>"
    "<counted form=\"1\">%d tolls</counted></symbol></rules><tile id=\"A\" symbols=\"toll\"/>"
    "</tile-set>";

/* What was taken from the file can be read again. */
static void
take (const TwPoFile *po)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("s.xml", set_xml, -1, &error);
  xmlDoc *document = tw_tile_set_to_document (set);
  TwTextList *list = tw_text_list_new (document);
  g_auto (TwTextPoReport) report = { 0 };

  if (tw_text_po_import (list, po, "fuzz.po", NULL, &report, &error))
    {
      g_autoptr (TwTileSet) changed = tw_tile_set_with_texts (set, document, &error);

      g_assert_no_error (error);
      g_assert_nonnull (changed);
    }
  tw_text_list_free (list);
  xmlFreeDoc (document);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPoFile) po = tw_po_file_parse ("fuzz.po", (const char *) data, size, &error);
  g_autoptr (TwPoFile) again = NULL;
  g_autofree char *text = NULL, *same = NULL;

  g_assert ((po != NULL) == (error == NULL));
  if (po == NULL)
    return 0;
  take (po);
  tw_po_file_set_field (po, "Content-Type", "text/plain; charset=UTF-8");
  text = tw_po_file_to_text (po);
  again = tw_po_file_parse ("again.po", text, strlen (text), &error);
  g_assert_no_error (error);
  same = tw_po_file_to_text (again);
  g_assert_cmpstr (text, ==, same);
  return 0;
}
