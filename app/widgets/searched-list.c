/* Rows, searched. */
#include "app/widgets/searched-list.h"

#include <string.h>

#define KEY "tw-searched"

/* How well a row fits what is searched for, the best first. */
typedef enum
{
  FITS_BEGINNING, /* its title begins with it */
  FITS_WORD,      /* a word of its title does */
  FITS_TITLE,     /* its title has it */
  FITS_WORDS,     /* it is found by something else */
  FITS_NOT
} Fit;

typedef struct
{
  char *group;
  char *title;  /* folded */
  char *words;  /* all of it, as it is searched by g_str_match_string() */
  char *called; /* the title by itself */
  guint number;
  Fit fit;
} Searched;

static void
searched_free (gpointer data)
{
  Searched *self = data;

  g_free (self->group);
  g_free (self->title);
  g_free (self->words);
  g_free (self->called);
  g_free (self);
}

static Searched *
searched_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), KEY);
}

/* Every word that is typed has to be found. */
static gboolean
has_all (const char *typed, const char *text)
{
  g_auto (GStrv) words = g_strsplit (typed, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !g_str_match_string (words[i], text, TRUE))
      return FALSE;
  return TRUE;
}

static Fit
fit_of (const Searched *row, const char *typed)
{
  g_autofree char *stripped = g_strstrip (g_strdup (typed));
  g_autofree char *folded = g_utf8_casefold (stripped, -1);
  const char *found;

  if (*folded == '\0')
    return FITS_BEGINNING;
  if (g_str_has_prefix (row->title, folded))
    return FITS_BEGINNING;
  found = strstr (row->title, folded);
  for (const char *at = found; at != NULL; at = strstr (at + 1, folded))
    if (!g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
      return FITS_WORD;
  if (found != NULL || has_all (stripped, row->called))
    return FITS_TITLE;
  return has_all (stripped, row->words) ? FITS_WORDS : FITS_NOT;
}

static gboolean
fits (GtkListBoxRow *row, gpointer entry)
{
  return searched_of (row)->fit != FITS_NOT;
}

static int
compare (GtkListBoxRow *a, GtkListBoxRow *b, gpointer entry)
{
  const Searched *first = searched_of (a), *second = searched_of (b);

  return first->fit != second->fit ? (int) first->fit - (int) second->fit
                                   : (int) first->number - (int) second->number;
}

static GtkEditable *
entry_of (GtkListBox *list)
{
  return g_object_get_data (G_OBJECT (list), KEY);
}

/* A heading where another group begins; of what is searched for the groups are mixed. */
static void
show_heading (GtkListBoxRow *row, GtkListBoxRow *before, gpointer entry)
{
  const char *group = searched_of (row)->group;
  const char *above = before != NULL ? searched_of (before)->group : NULL;
  GtkWidget *label;

  if (group == NULL || g_strcmp0 (group, above) == 0 || *gtk_editable_get_text (entry) != '\0')
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (group);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_widget_add_css_class (label, "symbol-heading");
  gtk_list_box_row_set_header (row, label);
}

/* What was found is below: Down leads to it, and not to whatever is below on the screen. */
static gboolean
key_cb (GtkListBox *list, guint keyval)
{
  GtkListBoxRow *first;

  if (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  /* What was typed last is not searched for yet. */
  tw_searched_list_search (list);
  first = tw_searched_list_first (list);
  if (first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
  return GDK_EVENT_STOP;
}

void
tw_searched_list (GtkListBox *list, GtkEditable *entry)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_cb), list, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (entry), key);
  g_object_set_data (G_OBJECT (list), KEY, entry);
  gtk_list_box_set_filter_func (list, fits, entry, NULL);
  gtk_list_box_set_sort_func (list, compare, entry, NULL);
  gtk_list_box_set_header_func (list, show_heading, entry, NULL);
}

void
tw_searched_list_add (GtkListBox *list,
                      GtkListBoxRow *row,
                      const char *group,
                      const char *title,
                      const char *words)
{
  Searched *self = g_new0 (Searched, 1);

  self->group = g_strdup (group);
  self->title = g_utf8_casefold (title, -1);
  self->called = g_strdup (title);
  self->words =
      g_strconcat (title, " ", group != NULL ? group : "", " ", words != NULL ? words : "", NULL);
  for (guint i = 0; gtk_list_box_get_row_at_index (list, (int) i) != NULL; i++)
    self->number = i + 1;
  self->fit = fit_of (self, gtk_editable_get_text (entry_of (list)));
  g_object_set_data_full (G_OBJECT (row), KEY, self, searched_free);
  gtk_list_box_append (list, GTK_WIDGET (row));
}

void
tw_searched_list_search (GtkListBox *list)
{
  const char *typed = gtk_editable_get_text (entry_of (list));
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    searched_of (row)->fit = fit_of (searched_of (row), typed);
  gtk_list_box_invalidate_sort (list);
  gtk_list_box_invalidate_filter (list);
  gtk_list_box_invalidate_headers (list);
}

GtkListBoxRow *
tw_searched_list_first (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (searched_of (row)->fit != FITS_NOT)
      return row;
  return NULL;
}

GtkListBoxRow *
tw_searched_list_taken (GtkListBox *list)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (list));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (list)))
    {
      GtkWidget *row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);

      if (row != NULL && fits (GTK_LIST_BOX_ROW (row), NULL))
        return GTK_LIST_BOX_ROW (row);
    }
  return tw_searched_list_first (list);
}

void
tw_searched_list_leave (GtkListBox *list)
{
  gtk_list_box_set_filter_func (list, NULL, NULL, NULL);
  gtk_list_box_set_sort_func (list, NULL, NULL, NULL);
  gtk_list_box_set_header_func (list, NULL, NULL, NULL);
}
