/* Words of the game and what they are in other languages, found in what is translated.
 *
 * A language that inflects has a word in many forms. They are told by how they begin, so a find is
 * a hint for a person, never a verdict.
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
 * @text: a line for each term, cells parted by tabulators; the first line says the languages
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
 * A set's own terms: what a name of one to four words calls a thing, if other texts say it, too.
 *
 * Returns: (transfer full): them
 */
TwGlossary *tw_glossary_new_for_list (const TwTextList *list);

/** tw_glossary_free: frees it. */
void tw_glossary_free (TwGlossary *glossary);

/** tw_glossary_n_terms: Returns: how many terms there are */
guint tw_glossary_n_terms (const TwGlossary *glossary);

/**
 * TwGlossaryHit: a term that a text has.
 * @term: in the source's language
 * @words: (nullable): in the language asked for, %NULL if it is not known
 * @is_kept: whether a translation has that, in any form
 * @instead: (nullable): if not, the word of another term that the source does not have
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
 * @from: its language; "" counts as English
 * @words: (nullable): its translation
 * @to: the language of that
 *
 * Of terms that lie within each other ("city", "city wall") the longest counts. What the text as a
 * whole says is no hit of itself.
 *
 * Returns: (transfer full) (element-type TwGlossaryHit): the hits, in the text's order; their
 *   strings belong to @glossary
 */
GArray *tw_glossary_find (const TwGlossary *glossary, const char *source, const char *from,
                          const char *words, const char *to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwGlossary, tw_glossary_free)

G_END_DECLS
