/* What can be in play, from a ruleset and back to one. */
#include "app/setup/setup-parts-ruleset.h"

#include "app/setup/setup-parts-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/shipped-sets.h"

/* The part whose rules are always in play. */
#define BASE "base"

/* What was read from a file. */
typedef struct
{
  TwTileSet *set; /* (nullable) */
  char *problem;  /* (nullable) */
} ReadFile;

static void
read_file_free (gpointer data)
{
  ReadFile *file = data;

  g_clear_pointer (&file->set, tw_tile_set_unref);
  g_free (file->problem);
  g_free (file);
}

static GHashTable *
files_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, read_file_free);
}

GHashTable *
tw_setup_read_files (const char *const *paths)
{
  GHashTable *files = files_new ();

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      ReadFile *file = g_new0 (ReadFile, 1);

      file->set = tw_setup_read_set (paths[i], &error);
      file->problem = error != NULL ? g_strdup (error->message) : NULL;
      g_hash_table_insert (files, g_strdup (paths[i]), file);
    }
  return files;
}

GHashTable *
tw_setup_give_up_files (const char *const *paths)
{
  GHashTable *files = files_new ();

  for (guint i = 0; paths[i] != NULL; i++)
    {
      ReadFile *file = g_new0 (ReadFile, 1);

      file->problem = g_strdup_printf (
          "%s: %s", paths[i],
          _ ("Reading it was given up. Choose another ruleset, then this one again."));
      g_hash_table_insert (files, g_strdup (paths[i]), file);
    }
  return files;
}

char **
tw_setup_parts_dup_awaited (const GPtrArray *parts)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      const TwSetupPart *part = parts->pdata[i];

      if (part->is_awaited)
        g_strv_builder_add (paths, part->file);
    }
  return g_strv_builder_end (paths);
}

/* A set beside the ruleset, or anywhere else; one that cannot be read is there with the reason. */
static TwSetupPart *
use_file (GPtrArray *parts, const TwRuleset *ruleset, const char *word, GHashTable *files)
{
  g_autofree char *folder = ruleset->path != NULL ? g_path_get_dirname (ruleset->path) : NULL;
  g_autofree char *path = folder != NULL && !g_path_is_absolute (word)
                              ? g_build_filename (folder, word, NULL)
                              : g_strdup (word);
  const ReadFile *read = files != NULL ? g_hash_table_lookup (files, path) : NULL;
  TwSetupPart *part;

  if (read != NULL && read->set != NULL)
    return tw_setup_parts_give (parts, read->set, path);
  part = tw_setup_parts_add (parts, path, NULL, NULL);
  part->file = g_strdup (path);
  part->is_awaited = read == NULL;
  part->problem = read != NULL ? g_strdup (read->problem) : NULL;
  return part;
}

/* What is not offered beside every ruleset; it goes when this one goes. */
static TwSetupPart *
add_shipped (GPtrArray *parts, const TwGameKit *kit, const char *word)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load (word, NULL);
  TwSetupPart *part = tw_setup_parts_add (parts, word, NULL, set != NULL ? set->titles : NULL);

  part->is_of_ruleset = TRUE;
  part->n_tiles = set != NULL ? tw_tile_set_n_copies (set) : 0;
  return part;
}

static TwSetupPart *
add_rules (GPtrArray *parts, const TwGameKit *kit, const char *word)
{
  const TwVocabularyPart *rules = tw_vocabulary_find_part (kit->vocabulary, word);
  TwSetupPart *part = tw_setup_parts_add (parts, NULL, word, rules != NULL ? rules->titles : NULL);

  part->is_of_ruleset = TRUE;
  return part;
}

static void
use (GPtrArray *parts,
     const TwGameKit *kit,
     const TwRuleset *ruleset,
     const TwRulesetUse *use,
     GHashTable *files)
{
  const char *word = use->set != NULL ? use->set : use->part;
  TwSetupPart *part = tw_setup_parts_find (parts, word);
  g_autofree char *shipped = tw_shipped_set_path (word);

  /* The base game's rules are always in play. */
  if (use->set == NULL && strcmp (word, BASE) == 0)
    return;
  if (part == NULL && use->set == NULL)
    part = add_rules (parts, kit, word);
  else if (part == NULL)
    part =
        shipped != NULL ? add_shipped (parts, kit, word) : use_file (parts, ruleset, word, files);
  part->facets |= use->set != NULL ? use->facets : use->facets & TW_PART_RULES;
  if (use->set != NULL)
    part->copies = MAX (use->copies, 1);
}

void
tw_setup_parts_follow (GPtrArray *parts,
                       const TwGameKit *kit,
                       const TwTileSet *set,
                       const TwRuleset *ruleset,
                       GHashTable *files)
{
  for (guint i = parts->len; i-- > 0;)
    {
      TwSetupPart *part = parts->pdata[i];

      part->copies = 1;
      part->facets = part->is_played && ruleset == NULL ? TW_PART_ALL : 0;
      if (part->is_of_ruleset)
        g_ptr_array_remove_index (parts, i);
      else if (tw_setup_part_is_own (part))
        tw_setup_parts_forget (parts, i);
    }
  tw_setup_parts_use_required (parts, set);
  if (ruleset == NULL)
    return;
  for (guint i = 0; i < ruleset->n_uses; i++)
    use (parts, kit, ruleset, &ruleset->uses[i], files);
  for (guint i = 0; ruleset->offers != NULL && ruleset->offers[i] != NULL; i++)
    {
      TwSetupPart *part = tw_setup_parts_find (parts, ruleset->offers[i]);

      if (part != NULL)
        part->facets = TW_PART_ALL;
    }
}

static void
add_use (TwRuleset *ruleset, const TwSetupPart *part)
{
  TwRulesetUse *use;

  if (part->facets == 0)
    return;
  use = tw_ruleset_add_use (ruleset);
  use->copies = part->copies;
  if (part->set_id != NULL || part->problem != NULL || part->is_awaited)
    {
      use->set = g_strdup (part->word);
      use->facets = part->facets;
    }
  else
    {
      use->part = g_strdup (part->part);
      use->facets = part->facets & TW_PART_RULES;
    }
}

static const char *
setting_of (const char *const *settings, const char *name)
{
  for (guint i = 0; settings[i] != NULL; i += 2)
    if (strcmp (settings[i], name) == 0)
      return settings[i + 1];
  return NULL;
}

TwRuleset *
tw_setup_parts_to_ruleset (const GPtrArray *parts,
                           const TwRuleset *like,
                           const char *const *settings)
{
  TwRuleset *ruleset = tw_ruleset_new (like != NULL ? like->id : "set-up");

  ruleset->least_players = like != NULL ? like->least_players : 1;
  ruleset->most_players = like != NULL ? like->most_players : TW_MAX_SEATS;
  if (like != NULL)
    {
      ruleset->path = g_strdup (like->path);
      ruleset->own = like->own != NULL ? tw_vocabulary_ref (like->own) : NULL;
    }
  for (guint i = 0; i < parts->len; i++)
    add_use (ruleset, parts->pdata[i]);
  for (guint i = 0; like != NULL && i < like->n_values; i++)
    if (setting_of (settings, like->values[i].name) == NULL)
      tw_ruleset_add_value (ruleset, like->values[i].name, like->values[i].value, 0);
  for (guint i = 0; settings[i] != NULL; i += 2)
    tw_ruleset_add_value (ruleset, settings[i], settings[i + 1], 0);
  return ruleset;
}
