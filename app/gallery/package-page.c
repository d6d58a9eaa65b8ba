/* What travels with a set in one file. */
#include "app/gallery/package-page.h"

#include <glib/gi18n.h>

#include "app/document/enclose.h"
#include "app/gallery/package-work.h"
#include "app/pictures/door.h"
#include "app/widgets/cover-picture.h"
#include "app/widgets/flow-layout.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/pixels-texture.h"
#include "engine/format/format-error.h"

/* Shorter side of the cover, in pixels. */
#define COVER_PX 512
/* A picture that can be drawn so large can be drawn. */
#define CHECKED_PX 256

struct _TwPackagePage
{
  AdwPreferencesPage parent_instance;

  TwDocument *document;
  GCancellable *cancellable;
  GBytes *cover_bytes; /* of the cover that is shown, or has been asked for */
  GPtrArray *rows;

  GtkPicture *cover;
  GtkWidget *file_buttons;
  GtkWidget *cover_buttons;
  GtkWidget *remove_cover;
  TwPackageWork *work;
  AdwPreferencesGroup *enclosed;
  GtkWidget *references_row;
  GtkSwitch *references;
};

G_DEFINE_FINAL_TYPE (TwPackagePage, tw_package_page, ADW_TYPE_PREFERENCES_PAGE)

static const char *const kind_words[TW_N_ENCLOSURE_KINDS] = {
  [TW_ENCLOSURE_COVER] = N_ ("Cover"),
  [TW_ENCLOSURE_PICTURE] = N_ ("Picture"),
  [TW_ENCLOSURE_REFERENCE] = N_ ("Reference picture"),
  [TW_ENCLOSURE_RULESET] = N_ ("Ruleset"),
  [TW_ENCLOSURE_SET] = N_ ("Tile set"),
  [TW_ENCLOSURE_CASES] = N_ ("Cases"),
  [TW_ENCLOSURE_GAME] = N_ ("Saved game"),
};

static void
remove_cb (TwPackagePage *self, GtkWidget *button)
{
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (self->document));

  tw_enclosure_remove (set, g_object_get_data (G_OBJECT (button), "enclosure"));
  tw_document_replace_set (self->document, set, _ ("Take File out of Package"), NULL);
}

/* What was asked for; there may be another cover by now, or no such row. */
typedef struct
{
  GWeakRef widget;
  TwPictureFile picture;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_weak_ref_clear (&wanted->widget);
  tw_picture_file_clear (&wanted->picture);
  g_free (wanted);
}

static void
ask (gpointer widget, const TwEnclosure *enclosure, guint size_px, TwPictureCame came)
{
  Wanted *wanted = g_new0 (Wanted, 1);

  g_weak_ref_init (&wanted->widget, widget);
  tw_picture_file_set (&wanted->picture, enclosure->name, enclosure->bytes);
  tw_picture_door_ask (&wanted->picture, size_px, came, wanted, wanted_free);
}

