/* What a key stroke costs where texts are typed, in a set of a thousand named tiles, with the
 * window of its editor open: build-aux/with-display build/tests/bench/bench-texts Each figure is
 * the time of one change, until the main loop has nothing more to do. */
#include <adwaita.h>
#include <time.h>

#include "app/localise/text-table-edit.h"
#include "app/localise/text-table.h"
#include "app/window/window.h"
#include "engine/own/own-rules.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

#define N_TILES  1000
#define N_KEYS   30
#define FRAME_MS 16.7

static const char rules[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='thousand'>\n"
    "<title>Thousand</title><title xml:lang='cs'>Tisíc</title>\n"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
    "<rule id='TOLL-001'><statement>A toll adds 2 points.</statement></rule>\n"
    "<symbol id='toll'><title>Toll</title></symbol>\n"
    "<effect features='road' events='complete' stage='add' per='symbol' symbol='toll' points='2'"
    " rules='TOLL-001'/></rules></tile-set>\n";

static TwTileSet *
new_set (void)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) own = tw_tile_set_file_parse ("thousand", rules, -1, NULL);
  TwTileSet *set = tw_tile_set_copy (own);

  for (guint i = 0; i < N_TILES; i++)
    {
      g_autofree char *id = g_strdup_printf ("T%u", i + 1);
      g_autofree char *name = g_strdup_printf ("Tile number %u", i + 1);
      g_autoptr (TwTexts) names = tw_texts_with (NULL, "", name);
      g_autoptr (TwTile) tile = tw_tile_with_id (base->tiles[i % base->n_tiles], id);
      g_autoptr (TwTile) named = tw_tile_with_names (tile, names);

      tw_tile_set_insert_tile (set, -1, named);
    }
  return set;
}

/* Time of this thread's own work, in milliseconds: other load does not count. */
static double
now_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

typedef void (*Stroke) (gpointer data, guint n);

/* A page that was just opened makes its cells and pictures for a while. */
static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + 2 * G_TIME_SPAN_SECOND;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

/* The longest a key stroke keeps the window from answering, and what is put off to idle time. */
static void
measure (const char *what, Stroke stroke, gpointer data)
{
  double sum = 0, longest = 0, turn_longest = 0;

  for (guint i = 0; i < N_KEYS; i++)
    {
      double start = now_ms (), spent;
      gint64 end;

      stroke (data, i);
      spent = now_ms () - start;
      sum += spent;
      longest = MAX (longest, spent);
      end = g_get_monotonic_time () + 60 * G_TIME_SPAN_MILLISECOND;
      while (g_get_monotonic_time () < end)
        {
          start = now_ms ();
          if (!g_main_context_iteration (NULL, FALSE))
            g_usleep (500);
          turn_longest = MAX (turn_longest, now_ms () - start);
        }
    }
  g_print ("%-34s mean %6.2f ms, longest %6.2f ms%s, longest turn after it %6.2f ms\n", what,
           sum / N_KEYS, longest, longest > FRAME_MS ? " (more than a frame)" : "", turn_longest);
}

typedef struct
{
  TwTextTable *table;
  TwTextRow *row;
} Typing;

static void
type (gpointer data, guint n)
{
  Typing *typing = data;
  g_autofree char *words =
      g_strdup_printf ("%.*s", (int) n + 1, "abcdefghijklmnopqrstuvwxyzabcdefgh");

  tw_text_table_set_words (typing->table, typing->row, words);
}

static void
type_in_form (gpointer data, guint n)
{
  TwDocument *document = data;
  TwTileSet *set = tw_document_get_set (document);
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (set);
  TwSymbolType symbol = *tw_vocabulary_find_symbol (set->own, "toll");
  g_autofree char *name = g_strdup_printf ("Toll %u", n);
  g_autoptr (TwTexts) texts = tw_texts_with (NULL, "", name);
  g_autoptr (TwTileSet) changed = NULL;

  symbol.texts = texts;
  tw_own_rules_put_symbol (edit, &symbol);
  changed = tw_own_rules_edit_apply (edit, NULL);
  tw_document_replace_set (document, changed, "Name", "name");
}

/* The keyboard is in an entry of the page. */
static GtkWidget *
focus_page (TwWindow *window)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  g_assert_true (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus));
  return focus;
}

static void
type_on_page (gpointer data, guint n)
{
  GtkWidget *focus = focus_page (data);
  char letter[2] = { (char) ('a' + n % 26), '\0' };
  int end = -1;

  if (GTK_IS_TEXT_VIEW (focus))
    gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (focus)), letter, 1);
  else
    gtk_editable_insert_text (GTK_EDITABLE (focus), letter, 1, &end);
}

static void
go_next (gpointer data, guint n)
{
  gtk_widget_activate_action (focus_page (data), "texts.go-next", NULL);
}

static TwTextRow *
row_of (TwTextTable *table, const char *context)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table)); i++)
    {
      g_autoptr (TwTextRow) row = g_list_model_get_item (G_LIST_MODEL (table), i);

      if (g_str_equal (row->context, context))
        return row;
    }
  g_assert_not_reached ();
}

int
main (int argc, char **argv)
{
  static const char *const contexts[] = { "title", "tile:T500/name", "symbol:toll/title",
                                          "rule:TOLL-001/statement" };
  g_autoptr (TwTileTextures) textures = NULL;
  g_autoptr (TwTextTable) table = NULL;
  TwDocument *document;
  TwWindow *window;

  gtk_init ();
  adw_init ();
  textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  window = tw_window_new (NULL, textures);
  {
    g_autoptr (TwTileSet) set = new_set ();

    document = tw_document_new_for_set (set, NULL, NULL);
  }
  tw_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "texts");
  settle ();
  gtk_widget_activate_action (focus_page (window), "texts.language", "s", "cs");
  measure ("the page: title", type_on_page, window);
  gtk_widget_activate_action (focus_page (window), "texts.go-next", NULL);
  measure ("the page: a rule", type_on_page, window);
  gtk_widget_activate_action (focus_page (window), "texts.go-next", NULL);
  measure ("the page: a symbol's name", type_on_page, window);
  for (guint i = 0; i < 500; i++)
    gtk_widget_activate_action (focus_page (window), "texts.go-next", NULL);
  measure ("the page: tile 500", type_on_page, window);
  measure ("the page: Return", go_next, window);
  /* Its table rests on another page; the one that is measured does what it would do. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "design");
  settle ();
  table = tw_text_table_new (document, NULL);
  tw_text_table_set_active (table, TRUE);
  tw_text_table_set_language (table, "cs");
  for (guint i = 0; i < G_N_ELEMENTS (contexts); i++)
    {
      Typing typing = { table, row_of (table, contexts[i]) };

      measure (contexts[i], type, &typing);
    }
  tw_text_table_set_active (table, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "rules");
  settle ();
  measure ("a symbol's name in its form", type_in_form, document);
  return 0;
}
