/* What things of the rules are called. */
#include "engine/set/thing-words.h"

#include "engine/set/rules-text.h"
#include "engine/set/section-words.h"
#include "engine/tile/symbol-table.h"

const char *
tw_thing_words_of_id (const char *id)
{
  g_autofree char *words = g_strdelimit (g_strdup (id), "-_", ' ');

  *words = g_ascii_toupper (*words);
  return g_intern_string (words);
}

const char *
tw_thing_words_title (const TwTexts *texts, const char *id, const char *const *languages)
{
  const char *best = texts != NULL ? tw_texts_best (texts, languages) : NULL;

  return best != NULL && *best != '\0' ? best : tw_thing_words_of_id (id);
}

const char *
tw_thing_words_figure (const TwVocabulary *vocabulary, const char *id, const char *const *languages)
{
  const TwFigureType *figure = tw_vocabulary_find_figure (vocabulary, id);

  return figure != NULL ? tw_thing_words_title (figure->texts, id, languages)
                        : tw_thing_words_of_id (id);
}

const TwTexts *
tw_thing_words_known_symbol (const TwVocabulary *vocabulary, const char *id)
{
  g_autofree char *section_id = g_strconcat ("symbol-", id, NULL);
  const TwSection *section = tw_vocabulary_find_section (vocabulary, section_id);

  return section != NULL ? section->texts : NULL;
}

const char *
tw_thing_words_symbol (const TwVocabulary *vocabulary, const char *id, const char *const *languages)
{
  const TwSymbolType *symbol = tw_vocabulary_find_symbol (vocabulary, id);
  const TwTexts *known = symbol == NULL ? tw_thing_words_known_symbol (vocabulary, id) : NULL;

  return symbol != NULL                      ? tw_thing_words_title (symbol->texts, id, languages)
         : known != NULL                     ? tw_thing_words_title (known, id, languages)
         : tw_symbol_table_find (id) != NULL ? tw_symbol_table_name (id)
                                             : tw_thing_words_of_id (id);
}

const char *
tw_thing_words_token (const TwVocabulary *vocabulary, const char *id, const char *const *languages)
{
  const TwTokenType *token = tw_vocabulary_find_token (vocabulary, id);

  return token != NULL ? tw_thing_words_title (token->texts, id, languages)
                       : tw_thing_words_of_id (id);
}

const char *
tw_thing_words_part (const TwVocabulary *vocabulary, const char *id, const char *const *languages)
{
  const TwVocabularyPart *part = tw_vocabulary_find_part (vocabulary, id);

  return part != NULL ? tw_thing_words_title (part->titles, id, languages)
                      : tw_thing_words_of_id (id);
}

char *
tw_thing_words_setting (const TwVocabulary *vocabulary,
                        const char *setting,
                        const char *const *languages)
{
  const TwParameter *parameter;
  g_autofree char *value = NULL;
  int index, number;

  if (!tw_vocabulary_setting (vocabulary, setting, &index, &number))
    return NULL;
  parameter = g_ptr_array_index (vocabulary->parameters, index);
  if (parameter->type == TW_PARAMETER_CHOICE && parameter->choice_texts[number] != NULL)
    value = g_strdup (tw_thing_words_title (parameter->choice_texts[number], "", languages));
  else if (parameter->type == TW_PARAMETER_SWITCH)
    value = tw_section_words (vocabulary, number ? "yes" : "no", languages, NULL, 0);
  if (value == NULL)
    value = tw_parameter_format (parameter, number);
  return g_strdup_printf ("%s: %s",
                          tw_thing_words_title (parameter->texts, parameter->name, languages),
                          value);
}
