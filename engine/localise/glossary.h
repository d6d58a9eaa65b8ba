/* A glossary: terms of the game in several languages, which it finds in texts to translate.
 *
 * In many languages a word has several forms. The search goes by their beginnings, so a find is a
 * hint for a person, never a verdict.
 */
#pragma once

#include "engine/localise/text-list.h"

G_BEGIN_DECLS

/* Below the data folder. */
#define TW_GLOSSARY_FILE "glossary/terms.tsv"

/** TwGlossary: terms; immutable once it is built. */
typedef struct _TwGlossary TwGlossary;

/**
 * tw_glossary_parse:
 * @name: the file's name for messages
 * @text: a line for each term, with cells separated by tabs; the first line names the languages
 * @error: %TW_FORMAT_ERROR_CONTENT
 *
 * Returns: (transfer full) (nullable): the terms
 */
TwGlossary *tw_glossary_parse (const char *name, const char *text, GError **error);

/** tw_glossary_load: as tw_glossary_parse() for the file at @path. */
TwGlossary *tw_glossary_load (const char *path, GError **error);

/**
 * tw_glossary_new_for_list:
 * @list: the texts of a set
 *
 * Collects a set's own terms: names of one to four words that occur in other texts too.
 *
 * Returns: (transfer full): the terms
 */
TwGlossary *tw_glossary_new_for_list (const TwTextList *list);

/** tw_glossary_free: frees it. */
void tw_glossary_free (TwGlossary *glossary);

/**
 * TwGlossaryHit: a term found in a text.
 * @term: in the source's language
 * @words: (nullable): the term in the translation's language, %NULL if unknown
 * @is_kept: whether the translation has @words, in any form
 * @instead: (nullable): if not, the word it has of another term, which is not in the source
 * @instead_of: (nullable): that other term
 */
typedef struct
{
  const char *term;
  const char *words;
  gboolean is_kept;
  const char *instead;
  const char *instead_of;
} TwGlossaryHit;

/**
 * tw_glossary_find:
 * @glossary: terms
 * @source: a text
 * @from: the language of @source; "" counts as English
 * @words: (nullable): its translation
 * @to: the language of @words
 *
 * Of overlapping terms ("city", "city wall") the longest counts. A term that is the whole text is
 * no hit.
 *
 * Returns: (transfer full) (element-type TwGlossaryHit): the hits, in the text's order; their
 *   strings belong to @glossary
 */
GArray *tw_glossary_find (const TwGlossary *glossary, const char *source, const char *from,
                          const char *words, const char *to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGlossary, tw_glossary_free)

G_END_DECLS
