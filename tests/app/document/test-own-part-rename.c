/* What a rule chose is called otherwise, and a comparison goes, with all that belongs to it. */
#include <string.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

static const char text[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"
                           "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                           "<procedure id='rain' at='laid'>\n"
                           "<choose as='who' what='figure'><ask>Who gets wet?</ask>\n"
                           "<where owner='player'/>\n"
                           "<where in='land' same='tile' to='tile'/>\n"
                           "<where near='next-4' to='tile'/>\n"
                           "<give what='points' n='1' to='who'/>\n"
                           "<move what='who' to='home'/>\n"
                           "</choose>\n"
                           "</procedure>\n"
                           "</rules>\n"
                           "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                           "</tile-set>\n";

typedef struct
{
  TwDocument *document;
  TwVocabulary *words;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set =
      tw_tile_set_file_parse ("dale.xml", data != NULL ? data : text, -1, &error);

  g_assert_no_error (error);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->words = tw_own_procedure_words (f->document);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_vocabulary_unref (f->words);
  g_object_unref (f->document);
}

/* Lets the first part of the question that says @now of the attribute @name say @then. Returns:
 * whether it does */
static gboolean
set_part (Fixture *f, const char *name, const char *now, const char *then, GError **error)
{
  g_autoptr (GPtrArray) parts =
      tw_own_parts_new (tw_document_get_set (f->document), f->words, 0, 1);

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (strcmp (part->word->name, name) == 0 && g_strcmp0 (part->text, now) == 0)
        return tw_own_part_set (f->document, f->words, 0, part, then, error);
    }
  g_assert_not_reached ();
}

static void
assert_written (Fixture *f, const char *words, gboolean is_there)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);

  g_assert_cmpint (strstr (xml, words) != NULL, ==, is_there);
}

/* A set whose first rule does @statements. */
#define SET_OF(statements)                                                                         \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'>\n"                         \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"                                         \
  "<procedure id='p' at='laid'>" statements "</procedure>\n"                                       \
  "<counter id='debts' each='true' most='9'/>\n"                                                   \
  "</rules>\n"                                                                                     \
  "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"                                  \
  "</tile-set>\n"

/* Lets what the statement at @place (its numbers from the outermost on, -1 behind the last) gives a
 * name to be called @then. Returns: whether it is */
static gboolean
rename_at (Fixture *f, const int *place, const char *then, GError **error)
{
  const TwTileSet *set = tw_document_get_set (f->document);
  TwOwnPart part = { { 0 }, NULL, NULL };
  const TwStatement *statement;
  g_autofree char *now = NULL;

  while (*place >= 0)
    part.place.at[part.place.n++] = (guint8) *place++;
  statement = tw_own_part_statement (set, 0, &part.place);
  for (guint i = 0; i < statement->n_details; i++)
    if (strcmp (statement->details[i].word->name, "as") == 0)
      {
        part.word = statement->details[i].word;
        part.text = now = g_strdup (statement->details[i].text);
      }
  g_assert_nonnull (now);
  return tw_own_part_set (f->document, f->words, 0, &part, then, error);
}

#define PLACE(...) ((const int[]){ __VA_ARGS__, -1 })

static void
assert_renamed (Fixture *f, const int *place, const char *then)
{
  g_autoptr (GError) error = NULL;
  gboolean is_renamed = rename_at (f, place, then, &error);

  g_assert_no_error (error);
  g_assert_true (is_renamed);
}

static void
assert_taken (Fixture *f, const int *place, const char *then)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (rename_at (f, place, then, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "stands for something else"));
  g_assert_false (tw_document_is_modified (f->document));
}

/* Whoever is called otherwise is called so by all that is done with him. */
static void
test_rename (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (set_part (f, "as", "who", "soaked", &error));
  g_assert_no_error (error);
  assert_written (f, "<choose as=\"soaked\"", TRUE);
  assert_written (f, "to=\"soaked\"/>", TRUE);
  assert_written (f, "<move what=\"soaked\" to=\"home\"/>", TRUE);
  assert_written (f, "\"who\"", FALSE);
  /* All of it is one step. */
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
}

