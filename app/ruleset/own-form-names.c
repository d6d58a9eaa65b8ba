/* The names of a thing: one for all, and one for each language that has another. */
#include "app/ruleset/own-form-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/text-limit.h"

/* Languages that are offered; those that a file has besides get a row, too. */
static const struct
{
  const char *code;
  const char *name;
} languages[] = {
  { "cs", N_ ("Czech") },   { "de", N_ ("German") }, { "en", N_ ("English") },
  { "es", N_ ("Spanish") }, { "fr", N_ ("French") }, { "it", N_ ("Italian") },
  { "nl", N_ ("Dutch") },   { "pl", N_ ("Polish") }, { "sk", N_ ("Slovak") },
};

static const char *
row_language (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), "language");
}

static GtkWidget *
add_row (TwOwnForm *self, const char *code, const char *name, GCallback changed)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
  tw_text_limit_text (row);
  g_object_set_data_full (G_OBJECT (row), "language", g_strdup (code), g_free);
  g_signal_connect_swapped (row, "changed", changed, self);
  adw_expander_row_add_row (self->languages_row, row);
  g_ptr_array_add (self->language_rows, row);
  return row;
}

static GtkWidget *
find_row (TwOwnForm *self, const char *code, GCallback changed)
{
  for (guint i = 0; i < self->language_rows->len; i++)
    if (strcmp (row_language (self->language_rows->pdata[i]), code) == 0)
      return self->language_rows->pdata[i];
  return add_row (self, code, code, changed);
}

static void
show_text (GtkWidget *row, const char *text)
{
  if (strcmp (gtk_editable_get_text (GTK_EDITABLE (row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

void
own_form_count_names (TwOwnForm *self)
{
  guint n = 0;

  for (guint i = 0; i < self->language_rows->len; i++)
    n += *gtk_editable_get_text (GTK_EDITABLE (self->language_rows->pdata[i])) != '\0';
  if (n > 0)
    {
      g_autofree char *words = g_strdup_printf (ngettext ("%u language", "%u languages", n), n);

      adw_expander_row_set_subtitle (self->languages_row, words);
    }
  else
    adw_expander_row_set_subtitle (self->languages_row, C_ ("languages with a name", "None"));
}

void
own_form_fill_names (TwOwnForm *self, GCallback changed)
{
  TwTexts *texts =
      tw_own_thing_texts (tw_document_get_set (self->document), self->thing.sort, self->thing.id);

  for (guint i = 0;
       self->language_rows->len < G_N_ELEMENTS (languages) && i < G_N_ELEMENTS (languages); i++)
    add_row (self, languages[i].code, _ (languages[i].name), changed);
  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    if (*texts->texts[i].language != '\0')
      find_row (self, texts->texts[i].language, changed);
  for (guint i = 0; i < self->language_rows->len; i++)
    {
      GtkWidget *row = self->language_rows->pdata[i];
      const char *text = texts != NULL ? tw_texts_get (texts, row_language (row)) : NULL;

      show_text (row, text != NULL ? text : "");
    }
  show_text (GTK_WIDGET (self->name_row),
             texts != NULL && tw_texts_get (texts, "") != NULL ? tw_texts_get (texts, "") : "");
  own_form_count_names (self);
}

static TwTexts *
with_text (TwTexts *texts, const char *language, GtkWidget *row)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
  TwTexts *next = *text != '\0' ? tw_texts_with (texts, language, text) : tw_texts_ref (texts);

  tw_texts_unref (texts);
  return next;
}

TwTexts *
own_form_read_names (TwOwnForm *self)
{
  TwTexts *texts = with_text (NULL, "", GTK_WIDGET (self->name_row));

  for (guint i = 0; i < self->language_rows->len; i++)
    texts = with_text (texts, row_language (self->language_rows->pdata[i]),
                       self->language_rows->pdata[i]);
  return texts;
}
