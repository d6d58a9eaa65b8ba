/* An expansion that nothing in the program knows is played at the table: what it asks, what its
 * answers are called, what the log says and explains, what lies on the table, what its figure is
 * called, what it forbids, in its own words and with its own rules.
 *
 * It is all here: whoever lays a tile may take the toll of another tile, which leaves a coin there,
 * or a tax of one or two coins, each worth a point; no tile lies north of the start, and a
 * collector stands on roads. */
#include "app/game/table-cells.h"
#include "app/document/shared-kit.h"
#include "app/game/table-feature.h"
#include "app/game/table-names.h"
#include "tests/app/game/position-fixture.h"

#include "app/game/phrase-fill.h"
#include "app/game/phrase-words.h"
#include "app/game/table-asks.h"
#include "engine/game/award.h"
#include "engine/game/gain.h"
#include "engine/game/pieces.h"
#include "engine/game/refusal.h"
#include "engine/set/rules-text.h"

typedef struct
{
  guint8 toll, tax, shrug;
  guint8 n_coins;
  guint16 coin; /* the tile on which they lie */
} Tolls;

static void
tolls_set_up (TwPlay *play, gpointer own)
{
  Tolls *tolls = own;

  tolls->toll = (guint8) tw_rules_verb (play->rules, "toll");
  tolls->tax = (guint8) tw_rules_verb (play->rules, "tax");
  tolls->shrug = (guint8) tw_rules_verb (play->rules, "shrug");
}

static TwStepResult
tolls_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->scratch != 0)
    return TW_STEP_DONE;
  frame->decider = frame->seat;
  return TW_STEP_ASK;
}

static void
tolls_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Tolls *tolls = own;

  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    if (slot != frame->slot)
      {
        TwAction *action = tw_action_list_add (list, tolls->toll, frame->seat);

        action->x = play->board.slots[slot].x;
        action->y = play->board.slots[slot].y;
      }
  for (guint16 coins = 1; coins <= 2; coins++)
    tw_action_list_add (list, tolls->tax, frame->seat)->kind = coins;
  tw_action_list_add (list, tolls->shrug, frame->seat)->kind = 7;
}

static const TwCountedWords coin_words = { TW_PLURAL ("%d coin × %d", "%d coins × %d") };

static void
tolls_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  static const TwAward award = { "tax", "{player} got the tax" };
  Tolls *tolls = own;

  frame->scratch = 1;
  if (action->verb == tolls->tax)
    {
      tw_play_add_score (play, action->seat, action->kind);
      tw_event_count (tw_play_record_award (play, action->seat, action->kind, TW_NO_NODE, &award,
                                            "TOLL-004"),
                      action->kind, 1, &coin_words);
    }
  if (action->verb != tolls->toll)
    return;
  tolls->n_coins++;
  tolls->coin = (guint16) tw_board_slot_at (&play->board, action->x, action->y);
}

static gboolean
tolls_piece (const TwPlay *play, gconstpointer own, guint index, TwPiece *out_piece)
{
  static const TwPhrase there = { TW_PLURAL ("{n} coin lies there", "{n} coins lie there") };
  const Tolls *tolls = own;

  *out_piece = (TwPiece){ .id = "coin",
                          .slot = tolls->coin,
                          .node = TW_NO_NODE,
                          .other = TW_NO_NODE,
                          .n = tolls->n_coins,
                          .there = &there };
  return index == 0 && tolls->n_coins > 0;
}

static const char *
tolls_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Tolls *tolls = own;

  return action->verb == tolls->toll ? "TOLL-003" : NULL;
}

static const char *
tolls_may_place (const TwPlay *play, const TwFrame *frame, gconstpointer own, const TwAction *place)
{
  return place->y < 0 ? "TOLL-002" : NULL;
}

static gboolean
tolls_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  const Tolls *tolls = own;

  if (saying->what == TW_SAY_DONE && saying->action->verb == TW_VERB_FIGURE
      && saying->before == tolls->tax)
    out_phrase->one = "{player} spent the tax on: {figure}";
  return out_phrase->one != NULL;
}

static const TwVerbInfo verbs[] = {
  { .word = "toll",
    .format = "@x,y",
    .takes = TW_VERB_TAKES_CELL,
    .place = TW_VERB_PLACE_CELL,
    .question = { .one = "Toll: who pays?" },
    .choice = { .one = "Toll of {cell}" },
    .done = { .one = "{player} took the toll of {cell}" },
    .piece = "coin",
    .rule = "TOLL-001" },
  { .word = "tax",
    .format = "=N",
    .takes = TW_VERB_TAKES_NUMBER,
    .choice = { TW_PLURAL ("Tax: {n} coin", "Tax: {n} coins") },
    .done = { TW_PLURAL ("{player} raised {n} coin", "{player} raised {n} coins") } },
  { .word = "shrug", .format = "=N", .takes = TW_VERB_TAKES_NUMBER },
};

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_PLACING, 10, { "1e", tolls_run, tolls_list, tolls_apply } },
};

