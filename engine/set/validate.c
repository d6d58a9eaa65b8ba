/* Problems of a set: what the tiles show together. */
#include <string.h>

#include "engine/set/leftover-rules.h"
#include "engine/set/validate.h"

#include "engine/set/outdated-name.h"
#include "engine/set/rule-stamp.h"
#include "engine/set/validate-private.h"
#include "engine/tile/signature.h"

/* Land codes with the bit of mist taken off. */
#define N_CODES 128

static void
want_language (GPtrArray *wanted, const char *language)
{
  if (language[0] != '\0'
      && !g_ptr_array_find_with_equal_func (wanted, language, g_str_equal, NULL))
    g_ptr_array_add (wanted, (gpointer) language);
}

GPtrArray *
validate_languages (const TwTexts *const *texts, guint n_texts)
{
  GPtrArray *wanted = g_ptr_array_new ();

  for (guint i = 0; i < n_texts; i++)
    for (guint k = 0; texts[i] != NULL && k < texts[i]->n_texts; k++)
      want_language (wanted, texts[i]->texts[k].language);
  return wanted;
}

static GPtrArray *
languages_of (const TwTileSet *set, const char *const *languages)
{
  const TwTexts *texts[] = { set->titles, set->descriptions, set->notes };
  GPtrArray *wanted = validate_languages (texts, languages == NULL ? G_N_ELEMENTS (texts) : 0);

  for (guint i = 0; languages != NULL && languages[i] != NULL; i++)
    want_language (wanted, languages[i]);
  return wanted;
}

static void
validate_titles (GArray *problems, const TwTileSet *set, const GPtrArray *wanted)
{
  if (set->titles == NULL || set->titles->n_texts == 0)
    {
      problems_add (problems, problem_new (TW_PROBLEM_MISSING_TITLE, -1));
      return;
    }
  for (guint i = 0; i < wanted->len; i++)
    if (tw_texts_get (set->titles, g_ptr_array_index (wanted, i)) == NULL)
      {
        TwProblem problem = problem_new (TW_PROBLEM_MISSING_LANGUAGE, -1);

        problem.detail = g_strdup (g_ptr_array_index (wanted, i));
        problems_add (problems, problem);
      }
}

static void
add_symbols (GHashTable *symbols, const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_symbols; i++)
    g_hash_table_add (symbols, (gpointer) topology->symbols[i].id);
}

/* Those on the tiles; of a set that is played with others these are not all. */
static GHashTable *
symbols_of (const TwTileSet *set)
{
  GHashTable *symbols;

  if (set->requires != NULL && set->requires[0] != '\0')
    return NULL;
  symbols = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      add_symbols (symbols, &set->tiles[i]->topology);
      for (guint k = 0; k < set->tiles[i]->n_variants; k++)
        add_symbols (symbols, &set->tiles[i]->variants[k].added);
    }
  return symbols;
}

static void
validate_set_id (GArray *problems, const TwTileSet *set)
{
  TwProblem problem = problem_new (TW_PROBLEM_UNWRITABLE_ID, -1);

  if (tw_id_is_writable (set->id))
    return;
  problem.detail = g_strdup (set->id);
  problems_add (problems, problem);
}

/* Fills @index (id to the first tile that has it). */
static void
validate_ids (GArray *problems, const TwTileSet *set, GHashTable *index)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const char *id = set->tiles[i]->id;
      gpointer first;
      TwProblem problem;

      if (id[0] == '\0')
        continue;
      if (!g_hash_table_lookup_extended (index, id, NULL, &first))
        {
          g_hash_table_insert (index, (gpointer) id, GUINT_TO_POINTER (i));
          continue;
        }
      problem = problem_new (TW_PROBLEM_DUPLICATE_ID, (int) i);
      problem.other = GPOINTER_TO_INT (first);
      problem.detail = g_strdup (id);
      problems_add (problems, problem);
    }
}

static void
validate_repeats (GArray *problems, const TwTileSet *set, GHashTable *in_block)
{
  g_autoptr (GHashTable) drawn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) mirrored = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      g_autofree char *signature = NULL, *signature_of_either = NULL;
      g_autofree char *plain = NULL, *either = NULL;
      gpointer first;
      TwProblem problem;

      if (g_hash_table_contains (in_block, tile->id))
        continue;
      tw_topology_signatures (&tile->topology, &tile->fields, &signature, &signature_of_either);
      /* Tiles with different backs are not drawn from one stack and do not repeat each other. */
      plain = g_strjoin ("|", signature, tile->back, NULL);
      either = g_strjoin ("|", signature_of_either, tile->back, NULL);
      if (g_hash_table_lookup_extended (drawn, plain, NULL, &first))
        problem = problem_new (TW_PROBLEM_DUPLICATE_TILE, (int) i);
      else
        {
          g_hash_table_insert (drawn, g_steal_pointer (&plain), GUINT_TO_POINTER (i));
          if (!g_hash_table_lookup_extended (mirrored, either, NULL, &first))
            {
              g_hash_table_insert (mirrored, g_steal_pointer (&either), GUINT_TO_POINTER (i));
              continue;
            }
          problem = problem_new (TW_PROBLEM_MIRRORED_TILE, (int) i);
        }
      problem.other = GPOINTER_TO_INT (first);
      problem.detail = g_strdup (set->tiles[problem.other]->id);
      problems_add (problems, problem);
    }
}

