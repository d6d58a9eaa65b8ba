/* A text in several languages. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwText: one language's words. @language is an xml:lang value, "" for none given. */
typedef struct
{
  char *language;
  char *text;
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
 * Returns: (transfer none) (nullable): the first that is there; else English,
 *   else the one without language, else the first
 */
const char *tw_texts_best (const TwTexts *texts, const char *const *languages);

/** tw_texts_equal: Returns: whether both hold the same in the same order */
gboolean tw_texts_equal (const TwTexts *a, const TwTexts *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTexts, tw_texts_unref)

G_END_DECLS
