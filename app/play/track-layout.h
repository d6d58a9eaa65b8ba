/* Where all that is on the score track is seen: counting figures, who waits there, and numbers of answers. Knows no
 * widget. */
#pragma once

#include "app/play/track-ring.h"

G_BEGIN_DECLS

/**
 * TwTrackThing: something on a space of the track.
 * @space: its space
 * @is_number: whether it is the number of an answer, which is inside the ring; otherwise it is a figure
 * @has_words: whether something is written below the figure
 * @width: of a number: its width in pixels
 * @rect: where it is seen, in pixels: set by tw_track_layout()
 */
typedef struct
{
  int space;
  gboolean is_number;
  gboolean has_words;
  float width;
  graphene_rect_t rect;
} TwTrackThing;

/** TwTrackCard: a card inside the ring on which many figures of @space stand. */
typedef struct
{
  int space;
  graphene_rect_t rect;
} TwTrackCard;

/* Height of a number of an answer. */
#define TW_TRACK_NUMBER_PX 20

/**
 * tw_track_layout:
 * @ring: a ring
 * @things: (array length=n): what is on it, in the order in which it is drawn
 * @n: how many there are
 *
 * Sets the rectangles of @things. A figure alone stands on its space, two stand on it side by side; from three on they
 * stand on a card inside the ring, each by itself, with the numbers of their space. No card or number covers another
 * one as long as there is room inside the ring for all.
 *
 * Returns: (transfer full) (element-type TwTrackCard): the cards
 */
GArray *tw_track_layout (const TwTrackRing *ring, TwTrackThing *things, guint n);

G_END_DECLS
