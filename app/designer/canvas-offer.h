/* The other readings of the joint just made, as tiles to choose from. No GTK. */
#pragma once

#include "app/designer/canvas-joint.h"

G_BEGIN_DECLS

/**
 * TwCanvasOffer:
 * @n_readings: how many readings; 0 if there is no choice
 * @now: index of the present one
 * @readings: their tiles, names and meanings
 * @u: position of the joint, in tile edges
 * @v: the same
 *
 * All zeros is no offer.
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
 * @scene: the scene
 * @set_id: the id of the tile's set
 * @joint: the joint
 *
 * Returns: %FALSE if there is no choice; if %TRUE, clear @offer later
 */
gboolean tw_canvas_offer_make (TwCanvasOffer *offer, const TwCanvasScene *scene,
                               const char *set_id, TwCanvasJoint joint);

/** tw_canvas_offer_clear: frees what @offer holds. */
void tw_canvas_offer_clear (TwCanvasOffer *offer);

G_END_DECLS
