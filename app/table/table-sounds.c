/* What is heard at a table. */
#include "app/table/table-sounds.h"

#include "app/sound/sound.h"
#include "app/widgets/settings.h"

struct _TwTableSounds
{
  GObject parent_instance;

  TwTableModel *model; /* not owned: the table outlives what listens to it */
  GSettings *settings;
  TwTableHeard heard;
};

G_DEFINE_FINAL_TYPE (TwTableSounds, tw_table_sounds, G_TYPE_OBJECT)

static guint sounded_signal;

static void
play (TwTableSounds *self, TwTableSound sound)
{
  g_autofree char *file = NULL;

  if (sound == TW_TABLE_SOUND_NONE || !g_settings_get_boolean (self->settings, "sounds"))
    return;
  g_signal_emit (self, sounded_signal, 0, (guint) sound);
  file = tw_table_sound_file (sound);
  if (file != NULL)
    tw_sound_play (file);
}

static void
changed_cb (TwTableSounds *self)
{
  if (tw_table_model_get_game (self->model) != NULL)
    play (self, tw_table_heard_note (&self->heard, tw_table_model_get_game (self->model)));
}

void
tw_table_sounds_refuse (TwTableSounds *self)
{
  play (self, TW_TABLE_SOUND_REFUSED);
}

static void
table_sounds_dispose (GObject *object)
{
  g_clear_object (&TW_TABLE_SOUNDS (object)->settings);
  G_OBJECT_CLASS (tw_table_sounds_parent_class)->dispose (object);
}

static void
tw_table_sounds_class_init (TwTableSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = table_sounds_dispose;
  sounded_signal = g_signal_new ("sounded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
tw_table_sounds_init (TwTableSounds *self)
{
  self->settings = tw_settings_new ();
}

TwTableSounds *
tw_table_sounds_new (TwTableModel *model)
{
  TwTableSounds *self = g_object_new (TW_TYPE_TABLE_SOUNDS, NULL);

  self->model = model;
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return self;
}
