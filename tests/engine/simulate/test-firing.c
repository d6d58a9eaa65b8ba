/* The smallest position in which a rule does something. */
#include "engine/simulate/firing.h"

#include "engine/format/tile-set-file.h"
#include "engine/setup/play-rules.h"
#include "engine/simulate/missing-symbol.h"

#define N_GAMES  4000
#define PATIENCE 500
#define SEED     7

/* A set with one rule and four tiles with an orchard. */
#define SET(rule)                                                                                  \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"orchards\">"                 \
  "<title>Orchards</title><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"                \
  "<rule id=\"OWN-001\"><statement>There are orchards.</statement></rule>"                         \
  "<symbol id=\"orchard\" on=\"tile\"><title>orchards</title></symbol>"                            \
  "<symbol id=\"vine\" on=\"tile\"><title>vines</title></symbol>" rule "</rules>"                  \
  "<tile id=\"A\" count=\"4\" symbols=\"orchard\"><road edges=\"E W\"/></tile></tile-set>"

#define GIVING(n)                                                                                  \
  SET ("<procedure id=\"orchard\" at=\"laid\" if-symbol=\"orchard\" rules=\"OWN-001\">"            \
       "<give what=\"points\" n=\"" n "\" to=\"player\"/></procedure>")

typedef struct
{
  TwGameKit kit;
  TwTileSet *set;
  TwRules *rules;
} Fixture;

static void
fixture_init (Fixture *fixture, const char *xml)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_play_rules_kit_load (&fixture->kit, &error));
  g_assert_no_error (error);
  fixture->set = tw_tile_set_file_parse ("orchards.xml", xml, -1, &error);
  g_assert_no_error (error);
  fixture->rules = tw_play_rules_new (&fixture->kit, fixture->set, NULL, NULL, NULL, 2, &error);
  g_assert_no_error (error);
}

static void
fixture_clear (Fixture *fixture)
{
  tw_rules_unref (fixture->rules);
  tw_tile_set_unref (fixture->set);
  tw_play_rules_kit_clear (&fixture->kit);
}

static const TwProcedure *
procedure_of (const Fixture *fixture, guint index)
{
  return fixture->set->own->procedures->pdata[index];
}

static TwFiring *
again_by (const TwFiring *firing, const Fixture *fixture, guint index)
{
  const TwWatched rule = { procedure_of (fixture, index), NULL };

  return tw_firing_again (firing, fixture->rules, &rule);
}

static TwFiring *
find (const Fixture *fixture, guint index)
{
  const TwWatched rule = { procedure_of (fixture, index), NULL };

  return tw_firing_find (fixture->rules, &rule, SEED, N_GAMES, PATIENCE, NULL);
}

static int
score (const TwFiring *firing, guint seat)
{
  return tw_game_play (firing->game)->state->score[seat];
}

/* The entry of the answer that brings the rule to do something. */
static const TwLogEntry *
decisive (const TwFiring *firing)
{
  guint n;
  const TwLogEntry *log = tw_game_log (firing->game, &n);

  g_assert_cmpuint (firing->n_before, <, n);
  return &log[firing->n_before];
}

/* Whoever lays the first tile can lay an orchard already, beside the start tile. */
static void
test_smallest (void)
{
  Fixture fixture;
  g_autoptr (TwFiring) firing = NULL;
  g_autoptr (TwFiring) same = NULL;
  guint n, m;

  fixture_init (&fixture, GIVING ("2"));
  firing = find (&fixture, 0);
  g_assert_nonnull (firing);
  g_assert_cmpuint (firing->n_tiles, ==, 2);
  g_assert_cmpuint (decisive (firing)->action.verb, ==, TW_VERB_PLACE);
  g_assert_cmpuint (decisive (firing)->action.seat, ==, 0);
  g_assert_cmpint (score (firing, 0), ==, 2);
  /* Before it nothing has happened, and the game can be played on from there. */
  tw_game_undo_to (firing->game, firing->n_before);
  g_assert_cmpint (score (firing, 0), ==, 0);
  g_assert_true (tw_game_redo (firing->game));
  g_assert_cmpint (score (firing, 0), ==, 2);
  same = find (&fixture, 0);
  tw_game_log (firing->game, &n);
  tw_game_log (same->game, &m);
  g_assert_cmpuint (n, ==, m);
  fixture_clear (&fixture);
}

