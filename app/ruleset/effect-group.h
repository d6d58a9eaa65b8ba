/* The form of one effect: when, for what, what it does, to whom, and what is wrong with it. */
#pragma once

#include <adwaita.h>

#include "app/ruleset/effect-refusal.h"

G_BEGIN_DECLS

#define TW_TYPE_EFFECT_GROUP (tw_effect_group_get_type ())
G_DECLARE_FINAL_TYPE (TwEffectGroup, tw_effect_group, TW, EFFECT_GROUP, AdwBin)

/* Signals:
 *   "changed" (char *typed)   the user changed it: call tw_effect_group_get_effect(); @typed is
 *                             "words" or the name of a number while the user types, else %NULL
 *   "left" ()                 the focus left a row in which the user was typing
 *   "remove" ()               the Remove button was pressed
 */

/**
 * tw_effect_group_new:
 * @set: the set
 * @thing: the owner of the effect: its symbol is "this symbol"
 * @index: index of the effect in the set's own vocabulary
 * @number: its number for people, from 1
 * @refused: (nullable): a refused effect to show in place of the set's
 *
 * Returns: (transfer floating): the form
 */
GtkWidget *tw_effect_group_new (const TwTileSet *set, const TwOwnThing *thing, guint index,
                                guint number, const TwEffect *refused);

/** tw_effect_group_get_index: Returns: index of the effect in the set's own vocabulary */
guint tw_effect_group_get_index (TwEffectGroup *self);

/** tw_effect_group_focus: takes the keyboard to its first part, and not to the button that removes it. */
void tw_effect_group_focus (TwEffectGroup *self);

/** tw_effect_group_get_effect: Returns: (transfer none): the effect as in the form; its rule ids
 *   are those it had when the form was made */
const TwEffect *tw_effect_group_get_effect (TwEffectGroup *self);

/** tw_effect_group_set_sentence: says what the program tells the rule by as long as nobody has written words; %NULL for
 *   nothing. */
void tw_effect_group_set_sentence (TwEffectGroup *self, const char *sentence);

/** tw_effect_group_get_words: Returns: (transfer none): the rule in words, "" for none */
const char *tw_effect_group_get_words (TwEffectGroup *self);

/** tw_effect_group_set_refusal: shows beside the effect why it is refused, with a button for the
 *   repair if there is one; %NULL for nothing. */
void tw_effect_group_set_refusal (TwEffectGroup *self, const TwEffectRefusal *refusal);

/** tw_effect_group_set_warning: shows beside a valid effect what is strange about it; %NULL for
 * nothing. */
void tw_effect_group_set_warning (TwEffectGroup *self, const char *warning);

G_END_DECLS
