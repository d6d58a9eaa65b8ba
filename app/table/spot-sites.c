/* Where the numbered spots are on the table. */
#include "app/table/spot-sites.h"

#include <math.h>

#include "app/table/piece-painter.h"
#include "engine/game/pieces.h"

/* How far from the middle of its tile the spot of a road's end is, in tile edges. */
#define END_OFF_MIDDLE 0.23
/* And one at the edge of its tile. */
#define END_AT_EDGE 0.40
/* How far right of and above a symbol at which somebody can be put its spot is, which must not
 * cover it. In tile edges. */
#define MARK_ASIDE 0.20
/* So many figures can be seen with the land between them. */
#define MANY 9
/* Spots of tiles with a shorter side stand beside their tile, of which they would leave nothing. */
#define SMALL_PX 84
/* How far round its middle such a tile keeps them off, in tile edges. */
#define TILE_RADIUS 0.62
/* How much of it may be under a panel, as if it were only in its outline. */
#define LARGER 0.1f
/* A line leads from what is so far off its place, in pixels beyond its rim; of what goes beside a
 * figure anyhow, in tile edges more. */
#define AWAY_PX     5
#define AWAY_BESIDE 0.32

gboolean
tw_spot_sites_are_many (const TwTableScene *scene)
{
  guint n = 0, n_here = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (scene->model, &n);

  for (guint i = 0; i < n; i++)
    n_here += tw_table_scene_has_spot (&spots[i]);
  return n_here > MANY;
}

/* ---- on their tiles ------------------------------------------------------------------------ */

/* Whether the spot is about pieces that stand there. */
static gboolean
has_pieces (const TwPlay *play, guint node)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (piece.node == node)
      return TRUE;
  return FALSE;
}

/* Whether something stands where the spot would be, so that it goes beside it. */
static gboolean
is_beside (const TwPlay *play, const TwTableSpot *spot)
{
  if (spot->place != TW_SPOT_NODE)
    return FALSE;
  if (spot->verb >= TW_N_VERBS && has_pieces (play, spot->node))
    return TRUE;
  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == spot->node)
      return TRUE;
  return spot->verb == TW_VERB_TAKE;
}

/* Where the road ends at the middle of its tile, or at an edge of it. */
static TwSpotPoint
end_point (const TwPlay *play, const TwTableSpot *spot)
{
  guint node = spot->node;
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwRim rim =
      tw_board_tile (&play->board, play->board.nodes[node].slot)->rim[node - slot->first_node];
  guint edge = (rim & TW_RIM_MIDDLES) != 0 ? (guint) __builtin_ctz (rim & TW_RIM_MIDDLES) / 4 : 0;

  if (spot->number > 0)
    return tw_spot_layout_point_turn ((TwSpotPoint){ 0.5, 0.5 - END_AT_EDGE }, spot->number - 1);
  return tw_spot_layout_point_turn ((TwSpotPoint){ 0.5, 0.5 - END_OFF_MIDDLE },
                                    edge + slot->quarter_turns);
}

static TwSpotPoint
point_of (TwTablePictures *pictures, const TwPlay *play, const TwTableSpot *spot)
{
  TwSpotPoint point;

  switch (spot->place)
    {
    case TW_SPOT_NODE:
      return tw_table_pictures_spot (pictures, play, spot->node);
    case TW_SPOT_END:
      return end_point (play, spot);
    case TW_SPOT_SYMBOL:
    case TW_SPOT_SIGN:
      return tw_table_pictures_symbol (pictures, play, spot->slot,
                                       tw_play_verb_owner (play, spot->verb),
                                       tw_play_verb (play, spot->verb)->symbol);
    case TW_SPOT_MARK:
      point = tw_table_pictures_mark (pictures, play, spot->slot, spot->number);
      return (TwSpotPoint){ point.x + MARK_ASIDE, point.y - MARK_ASIDE };
    case TW_SPOT_TILE:
    case TW_SPOT_CELL:
    case TW_SPOT_SPACE:
    case TW_SPOT_SEAT:
    default:
      return (TwSpotPoint){ 0.5, 0.5 };
    }
}

