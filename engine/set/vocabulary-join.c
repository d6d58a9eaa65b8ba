/* Shipped rules and those of designers, put together for one game. */
#include "engine/set/vocabulary-join.h"

#include "engine/set/rules-text.h"
#include "engine/set/vocabulary-lands.h"

#include <string.h>

#include <glib/gi18n-lib.h>

TW_DEFINE_PLACED_ERROR (TwVocabularyError, tw_vocabulary_error)

static void
unref_vocabulary (gpointer data)
{
  tw_vocabulary_unref (data);
}

static void
take_all (GPtrArray *into, const GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (into, g_ptr_array_index (from, i));
}

/* An empty one whose arrays own nothing. */
static TwVocabulary *
new_joined (void)
{
  TwVocabulary *joined = tw_vocabulary_new ();
  GPtrArray *arrays[] = {
    joined->parts,    joined->rules,    joined->parameters, joined->symbols,
    joined->figures,  joined->tokens,   joined->effects,    joined->lands,
    joined->sections, joined->passages, joined->pieces,     joined->procedures
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrays); i++)
    g_ptr_array_set_free_func (arrays[i], NULL);
  joined->joined = g_ptr_array_new_with_free_func (unref_vocabulary);
  return joined;
}

static gboolean
name_is_taken (const char *file, guint line, const char *what, const char *id, GError **error)
{
  g_autofree char *words =
      g_strdup_printf (_ ("There is another <%s> of the name “%s”, and rules name one of them. "
                          "Call this one otherwise: “%s-2”, for instance."),
                       what, id, id);

  tw_vocabulary_error_set_at (error, TW_VOCABULARY_ERROR_TWICE, file, line, words);
  return FALSE;
}

static gboolean
is_token_taken (const TwVocabulary *joined, const TwTokenType *token)
{
  const TwTokenType *other = tw_vocabulary_find_token (joined, token->id);

  return other != NULL && !tw_token_type_equal (token, other);
}

static gboolean
is_figure_taken (const TwVocabulary *joined, const TwFigureType *figure)
{
  const TwFigureType *other = tw_vocabulary_find_figure (joined, figure->id);

  return other != NULL && strcmp (other->part, TW_PART_OWN) != 0;
}

/* What has that name already. */
static const TwProcedure *
find_like (const TwVocabulary *joined, const TwProcedure *procedure)
{
  return (tw_statement_is (procedure->root, "zone")
              ? tw_vocabulary_find_zone
              : tw_vocabulary_find_procedure) (joined, procedure->id);
}

static gboolean
is_procedure_taken (const TwVocabulary *joined, const TwProcedure *procedure)
{
  const TwProcedure *other = find_like (joined, procedure);

  return other != NULL && !tw_procedure_is_for_other_settings (other, procedure)
         && !tw_statement_equal (procedure->root, other->root);
}

static gboolean
add_tokens (TwVocabulary *joined, const TwVocabulary *own, GError **error)
{
  for (guint i = 0; i < own->tokens->len; i++)
    {
      TwTokenType *token = g_ptr_array_index (own->tokens, i);

      if (is_token_taken (joined, token))
        return name_is_taken (token->file, token->line, "token", token->id, error);
      if (tw_vocabulary_find_token (joined, token->id) == NULL)
        g_ptr_array_add (joined->tokens, token);
    }
  return TRUE;
}

static gboolean
add_figures (TwVocabulary *joined, const TwVocabulary *own, GError **error)
{
  for (guint i = 0; i < own->figures->len; i++)
    {
      TwFigureType *figure = g_ptr_array_index (own->figures, i);

      if (is_figure_taken (joined, figure))
        return name_is_taken (figure->file, figure->line, "figure", figure->id, error);
      if (tw_vocabulary_find_figure (joined, figure->id) == NULL)
        g_ptr_array_add (joined->figures, figure);
    }
  return TRUE;
}

