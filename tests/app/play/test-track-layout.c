/* Figures on the score track stand apart. */
#include "app/play/track-layout.h"

#include <math.h>

static gboolean
overlap (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return a->origin.x < b->origin.x + b->size.width && b->origin.x < a->origin.x + a->size.width
         && a->origin.y < b->origin.y + b->size.height
         && b->origin.y < a->origin.y + a->size.height;
}

static void
assert_apart (const TwTrackThing *things, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < i; k++)
      if (overlap (&things[i].rect, &things[k].rect))
        g_error ("%u on space %d covers %u on space %d", i, things[i].space, k, things[k].space);
}

/* Six players with two counting figures each, all on one space, whichever it is: none covers
 * another one, each is large enough to be told, and all are beside their space, inside the ring. */
static void
test_twelve (void)
{
  TwTrackRing ring = tw_track_ring_fit (TW_TRACK_RING_PX, tw_track_ring_height (TW_TRACK_RING_PX));

  for (int space = 0; space < TW_TRACK_SPACES; space++)
    {
      TwTrackThing things[12];
      g_autoptr (GArray) cards = NULL;
      const graphene_rect_t *card;
      graphene_point_t at = tw_track_ring_inside (&ring, space);

      for (guint i = 0; i < 12; i++)
        things[i] = (TwTrackThing){ .space = space };
      cards = tw_track_layout (&ring, things, 12);
      assert_apart (things, 12);
      g_assert_cmpuint (cards->len, ==, 1);
      card = &g_array_index (cards, TwTrackCard, 0).rect;
      g_assert_cmpint (g_array_index (cards, TwTrackCard, 0).space, ==, space);
      for (guint i = 0; i < 12; i++)
        {
          g_assert_cmpfloat (things[i].rect.size.width, >=, 16);
          g_assert_true (graphene_rect_contains_rect (card, &things[i].rect));
        }
      g_assert_cmpint (tw_track_ring_space_at (&ring, card->origin.x, card->origin.y), ==, -1);
      g_assert_cmpfloat (fabsf (at.x
                                - CLAMP (at.x, card->origin.x, card->origin.x + card->size.width)),
                         <=, 30);
      g_assert_cmpfloat (fabsf (at.y
                                - CLAMP (at.y, card->origin.y, card->origin.y + card->size.height)),
                         <=, 30);
    }
}

/* Three robbers wait with six figures on the first spaces, and each of the spaces can be chosen. */
static void
test_numbers (void)
{
  TwTrackRing ring = tw_track_ring_fit (TW_TRACK_RING_PX, tw_track_ring_height (TW_TRACK_RING_PX));
  TwTrackThing things[] = {
    { .space = 0 },
    { .space = 0 },
    { .space = 0, .has_words = TRUE },
    { .space = 0 },
    { .space = 2 },
    { .space = 2 },
    { .space = 2 },
    { .space = 0 },
    { .space = 0, .is_number = TRUE, .width = 20 },
    { .space = 1, .is_number = TRUE, .width = 36 },
    { .space = 2, .is_number = TRUE, .width = 20 },
    { .space = 2, .is_number = TRUE, .width = 20 },
    { .space = 49, .is_number = TRUE, .width = 20 },
  };
  g_autoptr (GArray) cards = tw_track_layout (&ring, things, G_N_ELEMENTS (things));

  assert_apart (things, G_N_ELEMENTS (things));
  g_assert_cmpuint (cards->len, ==, 2);
  g_assert_false (overlap (&g_array_index (cards, TwTrackCard, 0).rect,
                           &g_array_index (cards, TwTrackCard, 1).rect));
  /* What belongs to a card is on it. */
  for (guint i = 0; i < cards->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (things); k++)
      g_assert_cmpint (graphene_rect_contains_rect (&g_array_index (cards, TwTrackCard, i).rect,
                                                    &things[k].rect),
                       ==, g_array_index (cards, TwTrackCard, i).space == things[k].space);
}

/* One or two stand on the space itself. */
static void
test_few (void)
{
  TwTrackRing ring = tw_track_ring_fit (TW_TRACK_RING_PX, tw_track_ring_height (TW_TRACK_RING_PX));
  TwTrackThing things[] = { { .space = 20 }, { .space = 33 }, { .space = 33 } };
  g_autoptr (GArray) cards = tw_track_layout (&ring, things, G_N_ELEMENTS (things));

  g_assert_cmpuint (cards->len, ==, 0);
  assert_apart (things, G_N_ELEMENTS (things));
  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      graphene_rect_t field = tw_track_ring_field (&ring, things[i].space);

      g_assert_true (overlap (&things[i].rect, &field));
    }
}

/* At the sides of the ring nothing stands out: it would be cut there. */
static void
test_sides (void)
{
  TwTrackRing ring = tw_track_ring_fit (TW_TRACK_RING_PX, tw_track_ring_height (TW_TRACK_RING_PX));

  for (int space = 0; space < TW_TRACK_SPACES; space++)
    for (guint n = 1; n <= 3; n++)
      {
        TwTrackThing things[3] = { { .space = space }, { .space = space }, { .space = space } };
        g_autoptr (GArray) cards = tw_track_layout (&ring, things, n);

        assert_apart (things, n);
        for (guint i = 0; i < n; i++)
          {
            g_assert_cmpfloat (things[i].rect.origin.x, >=, 0);
            g_assert_cmpfloat (things[i].rect.origin.x + things[i].rect.size.width, <=,
                               TW_TRACK_RING_PX);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/track-layout/twelve", test_twelve);
  g_test_add_func ("/track-layout/numbers", test_numbers);
  g_test_add_func ("/track-layout/few", test_few);
  g_test_add_func ("/track-layout/sides", test_sides);
  return g_test_run ();
}
