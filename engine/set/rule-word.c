/* The words that rules as data are written in. */
#include "engine/set/rule-word.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/tile/language.h"

/* An attribute of an effect, and the member that keeps it. */
#define MEMBER(word, kind, field)                                                                  \
  .name = word, .member.name = word, .member.type = kind,                                          \
  .member.offset = G_STRUCT_OFFSET (TwEffect, field)
#define TEXT(word, field)   MEMBER (word, TW_MEMBER_WORDS, field)
#define NUMBER(word, field) MEMBER (word, TW_MEMBER_NUMBER, field)

/* Numbers of all types have the same size in an effect. */
G_STATIC_ASSERT (sizeof (TwKindSet) == sizeof (int) && sizeof (TwKind) == sizeof (int)
                 && sizeof (TwEffectPer) == sizeof (int) && sizeof (TwEffectScope) == sizeof (int)
                 && sizeof (TwEffectStage) == sizeof (int) && sizeof (TwEffectTo) == sizeof (int));

static const TwRuleWord words[] = {
  { TW_WORDS_ATTRIBUTE, NUMBER ("features", features), .takes = TW_TAKES_KINDS,
    .help = N_ ("kinds of feature that it is about, one or more"),
    .example = "features=\"city road\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("events", events), .takes = TW_TAKES_EVENTS,
    .help = N_ ("when it is at work, one or more events"), .example = "events=\"complete end\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("stage", stage), .takes = TW_TAKES_WORD, .of = TW_WORDS_STAGE,
    .help = N_ ("what it does to the points of a feature"), .example = "stage=\"add\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("to", to), .takes = TW_TAKES_WORD, .of = TW_WORDS_TO,
    .help = N_ ("who gets it; with the stages credit and tokens"),
    .example = "stage=\"credit\" to=\"colours\"" },
  { TW_WORDS_ATTRIBUTE, TEXT ("token", token), .takes = TW_TAKES_TOKEN,
    .help = N_ ("the token that is handed out"),
    .example = "stage=\"tokens\" token=\"relic\" to=\"completer\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("per", per), .takes = TW_TAKES_WORD, .of = TW_WORDS_PER,
    .help = N_ ("what is counted; points are for each"), .example = "per=\"tile\" points=\"2\"" },
  { TW_WORDS_ATTRIBUTE, TEXT ("symbol", symbol), .takes = TW_TAKES_SYMBOL,
    .help = N_ ("the symbol that is counted"), .example = "per=\"symbol\" symbol=\"vineyard\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("kind", kind), .takes = TW_TAKES_KIND,
    .help = N_ ("the kind of feature that is counted or looked for"),
    .example = "per=\"kind\" kind=\"city\" scope=\"around-8\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("complete-only", only_complete), .takes = TW_TAKES_TRUTH,
    .also = N_ ("only what is completed counts"),
    .help = N_ ("whether only complete features of the kind count"),
    .example = "per=\"kind\" kind=\"city\" scope=\"around-8\" complete-only=\"true\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("scope", scope), .takes = TW_TAKES_WORD, .of = TW_WORDS_SCOPE,
    .help = N_ ("where it looks for what it counts and asks for"),
    .example = "if-symbol=\"market\" scope=\"tiles\"" },
  { TW_WORDS_ATTRIBUTE, TEXT ("points", points), .takes = TW_TAKES_AMOUNT,
    .help = N_ ("points, a divisor or how many tokens: a number or a parameter"),
    .example = "points=\"city.tile.complete\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("priority", priority), .takes = TW_TAKES_NUMBER,
    .help = N_ ("which of several goes first; 0 where none is given"),
    .example = "stage=\"rate\" priority=\"10\"" },
  { TW_WORDS_ATTRIBUTE, NUMBER ("round", round_down), .takes = TW_TAKES_WORD, .of = TW_WORDS_ROUND,
    .help = N_ ("how a division is rounded"),
    .example = "stage=\"divide\" points=\"2\" round=\"down\"" },
  { TW_WORDS_CONDITION, TEXT ("if-symbol", if_symbol), .takes = TW_TAKES_SYMBOL,
    .form = N_ ("this symbol is there"), .help = N_ ("this symbol is in the scope"),
    .example = "if-symbol=\"inn\"" },
  { TW_WORDS_CONDITION, TEXT ("unless-symbol", unless_symbol), .takes = TW_TAKES_SYMBOL,
    .form = N_ ("this symbol is not there"),
    /* Translators: the row shows conditions of an effect one after the other: "not with the symbol
     * “Inn”; tiles at most: 9; rounded down". */
    .also = N_ ("not with the symbol “%s”"), .help = N_ ("this symbol is not in the scope"),
    .example = "unless-symbol=\"inn\"" },
  { TW_WORDS_CONDITION, TEXT ("if-tiles-most", if_tiles_most), .takes = TW_TAKES_AMOUNT,
    .context = "effect", .form = NC_ ("effect", "it has at most so many tiles"),
    .also = NC_ ("effect", "tiles at most: %s"),
    .help = N_ ("the feature has at most so many tiles"), .example = "if-tiles-most=\"2\"" },
  { TW_WORDS_CONDITION, TEXT ("if-tiles-least", if_tiles_least), .takes = TW_TAKES_AMOUNT,
    .context = "effect", .form = NC_ ("effect", "it has at least so many tiles"),
    .also = NC_ ("effect", "tiles at least: %s"),
    .help = N_ ("the feature has at least so many tiles"), .example = "if-tiles-least=\"5\"" },
  { TW_WORDS_CONDITION, TEXT ("if-parameter", if_parameter), .takes = TW_TAKES_SETTING,
    .also = N_ ("with the option “%s”"),
    .help = N_ ("the game is played with that value of a parameter"),
    .example = "if-parameter=\"farmers=y\"" },
  { TW_WORDS_CONDITION, TEXT ("if-figure", if_figure), .takes = TW_TAKES_FIGURE,
    .also = N_ ("a figure stands there: %s"),
    .help = N_ ("such a figure, anybody’s or nobody’s, stands on it"),
    .example = "if-figure=\"big-meeple\"" },
  { TW_WORDS_CONDITION, TEXT ("if-own-figure", if_own_figure), .takes = TW_TAKES_FIGURE,
    .also = N_ ("for those with this figure there: %s"),
    .help = N_ ("such a figure of the player who gets the points stands on it; the others get what "
                "there is without this effect"),
    .example = "if-own-figure=\"pig\"" },
  { TW_WORDS_ATTRIBUTE, TEXT ("rules", rules), .takes = TW_TAKES_RULES,
    .help = N_ ("ids of rules that are shown with the points"), .example = "rules=\"VINE-001\"" },

  /* Translators: when an effect is at work, in a row "When". */
  { TW_WORDS_EVENT, "complete", TW_EVENT_COMPLETE, .context = "effect",
    .form = NC_ ("effect", "on completion"), .help = N_ ("the feature is complete and counted"),
    .example = "events=\"complete\"" },
  { TW_WORDS_EVENT, "end", TW_EVENT_END, .context = "effect",
    .form = NC_ ("effect", "at the end of the game"),
    .help = N_ ("it is counted at the end of the game"), .example = "events=\"end\"" },
  { TW_WORDS_EVENT, "recall", TW_EVENT_RECALL, .context = "effect",
    .form = NC_ ("effect", "when a figure is taken back from it"),
    .help = N_ ("a figure is taken back from it"), .example = "events=\"recall\"" },

  { TW_WORDS_STAGE, "rate", TW_STAGE_RATE, .form = N_ ("give points in place of the usual ones"),
    .help = N_ ("points for each of something; of those for the same thing one counts"),
    .example = "stage=\"rate\" per=\"tile\" points=\"2\"" },
  { TW_WORDS_STAGE, "add", TW_STAGE_ADD, .form = N_ ("add points"),
    .help = N_ ("points added to the rates, or taken off"),
    .example = "stage=\"add\" per=\"symbol\" symbol=\"vineyard\" points=\"3\"" },
  { TW_WORDS_STAGE, "divide", TW_STAGE_DIVIDE, .form = N_ ("divide its points"),
    .help = N_ ("divides what there is by now"), .example = "stage=\"divide\" points=\"2\"" },
  { TW_WORDS_STAGE, "credit", TW_STAGE_CREDIT, .form = N_ ("give its points to somebody else"),
    .help = N_ ("who gets the points; with points of its own, an award beside them"),
    .example = "stage=\"credit\" to=\"nobody\"" },
  { TW_WORDS_STAGE, "tokens", TW_STAGE_TOKENS, .form = N_ ("hand out tokens"),
    .help = N_ ("hands out tokens"),
    .example = "stage=\"tokens\" token=\"relic\" to=\"completer\"" },

  { TW_WORDS_PER, "feature", TW_PER_FEATURE, .form = N_ ("feature, once"),
    .help = N_ ("the feature, once; this is the default"),
    .example = "per=\"feature\" points=\"5\"" },
  { TW_WORDS_PER, "tile", TW_PER_TILE, .form = N_ ("tile of it"),
    TW_PLURAL ("%d tile × %d", "%d tiles × %d"), .help = N_ ("its different tiles"),
    .example = "per=\"tile\" points=\"2\"" },
  { TW_WORDS_PER, "symbol", TW_PER_SYMBOL, .names = TW_TAKES_SYMBOL, .looks = TRUE,
    .form = N_ ("symbol of this kind"),
    /* Translators: name of a symbol, how many there are, points for each. */
    .said = N_ ("%s: %d × %d"), .help = N_ ("the symbols named in symbol"),
    .example = "per=\"symbol\" symbol=\"vineyard\" points=\"3\"" },
  { TW_WORDS_PER, "neighbour", TW_PER_NEIGHBOUR, .looks = TRUE, .form = N_ ("tile around it"),
    TW_PLURAL ("%d surrounding tile × %d", "%d surrounding tiles × %d"),
    .help = N_ ("tiles in the eight cells around it; with scope=\"around-4\" in the four"),
    .example = "per=\"neighbour\" points=\"1\"" },
  { TW_WORDS_PER, "city", TW_PER_CITY, .form = N_ ("completed city beside the field"),
    TW_PLURAL ("%d complete city × %d", "%d complete cities × %d"),
    .help = N_ ("complete cities that touch a field"),
    .example = "features=\"field\" per=\"city\" points=\"3\"" },
  { TW_WORDS_PER, "kind", TW_PER_KIND, .names = TW_TAKES_KIND, .looks = TRUE,
    .form = N_ ("feature of a kind"), TW_PLURAL ("%d feature × %d", "%d features × %d"),
    .help = N_ ("different features of the kind named in kind; with complete-only=\"true\" only "
                "complete ones"),
    .example = "per=\"kind\" kind=\"city\" scope=\"around-8\" points=\"1\"" },
  { TW_WORDS_PER, "tile-with", TW_PER_TILE_WITH, .names = TW_TAKES_KIND, .looks = TRUE,
    .form = N_ ("tile with land of a kind"),
    TW_PLURAL ("%d tile with it × %d", "%d tiles with it × %d"),
    .help = N_ ("tiles in the scope that have something of the kind named in kind, for instance "
                "mist"),
    .example = "per=\"tile-with\" kind=\"mist\" scope=\"tiles\" points=\"1\"" },
  { TW_WORDS_PER, "tile-without", TW_PER_TILE_WITHOUT, .names = TW_TAKES_KIND, .looks = TRUE,
    .form = N_ ("tile without land of a kind"),
    TW_PLURAL ("%d tile without it × %d", "%d tiles without it × %d"),
    .help = N_ ("tiles in the scope that have nothing of that kind"),
    .example = "per=\"tile-without\" kind=\"mist\" scope=\"tiles\" points=\"1\"" },

  { TW_WORDS_SCOPE, "feature", TW_SCOPE_FEATURE, .form = N_ ("on the feature itself"),
    .help = N_ ("on the feature’s own segments; this is the default"),
    .example = "if-symbol=\"inn\" scope=\"feature\"" },
  { TW_WORDS_SCOPE, "tiles", TW_SCOPE_TILES, .form = N_ ("anywhere on its tiles"),
    .help = N_ ("anywhere on the feature’s tiles, also symbols that stand on a tile and on no "
                "segment of it"),
    .example = "if-symbol=\"pond\" scope=\"tiles\"" },
  { TW_WORDS_SCOPE, "around-4", TW_SCOPE_AROUND_4, .form = N_ ("on tiles at its sides"),
    .help = N_ ("on tiles that share an edge with one of its tiles"),
    .example = "per=\"neighbour\" scope=\"around-4\"" },
  { TW_WORDS_SCOPE, "around-8", TW_SCOPE_AROUND_8, .form = N_ ("on tiles all around it"),
    .help = N_ ("on tiles that share an edge or a corner with one of its tiles"),
    .example = "per=\"symbol\" symbol=\"vineyard\" scope=\"around-8\"" },

  { TW_WORDS_TO, "majority", TW_TO_MAJORITY, .form = N_ ("whoever has the majority"),
    .said = N_ ("majority"),
    .help = N_ ("whoever has the greatest weight of figures there; ties as the ruleset says"),
    .example = "stage=\"credit\" to=\"majority\" points=\"2\"" },
  { TW_WORDS_TO, "presence", TW_TO_PRESENCE, .form = N_ ("the player on turn, with a figure there"),
    .said = N_ ("player on turn who is there"),
    .help = N_ ("the player on turn, with a figure there"),
    .example = "stage=\"credit\" to=\"presence\" points=\"2\"" },
  { TW_WORDS_TO, "completer", TW_TO_COMPLETER, .form = N_ ("whoever completed it"),
    .said = N_ ("completer"),
    .help = N_ ("the player on turn, who completed it, with or without a figure"),
    .example = "stage=\"tokens\" token=\"relic\" to=\"completer\"" },
  { TW_WORDS_TO, "colours", TW_TO_COLOURS, .form = N_ ("everybody with a figure there"),
    .said = N_ ("everybody who is there"),
    .help = N_ ("everybody with a figure there, all in full"),
    .example = "stage=\"credit\" to=\"colours\" points=\"2\"" },
  { TW_WORDS_TO, "all", TW_TO_ALL, .form = N_ ("everybody"), .said = N_ ("everybody"),
    .help = N_ ("everybody"), .example = "stage=\"credit\" to=\"all\" points=\"1\"" },
  { TW_WORDS_TO, "nobody", TW_TO_NOBODY, .form = N_ ("nobody"), .said = N_ ("nobody"),
    .help = N_ ("nobody"), .example = "stage=\"credit\" to=\"nobody\" if-symbol=\"plague\"" },

  { TW_WORDS_ROUND, "up", FALSE, .help = N_ ("away from zero; this is the default"),
    .example = "stage=\"divide\" points=\"2\" round=\"up\"" },
  { TW_WORDS_ROUND, "down", TRUE, .also = N_ ("rounded down"), .help = N_ ("towards zero"),
    .example = "stage=\"divide\" points=\"2\" round=\"down\"" },
};

