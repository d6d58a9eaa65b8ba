/* What is asked about cases beside the set that name renamed tiles. */
#include "app/window/case-question.h"

#include <glib/gi18n.h>

#include "app/document/case-updates.h"
#include "app/document/document-file.h"
#include "app/widgets/announce.h"

/*
 * @cancellable: (nullable): of the search
 * @updates: (nullable): what is asked about
 */
struct _TwCaseQuestion
{
  GObject parent_instance;

  TwMessageBar *bar;
  GCancellable *cancellable;
  GPtrArray *updates;
};

G_DEFINE_FINAL_TYPE (TwCaseQuestion, tw_case_question, G_TYPE_OBJECT)

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwCaseQuestion) self = user_data;
  g_autoptr (GPtrArray) updates = tw_case_updates_find_finish (result);
  g_autofree char *places = NULL, *files = NULL, *message = NULL;
  guint n_renamed = 0;

  if (updates == NULL || updates->len == 0
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  for (guint i = 0; i < updates->len; i++)
    n_renamed += ((const TwCaseUpdate *) updates->pdata[i])->n_renamed;
  places = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Old names: %u place",
                                         "Old names: %u places", n_renamed),
                            n_renamed);
  files = g_strdup_printf (_ ("Case files beside the set: %u"), updates->len);
  /* Translators: "Old names: 3 places", "Case files beside the set: 1" */
  message = g_strdup_printf (_ ("%s. %s. Saved games keep the tiles that they were played with and "
                                "need nothing."),
                             places, files);
  g_clear_pointer (&self->updates, g_ptr_array_unref);
  self->updates = g_steal_pointer (&updates);
  tw_message_bar_ask (self->bar, _ ("Cases name tiles that have new names"), message,
                      (const TwMessageButton[]){ { _ ("_Leave Them"), "doc.leave-cases", NULL },
                                                 { _ ("_Update Cases"), "doc.update-cases", NULL },
                                                 { NULL } });
}

void
tw_case_question_look (TwCaseQuestion *self, TwDocument *document, GFile *file)
{
  g_autoptr (GHashTable) renames = NULL;

  renames = tw_document_file_steal_renames (document);
  if (renames == NULL)
    return;
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  tw_case_updates_find_async (file, tw_document_get_set (document), renames, self->cancellable,
                              found_cb, g_object_ref (self));
}

static void
update_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwCaseQuestion *self = user_data;
  g_autoptr (GPtrArray) updates = g_steal_pointer (&self->updates);
  g_autoptr (GError) error = NULL;

  if (updates == NULL)
    return;
  tw_message_bar_hide (self->bar);
  if (tw_case_updates_write (updates, &error))
    tw_announce_words (GTK_WIDGET (self->bar), _ ("Cases updated"));
  else
    tw_announce_error (GTK_WIDGET (self->bar), _ ("The cases are not updated"), error->message);
}

void
tw_case_question_leave (TwCaseQuestion *self)
{
  g_clear_object (&self->cancellable);
  if (self->updates != NULL)
    tw_message_bar_hide (self->bar);
  g_clear_pointer (&self->updates, g_ptr_array_unref);
}

static void
leave_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_case_question_leave (user_data);
}

static const GActionEntry entries[] = {
  { .name = "update-cases", .activate = update_cb },
  { .name = "leave-cases", .activate = leave_cb },
};

static void
case_question_dispose (GObject *object)
{
  TwCaseQuestion *self = TW_CASE_QUESTION (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->updates, g_ptr_array_unref);
  G_OBJECT_CLASS (tw_case_question_parent_class)->dispose (object);
}

static void
tw_case_question_class_init (TwCaseQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = case_question_dispose;
}

static void
tw_case_question_init (TwCaseQuestion *self)
{
}

TwCaseQuestion *
tw_case_question_new (TwMessageBar *bar, GActionMap *actions)
{
  TwCaseQuestion *self = g_object_new (TW_TYPE_CASE_QUESTION, NULL);

  self->bar = bar;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  return self;
}
