/* Problems: their names, severities and words. */
#include "engine/set/problem.h"

#include <glib/gi18n-lib.h>

#include "engine/set/limits.h"
#include "engine/set/symbol-guess.h"
#include "engine/set/validate-private.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-words.h"

static const struct
{
  const char *name;
  TwSeverity severity;
} codes[TW_N_PROBLEMS] = {
  [TW_PROBLEM_PORT_OWNED_TWICE] = { "port-owned-twice", TW_SEVERITY_ERROR },
  [TW_PROBLEM_PORT_OWNED_NEVER] = { "port-owned-never", TW_SEVERITY_ERROR },
  [TW_PROBLEM_PORT_OFF_MIDDLE] = { "port-off-middle", TW_SEVERITY_ERROR },
  [TW_PROBLEM_ROAD_WITHOUT_END] = { "road-without-end", TW_SEVERITY_ERROR },
  [TW_PROBLEM_RIVER_WITHOUT_END] = { "river-without-end", TW_SEVERITY_WARNING },
  [TW_PROBLEM_END_WITHOUT_PLACE] = { "end-without-place", TW_SEVERITY_WARNING },
  [TW_PROBLEM_GATE_WITHOUT_CITY] = { "gate-without-city", TW_SEVERITY_ERROR },
  [TW_PROBLEM_CROSSING_SEGMENTS] = { "crossing-segments", TW_SEVERITY_ERROR },
  [TW_PROBLEM_SYMBOL_ON_NOTHING] = { "symbol-on-nothing", TW_SEVERITY_ERROR },
  [TW_PROBLEM_SYMBOL_WRONG_LAND] = { "symbol-wrong-land", TW_SEVERITY_ERROR },
  [TW_PROBLEM_MISSPELT_SYMBOL] = { "misspelt-symbol", TW_SEVERITY_HINT },
  [TW_PROBLEM_STALE_OVERRIDE] = { "stale-override", TW_SEVERITY_WARNING },
  [TW_PROBLEM_DUPLICATE_TILE] = { "duplicate-tile", TW_SEVERITY_HINT },
  [TW_PROBLEM_MIRRORED_TILE] = { "mirrored-tile", TW_SEVERITY_HINT },
  [TW_PROBLEM_DUPLICATE_ID] = { "duplicate-id", TW_SEVERITY_ERROR },
  [TW_PROBLEM_EMPTY_ID] = { "empty-id", TW_SEVERITY_ERROR },
  [TW_PROBLEM_UNWRITABLE_ID] = { "unwritable-id", TW_SEVERITY_ERROR },
  [TW_PROBLEM_COUNT_ZERO] = { "count-zero", TW_SEVERITY_WARNING },
  [TW_PROBLEM_START_COUNT] = { "start-count", TW_SEVERITY_ERROR },
  [TW_PROBLEM_VARIANT_COUNT] = { "variant-count", TW_SEVERITY_ERROR },
  [TW_PROBLEM_NEVER_FITS] = { "never-fits", TW_SEVERITY_WARNING },
  [TW_PROBLEM_MISSING_TITLE] = { "missing-title", TW_SEVERITY_WARNING },
  [TW_PROBLEM_MISSING_LANGUAGE] = { "missing-language", TW_SEVERITY_HINT },
  [TW_PROBLEM_BLOCK_TILE] = { "block-tile", TW_SEVERITY_ERROR },
  [TW_PROBLEM_BLOCK_EDGES] = { "block-edges", TW_SEVERITY_ERROR },
  [TW_PROBLEM_MIST_ON_CITY] = { "mist-on-city", TW_SEVERITY_WARNING },
  [TW_PROBLEM_GHOST_WITHOUT_MIST] = { "ghost-without-mist", TW_SEVERITY_ERROR },
  [TW_PROBLEM_REFUSED_PICTURE] = { "refused-picture", TW_SEVERITY_WARNING },
  [TW_PROBLEM_REFUSED_REFERENCE] = { "refused-reference", TW_SEVERITY_WARNING },
  [TW_PROBLEM_MISSING_PICTURE] = { "missing-picture", TW_SEVERITY_WARNING },
  [TW_PROBLEM_MISSING_REFERENCE] = { "missing-reference", TW_SEVERITY_HINT },
  [TW_PROBLEM_SHAPE] = { "shape", TW_SEVERITY_WARNING },
  [TW_PROBLEM_NO_ROOM] = { "no-room", TW_SEVERITY_WARNING },
  [TW_PROBLEM_REFUSED_SYMBOL] = { "refused-symbol", TW_SEVERITY_WARNING },
  [TW_PROBLEM_REFUSED_FIGURE] = { "refused-figure", TW_SEVERITY_WARNING },
  [TW_PROBLEM_REFUSED_TOKEN] = { "refused-token", TW_SEVERITY_WARNING },
  [TW_PROBLEM_EMPTY_SET] = { "empty-set", TW_SEVERITY_WARNING },
  [TW_PROBLEM_TOO_MANY_FIGURES] = { "too-many-figures", TW_SEVERITY_WARNING },
  [TW_PROBLEM_TOO_MANY_TOKENS] = { "too-many-tokens", TW_SEVERITY_WARNING },
  [TW_PROBLEM_TOO_MANY_WORTHS] = { "too-many-worths", TW_SEVERITY_WARNING },
  [TW_PROBLEM_TOO_MANY_SYMBOLS] = { "too-many-symbols", TW_SEVERITY_WARNING },
  [TW_PROBLEM_TOO_MANY_EFFECTS] = { "too-many-effects", TW_SEVERITY_WARNING },
};