/* A number is changed, and the same game is played with it. */
static void
test_again (void)
{
  Fixture two, five, none;
  g_autoptr (TwFiring) firing = NULL;
  g_autoptr (TwFiring) again = NULL;

  fixture_init (&two, GIVING ("2"));
  fixture_init (&five, GIVING ("5"));
  fixture_init (&none, SET ("<procedure id=\"orchard\" at=\"laid\" if-symbol=\"vine\">"
                            "<give what=\"points\" n=\"2\" to=\"player\"/></procedure>"));
  firing = find (&two, 0);
  again = again_by (firing, &five, 0);
  g_assert_nonnull (again);
  g_assert_cmpuint (again->n_before, ==, firing->n_before);
  g_assert_cmpint (score (again, 0), ==, 5);
  g_assert_cmpint (score (firing, 0), ==, 2);
  g_assert_null (again_by (firing, &none, 0));
  fixture_clear (&two);
  fixture_clear (&five);
  fixture_clear (&none);
}

/* No tile has what it speaks of; somebody does not wait for it. */
static void
test_nowhere (void)
{
  Fixture fixture;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  fixture_init (&fixture, SET ("<procedure id=\"vine\" at=\"laid\" if-symbol=\"vine\">"
                               "<give what=\"points\" n=\"2\" to=\"player\"/></procedure>"));
  g_assert_null (find (&fixture, 0));
  fixture_clear (&fixture);
  fixture_init (&fixture, GIVING ("2"));
  g_cancellable_cancel (cancellable);
  g_assert_null (tw_firing_find (fixture.rules, &(TwWatched){ procedure_of (&fixture, 0), NULL },
                                 SEED, N_GAMES, PATIENCE, cancellable));
  fixture_clear (&fixture);
}

/* What is forbidden is asked at a question, where nobody has answered yet. */
static void
test_forbidden (void)
{
  Fixture fixture;
  g_autoptr (TwFiring) firing = NULL;
  guint n;

  fixture_init (&fixture, SET ("<forbid what=\"standing\" as=\"there\" rules=\"OWN-001\">"
                               "<where kind=\"road\"/><any what=\"tile\"><where has=\"orchard\" "
                               "same=\"tile\" to=\"there\"/></any></forbid>"));
  firing = find (&fixture, 0);
  g_assert_nonnull (firing);
  g_assert_cmpuint (firing->n_tiles, ==, 2);
  tw_game_log (firing->game, &n);
  g_assert_cmpuint (firing->n_before, ==, n);
  g_assert_cmpuint (tw_play_decider (tw_game_play (firing->game)), ==, 0);
  fixture_clear (&fixture);
}

/* Nobody has answered when the first tile is drawn. */
static void
test_at_once (void)
{
  Fixture fixture;
  g_autoptr (TwFiring) firing = NULL;
  guint n;

  fixture_init (&fixture, SET ("<procedure id=\"rain\" at=\"drawn\"><give what=\"points\" n=\"1\" "
                               "to=\"player\"/></procedure>"));
  firing = find (&fixture, 0);
  g_assert_nonnull (firing);
  g_assert_cmpuint (firing->n_tiles, ==, 1);
  tw_game_log (firing->game, &n);
  g_assert_cmpuint (firing->n_before, ==, n);
  g_assert_cmpuint (tw_play_decider (tw_game_play (firing->game)), ==, 0);
  g_assert_cmpint (score (firing, 0), ==, 1);
  fixture_clear (&fixture);
}

/* A rule that others have done does something when they do; here when the game is over. */
static void
test_done_by_others (void)
{
  Fixture fixture;
  g_autoptr (TwFiring) firing = NULL;

  fixture_init (&fixture, SET ("<procedure id=\"gift\"><give what=\"points\" n=\"4\" "
                               "to=\"player\"/></procedure>"
                               "<procedure id=\"last\" at=\"after-last\"><do "
                               "procedure=\"gift\"/></procedure>"));
  firing = find (&fixture, 0);
  g_assert_nonnull (firing);
  g_assert_cmpint (tw_game_play (firing->game)->state->status, ==, TW_STATUS_FINISHED);
  fixture_clear (&fixture);
}

