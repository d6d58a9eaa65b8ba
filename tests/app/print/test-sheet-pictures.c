/* The pictures beside what lies in the box, on a rules sheet. */
#include <string.h>

#include "app/print/rules-sheet-private.h"
#include "tests/app/remove-tree.h"
#include "tests/engine/shipped-fixture.h"

static const char mills[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mills'><title>Mills</title>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<symbol id='mill' on='road tile'><title>Mill</title></symbol>"
    "<figure id='ox' neutral='true' supply='1' weight='0'><title>Ox</title></figure>"
    "<token id='flour' supply='6'><title>Flour</title><worth by='each' points='2'/></token>"
    "<procedure id='grind' at='laid' if-symbol='mill'><move what='ox' to='tile'/>"
    "<give what='flour'/></procedure></rules>"
    "<tile id='M1' count='3' start='1'><road edges='N S'/></tile>"
    "<tile id='M2' count='2' symbols='mill'/></tile-set>";

static guint
n_pictures (const char *html)
{
  guint n = 0;

  for (const char *at = html; (at = strstr (at, "class=\"piece\"")) != NULL; at++)
    n++;
  return n;
}

/* The value of the fact @name under the heading @part, which has a picture. */
static const char *
seen (const TwRulesSheet *sheet, const char *part, const char *name)
{
  const char *heading = "";

  for (guint i = 0; i < sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = sheet->blocks->pdata[i];

      if (block->kind == TW_SHEET_PART)
        heading = block->texts[0];
      if (block->kind == TW_SHEET_FACT && strcmp (heading, part) == 0
          && strcmp (block->texts[0], name) == 0)
        {
          g_assert_true (tw_rules_sheet_has_picture (block));
          return block->values[0];
        }
    }
  return NULL;
}

/* Whether anything is drawn. */
static gboolean
is_drawn (const TwSheetBlock *block)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 32, 32);
  cairo_t *cr = cairo_create (surface);
  guint n = 0;

  tw_rules_sheet_fact_draw (cr, block, 32);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < 32 * cairo_image_surface_get_stride (surface); i++)
    n += cairo_image_surface_get_data (surface)[i] != 0;
  cairo_surface_destroy (surface);
  return n > 200;
}

/* Tiles, own symbols, figures, tokens, and a figure that is nobody's. */
static void
test_pictures (void)
{
  static const char *const english[] = { "en", NULL };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-own-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mills.xml", NULL);
  g_autofree char *what = g_strconcat ("base:rules ", path, NULL);
  TwGameKit kit = shipped_kit ();
  TwRules *rules;
  g_autoptr (TwRulesSheet) sheet = NULL;
  g_autoptr (GByteArray) pdf = NULL;
  GString *html;

  g_assert_true (g_file_set_contents (path, mills, -1, NULL));
  rules = shipped_rules (&kit, what, 2);
  sheet = tw_rules_sheet_new (rules, NULL, english);
  g_assert_cmpstr (seen (sheet, "The tiles", "Mills"), ==, "5");
  g_assert_cmpstr (seen (sheet, "Symbols on the tiles", "Mill"), ==, "2");
  g_assert_cmpstr (seen (sheet, "Figures of each player", "Meeple"), ==, "7");
  g_assert_cmpstr (seen (sheet, "Figures that belong to nobody", "Ox"), ==, "1");
  g_assert_cmpstr (seen (sheet, "Tokens", "Flour"), ==, "6");
  for (guint i = 0; i < sheet->blocks->len; i++)
    if (tw_rules_sheet_has_picture (sheet->blocks->pdata[i]))
      g_assert_true (is_drawn (sheet->blocks->pdata[i]));
  html = tw_rules_sheet_html (sheet);
  g_assert_cmpuint (n_pictures (html->str), ==, 5);
  g_string_free (html, TRUE);
  pdf = tw_rules_sheet_pdf (sheet, NULL);
  g_assert_nonnull (pdf);
  tw_rules_unref (rules);
  shipped_kit_clear (&kit);
  remove_tree (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-pictures/pictures", test_pictures);
  return g_test_run ();
}
