/* Pictures from files: a finished one instead of a tile's drawing, and one to draw after.
 *
 * Actions:
 *   choose-picture, remove-picture      of the variant on the canvas, else of the tile
 *   choose-reference, remove-reference  of the tile
 *   reference '(iiii)'                  where it lies, its width in thousandths, its opacity
 */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/design-page-private.h"
#include "app/document/enclose.h"
#include "app/pictures/door.h"
#include "app/widgets/announce.h"
#include "engine/format/format-error.h"
#include "engine/format/package-reader.h"
#include "engine/format/xml-document.h"
#include "engine/set/set-pictures.h"

/* What a worker reads. */
typedef struct
{
  GFile *file;
  TwEnclosureKind kind;
  GFile *set_file; /* (nullable) */
  char *set_id;
} Reading;

/* What it has found: the bytes, and under which name they are kept. */
typedef struct
{
  GBytes *bytes;
  char *name;
} Found;

/* For whom: another tile may be on the canvas when it has been read. */
typedef struct
{
  TwDesignPage *page;
  TwTileItem *item;
  int variant;
  gboolean as_reference;
  gboolean is_one_of_many;
  char **then_open; /* (nullable): URIs that were dropped with it */
} Order;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->file);
  g_clear_object (&reading->set_file);
  g_free (reading->set_id);
  g_free (reading);
}

static void
found_free (gpointer data)
{
  Found *found = data;

  g_bytes_unref (found->bytes);
  g_free (found->name);
  g_free (found);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Found, found_free)

static void
order_free (Order *order)
{
  g_object_unref (order->page);
  g_object_unref (order->item);
  g_strfreev (order->then_open);
  g_free (order);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Order, order_free)

static gboolean
refuse_name (const char *name, GError **error)
{
  return tw_format_error_set (
      error, TW_FORMAT_ERROR_CONTENT, name, 0,
      _ ("A file of that name cannot be a picture. Give it a name with some "
         "letters before “.png”, “.jpg” or “.svg”."));
}

/* Also what can be told at once of whether it can be drawn; the rest is shown when it is known. */
static Found *
read_picture (const Reading *reading, GError **error)
{
  g_autofree char *name = g_file_get_basename (reading->file);
  g_autofree char *path = g_file_get_path (reading->file), *data = NULL, *plain = NULL;
  g_autoptr (GBytes) bytes = NULL;
  TwPictureFile picture = { 0 };
  g_autofree char *reason = NULL;
  Found *found;
  gsize length;

  data = tw_xml_document_read_file (path != NULL ? path : name, &length, error);
  if (data == NULL)
    return NULL;
  bytes = g_bytes_new_take (g_steal_pointer (&data), length);
  picture = (TwPictureFile){ .file = name, .bytes = bytes, .hash = g_bytes_hash (bytes) };
  reason = tw_picture_door_reason (&picture);
  if (reason != NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, 0, "%s", reason);
      return NULL;
    }
  plain = tw_enclosure_name_for (reading->kind, name);
  if (plain == NULL)
    {
      refuse_name (name, error);
      return NULL;
    }
  found = g_new0 (Found, 1);
  found->name = tw_enclosure_own_name (reading->set_file, reading->set_id, plain, bytes);
  found->bytes = g_steal_pointer (&bytes);
  return found;
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer reading, GCancellable *cancellable)
{
  GError *error = NULL;
  Found *found = read_picture (reading, &error);

  if (found != NULL)
    g_task_return_pointer (task, found, found_free);
  else
    g_task_return_error (task, error);
}

static char *
enclose (TwTileSet *set, TwEnclosureKind kind, const Found *found, GError **error)
{
  char *name;

  if (tw_enclosures_size (set->enclosures) + g_bytes_get_size (found->bytes) > TW_XML_MAX_BYTES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, found->name, 0,
                           _ ("The package would be larger than %d MiB. Take pictures out, or make "
                              "them smaller."),
                           TW_XML_MAX_BYTES >> 20);
      return NULL;
    }
  if (kind == TW_ENCLOSURE_REFERENCE)
    tw_set_pictures_begin_references (set);
  name = tw_set_pictures_enclose (set, kind, found->name, found->bytes);
  if (name == NULL)
    refuse_name (found->name, error);
  return name;
}

/* Puts @tile into the place of @item, together with what is enclosed now. */
static void
replace (TwDesignPage *self, TwTileItem *item, TwTileSet *set, TwTile *tile, const char *label)
{
  tw_tile_set_replace_tile (set, (guint) tw_tile_item_get_position (item), tile);
  tw_set_pictures_drop (set);
  tw_document_replace_set (self->document, set, label, NULL);
}

