/* What an expansion is about. */
#include "app/setup/part-explain.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/widgets/words-button.h"
#include "engine/set/section-words.h"

/* More than these nobody reads before a game. */
#define MOST_SENTENCES 6
#define BULLET         "• "

/* A statement about a step of the turn begins with its number, "2e. ", which says nothing here. */
static const char *
behind_step (const char *words)
{
  return g_ascii_isdigit (words[0]) && g_ascii_islower (words[1]) && words[2] == '.'
                 && words[3] == ' '
             ? words + 4
             : words;
}

char *
tw_part_explain (const TwVocabulary *vocabulary, const char *id)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < vocabulary->rules->len && n < MOST_SENTENCES; i++)
    {
      const TwRule *rule = g_ptr_array_index (vocabulary->rules, i);
      g_autofree char *statement = NULL;

      if (g_strcmp0 (rule->part, id) != 0 || rule->needs != NULL || !rule->is_played)
        continue;
      statement = tw_rule_statement (vocabulary, rule, NULL);
      if (statement == NULL)
        continue;
      g_string_append_printf (words, "%s" BULLET "%s", n > 0 ? "\n" : "", behind_step (statement));
      n++;
    }
  return n > 0 ? g_strdup (words->str) : NULL;
}

char *
tw_part_explain_short (const TwVocabulary *vocabulary, const char *id)
{
  g_autofree char *section = g_strconcat ("about-", id, NULL);
  const char *about = tw_section_title (vocabulary, section, g_get_language_names ());
  g_autofree char *words = about == NULL ? tw_part_explain (vocabulary, id) : NULL;
  g_auto (GStrv) sentences = g_strsplit (words != NULL ? words : "", "\n", 2);

  if (about != NULL)
    return g_strdup (about);
  /* Without its bullet. */
  return sentences[0] != NULL && *sentences[0] != '\0' ? g_strdup (sentences[0] + strlen (BULLET))
                                                       : NULL;
}

GtkWidget *
tw_part_explain_button_new (const TwVocabulary *vocabulary, const char *id, const char *title)
{
  g_autofree char *words = tw_part_explain (vocabulary, id);
  /* Translators: %s is an expansion. */
  g_autofree char *name = g_strdup_printf (_ ("What is %s about?"), title);
  GtkWidget *button;

  if (words == NULL)
    return NULL;
  /* All of it in a tooltip would be wider than a small screen. */
  button = tw_words_button_new ("dialog-information-symbolic", name);
  gtk_popover_set_child (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)),
                         tw_words_new (words));
  return button;
}

char **
tw_part_notes (const TwVocabulary *vocabulary, const char *const *parts)
{
  GPtrArray *notes = g_ptr_array_new ();

  for (guint i = 0; i < vocabulary->rules->len; i++)
    {
      const TwRule *rule = g_ptr_array_index (vocabulary->rules, i);
      g_auto (GStrv) needs = g_strsplit_set (rule->needs != NULL ? rule->needs : "", " \n", -1);
      guint n = 0, n_here = 0;
      g_autofree char *words = NULL;

      for (guint k = 0; needs[k] != NULL; k++)
        if (needs[k][0] != '\0')
          {
            n++;
            n_here += g_strv_contains (parts, needs[k]);
          }
      if (n < 2 || n_here < n)
        continue;
      words = tw_rule_statement (vocabulary, rule, NULL);
      if (words == NULL)
        continue;
      g_ptr_array_add (notes, g_strdup (behind_step (words)));
    }
  g_ptr_array_add (notes, NULL);
  return (char **) g_ptr_array_free (notes, FALSE);
}
