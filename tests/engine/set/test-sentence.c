/* Procedures as sentences: every word of the table has a phrase and is said, in every language in
 * the natives' order and cases. */
#include <string.h>

#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/rules-text.h"
#include "engine/set/section-words.h"
#include "engine/set/sentence.h"
#include "engine/set/vocabulary-join.h"
#include "engine/setup/play-rules.h"
#include "tests/engine/procedure/random-procedures.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

/* Random sets whose rules are said. */
#define N_SETS 2000

/* Words that are never said by themselves: what stands in them is, or it is said otherwise. */
static const char *const silent[] = { "where",  "not",     "title",  "optional", "early",  "also",
                                      "among",  "returns", "duty",   "once",     "only",   "paid",
                                      "alone",  "brings",  "turn",   "out",      "picked", "reason",
                                      "preset", "pile",    "hidden", "ties",     NULL };

/* The shipped rules, with those of a set. */
static TwVocabulary *
join (const TwGameKit *kit, const TwTileSet *set)
{
  TwVocabulary *own = set->own;

  return tw_vocabulary_join (kit->vocabulary, &own, 1, NULL);
}

static TwTileSet *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "procedures", name, NULL);
  TwTileSet *set = tw_tile_set_file_load (path, NULL);

  g_assert_nonnull (set);
  return set;
}

static char *
say (const TwVocabulary *vocabulary, const TwProcedure *procedure, const char *language)
{
  const char *const languages[] = { language, NULL };
  g_autoptr (TwSentence) sentence = tw_sentence_new (vocabulary, procedure, NULL, languages, FALSE);

  return tw_sentence_text (sentence);
}

static void
assert_said (const TwVocabulary *vocabulary,
             const char *id,
             const char *language,
             const char *words)
{
  const TwProcedure *procedure = tw_vocabulary_find_procedure (vocabulary, id);
  g_autofree char *said = NULL;

  g_assert_nonnull (procedure);
  said = say (vocabulary, procedure, language);
  g_assert_cmpstr (said, ==, words);
}

/* What shipped parts do. */
static void
test_shipped (void)
{
  TwGameKit kit = shipped_kit ();

  assert_said (kit.vocabulary, "festival", "en",
               "In place of placing a figure on a tile with the symbol “Festival”:\n"
               "  The player on turn chooses one of their own figures that is on the table, "
               "is not in a zone (only with “At a "
               "festival figures come back from Carcassonne, too: no”) and counts as a follower "
               "(only with “Which of the own figures may come back at a festival: Followers "
               "only”):\n"
               "    That figure goes home.");
  assert_said (kit.vocabulary, "abbot-home", "en",
               "In place of placing a figure:\n"
               "  The player on turn chooses one of their own figures “Abbot” that stands on a "
               "feature and on an incomplete feature:\n"
               "    That figure goes home.\n"
               "    The feature of that figure is counted (as when a figure is taken back).");
  assert_said (kit.vocabulary, "spell-of-tile", "en",
               "When a tile has been laid:\n"
               "  If the figure “Mage” stands on the same feature as the figure “Witch”:\n"
               "    What “Spell” says is done.\n"
               "  Otherwise:\n"
               "    If the tile just laid has the symbol “Mage”:\n"
               "      What “Spell” says is done.");
  assert_said (kit.vocabulary, "spell-ends", "en",
               "When a complete feature has been counted:\n"
               "  For each figure “Mage” or “Witch” that is on the feature counted:\n"
               "    That figure goes home.");
  assert_said (kit.vocabulary, "volcano", "en",
               "When a tile with the symbol “Volcano” has been laid:\n"
               "  The figure “Dragon” is moved onto the tile just laid.\n"
               "  The log says: “The dragon flies to the volcano”.\n"
               "  The tiles laid aside go back among the others.");
  assert_said (kit.vocabulary, "gold", "en",
               "When a tile with the symbol “Gold” has been laid:\n"
               "  1 × “Gold” is laid onto the tile just laid.\n"
               "  The player on turn chooses a tile that is at an edge or corner of the tile just "
               "laid and can get “Gold” from the supply:\n"
               "    1 × “Gold” is laid onto that tile.");
  assert_said (
      kit.vocabulary, "builder-alone", "en",
      "When a figure has left a feature, or the feature came apart, if the game is played "
      "with “Builder and pig stay without a meeple of their player: no”:\n"
      "  For each figure “Builder” or “Pig” that is on the feature that was left (provided "
      "there is no figure of the same player as that figure that counts as a follower and "
      "stands on the same feature as that figure):\n"
      "    That figure goes home.");
  assert_said (
      kit.vocabulary, "builder-alone", "cs",
      "Když figurka opustila území, nebo se území rozpadlo, pokud se hraje s volbou „Stavitel "
      "a prasátko zůstávají bez družiníka svého hráče: ne“:\n"
      "  Pro každou figurku „Stavitel“ nebo „Prasátko“, která je na opuštěném území (pokud "
      "neexistuje žádná figurka téhož hráče jako tato figurka, která platí za družiníka a "
      "stojí na stejném území jako tato figurka):\n"
      "    Tato figurka se vrátí do zásoby.");
  shipped_kit_clear (&kit);
}

