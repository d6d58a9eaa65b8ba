/* What there is to be counted of one game: its log, played again, beside its events. */
#include "engine/ledger/ledger-game.h"

#include <string.h>

#include "engine/game/pieces.h"
#include "engine/game/sandbox.h"

typedef struct
{
  const TwGame *game;
  TwPlay *play;
  TwLedgerGame *out;
  const TwEvent *events;
  guint n_events;
  guint event;                /* the next one */
  guint tile;                 /* index of the tile that is being laid; TW_NO_KIND for none */
  guint layer;                /* who lays it */
  int gains[TW_MAX_SEATS];    /* what it has brought so far */
  guint16 *tile_of_kind;      /* by kind of the catalogue: index in the game's tiles */
  guint supply[TW_MAX_SEATS]; /* figures of each seat that are at home */
} Walk;

static const char person[] = "person";

void
tw_ledger_counts_add (TwLedgerCounts *to, const TwLedgerCounts *from)
{
  to->n_drawn += from->n_drawn;
  to->n_laid += from->n_laid;
  to->n_unplaceable += from->n_unplaceable;
  to->n_closed += from->n_closed;
  to->closed_points += from->closed_points;
  to->swing += from->swing;
  to->n_placed += from->n_placed;
  to->n_returned += from->n_returned;
}

gboolean
tw_ledger_counts_is_none (const TwLedgerCounts *counts)
{
  return counts->n_drawn == 0 && counts->n_laid == 0;
}

static void
tile_free (gpointer data)
{
  TwLedgerTile *tile = data;

  g_free (tile->name);
  g_strfreev (tile->symbols);
  g_free (tile);
}

static TwLedgerTile *
tile_at (const Walk *walk, guint tile)
{
  return walk->out->tiles->pdata[tile];
}

/* What a tile that does not belong to the sum is counted in beside its seat. */
static TwLedgerCounts *
counts_of (const Walk *walk, guint tile, guint seat)
{
  return &tile_at (walk, tile)->counts[seat];
}

static char **
list_symbols (const TwTileKind *kind)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  TwTopology topology;

  tw_tile_variant_topology (kind->tile, kind->variant, &topology);
  for (guint i = 0; i < topology.n_symbols; i++)
    if (!g_ptr_array_find_with_equal_func (ids, topology.symbols[i].id, g_str_equal, NULL))
      g_ptr_array_add (ids, g_strdup (topology.symbols[i].id));
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_steal (ids, NULL);
}

static void
add_tiles (Walk *walk, const TwCatalogue *catalogue)
{
  walk->tile_of_kind = g_new (guint16, catalogue->n_kinds);
  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      const TwTileKind *kind = &catalogue->kinds[i];
      TwLedgerTile *tile = g_new0 (TwLedgerTile, 1);

      tile->name = g_strdup_printf ("%s:%s", kind->set->id, kind->tile->id);
      tile->symbols = list_symbols (kind);
      walk->tile_of_kind[i] = (guint16) walk->out->tiles->len;
      g_ptr_array_add (walk->out->tiles, tile);
    }
}

static void
add_sets (TwLedgerGame *out, const TwCatalogue *catalogue, const char *title)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      const char *id = catalogue->kinds[i].set->id;

      if (!g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
        g_ptr_array_add (ids, g_strdup (id));
    }
  g_ptr_array_add (ids, NULL);
  out->sets = (char **) g_ptr_array_steal (ids, NULL);
  out->ruleset = title != NULL && *title != '\0' ? g_strdup (title) : g_strjoinv (" + ", out->sets);
}

static void
count_supplies (const TwPlay *play, guint *supply)
{
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      supply[seat] = 0;
      for (guint type = 0; type < play->rules->n_figure_types; type++)
        if (play->rules->figure_types[type].neutral < 0)
          supply[seat] += tw_play_supply (play, seat, type);
    }
}

