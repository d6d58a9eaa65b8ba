/* What the files of the table's host share: table-host.c, and table-lessons.c for the lessons there. */
#pragma once

#include "app/window/table-host.h"
#include "app/window/table-window.h"

G_BEGIN_DECLS

/*
 * @window: (nullable): the table's own window, while it has one
 * @aside: (nullable): the table with the trial that waits, while another table is shown; without another one it is
 *   the host's child
 * @holder: an invisible child of the host, in which @aside stays meanwhile
 * @plays_document: whether the game is one with the open set, and follows its changes
 * @is_editing: whether the window shows the open set
 * @is_waiting: whether there is a trial that waits, out of sight, until somebody goes on with it
 * @is_of_properties: whether the table shows a lesson that is tried where it is written
 * @page: (nullable): the page for which the table is being left
 * @lesson: (nullable): the lesson for which it is being left, "" for any
 */
struct _TwTableHost
{
  AdwBin parent_instance;

  TwTileTextures *textures;
  TwDocument *document;
  TwTableWindow *window;
  GtkWidget *aside;
  AdwBin *holder;
  gboolean plays_document;
  gboolean is_waiting;
  gboolean is_editing;
  gboolean is_of_properties;
  guint follow_timer;
  char *page;
  char *lesson;
};

/** tw_table_host_put: shows @table in place of the one before; a trial that was set aside waits on. */
void tw_table_host_put (TwTableHost *self, GtkWidget *table);

/** tw_table_host_can_wait: Returns: whether what is on the table is a trial of the open set, which can
 * wait out of sight; there is a table */
gboolean tw_table_host_can_wait (TwTableHost *self);

/** tw_table_host_wait: has what is on the table wait out of sight. */
void tw_table_host_wait (TwTableHost *self);

/** tw_table_host_follow_now: has the game take up at once what was changed a moment ago. */
void tw_table_host_follow_now (TwTableHost *self);

/** tw_table_host_add_lessons: adds win.lessons. */
void tw_table_host_add_lessons (TwTableHost *self);

/** tw_table_host_update_lessons: enables win.lessons if the open set is shown and has any. */
void tw_table_host_update_lessons (TwTableHost *self);

/** tw_table_host_take_lesson: adds @lesson, which was made at the table, to the open set, as signal
 * "lesson-made" of play-page.h asks for. */
void tw_table_host_take_lesson (TwTableHost *self, gpointer lesson);

G_END_DECLS
