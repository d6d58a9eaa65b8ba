/* Notes on how the parts in play go together: a list that is filled when it is opened. */
#pragma once

#include <adwaita.h>

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * TwSetupNotes: the widgets are borrowed.
 * @group: hidden without notes
 * @list: their rows
 * @words: (nullable): the notes
 * @rows: (nullable): of @words, once they have been made
 */
typedef struct
{
  GtkWidget *group;
  AdwExpanderRow *list;
  char **words;
  GPtrArray *rows;
} TwSetupNotes;

/** tw_setup_notes_show: makes the rows, when the list is opened. */
void tw_setup_notes_show (TwSetupNotes *self);

/** tw_setup_notes_take: sets the notes to those about the parts @rules. */
void tw_setup_notes_take (TwSetupNotes *self, const TwVocabulary *vocabulary,
                          const char *const *rules);

/** tw_setup_notes_clear: frees the contents. */
void tw_setup_notes_clear (TwSetupNotes *self);

G_END_DECLS
