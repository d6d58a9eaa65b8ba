/* Saving what was played as a lesson. */
#include "app/play/lesson-saving.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/action.h"
#include "engine/case/lesson-task.h"
#include "engine/case/lesson-writer.h"

/* @set: (nullable): the set that is edited */
struct _TwLessonSaving
{
  GObject parent_instance;

  TwMessageBar *bar;
  TwTableModel *model;
  const TwGameKit *kit;
  GActionMap *actions;
  TwTileSet *set;
};

G_DEFINE_FINAL_TYPE (TwLessonSaving, tw_lesson_saving, G_TYPE_OBJECT)

static guint made_signal;

/* Whether the set is one of those that are played. */
static gboolean
plays_set (TwLessonSaving *self)
{
  const TwCatalogue *catalogue;

  if (self->set == NULL || tw_table_model_get_game (self->model) == NULL)
    return FALSE;
  catalogue = tw_table_model_get_setup (self->model)->rules->catalogue;
  for (guint i = 0; i < catalogue->n_kinds; i++)
    if (strcmp (catalogue->kinds[i].set->id, self->set->id) == 0)
      return TRUE;
  return FALSE;
}

static void
update (TwLessonSaving *self)
{
  tw_action_enable (self->actions, "save-lesson", plays_set (self));
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLessonSaving *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLesson) lesson =
      tw_lesson_of_game (self->kit, tw_table_model_get_game (self->model), self->set, &error);
  g_autofree char *why = lesson == NULL ? tw_lesson_error_words (error) : NULL;

  if (lesson == NULL)
    {
      tw_message_bar_show_error (self->bar, _ ("There is no lesson in this"), why);
      return;
    }
  tw_message_bar_hide (self->bar);
  g_signal_emit (self, made_signal, 0, lesson);
}

void
tw_lesson_saving_set_set (TwLessonSaving *self, TwTileSet *set)
{
  g_clear_pointer (&self->set, tw_tile_set_unref);
  self->set = set != NULL ? tw_tile_set_ref (set) : NULL;
  update (self);
}

static void
lesson_saving_dispose (GObject *object)
{
  TwLessonSaving *self = TW_LESSON_SAVING (object);

  g_clear_object (&self->bar);
  g_clear_object (&self->model);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_lesson_saving_parent_class)->dispose (object);
}

static void
tw_lesson_saving_class_init (TwLessonSavingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lesson_saving_dispose;
  made_signal = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
tw_lesson_saving_init (TwLessonSaving *self)
{
}

TwLessonSaving *
tw_lesson_saving_new (TwMessageBar *bar,
                      TwTableModel *model,
                      const TwGameKit *kit,
                      GActionMap *actions)
{
  static const GActionEntry entries[] = { { .name = "save-lesson", .activate = save_cb } };
  TwLessonSaving *self = g_object_new (TW_TYPE_LESSON_SAVING, NULL);

  self->bar = g_object_ref (bar);
  self->model = g_object_ref (model);
  self->kit = kit;
  self->actions = actions;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (model, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
