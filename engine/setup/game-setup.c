/* From words to rules. */
#include "engine/setup/game-setup.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/vocabulary-join.h"
#include "engine/setup/game-setup-check.h"

/* The part that gives the turn, and the set that gives the start when no other does. */
#define BASE "base"

TW_DEFINE_PLACED_ERROR (TwSetupError, tw_setup_error)

const char *
tw_setup_error_words (const GError *error)
{
  const TwErrorPlace *place = error->domain == TW_SETUP_ERROR ? tw_setup_error_place (error) : NULL;

  return place != NULL && place->words != NULL ? place->words : tw_error_words (error);
}

static void
source_clear (gpointer data)
{
  TwCatalogueSource *source = data;

  tw_tile_set_unref (source->set);
}

TwGameSetup *
tw_game_setup_new (const TwGameKit *kit)
{
  TwGameSetup *setup = g_new0 (TwGameSetup, 1);

  setup->kit = kit;
  setup->sources = g_array_new (FALSE, FALSE, sizeof (TwCatalogueSource));
  g_array_set_clear_func (setup->sources, source_clear);
  setup->parts = g_ptr_array_new_with_free_func (g_free);
  setup->own = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_vocabulary_unref);
  setup->values = g_array_new (FALSE, FALSE, sizeof (TwParameterValue));
  setup->at_hand = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  setup->n_seats = 2;
  setup->least_players = 2;
  setup->most_players = TW_MAX_SEATS;
  return setup;
}

void
tw_game_setup_free (TwGameSetup *setup)
{
  if (setup == NULL)
    return;
  g_array_unref (setup->sources);
  g_ptr_array_unref (setup->parts);
  g_ptr_array_unref (setup->own);
  g_array_unref (setup->values);
  g_ptr_array_unref (setup->at_hand);
  g_free (setup->start);
  g_free (setup);
}

static void
add_part (TwGameSetup *setup, const char *id)
{
  if (!g_ptr_array_find_with_equal_func (setup->parts, id, g_str_equal, NULL))
    g_ptr_array_add (setup->parts, g_strdup (id));
}

/* Whether the part does something besides what its effects say. */
static gboolean
has_moving_rules (const TwGameKit *kit, const char *id)
{
  for (guint i = 0; i < kit->n_expansions; i++)
    if (strcmp (kit->expansions[i]->id, id) == 0)
      return TRUE;
  for (guint i = 0; i < kit->vocabulary->procedures->len; i++)
    if (strcmp (((const TwProcedure *) kit->vocabulary->procedures->pdata[i])->part, id) == 0)
      return TRUE;
  return FALSE;
}

/* Puts a part into play, or only its symbols or figures. What it does besides cannot be
 * taken apart. */
static gboolean
add_part_facets (TwGameSetup *setup, const char *id, guint facets, GError **error)
{
  g_autofree char *word = NULL;

  if ((facets & TW_PART_RULES) == TW_PART_RULES)
    {
      add_part (setup, id);
      return TRUE;
    }
  if (has_moving_rules (setup->kit, id))
    {
      g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED,
                   _ ("The rules of “%s” hang together: symbols and figures cannot be played "
                      "one without the other. Write %s:rules."),
                   id, id);
      return FALSE;
    }
  word = g_strdup_printf ("%s:%s", id, facets & TW_PART_SYMBOLS ? "symbols" : "figures");
  add_part (setup, word);
  return TRUE;
}

/* A set's tiles, without the part they belong to. */
static void
add_tiles (TwGameSetup *setup, TwTileSet *set, guint copies)
{
  TwCatalogueSource source = { .set = tw_tile_set_ref (set), .copies = copies };

  g_array_append_val (setup->sources, source);
}

void
tw_game_setup_use_set (TwGameSetup *setup, TwTileSet *set, guint copies)
{
  const TwVocabularyPart *part = tw_vocabulary_part_of_set (setup->kit->vocabulary, set->id);

  if (part != NULL)
    add_part (setup, part->id);
  add_tiles (setup, set, copies);
}

/* Whether the set of that id, as shipped, is in play already. */
static gboolean
has_set (const TwGameSetup *setup, const char *id)
{
  for (guint i = 0; i < setup->sources->len; i++)
    if (strcmp (g_array_index (setup->sources, TwCatalogueSource, i).set->id, id) == 0)
      return TRUE;
  return FALSE;
}

