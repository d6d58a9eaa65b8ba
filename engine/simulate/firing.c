/* Where a rule does something. */
#include "engine/simulate/firing.h"

#include <string.h>

#include "engine/player/dice.h"
#include "engine/simulate/whole-rule.h"

/* Games end after so many tiles, but one in so many, which is played to its end: some rules speak
 * of that. */
#define FEWEST_TILES 2
#define MOST_TILES   14
#define WHOLE_GAMES  8
#define MOST_ACTIONS 4000
/* Of places for a tile, so many are compared. */
#define PLACES_TO_WEIGH 4

/* A rule that gives something first asks, mostly: of its questions, so many are answered, so often,
 * to see whether it gives any there; and so many more games are played for one in which it does. */
#define ANSWERS_TO_SEE 6
#define TRIES_TO_SEE   4
#define GAMES_TO_SEE   1000

/* One game after another. */
typedef struct
{
  TwPlay *play;
  TwRuleWatch watch;
  guint64 dice;
  gboolean *is_wanted; /* by kind of tile: whether the rule names something on it */
  gboolean wants_any;
  TwActionList list;
  GArray *actions; /* TwAction */
  gboolean is_finished_by_hand;
} Search;

/* Whether some word of what @statement says is a symbol of @tile. */
static gboolean
names_part_of (const TwStatement *statement, const TwTile *tile)
{
  for (guint i = 0; i < statement->n_details; i++)
    {
      g_auto (GStrv) words = g_strsplit (statement->details[i].text, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        if (*words[k] != '\0' && tw_topology_symbol_count (&tile->topology, words[k], -2) > 0)
          return TRUE;
    }
  for (guint i = 0; i < statement->children->len; i++)
    if (names_part_of (statement->children->pdata[i], tile))
      return TRUE;
  return FALSE;
}

static gboolean
has_symbol (const TwTile *tile, const char *symbol)
{
  return symbol != NULL && tw_topology_symbol_count (&tile->topology, symbol, -2) > 0;
}

/* Whether @rule speaks of something on the tile. */
static gboolean
speaks_of (const TwWatched *rule, const TwTile *tile)
{
  return rule->effect != NULL
             ? has_symbol (tile, rule->effect->symbol) || has_symbol (tile, rule->effect->if_symbol)
             : names_part_of (rule->procedure->root, tile);
}

static gboolean
is_gift (const TwStatement *statement, gconstpointer unused)
{
  return tw_statement_is (statement, "give");
}

/* Whether the rule gives something to somebody, or takes it, in the turn that @play is in, whatever
 * else it does; it says so of one that gives nothing. */
static gboolean
brings (const TwPlay *play, const TwRuleWatch *watch, TwActionList *list)
{
  TwPlay *copy;
  TwRuleWatch seen;
  guint64 dice = watch->n;

  if (watch->rule.procedure == NULL || watch->n_given > 0
      || !tw_whole_rule_has (play->rules, watch->rule.procedure, is_gift, NULL))
    return TRUE;
  copy = tw_play_new (play->rules, 0);
  seen = *watch;
  for (guint i = 0; i < TRIES_TO_SEE && seen.n_given == 0; i++)
    {
      tw_play_copy (copy, play);
      copy->watch = &seen;
      for (guint k = 0;
           k < ANSWERS_TO_SEE && seen.n_given == 0 && copy->state->turn == play->state->turn; k++)
        {
          guint decider = tw_play_decider (copy);
          TwAction action;

          if (decider == TW_SEAT_NONE)
            break;
          if (decider != TW_SEAT_CHANCE)
            tw_play_list (copy, list);
          action = decider == TW_SEAT_CHANCE ? tw_play_chance (copy)
                                             : list->items[tw_dice_below (&dice, list->n_items)];
          tw_play_apply (copy, &action);
        }
    }
  tw_play_free (copy);
  return seen.n_given > 0;
}

static void
search_init (Search *search, const TwRules *rules, const TwWatched *rule, guint64 seed)
{
  const TwCatalogue *catalogue = rules->catalogue;

  *search = (Search){ .play = tw_play_new (rules, seed),
                      .watch = { *rule, 0, 0 },
                      .dice = seed,
                      .is_wanted = g_new0 (gboolean, catalogue->n_kinds),
                      .list = { .items = g_new (TwAction, rules->max_actions) },
                      .actions = g_array_new (FALSE, FALSE, sizeof (TwAction)) };
  search->play->watch = &search->watch;
  for (guint i = 0; i < catalogue->n_kinds; i++)
    {
      search->is_wanted[i] = speaks_of (rule, catalogue->kinds[i].tile);
      search->wants_any |= search->is_wanted[i];
    }
}

static void
search_clear (Search *search)
{
  tw_play_free (search->play);
  g_free (search->is_wanted);
  g_free (search->list.items);
  g_array_unref (search->actions);
}

/* What chance decides: every other tile is one that the rule names something on, while there are
 * any. */
static TwAction
draw (Search *search)
{
  guint n = 0;

  if (!search->wants_any || tw_dice_below (&search->dice, 2) == 0)
    return tw_play_chance (search->play);
  tw_play_list (search->play, &search->list);
  for (guint i = 0; i < search->list.n_items; i++)
    if (search->list.items[i].verb == TW_VERB_DRAW && search->is_wanted[search->list.items[i].kind])
      search->list.items[n++] = search->list.items[i];
  return n > 0 ? search->list.items[tw_dice_below (&search->dice, n)]
               : tw_play_chance (search->play);
}

/* Some answer, and of places for a tile now and then the one with the most neighbours of some: what
 * rules speak of is mostly completed then. */
static TwAction
answer (Search *search)
{
  const TwActionList *list = &search->list;
  TwAction best = list->items[tw_dice_below (&search->dice, list->n_items)];

  if (best.verb != TW_VERB_PLACE || tw_dice_below (&search->dice, 2) == 0)
    return best;
  for (guint i = 1; i < PLACES_TO_WEIGH; i++)
    {
      const TwAction *other = &list->items[tw_dice_below (&search->dice, list->n_items)];

      if (other->verb == TW_VERB_PLACE
          && tw_board_n_around (&search->play->board, other->x, other->y, TRUE)
                 > tw_board_n_around (&search->play->board, best.x, best.y, TRUE))
        best = *other;
    }
  return best;
}

static void
apply (Search *search, const TwAction *action)
{
  g_array_append_vals (search->actions, action, 1);
  tw_play_apply (search->play, action);
}

/* Plays a game with at most @most_tiles tiles on the table. Returns: whether the rule did
 * something;
 * @search has the answers up to there */
static gboolean
play_one (Search *search, guint64 seed, guint most_tiles)
{
  TwPlay *play = search->play;
  guint decider;

  search->watch.n = search->watch.n_given = 0;
  search->is_finished_by_hand = FALSE;
  g_array_set_size (search->actions, 0);
  tw_play_reset (play, seed);
  while (search->watch.n == 0 && (decider = tw_play_decider (play)) != TW_SEAT_NONE
         && search->actions->len < MOST_ACTIONS)
    {
      TwAction action;

      if (decider == TW_SEAT_CHANCE)
        {
          action = draw (search);
          apply (search, &action);
          continue;
        }
      /* What is forbidden and allowed is seen when it is listed. */
      tw_play_list (play, &search->list);
      if (search->watch.n > 0)
        break;
      action = answer (search);
      if (action.verb == TW_VERB_PLACE && play->board.head->n_slots >= most_tiles)
        {
          tw_play_finish (play);
          search->is_finished_by_hand = TRUE;
          break;
        }
      apply (search, &action);
    }
  return search->watch.n > 0;
}

/* What a game is played with, answer by answer. */
typedef struct
{
  guint64 seed;
  GArray *actions; /* TwAction */
  gboolean is_finished_by_hand;
  gboolean brings; /* see brings() */
  guint n_tiles;
} Found;

static void
found_take (Found *found, Search *search, guint64 seed, gboolean does_bring)
{
  GArray *free_now = found->actions;

  found->seed = seed;
  found->brings = does_bring;
  found->n_tiles = search->play->board.head->n_slots;
  found->is_finished_by_hand = search->is_finished_by_hand;
  found->actions = search->actions;
  search->actions = free_now != NULL ? free_now : g_array_new (FALSE, FALSE, sizeof (TwAction));
}

/* The first of two brings somebody something, is smaller on the table, or said with fewer answers.
 */
static gboolean
is_better (const Search *search, const Found *found, gboolean does_bring)
{
  guint n_tiles = search->play->board.head->n_slots;

  if (found->actions != NULL && does_bring != found->brings)
    return does_bring;
  if (found->actions == NULL || n_tiles != found->n_tiles)
    return found->actions == NULL || n_tiles < found->n_tiles;
  return search->actions->len + search->is_finished_by_hand
         < found->actions->len + found->is_finished_by_hand;
}

/* Where the answer of a person stands in the log that brought the game there; chance and single
 * answers followed it. -1 if nobody has answered. */
static int
last_answer (const TwGame *game)
{
  guint n;
  const TwLogEntry *log = tw_game_log (game, &n);

  while (n > 0 && !log[n - 1].was_asked)
    n--;
  return (int) n - 1;
}

/* Plays @actions with the log, up to where the rule does something. */
static TwFiring *
replay (TwRules *rules, const TwWatched *rule, const Found *found)
{
  TwGame *game = tw_game_new (rules, found->seed, TW_GAME_FORCED);
  TwRuleWatch watch = { *rule, 0, 0 };
  TwActionList list = { 0 };
  gboolean is_at_question = FALSE, brings_nothing;
  TwFiring *firing;
  guint n, at = 0;
  int answer = -1;

  tw_game_set_watch (game, &watch);
  /* It may do something before the first turn. */
  tw_game_undo_to (game, 0);
  while (watch.n == 0)
    {
      tw_game_actions (game, &n);
      is_at_question = watch.n > 0;
      if (is_at_question || at == found->actions->len)
        break;
      if (!tw_game_apply (game, &g_array_index (found->actions, TwAction, at++), NULL))
        break;
    }
  if (watch.n == 0 && at == found->actions->len && found->is_finished_by_hand)
    tw_game_finish (game);
  tw_game_set_watch (game, NULL);
  if (watch.n == 0)
    {
      tw_game_free (game);
      return NULL;
    }
  if (!is_at_question)
    answer = last_answer (game);
  /* Before what follows by itself. */
  list.items = g_new (TwAction, rules->max_actions);
  brings_nothing = !brings (tw_game_play (game), &watch, &list);
  g_free (list.items);
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  tw_game_log (game, &n);
  firing = g_new (TwFiring, 1);
  *firing = (TwFiring){ game, answer >= 0 ? (guint) answer : n,
                        tw_game_play (game)->board.head->n_slots, brings_nothing, FALSE };
  return firing;
}

static TwFiring *
find (TwRules *rules,
      const TwWatched *rule,
      guint64 seed,
      guint n_games,
      guint patience,
      gboolean is_other,
      GCancellable *cancellable)
{
  Search search;
  Found found = { 0 };
  TwFiring *firing = NULL;
  guint in_vain = 0;
  TwWatched whole = tw_whole_rule (rules, rule);

  search_init (&search, rules, &whole, seed);
  for (guint i = 0; i < n_games && !g_cancellable_is_cancelled (cancellable); i++)
    {
      guint64 game_seed = tw_dice_next (&search.dice);
      guint most_tiles = found.brings ? found.n_tiles
                         : i % WHOLE_GAMES == WHOLE_GAMES - 1
                             ? G_MAXUINT
                             : FEWEST_TILES + i % (MOST_TILES - FEWEST_TILES + 1);

      in_vain += found.actions != NULL;
      if (play_one (&search, game_seed, most_tiles))
        {
          gboolean does_bring = is_other || brings (search.play, &search.watch, &search.list);

          if (is_better (&search, &found, does_bring))
            {
              found_take (&found, &search, game_seed, does_bring);
              in_vain = 0;
            }
        }
      if (found.actions != NULL && in_vain == (found.brings ? patience : patience + GAMES_TO_SEE))
        break;
    }
  if (found.actions != NULL && !g_cancellable_is_cancelled (cancellable))
    firing = replay (rules, &whole, &found);
  if (firing != NULL)
    firing->is_other = is_other;
  g_clear_pointer (&found.actions, g_array_unref);
  search_clear (&search);
  return firing;
}

TwFiring *
tw_firing_find (TwRules *rules,
                const TwWatched *rule,
                guint64 seed,
                guint n_games,
                guint patience,
                GCancellable *cancellable)
{
  return find (rules, rule, seed, n_games, patience, FALSE, cancellable);
}

TwFiring *
tw_firing_find_other (TwRules *rules,
                      const TwWatched *rule,
                      guint64 seed,
                      guint n_games,
                      guint patience,
                      GCancellable *cancellable)
{
  return find (rules, rule, seed, n_games, patience, TRUE, cancellable);
}

/* The next tile is drawn in the next turn, and another one of the same turn says nothing of the
 * rule. */
GBytes *
tw_firing_outcome (const TwFiring *firing)
{
  GByteArray *bytes = g_byte_array_new ();
  guint n;
  const TwLogEntry *log = tw_game_log (firing->game, &n);

  for (guint i = firing->n_before + 1; i < n && log[i].turn == log[firing->n_before].turn; i++)
    if (!log[i].was_asked && log[i].action.verb != TW_VERB_DRAW)
      g_byte_array_append (bytes, (const guint8 *) &log[i].action, sizeof log[i].action);
  return g_byte_array_free_to_bytes (bytes);
}

TwFiring *
tw_firing_again (const TwFiring *firing, TwRules *rules, const TwWatched *rule)
{
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (TwAction));
  Found found = { tw_game_seed (firing->game), actions, FALSE, TRUE, 0 };
  TwWatched whole = tw_whole_rule (rules, rule);
  TwFiring *again;
  guint n;
  const TwLogEntry *log = tw_game_log (firing->game, &n);

  for (guint i = 0; i < n; i++)
    if (log[i].action.verb == TW_VERB_FINISH)
      found.is_finished_by_hand = TRUE;
    else
      g_array_append_val (actions, log[i].action);
  again = replay (rules, &whole, &found);
  if (again != NULL)
    again->is_other = firing->is_other;
  /* Where it comes to nothing, it is looked for elsewhere: what was changed may bring something. */
  if (again != NULL && again->brings_nothing && !again->is_other)
    g_clear_pointer (&again, tw_firing_free);
  return again;
}

