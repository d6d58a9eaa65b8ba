/* Sentences for the log. */
#pragma once

#include "app/game/table-model.h"
#include "engine/set/section-words.h"

G_BEGIN_DECLS

/**
 * tw_log_words_say_of:
 * @rules: rules
 * @what: "laid": a figure that came with its tile; "took": one that went back with it; "placed":
 *   one that came later; "back": one that went back; "got", "most", "scored": tokens
 * @name: what the figure is called where it stands, or the token's id
 * @slots: (array length=n_slots): "player", and "tile" or "n"
 * @n_slots: how many
 *
 * Whole sentences, because languages decline what is put into them.
 *
 * Returns: (transfer full) (nullable): what the data of the part that brings it says
 */
char *tw_log_words_say_of (const TwRules *rules, const char *what, const char *name,
                           const TwSectionSlot *slots, guint n_slots);

/**
 * tw_log_words_say_placed:
 * @model: a table
 * @place: a tile that was laid
 * @figure: (nullable): what was done with a figure right after it
 *
 * Returns: (transfer full): "Anna laid a road and placed a highwayman"
 */
char *tw_log_words_say_placed (TwTableModel *model, const TwAction *place, const TwAction *figure);

/** tw_log_words_say_event: Returns: (transfer full): "Anna scored a road" */
char *tw_log_words_say_event (TwTableModel *model, const TwEvent *event);

/** tw_log_words_say_answer: Returns: (transfer full): what entry @at of @log answered */
char *tw_log_words_say_answer (TwTableModel *model, const TwLogEntry *log, guint at);

G_END_DECLS
