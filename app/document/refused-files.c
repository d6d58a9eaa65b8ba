/* Files that were opened together and cannot be. */
#include "app/document/refused-files.h"

#include <glib/gi18n.h>

struct _TwRefusedFiles
{
  GPtrArray *lines; /* "title: message" */
  char *title;
  char *words;
};

TwRefusedFiles *
tw_refused_files_new (void)
{
  TwRefusedFiles *self = g_new0 (TwRefusedFiles, 1);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
tw_refused_files_free (TwRefusedFiles *self)
{
  tw_refused_files_clear (self);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

void
tw_refused_files_clear (TwRefusedFiles *self)
{
  g_ptr_array_set_size (self->lines, 0);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->words, g_free);
}

void
tw_refused_files_add (TwRefusedFiles *self, const char *title, const char *message)
{
  guint n = self->lines->len + 1;

  g_ptr_array_add (self->lines, g_strdup_printf ("%s: %s", title, message));
  g_free (self->title);
  g_free (self->words);
  if (n == 1)
    {
      self->title = g_strdup (title);
      self->words = g_strdup (message);
      return;
    }
  self->title =
      g_strdup_printf (ngettext ("%u file cannot be opened", "%u files cannot be opened", n), n);
  g_ptr_array_add (self->lines, NULL);
  self->words = g_strjoinv ("\n", (char **) self->lines->pdata);
  g_ptr_array_set_size (self->lines, (int) n);
}

const char *
tw_refused_files_get_title (TwRefusedFiles *self)
{
  return self->title;
}

const char *
tw_refused_files_get_words (TwRefusedFiles *self)
{
  return self->words;
}
