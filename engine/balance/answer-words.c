/* Answers in words. */
#include "engine/balance/answer-words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/setup/players-file.h"
#include "engine/tile/kind.h"
#include "engine/tile/tile-words.h"

/* A player that searches, with so many playouts for each answer. */
#define SEARCH "search/"

/* Of two numbers that are one, the last digits differ. */
#define TINY 1e-9

/* What a measure is called, and what it says by verdict: unknown, found, same, less, more.
 *
 * Places: {of} and {other}, what it is about; {number}, the estimate; {null}, what it is compared
 * with; {high}, the most that it may be; {n}, how many games. What ends without a full stop goes on
 * with the interval and the number of games. */
typedef struct
{
  const char *measure;
  const char *label;
  const char *said[5];
} Words;

static const Words words[] = {
  { "place-won",
    N_ ("Wins of place {of}"),
    { N_ ("Cannot say yet whether it is fair: place {of} wins {number} of the games, and {null} "
          "would be just fair"),
      NULL, N_ ("Fair: place {of} wins {number} of the games, and {null} would be just fair"),
      N_ ("Not fair: place {of} wins only {number} of the games, and {null} would be just fair"),
      N_ ("Not fair: place {of} wins {number} of the games, and {null} would be just fair") } },
  { "place-score", N_ ("Points of place {of}"), { NULL } },
  { "worth-points",
    N_ ("Points of who has {of}"),
    { N_ ("Cannot say yet what {of} is worth: {number} points to who has it"), NULL,
      N_ ("{of} brings who has it about nothing: {number} points"),
      N_ ("{of} costs who has it points: {number}"),
      N_ ("{of} brings who has it points: {number}") } },
  { "worth-others", N_ ("Points of each of the others, because of {of}"), { NULL } },
  { "worth-won", N_ ("Wins of who has {of}"), { NULL } },
  { "worth-each",
    N_ ("Points of all players for each {of}"),
    { N_ ("Cannot say yet what {of} is worth: {number} points for each, to all players together"),
      NULL, N_ ("{of} brings all players together about nothing: {number} points for each"),
      N_ ("{of} costs all players together points: {number} for each"),
      N_ ("{of} brings all players together points: {number} for each") } },
  { "worth-all", N_ ("Points of all players for all {of}"), { NULL } },
  { "worth-turns", N_ ("Turns, because of {of}"), { NULL } },
  { "skill-won",
    N_ ("Wins of {of} against {other}"),
    { N_ ("Cannot say yet whether {of} beats {other}: it wins {number} of the games"), NULL,
      N_ ("{of} is as good as {other}: it wins {number} of the games"),
      N_ ("{of} loses against {other}: it wins only {number} of the games"),
      N_ ("{of} beats {other}: it wins {number} of the games") } },
  { "skill-elo", N_ ("Elo of {of} above {other}"), { NULL } },
  { "lead-changes",
    N_ ("Changes of the lead"),
    { NULL, N_ ("The lead changes {number} times a game") } },
  { "winner-behind",
    N_ ("How far the later winner is behind at worst"),
    { NULL, N_ ("The later winner is {number} points behind at worst") } },
  { "decided-at",
    N_ ("Share of the turns after which it is decided"),
    { NULL, N_ ("The game is decided after {number} of the turns") } },
  { "half-leader-won",
    N_ ("Wins of who leads at half-time"),
    { NULL, N_ ("Who leads at half-time wins {number} of the games"), NULL, NULL,
      N_ ("Leaders run away: who leads at half-time wins {number} of the games") } },
  { "places-a-turn", N_ ("Places for a tile"), { NULL } },
  { "good-places", N_ ("Places within a point of the best"), { NULL } },
  { "score",
    N_ ("Points of a player"),
    { N_ ("Cannot say yet how it changes the points of a player: {number}"),
      N_ ("A player makes {number} points"),
      N_ ("The points of a player stay about the same: {number}"),
      N_ ("A player makes fewer points with it: {number}"),
      N_ ("A player makes more points with it: {number}") } },
  { "turns", N_ ("Turns"), { NULL } },
  { "first-won", N_ ("Wins of who begins"), { NULL } },
  { "unplaceable", N_ ("Tiles that fit nowhere"), { NULL } },
  { "figures-out", N_ ("Figures on the table"), { NULL } },
  { "figure-stays", N_ ("Turns that a figure stays on the table"), { NULL } },
  { "share", N_ ("Share of all points: {of}"), { NULL } },
  { "endless",
    N_ ("Games that a rule without end has ended"),
    { NULL, N_ ("Broken: a rule that finds no end has ended {number} of the games") } },
  { "rules-alive",
    N_ ("Rules that did something"),
    { N_ ("Cannot say yet whether anything is dead."), NULL,
      N_ ("Nothing is dead: all {n} rules did something."), NULL, NULL } },
  { "rule-never",
    N_ ("Games in which {of} does something"),
    { N_ ("Cannot say yet whether {of} is dead: it did nothing in {n} games, so it does in at most "
          "{high} of them."),
      NULL, NULL, N_ ("{of} never did anything in {n} games; it does in at most {high} of them."),
      NULL } },
  { "question-single",
    N_ ("Questions with one answer: {of}"),
    { NULL, N_ ("The question “{of}” had one answer only, all {n} times.") } },
  { "tile-nowhere",
    N_ ("Draws of {of} that fit nowhere"),
    { NULL, NULL, NULL, NULL, N_ ("Tile {of} fits nowhere in {number} of its draws") } },
  { "tile-places",
    N_ ("Places of {of} when it is drawn"),
    { NULL, NULL, NULL, N_ ("Tile {of} has only {number} places when it is drawn"), NULL } },
  { "turn-nowhere", N_ ("Tiles that fit nowhere, for each turn"), { NULL } },
  { "temper-won",
    N_ ("Wins of {of} against greedy players"),
    { NULL, NULL, NULL, NULL,
      N_ ("The style {of} wins {number} of the games, and {null} would be just fair") } },
  { "team-won", N_ ("Won: {of}"), { NULL, N_ ("{of}: {number} of the games are won") } },
  { "team-lost-by", N_ ("Lost: {of}, by {other}"), { NULL } },
  { "team-easier",
    N_ ("Won more often: {of} than {other}"),
    { N_ ("Cannot say yet which is harder, {of} or {other}: the wins differ by {number}"), NULL,
      N_ ("{of} and {other} are as hard as each other: the wins differ by {number}"),
      N_ ("{of} is harder than {other}: the wins differ by {number}"),
      N_ ("{of} is easier than {other}: the wins differ by {number}") } },
};

