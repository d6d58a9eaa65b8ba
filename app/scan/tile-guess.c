/* From colours to a drawing. */
#include "app/scan/tile-guess.h"

#include <math.h>
#include <string.h>

#include "engine/set/vocabulary-lands.h"
#include "engine/tile/quick-line.h"

/* There two cities that are neighbours have field between them, and one has not. */
#define CORNER .36

/* A monastery is looked for in that much of the middle. */
#define MIDDLE_R .13

/* Roads are looked for in that much of the middle; beside a road there is field, so far from the
 * middle, and so much of it. */
#define CROSSING_R .05
#define BESIDE     .1
#define BESIDE_R   .03

/* How sure one can be where it cannot be told what is joined, or hardly. */
#define UNSURE_JOINT (TW_GUESS_LIKELY / 2)
#define LIKELY_JOINT ((TW_GUESS_LIKELY + TW_GUESS_SURE) / 2)

static gboolean
is_at (const TwTileGuess *guess, guint edge, TwKind kind)
{
  return guess->edges[edge & 3].kind == kind;
}

guint
tw_tile_guess_n_edges (const TwTileGuess *guess, TwKind kind)
{
  guint n = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    n += is_at (guess, edge, kind);
  return n;
}

gboolean
tw_tile_guess_may_have_monastery (const TwTileGuess *guess)
{
  return tw_tile_guess_n_edges (guess, TW_KIND_CITY) == 0
         && tw_tile_guess_n_edges (guess, TW_KIND_ROAD) < 2;
}

/* How sure a share is that is to be above or below a half. */
static double
sureness (double share)
{
  return CLAMP (fabs (share - .5) * 2.4, 0, 1);
}

/* Two caps leave field between them, one city does not: on the diagonal of two that are neighbours,
 * in the middle of two that are face to face. */
static void
guess_city (const TwPixels *tile, const TwScanPalette *palette, TwTileGuess *guess)
{
  guint n = tw_tile_guess_n_edges (guess, TW_KIND_CITY), first = 0;
  double share;

  guess->is_one_city = TRUE;
  if (n < 2)
    return;
  if (n == 2 && !is_at (guess, 0, TW_KIND_CITY) == !is_at (guess, 2, TW_KIND_CITY))
    /* A river between them parts them, and is no field either. */
    share = tw_tile_guess_n_edges (guess, TW_KIND_RIVER) == 2
                ? 0
                : tw_patch_guess (tile, palette, .5, .5, .1);
  else if (n == 2)
    {
      while (!is_at (guess, first, TW_KIND_CITY) || !is_at (guess, first + 1, TW_KIND_CITY))
        first++;
      /* Edge 0 and 1 meet in the north-east. */
      share = tw_patch_guess (tile, palette, first == 0 || first == 1 ? 1 - CORNER : CORNER,
                              first == 1 || first == 2 ? 1 - CORNER : CORNER, .07);
    }
  else
    share = tw_patch_guess (tile, palette, .5, .5, .12);
  guess->is_one_city = share > .5;
  guess->confidence = MIN (guess->confidence, sureness (share));
}

/* Three roads or four meet in the middle, as a rule. Where there is field, they do not, and which
 * of them are joined cannot be told from the edges. Two that lead through it have field on both
 * sides; where they have none, something stands there, and each may end. */
