/* Figures and points: the few ways in which they change. */
#include "engine/game/pieces.h"

#include "engine/game/bag.h"
#include "engine/board/feature-merge.h"
#include "engine/game/gain.h"
#include "engine/game/programs-private.h"

#include <string.h>

gboolean
tw_play_next_piece (const TwPlay *play, TwPieceWalk *walk, TwPiece *out_piece)
{
  for (; walk->expansion < play->rules->n_expansions; walk->expansion++, walk->n = 0)
    {
      const TwExpansion *expansion = play->rules->expansions[walk->expansion];

      if (TW_HAS_HOOK (expansion, showing, piece)
          && expansion->showing->piece (play, tw_play_own (play, (int) walk->expansion), walk->n,
                                        out_piece))
        {
          walk->n++;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
tw_play_has_supply (const TwPlay *play, guint seat, guint type)
{
  const TwFigure *figures = tw_play_figures_of_type (play, seat, type);

  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    if (figures[i].place == TW_FIGURE_SUPPLY)
      return TRUE;
  return FALSE;
}

guint
tw_play_supply (const TwPlay *play, guint seat, guint type)
{
  const TwFigure *figures = tw_play_figures_of_type (play, seat, type);
  guint n = 0;

  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    n += figures[i].place == TW_FIGURE_SUPPLY;
  return n;
}

TwFigure *
tw_play_find_figure (const TwPlay *play, const TwAction *action)
{
  TwFigure *figures = tw_play_figures_of_type (play, tw_action_owner (action), action->figure);
  guint node = tw_play_action_node (play, action);

  for (guint i = 0; i < play->rules->figure_types[action->figure].supply; i++)
    if (figures[i].place == TW_FIGURE_NODE && figures[i].node == node)
      return &figures[i];
  return NULL;
}

/* Counts a figure where it stands, or no longer. */
static void
weigh (TwPlay *play, const TwFigure *figure, int delta)
{
  const TwFigureRule *rule = &play->rules->figure_types[figure->type];

  tw_board_add_figure (&play->board, figure->node, figure->seat, rule->weight, rule->occupies,
                       delta);
}

void
tw_play_tell_left (TwPlay *play, guint node)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], figures, after_leaving))
      play->rules->expansions[i]->figures->after_leaving (play, tw_play_own (play, (int) i), node);
}

void
tw_play_stand_figure (TwPlay *play, TwFigure *figure, guint node)
{
  figure->place = TW_FIGURE_NODE;
  figure->node = (guint16) node;
  weigh (play, figure, 1);
}

gboolean
tw_play_put_figure (TwPlay *play, guint seat, guint type, guint node)
{
  TwFigure *figures = tw_play_figures_of_type (play, seat, type);

  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    if (figures[i].place == TW_FIGURE_SUPPLY)
      {
        tw_play_stand_figure (play, &figures[i], node);
        return TRUE;
      }
  return FALSE;
}

gboolean
tw_play_name_leaving (const TwPlay *play, const TwFigure *figure, TwAction *out_action)
{
  for (guint i = 0; figure->place == TW_FIGURE_ZONE && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], figures, name_leaving)
        && play->rules->expansions[i]->figures->name_leaving (play, tw_play_own (play, (int) i),
                                                              figure, out_action))
      return TRUE;
  return FALSE;
}

/* What was beside the figure stays where it is. Rule: PAD-046, PAD-047. */
static void
leave_alone (TwPlay *play, const TwFigure *figure)
{
  for (guint i = 0; i < play->rules->n_neutral; i++)
    {
      TwFigure *other = &play->figures[play->rules->n_figures + i];

      if (tw_play_beside (play, other) == figure)
        tw_play_lay_figure (play, other, tw_play_figure_slot (play, figure));
    }
}

void
tw_play_take_figure (TwPlay *play, TwFigure *figure)
{
  gboolean was_on_table = figure->place == TW_FIGURE_NODE;
  guint node = figure->node;

  if (was_on_table || figure->place == TW_FIGURE_TILE)
    leave_alone (play, figure);
  if (was_on_table)
    weigh (play, figure, -1);
  figure->place = TW_FIGURE_SUPPLY;
  figure->node = 0;
  figure->detail = 0;
  if (was_on_table && play->rules->has_after_leaving)
    tw_play_tell_left (play, node);
}