const TwRuleWord *
tw_rule_word_table (guint *out_n)
{
  *out_n = G_N_ELEMENTS (words);
  return words;
}

const char *
tw_rule_word_sort_name (TwWordSort sort)
{
  static const char *const names[TW_N_WORD_SORTS] = {
    [TW_WORDS_ATTRIBUTE] = "attribute",
    [TW_WORDS_CONDITION] = "condition",
    [TW_WORDS_EVENT] = "events",
    [TW_WORDS_STAGE] = "stage",
    [TW_WORDS_PER] = "per",
    [TW_WORDS_SCOPE] = "scope",
    [TW_WORDS_TO] = "to",
    [TW_WORDS_ROUND] = "round",
    [TW_WORDS_STATEMENT] = "element",
    [TW_WORDS_DETAIL] = "attribute",
    [TW_WORDS_MOMENT] = "at",
    [TW_WORDS_WHAT] = "what",
    [TW_WORDS_IN] = "in",
    [TW_WORDS_SHARED] = "same",
    [TW_WORDS_AMONG] = "among",
    [TW_WORDS_AFTER] = "after",
    [TW_WORDS_FROM] = "from",
    [TW_WORDS_NEAR] = "near",
    [TW_WORDS_ACROSS] = "across",
    [TW_WORDS_SIZE] = "size",
    [TW_WORDS_ORDER] = "order",
    [TW_WORDS_TERRAIN] = "as",
    [TW_WORDS_RESULT] = "result",
  };

  return names[sort];
}

gboolean
tw_rule_word_is_attribute (const TwRuleWord *word)
{
  return word->takes != TW_TAKES_NOTHING;
}

gboolean
tw_rule_word_is_text (const TwRuleWord *word)
{
  return word->takes >= TW_TAKES_AMOUNT;
}

const char *
tw_rule_word_text (const TwRuleWord *word, const TwEffect *effect)
{
  return tw_rule_word_is_text (word) ? G_STRUCT_MEMBER (char *, effect, word->member.offset) : NULL;
}

int
tw_rule_word_number (const TwRuleWord *word, const TwEffect *effect)
{
  return tw_rule_word_is_text (word) ? 0 : G_STRUCT_MEMBER (int, effect, word->member.offset);
}

static const char *
translated (const TwRuleWord *word, const char *words_for_people)
{
  return word->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, word->context, words_for_people)
                               : _ (words_for_people);
}

const char *
tw_rule_word_form (const TwRuleWord *word)
{
  return word->form != NULL ? translated (word, word->form) : word->name;
}

const char *
tw_rule_word_also (const TwRuleWord *word)
{
  return word->also != NULL ? translated (word, word->also) : NULL;
}
