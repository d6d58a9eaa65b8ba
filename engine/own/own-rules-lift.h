/* A rule that comes with the program, copied into a set so that it stands there alone.
 *
 * What it does, draws from, moves and counts is copied with it, under names of its own: what a set calls as
 * something is called that comes with the program would be one thing where both are played. Settings become
 * numbers; settings, land and figures of the base game stay what they are, for it is in play with every set.
 * Symbols stay those that tiles bear; the set gets names for them, to call them otherwise.
 * What the expansion says of its rules in words stays there: the sentences tell a copy, and follow its changes. Only
 * what cards say comes along.
 */
#pragma once

#include "engine/own/own-rules.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwShippedRule: one of them.
 * @procedure: (nullable): something that happens, or is forbidden or declared
 * @effect: (nullable): otherwise, what something brings
 */
typedef struct
{
  const TwProcedure *procedure;
  const TwEffect *effect;
} TwShippedRule;

/**
 * tw_own_rules_lift:
 * @edit: an edit
 * @shipped: the rules that come with the program
 * @rules: (array length=n): some of them, all of one part
 * @n: how many, at least 1
 * @error: %TW_FORMAT_ERROR if the file of the part cannot be read any more
 *
 * Copies them with all that they name, but for figures and tokens that nothing of it brings onto the table: what must
 * not be so of these is left out, and so is bringing back tiles where nothing lays any aside. What was copied before, and is still there, is named again; the rules
 * themselves are copied however often they are there.
 *
 * Returns: whether they were copied
 */
gboolean tw_own_rules_lift (TwOwnRulesEdit *edit, const TwVocabulary *shipped,
                            const TwShippedRule *rules, guint n, GError **error);

G_END_DECLS
