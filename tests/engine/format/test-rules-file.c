/* The vocabulary: what we ship, and what is refused with which words. */
#include "engine/format/rules-file.h"

#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/data-dir.h"
#include "engine/format/format-error.h"
#include "engine/set/rule-statement.h"

#define HEAD   "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\" part=\"mine\">\n"
#define POINTS "<parameter name=\"p\" type=\"number\" least=\"0\" most=\"9\" default=\"1\"/>\n"
#define EFFECT "<effect features=\"road\" events=\"complete end\" "
#define RATE   "<effect features=\"road\" events=\"end\" stage=\"rate\" per=\"tile\" points=\"p\""

static void
test_shipped (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (&error);
  const TwParameter *parameter;
  const TwFigureType *meeple;

  g_assert_no_error (error);
  for (guint i = 0; i < vocabulary->rules->len; i++)
    {
      const TwRule *rule = g_ptr_array_index (vocabulary->rules, i);
      const char *text = tw_texts_get (rule->texts, "");

      g_assert_nonnull (text);
      g_assert_true (g_str_has_suffix (text, ".") && strchr (text, '\n') == NULL);
    }
  g_assert_nonnull (tw_vocabulary_find_rule (vocabulary, "BASE-021"));
  g_assert_nonnull (tw_vocabulary_find_rule (vocabulary, "SCORE-033"));
  for (guint i = 0; i < vocabulary->parameters->len; i++)
    {
      parameter = g_ptr_array_index (vocabulary->parameters, i);
      g_assert_nonnull (tw_texts_get (parameter->texts, ""));
    }
  parameter = g_ptr_array_index (vocabulary->parameters,
                                 tw_vocabulary_find_parameter (vocabulary, "city.tile.complete"));
  g_assert_cmpint (parameter->preset, ==, 2);
  g_assert_cmpint (parameter->most, ==, 20);
  meeple = g_ptr_array_index (vocabulary->figures, 0);
  g_assert_cmpstr (meeple->id, ==, "meeple");
  g_assert_cmpuint (meeple->supply, ==, 7);
  g_assert_cmpuint (meeple->n_roles, ==, 4);
  g_assert_cmpstr (tw_vocabulary_part_of_set (vocabulary, "winter")->id, ==, "base");
  g_assert_null (tw_vocabulary_part_of_set (vocabulary, "nowhere"));
}

/* The program does not look at each start whether its own files are as the schema says. */
static void
test_shipped_by_schema (void)
{
  g_autofree char *folder = tw_data_dir_find ("rules");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autoptr (GError) error = NULL;
        g_autoptr (TwVocabulary) vocabulary = tw_rules_file_check (path, &error);

        g_assert_no_error (error);
        n++;
      }
  g_assert_cmpuint (n, >=, 22);
}

static void
test_values (void)
{
  TwParameter number = { .name = "n", .type = TW_PARAMETER_NUMBER, .least = 0, .most = 20 };
  TwParameter truth = { .name = "s", .type = TW_PARAMETER_SWITCH, .most = 1 };
  char *words[] = { "up", "down", NULL };
  TwParameter choice = { .name = "c", .type = TW_PARAMETER_CHOICE, .most = 1, .choices = words };
  g_autofree char *range = tw_parameter_range (&number);
  g_autofree char *word = tw_parameter_format (&choice, 1);
  int value = -1;

  g_assert_true (tw_parameter_parse (&number, "20", &value) && value == 20);
  g_assert_false (tw_parameter_parse (&number, "21", &value));
  g_assert_false (tw_parameter_parse (&number, "1x", &value));
  g_assert_true (tw_parameter_parse (&truth, "y", &value) && value == 1);
  g_assert_true (tw_parameter_parse (&truth, "n", &value) && value == 0);
  g_assert_false (tw_parameter_parse (&truth, "yes", &value));
  g_assert_true (tw_parameter_parse (&choice, "down", &value) && value == 1);
  g_assert_false (tw_parameter_parse (&choice, "left", &value));
  g_assert_cmpstr (range, ==, "0–20");
  g_assert_cmpstr (word, ==, "down");
}

