/* What can be in play beside the set that is played. */
#include "app/setup/setup-parts-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/package-reader.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"
#include "engine/setup/play-rules.h"
#include "engine/setup/setup-words.h"

/* Characters of a path that a row shows. */
#define MOST_OF_PATH 160

/* The part whose rules are always in play. */
#define BASE "base"
/* Tiles that a game may have, see the catalogue. */
#define MOST_TILES 8000u

static void
part_free (gpointer data)
{
  TwSetupPart *part = data;

  g_free (part->word);
  g_free (part->set_id);
  g_free (part->part);
  g_free (part->title);
  g_free (part->file);
  g_clear_pointer (&part->set, tw_tile_set_unref);
  g_free (part->problem);
  g_clear_pointer (&part->checked, tw_tile_set_unref);
  g_free (part->faults);
  g_free (part);
}

/* Of a path the end tells most. */
static char *
short_path (const char *path)
{
  glong n = g_utf8_strlen (path, -1);

  return n <= MOST_OF_PATH
             ? g_strdup (path)
             : g_strconcat ("…", g_utf8_offset_to_pointer (path, n - MOST_OF_PATH), NULL);
}

TwSetupPart *
tw_setup_parts_add (GPtrArray *parts, const char *set, const char *part, const TwTexts *titles)
{
  TwSetupPart *added = g_new0 (TwSetupPart, 1);
  const char *title = titles != NULL ? tw_texts_best (titles, g_get_language_names ()) : NULL;

  added->word = g_strdup (set != NULL ? set : part);
  added->set_id = g_strdup (set);
  added->part = g_strdup (part);
  added->title = title != NULL ? tw_short_name (title) : short_path (added->word);
  added->copies = 1;
  g_ptr_array_add (parts, added);
  return added;
}

TwSetupPart *
tw_setup_parts_find (const GPtrArray *parts, const char *word)
{
  for (guint i = 0; i < parts->len; i++)
    if (strcmp (((TwSetupPart *) parts->pdata[i])->word, word) == 0)
      return parts->pdata[i];
  return NULL;
}

static void
set_set (TwSetupPart *part, TwTileSet *set)
{
  const char *title = tw_texts_best (set->titles, g_get_language_names ());

  g_clear_pointer (&part->set, tw_tile_set_unref);
  part->set = tw_tile_set_ref (set);
  part->n_tiles = tw_tile_set_n_copies (set);
  if (title != NULL)
    {
      g_free (part->title);
      part->title = tw_short_name (title);
    }
}

/* The sets that came in one file with @set. */
static void
add_enclosed (GPtrArray *parts, const TwTileSet *set)
{
  g_autoptr (GPtrArray) enclosed = tw_play_rules_enclosed_sets (set);

  for (guint i = 0; i < enclosed->len; i++)
    {
      TwTileSet *one = g_ptr_array_index (enclosed, i);

      if (tw_setup_parts_find (parts, one->id) == NULL)
        set_set (tw_setup_parts_add (parts, one->id, NULL, one->titles), one);
    }
}

static void
add_shipped (GPtrArray *parts, const TwGameKit *kit, const TwTileSet *set)
{
  g_auto (GStrv) addable = tw_play_rules_addable (kit, set);

  for (guint i = 0; addable[i] != NULL; i++)
    {
      const TwVocabularyPart *part = tw_vocabulary_find_part (kit->vocabulary, addable[i]);
      g_auto (GStrv) sets = g_strsplit (part->sets != NULL ? part->sets : part->id, " ", -1);
      g_autofree char *own = tw_shipped_set_path (part->id);

      if (tw_setup_parts_find (parts, part->id) == NULL)
        tw_setup_parts_add (parts, own != NULL ? part->id : NULL, part->id, part->titles);
      /* Other sets that bring the same part into play: an older edition's. */
      for (guint k = 0; sets[k] != NULL; k++)
        {
          g_autofree char *path = tw_shipped_set_path (sets[k]);
          g_autoptr (TwTileSet) other = NULL;

          if (path == NULL || tw_setup_parts_find (parts, sets[k]) != NULL)
            continue;
          other = tw_shipped_set_load (sets[k], NULL);
          tw_setup_parts_add (parts, sets[k], part->id, other != NULL ? other->titles : NULL);
        }
    }
}