/* The hardest one in every language: cases, the order of words, lists. */
static void
test_languages (void)
{
  TwGameKit kit = shipped_kit ();

  assert_said (
      kit.vocabulary, "spell", "en",
      "“Spell”, when another rule calls for it:\n"
      "  The player on turn chooses the figure “Mage” or “Witch” and a place where it does "
      "not stand in the City of Carcassonne, stands on a road or in a city and on another "
      "feature than before, does not share the feature with another figure “Mage” or "
      "“Witch” and stands on an incomplete feature:\n"
      "    That figure is moved there.\n"
      "  If there is nothing to choose:\n"
      "    The player on turn chooses the figure “Mage” or “Witch” that stands on a "
      "feature:\n"
      "      That figure goes home.");
  assert_said (
      kit.vocabulary, "spell", "cs",
      "„Kouzlo“, když si to vyžádá jiné pravidlo:\n"
      "  Hráč na tahu vybere figurku „Mág“ nebo „Čarodějnice“ a místo, kde nestojí ve městě "
      "Carcassonne, stojí na cestě nebo ve městě a na jiném území než dosud, nesdílí území "
      "s jinou figurkou „Mág“ nebo „Čarodějnice“ a stojí na neuzavřeném území:\n"
      "    Tato figurka se přesune na vybrané místo.\n"
      "  Není-li z čeho vybrat:\n"
      "    Hráč na tahu vybere figurku „Mág“ nebo „Čarodějnice“, která stojí na území:\n"
      "      Tato figurka se vrátí do zásoby.");
  assert_said (
      kit.vocabulary, "spell", "sk",
      "„Kúzlo“, keď si to vyžiada iné pravidlo:\n"
      "  Hráč na ťahu vyberie figúrku „Mág“ alebo „Čarodejnica“ a miesto, kde nestojí v "
      "meste Carcassonne, stojí na ceste alebo v meste a na inom území než doteraz, nedelí "
      "sa o územie s inou figúrkou „Mág“ alebo „Čarodejnica“ a stojí na neuzavretom území:\n"
      "    Táto figúrka sa presunie na vybrané miesto.\n"
      "  Ak nie je z čoho vybrať:\n"
      "    Hráč na ťahu vyberie figúrku „Mág“ alebo „Čarodejnica“, ktorá stojí na území:\n"
      "      Táto figúrka sa vráti do zásoby.");
  assert_said (
      kit.vocabulary, "spell", "pl",
      "„Zaklęcie”, gdy wymaga tego inna zasada:\n"
      "  Osoba rozgrywająca turę wybiera pionek „Mag” lub „Czarownica” i miejsce, gdzie nie "
      "stoi w mieście Carcassonne, stoi na trakcie lub w mieście i na innym obszarze niż "
      "dotąd, nie dzieli obszaru z innym pionkiem „Mag” lub „Czarownica” i stoi na "
      "nieukończonym obszarze:\n"
      "    Ten pionek trafia na wybrane miejsce.\n"
      "  Jeśli nie ma z czego wybrać:\n"
      "    Osoba rozgrywająca turę wybiera pionek „Mag” lub „Czarownica”, który stoi na "
      "obszarze:\n"
      "      Ten pionek wraca do rezerw.");
  assert_said (
      kit.vocabulary, "spell", "de",
      "„Zauber“, wenn eine andere Regel es verlangt:\n"
      "  Der Spieler am Zug wählt die Figur „Magier“ oder „Hexe“ und einen Platz, wo sie "
      "nicht in der Stadt Carcassonne steht, auf einer Straße oder in einer Stadt und auf "
      "einem anderen Gebiet als bisher steht, das Gebiet mit keiner anderen Figur „Magier“ "
      "oder „Hexe“ teilt und auf einem unfertigen Gebiet steht:\n"
      "    Diese Figur kommt an den gewählten Platz.\n"
      "  Gibt es nichts zu wählen:\n"
      "    Der Spieler am Zug wählt die Figur „Magier“ oder „Hexe“, die auf einem Gebiet "
      "steht:\n"
      "      Diese Figur kehrt in den Vorrat zurück.");
  shipped_kit_clear (&kit);
}

