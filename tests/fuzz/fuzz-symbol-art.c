/* SVG pictures of symbols: cleaned, cleaned again to the same bytes, put into a set and read back.
 */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "engine/own/own-rules.h"
#include "engine/format/symbol-art.h"
#include "engine/format/tile-set-writer.h"

static const char set_xml[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"s\">"
    "<title>Vineyards</title><tile id=\"A\"/></tile-set>";

/* What is taken is what a set keeps, and comes back from its file. */
static void
take (char *art)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("s.xml", set_xml, -1, &error);
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  const TwSymbolType symbol = { .id = (char *) "toll", .art = art };
  g_autoptr (TwTileSet) with = NULL, again = NULL;
  g_autofree char *text = NULL;

  tw_own_rules_put_symbol (edit, &symbol);
  with = tw_own_rules_edit_apply (edit, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tw_vocabulary_find_symbol (with->own, "toll")->art, ==, art);
  text = tw_tile_set_file_to_xml (with, NULL);
  again = tw_tile_set_file_parse ("s.xml", text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tw_vocabulary_find_symbol (again->own, "toll")->art, ==, art);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *art =
      tw_symbol_art_clean ("fuzz.svg", (const char *) data, (gssize) size, &error);
  g_autofree char *same = NULL;

  g_assert ((art != NULL) == (error == NULL));
  if (art == NULL)
    return 0;
  g_assert_cmpuint (strlen (art), <=, TW_ART_MAX_BYTES);
  same = tw_symbol_art_clean ("again.svg", art, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (art, ==, same);
  take (art);
  return 0;
}
