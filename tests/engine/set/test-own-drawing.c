/* Drawings of what a set brings: refused ones are problems, of the set and of the tiles they are
 * on. */
#include <string.h>

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/own-drawing.h"
#include "engine/set/problem.h"
#include "engine/set/validate-drawings.h"
#include "engine/set/validate.h"

#define SVG "<picture><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>%s</svg></picture>"

static TwTileSet *
parse (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>\n"
      "<title>Mine</title><rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<symbol id='mill'><title>Windmill</title>" SVG "</symbol>\n"
      "<symbol id='flag'/>\n"
      "<figure id='ox' supply='1' by-hand='true'>" SVG "</figure>\n"
      "<token id='coin' supply='2' by-hand='true'><title>Coin</title>" SVG "</token></rules>\n"
      "<tile id='A' count='2' start='1'><road edges='E W' symbols='mill'/></tile>\n"
      "<tile id='B' count='2'><road edges='E W' symbols='flag'/></tile>\n"
      "<tile id='C' count='2'><variant id='v' count='1' symbols='mill'/><road edges='E "
      "W'/></tile>\n"
      "</tile-set>";
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *xml = g_strdup_printf (text, "<path d='M1 1L2 2'/>", "<path d='M1 1L3 3'/>",
                                          "<path d='M1 1L4 4'/>");
#pragma GCC diagnostic pop
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

/* The figure is sound; the token is not known before somebody waits for it. */
static gboolean
check (const char *art, gboolean may_wait, char **out_words)
{
  *out_words = NULL;
  if (strstr (art, "4 4") != NULL && !may_wait)
    return FALSE;
  if (strstr (art, "3 3") == NULL)
    *out_words = g_strdup ("It is too fine. Draw it simpler.");
  return TRUE;
}

static TwProblems *
validate (const TwTileSet *set, gboolean may_wait, gboolean *is_whole)
{
  return tw_tile_set_validate_drawings (set, tw_tile_set_validate (set, NULL), check, may_wait,
                                        is_whole);
}

/* The only problem of @code, and what it says. */
static const TwProblem *
find (const TwProblems *problems, const TwTileSet *set, TwProblemCode code, const char *message)
{
  const TwProblem *found = NULL;

  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == code)
      {
        g_autofree char *words = tw_problem_message (&problems->problems[i], set);

        g_assert_null (found);
        found = &problems->problems[i];
        g_assert_cmpstr (words, ==, message);
      }
  g_assert_true ((found != NULL) == (message != NULL));
  return found;
}

static void
test_problems (void)
{
  g_autoptr (TwTileSet) set = parse ();
  gboolean is_whole = TRUE;
  g_autoptr (TwProblems) some = validate (set, FALSE, &is_whole), all = NULL;
  const TwProblem *mill;

  g_assert_false (is_whole);
  mill = find (some, set, TW_PROBLEM_REFUSED_SYMBOL,
               "Symbol “Windmill”: It is too fine. Draw it simpler.");
  g_assert_cmpint (mill->severity, ==, TW_SEVERITY_WARNING);
  g_assert_cmpuint (tw_problem_line (mill, set), ==, 3);
  g_assert_nonnull (strstr (tw_problem_explanation (mill), "letter"));
  find (some, set, TW_PROBLEM_REFUSED_FIGURE, NULL);
  find (some, set, TW_PROBLEM_REFUSED_TOKEN, NULL);
  /* On the tile, and on the one whose variant has it. */
  g_assert_true (tw_problem_is_seen_on (mill, set, 0));
  g_assert_false (tw_problem_is_seen_on (mill, set, 1));
  g_assert_true (tw_problem_is_seen_on (mill, set, 2));
  g_assert_false (tw_problem_is_seen_on (mill, set, 3));

  all = validate (set, TRUE, &is_whole);
  g_assert_true (is_whole);
  find (all, set, TW_PROBLEM_REFUSED_SYMBOL, "Symbol “Windmill”: It is too fine. Draw it simpler.");
  g_assert_cmpuint (tw_problem_line (find (all, set, TW_PROBLEM_REFUSED_TOKEN,
                                           "Token “Coin”: It is too fine. Draw it simpler."),
                                     set),
                    ==, 6);
}

static void
test_words (void)
{
  g_autofree char *name = g_strnfill (5000, 'x'), *words = NULL, *short_name = NULL;
  g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", name);
  TwOwnDrawing drawing = { .sort = TW_DRAWN_FIGURE, .id = "ox", .texts = texts };

  words = tw_own_drawing_words (&drawing);
  g_assert_true (g_str_has_prefix (words, "Figure “xxx"));
  g_assert_true (g_str_has_suffix (words, "xxx…”"));
  g_assert_cmpint (g_utf8_strlen (words, -1), <, 60);
  /* Of whole characters; and what is short stays. */
  g_free (name);
  name = g_strdup ("Žluťoučký kůň úpěl ďábelské ódy a pak ještě jednou");
  short_name = tw_short_name (name);
  g_assert_cmpstr (short_name, ==, "Žluťoučký kůň úpěl ďábelské ódy a pak ještě jed…");
  g_free (short_name);
  short_name = tw_short_name ("Kůň");
  g_assert_cmpstr (short_name, ==, "Kůň");
}

/* A drawing that is refused keeps no set from opening, and stays with it as it is. */
static void
test_refused (void)
{
  static const char drawing[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"
                                "<text onclick=\"a()\">Mill</text></svg>";
  g_autofree char *xml = g_strdup_printf (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'><title>Mine</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><symbol id='mill'><picture>%s</picture>"
      "</symbol></rules><tile id='A'/></tile-set>",
      drawing);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", xml, -1, &error);
  g_autofree char *saved = NULL;
  TwOwnDrawing mill;

  g_assert_no_error (error);
  g_assert_true (tw_own_drawing_nth (set->own, 0, &mill));
  g_assert_cmpstr (mill.art, ==, drawing);
  saved = tw_tile_set_file_to_xml (set, NULL);
  g_assert_nonnull (strstr (saved, drawing));
}

/* Cards, and faces of dice, come after all else, and are known by what they lie in as well. */
static void
test_cards (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<token id='coin' supply='2' by-hand='true'/>\n"
      "<bag id='luck'><item id='gold'><title>Gold</title><picture>"
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M1 1L2 2'/></svg>"
      "</picture></item><item id='rain'/></bag>\n"
      "<counter id='mood'/></rules></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", text, -1, &error);
  g_autofree char *words = NULL;
  TwOwnDrawing drawing;

  g_assert_no_error (error);
  g_assert_true (tw_own_drawing_nth (set->own, 1, &drawing));
  g_assert_cmpint (drawing.sort, ==, TW_DRAWN_CARD);
  g_assert_cmpstr (drawing.id, ==, "luck/gold");
  g_assert_nonnull (strstr (drawing.art, "M1 1L2 2"));
  words = tw_own_drawing_words (&drawing);
  g_assert_cmpstr (words, ==, "Card “Gold”");
  g_assert_true (tw_own_drawing_nth (set->own, 2, &drawing));
  g_assert_cmpstr (drawing.id, ==, "luck/rain");
  g_assert_null (drawing.art);
  g_assert_false (tw_own_drawing_nth (set->own, 3, &drawing));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/own-drawing/problems", test_problems);
  g_test_add_func ("/set/own-drawing/refused", test_refused);
  g_test_add_func ("/set/own-drawing/words", test_words);
  g_test_add_func ("/own-drawing/cards", test_cards);
  return g_test_run ();
}
