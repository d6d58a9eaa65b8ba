/* New names of tiles in case files. */
#include "engine/case/case-rename.h"

#include <glib/gstdio.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

typedef struct
{
  char *folder;
  char *path;
  TwTileSet *set;
  GHashTable *renames;
} Fixture;

/* The set "mine": T1 was T0, E2 was E, D was X; the base game has D, E and X, too. */
static void
set_up (Fixture *f, gconstpointer data)
{
  static const char *const ids[] = { "T1", "E2", "D" };

  f->folder = g_dir_make_tmp ("tilewright-rename-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "mine.xml", NULL);
  f->set = tw_tile_set_new ("mine");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (TwTile) tile = tw_tile_new (ids[i], 2, NULL);

      tw_tile_set_insert_tile (f->set, -1, tile);
    }
  f->renames = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (f->renames, (gpointer) "T0", (gpointer) "T1");
  g_hash_table_insert (f->renames, (gpointer) "E", (gpointer) "E2");
  g_hash_table_insert (f->renames, (gpointer) "Y", (gpointer) "D");
  g_assert_true (g_file_set_contents (f->path, "", 0, NULL));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_cmpint (g_remove (f->path), ==, 0);
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_hash_table_unref (f->renames);
  tw_tile_set_unref (f->set);
  g_free (f->path);
  g_free (f->folder);
}

static void
assert_renamed (Fixture *f, const char *text, const char *expected, guint n)
{
  guint n_renamed;
  g_autofree char *out =
      tw_case_text_rename (text, f->folder, f->path, f->set, f->renames, &n_renamed);

  g_assert_cmpstr (out, ==, expected);
  g_assert_cmpuint (n_renamed, ==, n);
}

static void
test_places (Fixture *f, gconstpointer data)
{
  assert_renamed (f,
                  "# T0@0,0/0 here is said\ncase A T0 in a title\nuse mine.xml\nstart T0@0,0/0\n"
                  "given bag=T0,W*2,T0*3  P1:hand=T0\nturn P1 T0#G@1,0/90 -\n  draw=T0 # T0@1,1/0\n"
                  "turn P1 meeple@0,0:road(W)\nexpect next=T0 T0@1,0/90\nlegal P2 next=T0\n",
                  "# T0@0,0/0 here is said\ncase A T0 in a title\nuse mine.xml\nstart T1@0,0/0\n"
                  "given bag=T1,W*2,T1*3  P1:hand=T1\nturn P1 T1#G@1,0/90 -\n  draw=T1 # T0@1,1/0\n"
                  "turn P1 meeple@0,0:road(W)\nexpect next=T0 T1@1,0/90\nlegal P2 next=T1\n",
                  8);
}

static void
test_others (Fixture *f, gconstpointer data)
{
  g_test_summary ("Tiles of other sets, of other cases and of the case itself stay");
  assert_renamed (f, "case A a\nuse base\nturn P1 E@1,0/0\n",
                  "case A a\nuse base\nturn P1 E@1,0/0\n", 0);
  /* Both have E: unqualified it is refused, so only what names the set is meant. */
  assert_renamed (f, "use base mine.xml:tiles\ncase A a\nturn P1 E@1,0/0\nturn P2 mine:E@2,0/0\n",
                  "use base mine.xml:tiles\ncase A a\nturn P1 E@1,0/0\nturn P2 mine:E2@2,0/0\n", 1);
  /* The base game has a D: the new name needs the set's. */
  assert_renamed (f, "case A a\nuse base mine.xml\nturn P1 Y@1,0/0\ncase B b\nuse base\nbag=Y\n",
                  "case A a\nuse base mine.xml\nturn P1 mine:D@1,0/0\ncase B b\nuse base\nbag=Y\n",
                  1);
  assert_renamed (f, "case A a\nuse mine.xml\ntile T0 FFFF\nturn P1 T0@1,0/0",
                  "case A a\nuse mine.xml\ntile T0 FFFF\nturn P1 T0@1,0/0", 0);
  assert_renamed (f, "case A a\r\nuse ../mine.xml\r\nturn P1 T0@1,0/0\r\n",
                  "case A a\r\nuse ../mine.xml\r\nturn P1 T0@1,0/0\r\n", 0);
}

static void
test_package (Fixture *f, gconstpointer data)
{
  guint n_renamed;
  g_autofree char *out = tw_case_text_rename ("case A a\nuse base ../set.xml\nturn P1 T0@1,0/0\n",
                                              NULL, NULL, f->set, f->renames, &n_renamed);

  g_assert_cmpstr (out, ==, "case A a\nuse base ../set.xml\nturn P1 T1@1,0/0\n");
  g_assert_cmpuint (n_renamed, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func)                                                                            \
  g_test_add ("/format/case-rename/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("places", test_places);
  ADD ("others", test_others);
  ADD ("package", test_package);
#undef ADD
  return g_test_run ();
}
