/* Of which sets a rules sheet tells, and in which order. */
#include <string.h>

#include "app/print/rules-sheet-private.h"

int
tw_rules_sheet_compare_titles (const TwTexts *a, const TwTexts *b, const char *language)
{
  const char *const languages[] = { language, NULL };
  const char *a_words = tw_texts_best (a, languages), *b_words = tw_texts_best (b, languages);
  g_autofree char *a_plain = g_str_to_ascii (a_words != NULL ? a_words : "", language);
  g_autofree char *b_plain = g_str_to_ascii (b_words != NULL ? b_words : "", language);
  int order = g_ascii_strcasecmp (a_plain, b_plain);

  return order != 0 ? order : g_strcmp0 (a_words, b_words);
}

static int
compare_sets (gconstpointer a, gconstpointer b, gpointer language)
{
  return tw_rules_sheet_compare_titles ((*(TwTileSet *const *) a)->titles,
                                        (*(TwTileSet *const *) b)->titles, language);
}

GPtrArray *
tw_rules_sheet_sets (const TwCatalogue *catalogue, const guint *counts, const char *language)
{
  GPtrArray *sets = g_ptr_array_new ();
  TwTileSet *first =
      catalogue->n_starts > 0 ? catalogue->kinds[catalogue->starts[0].kind].set : NULL;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    if (counts[kind] > 0)
      {
        TwTileSet *set = catalogue->kinds[kind].set;

        if (strcmp (set->id, "base") == 0)
          first = set;
        if (!g_ptr_array_find (sets, set, NULL))
          g_ptr_array_add (sets, set);
      }
  g_ptr_array_sort_with_data (sets, compare_sets, (gpointer) language);
  if (first != NULL && g_ptr_array_remove (sets, first))
    g_ptr_array_insert (sets, 0, first);
  return sets;
}

/* Whether the paragraph is one of @set: of its part of the game, or a designer's own. */
static gboolean
is_of_set (const TwVocabulary *vocabulary, const TwRulesParagraph *paragraph, const TwTileSet *set)
{
  return paragraph->part == NULL
         || paragraph->part == tw_vocabulary_part_of_set (vocabulary, set->id);
}

void
tw_rules_sheet_leave_others (const TwRules *rules,
                             const TwTileSet *set,
                             GPtrArray *sets,
                             GPtrArray *chapters)
{
  for (guint i = sets->len; i-- > 0;)
    if (strcmp (((const TwTileSet *) sets->pdata[i])->id, set->id) != 0)
      g_ptr_array_remove_index (sets, i);
  for (guint i = chapters->len; i-- > 0;)
    {
      GPtrArray *paragraphs = ((TwRulesChapter *) chapters->pdata[i])->paragraphs;

      for (guint k = paragraphs->len; k-- > 0;)
        if (!is_of_set (rules->vocabulary, paragraphs->pdata[k], set))
          g_ptr_array_remove_index (paragraphs, k);
      if (paragraphs->len == 0)
        g_ptr_array_remove_index (chapters, i);
    }
}