/* The tiles of the base game, whose rules are in play anyway, and of its other editions. */
static void
add_base_sets (GPtrArray *parts, const TwGameKit *kit)
{
  const TwVocabularyPart *base = tw_vocabulary_find_part (kit->vocabulary, BASE);
  g_auto (GStrv) sets = g_strsplit (base->sets != NULL ? base->sets : BASE, " ", -1);

  for (guint i = 0; sets[i] != NULL; i++)
    {
      g_autofree char *path = tw_shipped_set_path (sets[i]);
      g_autoptr (TwTileSet) set = NULL;

      if (path == NULL || tw_setup_parts_find (parts, sets[i]) != NULL)
        continue;
      set = tw_shipped_set_load (sets[i], NULL);
      tw_setup_parts_add (parts, sets[i], NULL, set != NULL ? set->titles : base->titles);
    }
}

/* What the set says that it cannot do without. */
void
tw_setup_parts_use_required (GPtrArray *parts, const TwTileSet *set)
{
  g_auto (GStrv) needed = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);

  for (guint i = 0; needed[i] != NULL; i++)
    {
      TwSetupPart *part = tw_setup_parts_find (parts, needed[i]);

      if (part != NULL && !part->is_played)
        part->facets = strcmp (part->word, BASE) == 0 ? TW_PART_TILES : TW_PART_ALL;
    }
}

gboolean
tw_setup_parts_has_base (const GPtrArray *parts)
{
  const TwSetupPart *base = tw_setup_parts_find (parts, BASE);

  return base != NULL && !base->is_played && (base->facets & TW_PART_TILES);
}

void
tw_setup_parts_set_base (GPtrArray *parts, gboolean has_base)
{
  TwSetupPart *base = tw_setup_parts_find (parts, BASE);

  if (base != NULL && !base->is_played)
    base->facets = has_base ? TW_PART_TILES : 0;
}

GPtrArray *
tw_setup_parts_new (const TwGameKit *kit, TwTileSet *set)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);
  const TwVocabularyPart *own = tw_vocabulary_part_of_set (kit->vocabulary, set->id);
  TwSetupPart *played =
      tw_setup_parts_add (parts, set->id, own != NULL ? own->id : NULL, set->titles);

  played->is_played = TRUE;
  played->facets = TW_PART_ALL;
  played->n_tiles = tw_tile_set_n_copies (set);
  if (!tw_play_rules_needs_ruleset (kit, set))
    add_base_sets (parts, kit);
  add_enclosed (parts, set);
  add_shipped (parts, kit, set);
  tw_setup_parts_use_required (parts, set);
  return parts;
}

static TwSetupPart *
part_copy (const TwSetupPart *part)
{
  TwSetupPart *copy = g_new (TwSetupPart, 1);

  *copy = *part;
  copy->word = g_strdup (part->word);
  copy->set_id = g_strdup (part->set_id);
  copy->part = g_strdup (part->part);
  copy->title = g_strdup (part->title);
  copy->file = g_strdup (part->file);
  copy->set = part->set != NULL ? tw_tile_set_ref (part->set) : NULL;
  copy->problem = g_strdup (part->problem);
  copy->checked = part->checked != NULL ? tw_tile_set_ref (part->checked) : NULL;
  copy->faults = g_strdup (part->faults);
  return copy;
}

GPtrArray *
tw_setup_parts_copy (const GPtrArray *parts)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (part_free);

  for (guint i = 0; i < parts->len; i++)
    g_ptr_array_add (copy, part_copy (parts->pdata[i]));
  return copy;
}

void
tw_setup_parts_count (GPtrArray *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      TwSetupPart *part = parts->pdata[i];
      g_autoptr (TwTileSet) set = NULL;

      if (part->n_tiles > 0 || part->set_id == NULL)
        continue;
      set = tw_shipped_set_load (part->set_id, NULL);
      if (set != NULL)
        part->n_tiles = tw_tile_set_n_copies (set);
    }
}

guint
tw_setup_part_most_copies (const TwSetupPart *part)
{
  return part->n_tiles == 0 ? TW_MOST_COPIES
                            : CLAMP (MOST_TILES / part->n_tiles, 1, TW_MOST_COPIES);
}

gboolean
tw_setup_part_is_own (const TwSetupPart *part)
{
  return part->file != NULL;
}

TwTileSet *
tw_setup_read_set (const char *path, GError **error)
{
  g_autofree char *data = NULL;
  gsize length;

  if (!tw_package_file_is_name (path))
    return tw_tile_set_file_load (path, error);
  data = tw_xml_document_read_file (path, &length, error);
  return data != NULL ? tw_package_file_parse (path, data, length, error) : NULL;
}

