/* Which questions apply to a game, or to what is added to it. */
#pragma once

#include "app/tool/balance-plan.h"

G_BEGIN_DECLS

/**
 * TwAskedQuestion: a question of many.
 * @question: its id
 * @what: (nullable): what it is asked of
 * @with: whether what is added is in play, rather than compared
 * @share: which share of the deals it has: what varies less, or has more games in a deal, needs fewer
 */
typedef struct
{
  const char *question;
  char *what;
  gboolean with;
  double share;
} TwAskedQuestion;

/**
 * tw_balance_questions:
 * @rules: the game, with what is added
 * @without: (nullable): the game that it is added to
 * @added: (nullable): ids of the sets that are added, with commas
 * @ruleset: (nullable): the ruleset's id
 *
 * Returns: (transfer full) (element-type TwAskedQuestion): the questions, in the order of a report
 */
GArray *tw_balance_questions (const TwRules *rules, const TwRules *without, const char *added, const char *ruleset);

G_END_DECLS
