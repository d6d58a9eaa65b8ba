/* Selections: what they are taken from. */
#include "engine/game/pieces.h"
#include "engine/procedure/select/features.h"
#include "engine/procedure/select/late.h"
#include "engine/procedure/select/pair.h"
#include "engine/procedure/select/post.h"
#include "engine/procedure/select/segment.h"
#include "engine/procedure/select/select.h"
#include "engine/procedure/select/space.h"
#include "engine/procedure/select/standing.h"
#include "engine/procedure/select/tiles.h"
#include "engine/procedure/select/zone.h"
#include "engine/procedure/state/posted.h"

/*
 * What narrows a search among figures, found once.
 * @owner: of figures that belong to nobody: the seat that they have to have, -1 for any
 * @first: the first player whose they may be
 * @end: behind the last one
 * @root: the feature on which they have to stand, %TW_NO_NODE for any
 */
typedef struct
{
  int owner;
  guint first, end;
  guint root;
} Search;

/* Whether the figure is where those of the selection have to be. */
static inline gboolean
is_in_place (const TwPlay *play,
             const TwSelection *selection,
             const Search *search,
             const TwFigure *figure)
{
  if (figure->place == TW_FIGURE_OFF || figure->place == TW_FIGURE_LAID
      || (selection->place != TW_NO_NAME && figure->place != selection->place
          && (selection->place != TW_FIGURE_TILE || figure->place != TW_FIGURE_BESIDE)))
    return FALSE;
  if (search->root != TW_NO_NODE
      && (figure->place != TW_FIGURE_NODE
          || tw_board_root (&play->board, figure->node) != search->root))
    return FALSE;
  return !selection->on_land || figure->place == TW_FIGURE_NODE
         || (selection->in_zone && figure->place == TW_FIGURE_ZONE)
         || (selection->posted && tw_posted_is (figure));
}

