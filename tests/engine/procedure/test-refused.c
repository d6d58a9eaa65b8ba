/* Procedures that cannot be are refused, at their line, with what helps; and words that no part
 * knows. */
#include "engine/format/tile-set-file.h"
#include "engine/procedure/procedures.h"
#include "engine/setup/game-setup.h"
#include "engine/setup/play-rules.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>\n"        \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
#define TAIL "</rules>\n<tile id='A'><road edges='E W'/></tile></tile-set>"

/* What is wrong with a set that has @procedures in its rules, %NULL for nothing. */
static char *
problem_of (const char *procedures)
{
  g_autofree char *text = g_strconcat (HEAD, procedures, TAIL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, &error);
  g_autoptr (TwRules) rules = NULL;
  TwGameKit kit;

  if (set == NULL)
    return g_strdup (error->message);
  kit = shipped_kit ();
  {
    g_autoptr (TwGameSetup) setup = shipped_setup (&kit, "base", 2);

    tw_game_setup_use_set (setup, set, 1);
    rules = tw_game_setup_compile (setup, &error);
  }
  shipped_kit_clear (&kit);
  /* What is wrong is refused, and not only told. */
  g_assert_true ((rules == NULL) == (error != NULL));
  return error != NULL ? g_strdup (error->message) : NULL;
}

#define PROCEDURE(statements) "<procedure id='p' at='laid'>\n" statements "</procedure>\n"
#define BAG                   "<bag id='b'><item id='yes'/><item id='no'/></bag>\n"
#define CHOOSE                "<choose as='who' what='figure'><where of='meeple'/>"