#define ON_ROAD(effect)                                                                            \
  "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"inns\"><title>Inns</title>"  \
  "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"                                       \
  "<symbol id=\"tavern\" on=\"road\"><title>taverns</title></symbol>"                              \
  "<token id=\"mug\"><title>Mugs</title></token>" effect "</rules>"                                \
  "<tile id=\"A\" count=\"4\"><road edges=\"E W\" symbols=\"tavern\"/></tile></tile-set>"

/* What the effect itself has brought is seen where the road is counted. */
static void
check_effect (const char *xml, gboolean brings_points)
{
  Fixture fixture;
  g_autoptr (TwFiring) firing = NULL;
  TwWatched rule = { NULL, NULL };
  guint n_events, n, first;
  const TwEvent *events;

  fixture_init (&fixture, xml);
  rule.effect = fixture.set->own->effects->pdata[0];
  firing = tw_firing_find (fixture.rules, &rule, SEED, N_GAMES, PATIENCE, NULL);
  g_assert_nonnull (firing);
  tw_game_log (firing->game, &n);
  g_assert_cmpuint (firing->n_before, <, n);
  events = tw_game_events (firing->game, &n_events);
  for (first = 0; first < n_events && events[first].log_index < firing->n_before; first++)
    ;
  g_assert_cmpuint (first, <, n_events);
  if (brings_points)
    g_assert_cmpint (tw_game_play (firing->game)->state->score[0]
                         + tw_game_play (firing->game)->state->score[1],
                     >, 0);
  fixture_clear (&fixture);
}

/* What is laid on a road that is complete is seen, and lies there. */
static void
test_laid_on_feature (void)
{
  Fixture fixture;
  TwFiring *firing;

  fixture_init (&fixture,
                SET ("<token id=\"cairn\" on=\"road\" supply=\"12\"><title>Cairns</title></token>"
                     "<procedure id=\"cairn\" at=\"counted\"><if the=\"feature\" kind=\"road\">"
                     "<give what=\"cairn\" to=\"feature\"/></if></procedure>"));
  firing = find (&fixture, 0);
  g_assert_nonnull (firing);
  g_assert_false (firing->brings_nothing);
  tw_firing_free (firing);
  fixture_clear (&fixture);
}

/* A tile has a part of the feature in common with it. */
static void
test_tile_of_feature (void)
{
  Fixture fixture;
  TwFiring *firing;

  fixture_init (&fixture,
                SET ("<figure id=\"ox\" supply=\"1\" neutral=\"true\" weight=\"0\"/>"
                     "<procedure id=\"go\" at=\"counted\"><if the=\"feature\" kind=\"road\">"
                     "<choose as=\"there\" what=\"tile\" word=\"go\"><ask>Where?</ask>"
                     "<where same=\"feature\" to=\"feature\"/>"
                     "<move what=\"ox\" to=\"there\"/></choose></if></procedure>"));
  firing = find (&fixture, 0);
  g_assert_nonnull (firing);
  tw_firing_free (firing);
  fixture_clear (&fixture);
}

/* Points in the value, a share of it, an award beside it, who gets it, tokens: each effect is
 * found. */
static void
test_effects (void)
{
  check_effect (ON_ROAD (
                    "<effect features=\"road\" events=\"complete\" stage=\"add\" per=\"symbol\" "
                    "symbol=\"tavern\" points=\"2\"/>"),
                TRUE);
  check_effect (ON_ROAD (
                    "<effect features=\"road\" events=\"complete\" stage=\"divide\" points=\"2\" "
                    "if-symbol=\"tavern\"/>"),
                FALSE);
  check_effect (
      ON_ROAD (
          "<effect features=\"road\" events=\"complete\" stage=\"credit\" to=\"all\" points=\"3\" "
          "if-symbol=\"tavern\"/>"),
      TRUE);
  check_effect (ON_ROAD (
                    "<effect features=\"road\" events=\"complete\" stage=\"credit\" to=\"all\" "
                    "if-symbol=\"tavern\"/>"),
                TRUE);
  check_effect (ON_ROAD (
                    "<effect features=\"road\" events=\"complete\" stage=\"tokens\" token=\"mug\" "
                    "points=\"1\" to=\"completer\" if-symbol=\"tavern\"/>"),
                FALSE);
}