/* How far @point is from the nearest spot on the tile of spot @at that is not beside a figure, in
 * tile edges. */
static double
room_at (const TwSpotSite *sites, const TwTableSpot *spots, guint n, guint at, TwSpotPoint point)
{
  double room = TW_SPOT_APART;

  for (guint i = 0; i < n; i++)
    if (!sites[i].is_beside && spots[i].slot == spots[at].slot)
      room = MIN (room, hypot (point.x - sites[i].point.x, point.y - sites[i].point.y));
  return room;
}

/* Beside a figure: right of and above it, or else where there is most room on its tile: off it, it
 * would seem to be about another one. */
static TwSpotPoint
beside_of (const TwSpotSite *sites, const TwTableSpot *spots, guint n, guint at)
{
  const TwSpotPoint figure = sites[at].point;
  TwSpotPoint best = { figure.x + TW_SPOT_BESIDE, figure.y - TW_SPOT_BESIDE };
  double most = 0;

  for (guint k = 0; k < 8; k++)
    {
      /* To both sides of the first by turns. */
      double angle = -G_PI / 4 + (k % 2 == 0 ? -1 : 1) * (double) ((k + 1) / 2) * G_PI / 4;
      TwSpotPoint point = { figure.x + TW_SPOT_BESIDE * G_SQRT2 * cos (angle),
                            figure.y + TW_SPOT_BESIDE * G_SQRT2 * sin (angle) };
      double room = room_at (sites, spots, n, at, point);

      if (room <= most || MIN (point.x, point.y) < TW_SPOT_RIM
          || MAX (point.x, point.y) > 1 - TW_SPOT_RIM)
        continue;
      most = room;
      best = point;
    }
  return best;
}

/* What is beside figures keeps apart all over the table, and off what is not. */
static void
spread_beside (TwSpotSite *sites, const TwTableSpot *spots, guint n, const TwBoard *board)
{
  g_autofree TwSpotPoint *beside = g_new (TwSpotPoint, n + 1);
  g_autofree TwSpotPoint *fixed = g_new (TwSpotPoint, n + 1);
  g_autofree guint *at = g_new (guint, n + 1);
  guint n_beside = 0, n_fixed = 0;

  for (guint i = 0; i < n; i++)
    {
      const TwSlot *slot = spots[i].slot != TW_NO_SLOT ? &board->slots[spots[i].slot] : NULL;
      TwSpotPoint point = sites[i].point;

      if (slot == NULL)
        continue;
      point.x += slot->x;
      point.y += slot->y;
      if (!sites[i].is_beside)
        {
          fixed[n_fixed++] = point;
          continue;
        }
      at[n_beside] = i;
      point = beside_of (sites, spots, n, i);
      beside[n_beside++] = (TwSpotPoint){ point.x + slot->x, point.y + slot->y };
    }
  tw_spot_layout_spread_around (beside, n_beside, fixed, n_fixed);
  for (guint k = 0; k < n_beside; k++)
    {
      const TwSlot *slot = &board->slots[spots[at[k]].slot];

      sites[at[k]].point = (TwSpotPoint){ beside[k].x - slot->x, beside[k].y - slot->y };
    }
}

/* Those on one tile keep apart. */
static void
spread_on_tiles (TwSpotSite *sites, const TwTableSpot *spots, guint n)
{
  TwSpotPoint points[TW_MAX_TILE_NODES + 1];

  for (guint first = 0; first < n; first++)
    {
      guint at[G_N_ELEMENTS (points)], n_here = 0;

      for (guint i = 0; i < n && n_here < G_N_ELEMENTS (points); i++)
        if (!sites[i].is_beside && spots[i].slot != TW_NO_SLOT
            && spots[i].slot == spots[first].slot)
          {
            at[n_here] = i;
            points[n_here++] = sites[i].point;
          }
      /* Each tile once: from its first spot. */
      if (n_here < 2 || at[0] != first)
        continue;
      tw_spot_layout_spread (points, n_here);
      for (guint i = 0; i < n_here; i++)
        sites[at[i]].point = points[i];
    }
}

