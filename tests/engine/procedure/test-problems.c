/* What is wrong with procedures is told before a game is made: by its line, the procedure and the
 * element in it. */
#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/data-dir.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/validate.h"
#include "engine/setup/rules-trial.h"
#include "tests/engine/shipped-fixture.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>\n"        \
  "<title xml:lang='cs'>Vlastní</title>\n"                                                        \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"                                         \
  "<rule id='OWN-001'><statement>Bells ring.</statement></rule>\n"                                 \
  "<symbol id='bell'><title>bells</title></symbol>\n"                                              \
  "<figure id='ghost' supply='0' weight='1'><title>G</title><role kind='road' name='g'/></figure>" \
  "<figure id='doll' supply='1' by-hand='true'><title>Doll</title></figure>\n"
#define TAIL "</rules>\n<tile id='A'><road edges='E W' symbols='gong'/></tile></tile-set>"
/* The first line of the procedures in such a set. */
#define FIRST 7

#define ASK       "<ask>Which?</ask><ask xml:lang='cs'>Kterou?</ask>"
#define GIVE      "<give what='points' n='1'/>"
#define HOME(who) "<move what='" who "' to='home'/>"
#define CHOOSE    "<choose as='w' what='figure'>" ASK "<where of='meeple'/>" HOME ("w") "</choose>"

