/* What a part of a rule could say, tried while nobody waits. */
#pragma once

#include "app/document/own-part.h"

G_BEGIN_DECLS

/**
 * TwPartTrial:
 *
 * Tries the removal of a part, and what it could say, from the last choice to the first. Trying takes as long
 * as a game takes to begin, and a line has many choices: it is done bit by bit, in idle time.
 */
typedef struct _TwPartTrial TwPartTrial;

/**
 * TwPartTrialTells: what is told of it
 * @can_go: whether the part can be removed; comes first
 * @is_refused: choice @i would be refused; those behind it have been tried
 * @is_over: every choice has been tried
 * @may_go_on: whether something may change now; it is asked again a little later
 */
typedef struct
{
  void (*can_go) (gpointer data, gboolean can_go);
  void (*is_refused) (gpointer data, guint i);
  void (*is_over) (gpointer data);
  gboolean (*may_go_on) (gpointer data);
} TwPartTrialTells;

/**
 * tw_part_trial_new:
 * @document: the document with the rule; once its set changes nothing more is tried
 * @words: the words of the rules
 * @index: the rule among the set's own
 * @part: (transfer none): the part; lives as long as the trial
 * @choices: (nullable) (element-type TwOwnChoice) (transfer none): what it could say; whoever is told of a
 *   choice that would be refused may take it out
 * @tells: (transfer none): whom to tell, a constant
 * @data: goes with what is told
 *
 * Returns: (transfer full): a trial, which begins in idle time
 */
TwPartTrial *tw_part_trial_new (TwDocument *document,
                                const TwVocabulary *words,
                                guint index,
                                const TwOwnPart *part,
                                const GPtrArray *choices,
                                const TwPartTrialTells *tells,
                                gpointer data);

/** tw_part_trial_free: ends the trial, in whatever it is told as well. */
void tw_part_trial_free (TwPartTrial *self);

G_END_DECLS
