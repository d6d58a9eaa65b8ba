/* The open set beside another file. */
#include "app/gallery/compare-window.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/gallery/set-difference.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/tile-picture.h"
#include "app/widgets/tooltip.h"

#define PICTURE_SIZE 72
/* The others come up as these are settled. */
#define MAX_ROWS  200
#define MAX_TITLE 28 /* letters */

struct _TwCompareWindow
{
  AdwWindow parent_instance;

  TwDocument *left;
  TwDocument *right;
  TwTileTextures *textures;
  GArray *differences;

  AdwWindowTitle *title;
  GtkLabel *summary;
  GtkListBox *list;

  /* (nullable): asks whether to discard, and what goes on then. */
  GtkWidget *question;
  TwCompareThen then;
  gpointer then_data;
};

G_DEFINE_FINAL_TYPE (TwCompareWindow, tw_compare_window, ADW_TYPE_WINDOW)

static TwSetPair
pair_of (TwCompareWindow *self)
{
  return (TwSetPair){ tw_document_get_set (self->left), tw_document_get_set (self->right) };
}

static GtkWidget *
new_picture (TwCompareWindow *self, const TwTileSet *set, int tile)
{
  GtkWidget *picture;

  if (tile < 0)
    {
      picture = gtk_image_new_from_icon_name ("action-unavailable-symbolic");
      gtk_widget_set_size_request (picture, PICTURE_SIZE, PICTURE_SIZE);
      gtk_widget_add_css_class (picture, "dim-label");
      gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ ("No such tile"), -1);
    }
  else
    {
      const TwTileLook look = tw_tile_look_of (set, set->tiles[tile], -1, 0);

      picture = tw_tile_picture_new (self->textures, PICTURE_SIZE);
      tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
    }
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}

static GtkWidget *
new_button (const char *icon, const char *words, const char *action, guint index)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  tw_icon_button_set_words (button, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* Left picture, what differs and where it may go, right picture. */
static GtkWidget *
new_row (TwCompareWindow *self, guint index)
{
  const TwTileDifference *difference = &g_array_index (self->differences, TwTileDifference, index);
  TwSetPair pair = pair_of (self);
  const TwTile *tile = difference->left >= 0    ? pair.left->tiles[difference->left]
                       : difference->right >= 0 ? pair.right->tiles[difference->right]
                                                : NULL;
  const char *id = tile != NULL ? tile->id : _ ("Properties");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *middle, *name, *words;
  g_autofree char *text = tw_set_difference_words (pair.left, pair.right, difference);
  g_autofree char *to_left = g_strdup_printf (_ ("%s: take the other file's into this set"), id);
  g_autofree char *to_right = g_strdup_printf (_ ("%s: take this set's into the other file"), id);

  gtk_widget_add_css_class (box, "difference");
  if (tile != NULL)
    gtk_box_append (GTK_BOX (box), new_picture (self, pair.left, difference->left));
  gtk_box_append (GTK_BOX (box),
                  new_button ("go-previous-symbolic", to_left, "compare.take-right", index));
  middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_set_hexpand (middle, TRUE);
  gtk_widget_set_valign (middle, GTK_ALIGN_CENTER);
  name = gtk_label_new (id);
  gtk_widget_add_css_class (name, "heading");
  words = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (middle), name);
  gtk_box_append (GTK_BOX (middle), words);
  gtk_box_append (GTK_BOX (box), middle);
  gtk_box_append (GTK_BOX (box),
                  new_button ("go-next-symbolic", to_right, "compare.take-left", index));
  if (tile != NULL)
    gtk_box_append (GTK_BOX (box), new_picture (self, pair.right, difference->right));
  return box;
}

static void
clear_rows (TwCompareWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
}

/* Of a long title enough to know it; both files' names have room beside each other. */
static char *
short_title (TwDocument *document)
{
  const char *title = tw_document_get_title (document);
  g_autofree char *start = NULL;

  if (g_utf8_strlen (title, -1) <= MAX_TITLE)
    return g_strdup (title);
  start = g_utf8_substring (title, 0, MAX_TITLE - 1);
  return g_strconcat (g_strchomp (start), "…", NULL);
}

