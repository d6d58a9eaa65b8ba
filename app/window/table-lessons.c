/* The lessons of the open set at the table, done and made. */
#include <glib/gi18n.h>

#include "app/document/set-head.h"
#include "app/play/play-page.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/window/table-host-private.h"
#include "engine/set/lesson-id.h"

/* The table has the set as it was when its game began: others may have come since. */
static void
add_lesson (TwTileSet *set, gpointer made)
{
  g_autoptr (TwLesson) lesson = tw_lesson_copy (made);

  g_free (lesson->id);
  lesson->id = tw_lesson_new_id (set, NULL);
  tw_tile_set_insert_lesson (set, -1, lesson);
}

/* What it asks in words is written where the set says what it is. */
void
tw_table_host_take_lesson (TwTableHost *self, gpointer lesson)
{
  if (self->document == NULL)
    return;
  tw_set_head_change (self->document, add_lesson, lesson, _ ("Add Lesson"), NULL);
  /* A table that takes the change up later would take what is said away. */
  tw_table_host_follow_now (self);
  tw_announce_words (
      GTK_WIDGET (tw_table_host_get_table (self)),
      _ ("The last turn is the answer of a new lesson. Write its task in Lessons of the Set, in "
         "the main menu under Set."));
}

/* Lessons are of the set as it is now. */
static void
learn (gpointer user_data)
{
  TwTableHost *self = user_data;
  TwTileSet *set = self->document != NULL ? tw_document_get_set (self->document) : NULL;
  const char *id = *self->lesson != '\0' ? self->lesson : NULL;

  if (set == NULL || set->n_lessons == 0)
    return;
  /* The trial that waits does so beside the lesson. */
  if (self->is_waiting && self->aside == NULL)
    {
      self->aside = g_object_ref (adw_bin_get_child (ADW_BIN (self)));
      adw_bin_set_child (ADW_BIN (self), NULL);
      adw_bin_set_child (self->holder, self->aside);
    }
  tw_table_host_put (self, tw_play_page_new_for_lessons (set, id, self->textures));
  self->is_of_properties = id != NULL;
}

static void
lessons_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwTableHost *self = user_data;
  GtkWidget *table = tw_table_host_get_table (self);

  g_free (self->lesson);
  self->lesson = g_variant_dup_string (parameter, NULL);
  if (table != NULL && !self->is_waiting && tw_table_host_can_wait (self))
    tw_table_host_wait (self);
  /* What is out of sight loses nothing. */
  if (table != NULL && (!self->is_waiting || self->aside != NULL))
    tw_play_page_ask_to_leave (table, learn, self);
  else
    learn (self);
}

/* A set without lessons has none to be done. */
void
tw_table_host_update_lessons (TwTableHost *self)
{
  GtkRoot *map = gtk_widget_get_root (GTK_WIDGET (self));

  if (map != NULL)
    tw_action_enable (map, "lessons",
                      self->is_editing && self->document != NULL
                          && tw_document_get_set (self->document)->n_lessons > 0);
}

void
tw_table_host_add_lessons (TwTableHost *self)
{
  static const GActionEntry entries[] = {
    { .name = "lessons", .parameter_type = "s", .activate = lessons_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (gtk_widget_get_root (GTK_WIDGET (self))), entries,
                                   G_N_ELEMENTS (entries), self);
}
