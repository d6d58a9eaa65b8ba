/* How much can be typed. */
#include "app/widgets/text-limit.h"

#include <string.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/widgets/announce.h"
#include "engine/set/limits.h"

/* Of a character in UTF-8. */
#define MAX_BYTES 4
/* No entry of GTK holds more bytes: one of 65,535 ends the text. */
#define MAX_ENTRY (G_MAXUINT16 - 1)

/* The sign at the end of a line that is full. */
static void
show_sign (gpointer editable, const char *words)
{
  static const char key[] = "tw-full-sign", icon[] = "dialog-warning-symbolic";
  GtkWidget *sign = g_object_get_data (G_OBJECT (editable), key);

  if (GTK_IS_ENTRY (editable))
    {
      gtk_entry_set_icon_from_icon_name (editable, GTK_ENTRY_ICON_SECONDARY,
                                         words != NULL ? icon : NULL);
      if (words != NULL)
        gtk_entry_set_icon_tooltip_text (editable, GTK_ENTRY_ICON_SECONDARY, words);
    }
  else if (ADW_IS_ENTRY_ROW (editable))
    {
      if (sign == NULL && words != NULL)
        {
          sign = gtk_image_new_from_icon_name (icon);
          adw_entry_row_add_suffix (editable, sign);
          g_object_set_data (G_OBJECT (editable), key, sign);
        }
      if (sign == NULL)
        return;
      gtk_widget_set_visible (sign, words != NULL);
      gtk_widget_set_tooltip_text (sign, words);
    }
}

/* Whoever types is told that no more is taken, and sees it for as long as that is so. */
static void
length_cb (GtkText *text, GParamSpec *pspec, GtkWidget *editable)
{
  static const char key[] = "tw-is-full";
  guint most = gtk_text_get_text_length (text);
  gboolean is_full =
      most >= (guint) gtk_text_get_max_length (text)
      /* Or no further character surely fits. */
      || gtk_entry_buffer_get_bytes (gtk_text_get_buffer (text)) + MAX_BYTES > MAX_ENTRY;
  g_autofree char *words = NULL;

  if (is_full == GPOINTER_TO_INT (g_object_get_data (G_OBJECT (editable), key)))
    return;
  g_object_set_data (G_OBJECT (editable), key, GINT_TO_POINTER (is_full));
  if (is_full)
    words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No more than %u character fits here.",
                                          "No more than %u characters fit here.", most),
                             most);
  show_sign (editable, words);
  if (is_full && gtk_widget_has_focus (GTK_WIDGET (text)))
    tw_announce_words (editable, words);
}

static void
set_length (gpointer editable, int length)
{
  GtkEditable *text = gtk_editable_get_delegate (editable);

  g_return_if_fail (GTK_IS_TEXT (text));
  gtk_text_set_max_length (GTK_TEXT (text), length);
  g_signal_connect_object (text, "notify::text", G_CALLBACK (length_cb), editable, 0);
}

void
tw_text_limit_line (gpointer editable)
{
  g_return_if_fail (GTK_IS_EDITABLE (editable));
  set_length (editable, TW_MAX_LINE);
}

/* Bytes that can still be inserted, if @size do not surely fit. */
static gsize
room (GtkTextBuffer *buffer, gsize size)
{
  g_autofree char *text = NULL;
  GtkTextIter start, end;
  gsize length = (gsize) gtk_text_buffer_get_char_count (buffer);

  if (MAX_BYTES * length + size <= TW_MAX_TEXT)
    return size;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  length = strlen (text);
  return length < TW_MAX_TEXT ? TW_MAX_TEXT - length : 0;
}

static void
insert_cb (GtkTextBuffer *buffer, GtkTextIter *at, char *text, int length, GtkWidget *view)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  gsize fits = room (buffer, size);
  const char *end = text + MIN (fits, size);
  g_autofree char *words = NULL;

  if (size <= fits)
    return;
  while (end > text && (*end & 0xc0) == 0x80)
    end--;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  if (end > text)
    gtk_text_buffer_insert (buffer, at, text, (int) (end - text));
  gtk_widget_error_bell (view);
  words = g_strdup_printf (_ ("A text can be %d KiB long at most. Shorten it."), TW_MAX_TEXT >> 10);
  tw_announce_words (view, words);
}

void
tw_text_limit_text (gpointer widget)
{
  if (GTK_IS_TEXT_VIEW (widget))
    g_signal_connect_object (gtk_text_view_get_buffer (widget), "insert-text",
                             G_CALLBACK (insert_cb), widget, 0);
  else
    set_length (widget, MIN (TW_MAX_TEXT / MAX_BYTES, MAX_ENTRY));
}

/* Whether @number is outside of @range, and remains so whatever is typed behind it: 1 of 10 is
 * not. */
static gboolean
is_outside (const char *text, double number, GtkAdjustment *range)
{
  double lower = gtk_adjustment_get_lower (range), upper = gtk_adjustment_get_upper (range);
  g_autofree char *least = g_strdup_printf ("%.0f", lower);

  return number > MAX (upper, 0) || number < MIN (lower, 0)
         || (number < lower && strlen (text) >= strlen (least));
}

/* GTK takes the nearest number that is possible, and says nothing. */
static gboolean
changed_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *spin = g_value_get_object (&values[0]);
  GtkAdjustment *range;
  const char *text;
  char *end;
  double number;
  gboolean is_wrong;
  g_autofree char *words = NULL;

  /* Only what is typed is meant. */
  if (!GTK_IS_SPIN_BUTTON (spin)
      || !gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (spin)))))
    return TRUE;
  range = gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (spin));
  text = gtk_editable_get_text (GTK_EDITABLE (spin));
  number = g_strtod (text, &end);
  is_wrong = end > text && *end == '\0' && is_outside (text, number, range);
  if (is_wrong == gtk_widget_has_css_class (spin, "error"))
    return TRUE;
  if (!is_wrong)
    {
      gtk_widget_remove_css_class (spin, "error");
      return TRUE;
    }
  gtk_widget_add_css_class (spin, "error");
  words = g_strdup_printf (_ ("A number from %d to %d is needed here."),
                           (int) gtk_adjustment_get_lower (range),
                           (int) gtk_adjustment_get_upper (range));
  tw_announce_words (spin, words);
  return TRUE;
}

void
tw_text_limit_init (void)
{
  /* From then on it has signals. */
  g_type_default_interface_ref (GTK_TYPE_EDITABLE);
  g_signal_add_emission_hook (g_signal_lookup ("changed", GTK_TYPE_EDITABLE), 0, changed_cb, NULL,
                              NULL);
}
