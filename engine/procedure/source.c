/* Selections: what they are taken from. */
#include "engine/procedure/pair.h"
#include "engine/game/pieces.h"
#include "engine/procedure/features.h"
#include "engine/procedure/late.h"
#include "engine/procedure/post.h"
#include "engine/procedure/posted.h"
#include "engine/procedure/segment.h"
#include "engine/procedure/select.h"
#include "engine/procedure/space.h"
#include "engine/procedure/tiles.h"
#include "engine/procedure/way.h"
#include "engine/procedure/zone.h"

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
      out_search->owner = (int) owner;
      out_search->first = MIN (owner, out_search->end);
      out_search->end = MIN (owner + 1, out_search->end);
    }
  return TRUE;
}

/* The figure of the type that may be set down: the one that belongs to nobody, or one of the supply
 * of who is asked. */
static const TwFigure *
figure_to_stand (const TwSight *sight, const TwSelection *selection, guint type)
{
  const TwPlay *play = sight->play;
  guint seat = tw_sight_thing (sight, selection->asked).seat;

  if (play->rules->figure_types[type].neutral >= 0)
    return tw_play_neutral (play, type);
  return seat < play->rules->n_seats ? tw_thing_supplied (play, seat, type) : NULL;
}

/* Figures that stand nowhere are alike. */
static gboolean
visit_supply (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint type = 0; type < sight->play->rules->n_figure_types; type++)
    {
      const TwFigure *figure =
          ((selection->types & selection->followers) >> type & 1) && tw_late_is_time (sight, type)
              ? figure_to_stand (sight, selection, type)
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
  Search search;

  if (selection->is_asked && selection->at_home && !selection->by_tile)
    return visit_supply (sight, selection, visit, data);
  if (!begin_search (sight, selection, &search))
    return FALSE;
  /* All that one player has lies together. */
  if (search.end == search.first + 1)
    return visit_seat (sight, selection, &search, tw_play_figures_of (play, search.first),
                       play->rules->n_seat_figures, visit, data)
           || visit_seat (sight, selection, &search, &play->figures[play->rules->n_figures],
                          play->rules->n_neutral, visit, data);
  for (guint32 left = selection->types & selection->followers; left != 0; left &= left - 1)
    if (visit_type (sight, selection, &search, (guint) __builtin_ctz (left), visit, data))
      return TRUE;
  return FALSE;
}

/* Features that no place of a standing may lie on; more of them are looked for one by one. */
#define MOST_BARRED 8

/*
 * What is the same for all places of one figure, found once: features on which it may not stand,
 * and whether they have to be complete.
 * @kinds: what it may stand on
 * @completeness: 0 or 1, -1 if it does not matter
 * @is_all: whether nothing else is to be asked
 * @first: the first segment on which it may stand
 * @end: behind the last one
 */
typedef struct
{
  guint16 barred[MOST_BARRED];
  guint n_barred;
  TwKindSet kinds;
  int completeness;
  gboolean is_all;
  guint first, end;
} Places;

static void
bar (const TwPlay *play, Places *places, const TwThing *thing)
{
  if (thing->node == TW_NO_NODE)
    return;
  if (places->n_barred < MOST_BARRED)
    places->barred[places->n_barred++] = (guint16) tw_board_root (&play->board, thing->node);
  else
    places->is_all = FALSE;
}

static void
bar_others (const TwPlay *play, Places *places, guint32 types, const TwThing *thing)
{
  for (guint i = 0; i < tw_sight_n_figures (play); i++)
    if (i != thing->figure && (types >> play->figures[i].type & 1))
      {
        TwThing other = tw_thing_of_figure (play, &play->figures[i]);

        bar (play, places, &other);
      }
}

static Places
places_of (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filters = (const TwFilter *) (gpointer) sight->all->filters->data;
  const TwBoard *board = &sight->play->board;
  Places places = { .completeness = -1, .is_all = TRUE, .end = board->head->n_nodes };
  TwWayEnd line;
  gboolean is_on_one = tw_way_end (sight, selection, &line);

  if (is_on_one && (line.slot == TW_NO_SLOT || board->slots[line.slot].is_face_down))
    places.end = 0;
  else if (is_on_one)
    {
      places.first = board->slots[line.slot].first_node;
      places.end = places.first + tw_board_tile (board, line.slot)->n_nodes;
    }
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &filters[i];

      if (filter->is_said || (is_on_one && (filter == line.line || filter == line.steps)))
        continue;
      if (filter->test == TW_TEST_COMPLETE && places.completeness < 0)
        places.completeness = (int) filter->what ^ filter->is_not;
      else if (filter->test == TW_TEST_MOVES && filter->what == TW_SHARED_FEATURE
               && !filter->is_not)
        bar (sight->play, &places, thing);
      else if (filter->test == TW_TEST_WITHOUT && !filter->is_not)
        bar_others (sight->play, &places, filter->what, thing);
      else
        places.is_all = FALSE;
    }
  return places;
}

