/* What stands in a rules sheet, from top to bottom. */
#include "app/print/rules-sheet.h"

#include <string.h>

#include "app/print/rules-sheet-private.h"
#include "engine/set/rule-statement.h"
#include "engine/set/rules-text.h"
#include "engine/tile/language.h"

/* Of the name of a set or a ruleset in the title. */
#define TITLE_CHARS 100

/* What a sheet is made from. */
typedef struct
{
  TwRulesSheet *sheet;
  const TwRules *rules;
  const TwRuleset *ruleset;
  const TwTileSet *own; /* (nullable): of which alone it tells */
  GPtrArray *sets;      /* TwTileSet: those with tiles in play, as they are listed */
  const guint *counts;  /* see tw_rules_sheet_counts() */
} Making;

static void
block_free (gpointer data)
{
  TwSheetBlock *block = data;

  for (guint i = 0; i < TW_SHEET_MAX_LANGUAGES; i++)
    {
      g_free (block->texts[i]);
      g_free (block->values[i]);
    }
  g_clear_pointer (&block->set, tw_tile_set_unref);
  g_clear_pointer (&block->tiles, g_array_unref);
  g_free (block->symbol);
  g_free (block->figure);
  g_free (block);
}

static TwSheetBlock *
add (const Making *making, TwSheetBlockKind kind)
{
  return tw_rules_sheet_add_block (making->sheet, kind);
}

/* The words of @texts in language @i of the sheet; the source's where it has none. */
static const char *
words (const TwRulesSheet *sheet, const TwTexts *texts, guint i)
{
  const char *const languages[] = { sheet->languages[i], NULL };
  const char *best = tw_texts_best (texts, languages);

  return best != NULL ? best : "";
}

static TwSheetBlock *
add_texts (const Making *making, TwSheetBlockKind kind, const TwTexts *texts)
{
  return tw_rules_sheet_add_texts (making->sheet, kind, texts);
}

/* The heading or word of that id. */
static const TwTexts *
named (const Making *making, const char *id)
{
  const TwSection *section = tw_vocabulary_find_section (making->rules->vocabulary, id);

  return section != NULL ? section->texts : NULL;
}

static TwSheetBlock *
add_number (const Making *making, const TwTexts *texts, guint number)
{
  TwSheetBlock *block = add_texts (making, TW_SHEET_FACT, texts);

  for (guint i = 0; i < making->sheet->n_languages; i++)
    block->values[i] = g_strdup_printf ("%u", number);
  return block;
}

/* A number of what has a picture, of the set that brings it. @figure: (nullable): its id */
static void
add_pieces_of (const Making *making, const TwTexts *texts, guint number, const char *figure)
{
  TwSheetBlock *block = add_number (making, texts, number);
  TwTileSet *set = figure != NULL ? tw_rules_sheet_set_of (making->sets, figure) : NULL;

  block->figure = g_strdup (figure);
  block->set = set != NULL ? tw_tile_set_ref (set) : NULL;
}

/* What a designer invents is nowhere explained but on the sheet: one sees what it looks like. */
static void
add_symbols (const Making *making)
{
  gboolean has_any = FALSE;

  for (guint s = 0; s < making->sets->len; s++)
    {
      TwTileSet *set = g_ptr_array_index (making->sets, s);

      for (guint i = 0; set->own != NULL && i < set->own->symbols->len; i++)
        {
          const TwSymbolType *symbol = g_ptr_array_index (set->own->symbols, i);
          guint n = tw_rules_sheet_n_symbols (making->rules, making->counts, symbol->id);
          TwSheetBlock *block;

          if (n == 0 || symbol->texts == NULL)
            continue;
          if (!has_any)
            add_texts (making, TW_SHEET_PART, named (making, "symbols"));
          has_any = TRUE;
          block = add_number (making, symbol->texts, n);
          block->symbol = g_strdup (symbol->id);
          block->set = tw_tile_set_ref (set);
        }
    }
}