typedef struct
{
  const char *name;
  const char *text;
  TwFormatError code;
  const char *message;
} Refusal;

static const Refusal refusals[] = {
  { "other-root", "<tile-set/>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:1: The outermost element is <tile-set>, not <rules>. Choose another file." },
  { "other-version", "<rules xmlns=\"urn:tilewright:rules:2\" version=\"2.0\" part=\"mine\"/>",
    TW_FORMAT_ERROR_VERSION,
    "x.xml:1: The file is made for another version of Tilewright (its namespace is "
    "“urn:tilewright:rules:2”). Open it with that version." },
  { "doctype", "<!DOCTYPE rules []>" HEAD "</rules>", TW_FORMAT_ERROR_NOT_XML, "*DOCTYPE*" },
  { "unknown-element", HEAD "<wish/></rules>", TW_FORMAT_ERROR_CONTENT, "x.xml:2: *wish*" },
  { "unknown-attribute", HEAD "<rule id=\"A-001\" wish=\"1\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: *wish*" },
  { "rule-twice",
    HEAD "<rule id=\"AB-001\"><statement>A.</statement></rule>\n"
         "<rule id=\"AB-001\"><statement>B.</statement></rule></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:3: There are two <rule> of the name “AB-001”. Rename one of them." },
  { "statement-twice",
    HEAD "<rule id=\"AB-001\"><statement>A.</statement><statement>B.</statement></rule></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: There are two <statement> in the same language. Take one out." },
  { "rule-without-statement", HEAD "<rule id=\"AB-001\"/></rules>", TW_FORMAT_ERROR_SCHEMA,
    "x.xml:2: *" },
  { "default-out-of-range",
    HEAD "<parameter name=\"p\" type=\"number\" least=\"0\" most=\"9\" default=\"10\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: “10” is no value for the parameter “p” (0–9). Change the default." },
  { "figure-without-weight", HEAD "<figure id=\"f\" supply=\"3\" weight=\"w\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: “w” is neither a whole number nor a parameter. Add the parameter before this "
    "element." },
  { "effect-of-unknown-parameter", HEAD RATE "/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: “p” is neither a whole number nor a parameter. Add the parameter before this "
    "element." },
  { "effect-without-features", HEAD "<effect events=\"end\" stage=\"add\" points=\"3\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: <effect> needs the attribute “features”. Add it." },
  { "effect-without-events", HEAD "<effect features=\"road\" stage=\"add\" points=\"3\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: <effect> needs the attribute “events”. Add it." },
  { "effect-without-stage", HEAD EFFECT "points=\"3\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: <effect> needs the attribute “stage”. Add it." },
  { "effect-without-points", HEAD EFFECT "stage=\"add\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: <effect> needs the attribute “points”. Add it." },
  { "effect-of-unknown-stage", HEAD EFFECT "stage=\"wish\" points=\"3\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: “wish” is no value for the attribute “stage” of <effect>. Write one of rate, add, "
    "divide, credit, tokens." },
  { "effect-of-unknown-scope", HEAD EFFECT "stage=\"add\" points=\"3\" scope=\"far\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: “far” is no value for the attribute “scope” of <effect>. Write one of feature, "
    "tiles, around-4, around-8." },
  { "credit-to-unknown", HEAD EFFECT "stage=\"credit\" to=\"me\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: “me” is no value for the attribute “to” of <effect>. Write one of majority, "
    "presence, completer, colours, all, nobody." },
  { "credit-to-nobody-named", HEAD EFFECT "stage=\"credit\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attribute “to” and the stages credit and tokens belong together. Write both or "
    "none." },
  { "rate-to-somebody", HEAD EFFECT "stage=\"rate\" points=\"1\" to=\"all\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attribute “to” and the stages credit and tokens belong together. Write both or "
    "none." },
  { "rate-rounded", HEAD EFFECT "stage=\"rate\" points=\"1\" round=\"up\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: Only a division is rounded. Take out the attribute “round”." },
  { "divided-by-nothing", HEAD EFFECT "stage=\"divide\" points=\"0\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: Points cannot be divided by 0. Write 1 or more." },
  { "divided-per-tile", HEAD EFFECT "stage=\"divide\" points=\"2\" per=\"tile\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: A division is made once. Take out the attribute “per”." },
  { "completer-at-the-end", HEAD EFFECT "stage=\"credit\" to=\"completer\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: At the end of the game nobody is on turn. Take “end” out of the events, or write "
    "to=\"majority\"." },
  { "credit-that-counts", HEAD EFFECT "stage=\"credit\" to=\"all\" per=\"tile\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: A credit without points says who gets the value, and counts nothing. Add the "
    "attribute “points”, or take out “per” and “if-own-figure”." },
  { "rival-credits",
    HEAD EFFECT "stage=\"credit\" to=\"all\"/>\n" EFFECT
                "stage=\"credit\" to=\"colours\" if-symbol=\"inn\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:3: This credit and the one in line 2 give the same points with the same priority. Give "
    "one of them a higher priority." },
  { "tokens-of-nothing", HEAD EFFECT "stage=\"tokens\" to=\"all\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attribute “token” and stage=\"tokens\" belong together. Write both or none." },
  { "tokens-that-are-not", HEAD EFFECT "stage=\"tokens\" to=\"all\" token=\"t\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: There is no token “t”. Add it before this element." },
  { "kind-without-per", HEAD EFFECT "stage=\"add\" points=\"1\" kind=\"city\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attribute “kind” belongs to per=\"kind\", per=\"tile-with\" and "
    "per=\"tile-without\". Write both or none." },
  { "kind-on-the-feature",
    HEAD EFFECT "stage=\"add\" points=\"1\" per=\"kind\" kind=\"city\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: Nothing of this can be counted in that scope. Write scope=\"around-4\" or "
    "scope=\"around-8\"." },
  { "complete-only-what", HEAD EFFECT "stage=\"add\" points=\"1\" complete-only=\"true\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attribute “complete-only” is for per=\"kind\". Take it out." },
  { "cities-at-a-road", HEAD EFFECT "stage=\"add\" points=\"1\" per=\"city\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: Only fields count the cities that touch them. Write features=\"field\", or "
    "per=\"kind\" kind=\"city\"." },
  { "unknown-figure", HEAD EFFECT "stage=\"add\" points=\"1\" if-figure=\"f\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: There is no figure “f”. Add it before this element." },
  { "token-twice", HEAD "<token id=\"t\"/>\n<token id=\"t\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:3: There are two <token> of the name “t”. Rename one of them." },
  { "symbol-twice", HEAD "<symbol id=\"t\"/>\n<symbol id=\"t\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:3: There are two <symbol> of the name “t”. Rename one of them." },
  { "worth-without-by", HEAD "<token id=\"t\"><worth points=\"3\"/></token></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: <worth> needs the attribute “by”. Add it." },
  { "worth-without-points", HEAD "<token id=\"t\"><worth by=\"each\"/></token></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:2: <worth> needs the attribute “points”. Add it." },
  { "worth-from-most",
    HEAD "<token id=\"t\"><worth by=\"most\" points=\"3\" from=\"2\"/></token></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attributes “from” and “every” are for by=\"each\". Take them out." },
  { "worth-each-ties",
    HEAD "<token id=\"t\"><worth by=\"each\" points=\"3\" ties=\"all\"/></token></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: The attributes “ties” and “none-counts” are for by=\"most\". Take them out." },
  { "worth-twice",
    HEAD "<token id=\"t\"><worth by=\"each\" points=\"3\"/>\n<worth by=\"each\" "
         "points=\"4\"/></token></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:3: There are two worths by each from 1 on. Change “from”." },
  { "token-supply", HEAD "<token id=\"t\" supply=\"0\"/></rules>", TW_FORMAT_ERROR_CONTENT,
    "x.xml:2: *supply*" },
  { "effect-of-unknown-rule", HEAD POINTS RATE " rules=\"AB-001\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:3: There is no rule “AB-001”. Add it before this element." },
  { "effect-of-unknown-kind",
    HEAD POINTS "<effect features=\"moat\" events=\"end\" stage=\"add\" points=\"p\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:3: “moat” is no kind of feature. Write for instance road, city, monastery or field." },
  { "effect-of-unknown-event",
    HEAD POINTS "<effect features=\"city\" events=\"dawn\" stage=\"add\" points=\"p\"/></rules>",
    TW_FORMAT_ERROR_CONTENT, "x.xml:3: “dawn” is no event. Write complete, end or recall." },
  { "symbol-without-per",
    HEAD POINTS "<effect features=\"city\" events=\"end\" stage=\"add\" points=\"p\" "
                "symbol=\"star\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:3: The attribute “symbol” and per=\"symbol\" belong together. Write both or none." },
  { "continues-nothing",
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\" continues=\"sun\"/>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:1: There is no part “sun” to be continued. Name it “part”, or read its file first." },
  { "rival-rates", HEAD POINTS RATE "/>\n" RATE " if-symbol=\"inn\"/></rules>",
    TW_FORMAT_ERROR_CONTENT,
    "x.xml:4: This rate and the one in line 3 count the same with the same priority. Give one of "
    "them a higher priority." },
};

