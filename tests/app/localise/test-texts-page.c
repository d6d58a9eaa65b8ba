/* The Texts page: rows, keys, filter, languages, a thousand texts. */
#include "app/document/own-thing.h"
#include "app/localise/language-bar.h"
#include "app/localise/text-panel.h"
#include "app/widgets/tile-picture.h"
#include "engine/own/own-rules-effect.h"
#include "tests/app/localise/texts-page-fixture.h"

static void
test_rows (PageFixture *f, gconstpointer data)
{
  /* Title, mill, toll; the description is a text of several lines. */
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 4);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "Brod");
  g_assert_cmpuint (count_widgets (GTK_WIDGET (cell_at (f, 1)), GTK_TYPE_TEXT_VIEW), ==, 1);
  g_assert_true (says (GTK_WIDGET (cell_at (f, 1)), "Not translated"));
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 3)), ==, "Mýto");
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (entry_at (f, 0))), ==, GTK_TEXT_DIR_LTR);
  gtk_widget_activate_action (f->page, "texts.language", "s", "he");
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "מעברה");
  g_assert_cmpint (gtk_widget_get_direction (GTK_WIDGET (entry_at (f, 0))), ==, GTK_TEXT_DIR_RTL);
}

/* Of rules without words of their own there is nothing to translate, and that is said. */
static void
test_sentences (PageFixture *f, gconstpointer data)
{
  static const char told[] =
      "Rules without words of yours are told in the program’s own sentences, "
      "which it translates itself.";
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (f->document));
  TwEffect effect = { .events = TW_EVENT_COMPLETE,
                      .stage = TW_STAGE_ADD,
                      .points = (char *) "1",
                      .features = TW_KIND_BIT (TW_KIND_ROAD) };
  g_autoptr (GError) error = NULL;

  g_assert_false (says (f->page, told));
  tw_own_rules_put_effect (edit, -1, &effect);
  g_assert_true (tw_own_rules_try (f->document, edit, "Add Effect", NULL, &error));
  g_assert_no_error (error);
  wait_until (page_is_quiet, f);
  g_assert_true (says (f->page, told));
}

static void
test_keys (PageFixture *f, gconstpointer data)
{
  gtk_widget_grab_focus (f->page);
  wait_until (has_focus, cell_at (f, 0));
  gtk_editable_set_text (entry_at (f, 0), "Brody");
  gtk_editable_set_text (entry_at (f, 0), "Brodíky");
  g_assert_cmpstr (tw_texts_get (tw_document_get_set (f->document)->titles, "cs"), ==, "Brodíky");
  gtk_widget_activate_action (f->page, "texts.go-next", NULL);
  wait_until (has_focus, cell_at (f, 1));
  gtk_widget_activate_action (f->page, "texts.go-next", NULL);
  gtk_widget_activate_action (f->page, "texts.go-next", NULL);
  wait_until (has_focus, cell_at (f, 3));
  g_assert_cmpint (tw_text_cell_get_row (cell_at (f, 3))->state, ==, TW_TEXT_DONE);
  gtk_widget_activate_action (f->page, "texts.draft", NULL);
  g_assert_cmpint (tw_text_cell_get_row (cell_at (f, 3))->state, ==, TW_TEXT_DRAFT);
  tw_document_undo (f->document);
  tw_document_undo (f->document);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "Brod");
}

/* What is no longer missing stays until one goes on. */
static void
test_filter (PageFixture *f, gconstpointer data)
{
  gtk_widget_activate_action (f->page, "texts.scope", "s", "missing");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 2);
  gtk_widget_activate_action (f->page, "texts.go-next", NULL);
  wait_until (has_focus, cell_at (f, 1));
  gtk_editable_set_text (entry_at (f, 1), "Mlýn");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 2);
  gtk_widget_activate_action (f->page, "texts.go-previous", NULL);
  wait_until (has_focus, cell_at (f, 0));
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 1);
  gtk_widget_activate_action (f->page, "texts.clear-filter", NULL);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 4);
}