static void
add_names (TwVocabulary *joined, const TwVocabulary *own)
{
  for (guint i = 0; i < own->rules->len; i++)
    if (tw_vocabulary_find_rule (joined, ((TwRule *) g_ptr_array_index (own->rules, i))->id)
        == NULL)
      tw_vocabulary_list_rule (joined, g_ptr_array_index (own->rules, i));
  for (guint i = 0; i < own->symbols->len; i++)
    if (tw_vocabulary_find_symbol (joined,
                                   ((TwSymbolType *) g_ptr_array_index (own->symbols, i))->id)
        == NULL)
      g_ptr_array_add (joined->symbols, g_ptr_array_index (own->symbols, i));
}

static gboolean
has_effect (const TwVocabulary *joined, const TwEffect *effect)
{
  for (guint i = 0; i < joined->effects->len; i++)
    if (tw_effect_equal (g_ptr_array_index (joined->effects, i), effect))
      return TRUE;
  return FALSE;
}

/* @format: a sentence with the name of what is missing. */
static gboolean
unknown (const char *format, const char *file, guint line, const char *name, GError **error)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *words = g_strdup_printf (format, name);
#pragma GCC diagnostic pop

  tw_vocabulary_error_set_at (error, TW_VOCABULARY_ERROR_UNKNOWN, file, line, words);
  return FALSE;
}

static gboolean
check_amount (const TwVocabulary *joined,
              const char *file,
              guint line,
              const char *amount,
              GError **error)
{
  int number;

  return amount == NULL || tw_amount_is_number (amount, &number)
         || tw_vocabulary_find_parameter (joined, amount) >= 0
         || unknown (_ ("There is no parameter “%s”. Add it, or correct the name."), file, line,
                     amount, error);
}

static gboolean
check_figure (const TwVocabulary *joined, const TwEffect *effect, const char *id, GError **error)
{
  return id == NULL || tw_vocabulary_find_figure (joined, id) != NULL
         || unknown (_ ("There is no figure “%s”. Add it, or correct the name."), effect->file,
                     effect->line, id, error);
}

/* Nobody owns what belongs to nobody. */
static gboolean
check_own_figure (const TwVocabulary *joined, const TwEffect *effect, GError **error)
{
  const TwFigureType *figure = effect->if_own_figure != NULL
                                   ? tw_vocabulary_find_figure (joined, effect->if_own_figure)
                                   : NULL;

  if (figure == NULL || !figure->neutral)
    return TRUE;
  return unknown (_ ("The figure “%s” belongs to nobody. Write “if-figure”."), effect->file,
                  effect->line, effect->if_own_figure, error);
}

