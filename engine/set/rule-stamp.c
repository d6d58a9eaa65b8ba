/* What rules do, in few characters. */
#include "engine/set/rule-stamp.h"

#include <string.h>

#include "engine/set/word-targets.h"

typedef struct
{
  const TwVocabulary *own;
  GHashTable
      *said; /* (element-type utf8 GPtrArray): by rule: what each element does that names it */
} Stamping;

gboolean
tw_rule_has_words (const TwRule *rule)
{
  const TwText *source = tw_texts_source (rule->texts);

  return source != NULL && *source->text != '\0';
}

/* ---- what words are about ------------------------------------------------------------------ */

static void
add_title (GString *out, const TwTexts *title)
{
  const TwText *source = tw_texts_source (title);

  if (source != NULL)
    g_string_append_printf (out, "“%s”", source->text);
}

static void
add_amount (GString *out, guint supply, const char *parameter)
{
  if (parameter != NULL)
    g_string_append_printf (out, " of %s", parameter);
  else
    g_string_append_printf (out, " of %u", supply);
}

/* A thing that is declared as an element of rules: a deck, a counter, a zone or another rule. */
static gboolean
add_declared (const Stamping *s, const char *element, const char *id, GString *out)
{
  for (guint i = 0; i < s->own->procedures->len; i++)
    {
      const TwProcedure *procedure = s->own->procedures->pdata[i];

      if (tw_statement_is (procedure->root, element) && g_strcmp0 (procedure->id, id) == 0)
        {
          add_title (out, tw_statement_words_of (procedure->root, "title"));
          return TRUE;
        }
    }
  return FALSE;
}

/* What @id is called, if it is such an @element of the set; how many tokens there are,
 * @with_supply. */
static gboolean
add_thing (const Stamping *s,
           const char *element,
           const char *id,
           gboolean with_supply,
           GString *out)
{
  const TwFigureType *figure =
      strcmp (element, "figure") == 0 ? tw_vocabulary_find_figure (s->own, id) : NULL;
  const TwTokenType *token =
      strcmp (element, "token") == 0 ? tw_vocabulary_find_token (s->own, id) : NULL;
  const TwSymbolType *symbol =
      strcmp (element, "symbol") == 0 ? tw_vocabulary_find_symbol (s->own, id) : NULL;
  const TwLandType *land =
      strcmp (element, "land") == 0 ? tw_vocabulary_find_land (s->own, id) : NULL;

  if (figure != NULL)
    add_title (out, figure->texts);
  else if (token != NULL)
    {
      add_title (out, token->texts);
      if (with_supply)
        add_amount (out, token->supply, token->supply_parameter);
    }
  else if (symbol != NULL)
    add_title (out, symbol->texts);
  else if (land != NULL)
    add_title (out, land->texts);
  else
    return add_declared (s, element, id, out);
  return TRUE;
}

static void
add_named (const Stamping *s,
           TwWordTakes takes,
           const char *attribute,
           const char *text,
           GString *out)
{
  const char *const *targets = tw_word_targets (takes, attribute);
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    for (guint k = 0; targets[k] != NULL; k++)
      if (add_thing (s, targets[k], tw_word_bare (words[i]), strcmp (attribute, "left") == 0, out))
        break;
}

/* ---- what elements do ---------------------------------------------------------------------- */

static gboolean
names_own_rule (const Stamping *s, const char *rules)
{
  g_auto (GStrv) ids = g_strsplit_set (rules != NULL ? rules : "", " \t\r\n", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const TwRule *rule = *ids[i] != '\0' ? tw_vocabulary_find_rule (s->own, ids[i]) : NULL;

      if (rule != NULL && tw_rule_has_words (rule))
        return TRUE;
    }
  return FALSE;
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer full) @strings in an order of their own, that in which they were found says nothing. */
static char *
join_sorted (GPtrArray *strings)
{
  char *joined;

  g_ptr_array_sort (strings, compare_strings);
  g_ptr_array_add (strings, NULL);
  joined = g_strjoinv ("\n", (char **) strings->pdata);
  g_ptr_array_remove_index (strings, strings->len - 1);
  return joined;
}

