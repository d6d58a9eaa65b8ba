/* How much can be typed. */
#include "app/widgets/text-limit.h"

#include <string.h>

#include "engine/set/limits.h"

/* Of a character in UTF-8. */
#define MAX_BYTES 4
/* No entry of GTK holds more. */
#define MAX_ENTRY G_MAXUINT16

static void
set_length (gpointer editable, int length)
{
  GtkEditable *text = gtk_editable_get_delegate (editable);

  g_return_if_fail (GTK_IS_TEXT (text));
  gtk_text_set_max_length (GTK_TEXT (text), length);
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

  if (size <= fits)
    return;
  while (end > text && (*end & 0xc0) == 0x80)
    end--;
  g_signal_stop_emission_by_name (buffer, "insert-text");
  if (end > text)
    gtk_text_buffer_insert (buffer, at, text, (int) (end - text));
  gtk_widget_error_bell (view);
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
