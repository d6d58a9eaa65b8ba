/* Selections: sources and filters. */
#include "engine/procedure/procedure-select.h"

/* Which figures of a game there are: the players', then those that belong to nobody. */
static guint
n_figures (const TwPlay *play)
{
  return play->rules->n_figures + play->rules->n_neutral;
}

TwThing
tw_thing_of_figure (const TwPlay *play, const TwFigure *figure)
{
  gboolean is_on_table = figure->place == TW_FIGURE_NODE;

  return (TwThing){ .figure = (guint16) (figure - play->figures),
                    .node = is_on_table ? figure->node : TW_NO_NODE,
                    .slot =
                        is_on_table ? (guint16) play->board.nodes[figure->node].slot : TW_NO_SLOT,
                    .type = figure->type,
                    .seat = figure->seat };
}

TwFigure *
tw_thing_figure (const TwPlay *play, const TwThing *thing)
{
  return thing->figure < n_figures (play) ? &play->figures[thing->figure] : NULL;
}

TwThing
tw_sight_thing (const TwSight *sight, guint name)
{
  TwThing thing = { TW_NO_FIGURE, TW_NO_NODE, TW_NO_SLOT, 0, TW_SEAT_NONE };

  if (name >= TW_NAMED_NEUTRAL)
    return tw_thing_of_figure (sight->play, tw_play_neutral (sight->play, name - TW_NAMED_NEUTRAL));
  if (name >= TW_NAMED_OWN)
    return sight->run->things[name - TW_NAMED_OWN];
  if (name == TW_NAMED_PLAYER)
    thing.seat = sight->frame->seat;
  else if (name == TW_NAMED_TILE)
    thing.slot = sight->frame->slot;
  else if (name == TW_NAMED_FEATURE)
    thing.node = sight->frame->node;
  return thing;
}

static gboolean
share (const TwPlay *play, guint what, const TwThing *a, const TwThing *b)
{
  if (what == TW_SHARED_TILE)
    return a->slot != TW_NO_SLOT && a->slot == b->slot;
  return a->node != TW_NO_NODE && b->node != TW_NO_NODE
         && tw_board_root (&play->board, a->node) == tw_board_root (&play->board, b->node);
}