static void
add_sets (const Making *making)
{
  const TwCatalogue *catalogue = making->rules->catalogue;

  for (guint s = 0; s < making->sets->len; s++)
    {
      TwTileSet *set = g_ptr_array_index (making->sets, s);
      TwSheetBlock *block;
      guint n = 0;

      for (guint kind = 0; kind < catalogue->n_kinds; kind++)
        if (catalogue->kinds[kind].set == set)
          n += making->counts[kind];
      block = add_number (making, set->titles, n);
      block->set = tw_tile_set_ref (set);
      block->tiles = tw_rules_sheet_tiles (making->rules, making->counts, set);
    }
}

/* Of a ruleset for any number of players: what lies in the box for each; of a game what they have.
 */
static guint
supply_of (const Making *making, const TwFigureRule *figure)
{
  const char *parameter = figure->type->supply_parameter;
  gboolean for_any_number =
      making->ruleset != NULL && making->ruleset->least_players != making->ruleset->most_players;

  return for_any_number && parameter != NULL ? (guint) tw_rules_parameter (making->rules, parameter)
                                             : figure->supply;
}

/* What lies in the box under @heading beside what the rules move. Returns whether anything does. */
static gboolean
add_pieces (const Making *making, const char *heading, gboolean has_any)
{
  const TwRules *rules = making->rules;

  for (guint i = 0; i < rules->vocabulary->pieces->len; i++)
    {
      const TwBoxPiece *piece = g_ptr_array_index (rules->vocabulary->pieces, i);
      int n = tw_rules_amount (rules, piece->amount, 0);

      if (making->own != NULL || strcmp (piece->section, heading) != 0 || n < 1
          || !tw_rules_text_has_piece (rules->vocabulary, (const char *const *) rules->parts,
                                       rules->parameters, piece))
        continue;
      if (!has_any)
        add_texts (making, TW_SHEET_PART, named (making, heading));
      has_any = TRUE;
      add_pieces_of (making, piece->texts, (guint) n,
                     tw_rules_sheet_find_figure (rules->vocabulary, piece->texts));
    }
  return has_any;
}

/* Whether the sheet tells of what is called @id. */
static gboolean
is_told (const Making *making, const char *id)
{
  return making->own == NULL || tw_rules_sheet_is_brought (making->sets, id);
}

static void
add_figures (const Making *making, const char *heading, gboolean neutral)
{
  gboolean has_any = FALSE;

  for (guint i = 0; i < making->rules->n_figure_types; i++)
    {
      const TwFigureRule *figure = &making->rules->figure_types[i];

      /* Players have none of what is nobody's; a shipped part tells of it as of other pieces. */
      if (figure->type->neutral != neutral || !is_told (making, figure->type->id)
          || (neutral ? !tw_rules_sheet_is_brought (making->sets, figure->type->id)
                      : figure->supply == 0))
        continue;
      if (!has_any)
        add_texts (making, TW_SHEET_PART, named (making, heading));
      has_any = TRUE;
      add_pieces_of (making, figure->type->texts, neutral ? 1 : supply_of (making, figure),
                     figure->type->id);
    }
  add_pieces (making, heading, has_any);
}

/* Tokens of which nobody says how many there are are told with what else lies in the box.
 *
 * Returns: whether there are any others */
static gboolean
add_tokens (const Making *making)
{
  gboolean has_any = FALSE;

  for (guint i = 0; i < making->rules->n_token_types; i++)
    {
      const TwTokenRule *token = &making->rules->token_types[i];

      if (token->supply == 0 || !is_told (making, token->type->id))
        continue;
      if (!has_any)
        add_texts (making, TW_SHEET_PART, named (making, "tokens"));
      has_any = TRUE;
      add_pieces_of (making, token->type->texts, token->supply, token->type->id);
    }
  return has_any;
}

static void
add_components (const Making *making)
{
  add_texts (making, TW_SHEET_PART, named (making, "tiles"));
  add_sets (making);
  add_symbols (making);
  add_figures (making, "figures", FALSE);
  add_figures (making, "neutral", TRUE);
  add_pieces (making, "tokens", add_tokens (making));
  tw_rules_sheet_add_drawn (making->sheet, making->rules, named (making, "dice"),
                            named (making, "decks"));
  add_pieces (making, "pieces", FALSE);
}

