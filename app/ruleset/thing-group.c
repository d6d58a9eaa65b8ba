/* A part of the form that is about one of a set's own things. */
#include "app/ruleset/thing-group.h"

#include "app/document/own-declared.h"
#include "engine/format/format-error.h"
#include "engine/set/effect.h"

typedef struct
{
  TwDocument *document;
  TwOwnSort sort;
  char *id; /* (nullable) */
  gboolean is_filling;
} TwThingGroupPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TwThingGroup, tw_thing_group, ADW_TYPE_PREFERENCES_GROUP)

static guint refused_signal;

static TwThingGroupPrivate *
priv (TwThingGroup *self)
{
  return tw_thing_group_get_instance_private (self);
}

static void
thing_group_dispose (GObject *object)
{
  TwThingGroupPrivate *p = priv (TW_THING_GROUP (object));

  g_clear_object (&p->document);
  g_clear_pointer (&p->id, g_free);
  G_OBJECT_CLASS (tw_thing_group_parent_class)->dispose (object);
}

static void
tw_thing_group_class_init (TwThingGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = thing_group_dispose;
  refused_signal = g_signal_new ("refused", TW_TYPE_THING_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tw_thing_group_init (TwThingGroup *self)
{
}

void
tw_thing_group_show (TwThingGroup *self, TwDocument *document, TwOwnSort sort, const char *id)
{
  TwThingGroupPrivate *p = priv (self);
  TwThingGroupClass *klass = TW_THING_GROUP_GET_CLASS (self);
  char *copy = id != NULL && klass->shows (sort) ? g_strdup (id) : NULL;

  g_set_object (&p->document, document);
  p->sort = sort;
  g_free (p->id);
  p->id = copy;
  gtk_widget_set_visible (GTK_WIDGET (self), copy != NULL);
  if (copy == NULL)
    return;
  p->is_filling = TRUE;
  klass->fill (self);
  p->is_filling = FALSE;
}

TwDocument *
tw_thing_group_get_document (TwThingGroup *self)
{
  return priv (self)->document;
}

TwTileSet *
tw_thing_group_get_set (TwThingGroup *self)
{
  return tw_document_get_set (priv (self)->document);
}

TwOwnSort
tw_thing_group_get_sort (TwThingGroup *self)
{
  return priv (self)->sort;
}

const char *
tw_thing_group_get_id (TwThingGroup *self)
{
  return priv (self)->id;
}

gboolean
tw_thing_group_is_idle (TwThingGroup *self)
{
  return priv (self)->id != NULL && !priv (self)->is_filling;
}

void
tw_thing_group_tell (TwThingGroup *self, gboolean is_done, const GError *error)
{
  g_signal_emit (self, refused_signal, 0, is_done || error == NULL ? NULL : tw_error_words (error));
}

void
tw_thing_group_set (TwThingGroup *self, const char *attribute, const char *text)
{
  TwThingGroupPrivate *p = priv (self);
  g_autofree char *id = g_strdup (p->id);
  g_autoptr (GError) error = NULL;
  gboolean is_done;

  if (!tw_thing_group_is_idle (self))
    return;
  is_done = tw_own_declared_set (p->document, p->sort, id, attribute, text, &error);
  tw_thing_group_tell (self, is_done, error);
}

void
tw_thing_group_set_number (TwThingGroup *self, const char *attribute, int number, int omitted)
{
  g_autofree char *text = number != omitted ? g_strdup_printf ("%d", number) : NULL;

  tw_thing_group_set (self, attribute, text);
}

void
tw_thing_group_fill_amount (GtkWidget *row, GtkSpinButton *spin, const char *text, int preset)
{
  int number = preset;
  gboolean is_number = text == NULL || tw_amount_is_number (text, &number);

  gtk_widget_set_sensitive (GTK_WIDGET (spin), is_number);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_number ? "" : text);
  gtk_spin_button_set_value (spin, number);
}
