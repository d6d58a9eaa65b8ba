/* Which lessons somebody has done, kept in a file of the user's data. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_lesson_progress_load: Returns: (transfer full): ids of the lessons of the set @set that have been
 * done */
GHashTable *tw_lesson_progress_load (const char *set);

/** tw_lesson_progress_mark: keeps that the lesson of that id has been done. A disk that takes nothing is none of
 * the player's business: the lesson is then offered again. */
void tw_lesson_progress_mark (const char *set, const char *lesson);

G_END_DECLS
