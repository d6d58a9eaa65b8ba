/* What the editor calls the elements of rules, in messages that speak of files. */
#include "app/document/element-words.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-sort.h"
#include "engine/set/rule-word.h"
#include "engine/tile/capital.h"

/* Things by their sort, words of rules as they are offered. */
static char *
title_of (const char *element)
{
  const TwRuleWord *word = tw_rule_word_find (TW_WORDS_STATEMENT, element);
  char *title;

  for (guint sort = 0; sort < TW_N_OWN_SORTS; sort++)
    if (strcmp (tw_own_sort_element ((TwOwnSort) sort), element) == 0)
      return g_strdup (tw_own_sort_name ((TwOwnSort) sort));
  if (word == NULL)
    return NULL;
  title = tw_capital_words (_ (word->help));
  /* Explanations stand behind the thing itself, in every language. */
  title[strcspn (title, ":;")] = '\0';
  return title;
}

static gboolean
replace_cb (const GMatchInfo *match, GString *out, gpointer data)
{
  g_autofree char *all = g_match_info_fetch (match, 0);
  g_autofree char *element = g_match_info_fetch (match, 1);
  g_autofree char *title = title_of (element);

  if (title != NULL)
    g_string_append_printf (out, _ ("“%s”"), title);
  else
    g_string_append (out, all);
  return FALSE;
}

char *
tw_element_words (const char *message)
{
  g_autoptr (GRegex) element = g_regex_new ("<([a-z-]+)(?: [^<>]*)?/?>", 0, 0, NULL);

  return g_regex_replace_eval (element, message, -1, 0, 0, replace_cb, NULL, NULL);
}