/* @words: (nullable): the only problem of a set with @procedures, which is in @line */
static const struct
{
  const char *name;
  TwProblemCode code;
  guint line;
  const char *procedures, *words;
} found[] = {
  { "good", 0, 0,
    "<procedure id='p' at='laid' if-symbol='bell'><do procedure='q'/></procedure>"
    "<procedure id='q'>" CHOOSE "</procedure>"
    "<procedure id='r' at='laid' order='5' if-symbol='gong'>" CHOOSE "</procedure>"
    "<procedure id='s' at='laid' if-symbol='inn'><if the='tile'/></procedure>"
    "<procedure id='t' at='counted'><if the='feature' complete='true'>" CHOOSE "</if></procedure>"
    "<procedure id='u' at='action'>" CHOOSE "</procedure>"
    "<procedure id='v' at='action'>" CHOOSE "</procedure>"
    "<forbid what='standing' rules='OWN-001'><where of='meeple' kind='field'/></forbid><forbid "
    "what='standing' rules='OWN-001'/>",
    NULL },
  { "refused", TW_PROBLEM_REFUSED_RULES, FIRST + 1,
    "<procedure id='p' at='laid'>\n" HOME ("who") "</procedure>",
    "“p”, <move>: Nothing is called “who” here. Name what was chosen before, or a figure that "
    "belongs to nobody." },
  { "another-name", TW_PROBLEM_NAME_TAKEN, FIRST, "<procedure id='spell' at='laid'/>",
    "There is another <procedure> “spell” that comes with the program. Call this one otherwise: "
    "“spell-2”, for instance." },
  { "no-figure", TW_PROBLEM_REFUSED_RULES, FIRST,
    "<forbid what='standing' rules='OWN-001'><where of='griffin'/></forbid>",
    "<forbid>: There is no figure “griffin”. Add it, or correct the name." },
  { "circle", TW_PROBLEM_ENDLESS_PROCEDURE, FIRST + 2,
    "<procedure id='p' at='laid'>\n<if the='tile'>\n<do procedure='p'/></if></procedure>",
    "“p”, <do>: it does “p” and comes back to itself, without end." },
  { "symbol", TW_PROBLEM_UNKNOWN_SYMBOL, FIRST + 1,
    "<procedure id='p' at='laid'>\n<if if-symbol='bong'/></procedure>",
    "“p”, <if>: no tile has the symbol “bong”." },
  { "no-supply", TW_PROBLEM_FIGURE_WITHOUT_SUPPLY, FIRST,
    "<procedure id='p' at='laid'><each as='a' what='figure'><where of='meeple ghost'/>" HOME (
        "a") "</each></procedure>",
    "“p”, <where>: no rule can find a “ghost”." },
  { "by-hand", TW_PROBLEM_FIGURE_WITHOUT_SUPPLY, FIRST,
    "<forbid what='standing' rules='OWN-001'><not><where without='doll'/></not></forbid>",
    "<where>: no rule can find a “doll”." },
  { "no-answer", TW_PROBLEM_QUESTION_WITHOUT_ANSWER, FIRST + 1,
    "<procedure id='p' at='laid'>\n<choose as='w' what='figure'>" ASK
    "<where in='tile'/><move what='w'/></choose></procedure>",
    "“p”, <choose>: with in=\"tile\" nothing can ever be chosen." },
  { "answer-at-symbol", 0, 0,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK "<where in='tile'/>" HOME (
        "w") "</choose></procedure>"
             "<procedure id='q' at='action'><choose as='g' what='post'>" ASK
             "<where symbol='bell'/><move what='g' to='g'/></choose></procedure>",
    NULL },
  { "answer-by-tile", 0, 0,
    "<procedure id='p' at='laid'><choose as='w' what='figure' by-tile='true' word='gone'>" ASK
    "<where in='tile'/>" HOME ("w") "</choose></procedure>",
    NULL },
  { "no-role", TW_PROBLEM_QUESTION_WITHOUT_ANSWER, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='standing'>" ASK
    "<where role='false'/><move what='w'/></choose></procedure>",
    "“p”, <choose>: with role=\"false\" nothing can ever be chosen." },
  { "complete-and-not", TW_PROBLEM_NOTHING_PASSES, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<where complete='true'/><where complete='false'/>" HOME ("w") "</choose></procedure>",
    "“p”, <choose>: nothing meets complete=\"false\" together with the other conditions." },
  { "owner-and-not", TW_PROBLEM_NOTHING_PASSES, FIRST,
    "<procedure id='p' at='laid'><each as='w' what='seat'><where owner='player'/>"
    "<not><where owner='player'/></not><give what='points' n='2' to='w'/></each></procedure>",
    "“p”, <each>: nothing meets owner=\"player\" together with the other conditions." },
  { "road-and-city", TW_PROBLEM_NOTHING_PASSES, FIRST,
    "<procedure id='p' at='laid'><each as='w' what='segment'><where kind='road'/>"
    "<where kind='city field'/><give what='points' n='2' to='player'/></each></procedure>",
    "“p”, <each>: nothing meets kind=\"city field\" together with the other conditions." },
  { "at-home-on-land", TW_PROBLEM_NOTHING_PASSES, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<where in='home' complete='true'/>" HOME ("w") "</choose></procedure>",
    "“p”, <choose>: nothing meets complete=\"true\" together with the other conditions." },
  { "neither-nor", 0, 0,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<not><where kind='city'/><where kind='road'/></not>" HOME ("w") "</choose></procedure>",
    NULL },
  { "two-roles", 0, 0,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<where in='home' roles='road'/><where roles='city'/>" HOME ("w") "</choose></procedure>",
    NULL },
  { "only-a-reason", 0, 0,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<where complete='true' reason='true' rules='OWN-001'/><where complete='false'/>" HOME (
        "w") "</choose></procedure>",
    NULL },
  { "other-rules", TW_PROBLEM_NOTHING_PASSES, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<where owner='player'/><not><where owner='player' rules='OWN-001'/></not>" HOME (
        "w") "</choose></procedure>",
    "“p”, <choose>: nothing meets owner=\"player\" together with the other conditions." },
  /* The mark stands where the condition is. */
  { "line-of-condition", TW_PROBLEM_NOTHING_PASSES, FIRST + 2,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "\n<where complete='true'/>\n<where complete='false'/>" HOME ("w") "</choose></procedure>",
    "“p”, <choose>: nothing meets complete=\"false\" together with the other conditions." },
  { "filter-itself", TW_PROBLEM_COMPARED_WITH_ITSELF, FIRST + 1,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "\n<not><where same='tile' to='w'/></not>" HOME ("w") "</choose></procedure>",
    "“p”, <choose>: with same=\"tile\" it is compared with itself." },
  { "if-itself", TW_PROBLEM_COMPARED_WITH_ITSELF, FIRST,
    "<procedure id='p' at='laid'><if the='tile' near='next-8' to='tile'><give what='points' n='2' "
    "to='player'/></if></procedure>",
    "“p”, <if>: with near=\"next-8\" it is compared with itself." },
  { "all-at-once", 0, 0,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<where owner='player' complete='false'/><where kind='road city'/><where kind='city'/>"
    "<not><where kind='road'/></not>" HOME (
        "w") "</choose></procedure>"
             "<procedure id='q' at='after-action'><each as='t' what='tile'><where kind='road'/>"
             "<where kind='city'/><give what='points' n='1' to='player'/></each></procedure>",
    NULL },
  { "turn-without-tile", TW_PROBLEM_SYMBOL_WITHOUT_TILE, FIRST,
    "<procedure id='p' at='turn' if-symbol='inn'><give what='points' n='1' to='player'/>"
    "</procedure>",
    "“p”: at that moment there is no tile that could have the symbol “inn”." },
  { "set-up-without-tile", TW_PROBLEM_SYMBOL_WITHOUT_TILE, FIRST,
    "<counter id='c'/><procedure id='p' at='set-up' if-symbol='inn'><change what='c' by='1'/>"
    "</procedure>",
    "“p”: at that moment there is no tile that could have the symbol “inn”." },
  { "last-without-tile", TW_PROBLEM_SYMBOL_WITHOUT_TILE, FIRST,
    "<procedure id='p' at='after-last' if-symbol='inn'>" GIVE "</procedure>",
    "“p”: at that moment there is no tile that could have the symbol “inn”." },
  { "completed-before", TW_PROBLEM_UNTIMELY_CONDITION, FIRST,
    "<procedure id='p' at='turn'><each as='f' what='feature'><where among='completed'/>" GIVE
    "</each></procedure>",
    "“p”, <where>: among=\"completed\" asks for something that is never known at that moment." },
  { "paid-without-points", TW_PROBLEM_UNTIMELY_CONDITION, FIRST,
    "<procedure id='p' at='laid' paid='true'>" GIVE "</procedure>",
    "“p”: paid=\"true\" asks for something that is never known at that moment." },
  { "derived-without-points", TW_PROBLEM_UNTIMELY_CONDITION, FIRST,
    "<procedure id='p' at='drawn'><if derived='false'>" GIVE "</if></procedure>",
    "“p”, <if>: derived=\"false\" asks for something that is never known at that moment." },
  { "known-in-time", 0, 0,
    "<counter id='c'/><procedure id='p' at='after-counting'><each as='f' what='feature'>"
    "<where among='completed'/><do procedure='r'/></each></procedure>"
    "<procedure id='q' at='moved' paid='false'><change what='c' by='1'/></procedure>"
    "<procedure id='r'><if paid='false'><give what='points' n='1' paid='true'/></if></procedure>",
    NULL },
  { "behind-stop", TW_PROBLEM_NEVER_REACHED, FIRST,
    "<procedure id='p' at='laid'><stop/>" GIVE "</procedure>",
    "“p”, <give>: this is never reached." },
  { "behind-end", TW_PROBLEM_NEVER_REACHED, FIRST + 1,
    "<procedure id='p' at='laid'><if if-symbol='inn'><end result='over'>Over.</end>"
    "<end xml:lang='cs'>Konec.</end>\n<spend/></if></procedure>",
    "“p”, <spend>: this is never reached." },
  { "always-a-player", TW_PROBLEM_NEVER_REACHED, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='seat'>" ASK "<give what='points' to='w'/>"
    "<otherwise>" GIVE "</otherwise></choose></procedure>",
    "“p”, <otherwise>: this is never reached." },
  { "always-a-number-on-a-die", TW_PROBLEM_NEVER_REACHED, FIRST + 1,
    "<bag id='cube' order='die'><item id='1'/></bag>\n"
    "<procedure id='p' at='laid'><draw as='n' from='cube'>" GIVE "<otherwise>" GIVE
    "</otherwise></draw></procedure>",
    "“p”, <otherwise>: this is never reached." },
  { "reached", 0, 0,
    "<bag id='sack' order='none'><item id='1'/></bag>"
    "<procedure id='p' at='laid'>" GIVE "<if if-symbol='inn'><stop/></if>" GIVE
    "<draw as='n' from='sack'>" GIVE "<otherwise>" GIVE "</otherwise></draw>"
    "<let as='w' what='seat'><where owner='player'/>" GIVE "<otherwise><stop/></otherwise></let>"
    "<if if-symbol='inn'><stop/></if><else>" GIVE "</else></procedure>",
    NULL },
  { "loop-in-loop", TW_PROBLEM_LONG_LOOP, FIRST + 1,
    "<counter id='c'/>\n<procedure id='p' at='laid'><repeat times='200'><repeat times='200'>"
    "<change what='c' by='1'/></repeat></repeat></procedure>",
    "“p”, <repeat>: it repeats more often than a game waits for." },
  { "loops-that-end", 0, 0,
    "<counter id='c'/><procedure id='p' at='laid'><repeat times='99'><repeat times='40'>"
    "<change what='c' by='1'/></repeat></repeat><repeat times='9999'><repeat times='9999'>"
    "<if counter='c' least='4'><stop/></if><change what='c' by='1'/></repeat></repeat>"
    "<repeat times='9999'><any what='figure'><where in='land'/></any><repeat times='999'>"
    "<change what='c' by='1'/></repeat></repeat></procedure>",
    NULL },
  { "unknown-rule", TW_PROBLEM_UNKNOWN_RULE, FIRST,
    "<procedure id='p' at='laid' rules='OWN-001 BASE-021'><give what='points' rules='OWN-009'/>"
    "</procedure>",
    "“p”, <give>: there is no rule “OWN-009”." },
  { "token-without-title", TW_PROBLEM_WITHOUT_TITLE, FIRST,
    "<token id='egg' supply='3'/><token id='nest'><title>Nest</title></token>",
    "<token> “egg” has no title." },
  { "figure-without-title", TW_PROBLEM_WITHOUT_TITLE, FIRST,
    "<figure id='hen' neutral='true' supply='1' weight='0'/>", "<figure> “hen” has no title." },
  { "no-effect", TW_PROBLEM_QUESTION_WITHOUT_EFFECT, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK "</choose></procedure>",
    "“p”, <choose>: nothing is done with the answer." },
  { "no-words", TW_PROBLEM_QUESTION_WITHOUT_WORDS, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" HOME ("w") "</choose></procedure>",
    "“p”, <choose>: the question has no words of its own." },
  { "same-order", TW_PROBLEM_SAME_ORDER, FIRST + 1,
    "<procedure id='p' at='counted' order='3'>" CHOOSE "</procedure>\n"
    "<procedure id='q' at='counted' order='3'><do procedure='r'/></procedure>"
    "<procedure id='r'>" CHOOSE "</procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  { "same-order-again", TW_PROBLEM_SAME_ORDER, FIRST + 1,
    "<procedure id='p' at='laid'><again/></procedure>\n"
    "<procedure id='q' at='laid'>" CHOOSE "</procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  { "any-order", 0, 0,
    "<counter id='c' each='true'/><counter id='d'/>"
    "<procedure id='p' at='laid'><give what='points' n='3' to='player'/></procedure>"
    "<procedure id='q' at='laid'><change what='c' by='1'/></procedure>"
    "<procedure id='r' at='laid'><do procedure='s'/></procedure>"
    "<procedure id='s'><change what='d' by='1'/>" GIVE "</procedure>",
    NULL },
  { "order-of-a-counter", TW_PROBLEM_SAME_ORDER, FIRST + 1,
    "<counter id='c'/><procedure id='p' at='laid'><change what='c' by='1'/></procedure>\n"
    "<procedure id='q' at='laid'><if counter='c' least='3'>" GIVE "</if></procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  /* Less than nothing is a score as well. */
  { "any-order-of-a-loss", 0, 0,
    "<procedure id='p' at='laid'>" GIVE "</procedure>"
    "<procedure id='q' at='laid'><give what='points' n='-2'/></procedure>",
    NULL },
  { "order-of-scored", TW_PROBLEM_SAME_ORDER, FIRST + 1,
    "<procedure id='p' at='after-counting'>" GIVE "</procedure>\n"
    "<procedure id='q' at='after-counting'><each as='w' what='seat'><where scored='true'/>"
    "<give what='points' n='2' to='w'/></each></procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  { "order-of-spaces", TW_PROBLEM_SAME_ORDER, FIRST + 1,
    "<counter id='c'/><procedure id='p' at='laid'>" GIVE "</procedure>\n"
    "<procedure id='q' at='laid'><each as='w' what='counting-figure'><where every='5'/>"
    "<change what='c' by='1'/></each></procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  { "order-of-a-read-counter", TW_PROBLEM_SAME_ORDER, FIRST + 2,
    "<counter id='c'><title>Coins</title><title xml:lang='cs'>Mince</title></counter>"
    "<procedure id='p' at='laid'><do procedure='r'/></procedure>\n"
    "<procedure id='r'><do procedure='s'/></procedure>"
    "<procedure id='s'><change what='c' by='1'/></procedure>\n"
    "<procedure id='q' at='laid'><give what='points' n='c'/></procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  { "order-of-scores", TW_PROBLEM_SAME_ORDER, FIRST + 1,
    "<procedure id='p' at='laid'>" GIVE "</procedure>\n"
    "<procedure id='q' at='laid'><each as='w' what='seat'><where score='9'/>"
    "<give what='points' n='2' to='w'/></each></procedure>",
    "“q” comes at the same moment as “p”, and nothing says which is first." },
  { "no-moment", TW_PROBLEM_REFUSED_RULES, FIRST + 2,
    "<procedure id='p' at='laid'><do procedure='q'/></procedure>\n"
    "<procedure id='q'>\n<if the='feature' complete='true'/></procedure>",
    "“q”, <if>: “feature” is known while a feature is counted, and when a figure has left one; "
    "this "
    "rule happens at another moment: a tile lies, no figure is placed yet. Let it happen at a "
    "moment "
    "at which there is one, or name something else." },
  { "unused", TW_PROBLEM_UNUSED_PROCEDURE, FIRST, "<procedure id='p'>" CHOOSE "</procedure>",
    "“p” is never carried out." },
  { "unused-bag", TW_PROBLEM_UNUSED_BAG, FIRST + 1,
    "<bag id='cube' order='die'><item id='1'/></bag>\n"
    "<bag id='sack' order='none'><item id='1'/></bag>"
    "<procedure id='p' at='laid'><draw as='n' from='cube'/>" CHOOSE "</procedure>",
    "“sack”: nothing is ever drawn from it." },
  { "known-places", 0, 0,
    "<counter id='load'><title>Load</title><title xml:lang='cs'>Náklad</title></counter>"
    "<procedure id='p' at='laid'><choose as='w' what='figure'><ask>Of {load} {n:# one|# some}, "
    "{figure}, {farmers}?</ask><ask xml:lang='cs'>?</ask>" HOME ("w") "</choose></procedure>",
    NULL },
  { "unknown-place", TW_PROBLEM_UNKNOWN_PLACE, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'><ask>Which of {bread}?</ask>"
    "<ask xml:lang='cs'>?</ask>" HOME ("w") "</choose></procedure>",
    "“p”, <ask>: nothing fills {bread}, so it is shown as it is written." },
  { "counter-in-the-log", TW_PROBLEM_UNKNOWN_PLACE, FIRST + 1,
    "<counter id='load'><title>Load</title><title xml:lang='cs'>Náklad</title></counter>\n"
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<said>{load}</said><said xml:lang='cs'>?</said>" HOME ("w") "</choose></procedure>",
    "“p”, <said>: nothing fills {load}, so it is shown as it is written." },
  { "unknown-place-in-one-language", TW_PROBLEM_UNKNOWN_PLACE, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'><ask>Which of {n}, {n}?</ask>"
    "<ask xml:lang='cs'>{m}, {m}?</ask>" HOME ("w") "</choose></procedure>",
    "“p”, <ask>: nothing fills {m}, so it is shown as it is written." },
  { "known-places-of-a-rule", 0, 0,
    "<rule id='OWN-002'><statement>{city.tile.complete:# point|# points}, {} and { n "
    "}.</statement><statement xml:lang='cs'>{farmers}</statement></rule>",
    NULL },
  { "unknown-place-of-a-rule", TW_PROBLEM_UNKNOWN_PLACE, FIRST + 1,
    "<rule id='OWN-002'><statement>{farmers}</statement></rule>\n"
    "<rule id='OWN-003'><statement>{city.tile.complet:# point|# points} and "
    "{city.tile.complet}.</statement></rule>",
    "“OWN-003”: nothing fills {city.tile.complet}, so it is shown as it is written." },
  { "place-of-a-rule-in-one-language", TW_PROBLEM_UNKNOWN_PLACE, FIRST,
    "<rule id='OWN-002'><statement>{farmers}</statement>"
    "<statement xml:lang='cs'>{farmer}</statement></rule>",
    "“OWN-002”: nothing fills {farmer}, so it is shown as it is written." },
  { "nobody-in-a-rule", TW_PROBLEM_UNKNOWN_PLACE, FIRST,
    "<rule id='OWN-002'><statement>{player} goes home.</statement></rule>",
    "“OWN-002”: nothing fills {player}, so it is shown as it is written." },
  { "zone-of-no-symbol", TW_PROBLEM_UNKNOWN_SYMBOL, FIRST, "<zone id='cell' at='jail'/>",
    "“cell”: no tile has the symbol “jail”." },
  { "no-language", TW_PROBLEM_MISSING_WORDS, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<said>Gone</said>" HOME ("w") "</choose></procedure>",
    "“p”, <said>: its words are not there in: čeština." },
  /* Whoever translates one of its sentences sees the others. */
  { "no-language-twice", TW_PROBLEM_MISSING_WORDS, FIRST,
    "<procedure id='p' at='laid'><choose as='w' what='figure'>" ASK
    "<said>Gone</said>" HOME ("w") "</choose><choose as='v' what='figure'>" ASK
                                   "<said>Off</said>" HOME ("v") "</choose></procedure>",
    "“p”, <said>: its words are not there in: čeština." },
};