static const TwExpansion expansion = {
  .id = "tolls",
  .state_size = sizeof (Tolls),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .setup = &(const TwSetupHooks){ .set_up = tolls_set_up },
  .placing = &(const TwPlacingHooks){ .may_place = tolls_may_place },
  .showing = &(const TwShowingHooks){ .phrase = tolls_phrase,
                                      .why_not = tolls_why_not,
                                      .piece = tolls_piece },
};

/* What the file of its rules would say. */
static void
add_data (TwVocabulary *vocabulary)
{
  static const char *const statements[][2] = { { "TOLL-001", "A tile pays once." },
                                               { "TOLL-002", "The north is free." },
                                               { "TOLL-003", "A tile does not pay itself." },
                                               { "TOLL-004", "A coin is a point." } };
  static const char *const sections[][2] = {
    { "role-gatherer", "Gatherer" },
    { "log-placed-gatherer", "{player} sent the collector out" },
    { "log-laid-gatherer", "{player} laid {tile} and sent the collector out" }
  };
  TwFigureType *collector;

  tw_vocabulary_add_part (vocabulary, "tolls");
  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    {
      TwRule *rule = tw_vocabulary_add_rule (vocabulary, "tolls", statements[i][0]);

      rule->texts = tw_texts_with (rule->texts, "en", statements[i][1]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      TwSection *section = g_new0 (TwSection, 1);

      section->id = g_strdup (sections[i][0]);
      section->texts = tw_texts_with (NULL, "", sections[i][1]);
      tw_vocabulary_list_section (vocabulary, section);
    }
  collector = tw_vocabulary_add_figure (vocabulary, "tolls", "collector");
  collector->supply = 1;
  collector->weight = g_strdup ("1");
  collector->texts = tw_texts_with (NULL, "", "Collector");
  tw_figure_type_add_role (collector, TW_KIND_ROAD, "gatherer");
}

/* What has been played, by turns: notation without seats, the one on turn is meant. */
static TwTableModel *
table_after (const char *words)
{
  static const TwExpansion *const expansions[] = { &expansion };
  static const char *const parts[] = { "base", "tolls", NULL };
  TwTableModel *model = tw_table_model_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  TwTableSetup table = { .seed = 1 };
  const TwCatalogueSource source = { .set = base, .copies = 1 };
  TwRulesSetup setup = { .sources = &source,
                         .n_sources = 1,
                         .parts = parts,
                         .expansions = expansions,
                         .n_expansions = 1,
                         .n_seats = 2 };
  g_auto (GStrv) split = g_strsplit (words, " ", -1);
  TwAction action;
  TwGameKit kit;
  TwGame *game;

  g_assert_true (tw_shared_kit_load (&kit, &error));
  setup.vocabulary = kit.vocabulary;
  add_data (kit.vocabulary);
  table.rules = tw_rules_new (&setup, &error);
  g_assert_no_error (error);
  table.title = g_strdup ("Tolls");
  table.seats[0] = (TwSeatSetup){ .name = g_strdup ("Anna"), .colour = 0 };
  table.seats[1] = (TwSeatSetup){ .name = g_strdup ("Eva"), .colour = 1 };
  game = tw_game_new (table.rules, 1, TW_GAME_FORCED);
  for (guint i = 0; split[i] != NULL; i++)
    {
      g_assert_true (tw_notation_parse_action (tw_game_play (game), split[i],
                                               tw_game_play (game)->state->on_turn, &action,
                                               &error));
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  tw_table_model_resume (model, &table, game);
  tw_table_setup_clear (&table);
  tw_play_rules_kit_clear (&kit);
  return model;
}

/* Anna has laid W east of the start and is asked. */
static TwTableModel *
table_asked (void)
{
  return table_after ("draw=W W@1,0/0");
}

static void
test_asks (void)
{
  g_autoptr (TwTableModel) model = table_asked ();
  g_autofree char *rule = NULL;
  int spot;

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_CHOICE);
  g_assert_true (fixture_asks (model, "Toll: who pays?"));
  g_assert_cmpstr (tw_table_asks_choice_piece (model), ==, "coin");
  spot = fixture_find_spot (model, "Toll of the start tile");
  g_assert_cmpint (spot, >=, 0);
  rule = tw_table_asks_spot_rule (model, (guint) spot);
  g_assert_cmpstr (rule, ==, "A tile pays once.");
  g_assert_cmpint (fixture_find_choice (model, "Tax: 1 coin"), >=, 0);
  g_assert_cmpint (fixture_find_choice (model, "Tax: 2 coins"), >=, 0);
  /* What has no words is called as in a case. */
  g_assert_cmpint (fixture_find_choice (model, "shrug=7"), >=, 0);
}

static void
test_is_logged (void)
{
  static const struct
  {
    const char *choice, *line;
  } answers[] = { { "Tax: 1 coin", "Anna raised 1 coin" },
                  { "Tax: 2 coins", "Anna raised 2 coins" },
                  { "shrug=7", "Anna: shrug=7" } };
  g_autoptr (TwTableModel) toll = table_asked ();

  fixture_choose_spot (toll, "Toll of the start tile");
  g_assert_true (fixture_log_has (toll, "Anna took the toll of the start tile"));
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autoptr (TwTableModel) model = table_asked ();

      fixture_choose (model, answers[i].choice);
      g_assert_true (fixture_log_has (model, answers[i].line));
    }
}