gboolean
tw_firing_gives_in (const TwFiring *firing, const TwGame *game, const TwWatched *rule)
{
  TwGame *copy = tw_game_copy (game);
  TwRuleWatch watch = { tw_whole_rule (tw_game_rules (copy), rule), 0, 0 };
  guint n, m;

  tw_game_log (copy, &n);
  tw_game_undo_to (copy, MIN (firing->n_before, n));
  tw_game_set_watch (copy, &watch);
  do
    tw_game_log (copy, &m);
  while (m < n && tw_game_redo (copy));
  tw_game_free (copy);
  return watch.n_given > 0;
}

TwGame *
tw_firing_go_on (const TwGame *game, TwRules *rules)
{
  TwGame *again;
  guint n, at;
  const TwLogEntry *log;

  if (game == NULL)
    return NULL;
  log = tw_game_log (game, &n);
  again = tw_game_new (rules, tw_game_seed (game), TW_GAME_FORCED);
  tw_game_undo_to (again, 0);
  for (at = 0; at < n; at++)
    if (log[at].action.verb == TW_VERB_FINISH)
      tw_game_finish (again);
    else if (!tw_game_apply (again, &log[at].action, NULL))
      break;
  if (at < n)
    g_clear_pointer (&again, tw_game_free);
  else
    tw_game_set_flags (again, TW_GAME_DEFAULT);
  return again;
}

gboolean
tw_firing_equal (const TwFiring *a, const TwFiring *b)
{
  guint n, m;
  const TwLogEntry *of_a = tw_game_log (a->game, &n), *of_b = tw_game_log (b->game, &m);

  if (a->n_before != b->n_before)
    return FALSE;
  for (guint i = 0; i <= a->n_before && i < MIN (n, m); i++)
    if (memcmp (&of_a[i].action, &of_b[i].action, sizeof of_a[i].action) != 0)
      return FALSE;
  return TRUE;
}

void
tw_firing_free (TwFiring *firing)
{
  tw_game_free (firing->game);
  g_free (firing);
}