static void
test_refused (gconstpointer data)
{
  const Refusal *refusal = data;
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (tw_rules_file_parse (vocabulary, "x.xml", refusal->text, -1, &error));
  g_assert_error (error, TW_FORMAT_ERROR, (int) refusal->code);
  if (!g_pattern_match_simple (refusal->message, error->message))
    g_error ("said “%s”", error->message);
}

/* Two rates may stand side by side when a priority says which counts. */
static void
test_priority (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GError) error = NULL;

  tw_rules_file_parse (vocabulary, "x.xml",
                       HEAD POINTS RATE "/>\n" RATE " if-symbol=\"inn\" priority=\"10\"/></rules>",
                       -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (vocabulary->effects->len, ==, 2);
}

static char *
statement_of (const TwVocabulary *vocabulary, const char *id, const int *values)
{
  return tw_rule_statement (vocabulary, tw_vocabulary_find_rule (vocabulary, id), values);
}

/* PARAM-009: the words of a rule say what is counted; PARAM-003: names are plain and stay,
 * only titles are for people. */
static void
test_words (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (TwVocabulary) shipped = tw_rules_file_load_shipped (NULL);
  int values[] = { 7 };
  g_autofree char *preset = NULL, *changed = NULL, *odd = NULL, *road = NULL;

  tw_rules_file_parse (vocabulary, "x.xml",
                       HEAD POINTS "<rule id=\"AB-001\"><statement>{p} for each, {p} in all."
                                   "</statement></rule>\n"
                                   "<rule id=\"AB-002\"><statement>{q} and {p.</statement></rule>"
                                   "</rules>",
                       -1, NULL);
  preset = statement_of (vocabulary, "AB-001", NULL);
  changed = statement_of (vocabulary, "AB-001", values);
  odd = statement_of (vocabulary, "AB-002", values);
  road = statement_of (shipped, "BASE-062", NULL);
  g_assert_cmpstr (preset, ==, "1 for each, 1 in all.");
  g_assert_cmpstr (changed, ==, "7 for each, 7 in all.");
  g_assert_cmpstr (odd, ==, "{q} and {p.");
  g_assert_cmpstr (road, ==,
                   "A complete road brings 1 point for each of its tiles; a tile counts once.");
  for (guint i = 0; i < shipped->parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (shipped->parameters, i);

      g_assert_true (g_regex_match_simple ("^[a-z0-9]+([.-][a-z0-9]+)*$", parameter->name, 0, 0));
    }
  for (guint i = 0; i < shipped->rules->len; i++)
    {
      g_autofree char *words = tw_rule_statement (shipped, shipped->rules->pdata[i], NULL);

      /* Every name in braces is a parameter's. */
      g_assert_null (strpbrk (words, "{|}#"));
    }
}

