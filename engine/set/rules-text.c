/* The rules of a game as a text: which rules are told, and where. */
#include "engine/set/rules-text.h"

#include <string.h>

#include "engine/set/part-word.h"

void
tw_section_free (TwSection *section)
{
  g_free (section->id);
  tw_texts_unref (section->texts);
  g_free (section);
}

void
tw_passage_free (TwPassage *passage)
{
  g_free (passage->part);
  g_free (passage->section);
  g_strfreev (passage->rules);
  g_strfreev (passage->when);
  g_strfreev (passage->without);
  g_free (passage);
}

void
tw_box_piece_free (TwBoxPiece *piece)
{
  g_free (piece->part);
  g_free (piece->section);
  g_free (piece->amount);
  g_strfreev (piece->when);
  g_strfreev (piece->without);
  tw_texts_unref (piece->texts);
  g_free (piece);
}

void
tw_vocabulary_list_section (TwVocabulary *vocabulary, TwSection *section)
{
  g_ptr_array_add (vocabulary->sections, section);
  g_hash_table_insert (vocabulary->sections_by_id, section->id, section);
}

const TwSection *
tw_vocabulary_find_section (const TwVocabulary *vocabulary, const char *id)
{
  return g_hash_table_lookup (vocabulary->sections_by_id, id);
}

static void
paragraph_free (gpointer data)
{
  TwRulesParagraph *paragraph = data;

  g_ptr_array_unref (paragraph->lines);
  g_free (paragraph);
}

static void
chapter_free (gpointer data)
{
  TwRulesChapter *chapter = data;

  g_ptr_array_unref (chapter->paragraphs);
  g_free (chapter);
}

/* What a text is made from, and what it tells already. */
typedef struct
{
  const TwVocabulary *vocabulary;
  const char *const *parts;
  const int *values;
  GHashTable *told;
} Telling;

static gboolean
is_in_play (const Telling *telling, const char *part)
{
  return strcmp (part, TW_PART_OWN) == 0 || tw_part_is_among (telling->parts, part, TW_PART_RULES);
}

static gboolean
differs (const Telling *telling, const char *condition, const char *sign)
{
  g_autofree char *setting =
      g_strdup_printf ("%.*s%s", (int) (sign - condition), condition, sign + 1);
  int index, value;

  return tw_vocabulary_setting (telling->vocabulary, setting, &index, &value)
         && telling->values[index] != value;
}

static gboolean
holds (const Telling *telling, const char *condition)
{
  const char *sign = strstr (condition, "!=");
  int index, value;

  if (sign != NULL)
    return differs (telling, condition, sign);
  if (strchr (condition, '=') != NULL)
    return tw_vocabulary_setting (telling->vocabulary, condition, &index, &value)
           && telling->values[index] == value;
  index = tw_vocabulary_find_parameter (telling->vocabulary, condition);
  return index >= 0
         && telling->values[index]
                != ((TwParameter *) g_ptr_array_index (telling->vocabulary->parameters, index))
                       ->preset;
}

/* Whether all of @when hold, and nothing of @without is in play. */
static gboolean
is_told_now (const Telling *telling, const char *part, char *const *when, char *const *without)
{
  if (!is_in_play (telling, part))
    return FALSE;
  for (guint i = 0; when != NULL && when[i] != NULL; i++)
    if (!holds (telling, when[i]))
      return FALSE;
  for (guint i = 0; without != NULL && without[i] != NULL; i++)
    if (is_in_play (telling, without[i]))
      return FALSE;
  return TRUE;
}

gboolean
tw_rules_text_names (const TwVocabulary *vocabulary,
                     const char *const *parts,
                     const int *values,
                     const TwParameter *parameter)
{
  const Telling telling = { vocabulary, parts, values, NULL };

  return is_told_now (&telling, parameter->part, parameter->when, parameter->without);
}

gboolean
tw_rules_text_has_piece (const TwVocabulary *vocabulary,
                         const char *const *parts,
                         const int *values,
                         const TwBoxPiece *piece)
{
  const Telling telling = { vocabulary, parts, values, NULL };

  return is_told_now (&telling, piece->part, piece->when, piece->without);
}

/* Of the parts that @rule names beside its own: how many, and whether all are in play. */
static gboolean
needs_hold (const Telling *telling, const TwRule *rule, guint *out_n)
{
  g_auto (GStrv) needs =
      rule->needs != NULL ? g_strsplit_set (rule->needs, " \t\n", -1) : g_new0 (char *, 1);

  *out_n = 0;
  for (guint i = 0; needs[i] != NULL; i++)
    {
      if (*needs[i] == '\0')
        continue;
      (*out_n)++;
      if (!is_in_play (telling, needs[i]))
        return FALSE;
    }
  return TRUE;
}

static TwRulesParagraph *
paragraph_new (const TwVocabulary *vocabulary, const char *part, TwPassageShape shape)
{
  TwRulesParagraph *paragraph = g_new0 (TwRulesParagraph, 1);

  paragraph->part = tw_vocabulary_find_part (vocabulary, part);
  paragraph->shape = shape;
  paragraph->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  return paragraph;
}

static void
take_paragraph (TwRulesChapter *chapter, TwRulesParagraph *paragraph)
{
  if (paragraph->lines->len > 0)
    g_ptr_array_add (chapter->paragraphs, paragraph);
  else
    paragraph_free (paragraph);
}

static void
tell (const Telling *telling, TwRulesParagraph *paragraph, const TwRule *rule, gboolean goes_on)
{
  if (!goes_on || paragraph->lines->len == 0)
    g_ptr_array_add (paragraph->lines, g_ptr_array_new ());
  g_ptr_array_add (g_ptr_array_index (paragraph->lines, paragraph->lines->len - 1),
                   (gpointer) rule);
  g_hash_table_add (telling->told, rule->id);
}

