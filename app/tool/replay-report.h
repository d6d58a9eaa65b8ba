/* The result of a replayed game, as text or JSON. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * TwReplayReport:
 * @play: the state of the game
 * @names: (nullable) (array): name of each seat; entries may be %NULL
 * @events: (array length=n_events): the game's events
 * @n_events: their number
 * @with_sentences: whether to say what the procedures behind the events do
 * @problem: (nullable): why the game could not be played to its end
 * @problems: (nullable) (element-type utf8): further messages
 */
typedef struct
{
  const TwPlay *play;
  const char *names[TW_MAX_SEATS];
  const TwEvent *events;
  guint n_events;
  gboolean with_sentences;
  const char *problem;
  const GPtrArray *problems;
} TwReplayReport;

/** tw_replay_report_print: prints the report to standard output. */
void tw_replay_report_print (const TwReplayReport *report, gboolean as_json);

G_END_DECLS
