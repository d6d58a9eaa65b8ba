/* The score track as a ring of spaces. */
#include "app/play/track-ring.h"

#define COLUMNS TW_TRACK_COLUMNS
#define ROWS    TW_TRACK_ROWS
/* Room above for the figures of the top row. */
#define TOP_PX 12

G_STATIC_ASSERT (2 * (COLUMNS + ROWS) - 4 == TW_TRACK_SPACES);

/* Spaces run clockwise from the north-west corner. */
static void
cell_of (int space, int *out_x, int *out_y)
{
  int i = ((space % TW_TRACK_SPACES) + TW_TRACK_SPACES) % TW_TRACK_SPACES;

  if (i < COLUMNS)
    {
      *out_x = i;
      *out_y = 0;
    }
  else if (i < COLUMNS + ROWS - 1)
    {
      *out_x = COLUMNS - 1;
      *out_y = i - COLUMNS + 1;
    }
  else if (i < 2 * COLUMNS + ROWS - 2)
    {
      *out_x = 2 * COLUMNS + ROWS - 3 - i;
      *out_y = ROWS - 1;
    }
  else
    {
      *out_x = 0;
      *out_y = 2 * COLUMNS + 2 * ROWS - 4 - i;
    }
}

static graphene_rect_t
cell_rect (const TwTrackRing *ring, int x, int y)
{
  return GRAPHENE_RECT_INIT ((float) (ring->x0 + x * ring->side), (float) (TOP_PX + y * ring->side),
                             (float) ring->side, (float) ring->side);
}

TwTrackRing
tw_track_ring_fit (int width, int height)
{
  double side = MIN ((double) width / COLUMNS, (double) (height - TOP_PX) / ROWS);

  return (TwTrackRing){ (width - side * COLUMNS) / 2, side };
}

int
tw_track_ring_height (int width)
{
  return TOP_PX + ROWS * (width / COLUMNS);
}

graphene_rect_t
tw_track_ring_field (const TwTrackRing *ring, int space)
{
  int x, y;

  cell_of (space, &x, &y);
  return cell_rect (ring, x, y);
}

graphene_point_t
tw_track_ring_middle (const TwTrackRing *ring, int space)
{
  graphene_rect_t field = tw_track_ring_field (ring, space);

  return GRAPHENE_POINT_INIT (field.origin.x + field.size.width / 2,
                              field.origin.y + field.size.height / 2);
}

graphene_point_t
tw_track_ring_inside (const TwTrackRing *ring, int space)
{
  graphene_rect_t field;
  int x, y;

  cell_of (space, &x, &y);
  x += x == 0 ? 1 : x == COLUMNS - 1 ? -1 : 0;
  y += y == 0 ? 1 : y == ROWS - 1 ? -1 : 0;
  field = cell_rect (ring, x, y);
  return GRAPHENE_POINT_INIT (field.origin.x + field.size.width / 2,
                              field.origin.y + field.size.height / 2);
}

gboolean
tw_track_ring_is_right (int space)
{
  int x, y;

  cell_of (space, &x, &y);
  return x > COLUMNS / 2;
}

int
tw_track_ring_space_at (const TwTrackRing *ring, double x, double y)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  for (int space = 0; space < TW_TRACK_SPACES; space++)
    {
      graphene_rect_t field = tw_track_ring_field (ring, space);

      if (graphene_rect_contains_point (&field, &point))
        return space;
    }
  return -1;
}