static void
check_found (guint i, const TwProblem *problem, const TwTileSet *set)
{
  g_autofree char *message = tw_problem_message (problem, set);

  g_assert_cmpstr (tw_problem_code_name (problem->code), ==, tw_problem_code_name (found[i].code));
  g_assert_cmpstr (message, ==, found[i].words);
  g_assert_cmpuint (tw_problem_line (problem, set), ==, found[i].line);
  g_assert_cmpint (strlen (tw_problem_explanation (problem)), >, 0);
}

static void
test_found (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = g_strconcat (HEAD, found[i].procedures, TAIL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);
  g_autoptr (TwProblems) problems = NULL;

  g_assert_no_error (error);
  problems = tw_rules_trial_add_of_set (tw_tile_set_validate (set, NULL), set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, found[i].words != NULL);
  if (problems->n_problems > 0)
    check_found (i, &problems->problems[0], set);
}

/* A set that is played with others does not know their symbols. */
static void
test_requires (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own' requires='river'>"
      "<title>Own</title><rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<procedure id='p' at='laid' if-symbol='bong'/></rules>"
      "<tile id='A'><road edges='E W'/></tile></tile-set>";
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, NULL);
  g_autoptr (TwProblems) problems =
      tw_rules_trial_add_of_set (tw_tile_set_validate (set, NULL), set, NULL);

  g_assert_cmpuint (problems->n_problems, ==, 0);
}

