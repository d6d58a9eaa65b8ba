/* The parts that come with the program: together, in words, and to the end. */
#include "engine/expansion/registry.h"
#include "engine/format/data-dir.h"
#include "engine/format/rules-file.h"
#include "engine/game/notation.h"
#include "engine/setup/game-setup.h"

#include <string.h>

static TwGameKit kit;

/* Whether the part is a game of its own. */
static gboolean
is_alone (const TwVocabularyPart *part)
{
  return part->excludes != NULL && strchr (part->excludes, '*') != NULL;
}

/* The rule that keeps two parts from being played together, or %NULL. */
static const TwRule *
find_forbidding (const TwVocabularyPart *a, const TwVocabularyPart *b)
{
  for (guint i = 0; i < kit.vocabulary->rules->len; i++)
    {
      const TwRule *rule = kit.vocabulary->rules->pdata[i];
      g_auto (GStrv) about =
          g_strsplit (rule->needs != NULL && rule->forbids ? rule->needs : "", " ", -1);

      if (g_strv_contains ((const char *const *) about, a->id)
          && g_strv_contains ((const char *const *) about, b->id))
        return rule;
    }
  return NULL;
}

static TwRules *
compile (const GPtrArray *words, guint n_seats, GError **error)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);

  setup->n_seats = n_seats;
  for (guint i = 0; i < words->len; i++)
    if (!tw_game_setup_use (setup, words->pdata[i], error))
      return NULL;
  return tw_game_setup_compile (setup, error);
}

/* INTER-002, INTER-005, INTER-008, COUNT-045: any two parts go together, and all of them at once;
 * INTER-090: but none with a game of its own, nor two of which a rule says why not (INTER-017). */
static void
test_together (void)
{
  const GPtrArray *parts = kit.vocabulary->parts;
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  guint n_forbidden = 0;

  for (guint i = 0; i < parts->len; i++)
    for (guint k = i + 1; k < parts->len; k++)
      {
        const TwVocabularyPart *a = parts->pdata[i], *b = parts->pdata[k];
        g_autoptr (GPtrArray) words = g_ptr_array_new ();
        g_autoptr (GError) error = NULL;
        g_autoptr (TwRules) rules = NULL;
        const TwRule *rule;

        g_ptr_array_add (words, a->id);
        g_ptr_array_add (words, b->id);
        rules = compile (words, 2, &error);
        rule = find_forbidding (a, b);
        if (is_alone (a) || is_alone (b) || rule != NULL)
          g_assert_error (error, TW_SETUP_ERROR, TW_SETUP_ERROR_REFUSED);
        if (rule != NULL)
          {
            g_autofree char *words_of_rule = tw_rule_statement (kit.vocabulary, rule, NULL);

            g_assert_nonnull (strstr (error->message, words_of_rule));
            /* Numbers of rules mean nothing to who chooses what is played. */
            g_assert_null (strstr (error->message, rule->id));
            n_forbidden++;
          }
        else if (is_alone (a) || is_alone (b))
          continue;
        else if (a->excludes == NULL && b->excludes == NULL)
          g_assert_no_error (error);
      }
  g_assert_cmpuint (n_forbidden, ==, 1);
  for (guint i = 0; i < parts->len; i++)
    {
      const TwVocabularyPart *part = parts->pdata[i];
      gboolean is_free = part->excludes == NULL;

      for (guint k = 0; k < i; k++)
        is_free = is_free && find_forbidding (part, parts->pdata[k]) == NULL;
      if (is_free)
        g_ptr_array_add (all, part->id);
    }
  for (guint n_seats = 2; n_seats <= TW_MAX_SEATS; n_seats++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = compile (all, n_seats, &error);

      g_assert_no_error (error);
    }
}

/* Each part's tiles can be played without its rules, and its rules without its tiles. */
static void
test_switches (void)
{
  for (guint i = 0; i < kit.vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *part = kit.vocabulary->parts->pdata[i];
      g_autofree char *tiles = g_strconcat (part->id, ":tiles", NULL);
      g_autofree char *rules = g_strconcat (part->id, ":rules", NULL);
      const char *const words[] = { tiles, rules };

      for (guint k = 0; k < G_N_ELEMENTS (words) && !is_alone (part); k++)
        {
          g_autoptr (GPtrArray) use = g_ptr_array_new ();
          g_autoptr (GError) error = NULL;
          g_autoptr (TwRules) compiled = NULL;

          g_ptr_array_add (use, (gpointer) "base");
          g_ptr_array_add (use, (gpointer) words[k]);
          compiled = compile (use, 2, &error);
          g_assert_no_error (error);
          if (strcmp (part->id, "base") != 0)
            g_assert_cmpint (tw_part_is_among ((const char *const *) compiled->parts, part->id,
                                               TW_PART_RULES),
                             ==, k == 1);
        }
    }
}