TwSpotSite *
tw_spot_sites_new (const TwTableScene *scene)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (scene->model));
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (scene->model, &n);
  TwSpotSite *sites = g_new0 (TwSpotSite, n + 1);

  for (guint i = 0; i < n; i++)
    {
      sites[i].point = sites[i].about = point_of (scene->pictures, play, &spots[i]);
      sites[i].is_beside = is_beside (play, &spots[i]);
    }
  spread_on_tiles (sites, spots, n);
  spread_beside (sites, spots, n, &play->board);
  return sites;
}

/* ---- in pixels ----------------------------------------------------------------------------- */

/* Where the middles of spots stay that are beside a figure: in sight with it, when it is at the rim
 * of the table or beyond. */
static TwSpotBounds
sight (const TwTableScene *scene)
{
  double half = TW_SPOT_SITES_MOST_PX / 2.0 + 4;
  TwSpotBounds bounds = { .left = scene->camera.view.left + half, .top = half };

  bounds.right = MAX (bounds.left, scene->camera.view.width - scene->camera.view.right - half);
  bounds.bottom = MAX (bounds.top, scene->camera.view.height - scene->camera.view.bottom - half);
  return bounds;
}

static void
keep_in_sight (const TwTableScene *scene, graphene_point_t *middle)
{
  TwSpotBounds bounds = sight (scene);

  middle->x = (float) CLAMP ((double) middle->x, bounds.left, bounds.right);
  middle->y = (float) CLAMP ((double) middle->y, bounds.top, bounds.bottom);
}

/* @point of the cell of @spot, in pixels. */
static graphene_point_t
in_pixels (const TwTableScene *scene, const TwTableSpot *spot, TwSpotPoint point)
{
  graphene_rect_t rect = tw_table_scene_spot_rect (scene, spot);

  return GRAPHENE_POINT_INIT (rect.origin.x + (float) point.x * rect.size.width,
                              rect.origin.y + (float) point.y * rect.size.height);
}

graphene_point_t
tw_spot_sites_about (const TwTableScene *scene, const TwTableSpot *spot)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (scene->model));

  return in_pixels (scene, spot, point_of (scene->pictures, play, spot));
}

/* The middle of a spot's button. */
static graphene_point_t
spot_position (const TwTableScene *scene, const TwSpotSite *site, const TwTableSpot *spot)
{
  graphene_point_t middle = in_pixels (scene, spot, site->point);

  if (site->is_beside)
    keep_in_sight (scene, &middle);
  return middle;
}

/* Spots beside a small tile cover nothing of it. */
static void
add_tiles (const TwTableScene *scene, const TwTableSpot *spots, guint n, GArray *discs)
{
  if (tw_spot_sites_are_many (scene))
    return;
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t rect;
      TwSpotDisc disc = { 0 };

      if (!tw_table_scene_has_spot (&spots[i]))
        continue;
      rect = tw_table_scene_spot_rect (scene, &spots[i]);
      if (rect.size.width >= SMALL_PX)
        continue;
      disc.x = (double) (rect.origin.x + rect.size.width / 2);
      disc.y = (double) (rect.origin.y + rect.size.height / 2);
      disc.radius = (double) rect.size.width * TILE_RADIUS;
      g_array_append_val (discs, disc);
    }
}

/* What is asked about a tile that can be seen can be answered: no panel lies over its spots. */
static gboolean
is_tile_in_sight (const TwTableScene *scene, const TwTableSpot *spot)
{
  const TwTableView *view = &scene->camera.view;
  graphene_rect_t rect = tw_table_scene_spot_rect (scene, spot);

  /* A tile that is proposed is drawn a little larger than its place. */
  graphene_rect_inset (&rect, rect.size.width * LARGER, rect.size.height * LARGER);
  return rect.origin.x >= (float) view->left && rect.origin.y >= (float) view->top
         && rect.origin.x + rect.size.width <= (float) (view->width - view->right)
         && rect.origin.y + rect.size.height <= (float) (view->height - view->bottom);
}