static void
take_reference (const Order *order, TwTileSet *set, const char *name, GBytes *bytes)
{
  const TwTile *tile = tw_tile_item_get_tile (order->item);
  g_autoptr (TwTile) changed = NULL;
  TwTileReference reference = { 0 };

  if (tile->reference.picture.file != NULL)
    reference = tile->reference;
  else
    tw_tile_reference_default (&reference);
  memset (&reference.picture, 0, sizeof reference.picture);
  tw_picture_file_set (&reference.picture, name, bytes);
  changed = tw_tile_with_reference (tile, &reference);
  tw_picture_file_clear (&reference.picture);
  replace (order->page, order->item, set, changed, _ ("Choose Reference Picture"));
  tw_tile_canvas_say (order->page->canvas,
                      _ ("It shows through the drawing. Ctrl and drag moves it, "
                         "Ctrl and the wheel scale it; B hides it."));
}

static void
take_finished (const Order *order, TwTileSet *set, const char *name, GBytes *bytes)
{
  const TwTile *tile = tw_tile_item_get_tile (order->item);
  g_autoptr (TwTile) changed = tw_tile_with_picture (tile, order->variant, name, bytes);

  replace (order->page, order->item, set, changed, _ ("Choose Finished Picture"));
  tw_tile_canvas_say (order->page->canvas,
                      _ ("In play and print this picture is shown instead of the drawing."));
}

/* The tile, or the variant, may be gone by now. */
static gboolean
is_still_there (const Order *order)
{
  return tw_tile_item_get_position (order->item) >= 0
         && order->variant < (int) tw_tile_item_get_tile (order->item)->n_variants;
}

static gboolean
take (const Order *order, const Found *found, GError **error)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (order->page->document));
  g_autofree char *name =
      enclose (set, order->as_reference ? TW_ENCLOSURE_REFERENCE : TW_ENCLOSURE_PICTURE, found,
               error);

  if (name == NULL)
    return FALSE;
  (order->as_reference ? take_reference : take_finished) (order, set, name, found->bytes);
  return TRUE;
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Order) order = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (Found) found = g_task_propagate_pointer (G_TASK (result), &error);
  TwDesignPage *self = order->page;

  /* Something else is being opened, or the set is no longer open. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->document == NULL)
    return;
  tw_announce_opened (GTK_WIDGET (self));
  if (found == NULL || (is_still_there (order) && !take (order, found, &error)))
    {
      g_autofree char *name = g_file_get_basename (G_FILE (object));
      g_autofree char *words = g_strdup_printf ("%s: %s", name, tw_error_words (error));

      tw_tile_canvas_say (self->canvas, words);
    }
  else if (order->is_one_of_many)
    tw_tile_canvas_say (self->canvas, _ ("Only the first picture shows through: a tile is drawn "
                                         "after one."));
  /* The picture is moved there next, and drawn after. */
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  /* After the picture: what it changed is not left for another set. */
  if (order->then_open != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-files", "^as", order->then_open);
}

static void
take_and_open (TwDesignPage *self,
               GFile *file,
               gboolean as_reference,
               gboolean is_one_of_many,
               char **then_open)
{
  TwTileItem *item = tw_tile_canvas_get_state (self->canvas)->item;
  GFile *set_file = tw_document_get_file (self->document);
  g_autoptr (GTask) task = NULL;
  Reading *reading;
  Order *order;

  if (item == NULL)
    return;
  reading = g_new (Reading, 1);
  *reading =
      (Reading){ g_object_ref (file), as_reference ? TW_ENCLOSURE_REFERENCE : TW_ENCLOSURE_PICTURE,
                 set_file != NULL ? g_object_ref (set_file) : NULL,
                 g_strdup (tw_document_get_set (self->document)->id) };
  order = g_new (Order, 1);
  *order = (Order){
    g_object_ref (self), g_object_ref (item), tw_tile_canvas_get_state (self->canvas)->variant,
    as_reference,        is_one_of_many,      g_strdupv (then_open)
  };
  /* The page is not the task's, which lasts as long as the disk does not answer. */
  task = g_task_new (file, tw_announce_opening (GTK_WIDGET (self), file), read_cb, order);
  g_task_set_task_data (task, reading, reading_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, read_in_thread);
}

void
tw_design_page_take_picture (TwDesignPage *self, GFile *file, gboolean as_reference)
{
  take_and_open (self, file, as_reference, FALSE, NULL);
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, TwDesignPage *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  gboolean as_reference = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chooser), "as-reference"));

  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  g_object_unref (chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    tw_design_page_take_picture (self, file, as_reference);
}