/* The document on cases has every verb, and each verb reads what it writes. */
static void
test_verbs_are_documented (void)
{
  g_autofree char *path = tw_data_dir_find ("doc/case-language.md");
  g_autofree char *text = NULL;

  g_assert_nonnull (path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint i = 0; i < kit.n_expansions; i++)
    for (guint k = 0; k < kit.expansions[i]->n_verbs; k++)
      {
        const TwVerbInfo *verb = &kit.expansions[i]->verbs[k];
        g_autofree char *wanted = g_strconcat (verb->word, verb->format, NULL);

        if (strstr (text, wanted) == NULL)
          g_error ("the document on cases does not know “%s”", wanted);
      }
}

/* Where in the end of the game an event belongs: robbers, features, fields, tokens. */
static int
end_rank (const TwEvent *event)
{
  switch (event->kind)
    {
    case TW_EVENT_OWN:
      return 0;
    case TW_EVENT_SCORED:
      return event->feature == TW_KIND_FIELD ? 2 : 1;
    case TW_EVENT_TOKENS_SCORED:
      return 3;
    default:
      return -1;
    }
}

static void
play_to_end (TwPlay *play)
{
  g_autofree TwAction *items = g_new (TwAction, play->rules->max_actions);
  TwActionList list = { items, 0 };

  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwAction action;

      tw_play_list (play, &list);
      action = tw_play_decider (play) == TW_SEAT_CHANCE
                   ? tw_play_chance (play)
                   : list.items[tw_play_random_by (play, play->state->seed, list.n_items)];
      tw_play_apply (play, &action);
    }
}

/* BASE-096, INTER-009, TURN-033, TURN-037: at the end everything has its place. */
static void
test_end_in_order (void)
{
  static const char *const parts[] = { "base", "robbers", "traders-and-builders", "gold-mines" };
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (TwRules) rules = NULL;
  guint n[4] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_ptr_array_add (words, (gpointer) parts[i]);
  rules = compile (words, 4, NULL);
  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (TwPlay) play = tw_play_new (rules, seed);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TwEvent));
      int last = 0;

      play->events = events;
      play_to_end (play);
      for (guint i = 0; i < events->len; i++)
        {
          const TwEvent *event = &g_array_index (events, TwEvent, i);
          int rank = event->turn == 0 ? end_rank (event) : -1;

          if (rank < 0)
            continue;
          g_assert_cmpint (rank, >=, last);
          last = rank;
          n[rank]++;
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i], >, 0);
}

/* Plays until somebody is asked which counting figure moves, or to the end. */
static gboolean
play_to_gain (TwPlay *play)
{
  g_autofree TwAction *items = g_new (TwAction, play->rules->max_actions);
  TwActionList list = { items, 0 };

  while (tw_play_decider (play) != TW_SEAT_NONE)
    {
      TwAction action;

      if (tw_play_frame (play)->program == TW_PROGRAM_GAIN)
        return TRUE;
      tw_play_list (play, &list);
      action = tw_play_decider (play) == TW_SEAT_CHANCE
                   ? tw_play_chance (play)
                   : list.items[tw_play_random_by (play, play->state->seed, list.n_items)];
      tw_play_apply (play, &action);
    }
  return FALSE;
}

/* MSG-003: who ends the game by hand takes away no points for which a figure has still to
 * move. Nothing else is counted at this end. */
