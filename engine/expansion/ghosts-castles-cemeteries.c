/* Ghosts, Castles & Cemeteries: the tiles of the mists in a game of rivals. Castles
 * and what bounds fields are data; what is code is that a keeper earns a guard, who may stand where,
 * and the start.
 *
 * How ghosts come to meeples is not known for certain and is left out.
 *
 * Rule: GCC-001 to GCC-064, INTER-092, INTER-094.
 */
#include "engine/expansion/registry.h"
#include "engine/game/bag.h"

#include <string.h>

#define PART "ghosts-castles-cemeteries"

/* In the detail of a guard in a zone: it waits in the general supply. */
#define GENERAL_SUPPLY 0xff

typedef struct
{
  guint8 guard;
} Cemeteries;

/* Meeples are at home in castles and on cemeteries, too. Rule: GCC-030, GCC-041. */
static const char *
gcc_more_role (const char *figure, TwKind kind)
{
  if (strcmp (figure, "meeple") != 0)
    return NULL;
  return kind == TW_KIND_CASTLE ? "lord" : kind == TW_KIND_CEMETERY ? "keeper" : NULL;
}

/* Whether the start is the block of the mists, and not that of another set. */
static gboolean
begins_in_mist (const TwCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_starts; i++)
    {
      const TwPlayTile *tile = &catalogue->tiles[catalogue->starts[i].kind];

      for (guint node = 0; node < tile->n_nodes; node++)
        if (tile->kind[node] == TW_KIND_MIST)
          return catalogue->n_starts > 1;
    }
  return FALSE;
}

/* All guards begin in the general supply but those that everybody takes. Rule: GCC-002,
 * GCC-005, GCC-006. */
static void
gcc_set_up (TwPlay *play, gpointer own)
{
  Cemeteries *cemeteries = own;
  int taken = tw_rules_parameter (play->rules, "gcc.guards");
  int n[TW_MAX_SEATS] = { 0 };

  cemeteries->guard = (guint8) tw_rules_figure (play->rules, "guard-meeple");
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];

      if (figure->type != cemeteries->guard || n[figure->seat]++ < taken)
        continue;
      figure->place = TW_FIGURE_ZONE;
      figure->detail = GENERAL_SUPPLY;
    }
  if (begins_in_mist (play->rules->catalogue))
    tw_bag_leave_out_start (play);
}

/* A guard of @seat from the general supply, if there is one. Rule: GCC-042. */
static void
reward (TwPlay *play, const Cemeteries *cemeteries, guint seat)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      TwFigure *figure = &play->figures[i];

      if (figure->seat != seat || figure->type != cemeteries->guard
          || figure->place != TW_FIGURE_ZONE)
        continue;
      figure->place = TW_FIGURE_SUPPLY;
      figure->detail = 0;
      return;
    }
}

/* 3f: a cemetery that is surrounded pays its keeper. Rule: GCC-042. */
static TwStepResult
reward_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->event != TW_EVENT_COMPLETE || play->board.nodes[frame->node].kind != TW_KIND_CEMETERY)
    return TW_STEP_DONE;
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (play->board.weights[frame->node * play->board.n_seats + seat] > 0)
      reward (play, own, seat);
  return TW_STEP_DONE;
}

/* What lies under mist is no field to stand in. Rule: GCC-050. */
static const char *
gcc_may_stand (const TwPlay *play, const TwFrame *frame, gconstpointer own, const TwAction *figure)
{
  guint slot = tw_board_slot_at (&play->board, figure->x, figure->y);
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);

  if (tile->kind[figure->node] != TW_KIND_FIELD)
    return NULL;
  for (guint half = 0; half < 2 * TW_N_EDGES; half++)
    if (tile->half[half] == (int) figure->node && tile->mist[half / 2] >= 0)
      return "GCC-050";
  return NULL;
}

static guint
n_waiting (const TwPlay *play, const Cemeteries *cemeteries, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += play->figures[i].type == cemeteries->guard && play->figures[i].seat == seat
         && play->figures[i].place == TW_FIGURE_ZONE;
  return n;
}

/* "supply P1 general-guard=3": what waits for that colour. */
static TwFactResult
gcc_tell (const TwPlay *play,
          gconstpointer own,
          const TwFact *fact,
          char **out_value,
          GError **error)
{
  if (strcmp (fact->group, "supply") != 0 || strcmp (fact->name, "general-guard") != 0)
    return TW_FACT_UNKNOWN;
  *out_value = g_strdup_printf ("%u", n_waiting (play, own, fact->seat));
  return TW_FACT_DONE;
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_CREDIT, 60, { "3f", reward_run, NULL, NULL } },
};

const TwExpansion tw_expansion_ghosts_castles_cemeteries = {
  .id = PART,
  .state_size = sizeof (Cemeteries),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .setup = &(const TwSetupHooks){ .set_up = gcc_set_up },
  .figures = &(const TwFigureHooks){ .more_role = gcc_more_role, .may_stand = gcc_may_stand },
  .facts = &(const TwFactHooks){ .tell = gcc_tell },
};
