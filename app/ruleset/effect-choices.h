/* The choices in the rows of an effect's form, and their meanings.
 *
 * A choice that the effect already has is always in the list, even if the form would not offer it.
 * So the row shows the effect as it is, until the user chooses something else.
 */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"
#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/** TwEffectThen: the choices of the row "Then": stages, and credits with and without points. */
typedef enum
{
  TW_EFFECT_THEN_ADD,
  TW_EFFECT_THEN_RATE,
  TW_EFFECT_THEN_DIVIDE,
  TW_EFFECT_THEN_CREDIT,
  TW_EFFECT_THEN_AWARD,
  TW_EFFECT_THEN_TOKENS
} TwEffectThen;

/** tw_effect_if: Returns: (nullable): the condition of @effect shown in the row "If", %NULL for
 * always */
const TwRuleWord *tw_effect_if (const TwEffect *effect);

/** tw_effect_then: Returns: the choice of the row "Then" for @effect */
TwEffectThen tw_effect_then (const TwEffect *effect);

/** tw_effect_also: Returns: (transfer full) (nullable): the conditions of an effect of @set that no
 *   row shows, in words */
char *tw_effect_also (const TwTileSet *set, const TwEffect *effect);

/** tw_effect_then_stage: Returns: the stage of a choice of the row "Then" */
TwEffectStage tw_effect_then_stage (TwEffectThen then);

/** tw_effect_thens_list: Returns: (transfer full): the choices of the row "Then" */
GListModel *tw_effect_thens_list (void);

/** tw_effect_words_list: Returns: (transfer full): the form's names for the words of @sort: those
 *   that it offers, "always" before conditions, and @said (nullable), the effect's present word */
GListModel *tw_effect_words_list (TwWordSort sort, const TwRuleWord *said);

/** tw_effect_words_nth: Returns: (nullable): the word behind choice @index of such a list */
const TwRuleWord *tw_effect_words_nth (GListModel *list, guint index);

/** tw_effect_words_choose: chooses the word of @sort with @value in @row. Where there is no word for what the effect
 *   says nothing is chosen, and so nothing taken. */
void tw_effect_words_choose (AdwComboRow *row, TwWordSort sort, int value);

/** tw_effect_words_find: Returns: the index of @word in such a list, GTK_INVALID_LIST_POSITION if
 *   it is not there */
guint tw_effect_words_find (GListModel *list, const TwRuleWord *word);

/** tw_effect_events_list: Returns: (transfer full): the events; @out_events gets their values
 * (guint) */
GListModel *tw_effect_events_list (const TwEffect *effect, GArray *out_events);

/** tw_effect_features_list: Returns: (transfer full): kinds of feature; @out_features gets their
 *   values (TwKindSet) */
GListModel *tw_effect_features_list (const TwTileSet *set, const TwEffect *effect,
                                     GArray *out_features);

/** tw_effect_kinds_list: Returns: (transfer full): the kinds that can be counted; @out_kinds gets
 *   their values (guint) */
GListModel *tw_effect_kinds_list (const TwTileSet *set, const TwEffect *effect, GArray *out_kinds);

/** tw_effect_symbols_list: Returns: (transfer full): symbols, the set's own before the program's,
 *   with @also (nullable) among them; @out_ids gets their ids (owned strings) */
GListModel *tw_effect_symbols_list (const TwTileSet *set, const char *also, GPtrArray *out_ids);

/** tw_effect_tokens_list: Returns: (transfer full): the set's tokens, with @also (nullable) among
 *   them; @out_ids gets their ids (owned strings) */
GListModel *tw_effect_tokens_list (const TwTileSet *set, const char *also, GPtrArray *out_ids);

G_END_DECLS
