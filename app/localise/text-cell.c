/* A line of the list on the Texts page. */
#include "app/localise/text-cell.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/localise/text-picture.h"
#include "app/localise/text-table-edit.h"
#include "app/widgets/buffer-text.h"
#include "app/widgets/large-text.h"
#include "app/widgets/text-limit.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/wheel-through.h"
#include "app/widgets/words-button.h"
#include "engine/tile/plural-forms.h"

#define PICTURE_SIZE 44
/* Of a text in a row, in pixels, as in the template; what is longer scrolls. */
#define MOST_HEIGHT 160

struct _TwTextCell
{
  GtkBox parent_instance;

  TwTextTable *table;
  TwTextRow *row;
  GtkWidget *picture;
  GtkLabel *source;
  GtkLabel *sample;
  GtkBox *entries;
  GtkWidget *entry;
  /* For sentences; made when there is one. */
  GtkWidget *view;
  GtkWidget *view_frame;
  GtkWidget *placeholder;
  GtkWidget *state;
  GtkLabel *why;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (TwTextCell, tw_text_cell, GTK_TYPE_BOX)

static guint entered_signal;

GtkTextDirection
tw_text_direction (const char *language)
{
  int n = 0;
  const PangoScript *scripts =
      pango_language_get_scripts (pango_language_from_string (language), &n);
  static const char *const tags[] = { "-arab", "-hebr", "-thaa", "-syrc", "-nkoo" };
  g_autofree char *lower = g_ascii_strdown (language, -1);

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    if (strstr (lower, tags[i]) != NULL)
      return GTK_TEXT_DIR_RTL;
  if (strstr (lower, "-latn") != NULL || strstr (lower, "-cyrl") != NULL || n == 0)
    return GTK_TEXT_DIR_LTR;
  return scripts[0] == PANGO_SCRIPT_ARABIC || scripts[0] == PANGO_SCRIPT_HEBREW
                 || scripts[0] == PANGO_SCRIPT_THAANA || scripts[0] == PANGO_SCRIPT_SYRIAC
                 || scripts[0] == PANGO_SCRIPT_NKO
             ? GTK_TEXT_DIR_RTL
             : GTK_TEXT_DIR_LTR;
}

static GtkWidget *
shown_entry (TwTextCell *self)
{
  return self->row != NULL && self->row->is_long ? self->view : self->entry;
}

static char *
typed_words (TwTextCell *self)
{
  if (shown_entry (self) == self->entry)
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  return tw_buffer_text_dup (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)));
}

/* A text view has none of its own. */
static void
show_placeholder (TwTextCell *self)
{
  if (self->view != NULL)
    gtk_widget_set_visible (self->placeholder,
                            gtk_text_buffer_get_char_count (
                                gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)))
                                == 0);
}

static void
typed_cb (TwTextCell *self)
{
  g_autofree char *words = NULL;

  show_placeholder (self);
  if (self->is_showing || self->row == NULL)
    return;
  words = typed_words (self);
  tw_text_table_set_words (self->table, self->row, words);
}

static void
entered_cb (TwTextCell *self)
{
  g_signal_emit (self, entered_signal, 0);
}

/* A source cannot be empty: what was there stands again when one leaves the line. */
static void
left_cb (TwTextCell *self)
{
  g_autofree char *words = NULL;

  if (self->row == NULL)
    return;
  tw_text_table_seal (self->table);
  words = g_strstrip (typed_words (self));
  if (strcmp (words, self->row->words) != 0 || self->row->is_source)
    tw_text_cell_set_row (self, self->row);
}

static gboolean
go (TwTextCell *self, gboolean is_back)
{
  return gtk_widget_activate_action (GTK_WIDGET (self),
                                     is_back ? "texts.go-previous" : "texts.go-next", NULL);
}

/* Whether the cursor is in the first or last line of what has several. */
static gboolean
is_at_edge (TwTextCell *self, gboolean at_start)
{
  GtkTextBuffer *buffer;
  GtkTextIter cursor;

  if (shown_entry (self) == self->entry)
    return TRUE;
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view));
  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  return at_start ? !gtk_text_view_backward_display_line (GTK_TEXT_VIEW (self->view), &cursor)
                        || gtk_text_iter_is_start (&cursor)
                  : !gtk_text_view_forward_display_line (GTK_TEXT_VIEW (self->view), &cursor);
}

