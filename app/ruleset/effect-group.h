/* One effect as a form: when, for what, what it does, to whom; and what is wrong with it. */
#pragma once

#include <adwaita.h>

#include "app/ruleset/effect-refusal.h"

G_BEGIN_DECLS

#define TW_TYPE_EFFECT_GROUP (tw_effect_group_get_type ())
G_DECLARE_FINAL_TYPE (TwEffectGroup, tw_effect_group, TW, EFFECT_GROUP, AdwBin)

/* Signals:
 *   "changed" (char *typed)   somebody changed it: ask for tw_effect_group_get_effect(); @typed is
 *                             "words" or the name of a number while something is typed, else %NULL
 *   "left" ()                 the focus left a row in which something is typed
 *   "remove" ()               somebody wants it gone
 */

/**
 * tw_effect_group_new:
 * @set: the set
 * @thing: whose effect it is: its symbol is what "this symbol" means
 * @index: which effect of the set
 * @number: how it is counted for people, from 1
 * @refused: (nullable): what it shall say in place of what the set says
 *
 * Returns: (transfer floating): the form
 */
GtkWidget *tw_effect_group_new (const TwTileSet *set, const TwOwnThing *thing, guint index,
                                guint number, const TwEffect *refused);

/** tw_effect_group_get_index: Returns: which effect of the set */
guint tw_effect_group_get_index (TwEffectGroup *self);

/** tw_effect_group_get_effect: Returns: (transfer none): what the form says; its rules are those it had
 *   when the form was made */
const TwEffect *tw_effect_group_get_effect (TwEffectGroup *self);

/** tw_effect_group_get_words: Returns: (transfer none): the rule in words, "" for none */
const char *tw_effect_group_get_words (TwEffectGroup *self);

/** tw_effect_group_set_refusal: shows beside the effect why it cannot be, with a button that mends it
 *   where there is one; %NULL for nothing. */
void tw_effect_group_set_refusal (TwEffectGroup *self, const TwEffectRefusal *refusal);

/** tw_effect_group_set_warning: shows beside the effect, which is one, what is strange about it;
 * %NULL for nothing. */
void tw_effect_group_set_warning (TwEffectGroup *self, const char *warning);

/** tw_effect_group_get_error: Returns: (transfer none): what is shown, "" for nothing */
const char *tw_effect_group_get_error (TwEffectGroup *self);

G_END_DECLS
