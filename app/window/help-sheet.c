/* A page of help as it is read. */
#include "app/window/help-sheet.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/window/help-index.h"
#include "app/window/help-picture.h"
#include "app/window/help-text.h"

/* So many items are made in one go. */
#define ITEMS_AT_ONCE 20
/* The column of keys and words. */
#define CODE_WIDTH 150

/*
 * @items: (nullable): what is shown
 * @n_made: how many of them are there
 * @wanted: the item to be scrolled to
 * @files_check: (nullable): switches what only files have
 * @of_files: (element-type GtkWidget): what that is, on the page
 * @shows_files: whether it is shown, on this page and others
 */
struct _TwHelpSheet
{
  AdwBin parent_instance;

  TwTileTextures *textures;
  GtkScrolledWindow *scrolled;
  GtkBox *box;
  const GPtrArray *items;
  guint n_made;
  guint wanted;
  GtkWidget *files_check;
  GPtrArray *of_files;
  gboolean shows_files;
  guint make_id;
  guint scroll_id;
};

enum
{
  LINK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwHelpSheet, tw_help_sheet, ADW_TYPE_BIN)

static gboolean
link_cb (TwHelpSheet *self, const char *uri)
{
  if (!g_str_has_prefix (uri, TW_HELP_LINK))
    return FALSE;
  g_signal_emit (self, signals[LINK], 0, uri + strlen (TW_HELP_LINK));
  return TRUE;
}

static GtkWidget *
label_new (TwHelpSheet *self, const char *markup, const char *const *classes)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "wrap", TRUE, "wrap-mode",
                    PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "css-classes", classes, NULL);

  g_signal_connect_swapped (label, "activate-link", G_CALLBACK (link_cb), self);
  return label;
}

/* Screen readers go from heading to heading. */
static GtkWidget *
heading_new (const char *words, const char *style, int level)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", words,
                    "wrap", TRUE, "xalign", 0.0, "margin-top", level < 3 ? 18 : 12, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}

static GtkWidget *
text_new (TwHelpSheet *self, const TwHelpItem *item)
{
  return label_new (self, item->markup, NULL);
}

static GtkWidget *
picture_new (TwHelpSheet *self, const TwHelpItem *item)
{
  const char *const classes[] = { "caption", "dim-label", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), tw_help_picture_new (item->tiles, item->plain, self->textures));
  gtk_box_append (GTK_BOX (box), label_new (self, item->markup, classes));
  return box;
}

/* How a word of the rules is written: for those who write files, when they ask for it. */
static GtkWidget *
written_new (TwHelpSheet *self, const char *code, const char *written)
{
  const char *const classes[] = { "monospace", "caption", "dim-label", NULL };
  g_autofree char *markup = written != NULL
                                ? g_markup_printf_escaped ("<b>%s</b>  %s", code, written)
                                : g_markup_printf_escaped ("<b>%s</b>", code);
  GtkWidget *label = label_new (self, markup, classes);

  gtk_widget_set_visible (label, self->shows_files);
  g_ptr_array_add (self->of_files, label);
  return label;
}

/* A word of the rules: what it is, and a sentence that has it. */
static GtkWidget *
word_new (TwHelpSheet *self, const TwHelpItem *item)
{
  const char *const sentence_classes[] = { "help-sentence", NULL };
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (words), label_new (self, item->markup, NULL));
  if (item->sentence != NULL)
    {
      g_autofree char *sentence = g_markup_printf_escaped ("<i>%s</i>", item->sentence);

      gtk_box_append (GTK_BOX (words), label_new (self, sentence, sentence_classes));
    }
  gtk_box_append (GTK_BOX (words), written_new (self, item->code, item->written));
  gtk_widget_set_margin_bottom (words, 8);
  return words;
}

/* A key or a letter beside what it is. */
static GtkWidget *
row_new (TwHelpSheet *self, const TwHelpItem *item)
{
  const char *const code_classes[] = { "help-code", NULL };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *escaped = g_markup_escape_text (item->code, -1);
  g_autofree char *bold = g_strdup_printf ("<b>%s</b>", escaped);
  GtkWidget *code = label_new (self, bold, code_classes);

  gtk_widget_set_size_request (code, CODE_WIDTH, -1);
  gtk_label_set_max_width_chars (GTK_LABEL (code), 1);
  gtk_widget_set_valign (code, GTK_ALIGN_START);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), code);
  gtk_box_append (GTK_BOX (words), label_new (self, item->markup, NULL));
  gtk_box_append (GTK_BOX (row), words);
  return row;
}

/* The heading of a group, and what all of it are values of in files. */
static GtkWidget *
subheading_new (TwHelpSheet *self, const TwHelpItem *item)
{
  GtkWidget *heading = heading_new (item->plain, "heading", 3), *box;

  if (item->code == NULL)
    return heading;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), written_new (self, item->code, NULL));
  return box;
}

static GtkWidget *
item_widget_new (TwHelpSheet *self, const TwHelpItem *item)
{
  switch (item->kind)
    {
    case TW_HELP_ITEM_HEADING:
      return heading_new (item->plain, "heading", 2);
    case TW_HELP_ITEM_SUBHEADING:
      return subheading_new (self, item);
    case TW_HELP_ITEM_PICTURE:
      return picture_new (self, item);
    case TW_HELP_ITEM_ROW:
      return tw_help_item_is_word (item) ? word_new (self, item) : row_new (self, item);
    case TW_HELP_ITEM_TEXT:
    default:
      return text_new (self, item);
    }
}