static void
guess_roads (const TwPixels *tile, const TwScanPalette *palette, TwTileGuess *guess)
{
  guint n = tw_tile_guess_n_edges (guess, TW_KIND_ROAD);
  double share, sides;

  if (n < 2 || (n == 2 && tw_tile_guess_n_edges (guess, TW_KIND_CITY) > 0))
    return;
  share = tw_patch_guess (tile, palette, .5, .5, CROSSING_R);
  if (n > 2)
    {
      guess->confidence = MIN (guess->confidence, share < .5    ? UNSURE_JOINT
                                                  : share < .75 ? LIKELY_JOINT
                                                                : 1);
      return;
    }
  /* A road is not so wide. */
  sides = MIN (tw_patch_guess (tile, palette, .5 - BESIDE, .5 - BESIDE, BESIDE_R),
               tw_patch_guess (tile, palette, .5 + BESIDE, .5 + BESIDE, BESIDE_R));
  sides = MIN (sides, MIN (tw_patch_guess (tile, palette, .5 - BESIDE, .5 + BESIDE, BESIDE_R),
                           tw_patch_guess (tile, palette, .5 + BESIDE, .5 - BESIDE, BESIDE_R)));
  if (share > .8 && sides > .5)
    guess->confidence = MIN (guess->confidence, UNSURE_JOINT);
}

/* Where no more than one road leads, a thing in the middle is a monastery. */
static void
guess_middle (const TwPixels *tile, const TwScanPalette *palette, TwTileGuess *guess)
{
  guint n_roads = tw_tile_guess_n_edges (guess, TW_KIND_ROAD);
  double share;

  guess->is_through = TRUE;
  if (n_roads > 1 || tw_tile_guess_n_edges (guess, TW_KIND_FIELD) + n_roads < TW_N_EDGES)
    return;
  share = tw_patch_guess (tile, palette, .5, .5, MIDDLE_R);
  guess->has_monastery = share > .45;
  guess->confidence = MIN (guess->confidence, sureness (share));
}

void
tw_tile_guess (const TwPixels *tile, const TwScanPalette *palette, TwTileGuess *out_guess)
{
  memset (out_guess, 0, sizeof *out_guess);
  tw_edges_guess (tile, palette, out_guess->edges);
  out_guess->confidence = 1;
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    out_guess->confidence = MIN (out_guess->confidence, out_guess->edges[edge].confidence);
  guess_city (tile, palette, out_guess);
  guess_middle (tile, palette, out_guess);
  guess_roads (tile, palette, out_guess);
}

void
tw_tile_guess_set_edge (TwTileGuess *guess, TwEdge edge, TwKind kind)
{
  guess->edges[edge] = (TwEdgeGuess){ kind, 1 };
  guess->confidence = 1;
  for (guint i = 0; i < TW_N_EDGES; i++)
    guess->confidence = MIN (guess->confidence, guess->edges[i].confidence);
}

/* Whether the edge goes on with what the one before it of its land began. */
static gboolean
goes_on (const TwTileGuess *guess, guint edge)
{
  TwKind kind = guess->edges[edge].kind;
  guint n = tw_tile_guess_n_edges (guess, kind);

  if (tw_kind_info (kind)->breadth == TW_BREADTH_EDGE)
    return kind != TW_KIND_CITY || guess->is_one_city;
  return kind == TW_KIND_RIVER ? n == 2 : n == 2 && guess->is_through;
}

void
tw_tile_guess_topology (const TwTileGuess *guess, const TwVocabulary *own, TwTopology *out_topology)
{
  char line[32] = "";
  TwQuickLineOwn letters = { 0 };
  TwKindSet begun = 0;
  guint at;

  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      if (tw_kind_is_own (land->kind))
        letters.letters[land->kind - TW_KIND_OWN] = tw_vocabulary_letter (own, land->kind);
    }
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      TwKind kind = guess->edges[edge].kind;
      char letter = tw_vocabulary_letter (own, kind);

      if (letter == '\0' || letter == '-')
        letter = 'F';
      if (letter != 'F' && (begun & TW_KIND_BIT (kind)) != 0 && goes_on (guess, edge))
        letter = g_ascii_tolower (letter);
      begun |= TW_KIND_BIT (kind);
      line[edge] = letter;
    }
  if (guess->has_monastery && tw_tile_guess_may_have_monastery (guess))
    strcat (line, " monastery");
  if (tw_quick_line_parse (line, &letters, out_topology, &at) != TW_QUICK_LINE_GOOD)
    memset (out_topology, 0, sizeof *out_topology);
}
