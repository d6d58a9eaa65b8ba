/* Problems in words. */
#include "engine/set/problem-row.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/set/limits.h"
#include "engine/set/outdated-name.h"
#include "engine/set/symbol-guess.h"
#include "engine/tile/field-place.h"
#include "engine/tile/language-names.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-words.h"

static const char *
own_land_name (TwKind kind, gconstpointer own)
{
  const TwLandType *land = tw_vocabulary_land_of (own, kind);
  const char *name = land != NULL && land->texts != NULL
                         ? tw_texts_best (land->texts, g_get_language_names ())
                         : NULL;

  return name != NULL && *name != '\0' ? name : land != NULL ? land->id : NULL;
}

/* The segment in words, with its first letter as it is; "" if there is none. */
static char *
segment_words (const TwTileSet *set, const TwTile *tile, int segment)
{
  const TwWordNames names = { own_land_name, NULL, set != NULL ? set->own : NULL };

  if (tile == NULL || segment < 0 || segment >= tile->topology.n_segments)
    return g_strdup ("");
  return tw_tile_words_segment_short (&tile->topology, (guint) segment, &names);
}

const TwTile *
problem_tile (const TwProblem *problem, const TwTileSet *set)
{
  return problem->tile >= 0 && (guint) problem->tile < set->n_tiles ? set->tiles[problem->tile]
                                                                    : NULL;
}

/* What the set calls a symbol of its own, else what everybody does. */
static const char *
symbol_name (const TwTileSet *set, const char *id)
{
  const TwSymbolType *own =
      set != NULL && set->own != NULL ? tw_vocabulary_find_symbol (set->own, id) : NULL;
  const char *name = own != NULL && own->texts != NULL
                         ? tw_texts_best (own->texts, g_get_language_names ())
                         : NULL;

  return name != NULL ? name : tw_symbol_table_name (id);
}

/* The field that the symbol is said to stand in: whether there is such a word, and which it is,
 * %NULL if the tile does not have it. */
static gboolean
symbol_field (const TwProblem *problem, const TwTile *tile, char **out_words)
{
  const TwTopology *marks;
  int place, field;

  *out_words = NULL;
  if (tile == NULL || problem->variant >= (int) tile->n_variants)
    return FALSE;
  marks = problem->variant >= 0 ? &tile->variants[problem->variant].added : &tile->topology;
  place = problem->other >= 0 && problem->other < marks->n_symbols
              ? marks->symbols[problem->other].segment
              : -1;
  field = tw_fields_find_place (&tile->fields, place);
  if (field >= 0)
    *out_words = tw_tile_words_field (&tile->fields, (guint) field);
  return tw_place_is_field (place);
}

char *
problem_say_on_nothing (const TwProblem *problem, const TwTileSet *set)
{
  g_autofree char *symbol = tw_short_name (symbol_name (set, problem->detail));
  g_autofree char *field = NULL;

  if (symbol_field (problem, problem_tile (problem, set), &field))
    return g_strdup_printf (_ ("The symbol “%s” stands in a field that the tile does not have."),
                            symbol);
  return g_strdup_printf (_ ("The symbol “%s” stands on nothing that can bear it."), symbol);
}

char *
problem_say_wrong_land (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = problem_tile (problem, set);
  g_autofree char *segment = segment_words (set, tile, problem->segment);
  g_autofree char *symbol = tw_short_name (symbol_name (set, problem->detail));
  g_autofree char *field = NULL;

  if (symbol_field (problem, tile, &field) && field != NULL)
    return g_strdup_printf (_ ("The symbol “%s” means nothing on: %s."), symbol, field);
  return *segment != '\0'
             ? g_strdup_printf (_ ("The symbol “%s” means nothing on: %s."), symbol, segment)
             : g_strdup_printf (_ ("The symbol “%s” means nothing here."), symbol);
}

char *
problem_say_misspelt (const TwProblem *problem, const TwTileSet *set)
{
  const char *guess = tw_symbol_guess (set->own, problem->detail);
  TwKind place = tw_symbol_guess_place (guess);
  g_autofree char *symbol = tw_short_name (problem->detail);
  g_autofree char *meant = tw_short_name (symbol_name (set, guess));

  if (place != TW_KIND_NONE && strcmp (guess, problem->detail) == 0)
    return g_strdup_printf (_ ("“%s” is no symbol. Write the element <%s/> into the tile."), symbol,
                            guess);
  if (place != TW_KIND_NONE)
    {
      TwTopology alone = { 0 };

      g_free (meant);
      tw_topology_add_segment (&alone, place, 0);
      meant = tw_tile_words_segment_short (&alone, 0, NULL);
    }
  /* Translators: the word that stands in the file, and what may be meant: “inn”, “monastery” */
  return g_strdup_printf (_ ("Nothing says what the symbol “%s” is. Did you mean “%s”?"), symbol,
                          meant);
}

static const char *
block_id (const TwProblem *problem, const TwTileSet *set)
{
  return problem->other >= 0 && (guint) problem->other < set->n_blocks
             ? set->blocks[problem->other].id
             : "";
}

