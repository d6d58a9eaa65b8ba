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
#include "app/pictures/door.h"
#include "engine/format/format-error.h"
#include "engine/format/package-file.h"
#include "engine/format/xml-document.h"
#include "engine/set/set-pictures.h"

/* Whether saving would come upon another file of that name, which is somebody else's. */
static gboolean
is_somebody_elses (TwDesignPage *self, const char *name, GBytes *bytes)
{
  GFile *file = tw_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autoptr (GFile) there = folder != NULL ? g_file_resolve_relative_path (folder, name) : NULL;
  g_autofree char *path = there != NULL ? g_file_get_path (there) : NULL, *data = NULL;
  g_autoptr (GBytes) other = NULL;
  gsize length;

  if (path == NULL || (data = tw_xml_read_file (path, &length, NULL)) == NULL)
    return FALSE;
  other = g_bytes_new_take (g_steal_pointer (&data), length);
  return !g_bytes_equal (other, bytes);
}

char *
tw_design_page_picture_name (TwDesignPage *self, const char *name, GBytes *bytes)
{
  g_autofree char *file_name = g_path_get_basename (name);

  if (!is_somebody_elses (self, name, bytes))
    return g_steal_pointer (&file_name);
  return g_strdup_printf ("%s-%s", tw_document_get_set (self->document)->id, file_name);
}

static char *
enclose (TwDesignPage *self,
         TwTileSet *set,
         TwEnclosureKind kind,
         const char *path,
         GBytes **out_bytes,
         GError **error)
{
  g_autofree char *file_name = g_path_get_basename (path), *data = NULL, *plain = NULL;
  TwPictureFile picture = { 0 };
  g_autofree char *reason = NULL;
  gsize length;
  char *name;

  data = tw_xml_read_file (path, &length, error);
  if (data == NULL)
    return NULL;
  *out_bytes = g_bytes_new_take (g_steal_pointer (&data), length);
  /* What can be told at once; whether it can be drawn is shown when that is known. */
  picture = (TwPictureFile){ .file = file_name, .bytes = *out_bytes };
  reason = tw_picture_door_reason (&picture);
  if (reason != NULL)
    {
      g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT, reason);
      return NULL;
    }
  plain = tw_enclosure_name_for (kind, file_name);
  if (plain == NULL)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 0,
                           _ ("A file of that name cannot be a picture. Give it a name with some "
                              "letters before “.png”, “.jpg” or “.svg”."));
      return NULL;
    }
  if (tw_enclosures_size (set->enclosures) + length > TW_XML_MAX_BYTES)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, path, 0,
                           _ ("The package would be larger than %d MiB. Take pictures out, or make "
                              "them smaller."),
                           TW_XML_MAX_BYTES >> 20);
      return NULL;
    }
  g_free (file_name);
  file_name = tw_design_page_picture_name (self, plain, *out_bytes);
  name = tw_tile_set_enclose_picture (set, kind, file_name, *out_bytes);
  if (name == NULL)
    tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, path, 0,
                         _ ("A file of that name cannot be a picture. Give it a name with some "
                            "letters before “.png”, “.jpg” or “.svg”."));
  return name;
}

/* Puts @tile into the place of the one on the canvas, together with what is enclosed now. */
static void
replace (TwDesignPage *self, TwTileSet *set, TwTile *tile, const char *label)
{
  int position = tw_tile_item_get_position (tw_tile_canvas_get_item (self->canvas));

  tw_tile_set_replace_tile (set, (guint) position, tile);
  tw_tile_set_drop_pictures (set);
  tw_document_replace_set (self->document, set, label, NULL);
}

