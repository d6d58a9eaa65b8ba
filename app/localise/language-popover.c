/* Asks for a further language, and how it counts; or how one that is there does. */
#include "app/localise/language-popover.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/localise/text-table-edit.h"
#include "app/widgets/text-limit.h"
#include "engine/tile/language-names.h"
#include "engine/tile/language.h"
#include "engine/tile/plural-forms.h"

/* Numbers that are shown for each form. */
#define MAX_SAMPLES 5

struct _TwLanguagePopover
{
  GtkPopover parent_instance;

  TwTextTable *table;
  GtkEditable *language;
  GtkEditable *rule;
  GtkLabel *forms;
  /* Known languages: one of them is meant, or, with @like above them, counts in the same way. */
  GtkListBox *known;
  GtkWidget *scrolled;
  GtkWidget *like;
  GtkWidget *rule_part; /* how it counts, where that is not known */
  GtkWidget *add;
  /* The rule is as the program knows it, and follows the language. */
  gboolean is_rule_typed;
  /* The language is there: only its rule is asked for. */
  gboolean is_change;
  gboolean is_showing;
  gboolean is_like;
  /* Known languages that begin or go on like what is typed. */
  guint n_offers;
};

G_DEFINE_FINAL_TYPE (TwLanguagePopover, tw_language_popover, GTK_TYPE_POPOVER)

static char *
typed_language (TwLanguagePopover *self)
{
  return tw_language_from_name (gtk_editable_get_text (self->language));
}

/* "1 · 2, 3, 4 · 0, 5, 6, 7, 8…": which numbers take which form. */
static char *
forms_words (const char *rule)
{
  guint n_forms = tw_plural_forms_count (rule);
  GString *words = g_string_new (NULL);

  for (guint form = 0; form < n_forms; form++)
    {
      guint n = 0;

      g_string_append (words, form > 0 ? " · " : "");
      for (gulong i = 0; i <= 200 && n <= MAX_SAMPLES; i++)
        if (tw_plural_forms_index (rule, i) == form && n++ < MAX_SAMPLES)
          g_string_append_printf (words, "%s%lu", n > 1 ? ", " : "", i);
      g_string_append (words, n > MAX_SAMPLES ? "…" : "");
    }
  return g_string_free (words, FALSE);
}

static gboolean
is_there (TwLanguagePopover *self, const char *language)
{
  g_auto (GStrv) languages = tw_text_table_dup_languages (self->table);

  for (guint i = 0; languages[i] != NULL; i++)
    if (tw_language_equal (languages[i], language))
      return TRUE;
  return FALSE;
}

/* Whether the program knows @language, so that nothing else is meant by it. */
static gboolean
is_known (const char *language)
{
  g_autofree char *name = tw_language_name (language);

  return strcmp (name, language) != 0 || tw_language_plural_forms (language) != NULL;
}

/* A language that is there already, and of whose name the beginning is typed; no code is as long as
 * that. Returns: (transfer full) (nullable) */
static char *
find_there (TwLanguagePopover *self, const char *language)
{
  const char *typed = gtk_editable_get_text (self->language);
  g_auto (GStrv) languages = tw_text_table_dup_languages (self->table);

  for (guint i = 0; strcspn (language, "-") > 3 && languages[i] != NULL; i++)
    if (tw_language_is_called (languages[i], typed))
      return g_strdup (languages[i]);
  return NULL;
}

/* What is wrong with the language that is typed. */
static char *
language_words (TwLanguagePopover *self, const char *language)
{
  g_autofree char *name = NULL, *there = NULL;

  if (self->is_change || *gtk_editable_get_text (self->language) == '\0')
    return NULL;
  if (is_there (self, language))
    there = g_strdup (language);
  else if (self->n_offers == 0)
    there = find_there (self, language);
  if (there == NULL)
    return tw_language_is_valid (language) || self->n_offers > 0
               ? NULL
               : g_strdup (_ ("Unknown language. Try “polski”, “pl” or “pt-BR”."));
  name = tw_language_name (there);
  /* Translators: %s is a language's own name */
  return g_strdup_printf (_ ("%s is there already."), name);
}

/* Whether @language is one, rather than the beginning of a name: codes have two or three letters.
 */
