/* Distances on a grid. Each node learns the nearest piece of line from its neighbours
 * (two sweeps there and back), and measures the distance to that piece itself. */
#include "app/drawing/survey.h"

#include <string.h>

#define N    TW_MAP_NODES
#define STEP (1.0 / (N - 1))

typedef struct
{
  TwPoint from, d;
  double square;
} Piece;

typedef struct
{
  GArray *pieces;
  gint16 nearest[N][N];
  double square[N][N]; /* of the distance to it */
} Field;

static TwPoint
node (guint x, guint y)
{
  return point (x * STEP, y * STEP);
}

/* The square of the distance. */
static double
piece_far (const Piece *piece, TwPoint p)
{
  TwPoint to = point_sub (p, piece->from);
  double along = point_dot (to, piece->d);

  if (along >= piece->square)
    to = point_sub (to, piece->d);
  else if (along > 0)
    to = point_sub (to, point_scale (piece->d, along / piece->square));
  return point_dot (to, to);
}

static void
field_offer (Field *field, guint x, guint y, gint16 index)
{
  double far;

  if (index < 0 || index == field->nearest[y][x])
    return;
  far = piece_far (&g_array_index (field->pieces, Piece, index), node (x, y));
  if (far < field->square[y][x])
    {
      field->square[y][x] = far;
      field->nearest[y][x] = index;
    }
}

static guint
clamp_node (double at)
{
  return (guint) CLAMP (at / STEP, 0, N - 1);
}

static void
field_add_line (Field *field, const TwLine *line)
{
  for (guint i = 1; i < line->n; i++)
    {
      TwPoint a = line->p[i - 1], b = line->p[i], d = point_sub (b, a);
      Piece piece = { a, d, point_dot (d, d) };
      gint16 index = (gint16) field->pieces->len;

      g_array_append_val (field->pieces, piece);
      for (guint y = clamp_node (MIN (a.y, b.y) - STEP); y <= clamp_node (MAX (a.y, b.y) + STEP);
           y++)
        for (guint x = clamp_node (MIN (a.x, b.x) - STEP); x <= clamp_node (MAX (a.x, b.x) + STEP);
             x++)
          field_offer (field, x, y, index);
    }
}

static void
field_sweep (Field *field)
{
  for (guint pass = 0; pass < 2 && field->pieces->len > 0; pass++)
    {
      for (guint y = 0; y < N; y++)
        {
          for (guint x = 0; x < N; x++)
            {
              if (x > 0)
                field_offer (field, x, y, field->nearest[y][x - 1]);
              if (y > 0)
                field_offer (field, x, y, field->nearest[y - 1][x]);
            }
          for (guint x = N - 1; x > 0; x--)
            field_offer (field, x - 1, y, field->nearest[y][x]);
        }
      for (guint y = N - 1; y > 0; y--)
        {
          for (guint x = 0; x < N; x++)
            {
              field_offer (field, x, y - 1, field->nearest[y][x]);
              if (x > 0)
                field_offer (field, x, y - 1, field->nearest[y - 1][x - 1]);
            }
          for (guint x = N - 1; x > 0; x--)
            field_offer (field, x - 1, y - 1, field->nearest[y - 1][x]);
        }
    }
}

static void
field_init (Field *field)
{
  field->pieces = g_array_sized_new (FALSE, FALSE, sizeof (Piece), 256);
  memset (field->nearest, -1, sizeof field->nearest);
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      field->square[y][x] = 81;
}

/* The distances are complete: passes them on. */
static void
field_end (Field *field, float distance[N][N])
{
  field_sweep (field);
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      distance[y][x] = (float) sqrt (field->square[y][x]);
  g_array_unref (field->pieces);
}

static void
survey_mark_town (TwSurvey *s, const TwTown *town, guint8 label)
{
  const TwLine *l = &town->outline;

  for (guint y = 0; y < N; y++)
    {
      /* The outermost rows are looked at just inside the tile. */
      double at = CLAMP (y * STEP, 1e-4, 1 - 1e-4), cuts[32];
      guint n = 0;

      for (guint i = 0, j = l->n - 1; i < l->n; j = i++)
        if ((l->p[i].y > at) != (l->p[j].y > at) && n < G_N_ELEMENTS (cuts))
          {
            double x =
                (l->p[j].x - l->p[i].x) * (at - l->p[i].y) / (l->p[j].y - l->p[i].y) + l->p[i].x;
            guint k = n++;

            for (; k > 0 && cuts[k - 1] > x; k--)
              cuts[k] = cuts[k - 1];
            cuts[k] = x;
          }
      for (guint k = 0; k + 1 < n; k += 2)
        for (guint x = 0; x < N; x++)
          {
            double px = CLAMP (x * STEP, 1e-4, 1 - 1e-4);

            if (px >= cuts[k] && px < cuts[k + 1])
              s->town[y][x] = label;
          }
    }
}