/* Of @n figures, which may be of several types, those that pass. */
static inline gboolean
visit_seat (const TwSight *sight,
            const TwSelection *selection,
            const Search *search,
            const TwFigure *figures,
            guint n,
            TwVisit visit,
            gpointer data)
{
  guint32 types = selection->types & selection->followers;

  for (guint i = 0; i < n; i++)
    {
      TwThing thing;

      if (!(types >> figures[i].type & 1)
          || (search->owner >= 0 && figures[i].seat != (guint) search->owner)
          || !is_in_place (sight->play, selection, search, &figures[i]))
        continue;
      thing = tw_thing_of_figure (sight->play, &figures[i]);
      if ((selection->rest == selection->end || tw_selection_passes_rest (sight, selection, &thing))
          && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

/* The figures of one type: the one that belongs to nobody, or those of each seat. */
static gboolean
visit_type (const TwSight *sight,
            const TwSelection *selection,
            const Search *search,
            guint type,
            TwVisit visit,
            gpointer data)
{
  const TwPlay *play = sight->play;
  const TwFigureRule *rule = &play->rules->figure_types[type];

  if (rule->neutral >= 0)
    return visit_seat (sight, selection, search, tw_play_neutral (play, type), 1, visit, data);
  for (guint seat = search->first; seat < search->end; seat++)
    if (visit_seat (sight, selection, search, tw_play_figures_of_type (play, seat, type),
                    rule->supply, visit, data))
      return TRUE;
  return FALSE;
}

/* Returns: whether there may be any */
static gboolean
begin_search (const TwSight *sight, const TwSelection *selection, Search *out_search)
{
  const TwPlay *play = sight->play;
  guint node, owner;

  *out_search = (Search){ -1, 0, play->rules->n_seats, TW_NO_NODE };
  if (selection->feature != TW_NO_NAME)
    {
      node = tw_sight_thing (sight, selection->feature).node;
      if (node == TW_NO_NODE)
        return FALSE;
      out_search->root = tw_board_root (&play->board, node);
    }
  if (selection->owner != TW_NO_NAME)
    {
      owner = tw_sight_thing (sight, selection->owner).seat;
      /* Where nothing of the player weighs anything, no such figure of theirs stands. */
      if (selection->weighs && out_search->root != TW_NO_NODE && owner < play->rules->n_seats
          && play->board.weights[out_search->root * play->board.n_seats + owner] == 0)
        return FALSE;
      out_search->owner = (int) owner;
      out_search->first = MIN (owner, out_search->end);
      out_search->end = MIN (owner + 1, out_search->end);
    }
  return TRUE;
}

/* Figures that stand nowhere are alike. */
static gboolean
visit_supply (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint type = 0; type < sight->play->rules->n_figure_types; type++)
    {
      const TwFigure *figure =
          ((selection->types & selection->followers) >> type & 1) && tw_late_is_time (sight, type)
              ? tw_standing_figure (sight, selection, type)
              : NULL;
      TwThing thing;

      if (figure == NULL)
        continue;
      thing = tw_thing_of_figure (sight->play, figure);
      if (tw_selection_passes (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

static gboolean
visit_figures (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  const TwPlay *play = sight->play;
  guint32 types = selection->types & selection->followers;
  Search search;

  if (selection->is_asked && selection->at_home && !selection->by_tile)
    return visit_supply (sight, selection, visit, data);
  if (!begin_search (sight, selection, &search))
    return FALSE;
  /* All that one player has lies together; of one type there is little. */
  if (search.end == search.first + 1 && (types & (types - 1)) != 0)
    return visit_seat (sight, selection, &search, tw_play_figures_of (play, search.first),
                       play->rules->n_seat_figures, visit, data)
           || visit_seat (sight, selection, &search, &play->figures[play->rules->n_figures],
                          play->rules->n_neutral, visit, data);
  for (guint32 left = types; left != 0; left &= left - 1)
    if (visit_type (sight, selection, &search, (guint) __builtin_ctz (left), visit, data))
      return TRUE;
  return FALSE;
}

static gboolean
visit_seats (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint n = sight->play->rules->n_seats;

  for (guint i = 0; i < n; i++)
    {
      TwThing thing = tw_thing_of_seat ((tw_frame_player (sight->play, sight->frame) + i) % n);

      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

static gboolean
visit_words (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint32 left = selection->types; left != 0; left &= left - 1)
    {
      TwThing thing = TW_NOTHING;

      thing.figure = (guint16) (TW_FIRST_WORD + (guint) __builtin_ctz (left));
      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

gboolean
tw_selection_visit (const TwSight *sight,
                    const TwSelection *selection,
                    TwVisit visit,
                    gpointer data)
{
  static gboolean (*const sources[TW_N_SELECTED]) (const TwSight *sight,
                                                   const TwSelection *selection, TwVisit visit,
                                                   gpointer data) = {
    [TW_SELECTED_FIGURE] = visit_figures,
    [TW_SELECTED_STANDING] = tw_standing_visit,
    [TW_SELECTED_TILE] = tw_tiles_visit,
    [TW_SELECTED_FEATURE] = tw_features_visit,
    [TW_SELECTED_SEAT] = visit_seats,
    [TW_SELECTED_WORD] = visit_words,
    [TW_SELECTED_SYMBOL] = tw_tiles_visit_symbols,
    [TW_SELECTED_PAIR] = tw_pair_visit,
    [TW_SELECTED_SPACE] = tw_space_visit,
    [TW_SELECTED_COUNTING] = tw_space_visit_counting,
    [TW_SELECTED_POST] = tw_post_visit,
    [TW_SELECTED_ZONE] = tw_zone_visit,
    [TW_SELECTED_ENTRY] = tw_zone_visit_entries,
    [TW_SELECTED_NUMBER] = tw_number_visit,
    [TW_SELECTED_CELL] = tw_tiles_visit_cells,
    [TW_SELECTED_SEGMENT] = tw_segment_visit,
    [TW_SELECTED_TOKEN] = tw_segment_visit_tokens,
  };

  return sources[selection->what](sight, selection, visit, data);
}

static gboolean
enough_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  return --*(guint *) data == 0;
}

gboolean
tw_selection_has (const TwSight *sight, const TwSelection *selection, guint n)
{
  return tw_selection_visit (sight, selection, enough_cb, &n);
}

static gboolean
count_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  ++*(guint *) data;
  return FALSE;
}

guint
tw_selection_count (const TwSight *sight, const TwSelection *selection)
{
  guint n = 0;

  tw_selection_visit (sight, selection, count_cb, &n);
  return n;
}
