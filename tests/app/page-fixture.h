/* One page of a document in a window of its own. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/wait.h"

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  GtkWidget *window;
  GtkWidget *page;
} PageFixture;

/* How pages are made: tw_set_page_new() and its like. */
typedef GtkWidget *(*PageMaker) (TwDocument *document, TwTileTextures *textures);

/** page_is_quiet: whether @data, a #PageFixture, has drawn and found out all there is */
static inline gboolean
page_is_quiet (gpointer data)
{
  PageFixture *f = data;

  return tw_tile_textures_is_idle (f->textures) && tw_document_get_problems (f->document) != NULL
         && !g_main_context_pending (NULL);
}

/** page_show: shows what @make makes for @set, @width by @height px, and waits until it is quiet */
static inline void
page_show (
    PageFixture *f, TwTileSet *set, const char *set_id, PageMaker make, int width, int height)
{
  f->document = tw_document_new_for_set (set, NULL, set_id);
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, height);
  f->page = make (f->document, f->textures);
  gtk_window_set_child (GTK_WINDOW (f->window), f->page);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  wait_until (page_is_quiet, f);
}

/** page_show_text: page_show() for the set that @xml is, 700 px high */
static inline void
page_show_text (PageFixture *f, const char *xml, PageMaker make, int width)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("set", xml, -1, &error);

  g_assert_no_error (error);
  page_show (f, set, NULL, make, width, 700);
}

/** page_tear_down: ends what page_show() began; fails the test if anything is held still */
static inline void
page_tear_down (PageFixture *f, gconstpointer data)
{
  /* A search for problems holds the document. */
  wait_until (page_is_quiet, f);
  gtk_window_destroy (GTK_WINDOW (f->window));
  assert_last_reference (f->document);
  assert_last_reference (f->textures);
}
