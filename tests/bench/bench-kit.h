/* What the benches of the engine share: the shipped rules, and time that others on the machine
 * do not lengthen. */
#pragma once

#include "engine/game/rules.h"

/**
 * bench_rules:
 * @words: (array zero-terminated=1): parts, sets or paths, as `tilewright-tool simulate --use`
 * @copies: how often each set is in the bag
 * @n_seats: players
 *
 * Ends the program with a message if they cannot be played with.
 *
 * Returns: (transfer full): the rules
 */
TwRules *bench_rules (const char *const *words, guint copies, guint n_seats);

/** bench_cpu_seconds: Returns: processor time of this process so far, in seconds */
double bench_cpu_seconds (void);

/** bench_peak_kib: Returns: the most memory this process has had, in KiB */
long bench_peak_kib (void);

/** bench_bits: Returns: a random number, the same ones on every machine; @state is not 0 */
guint64 bench_bits (guint64 *state);

/**
 * bench_random:
 * @state: (inout): not 0
 * @n: 1 or more
 *
 * Returns: a number below @n, the same ones on every machine
 */
guint bench_random (guint64 *state, guint n);
