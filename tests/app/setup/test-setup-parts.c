/* What can be in play: from a ruleset, and back to one; own rulesets are kept, renamed, deleted. */
#include <string.h>

#include <glib/gstdio.h>

#include "app/setup/own-rulesets.h"
#include "app/document/shared-kit.h"
#include "app/setup/setup-parts-ruleset.h"
#include "app/setup/setup-parts.h"
#include "engine/format/format-error.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/limits.h"
#include "engine/setup/play-rules.h"
#include "tests/app/remove-tree.h"

static const char *const no_settings[] = { NULL };

typedef struct
{
  TwGameKit kit;
  TwTileSet *base;
  GPtrArray *parts;
  char *folder;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  memset (f, 0, sizeof *f);
  g_assert_true (tw_shared_kit_load (&f->kit, &error));
  f->base = tw_shipped_set_load ("base", &error);
  g_assert_no_error (error);
  f->parts = tw_setup_parts_new (&f->kit, f->base);
  f->folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  remove_tree (f->folder);
  g_free (f->folder);
  g_ptr_array_unref (f->parts);
  tw_tile_set_unref (f->base);
  tw_play_rules_kit_clear (&f->kit);
}

static TwSetupPart *
find (Fixture *f, const char *word)
{
  for (guint i = 0; i < f->parts->len; i++)
    if (strcmp (((TwSetupPart *) f->parts->pdata[i])->word, word) == 0)
      return f->parts->pdata[i];
  return NULL;
}

static TwRules *
compile (Fixture *f, const TwRuleset *like, const char *const *settings, guint n, GError **error)
{
  g_autoptr (TwRuleset) ruleset = tw_setup_parts_to_ruleset (f->parts, like, settings);
  g_autoptr (GPtrArray) sets = tw_setup_parts_dup_sets (f->parts);

  return tw_play_rules_of_ruleset (&f->kit, f->base, ruleset, sets, n, error);
}

/* With the files that the ruleset names, which are read in between. */
static void
follow (Fixture *f, const TwRuleset *ruleset)
{
  g_autoptr (GHashTable) files = NULL;
  g_auto (GStrv) paths = NULL;

  tw_setup_parts_follow (f->parts, &f->kit, f->base, ruleset, NULL);
  paths = tw_setup_parts_dup_awaited (f->parts);
  if (paths[0] == NULL)
    return;
  files = tw_setup_read_files ((const char *const *) paths);
  tw_setup_parts_follow (f->parts, &f->kit, f->base, ruleset, files);
}

/* A set of one tile, as somebody draws it. */
static char *
write_set (Fixture *f, const char *id, guint count)
{
  g_autofree char *name = g_strdup_printf ("%s.xml", id);
  char *path = g_build_filename (f->folder, name, NULL);
  g_autofree char *xml =
      g_strdup_printf ("<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"%s\">\n"
                       "  <title>Mine</title>\n"
                       "  <tile id=\"Own\" count=\"%u\"><road edges=\"E W\"/></tile>\n"
                       "</tile-set>\n",
                       id, count);

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  return path;
}

