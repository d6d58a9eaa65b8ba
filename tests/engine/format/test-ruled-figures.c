/* Figures that were made to be moved by hand, and that rules move. */
#include <string.h>

#include "engine/own/own-rules.h"
#include "engine/format/tile-set-file.h"

/* A figure that a rule names is moved by that rule, whatever its file says; what is changed says
 * so. */
static void
test_ruled_figure (void)
{
  static const char text[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"mine\">"
      "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
      "<figure id=\"dog\" neutral=\"true\" supply=\"1\" by-hand=\"true\"/>"
      "<figure id=\"cat\" supply=\"1\" by-hand=\"true\"/>"
      "<procedure id=\"bark\" at=\"laid\"><move what=\"dog\" to=\"tile\"/></procedure>"
      "</rules><tile id=\"A\"/></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", text, -1, &error);
  g_autoptr (TwOwnRulesEdit) edit = NULL;
  g_autoptr (TwTileSet) changed = NULL;

  g_assert_no_error (error);
  g_assert_false (tw_vocabulary_find_figure (set->own, "dog")->by_hand);
  g_assert_true (tw_vocabulary_find_figure (set->own, "cat")->by_hand);
  edit = tw_own_rules_edit_new (set);
  changed = tw_own_rules_edit_apply (edit, &error);
  g_assert_no_error (error);
  g_assert_null (strstr (changed->own->xml, "id=\"dog\" neutral=\"true\" supply=\"1\" by-hand"));
  g_assert_nonnull (strstr (changed->own->xml, "id=\"cat\" supply=\"1\" by-hand=\"true\""));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/ruled-figures/named", test_ruled_figure);
  return g_test_run ();
}
