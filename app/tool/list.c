/* list: what comes with the program. */
#include "app/tool/command.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/print/word-example.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/rule-word.h"
#include "engine/set/sentence.h"
#include "engine/tile/symbol-table.h"

/* Adds objects to an open array, or prints lines when @json is %NULL. @sets are those that were
 * named, behind what is shipped. */
typedef struct
{
  const TwGameKit *kit;
  JsonBuilder *json;
  GPtrArray *sets;
} Listing;

static void
add_string (JsonBuilder *json, const char *name, const char *value)
{
  json_builder_set_member_name (json, name);
  if (value != NULL)
    json_builder_add_string_value (json, value);
  else
    json_builder_add_null_value (json);
}

static void
add_number (JsonBuilder *json, const char *name, gint64 value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

static const char *
words (const TwTexts *texts)
{
  const char *best = tw_texts_best (texts, g_get_language_names ());

  return best != NULL ? best : "";
}

static void
list_set (const Listing *listing, const TwTileSet *set)
{
  if (listing->json == NULL)
    {
      g_print ("%s\t%u\t%s\n", set->id, tw_tile_set_n_copies (set), words (set->titles));
      return;
    }
  json_builder_begin_object (listing->json);
  add_string (listing->json, "id", set->id);
  add_string (listing->json, "title", words (set->titles));
  add_number (listing->json, "kinds", set->n_tiles);
  add_number (listing->json, "tiles", tw_tile_set_n_copies (set));
  json_builder_end_object (listing->json);
}

static gboolean
list_sets (const Listing *listing, GError **error)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], error);

      if (set == NULL)
        return FALSE;
      list_set (listing, set);
    }
  for (guint i = 0; i < listing->sets->len; i++)
    list_set (listing, g_ptr_array_index (listing->sets, i));
  return TRUE;
}

static gboolean
list_rulesets (const Listing *listing, GError **error)
{
  g_auto (GStrv) ids = tw_ruleset_file_shipped_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwRuleset) ruleset =
          tw_ruleset_file_load (ids[i], listing->kit->vocabulary, error);

      if (ruleset == NULL)
        return FALSE;
      if (listing->json == NULL)
        {
          g_print ("%s\t%u–%u\t%s\n", ruleset->id, ruleset->least_players, ruleset->most_players,
                   words (ruleset->titles));
          continue;
        }
      json_builder_begin_object (listing->json);
      add_string (listing->json, "id", ruleset->id);
      add_string (listing->json, "title", words (ruleset->titles));
      add_string (listing->json, "description", words (ruleset->descriptions));
      add_number (listing->json, "players_least", ruleset->least_players);
      add_number (listing->json, "players_most", ruleset->most_players);
      json_builder_set_member_name (listing->json, "offers");
      json_builder_begin_array (listing->json);
      for (guint k = 0; ruleset->offers != NULL && ruleset->offers[k] != NULL; k++)
        if (tw_vocabulary_find_part (listing->kit->vocabulary, ruleset->offers[k]) != NULL)
          json_builder_add_string_value (listing->json, ruleset->offers[k]);
      json_builder_end_array (listing->json);
      json_builder_end_object (listing->json);
    }
  return TRUE;
}

static void
list_symbol (const Listing *listing, const char *id, const char *title)
{
  if (listing->json == NULL)
    {
      g_print ("%s\t%s\n", id, title);
      return;
    }
  json_builder_begin_object (listing->json);
  add_string (listing->json, "id", id);
  add_string (listing->json, "title", title);
  json_builder_end_object (listing->json);
}

static gboolean
list_symbols (const Listing *listing, GError **error)
{
  guint n;
  const TwSymbolInfo *symbols = tw_symbol_table (&n);

  for (guint i = 0; i < n; i++)
    list_symbol (listing, symbols[i].id, tw_symbol_table_name (symbols[i].id));
  for (guint i = 0; i < listing->sets->len; i++)
    {
      const TwVocabulary *own = ((TwTileSet *) g_ptr_array_index (listing->sets, i))->own;

      for (guint k = 0; own != NULL && k < own->symbols->len; k++)
        {
          const TwSymbolType *symbol = g_ptr_array_index (own->symbols, k);

          list_symbol (listing, symbol->id,
                       symbol->texts != NULL ? words (symbol->texts) : symbol->id);
        }
    }
  return TRUE;
}