/* Whether a figure of one of the types, another one than @thing's, stands on its feature. */
static gboolean
has_others (const TwPlay *play, guint32 types, const TwThing *thing)
{
  for (guint i = 0; i < n_figures (play); i++)
    {
      TwThing other = tw_thing_of_figure (play, &play->figures[i]);

      if (i != thing->figure && (types >> other.type & 1)
          && share (play, TW_SHARED_FEATURE, thing, &other))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in (const TwPlay *play, guint where, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);

  return figure != NULL
         && figure->place == (where == TW_WHERE_LAND ? TW_FIGURE_NODE : TW_FIGURE_SUPPLY);
}

/* Whether the figure is not there yet. */
static gboolean
is_move (const TwPlay *play, guint what, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwThing now;

  if (figure == NULL)
    return TRUE;
  now = tw_thing_of_figure (play, figure);
  return !share (play, what, thing, &now);
}

/* On the tile itself or on anything on it. */
static gboolean
shows (const TwPlayTile *tile, guint symbol)
{
  if (tile->tile_symbols[symbol] > 0)
    return TRUE;
  for (guint i = 0; i < tile->n_nodes; i++)
    if (tile->symbols[i][symbol] > 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_role (const TwPlay *play, const TwThing *thing)
{
  return thing->node != TW_NO_NODE
         && (play->rules->figure_types[thing->type].kinds
             & TW_KIND_BIT (play->board.nodes[thing->node].kind))
                != 0;
}

static gboolean
passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;
  TwThing other;

  switch ((TwTest) filter->test)
    {
    case TW_TEST_OF:
      return filter->what >> thing->type & 1;
    case TW_TEST_OWNER:
      return thing->seat == tw_sight_thing (sight, filter->name).seat;
    case TW_TEST_IN:
      return is_in (play, filter->what, thing);
    case TW_TEST_KIND:
      return thing->node != TW_NO_NODE
             && (filter->what & TW_KIND_BIT (play->board.nodes[thing->node].kind)) != 0;
    case TW_TEST_COMPLETE:
      return thing->node != TW_NO_NODE
             && tw_board_is_complete (&play->board, thing->node) == (gboolean) filter->what;
    case TW_TEST_WITHOUT:
      return !has_others (play, filter->what, thing);
    case TW_TEST_MOVES:
      return is_move (play, filter->what, thing);
    case TW_TEST_SAME:
      other = tw_sight_thing (sight, filter->name);
      return share (play, filter->what, thing, &other);
    case TW_TEST_SYMBOL:
      return sight->frame->slot != TW_NO_SLOT
             && shows (tw_board_tile (&play->board, sight->frame->slot), filter->what);
    case TW_TEST_ROLE:
      return has_role (play, thing) == (gboolean) filter->what;
    case TW_TEST_FIXED:
      return (gboolean) filter->what;
    default:
      g_return_val_if_reached (FALSE);
    }
}

static const TwFilter *
first_failed (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (sight->all->filters, TwFilter, i);

      if (passes (sight, filter, thing) == (gboolean) filter->is_not)
        return filter;
    }
  return NULL;
}

gboolean
tw_selection_passes (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  return first_failed (sight, selection, thing) == NULL;
}

const char *
tw_selection_refusal (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filter = first_failed (sight, selection, thing);

  return filter != NULL ? filter->rule : NULL;
}

/* As tw_selection_passes(), but for what the selection as a whole says. */
static gboolean
passes_rest (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filters = (const TwFilter *) (gpointer) sight->all->filters->data;

  for (guint i = selection->first; i < selection->end; i++)
    if (!filters[i].is_said && passes (sight, &filters[i], thing) == (gboolean) filters[i].is_not)
      return FALSE;
  return TRUE;
}

static gboolean
visit_seat (const TwSight *sight,
            const TwSelection *selection,
            TwFigure *figures,
            guint n,
            TwVisit visit,
            gpointer data)
{
  for (guint i = 0; i < n; i++)
    {
      TwThing thing;

      if (selection->on_land && figures[i].place != TW_FIGURE_NODE)
        continue;
      thing = tw_thing_of_figure (sight->play, &figures[i]);
      if (passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

/* The figures of one type: the one that belongs to nobody, or those of each seat. */
static gboolean
visit_type (const TwSight *sight,
            const TwSelection *selection,
            guint type,
            TwVisit visit,
            gpointer data)
{
  const TwPlay *play = sight->play;
  const TwFigureRule *rule = &play->rules->figure_types[type];
  guint first = selection->is_own ? sight->frame->seat : 0;
  guint end = selection->is_own ? first + 1 : play->rules->n_seats;

  if (rule->neutral >= 0)
    return !selection->is_own
           && visit_seat (sight, selection, tw_play_neutral (play, type), 1, visit, data);
  for (guint seat = first; seat < end; seat++)
    if (visit_seat (sight, selection, tw_play_figures_of_type (play, seat, type), rule->supply,
                    visit, data))
      return TRUE;
  return FALSE;
}

static gboolean
visit_figures (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint type = 0; type < sight->play->rules->n_figure_types; type++)
    if ((selection->types >> type & 1) && visit_type (sight, selection, type, visit, data))
      return TRUE;
  return FALSE;
}

/* The figure of the type that may be set down: the one that belongs to nobody, or one of the
 * player's supply. */
static const TwFigure *
figure_to_stand (const TwSight *sight, guint type)
{
  const TwPlay *play = sight->play;
  const TwFigure *figures;

  if (play->rules->figure_types[type].neutral >= 0)
    return tw_play_neutral (play, type);
  figures = tw_play_figures_of_type (play, sight->frame->seat, type);
  for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
    if (figures[i].place == TW_FIGURE_SUPPLY)
      return &figures[i];
  return NULL;
}

/* Features that no place of a standing may lie on; more of them are looked for one by one. */
#define MOST_BARRED 8

/*
 * What is the same for all places of one figure, found once: features on which it may not stand,
 * and whether they have to be complete.
 * @completeness: 0 or 1, -1 if it does not matter
 * @is_all: whether nothing else is to be asked
 */
typedef struct
{
  guint16 barred[MOST_BARRED];
  guint n_barred;
  int completeness;
  gboolean is_all;
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
  for (guint i = 0; i < n_figures (play); i++)
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
  Places places = { .completeness = -1, .is_all = TRUE };

  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &filters[i];

      if (filter->is_said)
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

/* All places of one figure. */
static gboolean
visit_places (const TwSight *sight,
              const TwSelection *selection,
              const TwFigure *figure,
              TwVisit visit,
              gpointer data)
{
  const TwBoard *board = &sight->play->board;
  TwKindSet kinds = sight->play->rules->figure_types[figure->type].kinds & selection->kinds;
  TwThing thing = tw_thing_of_figure (sight->play, figure);
  Places places = places_of (sight, selection, &thing);
  guint n_nodes = board->head->n_nodes;

  for (guint node = 0; node < n_nodes; node++)
    {
      const TwNode *entry = &board->nodes[node];

      if (!(kinds & TW_KIND_BIT (entry->kind)) || is_barred (&places, entry->root)
          || (places.completeness >= 0
              && tw_board_is_complete (board, node) != (gboolean) places.completeness))
        continue;
      thing.node = (guint16) node;
      thing.slot = (guint16) entry->slot;
      if ((places.is_all || passes_rest (sight, selection, &thing)) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}

static gboolean
visit_standings (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  for (guint type = 0; type < sight->play->rules->n_figure_types; type++)
    {
      const TwFigure *figure = selection->types >> type & 1 ? figure_to_stand (sight, type) : NULL;

      if (figure != NULL && visit_places (sight, selection, figure, visit, data))
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
  return selection->what == TW_SELECTED_FIGURE ? visit_figures (sight, selection, visit, data)
                                               : visit_standings (sight, selection, visit, data);
}

static gboolean
enough_cb (const TwSight *sight, const TwThing *thing, gpointer data)
{
  return TRUE;
}

gboolean
tw_selection_has_any (const TwSight *sight, const TwSelection *selection)
{
  return tw_selection_visit (sight, selection, enough_cb, NULL);
}