/* A value in words: those of a choice, yes or no, else as it is written in files. */
static char *
value_words (const Making *making, const TwParameter *parameter, int value, guint i)
{
  if (parameter->type == TW_PARAMETER_CHOICE && parameter->choice_texts[value] != NULL)
    return g_strdup (words (making->sheet, parameter->choice_texts[value], i));
  if (parameter->type == TW_PARAMETER_SWITCH)
    return g_strdup (words (making->sheet, named (making, value ? "yes" : "no"), i));
  return tw_parameter_format (parameter, value);
}

static gboolean
is_changed (const TwRules *rules, guint index)
{
  const TwParameter *parameter = g_ptr_array_index (rules->vocabulary->parameters, index);

  return rules->parameters[index] != parameter->preset
         && tw_rules_text_names (rules->vocabulary, (const char *const *) rules->parts,
                                 rules->parameters, parameter);
}

/* Rule: PARAM-005. */
static gboolean
add_numbers (const Making *making, const TwSection *section)
{
  const TwVocabulary *vocabulary = making->rules->vocabulary;
  gboolean has_any = FALSE;

  for (guint p = 0; p < vocabulary->parameters->len; p++)
    {
      const TwParameter *parameter = g_ptr_array_index (vocabulary->parameters, p);
      TwSheetBlock *block;

      if (!is_changed (making->rules, p))
        continue;
      if (!has_any)
        add_texts (making, TW_SHEET_HEADING, section->texts);
      has_any = TRUE;
      block = add_texts (making, TW_SHEET_FACT, parameter->texts);
      for (guint i = 0; i < making->sheet->n_languages; i++)
        {
          g_autofree char *old = value_words (making, parameter, parameter->preset, i);
          g_autofree char *new = value_words (making, parameter, making->rules->parameters[p], i);

          block->values[i] = g_strdup_printf ("%s → %s", old, new);
        }
    }
  return has_any;
}

static void
add_pictures (const Making *making, TwTileSet *set)
{
  TwSheetBlock *block;

  add_texts (making, TW_SHEET_PART, set->titles);
  block = add (making, TW_SHEET_TILES);
  block->set = tw_tile_set_ref (set);
  block->tiles = tw_rules_sheet_tiles (making->rules, making->counts, set);
}

/* Rules in one language, as sentences one after the other. */
static char *
line_words (const Making *making, const GPtrArray *rules, guint i)
{
  const char *const languages[] = { making->sheet->languages[i], NULL };
  GString *text = g_string_new (NULL);

  for (guint r = 0; r < rules->len; r++)
    {
      g_autofree char *statement =
          tw_rule_statement_in (making->rules->vocabulary, g_ptr_array_index (rules, r),
                                making->rules->parameters, languages);

      if (statement == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, statement);
    }
  return g_string_free (text, FALSE);
}

/* @n_steps: of the chapter so far. */
static void
add_lines (const Making *making, const TwRulesParagraph *paragraph, guint *n_steps)
{
  static const TwSheetBlockKind kinds[] = {
    [TW_PASSAGE_TEXT] = TW_SHEET_TEXT,
    [TW_PASSAGE_LIST] = TW_SHEET_ITEM,
    [TW_PASSAGE_STEPS] = TW_SHEET_STEP,
  };

  for (guint l = 0; l < paragraph->lines->len; l++)
    {
      TwSheetBlock *block = add (making, kinds[paragraph->shape]);

      if (block->kind == TW_SHEET_STEP)
        block->number = ++*n_steps;
      for (guint i = 0; i < making->sheet->n_languages; i++)
        block->texts[i] = line_words (making, g_ptr_array_index (paragraph->lines, l), i);
    }
}

