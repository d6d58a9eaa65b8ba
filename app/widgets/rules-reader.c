/* The rules of a game to be read on the screen. */
#include "app/widgets/rules-reader.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/drop-down-name.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/sheet-row.h"

struct _TwRulesReader
{
  AdwBin parent_instance;

  GtkEditable *search;
  GtkDropDown *chapters;
  GtkScrolledWindow *scrolled;
  GtkListBox *list;
  GtkLabel *nothing;
  GPtrArray *rows; /* TwSheetRow, owned by the list */
  char *title;     /* (nullable): of what is shown */
  TwSheetRow *wanted;
  guint scroll_idle;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwRulesReader, tw_rules_reader, ADW_TYPE_BIN)

static guint closed_signal;

static gboolean
scroll_cb (gpointer data)
{
  TwRulesReader *self = data;
  graphene_rect_t bounds;

  self->scroll_idle = 0;
  if (self->wanted != NULL
      && gtk_widget_compute_bounds (GTK_WIDGET (self->wanted), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled),
                              bounds.origin.y);
  self->wanted = NULL;
  return G_SOURCE_REMOVE;
}

/* The row comes to the top once everything has its place, and has the focus. */
static void
go_to (TwRulesReader *self, TwSheetRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (row));
  self->wanted = row;
  if (self->scroll_idle == 0)
    self->scroll_idle = g_idle_add_full (G_PRIORITY_LOW, scroll_cb, self, NULL);
}

static gboolean
is_chapter (gpointer row)
{
  return tw_sheet_row_get_kind (row) == TW_SHEET_HEADING;
}

static TwSheetRow *
find_chapter (TwRulesReader *self, guint chapter)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (is_chapter (self->rows->pdata[i]) && chapter-- == 0)
      return self->rows->pdata[i];
  return NULL;
}

/* The chapter in which the row is; the first before the first. */
static guint
chapter_of (TwRulesReader *self, gconstpointer row)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      n += is_chapter (self->rows->pdata[i]);
      if (self->rows->pdata[i] == row)
        break;
    }
  return n > 0 ? n - 1 : 0;
}

/* Lines that have the words, and all that stands under a chapter whose name has them. */
static guint
show_lines (TwRulesReader *self, const char *words)
{
  gboolean is_named = FALSE;
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      TwSheetRow *row = self->rows->pdata[i];
      TwSheetBlockKind kind = tw_sheet_row_get_kind (row);
      gboolean is_there = tw_sheet_row_mark (row, words);

      if (kind == TW_SHEET_HEADING)
        is_named = is_there;
      n += is_there && kind != TW_SHEET_PART;
      gtk_widget_set_visible (GTK_WIDGET (row),
                              is_named || *words == '\0' || (is_there && kind != TW_SHEET_PART));
    }
  return n;
}

/* A heading is shown when something under it is. */
static void
show_headings (TwRulesReader *self)
{
  gboolean under_heading = FALSE, under_part = FALSE;

  for (guint i = self->rows->len; i-- > 0;)
    {
      GtkWidget *row = self->rows->pdata[i];
      TwSheetBlockKind kind = tw_sheet_row_get_kind (TW_SHEET_ROW (row));

      if (kind == TW_SHEET_PART)
        {
          gtk_widget_set_visible (row, under_part);
          under_part = FALSE;
        }
      else if (kind == TW_SHEET_HEADING)
        {
          gtk_widget_set_visible (row, under_heading || gtk_widget_get_visible (row));
          under_heading = under_part = FALSE;
        }
      else if (gtk_widget_get_visible (row))
        under_heading = under_part = TRUE;
    }
}

guint
tw_rules_reader_find (TwRulesReader *self, const char *words)
{
  guint n;

  g_return_val_if_fail (TW_IS_RULES_READER (self), 0);

  n = show_lines (self, words);
  show_headings (self);
  gtk_label_set_label (self->nothing, _ ("The rules do not say that."));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), *words != '\0' && n == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->scrolled), *words == '\0' || n > 0);
  return n;
}

static void
search_changed_cb (TwRulesReader *self)
{
  tw_rules_reader_find (self, gtk_editable_get_text (self->search));
}

static void
chapter_cb (TwRulesReader *self)
{
  guint chapter = gtk_drop_down_get_selected (self->chapters);
  TwSheetRow *row = self->is_filling ? NULL : find_chapter (self, chapter);

  if (row == NULL)
    return;
  gtk_editable_set_text (self->search, "");
  tw_rules_reader_find (self, "");
  go_to (self, row);
}

/* Who reads on by keyboard sees in which chapter. */
static void
row_focus_cb (TwRulesReader *self, GParamSpec *property, GtkWidget *row)
{
  if (!gtk_widget_has_focus (row))
    return;
  self->is_filling = TRUE;
  gtk_drop_down_set_selected (self->chapters, chapter_of (self, row));
  self->is_filling = FALSE;
}

static void
step (TwRulesReader *self, int by)
{
  guint at = gtk_drop_down_get_selected (self->chapters);
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (self->chapters));
  gint64 to = at == GTK_INVALID_LIST_POSITION ? 0 : (gint64) at + by;

  if (to < 0 || to >= (gint64) n)
    gtk_widget_error_bell (GTK_WIDGET (self));
  else
    gtk_drop_down_set_selected (self->chapters, (guint) to);
}