#define RULESET(procedures)                                                                        \
  "<ruleset xmlns='urn:tilewright:ruleset:1' version='1.0' id='evening' players='2-5'>\n"          \
  "<title>Evening</title>\n<use set='own'/>\n"                                                     \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n" procedures "</rules></ruleset>"

/* Procedures that do nothing but each other, a hundred times each, or one the next in a long row,
 * are looked at in no time. */
static void
test_bomb (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data), times = n > 100 ? 1 : 100;
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwProblems) problems = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (text, "<procedure id='p%u' at='laid'>", i);
      for (guint k = 0; k < times; k++)
        g_string_append_printf (text, "<if if-symbol='inn'><do procedure='p%u'/></if>", i + 1);
      g_string_append (text, "</procedure>");
    }
  g_string_append_printf (text, "<procedure id='p%u'/>" TAIL, n);
  set = tw_tile_set_file_parse ("own.xml", text->str, -1, &error);
  g_assert_no_error (error);
  problems = tw_tile_set_validate (set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 0);
}

/* A ruleset by itself, with the lines of its file. */
static void
test_ruleset (void)
{
  static const char text[] = RULESET ("<procedure id='p'/>");
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_file_parse ("evening.xml", text, -1, kit.vocabulary, NULL);
  g_autoptr (TwProblems) problems = tw_ruleset_validate (ruleset);
  g_autofree char *message = NULL;

  g_assert_cmpuint (problems->n_problems, ==, 1);
  message = tw_problem_message (&problems->problems[0], NULL);
  g_assert_cmpstr (message, ==, "“p” is never carried out.");
  g_assert_cmpuint (tw_problem_line (&problems->problems[0], NULL), ==, 5);
  shipped_kit_clear (&kit);
}