/* What is wrong with a text stands in its row, below the words. */
static void
test_why (PageFixture *f, gconstpointer data)
{
  static const char lost[] = "{n}";
  TwTextCell *cell = cell_at (f, 3);
  g_autofree char *message = NULL;
  GtkWidget *state = nth_widget (GTK_WIDGET (cell), GTK_TYPE_BUTTON, 0);

  g_assert_false (says (GTK_WIDGET (cell), "{n}"));
  gtk_editable_set_text (entry_at (f, 3), lost);
  g_assert_cmpuint (tw_text_cell_get_row (cell)->warnings, ==, TW_TEXT_LOST_PLACEHOLDER);
  message = tw_text_warning_message (TW_TEXT_LOST_PLACEHOLDER, "Toll", lost, "", 0);
  g_assert_true (says (GTK_WIDGET (cell), message));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (state), message));
  gtk_test_accessible_assert_property (entry_at (f, 3), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       message);
  tw_document_undo (f->document);
  g_assert_false (says (GTK_WIDGET (cell_at (f, 3)), message));
}

/* A field of the source is of no language: it is called by what it is. */
static void
test_names (PageFixture *f, gconstpointer data)
{
  g_autofree char *what = NULL;

  gtk_test_accessible_assert_property (entry_at (f, 3), GTK_ACCESSIBLE_PROPERTY_LABEL, "cs: Toll");
  gtk_widget_activate_action (f->page, "texts.language", "s", "");
  wait_until (page_is_quiet, f);
  g_assert_true (tw_text_cell_get_row (cell_at (f, 3))->is_source);
  what = tw_text_row_describe (tw_text_cell_get_row (cell_at (f, 3)));
  gtk_test_accessible_assert_property (entry_at (f, 3), GTK_ACCESSIBLE_PROPERTY_LABEL, what);
}

static void
test_panel (PageFixture *f, gconstpointer data)
{
  GtkWidget *panel = nth_widget (f->page, TW_TYPE_TEXT_PANEL, 0);

  g_assert_null (find_actionable (panel, "win.edit-tile"));
  gtk_widget_grab_focus (GTK_WIDGET (entry_at (f, 3)));
  wait_until (page_is_quiet, f);
  g_assert_nonnull (find_actionable (panel, "win.edit-tile"));
}

static void
test_many (void)
{
  PageFixture f = { 0 };
  g_autoptr (GString) xml = g_string_new (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='many'><title>Many</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>");
  gint64 start;

  for (guint i = 0; i < 1000; i++)
    g_string_append_printf (xml,
                            "<rule id='MANY-%03u'><statement>The road number %u of a city."
                            "</statement></rule>",
                            i, i);
  g_string_append (xml, "</rules></tile-set>");
  start = g_get_monotonic_time ();
  page_show_text (&f, xml->str, tw_texts_page_new, 1280);
  g_test_message ("shown after %.0f ms", (double) (g_get_monotonic_time () - start) / 1000);
  /* No more than the list needs for what is seen: a thousand entries would be seconds. */
  g_assert_cmpuint (count_widgets (f.page, TW_TYPE_TEXT_CELL), <=, 250);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < 60; i++)
    {
      gtk_widget_activate_action (f.page, "texts.go-next", NULL);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_test_message ("60 lines further in %.0f ms", (double) (g_get_monotonic_time () - start) / 1000);
  page_tear_down (&f, NULL);
}

/* What a key puts where the focus is. */
static void
type (PageFixture *f, const char *words)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (f->page));

  /* Else GTK lets the key fall. */
  g_assert_true (gtk_widget_get_mapped (focus));
  if (GTK_IS_TEXT_VIEW (focus))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus)), words, -1);
  else
    {
      g_assert_true (GTK_IS_TEXT (focus));
      gtk_editable_set_text (GTK_EDITABLE (focus), words);
    }
}

