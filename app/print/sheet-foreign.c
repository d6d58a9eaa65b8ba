/* How much of a rules sheet stands in another language than the one that it is written for. */
#include <string.h>

#include "app/print/rules-sheet.h"
#include "engine/set/rules-text.h"
#include "engine/tile/language.h"

static guint
count_foreign_in (const TwRulesParagraph *paragraph, const char *language, guint *n)
{
  const char *const languages[] = { language, NULL };
  guint n_foreign = 0;

  for (guint l = 0; l < paragraph->lines->len; l++)
    {
      const GPtrArray *line = g_ptr_array_index (paragraph->lines, l);

      for (guint r = 0; r < line->len; r++)
        {
          const TwText *text =
              tw_texts_best_text (((const TwRule *) g_ptr_array_index (line, r))->texts, languages);

          n_foreign += text != NULL && *text->language == '\0';
          (*n)++;
        }
    }
  return n_foreign;
}

guint
tw_rules_sheet_count_foreign (const TwRules *rules, const char *language, guint *out_n)
{
  g_autoptr (GPtrArray) chapters =
      tw_rules_text_new (rules->vocabulary, (const char *const *) rules->parts, rules->parameters);
  guint n_foreign = 0;

  *out_n = 0;
  for (guint c = 0; c < chapters->len; c++)
    {
      const TwRulesChapter *chapter = g_ptr_array_index (chapters, c);

      for (guint p = 0; p < chapter->paragraphs->len; p++)
        if (strcmp (chapter->section->id, "own") != 0)
          n_foreign +=
              count_foreign_in (g_ptr_array_index (chapter->paragraphs, p), language, out_n);
    }
  return tw_language_equal (language, "en") || g_str_has_prefix (language, "en-") ? 0 : n_foreign;
}