/* What the rules of a ruleset say, which has no procedures. */
static void
test_ruleset_places (void)
{
  static const char text[] = RULESET ("<rule id='EVE-001'><statement>{bread}</statement></rule>");
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_file_parse ("evening.xml", text, -1, kit.vocabulary, NULL);
  g_autoptr (TwProblems) problems =
      tw_rules_trial_add_of_ruleset (tw_ruleset_validate (ruleset), ruleset, &kit);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", HEAD TAIL, -1, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (TwProblems) enclosed = NULL;
  g_autofree char *alone = NULL, *within = NULL;

  g_assert_cmpuint (problems->n_problems, ==, 1);
  alone = tw_problem_message (&problems->problems[0], NULL);
  g_assert_cmpstr (alone, ==, "“EVE-001”: nothing fills {bread}, so it is shown as it is written.");
  g_assert_cmpuint (tw_problem_line (&problems->problems[0], NULL), ==, 5);
  tw_enclosures_unref (set->enclosures);
  set->enclosures = tw_enclosures_with (NULL, "rulesets/evening.xml", bytes);
  enclosed = tw_rules_trial_add_of_set (tw_tile_set_validate (set, NULL), set, NULL);
  g_assert_cmpuint (enclosed->n_problems, ==, 1);
  within = tw_problem_message (&enclosed->problems[0], set);
  g_assert_cmpstr (within, ==,
                   "Evening: “EVE-001”: nothing fills {bread}, so it is shown as it is written.");
  g_assert_cmpuint (tw_problem_line (&enclosed->problems[0], set), ==, 0);
  shipped_kit_clear (&kit);
}

