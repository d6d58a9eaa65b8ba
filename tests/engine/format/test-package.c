/* Packages: what is in them comes back, and what is out to do harm is refused with a remedy. */

#include <string.h>

#include <archive.h>
#include <archive_entry.h>
#include <glib/gstdio.h>

#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

#define SET                                                                                        \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"x\"><title>X</title>"        \
  "<tile id=\"T1\"><city edges=\"N\"/></tile></tile-set>"

static TwEnclosures *
enclose (TwEnclosures *enclosures, const char *name, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  TwEnclosures *more = tw_enclosures_with (enclosures, name, bytes);

  tw_enclosures_unref (enclosures);
  return more;
}

static TwTileSet *
new_set (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("river", &error);
  TwTileSet *set;
  TwSetChange *change;

  g_assert_no_error (error);
  set = tw_tile_set_copy (shipped);
  set->release = g_strdup ("1.2");
  set->mark = g_strdup ("R");
  change = tw_tile_set_add_change (set, "1.2");
  change->date = g_strdup ("2026-11-21");
  change->texts = tw_texts_with (NULL, "", "A bend more, and a < b & c.");
  change = tw_tile_set_add_change (set, "1.1");
  change->texts = tw_texts_with (NULL, "", "Two lines,\nthe second here.");
  set->enclosures = enclose (NULL, "rulesets/long river.xml", "<ruleset/>");
  set->enclosures = enclose (set->enclosures, "cover.png", "not really");
  set->enclosures = enclose (set->enclosures, "pictures/a.svg", "<svg/>");
  return set;
}

