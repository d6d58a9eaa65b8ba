/* Rulesets of the user. */
#include "app/setup/own-rulesets.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "engine/format/format-error.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/ruleset-writer.h"
#include "engine/format/save-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/setup/setup-words.h"

#define SUFFIX ".ruleset.xml"
/* Behind the name of one that was deleted, while that can be undone. */
#define DELETED ".deleted"
/* An id is no longer than that. */
#define MOST_LETTERS 48

char *
tw_own_rulesets_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "rulesets", NULL);
}

char *
tw_own_ruleset_path (const char *folder, const char *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);

  return g_build_filename (folder, name, NULL);
}

static gboolean
uses_set (const TwRuleset *ruleset, const char *set)
{
  for (guint i = 0; i < ruleset->n_uses; i++)
    if (g_strcmp0 (ruleset->uses[i].set, set) == 0)
      return TRUE;
  return FALSE;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
tw_own_rulesets_add (const char *folder,
                     const TwVocabulary *vocabulary,
                     const char *set,
                     GPtrArray *rulesets)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (names->pdata[i], vocabulary, NULL);

      if (ruleset != NULL && uses_set (ruleset, set))
        g_ptr_array_add (rulesets, g_steal_pointer (&ruleset));
    }
}

gboolean
tw_own_rulesets_has (const char *folder, const TwRuleset *ruleset)
{
  g_autofree char *at = ruleset->path != NULL ? g_path_get_dirname (ruleset->path) : NULL;

  return g_strcmp0 (at, folder) == 0;
}

static gboolean
is_titled (const TwRuleset *ruleset, const char *title)
{
  const char *own = tw_texts_best (ruleset->titles, g_get_language_names ());

  return g_strcmp0 (own, title) == 0;
}

/* "Big Friday game" is called "big-friday-game". */
static char *
id_of (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, NULL), *lower = g_ascii_strdown (ascii, -1);
  GString *id = g_string_new (NULL);

  for (const char *c = lower; *c != '\0' && id->len < MOST_LETTERS; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, *c);
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  if (id->len == 0)
    g_string_append (id, "ruleset");
  return g_string_free (id, FALSE);
}

/* The id under which a ruleset is saved: that of the one it replaces, else one that is free. */
static char *
id_for (const char *folder, const char *title, const TwVocabulary *vocabulary)
{
  g_autofree char *plain = id_of (title);
  char *id = g_strdup (plain);

  for (guint n = 2;; n++)
    {
      g_autofree char *path = tw_own_ruleset_path (folder, id);
      g_autofree char *deleted = g_strconcat (path, DELETED, NULL);
      g_autoptr (TwRuleset) there = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (deleted, G_FILE_TEST_EXISTS))
        return id;
      there = tw_ruleset_file_load (path, vocabulary, NULL);
      if (there != NULL && is_titled (there, title))
        return id;
      g_free (id);
      id = g_strdup_printf ("%s-%u", plain, n);
    }
}

static gboolean
is_used (const TwRuleset *ruleset, const char *set)
{
  return ruleset != NULL && uses_set (ruleset, set);
}

/* The sets that were kept for @old, but for those that @now has, too. */
static void
remove_sets (const TwRuleset *old, const char *folder, const TwRuleset *now)
{
  for (guint i = 0; i < old->n_uses; i++)
    {
      const char *set = old->uses[i].set;
      g_autofree char *path = set != NULL ? g_build_filename (folder, set, NULL) : NULL;

      /* Never anything that lies elsewhere. */
      if (path != NULL && strchr (set, G_DIR_SEPARATOR) == NULL && g_str_has_prefix (set, old->id)
          && !is_used (now, set))
        g_unlink (path);
    }
}

static gboolean
save_set (const char *folder, const char *stem, const TwTileSet *set, GError **error)
{
  gsize length = 0;
  g_autofree char *xml = tw_tile_set_file_to_xml (set, &length);
  g_autofree char *name = tw_setup_set_file (stem, set);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return tw_save_file (path, xml, length, NULL, NULL, error);
}

/* Returns: (transfer full) (nullable): what goes into the file, %NULL with @error set if that could
 * not be read again */
static char *
readable_xml (const TwRuleset *ruleset,
              const char *path,
              const TwVocabulary *vocabulary,
              gsize *out_length,
              GError **error)
{
  g_autofree char *xml = tw_ruleset_file_to_xml (ruleset, out_length);
  g_autoptr (TwRuleset) again =
      tw_ruleset_file_parse (path, xml, (gssize) *out_length, vocabulary, error);

  return again != NULL ? g_steal_pointer (&xml) : NULL;
}