static char *
word_of (guint i)
{
  return g_strdup_printf ("Slovo %u", i);
}

/* Keys come faster than frames: each word is in the line that Return went to, also where the list
 * had to scroll there. */
static void
test_hasty (gconstpointer scope)
{
  PageFixture f = { 0 };
  g_autoptr (GString) xml = g_string_new (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='many'><title>Many</title>"
      "<title xml:lang='cs'>Mnoho</title>");
  g_autoptr (TwTileSet) set = NULL;
  guint n_bad = 0;

  for (guint i = 0; i < 200; i++)
    g_string_append_printf (xml, "<tile id='T%u' name='Tile %u' count='1'><city edges='N'/></tile>",
                            i, i);
  g_string_append (xml, "</tile-set>");
  page_show_text (&f, xml->str, tw_texts_page_new, 1280);
  gtk_widget_activate_action (f.page, "texts.scope", "s", scope);
  wait_until (page_is_quiet, &f);
  gtk_widget_grab_focus (f.page);
  if (g_str_equal (scope, "all"))
    gtk_widget_activate_action (f.page, "texts.go-next", NULL);
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *word = word_of (i);

      type (&f, word);
      if (i < 199)
        gtk_widget_activate_action (f.page, "texts.go-next", NULL);
      /* Now and then one gets through: the line is seen where the list has placed it. */
      if (i % 17 == 0)
        {
          GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (f.page));

          gtk_test_widget_wait_for_draw (f.window);
          g_assert_true (gtk_widget_get_mapped (focus));
          g_assert_cmpint (gtk_widget_get_height (focus), >, 0);
          g_assert_true (gtk_root_get_focus (gtk_widget_get_root (f.page)) == focus);
        }
    }
  set = tw_tile_set_ref (tw_document_get_set (f.document));
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *word = word_of (i);
      const char *is = tw_texts_get (set->tiles[i]->names, "cs");

      if (g_strcmp0 (is, word) != 0)
        {
          n_bad++;
          g_test_message ("T%u: “%s”", i, is);
        }
    }
  g_assert_cmpuint (n_bad, ==, 0);
  page_tear_down (&f, NULL);
}

static void
test_remove_language (PageFixture *f, gconstpointer data)
{
  gtk_widget_activate_action (f->page, "texts.remove-language", NULL);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "Ford");
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "Brod");
  tw_document_redo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "Ford");
  tw_document_undo (f->document);
  wait_until (page_is_quiet, f);
  g_assert_cmpstr (gtk_editable_get_text (entry_at (f, 0)), ==, "Brod");
}

/* Whoever takes a language out and thinks better of it is where they were, whatever is shown of the
 * list meanwhile. */
static void
test_remove_language_at_row (PageFixture *f, gconstpointer scope)
{
  guint n = strcmp (scope, "missing") == 0 ? 2 : 4, last = n - 1;
  const char *context = n == 2 ? "symbol:mill/title" : "symbol:toll/title";

  gtk_widget_activate_action (f->page, "texts.scope", "s", scope);
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, n);
  gtk_widget_grab_focus (GTK_WIDGET (entry_at (f, last)));
  wait_until (has_focus, cell_at (f, last));
  wait_until (page_is_quiet, f);
  for (guint i = 0; i < 2; i++)
    {
      if (i == 0)
        gtk_widget_activate_action (f->page, "texts.remove-language", NULL);
      else
        tw_document_redo (f->document);
      wait_until (page_is_quiet, f);
      /* Nothing of the source is missing. */
      g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, n == 2 ? 0 : n);
      if (n == 4)
        g_assert_true (has_focus (cell_at (f, last)));
      tw_document_undo (f->document);
      wait_until (page_is_quiet, f);
      g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, n);
      g_assert_cmpstr (tw_text_cell_get_row (cell_at (f, last))->context, ==, context);
      wait_until (has_focus, cell_at (f, last));
    }
}