static const struct
{
  const char *name;
  const char *procedures;
  const char *words; /* (nullable): in the message */
} refused[] = {
  { "good", PROCEDURE (CHOOSE "<move what='who' to='home'/></choose>"), NULL },
  { "unknown-name", PROCEDURE ("<move what='who'/>"), "own.xml:4: Nothing is called “who” here." },
  { "name-out-of-sight", PROCEDURE (CHOOSE "</choose>\n<move what='who'/>"),
    "own.xml:5: Nothing is called “who” here." },
  { "move-of-a-player", PROCEDURE ("<move what='player' to='home'/>"),
    "own.xml:4: “player” is no figure, and only figures are moved." },
  { "else-of-nothing", PROCEDURE ("<else><spend/></else>"),
    "own.xml:4: <else> belongs to no <if>." },
  { "one-counting-figure", "<counting-figure id='cat' of='meeple'/>\n",
    "Counting figures come in pairs." },
  { "up-to-of-a-word",
    BAG PROCEDURE ("<draw as='d' from='b'><if the='d' is='yes' up-to='3'><spend/></if></draw>"),
    "“up-to” goes on from a number, and “yes” is none." },
  { "past-no-list",
    "<token id='gem' supply='2'/>\n" PROCEDURE (
        "<each as='a' what='tile'><where near='along' until='gem' past='been' to='tile'/></each>"),
    "“been” is no list that is kept here." },
  { "past-no-tiles",
    "<token id='gem' supply='2'/>\n" PROCEDURE (
        "<remember as='been' what='seat'/><each as='a' what='tile'>"
        "<where near='along' until='gem' past='been' to='tile'/></each>"),
    "“been” is no list of tiles." },
  { "often-of-nothing", PROCEDURE ("<each as='a' what='figure'><where each-part='1'/></each>"),
    "Put it into a <where> of that question." },
  { "possible-of-nothing", PROCEDURE ("<each as='a' what='figure'><where possible='true'/></each>"),
    "asks what can be done with an answer" },
  { "list-of-answers",
    "<list id='l' what='word'/>\n" PROCEDURE (CHOOSE "<move what='who' to='home'/></choose>"),
    "own.xml:3: <list> keeps figures, tiles, features or players in mind" },
  { "change-of-nothing", PROCEDURE ("<change what='load' by='1'/>"),
    "There is no counter “load” in play. Add a <counter>" },
  { "change-unsaid", "<counter id='load'/>\n" PROCEDURE ("<change what='load'/>"),
    "Write either “by” or “n” for “load”" },
  { "change-twice", "<counter id='load'/>\n" PROCEDURE ("<change what='load' n='1' by='1'/>"),
    "Write either “by” or “n” for “load”" },
  { "change-as-value",
    "<counter id='load'/>\n" PROCEDURE ("<change what='load' by='1' times='2'/>"),
    "“times” and “divide” are for what=\"value\"" },
  { "change-of-the-game",
    "<counter id='load'/>\n" PROCEDURE ("<change what='load' by='1' to='player'/>"),
    "“load” is a number of the game and nobody’s. Take “to” out" },
  { "change-of-a-tile",
    "<counter id='load' each='true'/>\n" PROCEDURE ("<change what='load' by='1' to='tile'/>"),
    "“tile” is no player, and nobody’s." },
  { "rule-id", "<rule id='O-1'><statement>None.</statement></rule>",
    "id of <rule> cannot be “O-1”. Write two capital letters or more, a hyphen and a number" },
  { "words-of-a-token", "<token id='two words' supply='2'/>",
    "id of <token> cannot be “two words”. Write letters and digits" },
  { "skip-of-a-tile", PROCEDURE ("<skip what='tile'/>"), "“tile” is no player, and nobody’s." },
  { "counter-of-points", "<counter id='points'/>",
    "own.xml:3: “points” is the name of something else already." },
  { "counter-of-a-token", "<token id='gem' supply='2'/>\n<counter id='gem'/>",
    "“gem” is the name of something else already." },
  { "player-on-list-of-players",
    "<list id='late' what='seat'/>\n" PROCEDURE ("<add what='player' to='late'/>"), NULL },
  { "tile-on-list-of-players",
    "<list id='late' what='seat'/>\n" PROCEDURE ("<add what='tile' to='late'/>"),
    "“late” is a list of players." },
  { "bounds-of-nothing", PROCEDURE ("<if the='player' least='2'><spend/></if>"),
    "“least” and “most” of <if> say nothing." },
  { "bounds-of-a-symbol", PROCEDURE ("<if the='tile' has='inn' most='2'><spend/></if>"),
    "“least” and “most” of <if> say nothing." },
  { "bounds-of-what-is-not-there", PROCEDURE ("<if the='tile' has='floor' most='2'><spend/></if>"),
    NULL },
  { "bounds-of-a-token",
    "<token id='gem' supply='2'/>\n" PROCEDURE (
        "<if the='player' has='gem' least='2'><spend/></if>"),
    NULL },
  { "both-bounds-of-a-token",
    "<token id='gem' supply='2'/>\n" PROCEDURE (
        "<if the='player' has='gem' least='1' most='2'><spend/></if>"),
    "Either “least” or “most” says how high “gem” has to be" },
  { "both-bounds",
    "<counter id='load'/>\n" PROCEDURE ("<if counter='load' least='1' most='2'><spend/></if>"),
    "for both there are two <where>" },
  { "cells-of-all", "<forbid what='cell' rules='OWN-1'/>", "No tile could be laid anywhere." },
  { "cells-by-their-tile",
    "<forbid what='cell' rules='OWN-1'><any what='tile'><where near='next-4' to='tile'/></any>"
    "</forbid>",
    "Nothing is called “tile” here." },
  { "tile-before-it-lies",
    "<procedure id='p' at='turn'><give what='points' n='1' to='tile'/></procedure>",
    "“tile” is known from when the tile lies to when the turn is over; this rule happens at "
    "another moment: before the first tile of a turn is drawn." },
  { "points-to-nobody", PROCEDURE ("<give what='points' n='2' to='home'/>"),
    "<give> takes from nobody and gives to nobody, so nothing happens. Say in “to” who gets it" },
  { "token-to-nobody", "<token id='gem' supply='2'/>\n" PROCEDURE ("<give what='gem' to='home'/>"),
    "<give> takes from nobody and gives to nobody" },
  { "points-taken", PROCEDURE ("<give what='points' n='2' from='player' to='home'/>"), NULL },
  { "points-to-a-feature",
    "<procedure id='p' at='counted'><give what='points' n='2' to='feature'/></procedure>",
    "“feature” is no player, and nobody’s." },
  { "move-of-a-chosen-player",
    PROCEDURE ("<each as='who' what='seat'><move what='who' to='home'/></each>"),
    "“who” is no figure, and only figures are moved." },
  { "given-to-the-same", PROCEDURE ("<give what='points' n='2' from='player'/>"),
    "What is taken from “player” goes to the same." },
  { "number-too-high", PROCEDURE ("<choose as='a' what='number' most='256'><spend/></choose>"),
    "“256” cannot be chosen. Write a number from 0 to 255." },
  { "number-too-low",
    PROCEDURE ("<choose as='a' what='number' least='-1' most='2'><spend/></choose>"),
    "“-1” cannot be chosen." },
  { "number-somewhere",
    PROCEDURE ("<choose as='a' what='number' most='2'>\n<where near='next-4' to='tile'/><spend/>"
               "</choose>"),
    "own.xml:5: “near” asks nothing of a number." },
  { "number-in-words", PROCEDURE ("<give what='points' n='two'/>"), "“two” is no number here." },
  { "value-of-nothing", PROCEDURE ("<change what='value' by='1'/>"),
    "changes what a feature is worth, and none is counted" },
  { "value-unsaid", "<procedure id='p' at='counting'><change what='value'/></procedure>",
    "Write one of “by”, “n”, “times” and “divide” in <change>" },
  { "value-by-none",
    "<procedure id='p' at='counting'><change what='value' divide='0'/></procedure>",
    "Nothing can be divided by “0”" },
  { "number-above-none",
    PROCEDURE ("<choose as='a' what='number' above='2' most='2'><spend/></choose>"),
    "“least” or “above” that leaves none" },
  { "number-begins-twice",
    PROCEDURE ("<choose as='a' what='number' least='1' above='1' most='3'><spend/></choose>"),
    "“least” and “above” both say where the numbers of <choose> begin" },
  { "number-above-everything",
    PROCEDURE ("<choose as='a' what='number' above='256' most='2'><spend/></choose>"),
    "“256” cannot be chosen. Write a number from 0 to 255." },
  { "number-unsaid", PROCEDURE ("<choose as='a' what='number'><spend/></choose>"),
    "<choose> asks for a number, but not up to which" },
  { "number-as-thing",
    PROCEDURE ("<choose as='a' what='number' most='3'><move what='a' to='home'/></choose>"),
    "“a” is a word that was drawn or chosen" },
  { "cell-to-go-through", PROCEDURE ("<each as='a' what='cell'><spend/></each>"),
    "Only <forbid>, <choose>, <any> and <none> are about cells" },
  { "lay-what-was-not-drawn",
    PROCEDURE ("<choose as='a' what='cell'><lay what='a' to='a'/></choose>"),
    "Let it stand in a <draw> with from=\"tiles\"" },
  { "tile-within-tile", PROCEDURE ("<draw as='a' from='tiles'><draw as='b' from='tiles'/></draw>"),
    "Put it behind that" },
  { "tile-to-move", PROCEDURE ("<draw as='a' from='tiles'><move what='a' to='home'/></draw>"),
    "“a” is a word that was drawn or chosen" },
  { "fits-nowhere-asks", "<procedure id='p' at='unplaceable'>" CHOOSE "</choose></procedure>",
    "When a tile fits nowhere, nobody is asked" },
  { "instead-of-nothing", "<procedure id='p' at='laid' instead='true'><spend/></procedure>",
    "Write at=\"completed\" or at=\"before-last\"" },
  { "counter-to",
    "<counter id='c' each='true'/>" PROCEDURE ("<if counter='c' most='0' to='player'/>"),
    "Write the=\"player\"" },
  { "piles-without-end", "<counter id='c' pile='3'/>" PROCEDURE ("<spend/>"),
    "Add the attribute “most”" },
  { "pile-of-each", "<counter id='c' pile='3' each='true'/>" PROCEDURE ("<spend/>"),
    "keep “pile” in one counter" },
  { "piles-of-two",
    "<counter id='p1' most='2' pile='3'/><counter id='p2' pile='3'/>" PROCEDURE ("<spend/>"),
    "keep “pile” in one counter" },
  { "cell-there-is",
    PROCEDURE ("<if><any what='cell'><where near='next-4' to='tile'/></any><spend/></if>"), NULL },
  { "set-up-points", "<procedure id='p' at='set-up'><give what='points' to='player'/></procedure>",
    "Before the first turn nobody is asked" },
  { "set-up-lays",
    "<token id='flea' on='road' supply='3'/><procedure id='p' at='set-up'>"
    "<let as='a' what='segment'><where kind='road'/><give what='flea' to='a'/></let></procedure>",
    NULL },
  { "take-of-nothing", PROCEDURE ("<take what='gold'/>"), "no token" },
  { "take-of-tiles",
    "<token id='coin' supply='3'><title>Coin</title></token>\n" PROCEDURE ("<take what='coin'/>"),
    "“coin” is no token that lies on segments" },
  { "take-before-the-start",
    "<token id='coin' supply='3' on='road'><title>Coin</title></token>\n"
    "<procedure id='p' at='set-up'><take what='coin'/></procedure>",
    "Before the first turn nobody is asked" },
  { "offer-of-one", PROCEDURE ("<offer>" CHOOSE "</choose></offer>"),
    "<offer> is made of questions alone, two to eight." },
  { "offer-of-deeds", PROCEDURE ("<offer>" CHOOSE "</choose><spend/></offer>"),
    "<spend> cannot stand within <offer>" },
  { "offer-of-the-same",
    PROCEDURE ("<offer><choose as='a' what='tile' word='x'/><choose as='b' what='tile' word='x'/>"
               "</offer>"),
    "each has words of its own" },
  { "each-token", PROCEDURE ("<each as='a' what='token'><spend/></each>"),
    "Tokens can only be counted" },
  { "tiles-by-tile", PROCEDURE ("<choose as='a' what='tile' by-tile='true'><spend/></choose>"),
    "Only figures are named by their tile" },
  { "token-on-tile",
    "<token id='flea' on='road' supply='3'/>" PROCEDURE ("<give what='flea' to='tile'/>"),
    "The tokens “flea” lie on segments" },
  { "token-on-nothing", "<token id='flea' on='nowhere' supply='3'/>", "nowhere" },
  { "token-of-parameter", "<token id='flea' supply='nowhere'/>",
    "There is no parameter “nowhere”" },
  { "room-for-nothing", PROCEDURE ("<if the='tile' room='nothing'><spend/></if>"),
    "There is no token “nothing” in play" },
  { "changed-for-two",
    "<counter id='load'/>\n" PROCEDURE (
        "<change what='load' by='1'><per what='tile'/><per what='seat'/></change>"),
    "<per> stands there twice" },
  { "allow-of-cells", "<allow what='cell' rules='OWN-1'><where near='next-4' to='player'/></allow>",
    "Write what=\"standing\", or what=\"cell\" in a <forbid>" },
  { "counter-unsaid", "<counter id='load'/>\n" PROCEDURE ("<if counter='load'><spend/></if>"),
    "Either “least” or “most” says how high “load” has to be" },
  { "counter-without-room", "<counter id='load' start='3' most='2'/>",
    "“load” begins below its least or above its most" },
  { "end-in-the-end",
    "<procedure id='p' at='after-last'><end result='over'>It is over.</end></procedure>",
    "The game is over then already" },
  { "skip-in-the-end", "<procedure id='p' at='after-last'><skip/></procedure>",
    "after the last turn there is none" },
  { "list-of-nothing", PROCEDURE ("<forget from='been'/>"), "“been” is no list that is kept here" },
  { "post-without-symbol", PROCEDURE ("<choose as='a' what='post'><where of='meeple'/></choose>"),
    "counts symbols, but not which" },
  { "post-of-nobody", PROCEDURE ("<each as='a' what='post'><where symbol='inn'/></each>"),
    "Write what=\"figure\"" },
  { "zone-nowhere", "<zone id='z'/>" PROCEDURE ("<move what='tile'/>"), "at" },
  { "zones-for-one-land",
    "<zone id='y' at='inn' serves='road city'/>\n<zone id='z' at='inn' serves='road'/>",
    "“z” serves a kind of land that another zone serves." },
  { "zone-moved", "<zone id='z' at='inn'/>" PROCEDURE ("<move what='z' to='home'/>"),
    "“z” is a zone, and only figures are moved." },
  { "zone-unknown",
    PROCEDURE (CHOOSE "<said zone='z'>There</said><move what='who' to='home'/></choose>"),
    "There is no zone “z”." },
  { "said-of-unknown",
    PROCEDURE (CHOOSE "<said of='griffin'>There</said><move what='who' to='home'/></choose>"),
    "There is no figure “griffin”." },
  { "zone-found", "<zone id='z' at='inn'/>" PROCEDURE (CHOOSE "<move what='who' to='z'/></choose>"),
    NULL },
  { "entries-of-nobody", PROCEDURE ("<each as='a' what='entry'><where of='meeple'/></each>"),
    "Write what=\"figure\"" },
  { "asked-before-the-first-turn",
    "<procedure id='p' at='set-up'>" CHOOSE "<move what='who' to='home'/></choose></procedure>",
    "Before the first turn nobody is asked" },
  { "tile-before-the-first-turn",
    "<procedure id='p' at='set-up'><each as='a' what='seat'><where stands='tile'/>"
    "</each></procedure>",
    "“tile” is known from when the tile lies" },
  { "list-of-words",
    "<list id='l' what='pair'/>" PROCEDURE (CHOOSE "<add what='who' to='l'/></choose>"),
    "keeps figures, tiles, features or players" },
  { "list-found",
    "<list id='l' what='figure'/>" PROCEDURE (CHOOSE "<add what='who' to='l'/></choose>"), NULL },
  { "list-unknown", PROCEDURE (CHOOSE "<add what='who' to='l'/></choose>"),
    "“l” is no list that is kept here." },
  { "no-name", PROCEDURE ("<choose what='figure'/>"), "own.xml:4: <choose> gives no name." },
  { "no-figure", PROCEDURE ("<choose as='a' what='figure'><where of='griffin'/></choose>"),
    "There is no figure “griffin”" },
  { "worth-of-what", PROCEDURE ("<give what='points' worth='road'/>"),
    "Nothing is called “road” here." },
  { "worth-and-number", PROCEDURE (CHOOSE "<give what='points' n='2' worth='who'/></choose>"),
    "take the attribute “n” out." },
  { "worth-of-nothing", PROCEDURE (CHOOSE "<if the='who' worth='smaller'/></choose>"),
    "<if> compares with nothing." },
  { "turn-optional", PROCEDURE ("<again turn='true' optional='true'/>"),
    "Take the attribute “optional” out." },
  { "turn-early", PROCEDURE ("<again turn='true' early='true'/>"),
    "Take the attribute “early” out." },
  { "stand-of-two",
    "<figure id='imp' supply='1' weight='1'><title>Imp</title><role kind='road' "
    "name='imp'/></figure>"
    "<stand of='meeple imp' kind='castle' as='lord'/>",
    "Two figures would be called “lord” on the same land" },
  { "terrain-of-some", "<terrain as='mist-parts' if-symbol='inn'/>",
    "holds for all tiles. Take the attribute “if-symbol” out." },
  { "terrain-of-crossings", "<terrain as='crossings-join' if-symbol='inn'/>", NULL },
  { "stand-as-nothing", "<stand of='meeple' kind='castle'/>", "“as”" },
  { "reserve-of-nobody", "<reserve n='2'/>", "“of”" },
  { "supply-of-nobody", "<supply n='2'/>", "“of”" },
  { "supply-of-how-many", "<supply of='meeple'/>", "“n”" },
  { "colours-of-how-many", "<colours players='2'/>", "“n”" },
  { "colours-too-many", "<colours n='9'/>", "colours each cannot play" },
  { "leave-out-nothing", "<leave-out/>", "“kind”" },
  { "hand-of-too-many", "<hand if-symbol='inn' n='10'/>", "0 to 9 are possible" },
  { "hands-of-too-many", "<hand if-symbol='inn' n='5'/><hand if-symbol='garden' n='5'/>",
    "0 to 9 are possible" },
  { "hand-of-less-than-none", "<hand if-symbol='inn' n='-1'/>", "“-1”" },
  { "hand-of-a-word", "<hand if-symbol='inn' n='few'/>", "few" },
  { "hand", "<hand if-symbol='inn' n='9'/>", NULL },
  { "hand-of-nothing", "<hand n='1'/>", "“if-symbol”" },
  { "hand-of-how-many", "<hand if-symbol='inn'/>", "“n”" },
  { "start-block-of-nothing", "<start-block late='farmers=y'/>", "“block”" },
  { "leave-out-figures", "<leave-out what='figure' kind='castle'/>", "cannot be “figure”" },
  { "play-too-early", PROCEDURE ("<play/>"), "<play> has a tile laid when all" },
  { "play", "<procedure id='p' at='part-over'><play/></procedure>", NULL },
  { "no-procedure", PROCEDURE ("<do procedure='q'/>"), "There is no procedure “q”" },
  { "circle", PROCEDURE ("<do procedure='p'/>"), "without end: “p”" },
  { "no-choice", "<procedure id='p' at='action'><if if-symbol='inn'/></procedure>",
    "Let it begin with <choose>." },
  { "counts-itself",
    "<procedure id='p' at='counted'>" CHOOSE "<count what='who'/></choose></procedure>",
    "would count another one without end" },
  { "compares-with-nothing", PROCEDURE ("<if the='player' same='tile'/>"),
    "Add the attribute “to”." },
  { "moves-nothing", PROCEDURE ("<move/>"), "Add the attribute “what”." },
  { "counts-nothing", PROCEDURE ("<count/>"), "Add the attribute “what”." },
  { "goes-nowhere",
    "<procedure id='p' at='counted'>\n" CHOOSE
    "<move what='who' to='feature'/></choose></procedure>",
    "A figure cannot go to “feature”." },
  { "each-standing", PROCEDURE ("<each as='a' what='standing'/>"), "Write what=\"figure\"" },
  { "tile-of-no-turn", "<procedure id='p' at='turn'><if the='tile' kind='road'/></procedure>",
    "“tile” is known from when the tile lies" },
  { "feature-of-nothing", PROCEDURE ("<if the='feature' kind='road'/>"),
    "“feature” is known while a feature is counted" },
  { "gives-nothing", PROCEDURE ("<give to='player'/>"), "Add the attribute “what”." },
  { "gives-nothing-there", PROCEDURE ("<choose as='a' what='tile'><give to='a'/></choose>"),
    "Add the attribute “what”." },
  { "no-token", PROCEDURE ("<give what='coin'/>"), "There is no token “coin” in play." },
  { "takes-tokens",
    "<token id='coin' supply='3'><title>Coins</title></token>" PROCEDURE (
        "<give what='coin' n='-1'/>"),
    "Let the number of “coin” be 0 or more." },
  { "no-amount", PROCEDURE ("<give what='points' n='many'/>"), "“many”" },
  { "two-per", PROCEDURE ("<give what='points'><per what='tile'/><per what='seat'/></give>"),
    "<per> stands there twice." },
  { "how-often", PROCEDURE ("<repeat/>"), "Add the attribute “times”." },
  { "near-what", PROCEDURE ("<each as='a' what='tile'><where near='next-4'/></each>"),
    "Add the attribute “to”." },
  { "taken-word", PROCEDURE ("<choose as='points' what='seat'/>"),
    "“points” means something else" },
  { "figure-word", PROCEDURE ("<choose as='knight' what='feature'/>"),
    "“knight” means something else" },
  { "tile-word", PROCEDURE ("<choose as='knight' what='tile'/>"), NULL },
  { "no-word", PROCEDURE ("<choose what='tile'/>"), "<choose> gives no name." },
  { "asks-another",
    "<procedure id='p' at='action'><choose as='a' what='tile' by='tile'/></procedure>",
    "Take the attribute “by” out." },
  { "forbids-named",
    "<forbid what='standing' rules='BASE-014'><any as='a' what='figure'>"
    "<where same='tile' to='a'/></any></forbid>",
    NULL },
  { "forbids-what", "<forbid what='tile'/>", "Write what=\"standing\"" },
  { "no-answers", PROCEDURE ("<choose as='vote' what='word'/>"), "<choose> has no answers." },
  { "drawn-word", BAG PROCEDURE ("<draw as='card' from='b'><if the='card' is='yes'/></draw>"),
    NULL },
  { "moves-word", BAG PROCEDURE ("<draw as='card' from='b'><move what='card' to='home'/></draw>"),
    "“card” is a word that was drawn or chosen" },
  { "word-on-land",
    PROCEDURE ("<choose as='vote' what='word'><choice word='yes'>Yes</choice>"
               "<if the='vote' in='land'/></choose>"),
    "“vote” is a word that was drawn or chosen" },
  { "near-word",
    BAG PROCEDURE ("<draw as='card' from='b'><each as='a' what='tile'>"
                   "<where near='next-4' to='card'/></each></draw>"),
    "“card” is a word that was drawn or chosen" },
  { "no-such-answer",
    PROCEDURE ("<choose as='vote' what='word'><choice word='yes'>Yes</choice>"
               "<if the='vote' is='no'/></choose>"),
    "No question has the answer “no”." },
  { "words-counted", PROCEDURE ("<give what='points'><per what='word'/></give>"),
    "<per> goes through what is there." },
  { "words-gone-through", PROCEDURE ("<each as='a' what='word'/>"),
    "<each> goes through what is there." },
  { "out-of-any", PROCEDURE ("<if><any as='one' what='figure'/></if><move what='one' to='home'/>"),
    "Nothing is called “one” here." },
  { "counts-at-the-end",
    "<procedure id='p' at='last-counted'>" CHOOSE
    "<count what='who' as='end'/></choose></procedure>",
    "would count another one without end" },
  { "setting", PROCEDURE ("<if if-parameter='farmers=maybe'/>"), "is no setting" },
  { "twice", PROCEDURE ("") PROCEDURE (""), "There are two <procedure>" },
  { "action-standing",
    "<procedure id='p' at='action'><choose as='a' what='standing'><move what='a'/></choose>"
    "</procedure>",
    "cannot begin with where one stands" },
  { "step", "<procedure id='p' at='laid' step='1a'/>", "“1a” is one of the game’s own" },
  { "draw", BAG PROCEDURE ("<draw as='a' from='b'><if the='a' is='no'/></draw>"), NULL },
  { "draw-from-nothing", PROCEDURE ("<draw as='a' from='b'/>"), "There is no bag “b” in play." },
  { "draw-no-name", BAG PROCEDURE ("<draw from='b'/>"), "<draw> gives no name." },
  { "draw-out-of-sight", BAG PROCEDURE ("<draw as='a' from='b'/><if the='a' is='no'/>"),
    "Nothing is called “a” here." },
  { "empty-bag", "<bag id='b'/>", "There is nothing in “b”." },
  { "item-no-name", "<bag id='b'><item/></bag>", "<item> has no name." },
  { "item-twice", "<bag id='b'><item id='x'/><item id='x'/></bag>", "“x” is in it twice." },
  { "item-too-often", "<bag id='b'><item id='x' n='200'/><item id='y' n='56'/></bag>",
    "“y” is there too often" },
  { "item-less", "<bag id='b'><item id='x' n='-1'/></bag>", "“x” is there too often" },
  { "bag-word", "<bag id='points'><item id='x'/></bag>", "“points” means something else" },
  { "bag-question", BAG PROCEDURE ("<choose as='b' what='seat'/>"), "“b” means something else" },
  { "bag-other-word",
    "<bag id='b' word='c'><item id='x'/></bag>" PROCEDURE ("<choose as='b' what='seat'/>"), NULL },
  { "bag-done", BAG PROCEDURE ("<do procedure='b'/>"), "There is no procedure “b”." },
  { "bag-twice", BAG BAG, "There are two <bag>" },
  { "number",
    "<bag id='b'><item id='1'/></bag>" PROCEDURE (
        "<draw as='a' from='b'><repeat times='a'/><give what='points' n='a'/></draw>"),
    NULL },
  { "no-number", BAG PROCEDURE ("<draw as='a' from='b'><give what='points' n='a'/></draw>"),
    "“a” is no number." },
  { "no-arrow", PROCEDURE ("<each as='a' what='tile'><where near='line' to='tile'/></each>"),
    "Add the attribute “arrow”." },
  { "steps-from-nothing", PROCEDURE ("<each as='a' what='tile'><where steps='2'/></each>"),
    "Add the attribute “to”." },
  { "leaving-asks", "<procedure id='p' at='leaves'>" CHOOSE "</choose></procedure>",
    "Take <choose> out" },
  { "leaving-has-no-tile",
    "<procedure id='p' at='leaves'><move what='tile' to='home'/></procedure>",
    "“tile” is known from when the tile lies" },
  { "leaving-has-a-feature",
    "<procedure id='p' at='leaves'><if the='feature' kind='road'/></procedure>", NULL },
  { "again-after-the-end", "<procedure id='p' at='after-last'><again/></procedure>",
    "after the last turn there is none" },
  { "again-word", PROCEDURE ("<again/><choose as='again' what='seat'/>"),
    "“again” means something else" },
  { "done-in-no-part", PROCEDURE ("<do procedure='builder'/>"), "There is no procedure “builder”" },
  { "forbids-in-no-part",
    "<forbid what='standing' if-part='count' rules='BASE-014'><where of='meeple'/></forbid>",
    NULL },
  { "no-words", PROCEDURE (CHOOSE "<ask> </ask></choose>"), "There are no words in <ask>." },
};