char *
problem_say_block (const TwProblem *problem, const TwTileSet *set)
{
  const char *id = block_id (problem, set);
  const char *edges = tw_tile_words_edges (tw_rim_edges (problem->rim));

  if (problem->code == TW_PROBLEM_BLOCK_TILE && problem->tile < 0)
    return g_strdup_printf (_ ("Block %s has the tile %s, which the set has not."), id,
                            problem->detail);
  if (problem->code == TW_PROBLEM_BLOCK_TILE)
    return g_strdup_printf (_ ("In block %s another tile lies in the same place."), id);
  if (problem->detail != NULL)
    return g_strdup_printf (_ ("In block %s the edge does not fit tile %s: %s."), id,
                            problem->detail, edges);
  return g_strdup_printf (_ ("In block %s an inner edge meets nothing: %s."), id, edges);
}

char *
problem_say_figures (const TwProblem *problem, const TwTileSet *set)
{
  return g_strdup_printf (_ ("%u kinds of figures are too many for one game, which has room "
                             "for %u beside the meeple. Take some out, from “%s” on."),
                          set->own->figures->len, TW_MAX_FIGURE_TYPES - TW_BASE_FIGURE_TYPES,
                          problem->detail);
}

char *
problem_say_tokens (const TwProblem *problem, const TwTileSet *set)
{
  return g_strdup_printf (_ ("%u kinds of tokens are too many for one game, which has room for "
                             "%u. Take some out, from “%s” on."),
                          set->own->tokens->len, TW_MAX_TOKEN_TYPES, problem->detail);
}

char *
problem_say_taken (const TwProblem *problem, const TwTileSet *set)
{
  g_auto (GStrv) parts = g_strsplit (problem->detail, "/", 3);

  /* Translators: an element and the id of what it declares: "<token>", "grain"; another id */
  return g_strdup_printf (_ ("There is another <%s> “%s” that comes with the program. Call this "
                             "one otherwise: “%s”, for instance."),
                          parts[0], parts[1], parts[2]);
}

char *
problem_say_worths (const TwProblem *problem, const TwTileSet *set)
{
  return g_strdup_printf (_ ("The token “%s” is counted in more than %u ways, which is too "
                             "many for a game. Take some out."),
                          problem->detail, TW_MAX_TOKEN_WORTHS);
}

char *
problem_say_symbols (const TwProblem *problem, const TwTileSet *set)
{
  return g_strdup_printf (_ ("Effects ask for more than %u kinds of symbols, which is more "
                             "than a game can count. Take effects out, from that of “%s” on; "
                             "a symbol without effects is not counted."),
                          TW_MAX_COUNTED - 1, problem->detail);
}

char *
problem_say_effects (const TwProblem *problem, const TwTileSet *set)
{
  return g_strdup_printf (_ ("The effects are more than a game can hold: %u, each once for "
                             "every event and every kind of feature that it names. Take some "
                             "out, from this one on."),
                          TW_MAX_EFFECTS - TW_BASE_EFFECTS);
}

char *
problem_say_picture (const TwProblem *problem, const TwTileSet *set)
{
  const char *file = problem->detail;

  switch ((TwPictureAbsence) problem->other)
    {
    case TW_PICTURE_FOLDER:
      return g_strdup_printf (_ ("Its picture “%s” is a folder, so it is drawn."), file);
    case TW_PICTURE_NO_FILE:
      return g_strdup_printf (_ ("Its picture “%s” is no ordinary file, but a pipe or a device, so "
                                 "it is drawn."),
                              file);
    case TW_PICTURE_UNREADABLE:
      return g_strdup_printf (_ ("Its picture “%s” cannot be read, so it is drawn."), file);
    case TW_PICTURE_TOO_LARGE:
      return g_strdup_printf (_ ("Its picture “%s” is too large for a set, so it is drawn."), file);
    case TW_PICTURE_NOT_THERE:
    default:
      return g_strdup_printf (_ ("Its picture “%s” is not there, so it is drawn."), file);
    }
}

char *
problem_say_reference (const TwProblem *problem, const TwTileSet *set)
{
  const char *file = problem->detail;

  switch ((TwPictureAbsence) problem->other)
    {
    case TW_PICTURE_FOLDER:
      return g_strdup_printf (_ ("The reference picture “%s” is a folder."), file);
    case TW_PICTURE_NO_FILE:
      return g_strdup_printf (_ ("The reference picture “%s” is no ordinary file, but a pipe or a "
                                 "device."),
                              file);
    case TW_PICTURE_UNREADABLE:
      return g_strdup_printf (_ ("The reference picture “%s” cannot be read."), file);
    case TW_PICTURE_TOO_LARGE:
      return g_strdup_printf (_ ("The reference picture “%s” is too large for a set."), file);
    case TW_PICTURE_NOT_THERE:
    default:
      return g_strdup_printf (_ ("The reference picture “%s” is not there."), file);
    }
}

