/* What each rule costs: how often it is carried out, and how much of the time of games it takes.
 *
 * A play with a profile tells it whenever a procedure or an effect begins and ends to have a say; between
 * the two the time is that rule's, unless another one begins within it, and all other time is that of the
 * program itself. So the times add up to the whole. What one procedure has done by another counts for the
 * one that has it done.
 *
 * The clock is read four times for each say, and a read takes as long as many a small rule. What a read
 * takes is measured when a profile is made, and taken off each span between two reads; what the profile
 * does itself lies between reads that bound no span. Of a rule that takes less than a tenth of a
 * microsecond the time is only roughly known all the same. The clock is that of the machine, and other
 * programs may have the processor meanwhile for as long as thousands of rules take: of a span that is longer
 * than a tenth of a millisecond only what the thread itself has used counts, as the clock of the thread has
 * it. To read that one each time would take several times as long.
 *
 * A play without a profile tests one pointer where a rule has a say.
 */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwRuleCost: the cost of one rule.
 * @procedure: (nullable): the procedure, or what forbids, allows or weighs something
 * @effect: (nullable): or the effect; without both it is the program itself
 * @n_runs: how often the procedure began to be carried out; of what forbids, allows or weighs, and of an
 *   effect, how often it was asked
 * @nanoseconds: how long it took in all of that, and in finding that it need not begin
 */
typedef struct
{
  const TwProcedure *procedure;
  const TwEffect *effect;
  guint64 n_runs;
  double nanoseconds;
} TwRuleCost;

/** TwRuleProfile: of the games of one thread. */
typedef struct _TwRuleProfile TwRuleProfile;

/** tw_rule_profile_new: Returns: (transfer full): a profile of games of @rules, which have to outlive it */
TwRuleProfile *tw_rule_profile_new (const TwRules *rules);

/** tw_rule_profile_free: frees @profile. */
void tw_rule_profile_free (TwRuleProfile *profile);

/** tw_rule_profile_begin: from here on time counts: that of the program itself, until a rule has a say. */
void tw_rule_profile_begin (TwRuleProfile *profile);

/** tw_rule_profile_end: time does not count any more. */
void tw_rule_profile_end (TwRuleProfile *profile);

/** tw_rule_profile_enter: from here on the time is that of @rule, a procedure or an effect of the rules.
 *   Returns: whose it was, for tw_rule_profile_leave() */
guint tw_rule_profile_enter (TwRuleProfile *profile, gconstpointer rule);

/** tw_rule_profile_leave: from here on the time is again that of @before. */
void tw_rule_profile_leave (TwRuleProfile *profile, guint before);

/** tw_rule_profile_count: counts that the rule that has the say has run. */
void tw_rule_profile_count (TwRuleProfile *profile);

/** tw_rule_profile_merge: adds @from, for games of the same rules, to @to. */
void tw_rule_profile_merge (TwRuleProfile *to, const TwRuleProfile *from);

/** tw_rule_profile_list: Returns: (transfer full) (element-type TwRuleCost): all rules that ran or took time, the one
 *   that took most first, and the program itself at the end */
GArray *tw_rule_profile_list (const TwRuleProfile *profile);

/** tw_rule_profile_sum: Returns: all time that counted, in nanoseconds */
double tw_rule_profile_sum (const TwRuleProfile *profile);

/** tw_play_enter_rule: as tw_rule_profile_enter(), if @play has a profile; 0 if not */
static inline guint
tw_play_enter_rule (const TwPlay *play, gconstpointer rule)
{
  return G_UNLIKELY (play->profile != NULL) ? tw_rule_profile_enter (play->profile, rule) : 0;
}

/** tw_play_leave_rule: as tw_rule_profile_leave(), if @play has a profile. */
static inline void
tw_play_leave_rule (const TwPlay *play, guint before)
{
  if (G_UNLIKELY (play->profile != NULL))
    tw_rule_profile_leave (play->profile, before);
}

/** tw_play_count_rule: as tw_rule_profile_count(), if @play has a profile. */
static inline void
tw_play_count_rule (const TwPlay *play)
{
  if (G_UNLIKELY (play->profile != NULL))
    tw_rule_profile_count (play->profile);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRuleProfile, tw_rule_profile_free)

G_END_DECLS
