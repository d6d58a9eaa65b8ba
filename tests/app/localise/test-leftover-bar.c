/* The Texts page: rules left over from typing, and what each text is, in words. */
#include "app/localise/leftover-bar.h"

#include <adwaita.h>

#include "app/localise/text-row.h"
#include "app/localise/texts-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/page-fixture.h"

static const char typed[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='dale'><title>Dale</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='DALE-001'><statement>E</statement></rule>\n"
    "<rule id='DALE-002'><statement>Ea</statement></rule>\n"
    "<rule id='DALE-003'><statement>Each</statement></rule>\n"
    "<effect features='road' events='complete' stage='add' per='feature' points='2' "
    "rules='DALE-003'/>\n"
    "</rules>\n"
    "<tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>";

/* Who comes to translate finds at once what earlier versions have left, and the button that removes
 * it. */
static void
test_leftovers (void)
{
  PageFixture f = { NULL };
  GtkWidget *bar;

  page_show_text (&f, typed, tw_texts_page_new, 900);
  bar = nth_widget (f.page, TW_TYPE_LEFTOVER_BAR, 0);
  g_assert_nonnull (bar);
  g_assert_true (says (bar, "2 rules in words are left over from typing."));
  g_signal_emit_by_name (nth_widget (bar, GTK_TYPE_BUTTON, 0), "clicked");
  wait_until (page_is_quiet, &f);
  g_assert_cmpuint (tw_document_get_set (f.document)->own->rules->len, ==, 1);
  g_assert_false (gtk_widget_get_visible (bar));
  tw_document_undo (f.document);
  wait_until (page_is_quiet, &f);
  g_assert_true (gtk_widget_get_visible (bar));
  page_tear_down (&f, NULL);
}

/* What a text is stands there in words, also of what procedures declare and say. */
static void
test_described (void)
{
  static const char *const described[][2] = {
    { "bag:cards-2/title", "Name of the deck, bag or die Cards 2" },
    { "bag:cards-2/item:2/title", "Name of the card or face 2 of Cards 2" },
    { "bag:tavern-die/item:gold-coin/title", "Name of the card or face Gold coin of Tavern die" },
    { "counter:flood/title", "Name of the counter Flood" },
    { "zone:old-town/title", "Name of the zone Old town" },
    { "counting-figure:lady/title", "Name of the counting figure Lady" },
    { "counting-figure:lady/said", "What the log says: Lady" },
    { "procedure:ox-walks/each/choose/ask", "A question of the rule Ox walks" },
    { "procedure:ox-walks/each/choose/choice#2", "An answer in the rule Ox walks" },
    { "procedure:ox-walks/if/tell", "What the log tells: Ox walks" },
    { "procedure:flood/if/end", "How the game ends: Flood" },
    { "symbol:old-mill/title", "Name of the symbol Old mill" },
    { "tile:abbey-1/name", "Name of the tile abbey-1" },
    { "lesson:lesson-1/title", "Lesson “Lesson 1”: title" },
    { "lesson:lesson-1/introduction", "Lesson “Lesson 1”: rule in short" },
    { "lesson:lesson-1/task", "Lesson “Lesson 1”: task" },
    { "lesson:lesson-1/hint", "Lesson “Lesson 1”: hint" },
    { "lesson:lesson-1/answer", "Lesson “Lesson 1”: why that is right" },
    { "rule:OWN-001/statement", "A rule in words" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (described); i++)
    {
      g_autoptr (TwTextRow) row = tw_text_row_new (described[i][0], 0);
      g_autofree char *words = tw_text_row_describe (row);

      g_assert_cmpstr (words, ==, described[i][1]);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/leftover-bar/removes", test_leftovers);
  g_test_add_func ("/leftover-bar/described", test_described);
  return g_test_run ();
}
