#include "tests/engine/mixes/game-check.h"

#include "engine/game/notation.h"
#include "engine/game/pair.h"
#include "engine/game/state-hash.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

/* The same rules with every tile drawn a quarter turn on, so that the start lies turned. */
static void
turn_sets (TwGameSetup *setup)
{
  for (guint i = 0; i < setup->sources->len; i++)
    {
      TwCatalogueSource *source = &g_array_index (setup->sources, TwCatalogueSource, i);
      TwTileSet *set = tw_tile_set_copy (source->set);

      for (guint t = 0; t < set->n_tiles; t++)
        {
          g_autoptr (TwTile) tile = tw_tile_copy (set->tiles[t]);

          tw_topology_rotate (&tile->topology, 1);
          tw_tile_derive (tile);
          tw_tile_set_replace_tile (set, t, tile);
        }
      for (guint b = 0; b < set->n_blocks; b++)
        for (guint k = 0; k < set->blocks[b].n_tiles; k++)
          {
            TwBlockTile *entry = &set->blocks[b].tiles[k];
            int x = entry->x;

            entry->x = -entry->y;
            entry->y = x;
          }
      tw_tile_set_unref (source->set);
      source->set = set;
    }
}

static TwRules *
compile (const GameCheck *check, guint n_seats, TwTileSet *set, gboolean turned, GError **error)
{
  g_autoptr (TwGameSetup) setup = shipped_setup (check->kit, check->parts, n_seats);

  if (set != NULL)
    tw_game_setup_use_set (setup, set, 1);
  if (turned)
    turn_sets (setup);
  return tw_game_setup_compile (setup, error);
}

gboolean
game_check_init (GameCheck *check, const TwGameKit *kit, const char *parts, guint n_seats)
{
  return game_check_init_with (check, kit, parts, n_seats, NULL, NULL);
}

gboolean
game_check_init_with (GameCheck *check,
                      const TwGameKit *kit,
                      const char *parts,
                      guint n_seats,
                      TwTileSet *set,
                      GError **error)
{
  *check = (GameCheck){ .kit = kit, .parts = g_strdup (parts) };
  check->rules = compile (check, n_seats, set, FALSE, error);
  if (check->rules != NULL)
    check->turned = compile (check, n_seats, set, TRUE, NULL);
  return check->turned != NULL;
}

void
game_check_clear (GameCheck *check)
{
  g_free (check->parts);
  g_clear_pointer (&check->rules, tw_rules_unref);
  g_clear_pointer (&check->turned, tw_rules_unref);
}

/* ---- where a tile fits, by its edges alone ------------------------------------------- */

static const int step_x[TW_N_EDGES] = { 0, 1, 0, -1 }, step_y[TW_N_EDGES] = { -1, 0, 1, 0 };

static gboolean
agrees (const TwPlay *play, guint kind, int x, int y, guint turns)
{
  const TwCatalogue *catalogue = play->rules->catalogue;
  gboolean is_misty = g_strv_contains ((const char *const *) play->rules->parts, "mists");
  gboolean touches = FALSE;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    {
      guint slot = tw_board_slot_at (&play->board, x + step_x[edge], y + step_y[edge]);
      const TwSlot *other = slot != TW_NO_SLOT ? &play->board.slots[slot] : NULL;

      /* Beside what lies face down alone the Mists let nothing be laid. */
      touches |= other != NULL && (!other->is_face_down || !is_misty);
      if (other != NULL && !other->is_face_down
          && tw_edge_code (catalogue->tiles[kind].edges[turns], (TwEdge) edge)
                 != tw_edge_code (catalogue->tiles[other->kind].edges[other->quarter_turns],
                                  (TwEdge) ((edge + 2) % TW_N_EDGES)))
        return FALSE;
    }
  return touches;
}