/* A gap: two blanks side by side, or one before a mark. */
static gboolean
has_gap (const char *line)
{
  const char *words = line + strspn (line, " ");

  return (words - line) % 2 != 0 || strstr (words, "  ") != NULL || strstr (words, " .") != NULL
         || strstr (words, " ,") != NULL || strstr (words, "( ") != NULL
         || strstr (words, " )") != NULL;
}

/* No part of a rule that comes with the program is told by nothing. */
static void
test_gaps (void)
{
  static const char *const languages[] = { "en", "cs", "sk", "pl", "de" };
  TwGameKit kit = shipped_kit ();

  for (guint p = 0; p < kit.vocabulary->procedures->len; p++)
    for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
      {
        const TwProcedure *procedure = kit.vocabulary->procedures->pdata[p];
        const char *const one[] = { languages[l], NULL };
        g_autoptr (TwSentence) sentence =
            tw_sentence_new (kit.vocabulary, procedure, NULL, one, TRUE);
        g_autofree char *text = tw_sentence_text (sentence);
        g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

        for (guint i = 0; lines[i] != NULL; i++)
          if (has_gap (lines[i]))
            {
              g_test_message ("%s, %s: “%s”", procedure->id, languages[l], lines[i]);
              g_test_fail ();
            }
      }
  shipped_kit_clear (&kit);
}

/* Numbers, players, tiles, and two things of one sort, which are told by their names. */
static void
test_own (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwTileSet) set = load ("markets.xml");
  g_autoptr (TwTileSet) other = load ("hours.xml");
  g_autoptr (TwVocabulary) vocabulary = join (&kit, set);
  g_autoptr (TwVocabulary) hours = join (&kit, other);

  assert_said (hours, "watchman", "en",
               "When a figure has left a feature, or the feature came apart:\n"
               "  If the figure “Watchman” is on the feature that was left:\n"
               "    The figure “Watchman” goes home.");
  assert_said (hours, "sundial", "pl",
               "Po tym, jak można było postawić pionek na płytce z symbolem „sundials”:\n"
               "  Osoba rozgrywająca turę może rozegrać kolejną część tury.");
  assert_said (vocabulary, "last", "en",
               "After the final scoring:\n"
               "  The player on turn loses 5 points.");
  assert_said (vocabulary, "last", "pl",
               "Po punktacji końcowej:\n"
               "  Osoba rozgrywająca turę traci 5 punktów.");
  assert_said (vocabulary, "market", "cs",
               "Po přiložení kartičky se symbolem „markets“:\n"
               "  Hráč na tahu získá 2 body za každou kartičku, která je u strany nebo rohu právě "
               "přiložené kartičky.");
  assert_said (vocabulary, "stalls", "en",
               "After the counting, when a tile with the symbol “markets” has been laid:\n"
               "  For each player (“buyer”):\n"
               "    The player “buyer” chooses a tile that is at an edge of the tile just laid and "
               "has a figure on it:\n"
               "      For each player (“owner”) who has a figure on that tile:\n"
               "        The player “owner” gets 1 point.");
  assert_said (
      vocabulary, "toll", "de",
      "Nachdem eine Figur auf ein Plättchen mit dem Symbol „tolls“ eingesetzt werden "
      "konnte:\n"
      "  Wenn die Figur „Collector“ im Vorrat ist:\n"
      "    Die Figur „Collector“ kommt auf das gerade gelegte Plättchen.\n"
      "  Bis zu 3 Mal:\n"
      "    Der Spieler am Zug wählt, falls gewünscht, ein Plättchen, das an einer Kante des "
      "Plättchens, auf dem die Figur „Collector“ steht, liegt:\n"
      "      Die Figur „Collector“ kommt auf dieses Plättchen.\n"
      "      Wenn dieses Plättchen eine Stadt hat:\n"
      "        Der Spieler am Zug bekommt 1 × „Coins“.");
  shipped_kit_clear (&kit);
}

