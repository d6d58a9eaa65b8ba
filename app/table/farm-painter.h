/* The cities that a field is worth something for, counted on the table as a teacher would with a finger. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/**
 * tw_farm_painter_paint:
 * @brush: what to paint with
 * @play: the play that @node is of
 * @node: a node of the feature that is lit
 *
 * If that is a field, and fields count in the game: lights each complete city that touches it, and numbers them, each where it touches the field.
 * The City of Carcassonne counts last and has no number: nobody closes it.
 *
 * Rule: BASE-101, BASE-102.
 */
void tw_farm_painter_paint (const TwTableBrush *brush, const TwPlay *play, guint node);

G_END_DECLS
