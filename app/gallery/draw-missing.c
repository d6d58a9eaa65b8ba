/* Draws all patterns that a set lacks. */
#include "app/gallery/draw-missing.h"

#include <glib/gi18n.h>

#include "app/gallery/pattern-tiles.h"
#include "app/widgets/announce.h"

/* What is drawn once the question is answered. */
typedef struct
{
  GtkWidget *widget;
  TwDocument *document;
  TwEdgePattern *patterns;
  guint n_patterns;
} Drawing;

static void
drawing_free (gpointer data, GClosure *closure)
{
  Drawing *drawing = data;

  g_object_unref (drawing->widget);
  g_object_unref (drawing->document);
  g_free (drawing->patterns);
  g_free (drawing);
}

static void
draw (GtkWidget *widget, TwDocument *document, const TwEdgePattern *patterns, guint n_patterns)
{
  guint n = tw_pattern_tiles_add (document, patterns, n_patterns);
  g_autofree char *words = NULL;

  if (n == 0)
    return;
  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile drawn", "%u tiles drawn", n), n);
  tw_announce_undo (widget, document, words);
}

static void
answered_cb (GtkWidget *dialog, const char *response, gpointer user_data)
{
  Drawing *drawing = user_data;

  if (g_str_equal (response, "draw"))
    draw (drawing->widget, drawing->document, drawing->patterns, drawing->n_patterns);
}

static void
ask (Drawing *drawing, guint n)
{
  GtkRoot *root = gtk_widget_get_root (drawing->widget);
  g_autofree char *heading =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Draw %u Tile?", "Draw %u Tiles?", n), n);
  GtkWidget *dialog =
      adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading,
                              _ ("One for each edge pattern that is missing, at the end of the "
                                 "set. Undo takes all of them back at once."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "draw",
                                    _ ("_Draw"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "draw",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "draw");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), drawing, drawing_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tw_draw_missing (GtkWidget *widget,
                 TwDocument *document,
                 const TwEdgePattern *patterns,
                 guint n_patterns)
{
  guint n = tw_edge_patterns_n_missing (patterns, n_patterns);
  Drawing *drawing;

  if (n <= TW_DRAW_MISSING_UNASKED)
    {
      draw (widget, document, patterns, n_patterns);
      return;
    }
  drawing = g_new (Drawing, 1);
  drawing->widget = g_object_ref (widget);
  drawing->document = g_object_ref (document);
  drawing->patterns = g_memdup2 (patterns, n_patterns * sizeof *patterns);
  drawing->n_patterns = n_patterns;
  ask (drawing, n);
}
