/* What stands in a text view. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_buffer_text_dup: Returns: (transfer full): all text of @buffer */
static inline char *
tw_buffer_text_dup (GtkTextBuffer *buffer)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

G_END_DECLS