/* The base game has 72 tiles, the River 12; two copies of the one and three of the other. */
static void
test_copies (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL, more = NULL, alone = NULL;

  tw_setup_parts_count (f->parts);
  g_assert_true (find (f, "base")->is_played);
  g_assert_cmpuint (find (f, "base")->n_tiles, ==, 72);
  g_assert_cmpuint (find (f, "river")->n_tiles, ==, 12);
  g_assert_cmpuint (find (f, "messages")->n_tiles, ==, 0);
  rules = compile (f, NULL, no_settings, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rules->catalogue->n_copies, ==, 72);
  find (f, "base")->copies = 2;
  find (f, "river")->copies = 3;
  find (f, "river")->facets = TW_PART_ALL;
  more = compile (f, NULL, no_settings, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (more->catalogue->n_copies, ==, 2 * 72 + 3 * 12);
  /* Nobody has said how many may play: one may. */
  alone = compile (f, NULL, no_settings, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (alone->n_players, ==, 1);
  /* 8000 tiles are a game's bound: 99 copies of 72 stay below it. */
  g_assert_cmpuint (tw_setup_part_most_copies (find (f, "base")), ==, 99);
}

/* A part's rules without its tiles, and its tiles without its rules. */
static void
test_facets (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_auto (GStrv) in_play = NULL;

  find (f, "inns-and-cathedrals")->facets = TW_PART_RULES;
  find (f, "traders-and-builders")->facets = TW_PART_TILES;
  find (f, "abbot")->facets = TW_PART_RULES;
  rules = compile (f, NULL, no_settings, 2, &error);
  g_assert_no_error (error);
  g_assert_true (
      tw_part_is_among ((const char *const *) rules->parts, "inns-and-cathedrals", TW_PART_RULES));
  g_assert_true (tw_part_is_among ((const char *const *) rules->parts, "abbot", TW_PART_RULES));
  g_assert_false (
      tw_part_is_among ((const char *const *) rules->parts, "traders-and-builders", TW_PART_RULES));
  g_assert_cmpuint (rules->catalogue->n_copies, ==, 72 + 24);
  in_play = tw_setup_parts_dup_rules (f->parts);
  g_assert_true (g_strv_contains ((const char *const *) in_play, "abbot"));
  g_assert_false (g_strv_contains ((const char *const *) in_play, "traders-and-builders"));
}

/* A ruleset says what is in play, and what is offered is; its parameters stay. */
static void
test_follow (Fixture *f, gconstpointer data)
{
  static const char *const settings[] = { "city.tiny.tiles", "2", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRuleset) count = tw_ruleset_file_load ("count", f->kit.vocabulary, &error);
  g_autoptr (TwRuleset) beginners = tw_ruleset_file_load ("beginners", f->kit.vocabulary, &error);
  g_autoptr (TwRules) rules = NULL, refused = NULL;

  g_assert_no_error (error);
  follow (f, count);
  g_assert_cmpuint (find (f, "count")->facets, ==, TW_PART_ALL);
  g_assert_cmpuint (find (f, "abbot")->facets, ==, TW_PART_ALL);
  g_assert_cmpuint (find (f, "river")->facets, ==, 0);
  /* Up to five play with the count, but the big meeple's box brings a sixth colour. */
  find (f, "inns-and-cathedrals")->facets = 0;
  refused = compile (f, count, no_settings, 6, &error);
  g_assert_null (refused);
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "2 to 5"));
  g_clear_error (&error);
  follow (f, beginners);
  g_assert_cmpuint (find (f, "count")->facets, ==, 0);
  rules = compile (f, beginners, settings, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tw_rules_parameter (rules, "farmers"), ==, 0);
  g_assert_cmpint (tw_rules_parameter (rules, "city.tiny.tiles"), ==, 2);
}

/* Each ruleset that New Game offers can be played, tiles that nothing else brings included. */
static void
test_offered (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) offered = tw_play_rulesets (&f->kit, f->base);
  guint n_parts = f->parts->len, n_with_mists = 0;

  for (guint i = 0; i < offered->len; i++)
    {
      const TwRuleset *ruleset = offered->pdata[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = NULL;

      follow (f, ruleset);
      rules = compile (f, ruleset, no_settings, 2, &error);
      g_assert_no_error (error);
      if (find (f, "mists") == NULL)
        continue;
      n_with_mists++;
      /* MIST-001: 60 tiles beside the start block. */
      g_assert_cmpuint (find (f, "mists")->facets, ==, TW_PART_TILES);
      g_assert_cmpuint (rules->catalogue->n_copies, >=, 72 + 60);
    }
  g_assert_cmpuint (n_with_mists, ==, 1);
  /* Nothing of theirs is left behind. */
  follow (f, NULL);
  g_assert_cmpuint (f->parts->len, ==, n_parts);
}