/* What it is of, in a comparison of a game with something and without it. */
static const struct
{
  const char *other;
  const char *label;
} sides[] = {
  { "with", N_ ("{measure}, with it") },
  { "without", N_ ("{measure}, without it") },
  { "change", N_ ("{measure}, difference") },
};

static const Words *
words_of (const TwAnswer *answer)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].measure, answer->measure) == 0)
      return &words[i];
  return NULL;
}

char *
tw_answer_number (double number, TwUnit unit)
{
  /* Nothing is a little less than nothing. */
  double shown =
      fabs (number) < 0.005 && unit != TW_UNIT_SHARE && unit != TW_UNIT_SHARE_MORE ? 0.0 : number;

  if (isnan (number))
    return g_strdup ("?");
  switch (unit)
    {
    case TW_UNIT_SHARE:
      return g_strdup_printf (_ ("%.1f %%"), 100.0 * number);
    case TW_UNIT_SHARE_MORE:
      return g_strdup_printf (_ ("%+.1f %%"), 100.0 * number);
    case TW_UNIT_ELO:
      return g_strdup_printf ("%+.0f", number);
    case TW_UNIT_POINTS:
    case TW_UNIT_NUMBER:
    default:
      return g_strdup_printf ("%.2f", shown);
    }
}

/* Puts @text (transfer full) in the place @name of @words (transfer full). */
static char *
fill (char *said, const char *name, char *text)
{
  GString *filled = g_string_new (said);
  g_autofree char *place = g_strdup_printf ("{%s}", name);

  g_string_replace (filled, place, text, 0);
  g_free (said);
  g_free (text);
  return g_string_free (filled, FALSE);
}

