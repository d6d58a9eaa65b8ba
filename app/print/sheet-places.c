/* Where the figures of a designer's own may stand, and what their own land brings when unfinished.
 */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "app/print/effect-words.h"
#include "engine/set/land-worth.h"
#include "engine/set/plain-names.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"

static char *
say (const TwRules *rules,
     const char *id,
     const char *language,
     const TwSectionSlot *slots,
     guint n)
{
  const char *const languages[] = { language, NULL };
  char *words = tw_section_words (rules->vocabulary, id, languages, slots, n);

  return words != NULL ? tw_plain_names (rules->vocabulary, words, languages) : g_strdup ("");
}

/* The sentence that fits what the form of the figure says. What belongs to nobody is in nobody's
 * supply: its land is that to which rules may move it. */
static const char *
id_of (const TwFigureType *figure)
{
  return figure->by_hand        ? "places-figure-by-hand"
         : figure->n_roles == 0 ? "places-figure-nowhere"
         : figure->neutral      ? "places-figure-moved"
         : figure->needs_free   ? "places-figure-free"
                                : "places-figure";
}

static void
add_figure (TwRulesSheet *sheet, const TwRules *rules, const TwFigureType *figure)
{
  TwSheetBlock *block = tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM);
  TwKindSet kinds = 0;

  for (guint i = 0; i < figure->n_roles; i++)
    kinds |= TW_KIND_BIT (figure->roles[i].kind);
  for (guint i = 0; i < sheet->n_languages; i++)
    {
      const char *language = sheet->languages[i];
      const char *const languages[] = { language, NULL };
      g_autofree char *features = tw_effect_words_kinds (rules->vocabulary, kinds, language);
      const TwSectionSlot slots[] = {
        { "name", tw_thing_words_title (figure->texts, figure->id, languages), 0 },
        { "features", features, 0 },
      };
      g_autofree char *where = say (rules, id_of (figure), language, slots, G_N_ELEMENTS (slots));
      g_autofree char *late =
          figure->late ? say (rules, "places-figure-late", language, NULL, 0) : NULL;

      block->texts[i] = late != NULL ? g_strconcat (where, " ", late, NULL) : g_strdup (where);
    }
}

/* Figures of other parts that may stand on own land; the set's own are told with themselves. */
static void
add_land (TwRulesSheet *sheet, const TwRules *rules, const TwLandType *land)
{
  TwSheetBlock *block = tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM);

  for (guint i = 0; i < sheet->n_languages; i++)
    {
      const char *const languages[] = { sheet->languages[i], NULL };
      g_autoptr (GString) figures = g_string_new (NULL);

      for (guint r = 0; r < land->n_roles; r++)
        g_string_append_printf (figures, "%s%s", r > 0 ? ", " : "",
                                tw_thing_words_figure (rules->vocabulary, land->roles[r].figure,
                                                       languages));
      {
        const TwSectionSlot slots[] = {
          { "name", tw_thing_words_title (land->texts, land->id, languages), 0 },
          { "figures", figures->str, 0 },
        };

        block->texts[i] =
            say (rules, "places-land", sheet->languages[i], slots, G_N_ELEMENTS (slots));
      }
    }
}

void
tw_rules_sheet_add_places (TwRulesSheet *sheet,
                           const TwRules *rules,
                           const TwTexts *heading,
                           const TwTexts *chapter)
{
  const TwVocabulary *vocabulary = rules->vocabulary;
  guint first = sheet->blocks->len;

  if (chapter != NULL)
    tw_rules_sheet_add_texts (sheet, TW_SHEET_HEADING, chapter);
  tw_rules_sheet_add_texts (sheet, TW_SHEET_PART, heading);
  for (guint i = 0; i < vocabulary->figures->len; i++)
    if (g_strcmp0 (((const TwFigureType *) vocabulary->figures->pdata[i])->part, TW_PART_OWN) == 0)
      add_figure (sheet, rules, vocabulary->figures->pdata[i]);
  for (guint i = 0; i < vocabulary->lands->len; i++)
    if (((const TwLandType *) vocabulary->lands->pdata[i])->n_roles > 0)
      add_land (sheet, rules, vocabulary->lands->pdata[i]);
  /* Nothing came below the headings. */
  if (sheet->blocks->len == first + (chapter != NULL ? 2 : 1))
    g_ptr_array_set_size (sheet->blocks, (int) first);
}

gboolean
tw_rules_sheet_has_unfinished (const TwRules *rules)
{
  for (guint i = 0; i < rules->vocabulary->lands->len; i++)
    if (tw_land_worth_is_only_complete (
            rules->vocabulary, ((const TwLandType *) rules->vocabulary->lands->pdata[i])->kind))
      return TRUE;
  return FALSE;
}

void
tw_rules_sheet_add_unfinished (TwRulesSheet *sheet, const TwRules *rules)
{
  for (guint l = 0; l < rules->vocabulary->lands->len; l++)
    {
      const TwLandType *land = rules->vocabulary->lands->pdata[l];
      TwSheetBlock *block = tw_land_worth_is_only_complete (rules->vocabulary, land->kind)
                                ? tw_rules_sheet_add_block (sheet, TW_SHEET_ITEM)
                                : NULL;

      for (guint i = 0; block != NULL && i < sheet->n_languages; i++)
        {
          const char *const languages[] = { sheet->languages[i], NULL };
          const TwSectionSlot slot = { "name",
                                       tw_thing_words_title (land->texts, land->id, languages), 0 };

          block->texts[i] = say (rules, "land-unfinished", sheet->languages[i], &slot, 1);
        }
    }
}
