/* Where all that is on the score track is seen. */
#include "app/play/track-layout.h"

#include <math.h>

/* So many figures stand on a space itself. */
#define MOST_ON_SPACE 2
/* Figures beside each other on a card; more of them take a further row. */
#define MOST_COLUMNS 6
/* Round what is on a card, and between numbers. */
#define PAD_PX 3
#define GAP_PX 2
/* Room for what is written below a figure. */
#define WORDS_WIDTH_PX  30
#define WORDS_HEIGHT_PX 9
/* How many tiles are left is written in the middle of the ring. */
#define WRITTEN_WIDTH_PX  66
#define WRITTEN_HEIGHT_PX 48
/* How finely a free place is looked for. */
#define STEP_PX 4

/* What is on one space. */
typedef struct
{
  int space;
  guint n_figures, n_numbers;
  gboolean has_words;
  float numbers_width;
  guint columns, rows;
  graphene_rect_t rect; /* of all that is inside the ring */
} Group;

static gboolean
has_card (const Group *group)
{
  return group->n_figures > MOST_ON_SPACE;
}

static float
cell_width (const TwTrackRing *ring, const Group *group)
{
  float side = (float) floor (CLAMP (ring->side * 1.25, 16, 24));

  return group->has_words ? MAX (side, WORDS_WIDTH_PX) : side;
}

static float
cell_height (const TwTrackRing *ring, const Group *group)
{
  return (float) floor (CLAMP (ring->side * 1.25, 16, 24))
         + (group->has_words ? WORDS_HEIGHT_PX : 0);
}

static GArray *
collect_groups (const TwTrackThing *things, guint n)
{
  GArray *groups = g_array_new (FALSE, TRUE, sizeof (Group));

  for (guint i = 0; i < n; i++)
    {
      Group *group = NULL;

      for (guint k = 0; k < groups->len && group == NULL; k++)
        if (g_array_index (groups, Group, k).space == things[i].space)
          group = &g_array_index (groups, Group, k);
      if (group == NULL)
        {
          Group fresh = { .space = things[i].space };

          g_array_append_val (groups, fresh);
          group = &g_array_index (groups, Group, groups->len - 1);
        }
      group->n_figures += !things[i].is_number;
      group->has_words |= things[i].has_words;
      group->n_numbers += things[i].is_number;
      if (things[i].is_number)
        group->numbers_width += things[i].width + GAP_PX;
    }
  return groups;
}

/* The size of what is inside the ring; nothing if nothing is. */
static void
measure (const TwTrackRing *ring, Group *group)
{
  float width = 0, height = 0;

  if (has_card (group))
    {
      group->rows = (group->n_figures + MOST_COLUMNS - 1) / MOST_COLUMNS;
      /* A block rather than a band, which would lie over what is written in the middle. */
      if (group->n_figures > 4)
        group->rows = MAX (group->rows, (group->n_figures + 3) / 4);
      group->rows = MIN (group->rows, 3);
      group->columns = (group->n_figures + group->rows - 1) / group->rows;
      width = (float) group->columns * cell_width (ring, group) + 2 * PAD_PX;
      height = (float) group->rows * cell_height (ring, group) + 2 * PAD_PX;
    }
  if (group->n_numbers > 0)
    {
      width = MAX (width, group->numbers_width - GAP_PX + (has_card (group) ? 2 * PAD_PX : 0));
      height += TW_TRACK_NUMBER_PX;
    }
  group->rect = GRAPHENE_RECT_INIT (0, 0, width, height);
}

static float
squared_distance (const graphene_rect_t *a, const graphene_rect_t *b)
{
  float dx = a->origin.x - b->origin.x, dy = a->origin.y - b->origin.y;

  return dx * dx + dy * dy;
}

static gboolean
is_free (const GArray *taken, const graphene_rect_t *rect)
{
  for (guint i = 0; i < taken->len; i++)
    {
      const graphene_rect_t *other = &g_array_index (taken, graphene_rect_t, i);

      if (rect->origin.x < other->origin.x + other->size.width
          && other->origin.x < rect->origin.x + rect->size.width
          && rect->origin.y < other->origin.y + other->size.height
          && other->origin.y < rect->origin.y + rect->size.height)
        return FALSE;
    }
  return TRUE;
}

/* The free place in @room that is nearest to where @rect is; @rect stays where it is if there is
 * none. */
static gboolean
find_place (const GArray *taken, const graphene_rect_t *room, graphene_rect_t *rect)
{
  const graphene_rect_t wanted = *rect;
  float best = -1, right = room->origin.x + room->size.width - rect->size.width,
        bottom = room->origin.y + room->size.height - rect->size.height;

  if (is_free (taken, rect))
    return TRUE;
  for (float y = room->origin.y; y <= bottom; y += STEP_PX)
    for (float x = room->origin.x; x <= right; x += STEP_PX)
      {
        graphene_rect_t candidate =
            GRAPHENE_RECT_INIT (x, y, wanted.size.width, wanted.size.height);
        float away = squared_distance (&candidate, &wanted);

        if ((best < 0 || away < best) && is_free (taken, &candidate))
          {
            best = away;
            *rect = candidate;
          }
      }
  return best >= 0;
}

/* As near to its space as it can be, covering nothing of @taken; in need it covers what is written
 * in the middle, which is the first of them. */