const char *
tw_problem_code_name (TwProblemCode code)
{
  g_return_val_if_fail (code < TW_N_PROBLEMS, "");

  return codes[code].name;
}

TwSeverity
tw_problem_code_severity (TwProblemCode code)
{
  g_return_val_if_fail (code < TW_N_PROBLEMS, TW_SEVERITY_ERROR);

  return codes[code].severity;
}

const char *
tw_severity_name (TwSeverity severity)
{
  switch (severity)
    {
    case TW_SEVERITY_HINT:
      return "hint";
    case TW_SEVERITY_WARNING:
      return "warning";
    case TW_SEVERITY_ERROR:
    default:
      return "error";
    }
}

TwProblem
problem_new (TwProblemCode code, int tile)
{
  return (TwProblem){
    .code = code,
    .severity = codes[code].severity,
    .tile = tile,
    .variant = -1,
    .segment = -1,
    .other = -1,
  };
}

GArray *
problems_new_list (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TwProblem));
}

void
problems_add (GArray *problems, TwProblem problem)
{
  g_array_append_val (problems, problem);
}

GArray *
problems_reopen (TwProblems *problems)
{
  GArray *all = problems_new_list ();

  for (guint i = 0; i < problems->n_problems; i++)
    problems_add (all, problems->problems[i]);
  g_free (problems->problems);
  g_free (problems);
  return all;
}

static int
problem_compare (gconstpointer a, gconstpointer b)
{
  const TwProblem *x = a, *y = b;

  if (x->tile != y->tile)
    return x->tile < y->tile ? -1 : 1;
  return (int) y->severity - (int) x->severity;
}

TwProblems *
problems_finish (GArray *problems)
{
  TwProblems *list = g_new0 (TwProblems, 1);

  /* Sorting is stable: what was found first comes first. */
  g_array_sort (problems, problem_compare);
  list->n_problems = problems->len;
  list->problems = (TwProblem *) (gpointer) g_array_free (problems, FALSE);
  return list;
}

void
tw_problems_free (TwProblems *problems)
{
  if (problems == NULL)
    return;
  for (guint i = 0; i < problems->n_problems; i++)
    g_free (problems->problems[i].detail);
  g_free (problems->problems);
  g_free (problems);
}

int
tw_problems_worst (const TwProblems *problems, int tile)
{
  int worst = -1;

  for (guint i = 0; i < problems->n_problems; i++)
    if (tile < 0 || problems->problems[i].tile == tile)
      worst = MAX (worst, (int) problems->problems[i].severity);
  return worst;
}

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
  return tw_segment_words_short (&tile->topology, (guint) segment, &names);
}

static const char *
block_id (const TwProblem *problem, const TwTileSet *set)
{
  return problem->other >= 0 && (guint) problem->other < set->n_blocks
             ? set->blocks[problem->other].id
             : "";
}

static const TwTile *
problem_tile (const TwProblem *problem, const TwTileSet *set)
{
  return problem->tile >= 0 && (guint) problem->tile < set->n_tiles ? set->tiles[problem->tile]
                                                                    : NULL;
}