/* What @facets say of a set that was read. */
static gboolean
use_facets (TwGameSetup *setup, TwTileSet *set, guint copies, guint facets, GError **error)
{
  const TwVocabularyPart *part = tw_vocabulary_part_of_set (setup->kit->vocabulary, set->id);

  if (part != NULL && (facets & TW_PART_RULES) && !add_part_facets (setup, part->id, facets, error))
    return FALSE;
  if (facets & TW_PART_TILES)
    add_tiles (setup, set, copies);
  return TRUE;
}

static TwTileSet *
shipped_set (const TwGameKit *kit, const char *id, GError **error)
{
  TwTileSet *set = kit->sets != NULL ? g_hash_table_lookup (kit->sets, id) : NULL;

  return set != NULL ? tw_tile_set_ref (set) : tw_shipped_set_load (id, error);
}

static gboolean
use_shipped (TwGameSetup *setup, const char *id, guint copies, guint facets, GError **error)
{
  const TwVocabularyPart *part = tw_vocabulary_part_of_set (setup->kit->vocabulary, id);
  g_autoptr (TwTileSet) set = NULL;

  if (part == NULL && facets != TW_PART_TILES)
    {
      g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_NO_RULES,
                   _ ("The tiles of “%s” are shipped, but this version has no rules for it. "
                      "Leave it out, or write %s:tiles."),
                   id, id);
      return FALSE;
    }
  if (has_set (setup, id) || !(facets & TW_PART_TILES))
    return !(facets & TW_PART_RULES) || add_part_facets (setup, part->id, facets, error);
  set = shipped_set (setup->kit, id, error);
  return set != NULL && use_facets (setup, set, copies, facets, error);
}

static gboolean
use_file (TwGameSetup *setup, const char *path, guint copies, guint facets, GError **error)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, error);

  return set != NULL && use_facets (setup, set, copies, facets, error);
}

static TwTileSet *
find_at_hand (TwGameSetup *setup, const char *word)
{
  for (guint i = 0; i < setup->at_hand->len; i++)
    {
      TwTileSet *set = g_ptr_array_index (setup->at_hand, i);

      if (strcmp (set->id, word) == 0)
        return set;
    }
  return NULL;
}

void
tw_game_setup_provide (TwGameSetup *setup, TwTileSet *set)
{
  g_return_if_fail (setup != NULL && set != NULL);
  g_ptr_array_add (setup->at_hand, tw_tile_set_ref (set));
}

/* A set that is at hand, by its shipped id or its path, looked for in @folder too. */
static gboolean
use_set_word (TwGameSetup *setup,
              const char *word,
              const char *folder,
              guint copies,
              guint facets,
              GError **error)
{
  g_autofree char *shipped = tw_shipped_set_path (word);
  g_autofree char *beside = folder != NULL ? g_build_filename (folder, word, NULL) : NULL;
  TwTileSet *at_hand = find_at_hand (setup, word);

  if (at_hand != NULL)
    return has_set (setup, word) || use_facets (setup, at_hand, copies, facets, error);
  if (shipped != NULL)
    return use_shipped (setup, word, copies, facets, error);
  if (beside != NULL && g_file_test (beside, G_FILE_TEST_IS_REGULAR))
    return use_file (setup, beside, copies, facets, error);
  if (g_file_test (word, G_FILE_TEST_EXISTS))
    return use_file (setup, word, copies, facets, error);
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
               _ ("“%s” is neither a part nor a shipped tile set nor a file. Check its spelling."),
               word);
  return FALSE;
}

static gboolean
use_part (TwGameSetup *setup, const char *id, guint facets, GError **error)
{
  g_autofree char *shipped = tw_shipped_set_path (id);

  if (tw_vocabulary_find_part (setup->kit->vocabulary, id) == NULL)
    return use_set_word (setup, id, NULL, 1, facets, error);
  if ((facets & TW_PART_RULES) && !add_part_facets (setup, id, facets, error))
    return FALSE;
  return shipped == NULL || !(facets & TW_PART_TILES) || use_shipped (setup, id, 1, facets, error);
}

gboolean
tw_game_setup_use (TwGameSetup *setup, const char *word, GError **error)
{
  guint facets;
  g_autofree char *id = tw_part_word_split (word, &facets);

  return use_part (setup, id, facets, error);
}

