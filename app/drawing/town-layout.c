/* Inside the walls: streets lead from the gates to a market; symbols and churches take
 * the widest places before the houses come. */
#include "app/drawing/town-layout.h"

#include "app/drawing/art-table.h"
#include "app/drawing/place-layout.h"
#include "app/drawing/shape-layout.h"

#define MAX_CLAIMS 40

typedef struct
{
  TwTileLayout *layout;
  const TwSurvey *survey;
  guint index;
  TwDisc claims[MAX_CLAIMS];
  guint n_claims;
} Interior;

static void
interior_claim (Interior *in, TwPoint at, double r)
{
  if (in->n_claims < MAX_CLAIMS)
    in->claims[in->n_claims++] = (TwDisc){ at, r };
}

/* The widest free place in the town. */
static TwPoint
interior_find (const Interior *in, double want, TwDice *d, double *out_r)
{
  TwPoint best = point (.5, .5);
  double score = -9;

  *out_r = 0;
  for (guint y = 0; y <= 30; y++)
    for (guint x = 0; x <= 30; x++)
      {
        TwPoint p = point (.08 + .84 * x / 30, .08 + .84 * y / 30);
        double luck = tw_dice (d) * .02;
        double m = MIN (point_room (p), tw_survey_wall (in->survey, p) - TW_WALL_WIDTH), s;

        for (guint k = 0; k < in->n_claims; k++)
          m = MIN (m, point_distance (in->claims[k].at, p) - in->claims[k].r);
        s = MIN (m, want) + (m > want ? .15 * MIN (m - want, .1) + luck : 0);
        if (s <= score || tw_survey_town (in->survey, p) != (int) in->index)
          continue;
        score = s;
        best = p;
        *out_r = m;
      }
  return best;
}

static void
interior_add_streets (Interior *in, TwDice *d)
{
  TwTown *town = &in->layout->towns[in->index];
  double r;

  if (town->n_gates == 0)
    return;
  town->heart = interior_find (in, .3, d, &r);
  for (guint i = 0; i < MIN (town->n_gates, TW_MAX_STREETS); i++)
    {
      const TwGate *gate = &town->gates[i];
      TwPoint from = point_add (gate->at, point_scale (gate->in, TW_WALL_WIDTH));

      tw_line_bezier (&town->streets[town->n_streets++], from,
                      point_add (from, point_scale (gate->in, .07)),
                      point_mix (from, town->heart, .7), town->heart, 12);
    }
  if (town->is_cathedral)
    return;
  /* A street must lead somewhere. */
  town->has_market = TRUE;
  interior_claim (in, town->heart, .056);
}

static void
interior_add_cathedral (Interior *in, TwDice *d)
{
  TwTown *town = &in->layout->towns[in->index];
  double r;

  if (!tw_art_look_stands (in->layout, TW_LOOK_CATHEDRAL, (int) town->segment))
    return;
  town->hall.at = interior_find (in, .235, d, &r);
  if (town->edges == 15)
    town->hall.at = point (.5, .5);
  for (guint i = 0; i < in->layout->topology.n_symbols; i++)
    if (in->layout->topology.symbols[i].segment == (int) town->segment
        && tw_symbol_look (in->layout->topology.symbols[i].id) == TW_LOOK_CATHEDRAL)
      tw_shape_layout_at (in->layout, TW_SHAPE_PICTURE, (int) i, 0, &town->hall.at);
  town->hall.r = CLAMP (r, .10, .235);
  town->hall_angle = tw_dice_in (d, -.15, .15);
  town->is_cathedral = TRUE;
  interior_claim (in, town->hall.at, town->hall.r + .015);
}

static void
interior_add_symbols (Interior *in, TwDice *d)
{
  const TwTopology *t = &in->layout->topology;

  for (guint i = 0; i < t->n_symbols; i++)
    for (guint k = 0; k < MIN (t->symbols[i].count, TW_MARKS_OF_SYMBOL); k++)
      {
        TwSymbolLook look = tw_symbol_look (t->symbols[i].id);
        gboolean is_coat = look == TW_LOOK_ARMS;
        gboolean is_quarter = look == TW_LOOK_QUARTER;
        TwPoint at;
        double r, size;

        if (tw_place_layout_symbol_stands_in_town (in->layout, i) != (int) in->index
            || look == TW_LOOK_CATHEDRAL)
          continue;
        at = interior_find (in, is_quarter ? .17 : .11, d, &r);
        if (tw_shape_layout_at (in->layout, TW_SHAPE_PICTURE, (int) i, k, &at))
          r = .092;
        r = CLAMP (r, .055, is_quarter ? .13 : .092);
        size = r * (is_coat ? 1.85 : is_quarter ? 1.85 : 2);
        tw_tile_layout_add_mark (in->layout, i, k, at, size);
        interior_claim (in, at, is_coat ? r * .86 : r * 1.02);
      }
}