char *
problem_say_detail (const TwProblem *problem, const TwTileSet *set)
{
  return g_strdup (problem->detail);
}

/* Its beginning tells which text it is. */
#define TEXT_CHARS 60

char *
problem_say_outdated (const TwProblem *problem, const TwTileSet *set)
{
  const TwRule *rule =
      set->own != NULL ? tw_vocabulary_find_rule (set->own, problem->detail) : NULL;
  const TwText *source = rule != NULL ? tw_texts_source (rule->texts) : NULL;
  g_autofree char *words =
      tw_short_words (source != NULL ? source->text : problem->detail, TEXT_CHARS, 1);

  /* Translators: the beginning of what a rule says. */
  return g_strdup_printf (_ ("“%s” was written before the rule was changed."), words);
}

char *
problem_say_outdated_name (const TwProblem *problem, const TwTileSet *set)
{
  TwNamedThing thing;
  guint n;

  if (!tw_named_thing_of_key (set->own, problem->detail, &thing) || thing.written_for == NULL
      || thing.name == NULL)
    return g_strdup (problem->detail);
  n = tw_words_with_name (set->own, thing.written_for, NULL);
  /* Translators: questions, answers and lines of the log; an old name and the new one. */
  return g_strdup_printf (ngettext ("%u text still says “%s”, which is called “%s” now.",
                                    "%u texts still say “%s”, which is called “%s” now.", n),
                          n, thing.written_for, thing.name);
}

char *
problem_say_refused_rules (const TwProblem *problem, const TwTileSet *set)
{
  return problem->place != NULL ? g_strdup_printf ("%s: %s", problem->place, problem->detail)
                                : g_strdup (problem->detail);
}

/* What it is that has the drawing, why that is not drawn, and what helps. */
char *
problem_say_drawing (const TwProblem *problem, const TwTileSet *set)
{
  g_autofree char *words = NULL;
  TwOwnDrawing drawing;

  if (!tw_problem_find_drawing (problem, set, &drawing))
    return g_strdup (problem->detail);
  words = tw_own_drawing_words (&drawing);
  return g_strdup_printf ("%s: %s", words, problem->detail);
}

/* "čeština, Deutsch" for "cs, de" */
static char *
language_words (const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, ", ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *name = tw_language_name (words[i]);

      g_free (words[i]);
      words[i] = name;
    }
  return g_strjoinv (", ", words);
}

static char *
place_words (const TwProblem *problem, const TwTileSet *set, TwProblemPlace place)
{
  const TwTile *tile = problem_tile (problem, set);
  const char *detail = problem->detail != NULL ? problem->detail : "";

  switch (place)
    {
    case TW_PLACE_SEGMENT:
      return segment_words (set, tile, problem->segment);
    case TW_PLACE_OTHER:
      return segment_words (set, tile, problem->other);
    case TW_PLACE_RIM:
      return tw_rim_to_string (problem->rim, " ");
    case TW_PLACE_EDGES:
      return g_strdup (tw_tile_words_edges (tw_rim_edges (problem->rim)));
    case TW_PLACE_DETAIL:
      return g_strdup (detail);
    case TW_PLACE_LANGUAGES:
      return language_words (detail);
    case TW_PLACE_SYMBOL:
      return tw_short_name (symbol_name (set, detail));
    case TW_PLACE_RESERVED:
      return g_strdup ("@ # : , *");
    case TW_PLACE_STATEMENT:
      return g_strdup (problem->place);
    case TW_PLACE_NONE:
      break;
    }
  return NULL;
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
problem_sentence (const TwProblem *problem, const TwTileSet *set)
{
  const TwProblemRow *row = problem_row (problem->code);
  g_autofree char *first = place_words (problem, set, row->places[0]);
  g_autofree char *second = place_words (problem, set, row->places[1]);
  g_autofree char *third = place_words (problem, set, row->places[2]);
  guint n = (guint) MAX (problem->other, 0);

  if (row->say != NULL)
    return row->say (problem, set);
  if (row->one != NULL)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, row->one, row->many, n), n);
  if (row->otherwise.sentence != NULL && row->is_otherwise (problem, set))
    return g_strdup_printf (_ (row->otherwise.sentence), first, second, third);
  return g_strdup_printf (_ (row->words.sentence), first, second, third);
}

char *
tw_problem_repair_label (const TwProblem *problem, const TwTileSet *set)
{
  const TwProblemRow *row = problem_row (problem->code);
  const char *label = row->words.repair;

  if (!problem->has_repair)
    return NULL;
  if (row->otherwise.repair != NULL && row->is_otherwise (problem, set))
    label = row->otherwise.repair;
  return g_strdup_printf (_ (label), (guint) MAX (problem->other, 1));
}

#pragma GCC diagnostic pop

const char *
tw_problem_explanation (const TwProblem *problem)
{
  const TwProblemRow *row = problem_row (problem->code);

  return row->otherwise.why != NULL && row->is_otherwise (problem, NULL) ? _ (row->otherwise.why)
                                                                         : _ (row->words.why);
}
