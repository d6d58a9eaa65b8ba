/* Which of two positions is better for a seat: both are played on again and again with the same luck.
 *
 * A search tries what looks bad only a few times, and its averages of two answers say little then. Here both
 * are played on equally often, like the planner, with the same draws: what is left is the difference.
 */
#pragma once

#include "engine/game/play.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TwDuel: what came of it.
 * @n: how often both were played on
 * @lead: by how much the lead over the best opponent is larger on average in the first one, in hundredths of a
 *   point, see tw_judge_lead()
 * @error: standard error of @lead, in hundredths of a point
 */
typedef struct
{
  guint n;
  double lead;
  double error;
} TwDuel;

/**
 * tw_duel_run:
 * @one: a position
 * @other: another one with the same rules, before anything new is drawn
 * @seat: whose advantage is looked for
 * @until_turn: the turn at whose beginning both are judged
 * @n: how often to play on
 * @seed: with one seed the same comes out
 * @cancellable: (nullable): ends it after the playout at hand
 * @out: (out caller-allocates): what came of it
 *
 * Neither position is changed.
 */
void tw_duel_run (const TwPlay *one,
                  const TwPlay *other,
                  guint seat,
                  guint until_turn,
                  guint n,
                  guint64 seed,
                  GCancellable *cancellable,
                  TwDuel *out);

G_END_DECLS