/* The tile lies, and what it has brought is known. */
static void
end_tile (Walk *walk)
{
  const TwRules *rules = walk->play->rules;
  int others = 0;
  gboolean has_others = FALSE;

  if (walk->tile != TW_NO_KIND)
    {
      gint64 swing = walk->gains[rules->shares_score ? 0 : walk->layer];

      for (guint seat = 0; seat < rules->n_seats && !rules->shares_score; seat++)
        if (seat != walk->layer)
          {
            others = has_others ? MAX (others, walk->gains[seat]) : walk->gains[seat];
            has_others = TRUE;
          }
      counts_of (walk, walk->tile, walk->layer)->swing += swing - others;
    }
  walk->tile = TW_NO_KIND;
  memset (walk->gains, 0, sizeof walk->gains);
}

static void
count_event (Walk *walk, const TwEvent *event, const TwEvent *before)
{
  const TwRules *rules = walk->play->rules;
  TwLedgerSeat *seat = &walk->out->seats[rules->shares_score ? 0 : event->seat];
  TwLedgerCounts *counts;

  seat->parts[tw_result_part_of (event)] += event->points;
  /* The end of the game is nobody's tile. */
  if (walk->tile == TW_NO_KIND || event->turn == 0)
    return;
  walk->gains[rules->shares_score ? 0 : event->seat] += event->points;
  if (event->kind != TW_EVENT_SCORED || !event->complete)
    return;
  counts = counts_of (walk, walk->tile, walk->layer);
  counts->closed_points += event->points;
  /* Who shares a feature gets an event each. */
  if (event->points > 0
      && (before == NULL || before->kind != TW_EVENT_SCORED || before->node != event->node
          || before->log_index != event->log_index || before->points <= 0))
    counts->n_closed++;
}

static void
count_events (Walk *walk, guint entry, guint on_turn)
{
  const TwRules *rules = walk->play->rules;

  for (; walk->event < walk->n_events && walk->events[walk->event].log_index <= entry;
       walk->event++)
    {
      const TwEvent *event = &walk->events[walk->event];

      if (event->kind == TW_EVENT_UNPLACEABLE)
        {
          if (on_turn < rules->n_seats)
            counts_of (walk, walk->tile_of_kind[event->tile], on_turn)->n_unplaceable++;
        }
      else if (event->seat < rules->n_seats)
        count_event (walk, event, walk->event > 0 ? event - 1 : NULL);
    }
}

/* A figure that is placed and comes back at once is not to be seen in what its owner has left. */
static void
count_figures (Walk *walk, const TwLogEntry *entry)
{
  guint after[TW_MAX_SEATS];

  count_supplies (walk->play, after);
  for (guint seat = 0; seat < walk->play->rules->n_seats; seat++)
    {
      gboolean places = entry->action.verb == TW_VERB_FIGURE && entry->action.seat == seat;
      int back = (int) after[seat] - (int) walk->supply[seat] + (places ? 1 : 0);
      TwLedgerCounts figures = { .n_placed = (places ? 1 : 0) + MAX (-back, 0),
                                 .n_returned = MAX (back, 0) };

      walk->supply[seat] = after[seat];
      if (walk->tile != TW_NO_KIND && walk->layer == seat)
        tw_ledger_counts_add (counts_of (walk, walk->tile, seat), &figures);
      else
        tw_ledger_counts_add (&walk->out->seats[seat].counts, &figures);
    }
}

/* A tile that was taken in a sandbox for the drawn one is drawn instead of it. */
static void
count_drawn (Walk *walk, const TwLogEntry *entry, guint *drawn)
{
  guint kind = entry->action.kind;

  if (entry->on_turn >= walk->play->rules->n_seats)
    return;
  if (entry->action.verb == TW_VERB_PICK && *drawn != TW_NO_KIND)
    counts_of (walk, walk->tile_of_kind[*drawn], entry->on_turn)->n_drawn--;
  *drawn = kind;
  if (kind != TW_NO_KIND)
    counts_of (walk, walk->tile_of_kind[kind], entry->on_turn)->n_drawn++;
}