static void
interior_add_church (Interior *in, TwDice *d)
{
  TwTown *town = &in->layout->towns[in->index];
  double r;
  TwPoint at;

  if (town->is_cathedral || tw_line_area (&town->outline) < .30
      || tw_dice (d) > (town->is_enclave ? .4 : .6))
    return;
  at = interior_find (in, .085, d, &r);
  if (r < .07)
    return;
  town->hall = (TwDisc){ at, .078 };
  town->hall_angle = tw_dice_in (d, -.4, .4);
  interior_claim (in, at, .075);
}

static gboolean
is_near_gate (const TwTown *town, guint wall, double along, double length)
{
  for (guint i = 0; i < town->n_gates; i++)
    if (town->gates[i].wall == wall && fabs (town->gates[i].along - along) * length < .15)
      return TRUE;
  return FALSE;
}

/* Where two towns nearly touch one tower is enough, and none stands under a symbol. */
static gboolean
is_taken (const TwTileLayout *layout, guint before, TwPoint at)
{
  for (guint i = 0; i < layout->n_marks; i++)
    if (point_distance (layout->marks[i].at, at) < layout->marks[i].size / 2 + TW_TOWER_RADIUS)
      return TRUE;
  for (guint i = 0; i < before; i++)
    for (guint k = 0; k < layout->towns[i].n_towers; k++)
      if (point_distance (layout->towns[i].towers[k].at, at) < 2.15 * TW_TOWER_RADIUS)
        return TRUE;
  return FALSE;
}

static void
town_add_towers (TwTileLayout *layout, guint index, TwDice *d)
{
  TwTown *town = &layout->towns[index];

  for (guint w = 0; w < town->n_walls; w++)
    {
      const TwLine *line = &town->walls[w].line;
      double length = tw_line_length (line);
      guint n = MAX (2, (guint) (length / .30 + .35));

      for (guint i = 0; i < n && town->n_towers < TW_MAX_TOWERS; i++)
        {
          double along = (i + .5) / n + tw_dice_in (d, -.03, .03);
          TwTower *tower = &town->towers[town->n_towers];
          TwPoint t, at = tw_line_at (line, along, &t);

          tower->is_pointed = tw_dice (d) < .3;
          tower->hue = (guint8) tw_dice_int (d, 3);
          tower->at = point_add (at, point_scale (point_right (t), .006));
          if (!is_near_gate (town, w, along, length) && !is_taken (layout, index, tower->at))
            town->n_towers++;
        }
    }
}

void
tw_town_layout (TwTileLayout *layout, const TwSurvey *survey, gboolean has_houses)
{
  for (guint i = 0; i < layout->n_towns; i++)
    {
      TwDice shape = { layout->shape_seed ^ (0x6c078965u * (i + 1)) };
      TwDice loose = { layout->seed ^ (0x6c078965u * (i + 1)) };
      Interior in = { .layout = layout, .survey = survey, .index = i };

      for (guint k = 0; k < layout->n_places; k++)
        if (tw_survey_town (survey, layout->places[k].at) == (int) i)
          interior_claim (&in, layout->places[k].at, layout->places[k].r + .02);
      for (guint k = 0; k < layout->n_ways; k++)
        if (layout->ways[k].over == TW_WAY_OVER_TOWN)
          for (guint s = 0; s < layout->ways[k].deck.n; s += 4)
            interior_claim (&in, layout->ways[k].deck.p[s], TW_ROAD_WIDTH / 2 + .01);
      if (layout->towns[i].own_kind != TW_KIND_NONE)
        {
          interior_add_symbols (&in, &shape);
          continue;
        }
      interior_add_cathedral (&in, &shape);
      interior_add_streets (&in, &shape);
      interior_add_symbols (&in, &shape);
      interior_add_church (&in, &loose);
      if (has_houses)
        {
          tw_house_packing (layout, survey, i, in.claims, in.n_claims, &loose);
          tw_block_packing (layout, survey, i, in.claims, in.n_claims);
        }
      town_add_towers (layout, i, &shape);
    }
}

TwSegmentSet
tw_town_layout_crossed (const TwTopology *t, guint segment)
{
  TwSegmentSet crossed = 0;

  for (guint j = 0; j < t->n_junctions; j++)
    if (t->junctions[j].kind == TW_JUNCTION_BRIDGE
        && (t->junctions[j].members & TW_SEGMENT_BIT (segment)))
      for (guint i = 0; i < t->n_segments; i++)
        if (i != segment && t->segments[i].kind == TW_KIND_CITY
            && (t->junctions[j].members & TW_SEGMENT_BIT (i)))
          crossed |= TW_SEGMENT_BIT (i);
  return crossed;
}