/* A symbol that no tile has, of an effect. */
static void
test_effect_missing (void)
{
  Fixture fixture;
  TwWatched rule = { NULL, NULL };

  fixture_init (&fixture,
                SET ("<effect features=\"road\" events=\"complete\" stage=\"add\" per=\"symbol\" "
                     "symbol=\"vine\" scope=\"tiles\" points=\"2\"/>"));
  rule.effect = fixture.set->own->effects->pdata[0];
  g_assert_null (tw_firing_find (fixture.rules, &rule, SEED, 500, PATIENCE, NULL));
  g_assert_cmpstr (tw_missing_symbol_find (fixture.rules, &rule)->id, ==, "vine");
  fixture_clear (&fixture);
}

/* A symbol that no tile has, of the rule that brings the figure which walks. */
static void
test_missing_for_figure (void)
{
  Fixture fixture;
  TwWatched rule = { NULL, NULL };

  fixture_init (&fixture,
                SET ("<figure id=\"ghoul\" neutral=\"true\" supply=\"1\" weight=\"0\"/>"
                     "<procedure id=\"walks\" at=\"part-over\">"
                     "<choose as=\"there\" what=\"tile\"><where near=\"next-4\" to=\"ghoul\"/>"
                     "<move what=\"ghoul\" to=\"there\"/></choose></procedure>"
                     "<procedure id=\"comes\" at=\"laid\" if-symbol=\"vine\">"
                     "<move what=\"ghoul\" to=\"tile\"/></procedure>"));
  rule.procedure = fixture.set->own->procedures->pdata[0];
  g_assert_null (tw_firing_find (fixture.rules, &rule, SEED, 50, PATIENCE, NULL));
  g_assert_cmpstr (tw_missing_symbol_find (fixture.rules, &rule)->id, ==, "vine");
  fixture_clear (&fixture);
}

/* Something else brings the figure as well: then the symbol is not what is missing. */
static void
test_missing_for_nothing (void)
{
  Fixture fixture;
  TwWatched rule = { NULL, NULL };

  fixture_init (&fixture,
                SET ("<figure id=\"ghoul\" neutral=\"true\" supply=\"1\" weight=\"0\"/>"
                     "<procedure id=\"walks\" at=\"part-over\">"
                     "<choose as=\"there\" what=\"tile\"><where near=\"next-4\" to=\"ghoul\"/>"
                     "<move what=\"ghoul\" to=\"there\"/></choose></procedure>"
                     "<procedure id=\"comes\" at=\"laid\" if-symbol=\"vine\">"
                     "<move what=\"ghoul\" to=\"tile\"/></procedure>"
                     "<procedure id=\"flies\" at=\"laid\" if-symbol=\"orchard\">"
                     "<do procedure=\"soars\"/></procedure>"
                     "<procedure id=\"soars\"><move what=\"ghoul\" to=\"tile\"/></procedure>"));
  rule.procedure = fixture.set->own->procedures->pdata[0];
  g_assert_null (tw_missing_symbol_find (fixture.rules, &rule));
  fixture_clear (&fixture);
}

