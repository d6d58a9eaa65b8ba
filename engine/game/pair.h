/* Two ends that a thing can join, as an answer and in notation.
 *
 * On one tile they are two of its segments, written by an edge of each: "1,0:road(EW)", or
 * "1,0:lake(EW)" where roads end at a lake. Over a cell, laid or not, they are what meets it from two
 * opposite sides: "1,0:over(EW)".
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_pair_is_over: Returns: whether @action, of a verb with %TW_VERB_PLACE_PAIR, names what meets a
 *   cell and not two segments of one tile */
static inline gboolean
tw_pair_is_over (const TwAction *action)
{
  return action->turns != 0;
}

/** tw_pair_name: makes @action name the nodes @a and @b, of one tile or with a cell between them. */
void tw_pair_name (const TwPlay *play, guint a, guint b, TwAction *action);

/**
 * tw_pair_nodes:
 * @play: a play
 * @action: an answer that names a pair
 * @out_nodes: (out): its ends; %TW_NO_NODE where there is none
 *
 * Returns: whether both are there
 */
gboolean tw_pair_nodes (const TwPlay *play, const TwAction *action, guint out_nodes[2]);

/** tw_pair_edges: says at which edges of the tile or cell the ends are, as the tile lies. */
void tw_pair_edges (const TwPlay *play, const TwAction *action, TwEdge out_edges[2]);

/** tw_pair_append: appends the notation of a pair, from the cell on. */
void tw_pair_append (const TwPlay *play, const TwAction *action, GString *out);

/** tw_pair_parse: Returns: whether @text is the notation of a pair; its ends need not be there */
gboolean tw_pair_parse (const TwPlay *play, const char *text, TwAction *out_action);

G_END_DECLS