TwSurvey *
tw_survey_new (const TwTileLayout *layout)
{
  TwSurvey *s = g_new0 (TwSurvey, 1);
  Field wall, road, water;

  s->layout = layout;
  field_init (&wall);
  field_init (&road);
  field_init (&water);
  for (guint i = 0; i < layout->n_towns; i++)
    {
      for (guint w = 0; w < layout->towns[i].n_walls; w++)
        field_add_line (&wall, &layout->towns[i].walls[w].line);
      survey_mark_town (s, &layout->towns[i], (guint8) (i + 1));
    }
  for (guint i = 0; i < layout->n_ways; i++)
    field_add_line (layout->ways[i].kind == TW_KIND_RIVER ? &water : &road, &layout->ways[i].line);
  field_end (&wall, s->wall);
  field_end (&road, s->road);
  field_end (&water, s->river);
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        double land = MIN (s->road[y][x] - TW_ROAD_WIDTH / 2 - .012,
                           s->river[y][x] - TW_RIVER_WIDTH / 2 - .02);
        double d = s->town[y][x] ? -s->wall[y][x] : s->wall[y][x];

        s->clear[y][x] = (float) MIN (MIN (d - .024, land), 1);
      }
  return s;
}

void
tw_survey_claim (TwSurvey *s, TwPoint at, double r)
{
  if (s->n_claims < TW_MAX_CLAIMS)
    s->claims[s->n_claims++] = (TwDisc){ at, r };
}

static double
sample (const float grid[N][N], TwPoint p)
{
  double x = CLAMP (p.x, 0, 1) * (N - 1), y = CLAMP (p.y, 0, 1) * (N - 1);
  guint i = MIN ((guint) x, N - 2), j = MIN ((guint) y, N - 2);
  double u = x - i, v = y - j;

  return (grid[j][i] * (1 - u) + grid[j][i + 1] * u) * (1 - v)
         + (grid[j + 1][i] * (1 - u) + grid[j + 1][i + 1] * u) * v;
}

double
tw_survey_wall (const TwSurvey *s, TwPoint p)
{
  return sample (s->wall, p);
}

double
tw_survey_clear (const TwSurvey *s, TwPoint p)
{
  double best = sample (s->clear, p);

  for (guint i = 0; i < s->n_claims && best > -1; i++)
    {
      TwPoint d = point_sub (s->claims[i].at, p);
      double reach = best + s->claims[i].r, square = point_dot (d, d);

      if (reach > 0 && square < reach * reach)
        best = sqrt (square) - s->claims[i].r;
    }
  return best;
}

int
tw_survey_town (const TwSurvey *s, TwPoint p)
{
  guint x = (guint) (CLAMP (p.x, 0, 1) * (N - 1) + .5);
  guint y = (guint) (CLAMP (p.y, 0, 1) * (N - 1) + .5);

  if (s->wall[y][x] > 2 * STEP)
    return (int) s->town[y][x] - 1;
  for (guint i = 0; i < s->layout->n_towns; i++)
    if (tw_line_encloses (&s->layout->towns[i].outline, p))
      return (int) i;
  return -1;
}

static guint
label_at (const TwSurvey *s, TwPoint p)
{
  guint x = (guint) (CLAMP (p.x, 0, 1) * (N - 1) + .5);
  guint y = (guint) (CLAMP (p.y, 0, 1) * (N - 1) + .5);

  return s->layout->map[y][x];
}

/* @label: what the point has to lie on, -1 for anything. */
static gboolean
find (const TwSurvey *s,
      int label,
      double want,
      TwPoint near_to,
      double pull,
      TwPoint *out_point,
      double *out_r)
{
  double score = -1e9;

  *out_point = point (.5, .5);
  *out_r = 0;
  for (guint y = 0; y <= 44; y++)
    for (guint x = 0; x <= 44; x++)
      {
        TwPoint p = point (.06 + .88 * x / 44, .06 + .88 * y / 44);
        double limit = point_room (p) - .02, c, this_score;
        double far = pull * point_distance (p, near_to);

        /* Even if everything were clear it would not win. */
        if (MIN (limit, want) * 4 - far + .002 < score
            || (label >= 0 && label_at (s, p) != (guint) label))
          continue;
        c = MIN (tw_survey_clear (s, p), limit);
        this_score = MIN (c, want) * 4 - far + (c > want ? .02 * MIN (c - want, .1) : 0);
        if (this_score > score)
          {
            score = this_score;
            *out_point = p;
            *out_r = c;
          }
      }
  return score > -1e9;
}

gboolean
tw_survey_find_in (const TwSurvey *s,
                   guint label,
                   double want,
                   double pull,
                   TwPoint *out_point,
                   double *out_r)
{
  TwPoint middle = point (0, 0);
  guint n = 0;

  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      if (s->layout->map[y][x] == label)
        {
          middle = point_add (middle, node (x, y));
          n++;
        }
  return n > 0 && find (s, (int) label, want, point_scale (middle, 1. / n), pull, out_point, out_r);
}

TwPoint
tw_survey_find (const TwSurvey *s, double want, TwPoint near_to, double pull, double *out_r)
{
  TwPoint best;
  double r;

  find (s, -1, want, near_to, pull, &best, &r);
  if (out_r != NULL)
    *out_r = r;
  return best;
}
