/* Events in words: the points, what they are for, and how they were reckoned. */
#pragma once

#include "engine/game/event.h"
#include "engine/game/rules.h"

G_BEGIN_DECLS

/**
 * tw_explain_value_formula:
 * @rules: the rules
 * @lines: (array length=n_lines): lines of arithmetic
 * @n_lines: their number
 * @languages: (array zero-terminated=1) (nullable): languages for names from files, as from
 *   g_get_language_names()
 *
 * Returns: (transfer full): "5 tiles × 2 + 1 coat of arms × 2 = 12"; "0" without lines
 */
char *tw_explain_value_formula (const TwRules *rules,
                                const TwValueLine *lines,
                                guint n_lines,
                                const char *const *languages);

/**
 * tw_explain_changed_formula:
 * @formula: the arithmetic of a value
 * @changes: what rules did to it
 * @before: the value before, points
 * @after: and after that
 *
 * Returns: (transfer full): "3 tiles × 1 = 3; × 2: 6"
 */
char *tw_explain_changed_formula (const char *formula, const TwValueChanges *changes, int before,
                                  int after);

/**
 * tw_explain_event_formula:
 * @rules: the rules of its game
 * @event: an event
 * @languages: as for tw_explain_value_formula()
 *
 * Returns: (transfer full): the arithmetic of the event's points, or how many tokens; "" for an
 *   event without either
 */
char *tw_explain_event_formula (const TwRules *rules, const TwEvent *event,
                                const char *const *languages);

/**
 * tw_explain_event_said:
 * @event: an event
 * @player: whom {player} stands for
 * @tile: words for the tile that {tile} stands for
 *
 * Returns: (transfer full) (nullable): the sentence of what a rule tells, or says of what was drawn;
 *   %NULL if none does
 */
char *tw_explain_event_said (const TwEvent *event, const char *player, const char *tile);

/**
 * tw_explain_event_symbols:
 *
 * Returns: (transfer full): the counted symbols on the feature of the event: "1 coat of
 *   arms, 1 cathedral"; "" for none
 */
char *tw_explain_event_symbols (const TwRules *rules, const TwEvent *event,
                                const char *const *languages);

/**
 * tw_explain_event_rules:
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the rules that gave the
 *   points, each once
 */
char **tw_explain_event_rules (const TwEvent *event);

/** tw_explain_event_to: Returns: (transfer none): the word for who gets the points: "majority" */
const char *tw_explain_event_to (TwEffectTo to);

/** tw_explain_symbol: Returns: (transfer none): name of a symbol, in the plural if there is one */
const char *
tw_explain_symbol (const TwVocabulary *vocabulary, const char *symbol, const char *const *languages);

/**
 * tw_explain_one_symbol:
 * @vocabulary: the rules
 * @symbol: the id of a symbol
 * @languages: (array zero-terminated=1): languages in order of preference
 *
 * Returns: (transfer full): what one of them is called: "vineyard" of a symbol that is counted as
 *   "%d vineyard", "Castle quarter"; the title of an invented symbol that has no counted form, which may
 *   be a plural, its id if it has no title either
 */
char *tw_explain_one_symbol (const TwVocabulary *vocabulary, const char *symbol,
                             const char *const *languages);

/**
 * tw_explain_n_symbols:
 * @vocabulary: the rules
 * @symbol: the id of a symbol
 * @n: how many there are
 * @languages: (array zero-terminated=1): languages in order of preference
 *
 * Returns: (transfer full): "3 vineyards"; "3 × Vineyard" if the symbol has no counted form
 */
char *tw_explain_n_symbols (const TwVocabulary *vocabulary, const char *symbol, guint n,
                            const char *const *languages);

/**
 * tw_explain_counted:
 * @vocabulary: the rules
 * @symbol: the id of a symbol
 * @n: how many there are
 * @languages: (array zero-terminated=1): languages in order of preference
 *
 * Returns: (transfer full) (nullable): "3 vineyards", %NULL if the symbol has no counted form
 */
char *tw_explain_counted (const TwVocabulary *vocabulary, const char *symbol, gulong n,
                          const char *const *languages);

/** tw_explain_token: Returns: (transfer none): name of a type of token */
const char *
tw_explain_token (const TwVocabulary *vocabulary, const char *token, const char *const *languages);

G_END_DECLS