static void
test_refused (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *problem = problem_of (refused[i].procedures);

  if (refused[i].words == NULL)
    g_assert_cmpstr (problem, ==, NULL);
  else if (problem == NULL || strstr (problem, refused[i].words) == NULL)
    g_error ("“%s” says “%s”", refused[i].name, problem);
}

/* Statements within each other, so deep. */
static char *
nested (guint depth)
{
  GString *text = g_string_new ("<procedure id='p'>");

  for (guint i = 0; i < depth; i++)
    g_string_append (text, "<if if-symbol='inn'>");
  for (guint i = 0; i < depth; i++)
    g_string_append (text, "</if>");
  g_string_append (text, "</procedure>");
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *allowed = nested (TW_MAX_STATEMENT_DEPTH);
  g_autofree char *deep = nested (TW_MAX_STATEMENT_DEPTH + 1);
  g_autofree char *none = problem_of (allowed), *problem = problem_of (deep);

  g_assert_cmpstr (none, ==, NULL);
  g_assert_nonnull (strstr (problem, "deep within each other"));
}

/* A set cannot fill a game with procedures, nor one with statements. */
static void
test_many (void)
{
  g_autoptr (GString) statements = g_string_new ("<procedure id='p'>");
  g_autoptr (GString) procedures = g_string_new (NULL);
  g_autofree char *long_one = NULL, *many = NULL;

  for (guint i = 0; i < TW_MAX_STATEMENTS; i++)
    g_string_append (statements, "<if/>");
  g_string_append (statements, "</procedure>");
  long_one = problem_of (statements->str);
  g_assert_nonnull (strstr (long_one, "more than 256 statements"));
  for (guint i = 0; i < TW_MAX_PROCEDURES + 1; i++)
    g_string_append_printf (procedures, "<procedure id='p%u' at='laid'/>", i);
  many = problem_of (procedures->str);
  g_assert_nonnull (strstr (many, "More than 64 procedures"));
}