/* Places and turns at which the edges agree; no more than @most are looked for. */
static guint
count_places (const TwPlay *play, guint kind, guint most)
{
  guint n = 0;

  for (guint s = 0; s < play->board.head->n_slots && n < most; s++)
    for (guint edge = 0; edge < TW_N_EDGES && n < most; edge++)
      {
        int x = play->board.slots[s].x + step_x[edge], y = play->board.slots[s].y + step_y[edge];
        gboolean is_first = TRUE;

        if (tw_board_slot_at (&play->board, x, y) != TW_NO_SLOT)
          continue;
        for (guint other = 0; other < TW_N_EDGES; other++)
          is_first &= tw_board_slot_at (&play->board, x + step_x[other], y + step_y[other]) >= s;
        for (guint turns = 0; is_first && turns < 4; turns++)
          n += agrees (play, kind, x, y, turns);
      }
  return n;
}

static char *
check_places (const TwPlay *play, const TwActionList *list)
{
  guint kind = list->items[0].kind, n = count_places (play, kind, G_MAXUINT);
  guint n_listed = list->n_items;

  /* A tile that may be declined has one answer more. */
  n_listed -= list->items[n_listed - 1].verb == TW_VERB_NONE;
  for (guint i = 0; i < n_listed; i++)
    if (!agrees (play, kind, list->items[i].x, list->items[i].y, list->items[i].turns))
      return g_strdup_printf ("tile %s does not fit at %d,%d turned by %u",
                              play->rules->catalogue->kinds[kind].name, list->items[i].x,
                              list->items[i].y, list->items[i].turns);
  if (n < n_listed || (n > n_listed && !play->rules->has_place_veto))
    return g_strdup_printf ("tile %s has %u places, %u are listed",
                            play->rules->catalogue->kinds[kind].name, n, n_listed);
  return NULL;
}

/* After a draw: the tile is to be placed exactly if it fits somewhere. */
static char *
check_drawn (const TwPlay *play, guint kind)
{
  gboolean is_asked = tw_play_decider (play) < TW_MAX_SEATS
                      && strcmp (tw_play_phase (play), "1b") == 0
                      && tw_play_turn_frame (play)->kind == kind;
  gboolean fits = count_places (play, kind, 1) > 0;

  if (is_asked == fits || (fits && play->rules->has_place_veto))
    return NULL;
  return g_strdup_printf ("tile %s %s, but %s", play->rules->catalogue->kinds[kind].name,
                          fits ? "fits" : "fits nowhere",
                          is_asked ? "is to be placed" : "is put away");
}

static char *
check_counted (const TwPlay *play)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && tw_board_is_complete (&play->board, play->figures[i].node))
      {
        g_autofree char *where = tw_notation_print_segment (play, play->figures[i].node);

        return g_strdup_printf ("a figure of P%u stands on the counted feature of %s",
                                play->figures[i].seat + 1u, where);
      }
  return NULL;
}

static char *
check_sound (const TwPlay *play)
{
  GString *wrong = g_string_new (NULL);

  tw_play_check (play, wrong);
  return g_string_free (wrong, wrong->len == 0);
}

/* ---- the world a quarter turn on ------------------------------------------------------ */

/* A segment of a tile, as the turned tile numbers it: fields are numbered clockwise from
 * NL, which has turned with the tile. */
static guint
turned_node (const TwPlayTile *tile, const TwPlayTile *turned, guint node)
{
  TwRim rim = tw_rim_rotate (tile->rim[node], 1);
  guint nth = 0;

  if (tile->kind[node] != TW_KIND_FIELD)
    return node;
  for (guint i = 0; i < node; i++)
    nth += tile->kind[i] == TW_KIND_FIELD && tile->rim[i] == tile->rim[node];
  for (guint i = 0; i < turned->n_nodes; i++)
    if (turned->kind[i] == TW_KIND_FIELD && turned->rim[i] == rim && nth-- == 0)
      return i;
  return node;
}

/* Whether x and y of an action with that place are a cell. */
static gboolean
has_cell (TwVerbPlace place)
{
  return place == TW_VERB_PLACE_CELL || place == TW_VERB_PLACE_NODE || place == TW_VERB_PLACE_PAIR
         || place == TW_VERB_PLACE_SYMBOL || place == TW_VERB_PLACE_FIGURE_AT_SYMBOL
         || place == TW_VERB_PLACE_STANDING || place == TW_VERB_PLACE_STANDING_OF;
}