static void
test_round_trip (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = new_set (), read = NULL;
  g_autofree char *first = NULL, *second = NULL, *xml = NULL, *xml_read = NULL;
  gsize first_length, second_length;

  first = tw_package_file_to_data ("x.tilewright", set, &first_length, &error);
  g_assert_no_error (error);
  g_assert_true (tw_package_file_is (first, first_length));
  read = tw_tile_set_file_parse ("x.tilewright", first, (gssize) first_length, &error);
  g_assert_no_error (error);
  xml = tw_tile_set_file_to_xml (set, NULL);
  xml_read = tw_tile_set_file_to_xml (read, NULL);
  g_assert_cmpstr (xml, ==, xml_read);
  g_assert_true (tw_enclosures_equal (set->enclosures, read->enclosures));
  g_assert_cmpuint (read->enclosures->n_enclosures, ==, 3);
  g_assert_cmpstr (read->enclosures->enclosures[0].name, ==, "cover.png");
  g_assert_cmpstr (read->release, ==, "1.2");
  g_assert_cmpstr (read->mark, ==, "R");
  g_assert_cmpuint (read->n_changes, ==, 2);
  g_assert_cmpstr (tw_texts_get (read->changes[0].texts, ""), ==, "A bend more, and a < b & c.");
  g_assert_cmpstr (tw_texts_get (read->changes[1].texts, ""), ==, "Two lines,\nthe second here.");
  g_assert_cmpstr (read->changes[0].date, ==, "2026-11-21");
  g_assert_null (read->warnings);
  second = tw_package_file_to_data ("x.tilewright", read, &second_length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (first, first_length, second, second_length);
}

static void
test_unpack (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = new_set ();
  g_autofree char *folder = g_dir_make_tmp ("tilewright-package-XXXXXX", &error);
  g_autofree char *inner = g_build_filename (folder, "unpacked", NULL);
  g_autofree char *ruleset = g_build_filename (inner, "rulesets", "long river.xml", NULL);
  g_autofree char *text = NULL;
  const char *const files[] = { "unpacked/set.xml",
                                "unpacked/rulesets/long river.xml",
                                "unpacked/cover.png",
                                "unpacked/pictures/a.svg",
                                "unpacked/rulesets",
                                "unpacked/pictures",
                                "unpacked" };

  g_assert_true (tw_package_file_unpack (set, inner, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (ruleset, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "<ruleset/>");
  /* What is there is never written over. */
  g_assert_false (tw_package_file_unpack (set, inner, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A part of it is not left: in the way of the last file there is another one, or it is given up. */
static void
test_unpack_in_part (void)
{
  g_autoptr (TwTileSet) set = new_set ();
  g_autofree char *folder = g_dir_make_tmp ("tilewright-package-XXXXXX", NULL);
  g_autofree char *pictures = g_build_filename (folder, "pictures", NULL);
  g_autofree char *there = g_build_filename (pictures, "a.svg", NULL);
  g_autofree char *inner = g_build_filename (folder, "new", "unpacked", NULL);
  g_autofree char *new = g_path_get_dirname (inner), *text = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) blocked = NULL, given_up = NULL;

  g_assert_cmpint (g_mkdir (pictures, 0755), ==, 0);
  g_assert_true (g_file_set_contents (there, "mine", -1, NULL));
  g_assert_false (tw_package_file_unpack (set, folder, NULL, &blocked));
  g_assert_error (blocked, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_true (g_file_get_contents (there, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "mine");
  g_cancellable_cancel (cancellable);
  g_assert_false (tw_package_file_unpack (set, inner, cancellable, &given_up));
  g_assert_error (given_up, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_test (new, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_remove (there), ==, 0);
  g_assert_cmpint (g_rmdir (pictures), ==, 0);
  /* Nothing else is there. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* What a test archive is made of. */
typedef struct
{
  const char *name;
  const char *text;
  gsize n_zeros; /* in place of @text */
  const char *link;
} Entry;

static la_ssize_t
write_cb (struct archive *archive, void *user_data, const void *data, size_t length)
{
  g_byte_array_append (user_data, data, (guint) length);
  return (la_ssize_t) length;
}

static GBytes *
new_archive (const Entry *entries, guint n_entries, const char *password)
{
  struct archive *archive = archive_write_new ();
  GByteArray *out = g_byte_array_new ();

  archive_write_set_format_zip (archive);
  if (password != NULL)
    {
      g_assert_cmpint (archive_write_set_options (archive, "zip:encryption=zipcrypt"), ==,
                       ARCHIVE_OK);
      archive_write_set_passphrase (archive, password);
    }
  archive_write_set_bytes_per_block (archive, 0);
  archive_write_open (archive, out, NULL, write_cb, NULL);
  for (guint i = 0; i < n_entries; i++)
    {
      struct archive_entry *entry = archive_entry_new ();
      gsize length = entries[i].text != NULL ? strlen (entries[i].text) : entries[i].n_zeros;
      g_autofree char *zeros = entries[i].text == NULL ? g_malloc0 (length + 1) : NULL;

      archive_entry_set_pathname (entry, entries[i].name);
      archive_entry_set_filetype (entry, entries[i].link != NULL ? AE_IFLNK : AE_IFREG);
      archive_entry_set_perm (entry, 0644);
      if (entries[i].link != NULL)
        archive_entry_set_symlink (entry, entries[i].link);
      else
        archive_entry_set_size (entry, (la_int64_t) length);
      g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
      if (entries[i].link == NULL)
        archive_write_data (archive, entries[i].text != NULL ? entries[i].text : zeros, length);
      archive_entry_free (entry);
    }
  archive_write_close (archive);
  archive_write_free (archive);
  return g_byte_array_free_to_bytes (out);
}

static void
assert_refused (GBytes *bytes, TwFormatError code, const char *words)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (TwTileSet) set =
      tw_tile_set_file_parse ("evil.tilewright", data, (gssize) length, &error);

  g_assert_null (set);
  g_assert_error (error, TW_FORMAT_ERROR, (int) code);
  g_assert_true (g_str_has_prefix (error->message, "evil.tilewright"));
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

static void
assert_entry_refused (Entry entry, TwFormatError code, const char *words)
{
  const Entry entries[] = { { "set.xml", SET, 0, NULL }, entry };
  g_autoptr (GBytes) bytes = new_archive (entries, 2, NULL);

  assert_refused (bytes, code, words);
}

static void
test_hostile (void)
{
  const char *const names[] = { "../evil.xml",      "rulesets/../../evil.xml",
                                "/etc/passwd",      "pictures/..",
                                "..\\evil.xml",     "C:evil.xml",
                                "pictures/a\nb.png" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    assert_entry_refused ((Entry){ names[i], "x", 0, NULL }, TW_FORMAT_ERROR_CONTENT,
                          "outside of it");
  assert_entry_refused ((Entry){ "pictures/a.png", NULL, 0, "/etc/passwd" },
                        TW_FORMAT_ERROR_CONTENT, "a link");
  assert_entry_refused ((Entry){ "set.xml", SET, 0, NULL }, TW_FORMAT_ERROR_CONTENT, "two files");
  assert_entry_refused ((Entry){ "SET.xml", SET, 0, NULL }, TW_FORMAT_ERROR_CONTENT, "two files");
  assert_entry_refused ((Entry){ "mimetype", "application/epub+zip", 0, NULL },
                        TW_FORMAT_ERROR_CONTENT, "another program");
}

static void
test_bombs (void)
{
  Entry many[600];
  Entry large[8] = { { "set.xml", SET, 0, NULL } };
  g_autoptr (GBytes) bytes = NULL, parts = NULL;
  char names[600][32];

  g_test_summary ("Little that becomes much is refused while it is unpacked");
  assert_entry_refused ((Entry){ "pictures/a.png", NULL, 40 << 20, NULL }, TW_FORMAT_ERROR_LIMIT,
                        "larger than 16 MiB");
  for (guint i = 1; i < 8; i++)
    {
      g_snprintf (names[i], sizeof names[i], "pictures/%u.png", i);
      large[i] = (Entry){ names[i], NULL, 15 << 20, NULL };
    }
  parts = new_archive (large, 8, NULL);
  g_assert_cmpuint (g_bytes_get_size (parts), <, 1 << 20);
  assert_refused (parts, TW_FORMAT_ERROR_LIMIT, "MiB");
  for (guint i = 0; i < 600; i++)
    {
      g_snprintf (names[i], sizeof names[i], "cases/%u.case", i);
      many[i] = (Entry){ names[i], "", 0, NULL };
    }
  bytes = new_archive (many, 600, NULL);
  assert_refused (bytes, TW_FORMAT_ERROR_LIMIT, "more than 500 files");
}

static void
test_others (void)
{
  const Entry none[] = { { "readme.txt", "hello", 0, NULL } };
  const Entry wrong[] = { { "set.xml", "<html/>", 0, NULL } };
  const Entry more[] = { { "__MACOSX/._set.xml", "x", 0, NULL },
                         { "set.xml", SET, 0, NULL },
                         { "pictures/.hidden.png", "x", 0, NULL },
                         { "pictures/a.exe", "x", 0, NULL } };
  g_autoptr (GBytes) nothing = new_archive (none, 1, NULL), html = new_archive (wrong, 1, NULL);
  g_autoptr (GBytes) secret = new_archive (more + 1, 1, "secret");
  g_autoptr (GBytes) extra = new_archive (more, 4, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  gsize length;
  const char *data = g_bytes_get_data (extra, &length);

  assert_refused (nothing, TW_FORMAT_ERROR_CONTENT, "no set.xml");
  assert_refused (html, TW_FORMAT_ERROR_CONTENT, "evil.tilewright/set.xml:1");
  assert_refused (secret, TW_FORMAT_ERROR_CONTENT, "password");
  set = tw_package_file_parse ("mac.zip", data, length, &error);
  g_assert_no_error (error);
  g_assert_null (set->enclosures);
  g_assert_cmpuint (g_strv_length (set->warnings), ==, 3);
}

static void
test_damaged (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("x.xml", SET, -1, &error);
  gsize length;
  g_autofree char *data = NULL;
  guint n_refused = 0;

  g_test_summary ("Every cut and every changed byte is refused or read, and never crashes");
  g_assert_no_error (error);
  set->enclosures = enclose (NULL, "pictures/a.svg", "<svg/>");
  data = tw_package_file_to_data ("x.tilewright", set, &length, &error);
  for (gsize at = 4; at < length; at += 3)
    {
      g_autofree char *copy = g_memdup2 (data, length);
      g_autoptr (TwTileSet) cut = tw_package_file_parse ("cut", data, at, NULL);
      g_autoptr (GError) reason = NULL;
      g_autoptr (TwTileSet) changed = NULL;

      g_assert_null (cut);
      copy[at] = (char) (copy[at] ^ 0x55);
      changed = tw_package_file_parse ("changed", copy, length, &reason);
      g_assert_true ((changed == NULL) == (reason != NULL));
      n_refused += changed == NULL;
    }
  g_assert_cmpuint (n_refused, >, 100);
}

static void
test_names (void)
{
  TwEnclosureKind kind;
  g_autofree char *picture = tw_enclosure_name_for (TW_ENCLOSURE_PICTURE, "Můj obrázek.PNG");
  g_autofree char *cover = tw_enclosure_name_for (TW_ENCLOSURE_COVER, "box.jpg");
  g_autofree char *hidden = tw_enclosure_name_for (TW_ENCLOSURE_CASES, "..case");

  g_assert_cmpstr (picture, ==, "pictures/Muj obrazek.png");
  g_assert_cmpstr (cover, ==, "cover.jpg");
  g_assert_cmpstr (hidden, ==, "cases/-.case");
  g_assert_null (tw_enclosure_name_for (TW_ENCLOSURE_RULESET, "virus.exe"));
  g_assert_null (tw_enclosure_name_for (TW_ENCLOSURE_RULESET, ".xml"));
  g_assert_true (tw_enclosure_kind_of ("games/a b.xml", &kind));
  g_assert_cmpint (kind, ==, TW_ENCLOSURE_GAME);
  g_assert_false (tw_enclosure_kind_of ("cover/../x.png", &kind));
  g_assert_false (tw_enclosure_kind_of ("pictures/a/b.png", &kind));
  g_assert_false (tw_enclosure_kind_of ("pictures/.png", &kind));
  g_assert_false (tw_enclosure_kind_of ("Pictures/a.png", &kind));
  g_assert_true (tw_package_file_is_name ("A.Tilewright"));
  g_assert_false (tw_package_file_is_name ("a.xml"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/package/round-trip", test_round_trip);
  g_test_add_func ("/format/package/unpack", test_unpack);
  g_test_add_func ("/format/package/unpack-in-part", test_unpack_in_part);
  g_test_add_func ("/format/package/hostile", test_hostile);
  g_test_add_func ("/format/package/bombs", test_bombs);
  g_test_add_func ("/format/package/others", test_others);
  g_test_add_func ("/format/package/damaged", test_damaged);
  g_test_add_func ("/format/package/names", test_names);
  return g_test_run ();
}
