/* Which lessons somebody has done, kept in a file of the user's data. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_lesson_progress_is_done: Returns: whether the lesson of that id of the set @set has been done */
gboolean tw_lesson_progress_is_done (const char *set, const char *lesson);

/** tw_lesson_progress_mark: keeps that the lesson has been done. A disk that takes nothing is none of
 * the player's business: the lesson is then offered again. */
void tw_lesson_progress_mark (const char *set, const char *lesson);

G_END_DECLS