static char *
details_words (const Stamping *s, const TwStatement *statement)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < statement->n_details; i++)
    {
      const TwDetail *detail = &statement->details[i];
      g_autoptr (GString) out = NULL;

      if (detail->word->takes == TW_TAKES_RULES || strcmp (detail->word->name, "id") == 0)
        continue;
      out = g_string_new (NULL);
      g_string_append_printf (out, " %s=%s", detail->word->name, detail->text);
      add_named (s, detail->word->takes, detail->word->name, detail->text, out);
      g_ptr_array_add (all, g_string_free (g_steal_pointer (&out), FALSE));
    }
  return join_sorted (all);
}

/* What is asked and told is none of what is done; what names a rule of its own is told by that. */
static void
add_statement_words (const Stamping *s, const TwStatement *statement, GString *out)
{
  g_autofree char *details = details_words (s, statement);

  g_string_append_printf (out, "<%s%s", statement->word->name, details);
  if (tw_statement_is (statement, "item"))
    add_title (out, tw_statement_words_of (statement, "title"));
  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      if (child->word->stands != TW_STANDS_TEXT && !tw_statement_is (child, "title")
          && !names_own_rule (s, tw_statement_text (child, "rules")))
        add_statement_words (s, child, out);
    }
  g_string_append_c (out, '>');
}

static char *
effect_words (const Stamping *s, const TwEffect *effect)
{
  GString *out = g_string_new ("<effect");
  guint n;
  const TwRuleWord *words = tw_rule_word_table (&n);

  for (guint i = 0; i < n; i++)
    {
      const TwRuleWord *word = &words[i];
      const char *text = tw_rule_word_is_attribute (word) ? tw_rule_word_text (word, effect) : NULL;
      TwKindSet kinds =
          word->takes == TW_TAKES_KINDS  ? (TwKindSet) tw_rule_word_number (word, effect)
          : word->takes == TW_TAKES_KIND ? TW_KIND_BIT (tw_rule_word_number (word, effect))
                                         : 0;

      if (!tw_rule_word_is_attribute (word)
          || word->takes == TW_TAKES_RULES
          /* Which of two effects counts first. */
          || strcmp (word->name, "priority") == 0)
        continue;
      g_string_append_printf (out, "\n %s=", word->name);
      if (text != NULL)
        {
          g_string_append (out, text);
          add_named (s, word->takes, word->name, text, out);
        }
      else if (word->takes != TW_TAKES_KINDS && word->takes != TW_TAKES_KIND)
        g_string_append_printf (out, "%d", tw_rule_word_number (word, effect));
      /* How land is numbered is a matter of the file. */
      for (guint kind = 1; kind < TW_N_KINDS; kind++)
        if (kinds & TW_KIND_BIT (kind))
          {
            const char *name = tw_vocabulary_kind_name (s->own, kind);

            g_string_append_printf (out, "%s ", name);
            add_thing (s, "land", name, FALSE, out);
          }
    }
  g_string_append_c (out, '>');
  return g_string_free (out, FALSE);
}

static char *
worth_words (const TwTokenType *token, const TwTokenWorth *worth)
{
  GString *out = g_string_new ("<worth");

  g_string_append_printf (out, " by=%d points=%s from=%d ties=%d none=%s", (int) worth->by,
                          worth->points, worth->from, (int) worth->ties,
                          worth->none_counts != NULL ? worth->none_counts : "");
  /* What was stamped before there were groups stays as it was. */
  if (worth->every > 1)
    g_string_append_printf (out, " every=%d", worth->every);
  add_title (out, token->texts);
  add_amount (out, token->supply, token->supply_parameter);
  g_string_append_c (out, '>');
  return g_string_free (out, FALSE);
}

static char *
figure_words (const TwFigureType *figure)
{
  GString *out = g_string_new ("<figure");

  g_string_append_printf (out, " weight=%s late=%d", figure->weight != NULL ? figure->weight : "",
                          figure->late);
  add_title (out, figure->texts);
  add_amount (out, figure->supply, figure->supply_parameter);
  g_string_append_c (out, '>');
  return g_string_free (out, FALSE);
}