static gboolean
is_meant (TwLanguagePopover *self, const char *language)
{
  return tw_language_is_valid (language) && (self->n_offers == 0 || strcspn (language, "-") <= 3);
}

/* A language that the program does not know is told: something in the list may have been meant. */
static void
show_add (TwLanguagePopover *self, const char *language, gboolean has_language)
{
  g_autofree char *label = NULL;

  if (!self->is_change && has_language && !is_known (language))
    /* Translators: %s is the code of a language, "szl" */
    label = g_strdup_printf (_ ("_Add “%s”"), language);
  gtk_button_set_label (GTK_BUTTON (self->add), self->is_change ? _ ("_Change")
                                                : label != NULL ? label
                                                                : _ ("_Add"));
}

static void
show_forms (TwLanguagePopover *self)
{
  const char *rule = gtk_editable_get_text (self->rule);
  g_autofree char *language = typed_language (self), *words = NULL;
  g_autofree char *wrong = language_words (self, language), *text = NULL;
  gboolean is_wrong = wrong != NULL, has_language = !is_wrong && is_meant (self, language);
  guint n = tw_plural_forms_count (rule);

  if (is_wrong)
    text = g_steal_pointer (&wrong);
  else if (!self->is_like)
    text = g_strdup ("");
  else if (n == 0)
    text = g_strdup_printf (_ ("This is no rule for plurals. Write for instance “%s”."),
                            TW_PLURAL_FORMS_ENGLISH);
  else
    {
      words = forms_words (rule);
      text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u form: %s", "%u forms: %s", n), n,
                              words);
    }
  gtk_label_set_label (self->forms, text);
  gtk_widget_set_visible (GTK_WIDGET (self->forms), *text != '\0');
  if (n == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->rule), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->rule), "error");
  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->language), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->language), "error");
  gtk_widget_set_sensitive (self->add, n > 0 && has_language);
  show_add (self, language, has_language);
}

static gboolean is_offered (GtkListBoxRow *row, gpointer data);

static guint
n_offered (TwLanguagePopover *self)
{
  GtkListBoxRow *row;
  guint n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->known, i)) != NULL; i++)
    n += is_offered (row, self);
  return n;
}

static gboolean
is_new (TwLanguagePopover *self, const char *language)
{
  g_autofree char *there = find_there (self, language);

  return tw_language_is_valid (language) && !is_there (self, language) && there == NULL;
}

static void
language_changed_cb (TwLanguagePopover *self)
{
  g_autofree char *language = typed_language (self);

  if (self->table != NULL && !self->is_rule_typed)
    {
      self->is_showing = TRUE;
      gtk_editable_set_text (self->rule, tw_text_table_get_plural_forms (self->table, language));
      self->is_showing = FALSE;
    }
  /* How a language counts that the program does not know, a known one may say. */
  self->is_like = FALSE;
  self->n_offers = self->is_change ? 0 : n_offered (self);
  self->is_like = self->n_offers == 0
                  && (self->is_change
                      || (is_new (self, language) && tw_language_plural_forms (language) == NULL));
  gtk_list_box_invalidate_filter (self->known);
  gtk_widget_set_visible (self->like, self->is_like);
  /* How a language counts that the program knows is nothing to ask of anybody. */
  gtk_widget_set_visible (self->rule_part, self->is_like);
  gtk_widget_set_visible (self->scrolled, self->is_like || self->n_offers > 0);
  show_forms (self);
}

static void
rule_changed_cb (TwLanguagePopover *self)
{
  self->is_rule_typed |= !self->is_showing;
  show_forms (self);
}

static void chosen_cb (TwLanguagePopover *self, GtkListBoxRow *row);

static GtkListBoxRow *
first_offered (TwLanguagePopover *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->known, i)) != NULL; i++)
    if (is_offered (row, self))
      return row;
  return NULL;
}

