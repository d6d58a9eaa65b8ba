/* What a document takes can be saved and read again; what could not is refused, and not saved. */
#include <string.h>

#include "app/document/document.h"
#include "engine/format/format-error.h"
#include "engine/format/package-writer.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/limits.h"
#include "engine/tile/tile-edit.h"

/* Puts @n of something into @set. */
typedef void (*Fill) (TwTileSet *set, guint n);

typedef struct
{
  const char *name;
  Fill fill;
  guint most;
  const char *words;
} Limit;

static void
add_tile (TwTileSet *set, TwTile *tile)
{
  tw_tile_set_insert_tile (set, -1, tile);
  tw_tile_unref (tile);
}

static void
fill_tiles (TwTileSet *set, guint n)
{
  for (guint i = set->n_tiles; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("t%u", i);

      add_tile (set, tw_tile_new (id, 1, NULL));
    }
}

static void
fill_variants (TwTileSet *set, guint n)
{
  TwTile *tile = tw_tile_new ("v", TW_MAX_COPIES, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("v%u", i);

      tw_tile_add_variant (tile, id, 1);
    }
  add_tile (set, tile);
}

static void
fill_blocks (TwTileSet *set, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", i);

      tw_tile_set_add_block (set, id);
    }
}

static void
fill_block (TwTileSet *set, guint n)
{
  TwBlock *block = tw_tile_set_add_block (set, "b");

  for (guint i = 0; i < n; i++)
    tw_block_add_tile (block, "A", (int) (i % 900), (int) (i / 900), 0);
}

static void
fill_changes (TwTileSet *set, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *release = g_strdup_printf ("r%u", i);

      tw_tile_set_add_change (set, release);
    }
}

static TwTexts *
languages (guint n)
{
  TwTexts *texts = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *language = g_strdup_printf ("a-%u", i);
      TwTexts *old = texts;

      texts = tw_texts_with (old, language, "x");
      tw_texts_unref (old);
    }
  return texts;
}

static void
fill_titles (TwTileSet *set, guint n)
{
  set->titles = languages (n);
}

static void
fill_names (TwTileSet *set, guint n)
{
  TwTile *tile = tw_tile_new ("n", 1, NULL);

  tile->names = languages (n);
  add_tile (set, tile);
}

static void
fill_text (TwTileSet *set, guint n)
{
  g_autofree char *text = g_strnfill (n, 'x');

  set->descriptions = tw_texts_with (NULL, "", text);
}

static void
fill_lessons (TwTileSet *set, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("l%u", i);
      g_autoptr (TwLesson) lesson = tw_lesson_new (id, "");

      tw_tile_set_insert_lesson (set, -1, lesson);
    }
}

static void
fill_moves (TwTileSet *set, guint n)
{
  g_autofree char *moves = g_strnfill (n, 'x');
  g_autoptr (TwLesson) lesson = tw_lesson_new ("l", moves);

  tw_tile_set_insert_lesson (set, -1, lesson);
}

/* Characters of two bytes each. */
static char *
line (guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, "é");
  return g_string_free (text, FALSE);
}

static void
replace_line (char **member, guint n)
{
  g_free (*member);
  *member = line (n);
}

#define FILL_LINE(name)                                                                            \
  static void fill_##name (TwTileSet *set, guint n) { replace_line (&set->name, n); }

FILL_LINE (id)
FILL_LINE (author)
FILL_LINE (licence)
FILL_LINE (edition)
FILL_LINE (release)
FILL_LINE (mark)
FILL_LINE (requires)
FILL_LINE (aliases)
FILL_LINE (back)
FILL_LINE (theme)
FILL_LINE (first_tile)
FILL_LINE (last_tile)

static void
fill_tile_id (TwTileSet *set, guint n)
{
  g_autofree char *id = line (n);

  add_tile (set, tw_tile_new (id, 1, NULL));
}

static void
fill_tile_name (TwTileSet *set, guint n)
{
  g_autofree char *name = line (n);
  TwTile *tile = tw_tile_new ("n", 1, NULL);

  tile->names = tw_texts_with (NULL, "", name);
  add_tile (set, tile);
}

