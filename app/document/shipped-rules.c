/* The rules of expansions that come with the program. */
#include "app/document/shipped-rules.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "engine/set/word-targets.h"

#define BASE "base"
/* Where tiles wait until a rule shuffles them back in. */
#define ASIDE "aside"

static void
part_free (gpointer data)
{
  TwShippedPart *part = data;

  g_array_unref (part->rules);
  g_free (part);
}

/* What is declared alone does nothing: it is copied with what uses it. */
static gboolean
is_told (const TwProcedure *procedure)
{
  static const char *const things[] = { "bag", "counting-figure", "zone", "list", "counter", NULL };

  return !g_strv_contains (things, procedure->root->word->name);
}

static GArray *
rules_of (const TwVocabulary *vocabulary, const char *part)
{
  GArray *rules = g_array_new (FALSE, FALSE, sizeof (TwShippedRule));

  for (guint i = 0; i < vocabulary->procedures->len; i++)
    {
      const TwShippedRule rule = { vocabulary->procedures->pdata[i], NULL };

      if (strcmp (rule.procedure->part, part) == 0 && is_told (rule.procedure))
        g_array_append_val (rules, rule);
    }
  for (guint i = 0; i < vocabulary->effects->len; i++)
    {
      const TwShippedRule rule = { NULL, vocabulary->effects->pdata[i] };

      if (strcmp (rule.effect->part, part) == 0)
        g_array_append_val (rules, rule);
    }
  return rules;
}

static int
compare_parts (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate ((*(TwShippedPart *const *) a)->title,
                         (*(TwShippedPart *const *) b)->title);
}

GPtrArray *
tw_shipped_parts (const TwVocabulary *vocabulary)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);

  for (guint i = 0; i < vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *known = vocabulary->parts->pdata[i];
      const char *title = tw_texts_best (known->titles, g_get_language_names ());
      g_autoptr (GArray) rules = rules_of (vocabulary, known->id);
      TwShippedPart *part;

      if (strcmp (known->id, BASE) == 0 || rules->len == 0)
        continue;
      part = g_new (TwShippedPart, 1);
      *part =
          (TwShippedPart){ known->id, title != NULL ? title : known->id, g_steal_pointer (&rules) };
      g_ptr_array_add (parts, part);
    }
  g_ptr_array_sort (parts, compare_parts);
  return parts;
}

GPtrArray *
tw_shipped_rule_lines (const TwVocabulary *vocabulary, const TwProcedure *procedure)
{
  return tw_procedure_lines (vocabulary, procedure, FALSE);
}

static const char *
setting_of (const TwShippedRule *rule)
{
  return rule->procedure != NULL ? tw_statement_text (rule->procedure->root, "if-parameter")
                                 : rule->effect->if_parameter;
}

gboolean
tw_shipped_rule_is_option (const TwVocabulary *vocabulary, const TwShippedRule *rule)
{
  const char *setting = setting_of (rule);
  int index, value;

  return setting != NULL && tw_vocabulary_setting (vocabulary, setting, &index, &value)
         && ((const TwParameter *) vocabulary->parameters->pdata[index])->preset != value;
}

gboolean
tw_shipped_rule_is_done (const TwShippedRule *rule)
{
  return rule->procedure != NULL && tw_statement_is (rule->procedure->root, "procedure")
         && tw_statement_text (rule->procedure->root, "at") == NULL;
}

/* ---- what belongs together ---------------------------------------------------------------- */

/* What rules speak of to one another; symbols are none of it. */
static gboolean
names_things (const TwRuleWord *word)
{
  static const char *const shared[] = { "list", "counter", "figure", "token" };

  for (guint i = 0; i < G_N_ELEMENTS (shared); i++)
    if (tw_word_may_name (word, shared[i]))
      return TRUE;
  return FALSE;
}

/* Whether @statement, or what stands in it, is about @id; @is_there: so that it has to be there:
 * what must not be so is so as well where there is nothing. */
static gboolean
mentions (const TwStatement *statement, const char *id, gboolean is_there)
{
  if (is_there && (tw_statement_is (statement, "not") || tw_statement_is (statement, "none")))
    return FALSE;
  for (guint i = 0; i < statement->n_details; i++)
    if (names_things (statement->details[i].word) && tw_words_name (statement->details[i].text, id)
        && (!is_there || strcmp (statement->details[i].word->name, "what") != 0
            || !tw_statement_is (statement, "move")))
      return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (mentions (statement->children->pdata[i], id, is_there))
      return TRUE;
  return FALSE;
}

/* Whether @statement, or what stands in it, is an @element that says @id in @attribute; in any if
 * that is NULL.
 */
static gboolean
says (const TwStatement *statement, const char *element, const char *attribute, const char *id)
{
  if (tw_statement_is (statement, element)
      && (attribute == NULL || g_strcmp0 (tw_statement_text (statement, attribute), id) == 0))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (says (statement->children->pdata[i], element, attribute, id))
      return TRUE;
  return FALSE;
}