/* A name that stands for something else in there would be mistaken for it. */
static void
test_taken (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (set_part (f, "as", "who", "player", &error));
  g_assert_nonnull (strstr (error->message, "“player” stands for something else"));
  g_assert_false (tw_document_is_modified (f->document));
}

/* What a condition compares with goes with it; where it asks something else as well that stays. */
static void
test_idle (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (set_part (f, "same", "tile", NULL, &error));
  g_assert_no_error (error);
  assert_written (f, "<where in=\"land\"/>", TRUE);
  g_assert_true (set_part (f, "near", "next-4", NULL, &error));
  g_assert_no_error (error);
  assert_written (f, "to=\"tile\"", FALSE);
}

/* Whose counter it is stands before the counter. */
static const char counters[] =
    SET_OF ("<each as='who' what='seat'><give what='points' n='who.debts' to='player'/></each>");

static void
test_counter (Fixture *f, gconstpointer data)
{
  /* “player” is always who is on turn, where a counter is meant. */
  assert_taken (f, PLACE (0), "player");
  assert_renamed (f, PLACE (0), "debtor");
  assert_written (f, "n=\"debtor.debts\"", TRUE);
  assert_written (f, "who", FALSE);
}

/* The counter of somebody else who would be called so then. */
static const char two_counters[] =
    SET_OF ("<each as='a' what='seat'><each as='b' what='seat'>"
            "<give what='points' n='a.debts' to='player'/></each></each>");

static void
test_counter_taken (Fixture *f, gconstpointer data)
{
  assert_taken (f, PLACE (0, 0), "a");
  assert_taken (f, PLACE (0), "b");
}

/* A name with a dot that is no counter is a setting. */
static const char setting[] = SET_OF ("<each as='supply' what='seat'>"
                                      "<give what='points' n='supply.meeple' to='supply'/></each>");

static void
test_setting (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "who");
  assert_written (f, "n=\"supply.meeple\" to=\"who\"", TRUE);
}

/* From the second list of one name on that one is meant. */
static const char lists[] =
    SET_OF ("<remember as='been' what='tile'/><add what='tile' to='been'/>"
            "<if the='tile' remembered='been'><remember as='been' what='tile'/>"
            "<add what='last-tile' to='been'/></if><forget what='tile' from='been'/>"
            "<remember as='been' what='seat'/><add what='player' to='been'/>");

static void
test_first_list (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "seen");
  assert_written (f, "<add what=\"tile\" to=\"seen\"/>", TRUE);
  assert_written (f, "<if the=\"tile\" remembered=\"seen\">", TRUE);
  assert_written (f, "<add what=\"last-tile\" to=\"been\"/>", TRUE);
  assert_written (f, "<forget what=\"tile\" from=\"seen\"/>", TRUE);
  assert_written (f, "<add what=\"player\" to=\"been\"/>", TRUE);
}

static void
test_other_lists (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (2, 0), "inner");
  assert_renamed (f, PLACE (4), "last");
  assert_written (f, "<add what=\"tile\" to=\"been\"/>", TRUE);
  assert_written (f, "<if the=\"tile\" remembered=\"been\">", TRUE);
  assert_written (f, "<add what=\"last-tile\" to=\"inner\"/>", TRUE);
  assert_written (f, "<forget what=\"tile\" from=\"been\"/>", TRUE);
  assert_written (f, "<add what=\"player\" to=\"last\"/>", TRUE);
}

/* A list and what was chosen may have one name: each is asked for in its own words. */
static const char list_and_thing[] =
    SET_OF ("<remember as='been' what='tile'/><each as='been' what='tile'>"
            "<add what='been' to='been'/></each>");

static void
test_list_and_thing (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "seen");
  assert_written (f, "<add what=\"been\" to=\"seen\"/>", TRUE);
  assert_renamed (f, PLACE (1), "there");
  assert_written (f, "<add what=\"there\" to=\"seen\"/>", TRUE);
}

/* What is done otherwise knows nothing of what was not chosen: a name means what it does round it.
 */