static void
fill_decoration (TwTileSet *set, guint n)
{
  TwTile *tile = tw_tile_new ("n", 1, NULL);

  tile->decoration = line (n);
  add_tile (set, tile);
}

static void
fill_release_name (TwTileSet *set, guint n)
{
  g_autofree char *name = line (n);

  tw_tile_set_add_change (set, name);
}

#define OVERLONG "4096 characters"

static const Limit limits[] = {
  { "tiles", fill_tiles, TW_MAX_SET_TILES, "20000 tiles" },
  { "variants", fill_variants, TW_MAX_VARIANTS, "64 variants" },
  { "blocks", fill_blocks, TW_MAX_SET_BLOCKS, "256 blocks" },
  { "block", fill_block, TW_MAX_BLOCK_TILES, "4096 tiles" },
  { "changes", fill_changes, TW_MAX_SET_CHANGES, "1000 entries" },
  { "lessons", fill_lessons, TW_MAX_SET_LESSONS, "256 lessons" },
  { "moves", fill_moves, TW_MAX_TEXT, "1024 KiB" },
  { "titles", fill_titles, TW_MAX_LANGUAGES, "200 languages" },
  { "names", fill_names, TW_MAX_LANGUAGES, "200 languages" },
  { "text", fill_text, TW_MAX_TEXT, "1024 KiB" },
  { "id", fill_id, TW_MAX_LINE, OVERLONG },
  { "author", fill_author, TW_MAX_LINE, OVERLONG },
  { "licence", fill_licence, TW_MAX_LINE, OVERLONG },
  { "edition", fill_edition, TW_MAX_LINE, OVERLONG },
  { "release", fill_release, TW_MAX_LINE, OVERLONG },
  { "mark", fill_mark, TW_MAX_LINE, OVERLONG },
  { "requires", fill_requires, TW_MAX_LINE, OVERLONG },
  { "aliases", fill_aliases, TW_MAX_LINE, OVERLONG },
  { "back", fill_back, TW_MAX_LINE, OVERLONG },
  { "theme", fill_theme, TW_MAX_LINE, OVERLONG },
  { "first", fill_first_tile, TW_MAX_LINE, OVERLONG },
  { "last", fill_last_tile, TW_MAX_LINE, OVERLONG },
  { "tile-id", fill_tile_id, TW_MAX_LINE, OVERLONG },
  { "tile-name", fill_tile_name, TW_MAX_LINE, OVERLONG },
  { "decoration", fill_decoration, TW_MAX_LINE, OVERLONG },
  { "release-name", fill_release_name, TW_MAX_LINE, OVERLONG },
};

static TwTileSet *
small_set (void)
{
  TwTileSet *set = tw_tile_set_new ("small");

  add_tile (set, tw_tile_new ("A", 1, NULL));
  return set;
}

static void
refused_cb (TwDocument *document, const char *reason, char **out_reason)
{
  g_assert_null (*out_reason);
  *out_reason = g_strdup (reason);
}

/* Saved as XML and as a package. */
static gboolean
can_be_saved (const TwTileSet *set)
{
  static const char *const names[] = { "a.xml", "a.tilewright" };
  gboolean can[G_N_ELEMENTS (names)];

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gsize length;
      g_autoptr (GError) error = NULL;
      g_autofree char *data = tw_package_file_set_to_data (names[i], set, &length, &error);

      can[i] = data != NULL;
      if (data != NULL)
        {
          g_autoptr (TwTileSet) again =
              tw_tile_set_file_parse (names[i], data, (gssize) length, &error);

          g_assert_no_error (error);
          g_assert_cmpuint (again->n_tiles, ==, set->n_tiles);
        }
      else
        g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
    }
  g_assert_true (can[0] == can[1]);
  return can[0];
}

