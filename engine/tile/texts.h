/* A text in several languages. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwText: one language's words.
 * @language: an xml:lang value; "" if the file gives none: then it is the source language
 * @text: the words
 * @is_draft: whether the words must be checked before the program shows them
 */
typedef struct
{
  char *language;
  char *text;
  gboolean is_draft;
} TwText;

/** TwTexts: an immutable list in document order, shared by reference; %NULL is empty. */
typedef struct
{
  guint n_texts;
  TwText *texts;
} TwTexts;

/**
 * tw_texts_with:
 * @texts: (nullable): a list
 * @language: a language
 * @text: (nullable): the words, %NULL to take the language out
 *
 * Returns: (transfer full) (nullable): the changed list
 */
TwTexts *tw_texts_with (const TwTexts *texts, const char *language, const char *text);

/** tw_texts_with_draft: as tw_texts_with(), with a mark whether the words are a draft. */
TwTexts *tw_texts_with_draft (const TwTexts *texts, const char *language, const char *text,
                              gboolean is_draft);

/**
 * tw_texts_append:
 * @texts: (transfer full) (nullable): a list that nobody else holds
 * @language: a language that is not in it
 * @text: (transfer full): its words
 * @is_draft: whether they are a draft
 *
 * Puts words behind the others without copying these, as a reader does that meets one after the
 * other.
 *
 * Returns: (transfer full): the list
 */
TwTexts *tw_texts_append (TwTexts *texts, const char *language, char *text, gboolean is_draft);

/**
 * tw_texts_revised:
 * @old: (nullable): a text as it was
 * @texts: (transfer full) (nullable): the same as it is to be
 * @out_n_drafts: (optional): how many translations become drafts by that
 *
 * Words that were not changed with the source that they translate may not fit any more: they become drafts.
 * Words that stayed with their source are the draft that they were.
 *
 * Returns: (transfer full) (nullable): @texts with these marks
 */
TwTexts *tw_texts_revised (const TwTexts *old, TwTexts *texts, guint *out_n_drafts);

/** tw_texts_find: Returns: (transfer none) (nullable): the text in exactly that language */
const TwText *tw_texts_find (const TwTexts *texts, const char *language);

/** tw_texts_source: Returns: (transfer none) (nullable): the text that the others translate: the
 * one without language, else the first */
const TwText *tw_texts_source (const TwTexts *texts);

/** tw_texts_ref: Returns: (transfer full) (nullable): @texts */
TwTexts *tw_texts_ref (TwTexts *texts);

/** tw_texts_unref: frees @texts with its last reference; %NULL is allowed. */
void tw_texts_unref (TwTexts *texts);

/**
 * tw_texts_get:
 * @texts: (nullable): a list
 * @language: a language, for instance "cs"
 *
 * Returns: (transfer none) (nullable): the words of that language and no other; case does not count
 */
const char *tw_texts_get (const TwTexts *texts, const char *language);

/**
 * tw_texts_best:
 * @texts: (nullable): a list
 * @languages: (array zero-terminated=1) (nullable): languages in order of preference, as from
 *   g_get_language_names(), which the engine never calls
 *
 * Drafts are left out. For "pt_BR", "pt-BR" is taken first, then "pt".
 *
 * Returns: (transfer none) (nullable): the words in the first of @languages that is there, else the
 *   source
 */
const char *tw_texts_best (const TwTexts *texts, const char *const *languages);

/** tw_texts_best_text: Returns: (transfer none) (nullable): the text whose words tw_texts_best()
 *   returns */
const TwText *tw_texts_best_text (const TwTexts *texts, const char *const *languages);

/**
 * tw_texts_plural_forms:
 * @plural_forms: (nullable): plural rules of languages that the program does not know
 * @language: a language, "" if it is unknown
 *
 * Returns: (transfer none): the plural rule of @language, that of English if it is unknown
 */
const char *tw_texts_plural_forms (const TwTexts *plural_forms, const char *language);

/**
 * tw_texts_counted:
 * @forms: (array fixed-size=6): words that count something, one entry for each plural form
 * @languages: (array zero-terminated=1) (nullable): as for tw_texts_best()
 * @plural_forms: (nullable): plural rules of languages that the program does not know
 * @n: how many things there are
 *
 * Returns: (transfer none) (nullable): the words for @n in the language that tw_texts_best() takes
 *   for the first form. The source has the plural rule of English unless its language is given
 */
const char *tw_texts_counted (TwTexts *const *forms, const char *const *languages,
                              const TwTexts *plural_forms, gulong n);

/** tw_texts_equal: Returns: whether both have the same texts in the same order */
gboolean tw_texts_equal (const TwTexts *a, const TwTexts *b);

/**
 * tw_short_words:
 * @words: a text of any length
 * @most_chars: the most characters
 * @most_lines: the most lines
 *
 * Returns: (transfer full): @words unchanged, or their beginning with "…"
 */
char *tw_short_words (const char *words, guint most_chars, guint most_lines);

/** tw_short_name: Returns: (transfer full): @name for use in a sentence: a very long one is cut,
 *  with "…", so that the rest of the sentence can be read */
char *tw_short_name (const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTexts, tw_texts_unref)

G_END_DECLS
