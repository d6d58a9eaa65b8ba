/* "given" lines: putting the game into a position. */
#include "engine/case/case-given.h"

#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/position.h"

static gboolean
give_score (TwCaseRun *run, const char *word, GError **error)
{
  g_autofree char *key = NULL;
  const char *value;
  guint seat;
  int number;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  if (run->rules->shares_score && strcmp (key, TW_CASE_TEAM) == 0)
    {
      if (!tw_case_run_number (run, value, &number, error))
        return FALSE;
      for (seat = 0; seat < run->rules->n_seats; seat++)
        run->play->state->score[seat] = number;
      return TRUE;
    }
  if (run->rules->shares_score || !tw_case_run_seat (run, key, &seat, NULL))
    return tw_case_run_give_fact (run, "score", TW_SEAT_NONE, word, error);
  if (!tw_case_run_number (run, value, &number, error))
    return FALSE;
  run->play->state->score[seat] = number;
  return TRUE;
}

static gboolean give_tokens (TwCaseRun *run, guint seat, const char *word, GError **error);

static gboolean
give_supply (TwCaseRun *run, guint seat, const char *word, GError **error)
{
  g_autofree char *key = NULL;
  const char *value;
  int number, type;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  type = tw_rules_figure (run->rules, key);
  if (type < 0 && tw_case_run_is_stocked (run->rules, key))
    return give_tokens (run, seat, word, error);
  if (type < 0)
    return tw_case_run_give_fact (run, "supply", seat, word, error);
  if (!tw_case_run_number (run, value, &number, error))
    return FALSE;
  if (number < 0
      || tw_position_supply (run->play, seat, (guint) type, (guint) number) != TW_POSITION_DONE)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("Nobody has so many of “%s”."),
                             word);
  return TRUE;
}

static gboolean
give_tokens (TwCaseRun *run, guint seat, const char *word, GError **error)
{
  g_autofree char *key = NULL;
  const char *value;
  int number, token;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  token = tw_rules_token (run->rules, key);
  if (token < 0)
    return tw_case_run_give_fact (run, "tokens", seat, word, error);
  if (!tw_case_run_number (run, value, &number, error))
    return FALSE;
  if (number < 0
      || tw_position_tokens (run->play, seat, (guint) token, (guint) number) != TW_POSITION_DONE)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("There are not so many of “%s”."),
                             word);
  return TRUE;
}

static gboolean
give_tile (TwCaseRun *run, const char *word, GError **error)
{
  g_autoptr (GError) local = NULL;
  TwAction action;

  if (!tw_notation_parse_action (run->play, word, run->play->state->on_turn, &action, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  switch (tw_position_lay (run->play, action.kind, action.x, action.y, action.turns))
    {
    case TW_POSITION_NOT_LEFT:
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                               _ ("No tile %s is left in the bag."),
                               run->rules->catalogue->kinds[action.kind].name);
    case TW_POSITION_OCCUPIED:
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("A tile lies already at %d,%d."),
                               action.x, action.y);
    case TW_POSITION_MISFIT:
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                               _ ("%s does not fit its neighbours."), word);
    case TW_POSITION_TOO_FAR:
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                               _ ("%s lies too far from the other tiles."), word);
    case TW_POSITION_DONE:
    default:
      return TRUE;
    }
}

/* "mage@1,0:road(E)", "dragon@1,0", "mage@off": what belongs to nobody. */
static gboolean
give_neutral (TwCaseRun *run, const char *word, guint type, const char *place, GError **error)
{
  const TwFigureRule *figure = &run->rules->figure_types[type];
  g_autoptr (GError) local = NULL;
  guint node = TW_NO_NODE, slot;

  /* What knows of other places says which there are. */
  if (tw_case_run_knows_fact (run, word))
    return tw_case_run_give_fact (run, "", TW_SEAT_NONE, word, error);
  if (tw_case_run_cell (run, place, &slot))
    {
      if (slot == TW_NO_SLOT)
        return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("There is no tile for “%s”."),
                                 word);
      tw_play_lay_figure (run->play, tw_play_neutral (run->play, type), slot);
      return TRUE;
    }
  if (strcmp (place, TW_CASE_OFF) != 0
      && !tw_notation_parse_segment (run->play, place, &node, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  if (node != TW_NO_NODE && !(figure->kinds & TW_KIND_BIT (run->play->board.nodes[node].kind)))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("“%s” cannot be: the figure does not stand there."), word);
  tw_play_move_neutral (run->play, type, node);
  return TRUE;
}

static gboolean
give_figure (TwCaseRun *run, const char *word, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *name = NULL;
  guint seat, node;
  const char *rest = tw_case_run_split_seat (run, word, &seat, TW_SEAT_NONE);
  const char *sign = strchr (rest, '@');
  const char *equals = strchr (rest, '=');
  g_autofree char *place = g_strndup (sign + 1, strcspn (sign + 1, "="));
  int type, number = 1;

  name = g_strndup (rest, (gsize) (sign - rest));
  if (seat == TW_SEAT_NONE && equals == NULL
      && (type = tw_case_run_neutral (run->rules, name)) >= 0)
    return give_neutral (run, word, (guint) type, place, error);
  if (seat == TW_SEAT_NONE || strchr (sign, ':') == NULL)
    return tw_case_run_give_fact (run, "", TW_SEAT_NONE, word, error);
  if (seat >= run->rules->n_seats)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("“%s” is no seat of this game. Its seats are P1 to P%u."), word,
                             run->rules->n_seats);
  if (!tw_notation_parse_segment (run->play, place, &node, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  type = tw_case_run_figure (run->rules, name, (TwKind) run->play->board.nodes[node].kind);
  if (type < 0)
    return tw_case_run_give_fact (run, "", TW_SEAT_NONE, word, error);
  if (equals != NULL && !tw_case_run_number (run, equals + 1, &number, error))
    return FALSE;
  for (; number > 0; number--)
    if (tw_position_stand (run->play, seat, (guint) type, node) != TW_POSITION_DONE)
      return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                               _ ("The supply has no figure left for “%s”."), word);
  return TRUE;
}