void
tw_play_credit (TwPlay *play, guint seat, TwKind kind, int points)
{
  tw_play_add_score (play, seat, points);
  if (play->tally != NULL && kind < TW_N_KINDS)
    play->tally[kind] += points;
  for (guint i = 0; play->rules->has_credited && i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], counting, credited))
      play->rules->expansions[i]->counting->credited (play, tw_play_own (play, (int) i), seat, kind,
                                                      points);
}

void
tw_play_part (TwPlay *play, guint a, guint b)
{
  guint root_a, root_b;

  if (!tw_board_part (&play->board, a, b))
    return;
  root_a = tw_board_root (&play->board, a);
  root_b = tw_board_root (&play->board, b);
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      guint root =
          figure->place == TW_FIGURE_NODE ? tw_board_root (&play->board, figure->node) : TW_NO_NODE;

      if (root != TW_NO_NODE && (root == root_a || root == root_b))
        weigh (play, figure, 1);
    }
}

/* Whether the tile is a corner of a ruin, which lies in the middle of its block. */
static gboolean
is_of_ruin (const TwTileKind *kind)
{
  for (guint b = 0; b < kind->set->n_blocks; b++)
    {
      const TwBlock *block = &kind->set->blocks[b];

      for (guint t = 0; block->ruin && t < block->n_tiles; t++)
        if (strcmp (block->tiles[t].tile, kind->tile->id) == 0)
          return TRUE;
    }
  return FALSE;
}

/* What has an inert edge or a corner of a ruin is laid with its block, never drawn: where another
 * set gives the start, the block stays in the box. Rule: INTER-006. */
static void
leave_out_blocks (TwPlay *play)
{
  const TwCatalogue *catalogue = play->rules->catalogue;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (play->bag[kind] > 0
        && (tw_play_tile_is_walled (&catalogue->tiles[kind])
            || is_of_ruin (&catalogue->kinds[kind])))
      tw_bag_leave_out (play, kind, play->bag[kind]);
}

void
tw_play_move_neutral (TwPlay *play, guint type, guint node)
{
  TwFigure *figure = tw_play_neutral (play, type);

  figure->place = node == TW_NO_NODE ? TW_FIGURE_SUPPLY : TW_FIGURE_NODE;
  figure->node = node == TW_NO_NODE ? 0 : (guint16) node;
}

void
tw_play_lay_figure (TwPlay *play, TwFigure *figure, guint slot)
{
  if (tw_board_tile (&play->board, slot)->n_nodes == 0)
    return;
  if (figure->place == TW_FIGURE_NODE && figure->seat != TW_SEAT_NONE)
    tw_play_take_figure (play, figure);
  figure->place = TW_FIGURE_TILE;
  figure->node = play->board.slots[slot].first_node;
}

void
tw_play_lay_beside (TwPlay *play, TwFigure *figure, const TwFigure *other)
{
  figure->place = TW_FIGURE_BESIDE;
  figure->node = (guint16) (other - play->figures);
}

void
tw_play_begin (TwPlay *play)
{
  const TwRules *rules = play->rules;
  TwFigure *figure = play->figures;
  TwFrame *frame;

  for (guint seat = 0; seat < rules->n_seats; seat++)
    for (guint type = 0; type < rules->n_figure_types; type++)
      for (guint i = 0; i < rules->figure_types[type].supply; i++, figure++)
        {
          figure->seat = (guint8) seat;
          figure->type = (guint8) type;
        }
  for (guint type = 0; type < rules->n_figure_types; type++)
    if (rules->figure_types[type].neutral >= 0)
      {
        tw_play_neutral (play, type)->seat = TW_SEAT_NONE;
        tw_play_neutral (play, type)->type = (guint8) type;
      }
  for (guint token = 0; token < rules->n_token_types; token++)
    for (guint seat = 0; seat < rules->n_seats; seat++)
      play->tokens[seat * rules->n_token_types + token] = rules->token_types[token].each;
  tw_bag_fill (play);
  leave_out_blocks (play);
  for (guint i = 0; i < rules->catalogue->n_starts; i++)
    {
      const TwStartTile *start = &rules->catalogue->starts[i];

      if (rules->start_in_bag)
        tw_bag_add (play, start->kind, 1);
      else
        tw_board_place (&play->board, start->kind, start->x, start->y, start->quarter_turns);
    }
  frame = tw_play_push (play, TW_PROGRAM_TURN);
  frame->part = 1;
  for (guint i = 0; i < rules->n_expansions; i++)
    if (TW_HAS_HOOK (rules->expansions[i], setup, set_up))
      rules->expansions[i]->setup->set_up (play, tw_play_own (play, (int) i));
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    tw_play_laid (play, slot);
}