static void
count_entry (Walk *walk, guint at, const TwLogEntry *entry, guint *drawn)
{
  const TwAction *action = &entry->action;
  gboolean is_draw = tw_sandbox_is_draw (walk->play, action);
  gboolean is_laid = tw_action_lays (action);

  if (is_draw || is_laid)
    end_tile (walk);
  if (is_draw || action->verb == TW_VERB_PICK)
    count_drawn (walk, entry, drawn);
  if (is_laid && action->seat < walk->play->rules->n_seats)
    {
      walk->tile = walk->tile_of_kind[action->kind];
      walk->layer = action->seat;
      walk->out->n_tiles++;
      counts_of (walk, walk->tile, walk->layer)->n_laid++;
    }
  tw_game_replay_entry (walk->game, at, walk->play);
  count_events (walk, at, entry->on_turn);
  if (action->verb == TW_VERB_GIVEN || action->verb == TW_VERB_SEATS)
    count_supplies (walk->play, walk->supply);
  else
    count_figures (walk, entry);
}

static gboolean
has_won (const TwPlay *play, guint seat)
{
  const gint32 *score = play->state->score;

  if (play->state->status != TW_STATUS_FINISHED || play->rules->shares_score)
    return play->state->status == TW_STATUS_WON;
  for (guint other = 0; other < play->rules->n_seats; other++)
    if (score[other] > score[seat])
      return FALSE;
  return TRUE;
}

static void
count_seat (TwLedgerGame *out, const TwSavedGame *saved, guint i)
{
  const TwPlay *play = tw_game_play (saved->game);
  TwLedgerSeat *seat = &out->seats[i];
  const TwSavedSeat *player = &saved->seats[i];
  guint owner = play->rules->shares_score ? 0 : i;

  seat->name = g_strdup (player->name);
  if (player->kind != NULL && *player->kind != '\0' && strcmp (player->kind, person) != 0)
    seat->program = g_strdup (player->kind);
  seat->points = play->state->score[owner];
  seat->won = has_won (play, i);
  /* All who share a score have had it from the same things. */
  if (owner != i)
    memcpy (seat->parts, out->seats[0].parts, sizeof seat->parts);
  else
    {
      seat->parts[TW_RESULT_GIVEN] = seat->points;
      for (guint part = 0; part < TW_RESULT_GIVEN; part++)
        seat->parts[TW_RESULT_GIVEN] -= seat->parts[part];
    }
  for (guint tile = 0; tile < out->tiles->len; tile++)
    tw_ledger_counts_add (&seat->counts, &((TwLedgerTile *) out->tiles->pdata[tile])->counts[i]);
}

TwLedgerGame *
tw_ledger_game_new (const TwSavedGame *saved)
{
  TwLedgerGame *out = g_new0 (TwLedgerGame, 1);
  TwRules *rules = tw_game_rules (saved->game);
  g_autoptr (TwPlay) play = tw_play_new (rules, tw_game_seed (saved->game));
  Walk walk = { .game = saved->game, .play = play, .out = out, .tile = TW_NO_KIND };
  guint n, drawn = TW_NO_KIND;
  const TwLogEntry *log = tw_game_log (saved->game, &n);

  play->notes = tw_game_play (saved->game)->notes;
  out->tiles = g_ptr_array_new_with_free_func (tile_free);
  out->is_finished = tw_game_play (saved->game)->state->status != TW_STATUS_PLAYING;
  out->is_recorded = tw_game_is_recorded (saved->game);
  out->n_turns = tw_game_play (saved->game)->state->turn;
  out->n_seats = rules->n_seats;
  add_tiles (&walk, rules->catalogue);
  add_sets (out, rules->catalogue, saved->title);
  walk.events = tw_game_events (saved->game, &walk.n_events);
  count_supplies (play, walk.supply);
  for (guint i = 0; i < n; i++)
    count_entry (&walk, i, &log[i], &drawn);
  end_tile (&walk);
  for (guint seat = 0; seat < rules->n_seats; seat++)
    count_seat (out, saved, seat);
  g_free (walk.tile_of_kind);
  return out;
}

void
tw_ledger_game_free (TwLedgerGame *game)
{
  if (game == NULL)
    return;
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      g_free (game->seats[seat].name);
      g_free (game->seats[seat].program);
    }
  g_free (game->ruleset);
  g_strfreev (game->sets);
  g_ptr_array_unref (game->tiles);
  g_free (game);
}
