/* The preferences: a row for each choice, bound to its setting. */
#include "app/preferences-window.h"

#include <glib/gi18n.h>

/* The settings' words in the order of the choices; what people read is translated. */
typedef struct
{
  const char *key;
  const char *words[4];
} Choice;

static const Choice style = { "style", { "system", "light", "dark" } };
static const Choice contrast = { "tile-contrast", { "system", "usual", "high" } };

static gboolean
get_choice (GValue *value, GVariant *variant, gpointer user_data)
{
  const Choice *choice = user_data;
  const char *word = g_variant_get_string (variant, NULL);

  for (guint i = 0; choice->words[i] != NULL; i++)
    if (g_str_equal (choice->words[i], word))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer user_data)
{
  const Choice *choice = user_data;

  return g_variant_new_string (choice->words[MIN (g_value_get_uint (value), 2)]);
}

static GtkWidget *
row_new (GSettings *settings,
         const Choice *choice,
         const char *title,
         const char *subtitle,
         const char *const *names)
{
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", title, "subtitle", subtitle, NULL);
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  g_settings_bind_with_mapping (settings, choice->key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_choice, set_choice, (gpointer) choice, NULL);
  return row;
}

void
tw_preferences_window_show (GSettings *settings, GtkWindow *parent)
{
  const char *const styles[] = { _ ("Follow System"), _ ("Light"), _ ("Dark"), NULL };
  /* Translators: how tiles are drawn: with more contrast if the system says so, never, always. */
  const char *const contrasts[] = { _ ("Follow System"), _ ("Usual Colours"), _ ("High Contrast"),
                                    NULL };
  GtkWidget *window = adw_preferences_window_new (), *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Appearance"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             row_new (settings, &style, _ ("Style"), NULL, styles));
  adw_preferences_group_add (
      ADW_PREFERENCES_GROUP (group),
      row_new (settings, &contrast, _ ("Tiles"),
               _ ("High contrast: light fields, white roads and walls, dark towns, larger symbols"),
               contrasts));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 520, 320);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), FALSE);
  gtk_window_present (GTK_WINDOW (window));
}
