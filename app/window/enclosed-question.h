/* What is asked of files that are enclosed with a set, before it is saved as XML, which
 * cannot hold them. */
#pragma once

#include <adwaita.h>

#include "app/document/saver.h"

G_BEGIN_DECLS

/**
 * tw_enclosed_question_ask:
 * @parent: the window that waits for the answer
 * @saver: of the set
 * @file: where the set is to be saved, which cannot hold what is enclosed
 * @then_close: as for tw_saver_save()
 *
 * Asks what becomes of the enclosed files, and goes on with saving when that is answered.
 * The dialog goes with @parent and holds @saver.
 */
void tw_enclosed_question_ask (GtkWindow *parent, TwSaver *saver, GFile *file, gboolean then_close);

G_END_DECLS