/* What is paid, so many things, counters of players, lists, rules. */
static void
test_amounts (void)
{
  static const char text[] =
      "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"amounts\">"
      "<title>Amounts</title><rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">"
      "<rule id=\"AMO-001\"><statement>One.</statement></rule>"
      "<rule id=\"AMO-002\"><statement>Two.</statement></rule>"
      "<token id=\"torch\" supply=\"9\"><title>Torches</title></token>"
      "<counter id=\"bread\" each=\"true\" most=\"6\" start=\"1\"><title>Bread</title></counter>"
      "<counter id=\"cellar\" least=\"1\" start=\"1\" most=\"3\" pile=\"9\"/>"
      "<list id=\"seen\" what=\"tile\"/>"
      "<procedure id=\"pays\" at=\"laid\">"
      "<choose as=\"sum\" what=\"number\" least=\"1\" most=\"3\"><ask>How?</ask>"
      "<if the=\"player\" counter=\"bread\" least=\"sum\"><change what=\"bread\" by=\"-1\"/></if>"
      "<give what=\"points\" n=\"sum\" from=\"player\" to=\"home\" paid=\"true\"/>"
      "<give what=\"points\" n=\"sum\" to=\"player\"><per what=\"tile\"/></give></choose>"
      "</procedure>"
      "<procedure id=\"many\" at=\"laid\">"
      "<if><any what=\"tile\" least=\"2\"><where remembered=\"seen\"/></any><skip/></if>"
      "<if><none what=\"seat\" least=\"5\"><where has=\"torch\" most=\"0\"/></none><stop/></if>"
      "<if><any what=\"seat\"><where owner=\"player\" has=\"torch\"/></any><stop/></if>"
      "</procedure>"
      "<procedure id=\"worth\" at=\"counting\"><if the=\"feature\" kind=\"road\">"
      "<change what=\"value\" by=\"1\"/></if></procedure>"
      "<forbid what=\"cell\" as=\"spot\" rules=\"AMO-001 AMO-001 AMO-002\">"
      "<none what=\"tile\" least=\"2\"><where reach=\"2\" to=\"spot\"/></none></forbid>"
      "</rules><tile id=\"X\"><road edges=\"E W\"/></tile></tile-set>";
  static const char *const forbidden[][2] = {
    { "en", "A tile may not be laid where there are fewer than 2 tiles each of which is at most 2 "
            "tiles away from that place (see “One”, “Two”)." },
    { "cs", "Kartička se nesmí přiložit tam, kde nelze najít 2 kartičky, z nichž každá leží "
            "nejvýše 2 kartičky od tohoto místa (viz „One“, „Two“)." },
    { "de",
      "Gibt es weniger als 2 Plättchen, von denen jedes höchstens 2 Plättchen von diesem "
      "Platz entfernt liegt, darf ein Plättchen dort nicht gelegt werden (siehe „One“, „Two“)." },
  };
  TwGameKit kit = shipped_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("amounts", text, -1, &error);
  g_autoptr (TwVocabulary) vocabulary = NULL;
  const TwProcedure *last;

  g_assert_no_error (error);
  vocabulary = join (&kit, set);
  assert_said (vocabulary, "seen", "en", "The list “Seen”, of tiles, is kept throughout the game.");
  assert_said (vocabulary, "pays", "en",
               "When a tile has been laid:\n"
               "  The player on turn chooses a number from 1 to 3:\n"
               "    If the player on turn has “Bread” at the number chosen or more:\n"
               "      “Bread” of the player on turn falls by 1.\n"
               "    The player on turn pays as many points as the number chosen says.\n"
               "    The player on turn gets as many points as the number chosen says for each "
               "tile.");
  assert_said (vocabulary, "pays", "cs",
               "Po přiložení kartičky:\n"
               "  Hráč na tahu vybere číslo od 1 do 3:\n"
               "    Pokud hráč na tahu má „Bread“ aspoň zvolené číslo:\n"
               "      „Bread“ hráče na tahu klesne o 1.\n"
               "    Hráč na tahu zaplatí tolik bodů, kolik udává zvolené číslo.\n"
               "    Hráč na tahu získá tolik bodů, kolik udává zvolené číslo, za každou kartičku.");
  assert_said (vocabulary, "pays", "de",
               "Nachdem ein Plättchen gelegt wurde:\n"
               "  Der Spieler am Zug wählt eine Zahl von 1 bis 3:\n"
               "    Wenn der Spieler am Zug mindestens die gewählte Zahl an „Bread“ hat:\n"
               "      „Bread“ des Spielers am Zug sinkt um 1.\n"
               "    Der Spieler am Zug zahlt so viele Punkte, wie die gewählte Zahl angibt.\n"
               "    Der Spieler am Zug bekommt so viele Punkte, wie die gewählte Zahl angibt, für "
               "jedes Plättchen.");
  assert_said (vocabulary, "many", "en",
               "When a tile has been laid:\n"
               "  If there are at least 2 tiles each of which is on the list “Seen”:\n"
               "    The next turn of the player on turn is left out.\n"
               "  If there are fewer than 5 players each of whom has none of the token “Torches”:\n"
               "    No more of this is done.\n"
               "  If the player on turn has the token “Torches”:\n"
               "    No more of this is done.");
  assert_said (vocabulary, "many", "sk",
               "Po priložení kartičky:\n"
               "  Ak možno nájsť aspoň 2 kartičky, z ktorých každá je na zozname „Seen“:\n"
               "    Nasledujúci ťah hráča na ťahu sa vynechá.\n"
               "  Ak nemožno nájsť 5 hráčov, z ktorých každý nemá žetón „Torches“:\n"
               "    Ďalej sa v tom nepokračuje.\n"
               "  Ak hráč na ťahu má žetón „Torches“:\n"
               "    Ďalej sa v tom nepokračuje.");
  assert_said (vocabulary, "many", "pl",
               "Po ułożeniu płytki:\n"
               "  Jeśli da się znaleźć co najmniej 2 płytki, z których każda jest na liście "
               "„Seen”:\n"
               "    Następna tura osoby rozgrywającej turę przepada.\n"
               "  Jeśli jest mniej niż 5 graczy, z których każdy nie ma żetonu „Torches”:\n"
               "    Nic więcej z tego się nie robi.\n"
               "  Jeśli osoba rozgrywająca turę ma żeton „Torches”:\n"
               "    Nic więcej z tego się nie robi.");
  assert_said (
      vocabulary, "cellar", "en",
      "There is a counter “Cellar” (it begins at 1, at least 1, at most 3, tiles are drawn "
      "from piles of 9, and it says which is in use).");
  assert_said (vocabulary, "worth", "cs",
               "Než se rozdělí body za uzavřené území:\n"
               "  Pokud započítávané území je cesta:\n"
               "    Započítávané území má hodnotu o 1 větší.");
  last = vocabulary->procedures->pdata[vocabulary->procedures->len - 1];
  for (guint i = 0; i < G_N_ELEMENTS (forbidden); i++)
    {
      const char *const languages[] = { forbidden[i][0], NULL };
      g_autoptr (TwSentence) sentence = tw_sentence_new (vocabulary, last, NULL, languages, TRUE);
      g_autofree char *said = tw_sentence_text (sentence);

      g_assert_cmpstr (said, ==, forbidden[i][1]);
    }
  shipped_kit_clear (&kit);
}