/* Procedures that do nothing but each other, a hundred times each, are refused at once. */
static void
test_bomb (void)
{
  g_autoptr (GString) text = g_string_new ("<procedure id='p6'/>");
  g_autofree char *problem = NULL;

  for (guint i = 6; i-- > 0;)
    {
      g_string_append_printf (text, "<procedure id='p%u'%s>", i, i == 0 ? " at='laid'" : "");
      for (guint k = 0; k < 100; k++)
        g_string_append_printf (text, "<do procedure='p%u'/>", i + 1);
      g_string_append (text, "</procedure>");
    }
  problem = problem_of (text->str);
  g_assert_nonnull (problem);
  g_assert_nonnull (strstr (problem, "too long, from this <do> on"));
}

/* Words of one thing in several languages are told in the reader's. */
static void
test_languages (void)
{
  static const char text[] =
      HEAD "<procedure id='p'><choose as='a' what='figure'>"
           "<said of='meeple'>left</said><said xml:lang='cs'>odešel</said>"
           "<said of='abbot'>went</said><said of='meeple' xml:lang='de'>ging</said>"
           "<said xml:lang='cs'>šel</said></choose></procedure>\n" TAIL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, NULL);
  const TwProcedure *procedure = set->own->procedures->pdata[0];
  const TwStatement *choose = procedure->root->children->pdata[0], *said;

  g_assert_cmpuint (choose->children->len, ==, 2);
  said = choose->children->pdata[0];
  g_assert_cmpuint (said->texts->n_texts, ==, 3);
  g_assert_cmpstr (tw_texts_find (said->texts, "cs")->text, ==, "odešel");
  g_assert_cmpstr (tw_texts_find (said->texts, "de")->text, ==, "ging");
  g_assert_cmpstr (tw_texts_source (said->texts)->text, ==, "left");
  said = choose->children->pdata[1];
  g_assert_cmpstr (tw_texts_find (said->texts, "cs")->text, ==, "šel");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strconcat ("/procedure/refused/", refused[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_refused);
    }
  g_test_add_func ("/procedure/refused/depth", test_depth);
  g_test_add_func ("/procedure/refused/many", test_many);
  g_test_add_func ("/procedure/refused/bomb", test_bomb);
  g_test_add_func ("/procedure/refused/languages", test_languages);
  return g_test_run ();
}
