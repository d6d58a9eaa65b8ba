/* Sentences for the log. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwLogSentence: sentences by a word, the last one, without a word, for every other; whole
 * ones, because other languages decline what is put into them. */
typedef struct
{
  const char *word;
  const char *sentence;
} TwLogSentence;

/** tw_log_has_sentence: Returns: whether there is one for @word itself */
gboolean tw_log_has_sentence (const TwLogSentence *sentences, const char *word);

/** tw_log_sentence: Returns: (transfer none): the sentence for @word, translated */
const char *tw_log_sentence (const TwLogSentence *sentences, const char *word);

/**
 * tw_log_say_placed:
 * @model: a table
 * @place: a tile that was laid
 * @figure: (nullable): what was done with a figure right after it
 *
 * Returns: (transfer full): "Anna laid a road and placed a highwayman"
 */
char *tw_log_say_placed (TwTableModel *model, const TwAction *place, const TwAction *figure);

/** tw_log_say_event: Returns: (transfer full): "Anna scored a road" */
char *tw_log_say_event (TwTableModel *model, const TwEvent *event);

/** tw_log_say_answer: Returns: (transfer full): what entry @at of @log answered */
char *tw_log_say_answer (TwTableModel *model, const TwLogEntry *log, guint at);

G_END_DECLS