static gboolean
has_section (const TwVocabulary *vocabulary, const char *text)
{
  static const char *const languages[] = { "en", NULL };

  for (guint i = 0; i < vocabulary->sections->len; i++)
    {
      const TwSection *section = vocabulary->sections->pdata[i];
      const char *title = tw_texts_best (section->texts, languages);

      if (g_str_has_prefix (section->id, "say-") && strstr (title, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static char *
say_whole (const TwVocabulary *vocabulary, const char *id, const char *language)
{
  const char *const languages[] = { language, NULL };
  const TwProcedure *procedure = tw_vocabulary_find_procedure (vocabulary, id);
  g_autoptr (TwSentence) sentence = tw_sentence_new (vocabulary, procedure, NULL, languages, TRUE);

  return tw_sentence_text (sentence);
}

/* What an answer is called in files is of no use to a reader: its own words are, if it has any that
 * do not stand in lines of their own. */
static void
test_answers (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwTileSet) set = load ("markets.xml");
  g_autoptr (TwVocabulary) own = join (&kit, set);
  g_autofree char *floor = say_whole (kit.vocabulary, "tower-floor", "en");
  g_autofree char *boden = say_whole (kit.vocabulary, "tower-floor", "de");
  g_autofree char *guard = say_whole (kit.vocabulary, "tower-guard", "en");
  g_autofree char *crop = say_whole (kit.vocabulary, "crop-club", "en");
  g_autofree char *stall = say_whole (own, "stalls", "en");

  /* It is put at what it was chosen for, and a prisoner stays with somebody. */
  g_assert_nonnull (strstr (guard, "    That figure is moved there."));
  g_assert_nonnull (strstr (boden, "kommt zu dem Spieler am Zug und wird dort festgehalten."));
  g_assert_nonnull (
      strstr (floor, "(answer “Floor: …”, see “A floor or a follower on a tower takes…”)"));
  g_assert_nonnull (
      strstr (boden, "(Antwort „Stockwerk: …“, siehe „Ein Stockwerk oder ein Meeple auf einem…“)"));
  g_assert_null (strstr (crop, "answer “"));
  g_assert_null (strstr (stall, "answer “"));
  shipped_kit_clear (&kit);
}

/* Each row has a phrase or fills a place in one; what is a condition has a contrary. */
static void
test_phrases (void)
{
  static const char *const languages[] = { "en", NULL };
  TwGameKit kit = shipped_kit ();
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_procedure_word (i)) != NULL; i++)
    {
      g_autofree char *place = g_strdup_printf ("{%s", word->name);
      g_autofree char *wording =
          g_strdup_printf ("say-%s-%s",
                           word->sort == TW_WORDS_DETAIL && tw_rule_word_is_of (word, "procedure")
                               ? "procedure"
                               : "choose",
                           word->name);

      g_test_message ("%s %s", tw_rule_word_sort_name (word->sort), word->name);
      if (!g_strv_contains (silent, word->name))
        g_assert_true (tw_sentence_phrase (kit.vocabulary, word, languages) != NULL
                       || (word->sort == TW_WORDS_DETAIL
                           && (word->takes == TW_TAKES_WORD || has_section (kit.vocabulary, place)
                               || tw_section_title (kit.vocabulary, wording, languages) != NULL)));
      if (word->value != TW_TEST_NONE && word->sort == TW_WORDS_DETAIL
          && word->takes != TW_TAKES_WORD && word->value != TW_TEST_FIXED
          && word->value != TW_TEST_SYMBOL)
        {
          /* How high a counter is has a phrase of its own for each bound. */
          g_autofree char *contrary =
              g_strdup_printf ("say-%s%s-not", word->name,
                               word->value == TW_TEST_COUNTER ? "-is-least" : "");

          g_assert_nonnull (tw_section_title (kit.vocabulary, contrary, languages));
        }
    }
  shipped_kit_clear (&kit);
}

/* Whether it is said by the wording of its element: whether each player has one. */
static gboolean
is_said_with (const TwVocabulary *vocabulary, const TwRuleWord *word)
{
  g_autofree char *id = g_strdup_printf ("say-%s-%s", word->of_element, word->name);
  const char *const languages[] = { "en", NULL };

  return word->takes == TW_TAKES_TRUTH && tw_section_title (vocabulary, id, languages) != NULL;
}

/* Says all of the set's rules, and keeps in @said which words were. A phrase without words for
 * something would leave two blanks, a bracket without words or a place. */
static void
say_all (const TwVocabulary *vocabulary,
         const TwTileSet *set,
         const char *const *languages,
         const char *text,
         GHashTable *said)
{
  for (guint i = 0; i < set->own->procedures->len; i++)
    {
      g_autoptr (TwSentence) sentence =
          tw_sentence_new (vocabulary, set->own->procedures->pdata[i], NULL, languages, TRUE);

      for (guint l = 0; l < sentence->lines->len; l++)
        {
          const TwSentenceLine *line = sentence->lines->pdata[l];
          g_autofree char *all = tw_sentence_line_text (line);

          if (strstr (all, "  ") != NULL || strstr (all, " ,") != NULL || strstr (all, "()") != NULL
              || g_str_has_prefix (all, ":") || strstr (all, " :") != NULL
              || strstr (all, " .") != NULL)
            g_error ("“%s”\n%s", all, text);
          for (guint s = 0; s < line->spans->len; s++)
            {
              const TwSentenceSpan *span = &g_array_index (line->spans, TwSentenceSpan, s);

              g_hash_table_add (said, (gpointer) span->statement->word);
              for (guint d = 0; d < span->statement->n_details; d++)
                if (g_strcmp0 (span->statement->details[d].word->name, span->attribute) == 0)
                  g_hash_table_add (said, (gpointer) span->statement->details[d].word);
            }
        }
    }
}

/* The words that no rule of the program has, as help shows them. */
static void
say_help (const TwGameKit *kit, GHashTable *said)
{
  static const char *const languages[] = { "en", NULL };
  g_autofree char *path = tw_data_dir_find ("help/words.xml");
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, NULL);
  g_autoptr (TwVocabulary) vocabulary = join (kit, set);

  say_all (vocabulary, set, languages, path, said);
}

