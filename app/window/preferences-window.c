/* The preferences: a row for each choice, bound to its setting. */
#include "app/window/preferences-window.h"

#include <glib/gi18n.h>

#include "app/sound/sound.h"
#include "app/widgets/choice-tooltip.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/language-setting.h"
#include "engine/tile/language-names.h"
#include "engine/tile/language.h"

/* The settings' words in the order of the choices; what people read is translated. */
typedef struct
{
  const char *key;
  const char *words[6];
} Choice;

static const Choice style = { "style", { "system", "light", "dark" } };
static const Choice contrast = { "tile-contrast", { "system", "usual", "high" } };
static const Choice spoken = { "spoken", { "everything", "news", "answers" } };
static const Choice one_switch = { "one-switch",
                                   { "off", "second", "two-seconds", "three-seconds",
                                     "five-seconds" } };
static const Choice table_top = { "table-top", { "wood", "felt", "linen", "plain" } };

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

  return g_variant_new_string (
      choice->words[MIN (g_value_get_uint (value), g_strv_length ((char **) choice->words) - 1)]);
}

static GtkWidget *
row_new (GSettings *settings, const Choice *choice, const char *title, const char *const *names)
{
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", title, NULL);
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  tw_choice_tooltip (ADW_COMBO_ROW (row));
  g_settings_bind_with_mapping (settings, choice->key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_choice, set_choice, (gpointer) choice, NULL);
  return row;
}

static gboolean
get_language (GValue *value, GVariant *variant, gpointer user_data)
{
  char **languages = user_data;

  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i + 1);
  return TRUE;
}

static GVariant *
set_language (const GValue *value, const GVariantType *type, gpointer user_data)
{
  char **languages = user_data;
  guint index = g_value_get_uint (value);

  return g_variant_new_string (
      index > 0 && index <= g_strv_length (languages) ? languages[index - 1] : "");
}

static void
free_languages (gpointer data)
{
  g_strfreev (data);
}

static GtkWidget *
language_row_new (GSettings *settings)
{
  char **languages = tw_language_setting_choices ();
  const char *const first[] = { _ ("Follow System"), NULL };
  g_autoptr (GtkStringList) names = gtk_string_list_new (first);
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", _ ("Language"), "subtitle",
                                 _ ("Used from the next start of the program on"), NULL);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *tag = tw_language_from_locale (languages[i]);

      gtk_string_list_take (names, tw_language_name (tag));
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  tw_choice_tooltip (ADW_COMBO_ROW (row));
  g_settings_bind_with_mapping (settings, "language", row, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_language, set_language, languages, free_languages);
  return row;
}

/* A switch for sounds. */
static GtkWidget *
sounds_row_new (GSettings *settings)
{
  GtkWidget *toggle = gtk_switch_new ();
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _ ("Sounds"), "subtitle",
                                 _ ("Softly tell what happens at the table"), NULL);

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_settings_bind (settings, "sounds", toggle, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Sounds"), -1);
  return row;
}

/* What is heard and not seen; sounds only where the program can make them. */
static GtkWidget *
heard_group_new (GSettings *settings)
{
  /* Translators: how much a screen reader says of what happens: all of it, without what is asked
   * each turn, or nothing but what somebody asks for. */
  const char *const amounts[] = { C_ ("spoken", "Everything"), C_ ("spoken", "What Happens"),
                                  C_ ("spoken", "Only Answers"), NULL };
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row = row_new (settings, &spoken, _ ("Screen Reader Says"), amounts);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("At the table, X says the rest"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  if (tw_sound_can_play ())
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), sounds_row_new (settings));
  return group;
}

/* For who has one switch: what goes on by itself, and how fast. */
static GtkWidget *
switch_group_new (GSettings *settings)
{
  /* Translators: how long each thing is framed that can be chosen with one switch. */
  const char *const paces[] = { C_ ("one switch", "Off"),
                                C_ ("one switch", "Every Second"),
                                C_ ("one switch", "Every 2 Seconds"),
                                C_ ("one switch", "Every 3 Seconds"),
                                C_ ("one switch", "Every 5 Seconds"),
                                NULL };
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row = row_new (settings, &one_switch, _ ("One Switch"), paces);

  /* Beside what is chosen there would be no room for it. */
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (group),
      _ ("One thing after the other is framed; Space, Enter or a press anywhere chooses it"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return group;
}

void
tw_preferences_window_show (GSettings *settings, GtkWindow *parent)
{
  const char *const styles[] = { _ ("Follow System"), _ ("Light"), _ ("Dark"), NULL };
  /* Translators: how tiles are drawn: with more contrast if the system says so, never, always. */
  const char *const contrasts[] = { _ ("Follow System"), _ ("Usual Colours"), _ ("High Contrast"),
                                    NULL };
  const char *const table_tops[] = { C_ ("table top", "Wood"), C_ ("table top", "Felt"),
                                     C_ ("table top", "Linen"), C_ ("table top", "Plain"), NULL };
  GtkWidget *window = adw_preferences_window_new (), *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Appearance"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             row_new (settings, &style, _ ("Style"), styles));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             row_new (settings, &contrast, _ ("Tiles"), contrasts));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             row_new (settings, &table_top, _ ("Table Top"), table_tops));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), language_row_new (settings));
  /* Of the tiles; beside what is chosen there would be no room for it. */
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (group),
      _ ("High contrast: light fields, white roads and walls, dark towns, larger symbols"));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (heard_group_new (settings)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (switch_group_new (settings)));
  /* It is alone, and not seen but heard. */
  adw_preferences_page_set_title (ADW_PREFERENCES_PAGE (page), _ ("Appearance"));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  tw_inner_names (window);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Preferences"));
  gtk_window_set_default_size (GTK_WINDOW (window), 600, tw_sound_can_play () ? 556 : 496);
  tw_key_bindings_share (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), FALSE);
  gtk_window_present (GTK_WINDOW (window));
}
