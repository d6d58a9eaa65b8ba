/* What the record of each question says. */
#pragma once

#include "engine/balance/answer.h"

G_BEGIN_DECLS

/* Differences that nobody would feel: two games of a hundred, and a point. */
#define TW_MARGIN_SHARE  0.02
#define TW_MARGIN_POINTS 1.0

/** tw_answer_fair: adds what @answers' record says on tw_plan_fair(). */
void tw_answer_fair (TwAnswers *answers);

/** tw_answer_worth_tiles: on tw_plan_worth_tiles() */
void tw_answer_worth_tiles (TwAnswers *answers);

/** tw_answer_worth_use: on tw_plan_worth_use() */
void tw_answer_worth_use (TwAnswers *answers);

/** tw_answer_worth_symbol: on tw_plan_worth_symbol() */
void tw_answer_worth_symbol (TwAnswers *answers);

/** tw_answer_change: on tw_plan_change() */
void tw_answer_change (TwAnswers *answers);

/** tw_answer_common: on tw_plan_common() */
void tw_answer_common (TwAnswers *answers);

/** tw_answer_skill: on tw_plan_skill() */
void tw_answer_skill (TwAnswers *answers);

/** tw_answer_thrill: on tw_plan_thrill() */
void tw_answer_thrill (TwAnswers *answers);

/** tw_answer_dead: on tw_plan_dead() */
void tw_answer_dead (TwAnswers *answers);

/** tw_answer_team: on tw_plan_team() */
void tw_answer_team (TwAnswers *answers);

G_END_DECLS