/* Rules that nobody would think of, but can be played, are said without a gap. Words of the set are
 * said as they are. */
static void
test_random (void)
{
  static const char *const languages[][2] = { { "en" }, { "cs" }, { "sk" }, { "pl" }, { "de" } };
  TwGameKit kit = shipped_kit ();
  g_autoptr (GHashTable) said = g_hash_table_new (g_direct_hash, g_direct_equal);
  const TwRuleWord *word;

  say_help (&kit, said);
  for (guint seed = 0; seed < tw_test_size (N_SETS); seed++)
    {
      g_autofree char *text = random_procedures_set (seed);
      g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("random", text, -1, NULL);
      /* What is not in play in this game is looked at by nobody. */
      gboolean is_odd = g_regex_match_simple ("<(any|none|each|let|per)[^>]* what=\"(word|number)\""
                                              "|<(each|let|per|allow)[^>]* what=\"cell\"",
                                              text, 0, 0);
      g_autoptr (TwRules) rules =
          set != NULL && !is_odd ? tw_play_rules_new (&kit, set, NULL, NULL, NULL, 2, NULL) : NULL;

      if (rules != NULL)
        say_all (rules->vocabulary, set, languages[seed % G_N_ELEMENTS (languages)], text, said);
    }
  /* Fewer sets do not have all words; an answer is told by its own words, see test_answers(). */
  for (guint i = 0; tw_test_size (N_SETS) >= N_SETS && (word = tw_procedure_word (i)) != NULL; i++)
    if ((word->sort == TW_WORDS_STATEMENT || word->sort == TW_WORDS_DETAIL)
        && word->takes != TW_TAKES_ANSWER && !g_strv_contains (silent, word->name)
        && !is_said_with (kit.vocabulary, word) && !g_hash_table_contains (said, word))
      g_error ("“%s” of %s stands in no sentence", word->name,
               word->of_element != NULL ? word->of_element : "elements");
  shipped_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentence/answers", test_answers);
  g_test_add_func ("/sentence/phrases", test_phrases);
  g_test_add_func ("/sentence/shipped", test_shipped);
  g_test_add_func ("/sentence/languages", test_languages);
  g_test_add_func ("/sentence/gaps", test_gaps);
  g_test_add_func ("/sentence/own", test_own);
  g_test_add_func ("/sentence/amounts", test_amounts);
  g_test_add_func ("/sentence/random", test_random);
  return g_test_run ();
}