static void
place_group (const TwTrackRing *ring, Group *group, GArray *taken)
{
  graphene_rect_t first = tw_track_ring_field (ring, 0), room;
  graphene_point_t at = tw_track_ring_inside (ring, group->space);
  graphene_rect_t *rect = &group->rect, written;
  float side = (float) ring->side;

  room = GRAPHENE_RECT_INIT (first.origin.x + side + 1, first.origin.y + side + 1,
                             (float) (TW_TRACK_COLUMNS - 2) * side - 2,
                             (float) (TW_TRACK_ROWS - 2) * side - 2);
  rect->origin.x = (float) floor (
      CLAMP (at.x - rect->size.width / 2, room.origin.x,
             MAX (room.origin.x, room.origin.x + room.size.width - rect->size.width)));
  rect->origin.y = (float) floor (
      CLAMP (at.y - rect->size.height / 2, room.origin.y,
             MAX (room.origin.y, room.origin.y + room.size.height - rect->size.height)));
  if (!find_place (taken, &room, rect))
    {
      written = g_array_index (taken, graphene_rect_t, 0);
      g_array_index (taken, graphene_rect_t, 0) = GRAPHENE_RECT_INIT (0, 0, 0, 0);
      find_place (taken, &room, rect);
      g_array_index (taken, graphene_rect_t, 0) = written;
    }
  g_array_append_val (taken, *rect);
}

/* Nothing is seen of what stands out at the sides of the ring. */
static graphene_rect_t
figure_on_space (const TwTrackRing *ring, const Group *group, guint before)
{
  float size = (float) floor (ring->side * (group->n_figures == 1 ? 1.75 : 1.4));
  float width = (float) group->n_figures * size;
  float left = (float) ring->x0, right = (float) (ring->x0 + ring->side * TW_TRACK_COLUMNS);
  graphene_point_t at = tw_track_ring_middle (ring, group->space);

  return GRAPHENE_RECT_INIT ((float) floor (CLAMP (at.x - width / 2, left, right - width))
                                 + (float) before * size,
                             (float) floor (at.y - (float) ring->side * 0.25f - size / 2), size,
                             size);
}

static graphene_rect_t
figure_on_card (const TwTrackRing *ring, const Group *group, guint before)
{
  float width = cell_width (ring, group), height = cell_height (ring, group);
  float size = (float) floor (CLAMP (ring->side * 1.25, 16, 24));

  return GRAPHENE_RECT_INIT (
      (float) floor (group->rect.origin.x + PAD_PX + (float) (before % group->columns) * width
                     + (width - size) / 2),
      group->rect.origin.y + PAD_PX + (float) (before / group->columns) * height, size, size);
}

/* Sets the rectangles of what is on the group's space. */
static void
set_rects (const TwTrackRing *ring, const Group *group, TwTrackThing *things, guint n)
{
  guint before = 0;
  float x = group->rect.origin.x + (has_card (group) ? PAD_PX : 0);
  float y = group->rect.origin.y + group->rect.size.height - TW_TRACK_NUMBER_PX
            - (has_card (group) ? 1 : 0);

  for (guint i = 0; i < n; i++)
    if (things[i].space == group->space && things[i].is_number)
      {
        things[i].rect = GRAPHENE_RECT_INIT (x, y, things[i].width, TW_TRACK_NUMBER_PX);
        x += things[i].width + GAP_PX;
      }
    else if (things[i].space == group->space)
      {
        things[i].rect = has_card (group) ? figure_on_card (ring, group, before)
                                          : figure_on_space (ring, group, before);
        before++;
      }
}

/* Many figures first: they find the least room. */
static int
compare_groups (gconstpointer a, gconstpointer b)
{
  const Group *first = a, *second = b;
  float difference = second->rect.size.width * second->rect.size.height
                     - first->rect.size.width * first->rect.size.height;

  return difference != 0 ? (difference > 0 ? 1 : -1) : first->space - second->space;
}

GArray *
tw_track_layout (const TwTrackRing *ring, TwTrackThing *things, guint n)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (TwTrackCard));
  g_autoptr (GArray) groups = collect_groups (things, n);
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  graphene_rect_t first = tw_track_ring_field (ring, 0);
  graphene_rect_t written = GRAPHENE_RECT_INIT (
      first.origin.x + ((float) ring->side * TW_TRACK_COLUMNS - WRITTEN_WIDTH_PX) / 2,
      first.origin.y + ((float) ring->side * TW_TRACK_ROWS - WRITTEN_HEIGHT_PX) / 2,
      WRITTEN_WIDTH_PX, WRITTEN_HEIGHT_PX);

  g_array_append_val (taken, written);
  for (guint i = 0; i < groups->len; i++)
    {
      Group *group = &g_array_index (groups, Group, i);

      measure (ring, group);
      for (guint k = 0; !has_card (group) && k < group->n_figures; k++)
        {
          graphene_rect_t rect = figure_on_space (ring, group, k);

          g_array_append_val (taken, rect);
        }
    }
  g_array_sort (groups, compare_groups);
  for (guint i = 0; i < groups->len; i++)
    {
      Group *group = &g_array_index (groups, Group, i);
      TwTrackCard card = { .space = group->space };

      if (group->rect.size.width > 0)
        place_group (ring, group, taken);
      set_rects (ring, group, things, n);
      card.rect = group->rect;
      if (has_card (group))
        g_array_append_val (cards, card);
    }
  return cards;
}
