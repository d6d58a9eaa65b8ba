/* A text in several languages. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwText: one language's words.
 * @language: an xml:lang value, "" for none given: then it is the source's
 * @text: the words
 * @is_draft: whether somebody has to look at them before they are shown
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
 * @text: (nullable): its words, %NULL takes the language out
 *
 * Returns: (transfer full) (nullable): the changed list
 */
TwTexts *tw_texts_with (const TwTexts *texts, const char *language, const char *text);

/** tw_texts_with_draft: as tw_texts_with(), and says whether the words are a draft. */
TwTexts *tw_texts_with_draft (const TwTexts *texts, const char *language, const char *text,
                              gboolean is_draft);

/** tw_texts_find: Returns: (transfer none) (nullable): what is there in exactly that language */
const TwText *tw_texts_find (const TwTexts *texts, const char *language);

/** tw_texts_source: Returns: (transfer none) (nullable): the words that the others translate: those
 * without language, else the first */
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
 * Returns: (transfer none) (nullable): the words of exactly that language
 */
const char *tw_texts_get (const TwTexts *texts, const char *language);

/**
 * tw_texts_best:
 * @texts: (nullable): a list
 * @languages: (array zero-terminated=1) (nullable): languages in order of
 *   preference, as of g_get_language_names(); passed in, never asked for here
 *
 * Drafts are not shown. For "pt_BR" both "pt-BR" and "pt" will do, the former first.
 *
 * Returns: (transfer none) (nullable): the first that is there, else the source
 */
const char *tw_texts_best (const TwTexts *texts, const char *const *languages);

/** tw_texts_best_text: Returns: (transfer none) (nullable): what tw_texts_best() takes, with its
 *   language */
const TwText *tw_texts_best_text (const TwTexts *texts, const char *const *languages);

/**
 * tw_texts_plural_forms:
 * @plural_forms: (nullable): rules of languages that the program does not know
 * @language: a language, "" if it is not said
 *
 * Returns: (transfer none): how @language counts; as English does if nobody says it
 */
const char *tw_texts_plural_forms (const TwTexts *plural_forms, const char *language);

/**
 * tw_texts_counted:
 * @forms: (array fixed-size=6): words that count something, a form each
 * @languages: (array zero-terminated=1) (nullable): as for tw_texts_best()
 * @plural_forms: (nullable): rules of languages that the program does not know
 * @n: how many things there are
 *
 * Returns: (transfer none) (nullable): the words for @n of the language that tw_texts_best() takes
 *   for the first form; the source counts as English does, unless its language is said
 */
const char *tw_texts_counted (TwTexts *const *forms, const char *const *languages,
                              const TwTexts *plural_forms, gulong n);

/** tw_texts_equal: Returns: whether both hold the same in the same order */
gboolean tw_texts_equal (const TwTexts *a, const TwTexts *b);

/**
 * tw_short_words:
 * @words: a text of any length
 * @most_chars: for how many characters there is room
 * @most_lines: and for how many lines
 *
 * Returns: (transfer full): @words as they are, or their beginning with "…"
 */
char *tw_short_words (const char *words, guint most_chars, guint most_lines);

/** tw_short_name: Returns: (transfer full): @name for a sentence: as it is, or its beginning with "…"
 *  where it is so long that nobody would find the rest of the sentence */
char *tw_short_name (const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTexts, tw_texts_unref)

G_END_DECLS
