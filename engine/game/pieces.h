/* Figures and points: the few ways in which they change. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_next_piece:
 * @play: a play
 * @walk: (inout): how far the walk has come
 * @out_piece: (out): the next piece, expansion by expansion
 *
 * Returns: %FALSE when there are no more pieces
 */
gboolean tw_play_next_piece (const TwPlay *play, TwPieceWalk *walk, TwPiece *out_piece);

/** tw_play_has_supply: Returns: whether a seat has a figure of a type in its supply */
gboolean tw_play_has_supply (const TwPlay *play, guint seat, guint type);

/** tw_play_supply: Returns: how many figures of a type a seat has in its supply */
guint tw_play_supply (const TwPlay *play, guint seat, guint type);

/** tw_play_find_figure: Returns: (transfer none) (nullable): a figure of @action's owner and type on
 *   the node that @action names */
TwFigure *tw_play_find_figure (const TwPlay *play, const TwAction *action);

/**
 * tw_play_tell_left:
 * @play: a play
 * @node: a node of a feature that figures have left, or that came apart
 *
 * Tells the expansions (@after_leaving of #TwFigureHooks).
 */
void tw_play_tell_left (TwPlay *play, guint node);

/** tw_play_stand_figure: stands @figure, which is in its supply, on @node. */
void tw_play_stand_figure (TwPlay *play, TwFigure *figure, guint node);

/**
 * tw_play_put_figure:
 * @play: a play
 * @seat: the figure's owner
 * @type: type of figure
 * @node: where
 *
 * Takes a figure from the supply and stands it on @node.
 *
 * Returns: %FALSE if the supply is empty
 */
gboolean tw_play_put_figure (TwPlay *play, guint seat, guint type, guint node);

/**
 * tw_play_name_leaving:
 * @play: a play
 * @figure: a figure of a player's
 * @out_action: (out): the action by which it leaves the zone that it is in, for its supply
 *
 * Returns: whether it is in a zone out of which it may be taken
 */
gboolean tw_play_name_leaving (const TwPlay *play, const TwFigure *figure, TwAction *out_action);

/** tw_play_take_figure: returns a figure from the table to its owner's supply. */
void tw_play_take_figure (TwPlay *play, TwFigure *figure);

/** tw_play_credit: as tw_play_add_score() for points that a feature of @kind brings. */
void tw_play_credit (TwPlay *play, guint seat, TwKind kind, int points);

/**
 * tw_play_part:
 * @play: a play
 * @a: a node
 * @b: a node of the same tile, joined with it
 *
 * Takes a join back (tw_board_part()) and puts the figures on the nodes again. When all joins are
 * final, the caller calls tw_play_tell_left().
 */
void tw_play_part (TwPlay *play, guint a, guint b);

/** tw_play_neutral: Returns: (transfer none): the figure of a neutral type */
static inline TwFigure *
tw_play_neutral (const TwPlay *play, guint type)
{
  return &play->figures[play->rules->n_figures + (guint) play->rules->figure_types[type].neutral];
}

/**
 * tw_play_move_neutral:
 * @play: a play
 * @type: a neutral type of figure
 * @node: where it goes, %TW_NO_NODE for beside the table
 *
 * Stands the figure on @node. It weighs nothing and occupies nothing.
 */
void tw_play_move_neutral (TwPlay *play, guint type, guint node);

/**
 * tw_play_lay_figure:
 * @play: a play
 * @figure: a figure, wherever it is
 * @slot: a tile that lies face up
 *
 * Puts the figure on the tile, but on none of its features: it weighs nothing and occupies nothing.
 * Where nothing at all is drawn on the tile, the figure stays where it is.
 */
void tw_play_lay_figure (TwPlay *play, TwFigure *figure, guint slot);

/**
 * tw_play_lay_beside:
 * @play: a play
 * @figure: a figure that belongs to nobody and stands on no segment
 * @other: a figure of a player's that stands on a segment
 *
 * Puts the figure on the tile of @other, beside it. When @other leaves its place, the figure stays on
 * the tile, beside nobody.
 */
void tw_play_lay_beside (TwPlay *play, TwFigure *figure, const TwFigure *other);

G_END_DECLS