/* The set that is being worked on is played as it will be then. */
static void
name_set (TwRuleset *ruleset, const char *stem, const TwTileSet *set)
{
  g_autofree char *file = tw_setup_set_file (stem, set);

  for (guint i = 0; i < ruleset->n_uses; i++)
    if (g_strcmp0 (ruleset->uses[i].set, file) == 0)
      {
        g_free (ruleset->uses[i].set);
        ruleset->uses[i].set = g_strdup (set->id);
      }
}

char *
tw_own_ruleset_save (const char *folder,
                     const TwRules *rules,
                     const char *set,
                     const char *title,
                     GError **error)
{
  g_autofree char *id = id_for (folder, title, rules->vocabulary);
  g_autofree char *path = tw_own_ruleset_path (folder, id), *xml = NULL;
  g_autoptr (GPtrArray) sets = NULL;
  g_autoptr (TwRuleset) old = g_file_test (path, G_FILE_TEST_EXISTS)
                                  ? tw_ruleset_file_load (path, rules->vocabulary, NULL)
                                  : NULL;
  g_autoptr (TwRuleset) ruleset = tw_ruleset_of_rules (rules, id, title, id, &sets);
  gsize length = 0;

  for (guint i = 0; i < sets->len; i++)
    if (strcmp (((const TwTileSet *) sets->pdata[i])->id, set) == 0)
      name_set (ruleset, id, sets->pdata[i]);
  xml = readable_xml (ruleset, path, rules->vocabulary, &length, error);
  if (xml == NULL)
    return NULL;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, folder, 0,
                           /* Translators: %s is the system's reason. */
                           _ ("Nothing can be written to this folder: %s. Check its permissions."),
                           g_strerror (errno));
      return NULL;
    }
  for (guint i = 0; i < sets->len; i++)
    if (strcmp (((const TwTileSet *) sets->pdata[i])->id, set) != 0
        && !save_set (folder, id, sets->pdata[i], error))
      return NULL;
  if (!tw_save_file (path, xml, length, NULL, NULL, error))
    return NULL;
  if (old != NULL)
    remove_sets (old, folder, ruleset);
  return g_steal_pointer (&id);
}

/* Whether another file of the folder has that title. */
static gboolean
is_taken (const TwRuleset *ruleset, const char *title, const TwVocabulary *vocabulary)
{
  g_autofree char *folder = g_path_get_dirname (ruleset->path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  gboolean is_there = FALSE;

  while (dir != NULL && !is_there && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (TwRuleset) other = NULL;

      if (!g_str_has_suffix (name, SUFFIX) || strcmp (path, ruleset->path) == 0)
        continue;
      other = tw_ruleset_file_load (path, vocabulary, NULL);
      if (other != NULL && is_titled (other, title))
        is_there = TRUE;
    }
  return is_there;
}

gboolean
tw_own_ruleset_rename (const TwRuleset *ruleset,
                       const char *title,
                       const TwVocabulary *vocabulary,
                       GError **error)
{
  TwRuleset renamed = *ruleset;
  g_autoptr (TwTexts) titles = tw_texts_with (NULL, "", title);
  g_autofree char *xml = NULL;
  gsize length = 0;

  if (is_taken (ruleset, title, vocabulary))
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, ruleset->path, 0,
                           _ ("Another ruleset is called “%s”. Choose another title."), title);
      return FALSE;
    }
  renamed.titles = titles;
  xml = readable_xml (&renamed, ruleset->path, vocabulary, &length, error);
  return xml != NULL && tw_save_file (ruleset->path, xml, length, NULL, NULL, error);
}

static gboolean
move (const char *from, const char *to, GError **error)
{
  if (g_rename (from, to) == 0)
    return TRUE;
  tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, from, 0,
                       /* Translators: %s is the system's reason. */
                       _ ("This file cannot be moved: %s. Check the permissions of its folder."),
                       g_strerror (errno));
  return FALSE;
}

gboolean
tw_own_ruleset_delete (const TwRuleset *ruleset, GError **error)
{
  g_autofree char *deleted = g_strconcat (ruleset->path, DELETED, NULL);

  return move (ruleset->path, deleted, error);
}

gboolean
tw_own_ruleset_restore (const TwRuleset *ruleset, GError **error)
{
  g_autofree char *deleted = g_strconcat (ruleset->path, DELETED, NULL);

  return move (deleted, ruleset->path, error);
}

void
tw_own_ruleset_purge (const TwRuleset *ruleset)
{
  g_autofree char *deleted = g_strconcat (ruleset->path, DELETED, NULL);
  g_autofree char *folder = g_path_get_dirname (ruleset->path);

  if (g_unlink (deleted) == 0)
    remove_sets (ruleset, folder, NULL);
}
