/* What a set adds to the rules, edited: symbols, kinds of land, figures, tokens, effects.
 *
 * The element <rules> of a set is kept as it was written. An edit changes in it what is meant and
 * nothing else, so comments and what other programs wrote survive; then it is read again by the
 * same reader as a file, which has the word on what can be.
 */
#pragma once

#include "engine/format/tile-set-file.h"

G_BEGIN_DECLS

/** TwOwnRulesEdit: a <rules> element that is being changed. */
typedef struct _TwOwnRulesEdit TwOwnRulesEdit;

/** tw_own_rules_edit_new: Returns: (transfer full): an edit of what @set adds, if anything */
TwOwnRulesEdit *tw_own_rules_edit_new (TwTileSet *set);

/** tw_own_rules_edit_free: gives an edit up. */
void tw_own_rules_edit_free (TwOwnRulesEdit *edit);

/** tw_own_rules_put_symbol: adds the symbol, or makes the one of its id say the same. */
void tw_own_rules_put_symbol (TwOwnRulesEdit *edit, const TwSymbolType *symbol);

/** tw_own_rules_put_land: the same for a kind of land; its @kind says only which shape it has. */
void tw_own_rules_put_land (TwOwnRulesEdit *edit, const TwLandType *land);

/** tw_own_rules_put_figure: the same for a figure. */
void tw_own_rules_put_figure (TwOwnRulesEdit *edit, const TwFigureType *figure);

/** tw_own_rules_put_token: the same for a token and what it is worth. */
void tw_own_rules_put_token (TwOwnRulesEdit *edit, const TwTokenType *token);

/** tw_own_rules_put_rule: the same for a rule in words. */
void tw_own_rules_put_rule (TwOwnRulesEdit *edit, const TwRule *rule);

/**
 * tw_own_rules_put_effect:
 * @edit: an edit
 * @index: which effect, counted from 0 as they stand, -1 for a new one
 * @effect: what it shall say
 */
void tw_own_rules_put_effect (TwOwnRulesEdit *edit, int index, const TwEffect *effect);

/**
 * tw_own_rules_put_words:
 * @edit: an edit
 * @index: which effect, counted from 0 as they stand
 * @words: the rule in words, "" for none
 *
 * The effect keeps its one rule whatever is put: what was said before is replaced, and taken out with
 * the last word. Other languages and other rules that it names stay as they are.
 */
void tw_own_rules_put_words (TwOwnRulesEdit *edit, guint index, const char *words);

/**
 * tw_own_rules_words:
 * @own: what a set adds to the rules
 * @effect: one of its effects
 *
 * Returns: (transfer none) (nullable): the rule that tw_own_rules_put_words() would change
 */
const TwRule *tw_own_rules_words (const TwVocabulary *own, const TwEffect *effect);

/**
 * tw_own_rules_unnamed:
 * @set: a set
 *
 * Returns: (transfer full): ids of its own rules in words that neither an effect nor what a token is
 *   worth names; maybe none
 */
char **tw_own_rules_unnamed (const TwTileSet *set);

/**
 * tw_own_rules_remove:
 * @edit: an edit
 * @what: "symbol", "land", "figure", "token" or "rule"
 * @id: which
 *
 * Takes it out, and all that names it: effects that count it, hand it out or ask for it, with the
 * rules in words that were theirs alone; places of symbols and roles on that land; the symbol and
 * the land on tiles, which are mended, and on their variants. A symbol that might stand on nothing
 * but the land may stand anywhere then.
 */
void tw_own_rules_remove (TwOwnRulesEdit *edit, const char *what, const char *id);

/** tw_own_rules_remove_effect: takes out effect @index, with the rules in words that were its alone. */
void tw_own_rules_remove_effect (TwOwnRulesEdit *edit, guint index);

/**
 * tw_own_rules_adopt:
 * @edit: an edit
 * @from: another set
 * @ids: (array zero-terminated=1): symbols and kinds of land that it adds to the rules
 *
 * Takes over what @edit does not have yet, with its picture and texts, the effects about it and
 * what these name: tokens, figures, rules in words.
 */
void tw_own_rules_adopt (TwOwnRulesEdit *edit, TwTileSet *from, const char *const *ids);

/**
 * tw_own_rules_edit_apply:
 * @edit: an edit
 * @error: %TW_FORMAT_ERROR; its message names "rules" and a line of the element in place of a file
 *
 * Returns: (transfer full) (nullable): the set with the changed rules; %NULL if they cannot be
 */
TwTileSet *tw_own_rules_edit_apply (TwOwnRulesEdit *edit, GError **error);

/**
 * tw_own_rules_new_id:
 * @set: a set
 * @name: what somebody calls it: "Vineyard of the abbot"
 *
 * Returns: (transfer full): an id made of it that nothing of the set's own rules has and no symbol,
 *   land or figure that the program knows: "vineyard-of-the-abbot"
 */
char *tw_own_rules_new_id (const TwTileSet *set, const char *name);

/** tw_own_rules_new_rule_id: Returns: (transfer full): an id for a further rule: "VINEYARDS-003" */
char *tw_own_rules_new_rule_id (const TwTileSet *set);

/** tw_own_rules_n_tiles: Returns: how many tiles, some copies of them at least, bear the "symbol" or
 *   have the "land" of that id */
guint tw_own_rules_n_tiles (const TwTileSet *set, const char *what, const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwOwnRulesEdit, tw_own_rules_edit_free)

G_END_DECLS
