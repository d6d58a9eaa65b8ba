/* Lists of packages: what is in a folder, and what nobody may be made to open by one. */
#include "engine/format/package-index.h"

#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/package-writer.h"
#include "engine/format/tile-set-file.h"

static const char fair[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='fair' author='Anna' "
    "release='1.2' "
    "requires='base river'><title>Fair</title><title xml:lang='cs'>Jarmark</title>"
    "<tile id='A' count='3'><road edges='E W'/></tile></tile-set>";

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("fair.xml", fair, -1, NULL);
  gsize length;
  g_autofree char *bytes = NULL;

  f->folder = g_dir_make_tmp ("tilewright-index-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "fair.tilewright", NULL);
  bytes = tw_package_file_to_data (f->path, set, &length, NULL);
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_remove (f->path);
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->folder);
  g_free (f->path);
}

static GPtrArray *
make_and_read (const Fixture *f)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *json = tw_package_index_make (f->folder, problems, &error);
  GPtrArray *packages;

  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  packages = tw_package_index_parse ("packages.json", json, strlen (json), &error);
  g_assert_no_error (error);
  return packages;
}

static void
test_told (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) packages = make_and_read (f);
  const TwListedPackage *package = packages->pdata[0];

  g_assert_cmpuint (packages->len, ==, 1);
  g_assert_cmpstr (package->file, ==, "fair.tilewright");
  g_assert_cmpstr (package->id, ==, "fair");
  g_assert_cmpstr (tw_texts_get (package->titles, ""), ==, "Fair");
  g_assert_cmpstr (tw_texts_get (package->titles, "cs"), ==, "Jarmark");
  g_assert_cmpstr (package->version, ==, "1.2");
  g_assert_cmpstr (package->author, ==, "Anna");
  g_assert_null (package->licence);
  g_assert_null (package->cover);
  g_assert_cmpuint (package->n_tiles, ==, 3);
  g_assert_cmpstr (package->requires[0], ==, "base");
  g_assert_cmpstr (package->requires[1], ==, "river");
  g_assert_null (package->requires[2]);
}

/* The package that is told of is opened, and no other in its place. */
static void
test_read (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) packages = make_and_read (f);
  const TwListedPackage *package = packages->pdata[0];
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_listed_package_read (package, f->folder, &error), none = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_no_error (error);
  g_assert_cmpstr (set->id, ==, "fair");
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  bytes[length / 2] ^= 1;
  g_assert_true (g_file_set_contents (f->path, bytes, (gssize) length, NULL));
  none = tw_listed_package_read (package, f->folder, &error);
  g_assert_null (none);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_clear_error (&error);
  g_remove (f->path);
  none = tw_listed_package_read (package, f->folder, &error);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
}

#define SUM "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"

/* @member in place of the sound one of its name. */
static char *
list_with (const char *name, const char *value)
{
  static const char *const members[][2] = {
    { "file", "\"a.tilewright\"" }, { "id", "\"a\"" },    { "titles", "{\"\":\"A\"}" },
    { "version", "null" },          { "tiles", "3" },     { "size", "100" },
    { "sha256", "\"" SUM "\"" },    { "requires", "[]" },
  };
  GString *json = g_string_new ("{\"tilewright-packages\":1,\"packages\":[{");

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    g_string_append_printf (json, "%s\"%s\":%s", i > 0 ? "," : "", members[i][0],
                            strcmp (members[i][0], name) == 0 ? value : members[i][1]);
  g_string_append (json, "}]}");
  return g_string_free (json, FALSE);
}

static void
test_hostile (void)
{
  static const struct
  {
    const char *name;
    const char *value;
  } members[] = {
    { "file", "\"../a.tilewright\"" },
    { "file", "\"/etc/a.tilewright\"" },
    { "file", "\"b/a.tilewright\"" },
    { "file", "\"..\\\\a.tilewright\"" },
    { "file", "\"C:a.tilewright\"" },
    { "file", "\".tilewright\"" },
    { "file", "\".a.tilewright\"" },
    { "file", "\"a.xml\"" },
    { "file", "\"\"" },
    { "file", "7" },
    { "file", "null" },
    { "id", "[]" },
    { "titles", "\"A\"" },
    { "titles", "{\"not a language\":\"A\"}" },
    { "titles", "{\"\":1}" },
    { "version", "1" },
    { "tiles", "-1" },
    { "tiles", "\"3\"" },
    { "size", "0" },
    { "size", "99999999999999999999" },
    { "size", "1e300" },
    { "sha256", "\"abc\"" },
    { "sha256", "\"0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef\"" },
    { "requires", "\"base\"" },
    { "requires", "[1]" },
  };
  static const char *const lists[] = {
    "[]",
    "{}",
    "{\"tilewright-packages\":1}",
    "{\"tilewright-packages\":1,\"packages\":{}}",
    "{\"tilewright-packages\":1,\"packages\":[1]}",
    "\"Ro\"{\"tilewright-packages\":1,\"packages\":[]}",
    "{\"tilewright-packages\":1,\"packages\":[]} {}",
    "{\"tilewright-packages\":1,\"packages\":[]}\n7",
    "{\"tilewright-packages\":2,\"packages\":[]}",
  };
  g_autofree char *sound = list_with ("", "");
  g_autoptr (GError) none = NULL;
  g_autoptr (GPtrArray) packages = tw_package_index_parse ("l.json", sound, strlen (sound), &none);

  g_assert_no_error (none);
  g_assert_cmpuint (packages->len, ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *json = list_with (members[i].name, members[i].value);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", json);
      g_assert_null (tw_package_index_parse ("l.json", json, strlen (json), &error));
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "l.json"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tw_package_index_parse ("l.json", lists[i], strlen (lists[i]), &error));
      g_assert_nonnull (error);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/package-index/told", Fixture, NULL, set_up, test_told, tear_down);
  g_test_add ("/package-index/read", Fixture, NULL, set_up, test_read, tear_down);
  g_test_add_func ("/package-index/hostile", test_hostile);
  return g_test_run ();
}
