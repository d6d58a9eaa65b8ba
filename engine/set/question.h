/* How the answers to questions of procedures are written in cases and saved games. */
#pragma once

#include "engine/set/procedure.h"

G_BEGIN_DECLS

/** tw_question_is_from: Returns: whether the question @choose is about figures that are @where */
gboolean tw_question_is_from (const TwStatement *choose, TwWhere where);

/** tw_question_is_written: Returns: whether the answers to the question @choose are written with the name that it gives
 *   to them ("as"), unless it says another one in "word"; figures that are chosen where they stand, for instance, are
 *   written as in every game. %FALSE for what is no question */
gboolean tw_question_is_written (const TwStatement *choose);

G_END_DECLS
