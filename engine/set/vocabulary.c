/* What the rules are made of: building, sharing, finding. */
#include "engine/set/vocabulary.h"

#include <string.h>

#include "engine/set/rules-text.h"
#include "engine/tile/symbol-table.h"

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
  g_free (rule->unless);
  g_free (rule->replaces);
  g_free (rule->written_for);
  g_free (rule->file);
  tw_texts_unref (rule->texts);
  g_free (rule);
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
  g_free (figure->rule);
  g_free (figure->written_for);
  g_free (figure->art);
  tw_texts_unref (figure->texts);
  g_free (figure);
}

static void
parameter_free (gpointer data)
{
  tw_parameter_free (data);
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
land_free (gpointer data)
{
  TwLandType *land = data;

  for (guint i = 0; i < land->n_roles; i++)
    {
      g_free (land->roles[i].figure);
      g_free (land->roles[i].name);
    }
  g_free (land->roles);
  g_free (land->id);
  g_free (land->part);
  g_free (land->file);
  tw_texts_unref (land->texts);
  g_free (land);
}

static void
section_free (gpointer data)
{
  tw_section_free (data);
}

static void
passage_free (gpointer data)
{
  tw_passage_free (data);
}

static void
piece_free (gpointer data)
{
  tw_box_piece_free (data);
}

static void
symbol_free (gpointer data)
{
  TwSymbolType *symbol = data;

  g_free (symbol->id);
  g_free (symbol->part);
  g_free (symbol->art);
  g_free (symbol->written_for);
  g_free (symbol->file);
  tw_texts_unref (symbol->texts);
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    tw_texts_unref (symbol->counted[i]);
  g_free (symbol);
}

static void
procedure_free (gpointer data)
{
  tw_procedure_free (data);
}

TwVocabulary *
tw_vocabulary_new (void)
{
  TwVocabulary *vocabulary = g_atomic_rc_box_new0 (TwVocabulary);

  vocabulary->parts = g_ptr_array_new_with_free_func (part_free);
  vocabulary->rules = g_ptr_array_new_with_free_func (rule_free);
  vocabulary->rules_by_id = g_hash_table_new (g_str_hash, g_str_equal);
  vocabulary->parameters = g_ptr_array_new_with_free_func (parameter_free);
  vocabulary->figures = g_ptr_array_new_with_free_func (figure_free);
  vocabulary->lands = g_ptr_array_new_with_free_func (land_free);
  vocabulary->symbols = g_ptr_array_new_with_free_func (symbol_free);
  vocabulary->tokens = g_ptr_array_new_with_free_func (token_free);
  vocabulary->effects = g_ptr_array_new_with_free_func (effect_free);
  vocabulary->procedures = g_ptr_array_new_with_free_func (procedure_free);
  vocabulary->sections = g_ptr_array_new_with_free_func (section_free);
  vocabulary->sections_by_id = g_hash_table_new (g_str_hash, g_str_equal);
  vocabulary->passages = g_ptr_array_new_with_free_func (passage_free);
  vocabulary->pieces = g_ptr_array_new_with_free_func (piece_free);
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
  g_hash_table_unref (vocabulary->rules_by_id);
  g_ptr_array_unref (vocabulary->rules);
  g_ptr_array_unref (vocabulary->parameters);
  g_ptr_array_unref (vocabulary->figures);
  g_ptr_array_unref (vocabulary->lands);
  g_ptr_array_unref (vocabulary->symbols);
  g_ptr_array_unref (vocabulary->tokens);
  g_ptr_array_unref (vocabulary->effects);
  g_ptr_array_unref (vocabulary->procedures);
  g_hash_table_unref (vocabulary->sections_by_id);
  g_ptr_array_unref (vocabulary->sections);
  g_ptr_array_unref (vocabulary->passages);
  g_ptr_array_unref (vocabulary->pieces);
  g_clear_pointer (&vocabulary->joined, g_ptr_array_unref);
  tw_texts_unref (vocabulary->plural_forms);
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

void
tw_vocabulary_list_rule (TwVocabulary *vocabulary, TwRule *rule)
{
  g_ptr_array_add (vocabulary->rules, rule);
  if (!g_hash_table_contains (vocabulary->rules_by_id, rule->id))
    g_hash_table_insert (vocabulary->rules_by_id, rule->id, rule);
}

TwRule *
tw_vocabulary_add_rule (TwVocabulary *vocabulary, const char *part, const char *id)
{
  TwRule *rule = g_new0 (TwRule, 1);

  rule->id = g_strdup (id);
  rule->part = g_strdup (part);
  tw_vocabulary_list_rule (vocabulary, rule);
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

TwProcedure *
tw_vocabulary_add_procedure (TwVocabulary *vocabulary, const char *part)
{
  TwProcedure *procedure = g_new0 (TwProcedure, 1);

  procedure->part = g_strdup (part);
  g_ptr_array_add (vocabulary->procedures, procedure);
  return procedure;
}

const TwProcedure *
tw_vocabulary_find_procedure (const TwVocabulary *vocabulary, const char *id)
{
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = g_ptr_array_index (vocabulary->procedures, i);

      /* What is forbidden has no name. */
      if (id != NULL && g_strcmp0 (procedure->id, id) == 0
          && !tw_statement_is (procedure->root, "zone"))
        return procedure;
    }
  return NULL;
}

const TwProcedure *
tw_vocabulary_find_zone (const TwVocabulary *vocabulary, const char *id)
{
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = g_ptr_array_index (vocabulary->procedures, i);

      if (id != NULL && g_strcmp0 (procedure->id, id) == 0
          && tw_statement_is (procedure->root, "zone"))
        return procedure;
    }
  return NULL;
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

TwLandType *
tw_vocabulary_add_land (TwVocabulary *vocabulary, const char *part, const char *id)
{
  TwLandType *land = g_new0 (TwLandType, 1);

  land->id = g_strdup (id);
  land->part = g_strdup (part);
  g_ptr_array_add (vocabulary->lands, land);
  return land;
}

void
tw_land_type_add_role (TwLandType *land, const char *figure, const char *name)
{
  land->roles = g_renew (TwLandRole, land->roles, land->n_roles + 1);
  land->roles[land->n_roles].figure = g_strdup (figure);
  land->roles[land->n_roles++].name = g_strdup (name);
}

gboolean
tw_land_type_equal (const TwLandType *a, const TwLandType *b)
{
  if (strcmp (a->id, b->id) != 0 || a->n_roles != b->n_roles
      || (a->kind < TW_KIND_OWN + TW_N_OWN_LINES) != (b->kind < TW_KIND_OWN + TW_N_OWN_LINES))
    return FALSE;
  for (guint i = 0; i < a->n_roles; i++)
    if (strcmp (a->roles[i].figure, b->roles[i].figure) != 0
        || strcmp (a->roles[i].name, b->roles[i].name) != 0)
      return FALSE;
  return TRUE;
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

/* Entries of every kind begin with their name. */
G_STATIC_ASSERT (offsetof (TwVocabularyPart, id) == 0);
G_STATIC_ASSERT (offsetof (TwRule, id) == 0);
G_STATIC_ASSERT (offsetof (TwParameter, name) == 0);
G_STATIC_ASSERT (offsetof (TwFigureType, id) == 0);
G_STATIC_ASSERT (offsetof (TwTokenType, id) == 0);
G_STATIC_ASSERT (offsetof (TwSymbolType, id) == 0);

static gboolean
has_name (gconstpointer entry, gconstpointer name)
{
  return strcmp (*(char *const *) entry, name) == 0;
}

static gpointer
find (GPtrArray *entries, const char *name)
{
  guint index;

  return g_ptr_array_find_with_equal_func (entries, name, has_name, &index)
             ? g_ptr_array_index (entries, index)
             : NULL;
}

const TwVocabularyPart *
tw_vocabulary_find_part (const TwVocabulary *vocabulary, const char *id)
{
  return find (vocabulary->parts, id);
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

const TwRule *
tw_vocabulary_find_rule (const TwVocabulary *vocabulary, const char *id)
{
  return id != NULL ? g_hash_table_lookup (vocabulary->rules_by_id, id) : NULL;
}

const TwTokenType *
tw_vocabulary_find_token (const TwVocabulary *vocabulary, const char *id)
{
  return find (vocabulary->tokens, id);
}

const TwLandType *
tw_vocabulary_find_land (const TwVocabulary *vocabulary, const char *id)
{
  return find (vocabulary->lands, id);
}

const TwLandType *
tw_vocabulary_land_of (const TwVocabulary *vocabulary, guint kind)
{
  for (guint i = 0; vocabulary != NULL && i < vocabulary->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (vocabulary->lands, i);

      if (land->kind == kind)
        return land;
    }
  return NULL;
}

TwKind
tw_vocabulary_kind (const TwVocabulary *vocabulary, const char *name)
{
  const TwLandType *land = vocabulary != NULL ? tw_vocabulary_find_land (vocabulary, name) : NULL;
  TwKind kind = tw_kind_from_name (name);

  if (land != NULL)
    return land->kind;
  return tw_kind_is_own (kind) ? TW_KIND_NONE : kind;
}

TwKindSet
tw_vocabulary_kinds (const TwVocabulary *vocabulary, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);
  TwKindSet kinds = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      TwKind kind = tw_vocabulary_kind (vocabulary, words[i]);

      kinds |= kind != TW_KIND_NONE ? TW_KIND_BIT (kind) : 0;
    }
  return kinds;
}

const char *
tw_vocabulary_kind_name (const TwVocabulary *vocabulary, guint kind)
{
  const TwLandType *land = tw_kind_is_own (kind) ? tw_vocabulary_land_of (vocabulary, kind) : NULL;

  return land != NULL ? land->id : tw_kind_info ((TwKind) kind)->name;
}

const TwSymbolType *
tw_vocabulary_find_symbol (const TwVocabulary *vocabulary, const char *id)
{
  return find (vocabulary->symbols, id);
}

const TwFigureType *
tw_vocabulary_find_figure (const TwVocabulary *vocabulary, const char *id)
{
  return find (vocabulary->figures, id);
}

int
tw_vocabulary_find_parameter (const TwVocabulary *vocabulary, const char *name)
{
  guint index;

  return g_ptr_array_find_with_equal_func (vocabulary->parameters, name, has_name, &index)
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

gboolean
tw_vocabulary_token_is_by_hand (const TwVocabulary *vocabulary, const TwTokenType *token)
{
  if (strcmp (token->part, TW_PART_OWN) != 0)
    return FALSE;
  for (guint i = 0; i < vocabulary->effects->len; i++)
    if (g_strcmp0 (((const TwEffect *) vocabulary->effects->pdata[i])->token, token->id) == 0)
      return FALSE;
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    if (tw_statement_gives (((const TwProcedure *) vocabulary->procedures->pdata[i])->root,
                            token->id))
      return FALSE;
  return TRUE;
}

void
tw_vocabulary_settle_by_hand (TwVocabulary *vocabulary)
{
  for (guint i = 0; i < vocabulary->figures->len; i++)
    {
      TwFigureType *figure = vocabulary->figures->pdata[i];

      for (guint k = 0; figure->by_hand && k < vocabulary->procedures->len; k++)
        figure->by_hand =
            !tw_statement_names (((const TwProcedure *) vocabulary->procedures->pdata[k])->root,
                                 figure->id);
    }
}

gboolean
tw_vocabulary_symbol_allowed (const TwVocabulary *own,
                              const TwTopology *topology,
                              const char *id,
                              int segment)
{
  const TwSymbolType *type =
      own != NULL && tw_symbol_table_find (id) == NULL ? tw_vocabulary_find_symbol (own, id) : NULL;

  if (type == NULL || type->places == 0 || segment >= topology->n_segments)
    return tw_symbol_table_allowed (topology, id, segment);
  if (tw_place_is_field (segment))
    return (type->places & TW_KIND_BIT (TW_KIND_FIELD)) != 0
           && tw_symbol_table_allowed (topology, id, segment);
  return segment < 0 ? (type->places & TW_SYMBOL_TYPE_ON_TILE) != 0
                     : (type->places & TW_KIND_BIT (topology->segments[segment].kind)) != 0;
}