static gboolean
check_rules (const TwVocabulary *joined,
             const char *file,
             guint line,
             const char *rules,
             GError **error)
{
  g_auto (GStrv) ids = g_strsplit (rules != NULL ? rules : "", " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    if (tw_vocabulary_find_rule (joined, ids[i]) == NULL)
      return unknown (_ ("There is no rule “%s”. Add it, or correct the name."), file, line, ids[i],
                      error);
  return TRUE;
}

static gboolean
check_effect (const TwVocabulary *joined, const TwEffect *effect, GError **error)
{
  const char *amounts[] = { effect->points, effect->if_tiles_most, effect->if_tiles_least };

  for (guint i = 0; i < G_N_ELEMENTS (amounts); i++)
    if (!check_amount (joined, effect->file, effect->line, amounts[i], error))
      return FALSE;
  if (effect->if_parameter != NULL
      && !tw_vocabulary_setting (joined, effect->if_parameter, NULL, NULL))
    return unknown (_ ("There is no setting “%s”. Add it, or correct the name."), effect->file,
                    effect->line, effect->if_parameter, error);
  if (effect->token != NULL && tw_vocabulary_find_token (joined, effect->token) == NULL)
    return unknown (_ ("There is no token “%s”. Add it, or correct the name."), effect->file,
                    effect->line, effect->token, error);
  return check_figure (joined, effect, effect->if_figure, error)
         && check_figure (joined, effect, effect->if_own_figure, error)
         && check_own_figure (joined, effect, error)
         && check_rules (joined, effect->file, effect->line, effect->rules, error);
}

static gboolean
check_lands (const TwVocabulary *joined, const TwVocabulary *own, GError **error)
{
  for (guint i = 0; i < own->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (own->lands, i);

      for (guint r = 0; r < land->n_roles; r++)
        if (tw_vocabulary_find_figure (joined, land->roles[r].figure) == NULL)
          return unknown (_ ("There is no figure “%s”. Add it, or correct the name."), land->file,
                          land->line, land->roles[r].figure, error);
    }
  return TRUE;
}

static gboolean
check_names (const TwVocabulary *joined, const TwVocabulary *own, GError **error)
{
  for (guint i = 0; i < own->effects->len; i++)
    if (!check_effect (joined, g_ptr_array_index (own->effects, i), error))
      return FALSE;
  for (guint i = 0; i < own->tokens->len; i++)
    {
      const TwTokenType *token = g_ptr_array_index (own->tokens, i);
      g_auto (GStrv) each = g_strsplit (token->each != NULL ? token->each : "", " ", -1);

      for (guint n = 0; each[n] != NULL; n++)
        if (!check_amount (joined, token->file, token->line, each[n], error))
          return FALSE;
      for (guint w = 0; w < token->n_worths; w++)
        if (!check_amount (joined, token->file, token->line, token->worths[w].points, error)
            || !check_rules (joined, token->file, token->line, token->worths[w].rules, error))
          return FALSE;
    }
  for (guint i = 0; i < own->figures->len; i++)
    {
      const TwFigureType *figure = g_ptr_array_index (own->figures, i);

      if (!check_amount (joined, figure->file, figure->line, figure->weight, error)
          || !check_rules (joined, figure->file, figure->line, figure->rule, error))
        return FALSE;
    }
  return TRUE;
}

static void
add_lands (TwVocabulary *joined, const TwVocabulary *own)
{
  for (guint i = 0; i < own->lands->len; i++)
    {
      TwLandType *land = g_ptr_array_index (own->lands, i);

      if (tw_vocabulary_find_land (joined, land->id) == NULL)
        g_ptr_array_add (joined->lands, land);
    }
}

static void
add_effects (TwVocabulary *joined, const TwVocabulary *own)
{
  for (guint i = 0; i < own->effects->len; i++)
    if (!has_effect (joined, g_ptr_array_index (own->effects, i)))
      g_ptr_array_add (joined->effects, g_ptr_array_index (own->effects, i));
}

/* What is said twice in the same words counts once. */
static gboolean
add_procedures (TwVocabulary *joined, const TwVocabulary *own, GError **error)
{
  for (guint i = 0; i < own->procedures->len; i++)
    {
      TwProcedure *procedure = g_ptr_array_index (own->procedures, i);
      const TwProcedure *other = find_like (joined, procedure);

      if (is_procedure_taken (joined, procedure))
        return name_is_taken (procedure->file, procedure->root->line, procedure->root->word->name,
                              procedure->id, error);
      if (other == NULL || tw_procedure_is_for_other_settings (other, procedure))
        g_ptr_array_add (joined->procedures, procedure);
    }
  return TRUE;
}

/* The first set that says how a language counts is believed. */
static void
add_plural_forms (TwVocabulary *joined, const TwVocabulary *own)
{
  for (guint i = 0; own->plural_forms != NULL && i < own->plural_forms->n_texts; i++)
    {
      const TwText *forms = &own->plural_forms->texts[i];
      TwTexts *old = joined->plural_forms;

      if (tw_texts_find (old, forms->language) != NULL)
        continue;
      joined->plural_forms = tw_texts_with (old, forms->language, forms->text);
      tw_texts_unref (old);
    }
}

static gboolean
add_own (TwVocabulary *joined, TwVocabulary *own, GError **error)
{
  TwVocabulary *renumbered, *kinds;

  g_ptr_array_add (joined->joined, tw_vocabulary_ref (own));
  if (!tw_vocabulary_join_lands (joined, own, &renumbered, error))
    return FALSE;
  /* What names kinds of land by number is taken from there. */
  kinds = renumbered != NULL ? renumbered : own;
  if (renumbered != NULL)
    g_ptr_array_add (joined->joined, renumbered);
  add_lands (joined, kinds);
  add_names (joined, kinds);
  if (renumbered != NULL)
    add_names (joined, own);
  if (!add_tokens (joined, own, error) || !add_figures (joined, kinds, error)
      || !check_names (joined, own, error) || !check_lands (joined, own, error))
    return FALSE;
  add_effects (joined, kinds);
  if (!add_procedures (joined, own, error))
    return FALSE;
  add_plural_forms (joined, own);
  return TRUE;
}

TwVocabulary *
tw_vocabulary_join (TwVocabulary *vocabulary, TwVocabulary *const *own, guint n_own, GError **error)
{
  g_autoptr (TwVocabulary) joined = new_joined ();

  g_ptr_array_add (joined->joined, tw_vocabulary_ref (vocabulary));
  take_all (joined->parts, vocabulary->parts);
  for (guint i = 0; i < vocabulary->rules->len; i++)
    tw_vocabulary_list_rule (joined, g_ptr_array_index (vocabulary->rules, i));
  take_all (joined->parameters, vocabulary->parameters);
  take_all (joined->symbols, vocabulary->symbols);
  take_all (joined->figures, vocabulary->figures);
  take_all (joined->tokens, vocabulary->tokens);
  take_all (joined->effects, vocabulary->effects);
  take_all (joined->procedures, vocabulary->procedures);
  for (guint i = 0; i < vocabulary->sections->len; i++)
    tw_vocabulary_list_section (joined, g_ptr_array_index (vocabulary->sections, i));
  take_all (joined->passages, vocabulary->passages);
  take_all (joined->pieces, vocabulary->pieces);
  for (guint i = 0; i < n_own; i++)
    if (!add_own (joined, own[i], error))
      return NULL;
  return g_steal_pointer (&joined);
}

gboolean
tw_vocabulary_find_taken (const TwVocabulary *vocabulary,
                          const TwVocabulary *own,
                          TwTakenName *out_taken)
{
  for (guint i = 0; i < own->tokens->len; i++)
    {
      const TwTokenType *token = own->tokens->pdata[i];

      *out_taken = (TwTakenName){ "token", token->id, token->line };
      if (is_token_taken (vocabulary, token))
        return TRUE;
    }
  for (guint i = 0; i < own->figures->len; i++)
    {
      const TwFigureType *figure = own->figures->pdata[i];

      *out_taken = (TwTakenName){ "figure", figure->id, figure->line };
      if (is_figure_taken (vocabulary, figure))
        return TRUE;
    }
  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];

      *out_taken =
          (TwTakenName){ procedure->root->word->name, procedure->id, procedure->root->line };
      if (procedure->id != NULL && is_procedure_taken (vocabulary, procedure))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_name_of (const TwVocabulary *vocabulary, const char *id)
{
  return tw_vocabulary_find_token (vocabulary, id) != NULL
         || tw_vocabulary_find_figure (vocabulary, id) != NULL
         || tw_vocabulary_find_symbol (vocabulary, id) != NULL
         || tw_vocabulary_find_procedure (vocabulary, id) != NULL
         || tw_vocabulary_find_zone (vocabulary, id) != NULL
         || tw_vocabulary_find_parameter (vocabulary, id) >= 0;
}

char *
tw_vocabulary_free_name (const TwVocabulary *vocabulary, const TwVocabulary *own, const char *id)
{
  g_autofree char *name = NULL;
  guint n = 2;

  do
    {
      g_free (name);
      name = g_strdup_printf ("%s-%u", id, n++);
    }
  while (is_name_of (vocabulary, name) || is_name_of (own, name));
  return g_steal_pointer (&name);
}