/* English counts with two forms, Czech with three: the third is gone meanwhile. */
static void
test_remove_language_at_form (void)
{
  static const char counted[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'><title>Ford</title>\n"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
      "<symbol id='toll'><title>Toll</title><title xml:lang='cs'>Mýto</title>\n"
      "<counted form='0'>%d toll</counted><counted form='1'>%d tolls</counted></symbol>\n"
      "<symbol id='weir'><title>Weir</title></symbol></rules></tile-set>\n";
  PageFixture f = { 0 };

  page_show_text (&f, counted, tw_texts_page_new, 1280);
  gtk_widget_activate_action (f.page, "texts.language", "s", "cs");
  wait_until (page_is_quiet, &f);
  g_assert_cmpuint (count_widgets (f.page, TW_TYPE_TEXT_CELL), ==, 6);
  gtk_widget_grab_focus (GTK_WIDGET (entry_at (&f, 4)));
  wait_until (page_is_quiet, &f);
  gtk_widget_activate_action (f.page, "texts.remove-language", NULL);
  wait_until (page_is_quiet, &f);
  g_assert_cmpuint (count_widgets (f.page, TW_TYPE_TEXT_CELL), ==, 5);
  wait_until (has_focus, cell_at (&f, 3));
  g_assert_cmpstr (gtk_editable_get_text (entry_at (&f, 3)), ==, "%d tolls");
  tw_document_undo (f.document);
  wait_until (page_is_quiet, &f);
  g_assert_cmpuint (count_widgets (f.page, TW_TYPE_TEXT_CELL), ==, 6);
  wait_until (has_focus, cell_at (&f, 4));
  g_assert_cmpuint (tw_text_cell_get_row (cell_at (&f, 4))->sample, ==, 5);
  page_tear_down (&f, NULL);
}

/* What is missing is looked for in each language anew. */
static void
test_filter_language (PageFixture *f, gconstpointer data)
{
  gtk_widget_activate_action (f->page, "texts.scope", "s", "missing");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 2);
  gtk_widget_activate_action (f->page, "texts.language", "s", "he");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 3);
  gtk_widget_activate_action (f->page, "texts.language", "s", "cs");
  wait_until (page_is_quiet, f);
  g_assert_cmpuint (count_widgets (f->page, TW_TYPE_TEXT_CELL), ==, 2);
}

typedef struct
{
  GtkWidget *bar;
  const char *code;
} Shown;