static TwAction
turned_action (const TwPlay *play, const TwPlay *turned, const TwAction *action)
{
  TwAction result = *action;
  guint slot;

  if (action->verb == TW_VERB_DRAW || action->verb == TW_VERB_NONE
      || (action->verb >= TW_N_VERBS && !has_cell (tw_play_verb (play, action->verb)->place)))
    return result;
  result.x = (gint16) -action->y;
  result.y = action->x;
  /* What meets a cell from the north and south meets it from the east and west then. */
  if (action->verb >= TW_N_VERBS && tw_play_verb (play, action->verb)->place == TW_VERB_PLACE_PAIR
      && tw_pair_is_over (action))
    {
      result.node = action->node ^ 1;
      result.kind = (guint16) (result.node + 2);
    }
  /* Segments keep their numbers, fields do not. */
  if (action->verb == TW_VERB_PLACE
      || (action->verb >= TW_N_VERBS
          && tw_play_verb (play, action->verb)->place != TW_VERB_PLACE_NODE))
    return result;
  slot = tw_board_slot_at (&turned->board, result.x, result.y);
  if (slot != TW_NO_SLOT)
    {
      guint kind = turned->board.slots[slot].kind;

      result.node = (guint16) turned_node (&play->rules->catalogue->tiles[kind],
                                           &turned->rules->catalogue->tiles[kind], action->node);
    }
  tw_notation_settle_action (turned, &result);
  return result;
}

/* ---- one game ------------------------------------------------------------------------- */

typedef struct
{
  const GameRecord *record;
  const GameCheck *check;
  TwPlay *play;
  TwPlay *turned;
  TwActionList list, turned_list;
  guint sound_at, places_at;
} Run;

static gboolean
is_listed (const TwActionList *list, const TwAction *action)
{
  for (guint i = 0; i < list->n_items; i++)
    if (memcmp (&list->items[i], action, sizeof *action) == 0)
      return TRUE;
  return FALSE;
}

static char *
check_question (Run *run, const TwAction *action)
{
  const char *phase = tw_play_phase (run->play);
  TwAction turned;

  tw_play_list (run->play, &run->list);
  if (run->list.n_items == 0)
    return g_strdup_printf ("there is no answer at step %s", phase);
  if (run->list.n_items > run->play->rules->max_actions)
    return g_strdup_printf ("at step %s there are %u answers, and room for %u", phase,
                            run->list.n_items, run->play->rules->max_actions);
  if (!is_listed (&run->list, action))
    return g_strdup_printf ("the answer at step %s is not legal", phase);
  if (run->check->has_own_order)
    return NULL;
  turned = turned_action (run->play, run->turned, action);
  tw_play_list (run->turned, &run->turned_list);
  if (run->list.n_items != run->turned_list.n_items || !is_listed (&run->turned_list, &turned))
    return g_strdup_printf ("at step %s there are %u answers, and %u in the turned world", phase,
                            run->list.n_items, run->turned_list.n_items);
  return NULL;
}

static char *
run_action (Run *run, guint i)
{
  const TwAction *action = &g_array_index (run->record->actions, TwAction, i);
  gboolean is_drawing = strcmp (tw_play_phase (run->play), "1a") == 0;
  char *problem = NULL;

  problem = check_question (run, action);
  if (problem == NULL && is_drawing && !run->check->may_stand_anywhere)
    problem = check_counted (run->play);
  if (problem == NULL && action->verb == TW_VERB_PLACE && i % 16 == run->places_at % 16)
    problem = check_places (run->play, &run->list);
  if (problem == NULL && i == run->sound_at)
    problem = check_sound (run->play);
  if (problem != NULL)
    return problem;
  if (!run->check->has_own_order)
    {
      TwAction turned = turned_action (run->play, run->turned, action);

      tw_play_apply (run->turned, &turned);
    }
  tw_play_apply (run->play, action);
  return action->verb == TW_VERB_DRAW ? check_drawn (run->play, action->kind) : NULL;
}