static void
add_parameter (JsonBuilder *json, const TwParameter *parameter)
{
  static const char *const types[] = {
    [TW_PARAMETER_NUMBER] = "number",
    [TW_PARAMETER_SWITCH] = "switch",
    [TW_PARAMETER_CHOICE] = "choice",
    [TW_PARAMETER_SIZE] = "size",
  };
  g_autofree char *preset = tw_parameter_format (parameter, parameter->preset);

  json_builder_begin_object (json);
  add_string (json, "name", parameter->name);
  add_string (json, "part", parameter->part);
  add_string (json, "type", types[parameter->type]);
  add_string (json, "default", preset);
  if (parameter->type == TW_PARAMETER_NUMBER)
    {
      add_number (json, "least", parameter->least);
      add_number (json, "most", parameter->most);
    }
  if (parameter->choices != NULL)
    {
      json_builder_set_member_name (json, "choices");
      json_builder_begin_array (json);
      for (guint i = 0; parameter->choices[i] != NULL; i++)
        json_builder_add_string_value (json, parameter->choices[i]);
      json_builder_end_array (json);
    }
  add_string (json, "title", words (parameter->texts));
  json_builder_end_object (json);
}

static gboolean
list_parameters (const Listing *listing, GError **error)
{
  const GPtrArray *parameters = listing->kit->vocabulary->parameters;

  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (parameters, i);
      g_autofree char *preset = tw_parameter_format (parameter, parameter->preset);
      g_autofree char *range = tw_parameter_range (parameter);

      if (listing->json != NULL)
        add_parameter (listing->json, parameter);
      else
        g_print ("%s\t%s\t%s\t%s\n", parameter->name, preset, range, words (parameter->texts));
    }
  return TRUE;
}

static void
list_rules_of (const Listing *listing, const TwVocabulary *vocabulary)
{
  const GPtrArray *rules = vocabulary->rules;

  for (guint i = 0; i < rules->len; i++)
    {
      const TwRule *rule = g_ptr_array_index (rules, i);
      g_autofree char *statement = tw_rule_statement (vocabulary, rule, NULL);

      if (listing->json == NULL)
        {
          g_print ("%s\t%s\n", rule->id, statement != NULL ? statement : "");
          continue;
        }
      json_builder_begin_object (listing->json);
      add_string (listing->json, "id", rule->id);
      add_string (listing->json, "part", rule->part);
      add_string (listing->json, "statement", statement != NULL ? statement : "");
      json_builder_end_object (listing->json);
    }
}

static gboolean
list_rules (const Listing *listing, GError **error)
{
  list_rules_of (listing, listing->kit->vocabulary);
  for (guint i = 0; i < listing->sets->len; i++)
    {
      const TwTileSet *set = g_ptr_array_index (listing->sets, i);

      if (set->own != NULL)
        list_rules_of (listing, set->own);
    }
  return TRUE;
}

static void
list_words_of (const Listing *listing,
               const TwWordExamples *examples,
               const TwRuleWord *rule_words,
               guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const TwRuleWord *word = &rule_words[i];
      const char *sort = tw_rule_word_sort_name (word->sort);
      const char *phrase =
          tw_sentence_phrase (listing->kit->vocabulary, word, g_get_language_names ());
      const char *sentence = tw_word_examples_get (examples, word);

      if (listing->json == NULL)
        {
          g_print ("%s\t%s\t%s\t%s\t%s\t%s\n", word->name, sort, _ (word->help), word->example,
                   phrase != NULL ? phrase : "", sentence != NULL ? sentence : "");
          continue;
        }
      json_builder_begin_object (listing->json);
      add_string (listing->json, "sort", sort);
      add_string (listing->json, "name", word->name);
      add_string (listing->json, "help", _ (word->help));
      add_string (listing->json, "example", word->example);
      add_string (listing->json, "phrase", phrase != NULL ? phrase : "");
      add_string (listing->json, "sentence", sentence != NULL ? sentence : "");
      json_builder_end_object (listing->json);
    }
}