static void
choose (TwDesignPage *self, const char *title, gboolean as_reference)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Choose"), NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Pictures"));
  gtk_file_filter_add_suffix (filter, "png");
  gtk_file_filter_add_suffix (filter, "jpg");
  gtk_file_filter_add_suffix (filter, "jpeg");
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_object_set_data (G_OBJECT (chooser), "as-reference", GINT_TO_POINTER (as_reference));
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
choose_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose (data, _ ("Choose Finished Picture"), FALSE);
}

static void
choose_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  choose (data, _ ("Choose Reference Picture"), TRUE);
}

static void
remove_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->value;
  g_autoptr (TwTile) changed = NULL;

  if (tile == NULL)
    return;
  changed =
      tw_tile_with_picture (tile, tw_tile_canvas_get_state (self->canvas)->variant, NULL, NULL);
  if (!tw_tile_equal (changed, tile))
    tw_document_replace_tile (self->document, tw_tile_canvas_get_state (self->canvas)->item,
                              changed, C_ ("undo", "Remove Finished Picture"), NULL);
  tw_tile_canvas_say (self->canvas, _ ("The tile is drawn by the program again."));
}

static void
remove_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->value;
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTile) changed = NULL;

  if (tile == NULL || tile->reference.picture.file == NULL)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  changed = tw_tile_with_reference (tile, NULL);
  replace (self, tw_tile_canvas_get_state (self->canvas)->item, set, changed,
           _ ("Remove Reference Picture"));
}

static void
reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  const TwTile *tile = tw_tile_canvas_get_state (self->canvas)->value;
  g_autoptr (TwTile) changed = NULL;
  g_autofree char *key = NULL;
  TwTileReference reference;
  int x, y, width, opacity;

  if (tile == NULL || tile->reference.picture.file == NULL)
    return;
  g_variant_get (parameter, "(iiii)", &x, &y, &width, &opacity);
  reference = tile->reference;
  reference.x = (gint16) CLAMP (x, -TW_REFERENCE_MAX, TW_REFERENCE_MAX);
  reference.y = (gint16) CLAMP (y, -TW_REFERENCE_MAX, TW_REFERENCE_MAX);
  reference.width = (gint16) CLAMP (width, TW_REFERENCE_LEAST, TW_REFERENCE_MAX);
  reference.opacity = (guint8) CLAMP (opacity, 0, 100);
  changed = tw_tile_with_reference (tile, &reference);
  key = tw_document_merge_key (tw_tile_canvas_get_state (self->canvas)->item, "reference");
  if (!tw_tile_equal (changed, tile))
    tw_document_replace_tile (self->document, tw_tile_canvas_get_state (self->canvas)->item,
                              changed, _ ("Move Reference Picture"), key);
}

/* Whether @file is named as sets and games are. */
static gboolean
is_document (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = name != NULL ? g_ascii_strdown (name, -1) : NULL;

  return lower != NULL && (g_str_has_suffix (lower, ".xml") || tw_package_file_is_name (lower));
}

/* A picture dropped from the file manager is one to draw after; sets and games are opened, as
 * anywhere else on the window. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwDesignPage *self)
{
  gboolean has_tile = tw_tile_canvas_get_state (self->canvas)->value != NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GFile) picture = NULL;
  g_auto (GStrv) uris = NULL;
  guint n_pictures = 0;

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    {
      g_autofree char *path = g_file_get_path (l->data), *uri = g_file_get_uri (l->data);

      if (is_document (l->data) || path == NULL || !has_tile)
        g_strv_builder_add (builder, uri);
      else if (n_pictures++ == 0)
        picture = g_object_ref (l->data);
    }
  uris = g_strv_builder_end (builder);
  if (picture != NULL)
    take_and_open (self, picture, TRUE, n_pictures > 1, uris[0] != NULL ? uris : NULL);
  else if (uris[0] != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-files", "^as", uris);
  return TRUE;
}

static const GActionEntry entries[] = {
  { .name = "choose-picture", .activate = choose_picture_cb },
  { .name = "remove-picture", .activate = remove_picture_cb },
  { .name = "choose-reference", .activate = choose_reference_cb },
  { .name = "remove-reference", .activate = remove_reference_cb },
  { .name = "reference", .activate = reference_cb, .parameter_type = "(iiii)" },
};

void
tw_design_page_add_pictures (TwDesignPage *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}
