/* Compiling rules, for rules.c and its rules-*.c only. */
#pragma once

#include "engine/game/rules.h"
#include "engine/set/part-word.h"

G_BEGIN_DECLS

/** tw_rules_in_play: Returns: whether @facet of @part is in play */
gboolean tw_rules_in_play (const TwRulesSetup *setup, const char *part, TwPartFacets facet);

/**
 * tw_rules_counted_symbols:
 * @setup: the sets, parts and parameters in play
 *
 * Returns: (transfer container): ids of the symbols that effects in play ask for; the
 *   catalogue counts these and no others
 */
char **tw_rules_counted_symbols (const TwRules *rules, const TwRulesSetup *setup);

/** tw_rules_compile_tokens: Returns: %FALSE with @error set if there are too many */
gboolean tw_rules_compile_tokens (TwRules *rules, const TwRulesSetup *setup, GError **error);

/**
 * tw_rules_compile_effects:
 * @rules: rules with parameters, catalogue, figures and tokens
 * @setup: the sets, parts and parameters in play
 * @error: %TW_RULES_ERROR_EFFECT
 *
 * Returns: %FALSE with @error set if there are too many, two contradict each other, or
 *   one would divide by nothing
 */
gboolean tw_rules_compile_effects (TwRules *rules, const TwRulesSetup *setup, GError **error);

/**
 * tw_rules_compile_programs:
 * @rules: rules with their expansions
 * @error: %TW_RULES_ERROR_PART
 *
 * Returns: %FALSE with @error set if a program has more steps than there is room for
 */
gboolean tw_rules_compile_programs (TwRules *rules, GError **error);

G_END_DECLS