/* A house rule that is off says so by its number, which would make nonsense of what it says. */
static void
test_house_rule (void)
{
  g_autoptr (TwVocabulary) shipped = tw_rules_file_load_shipped (NULL);
  g_autofree int *values = g_new (int, shipped->parameters->len);
  int tiny = tw_vocabulary_find_parameter (shipped, "city.tiny.tiles");
  g_autofree char *off = statement_of (shipped, "BASE-200", NULL), *on = NULL;

  for (guint i = 0; i < shipped->parameters->len; i++)
    values[i] = ((TwParameter *) g_ptr_array_index (shipped->parameters, i))->preset;
  values[tiny] = 2;
  on = statement_of (shipped, "BASE-200", values);
  g_assert_true (g_str_has_prefix (off, "Option: a complete city of at most N tiles brings 1 "));
  g_assert_true (g_str_has_prefix (on, "Option: a complete city of at most 2 tiles brings 1 "));
}

/* A rule with a parameter, told in the languages that we ship, and in one that nobody knows. */
static const char counting[] =
    HEAD "<language xml:lang=\"tlh\" plural-forms=\"nplurals=2; plural=(n &gt; 20);\"/>"
         "<parameter name=\"p\" type=\"number\" least=\"0\" most=\"200\" default=\"1\"/>\n"
         "<parameter name=\"q\" type=\"number\" least=\"0\" most=\"200\" default=\"2\"/>\n"
         "<rule id=\"AB-001\">"
         "<statement>It brings {p:# point|# points} on {q:# tile|# tiles}.</statement>"
         "<statement xml:lang=\"cs\">Přináší {p:# bod|# body|# bodů}.</statement>"
         "<statement xml:lang=\"sk\">Prináša {p:# bod|# body|# bodov}.</statement>"
         "<statement xml:lang=\"pl\">Przynosi {p:# punkt|# punkty|# punktów}.</statement>"
         "<statement xml:lang=\"de\">Es bringt {p:# Punkt|# Punkte}.</statement>"
         "<statement xml:lang=\"tlh\">{p:few|many, #,}.</statement>"
         "<statement xml:lang=\"fr\">{p:# point seulement}.</statement>"
         "</rule></rules>";