static void
test_limit (gconstpointer data)
{
  const Limit *limit = data;
  g_autoptr (TwTileSet) set = small_set (), most = small_set (), over = small_set ();
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  g_autofree char *reason = NULL;

  g_signal_connect (document, "refused", G_CALLBACK (refused_cb), &reason);
  limit->fill (most, limit->most);
  limit->fill (over, limit->most + 1);
  g_assert_true (can_be_saved (most));
  g_assert_false (can_be_saved (over));

  g_assert_false (tw_document_replace_set (document, over, "Over", NULL));
  g_assert_nonnull (reason);
  if (strstr (reason, limit->words) == NULL)
    g_error ("“%s” is not in “%s”", limit->words, reason);
  g_assert_true (tw_document_get_set (document) == set);
  g_assert_false (tw_document_is_modified (document));
  g_clear_pointer (&reason, g_free);
  g_assert_true (tw_document_replace_set (document, most, "Most", NULL));
  g_assert_null (reason);
  g_assert_true (can_be_saved (tw_document_get_set (document)));
  if (over->n_tiles > 1)
    {
      TwTile *tile = over->tiles[over->n_tiles - 1];
      TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (document), 0);
      gboolean is_of_tile = limit->fill != fill_tiles;

      /* As one tile more, and in the place of another. */
      g_assert_null (tw_document_insert_tile (document, -1, tile, "Insert"));
      g_assert_nonnull (strstr (reason, limit->words));
      g_clear_pointer (&reason, g_free);
      g_assert_true (tw_document_replace_tile (document, item, tile, "Replace", NULL)
                     != is_of_tile);
      g_assert_true ((reason != NULL) == is_of_tile);
      g_clear_pointer (&reason, g_free);
      g_assert_true (tw_document_replace_tiles (document, &item, &tile, 1, "Replace", NULL)
                     != is_of_tile);
      g_assert_true ((reason != NULL) == is_of_tile);
    }
  g_assert_true (can_be_saved (tw_document_get_set (document)));
}

/* Texts that are each small enough, and comments without end. */
static void
test_size (gconstpointer data)
{
  gboolean of_nodes = GPOINTER_TO_INT (data);
  g_autoptr (TwTileSet) set = small_set (), over = small_set (), half = small_set ();
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, NULL);
  g_autofree char *reason = NULL, *text = g_strnfill (TW_MAX_TEXT, 'x');
  guint n = of_nodes ? TW_MAX_FILE_NODES / 1000 : 16;
  TwTileSet *const both[] = { half, over };
  g_autoptr (GString) comments = g_string_new (NULL);

  for (guint i = 0; i < 1000; i++)
    g_string_append (comments, "<!--x-->");

  for (guint k = 0; k < G_N_ELEMENTS (both); k++)
    for (guint i = 0; i < n / (2 - k); i++)
      if (of_nodes)
        both[k]->epilog = tw_foreign_append (both[k]->epilog, TW_FOREIGN_SELF, 0, comments->str);
      else
        {
          g_autofree char *language = g_strdup_printf ("a-%u", i);
          TwTexts *old = both[k]->notes;

          both[k]->notes = tw_texts_with (old, language, text);
          tw_texts_unref (old);
        }
  g_signal_connect (document, "refused", G_CALLBACK (refused_cb), &reason);
  g_assert_false (can_be_saved (over));
  g_assert_false (tw_document_replace_set (document, over, "Over", NULL));
  g_assert_nonnull (strstr (reason, "larger than can be read again"));
  g_clear_pointer (&reason, g_free);
  g_assert_true (tw_document_get_set (document) == set);

  /* What was in it before does not count: half of it, again and again. */
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (tw_document_replace_set (document, i % 2 == 0 ? half : set, "Half", NULL));
      if (i == 4)
        tw_document_undo (document);
    }
  g_assert_null (reason);
  g_assert_true (tw_document_replace_set (document, half, "Half", NULL)
                 || tw_document_get_set (document) == half);
  g_assert_true (can_be_saved (tw_document_get_set (document)));
  g_assert_false (tw_document_replace_set (document, over, "Over", NULL));
  g_assert_nonnull (reason);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autofree char *path = g_strconcat ("/document-limits/", limits[i].name, NULL);

      g_test_add_data_func (path, &limits[i], test_limit);
    }
  g_test_add_data_func ("/document-limits/bytes", GINT_TO_POINTER (FALSE), test_size);
  g_test_add_data_func ("/document-limits/nodes", GINT_TO_POINTER (TRUE), test_size);
  return g_test_run ();
}
