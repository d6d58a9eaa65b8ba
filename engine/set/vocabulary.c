/* What the rules are made of: building, sharing, finding. */
#include "engine/set/vocabulary.h"

#include <string.h>

static void
part_free (gpointer data)
{
  TwVocabularyPart *part = data;

  g_free (part->id);
  g_free (part->sets);
  g_free (part->requires);
  g_free (part->excludes);
  tw_texts_unref (part->titles);
  g_free (part);
}

static void
rule_free (gpointer data)
{
  TwRule *rule = data;

  g_free (rule->id);
  g_free (rule->part);
  g_free (rule->needs);
  tw_texts_unref (rule->texts);
  g_free (rule);
}

static void
parameter_free (gpointer data)
{
  TwParameter *parameter = data;

  g_free (parameter->name);
  g_free (parameter->part);
  g_strfreev (parameter->choices);
  tw_texts_unref (parameter->texts);
  g_free (parameter);
}

static void
figure_free (gpointer data)
{
  TwFigureType *figure = data;

  for (guint i = 0; i < figure->n_roles; i++)
    g_free (figure->roles[i].name);
  g_free (figure->roles);
  g_free (figure->id);
  g_free (figure->part);
  g_free (figure->supply_parameter);
  g_free (figure->weight);
  g_free (figure->file);
  tw_texts_unref (figure->texts);
  g_free (figure);
}

static void
effect_free (gpointer data)
{
  tw_effect_free (data);
}

static void
token_free (gpointer data)
{
  tw_token_type_free (data);
}

static void
symbol_free (gpointer data)
{
  TwSymbolType *symbol = data;

  g_free (symbol->id);
  g_free (symbol->part);
  tw_texts_unref (symbol->texts);
  g_free (symbol);
}

TwVocabulary *
tw_vocabulary_new (void)
{
  TwVocabulary *vocabulary = g_atomic_rc_box_new0 (TwVocabulary);

  vocabulary->parts = g_ptr_array_new_with_free_func (part_free);
  vocabulary->rules = g_ptr_array_new_with_free_func (rule_free);
  vocabulary->parameters = g_ptr_array_new_with_free_func (parameter_free);
  vocabulary->figures = g_ptr_array_new_with_free_func (figure_free);
  vocabulary->symbols = g_ptr_array_new_with_free_func (symbol_free);
  vocabulary->tokens = g_ptr_array_new_with_free_func (token_free);
  vocabulary->effects = g_ptr_array_new_with_free_func (effect_free);
  return vocabulary;
}

TwVocabulary *
tw_vocabulary_ref (TwVocabulary *vocabulary)
{
  return g_atomic_rc_box_acquire (vocabulary);
}

static void
vocabulary_clear (gpointer data)
{
  TwVocabulary *vocabulary = data;

  g_ptr_array_unref (vocabulary->parts);
  g_ptr_array_unref (vocabulary->rules);
  g_ptr_array_unref (vocabulary->parameters);
  g_ptr_array_unref (vocabulary->figures);
  g_ptr_array_unref (vocabulary->symbols);
  g_ptr_array_unref (vocabulary->tokens);
  g_ptr_array_unref (vocabulary->effects);
  g_clear_pointer (&vocabulary->joined, g_ptr_array_unref);
  g_free (vocabulary->xml);
}

void
tw_vocabulary_unref (TwVocabulary *vocabulary)
{
  if (vocabulary != NULL)
    g_atomic_rc_box_release_full (vocabulary, vocabulary_clear);
}

TwVocabularyPart *
tw_vocabulary_add_part (TwVocabulary *vocabulary, const char *id)
{
  TwVocabularyPart *part = g_new0 (TwVocabularyPart, 1);

  part->id = g_strdup (id);
  g_ptr_array_add (vocabulary->parts, part);
  return part;
}

TwRule *
tw_vocabulary_add_rule (TwVocabulary *vocabulary, const char *part, const char *id)
{
  TwRule *rule = g_new0 (TwRule, 1);

  rule->id = g_strdup (id);
  rule->part = g_strdup (part);
  g_ptr_array_add (vocabulary->rules, rule);
  return rule;
}

TwParameter *
tw_vocabulary_add_parameter (TwVocabulary *vocabulary, const char *part, const char *name)
{
  TwParameter *parameter = g_new0 (TwParameter, 1);

  parameter->name = g_strdup (name);
  parameter->part = g_strdup (part);
  g_ptr_array_add (vocabulary->parameters, parameter);
  return parameter;
}

TwFigureType *
tw_vocabulary_add_figure (TwVocabulary *vocabulary, const char *part, const char *id)
{
  TwFigureType *figure = g_new0 (TwFigureType, 1);

  figure->id = g_strdup (id);
  figure->part = g_strdup (part);
  figure->occupies = TRUE;
  g_ptr_array_add (vocabulary->figures, figure);
  return figure;
}

