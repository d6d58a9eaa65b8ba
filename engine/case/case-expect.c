/* "expect" lines: what has to be true. */
#include "engine/case/case-run-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/case/case-facts.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"

static gboolean
compare (const TwCaseRun *run, const char *key, int is, const char *wanted, GError **error)
{
  int number;

  if (!tw_case_run_number (run, wanted, &number, error))
    return FALSE;
  return is == number
         || tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("%s is %d, not %d."), key, is,
                              number);
}

static gboolean
compare_words (const TwCaseRun *run,
               const char *key,
               const char *is,
               const char *wanted,
               GError **error)
{
  return strcmp (is, wanted) == 0
         || tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("%s is %s, not %s."), key, is,
                              wanted);
}

static gboolean
expect_score (TwCaseRun *run, const char *word, GError **error)
{
  g_autofree char *key = NULL;
  g_autofree char *name = NULL;
  const char *value;
  guint seat;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  if (run->rules->shares_score && strcmp (key, TW_CASE_TEAM) == 0)
    seat = 0;
  else if (run->rules->shares_score || !tw_case_run_seat (run, key, &seat, NULL))
    return tw_case_run_tell_fact (run, "score", TW_SEAT_NONE, word, error);
  name = g_strdup_printf (_ ("The score of %s"), key);
  return compare (run, name, run->play->state->score[seat], value, error);
}

static gboolean expect_tokens (TwCaseRun *run, guint seat, const char *word, GError **error);

static gboolean
expect_supply (TwCaseRun *run, guint seat, const char *word, GError **error)
{
  g_autofree char *key = NULL;
  g_autofree char *name = NULL;
  const char *value;
  int type;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  type = tw_rules_figure (run->rules, key);
  /* What each player has from the start is a supply of their own. */
  if (type < 0 && tw_case_run_is_stocked (run->rules, key))
    return expect_tokens (run, seat, word, error);
  if (type < 0)
    return tw_case_run_tell_fact (run, "supply", seat, word, error);
  name = g_strdup_printf (_ ("The supply of P%u of “%s”"), seat + 1, key);
  return compare (run, name, (int) tw_play_supply (run->play, seat, (guint) type), value, error);
}

/* Rule: BASE-075, BASE-076. */
static gboolean
expect_track (TwCaseRun *run, guint seat, const char *word, GError **error)
{
  int score = tw_play_counter (run->play, seat, 0);
  g_autofree char *key = NULL;
  const char *value;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  if (strcmp (key, "space") == 0)
    return compare (run, key, score % TW_TRACK_SPACES, value, error);
  if (strcmp (key, "laps") == 0)
    return compare (run, key, score / TW_TRACK_SPACES, value, error);
  return tw_case_run_tell_fact (run, "track", seat, word, error);
}

static gboolean
expect_tokens (TwCaseRun *run, guint seat, const char *word, GError **error)
{
  g_autofree char *key = NULL;
  g_autofree char *name = NULL;
  const char *value;
  int token;

  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  token = tw_rules_token (run->rules, key);
  if (token < 0)
    return tw_case_run_tell_fact (run, "tokens", seat, word, error);
  name = g_strdup_printf (_ ("What P%u has of “%s”"), seat + 1, key);
  return compare (run, name, (int) tw_play_tokens (run->play, seat, (guint) token), value, error);
}

static int
n_figures_on (const TwPlay *play, guint seat, guint type, guint node)
{
  int n = 0;

  for (guint i = 0; i < play->rules->n_figures; i++)
    n += play->figures[i].place == TW_FIGURE_NODE && play->figures[i].seat == seat
         && play->figures[i].type == type && play->figures[i].node == node;
  return n;
}