/* Who plays is called as at the table. */
static char *
player_name (const char *id)
{
  static TwPlayersFile *file; /* for as long as the program runs */
  const TwShippedPlayer *player;
  guint n;
  char rest;

  if (sscanf (id, SEARCH "%u%c", &n, &rest) == 1)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "search with %u playout",
                                         "search with %u playouts", n),
                            n);

  if (g_once_init_enter (&file))
    {
      TwPlayersFile *loaded = tw_players_file_load_shipped (NULL);

      /* That it is missing is said elsewhere. */
      g_once_init_leave (&file, loaded != NULL ? loaded : g_new0 (TwPlayersFile, 1));
    }
  player = file->players != NULL ? tw_players_file_find (file, id) : NULL;
  return player != NULL
             /* Translators: the name of a program that plays, and what it is like: "Emma (quick)".
              */
             ? g_strdup_printf (C_ ("opponent", "%s (%s)"), player->name,
                                tw_texts_best (player->titles, g_get_language_names ()))
             : NULL;
}

char *
tw_answer_name (const char *id)
{
  TwKind kind = id != NULL ? tw_kind_from_name (id) : TW_KIND_NONE;
  char *player;

  if (id == NULL)
    return g_strdup ("");
  if (kind != TW_KIND_NONE && !tw_kind_is_own (kind))
    return g_strdup (tw_tile_words_kind (kind));
  player = player_name (id);
  return player != NULL ? player : g_strdup (id);
}

static char *
fill_names (const char *said, const TwAnswer *answer)
{
  return fill (fill (g_strdup (said), "of", tw_answer_name (answer->of)), "other",
               tw_answer_name (answer->other));
}

char *
tw_answer_label (const TwAnswer *answer)
{
  const Words *of = words_of (answer);
  char *label = fill_names (of != NULL ? _ (of->label) : answer->measure, answer);

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (g_strcmp0 (answer->other, sides[i].other) == 0)
      return fill (g_strdup (_ (sides[i].label)), "measure", label);
  return label;
}

static char *
too_few (const TwAnswers *answers)
{
  return fill (g_strdup (_ ("Cannot say yet: {n} deals are too few.")), "n",
               g_strdup_printf ("%" G_GUINT64_FORMAT, tw_record_n_done (answers->record)));
}

char *
tw_answer_sentence (const TwAnswers *answers, const TwAnswer *answer)
{
  const Words *of = words_of (answer);
  const char *said = of != NULL ? of->said[answer->verdict] : NULL;
  const TwInterval *interval = &answer->interval;
  char *text;

  if (said == NULL)
    return NULL;
  if (!tw_interval_is_known (interval))
    return too_few (answers);
  text = fill_names (_ (said), answer);
  if (!g_str_has_suffix (said, "."))
    text = fill (g_strdup (_ ("{said} (between {low} and {high}; games: {n}).")), "said", text);
  text = fill (text, "number", tw_answer_number (interval->estimate, answer->unit));
  text = fill (text, "low", tw_answer_number (interval->low, answer->unit));
  text = fill (text, "high", tw_answer_number (interval->high, answer->unit));
  text = fill (text, "null", tw_answer_number (answer->null, answer->unit));
  return fill (text, "n", g_strdup_printf ("%" G_GINT64_FORMAT, answer->n_games));
}

static gboolean
is_decided (const TwAnswer *answer)
{
  return answer->verdict == TW_VERDICT_LESS || answer->verdict == TW_VERDICT_MORE;
}

/* Whether there is more to be said of the first of two: it is decided, or further from what it is
 * compared with. */
static gboolean
says_more (const TwAnswer *answer, const TwAnswer *other)
{
  if (is_decided (answer) != is_decided (other))
    return is_decided (answer);
  return is_decided (answer)
         && fabs (answer->interval.estimate - answer->null)
                > fabs (other->interval.estimate - other->null) + TINY;
}

