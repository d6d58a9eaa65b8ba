/* A text that wraps, in a list of rows. */
#include "app/ruleset/words-row.h"

#include <gdk/gdkkeysyms.h>
#include <string.h>

#include "app/widgets/buffer-text.h"
#include "app/widgets/text-limit.h"

#define HINT_OPACITY 0.55

struct _TwWordsRow
{
  AdwPreferencesRow parent_instance;

  char *hint;
  GtkLabel *name;
  GtkLabel *room; /* says what the view says, unseen; the hint if that is nothing */
  GtkTextView *view;
};

G_DEFINE_FINAL_TYPE (TwWordsRow, tw_words_row, ADW_TYPE_PREFERENCES_ROW)

static guint typed_signal, left_signal;

/* A list gives its rows no more than they need, and what is typed into needs a line only. */
static void
make_room (TwWordsRow *self)
{
  g_autofree char *text = tw_words_row_dup_text (self);
  /* The cursor stands behind the last letter. */
  g_autofree char *with_cursor = g_strconcat (text, "|", NULL);

  gtk_label_set_text (self->room, *text == '\0' ? self->hint : with_cursor);
  gtk_widget_set_opacity (GTK_WIDGET (self->room), *text == '\0' ? HINT_OPACITY : 0);
}

/* What takes the place of what is marked takes that away first, and is typed all the same. */
static void
typed_cb (TwWordsRow *self)
{
  g_signal_emit (self, typed_signal, 0);
}

static void
left_cb (TwWordsRow *self)
{
  g_signal_emit (self, left_signal, 0);
}

static gboolean
key_cb (TwWordsRow *self, guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;
}

static void
clicked_cb (TwWordsRow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* It would lie over what is typed. */
static gboolean
words_row_query_tooltip (GtkWidget *widget, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0
         && GTK_WIDGET_CLASS (tw_words_row_parent_class)
                ->query_tooltip (widget, x, y, is_keyboard, tooltip);
}

static void
words_row_finalize (GObject *object)
{
  g_free (TW_WORDS_ROW (object)->hint);
  G_OBJECT_CLASS (tw_words_row_parent_class)->finalize (object);
}

static void
tw_words_row_class_init (TwWordsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = words_row_finalize;
  widget_class->query_tooltip = words_row_query_tooltip;
  typed_signal = g_signal_new ("typed", TW_TYPE_WORDS_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  left_signal = g_signal_new ("left", TW_TYPE_WORDS_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/words-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TwWordsRow, name);
  gtk_widget_class_bind_template_child (widget_class, TwWordsRow, room);
  gtk_widget_class_bind_template_child (widget_class, TwWordsRow, view);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
tw_words_row_init (TwWordsRow *self)
{
  GtkTextBuffer *buffer;

  gtk_widget_init_template (GTK_WIDGET (self));
  buffer = gtk_text_view_get_buffer (self->view);
  /* Undo is the document's, also while something is typed. */
  gtk_text_buffer_set_enable_undo (buffer, FALSE);
  tw_text_limit_text (self->view);
  g_signal_connect_swapped (buffer, "changed", G_CALLBACK (make_room), self);
  g_signal_connect_swapped (buffer, "end-user-action", G_CALLBACK (typed_cb), self);
}

GtkWidget *
tw_words_row_new (const char *title, const char *hint)
{
  TwWordsRow *self = g_object_new (TW_TYPE_WORDS_ROW, "use-markup", FALSE, "title", title, NULL);

  self->hint = g_strdup (hint);
  make_room (self);
  gtk_label_set_text (self->name, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, hint, -1);
  return GTK_WIDGET (self);
}

char *
tw_words_row_dup_text (TwWordsRow *self)
{
  char *text = tw_buffer_text_dup (gtk_text_view_get_buffer (self->view));

  /* What was pasted may have lines. */
  return g_strdelimit (text, "\n\r\t", ' ');
}

void
tw_words_row_set_text (TwWordsRow *self, const char *text)
{
  g_autofree char *old = tw_words_row_dup_text (self);

  if (strcmp (old, text) != 0)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->view), text, -1);
}
