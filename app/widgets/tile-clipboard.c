/* Tiles and parts of tiles on the clipboard. */
#include "app/widgets/tile-clipboard.h"

#include <glib/gi18n.h>

#include "app/document/enclosing.h"
#include "engine/format/excerpt.h"
#include "engine/format/package-file.h"
#include "engine/format/tile-set-file.h"

/* As a package, which has pictures and rules of one's own with it, and as XML for who wants a
 * text. */
void
tw_tile_clipboard_put (GtkWidget *widget, const TwTileSet *excerpt)
{
  g_autofree char *xml = tw_tile_set_to_xml (excerpt, NULL);
  gsize length = 0;
  char *package = tw_package_to_data (_ ("Clipboard"), excerpt, &length, NULL);
  GdkContentProvider *providers[2];
  g_autoptr (GdkContentProvider) content = NULL;
  guint n = 0;

  if (package != NULL)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_take (package, length);

      providers[n++] = gdk_content_provider_new_for_bytes (TW_PACKAGE_MIME_TYPE, bytes);
    }
  providers[n++] = gdk_content_provider_new_typed (G_TYPE_STRING, xml);
  content = gdk_content_provider_new_union (providers, n);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), content);
}

gboolean
tw_tile_clipboard_is_ours (GtkWidget *widget)
{
  return gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (
                                                    gtk_widget_get_clipboard (widget)),
                                                TW_PACKAGE_MIME_TYPE);
}

/* What is being read, and for whom. */
typedef struct
{
  TwTileClipboardTaken taken;
  gpointer data;
  GDestroyNotify free_data;
} Wish;

static void
fulfil (Wish *wish, TwTileSet *set)
{
  wish->taken (set != NULL && set->n_tiles > 0 ? set : NULL, wish->data);
  wish->free_data (wish->data);
  g_free (wish);
}

static void
text_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
  g_autoptr (TwTileSet) set =
      text != NULL ? tw_tile_set_parse (_ ("Clipboard"), text, -1, NULL) : NULL;

  fulfil (data, set);
}

static void
spliced_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (TwTileSet) set = NULL;
  gsize length;
  const char *package;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (object), result, NULL) >= 0)
    {
      bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (object));
      package = g_bytes_get_data (bytes, &length);
      set = tw_package_parse (_ ("Clipboard"), package, length, NULL);
    }
  fulfil (data, set);
}

static void
package_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (GInputStream) in =
      gdk_clipboard_read_finish (GDK_CLIPBOARD (object), result, NULL, NULL);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  if (in != NULL)
    g_output_stream_splice_async (out, in,
                                  G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE
                                      | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                  G_PRIORITY_DEFAULT, NULL, spliced_cb, data);
  else
    gdk_clipboard_read_text_async (GDK_CLIPBOARD (object), NULL, text_cb, data);
}

void
tw_tile_clipboard_take (GtkWidget *widget,
                        TwTileClipboardTaken taken,
                        gpointer data,
                        GDestroyNotify free_data)
{
  static const char *mime_types[] = { TW_PACKAGE_MIME_TYPE, NULL };
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish){ taken, data, free_data };
  if (tw_tile_clipboard_is_ours (widget))
    gdk_clipboard_read_async (clipboard, mime_types, G_PRIORITY_DEFAULT, NULL, package_cb, wish);
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_cb, wish);
}

static char *
picture_name (const char *name, GBytes *bytes, gpointer document)
{
  return tw_enclosure_own_name (tw_document_get_file (document), tw_document_get_set (document)->id,
                                name, bytes);
}

guint
tw_tile_clipboard_adopt (TwDocument *document, TwTileSet *from, int position, GError **error)
{
  g_autoptr (TwTileSet) set = tw_tile_set_ref (tw_document_get_set (document));

  for (guint i = 0; i < from->n_tiles; i++)
    {
      TwTileSet *more =
          tw_excerpt_adopt (set, from, from->tiles[i], position >= 0 ? position + (int) i : -1,
                            picture_name, document, error);

      if (more == NULL)
        return 0;
      tw_tile_set_unref (set);
      set = more;
    }
  return tw_document_replace_set (document, set,
                                  g_dngettext (GETTEXT_PACKAGE, "Paste Tile", "Paste Tiles",
                                               from->n_tiles),
                                  NULL)
             ? from->n_tiles
             : 0;
}