static guint
n_problems_of (const char *path, const TwGameKit *kit, const char **out_place)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) read = tw_rules_file_check (path, &error);
  g_autoptr (TwProblems) problems = NULL;

  g_assert_no_error (error);
  problems = tw_rules_trial_of_file (read, path, kit);
  if (problems->n_problems > 0)
    *out_place = g_intern_string (problems->problems[0].place);
  return problems->n_problems;
}

/* The files that ship say nothing that is not filled; in a copy of one only its own words are
 * looked at. */
static void
test_files (void)
{
  TwGameKit kit = shipped_kit ();
  g_autofree char *base = tw_data_dir_find ("rules/base.xml"), *text = NULL;
  g_autofree char *shipped = g_path_get_dirname (base);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-places-XXXXXX", NULL);
  g_autofree char *copy = g_build_filename (folder, "tower.xml", NULL);
  g_autofree char *tower = g_build_filename (shipped, "tower.xml", NULL);
  g_autoptr (GDir) dir = g_dir_open (shipped, 0, NULL);
  g_autoptr (GString) changed = NULL;
  const char *place = NULL;
  guint n_files = 0;

  for (const char *name; (name = g_dir_read_name (dir)) != NULL; n_files++)
    {
      g_autofree char *path = g_build_filename (shipped, name, NULL);

      if (g_str_has_suffix (name, ".xml") && n_problems_of (path, &kit, &place) > 0)
        {
          g_test_message ("%s: %s", name, place);
          g_test_fail ();
        }
    }
  g_assert_cmpuint (n_files, >=, 20);
  g_assert_true (g_file_get_contents (tower, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "{tower.ransom:", "{towr.ransom:", 0), >, 0);
  g_assert_true (g_file_set_contents (copy, changed->str, -1, NULL));
  g_assert_cmpuint (n_problems_of (copy, &kit, &place), ==, 1);
  g_assert_cmpstr (place, ==, "“TOWER-021”");
  g_remove (copy);
  g_rmdir (folder);
  shipped_kit_clear (&kit);
}

