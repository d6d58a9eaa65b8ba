/* The question about a set's enclosed files, before it is saved as XML, which cannot hold them. */
#pragma once

#include <adwaita.h>

#include "app/document/saver.h"

G_BEGIN_DECLS

/**
 * tw_enclosed_question_ask:
 * @parent: the window that waits for the answer
 * @saver: the saver of the set
 * @file: the file to save to, which cannot hold the enclosures
 * @then_close: as for tw_saver_save()
 *
 * Asks what to do with the enclosed files, then continues saving. The dialog closes with @parent
 * and keeps a reference to @saver.
 */
void tw_enclosed_question_ask (GtkWindow *parent, TwSaver *saver, GFile *file, gboolean then_close);

G_END_DECLS
