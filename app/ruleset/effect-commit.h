/* What the form of an effect says goes into the document, and beside it stands why it does not. */
#pragma once

#include "app/ruleset/effect-group.h"

G_BEGIN_DECLS

/** tw_effect_commit_tell: shows beside @group what of it was refused, or else why what was taken never does
 * anything. */
void tw_effect_commit_tell (TwDocument *document, TwEffectGroup *group);

/**
 * tw_effect_commit:
 * @document: a document
 * @group: the form of an effect of its set, which has just been changed
 * @typed: (nullable): what was typed, see the signal "changed" of the form
 *
 * Changes the effect in one step of undo: what is typed is one until tw_document_seal(), each choice is one.
 * What the set cannot have is a step all the same: Undo takes that choice back and nothing before it.
 */
void tw_effect_commit (TwDocument *document, TwEffectGroup *group, const char *typed);

/** tw_effect_commit_remove: removes the effect in one step of undo, or says in @group why not. Returns: whether it
 *   was removed */
gboolean tw_effect_commit_remove (TwDocument *document, TwEffectGroup *group);

G_END_DECLS
