/* What else the joint just made could be: the readings to choose from, as tiles. No GTK. */
#pragma once

#include "app/designer/canvas-joint.h"

G_BEGIN_DECLS

/**
 * TwCanvasOffer:
 * @n_readings: how many there are to choose from; 0 if there is no choice
 * @now: the one that is drawn
 * @readings: their tiles, names and meanings
 * @u: where the joint is, in tile edges
 * @v: where the joint is
 *
 * All zeros is none.
 */
typedef struct
{
  guint n_readings, now;
  struct
  {
    TwTile *tile;
    const char *label, *words;
  } readings[TW_CANVAS_MAX_READINGS];
  double u, v;
} TwCanvasOffer;

/**
 * tw_canvas_offer_make:
 * @offer: an offer, cleared
 * @scene: what lies there
 * @set_id: the id of the tile's set
 * @joint: where two meet
 *
 * Returns: %FALSE if there is nothing to choose; else it is to be cleared
 */
gboolean tw_canvas_offer_make (TwCanvasOffer *offer, const TwCanvasScene *scene,
                               const char *set_id, TwCanvasJoint joint);

/** tw_canvas_offer_clear: frees what @offer holds. */
void tw_canvas_offer_clear (TwCanvasOffer *offer);

G_END_DECLS