/* A ruleset that came with the set: named, and without the lines of a file that is not the set's.
 */
static void
test_enclosed (void)
{
  static const char text[] =
      RULESET ("<procedure id='p' at='laid'><move what='who'/></procedure><procedure id='q'/>"
               "<token id='egg' supply='3'/>");
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", HEAD TAIL, -1, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (TwProblems) problems = NULL;
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  tw_enclosures_unref (set->enclosures);
  set->enclosures = tw_enclosures_with (NULL, "rulesets/evening.xml", bytes);
  problems = tw_rules_trial_add_of_set (tw_tile_set_validate (set, NULL), set, NULL);
  g_assert_cmpuint (problems->n_problems, ==, 3);
  first = tw_problem_message (&problems->problems[0], set);
  second = tw_problem_message (&problems->problems[1], set);
  third = tw_problem_message (&problems->problems[2], set);
  g_assert_cmpstr (first, ==,
                   "Evening: “p”: Nothing is called “who” here. Name what was chosen before, or "
                   "a figure that belongs to nobody.");
  g_assert_cmpstr (third, ==, "Evening: “q” is never carried out.");
  g_assert_cmpstr (second, ==, "Evening: <token> “egg” has no title.");
  g_assert_cmpuint (tw_problem_line (&problems->problems[0], set), ==, 0);
  g_assert_cmpuint (tw_problem_line (&problems->problems[1], set), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    {
      g_autofree char *path = g_strconcat ("/procedure/problems/", found[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_found);
    }
  g_test_add_data_func ("/procedure/problems/bomb", GUINT_TO_POINTER (12), test_bomb);
  g_test_add_data_func ("/procedure/problems/long-row", GUINT_TO_POINTER (1900), test_bomb);
  g_test_add_func ("/procedure/problems/requires", test_requires);
  g_test_add_func ("/procedure/problems/ruleset", test_ruleset);
  g_test_add_func ("/procedure/problems/ruleset-places", test_ruleset_places);
  g_test_add_func ("/procedure/problems/files", test_files);
  g_test_add_func ("/procedure/problems/enclosed", test_enclosed);
  return g_test_run ();
}
