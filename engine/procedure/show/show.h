/* What people see and read of procedures. */
#pragma once

#include "engine/procedure/run/run.h"

G_BEGIN_DECLS

/** tw_procedures_phrase: what is read of the answers of procedures, see #TwShowingHooks. */
gboolean tw_procedures_phrase (const TwPlay *play,
                               gconstpointer own,
                               const TwSaying *saying,
                               TwPhrase *out_phrase);

/** tw_procedures_question: the step whose question an answer answers, see #TwShowingHooks. */
guint tw_procedures_question (const TwPlay *play, gconstpointer own, const TwAction *action);

/** tw_procedures_open: what was drawn and still matters to the open question, see #TwShowingHooks. */
gboolean tw_procedures_open (const TwPlay *play, gconstpointer own, TwOpening *out_opening);

/** tw_procedures_why_not_now: see @why_not_now of #TwShowingHooks */
const char *
tw_procedures_why_not_now (const TwPlay *play, gconstpointer own, const TwAction *action);

/** tw_procedures_why_not: why an answer is none, see #TwShowingHooks. */
const char *
tw_procedures_why_not (const TwPlay *play, gconstpointer own, const TwAction *action);

/** tw_procedures_asks_leaving: Returns: whether somebody is asked now which figure comes out of a zone */
gboolean tw_procedures_asks_leaving (const TwPlay *play, gconstpointer own);

G_END_DECLS