static guint8
land_code (TwEdgeCodes codes, guint edge)
{
  return tw_edge_code (codes, (TwEdge) edge) & (guint8) ~TW_EDGE_MISTY;
}

/* Whether somebody else's tiles are on the table as well. */
static gboolean
plays_with_base (const TwTileSet *set)
{
  return tw_tile_set_start (set) < 0 && tw_tile_set_start_block (set) == NULL
         && set->first_tile == NULL;
}

static void
validate_fits (GArray *problems, const TwTileSet *set, GHashTable *in_block)
{
  guint64 edges_of[N_CODES] = { 0 };

  if (set->requires != NULL && set->requires[0] != '\0')
    return;
  if (plays_with_base (set))
    edges_of[TW_KIND_CITY] = edges_of[TW_KIND_ROAD] = edges_of[TW_KIND_FIELD] = G_MAXUINT32;
  for (guint i = 0; i < set->n_tiles; i++)
    {
      TwEdgeCodes codes = tw_topology_edge_codes (&set->tiles[i]->topology);

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        edges_of[land_code (codes, edge)] += MAX (set->tiles[i]->count, 1);
    }
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      TwEdgeCodes codes = tw_topology_edge_codes (&tile->topology);
      TwProblem problem = problem_new (TW_PROBLEM_NEVER_FITS, (int) i);

      for (guint edge = 0; edge < TW_N_EDGES; edge++)
        {
          guint8 code = land_code (codes, edge);
          guint64 own = 0;

          /* A tile does not lie beside itself, but beside another copy. */
          for (guint other = 0; other < TW_N_EDGES; other++)
            own += land_code (codes, other) == code;
          if (code == TW_KIND_NONE ? !g_hash_table_contains (in_block, tile->id)
                                   : edges_of[code] <= own)
            problem.rim |= TW_RIM_EDGE (edge);
        }
      if (problem.rim != 0)
        problems_add (problems, problem);
    }
}

static void
validate_leftovers (GArray *problems, const TwVocabulary *own)
{
  g_auto (GStrv) ids = tw_leftover_rules (own);
  TwProblem problem = problem_new (TW_PROBLEM_LEFTOVER_RULES, -1);

  problem.other = (int) g_strv_length (ids);
  if (problem.other > 0)
    problems_add (problems, problem);
}

static void
validate_written (GArray *problems, const TwVocabulary *own)
{
  g_auto (GStrv) ids = tw_rules_outdated (own);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwProblem problem = problem_new (TW_PROBLEM_OUTDATED_TEXT, -1);

      problem.detail = g_strdup (ids[i]);
      problem.other = (int) tw_vocabulary_find_rule (own, ids[i])->line;
      problems_add (problems, problem);
    }
}

static void
validate_names (GArray *problems, const TwVocabulary *own)
{
  TwNamedThing thing;

  for (guint i = 0; own != NULL && tw_named_thing_nth (own, i, &thing); i++)
    {
      const TwStatement *first = NULL;
      TwProblem problem;

      if (thing.written_for == NULL || thing.name == NULL
          || tw_words_with_name (own, thing.written_for, &first) == 0)
        continue;
      problem = problem_new (TW_PROBLEM_OUTDATED_NAME, -1);
      problem.detail = g_strdup_printf ("%s/%s", thing.element, thing.id);
      problem.other = (int) first->line;
      problems_add (problems, problem);
    }
}

TwProblems *
tw_tile_set_validate (const TwTileSet *set, const char *const *languages)
{
  GArray *problems = problems_new_list ();
  g_autoptr (GHashTable) index = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) in_block = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) wanted = languages_of (set, languages);
  g_autoptr (GHashTable) symbols = symbols_of (set);

  for (guint i = 0; i < set->n_blocks; i++)
    for (guint k = 0; k < set->blocks[i].n_tiles; k++)
      g_hash_table_add (in_block, set->blocks[i].tiles[k].tile);
  validate_titles (problems, set, wanted);
  /* Rules can do without tiles. */
  if (tw_tile_set_contents (set) == 0)
    problems_add (problems, problem_new (TW_PROBLEM_EMPTY_SET, -1));
  validate_set_id (problems, set);
  validate_limits (problems, set->own);
  validate_leftovers (problems, set->own);
  validate_written (problems, set->own);
  validate_names (problems, set->own);
  validate_own_titles (problems, set->own, NULL);
  validate_procedures (problems, set->own, NULL, symbols, wanted);
  validate_ids (problems, set, index);
  for (guint i = 0; i < set->n_tiles; i++)
    validate_tile (problems, set->own, set->tiles[i], (int) i,
                   validate_is_in_block (set, set->tiles[i]->id));
  validate_repeats (problems, set, in_block);
  validate_fits (problems, set, in_block);
  validate_blocks (problems, set, index);
  validate_lessons (problems, set);
  return problems_finish (problems);
}

TwProblems *
tw_ruleset_validate (const TwRuleset *ruleset)
{
  GArray *problems = problems_new_list ();

  validate_ruleset (problems, ruleset, NULL);
  return problems_finish (problems);
}
