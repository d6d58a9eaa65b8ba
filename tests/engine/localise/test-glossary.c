/* Terms found in texts, however they are inflected. */
#include "engine/localise/glossary.h"

#include <string.h>

#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"
#include "engine/localise/text-file.h"

/* "city=město+ monastery=klášter-": the hits; + is kept, - is not, ! says what stands instead. */
static char *
find (const TwGlossary *glossary, const char *source, const char *words)
{
  g_autoptr (GArray) hits = tw_glossary_find (glossary, source, "en", words, "cs");
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < hits->len; i++)
    {
      const TwGlossaryHit *hit = &g_array_index (hits, TwGlossaryHit, i);

      g_string_append_printf (out, "%s%s=%s%s", i > 0 ? " " : "", hit->term,
                              hit->words != NULL ? hit->words : "?", hit->is_kept ? "+" : "-");
      if (hit->instead != NULL)
        g_string_append_printf (out, "!%s(%s)", hit->instead, hit->instead_of);
    }
  return g_string_free (out, FALSE);
}

static void
assert_hits (const TwGlossary *glossary,
             const char *source,
             const char *words,
             const char *expected)
{
  g_autofree char *hits = find (glossary, source, words);

  g_assert_cmpstr (hits, ==, expected);
}

static void
test_shipped (void)
{
  g_autofree char *path = tw_data_dir_find (TW_GLOSSARY_FILE);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGlossary) glossary = tw_glossary_load (path, &error);

  g_assert_no_error (error);
  assert_hits (glossary, "Two Cities", "Dvě města", "city=město+");
  assert_hits (glossary, "City by the water", "U hradu", "city=město-!hrad(castle quarter)");
  /* What lies within a longer term is not a hit of its own; capitals do not count. */
  assert_hits (glossary, "Big Meeples", "", "big meeple=velký družiník-");
  assert_hits (glossary, "A roadside inn", "Hostinec", "inn=hostinec+");
  assert_hits (glossary, "Nothing of it", "Nic", "");
}

static void
test_languages (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGlossary) glossary =
      tw_glossary_parse ("terms", "en\tcs\tde\ncity\tměsto\t\nwell\t\tBrunnen\n", &error);
  g_autoptr (GArray) hits = NULL, regional = NULL, other = NULL;

  g_assert_no_error (error);
  assert_hits (glossary, "city well", "u města", "city=město+ well=?-");
  /* "de-AT" is translated as "de", "" counts as English, and nobody knows French. */
  regional = tw_glossary_find (glossary, "well", "", "ein Brunnen", "de-AT");
  g_assert_cmpuint (regional->len, ==, 1);
  g_assert_true (g_array_index (regional, TwGlossaryHit, 0).is_kept);
  other = tw_glossary_find (glossary, "well", "en", "un puits", "fr");
  g_assert_cmpuint (other->len, ==, 1);
  g_assert_null (g_array_index (other, TwGlossaryHit, 0).words);
  hits = tw_glossary_find (glossary, "puits", "fr", "well", "en");
  g_assert_cmpuint (hits->len, ==, 0);
}

static void
test_broken (void)
{
  static const struct
  {
    const char *text;
    const char *place;
  } broken[] = {
    { "", "terms:1:" },
    { "en\tno language\n", "terms:1:" },
    { "en\tcs\ncity\n", "terms:2:" },
    { "en\tcs\ncity\tměsto\n\nroad\tcesta\tput\n", "terms:4:" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tw_glossary_parse ("terms", broken[i].text, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, broken[i].place));
    }
}

/* The set's own words: a symbol that the rules name. */
static void
test_own_terms (void)
{
  static const char xml[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Ford</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<rule id='OWN-001'><statement>A toll ferry halves its road.</statement></rule>"
      "<symbol id='toll'><title>Toll Ferry</title><title xml:lang='cs'>Přívoz s mýtem</title>"
      "</symbol><symbol id='mill'><title>Mill</title></symbol></rules></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own", xml, -1, &error);
  g_autoptr (TwTextFile) file = NULL;
  g_autoptr (TwGlossary) glossary = NULL;

  g_assert_no_error (error);
  file = tw_text_file_new_for_set (set);
  glossary = tw_glossary_new_for_list (file->list);
  /* Nobody else speaks of the mill or the ford. */
  assert_hits (glossary, "A mill at the ford", "", "");
  assert_hits (glossary, "A toll ferry halves its road.", "Přívoz s mýtem",
               "Toll Ferry=Přívoz s mýtem+");
  assert_hits (glossary, "Toll Ferry", "", "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/glossary/shipped", test_shipped);
  g_test_add_func ("/format/glossary/languages", test_languages);
  g_test_add_func ("/format/glossary/broken", test_broken);
  g_test_add_func ("/format/glossary/own-terms", test_own_terms);
  return g_test_run ();
}
