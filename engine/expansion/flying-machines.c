/* The Flying Machines: a meeple flies as far as the die says and stands where it lands.
 *
 * Rule: FLY-003 to FLY-023, TURN-009, TURN-010.
 */
#include "engine/expansion/registry.h"
#include "engine/game/notation.h"
#include "engine/game/play.h"
#include "engine/game/play-phrase.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define MACHINE  "flying-machine"
#define FLY_WORD "fly"
#define DIE_WORD "die"
/* The die has each of its numbers as often as the others. */
#define MOST_DIE 3

/* @flyer: type of the figure that is in the air and one more, 0 for none; @die: what was
 * rolled, 0 for nothing yet; @abbot_flies: the parameter. */
typedef struct
{
  guint8 symbol;
  guint8 fly, die_verb;
  guint8 abbot_flies;
  guint8 flyer;
  guint8 die;
} Flight;

static void
flight_set_up (TwPlay *play, gpointer own)
{
  Flight *flight = own;

  flight->symbol = (guint8) tw_catalogue_counted (play->rules->catalogue, MACHINE);
  flight->fly = (guint8) tw_rules_verb (play->rules, FLY_WORD);
  flight->die_verb = (guint8) tw_rules_verb (play->rules, DIE_WORD);
  flight->abbot_flies = tw_rules_parameter (play->rules, "flight-abbot") != 0;
}

/* Who only helps others stays on the ground, and so does who stands nowhere on the table. By
 * default it is the same with who stands nowhere but at places: the abbot. Rule: FLY-005,
 * FLY-020. */
static gboolean
may_fly (const TwPlay *play, const Flight *flight, guint type)
{
  const TwFigureRule *figure = &play->rules->figure_types[type];
  const TwKindSet kinds = TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_CITY);
  const TwKindSet places = TW_KIND_BIT (TW_KIND_MONASTERY) | TW_KIND_BIT (TW_KIND_GARDEN);

  return figure->occupies && (figure->kinds & (flight->abbot_flies ? kinds | places : kinds)) != 0;
}

/* Rule: FLY-004, FLY-019. */
static gboolean
has_machine (const TwPlay *play, const Flight *flight, guint slot)
{
  return slot != TW_NO_SLOT && tw_board_tile (&play->board, slot)->tile_symbols[flight->symbol] > 0;
}

static void
flight_more_actions (const TwPlay *play,
                     const TwFrame *frame,
                     gconstpointer own,
                     TwActionList *list)
{
  const Flight *flight = own;

  if (!has_machine (play, flight, frame->slot))
    return;
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if (may_fly (play, flight, type) && tw_play_supply (play, frame->seat, type) > 0)
      tw_action_list_add (list, flight->fly, frame->seat)->figure = (guint8) type;
}

/* Rule: FLY-006. */
static gboolean
flight_apply_more (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Flight *flight = own;

  if (action->verb != flight->fly)
    return FALSE;
  flight->flyer = (guint8) (action->figure + 1);
  flight->die = 0;
  return TRUE;
}

/* Where the machine of the tile in @slot points, as the tile lies. */
static guint
direction_of (const TwPlay *play, guint slot)
{
  const TwTileKind *kind = &play->rules->catalogue->kinds[play->board.slots[slot].kind];
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (strcmp (topology.symbols[i].id, MACHINE) == 0
        && topology.symbols[i].direction < TW_DIRECTION_NONE)
      return (topology.symbols[i].direction + 2u * play->board.slots[slot].quarter_turns) & 7;
  return TW_DIRECTION_N;
}

/* Rule: FLY-003, FLY-007. */
static gboolean
flight_way (const TwPlay *play, gconstpointer own, guint slot, TwWay *out_way)
{
  guint direction;

  if (!has_machine (play, own, slot))
    return FALSE;
  direction = direction_of (play, slot);
  *out_way = (TwWay){ slot, tw_direction_x (direction), tw_direction_y (direction), MOST_DIE };
  return TRUE;
}

static gboolean
flight_open (const TwPlay *play, gconstpointer own, TwOpening *out_opening)
{
  const Flight *flight = own;

  *out_opening = (TwOpening){ TW_OPENING_DIE, flight->die, "FLY-007" };
  return flight->die > 0;
}

/* The tile on which a flight ends, or TW_NO_SLOT; what lies between does not matter. Rule:
 * FLY-008, FLY-013. */
static guint
landing_slot (const TwPlay *play, const TwFrame *frame, const Flight *flight)
{
  const TwSlot *from = &play->board.slots[frame->slot];
  TwWay way = { 0 };
  guint slot;

  if (!flight_way (play, flight, frame->slot, &way))
    return TW_NO_SLOT;
  slot = tw_board_slot_at (&play->board, from->x + way.dx * (int) flight->die,
                           from->y + way.dy * (int) flight->die);

  return slot != TW_NO_SLOT && !play->board.slots[slot].is_face_down ? slot : TW_NO_SLOT;
}

/* What is not complete, whoever is there; never a field. Rule: FLY-009, FLY-010, FLY-011,
 * FLY-015, FLY-022. */
static void
list_landings (const TwPlay *play, const TwFrame *frame, const Flight *flight, TwActionList *list)
{
  const TwFigureRule *figure = &play->rules->figure_types[flight->flyer - 1];
  const TwKindSet kinds = TW_KIND_BIT (TW_KIND_ROAD) | TW_KIND_BIT (TW_KIND_CITY)
                          | TW_KIND_BIT (TW_KIND_MONASTERY) | TW_KIND_BIT (TW_KIND_GARDEN);
  guint slot = landing_slot (play, frame, flight);
  const TwPlayTile *tile;

  if (slot == TW_NO_SLOT)
    return;
  tile = tw_board_tile (&play->board, slot);
  for (guint i = 0; i < tile->n_segments; i++)
    {
      guint node = play->board.slots[slot].first_node + i;

      if ((kinds & figure->kinds & TW_KIND_BIT (tile->kind[i]))
          && !tw_board_is_complete (&play->board, node))
        tw_play_list_at (play, list, TW_VERB_FIGURE, frame->seat, node)->figure =
            (guint8) (flight->flyer - 1);
    }
}

