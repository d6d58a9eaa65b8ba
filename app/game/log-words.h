/* Sentences for the log. */
#pragma once

#include "app/game/table-model.h"
#include "engine/set/section-words.h"

G_BEGIN_DECLS

/**
 * tw_log_words_say_of:
 * @rules: rules
 * @what: "laid": a figure came with its tile; "took": a figure went back with its tile; "placed": a
 *   figure was placed later; "back": a figure went back later; "got", "most", "scored": tokens
 * @name: the figure's role where it stands, or the token's id
 * @slots: (array length=n_slots): words for "player", and for "tile" and "cell" or for "n"
 * @n_slots: how many
 *
 * The data has whole sentences, because languages decline the words put into them.
 *
 * Returns: (transfer full) (nullable): the sentence log-@what-@name of the rules; %NULL if there is
 *   none
 */
char *tw_log_words_say_of (const TwRules *rules, const char *what, const char *name,
                           const TwSectionSlot *slots, guint n_slots);

/**
 * tw_log_words_say_placed:
 * @model: a table
 * @place: the tile that was laid
 * @answer: (nullable): what was done with a figure right afterwards
 *
 * Returns: (transfer full): "Anna laid a road and placed a highwayman"
 */
char *tw_log_words_say_placed (TwTableModel *model,
                               const TwAction *place,
                               const TwLogEntry *answer);

/** tw_log_words_say_event: Returns: (transfer full): "Anna scored a road" */
char *tw_log_words_say_event (TwTableModel *model, const TwEvent *event);

/** tw_log_words_say_answer: Returns: (transfer full): the answer in entry @at of @log, in words */
char *tw_log_words_say_answer (TwTableModel *model, const TwLogEntry *log, guint at);

G_END_DECLS
