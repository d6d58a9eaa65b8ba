/* Saving what was played as a lesson of the set that is edited beside the table. */
#pragma once

#include "app/game/table-model.h"
#include "app/widgets/message-bar.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_TYPE_LESSON_SAVING (tw_lesson_saving_get_type ())
G_DECLARE_FINAL_TYPE (TwLessonSaving, tw_lesson_saving, TW, LESSON_SAVING, GObject)

/* Signal "made" (gpointer lesson): a #TwLesson was made of the last turn; it is not in the set yet. */

/**
 * tw_lesson_saving_new:
 * @bar: (transfer none): where it is said why there is no lesson
 * @model: the table
 * @kit: what games are put together from; outlives this
 * @actions: gets "save-lesson", enabled while the game is one with the set
 *
 * Returns: (transfer full): what makes lessons; must outlive @actions' use
 */
TwLessonSaving *tw_lesson_saving_new (TwMessageBar *bar, TwTableModel *model, const TwGameKit *kit,
                                      GActionMap *actions);

/** tw_lesson_saving_set_set: sets the set that is edited beside the table, %NULL for none. */
void tw_lesson_saving_set_set (TwLessonSaving *self, TwTileSet *set);

G_END_DECLS
