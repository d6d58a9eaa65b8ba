/* Tunnels and culverts: where fields that a barrier parts are one, because somebody said so. */
#include "app/drawing/tunnel-layout.h"

#include <string.h>

#define N    TW_MAP_NODES
#define STEP (1. / (N - 1))

/* Pieces of a field, by their nodes; smaller ones are slips of the drawing. */
#define MAX_PIECES  6
#define LEAST_NODES 12
/* Mouths keep off the rim, where the neighbour would have to go on with them. */
#define RIM_ROOM .13
/* From the edge of what is drawn to where a mouth stands. */
#define MOUTH_ROOM .03

typedef struct
{
  const TwTileLayout *layout;
  guint8 piece[N][N]; /* 1 more than which, 0 for none */
  guint n_pieces;
} Pieces;

/* Gives the nodes of @field that hang together with one of them a number. */
static guint
piece_flood (Pieces *p, guint8 field, guint x, guint y)
{
  g_autofree guint16 *stack = g_new (guint16, N * N);
  guint n = 0, area = 0;

  stack[n++] = (guint16) (y * N + x);
  p->piece[y][x] = (guint8) (p->n_pieces + 1);
  while (n > 0)
    {
      guint at = stack[--n], u = at % N, v = at / N;
      const guint to[4][2] = { { u + 1, v }, { u - 1, v }, { u, v + 1 }, { u, v - 1 } };

      area++;
      for (guint i = 0; i < 4; i++)
        if (to[i][0] < N && to[i][1] < N && p->piece[to[i][1]][to[i][0]] == 0
            && p->layout->map[to[i][1]][to[i][0]] == field)
          {
            p->piece[to[i][1]][to[i][0]] = (guint8) (p->n_pieces + 1);
            stack[n++] = (guint16) (to[i][1] * N + to[i][0]);
          }
    }
  return area;
}

static void
pieces_find (Pieces *p, guint8 field)
{
  memset (p->piece, 0, sizeof p->piece);
  p->n_pieces = 0;
  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      if (p->layout->map[y][x] == field && p->piece[y][x] == 0 && p->n_pieces < MAX_PIECES
          && piece_flood (p, field, x, y) >= LEAST_NODES)
        p->n_pieces++;
}

/* A node of the piece with something else beside it. */
static gboolean
is_shore (const Pieces *p, guint piece, guint x, guint y)
{
  return p->piece[y][x] == piece + 1
         && (x == 0 || y == 0 || x == N - 1 || y == N - 1 || p->piece[y][x - 1] != piece + 1
             || p->piece[y][x + 1] != piece + 1 || p->piece[y - 1][x] != piece + 1
             || p->piece[y + 1][x] != piece + 1);
}

/* How bad it is to have a mouth there: nearer the rim and what stands around is worse. */
static double
place_cost (const TwTileLayout *l, TwPoint at)
{
  double cost = 4 * MAX (0, RIM_ROOM - point_room (at));

  for (guint i = 0; i < l->n_places; i++)
    cost += 2 * MAX (0, l->places[i].r + .06 - point_distance (l->places[i].at, at));
  for (guint i = 0; i < l->n_marks; i++)
    cost += 2 * MAX (0, l->marks[i].size / 2 + .05 - point_distance (l->marks[i].at, at));
  return cost;
}

/* The shortest way from one piece to another, as far as there is room for it. */
static gboolean
crossing_find (const Pieces *p, guint from, guint to, TwTunnel *out)
{
  g_autoptr (GArray) near = g_array_new (FALSE, FALSE, sizeof (TwPoint));
  g_autoptr (GArray) far = g_array_new (FALSE, FALSE, sizeof (TwPoint));
  double best = 9;

  for (guint y = 0; y < N; y++)
    for (guint x = 0; x < N; x++)
      {
        TwPoint at = point (x * STEP, y * STEP);

        if (is_shore (p, from, x, y))
          g_array_append_val (near, at);
        else if (is_shore (p, to, x, y))
          g_array_append_val (far, at);
      }
  for (guint i = 0; i < near->len; i++)
    {
      TwPoint a = g_array_index (near, TwPoint, i);
      double cost = place_cost (p->layout, a);

      for (guint k = 0; k < far->len && cost < best; k++)
        {
          TwPoint b = g_array_index (far, TwPoint, k);
          double d = point_distance (a, b) + cost;

          if (d >= best || (d += place_cost (p->layout, b)) >= best)
            continue;
          best = d;
          *out = (TwTunnel){ a, b };
        }
    }
  return best < 9;
}

/* How far the point is from what is drawn of roads, rivers and towns. */
static double
barrier_room (const TwTileLayout *l, TwPoint p)
{
  double room = 9;

  for (guint i = 0; i < l->n_ways; i++)
    {
      double width =
          l->ways[i].kind == TW_KIND_RIVER ? TW_RIVER_WIDTH : TW_ROAD_WIDTH + 2 * TW_ROAD_EDGE;

      room = MIN (room, tw_line_distance (&l->ways[i].line, p, NULL, NULL) - width / 2);
    }
  for (guint i = 0; i < l->n_towns; i++)
    room = MIN (room, tw_line_distance (&l->towns[i].outline, p, NULL, NULL));
  return room;
}

/* The map's pieces reach under the verges: the mouth comes out where there is grass. */
static TwPoint
come_out (const Pieces *p, guint piece, TwPoint at, TwPoint out)
{
  for (guint i = 0; i < 40; i++)
    {
      TwPoint q = point_add (at, point_scale (out, .004 * i));
      guint x = (guint) CLAMP (lround (q.x / STEP), 0, N - 1);
      guint y = (guint) CLAMP (lround (q.y / STEP), 0, N - 1);

      if (p->piece[y][x] != piece + 1)
        break;
      if (barrier_room (p->layout, q) > MOUTH_ROOM)
        return q;
    }
  return at;
}

void
tw_tunnel_layout (TwTileLayout *l)
{
  g_autofree Pieces *p = NULL;

  for (guint i = 0; i < l->fields.n_fields; i++)
    {
      if (!l->fields.fields[i].is_overridden)
        continue;
      if (p == NULL)
        p = g_new0 (Pieces, 1);
      p->layout = l;
      pieces_find (p, (guint8) i);
      for (guint k = 1; k < p->n_pieces && l->n_tunnels < TW_MAX_TUNNELS; k++)
        {
          TwTunnel *tunnel = &l->tunnels[l->n_tunnels];
          TwPoint way;

          if (!crossing_find (p, k - 1, k, tunnel))
            continue;
          way = point_unit (point_sub (tunnel->to, tunnel->from));
          tunnel->from = come_out (p, k - 1, tunnel->from, point_scale (way, -1));
          tunnel->to = come_out (p, k, tunnel->to, way);
          l->n_tunnels++;
        }
    }
}