static char *
compare_scores (const TwPlay *play, const TwPlay *other, const char *what)
{
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (play->state->score[seat] != other->state->score[seat])
      return g_strdup_printf ("P%u has %d points, and %d %s", seat + 1, play->state->score[seat],
                              other->state->score[seat], what);
  return NULL;
}

/* Plays the record in both worlds to its end. */
static char *
check_play (const GameRecord *record, const GameCheck *check, guint64 *out_hash)
{
  g_autoptr (TwPlay) play = tw_play_new (check->rules, record->seed);
  g_autoptr (TwPlay) turned = tw_play_new (check->turned, record->seed);
  g_autofree TwAction *items = g_new (TwAction, check->rules->max_actions);
  g_autofree TwAction *turned_items = g_new (TwAction, check->turned->max_actions);
  Run run = { record, check, play, turned, { items, 0 }, { turned_items, 0 }, 0, 0 };
  char *problem = NULL;

  run.sound_at = record->actions->len > 0 ? (guint) (record->seed % record->actions->len) : 0;
  run.places_at = (guint) (record->seed >> 8);
  for (guint i = 0; i < record->actions->len && problem == NULL; i++)
    problem = run_action (&run, i);
  if (problem != NULL)
    return problem;
  *out_hash = tw_play_hash (play);
  if (check->all)
    problem = check_sound (play);
  tw_play_finish (play);
  if (problem != NULL || check->has_own_order)
    return problem;
  tw_play_finish (turned);
  return compare_scores (play, turned, "in the turned world");
}

static char *
apply_all (TwGame *game, const GameRecord *record, guint begin, guint end)
{
  for (guint i = begin; i < end; i++)
    if (!tw_game_apply (game, &g_array_index (record->actions, TwAction, i), NULL))
      return g_strdup_printf ("entry %u of the log cannot be played again", i);
  return NULL;
}

static char *
compare_hash (const TwGame *game, guint64 hash, const char *when)
{
  return tw_play_hash (tw_game_play (game)) == hash
             ? NULL
             : g_strdup_printf ("the position is another one %s", when);
}

static char *
check_saved (const GameRecord *record, const GameCheck *check, const TwGame *game, guint64 end)
{
  g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_parse (check->kit, "saved", xml, -1, &error);
  char *problem;
  guint n;

  if (saved == NULL)
    return g_strdup_printf ("the saved game cannot be read: %s", error->message);
  problem = compare_hash (saved->game, tw_play_hash (tw_game_play (game)), "after loading");
  tw_game_log (saved->game, &n);
  if (problem == NULL)
    problem = apply_all (saved->game, record, n, record->actions->len);
  return problem != NULL ? problem : compare_hash (saved->game, end, "at the end of a loaded game");
}

/* Goes back to some point and forth again; saves there. */
static char *
check_game (const GameRecord *record, const GameCheck *check, guint64 end)
{
  g_autoptr (TwGame) game = tw_game_new (check->rules, record->seed, TW_GAME_FORCED);
  guint n = record->actions->len, half = n > 0 ? (guint) (record->seed * 7919u % n) : 0;
  char *problem = apply_all (game, record, 0, half);
  guint64 hash = tw_play_hash (tw_game_play (game));

  if (problem == NULL)
    problem = apply_all (game, record, half, n);
  if (problem == NULL)
    problem = compare_hash (game, end, "when the log is played");
  if (problem != NULL)
    return problem;
  tw_game_undo_to (game, half);
  problem = compare_hash (game, hash, "after going back");
  if (problem == NULL && check->all)
    problem = check_saved (record, check, game, end);
  while (tw_game_redo (game))
    ;
  return problem != NULL ? problem : compare_hash (game, end, "after going back and forth");
}

char *
game_check_find (const GameRecord *record, gpointer check)
{
  guint64 end = 0;
  char *problem = check_play (record, check, &end);

  return problem != NULL ? problem : check_game (record, check, end);
}
