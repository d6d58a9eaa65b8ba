/* Which names go without quotation marks. */
#include "engine/format/tile-set-file.h"
#include "engine/set/plain-names.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<symbol id='mill' on='tile'><title>Mill</title><title xml:lang='de'>Mühle</title></symbol>"
    "<symbol id='wind' on='tile'><title>Wind of change</title></symbol>"
    "<token id='grain' supply='3'><title>grain</title></token>"
    "<bag id='luck' order='die'><title>Luck</title><item id='1'/><item id='2'/></bag>"
    "</rules><tile id='A' count='2'/></tile-set>";

static void
test_names (void)
{
  static const struct
  {
    const char *language, *words, *plain;
  } rows[] = {
    { "en", "a tile with the symbol “Mill”", "a tile with the symbol Mill" },
    { "en", "“Mill” and “Mill”.", "Mill and Mill." },
    /* Which words are the name nobody could see. */
    { "en", "3 × “grain”, “Wind of change”", "3 × “grain”, “Wind of change”" },
    { "en", "The die “Luck” shows: “1”, “2”.", "The die Luck shows: 1, 2." },
    /* What somebody says. */
    { "en", "Question: “Mill here?”, “Yes”", "Question: “Mill here?”, “Yes”" },
    { "en", "“Mill", "“Mill" },
    { "en", "Mill”", "Mill”" },
    { "de", "das Symbol „Mühle“, oder „Mill“", "das Symbol Mühle, oder „Mill“" },
    { "pl", "symbol „Mill”", "symbol Mill" },
    { "en", "", "" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *const languages[] = { rows[i].language, NULL };
      g_autofree char *plain = tw_plain_names (set->own, g_strdup (rows[i].words), languages);

      g_assert_cmpstr (plain, ==, rows[i].plain);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plain-names/names", test_names);
  return g_test_run ();
}