/* Whether what belongs to nobody is where a fact says. */
static gboolean
expect_neutral (TwCaseRun *run,
                const char *word,
                guint type,
                const char *place,
                const char *value,
                GError **error)
{
  const TwFigure *figure = tw_play_neutral (run->play, type);
  g_autoptr (GError) local = NULL;
  guint node = TW_NO_NODE, slot;

  if (tw_case_run_cell (run, place, &slot))
    return compare (run, word,
                    (figure->place == TW_FIGURE_TILE || figure->place == TW_FIGURE_BESIDE)
                        && slot != TW_NO_SLOT && tw_play_figure_slot (run->play, figure) == slot,
                    value, error);
  if (strcmp (place, TW_CASE_OFF) != 0
      && !tw_notation_parse_segment (run->play, place, &node, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  return compare (run, word,
                  node == TW_NO_NODE ? figure->place == TW_FIGURE_SUPPLY
                                     : figure->place == TW_FIGURE_NODE && figure->node == node,
                  value, error);
}

static gboolean
expect_figure (TwCaseRun *run, const char *word, GError **error)
{
  g_autoptr (GError) local = NULL;
  guint seat, node;
  const char *rest = tw_case_run_split_seat (run, word, &seat, TW_SEAT_NONE);
  const char *sign = strchr (rest, '@');
  const char *equals = strchr (rest, '=');
  g_autofree char *name = g_strndup (rest, (gsize) (sign - rest));
  g_autofree char *place = g_strndup (sign + 1, strcspn (sign + 1, "="));
  int type = seat == TW_SEAT_NONE ? tw_case_run_neutral (run->rules, name) : -1;

  if (type >= 0 && !tw_case_run_knows_fact (run, word))
    return expect_neutral (run, word, (guint) type, place, equals != NULL ? equals + 1 : "1",
                           error);
  if (seat == TW_SEAT_NONE || seat >= run->rules->n_seats || strchr (place, ':') == NULL)
    return tw_case_run_tell_fact (run, "", TW_SEAT_NONE, word, error);
  if (!tw_notation_parse_segment (run->play, place, &node, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  type = tw_case_run_figure (run->rules, name, (TwKind) run->play->board.nodes[node].kind);
  if (type < 0)
    return tw_case_run_tell_fact (run, "", TW_SEAT_NONE, word, error);
  return compare (run, word, n_figures_on (run->play, seat, (guint) type, node),
                  equals != NULL ? equals + 1 : "1", error);
}

static gboolean
expect_tile (TwCaseRun *run, const char *word, GError **error)
{
  const TwPlay *play = run->play;
  g_autoptr (GError) local = NULL;
  TwAction action;
  guint slot;

  if (!tw_notation_parse_action (play, word, play->state->on_turn, &action, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  slot = tw_board_slot_at (&play->board, action.x, action.y);
  if (slot != TW_NO_SLOT && play->board.slots[slot].quarter_turns == action.turns
      && tw_case_run_first_kind (run->rules, play->board.slots[slot].kind)
             == tw_case_run_first_kind (run->rules, action.kind))
    return TRUE;
  return tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("%s does not lie there."), word);
}

/* Open, closed and dead are the table's if no expansion knows better; any other word is an
 * expansion's. */
static gboolean
expect_feature (TwCaseRun *run,
                const char *word,
                const char *place,
                const char *wanted,
                GError **error)
{
  static const char *const states[] = { "open", "closed", "dead", NULL };
  g_autoptr (GError) local = NULL;
  guint node, root;
  const char *is;

  if (!tw_notation_parse_segment (run->play, place, &node, &local))
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, "%s", local->message);
  root = tw_board_root (&run->play->board, node);
  if (!g_strv_contains (states, wanted) || tw_case_run_knows_fact (run, word))
    return tw_case_run_tell_fact (run, "", TW_SEAT_NONE, word, error);
  is = run->play->board.nodes[root].is_dead             ? "dead"
       : tw_board_is_complete (&run->play->board, node) ? "closed"
                                                        : "open";
  return compare_words (run, place, is, wanted, error);
}

static gboolean
expect_bag (TwCaseRun *run, const char *list, GError **error)
{
  const TwCatalogue *catalogue = run->rules->catalogue;
  g_autofree int *rest = g_new0 (int, catalogue->n_kinds);
  g_autofree guint *wanted = g_new0 (guint, catalogue->n_kinds);

  if (!tw_case_run_bag (run, list, wanted, TRUE, error))
    return FALSE;
  /* A variant that is named counts for itself, all others for their tile. */
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      guint first = tw_case_run_first_kind (run->rules, kind);

      rest[kind != first && wanted[kind] > 0 ? kind : first] += run->play->bag[kind];
    }
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (rest[kind] != (int) wanted[kind])
      return tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error,
                               _ ("Left of tile %s in the bag: %d, not %u."),
                               catalogue->kinds[kind].name, rest[kind], wanted[kind]);
  return TRUE;
}

/* The seats with the most points, a bit each. Rule: BASE-097, BASE-098. */
static guint
find_winners (const TwPlay *play)
{
  int most = play->state->score[0];
  guint winners = 0;

  for (guint seat = 1; seat < play->rules->n_seats; seat++)
    most = MAX (most, play->state->score[seat]);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    winners |= (guint) (play->state->score[seat] == most) << seat;
  return winners;
}

/* "P1+P2" or "red+blue", in any order. */
static gboolean
expect_winners (TwCaseRun *run, const char *key, const char *value, GError **error)
{
  g_auto (GStrv) names = g_strsplit (value, "+", -1);
  guint is = find_winners (run->play), wanted = 0;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      guint seat;

      if (!tw_case_run_seat (run, names[i], &seat, error))
        return FALSE;
      wanted |= 1u << seat;
    }
  for (guint seat = 0; seat < run->rules->n_seats; seat++)
    if (is & (1u << seat))
      g_string_append_printf (words, "%sP%u", words->len > 0 ? "+" : "", seat + 1);
  return is == wanted || compare_words (run, key, words->str, value, error);
}

static gboolean
expect_seat (TwCaseRun *run, const char *key, guint is, const char *value, GError **error)
{
  g_autofree char *name = is == TW_SEAT_NONE     ? g_strdup (_ ("nobody"))
                          : is == TW_SEAT_CHANCE ? g_strdup (_ ("chance"))
                                                 : g_strdup_printf ("P%u", is + 1);
  guint seat;

  if (!tw_case_run_seat (run, value, &seat, error))
    return FALSE;
  return seat == is || compare_words (run, key, name, value, error);
}

static gboolean
expect_state (TwCaseRun *run, const char *key, const char *value, gboolean *known, GError **error)
{
  const TwPlay *play = run->play;
  const TwFrame *turn = tw_play_turn_frame (play);

  *known = TRUE;
  if (strcmp (key, "left") == 0 && !tw_case_run_knows_fact (run, key))
    return compare (run, key, play->state->n_left, value, error);
  if (strcmp (key, "bag") == 0)
    return expect_bag (run, value, error);
  if (strcmp (key, "state") == 0)
    return compare_words (run, key, tw_case_facts_status (play->state->status), value, error);
  if (strcmp (key, "reason") == 0)
    return compare_words (run, key, tw_rules_reason_info (run->rules, play->state->reason)->word,
                          value, error);
  if (strcmp (key, "next") == 0)
    return expect_seat (run, key, turn != NULL ? turn->seat : TW_SEAT_NONE, value, error);
  if (strcmp (key, "part") == 0)
    return compare (run, key, turn != NULL ? turn->part : 0, value, error);
  if (strcmp (key, "decider") == 0)
    return expect_seat (run, key, tw_play_decider (play), value, error);
  if (strcmp (key, "phase") == 0)
    return compare_words (run, key, tw_play_phase (play), value, error);
  if (strcmp (key, "winners") == 0)
    return expect_winners (run, key, value, error);
  *known = FALSE;
  return TRUE;
}

static gboolean
expect_fact (TwCaseRun *run, const char *word, GError **error)
{
  const char *sign = strchr (word, '@');
  g_autofree char *key = NULL;
  const char *value;
  gboolean known;

  if (tw_case_run_is_beside (run, word))
    return tw_case_run_expect_beside (run, word, error);
  if (tw_case_run_is_held (word))
    return tw_case_run_expect_held (run, word, error);
  if (tw_case_run_is_posted (run, word))
    return tw_case_run_expect_posted (run, word, error);
  if (sign != NULL && !g_str_has_prefix (word, "feature@"))
    return strchr (sign, '/') != NULL ? expect_tile (run, word, error)
                                      : expect_figure (run, word, error);
  if (!tw_case_run_key (run, word, &key, &value, error))
    return FALSE;
  if (sign != NULL)
    return expect_feature (run, word, key + strlen ("feature@"), value, error);
  if (!expect_state (run, key, value, &known, error))
    return FALSE;
  return known || tw_case_run_tell_fact (run, "", TW_SEAT_NONE, word, error);
}

static gboolean
expect_of_seat (TwCaseRun *run,
                gboolean (*expect) (TwCaseRun *, guint, const char *, GError **),
                GError **error)
{
  char **words = run->line->words;
  guint seat;

  if (words[1] == NULL)
    return tw_case_run_fail (run, TW_CASE_ERROR_WRONG, error, _ ("“%s” needs a seat."), words[0]);
  if (!tw_case_run_seat (run, words[1], &seat, error))
    return FALSE;
  for (guint i = 2; words[i] != NULL; i++)
    if (!expect (run, seat, words[i], error))
      return FALSE;
  return TRUE;
}

/* Whether the line reads the position as it stands and answers nothing. */
static gboolean
reads_open_question (char **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], "decider=") || g_str_has_prefix (words[i], "phase="))
      return TRUE;
  return FALSE;
}

