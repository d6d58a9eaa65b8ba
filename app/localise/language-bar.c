/* The languages of a set as a row of toggles. */
#include "app/localise/language-bar.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/tooltip.h"
#include "engine/tile/language-names.h"

struct _TwLanguageBar
{
  GtkBox parent_instance;

  TwTextTable *table;
  /* What the toggles stand for, and the one that was shown last. */
  char **languages;
  char *shown;
  /* How far the bar is scrolled, where it can be, and what will scroll it with the next frame. */
  GtkAdjustment *scrolled;
  guint scroll;
};

typedef struct
{
  GtkLabel *name;
  GtkLabel *done;
  GtkProgressBar *bar;
} Toggle;

G_DEFINE_FINAL_TYPE (TwLanguageBar, tw_language_bar, GTK_TYPE_BOX)

static GtkWidget *
toggle_new (const char *language)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  Toggle *toggle = g_new0 (Toggle, 1);

  toggle->name = GTK_LABEL (gtk_label_new (NULL));
  toggle->done = GTK_LABEL (gtk_label_new (NULL));
  toggle->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_label_set_xalign (toggle->name, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (toggle->name), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (toggle->name), "heading");
  gtk_widget_add_css_class (GTK_WIDGET (toggle->done), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (toggle->done), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (toggle->done), "numeric");
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (toggle->name));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (toggle->done));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (toggle->bar));
  gtk_button_set_child (GTK_BUTTON (button), box);
  /* One language alone does not fill the page. */
  gtk_widget_set_hexpand (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "language");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "texts.language");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", language);
  g_object_set_data_full (G_OBJECT (button), "toggle", toggle, g_free);
  return button;
}

static char *
language_title (const char *language)
{
  /* Translators: the texts as the set's designer wrote them, in a language that the set does not
     name; they are translated from it */
  return *language != '\0' ? tw_language_name (language) : g_strdup (C_ ("texts", "Source"));
}

static void
show_toggle (TwLanguageBar *self, GtkWidget *button, const char *language, gboolean is_source)
{
  Toggle *toggle = g_object_get_data (G_OBJECT (button), "toggle");
  g_autofree char *title = language_title (language), *label = NULL, *done = NULL, *tooltip = NULL;
  TwTextCount count;
  guint n = tw_text_table_count (self->table, language, &count);
  double fraction = n > 0 ? (double) count.n[TW_TEXT_DONE] / n : 1;

  if (is_source)
    /* Translators: said beside the language from which the others are translated:
       "English, source" */
    done = *language != '\0' ? g_strdup (C_ ("texts", "source")) : g_strdup_printf ("%u", n);
  else
    /* Translators: how much is done, "82 %" */
    done = g_strdup_printf (_ ("%u %%"), (guint) (fraction * 100));
  /* Translators: a language's name and how far its translation is: "čeština, 82 %" */
  label = g_strdup_printf (_ ("%s, %s"), title, done);
  gtk_label_set_label (toggle->name, title);
  gtk_label_set_label (toggle->done, done);
  gtk_progress_bar_set_fraction (toggle->bar, is_source ? 1 : fraction);
  if (!is_source)
    tooltip = g_strdup_printf (_ ("Done: %u, drafts: %u, missing: %u"), count.n[TW_TEXT_DONE],
                               count.n[TW_TEXT_DRAFT], count.n[TW_TEXT_MISSING]);
  tw_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* Where there is little room the bar scrolls: the language shown is to be seen. */
static gboolean
scroll_to_shown (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwLanguageBar *self = TW_LANGUAGE_BAR (widget);
  GtkWidget *toggle = self->shown != NULL ? tw_language_bar_get_toggle (self, self->shown) : NULL;
  graphene_rect_t box;

  self->scroll = 0;
  if (self->scrolled != NULL && toggle != NULL && gtk_widget_compute_bounds (toggle, widget, &box))
    gtk_adjustment_clamp_page (self->scrolled, box.origin.x, box.origin.x + box.size.width);
  return G_SOURCE_REMOVE;
}

static void
queue_scroll (TwLanguageBar *self)
{
  if (self->scroll == 0)
    self->scroll = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_shown, NULL, NULL);
}

/* The room changes as panels open, the bar as languages come: after it was laid out, that is. */
static void
language_bar_root (GtkWidget *widget)
{
  TwLanguageBar *self = TW_LANGUAGE_BAR (widget);
  GtkWidget *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (tw_language_bar_parent_class)->root (widget);
  if (window == NULL)
    return;
  self->scrolled = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (window));
  g_signal_connect_object (self->scrolled, "changed", G_CALLBACK (queue_scroll), self,
                           G_CONNECT_SWAPPED);
}

static void
language_bar_unroot (GtkWidget *widget)
{
  TwLanguageBar *self = TW_LANGUAGE_BAR (widget);

  if (self->scrolled != NULL)
    g_signal_handlers_disconnect_by_data (self->scrolled, self);
  self->scrolled = NULL;
  GTK_WIDGET_CLASS (tw_language_bar_parent_class)->unroot (widget);
}

static void
follow_shown (TwLanguageBar *self)
{
  const char *shown = tw_text_table_get_language (self->table);

  if (g_strcmp0 (self->shown, shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_strdup (shown);
  queue_scroll (self);
}

static void
update (TwLanguageBar *self)
{
  g_auto (GStrv) languages = tw_text_table_dup_languages (self->table);
  GtkWidget *child;

  if (self->languages == NULL
      || !g_strv_equal ((const char *const *) languages, (const char *const *) self->languages))
    {
      while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
        gtk_box_remove (GTK_BOX (self), child);
      for (guint i = 0; languages[i] != NULL; i++)
        gtk_box_append (GTK_BOX (self), toggle_new (languages[i]));
      g_strfreev (self->languages);
      self->languages = g_strdupv (languages);
    }
  child = gtk_widget_get_first_child (GTK_WIDGET (self));
  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    show_toggle (self, child, languages[i], i == 0);
  follow_shown (self);
}

static void
language_bar_dispose (GObject *object)
{
  TwLanguageBar *self = TW_LANGUAGE_BAR (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  g_clear_pointer (&self->languages, g_strfreev);
  g_clear_pointer (&self->shown, g_free);
  G_OBJECT_CLASS (tw_language_bar_parent_class)->dispose (object);
}

static void
tw_language_bar_class_init (TwLanguageBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = language_bar_dispose;
  GTK_WIDGET_CLASS (klass)->root = language_bar_root;
  GTK_WIDGET_CLASS (klass)->unroot = language_bar_unroot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_language_bar_init (TwLanguageBar *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Languages"), -1);
}

void
tw_language_bar_set_table (TwLanguageBar *self, TwTextTable *table)
{
  g_return_if_fail (TW_IS_LANGUAGE_BAR (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_swapped (table, "updated", G_CALLBACK (update), self);
  update (self);
}

GtkWidget *
tw_language_bar_get_toggle (TwLanguageBar *self, const char *language)
{
  GtkWidget *child;

  g_return_val_if_fail (TW_IS_LANGUAGE_BAR (self), NULL);

  child = gtk_widget_get_first_child (GTK_WIDGET (self));
  for (guint i = 0; child != NULL; i++, child = gtk_widget_get_next_sibling (child))
    if (tw_language_equal (self->languages[i], language))
      return child;
  return NULL;
}
