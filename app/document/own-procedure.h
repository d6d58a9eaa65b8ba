/* What happens by the rules that a set adds, in sentences: its procedures, and what they declare, each
 * found by its place among them. */
#pragma once

#include "app/document/document.h"
#include "engine/set/procedure.h"

G_BEGIN_DECLS

/** tw_own_procedure_n: Returns: how many @set has */
guint tw_own_procedure_n (const TwTileSet *set);

/**
 * TwOwnLine:
 * @level: how deep it stands, from 0
 * @words: a sentence in the user's language, or a part of one
 * @place: the statement that it is about
 */
typedef struct
{
  guint level;
  char *words;
  TwStatementPlace place;
} TwOwnLine;

/** tw_own_procedure_key: Returns: (transfer full): what it is known by wherever it stands: its word and id,
 * or how many of that word without an id come before it */
char *tw_own_procedure_key (const TwTileSet *set, guint index);

/** tw_own_procedure_find: Returns: where the one with that @key stands in @set, -1 if nowhere */
int tw_own_procedure_find (const TwTileSet *set, const char *key);

/** tw_own_procedure_words: Returns: (transfer full) (nullable): what the procedures of the set of @document
 *   are told with: the rules that come with the program, and the set's own; %NULL if there are none */
TwVocabulary *tw_own_procedure_words (TwDocument *document);

/** tw_procedure_lines: Returns: (transfer full) (element-type TwOwnLine): @procedure in sentences, at least one
 *   line, told with @words; see tw_own_procedure_lines() */
GPtrArray *tw_procedure_lines (const TwVocabulary *words, const TwProcedure *procedure,
                               gboolean is_whole);

/** tw_own_lines_of_words: Returns: (transfer full) (element-type TwOwnLine): one line that says @words (transfer full)
 *   (nullable) */
GPtrArray *tw_own_lines_of_words (char *words);

/**
 * tw_own_procedure_lines:
 * @set: a set
 * @words: (nullable): see tw_own_procedure_words()
 * @index: which procedure of @set
 * @is_whole: whether to say also what players need not know, see tw_sentence_new()
 *
 * Returns: (transfer full) (element-type TwOwnLine): the procedure in sentences, at least one line; its
 *   id without @words
 */
GPtrArray *tw_own_procedure_lines (const TwTileSet *set, const TwVocabulary *words, guint index,
                                   gboolean is_whole);

/** tw_own_procedure_begins: Returns: (transfer full): how the sentences of the procedure begin, in at most @most
 *   characters, as players are told them; its id without @words, see tw_own_procedure_lines() */
char *tw_own_procedure_begins (const TwTileSet *set, const TwVocabulary *words, guint index,
                               guint most);

/** tw_own_procedure_deeds: the same of what it does, without when that is, if it says both */
char *tw_own_procedure_deeds (const TwTileSet *set, const TwVocabulary *words, guint index,
                              guint most);

/** tw_own_procedure_of_rule: Returns: the first procedure of @set that names the rule in words @id, -1 for none */
int tw_own_procedure_of_rule (const TwTileSet *set, const char *id);

/** tw_own_procedure_first: Returns: the first one from @index on that does something, rather than being something
 *   with which others do; @index if there is none */
int tw_own_procedure_first (const TwTileSet *set, guint index);

/** tw_own_procedure_add: adds a small procedure at the end, to be changed, in one step of undo. It is about the symbol
 *   that was made last, if nothing is yet.
 *   Returns: its index, -1 if it could not be added */
int tw_own_procedure_add (TwDocument *document, GError **error);

/** tw_own_procedure_copy: Returns: (transfer full): the procedure with all that it names, as a set of its
 *   own in XML, for tw_own_procedure_paste() */
char *tw_own_procedure_copy (TwTileSet *set, guint index);

/** tw_own_procedure_is_copied: Returns: whether @text could be something for tw_own_procedure_paste() */
gboolean tw_own_procedure_is_copied (const char *text);

/**
 * tw_own_procedure_paste:
 * @document: a document
 * @text: what somebody has copied: a set in XML, from wherever
 * @error: why it is nothing to paste, or does not fit
 *
 * Takes over what happens by the rules of that set, in one step of undo.
 *
 * Returns: the index of the first of it, -1 if it cannot be
 */
int tw_own_procedure_paste (TwDocument *document, const char *text, GError **error);

/** tw_own_procedure_add_like: as tw_own_procedure_paste(), but about symbols, figures and tokens that the set has
 *   already, where there are such of the right kind; see tw_own_rules_adopt_fitting() */
int tw_own_procedure_add_like (TwDocument *document, const char *text, GError **error);

/** tw_own_procedure_remove: removes it with the rules that only it names, in one step of undo.
 *   Returns: whether it was removed; @error says what misses it */
gboolean tw_own_procedure_remove (TwDocument *document, guint index, GError **error);

/** tw_own_procedure_move: changes its place with the next one, or with the one before, which there has
 *   to be, in one step of undo. Returns: whether it moved */
gboolean tw_own_procedure_move (TwDocument *document, guint index, gboolean is_later,
                                GError **error);

/** tw_own_procedure_put: puts procedure @index before procedure @to, or to the end if there is none, in one step of
 *   undo. Returns: where it stands then, -1 if it could not be moved */
int tw_own_procedure_put (TwDocument *document, guint index, guint to, GError **error);

G_END_DECLS