/* ---- rule by rule -------------------------------------------------------------------------- */

/* @words: what an element does that names @rules */
static void
take (const Stamping *s, const char *rules, const char *words)
{
  g_auto (GStrv) ids = g_strsplit_set (rules, " \t\r\n", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      GPtrArray *said;

      if (*ids[i] == '\0' || tw_vocabulary_find_rule (s->own, ids[i]) == NULL)
        continue;
      said = g_hash_table_lookup (s->said, ids[i]);
      if (said == NULL)
        {
          said = g_ptr_array_new_with_free_func (g_free);
          g_hash_table_insert (s->said, g_strdup (ids[i]), said);
        }
      g_ptr_array_add (said, g_strdup (words));
    }
}

static void
take_statement (const Stamping *s, const TwStatement *statement)
{
  const char *rules = tw_statement_text (statement, "rules");

  if (rules != NULL)
    {
      g_autoptr (GString) words = g_string_new (NULL);

      add_statement_words (s, statement, words);
      take (s, rules, words->str);
    }
  for (guint i = 0; i < statement->children->len; i++)
    take_statement (s, statement->children->pdata[i]);
}

static void
take_token (const Stamping *s, const TwTokenType *token)
{
  for (guint i = 0; i < token->n_worths; i++)
    if (token->worths[i].rules != NULL)
      {
        g_autofree char *words = worth_words (token, &token->worths[i]);

        take (s, token->worths[i].rules, words);
      }
}

static void
take_all (const Stamping *s)
{
  for (guint i = 0; i < s->own->effects->len; i++)
    {
      const TwEffect *effect = s->own->effects->pdata[i];
      g_autofree char *words = effect->rules != NULL ? effect_words (s, effect) : NULL;

      if (words != NULL)
        take (s, effect->rules, words);
    }
  for (guint i = 0; i < s->own->procedures->len; i++)
    take_statement (s, ((const TwProcedure *) s->own->procedures->pdata[i])->root);
  for (guint i = 0; i < s->own->tokens->len; i++)
    take_token (s, s->own->tokens->pdata[i]);
  for (guint i = 0; i < s->own->figures->len; i++)
    {
      const TwFigureType *figure = s->own->figures->pdata[i];
      g_autofree char *words = figure->rule != NULL ? figure_words (figure) : NULL;

      if (words != NULL)
        take (s, figure->rule, words);
    }
}

GHashTable *
tw_rule_stamps (const TwVocabulary *own)
{
  GHashTable *stamps = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) said =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  const Stamping s = { own, said };
  GHashTableIter iter;
  gpointer id, words;

  take_all (&s);
  g_hash_table_iter_init (&iter, said);
  while (g_hash_table_iter_next (&iter, &id, &words))
    {
      g_autofree char *joined = join_sorted (words);
      char *stamp = g_compute_checksum_for_string (G_CHECKSUM_SHA256, joined, -1);

      stamp[TW_RULE_STAMP_LENGTH] = '\0';
      g_hash_table_insert (stamps, g_strdup (id), stamp);
    }
  return stamps;
}

static gboolean
is_any_stamped (const TwVocabulary *own)
{
  for (guint i = 0; own != NULL && i < own->rules->len; i++)
    if (((const TwRule *) own->rules->pdata[i])->written_for != NULL)
      return TRUE;
  return FALSE;
}

char **
tw_rules_outdated (const TwVocabulary *own)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GHashTable) stamps = is_any_stamped (own) ? tw_rule_stamps (own) : NULL;

  for (guint i = 0; stamps != NULL && i < own->rules->len; i++)
    {
      const TwRule *rule = own->rules->pdata[i];
      const char *now = g_hash_table_lookup (stamps, rule->id);

      if (rule->written_for != NULL && now != NULL && strcmp (rule->written_for, now) != 0
          && tw_rule_has_words (rule))
        g_strv_builder_add (ids, rule->id);
    }
  return g_strv_builder_end (ids);
}

gboolean
tw_rule_is_outdated (const TwVocabulary *own, const char *id)
{
  g_auto (GStrv) ids = tw_rules_outdated (own);

  return g_strv_contains ((const char *const *) ids, id);
}