/* A figure that comes after its question is told of in its words. */
static void
test_figure_after (void)
{
  g_autoptr (TwTableModel) taxed = table_asked (), tolled = table_asked ();

  fixture_choose (taxed, "Tax: 1 coin");
  g_assert_cmpint (tw_table_model_get_question (taxed), ==, TW_QUESTION_FIGURE);
  g_assert_true (tw_table_model_choose_spot (taxed, 0, -1));
  g_assert_true (fixture_log_has (taxed, "Anna spent the tax on: "));
  fixture_choose_spot (tolled, "Toll of the start tile");
  g_assert_true (tw_table_model_choose_spot (tolled, 0, -1));
  g_assert_false (fixture_log_has (tolled, "spent the tax"));
}

static void
test_forbids (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=W W@1,0/0 shrug=7 - draw=E");
  g_autofree char *refusal = tw_table_cells_refusal (model, 0, -1, 2);
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (cells[i].y, >=, 0);
  /* City lies to city there. */
  g_assert_nonnull (strstr (refusal, "The north is free."));
}

/* What is read of an answer that is not on the list, in the words of its rule. */
static char *
refusal_of (TwTableModel *model, const char *text)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autoptr (GError) error = NULL;
  TwAction action;
  TwRefusal refusal;

  g_assert_true (tw_notation_parse_action (play, text, play->state->on_turn, &action, &error));
  tw_refusal_find (play, &action, &refusal);
  return tw_refusal_message (&refusal, play);
}

static void
test_why_not (void)
{
  g_autoptr (TwTableModel) model = table_asked ();
  g_autofree char *words = refusal_of (model, "toll@1,0");

  g_assert_nonnull (strstr (words, "A tile does not pay itself."));
}

/* Points, and how they came about. */
static void
test_explains (void)
{
  g_autoptr (TwTableModel) model = table_asked ();

  fixture_choose (model, "Tax: 2 coins");
  fixture_check_line (model, "Anna got the tax", ": 2 coins × 1 = 2", "TOLL-004");
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[0], ==, 2);
}

/* A coin lies on the tile: it is drawn there, and told of with what is on the tile. */
static void
test_piece_lies (void)
{
  g_autoptr (TwTableModel) model = table_asked ();
  const TwPlay *play;

  g_autofree char *words = NULL;
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  fixture_choose_spot (model, "Toll of the start tile");
  play = tw_table_model_get_play (model);
  g_assert_true (tw_play_next_piece (play, &walk, &piece));
  g_assert_cmpstr (piece.id, ==, "coin");
  g_assert_cmpuint (piece.slot, ==, 0);
  g_assert_false (tw_play_next_piece (play, &walk, &piece));
  words = tw_table_feature_explain (model, tw_table_model_get_shown (model),
                                    play->board.slots[0].first_node);
  g_assert_nonnull (strstr (words, "1 coin lies there"));
}

/* Its figure is called and told of in the words of its data. */
static void
test_figure (void)
{
  g_autoptr (TwTableModel) model = table_after ("draw=W W@1,0/0 shrug=7 gatherer@1,0:road(W)");
  const TwRules *rules = tw_table_model_get_setup (model)->rules;

  g_assert_true (fixture_log_has (model, "Anna sent the collector out"));
  g_assert_cmpstr (tw_role_title (rules, "gatherer"), ==, "Gatherer");
  g_assert_cmpstr (tw_role_title (rules, "collector"), ==, "Collector");
}

/* Places are filled, and what is no place is left as it is. */
static void
test_places (void)
{
  static const char *const names[] = { "{n}", "{all}", NULL }, *const words[] = { "3", "{n}" };
  g_autofree char *filled = tw_phrase_fill_places ("{n} of {all}, {none}{n", names, words);

  g_assert_cmpstr (filled, ==, "3 of {n}, {none}{n");
}

/* Whatever may stand in the words of a question and its answers is filled by the table. */
static void
test_fills (void)
{
  for (TwWordPlace place = 0; place < TW_N_WORD_PLACES; place++)
    if (tw_phrase_words_fills (place)
        != (tw_word_place_stands_in (place, "ask") || tw_word_place_stands_in (place, "choice")))
      {
        g_test_message ("{%s}", tw_word_place_name (place));
        g_test_fail ();
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/invented/asks", test_asks);
  g_test_add_func ("/play/invented/is-logged", test_is_logged);
  g_test_add_func ("/play/invented/figure-after", test_figure_after);
  g_test_add_func ("/play/invented/forbids", test_forbids);
  g_test_add_func ("/play/invented/why-not", test_why_not);
  g_test_add_func ("/play/invented/explains", test_explains);
  g_test_add_func ("/play/invented/piece", test_piece_lies);
  g_test_add_func ("/play/invented/figure", test_figure);
  g_test_add_func ("/play/invented/places", test_places);
  g_test_add_func ("/play/invented/fills", test_fills);
  return g_test_run ();
}