gboolean
tw_game_setup_set (TwGameSetup *setup, const char *name, const char *value, GError **error)
{
  int index = tw_vocabulary_find_parameter (setup->kit->vocabulary, name);
  const TwParameter *parameter;
  TwParameterValue entry;

  if (index < 0)
    {
      g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
                   _ ("There is no parameter “%s”. Look for the name in the list of parameters."),
                   name);
      return FALSE;
    }
  parameter = g_ptr_array_index (setup->kit->vocabulary->parameters, index);
  if (!tw_parameter_parse (parameter, value, &entry.value))
    {
      g_autofree char *range = tw_parameter_range (parameter);

      g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_VALUE,
                   _ ("“%s” is no value for the parameter “%s”. Allowed: %s."), value, name, range);
      return FALSE;
    }
  entry.name = parameter->name;
  g_array_append_val (setup->values, entry);
  return TRUE;
}

/* What cannot be used is told with the place in the ruleset that names it. What is wrong with
 * another file has its place there among the words. */
static void
propagate_placed (GError **error, GError *cause, const TwRuleset *ruleset, guint line)
{
  const char *file = ruleset->path != NULL ? ruleset->path : ruleset->id;
  g_autoptr (GError) owned = cause;

  /* What was put together without a file has no lines. */
  if (line > 0 && cause->domain == TW_SETUP_ERROR)
    tw_setup_error_set_at (error, cause->code, file, line, cause->message);
  else if (line > 0 && cause->domain == TW_FORMAT_ERROR)
    tw_format_error_set_at (error, cause->code, file, line, cause->message);
  else
    g_propagate_error (error, g_steal_pointer (&owned));
}

gboolean
tw_game_setup_use_ruleset (TwGameSetup *setup,
                           const TwRuleset *ruleset,
                           TwTileSet *set,
                           GError **error)
{
  g_autofree char *folder = ruleset->path != NULL ? g_path_get_dirname (ruleset->path) : NULL;

  setup->least_players = ruleset->least_players;
  setup->most_players = ruleset->most_players;
  if (ruleset->own != NULL)
    g_ptr_array_add (setup->own, tw_vocabulary_ref (ruleset->own));
  for (guint i = 0; i < ruleset->n_uses; i++)
    {
      const TwRulesetUse *use = &ruleset->uses[i];
      GError *cause = NULL;

      if (use->set == NULL ? !use_part (setup, use->part, use->facets, &cause)
          : set != NULL && strcmp (use->set, set->id) == 0
              ? !use_facets (setup, set, use->copies, use->facets, &cause)
              : !use_set_word (setup, use->set, folder, use->copies, use->facets, &cause))
        {
          propagate_placed (error, cause, ruleset, use->line);
          return FALSE;
        }
    }
  for (guint i = 0; i < ruleset->n_values; i++)
    if (!tw_game_setup_set (setup, ruleset->values[i].name, ruleset->values[i].value, error))
      return FALSE;
  return TRUE;
}

/* Whether the set begins a game and has tiles to go on with: a river comes before a game, and
 * nothing can be laid beside a block that is all there is. */
static gboolean
is_game (const TwTileSet *set)
{
  const TwBlock *block = tw_tile_set_start_block (set);

  if (set->draw == TW_SET_DRAW_FIRST)
    return FALSE;
  return block != NULL ? tw_tile_set_n_copies (set) > block->n_tiles : tw_tile_set_start (set) >= 0;
}

/* The weight with which a set gives the start: one that is drawn first (the river, whose source
 * fits nowhere else) before a block, that before an ordinary start tile. Rule: INTER-006. */
static int
start_rank (const TwTileSet *set)
{
  gboolean has_block = tw_tile_set_start_block (set) != NULL;

  if (!has_block && tw_tile_set_start (set) < 0)
    return 0;
  return set->draw == TW_SET_DRAW_FIRST ? 3 : has_block ? 2 : 1;
}

static int
compare_sources (gconstpointer a, gconstpointer b)
{
  const TwCatalogueSource *first = a, *second = b;

  return start_rank (second->set) - start_rank (first->set);
}

static gboolean
ensure_start (TwGameSetup *setup, GError **error)
{
  g_autoptr (TwTileSet) base = NULL;

  add_part (setup, BASE);
  for (guint i = 0; i < setup->sources->len; i++)
    {
      if (is_game (g_array_index (setup->sources, TwCatalogueSource, i).set))
        return TRUE;
    }
  if (has_set (setup, BASE))
    return TRUE;
  base = shipped_set (setup->kit, BASE, error);
  if (base == NULL)
    return FALSE;
  tw_game_setup_use_set (setup, base, 1);
  return TRUE;
}

