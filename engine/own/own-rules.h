/* Edits what a set adds to the rules: symbols, kinds of land, figures, tokens, effects.
 *
 * The <rules> element of a set is kept as it was written. An edit changes only what it has to, so
 * comments and foreign content survive. The reader of files then reads the element again and
 * decides whether it is valid.
 */
#pragma once

#include "engine/format/tile-set-file.h"

G_BEGIN_DECLS

/* A translation whose source is changed while its words stay becomes a draft. */

/** TwOwnRulesEdit: a <rules> element under change. */
typedef struct _TwOwnRulesEdit TwOwnRulesEdit;

/** tw_own_rules_edit_new: Returns: (transfer full): an edit of the rules that @set adds, which may
 *   be none */
TwOwnRulesEdit *tw_own_rules_edit_new (TwTileSet *set);

/** tw_own_rules_edit_n_drafted: Returns: how many translations have become drafts by the edit */
guint tw_own_rules_edit_n_drafted (const TwOwnRulesEdit *edit);

/** tw_own_rules_edit_free: frees an edit without applying it. */
void tw_own_rules_edit_free (TwOwnRulesEdit *edit);

/** tw_own_rules_put_symbol: adds the symbol, or changes the one with its id to be equal. */
void tw_own_rules_put_symbol (TwOwnRulesEdit *edit, const TwSymbolType *symbol);

/** tw_own_rules_put_land: the same for a kind of land; only its shape is taken from @kind. */
void tw_own_rules_put_land (TwOwnRulesEdit *edit, const TwLandType *land);

/** tw_own_rules_put_figure: the same for a figure. */
void tw_own_rules_put_figure (TwOwnRulesEdit *edit, const TwFigureType *figure);

/** tw_own_rules_put_token: the same for a token and its worths. */
void tw_own_rules_put_token (TwOwnRulesEdit *edit, const TwTokenType *token);

/** tw_own_rules_put_rule: the same for a rule. */
void tw_own_rules_put_rule (TwOwnRulesEdit *edit, const TwRule *rule);

/**
 * tw_own_rules_adopt:
 * @edit: an edit
 * @from: another set
 * @ids: (array zero-terminated=1): ids of symbols and kinds of land that @from adds to the rules
 *
 * Takes over those that @edit does not have, with pictures and texts, the effects about them, and
 * what these name: tokens, figures and rules.
 */
void tw_own_rules_adopt (TwOwnRulesEdit *edit, TwTileSet *from, const char *const *ids);

/**
 * tw_own_rules_adopt_procedures:
 * @edit: an edit
 * @from: another set
 * @index: which procedure of @from, -1 for all
 *
 * Takes over what happens by the rules of @from, with all that it names. A procedure whose id is
 * taken gets another one; of other things one with that id is enough. What cites a rule in words that
 * neither comes along nor is there cites it no longer.
 */
void tw_own_rules_adopt_procedures (TwOwnRulesEdit *edit, TwTileSet *from, int index);

/**
 * tw_own_rules_adopt_fitting:
 * @edit: an edit
 * @from: another set
 *
 * As tw_own_rules_adopt_procedures() of all; but where the set of @edit has a symbol, a figure or a token of the right
 * kind already, a deck or a die, what happens is about the first of these, and none comes along. A figure that no rule moves yet
 * becomes nobody's where such a one is needed. What is called after such a thing is called after that of the set.
 * Of a deck the cards stand for those of @from, the first for the first; those that it lacks come into it.
 */
void tw_own_rules_adopt_fitting (TwOwnRulesEdit *edit, TwTileSet *from);

/**
 * tw_own_rules_several:
 * @set: a set
 * @from: another set
 *
 * Returns: (transfer full) (array zero-terminated=1): element and id, one after the other, of what
 *   tw_own_rules_adopt_fitting() would take of several of @set that fit as well
 */
char **tw_own_rules_several (TwTileSet *set, TwTileSet *from);

/**
 * tw_own_rules_edit_apply:
 * @edit: an edit
 * @error: %TW_FORMAT_ERROR; its message names "rules" and a line of the element instead of a file
 *
 * Returns: (transfer full) (nullable): the set with the changed rules; %NULL if they are invalid
 */
TwTileSet *tw_own_rules_edit_apply (TwOwnRulesEdit *edit, GError **error);

/**
 * tw_own_rules_new_id:
 * @set: a set
 * @name: its name for people: "Vineyard of the abbot"
 *
 * Returns: (transfer full): an id made from @name that is free in the set's own rules and among the
 *   program's symbols, lands and figures: "vineyard-of-the-abbot"
 */
char *tw_own_rules_new_id (const TwTileSet *set, const char *name);

/** tw_own_rules_new_rule_id: Returns: (transfer full): an id for a further rule: "VINEYARDS-003" */
char *tw_own_rules_new_rule_id (const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwOwnRulesEdit, tw_own_rules_edit_free)

G_END_DECLS