static void
assert_told (const TwVocabulary *vocabulary, const char *language, int p, int q, const char *words)
{
  const char *const languages[] = { language, NULL };
  int values[] = { p, q };
  g_autofree char *said =
      tw_rule_statement_in (vocabulary, tw_vocabulary_find_rule (vocabulary, "AB-001"), values,
                            languages);

  g_assert_cmpstr (said, ==, words);
}

/* Words agree with the number that is played by, in each language by its own rule, and each number
 * of a sentence for itself. */
static void
test_numbers (void)
{
  static const struct
  {
    int n;
    const char *cs, *sk, *pl, *de;
  } told[] = {
    { 0, "0 bodů", "0 bodov", "0 punktów", "0 Punkte" },
    { 1, "1 bod", "1 bod", "1 punkt", "1 Punkt" },
    { 2, "2 body", "2 body", "2 punkty", "2 Punkte" },
    { 5, "5 bodů", "5 bodov", "5 punktów", "5 Punkte" },
    { 21, "21 bodů", "21 bodov", "21 punktów", "21 Punkte" },
    { 22, "22 bodů", "22 bodov", "22 punkty", "22 Punkte" },
    { 25, "25 bodů", "25 bodov", "25 punktów", "25 Punkte" },
    { 101, "101 bodů", "101 bodov", "101 punktów", "101 Punkte" },
  };
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GError) error = NULL;

  tw_rules_file_parse (vocabulary, "x.xml", counting, -1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *cs = g_strdup_printf ("Přináší %s.", told[i].cs);
      g_autofree char *sk = g_strdup_printf ("Prináša %s.", told[i].sk);
      g_autofree char *pl = g_strdup_printf ("Przynosi %s.", told[i].pl);
      g_autofree char *de = g_strdup_printf ("Es bringt %s.", told[i].de);

      assert_told (vocabulary, "cs", told[i].n, 1, cs);
      assert_told (vocabulary, "sk", told[i].n, 1, sk);
      assert_told (vocabulary, "pl", told[i].n, 1, pl);
      assert_told (vocabulary, "de", told[i].n, 1, de);
    }
  assert_told (vocabulary, "en", 1, 2, "It brings 1 point on 2 tiles.");
  assert_told (vocabulary, "en", 0, 1, "It brings 0 points on 1 tile.");
  assert_told (vocabulary, "tlh", 20, 1, "few.");
  assert_told (vocabulary, "tlh", 21, 1, "many, 21,.");
  /* A form too few is better than none. */
  assert_told (vocabulary, "fr", 5, 1, "5 point seulement.");
}