static gboolean
give_bag (TwCaseRun *run, const char *list, GError **error)
{
  const TwCatalogue *catalogue = run->rules->catalogue;
  g_autofree guint *counts = g_new0 (guint, catalogue->n_kinds);
  guint64 n_tiles = run->play->board.head->n_slots, n_nodes = run->play->board.head->n_nodes;

  if (!tw_case_run_bag (run, list, counts, FALSE, error))
    return FALSE;
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      n_tiles += counts[kind];
      n_nodes += (guint64) counts[kind] * catalogue->tiles[kind].n_nodes;
    }
  /* The table has room for the tiles of the sets, not for more. */
  if (n_tiles > run->rules->board.max_slots || n_nodes > catalogue->n_nodes)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("There are not so many tiles in the sets in play."));
  tw_position_bag (run->play, counts);
  return TRUE;
}

/* Takes tiles out of the bag, always one of those that are there most often. */
static gboolean
give_left (TwCaseRun *run, const char *value, GError **error)
{
  guint n_kinds = run->rules->catalogue->n_kinds;
  g_autofree guint *counts = g_new0 (guint, n_kinds);
  int wanted, n_left = run->play->state->n_left;

  if (!tw_case_run_number (run, value, &wanted, error))
    return FALSE;
  if (wanted < 0 || wanted > n_left)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("Tiles left: %d."), n_left);
  for (guint kind = 0; kind < n_kinds; kind++)
    counts[kind] = run->play->bag[kind];
  for (; n_left > wanted; n_left--)
    {
      guint most = 0;

      for (guint kind = 1; kind < n_kinds; kind++)
        if (counts[kind] >= counts[most])
          most = kind;
      counts[most]--;
    }
  tw_position_bag (run->play, counts);
  return TRUE;
}

static gboolean
give_fact (TwCaseRun *run, const char *word, GError **error)
{
  const char *sign = strchr (word, '@');
  g_autofree char *key = NULL;
  const char *value;
  guint seat;

  if (tw_case_run_is_beside (run, word))
    return tw_case_run_give_beside (run, word, error);
  if (tw_case_run_is_held (word))
    return tw_case_run_give_held (run, word, error);
  if (tw_case_run_is_posted (run, word))
    return tw_case_run_give_posted (run, word, error);
  if (sign != NULL)
    return strchr (sign, '/') != NULL ? give_tile (run, word, error)
                                      : give_figure (run, word, error);
  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  if (strcmp (key, "bag") == 0)
    return give_bag (run, value, error);
  if (strcmp (key, "left") == 0 && !tw_case_run_knows_fact (run, key))
    return give_left (run, value, error);
  if (strcmp (key, "next") == 0)
    {
      if (!tw_case_run_seat (run, value, &seat, error))
        return FALSE;
      tw_position_next (run->play, seat);
      return TRUE;
    }
  return tw_case_run_give_fact (run, "", TW_SEAT_NONE, word, error);
}

/* "supply P1 meeple=2", "tokens P1 wine=2", "track P1 pawn=5". */
static gboolean
give_group (TwCaseRun *run, const char *group, guint seat, char **words, GError **error)
{
  for (; *words != NULL; words++)
    if (!(strcmp (group, "supply") == 0 ? give_supply (run, seat, *words, error)
          : strcmp (group, "tokens") == 0
              ? give_tokens (run, seat, *words, error)
              : tw_case_run_give_fact (run, group, seat, *words, error)))
      return FALSE;
  return TRUE;
}

static gboolean
is_group (const char *word)
{
  return strcmp (word, "supply") == 0 || strcmp (word, "tokens") == 0
         || strcmp (word, "track") == 0;
}

static gboolean
give_words (TwCaseRun *run, GError **error)
{
  char **words = run->line->words;
  guint seat;

  if (strcmp (words[0], "score") == 0)
    {
      for (guint i = 1; words[i] != NULL; i++)
        if (!give_score (run, words[i], error))
          return FALSE;
      return TRUE;
    }
  if (is_group (words[0]) && words[1] != NULL)
    return tw_case_run_seat (run, words[1], &seat, error)
           && give_group (run, words[0], seat, words + 2, error);
  for (guint i = 0; words[i] != NULL; i++)
    if (!give_fact (run, words[i], error))
      return FALSE;
  return TRUE;
}

gboolean
tw_case_run_given (TwCaseRun *run, GError **error)
{
  if (!tw_case_run_settle (run, run->play, error))
    return FALSE;
  if (!tw_position_is_between (run->play))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error,
                             _ ("A position can be given only between two turns."));
  if (!give_words (run, error))
    return FALSE;
  tw_position_resume (run->play);
  return TRUE;
}

gboolean
tw_case_give (TwRules *rules, TwPlay *play, const char *words, GError **error)
{
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  TwCaseLine line = { .verb = TW_CASE_GIVEN, .words = split };
  TwCaseRun run = { .rules = rules, .play = play, .line = &line, .refused_by = "" };
  gboolean is_given;

  if (split[0] == NULL)
    return tw_case_run_fail (&run, TW_CASE_ERROR_WRONG, error, _ ("Nothing is given."));
  run.actions.items = g_new (TwAction, rules->max_actions);
  is_given = tw_case_run_given (&run, error);
  g_free (run.actions.items);
  return is_given;
}