static void
next_chapter (GtkWidget *widget, const char *action, GVariant *parameter)
{
  step (TW_RULES_READER (widget), g_str_equal (action, "reader.next-chapter") ? 1 : -1);
}

static void
search (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tw_rules_reader_search (TW_RULES_READER (widget));
}

static void
close_reader (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, closed_signal, 0);
}

/* Escape takes back what is looked for, then the reader. */
static void
leave (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwRulesReader *self = TW_RULES_READER (widget);

  if (*gtk_editable_get_text (self->search) == '\0')
    {
      g_signal_emit (self, closed_signal, 0);
      return;
    }
  gtk_editable_set_text (self->search, "");
  tw_rules_reader_find (self, "");
}

static void
stop_search_cb (TwRulesReader *self)
{
  leave (GTK_WIDGET (self), NULL, NULL);
}

/* From what was typed to the first line that has it. */
static void
search_activate_cb (TwRulesReader *self)
{
  const char *words = gtk_editable_get_text (self->search);

  tw_rules_reader_find (self, words);
  for (guint i = 0; i < self->rows->len; i++)
    if (gtk_widget_get_visible (self->rows->pdata[i])
        && tw_sheet_row_mark (self->rows->pdata[i], words))
      {
        go_to (self, self->rows->pdata[i]);
        return;
      }
}

static void
rules_reader_dispose (GObject *object)
{
  TwRulesReader *self = TW_RULES_READER (object);

  g_clear_handle_id (&self->scroll_idle, g_source_remove);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (tw_rules_reader_parent_class)->dispose (object);
}

/* Down leads from what was typed to what was found. */
static gboolean
search_key_cb (TwRulesReader *self, guint keyval)
{
  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  search_activate_cb (self);
  return GDK_EVENT_STOP;
}

static void
tw_rules_reader_class_init (TwRulesReaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rules_reader_dispose;
  closed_signal = g_signal_new ("closed", TW_TYPE_RULES_READER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "reader.next-chapter", NULL, next_chapter);
  gtk_widget_class_install_action (widget_class, "reader.previous-chapter", NULL, next_chapter);
  gtk_widget_class_install_action (widget_class, "reader.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "reader.close", NULL, close_reader);
  gtk_widget_class_install_action (widget_class, "reader.leave", NULL, leave);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "reader.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "reader.leave", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/widgets/rules-reader.ui");
  gtk_widget_class_bind_template_child (widget_class, TwRulesReader, search);
  gtk_widget_class_bind_template_child (widget_class, TwRulesReader, chapters);
  gtk_widget_class_bind_template_child (widget_class, TwRulesReader, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TwRulesReader, list);
  gtk_widget_class_bind_template_child (widget_class, TwRulesReader, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, chapter_cb);
}

/* Before the entry and the list, which move their cursors by Control and Page Down. */
static void
add_chapter_keys (TwRulesReader *self)
{
  GtkEventController *controller;
  static const TwKeyBinding shortcuts[] = {
    { "<Control>Page_Down", "reader.next-chapter" },
    { "<Control>Page_Up", "reader.previous-chapter" },
  };

  controller = tw_key_bindings_new (shortcuts, G_N_ELEMENTS (shortcuts));
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tw_rules_reader_init (TwRulesReader *self)
{
  add_chapter_keys (self);
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_drop_down_set_name (self->chapters, _ ("Chapter"));
}

static void
clear (TwRulesReader *self)
{
  GtkListBoxRow *row;

  self->wanted = NULL;
  g_ptr_array_set_size (self->rows, 0);
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static const char *
title_of (const TwRulesSheet *sheet)
{
  const TwSheetBlock *first = sheet->blocks->len > 0 ? sheet->blocks->pdata[0] : NULL;

  return first != NULL && first->texts[0] != NULL ? first->texts[0] : "";
}

void
tw_rules_reader_show (TwRulesReader *self, const TwRulesSheet *sheet, TwTileTextures *textures)
{
  g_autoptr (GtkStringList) headings = gtk_string_list_new (NULL);
  GtkAdjustment *adjustment;
  gboolean is_same;

  g_return_if_fail (TW_IS_RULES_READER (self));

  is_same = g_strcmp0 (self->title, title_of (sheet)) == 0;
  adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_free (self->title);
  self->title = g_strdup (title_of (sheet));
  clear (self);
  for (guint i = 0; i < sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = sheet->blocks->pdata[i];
      GtkWidget *row = tw_sheet_row_new (block, textures);

      g_signal_connect_object (row, "notify::has-focus", G_CALLBACK (row_focus_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_list_box_append (self->list, row);
      g_ptr_array_add (self->rows, row);
      if (block->kind == TW_SHEET_HEADING)
        gtk_string_list_append (headings, block->texts[0]);
    }
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->chapters, G_LIST_MODEL (headings));
  self->is_filling = FALSE;
  tw_rules_reader_find (self, gtk_editable_get_text (self->search));
  if (!is_same)
    gtk_adjustment_set_value (adjustment, 0);
}

void
tw_rules_reader_show_problem (TwRulesReader *self, const char *message)
{
  clear (self);
  gtk_label_set_label (self->nothing, message);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->scrolled), FALSE);
}

void
tw_rules_reader_search (TwRulesReader *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_select_region (self->search, 0, -1);
}