static void
show_summary (TwCompareWindow *self)
{
  guint n = self->differences->len;
  g_autofree char *words =
      n == 0 ? g_strdup (_ ("Both say the same."))
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                             "%u difference. This set is on the left.",
                                             "%u differences. This set is on the left.", n),
                                n);
  g_autofree char *subtitle = NULL, *place = NULL, *whole = NULL;
  g_autofree char *left = short_title (self->left), *right = short_title (self->right);

  g_object_get (self->right, "subtitle", &place, NULL);
  /* Translators: the names of two sets that are compared, and where the second one is kept */
  subtitle = g_strdup_printf (_ ("%s – %s (%s)"), left, right, place);
  whole = g_strdup_printf (_ ("%s – %s (%s)"), tw_document_get_title (self->left),
                           tw_document_get_title (self->right), place);
  adw_window_title_set_subtitle (self->title, subtitle);
  tw_tooltip_set (GTK_WIDGET (self->title), whole);
  gtk_label_set_label (self->summary, words);
}

static void
changed_cb (TwCompareWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TwSetPair pair = pair_of (self);
  gboolean can_undo, is_saving;

  g_clear_pointer (&self->differences, g_array_unref);
  self->differences = tw_set_difference (pair.left, pair.right);
  clear_rows (self);
  for (guint i = 0; i < self->differences->len && i < MAX_ROWS; i++)
    {
      gtk_list_box_append (self->list, new_row (self, i));
      /* The buttons have the focus, not the row around them. */
      gtk_widget_set_focusable (gtk_widget_get_last_child (GTK_WIDGET (self->list)), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->differences->len > 0);
  show_summary (self);
  g_object_get (self->right, "can-undo", &can_undo, "saving", &is_saving, NULL);
  gtk_widget_action_set_enabled (widget, "compare.undo-right", can_undo);
  gtk_widget_action_set_enabled (widget, "compare.save-right",
                                 tw_document_is_modified (self->right) && !is_saving
                                     && tw_document_get_file (self->right) != NULL);
  gtk_widget_action_set_enabled (widget, "compare.take-all-right", self->differences->len > 0);
}

/* Focus goes to the same button of what stands in the row's place now. */
static void
focus_row (TwCompareWindow *self, guint index, const char *action)
{
  guint n_rows = MIN (self->differences->len, MAX_ROWS);
  GtkListBoxRow *row =
      n_rows > 0 ? gtk_list_box_get_row_at_index (self->list, (int) MIN (index, n_rows - 1)) : NULL;
  GtkWidget *child =
      row != NULL ? gtk_widget_get_first_child (gtk_list_box_row_get_child (row)) : NULL;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_ACTIONABLE (child)
        && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (child)), action) == 0)
      gtk_widget_grab_focus (child);
}

static void
take_right (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwCompareWindow *self = TW_COMPARE_WINDOW (widget);
  guint index = g_variant_get_uint32 (parameter);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (self->left));

  if (index >= self->differences->len)
    return;
  tw_set_difference_take_right (set, tw_document_get_set (self->right),
                                &g_array_index (self->differences, TwTileDifference, index));
  tw_document_replace_set (self->left, set, _ ("Take from Other File"), NULL);
  focus_row (self, index, action);
}

static void
take_left (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwCompareWindow *self = TW_COMPARE_WINDOW (widget);
  guint index = g_variant_get_uint32 (parameter);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (self->right));
  TwTileDifference mirrored;

  if (index >= self->differences->len)
    return;
  mirrored =
      tw_tile_difference_mirror (&g_array_index (self->differences, TwTileDifference, index));
  tw_set_difference_take_right (set, tw_document_get_set (self->left), &mirrored);
  tw_document_replace_set (self->right, set, _ ("Take from This Set"), NULL);
  focus_row (self, index, action);
}

static void
take_all_right (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwCompareWindow *self = TW_COMPARE_WINDOW (widget);
  g_autoptr (TwTileSet) set = tw_tile_set_copy (tw_document_get_set (self->left));

  tw_set_difference_take_all (set, tw_document_get_set (self->right));
  tw_document_replace_set (self->left, set, _ ("Take All from Other File"), NULL);
}