/* Why it is not seen on its tile. */
static void
row_came_cb (gpointer data)
{
  Wanted *wanted = data;
  g_autoptr (AdwActionRow) row = g_weak_ref_get (&wanted->widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;
  GtkWidget *icon;

  if (row == NULL)
    return;
  tw_picture_door_peek (&wanted->picture, CHECKED_PX, NULL, &error);
  if (error == NULL)
    return;
  words = g_strdup_printf ("%s\n%s", adw_action_row_get_subtitle (row), tw_error_words (error));
  adw_action_row_set_subtitle (row, words);
  icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_prefix (row, icon);
}

static GtkWidget *
new_row (TwPackagePage *self, const TwEnclosure *enclosure)
{
  GtkWidget *row = adw_action_row_new (), *button;
  g_autofree char *name = g_path_get_basename (enclosure->name);
  g_autofree char *size = g_format_size (g_bytes_get_size (enclosure->bytes));
  /* Translators: what a file is, and its size: "Ruleset, 2 kB" */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s, %s"), _ (kind_words[enclosure->kind]), size);
  g_autofree char *words = g_strdup_printf (_ ("Take Out “%s”"), name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  /* A reason may have any file's name in it. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  button = tw_icon_button_new ("user-trash-symbolic", words);
  g_object_set_data_full (G_OBJECT (button), "enclosure", g_strdup (enclosure->name), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  if (enclosure->kind == TW_ENCLOSURE_PICTURE || enclosure->kind == TW_ENCLOSURE_REFERENCE)
    ask (row, enclosure, CHECKED_PX, row_came_cb);
  return row;
}

static void
cover_came_cb (gpointer data)
{
  Wanted *wanted = data;
  g_autoptr (TwPackagePage) self = g_weak_ref_get (&wanted->widget);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (TwPixels) pixels = NULL;
  g_autoptr (GError) error = NULL;

  if (self == NULL || self->cover_bytes != wanted->picture.bytes)
    return;
  tw_picture_door_peek (&wanted->picture, COVER_PX, &pixels, &error);
  texture = pixels != NULL ? tw_pixels_texture (pixels) : NULL;
  gtk_picture_set_paintable (self->cover, GDK_PAINTABLE (texture));
  gtk_widget_set_visible (GTK_WIDGET (self->cover), texture != NULL);
  if (error != NULL)
    {
      g_autofree char *words =
          g_strdup_printf ("%s: %s", wanted->picture.file, tw_error_words (error));

      tw_package_work_show_problem (self->work, words);
    }
}

static void
show_cover (TwPackagePage *self, const TwEnclosures *enclosures)
{
  const TwEnclosure *cover = tw_enclosures_first (enclosures, TW_ENCLOSURE_COVER);

  gtk_widget_set_sensitive (self->remove_cover, cover != NULL);
  if (cover != NULL)
    g_object_set_data_full (G_OBJECT (self->remove_cover), "enclosure", g_strdup (cover->name),
                            g_free);
  if (cover != NULL && cover->bytes == self->cover_bytes)
    return;
  g_clear_pointer (&self->cover_bytes, g_bytes_unref);
  gtk_picture_set_paintable (self->cover, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), FALSE);
  if (cover == NULL)
    return;
  self->cover_bytes = g_bytes_ref (cover->bytes);
  ask (self, cover, COVER_PX, cover_came_cb);
}

static void
show_references (TwPackagePage *self)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  gboolean is_inside = !set->keeps_references_beside;
  gboolean has_references = tw_enclosures_first (set->enclosures, TW_ENCLOSURE_REFERENCE) != NULL;
  gboolean is_there = gtk_widget_get_parent (self->references_row) != NULL;

  /* Not only hidden: a list without a visible row is still a line across the page. */
  if (has_references && !is_there)
    adw_preferences_group_add (self->enclosed, self->references_row);
  else if (!has_references && is_there)
    adw_preferences_group_remove (self->enclosed, self->references_row);
  if (gtk_switch_get_active (self->references) != is_inside)
    gtk_switch_set_active (self->references, is_inside);
}

static void
references_cb (TwPackagePage *self)
{
  gboolean is_inside = gtk_switch_get_active (self->references);
  g_autoptr (TwTileSet) set = NULL;

  if (self->document == NULL
      || is_inside == !tw_document_get_set (self->document)->keeps_references_beside)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  set->keeps_references_beside = !is_inside;
  tw_document_replace_set (self->document, set,
                           is_inside ? _ ("Put References Into Package")
                                     : _ ("Keep References Beside Package"),
                           NULL);
}

static void
changed_cb (TwPackagePage *self)
{
  const TwEnclosures *all = tw_document_get_set (self->document)->enclosures;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->enclosed, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  show_references (self);
  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (all->enclosures[i].kind != TW_ENCLOSURE_COVER)
      {
        GtkWidget *row = new_row (self, &all->enclosures[i]);

        adw_preferences_group_add (self->enclosed, row);
        g_ptr_array_add (self->rows, row);
      }
  show_cover (self, all);
}

static void
drawn_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwPackagePage *self = TW_PACKAGE_PAGE (object);
  g_autoptr (GBytes) png = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (TwTileSet) set = NULL;

  if (png == NULL)
    return;
  set = tw_tile_set_copy (tw_document_get_set (self->document));
  tw_enclose_cover (set, png);
  tw_document_replace_set (self->document, set, _ ("Draw Cover"), NULL);
}

/* Runs in a worker thread. */
static void
draw_in_thread (GTask *task, gpointer source, gpointer set, GCancellable *cancellable)
{
  g_task_return_pointer (task, tw_cover_draw (set), (GDestroyNotify) g_bytes_unref);
}

static void
draw_cover (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwPackagePage *self = TW_PACKAGE_PAGE (widget);
  g_autoptr (GTask) task = g_task_new (self, self->cancellable, drawn_cb, NULL);
  TwTileSet *set = tw_document_get_set (self->document);

  if (set->n_tiles == 0)
    {
      tw_package_work_show_problem (self->work,
                                    _ ("A cover is drawn from tiles, and there are none yet."));
      return;
    }
  g_task_set_task_data (task, tw_tile_set_ref (set), (GDestroyNotify) tw_tile_set_unref);
  g_task_run_in_thread (task, draw_in_thread);
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, TwPackagePage *self)
{
  gboolean as_cover = !gtk_file_chooser_get_select_multiple (GTK_FILE_CHOOSER (chooser));
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT)
    tw_package_work_enclose (self->work, files, as_cover);
  g_object_unref (chooser);
}

