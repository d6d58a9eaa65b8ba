/* Tiles and parts of tiles on the clipboard. */
#include "app/widgets/tile-clipboard.h"

#include <glib/gi18n.h>

#include "app/document/enclose.h"
#include "app/widgets/announce.h"
#include "engine/own/excerpt.h"
#include "engine/format/package-file.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/set-pictures.h"

/* As a package, which has pictures and rules of one's own with it, and as XML for who wants a
 * text. */
void
tw_tile_clipboard_put (GtkWidget *widget, const TwTileSet *excerpt)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (excerpt, NULL);
  gsize length = 0;
  char *package = tw_package_file_to_data (_ ("Clipboard"), excerpt, &length, NULL);
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
  GtkWidget *widget;
  GFile *set_file; /* (nullable) */
  char *set_id;
  TwTileSet *set; /* (nullable): what the clipboard has, once it is known */
  TwTileClipboardTaken taken;
  gpointer data;
  GDestroyNotify free_data;
} Wish;

static Wish *
wish_new (GtkWidget *widget,
          TwDocument *document,
          TwTileClipboardTaken taken,
          gpointer data,
          GDestroyNotify free_data)
{
  GFile *file = tw_document_get_file (document);
  Wish *wish = g_new (Wish, 1);

  *wish = (Wish){ g_object_ref (widget),
                  file != NULL ? g_object_ref (file) : NULL,
                  g_strdup (tw_document_get_set (document)->id),
                  NULL,
                  taken,
                  data,
                  free_data };
  return wish;
}

static void
wish_free (Wish *wish)
{
  wish->free_data (wish->data);
  g_object_unref (wish->widget);
  g_clear_object (&wish->set_file);
  g_free (wish->set_id);
  g_clear_pointer (&wish->set, tw_tile_set_unref);
  g_free (wish);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Wish, wish_free)

/* What a worker looks at. */
typedef struct
{
  GFile *set_file; /* (nullable) */
  char *set_id;
  TwEnclosures *pictures; /* (nullable) */
} Looking;

static void
looking_free (gpointer data)
{
  Looking *looking = data;

  g_clear_object (&looking->set_file);
  g_free (looking->set_id);
  g_clear_pointer (&looking->pictures, tw_enclosures_unref);
  g_free (looking);
}

static GHashTable *
find_names (const Looking *looking)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; looking->pictures != NULL && i < looking->pictures->n_enclosures; i++)
    {
      const TwEnclosure *picture = &looking->pictures->enclosures[i];

      g_hash_table_insert (names, g_strdup (picture->name),
                           tw_enclosure_own_name (looking->set_file, looking->set_id, picture->name,
                                                  picture->bytes));
    }
  return names;
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer looking, GCancellable *cancellable)
{
  g_task_return_pointer (task, find_names (looking), (GDestroyNotify) g_hash_table_unref);
}

static void
looked_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (Wish) wish = data;
  g_autoptr (GHashTable) names = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Something else is being opened. */
  if (names == NULL)
    return;
  if (object != NULL)
    tw_announce_opened (wish->widget);
  wish->taken (wish->set, names, wish->data);
}

/* Only what has pictures asks the disk, and is told of as what is opened. */
static void
fulfil (Wish *wish, TwTileSet *set)
{
  TwEnclosures *pictures = set != NULL ? set->enclosures : NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GTask) task = NULL;
  Looking *looking = g_new0 (Looking, 1);

  if (set != NULL && set->n_tiles > 0)
    wish->set = tw_tile_set_ref (set);
  if (wish->set_file != NULL && pictures != NULL && pictures->n_enclosures > 0)
    {
      g_autoptr (GFile) folder = g_file_get_parent (wish->set_file);

      file = g_file_resolve_relative_path (folder, pictures->enclosures[0].name);
      looking->set_file = g_object_ref (wish->set_file);
      looking->set_id = g_strdup (wish->set_id);
    }
  if (pictures != NULL)
    looking->pictures = tw_enclosures_ref (pictures);
  task = g_task_new (file, file != NULL ? tw_announce_opening (wish->widget, file) : NULL,
                     looked_cb, wish);
  g_task_set_task_data (task, looking, looking_free);
  g_task_set_return_on_cancel (task, TRUE);
  if (file != NULL)
    g_task_run_in_thread (task, look_in_thread);
  else
    look_in_thread (task, NULL, looking, NULL);
}

static void
text_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);
  g_autoptr (TwTileSet) set =
      text != NULL ? tw_tile_set_file_parse (_ ("Clipboard"), text, -1, NULL) : NULL;

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
      set = tw_package_file_parse (_ ("Clipboard"), package, length, NULL);
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
                        TwDocument *document,
                        TwTileClipboardTaken taken,
                        gpointer data,
                        GDestroyNotify free_data)
{
  static const char *mime_types[] = { TW_PACKAGE_MIME_TYPE, NULL };
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);
  Wish *wish = wish_new (widget, document, taken, data, free_data);

  if (tw_tile_clipboard_is_ours (widget))
    gdk_clipboard_read_async (clipboard, mime_types, G_PRIORITY_DEFAULT, NULL, package_cb, wish);
  else
    gdk_clipboard_read_text_async (clipboard, NULL, text_cb, wish);
}

static char *
picture_name (const char *name, GBytes *bytes, gpointer names)
{
  const char *own = g_hash_table_lookup (names, name);

  return own != NULL ? g_strdup (own) : g_path_get_basename (name);
}

guint
tw_tile_clipboard_adopt (TwDocument *document,
                         TwTileSet *from,
                         GHashTable *names,
                         int position,
                         GError **error)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (document));

  if (tw_enclosures_first (from->enclosures, TW_ENCLOSURE_REFERENCE) != NULL)
    tw_set_pictures_begin_references (set);
  for (guint i = 0; i < from->n_tiles; i++)
    {
      TwTileSet *more =
          tw_excerpt_adopt (set, from, from->tiles[i], position >= 0 ? position + (int) i : -1,
                            picture_name, names, error);

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
