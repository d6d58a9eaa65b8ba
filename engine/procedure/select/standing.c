/* Selections: where a figure may stand. */
#include "engine/procedure/select/standing.h"

#include "engine/game/pieces.h"
#include "engine/procedure/select/way.h"
#include "engine/procedure/select/zone.h"

/* The figure of the type that may be set down: the one that belongs to nobody, or one of the supply
 * of who is asked. */
const TwFigure *
tw_standing_figure (const TwSight *sight, const TwSelection *selection, guint type)
{
  const TwPlay *play = sight->play;
  guint seat = tw_sight_thing (sight, selection->asked).seat;

  if (play->rules->figure_types[type].neutral >= 0)
    return tw_play_neutral (play, type);
  return seat < play->rules->n_seats ? tw_thing_supplied (play, seat, type) : NULL;
}

/* Features that no place of a standing may lie on; more of them are looked for one by one. */
#define MOST_BARRED 8

/*
 * What is the same for all places of one figure, found once: features on which it may not stand,
 * and whether they have to be complete.
 * @kinds: what it may stand on
 * @completeness: 0 or 1, -1 if it does not matter
 * @is_all: whether nothing else is to be asked
 * @first: the first tile on which it may stand
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

/* Of that many places it is known for the next figure as well that they are there. */
#define MOST_FOUND 512

/*
 * The places that were found for a figure: those of another one as well, if the same is asked of
 * it.
 * @is_whole: whether they are all that there are
 * @n: how many there are
 */