static char *
block_message (const TwProblem *problem, const TwTileSet *set)
{
  const char *id = block_id (problem, set);
  const char *edges = tw_edges_words (tw_rim_edges (problem->rim));

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

/* What the set calls a symbol of its own, else what everybody does. */
static const char *
symbol_name (const TwTileSet *set, const char *id)
{
  const TwSymbolType *own =
      set != NULL && set->own != NULL ? tw_vocabulary_find_symbol (set->own, id) : NULL;
  const char *name = own != NULL && own->texts != NULL
                         ? tw_texts_best (own->texts, g_get_language_names ())
                         : NULL;

  return name != NULL ? name : tw_symbol_name (id);
}

/* What keeps the set from play, and what can be done. */
static char *
limit_message (const TwProblem *problem, const TwTileSet *set)
{
  const char *first = problem->detail != NULL ? problem->detail : "";

  switch (problem->code)
    {
    case TW_PROBLEM_TOO_MANY_FIGURES:
      return g_strdup_printf (_ ("%u kinds of figures are too many for one game, which has room "
                                 "for %u beside the meeple. Take some out, from “%s” on."),
                              set->own->figures->len, TW_MAX_FIGURE_TYPES - TW_BASE_FIGURE_TYPES,
                              first);
    case TW_PROBLEM_TOO_MANY_TOKENS:
      return g_strdup_printf (_ ("%u kinds of tokens are too many for one game, which has room for "
                                 "%u. Take some out, from “%s” on."),
                              set->own->tokens->len, TW_MAX_TOKEN_TYPES, first);
    case TW_PROBLEM_TOO_MANY_WORTHS:
      return g_strdup_printf (_ ("The token “%s” is counted in more than %u ways, which is too "
                                 "many for a game. Take some out."),
                              first, TW_MAX_TOKEN_WORTHS);
    case TW_PROBLEM_TOO_MANY_SYMBOLS:
      return g_strdup_printf (_ ("Effects ask for more than %u kinds of symbols, which is more "
                                 "than a game can count. Take effects out, from that of “%s” on; "
                                 "a symbol without effects is not counted."),
                              TW_MAX_COUNTED - 1, first);
    default:
      return g_strdup_printf (_ ("The effects are more than a game can hold: %u, each once for "
                                 "every event and every kind of feature that it names. Take some "
                                 "out, from this one on."),
                              TW_MAX_EFFECTS - TW_BASE_EFFECTS);
    }
}

/* Why a picture that a tile names is not seen. */
static char *
picture_message (const TwProblem *problem)
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

static char *
reference_message (const TwProblem *problem)
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

gboolean
tw_problem_find_drawing (const TwProblem *problem, const TwTileSet *set, TwOwnDrawing *out_drawing)
{
  return problem->code >= TW_PROBLEM_REFUSED_SYMBOL && problem->code <= TW_PROBLEM_REFUSED_TOKEN
         && tw_own_drawing_nth (set->own, (guint) problem->other, out_drawing);
}

/* What it is that has the drawing, why that is not drawn, and what helps. */
static char *
drawing_message (const TwProblem *problem, const TwTileSet *set)
{
  g_autofree char *words = NULL;
  TwOwnDrawing drawing;

  if (!tw_problem_find_drawing (problem, set, &drawing))
    return g_strdup (problem->detail);
  words = tw_own_drawing_words (&drawing);
  return g_strdup_printf ("%s: %s", words, problem->detail);
}

static char *
misspelt_message (const TwProblem *problem, const TwTileSet *set)
{
  const char *guess = tw_symbol_guess (set->own, problem->detail);
  TwKind place = tw_symbol_guess_place (guess);
  g_autofree char *symbol = tw_short_name (problem->detail);
  g_autofree char *meant = tw_short_name (symbol_name (set, guess));

  if (place != TW_KIND_NONE)
    {
      TwTopology alone = { 0 };

      g_free (meant);
      tw_topology_add_segment (&alone, place, 0);
      meant = tw_segment_words_short (&alone, 0, NULL);
    }
  /* Translators: the word that stands in the file, and what may be meant: “inn”, “monastery” */
  return g_strdup_printf (_ ("Nothing says what the symbol “%s” is. Did you mean “%s”?"), symbol,
                          meant);
}

/* The sentence without the tile's name. */
static char *
problem_sentence (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = problem_tile (problem, set);
  g_autofree char *segment = segment_words (set, tile, problem->segment);
  g_autofree char *other = segment_words (set, tile, problem->other);
  g_autofree char *places = tw_rim_to_string (problem->rim, " ");
  const char *edges = tw_edges_words (tw_rim_edges (problem->rim));
  const char *detail = problem->detail != NULL ? problem->detail : "";
  g_autofree char *symbol = tw_short_name (symbol_name (set, detail));
  guint n = (guint) MAX (problem->other, 0);

  switch (problem->code)
    {
    case TW_PROBLEM_PORT_OWNED_TWICE:
      /* Translators: two parts of a tile, and where on the rim (names like "NL N NR"). */
      return g_strdup_printf (_ ("%s and %s overlap at %s."), other, segment, places);
    case TW_PROBLEM_PORT_OWNED_NEVER:
      if (problem->rim == 0)
        return g_strdup_printf (_ ("%s reaches no edge."), segment);
      return g_strdup_printf (_ ("%s has an edge only in part; %s is missing."), segment, places);
    case TW_PROBLEM_PORT_OFF_MIDDLE:
      /* Translators: a road, river …, and places of the rim (names like "NL NR"). */
      return g_strdup_printf (_ ("%s cannot reach the rim at %s, only in the middle of an edge."),
                              segment, places);
    case TW_PROBLEM_ROAD_WITHOUT_END:
      return g_strdup_printf (_ ("%s leads nowhere."), segment);
    case TW_PROBLEM_RIVER_WITHOUT_END:
      return g_strdup_printf (_ ("%s has neither source nor lake at its end."), segment);
    case TW_PROBLEM_END_WITHOUT_PLACE:
      return g_strdup_printf (_ ("%s ends at something that the tile does not have."), segment);
    case TW_PROBLEM_GATE_WITHOUT_CITY:
      return g_strdup_printf (_ ("%s ends at a gate, but in no city’s wall."), segment);
    case TW_PROBLEM_CROSSING_SEGMENTS:
      return g_strdup_printf (_ ("%s and %s cross, and nothing says how."), segment, other);
    case TW_PROBLEM_SYMBOL_ON_NOTHING:
      return g_strdup_printf (_ ("The symbol “%s” stands on nothing that can bear it."), symbol);
    case TW_PROBLEM_SYMBOL_WRONG_LAND:
      return problem->segment >= 0 && tile != NULL && problem->segment < tile->topology.n_segments
                 ? g_strdup_printf (_ ("The symbol “%s” means nothing on: %s."), symbol, segment)
                 : g_strdup_printf (_ ("The symbol “%s” means nothing here."), symbol);
    case TW_PROBLEM_MISSPELT_SYMBOL:
      return misspelt_message (problem, set);
    case TW_PROBLEM_STALE_OVERRIDE:
      return g_strdup (_ ("A change made to the fields no longer fits the drawing."));
    case TW_PROBLEM_DUPLICATE_TILE:
      return g_strdup_printf (_ ("Plays like tile %s."), detail);
    case TW_PROBLEM_MIRRORED_TILE:
      return g_strdup_printf (_ ("Mirror image of tile %s."), detail);
    case TW_PROBLEM_DUPLICATE_ID:
      return problem->variant >= 0
                 ? g_strdup_printf (_ ("Another variant has the id %s too."), detail)
                 : g_strdup_printf (_ ("Another tile has the id %s too."), detail);
    case TW_PROBLEM_EMPTY_ID:
      return g_strdup (problem->variant >= 0 ? _ ("A variant has no id.")
                                             : _ ("The tile has no id."));
    case TW_PROBLEM_UNWRITABLE_ID:
      /* Translators: %s are the signs that must not be in an id, then the id. */
      return g_strdup_printf (_ ("An id must be without blanks and %s, as moves are written with "
                                 "these: “%s”."),
                              "@ # : , *", detail);
    case TW_PROBLEM_COUNT_ZERO:
      return g_strdup (_ ("The set holds no copy of it."));
    case TW_PROBLEM_VARIANT_COUNT:
      return g_strdup_printf (ngettext ("Its variants take %u copy, more than there are.",
                                        "Its variants take %u copies, more than there are.", n),
                              n);
    case TW_PROBLEM_START_COUNT:
      return g_strdup_printf (ngettext ("%u copy is to be a start tile, more than there are.",
                                        "%u copies are to be start tiles, more than there are.", n),
                              n);
    case TW_PROBLEM_NEVER_FITS:
      /* Translators: %s is an edge or several: "north and west". */
      return g_strdup_printf (_ ("No tile can ever lie beside it: %s."), edges);
    case TW_PROBLEM_MISSING_TITLE:
      return g_strdup (_ ("The set has no title."));
    case TW_PROBLEM_MISSING_LANGUAGE:
      return g_strdup_printf (_ ("The set’s title is not there in the language “%s”."), detail);
    case TW_PROBLEM_BLOCK_TILE:
    case TW_PROBLEM_BLOCK_EDGES:
      return block_message (problem, set);
    case TW_PROBLEM_MIST_ON_CITY:
      return g_strdup_printf (_ ("Mist lies on a city’s edge: %s."), edges);
    case TW_PROBLEM_GHOST_WITHOUT_MIST:
      return g_strdup (_ ("A ghost stands where no mist is."));
    case TW_PROBLEM_MISSING_PICTURE:
      return picture_message (problem);
    case TW_PROBLEM_MISSING_REFERENCE:
      return reference_message (problem);
    case TW_PROBLEM_REFUSED_PICTURE:
    case TW_PROBLEM_REFUSED_REFERENCE:
      /* It says which file, why, and what helps. */
      return g_strdup (detail);
    case TW_PROBLEM_SHAPE:
      return g_strdup (_ ("As it is bent it looks like a tile that means something else."));
    case TW_PROBLEM_NO_ROOM:
      return g_strdup (_ ("There is no room for everything on it."));
    case TW_PROBLEM_REFUSED_SYMBOL:
    case TW_PROBLEM_REFUSED_FIGURE:
    case TW_PROBLEM_REFUSED_TOKEN:
      return drawing_message (problem, set);
    case TW_PROBLEM_EMPTY_SET:
      return g_strdup (_ ("The set has no tiles."));
    case TW_PROBLEM_TOO_MANY_FIGURES:
    case TW_PROBLEM_TOO_MANY_TOKENS:
    case TW_PROBLEM_TOO_MANY_WORTHS:
    case TW_PROBLEM_TOO_MANY_SYMBOLS:
    case TW_PROBLEM_TOO_MANY_EFFECTS:
      return limit_message (problem, set);
    case TW_N_PROBLEMS:
    default:
      return g_strdup ("");
    }
}

char *
tw_problem_message (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = problem_tile (problem, set);
  g_autofree char *sentence = problem_sentence (problem, set);

  if (tile == NULL || tile->id[0] == '\0')
    return g_steal_pointer (&sentence);
  if (problem->variant >= 0 && (guint) problem->variant < tile->n_variants)
    /* Translators: a tile's id, a variant's id, a sentence about it. */
    return g_strdup_printf (_ ("Tile %s#%s: %s"), tile->id, tile->variants[problem->variant].id,
                            sentence);
  /* Translators: a tile's id and a sentence about it. */
  return g_strdup_printf (_ ("Tile %s: %s"), tile->id, sentence);
}

/* Of what is the first too many in the set's own rules. */
static guint
limit_line (const TwProblem *problem, const TwVocabulary *own)
{
  const GPtrArray *things = problem->code == TW_PROBLEM_TOO_MANY_FIGURES  ? own->figures
                            : problem->code == TW_PROBLEM_TOO_MANY_TOKENS ? own->tokens
                            : problem->code == TW_PROBLEM_TOO_MANY_WORTHS ? own->tokens
                                                                          : own->effects;
  gconstpointer thing = problem->other >= 0 && (guint) problem->other < things->len
                            ? g_ptr_array_index (things, problem->other)
                            : NULL;

  return thing == NULL            ? 0
         : things == own->figures ? ((const TwFigureType *) thing)->line
         : things == own->tokens  ? ((const TwTokenType *) thing)->line
                                  : ((const TwEffect *) thing)->line;
}

guint
tw_problem_line (const TwProblem *problem, const TwTileSet *set)
{
  const TwTile *tile = problem_tile (problem, set);
  gboolean is_block =
      problem->code == TW_PROBLEM_BLOCK_TILE || problem->code == TW_PROBLEM_BLOCK_EDGES;
  TwOwnDrawing drawing;

  if (is_block && problem->other >= 0 && (guint) problem->other < set->n_blocks)
    return set->blocks[problem->other].line;
  if (problem->code >= TW_PROBLEM_TOO_MANY_FIGURES && problem->code <= TW_PROBLEM_TOO_MANY_EFFECTS)
    return set->own != NULL ? limit_line (problem, set->own) : 0;
  if (tw_problem_find_drawing (problem, set, &drawing))
    return drawing.line;
  return tile != NULL ? tile->line : 0;
}