/* Whether a language lies in what the bar shows of itself. */
static gboolean
is_seen (gpointer data)
{
  Shown *shown = data;
  GtkWidget *scrolled = gtk_widget_get_ancestor (shown->bar, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *toggle = tw_language_bar_get_toggle (TW_LANGUAGE_BAR (shown->bar), shown->code);
  graphene_rect_t box;

  return gtk_widget_compute_bounds (toggle, scrolled, &box) && box.size.width > 0
         && box.origin.x >= 0
         && box.origin.x + box.size.width <= (float) gtk_widget_get_width (scrolled);
}

/* The language shown is to be seen, though the bar has no room for all. */
static void
test_many_languages (void)
{
  static const char *const codes[] = { "cs", "sk", "pl", "de", "fr", "hu", "uk" };
  g_autoptr (GString) xml = g_string_new (
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'><title>Ford</title>");
  PageFixture f = { 0 };
  Shown shown = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    g_string_append_printf (xml, "<title xml:lang='%s'>Brod</title>", codes[i]);
  g_string_append (xml, "</tile-set>");
  page_show_text (&f, xml->str, tw_texts_page_new, 700);
  shown.bar = nth_widget (f.page, TW_TYPE_LANGUAGE_BAR, 0);
  /* It scrolls when a frame is drawn, and lies there in the one after. */
  for (guint i = 0; i < 2; i++)
    {
      shown.code = i == 0 ? "uk" : "cs";
      gtk_widget_activate_action (f.page, "texts.language", "s", shown.code);
      wait_until (is_seen, &shown);
    }
  page_tear_down (&f, NULL);
}

/* A translation of a term that is one long word leaves the term its room: "m-ill" stood there. */
static void
test_long_term (void)
{
  static const char xml[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>"
      "<title>The old mill</title>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'><symbol id='mill'><title>Mill</title>"
      "<title xml:lang='cs'>mlýnmlýnmlýnmlýnmlýnmlýnmlýnmlýn</title></symbol></rules>\n"
      "<tile id='A' count='2'><road edges='E W'/></tile></tile-set>\n";
  PageFixture f = { 0 };
  GtkWidget *panel, *label;
  guint n_terms = 0;

  page_show_text (&f, xml, tw_texts_page_new, 1280);
  gtk_widget_activate_action (f.page, "texts.language", "s", "cs");
  wait_until (page_is_quiet, &f);
  gtk_widget_grab_focus (GTK_WIDGET (entry_at (&f, 0)));
  wait_until (page_is_quiet, &f);
  panel = nth_widget (f.page, TW_TYPE_TEXT_PANEL, 0);
  for (guint i = 0; (label = nth_widget (panel, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW) != NULL
        && strcmp (gtk_label_get_text (GTK_LABEL (label)), "Mill") == 0)
      {
        g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==,
                         1);
        n_terms++;
      }
  g_assert_cmpuint (n_terms, ==, 1);
  page_tear_down (&f, NULL);
}

typedef struct
{
  GtkWidget *page;
  gboolean has_panel;
} Expected;

/* The panel slides away. */
static gboolean
has_panel (gpointer data)
{
  const Expected *expected = data;

  return (count_widgets (expected->page, TW_TYPE_TEXT_PANEL) > 0) == expected->has_panel;
}

/* Below 600 there is the list alone; at 800 the panel is behind a button. */
static void
test_widths (void)
{
  static const struct
  {
    int width;
    gboolean has_panel;
    gboolean has_button;
  } cases[] = { { 1280, TRUE, FALSE }, { 800, FALSE, TRUE }, { 420, FALSE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PageFixture f = { 0 };
      GtkWidget *button;

      page_show_text (&f, small, tw_texts_page_new, cases[i].width);
      button = find_actionable (f.page, "texts.toggle-panel");
      g_assert_cmpint (gtk_widget_get_mapped (button), ==, cases[i].has_button);
      wait_until (has_panel, &(Expected){ f.page, cases[i].has_panel });
      page_tear_down (&f, NULL);
    }
}

#define ADD(name, test)                                                                            \
  g_test_add ("/texts-page/" name, PageFixture, NULL, set_up, test, page_tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("rows", test_rows);
  ADD ("keys", test_keys);
  ADD ("sentences", test_sentences);
  ADD ("filter", test_filter);
  ADD ("why", test_why);
  ADD ("names", test_names);
  ADD ("panel", test_panel);
  ADD ("remove-language", test_remove_language);
  g_test_add ("/texts-page/remove-language-at-row", PageFixture, "all", set_up,
              test_remove_language_at_row, page_tear_down);
  g_test_add ("/texts-page/remove-language-at-missing", PageFixture, "missing", set_up,
              test_remove_language_at_row, page_tear_down);
  g_test_add_func ("/texts-page/remove-language-at-form", test_remove_language_at_form);
  ADD ("filter-language", test_filter_language);
  g_test_add_func ("/texts-page/many-languages", test_many_languages);
  g_test_add_func ("/texts-page/many", test_many);
  g_test_add_data_func ("/texts-page/hasty", "all", test_hasty);
  g_test_add_data_func ("/texts-page/hasty-missing", "missing", test_hasty);
  g_test_add_func ("/texts-page/long-term", test_long_term);
  g_test_add_func ("/texts-page/widths", test_widths);
  return g_test_run ();
}
