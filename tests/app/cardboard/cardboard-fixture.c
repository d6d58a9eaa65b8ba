/* Print jobs of shipped sets and of sets as text. */
#include "tests/app/cardboard/cardboard-fixture.h"

#include "engine/format/print-element.h"
#include "engine/format/rules-file.h"
#include "engine/format/tile-set-file.h"

TwPrintPlan *
plan_of (const char *words)
{
  TwPrintPlan *plan = tw_print_plan_new ();
  g_auto (GStrv) values = g_strsplit (words, " ", -1);

  for (guint i = 0; values[i] != NULL; i++)
    {
      g_auto (GStrv) value = g_strsplit (values[i], "=", 2);
      g_autoptr (GError) error = NULL;

      if (*value == NULL)
        continue;
      tw_print_element_set (plan, value[0], value[1], &error);
      g_assert_no_error (error);
    }
  return plan;
}

TwTileSet *
shipped_set (const char *id)
{
  g_autofree char *path = tw_tile_set_file_find (id);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_load (path, &error);

  g_assert_no_error (error);
  return set;
}

TwTileSet *
set_of (const char *elements)
{
  g_autofree char *xml =
      g_strconcat ("<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"sample\">"
                   "<title>Sample</title>",
                   elements, "</tile-set>", NULL);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("sample", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

TwPrintJob *
job_of (const TwTileSet *set, const char *words)
{
  g_autoptr (TwPrintPlan) plan = plan_of (words);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) shipped = tw_rules_file_load_shipped (&error);

  g_assert_no_error (error);
  return tw_print_job_new (set, shipped, plan, NULL, NULL, 0);
}

GArray *
tiles_of (guint n)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (TwPrintPiece));

  for (guint i = 0; i < n; i++)
    {
      const TwPrintPiece tile = {
        .kind = TW_PRINT_TILE, .tile = i, .variant = -1, .width = 45, .height = 45, .count = 1
      };

      g_array_append_val (tiles, tile);
    }
  return tiles;
}

TwPrintLayout *
layout_of (guint n, const char *words)
{
  g_autoptr (TwPrintPlan) plan = plan_of (words);

  return tw_print_layout_new (plan, tiles_of (n), tiles_of (0));
}

const TwPrintPlace *
place_at (const TwPrintLayout *layout, guint n, guint i)
{
  const TwPrintPage *page = tw_print_layout_page (layout, n);

  g_assert_cmpuint (i, <, page->n_places);
  return tw_print_layout_place (layout, page, i);
}
