/* Computer players wait until what has happened was seen. */
#include "app/play/program-wait.h"

/* @until: when what moves is over, as far as @programs know; 0 if nothing moves */
struct _TwProgramWait
{
  GObject parent_instance;

  TwProgramPlayers *programs;
  TwTableScene *scene;
  gint64 until;
};

G_DEFINE_FINAL_TYPE (TwProgramWait, tw_program_wait, G_TYPE_OBJECT)

static void
wait_until (TwProgramWait *self, gint64 until)
{
  self->until = until;
  tw_program_players_wait (self->programs, until);
}

static void
changed_cb (TwProgramWait *self)
{
  wait_until (self, tw_table_scene_until (self->scene));
}

/* The first frame may have come late, and what moves is over as much later. Whoever hurries a
 * player is not kept waiting by the other frames. */
static void
stepped_cb (TwProgramWait *self)
{
  gint64 until = tw_table_scene_until (self->scene);

  if (self->until != 0 && until > self->until)
    wait_until (self, until);
}

static void
program_wait_dispose (GObject *object)
{
  TwProgramWait *self = TW_PROGRAM_WAIT (object);

  g_clear_object (&self->programs);
  g_clear_object (&self->scene);
  G_OBJECT_CLASS (tw_program_wait_parent_class)->dispose (object);
}

static void
tw_program_wait_class_init (TwProgramWaitClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = program_wait_dispose;
}

static void
tw_program_wait_init (TwProgramWait *self)
{
}

TwProgramWait *
tw_program_wait_new (TwProgramPlayers *programs, TwTableScene *scene)
{
  TwProgramWait *self = g_object_new (TW_TYPE_PROGRAM_WAIT, NULL);

  self->programs = g_object_ref (programs);
  self->scene = g_object_ref (scene);
  g_signal_connect_object (scene->model, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_object (scene, "stepped", G_CALLBACK (stepped_cb), self, G_CONNECT_SWAPPED);
  return self;
}