static void
test_end_while_asked (void)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwRules) rules = NULL;
  guint n_waiting = 0;

  setup->n_seats = 3;
  g_assert_true (tw_game_setup_use (setup, "base", NULL));
  g_assert_true (tw_game_setup_use (setup, "messages", NULL));
  g_assert_true (tw_game_setup_set (setup, "final.incomplete", "n", NULL));
  g_assert_true (tw_game_setup_set (setup, "farmers", "n", NULL));
  rules = tw_game_setup_compile (setup, NULL);
  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autoptr (TwPlay) play = tw_play_new (rules, seed);
      int due[TW_MAX_SEATS] = { 0 };

      if (!play_to_gain (play))
        continue;
      for (guint i = 0; i < play->state->n_frames; i++)
        if (play->state->frames[i].program == TW_PROGRAM_GAIN)
          due[play->state->frames[i].seat] += play->state->frames[i].value;
      for (guint seat = 0; seat < rules->n_seats; seat++)
        {
          n_waiting += due[seat] > 0;
          due[seat] += play->state->score[seat];
        }
      tw_play_finish (play);
      for (guint seat = 0; seat < rules->n_seats; seat++)
        g_assert_cmpint (play->state->score[seat], ==, due[seat]);
    }
  g_assert_cmpuint (n_waiting, >=, 10);
}

/* The tiles in play, by hand: the base game has 72, with its start tile D; the Winter Edition 84,
 * with one of its own; Carcassonne 12, the ferries 8, the river 12, the mists 60 and a start block
 * of four. One part gives the start (INTER-006): where it is not the base game, one D stays in the
 * box, and no more than one however many parts say so (COUNT-002, GCC-002, RIVER-002); and where
 * another block or the river's source lies, that of the mists stays there as a whole. */
static void
test_tiles_in_play (void)
{
  static const struct
  {
    const char *words;
    guint n_tiles;
  } cases[] = {
    { "base", 72 },
    { "base ghosts-castles-cemeteries:rules", 72 },
    { "base count", 72 - 1 + 12 },
    { "base count ferries", 72 - 1 + 12 + 8 },
    { "base count ghosts-castles-cemeteries:rules", 72 - 1 + 12 },
    { "base count ferries ghosts-castles-cemeteries:rules", 72 - 1 + 12 + 8 },
    { "base mists:tiles", 72 + 4 + 60 },
    { "base mists:tiles ghosts-castles-cemeteries:rules", 72 - 1 + 4 + 60 },
    { "base mists:tiles ferries ghosts-castles-cemeteries:rules", 72 - 1 + 4 + 60 + 8 },
    { "base count mists:tiles ghosts-castles-cemeteries:rules", 72 - 1 + 12 + 60 },
    { "base count ferries mists:tiles ghosts-castles-cemeteries:rules", 72 - 1 + 12 + 8 + 60 },
    { "base river", 72 - 1 + 12 },
    { "base river ferries ghosts-castles-cemeteries:rules", 72 - 1 + 12 + 8 },
    { "base river mists:tiles", 72 - 1 + 12 + 60 },
    { "base river mists:tiles ghosts-castles-cemeteries:rules", 72 - 1 + 12 + 60 },
    { "base winter count", 72 - 1 + 84 + 12 },
    { "base winter count ghosts-castles-cemeteries:rules", 72 - 1 + 84 + 12 },
    { "winter count ghosts-castles-cemeteries:rules", 84 - 1 + 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) words = g_strsplit (cases[i].words, " ", -1);
      g_autoptr (GPtrArray) use = g_ptr_array_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = NULL;

      for (guint k = 0; words[k] != NULL; k++)
        g_ptr_array_add (use, words[k]);
      rules = compile (use, 2, &error);
      g_assert_no_error (error);
      g_test_message ("%s", cases[i].words);
      g_assert_cmpuint (tw_rules_n_tiles (rules), ==, cases[i].n_tiles);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  kit.vocabulary = tw_rules_file_load_shipped (&error);
  g_assert_no_error (error);
  kit.expansions = tw_expansions (&kit.n_expansions);
  g_test_add_func ("/expansion/parts/together", test_together);
  g_test_add_func ("/expansion/parts/switches", test_switches);
  g_test_add_func ("/expansion/parts/tiles-in-play", test_tiles_in_play);
  g_test_add_func ("/expansion/parts/verbs-are-documented", test_verbs_are_documented);
  g_test_add_func ("/expansion/parts/end-in-order", test_end_in_order);
  g_test_add_func ("/expansion/parts/end-while-asked", test_end_while_asked);
  result = g_test_run ();
  tw_vocabulary_unref (kit.vocabulary);
  return result;
}