void
tw_figure_type_add_role (TwFigureType *figure, TwKind kind, const char *name)
{
  figure->roles = g_renew (TwRole, figure->roles, figure->n_roles + 1);
  figure->roles[figure->n_roles].kind = kind;
  figure->roles[figure->n_roles].name = g_strdup (name);
  figure->n_roles++;
}

TwEffect *
tw_vocabulary_add_effect (TwVocabulary *vocabulary, const char *part)
{
  TwEffect *effect = g_new0 (TwEffect, 1);

  effect->part = g_strdup (part);
  g_ptr_array_add (vocabulary->effects, effect);
  return effect;
}

TwTokenType *
tw_vocabulary_add_token (TwVocabulary *vocabulary, const char *part, const char *id)
{
  TwTokenType *token = g_new0 (TwTokenType, 1);

  token->id = g_strdup (id);
  token->part = g_strdup (part);
  g_ptr_array_add (vocabulary->tokens, token);
  return token;
}

TwSymbolType *
tw_vocabulary_add_symbol (TwVocabulary *vocabulary, const char *part, const char *id)
{
  TwSymbolType *symbol = g_new0 (TwSymbolType, 1);

  symbol->id = g_strdup (id);
  symbol->part = g_strdup (part);
  g_ptr_array_add (vocabulary->symbols, symbol);
  return symbol;
}

static gboolean
part_has_id (gconstpointer part, gconstpointer id)
{
  return strcmp (((const TwVocabularyPart *) part)->id, id) == 0;
}

const TwVocabularyPart *
tw_vocabulary_find_part (const TwVocabulary *vocabulary, const char *id)
{
  guint index;

  return g_ptr_array_find_with_equal_func (vocabulary->parts, id, part_has_id, &index)
             ? g_ptr_array_index (vocabulary->parts, index)
             : NULL;
}

const TwVocabularyPart *
tw_vocabulary_part_of_set (const TwVocabulary *vocabulary, const char *set)
{
  for (guint i = 0; i < vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *part = g_ptr_array_index (vocabulary->parts, i);
      g_auto (GStrv) sets = g_strsplit (part->sets != NULL ? part->sets : part->id, " ", -1);

      if (g_strv_contains ((const char *const *) sets, set))
        return part;
    }
  return NULL;
}

static gboolean
rule_has_id (gconstpointer rule, gconstpointer id)
{
  return strcmp (((const TwRule *) rule)->id, id) == 0;
}

const TwRule *
tw_vocabulary_find_rule (const TwVocabulary *vocabulary, const char *id)
{
  guint index;

  return g_ptr_array_find_with_equal_func (vocabulary->rules, id, rule_has_id, &index)
             ? g_ptr_array_index (vocabulary->rules, index)
             : NULL;
}

static gboolean
parameter_has_name (gconstpointer parameter, gconstpointer name)
{
  return strcmp (((const TwParameter *) parameter)->name, name) == 0;
}

const TwTokenType *
tw_vocabulary_find_token (const TwVocabulary *vocabulary, const char *id)
{
  for (guint i = 0; i < vocabulary->tokens->len; i++)
    {
      const TwTokenType *token = g_ptr_array_index (vocabulary->tokens, i);

      if (strcmp (token->id, id) == 0)
        return token;
    }
  return NULL;
}

const TwSymbolType *
tw_vocabulary_find_symbol (const TwVocabulary *vocabulary, const char *id)
{
  for (guint i = 0; i < vocabulary->symbols->len; i++)
    {
      const TwSymbolType *symbol = g_ptr_array_index (vocabulary->symbols, i);

      if (strcmp (symbol->id, id) == 0)
        return symbol;
    }
  return NULL;
}

const TwFigureType *
tw_vocabulary_find_figure (const TwVocabulary *vocabulary, const char *id)
{
  for (guint i = 0; i < vocabulary->figures->len; i++)
    {
      const TwFigureType *figure = g_ptr_array_index (vocabulary->figures, i);

      if (strcmp (figure->id, id) == 0)
        return figure;
    }
  return NULL;
}

int
tw_vocabulary_find_parameter (const TwVocabulary *vocabulary, const char *name)
{
  guint index;

  return g_ptr_array_find_with_equal_func (vocabulary->parameters, name, parameter_has_name, &index)
             ? (int) index
             : -1;
}

gboolean
tw_vocabulary_setting (const TwVocabulary *vocabulary,
                       const char *setting,
                       int *out_index,
                       int *out_value)
{
  g_auto (GStrv) sides = g_strsplit (setting, "=", 2);
  int index = sides[0] != NULL && sides[1] != NULL
                  ? tw_vocabulary_find_parameter (vocabulary, sides[0])
                  : -1;
  int value;

  if (index < 0
      || !tw_parameter_parse (g_ptr_array_index (vocabulary->parameters, index), sides[1], &value))
    return FALSE;
  if (out_index != NULL)
    *out_index = index;
  if (out_value != NULL)
    *out_value = value;
  return TRUE;
}

