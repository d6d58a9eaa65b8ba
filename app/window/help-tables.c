/* The tables of the program that pages of help are filled with. */
#include "app/window/help-tables.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/document/part-groups.h"
#include "app/window/application-keys.h"
#include "app/window/commands.h"
#include "app/window/key-label.h"
#include "app/window/page-list.h"
#include "engine/set/rule-word.h"
#include "engine/tile/capital.h"
#include "engine/tile/symbol-table.h"

static void
row_free (gpointer data)
{
  TwHelpRow *row = data;

  g_free (row->code);
  g_free (row->text);
  g_free (row->sentence);
  g_free (row->written);
  g_free (row);
}

static void
group_free (gpointer data)
{
  TwHelpGroup *group = data;

  g_free (group->heading);
  g_free (group->code);
  g_ptr_array_unref (group->rows);
  g_free (group);
}

static TwHelpGroup *
add_group (GPtrArray *groups, const char *heading)
{
  TwHelpGroup *group = g_new0 (TwHelpGroup, 1);

  group->heading = g_strdup (heading);
  group->rows = g_ptr_array_new_with_free_func (row_free);
  g_ptr_array_add (groups, group);
  return group;
}

static TwHelpRow *
add_row (TwHelpGroup *group, const char *code, const char *text)
{
  TwHelpRow *row = g_new0 (TwHelpRow, 1);

  row->code = g_strdup (code);
  row->text = tw_capital_words (text);
  g_ptr_array_add (group->rows, row);
  return row;
}

static void
add_pages (TwHelpGroup *group)
{
  guint n;
  const TwPageEntry *pages = tw_page_list (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("<Alt>%u", i + 1), *label = tw_key_label (key);

      add_row (group, label, _ (pages[i].title));
    }
}

static void
add_keys (GPtrArray *groups)
{
  guint n;
  const TwCommandRow *rows = tw_command_rows (&n);
  TwHelpGroup *group = NULL;

  for (guint i = 0; i < n; i++)
    {
      const char *key = rows[i].key != NULL      ? rows[i].key
                        : rows[i].action != NULL ? tw_application_key (rows[i].action)
                                                 : NULL;
      g_autofree char *label = key != NULL ? tw_key_label (key) : NULL;

      if (rows[i].section != NULL)
        group = rows[i].is_for_palette ? NULL : add_group (groups, tw_command_row_title (&rows[i]));
      else if (g_strcmp0 (rows[i].action, TW_COMMAND_PAGES) == 0)
        add_pages (group);
      else if (group != NULL && label != NULL && !rows[i].is_for_palette)
        add_row (group, label, tw_command_row_title (&rows[i]));
    }
}

static void
add_letters (GPtrArray *groups)
{
  TwHelpGroup *group = add_group (groups, NULL);

  for (guint kind = TW_KIND_FIELD; kind < TW_KIND_OWN; kind++)
    {
      const char letter[] = { tw_kind_info ((TwKind) kind)->letter, '\0' };

      if (g_ascii_isupper (*letter))
        add_row (group, letter, tw_land_name (NULL, (TwKind) kind));
    }
}

static void
add_symbols (GPtrArray *groups)
{
  guint n;
  const TwSymbolInfo *symbols = tw_symbol_table (&n);
  TwHelpGroup *group = add_group (groups, C_ ("help", "Places"));

  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    add_row (group, tw_kind_info ((TwKind) kind)->name, tw_land_name (NULL, (TwKind) kind));
  for (guint category = 0; category < TW_N_SYMBOL_CATEGORIES; category++)
    {
      group = add_group (groups, tw_symbol_table_category_name ((TwSymbolCategory) category));
      for (guint i = 0; i < n; i++)
        if (symbols[i].category == category)
          add_row (group, symbols[i].id, tw_symbol_table_name (symbols[i].id));
    }
}

static void
add_word (TwHelpGroup *group, const TwRuleWord *word, const TwWordExamples *examples)
{
  TwHelpRow *row = add_row (group, word->name, _ (word->help));

  row->sentence = g_strdup (examples != NULL ? tw_word_examples_get (examples, word) : NULL);
  row->written = g_strdup (word->example);
}

/* The attribute that takes the words of @sort is their heading. */
static void
add_values (GPtrArray *groups, TwWordSort sort, const TwWordExamples *examples)
{
  const char *name = tw_rule_word_sort_name (sort);
  const TwRuleWord *taker = NULL, *word;
  g_autofree char *help = NULL;
  TwHelpGroup *group;

  for (guint i = 0; taker == NULL && (word = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (word->takes == TW_TAKES_WORD && word->of == sort)
      taker = word;
  if (taker == NULL)
    taker = tw_rule_word_find (TW_WORDS_ATTRIBUTE, name);
  help = taker != NULL ? tw_capital_words (_ (taker->help)) : NULL;
  group = add_group (groups, help != NULL ? help : name);
  group->code = help != NULL ? g_strconcat (name, "=", NULL) : NULL;
  for (guint i = 0; (word = tw_rule_word_nth (sort, i)) != NULL; i++)
    add_word (group, word, examples);
}

static void
add_effects (GPtrArray *groups, const TwWordExamples *examples)
{
  const TwRuleWord *word;
  TwHelpGroup *group = add_group (groups, C_ ("help", "What an Effect Says"));

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_ATTRIBUTE, i)) != NULL; i++)
    add_word (group, word, examples);
  group = add_group (groups, C_ ("rule", "Conditions"));
  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_CONDITION, i)) != NULL; i++)
    add_word (group, word, examples);
  for (guint sort = TW_WORDS_EVENT; sort < TW_WORDS_STATEMENT; sort++)
    add_values (groups, (TwWordSort) sort, examples);
}

/* As the Rules page offers them. */
static void
add_parts (GPtrArray *groups, TwWordSort sort, const TwWordExamples *examples)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  const TwRuleWord *word;
  TwHelpGroup *group = NULL;

  for (guint i = 0; (word = tw_rule_word_nth (sort, i)) != NULL; i++)
    g_ptr_array_add (words, (gpointer) word);
  tw_part_groups_sort (words);
  for (guint i = 0; i < words->len; i++)
    {
      const char *title = tw_part_group_title (words->pdata[i]);

      if (group == NULL || strcmp (group->heading, title) != 0)
        group = add_group (groups, title);
      add_word (group, words->pdata[i], examples);
    }
}

GPtrArray *
tw_help_groups_new (const char *fill, const TwWordExamples *examples)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (group_free);

  if (strcmp (fill, "keys") == 0)
    add_keys (groups);
  else if (strcmp (fill, "letters") == 0)
    add_letters (groups);
  else if (strcmp (fill, "symbols") == 0)
    add_symbols (groups);
  else if (strcmp (fill, "effects") == 0)
    add_effects (groups, examples);
  else if (strcmp (fill, "statements") == 0)
    add_parts (groups, TW_WORDS_STATEMENT, examples);
  else if (strcmp (fill, "details") == 0)
    add_parts (groups, TW_WORDS_DETAIL, examples);
  else
    for (guint sort = TW_WORDS_MOMENT; sort < TW_N_WORD_SORTS; sort++)
      add_values (groups, (TwWordSort) sort, examples);
  return groups;
}
