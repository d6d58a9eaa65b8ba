/* What travels with a set in one file. */
#include "app/gallery/package-page-private.h"

#include <glib/gi18n.h>

#include "app/document/enclosing.h"
#include "app/document/set-head.h"
#include "app/pictures/door.h"
#include "app/widgets/cover-picture.h"
#include "app/widgets/pixels-texture.h"
#include "engine/format/format-error.h"
#include "engine/format/package-file.h"

/* Shorter side of the cover, in pixels. */
#define COVER_PX 512
/* A picture that can be drawn so large can be drawn. */
#define CHECKED_PX 256

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

void
package_page_show_problem (TwPackagePage *self, const char *text)
{
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
}

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
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *name = g_path_get_basename (enclosure->name);
  g_autofree char *size = g_format_size (g_bytes_get_size (enclosure->bytes));
  /* Translators: what a file is, and its size: "Ruleset, 2 kB" */
  g_autofree char *subtitle = g_strdup_printf (_ ("%s, %s"), _ (kind_words[enclosure->kind]), size);
  g_autofree char *words = g_strdup_printf (_ ("Take Out “%s”"), name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  /* A reason may have any file's name in it. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
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

      package_page_show_problem (self, words);
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
      package_page_show_problem (self, _ ("A cover is drawn from tiles, and there are none yet."));
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
    package_page_enclose (self, files, as_cover);
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
    package_page_unpack (self, folder);
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
cancel (GtkWidget *widget, const char *action, GVariant *parameter)
{
  package_page_cancel (TW_PACKAGE_PAGE (widget));
}

static void
package_page_dispose (GObject *object)
{
  TwPackagePage *self = TW_PACKAGE_PAGE (object);

  package_page_cancel (self);
  self->busy = NULL;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  g_clear_object (&self->references_row);
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
  gtk_widget_class_install_action (widget_class, "package.cancel", NULL, cancel);
}

static GtkWidget *
new_button (const char *label, const char *action, const char *style)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  if (action != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  if (style != NULL)
    gtk_widget_add_css_class (button, style);
  return button;
}

static void
add_file_group (TwPackagePage *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *problem = gtk_label_new (NULL);

  adw_preferences_group_set_title (group, _ ("One File to Mail"));
  adw_preferences_group_set_description (
      group, _ ("A package has the set, its version and changelog, a cover and the files below. "
                "Whoever gets it opens it like any set."));
  gtk_box_append (GTK_BOX (box),
                  new_button (_ ("_Export Package…"), "doc.export::package", "suggested-action"));
  gtk_box_append (GTK_BOX (box), new_button (_ ("_Unpack…"), "package.unpack", NULL));
  adw_preferences_group_add (group, box);
  package_page_add_busy (self, group);
  self->problem = GTK_LABEL (problem);
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_wrap_mode (self->problem, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->problem, 0);
  gtk_widget_set_margin_top (problem, 6);
  gtk_widget_add_css_class (problem, "error");
  gtk_widget_set_visible (problem, FALSE);
  adw_preferences_group_add (group, problem);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), group);
}

static void
add_cover_group (TwPackagePage *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *picture = gtk_picture_new ();

  adw_preferences_group_set_title (group, _ ("Cover"));
  self->cover = GTK_PICTURE (picture);
  gtk_widget_set_size_request (picture, -1, 180);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_margin_bottom (picture, 9);
  gtk_picture_set_alternative_text (self->cover, _ ("Cover"));
  adw_preferences_group_add (group, picture);
  gtk_box_append (GTK_BOX (box), new_button (_ ("_Draw from Tiles"), "package.draw-cover", NULL));
  gtk_box_append (GTK_BOX (box), new_button (_ ("_Choose…"), "package.choose-cover", NULL));
  self->remove_cover = new_button (_ ("_Remove Cover"), NULL, NULL);
  g_signal_connect_swapped (self->remove_cover, "clicked", G_CALLBACK (remove_cb), self);
  gtk_box_append (GTK_BOX (box), self->remove_cover);
  adw_preferences_group_add (group, box);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), group);
}

/* A scan of somebody else's tile is not to be mailed. */
static void
add_references_row (TwPackagePage *self)
{
  const char *title = _ ("Reference Pictures in the Package");

  self->references_row = g_object_ref_sink (adw_action_row_new ());
  self->references = GTK_SWITCH (gtk_switch_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->references_row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->references_row),
                               _ ("Scans and sketches that tiles are drawn after. Outside they "
                                  "stay in a folder beside the package, and whoever gets it does "
                                  "not have them."));
  gtk_widget_set_valign (GTK_WIDGET (self->references), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->references), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->references_row), GTK_WIDGET (self->references));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->references_row),
                                         GTK_WIDGET (self->references));
  g_signal_connect_swapped (self->references, "notify::active", G_CALLBACK (references_cb), self);
}

static void
tw_package_page_init (TwPackagePage *self)
{
  self->cancellable = g_cancellable_new ();
  self->rows = g_ptr_array_new ();
  adw_preferences_page_set_name (ADW_PREFERENCES_PAGE (self), "package");
  adw_preferences_page_set_title (ADW_PREFERENCES_PAGE (self), _ ("Package"));
  adw_preferences_page_set_icon_name (ADW_PREFERENCES_PAGE (self), "mail-attachment-symbolic");
  add_file_group (self);
  add_cover_group (self);
  self->enclosed = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->enclosed, _ ("Enclosed Files"));
  adw_preferences_group_set_description (
      self->enclosed, _ ("Rulesets, tile sets that are required, cases, saved games, pictures."));
  adw_preferences_group_set_header_suffix (self->enclosed,
                                           new_button (_ ("_Add Files…"), "package.add-files",
                                                       "flat"));
  add_references_row (self);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), self->enclosed);
}

GtkWidget *
tw_package_page_new (TwDocument *document)
{
  TwPackagePage *self = g_object_new (TW_TYPE_PACKAGE_PAGE, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return GTK_WIDGET (self);
}