/* The source is no place for the focus, and may be longer than what is seen of it. */
static gboolean
scroll_source (TwTextCell *self, gboolean is_back)
{
  GtkWidget *scrolled =
      gtk_widget_get_ancestor (GTK_WIDGET (self->source), GTK_TYPE_SCROLLED_WINDOW);
  gboolean is_done = FALSE;

  g_signal_emit_by_name (scrolled, "scroll-child",
                         is_back ? GTK_SCROLL_PAGE_BACKWARD : GTK_SCROLL_PAGE_FORWARD, FALSE,
                         &is_done);
  return is_done;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        TwTextCell *self)
{
  GdkModifierType modifiers =
      state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      /* A line of its own within a longer text. */
      if (modifiers == GDK_ALT_MASK && shown_entry (self) == self->view)
        {
          gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view)),
                                            "\n", 1);
          return TRUE;
        }
      if (modifiers == GDK_CONTROL_MASK)
        return gtk_widget_activate_action (GTK_WIDGET (self), "texts.done", NULL);
      return (modifiers & ~GDK_SHIFT_MASK) == 0 && go (self, modifiers != 0);
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      return modifiers == 0 && is_at_edge (self, keyval == GDK_KEY_Up)
             && go (self, keyval == GDK_KEY_Up);
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
      return modifiers == GDK_ALT_MASK && scroll_source (self, keyval == GDK_KEY_Page_Up);
    default:
      return FALSE;
    }
}

static void
watch (TwTextCell *self, GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (focus, "enter", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (widget, focus);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (widget, keys);
}

/* A text view knows how high it is only after it has been told how wide. */
static gboolean
measure_again (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  if (gtk_widget_get_width (view) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_queue_resize (view);
  return G_SOURCE_REMOVE;
}

static void
view_mapped_cb (GtkWidget *view)
{
  gtk_widget_add_tick_callback (view, measure_again, NULL, NULL);
}

static void
make_view (TwTextCell *self)
{
  GtkTextBuffer *buffer;
  GtkWidget *scrolled;

  if (self->view != NULL)
    return;
  self->view = gtk_text_view_new ();
  tw_text_limit_text (self->view);
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self->view), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self->view), FALSE);
  gtk_widget_add_css_class (self->view, "text-view");
  self->placeholder = gtk_label_new (_ ("Not translated"));
  gtk_label_set_ellipsize (GTK_LABEL (self->placeholder), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->placeholder, "dim-label");
  gtk_widget_set_halign (self->placeholder, GTK_ALIGN_START);
  gtk_widget_set_margin_start (self->placeholder, 9);
  gtk_widget_set_can_target (self->placeholder, FALSE);
  self->view_frame = gtk_overlay_new ();
  scrolled = tw_scrolled_new (self->view, MOST_HEIGHT);
  gtk_widget_set_valign (scrolled, GTK_ALIGN_CENTER);
  /* The view is, and scrolls with its cursor. */
  gtk_widget_set_focusable (scrolled, FALSE);
  tw_wheel_through (scrolled);
  gtk_overlay_set_child (GTK_OVERLAY (self->view_frame), scrolled);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->view_frame), self->placeholder);
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->view));
  /* The document has the history. */
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (typed_cb), self);
  g_signal_connect (self->view, "map", G_CALLBACK (view_mapped_cb), NULL);
  watch (self, self->view);
  gtk_box_append (self->entries, self->view_frame);
  gtk_widget_set_hexpand (self->view, TRUE);
}

static void
toggle_cb (TwTextCell *self)
{
  if (self->row != NULL && !self->row->is_source)
    tw_text_table_set_draft (self->table, self->row, self->row->state == TW_TEXT_DONE);
}

static const char *
state_icon (const TwTextRow *row)
{
  if (row->state == TW_TEXT_MISSING)
    return row->warnings != 0 ? "dialog-warning-symbolic" : "list-add-symbolic";
  if (row->warnings != 0)
    return "dialog-warning-symbolic";
  return row->state == TW_TEXT_DRAFT ? "document-edit-symbolic" : "object-select-symbolic";
}

/* What is wrong stands below the words, and is heard with them; "" for nothing. */
static void
show_why (TwTextCell *self, const char *why)
{
  gtk_label_set_label (self->why, why);
  gtk_widget_set_visible (GTK_WIDGET (self->why), *why != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (shown_entry (self)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
}

static void
show_state (TwTextCell *self)
{
  TwTextRow *row = self->row;
  g_auto (GStrv) messages = tw_text_table_warn (self->table, row);
  g_autofree char *why = g_strjoinv ("\n", messages), *tooltip = NULL;
  const char *words = row->warnings != 0 ? _ ("Needs review") : NULL;
  const char *classes[] = { "flat", "text-state",
                            row->warnings != 0            ? "state-warn"
                            : row->state == TW_TEXT_DONE  ? "state-ok"
                            : row->state == TW_TEXT_DRAFT ? "state-draft"
                                                          : "state-miss",
                            NULL };
  g_autofree char *both =
      words != NULL
          /* Translators: how far a text is, and that something is wrong: "Draft,
             Needs review" */
          ? g_strdup_printf (_ ("%s, %s"), tw_text_state_words (row->state), words)
          : g_strdup (tw_text_state_words (row->state));

  gtk_button_set_icon_name (GTK_BUTTON (self->state), state_icon (row));
  gtk_widget_set_css_classes (self->state, classes);
  tooltip = *why != '\0' ? g_strdup_printf ("%s\n%s", both, why) : g_strdup (both);
  tw_tooltip_set (self->state, tooltip);
  show_why (self, why);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->state), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why, -1);
  gtk_widget_set_sensitive (self->state, !row->is_source && row->state != TW_TEXT_MISSING);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->state), GTK_ACCESSIBLE_PROPERTY_LABEL, both,
                                  -1);
}