typedef enum
{
  LIST,
  COUNTER,
  FIGURE,
  TOKEN,
  TILES_ASIDE
} Sort;

/* Something of which rules speak to one another. */
typedef struct
{
  Sort sort;
  const char *id;
} Shared;

static GArray *
shared_of (const TwVocabulary *vocabulary, const char *part)
{
  GArray *shared = g_array_new (FALSE, FALSE, sizeof (Shared));
  const Shared aside = { TILES_ASIDE, ASIDE };

  g_array_append_val (shared, aside);

  for (guint i = 0; i < vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = vocabulary->procedures->pdata[i];
      gboolean is_list = tw_statement_is (procedure->root, "list");
      const Shared thing = { is_list ? LIST : COUNTER, procedure->id };

      if (strcmp (procedure->part, part) == 0
          && (is_list || tw_statement_is (procedure->root, "counter")))
        g_array_append_val (shared, thing);
    }
  for (guint i = 0; i < vocabulary->figures->len; i++)
    {
      const TwFigureType *figure = vocabulary->figures->pdata[i];
      const Shared thing = { FIGURE, figure->id };

      if (strcmp (figure->part, part) == 0 && figure->neutral)
        g_array_append_val (shared, thing);
    }
  for (guint i = 0; i < vocabulary->tokens->len; i++)
    {
      const TwTokenType *token = vocabulary->tokens->pdata[i];
      const Shared thing = { TOKEN, token->id };

      if (strcmp (token->part, part) == 0)
        g_array_append_val (shared, thing);
    }
  return shared;
}

static gboolean
is_about (const TwShippedRule *rule, const Shared *thing)
{
  if (thing->sort == TILES_ASIDE)
    return rule->procedure != NULL && says (rule->procedure->root, "move", "what", thing->id);
  return rule->procedure != NULL ? mentions (rule->procedure->root, thing->id, TRUE)
         : thing->sort == FIGURE ? g_strcmp0 (rule->effect->if_figure, thing->id) == 0
                                 : FALSE;
}

/* Whether the rule lets the thing be there: what is only asked about has to come from elsewhere. */
static gboolean
brings (const TwShippedRule *rule, const Shared *thing)
{
  const TwStatement *root = rule->procedure != NULL ? rule->procedure->root : NULL;

  if (root == NULL)
    return thing->sort == TOKEN && g_strcmp0 (rule->effect->token, thing->id) == 0;
  switch (thing->sort)
    {
    case LIST:
      return says (root, "add", "to", thing->id);
    case COUNTER:
      return says (root, "change", "what", thing->id);
    case FIGURE:
      /* From one place to another it is moved by what asks where it is. */
      return says (root, "move", "what", thing->id)
                 ? !mentions (root, thing->id, TRUE)
                 : says (root, "choose", "what", "standing") && says (root, "move", NULL, NULL)
                       && mentions (root, thing->id, TRUE);
    case TILES_ASIDE:
      return says (root, "move", "to", thing->id);
    case TOKEN:
    default:
      return says (root, "give", "what", thing->id) || says (root, "join", "what", thing->id);
    }
}

static const TwShippedRule *
nth (const TwShippedPart *part, guint index)
{
  return &g_array_index (part->rules, TwShippedRule, index);
}

static gboolean
is_among (const GArray *which, guint index)
{
  for (guint i = 0; i < which->len; i++)
    if (g_array_index (which, guint, i) == index)
      return TRUE;
  return FALSE;
}

static gboolean
does (const TwShippedRule *rule, const char *id)
{
  return rule->procedure != NULL && id != NULL
         && says (rule->procedure->root, "do", "procedure", id);
}

/* What the rules of @which have done is done with them. */
static GArray *
with_done (const TwShippedPart *part, const GArray *which)
{
  GArray *all = g_array_copy ((GArray *) which);

  for (guint i = 0; i < all->len; i++)
    for (guint k = 0; k < part->rules->len; k++)
      if (!is_among (all, k) && nth (part, k)->procedure != NULL
          && does (nth (part, g_array_index (all, guint, i)), nth (part, k)->procedure->id))
        g_array_append_val (all, k);
  return all;
}

/* Whether the rule, or what it has done, lets @thing be there. */
static gboolean
any_brings (const TwShippedPart *part, const GArray *which, const Shared *thing)
{
  for (guint i = 0; i < which->len; i++)
    if (brings (nth (part, g_array_index (which, guint, i)), thing))
      return TRUE;
  return FALSE;
}

static gboolean
brings_with_done (const TwShippedPart *part, guint index, const Shared *thing)
{
  g_autoptr (GArray) only = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) all = NULL;

  g_array_append_val (only, index);
  all = with_done (part, only);
  return any_brings (part, all, thing);
}

/* What is looked for: rules that have @id done, or else that bring @thing. */
typedef struct
{
  const char *id;
  const Shared *thing;
} Missing;