static const TwSetupPart *
add_file (GPtrArray *parts, const char *path, GError **error)
{
  g_autoptr (TwTileSet) set = tw_setup_read_set (path, error);

  return set != NULL ? tw_setup_parts_add_set (parts, set, path, error) : NULL;
}

/* A set of a file is played; one of a shipped set's id takes its place, and gives it back. */
static void
test_file (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *mine = write_set (f, "mine", 5), *river = write_set (f, "river", 2);
  g_autofree char *base = write_set (f, "base", 1), *bad = g_build_filename (f->folder, "no", NULL);
  g_autoptr (TwRules) rules = NULL;
  guint n = f->parts->len, index;

  g_assert_nonnull (add_file (f->parts, mine, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (f->parts->len, ==, n + 1);
  g_assert_cmpstr (find (f, "mine")->title, ==, "Mine");
  g_assert_true (tw_setup_part_is_own (find (f, "mine")));
  find (f, "mine")->copies = 3;
  g_assert_nonnull (add_file (f->parts, river, &error));
  g_assert_cmpuint (f->parts->len, ==, n + 1);
  rules = compile (f, NULL, no_settings, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rules->catalogue->n_copies, ==, 72 + 3 * 5 + 2);
  /* Not the set itself, and not what is none. */
  g_assert_null (add_file (f->parts, base, &error));
  g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_null (add_file (f->parts, bad, &error));
  g_assert_nonnull (error);
  g_assert_true (g_ptr_array_find (f->parts, find (f, "river"), &index));
  tw_setup_parts_remove (f->parts, index);
  g_assert_cmpuint (find (f, "river")->n_tiles, ==, 12);
  g_assert_false (tw_setup_part_is_own (find (f, "river")));
  g_assert_true (g_ptr_array_find (f->parts, find (f, "mine"), &index));
  tw_setup_parts_remove (f->parts, index);
  g_assert_null (find (f, "mine"));
}

/* What is kept is what was chosen: copies, parts, values, sets; another of the title replaces it.
 */
static void
test_own_ruleset (Fixture *f, gconstpointer data)
{
  static const char *const settings[] = { "city.tiny.tiles", "2", NULL };
  g_autofree char *folder = g_build_filename (f->folder, "rulesets", NULL), *kept = NULL;
  g_autofree char *mine = write_set (f, "mine", 5);
  g_autoptr (GPtrArray) rulesets =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL, again = NULL;
  const TwRuleset *own;

  find (f, "base")->copies = 3;
  find (f, "river")->facets = TW_PART_ALL;
  find (f, "abbot")->facets = TW_PART_RULES;
  g_assert_nonnull (add_file (f->parts, mine, NULL));
  find (f, "mine")->copies = 2;
  rules = compile (f, NULL, settings, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (rules->catalogue->n_copies, ==, 3 * 72 + 12 + 2 * 5);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *id = tw_own_ruleset_save (folder, rules, "base", "Příští pátek!", &error);

      g_assert_no_error (error);
      g_assert_cmpstr (id, ==, "pristi-patek");
    }
  tw_own_rulesets_add (folder, f->kit.vocabulary, "count", rulesets);
  g_assert_cmpuint (rulesets->len, ==, 0);
  tw_own_rulesets_add (folder, f->kit.vocabulary, "base", rulesets);
  g_assert_cmpuint (rulesets->len, ==, 1);
  own = rulesets->pdata[0];
  g_assert_true (tw_own_rulesets_has (folder, own));
  /* The file of the set is not needed any more: a copy is kept. */
  g_unlink (mine);
  kept = g_build_filename (folder, "pristi-patek-mine.xml", NULL);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  follow (f, own);
  g_assert_cmpuint (find (f, "base")->copies, ==, 3);
  g_assert_cmpuint (find (f, "mine")->copies, ==, 2);
  again = compile (f, own, no_settings, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again->catalogue->n_copies, ==, rules->catalogue->n_copies);
  g_assert_cmpint (tw_rules_parameter (again, "city.tiny.tiles"), ==, 2);
  g_assert_cmpuint (g_strv_length (again->parts), ==, g_strv_length (rules->parts));
}

static guint
n_own (Fixture *f, const char *folder, const char *title)
{
  g_autoptr (GPtrArray) rulesets =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);
  guint n = 0;

  tw_own_rulesets_add (folder, f->kit.vocabulary, "base", rulesets);
  for (guint i = 0; i < rulesets->len; i++)
    n +=
        strcmp (tw_texts_best (((TwRuleset *) rulesets->pdata[i])->titles, g_get_language_names ()),
                title)
        == 0;
  return n;
}

/* Renamed, deleted, wanted back, deleted for good with its sets; nobody loses another's file. */
static void
test_rename_and_delete (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (f->folder, "rulesets", NULL);
  g_autofree char *mine = write_set (f, "mine", 5), *kept = NULL, *second = NULL, *path = NULL;
  g_autofree char *endless = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwRuleset) own = NULL;

  g_assert_nonnull (add_file (f->parts, mine, NULL));
  rules = compile (f, NULL, no_settings, 2, &error);
  g_assert_no_error (error);
  g_free (tw_own_ruleset_save (folder, rules, "base", "Friday", &error));
  path = g_build_filename (folder, "friday.ruleset.xml", NULL);
  own = tw_ruleset_file_load (path, f->kit.vocabulary, &error);
  g_assert_no_error (error);
  g_assert_true (tw_own_ruleset_rename (own, "Saturday", f->kit.vocabulary, &error));
  g_assert_cmpuint (n_own (f, folder, "Friday"), ==, 0);
  g_assert_cmpuint (n_own (f, folder, "Saturday"), ==, 1);
  /* The old title is free, its file is not. */
  second = tw_own_ruleset_save (folder, rules, "base", "Friday", &error);
  g_assert_cmpstr (second, ==, "friday-2");
  g_assert_cmpuint (n_own (f, folder, "Saturday"), ==, 1);
  g_assert_false (tw_own_ruleset_rename (own, "Friday", f->kit.vocabulary, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  /* What could never be read again is not written: the file stays as it is. */
  endless = g_strnfill (TW_MAX_TEXT + 1, 'x');
  g_assert_false (tw_own_ruleset_rename (own, endless, f->kit.vocabulary, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_clear_error (&error);
  g_assert_null (tw_own_ruleset_save (folder, rules, "base", endless, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_cmpuint (n_own (f, folder, "Saturday"), ==, 1);
  g_assert_true (tw_own_ruleset_delete (own, &error));
  g_assert_cmpuint (n_own (f, folder, "Saturday"), ==, 0);
  g_assert_true (tw_own_ruleset_restore (own, &error));
  g_assert_cmpuint (n_own (f, folder, "Saturday"), ==, 1);
  g_assert_true (tw_own_ruleset_delete (own, &error));
  tw_own_ruleset_purge (own);
  g_assert_false (tw_own_ruleset_restore (own, NULL));
  kept = g_build_filename (folder, "friday-mine.xml", NULL);
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_free (kept);
  kept = g_build_filename (folder, "friday-2-mine.xml", NULL);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (n_own (f, folder, "Friday"), ==, 1);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/play/setup-parts/copies", test_copies);
  ADD ("/play/setup-parts/facets", test_facets);
  ADD ("/play/setup-parts/follow", test_follow);
  ADD ("/play/setup-parts/offered", test_offered);
  ADD ("/play/setup-parts/file", test_file);
  ADD ("/play/setup-parts/own-ruleset", test_own_ruleset);
  ADD ("/play/setup-parts/rename-and-delete", test_rename_and_delete);
  return g_test_run ();
}