static void
show_words (TwTextCell *self)
{
  GtkTextDirection direction = tw_text_direction (tw_text_table_get_language (self->table));
  g_autofree char *typed = NULL, *label = NULL;
  GtkWidget *entry;

  if (self->row->is_long)
    make_view (self);
  entry = shown_entry (self);
  gtk_widget_set_visible (self->entry, entry == self->entry);
  if (self->view != NULL)
    gtk_widget_set_visible (self->view_frame, entry == self->view);
  typed = g_strstrip (typed_words (self));
  self->is_showing = TRUE;
  if (strcmp (typed, self->row->words) != 0)
    {
      if (entry == self->entry)
        gtk_editable_set_text (GTK_EDITABLE (entry), self->row->words);
      else
        gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (entry)),
                                  self->row->words, -1);
    }
  self->is_showing = FALSE;
  gtk_widget_set_direction (entry, direction);
  /* Translators: the name of an entry: the language, and the words to be translated to it */
  label = self->row->is_source
              ? tw_text_row_describe (self->row)
              : g_strdup_printf (_ ("%s: %s"), tw_text_table_get_language (self->table),
                                 self->row->source);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_row (TwTextCell *self)
{
  TwTextRow *row = self->row;
  const char *rule =
      tw_text_table_get_plural_forms (self->table, tw_text_table_get_language (self->table));
  /* Words may be left from a rule with more forms: no number takes them. */
  g_autofree char *sample = row->n_forms > 1 && row->form >= tw_plural_forms_count (rule)
                                ? g_strdup ("–")
                                : g_strdup_printf ("%u", row->sample);
  g_autofree char *what = row->is_source ? tw_text_row_describe (row) : g_strdup (row->source);

  tw_text_picture_show (TW_TEXT_PICTURE (self->picture), row);
  /* Beside the source itself stands what it is. */
  gtk_label_set_label (self->source, what);
  gtk_widget_set_visible (GTK_WIDGET (self->sample), row->n_forms > 1);
  gtk_label_set_label (self->sample, sample);
  show_words (self);
  show_state (self);
}

static void
text_cell_dispose (GObject *object)
{
  TwTextCell *self = TW_TEXT_CELL (object);

  tw_text_cell_set_row (self, NULL);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (tw_text_cell_parent_class)->dispose (object);
}

static void
tw_text_cell_class_init (TwTextCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = text_cell_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  entered_signal = g_signal_new ("entered", TW_TYPE_TEXT_CELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/localise/text-cell.ui");
  gtk_widget_class_bind_template_child (widget_class, TwTextCell, source);
  gtk_widget_class_bind_template_child (widget_class, TwTextCell, sample);
  gtk_widget_class_bind_template_child (widget_class, TwTextCell, entries);
  gtk_widget_class_bind_template_child (widget_class, TwTextCell, entry);
  gtk_widget_class_bind_template_child (widget_class, TwTextCell, state);
  gtk_widget_class_bind_template_child (widget_class, TwTextCell, why);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggle_cb);
}

static void
tw_text_cell_init (TwTextCell *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_large_text_wrap (GTK_LABEL (self->why));
  tw_text_limit_text (self->entry);
  tw_wheel_through (gtk_widget_get_ancestor (GTK_WIDGET (self->source), GTK_TYPE_SCROLLED_WINDOW));
  watch (self, self->entry);
}

GtkWidget *
tw_text_cell_new (TwDocument *document, TwTextTable *table, TwTileTextures *textures)
{
  TwTextCell *self = g_object_new (TW_TYPE_TEXT_CELL, NULL);

  self->table = g_object_ref (table);
  self->picture = tw_text_picture_new (document, textures, PICTURE_SIZE);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_box_prepend (GTK_BOX (self), self->picture);
  return GTK_WIDGET (self);
}

void
tw_text_cell_set_row (TwTextCell *self, TwTextRow *row)
{
  g_return_if_fail (TW_IS_TEXT_CELL (self));

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  g_set_object (&self->row, row);
  if (row == NULL)
    return;
  g_signal_connect_swapped (row, "changed", G_CALLBACK (show_row), self);
  show_row (self);
}

TwTextRow *
tw_text_cell_get_row (TwTextCell *self)
{
  g_return_val_if_fail (TW_IS_TEXT_CELL (self), NULL);
  return self->row;
}

void
tw_text_cell_focus_entry (TwTextCell *self)
{
  g_return_if_fail (TW_IS_TEXT_CELL (self));
  gtk_widget_grab_focus (shown_entry (self));
}