static const char otherwise[] =
    SET_OF ("<each as='who' what='seat'><choose as='who' what='figure'><where owner='player'/>"
            "<move what='who' to='home'/>"
            "<otherwise><give what='points' n='1' to='who'/></otherwise></choose>"
            "<give what='points' n='2' to='who'/></each>");

static void
test_inner (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0, 0), "figure");
  assert_written (f, "<each as=\"who\"", TRUE);
  assert_written (f, "<move what=\"figure\" to=\"home\"/>", TRUE);
  assert_written (f, "n=\"1\" to=\"who\"", TRUE);
  assert_written (f, "n=\"2\" to=\"who\"", TRUE);
}

static void
test_outer (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "poor");
  assert_written (f, "<choose as=\"who\"", TRUE);
  assert_written (f, "<move what=\"who\" to=\"home\"/>", TRUE);
  assert_written (f, "n=\"1\" to=\"poor\"", TRUE);
  assert_written (f, "n=\"2\" to=\"poor\"", TRUE);
}

/* Names that are said otherwise alone are free for what was chosen. */
static void
test_free (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "poor");
  assert_renamed (f, PLACE (0, 0), "poor");
  assert_written (f, "<move what=\"poor\" to=\"home\"/>", TRUE);
}

/* Who is asked cannot be what he chooses. */
static const char asked[] =
    SET_OF ("<each as='who' what='seat'><choose as='one' what='figure' by='who'>"
            "<where owner='player'/><move what='one' to='home'/></choose></each>");

static void
test_asked (Fixture *f, gconstpointer data)
{
  assert_taken (f, PLACE (0, 0), "who");
  assert_renamed (f, PLACE (0), "whose");
  assert_written (f, "by=\"whose\"", TRUE);
}

/* Cases and saved games write answers with the name of the question, if it says no other word. */
static const char question[] =
    SET_OF ("<choose as='spot' what='tile'><ask>Which?</ask>"
            "<where near='next-4' to='tile'/><give what='points' n='1' to='player'/></choose>");

static void
test_question (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "there");
  assert_written (f, "<choose as=\"there\" what=\"tile\" word=\"spot\">", TRUE);
  assert_renamed (f, PLACE (0), "place");
  assert_written (f, "<choose as=\"place\" what=\"tile\" word=\"spot\">", TRUE);
  assert_renamed (f, PLACE (0), "spot");
  assert_written (f, "<choose as=\"spot\" what=\"tile\">", TRUE);
}

/* Figures that are chosen where they stand are written as in every game. */
static const char standing[] = SET_OF ("<choose as='who' what='figure'><ask>Who?</ask>"
                                       "<where owner='player'/><move what='who' to='home'/>"
                                       "</choose>");

static void
test_standing (Fixture *f, gconstpointer data)
{
  assert_renamed (f, PLACE (0), "figure");
  assert_written (f, "<choose as=\"figure\" what=\"figure\">", TRUE);
}

#define ADD_OF(name, set, function)                                                                \
  g_test_add ("/document/own-part-rename/" name, Fixture, set, set_up, function, tear_down)
#define ADD(name, function)                                                                        \
  g_test_add ("/document/own-part-rename/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("rename", test_rename);
  ADD ("taken", test_taken);
  ADD ("idle", test_idle);
  ADD_OF ("counter", counters, test_counter);
  ADD_OF ("counter-taken", two_counters, test_counter_taken);
  ADD_OF ("setting", setting, test_setting);
  ADD_OF ("first-list", lists, test_first_list);
  ADD_OF ("other-lists", lists, test_other_lists);
  ADD_OF ("list-and-thing", list_and_thing, test_list_and_thing);
  ADD_OF ("inner", otherwise, test_inner);
  ADD_OF ("outer", otherwise, test_outer);
  ADD_OF ("free", otherwise, test_free);
  ADD_OF ("asked", asked, test_asked);
  ADD_OF ("question", question, test_question);
  ADD_OF ("standing", standing, test_standing);
  return g_test_run ();
}