/* ---- what files have --------------------------------------------------------------------- */

static void
files_toggled_cb (TwHelpSheet *self)
{
  self->shows_files = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->files_check));
  for (guint i = 0; i < self->of_files->len; i++)
    gtk_widget_set_visible (self->of_files->pdata[i], self->shows_files);
}

void
tw_help_sheet_show_files (TwHelpSheet *self)
{
  g_return_if_fail (TW_IS_HELP_SHEET (self));

  if (self->files_check != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->files_check), TRUE);
  self->shows_files = TRUE;
}

/* The title, and below it, where there is anything to show, whether what only files have is shown.
 */
static GtkWidget *
head_new (TwHelpSheet *self, const char *title, const GPtrArray *items)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gboolean has_words = FALSE;

  for (guint i = 0; i < items->len && !has_words; i++)
    has_words = tw_help_item_is_word (items->pdata[i]);
  gtk_box_append (GTK_BOX (box), heading_new (title, "title-2", 1));
  self->files_check = NULL;
  if (!has_words)
    return box;
  self->files_check = gtk_check_button_new_with_label (_ ("Show how it is written in files"));
  gtk_widget_set_halign (self->files_check, GTK_ALIGN_START);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->files_check), self->shows_files);
  g_signal_connect_swapped (self->files_check, "toggled", G_CALLBACK (files_toggled_cb), self);
  gtk_box_append (GTK_BOX (box), self->files_check);
  return box;
}

/* ---- putting together ------------------------------------------------------------------ */

/* Above the items stands the title. */
static GtkWidget *
widget_of (TwHelpSheet *self, guint item)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  for (guint i = 0; i <= item && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gboolean
scroll_cb (gpointer data)
{
  TwHelpSheet *self = data;
  GtkWidget *widget = self->wanted > 0 ? widget_of (self, self->wanted) : NULL;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  self->scroll_id = 0;
  if (widget != NULL && gtk_widget_compute_bounds (widget, GTK_WIDGET (self->box), &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y);
  return G_SOURCE_REMOVE;
}

static gboolean
make_cb (gpointer data)
{
  TwHelpSheet *self = data;

  for (guint i = 0; i < ITEMS_AT_ONCE && self->n_made < self->items->len; i++)
    gtk_box_append (self->box, item_widget_new (self, self->items->pdata[self->n_made++]));
  if (self->n_made < self->items->len)
    return G_SOURCE_CONTINUE;
  self->make_id = 0;
  /* When all has its place. */
  if (self->wanted > 0 && self->scroll_id == 0)
    self->scroll_id = g_timeout_add_full (G_PRIORITY_LOW, 50, scroll_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

static void
clear (TwHelpSheet *self)
{
  GtkWidget *child;

  g_clear_handle_id (&self->make_id, g_source_remove);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  g_ptr_array_set_size (self->of_files, 0);
  self->files_check = NULL;
}

void
tw_help_sheet_show (TwHelpSheet *self, const char *title, const GPtrArray *items, guint item)
{
  g_return_if_fail (TW_IS_HELP_SHEET (self));

  clear (self);
  self->items = items;
  self->n_made = 0;
  self->wanted = item;
  gtk_box_append (self->box, head_new (self, title, items));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  if (make_cb (self) == G_SOURCE_CONTINUE)
    self->make_id = g_idle_add (make_cb, self);
}

gboolean
tw_help_sheet_is_whole (TwHelpSheet *self)
{
  return self->make_id == 0 && self->scroll_id == 0;
}

/* ---- widget ---------------------------------------------------------------------------- */

/* Read by keyboard alone. */
static gboolean
key_cb (TwHelpSheet *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double page = gtk_adjustment_get_page_size (adjustment), value, by = 0;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      by = 40;
      break;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      by = -40;
      break;
    case GDK_KEY_space:
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      by = 0.9 * page;
      break;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      by = -0.9 * page;
      break;
    case GDK_KEY_Home:
      by = -1e6;
      break;
    case GDK_KEY_End:
      by = 1e6;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  value = gtk_adjustment_get_value (adjustment);
  gtk_adjustment_set_value (adjustment, value + by);
  return GDK_EVENT_STOP;
}

static gboolean
help_sheet_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TW_HELP_SHEET (widget)->scrolled));
}

static void
help_sheet_dispose (GObject *object)
{
  TwHelpSheet *self = TW_HELP_SHEET (object);

  g_clear_handle_id (&self->make_id, g_source_remove);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->textures);
  g_clear_pointer (&self->of_files, g_ptr_array_unref);
  self->files_check = NULL;
  G_OBJECT_CLASS (tw_help_sheet_parent_class)->dispose (object);
}

static void
tw_help_sheet_class_init (TwHelpSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = help_sheet_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = help_sheet_grab_focus;
  signals[LINK] = g_signal_new ("link", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tw_help_sheet_init (TwHelpSheet *self)
{
  GtkWidget *clamp = adw_clamp_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->box = GTK_BOX (box);
  self->of_files = g_ptr_array_new ();
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-bottom", 24, NULL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 680);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scrolled, clamp);
  gtk_widget_set_hexpand (GTK_WIDGET (self->scrolled), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scrolled), TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (self->scrolled), TRUE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->scrolled), keys);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scrolled));
}

void
tw_help_sheet_set_textures (TwHelpSheet *self, TwTileTextures *textures)
{
  g_return_if_fail (TW_IS_HELP_SHEET (self));
  g_return_if_fail (self->textures == NULL);
  self->textures = g_object_ref (textures);
}