gboolean
tw_design_page_take_picture (TwDesignPage *self,
                             const char *path,
                             gboolean as_reference,
                             GError **error)
{
  const TwTile *tile = tw_tile_canvas_get_value (self->canvas);
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTile) changed = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;

  if (tile == NULL)
    return TRUE;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  name = enclose (self, set, as_reference ? TW_ENCLOSURE_REFERENCE : TW_ENCLOSURE_PICTURE, path,
                  &bytes, error);
  if (name == NULL)
    return FALSE;
  if (as_reference)
    {
      TwTileReference reference = { 0 };

      if (tile->reference.picture.file != NULL)
        reference = tile->reference;
      else
        tw_tile_reference_default (&reference);
      memset (&reference.picture, 0, sizeof reference.picture);
      tw_picture_file_set (&reference.picture, name, bytes);
      changed = tw_tile_with_reference (tile, &reference);
      tw_picture_file_clear (&reference.picture);
      replace (self, set, changed, _ ("Choose Reference Picture"));
      tw_tile_canvas_say (self->canvas, _ ("It shows through the drawing. Ctrl and drag moves it, "
                                           "Ctrl and the wheel scale it; B hides it."));
      return TRUE;
    }
  changed = tw_tile_with_picture (tile, tw_tile_canvas_get_variant (self->canvas), name, bytes);
  replace (self, set, changed, _ ("Choose Finished Picture"));
  tw_tile_canvas_say (self->canvas,
                      _ ("In play and print this picture is shown instead of the drawing."));
  return TRUE;
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, TwDesignPage *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean as_reference = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chooser), "as-reference"));

  if (response == GTK_RESPONSE_ACCEPT && path != NULL
      && !tw_design_page_take_picture (self, path, as_reference, &error))
    tw_tile_canvas_say (self->canvas, error->message);
  /* The picture is moved there next, and drawn after. */
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  g_object_unref (chooser);
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
  const TwTile *tile = tw_tile_canvas_get_value (self->canvas);
  g_autoptr (TwTile) changed = NULL;

  if (tile == NULL)
    return;
  changed = tw_tile_with_picture (tile, tw_tile_canvas_get_variant (self->canvas), NULL, NULL);
  if (!tw_tile_equal (changed, tile))
    tw_document_replace_tile (self->document, tw_tile_canvas_get_item (self->canvas), changed,
                              C_ ("undo", "Remove Finished Picture"), NULL);
  tw_tile_canvas_say (self->canvas, _ ("The tile is drawn by the program again."));
}

static void
remove_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  const TwTile *tile = tw_tile_canvas_get_value (self->canvas);
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwTile) changed = NULL;

  if (tile == NULL || tile->reference.picture.file == NULL)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  changed = tw_tile_with_reference (tile, NULL);
  replace (self, set, changed, _ ("Remove Reference Picture"));
}

static void
reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwDesignPage *self = data;
  const TwTile *tile = tw_tile_canvas_get_value (self->canvas);
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
  key = tw_document_merge_key (tw_tile_canvas_get_item (self->canvas), "reference");
  if (!tw_tile_equal (changed, tile))
    tw_document_replace_tile (self->document, tw_tile_canvas_get_item (self->canvas), changed,
                              _ ("Move Reference Picture"), key);
}

/* Whether @file is named as sets and games are. */
static gboolean
is_document (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = name != NULL ? g_ascii_strdown (name, -1) : NULL;

  return lower != NULL && (g_str_has_suffix (lower, ".xml") || tw_package_is_name (lower));
}

/* A picture dropped from the file manager is one to draw after; sets and games are opened, as
 * anywhere else on the window. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, TwDesignPage *self)
{
  gboolean has_tile = tw_tile_canvas_get_value (self->canvas) != NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *picture = NULL;
  g_auto (GStrv) uris = NULL;
  guint n_pictures = 0;

  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    {
      g_autofree char *path = g_file_get_path (l->data), *uri = g_file_get_uri (l->data);

      if (is_document (l->data) || path == NULL || !has_tile)
        g_strv_builder_add (builder, uri);
      else if (n_pictures++ == 0)
        picture = g_steal_pointer (&path);
    }
  uris = g_strv_builder_end (builder);
  if (picture != NULL && !tw_design_page_take_picture (self, picture, TRUE, &error))
    tw_tile_canvas_say (self->canvas, error->message);
  else if (n_pictures > 1)
    tw_tile_canvas_say (self->canvas, _ ("Only the first picture shows through: a tile is drawn "
                                         "after one."));
  /* After the picture: what it changed is not left for another set. */
  if (uris[0] != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-files", "^as", uris);
  return error == NULL;
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
