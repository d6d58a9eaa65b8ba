/* What an expansion is about, in the words of its rules. */
#pragma once

#include <gtk/gtk.h>

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/** tw_part_explain: Returns: (transfer full) (nullable): sentences about the part @id, those about
 * its components first; %NULL if its rules say nothing */
char *tw_part_explain (const TwVocabulary *vocabulary, const char *id);

/** tw_part_explain_short: Returns: (transfer full) (nullable): what it is about in a line, as its rules say it
 * themselves (section "about-ID"), else the first of these sentences */
char *tw_part_explain_short (const TwVocabulary *vocabulary, const char *id);

/** tw_part_explain_button_new: Returns: (transfer floating) (nullable): a button that shows these
 * sentences; @title: the title of the part */
GtkWidget *tw_part_explain_button_new (const TwVocabulary *vocabulary, const char *id,
                                       const char *title);

/**
 * tw_part_notes:
 * @vocabulary: the rules
 * @parts: (array zero-terminated=1): parts in play
 *
 * Returns: (transfer full) (array zero-terminated=1): what the rules say of parts that are played
 *   together: each note needs at least two of them
 */
char **tw_part_notes (const TwVocabulary *vocabulary, const char *const *parts);

G_END_DECLS