static void
tell_passage (const Telling *telling, TwRulesChapter *chapter, const TwPassage *passage)
{
  TwRulesParagraph *paragraph = paragraph_new (telling->vocabulary, passage->part, passage->shape);

  for (guint i = 0; passage->rules[i] != NULL; i++)
    {
      gboolean goes_on = passage->rules[i][0] == '+';
      const TwRule *rule =
          tw_vocabulary_find_rule (telling->vocabulary, passage->rules[i] + goes_on);
      guint n_needs;

      if (rule != NULL && rule->is_played && needs_hold (telling, rule, &n_needs))
        tell (telling, paragraph, rule, goes_on || passage->shape == TW_PASSAGE_TEXT);
    }
  take_paragraph (chapter, paragraph);
}

/* A rule about parts that are all in play, those that merely name one part of a set of its own
 * included. The steps of the turn are a chapter already, the records of scoring no sentences. */
static gboolean
is_about_several (const Telling *telling, const TwRule *rule)
{
  guint n_needs;

  return rule->is_played && !rule->forbids && strcmp (rule->part, TW_PART_OWN) != 0
         && is_in_play (telling, rule->part) && !g_hash_table_contains (telling->told, rule->id)
         && !g_str_has_prefix (rule->id, "PARAM-") && !g_str_has_prefix (rule->id, "SCORE-")
         && needs_hold (telling, rule, &n_needs) && n_needs > 0;
}

/* Whether a part is in play that is a game of its own. */
static gboolean
is_alone (const Telling *telling)
{
  for (guint i = 0; i < telling->vocabulary->parts->len; i++)
    {
      const TwVocabularyPart *part = g_ptr_array_index (telling->vocabulary->parts, i);

      if (part->excludes != NULL && part->excludes[0] == '*' && is_in_play (telling, part->id))
        return TRUE;
    }
  return FALSE;
}

static void
tell_together (const Telling *telling, TwRulesChapter *chapter)
{
  if (is_alone (telling))
    return;
  for (guint p = 0; p < telling->vocabulary->parts->len; p++)
    {
      const TwVocabularyPart *part = g_ptr_array_index (telling->vocabulary->parts, p);
      TwRulesParagraph *paragraph = paragraph_new (telling->vocabulary, part->id, TW_PASSAGE_LIST);

      for (guint i = 0; i < telling->vocabulary->rules->len; i++)
        {
          const TwRule *rule = g_ptr_array_index (telling->vocabulary->rules, i);

          if (strcmp (rule->part, part->id) == 0 && is_about_several (telling, rule))
            tell (telling, paragraph, rule, FALSE);
        }
      take_paragraph (chapter, paragraph);
    }
}

static void
tell_own (const Telling *telling, TwRulesChapter *chapter)
{
  TwRulesParagraph *paragraph = paragraph_new (telling->vocabulary, TW_PART_OWN, TW_PASSAGE_LIST);

  for (guint i = 0; i < telling->vocabulary->rules->len; i++)
    {
      const TwRule *rule = g_ptr_array_index (telling->vocabulary->rules, i);

      if (strcmp (rule->part, TW_PART_OWN) == 0)
        tell (telling, paragraph, rule, FALSE);
    }
  take_paragraph (chapter, paragraph);
}

static void
tell_part (const Telling *telling, TwRulesChapter *chapter, const char *part)
{
  for (guint i = 0; i < telling->vocabulary->passages->len; i++)
    {
      const TwPassage *passage = g_ptr_array_index (telling->vocabulary->passages, i);

      if (strcmp (passage->section, chapter->section->id) == 0 && strcmp (passage->part, part) == 0
          && is_told_now (telling, passage->part, passage->when, passage->without))
        tell_passage (telling, chapter, passage);
    }
}

/* Parts come in the order in which they were read: the base game, then by name. */
static TwRulesChapter *
chapter_new (const Telling *telling, const TwSection *section)
{
  TwRulesChapter *chapter = g_new0 (TwRulesChapter, 1);

  chapter->section = section;
  chapter->paragraphs = g_ptr_array_new_with_free_func (paragraph_free);
  for (guint i = 0; i < telling->vocabulary->parts->len; i++)
    tell_part (telling, chapter,
               ((TwVocabularyPart *) g_ptr_array_index (telling->vocabulary->parts, i))->id);
  if (strcmp (section->id, "own") == 0)
    tell_own (telling, chapter);
  return chapter;
}

GPtrArray *
tw_rules_text_new (const TwVocabulary *vocabulary, const char *const *parts, const int *values)
{
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);
  const Telling telling = { vocabulary, parts, values, told };
  GPtrArray *chapters = g_ptr_array_new_with_free_func (chapter_free);

  for (guint i = 0; i < vocabulary->sections->len; i++)
    g_ptr_array_add (chapters, chapter_new (&telling, g_ptr_array_index (vocabulary->sections, i)));
  /* What has its place elsewhere is known only now. */
  for (guint i = 0; i < chapters->len; i++)
    if (strcmp (((TwRulesChapter *) g_ptr_array_index (chapters, i))->section->id, "together") == 0)
      tell_together (&telling, g_ptr_array_index (chapters, i));
  for (guint i = chapters->len; i-- > 0;)
    if (((TwRulesChapter *) g_ptr_array_index (chapters, i))->paragraphs->len == 0)
      g_ptr_array_remove_index (chapters, i);
  return chapters;
}
