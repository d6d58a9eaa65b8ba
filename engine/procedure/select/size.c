/* Features compared: by the tiles that they lie on, and by what they are worth. */
#include "engine/procedure/select/size.h"

#include "engine/game/feature-value.h"

/* Rule: MSG-017. */
int
tw_size_worth (const TwPlay *play,
               guint seat,
               const TwThing *thing,
               TwValueLine *out_lines,
               guint *out_n_lines)
{
  guint root = thing->node != TW_NO_NODE ? tw_board_root (&play->board, thing->node) : TW_NO_NODE;

  if (root == TW_NO_NODE
      || (!play->rules->final_incomplete && play->board.nodes[root].kind != TW_KIND_FIELD))
    return 0;
  return tw_feature_value_for (play, root, TW_EVENT_END, seat, out_lines, out_n_lines);
}

static int
size_of (const TwPlay *play, guint seat, const TwFilter *filter, const TwThing *thing)
{
  const TwBoard *board = &play->board;

  return filter->test == TW_TEST_WORTH ? tw_size_worth (play, seat, thing, NULL, NULL)
                                       : board->nodes[tw_board_root (board, thing->node)].n_tiles;
}

gboolean
tw_size_compares (const TwPlay *play,
                  guint seat,
                  const TwFilter *filter,
                  const TwThing *thing,
                  const TwThing *other)
{
  guint what = filter->what & G_MAXUINT8;
  int size, compared;

  if (thing->node == TW_NO_NODE || other->node == TW_NO_NODE)
    return FALSE;
  size = size_of (play, seat, filter, thing);
  compared = size_of (play, seat, filter, other);
  return what == TW_SIZE_SMALLER  ? size < compared
         : what == TW_SIZE_LARGER ? size > compared
                                  : size == compared;
}