/* "5x7", or "unlimited". */
static gboolean
parse_size (const char *text, int *out_value)
{
  g_auto (GStrv) sides = g_strsplit (text, "x", 2);
  guint64 width, height;

  *out_value = 0;
  if (strcmp (text, "unlimited") == 0)
    return TRUE;
  if (sides[0] == NULL || sides[1] == NULL
      || !g_ascii_string_to_unsigned (sides[0], 10, 1, 255, &width, NULL)
      || !g_ascii_string_to_unsigned (sides[1], 10, 1, 255, &height, NULL))
    return FALSE;
  *out_value = (int) (width << 8 | height);
  return TRUE;
}

gboolean
tw_parameter_parse (const TwParameter *parameter, const char *text, int *out_value)
{
  gint64 number;

  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      *out_value = strcmp (text, "y") == 0;
      return *out_value || strcmp (text, "n") == 0;
    case TW_PARAMETER_CHOICE:
      for (guint i = 0; parameter->choices[i] != NULL; i++)
        if (strcmp (parameter->choices[i], text) == 0)
          {
            *out_value = (int) i;
            return TRUE;
          }
      return FALSE;
    case TW_PARAMETER_SIZE:
      return parse_size (text, out_value);
    case TW_PARAMETER_NUMBER:
    default:
      if (!g_ascii_string_to_signed (text, 10, parameter->least, parameter->most, &number, NULL))
        return FALSE;
      *out_value = (int) number;
      return TRUE;
    }
}

char *
tw_parameter_format (const TwParameter *parameter, int value)
{
  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      return g_strdup (value ? "y" : "n");
    case TW_PARAMETER_CHOICE:
      return g_strdup (parameter->choices[value]);
    case TW_PARAMETER_SIZE:
      return value == 0 ? g_strdup ("unlimited")
                        : g_strdup_printf ("%dx%d", tw_size_width (value), tw_size_height (value));
    case TW_PARAMETER_NUMBER:
    default:
      return g_strdup_printf ("%d", value);
    }
}

char *
tw_parameter_range (const TwParameter *parameter)
{
  switch (parameter->type)
    {
    case TW_PARAMETER_SWITCH:
      return g_strdup ("y, n");
    case TW_PARAMETER_CHOICE:
      return g_strjoinv (", ", parameter->choices);
    case TW_PARAMETER_SIZE:
      return g_strdup ("unlimited, 1x1–255x255");
    case TW_PARAMETER_NUMBER:
    default:
      return g_strdup_printf ("%d–%d", parameter->least, parameter->most);
    }
}

/* Appends the value of the parameter {@name}; what is none stays as it is. */
static void
append_value (const TwVocabulary *vocabulary, const char *name, const int *values, GString *out)
{
  int index = tw_vocabulary_find_parameter (vocabulary, name);
  const TwParameter *parameter;
  g_autofree char *value = NULL;

  if (index < 0)
    {
      g_string_append_printf (out, "{%s}", name);
      return;
    }
  parameter = g_ptr_array_index (vocabulary->parameters, index);
  value = tw_parameter_format (parameter, values != NULL ? values[index] : parameter->preset);
  g_string_append (out, value);
}

char *
tw_rule_statement (const TwVocabulary *vocabulary, const TwRule *rule, const int *values)
{
  const char *words = tw_texts_best (rule->texts, g_get_language_names ());
  GString *out;

  if (words == NULL)
    return NULL;
  out = g_string_new (NULL);
  while (*words != '\0')
    {
      gsize plain = strcspn (words, "{");
      const char *end = strchr (words + plain, '}');
      g_autofree char *name = NULL;

      g_string_append_len (out, words, (gssize) plain);
      words += plain;
      if (end == NULL)
        break;
      name = g_strndup (words + 1, (gsize) (end - words) - 1);
      append_value (vocabulary, name, values, out);
      words = end + 1;
    }
  g_string_append (out, words);
  return g_string_free (out, FALSE);
}

static const struct
{
  const char *name;
  guint facets;
} facet_names[] = {
  { "tiles", TW_PART_TILES },
  { "symbols", TW_PART_SYMBOLS },
  { "figures", TW_PART_FIGURES },
  { "rules", TW_PART_RULES },
};

gboolean
tw_part_facets_parse (const char *name, guint *out_facets)
{
  for (guint i = 0; i < G_N_ELEMENTS (facet_names); i++)
    if (strcmp (facet_names[i].name, name) == 0)
      {
        *out_facets = facet_names[i].facets;
        return TRUE;
      }
  return FALSE;
}

char *
tw_part_word_split (const char *word, guint *out_facets)
{
  const char *colon = strrchr (word, ':');

  *out_facets = TW_PART_ALL;
  if (colon != NULL && colon != word && tw_part_facets_parse (colon + 1, out_facets))
    return g_strndup (word, (gsize) (colon - word));
  return g_strdup (word);
}

gboolean
tw_part_is_among (const char *const *parts, const char *id, TwPartFacets facet)
{
  for (; *parts != NULL; parts++)
    {
      guint facets;
      g_autofree char *part = tw_part_word_split (*parts, &facets);

      if ((facets & facet) == (guint) facet && strcmp (part, id) == 0)
        return TRUE;
    }
  return FALSE;
}