/* What is no placeholder stays as it stands. */
static void
test_braces (void)
{
  static const char *const same[] = { "{", "{p", "{}", "{:a|b}", "{p:# a|# b", "{p:{q}}", "{p q}" };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *text =
          g_strdup_printf (HEAD "<rule id=\"AB-001\"><statement>%s</statement></rule></rules>",
                           same[i]);
      g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
      g_autofree char *words = NULL;

      g_assert_true (tw_rules_file_parse (vocabulary, "x.xml", text, -1, NULL));
      words = statement_of (vocabulary, "AB-001", NULL);
      g_assert_cmpstr (words, ==, same[i]);
    }
}

/* A file may add rules to a part that is there, and say which other parts they need. */
static void
test_continued (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GError) error = NULL;
  const TwRule *rule;

  g_assert_true (tw_rules_file_parse (vocabulary, "x.xml", HEAD "</rules>", -1, &error));
  tw_rules_file_parse (vocabulary, "y.xml",
                       "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\" "
                       "continues=\"mine\"><rule id=\"AB-001\" needs=\"sun moon\">"
                       "<statement>A.</statement></rule></rules>",
                       -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (vocabulary->parts->len, ==, 1);
  rule = tw_vocabulary_find_rule (vocabulary, "AB-001");
  g_assert_cmpstr (rule->part, ==, "mine");
  g_assert_cmpstr (rule->needs, ==, "sun moon");
  g_assert_true (rule->is_played);
}

/* A newer minor version may say more than we know; it is read all the same. */
static void
test_newer (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  g_autoptr (GError) error = NULL;

  tw_rules_file_parse (vocabulary, "x.xml",
                       "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.7\" part=\"mine\">"
                       "<wish/><parameter name=\"p\" type=\"switch\" default=\"y\" mood=\"good\"/>"
                       "</rules>",
                       -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tw_vocabulary_find_parameter (vocabulary, "p"), ==, 0);
}

/* Each shipped part, which stands on the base game, and what becomes of a changed copy. */
static void
test_check (void)
{
  static const char *const names[] = { "base.xml", "abbot.xml", "river.xml", "turn.xml" };
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-rules-XXXXXX", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.xml", NULL);
  g_autofree char *abbot = tw_data_dir_find ("rules/abbot.xml");
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (TwVocabulary) of_copy = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *relative = g_build_filename ("rules", names[i], NULL);
      g_autofree char *path = tw_data_dir_find (relative);
      g_autoptr (TwVocabulary) read = tw_rules_file_check (path, &error);

      g_assert_no_error (error);
      g_assert_nonnull (read);
    }
  g_assert_true (g_file_get_contents (abbot, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (copy, text, -1, NULL));
  of_copy = tw_rules_file_check (copy, &error);
  g_assert_no_error (error);
  g_assert_nonnull (of_copy);
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "points=\"", "points=\"no.such.", 1), ==, 1);
  g_assert_true (g_file_set_contents (copy, changed->str, -1, NULL));
  g_assert_null (tw_rules_file_check (copy, &error));
  g_assert_nonnull (strstr (error->message, "no.such."));
  g_remove (copy);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/rules-file/shipped", test_shipped);
  g_test_add_func ("/format/rules-file/shipped-by-schema", test_shipped_by_schema);
  g_test_add_func ("/format/rules-file/check", test_check);
  g_test_add_func ("/format/rules-file/values", test_values);
  g_test_add_func ("/format/rules-file/priority", test_priority);
  g_test_add_func ("/format/rules-file/newer", test_newer);
  g_test_add_func ("/format/rules-file/words", test_words);
  g_test_add_func ("/format/rules-file/house-rule", test_house_rule);
  g_test_add_func ("/format/rules-file/numbers", test_numbers);
  g_test_add_func ("/format/rules-file/braces", test_braces);
  g_test_add_func ("/format/rules-file/continued", test_continued);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/format/rules-file/refused/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  return g_test_run ();
}