/* What each part says, under its name as soon as another part speaks in the chapter. */
static void
add_paragraphs (const Making *making, const TwRulesChapter *chapter)
{
  const TwRulesParagraph *first = g_ptr_array_index (chapter->paragraphs, 0);
  const TwRulesParagraph *last =
      g_ptr_array_index (chapter->paragraphs, chapter->paragraphs->len - 1);
  const TwVocabularyPart *part = NULL;
  guint n_steps = 0;

  for (guint i = 0; i < chapter->paragraphs->len; i++)
    {
      const TwRulesParagraph *paragraph = g_ptr_array_index (chapter->paragraphs, i);

      if (paragraph->part != part && first->part != last->part && paragraph->part != NULL)
        add_texts (making, TW_SHEET_PART, paragraph->part->titles);
      part = paragraph->part;
      add_lines (making, paragraph, &n_steps);
    }
}

static const TwRulesChapter *
find_chapter (const GPtrArray *chapters, const TwSection *section)
{
  for (guint i = 0; i < chapters->len; i++)
    {
      const TwRulesChapter *chapter = g_ptr_array_index (chapters, i);

      if (chapter->section == section)
        return chapter;
    }
  return NULL;
}

static void
add_chapter (const Making *making, const TwSection *section, const TwRulesChapter *chapter)
{
  gboolean is_components = strcmp (section->id, "components") == 0;
  gboolean is_tiles = strcmp (section->id, "tiles") == 0;
  gboolean is_figure = strcmp (section->id, "figure") == 0;
  gboolean is_own = strcmp (section->id, "own") == 0
                    && (chapter != NULL || tw_rules_sheet_has_untold (making->rules)
                        || tw_rules_sheet_has_unfinished (making->rules));

  if (strcmp (section->id, "numbers") == 0)
    {
      if (making->own == NULL)
        add_numbers (making, section);
      return;
    }
  if (chapter == NULL && is_figure)
    tw_rules_sheet_add_places (making->sheet, making->rules, named (making, "own-places"),
                               section->texts);
  if (chapter == NULL && !is_components && !is_tiles && !is_own)
    return;
  add_texts (making, TW_SHEET_HEADING, section->texts);
  if (is_components)
    add_components (making);
  if (chapter != NULL && !is_own)
    add_paragraphs (making, chapter);
  if (is_figure)
    tw_rules_sheet_add_places (making->sheet, making->rules, named (making, "own-places"), NULL);
  if (is_own)
    {
      tw_rules_sheet_add_own (making->sheet, making->rules, chapter);
      tw_rules_sheet_add_unfinished (making->sheet, making->rules);
    }
  for (guint s = 0; is_tiles && s < making->sets->len; s++)
    add_pictures (making, g_ptr_array_index (making->sets, s));
}

/* What the game is called; a name that goes on and on would fill the page. */
static void
add_title (const Making *making, const TwRuleset *ruleset)
{
  TwSheetBlock *block = add (making, TW_SHEET_TITLE);
  gboolean is_named = ruleset != NULL && ruleset->titles != NULL;

  for (guint i = 0; i < making->sheet->n_languages; i++)
    {
      GString *title = g_string_new (NULL);

      for (guint s = 0; s < (is_named ? 1 : making->sets->len); s++)
        {
          const TwTexts *titles =
              is_named ? ruleset->titles
                       : ((const TwTileSet *) g_ptr_array_index (making->sets, s))->titles;
          g_autofree char *name = tw_short_words (words (making->sheet, titles, i), TITLE_CHARS, 1);

          g_string_append_printf (title, "%s%s", s > 0 ? " + " : "", name);
        }
      block->texts[i] = g_string_free (title, FALSE);
    }
}

static void
add_head (const Making *making, const TwRuleset *ruleset)
{
  TwSheetBlock *block;

  add_title (making, ruleset);
  if (ruleset == NULL)
    return;
  if (ruleset->descriptions != NULL)
    add_texts (making, TW_SHEET_LEAD, ruleset->descriptions);
  block = add_texts (making, TW_SHEET_FACT, named (making, "players"));
  for (guint i = 0; i < making->sheet->n_languages; i++)
    block->values[i] =
        ruleset->least_players == ruleset->most_players
            ? g_strdup_printf ("%u", ruleset->least_players)
            : g_strdup_printf ("%u–%u", ruleset->least_players, ruleset->most_players);
}