/* Those that are beside something go farther from it, if they have to: the others are first. */
static void
keep_clear (const TwTableScene *scene, const TwTableSpot *spots, TwSpotSite *sites, guint n)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (scene->model));
  g_autoptr (GArray) pieces = tw_piece_painter_discs (scene, play);
  g_autofree TwSpotDisc *labels = g_new (TwSpotDisc, n + 1);
  g_autofree guint *at = g_new (guint, n + 1);
  TwSpotBounds bounds = sight (scene);
  guint n_labels = 0;

  add_tiles (scene, spots, n, pieces);
  for (guint is_beside = 0; is_beside < 2; is_beside++)
    for (guint i = 0; i < n; i++)
      {
        const graphene_point_t *middle = &sites[i].middle;

        if (!tw_table_scene_has_spot (&spots[i]) || sites[i].is_beside != (gboolean) is_beside)
          continue;
        at[n_labels] = i;
        labels[n_labels++] =
            (TwSpotDisc){ (double) middle->x, (double) middle->y, sites[i].side / 2.0,
                          is_beside || is_tile_in_sight (scene, &spots[i]) };
      }
  tw_spot_layout_keep_clear (labels, n_labels, (const TwSpotDisc *) pieces->data, pieces->len,
                             &bounds);
  for (guint k = 0; k < n_labels; k++)
    sites[at[k]].middle = GRAPHENE_POINT_INIT ((float) labels[k].x, (float) labels[k].y);
}

/* Finds the middles of the buttons in pixels. On small tiles they are bigger than what they are
 * about: then they go apart over the rim of the tile, so that none is below another one. */
void
tw_spot_sites_lay (const TwTableScene *scene, TwSpotSite *sites, guint n)
{
  guint n_spots = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (scene->model, &n_spots);
  g_autofree TwSpotPoint *points = g_new (TwSpotPoint, n + 1);
  g_autofree guint *at = g_new (guint, n + 1);
  guint n_points = 0;
  int side = TW_SPOT_SITES_LEAST_PX;

  for (guint i = 0; i < n; i++)
    {
      graphene_point_t *middle = &sites[i].middle;

      if (!tw_table_scene_has_spot (&spots[i]))
        continue;
      *middle = spot_position (scene, &sites[i], &spots[i]);
      sites[i].anchor = in_pixels (scene, &spots[i], sites[i].about);
      side = MAX (side, sites[i].side);
      points[n_points] = (TwSpotPoint){ middle->x, middle->y };
      at[n_points++] = i;
    }
  /* Points are pushed apart in tile edges; here a button is as wide as they keep apart. */
  for (guint k = 0; k < n_points; k++)
    points[k] =
        (TwSpotPoint){ points[k].x * TW_SPOT_APART / side, points[k].y * TW_SPOT_APART / side };
  tw_spot_layout_spread_around (points, n_points, NULL, 0);
  for (guint k = 0; k < n_points; k++)
    {
      graphene_point_t *middle = &sites[at[k]].middle;

      *middle = GRAPHENE_POINT_INIT ((float) (points[k].x * side / TW_SPOT_APART),
                                     (float) (points[k].y * side / TW_SPOT_APART));
      /* Going apart may have led over the rim of the table. */
      if (sites[at[k]].is_beside)
        keep_in_sight (scene, middle);
    }
  if (n_points > 0)
    keep_clear (scene, spots, sites, n);
  for (guint k = 0; k < n_points; k++)
    {
      TwSpotSite *site = &sites[at[k]];
      double usual = site->side / 2.0 + AWAY_PX
                     + (site->is_beside ? scene->camera.view.side * AWAY_BESIDE : 0);

      site->is_away = hypot ((double) (site->middle.x - site->anchor.x),
                             (double) (site->middle.y - site->anchor.y))
                      > usual;
    }
}