static gboolean
fits (const TwShippedPart *part, guint index, const Missing *missing)
{
  return missing->id != NULL ? does (nth (part, index), missing->id)
                             : !tw_shipped_rule_is_done (nth (part, index))
                                   && brings_with_done (part, index, missing->thing);
}

/* Adds those that are missing: with the setting of the rule that was asked for, else those that
 * hold in an ordinary game, else all. */
static void
add_missing (const TwVocabulary *vocabulary,
             const TwShippedPart *part,
             GArray *which,
             const Missing *missing)
{
  const char *setting = setting_of (nth (part, g_array_index (which, guint, 0)));
  gboolean is_found = FALSE;

  for (guint turn = 0; turn < 3 && !is_found; turn++)
    for (guint i = 0; i < part->rules->len; i++)
      {
        const TwShippedRule *rule = nth (part, i);
        gboolean is_meant = turn == 0
                                ? setting != NULL && g_strcmp0 (setting_of (rule), setting) == 0
                            : turn == 1 ? !tw_shipped_rule_is_option (vocabulary, rule)
                                        : TRUE;

        if (!is_meant || !fits (part, i, missing))
          continue;
        is_found = TRUE;
        if (!is_among (which, i))
          g_array_append_val (which, i);
      }
}

GArray *
tw_shipped_rule_with (const TwVocabulary *vocabulary, const TwShippedPart *part, guint index)
{
  GArray *which = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) shared = shared_of (vocabulary, part->id);

  g_array_append_val (which, index);
  for (guint i = 0; i < which->len; i++)
    {
      const TwShippedRule *rule = nth (part, g_array_index (which, guint, i));
      g_autoptr (GArray) only = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autoptr (GArray) done = NULL;
      g_autoptr (GArray) all = NULL;

      if (tw_shipped_rule_is_done (rule))
        add_missing (vocabulary, part, which, &(const Missing){ rule->procedure->id, NULL });
      g_array_append_val (only, g_array_index (which, guint, i));
      done = with_done (part, only);
      all = with_done (part, which);
      for (guint t = 0; t < shared->len; t++)
        {
          const Shared *thing = &g_array_index (shared, Shared, t);
          gboolean is_asked = FALSE;

          for (guint k = 0; k < done->len; k++)
            is_asked |= is_about (nth (part, g_array_index (done, guint, k)), thing);
          if (is_asked && !any_brings (part, all, thing))
            add_missing (vocabulary, part, which, &(const Missing){ NULL, thing });
        }
    }
  return which;
}

/* Whether they speak of @thing, if only of what must not be so of it. */
static gboolean
any_mentions (const TwShippedPart *part, const GArray *which, const Shared *thing)
{
  for (guint i = 0; i < which->len; i++)
    {
      const TwShippedRule *rule = nth (part, g_array_index (which, guint, i));

      if (rule->procedure != NULL && mentions (rule->procedure->root, thing->id, FALSE))
        return TRUE;
    }
  return FALSE;
}

GArray *
tw_shipped_rule_beside (const TwVocabulary *vocabulary,
                        const TwShippedPart *part,
                        const GArray *with)
{
  GArray *beside = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) shared = shared_of (vocabulary, part->id);
  g_autoptr (GArray) all = with_done (part, with);
  g_autoptr (GArray) which = g_array_copy ((GArray *) with);

  for (guint t = 0; t < shared->len; t++)
    {
      const Shared *thing = &g_array_index (shared, Shared, t);

      if (any_mentions (part, all, thing) && !any_brings (part, all, thing))
        add_missing (vocabulary, part, which, &(const Missing){ NULL, thing });
    }
  g_array_append_vals (beside, &g_array_index (which, guint, with->len), which->len - with->len);
  return beside;
}

GArray *
tw_shipped_part_whole (const TwVocabulary *vocabulary, const TwShippedPart *part)
{
  GArray *which = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < part->rules->len; i++)
    {
      const TwShippedRule *rule = nth (part, i);

      /* What others have done comes with them. */
      if (!tw_shipped_rule_is_option (vocabulary, rule) && !tw_shipped_rule_is_done (rule))
        g_array_append_val (which, i);
    }
  return which;
}

gboolean
tw_shipped_rules_copy (TwDocument *document,
                       const TwVocabulary *vocabulary,
                       const TwShippedPart *part,
                       const GArray *which,
                       GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));
  g_autofree TwShippedRule *rules = g_new (TwShippedRule, which->len);

  for (guint i = 0; i < which->len; i++)
    rules[i] = *nth (part, g_array_index (which, guint, i));
  if (!tw_own_rules_lift (edit, vocabulary, rules, which->len, error))
    {
      tw_own_rules_edit_free (edit);
      return FALSE;
    }
  return tw_own_rules_try (document, edit,
                           which->len == 1 ? C_ ("undo", "Copy Rule") : C_ ("undo", "Copy Rules"),
                           NULL, error);
}