static void
add_picture_filter (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Pictures"));
  gtk_file_filter_add_suffix (filter, "png");
  gtk_file_filter_add_suffix (filter, "jpg");
  gtk_file_filter_add_suffix (filter, "svg");
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
choose (TwPackagePage *self, const char *title, gboolean as_cover)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Add"), NULL);

  if (as_cover)
    add_picture_filter (GTK_FILE_CHOOSER (chooser));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), !as_cover);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
choose_cover (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (TW_PACKAGE_PAGE (widget), _ ("Choose Cover"), TRUE);
}

static void
add_files (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (TW_PACKAGE_PAGE (widget), _ ("Add Files"), FALSE);
}

static void
unpack_cb (GtkFileChooserNative *chooser, int response, TwPackagePage *self)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && folder != NULL)
    tw_package_work_unpack (self->work, folder);
  g_object_unref (chooser);
}

static void
unpack (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkFileChooserNative *chooser =
      gtk_file_chooser_native_new (_ ("Unpack into Empty Folder"),
                                   GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Unpack"), NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (unpack_cb), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
package_page_dispose (GObject *object)
{
  TwPackagePage *self = TW_PACKAGE_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->document != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->document, self);
      /* libadwaita 1.2 keeps the groups of a page that is gone, and what is in them. */
      tw_package_work_set_document (self->work, NULL);
    }
  g_clear_object (&self->document);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->cover_bytes, g_bytes_unref);
  G_OBJECT_CLASS (tw_package_page_parent_class)->dispose (object);
}

static void
tw_package_page_class_init (TwPackagePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = package_page_dispose;
  gtk_widget_class_install_action (widget_class, "package.draw-cover", NULL, draw_cover);
  gtk_widget_class_install_action (widget_class, "package.choose-cover", NULL, choose_cover);
  gtk_widget_class_install_action (widget_class, "package.add-files", NULL, add_files);
  gtk_widget_class_install_action (widget_class, "package.unpack", NULL, unpack);
  g_type_ensure (TW_TYPE_PACKAGE_WORK);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/package-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, cover);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, file_buttons);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, cover_buttons);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, remove_cover);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, work);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, enclosed);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, references_row);
  gtk_widget_class_bind_template_child (widget_class, TwPackagePage, references);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
  gtk_widget_class_bind_template_callback (widget_class, references_cb);
}

static void
tw_package_page_init (TwPackagePage *self)
{
  self->cancellable = g_cancellable_new ();
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->file_buttons, tw_flow_layout_new (6));
  gtk_widget_set_layout_manager (self->cover_buttons, tw_flow_layout_new (6));
}

GtkWidget *
tw_package_page_new (TwDocument *document)
{
  TwPackagePage *self = g_object_new (TW_TYPE_PACKAGE_PAGE, NULL);

  self->document = g_object_ref (document);
  tw_package_work_set_document (self->work, document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