/* Whether @answer, which has a sentence, is to be said in the place of @chosen: it says more of the
 * same measure, or it is decided where the other is as it should be, or cannot be said yet. */
static gboolean
takes_place (const TwAnswer *answer, const TwAnswer *chosen)
{
  if (strcmp (answer->measure, chosen->measure) == 0)
    return says_more (answer, chosen);
  return (chosen->verdict == TW_VERDICT_SAME || chosen->verdict == TW_VERDICT_UNKNOWN)
         && is_decided (answer);
}

char *
tw_answers_sentence (const TwAnswers *answers)
{
  const TwAnswer *chosen = NULL;
  char *sentence = NULL;

  /* Who reads only this is to know if anything is not as it should be. */
  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];
      g_autofree char *said = tw_answer_sentence (answers, answer);

      if (said == NULL || (chosen != NULL && !takes_place (answer, chosen)))
        continue;
      chosen = answer;
      g_free (sentence);
      sentence = g_steal_pointer (&said);
    }
  return sentence != NULL ? sentence : too_few (answers);
}

/* @said of @tried, with the next value in the place {next}. */
static char *
say_tried (const char *said, const char *name, const TwTriedNumber *tried, int next)
{
  char *text = fill (g_strdup (said), "name", g_strdup (name));

  text = fill (text, "value", g_strdup_printf ("%d", tried->value));
  text = fill (text, "next", g_strdup_printf ("%d", next));
  if (strstr (said, "{number}") != NULL)
    text = fill (g_strdup (_ ("{said} (between {low} and {high}; games: {n}).")), "said", text);
  text = fill (text, "number", g_strdup_printf ("%.3g", tried->interval.estimate));
  text = fill (text, "low", g_strdup_printf ("%.3g", tried->interval.low));
  text = fill (text, "high", g_strdup_printf ("%.3g", tried->interval.high));
  return fill (text, "n", g_strdup_printf ("%" G_GUINT64_FORMAT, tried->n));
}

char *
tw_tried_numbers_sentence (const char *name, const GArray *tried)
{
  const TwTriedNumber *last = NULL;

  for (guint i = 0; i < tried->len; i++)
    {
      const TwTriedNumber *at = &g_array_index (tried, TwTriedNumber, i);

      if (at->fit == TW_FIT_MEETS)
        return say_tried (_ ("{name}={value} meets the goal: {number}"), name, at, 0);
    }
  for (guint i = 0; i < tried->len; i++)
    {
      const TwTriedNumber *at = &g_array_index (tried, TwTriedNumber, i);

      if (at->fit == TW_FIT_UNKNOWN)
        return say_tried (_ ("Cannot say yet whether {name}={value} meets the goal: {number}"),
                          name, at, 0);
      if (last != NULL && last->fit != at->fit)
        return say_tried (_ ("No whole number meets the goal: {name}={value} is on one side of it, "
                             "{name}={next} on "
                             "the other."),
                          name, last, at->value);
      last = at;
    }
  return say_tried (
      _ ("No value of {name} that was tried meets the goal: all are on one side of it."), name,
      &g_array_index (tried, TwTriedNumber, 0), 0);
}

char *
tw_dead_sentence (const TwAnswer *answer, const TwFiring *firing, guint n_games)
{
  if (firing != NULL)
    return g_strdup_printf (
        _ ("%s: rare, but it can happen: a position was found with %u tiles on the table."),
        answer->of, firing->n_tiles);
  return g_strdup_printf (
      _ ("%s: looks dead: it did nothing in %u more games that were played for it."), answer->of,
      n_games);
}

const char *
tw_verdict_text (TwVerdict verdict)
{
  switch (verdict)
    {
    case TW_VERDICT_UNKNOWN:
      return _ ("cannot say yet");
    case TW_VERDICT_SAME:
      return _ ("as good as the same");
    case TW_VERDICT_LESS:
      return _ ("less");
    case TW_VERDICT_MORE:
      return _ ("more");
    case TW_VERDICT_FOUND:
    default:
      return "";
    }
}