/* What a designer's rules are written in: a word, where it stands, what it says, an example, how it
 * is said in a sentence, and such a sentence from rules that have it. */
static gboolean
list_words (const Listing *listing, GError **error)
{
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);
  g_autoptr (TwWordExamples) examples = tw_word_examples_new (listing->kit->vocabulary);

  list_words_of (listing, examples, words, n);
  words = tw_procedure_word_table (&n);
  list_words_of (listing, examples, words, n);
  words = tw_procedure_attribute_table (&n);
  list_words_of (listing, examples, words, n);
  words = tw_procedure_value_table (&n);
  list_words_of (listing, examples, words, n);
  return TRUE;
}

static const struct
{
  const char *name;
  gboolean (*list) (const Listing *listing, GError **error);
} lists[] = {
  { "sets", list_sets },       { "rulesets", list_rulesets },
  { "symbols", list_symbols }, { "parameters", list_parameters },
  { "rules", list_rules },     { "words", list_words },
};

/* One list by itself, or all of them under their names. */
static int
print_lists (Listing *listing, const char *only)
{
  g_autoptr (GError) error = NULL;

  if (listing->json != NULL && only == NULL)
    json_builder_begin_object (listing->json);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      if (only != NULL && strcmp (only, lists[i].name) != 0)
        continue;
      if (only == NULL && listing->json == NULL)
        g_print ("%s%s:\n", i > 0 ? "\n" : "", lists[i].name);
      if (only == NULL && listing->json != NULL)
        json_builder_set_member_name (listing->json, lists[i].name);
      if (listing->json != NULL)
        json_builder_begin_array (listing->json);
      if (!lists[i].list (listing, &error))
        return tw_command_fail (error);
      if (listing->json != NULL)
        json_builder_end_array (listing->json);
    }
  if (listing->json != NULL && only == NULL)
    json_builder_end_object (listing->json);
  if (listing->json != NULL)
    tw_command_print_json (g_steal_pointer (&listing->json));
  return TW_EXIT_OK;
}

/* "--use A,B --use C": sets whose titles, symbols and rules are listed as well. */
static gboolean
load_sets (GPtrArray *sets, char **uses, GError **error)
{
  for (guint i = 0; uses != NULL && uses[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_strsplit (uses[i], ",", -1);

      for (guint k = 0; names[k] != NULL; k++)
        {
          g_autofree char *path = tw_tile_set_file_find (names[k]);
          TwTileSet *set = tw_tile_set_file_load (path != NULL ? path : names[k], error);

          if (set == NULL)
            return FALSE;
          g_ptr_array_add (sets, set);
        }
    }
  return TRUE;
}

static int
run (int argc, char **argv)
{
  g_auto (GStrv) uses = NULL;
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  g_autoptr (GError) error = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "use", 0, 0, G_OPTION_ARG_STRING_ARRAY, &uses,
      N_ ("Tile sets to be listed as well, shipped or files"), "SET,…" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (TwGameKit) kit = { 0 };
  Listing listing = { &kit, NULL, sets };
  gboolean is_known = FALSE;
  int status;

  if (!tw_command_options (&tw_command_list, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  for (guint i = 0; argc == 2 && i < G_N_ELEMENTS (lists); i++)
    is_known |= strcmp (argv[1], lists[i].name) == 0;
  if (argc > 2 || (argc == 2 && !is_known))
    return tw_command_usage (&tw_command_list);
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  if (!load_sets (sets, uses, &error))
    return tw_command_fail (error);
  if (as_json)
    listing.json = json_builder_new ();
  status = print_lists (&listing, argc == 2 ? argv[1] : NULL);
  g_clear_object (&listing.json);
  return status;
}

const TwCommand tw_command_list = { .name = "list",
                                    .arguments = "[sets|rulesets|symbols|parameters|rules|words]",
                                    .summary = N_ ("List what comes with the program"),
                                    .run = run };
