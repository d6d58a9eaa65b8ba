/* The statistics of many simulated games, as text or JSON. */
#pragma once

#include "engine/game/rule-profile.h"
#include "engine/simulate/statistics.h"

G_BEGIN_DECLS

/** tw_simulate_report_print: prints the statistics, and what rules cost if @profile (nullable) says that, to standard
 *   output. */
void tw_simulate_report_print (const TwStatistics *statistics, const TwRules *rules,
                               const TwRuleProfile *profile, guint64 seed, double seconds,
                               gboolean as_json);

G_END_DECLS