static gboolean
is_barred (const Places *places, guint root)
{
  for (guint i = 0; i < places->n_barred; i++)
    if (places->barred[i] == root)
      return TRUE;
  return FALSE;
}

/* What is the same for all places of the figure. */
static inline gboolean
may_pass (const TwBoard *board, const Places *places, guint node)
{
  const TwNode *entry = &board->nodes[node];

  /* Most segments are of other kinds, and most of the rest are of what is complete. */
  return (places->kinds & TW_KIND_BIT (entry->kind))
         && (places->completeness < 0
             || tw_board_is_complete (board, node) == (gboolean) places->completeness)
         && !is_barred (places, entry->root);
}

/* The first from @node on where that is so, @end of @places if there is none. */
static guint
next_place (const TwBoard *board, const Places *places, guint node)
{
  while (node < places->end && !may_pass (board, places, node))
    node++;
  return node;
}

static gboolean
is_forbidden (const TwSight *sight, const TwThing *standing)
{
  TwSight forbidding = *sight;

  forbidding.is_forbidding = TRUE;
  return tw_sight_forbidden (&forbidding, standing) != NULL;
}

static inline gboolean
visit_place (const TwSight *sight,
             const TwSelection *selection,
             const Places *places,
             TwThing *thing,
             guint node,
             TwVisit visit,
             gpointer data)
{
  thing->node = (guint16) node;
  thing->slot = (guint16) sight->play->board.nodes[node].slot;
  return (places->is_all || tw_selection_passes_rest (sight, selection, thing))
         && (sight->is_forbidding || !(sight->all->forbidden >> thing->type & 1)
             || !is_forbidden (sight, thing))
         && visit (sight, thing, data);
}

/* Whether a figure of a lower number stands there, too. */
static gboolean
was_before (const TwPlay *play, guint figure)
{
  for (guint i = 0; i < figure; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && play->figures[i].node == play->figures[figure].node)
      return TRUE;
  return FALSE;
}

/* All places of one figure. */
static gboolean
visit_places (const TwSight *sight,
              const TwSelection *selection,
              const TwFigure *figure,
              TwVisit visit,
              gpointer data)
{
  const TwPlay *play = sight->play;
  TwThing thing = tw_thing_of_figure (play, figure);
  Places places = places_of (sight, selection, &thing);

  places.kinds = play->rules->figure_types[figure->type].kinds & selection->kinds;
  if (!selection->beside)
    {
      for (guint node = next_place (&play->board, &places, places.first); node < places.end;
           node = next_place (&play->board, &places, node + 1))
        if (visit_place (sight, selection, &places, &thing, node, visit, data))
          return TRUE;
      return FALSE;
    }
  for (guint i = 0; i < tw_sight_n_figures (play); i++)
    if (play->figures[i].place == TW_FIGURE_NODE && !was_before (play, i)
        && may_pass (&play->board, &places, play->figures[i].node)
        && visit_place (sight, selection, &places, &thing, play->figures[i].node, visit, data))
      return TRUE;
  return FALSE;
}

/* The types of the selection, of which some filter may leave one. */
static guint32
types_of (const TwSight *sight, const TwSelection *selection)
{
  guint32 types = selection->types & selection->followers;

  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (sight->all->filters, TwFilter, i);
      guint type = filter->test == TW_TEST_SAME && filter->what == TW_SHARED_TYPE && !filter->is_not
                       ? tw_sight_thing (sight, filter->name).type
                       : TW_NO_TYPE;

      if (type != TW_NO_TYPE)
        types &= (guint32) 1 << type;
    }
  return types;
}

static gboolean
visit_standings (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint32 types = types_of (sight, selection);

  if (selection->in_zone)
    return tw_zone_visit_leaving (sight, selection, visit, data);
  for (guint type = 0; type < sight->play->rules->n_figure_types; type++)
    {
      const TwFigure *figure = types >> type & 1 ? figure_to_stand (sight, selection, type) : NULL;

      if (figure != NULL && visit_places (sight, selection, figure, visit, data))
        return TRUE;
    }
  return FALSE;
}

static gboolean
visit_seats (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint n = sight->play->rules->n_seats;

  for (guint i = 0; i < n; i++)
    {
      TwThing thing = TW_NOTHING;

      thing.seat = (guint8) ((tw_frame_player (sight->play, sight->frame) + i) % n);
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
    [TW_SELECTED_STANDING] = visit_standings,
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
