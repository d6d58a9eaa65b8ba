/* What the rows of an effect's form offer: words, and what each of them means.
 *
 * Whatever an effect says is among them, whether the form would offer it or not: so a row shows it as
 * it is, and it stays until somebody chooses something else.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/document/own-thing.h"
#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/** TwEffectThen: what the row "Then" offers: stages, and credits with and without points. */
typedef enum
{
  TW_EFFECT_THEN_ADD,
  TW_EFFECT_THEN_RATE,
  TW_EFFECT_THEN_DIVIDE,
  TW_EFFECT_THEN_CREDIT,
  TW_EFFECT_THEN_AWARD,
  TW_EFFECT_THEN_TOKENS
} TwEffectThen;

/** tw_effect_if: Returns: (nullable): the condition of @effect that the row "If" shows, %NULL for always */
const TwRuleWord *tw_effect_if (const TwEffect *effect);

/** tw_effect_then: Returns: what @effect does */
TwEffectThen tw_effect_then (const TwEffect *effect);

/** tw_effect_also: Returns: (transfer full) (nullable): conditions of an effect of @set that no row
 *   shows, in words */
char *tw_effect_also (const TwTileSet *set, const TwEffect *effect);

/** tw_effect_then_stage: Returns: the stage of what the row "Then" offers */
TwEffectStage tw_effect_then_stage (TwEffectThen then);

/** tw_effect_thens_list: Returns: (transfer full): what the row "Then" offers */
GListModel *tw_effect_thens_list (void);

/** tw_effect_words_list: Returns: (transfer full): what a form calls the words of @sort: those that it
 *   offers, "always" before conditions, and @said (nullable), what the effect says */
GListModel *tw_effect_words_list (TwWordSort sort, const TwRuleWord *said);

/** tw_effect_words_nth: Returns: (nullable): the word behind choice @index of such a list */
const TwRuleWord *tw_effect_words_nth (GListModel *list, guint index);

/** tw_effect_words_find: Returns: which choice of such a list is @word, GTK_INVALID_LIST_POSITION if
 *   there is no such word */
guint tw_effect_words_find (GListModel *list, const TwRuleWord *word);

/** tw_effect_events_list: Returns: (transfer full): times; each is put into @out_events (guint) */
GListModel *tw_effect_events_list (const TwEffect *effect, GArray *out_events);

/** tw_effect_features_list: Returns: (transfer full): kinds of features; each is put into
 *   @out_features (TwKindSet) */
GListModel *tw_effect_features_list (const TwTileSet *set, const TwEffect *effect,
                                     GArray *out_features);

/** tw_effect_kinds_list: Returns: (transfer full): kinds that can be counted; each is put into
 *   @out_kinds (guint) */
GListModel *tw_effect_kinds_list (const TwTileSet *set, const TwEffect *effect, GArray *out_kinds);

/** tw_effect_symbols_list: Returns: (transfer full): symbols, the set's own before those that the
 *   program knows, and @also (nullable) among them; each is put into @out_ids (owned strings) */
GListModel *tw_effect_symbols_list (const TwTileSet *set, const char *also, GPtrArray *out_ids);

/** tw_effect_tokens_list: Returns: (transfer full): the set's tokens, and @also (nullable) among them;
 *   each is put into @out_ids (owned strings) */
GListModel *tw_effect_tokens_list (const TwTileSet *set, const char *also, GPtrArray *out_ids);

G_END_DECLS
