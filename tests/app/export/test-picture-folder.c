/* A folder of pictures with its table: names that clash, texts that need quotes, and backs. */
#include "app/export/picture-folder.h"

#include "engine/format/tile-set-file.h"
#include "tests/app/remove-tree.h"

/* "A#G" and "A-G" and "a-g" would be one file on some systems; so would the backs of B and C be. */
static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='small'><title>Small</title>"
    "<tile id='A' count='3'><road edges='E W'/><variant id='G' count='1'><garden/></variant></tile>"
    "<tile id='A-G' count='1' start='1'><city edges='N'/><name>Town, \"old\"</name></tile>"
    "<tile id='a-g' count='2' back='night'><name>=1+1</name></tile>"
    "<tile id='C' count='0' back='Night!'/>"
    "</tile-set>";

static void
test_table (void)
{
  static const char *const expected =
      "file,id,name,count,start,back,width,height\r\n"
      "A-x2.png,A,,2,0,back.png,32,32\r\n"
      "A-G-x1.png,A#G,,1,0,back.png,32,32\r\n"
      "A-G-2-x1.png,A-G,\"Town, \"\"old\"\"\",1,1,back.png,32,32\r\n"
      "a-g-3-x2.png,a-g,\"'=1+1\",2,0,back--night.png,32,32\r\n"
      "C-x0.png,C,,0,0,back--Night-2.png,32,32\r\n";
  static const char *const files[] = { "A-x2.png",        "A-G-x1.png",       "A-G-2-x1.png",
                                       "a-g-3-x2.png",    "C-x0.png",         "back.png",
                                       "back--night.png", "back--Night-2.png" };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-pictures-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "small", NULL);
  g_autofree char *table = g_build_filename (path, "tiles.csv", NULL), *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("small.xml", small, -1, &error);

  g_assert_no_error (error);
  g_assert_true (tw_picture_folder_save (set, path, 32, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (table, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *file = g_build_filename (path, files[i], NULL);

      g_assert_true (g_file_test (file, G_FILE_TEST_IS_REGULAR));
    }
  /* Once more it is in the way. */
  g_assert_false (tw_picture_folder_save (set, path, 32, NULL, &error));
  g_assert_nonnull (error);
  remove_tree (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picture-folder/table", test_table);
  return g_test_run ();
}