typedef struct
{
  Places places;
  gboolean is_whole;
  guint n;
  guint16 nodes[MOST_FOUND];
} Found;

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
  Places places = { .completeness = -1, .is_all = TRUE, .end = board->head->n_slots };
  TwWayEnd line;
  gboolean is_on_one = tw_way_end (sight, selection, &line);

  if (is_on_one && (line.slot == TW_NO_SLOT || board->slots[line.slot].is_face_down))
    places.end = 0;
  else if (is_on_one)
    {
      places.first = line.slot;
      places.end = line.slot + 1;
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

/* What is the same for all places of the figure, but that they are of one of its kinds. */
static inline gboolean
is_free (const TwBoard *board, const Places *places, guint node)
{
  return (places->completeness < 0
          || tw_board_is_complete (board, node) == (gboolean) places->completeness)
         && !is_barred (places, board->nodes[node].root);
}

static inline gboolean
may_pass (const TwBoard *board, const Places *places, guint node)
{
  return (places->kinds & TW_KIND_BIT (board->nodes[node].kind)) != 0
         && is_free (board, places, node);
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
         && (sight->is_forbidding
             || !tw_procedures_forbid (sight->all, thing->type, sight->play->board.nodes[node].kind)
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

static gboolean
are_those_of (const Found *found, const Places *places)
{
  const Places *before = &found->places;

  if (!found->is_whole || before->kinds != places->kinds
      || before->completeness != places->completeness || before->first != places->first
      || before->end != places->end || before->n_barred != places->n_barred)
    return FALSE;
  for (guint i = 0; i < places->n_barred; i++)
    if (!is_barred (before, places->barred[i]))
      return FALSE;
  return TRUE;
}

/* Looks for all places: most segments are of other kinds, which their tiles tell, and most of the
 * rest are of what is complete. Returns: whether it was enough */
static gboolean
find_all (const TwSight *sight,
          const TwSelection *selection,
          const Places *places,
          TwThing *thing,
          Found *found,
          TwVisit visit,
          gpointer data)
{
  const TwBoard *board = &sight->play->board;
  guint n = 0;

  found->is_whole = FALSE;
  for (guint slot = places->first; slot < places->end; slot++)
    for (guint32 nodes = board->slots[slot].is_face_down
                             ? 0
                             : tw_play_tile_nodes (tw_board_tile (board, slot), places->kinds);
         nodes != 0; nodes &= nodes - 1)
      {
        guint node = board->slots[slot].first_node + (guint) __builtin_ctz (nodes);

        if (!is_free (board, places, node))
          continue;
        if (n < MOST_FOUND)
          found->nodes[n] = (guint16) node;
        n++;
        if (visit_place (sight, selection, places, thing, node, visit, data))
          return TRUE;
      }
  found->places = *places;
  found->is_whole = n <= MOST_FOUND;
  found->n = n;
  return FALSE;
}

/* All places, or those that were found before. */
static gboolean
visit_all (const TwSight *sight,
           const TwSelection *selection,
           const Places *places,
           TwThing *thing,
           Found *found,
           TwVisit visit,
           gpointer data)
{
  if (!are_those_of (found, places))
    return find_all (sight, selection, places, thing, found, visit, data);
  for (guint i = 0; i < found->n; i++)
    if (visit_place (sight, selection, places, thing, found->nodes[i], visit, data))
      return TRUE;
  return FALSE;
}

/* All places of one figure. */
static gboolean
visit_places (const TwSight *sight,
              const TwSelection *selection,
              const TwFigure *figure,
              Found *found,
              TwVisit visit,
              gpointer data)
{
  const TwPlay *play = sight->play;
  TwThing thing = tw_thing_of_figure (play, figure);
  Places places = places_of (sight, selection, &thing);

  places.kinds = play->rules->figure_types[figure->type].kinds & selection->kinds;
  if (!selection->beside)
    return visit_all (sight, selection, &places, &thing, found, visit, data);
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

gboolean
tw_standing_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  guint32 types = types_of (sight, selection);
  Found found;

  /* Nothing was found yet. */
  found.places = (Places){ 0 };
  found.is_whole = FALSE;
  found.n = 0;
  if (selection->in_zone)
    return tw_zone_visit_leaving (sight, selection, visit, data);
  for (guint type = 0; type < sight->play->rules->n_figure_types; type++)
    {
      const TwFigure *figure =
          types >> type & 1 ? tw_standing_figure (sight, selection, type) : NULL;

      if (figure != NULL && visit_places (sight, selection, figure, &found, visit, data))
        return TRUE;
    }
  return FALSE;
}

/* Finds all places of the figure at once, where nothing has to be asked of each of them. Returns:
 * %FALSE if something has to be */
static gboolean
find_plain (const TwSight *sight,
            const TwSelection *selection,
            const TwFigure *figure,
            Found *found)
{
  const TwPlay *play = sight->play;
  const TwBoard *board = &play->board;
  TwThing thing = tw_thing_of_figure (play, figure);
  Places places = places_of (sight, selection, &thing);

  places.kinds = play->rules->figure_types[figure->type].kinds & selection->kinds;
  if (!places.is_all || (sight->all->forbidden_on[figure->type] & places.kinds) != 0)
    return FALSE;
  if (are_those_of (found, &places))
    return TRUE;
  found->n = 0;
  for (guint slot = places.first; slot < places.end; slot++)
    for (guint32 nodes = board->slots[slot].is_face_down
                             ? 0
                             : tw_play_tile_nodes (tw_board_tile (board, slot), places.kinds);
         nodes != 0 && found->n < MOST_FOUND; nodes &= nodes - 1)
      {
        guint node = board->slots[slot].first_node + (guint) __builtin_ctz (nodes);

        found->nodes[found->n] = (guint16) node;
        found->n += is_free (board, &places, node);
      }
  found->places = places;
  found->is_whole = found->n < MOST_FOUND;
  return found->is_whole;
}

gboolean
tw_standing_choose (const TwSight *sight,
                    const TwSelection *selection,
                    guint n_more,
                    guint64 at,
                    TwThing *out_thing)
{
  const guint n_types = sight->play->rules->n_figure_types;
  guint32 types = types_of (sight, selection);
  const TwFigure *figures[TW_MAX_FIGURE_TYPES] = { NULL };
  guint n = n_more, index;
  Found found;

  found.is_whole = FALSE;
  if (selection->in_zone || selection->beside)
    return FALSE;
  for (guint type = 0; type < n_types; type++)
    {
      figures[type] = types >> type & 1 ? tw_standing_figure (sight, selection, type) : NULL;
      if (figures[type] == NULL)
        continue;
      if (!find_plain (sight, selection, figures[type], &found))
        return FALSE;
      n += found.n;
    }
  *out_thing = TW_NOTHING;
  index = (guint) (((at >> 32) * n) >> 32);
  for (guint type = 0; type < n_types; type++)
    {
      if (figures[type] == NULL || !find_plain (sight, selection, figures[type], &found))
        continue;
      if (index < found.n)
        {
          *out_thing = tw_thing_of_figure (sight->play, figures[type]);
          out_thing->node = found.nodes[index];
          out_thing->slot = sight->play->board.nodes[out_thing->node].slot;
          return TRUE;
        }
      index -= found.n;
    }
  return n > 0;
}