/* "setup=accepted", "setup=refused": whether there is a game at all. */
static gboolean
expect_setup (TwCaseRun *run, const char *word, GError **error)
{
  const char *is = run->play != NULL ? "accepted" : "refused";

  return compare_words (run, "setup", is, word + strlen ("setup="), error);
}

gboolean
tw_case_run_expect (TwCaseRun *run, GError **error)
{
  char **words = run->line->words;

  if (g_str_has_prefix (words[0], "setup="))
    return expect_setup (run, words[0], error);
  if (run->play == NULL)
    return tw_case_run_fail (run, TW_CASE_ERROR_FAILED, error, _ ("The game cannot be set up: %s"),
                             run->setup_error->message);
  if (!reads_open_question (words) && !tw_case_run_settle (run, run->play, error))
    return FALSE;
  if (strcmp (words[0], "supply") == 0)
    return expect_of_seat (run, expect_supply, error);
  if (strcmp (words[0], "track") == 0)
    return expect_of_seat (run, expect_track, error);
  if (strcmp (words[0], "tokens") == 0)
    return expect_of_seat (run, expect_tokens, error);
  if (strcmp (words[0], "score") == 0)
    {
      for (guint i = 1; words[i] != NULL; i++)
        if (!expect_score (run, words[i], error))
          return FALSE;
      return TRUE;
    }
  for (guint i = 0; words[i] != NULL; i++)
    if (!expect_fact (run, words[i], error))
      return FALSE;
  return TRUE;
}