/* 2b: the die, then where to land. Rule: FLY-006, FLY-012, FLY-013, FLY-018, TURN-010. */
static TwStepResult
fly_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  Flight *flight = own;
  TwAction items[TW_MAX_TILE_NODES];
  TwActionList list = { items, 0 };

  if (flight->flyer == 0)
    return TW_STEP_DONE;
  if (flight->die == 0)
    {
      frame->decider = TW_SEAT_CHANCE;
      return TW_STEP_ASK;
    }
  list_landings (play, frame, flight, &list);
  if (list.n_items == 0)
    {
      flight->flyer = flight->die = 0;
      return TW_STEP_DONE;
    }
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

static void
fly_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Flight *flight = own;

  if (flight->die > 0)
    list_landings (play, frame, flight, list);
  else
    for (guint die = 1; die <= MOST_DIE; die++)
      tw_action_list_add (list, flight->die_verb, TW_SEAT_CHANCE)->kind = (guint16) die;
}

static void
record_die (TwPlay *play, const TwFrame *frame, guint die)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_DIE, frame->seat);

  if (event == NULL)
    return;
  event->worth = die;
  event->rules = "FLY-007";
}

/* Rule: FLY-016, FLY-023. */
static void
fly_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  Flight *flight = own;

  if (action->verb == flight->die_verb)
    {
      flight->die = (guint8) action->kind;
      record_die (play, frame, action->kind);
      return;
    }
  tw_play_put_figure (play, action->seat, action->figure, tw_play_action_node (play, action));
  flight->flyer = flight->die = 0;
}

static const char *
why_not_land (const TwPlay *play,
              const TwFrame *frame,
              const Flight *flight,
              const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  const TwPlayTile *tile;

  if (action->verb == TW_VERB_NONE)
    return "FLY-012";
  if (action->verb != TW_VERB_FIGURE)
    return NULL;
  if (slot == TW_NO_SLOT || slot != landing_slot (play, frame, flight))
    return "FLY-007";
  tile = tw_board_tile (&play->board, slot);
  return action->node < tile->n_nodes && tile->kind[action->node] == TW_KIND_FIELD ? "FLY-011"
                                                                                   : "FLY-009";
}

static const char *
flight_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Flight *flight = own;
  const TwFrame *frame = tw_play_turn_frame (play);
  const char *phase = tw_play_phase (play);

  if (frame == NULL || frame->slot == TW_NO_SLOT)
    return NULL;
  if (strcmp (phase, "2b") == 0)
    return flight->die > 0 ? why_not_land (play, frame, flight, action) : "FLY-006";
  if (strcmp (phase, "2a") != 0 || action->verb != flight->fly)
    return NULL;
  return has_machine (play, flight, frame->slot) ? "FLY-005" : "FLY-004";
}

/* ---- sentences ------------------------------------------------------------------------- */

static const TwRolePhrase landed[] = {
  { "knight", N_ ("{player} landed as a knight") },
  { "highwayman", N_ ("{player} landed as a highwayman") },
  { "monk", N_ ("{player} landed as a monk") },
  { NULL, N_ ("{player} landed: {figure}") },
};

static gboolean
flight_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  const Flight *flight = own;
  const TwAction *action = saying->action;

  if (saying->what == TW_SAY_DONE && action->verb == flight->fly
      && strcmp (tw_play_role (play, action), "meeple") == 0)
    out_phrase->one = N_ ("{player} sent a meeple flying");
  if (action->verb != TW_VERB_FIGURE)
    return out_phrase->one != NULL;
  if (saying->what == TW_SAY_DONE && saying->before == flight->die_verb)
    out_phrase->one = tw_phrase_by_role (play, action, landed);
  else if (saying->what == TW_SAY_QUESTION && flight->die > 0)
    *out_phrase = (TwPhrase){ .one = N_ ("The die shows {n}: choose where the figure lands."),
                              .number = flight->die };
  return out_phrase->one != NULL;
}

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_FIGURE, 10, { "2b", fly_run, fly_list, fly_apply } },
};

static const TwVerbInfo verbs[] = {
  { .word = FLY_WORD,
    .format = "=FIGURE",
    .takes = TW_VERB_TAKES_FIGURE,
    .place = TW_VERB_PLACE_TURN,
    .choice = { .one = N_ ("Fly: {figure}") },
    .done = { .one = N_ ("{player} sent somebody flying: {figure}") },
    .rule = "FLY-007" },
  { .word = DIE_WORD, .format = "=N", .takes = TW_VERB_TAKES_NUMBER, .is_chance = TRUE },
};

static const char *const symbols[] = { MACHINE, NULL };

const TwExpansion tw_expansion_flying_machines = {
  .id = "flying-machines",
  .state_size = sizeof (Flight),
  .symbols = symbols,
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .set_up = flight_set_up },
  .figures = &(const TwFigureHooks){ .more_actions = flight_more_actions,
                                     .apply_more = flight_apply_more },
  .showing = &(const TwShowingHooks){ .phrase = flight_phrase,
                                      .why_not = flight_why_not,
                                      .open = flight_open,
                                      .way = flight_way },
};
