/* The words that procedures are written in: elements. Their attributes are in
 * procedure-attributes.c. */
#include "engine/set/procedure.h"

#include <glib/gi18n-lib.h>

#define STATEMENTS (TW_STANDS_STATEMENT | TW_STANDS_ELSE)
#define CONDITIONS (TW_STANDS_FILTER | TW_STANDS_ANY)
/* What can give itself a name, which has words as well. */
#define NAMED (CONDITIONS | TW_STANDS_TITLE)

/* Translators: what stands behind “also” are words by which somebody may look for it, in no
 * order. */
static const TwRuleWord words[] = {
  { TW_WORDS_STATEMENT, "procedure", .holds = STATEMENTS | TW_STANDS_TITLE,
    .help = N_ ("what happens at a moment of the game, one thing after the other"),
    .example = "<procedure id=\"…\" at=\"laid\">…</procedure>" },
  { TW_WORDS_STATEMENT, "choose", .stands = TW_STANDS_STATEMENT | TW_STANDS_QUESTION,
    .holds = STATEMENTS | NAMED | TW_STANDS_TEXT | TW_STANDS_OTHERWISE,
    .help = N_ ("asks the player on turn for one of what fits its conditions; what stands below is "
                "done with it"),
    .context = "rule",
    .also =
        NC_ ("rule",
             "question, ask, answer, vote, yes or no, pick, one of the figures, another player"),
    .example = "<choose as=\"who\" what=\"figure\"><where owner=\"player\"/>…</choose>" },
  { TW_WORDS_STATEMENT, "offer", .stands = TW_STANDS_STATEMENT, .holds = TW_STANDS_QUESTION,
    .help = N_ ("asks what several questions ask as one: what answers any of them is an answer"),
    .example = "<offer><choose …>…</choose><take …>…</take></offer>" },
  { TW_WORDS_STATEMENT, "take", .stands = TW_STANDS_STATEMENT | TW_STANDS_QUESTION,
    .holds = STATEMENTS | CONDITIONS | TW_STANDS_TEXT,
    .help = N_ (
        "lets the player on turn put tokens that lie on segments back into the supply, place by "
        "place; what stands below is done afterwards"),
    .context = "rule", .also = NC_ ("rule", "collect, put back"),
    .example =
        "<take what=\"ghost\" n=\"3\" tiles=\"2\"><where near=\"nine\" to=\"tile\"/></take>" },
  { TW_WORDS_STATEMENT, "otherwise", .stands = TW_STANDS_OTHERWISE, .holds = STATEMENTS,
    .help = N_ ("what is done if there is nothing to choose or to draw"),
    .example = "<otherwise><move what=\"witch\" to=\"home\"/></otherwise>" },
  { TW_WORDS_STATEMENT, "each", .stands = TW_STANDS_STATEMENT, .holds = STATEMENTS | NAMED,
    .help = N_ ("does the same for all that fit its conditions, as they are at the beginning"),
    .context = "rule",
    .also = NC_ ("rule", "all, every, everybody, for each player, for each other player, loop"),
    .example = "<each as=\"who\" what=\"figure\"><where of=\"mage witch\"/>…</each>" },
  { TW_WORDS_STATEMENT, "let", .stands = TW_STANDS_STATEMENT,
    .holds = STATEMENTS | NAMED | TW_STANDS_OTHERWISE,
    .help = N_ ("does something with the first that fits its conditions"), .context = "rule",
    .also = NC_ ("rule", "first, next player"),
    .example = "<let as=\"next\" what=\"seat\" from=\"next\"><where …/>…</let>" },
  { TW_WORDS_STATEMENT, "if", .stands = TW_STANDS_STATEMENT, .holds = STATEMENTS | TW_STANDS_ANY,
    .help = N_ ("does something only if a condition holds"), .context = "rule",
    .also = NC_ ("rule", "when, condition, only"),
    .example = "<if the=\"tile\" occupied=\"true\">…</if>" },
  { TW_WORDS_STATEMENT, "else", .stands = TW_STANDS_ELSE, .holds = STATEMENTS,
    .help = N_ ("what is done if the condition before it does not hold"), .context = "rule",
    .also = NC_ ("rule", "otherwise, if not"), .example = "<if …>…</if><else>…</else>" },
  { TW_WORDS_STATEMENT, "where", .stands = TW_STANDS_FILTER,
    .help = N_ ("a condition that has to hold for each of them; its rules are told as the reason "
                "if it does not"),
    .context = "rule", .also = NC_ ("rule", "condition, filter, only those"),
    .example = "<where complete=\"false\" rules=\"…\"/>" },
  { TW_WORDS_STATEMENT, "any", .stands = TW_STANDS_ANY, .holds = NAMED,
    .help = N_ ("a condition: there is something of a sort, or so many of it"), .context = "rule",
    .also = NC_ ("rule", "there is, exists, at least"),
    .example = "<any what=\"figure\"><where of=\"mage\" same=\"tile\" to=\"who\"/></any>" },
  { TW_WORDS_STATEMENT, "none", .stands = TW_STANDS_ANY, .holds = NAMED,
    .help = N_ ("a condition: there is nothing of a sort, or fewer of it"), .context = "rule",
    .also = NC_ ("rule", "no, not, nobody, nothing, without"),
    .example = "<none what=\"figure\"><where owner=\"player\"/></none>" },
  { TW_WORDS_STATEMENT, "not", .stands = TW_STANDS_FILTER, .holds = TW_STANDS_FILTER,
    .help = N_ ("the opposite of the condition in it"), .context = "rule",
    .also = NC_ ("rule", "not, no, other, another, except, unless, without"),
    .example = "<not><where kind=\"field\"/></not>" },
  { TW_WORDS_STATEMENT, "forbid", .holds = NAMED,
    .help = N_ ("what is never allowed, whenever it is tried"),
    .example = "<forbid what=\"standing\" rules=\"…\"><where …/></forbid>" },
  { TW_WORDS_STATEMENT, "allow", .holds = NAMED,
    .help = N_ ("where else a figure may be placed than on the tile just laid"),
    .example = "<allow what=\"standing\" if-symbol=\"portal\"><where …/></allow>" },
  { TW_WORDS_STATEMENT, "weigh", .holds = NAMED | TW_STANDS_PER,
    .help = N_ ("by how much more or less some figures count where it is asked who has the "
                "majority on a feature"),
    .example = "<weigh as=\"who\" what=\"figure\"><where of=\"mayor\"/><per what=\"symbol\">"
               "<where symbol=\"coat-of-arms\" same=\"feature\" to=\"who\"/></per></weigh>" },
  { TW_WORDS_STATEMENT, "terrain",
    .help = N_ ("how the land on tiles is taken, from the start to the end of the game"),
    .example = "<terrain as=\"mist-parts\" rules=\"…\"/>" },
  { TW_WORDS_STATEMENT, "stand",
    .help = N_ ("on what other land figures of another part may stand"),
    .example = "<stand of=\"meeple\" kind=\"castle\" as=\"lord\"/>" },
  { TW_WORDS_STATEMENT, "reserve",
    .help = N_ (
        "how many of some figures each player begins with; the others wait in a general supply"),
    .example = "<reserve of=\"guard\" n=\"2\"/>" },
  { TW_WORDS_STATEMENT, "supply",
    .help = N_ ("how many of some figures each player has in each colour, if not as many as they "
                "say themselves; with 0 they stay in the box"),
    .example = "<supply of=\"guard\" n=\"3\" players=\"2\"/>" },
  { TW_WORDS_STATEMENT, "colours", .help = N_ ("how many colours each player plays"),
    .example = "<colours n=\"2\" players=\"2\"/>" },
  { TW_WORDS_STATEMENT, "one-score", .help = N_ ("all players share one score"),
    .example = "<one-score if-parameter=\"mists.score=team\"/>" },
  { TW_WORDS_STATEMENT, "leave-out",
    .help = N_ ("the start tile is left out if a block, or a tile that is drawn first, lies in its "
                "place with land of this kind; or all tiles with such land stay in the box, or "
                "further ones with which it begins and ends"),
    .example = "<leave-out kind=\"river\"/>" },
  { TW_WORDS_STATEMENT, "start-block",
    .help = N_ ("which block of its set lies at the start, where a set has several; or that it "
                "waits for the tiles that are drawn first, and lies where it touches most"),
    .example = "<start-block block=\"carcassonne\" if-parameter=\"count-layout=2004\"/>" },
  { TW_WORDS_STATEMENT, "hand",
    .help = N_ ("how many of the tiles with a symbol each player has in hand from the start; "
                "whoever is about to draw a tile may play one of them instead, and further ones "
                "stay in the box"),
    .example = "<hand if-symbol=\"abbey\" n=\"1\"/>" },
  { TW_WORDS_STATEMENT, "ask", .stands = TW_STANDS_TEXT, .is_text = TRUE,
    .help = N_ ("the question, in words"), .context = "rule", .also = NC_ ("rule", "wording, text"),
    .example = "<ask>Where does the witch go?</ask>" },
  { TW_WORDS_STATEMENT, "choice", .stands = TW_STANDS_TEXT, .is_text = TRUE,
    .help = N_ ("one of the answers, in words"), .context = "rule",
    .also = NC_ ("rule", "option, yes or no, button"),
    .example = "<choice word=\"yes\">The boat moves</choice>" },
  { TW_WORDS_STATEMENT, "said", .stands = TW_STANDS_TEXT, .is_text = TRUE,
    .help = N_ ("what the log says of the answer"),
    .example = "<said of=\"witch\">{player} moved the witch</said>" },
  { TW_WORDS_STATEMENT, "move", .stands = TW_STANDS_STATEMENT,
    .help =
        N_ ("moves a figure to where it was chosen for, onto a tile, into a zone, to a player who "
            "holds it, or home"),
    .context = "rule",
    .also = NC_ ("rule", "go, walk, put, place, send home, take back, remove, bring"),
    .example = "<move what=\"who\" to=\"tile\"/>" },
  { TW_WORDS_STATEMENT, "count", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("counts the feature of a figure now"), .context = "rule",
    .also = NC_ ("rule", "score now"), .example = "<count what=\"who\" as=\"recall\"/>" },
  { TW_WORDS_STATEMENT, "give", .stands = TW_STANDS_STATEMENT,
    .holds = TW_STANDS_PER | TW_STANDS_TEXT,
    .help = N_ ("gives points or tokens to somebody, or lays tokens on a tile or segment; points "
                "below 0 are taken away"),
    .context = "rule",
    .also =
        NC_ ("rule", "score, win, lose, pay, take, take from, steal, minus, less, reward, penalty"),
    .example = "<give what=\"points\" n=\"2\" to=\"player\"/>" },
  { TW_WORDS_STATEMENT, "per", .stands = TW_STANDS_PER, .holds = CONDITIONS | TW_STANDS_TEXT,
    .help = N_ ("so much for each of a sort, which are counted"),
    .example = "<per what=\"tile\"><where near=\"next-8\" to=\"tile\"/></per>" },
  { TW_WORDS_STATEMENT, "join", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("lays a token from the supply between two ends, which makes one feature of theirs"),
    .example = "<join what=\"bridge\" to=\"there\"/>" },
  { TW_WORDS_STATEMENT, "part", .stands = TW_STANDS_STATEMENT,
    .help =
        N_ ("puts the token that joins two ends back into the supply, which leaves two features"),
    .example = "<part what=\"bridge\" from=\"there\"/>" },
  { TW_WORDS_STATEMENT, "repeat", .stands = TW_STANDS_STATEMENT,
    .holds = STATEMENTS | TW_STANDS_ANY,
    .help =
        N_ ("does the same so many times at most, as long as its conditions hold; if nothing is "
            "an answer, it ends the repeating"),
    .context = "rule", .also = NC_ ("rule", "loop, several times, again and again"),
    .example = "<repeat times=\"3\">…</repeat>" },
  { TW_WORDS_STATEMENT, "stop", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("ends the repeating that it stands in; where nothing is repeated, the rule"),
    .example = "<otherwise><stop/></otherwise>" },
  { TW_WORDS_STATEMENT, "remember", .stands = TW_STANDS_STATEMENT, .holds = TW_STANDS_TITLE,
    .help = N_ ("begins a list of things of one sort, which is kept until all that stands beside "
                "it is done"),
    .example = "<remember as=\"been\" what=\"tile\"/>" },
  { TW_WORDS_STATEMENT, "add", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("puts something on such a list"), .example = "<add what=\"there\" to=\"been\"/>" },
  { TW_WORDS_STATEMENT, "forget", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("takes something off a list, or all that is on it"),
    .example = "<forget what=\"there\" from=\"been\"/>" },
  { TW_WORDS_STATEMENT, "change", .stands = TW_STANDS_STATEMENT, .holds = TW_STANDS_PER,
    .help = N_ ("raises or lowers a counter, or sets it, within its bounds, if wanted by so much "
                "for each of a sort; or changes what the feature that is counted is worth"),
    .context = "rule", .also = NC_ ("rule", "counter, add, subtract, double, halve"),
    .example = "<change what=\"drought\" by=\"1\"/>" },
  { TW_WORDS_STATEMENT, "end", .stands = TW_STANDS_STATEMENT, .is_text = TRUE,
    .help = N_ ("ends the game at once; what stands in it says why"), .context = "rule",
    .also = NC_ ("rule", "win, lose, game over"),
    .example = "<end result=\"lost\">The well has run dry.</end>" },
  { TW_WORDS_STATEMENT, "skip", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("the next turn of a player is left out"), .context = "rule",
    .also = NC_ ("rule", "miss a turn, lose a turn"), .example = "<skip what=\"gainer\"/>" },
  { TW_WORDS_STATEMENT, "spend", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("nothing is placed in this part any more, nor done in place of it"),
    .example = "<spend/>" },
  { TW_WORDS_STATEMENT, "again", .stands = TW_STANDS_STATEMENT, .holds = TW_STANDS_TEXT,
    .help =
        N_ ("gives the player on turn another part of the turn, with a tile of its own; at most "
            "one a turn; or the next turn as well"),
    .context = "rule", .also = NC_ ("rule", "extra turn, double turn, another turn"),
    .example = "<again optional=\"true\"/>" },
  { TW_WORDS_STATEMENT, "play", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("ends the rule and lets the player on turn draw and lay a further tile, with all "
                "steps, within this part"),
    .context = "rule", .also = NC_ ("rule", "another tile, extra tile"),
    .example = "<play optional=\"true\"/>" },
  { TW_WORDS_STATEMENT, "do", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("does what another rule says"),
    .example = "<do procedure=\"spell\" rules=\"…\"/>" },
  { TW_WORDS_STATEMENT, "draw", .stands = TW_STANDS_STATEMENT,
    .holds = STATEMENTS | TW_STANDS_TITLE | TW_STANDS_TEXT | TW_STANDS_OTHERWISE,
    .help = N_ ("draws from a bag or deck, rolls a die, or draws a tile that nobody sees; what "
                "stands in it is done with what was drawn"),
    .context = "rule", .also = NC_ ("rule", "card, deck, roll a die, bag"),
    .example = "<draw as=\"drawn\" from=\"die\">…</draw>" },
  { TW_WORDS_STATEMENT, "lay", .stands = TW_STANDS_STATEMENT,
    .help = N_ ("lays a tile that was drawn unseen face down onto an empty cell, where nothing has "
                "to match"),
    .example = "<lay what=\"drawn\" to=\"there\"/>" },
  { TW_WORDS_STATEMENT, "tell", .stands = TW_STANDS_STATEMENT, .is_text = TRUE,
    .help =
        N_ ("a line in the log; right after a draw it stands in place of what was said of that"),
    .context = "rule", .also = NC_ ("rule", "log, message, text"),
    .example = "<tell>The wind drove {player} back</tell>" },
  { TW_WORDS_STATEMENT, "bag", .holds = TW_STANDS_ITEM | TW_STANDS_TITLE,
    .help = N_ ("what is drawn from: a bag, a deck of cards, a die"),
    .example = "<bag id=\"die\" order=\"die\"><item id=\"1\"/><item id=\"2\"/></bag>" },
  { TW_WORDS_STATEMENT, "item", .stands = TW_STANDS_ITEM, .holds = TW_STANDS_TITLE,
    .has_picture = TRUE,
    .help = N_ ("what is in a bag or deck, or on a die; what is called by a number is that number"),
    .example = "<item id=\"pearl\" n=\"3\"><title>Pearl</title></item>" },
  { TW_WORDS_STATEMENT, "counting-figure", .holds = TW_STANDS_TITLE | TW_STANDS_TEXT,
    .help =
        N_ ("one of two counting figures of each player: whoever gets points picks which of them "
            "moves; at the end they are added up"),
    .example = "<counting-figure id=\"lady\"><title>Lady</title></counting-figure>" },
  { TW_WORDS_STATEMENT, "zone", .holds = TW_STANDS_TITLE | TW_STANDS_TEXT,
    .help = N_ (
        "a place of its own, drawn as a symbol, in which figures can wait; what is said in it is "
        "of a figure that goes home from there"),
    .example = "<zone id=\"inside\" at=\"gate\" serves=\"city\"/>" },
  { TW_WORDS_STATEMENT, "counter", .holds = TW_STANDS_TITLE,
    .help =
        N_ ("a number that is kept throughout the game: one, or one of each player; with a title "
            "all see it, unless it is hidden"),
    .example = "<counter id=\"drought\" most=\"5\"><title>Drought</title></counter>" },
  { TW_WORDS_STATEMENT, "list", .holds = TW_STANDS_TITLE,
    .help = N_ ("a list of things of one sort that all rules know; it is kept until something is "
                "taken off it"),
    .example = "<list id=\"moved\" what=\"counting-figure\"/>" },
  { TW_WORDS_STATEMENT, "title", .stands = TW_STANDS_TITLE, .is_text = TRUE,
    .help = N_ ("what it is called"), .example = "<title>Pearl</title>" },
};

const TwRuleWord *
tw_procedure_word_table (guint *out_n)
{
  *out_n = G_N_ELEMENTS (words);
  return words;
}