static void
undo_right (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tw_document_undo (TW_COMPARE_WINDOW (widget)->right);
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwCompareWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tw_document_file_save_finish (TW_DOCUMENT (object), result, &error))
    gtk_label_set_label (self->summary, error->message);
  else if (self->right != NULL)
    changed_cb (self);
}

static void
save_right (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwCompareWindow *self = TW_COMPARE_WINDOW (widget);

  gtk_widget_action_set_enabled (widget, "compare.save-right", FALSE);
  tw_document_file_save_async (self->right, tw_document_get_file (self->right), NULL, saved_cb,
                               g_object_ref (self));
}

static gboolean
leave_cb (gpointer data)
{
  TwCompareWindow *self = data;
  TwCompareThen then = self->then;
  gpointer then_data = self->then_data;

  if (self->right == NULL)
    return G_SOURCE_REMOVE; /* It went with its parent. */
  gtk_window_destroy (GTK_WINDOW (self));
  if (then != NULL)
    then (then_data);
  return G_SOURCE_REMOVE;
}

static void
discard_cb (TwCompareWindow *self, const char *response)
{
  /* Not at once: the dialog that was answered still refers to its parent. */
  if (g_str_equal (response, "discard"))
    g_idle_add_full (G_PRIORITY_DEFAULT, leave_cb, g_object_ref (self), g_object_unref);
  else
    self->then = NULL;
}

/* Nobody else keeps what was taken into the other file. */
gboolean
tw_compare_window_ask (TwCompareWindow *self, TwCompareThen then, gpointer data)
{
  GtkWidget *dialog;

  g_return_val_if_fail (TW_IS_COMPARE_WINDOW (self), FALSE);
  if (!tw_document_is_modified (self->right))
    return FALSE;
  self->then = then;
  self->then_data = data;
  if (self->question != NULL)
    {
      gtk_window_present (GTK_WINDOW (self->question));
      return TRUE;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Discard Changes of the Other File?"),
                                   _ ("What you took into it is not saved."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "discard",
                                    _ ("_Discard"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Discard Changes of the Other File?"));
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (discard_cb), self);
  self->question = dialog;
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &self->question);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

gboolean
tw_compare_window_is_unsaved (TwCompareWindow *self)
{
  g_return_val_if_fail (TW_IS_COMPARE_WINDOW (self), FALSE);
  return tw_document_is_modified (self->right);
}

static gboolean
compare_window_close_request (GtkWindow *window)
{
  return tw_compare_window_ask (TW_COMPARE_WINDOW (window), NULL, NULL)
         || GTK_WINDOW_CLASS (tw_compare_window_parent_class)->close_request (window);
}

static void
compare_window_dispose (GObject *object)
{
  TwCompareWindow *self = TW_COMPARE_WINDOW (object);

  if (self->left != NULL)
    g_signal_handlers_disconnect_by_data (self->left, self);
  if (self->right != NULL)
    g_signal_handlers_disconnect_by_data (self->right, self);
  g_clear_weak_pointer (&self->question);
  g_clear_object (&self->left);
  g_clear_object (&self->right);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->differences, g_array_unref);
  G_OBJECT_CLASS (tw_compare_window_parent_class)->dispose (object);
}

static void
tw_compare_window_class_init (TwCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = compare_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = compare_window_close_request;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/gallery/compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TwCompareWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TwCompareWindow, summary);
  gtk_widget_class_bind_template_child (widget_class, TwCompareWindow, list);
  gtk_widget_class_install_action (widget_class, "compare.take-right", "u", take_right);
  gtk_widget_class_install_action (widget_class, "compare.take-left", "u", take_left);
  gtk_widget_class_install_action (widget_class, "compare.take-all-right", NULL, take_all_right);
  gtk_widget_class_install_action (widget_class, "compare.undo-right", NULL, undo_right);
  gtk_widget_class_install_action (widget_class, "compare.save-right", NULL, save_right);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tw_compare_window_init (TwCompareWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TwCompareWindow *
tw_compare_window_new (TwDocument *left, TwDocument *right, TwTileTextures *textures)
{
  TwCompareWindow *self = g_object_new (TW_TYPE_COMPARE_WINDOW, NULL);

  self->left = g_object_ref (left);
  self->right = g_object_ref (right);
  self->textures = g_object_ref (textures);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Compare"));
  g_signal_connect_swapped (left, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (right, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return self;
}