/* What another rule gives for it is given as well, but points for nobody are not. */
static void
test_given_by_others (void)
{
#define SHARED(who)                                                                                \
  SET ("<figure id='ghoul' neutral='true' supply='1' weight='0'/>"                                 \
       "<procedure id='toll' at='laid' if-symbol='orchard'><move what='ghoul' to='tile'/>"         \
       "<do procedure='pay'/></procedure><procedure id='pay'><each as='payer' what=" who           \
       "<give what='points' n='1' to='payer'/></each></procedure>")
  Fixture nobody, seats;
  g_autoptr (TwFiring) nothing = NULL;
  g_autoptr (TwFiring) again = NULL;

  fixture_init (&nobody, SHARED ("'figure'><where in='tile'/>"));
  fixture_init (&seats, SHARED ("'seat'>"));
  nothing = find (&nobody, 0);
  g_assert_nonnull (nothing);
  g_assert_true (nothing->brings_nothing);
  /* Nor is it kept where it came to nothing before. */
  g_assert_null (again_by (nothing, &nobody, 0));
  again = again_by (nothing, &seats, 0);
  g_assert_nonnull (again);
  g_assert_false (again->brings_nothing);
  fixture_clear (&nobody);
  fixture_clear (&seats);
}

/* The rule gives something by the answer after the position, and not before; another one gives
 * nothing. */
static void
assert_gives (TwFiring *firing, const Fixture *fixture)
{
  const TwWatched toll = { procedure_of (fixture, 0), NULL };
  const TwWatched vine = { procedure_of (fixture, 1), NULL };

  g_assert_true (tw_firing_gives_in (firing, firing->game, &toll));
  g_assert_false (tw_firing_gives_in (firing, firing->game, &vine));
  tw_game_undo_to (firing->game, firing->n_before);
  g_assert_false (tw_firing_gives_in (firing, firing->game, &toll));
  while (tw_game_redo (firing->game))
    ;
}

/* Whoever is asked is asked where an answer brings something: the first orchard that lies beside a
 * figure of the other player, not the first one. What nothing can ever bring is said so. */
static void
test_brings (void)
{
#define TOLL(kind)                                                                                 \
  SET ("<procedure id=\"toll\" at=\"laid\" if-symbol=\"orchard\" rules=\"OWN-001\">"               \
       "<choose as=\"who\" what=\"tile\"><ask>Where?</ask><where near=\"next-4\" to=\"tile\"/>"    \
       "<each as=\"payer\" what=\"figure\"><where in=\"land\" kind=\"" kind "\"/>"                 \
       "<where same=\"tile\" to=\"who\"/><give what=\"points\" n=\"1\" to=\"payer\"/></each>"      \
       "</choose></procedure><procedure id=\"vine\" at=\"laid\" if-symbol=\"vine\">"               \
       "<give what=\"points\" n=\"1\" to=\"player\"/></procedure>")
  Fixture roads, none;
  g_autoptr (TwFiring) firing = NULL;
  g_autoptr (TwFiring) again = NULL;
  g_autoptr (TwFiring) nothing = NULL;

  fixture_init (&roads, TOLL ("road city field monastery"));
  fixture_init (&none, TOLL ("river"));
  firing = find (&roads, 0);
  g_assert_nonnull (firing);
  g_assert_false (firing->brings_nothing);
  g_assert_cmpuint (firing->n_tiles, ==, 3);
  nothing = find (&none, 0);
  g_assert_nonnull (nothing);
  g_assert_true (nothing->brings_nothing);
  assert_gives (firing, &roads);
  /* What has come to nothing by a change is looked for elsewhere. */
  again = again_by (firing, &none, 0);
  g_assert_null (again);
  fixture_clear (&roads);
  fixture_clear (&none);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/firing/smallest", test_smallest);
  g_test_add_func ("/firing/again", test_again);
  g_test_add_func ("/firing/nowhere", test_nowhere);
  g_test_add_func ("/firing/forbidden", test_forbidden);
  g_test_add_func ("/firing/at-once", test_at_once);
  g_test_add_func ("/firing/done-by-others", test_done_by_others);
  g_test_add_func ("/firing/laid-on-feature", test_laid_on_feature);
  g_test_add_func ("/firing/tile-of-feature", test_tile_of_feature);
  g_test_add_func ("/firing/effects", test_effects);
  g_test_add_func ("/firing/effect-missing", test_effect_missing);
  g_test_add_func ("/firing/missing-for-figure", test_missing_for_figure);
  g_test_add_func ("/firing/missing-for-nothing", test_missing_for_nothing);
  g_test_add_func ("/firing/given-by-others", test_given_by_others);
  g_test_add_func ("/firing/brings", test_brings);
  return g_test_run ();
}
