/* The statistics of many simulated games, as text or JSON. */
#pragma once

#include "engine/simulate/statistics.h"

G_BEGIN_DECLS

/** tw_simulate_report_print: prints the statistics to standard output. */
void tw_simulate_report_print (const TwStatistics *statistics, const TwRules *rules, guint64 seed,
                               double seconds, gboolean as_json);

G_END_DECLS