static gboolean
key_cb (TwLanguagePopover *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkListBoxRow *row = first_offered (self);

  if (keyval != GDK_KEY_Down || row == NULL || !gtk_widget_get_visible (self->scrolled))
    return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
add_cb (TwLanguagePopover *self)
{
  g_autofree char *language = typed_language (self);
  gboolean is_change = self->is_change;

  if (!gtk_widget_get_sensitive (self->add))
    return;
  if (is_change)
    tw_text_table_set_plural_forms (self->table, gtk_editable_get_text (self->rule));
  else
    tw_text_table_add_language (self->table, language, gtk_editable_get_text (self->rule));
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* The beginning of a name will do: Return takes what is found, or, where it is not the only one,
 * completes it; once more adds the language. */
static void
enter_cb (TwLanguagePopover *self)
{
  g_autofree char *language = typed_language (self);
  guint n = self->n_offers;

  if (n > 0 && !is_known (language))
    {
      if (*gtk_editable_get_text (self->language) == '\0')
        return;
      chosen_cb (self, first_offered (self));
    }
  if (n <= 1 || is_known (language))
    add_cb (self);
}

static const char *
row_code (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "code");
}

static gboolean
is_offered (GtkListBoxRow *row, gpointer data)
{
  TwLanguagePopover *self = data;

  if (self->is_like)
    return TRUE;
  return !is_there (self, row_code (row))
         && tw_language_is_called (row_code (row), gtk_editable_get_text (self->language));
}

static void
chosen_cb (TwLanguagePopover *self, GtkListBoxRow *row)
{
  g_autofree char *name = tw_language_name (row_code (row));

  if (self->is_like)
    {
      const char *rule = tw_language_plural_forms (row_code (row));

      gtk_editable_set_text (self->rule, rule != NULL ? rule : TW_PLURAL_FORMS_ENGLISH);
      gtk_widget_grab_focus (GTK_WIDGET (self->rule));
      return;
    }
  self->is_rule_typed = FALSE;
  gtk_editable_set_text (self->language, name);
  gtk_widget_grab_focus (GTK_WIDGET (self->language));
  gtk_editable_set_position (self->language, -1);
}

static void
show_cb (TwLanguagePopover *self)
{
  const char *shown = tw_text_table_get_language (self->table);
  g_autofree char *name = tw_language_name (shown);

  self->is_rule_typed = FALSE;
  gtk_editable_set_text (self->language, self->is_change ? name : "");
  gtk_editable_set_editable (self->language, !self->is_change);
  language_changed_cb (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (
                                GTK_SCROLLED_WINDOW (self->scrolled)),
                            0);
  gtk_widget_grab_focus (GTK_WIDGET (self->is_change ? self->rule : self->language));
}

static void
closed_cb (TwLanguagePopover *self)
{
  self->is_change = FALSE;
}

void
tw_language_popover_change (TwLanguagePopover *self)
{
  g_return_if_fail (TW_IS_LANGUAGE_POPOVER (self));

  self->is_change = TRUE;
}

static void
language_popover_dispose (GObject *object)
{
  TwLanguagePopover *self = TW_LANGUAGE_POPOVER (object);

  g_clear_object (&self->table);
  G_OBJECT_CLASS (tw_language_popover_parent_class)->dispose (object);
}

static void
tw_language_popover_class_init (TwLanguagePopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = language_popover_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/localise/language-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, language);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, rule);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, forms);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, known);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, scrolled);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, like);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, rule_part);
  gtk_widget_class_bind_template_child (widget_class, TwLanguagePopover, add);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, language_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rule_changed_cb);
}

static void
add_known (TwLanguagePopover *self, const char *code)
{
  g_autofree char *name = tw_language_name (code);
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_append (self->known, label);
  g_object_set_data (G_OBJECT (gtk_widget_get_parent (label)), "code", (gpointer) code);
}

static void
tw_language_popover_init (TwLanguagePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->rule), TW_PLURAL_FORMS_ENGLISH);
  tw_text_limit_line (self->language);
  tw_text_limit_line (self->rule);
  for (const char *const *codes = tw_language_codes (); *codes != NULL; codes++)
    add_known (self, *codes);
}

void
tw_language_popover_set_table (TwLanguagePopover *self, TwTextTable *table)
{
  g_return_if_fail (TW_IS_LANGUAGE_POPOVER (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  gtk_list_box_set_filter_func (self->known, is_offered, self, NULL);
  g_signal_connect (self, "show", G_CALLBACK (show_cb), NULL);
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}
