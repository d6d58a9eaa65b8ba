/* An expansion that nothing in the program knows is played at the table: what it asks, what its
 * answers are called, what the log says, what it forbids, in its own words and with its own rules.
 *
 * It is all here: whoever lays a tile may take the toll of another tile, or a tax of two or three
 * coins, and no tile lies north of the start. */
#include "tests/app/game/position-fixture.h"

#include "app/game/phrase-words.h"
#include "app/game/table-asks.h"

typedef struct
{
  guint8 toll, tax, shrug;
} Tolls;

static void
tolls_set_up (TwPlay *play, gpointer own)
{
  *(Tolls *) own = (Tolls){ (guint8) tw_rules_verb (play->rules, "toll"),
                            (guint8) tw_rules_verb (play->rules, "tax"),
                            (guint8) tw_rules_verb (play->rules, "shrug") };
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

static void
tolls_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  frame->scratch = 1;
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
  .showing = &(const TwShowingHooks){ .phrase = tolls_phrase },
};

/* What has been played, by turns: notation without seats, the one on turn is meant. */
static TwTableModel *
table_after (const char *words)
{
  static const TwExpansion *const expansions[] = { &expansion };
  static const char *const parts[] = { "base", "tolls", NULL };
  static const char *const statements[][2] = { { "TOLL-001", "A tile pays once." },
                                               { "TOLL-002", "The north is free." } };
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

  g_assert_true (tw_play_kit_load (&kit, &error));
  setup.vocabulary = kit.vocabulary;
  tw_vocabulary_add_part (kit.vocabulary, "tolls");
  for (guint i = 0; i < G_N_ELEMENTS (statements); i++)
    {
      TwRule *rule = tw_vocabulary_add_rule (kit.vocabulary, "tolls", statements[i][0]);

      rule->texts = tw_texts_with (rule->texts, "en", statements[i][1]);
    }
  table.rules = tw_rules_new (&setup, &error);
  g_assert_no_error (error);
  table.title = g_strdup ("Tolls");
  table.seats[0] = (TwSeatSetup){ .name = g_strdup ("Anna"), .colour = 0 };
  table.seats[1] = (TwSeatSetup){ .name = g_strdup ("Eva"), .colour = 1 };
  game = tw_game_new (table.rules, 1, TW_GAME_FORCED);
  for (guint i = 0; split[i] != NULL; i++)
    {
      g_assert_true (tw_action_parse (tw_game_play (game), split[i],
                                      tw_game_play (game)->state->on_turn, &action, &error));
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  tw_game_set_flags (game, TW_GAME_DEFAULT);
  tw_table_model_resume (model, &table, game);
  tw_table_setup_clear (&table);
  tw_play_kit_clear (&kit);
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
  g_assert_cmpstr (tw_choice_piece (model), ==, "coin");
  spot = fixture_find_spot (model, "Toll of the start tile");
  g_assert_cmpint (spot, >=, 0);
  rule = tw_table_spot_rule (model, (guint) spot);
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
  g_autofree char *refusal = tw_cell_refusal (model, 0, -1, 2);
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (cells[i].y, >=, 0);
  /* City lies to city there. */
  g_assert_nonnull (strstr (refusal, "The north is free."));
}

/* Places are filled, and what is no place is left as it is. */
static void
test_places (void)
{
  static const char *const names[] = { "{n}", "{all}", NULL }, *const words[] = { "3", "{n}" };
  g_autofree char *filled = tw_places_fill ("{n} of {all}, {none}{n", names, words);

  g_assert_cmpstr (filled, ==, "3 of {n}, {none}{n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/invented/asks", test_asks);
  g_test_add_func ("/play/invented/is-logged", test_is_logged);
  g_test_add_func ("/play/invented/figure-after", test_figure_after);
  g_test_add_func ("/play/invented/forbids", test_forbids);
  g_test_add_func ("/play/invented/places", test_places);
  return g_test_run ();
}