/* The first part is the base game; what belongs to none comes last. */
static int
compare_paragraphs (gconstpointer a, gconstpointer b, gpointer data)
{
  const Making *making = data;
  const TwVocabularyPart *base = g_ptr_array_index (making->rules->vocabulary->parts, 0);
  const TwVocabularyPart *a_part = (*(const TwRulesParagraph *const *) a)->part;
  const TwVocabularyPart *b_part = (*(const TwRulesParagraph *const *) b)->part;

  if (a_part == b_part)
    return 0;
  if (a_part == NULL || b_part == NULL)
    return (a_part == NULL) - (b_part == NULL);
  if (a_part == base || b_part == base)
    return (b_part == base) - (a_part == base);
  return tw_rules_sheet_compare_titles (a_part->titles, b_part->titles,
                                        making->sheet->languages[0]);
}

TwSheetBlock *
tw_rules_sheet_add_texts (TwRulesSheet *sheet, TwSheetBlockKind kind, const TwTexts *texts)
{
  TwSheetBlock *block = tw_rules_sheet_add_block (sheet, kind);

  for (guint i = 0; i < sheet->n_languages; i++)
    block->texts[i] = g_strdup (words (sheet, texts, i));
  return block;
}

TwSheetBlock *
tw_rules_sheet_add_block (TwRulesSheet *sheet, TwSheetBlockKind kind)
{
  TwSheetBlock *block = g_new0 (TwSheetBlock, 1);

  block->kind = kind;
  g_ptr_array_add (sheet->blocks, block);
  return block;
}

static TwRulesSheet *
sheet_new (const TwRules *rules,
           const TwRuleset *ruleset,
           const TwTileSet *own,
           const char *const *languages)
{
  TwRulesSheet *sheet = g_new0 (TwRulesSheet, 1);
  g_autofree guint *counts = tw_rules_sheet_counts (rules);
  g_autoptr (GPtrArray) sets = tw_rules_sheet_sets (rules->catalogue, counts, languages[0]);
  const Making making = { sheet, rules, ruleset, own, sets, counts };
  g_autoptr (GPtrArray) chapters =
      tw_rules_text_new (rules->vocabulary, (const char *const *) rules->parts, rules->parameters);

  sheet->blocks = g_ptr_array_new_with_free_func (block_free);
  for (; sheet->n_languages < TW_SHEET_MAX_LANGUAGES && languages[sheet->n_languages] != NULL;
       sheet->n_languages++)
    sheet->languages[sheet->n_languages] = g_strdup (languages[sheet->n_languages]);
  if (own != NULL)
    tw_rules_sheet_leave_others (rules, own, sets, chapters);
  for (guint i = 0; i < chapters->len; i++)
    g_ptr_array_sort_with_data (((TwRulesChapter *) g_ptr_array_index (chapters, i))->paragraphs,
                                compare_paragraphs, (gpointer) &making);
  add_head (&making, ruleset);
  for (guint i = 0; i < rules->vocabulary->sections->len; i++)
    {
      const TwSection *section = g_ptr_array_index (rules->vocabulary->sections, i);

      add_chapter (&making, section, find_chapter (chapters, section));
    }
  return sheet;
}

TwRulesSheet *
tw_rules_sheet_new (const TwRules *rules, const TwRuleset *ruleset, const char *const *languages)
{
  return sheet_new (rules, ruleset, NULL, languages);
}

TwRulesSheet *
tw_rules_sheet_new_of_set (const TwRules *rules, const TwTileSet *set, const char *const *languages)
{
  return sheet_new (rules, NULL, set, languages);
}

TwRulesSheet *
tw_rules_sheet_new_for_user (const TwRules *rules, const TwRuleset *ruleset)
{
  g_autofree char *language = tw_language_from_locale (g_get_language_names ()[0]);
  const char *const languages[] = { language, NULL };

  return tw_rules_sheet_new (rules, ruleset, languages);
}

void
tw_rules_sheet_free (TwRulesSheet *sheet)
{
  g_ptr_array_unref (sheet->blocks);
  for (guint i = 0; i < TW_SHEET_MAX_LANGUAGES; i++)
    g_free (sheet->languages[i]);
  g_free (sheet);
}