/* The part that @set stands for from now on: that of its id, or a new one. */
TwSetupPart *
tw_setup_parts_give (GPtrArray *parts, TwTileSet *set, const char *path)
{
  TwSetupPart *part = tw_setup_parts_find (parts, set->id);

  if (part == NULL)
    part = tw_setup_parts_add (parts, set->id, NULL, set->titles);
  g_free (part->file);
  part->file = g_strdup (path);
  if (part->set_id == NULL)
    part->set_id = g_strdup (set->id);
  set_set (part, set);
  return part;
}

const TwSetupPart *
tw_setup_parts_add_set (GPtrArray *parts, TwTileSet *set, const char *path, GError **error)
{
  g_autofree char *base = g_path_get_basename (path), *name = g_filename_display_name (base);
  g_autoptr (GPtrArray) enclosed = NULL;
  TwSetupPart *added;

  if (strcmp (((TwSetupPart *) parts->pdata[0])->word, set->id) == 0)
    {
      g_set_error (
          error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
          _ ("“%s” has the same id as the set that is played. Raise its number of copies instead."),
          name);
      return NULL;
    }
  added = tw_setup_parts_give (parts, set, path);
  added->facets = TW_PART_ALL;
  /* What came with it in one file can be played, too. */
  enclosed = tw_play_rules_enclosed_sets (set);
  for (guint i = 0; i < enclosed->len; i++)
    {
      TwTileSet *one = g_ptr_array_index (enclosed, i);
      g_auto (GStrv) needed = g_strsplit (set->requires != NULL ? set->requires : "", " ", -1);

      if (tw_setup_parts_find (parts, one->id) != NULL)
        continue;
      tw_setup_parts_give (parts, one, path)->facets =
          g_strv_contains ((const char *const *) needed, one->id) ? TW_PART_ALL : 0;
    }
  return added;
}

void
tw_setup_parts_take_game (GPtrArray *parts, const TwRules *rules)
{
  GPtrArray *sets = NULL;
  TwRuleset *ruleset = tw_ruleset_of_rules (rules, "game", "", "game", &sets);

  tw_ruleset_unref (ruleset);
  for (guint i = 0; i < sets->len; i++)
    {
      TwTileSet *set = sets->pdata[i];
      const TwSetupPart *part = tw_setup_parts_find (parts, set->id);

      /* What somebody added, or edits beside the table, is newer. */
      if (part != NULL && (part->is_played || part->set != NULL))
        continue;
      tw_setup_parts_give (parts, set, NULL);
    }
  g_ptr_array_unref (sets);
}

/* Back to what is shipped, or away. Returns: whether it is still there */
gboolean
tw_setup_parts_forget (GPtrArray *parts, guint index)
{
  TwSetupPart *part = parts->pdata[index];
  g_autofree char *shipped = part->set_id != NULL ? tw_shipped_set_path (part->set_id) : NULL;

  if (shipped == NULL && part->part == NULL)
    {
      g_ptr_array_remove_index (parts, index);
      return FALSE;
    }
  g_clear_pointer (&part->file, g_free);
  g_clear_pointer (&part->problem, g_free);
  part->is_awaited = FALSE;
  g_clear_pointer (&part->set, tw_tile_set_unref);
  if (shipped == NULL)
    g_clear_pointer (&part->set_id, g_free);
  part->n_tiles = 0;
  return TRUE;
}

void
tw_setup_parts_remove (GPtrArray *parts, guint index)
{
  TwSetupPart *part = g_ptr_array_index (parts, index);

  g_return_if_fail (tw_setup_part_is_own (part));
  if (!tw_setup_parts_forget (parts, index))
    return;
  part->facets = 0;
  tw_setup_parts_count (parts);
}

GPtrArray *
tw_setup_parts_dup_sets (const GPtrArray *parts)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);

  for (guint i = 0; i < parts->len; i++)
    {
      const TwSetupPart *part = parts->pdata[i];

      if (part->set != NULL)
        g_ptr_array_add (sets, tw_tile_set_ref (part->set));
    }
  return sets;
}

char **
tw_setup_parts_dup_rules (const GPtrArray *parts)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      const TwSetupPart *part = parts->pdata[i];

      if (part->part != NULL && (part->facets & TW_PART_RULES) != 0
          && !g_ptr_array_find_with_equal_func (ids, part->part, g_str_equal, NULL))
        g_ptr_array_add (ids, g_strdup (part->part));
    }
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}