/* A copy of @set whose only start is @tile where the case wants it. */
static TwTileSet *
with_start (const TwTileSet *set, const char *tile, int x, int y, guint quarter_turns)
{
  TwTileSet *copy = tw_tile_set_copy (set);
  TwBlock *block;

  for (guint i = 0; i < copy->n_blocks; i++)
    copy->blocks[i].is_start = FALSE;
  block = tw_tile_set_add_block (copy, "start");
  block->is_start = TRUE;
  tw_block_add_tile (block, tile, x, y, quarter_turns);
  return copy;
}

/* Puts the start tile of "[SET:]TILE@x,y/rotation" in the place of the sets' own. */
static gboolean
move_start (TwGameSetup *setup, GError **error)
{
  g_autoptr (GRegex) regex =
      g_regex_new ("^(?:([^:@]+):)?([^@:#]+)@(-?[0-9]{1,4}),(-?[0-9]{1,4})/(0|90|180|270)$", 0, 0,
                   NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *set_id = NULL, *tile = NULL, *x = NULL, *y = NULL, *degrees = NULL;

  if (!g_regex_match (regex, setup->start, 0, &match))
    {
      g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
                   _ ("“%s” is no start tile. Write TILE@x,y/rotation."), setup->start);
      return FALSE;
    }
  set_id = g_match_info_fetch (match, 1);
  tile = g_match_info_fetch (match, 2);
  x = g_match_info_fetch (match, 3);
  y = g_match_info_fetch (match, 4);
  degrees = g_match_info_fetch (match, 5);
  for (guint i = 0; i < setup->sources->len; i++)
    {
      TwCatalogueSource *source = &g_array_index (setup->sources, TwCatalogueSource, i);
      TwCatalogueSource moved = *source;

      if ((*set_id != '\0' && strcmp (source->set->id, set_id) != 0)
          || tw_tile_set_find (source->set, tile) < 0)
        continue;
      moved.set = with_start (source->set, tile, atoi (x), atoi (y), (guint) atoi (degrees) / 90);
      g_array_remove_index (setup->sources, i);
      g_array_insert_val (setup->sources, 0, moved);
      return TRUE;
    }
  g_set_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
               _ ("No set in play has the start tile “%s”."), tile);
  return FALSE;
}

/* The shipped rules, with what the rulesets and sets in play add to them. */
static TwVocabulary *
join_vocabulary (const TwGameSetup *setup, GError **error)
{
  g_autoptr (GPtrArray) own = g_ptr_array_new ();

  for (guint i = 0; i < setup->own->len; i++)
    g_ptr_array_add (own, g_ptr_array_index (setup->own, i));
  for (guint i = 0; i < setup->sources->len; i++)
    {
      const TwCatalogueSource *source = &g_array_index (setup->sources, TwCatalogueSource, i);

      if (source->set->own != NULL && source->copies > 0)
        g_ptr_array_add (own, source->set->own);
    }
  if (own->len == 0)
    return tw_vocabulary_ref (setup->kit->vocabulary);
  return tw_vocabulary_join (setup->kit->vocabulary, (TwVocabulary *const *) own->pdata, own->len,
                             error);
}

TwRules *
tw_game_setup_compile (TwGameSetup *setup, GError **error)
{
  TwRulesSetup rules = { .expansions = setup->kit->expansions,
                         .n_expansions = setup->kit->n_expansions,
                         .n_seats = setup->n_seats,
                         .start_is_given = setup->start_is_given };
  g_autoptr (GPtrArray) parts = NULL;
  g_autoptr (TwVocabulary) vocabulary = NULL;

  if (!ensure_start (setup, error) || !tw_game_setup_check (setup, error))
    return NULL;
  vocabulary = join_vocabulary (setup, error);
  if (vocabulary == NULL)
    return NULL;
  rules.vocabulary = vocabulary;
  g_array_sort (setup->sources, compare_sources);
  if (setup->start != NULL && !move_start (setup, error))
    return NULL;
  parts = g_ptr_array_new ();
  for (guint i = 0; i < setup->parts->len; i++)
    g_ptr_array_add (parts, g_ptr_array_index (setup->parts, i));
  g_ptr_array_add (parts, NULL);
  rules.parts = (const char *const *) parts->pdata;
  rules.sources = (const TwCatalogueSource *) (gpointer) setup->sources->data;
  rules.n_sources = setup->sources->len;
  rules.values = (const TwParameterValue *) (gpointer) setup->values->data;
  rules.n_values = setup->values->len;
  return tw_rules_new (&rules, error);
}
