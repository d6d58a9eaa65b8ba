/* The Balance page. */
#include "app/lab/lab-page.h"

#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/balance/lab-work.h"
#include "app/lab/lab-answer.h"
#include "app/lab/lab-form.h"
#include "app/lab/lab-save.h"
#include "app/widgets/action.h"
#include "app/widgets/announce.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/width-bin.h"

/* After the last of several changes that follow one another closely. */
#define DELAY_MS 400

struct _TwLabPage
{
  AdwBin parent_instance;

  TwDocument *document;
  TwLabWork *work;
  TwLabOffer *offer; /* (nullable): as long as nobody knows what can be asked */
  GSimpleActionGroup *actions;
  GCancellable *offering; /* (nullable): what can be asked is being found out */
  guint timer;
  gboolean is_stale; /* the set has changed, and nobody has looked since */
  guint row;         /* number of the question */
  gboolean is_choosing;
  char *wanted; /* (nullable): what is to be asked of as soon as it can be */

  TwWidthBin *bin;
  GtkListBox *list;
  GtkDropDown *choice;
  GtkLabel *title;
  GtkLabel *about;
  GtkLabel *problem;
  GtkBox *body;
  TwLabForm *form;
  TwLabAnswer *answer;
};

static void lab_page_iface_init (TwPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwLabPage,
                               tw_lab_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (TW_TYPE_PAGE, lab_page_iface_init))

static void
show_problem (TwLabPage *self, const char *problem)
{
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->body), problem == NULL);
}

/* Asks what is chosen. */
static void
ask (TwLabPage *self)
{
  TwLabQuestion question = { .set = tw_tile_set_ref (tw_document_get_set (self->document)) };
  gboolean is_whole;

  if (self->wanted != NULL && tw_lab_form_ask_of (self->form, self->wanted))
    g_clear_pointer (&self->wanted, g_free);
  is_whole = tw_lab_form_fill (self->form, &question);

  if (self->offer != NULL)
    show_problem (self, is_whole ? NULL : _ ("There is nothing like that in this game."));
  tw_lab_work_ask (self->work, is_whole ? &question : NULL);
  tw_lab_question_clear (&question);
}

static gboolean
is_for (const TwLabQuestionRow *row, const TwLabOffer *offer)
{
  return row->for_whom == TW_LAB_FOR_ALL || (row->for_whom == TW_LAB_FOR_TEAMS) == offer->is_team;
}

/* Number of the next question that can be asked, from @from on in the direction of @step; -1 if
 * there is none. */
static int
next_question (TwLabPage *self, int from, int step)
{
  guint n;
  const TwLabQuestionRow *rows = tw_lab_questions (&n);

  for (int i = from; i >= 0 && i < (int) n; i += step)
    if (self->offer == NULL || is_for (&rows[i], self->offer))
      return i;
  return -1;
}

static void
choose (TwLabPage *self, guint index)
{
  guint n;
  const TwLabQuestionRow *row = &tw_lab_questions (&n)[index];

  self->is_choosing = TRUE;
  self->row = index;
  gtk_label_set_label (self->title, _ (row->title));
  gtk_label_set_label (self->about, _ (row->about));
  tw_lab_form_set_row (self->form, row);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) index));
  gtk_drop_down_set_selected (self->choice, index);
  self->is_choosing = FALSE;
  ask (self);
}

static void
show_questions (TwLabPage *self)
{
  guint n;
  const TwLabQuestionRow *rows = tw_lab_questions (&n);

  for (guint i = 0; i < n; i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)),
                            is_for (&rows[i], self->offer));
}

/* ---- what can be asked --------------------------------------------------------------------------
 */

static void
offer_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  TwLabOffer *offer = tw_lab_offer_new (task_data, &error);

  if (offer != NULL)
    g_task_return_pointer (task, offer, (GDestroyNotify) tw_lab_offer_free);
  else
    g_task_return_error (task, error);
}

static void
take_offer (TwLabPage *self, TwLabOffer *offer)
{
  TwLabOffer *before = self->offer;
  guint n;
  const TwLabQuestionRow *rows = tw_lab_questions (&n);

  self->offer = offer;
  tw_lab_form_set_offer (self->form, offer);
  g_clear_pointer (&before, tw_lab_offer_free);
  show_questions (self);
  if (is_for (&rows[self->row], offer))
    ask (self);
  else
    choose (self, (guint) next_question (self, 0, 1));
}

static void
offered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  TwLabPage *self = TW_LAB_PAGE (source);
  g_autoptr (GError) error = NULL;
  GCancellable *cancellable = g_task_get_cancellable (G_TASK (result));
  gboolean is_wanted = self->offering == cancellable;
  TwLabOffer *offer = g_task_propagate_pointer (G_TASK (result), &error);

  if (is_wanted)
    g_clear_object (&self->offering);
  if (offer != NULL && is_wanted)
    take_offer (self, offer);
  else if (offer != NULL)
    tw_lab_offer_free (offer);
  else if (is_wanted)
    {
      tw_lab_work_ask (self->work, NULL);
      show_problem (self, error->message);
    }
}

/* Finds out what can be asked of the set as it is now, then asks. */
static void
look (TwLabPage *self)
{
  TwLabQuestion *question = g_new0 (TwLabQuestion, 1);
  g_autoptr (GTask) task = NULL;

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->offering != NULL)
    g_cancellable_cancel (self->offering);
  g_clear_object (&self->offering);
  self->is_stale = FALSE;
  self->offering = g_cancellable_new ();
  question->set = tw_tile_set_copy (tw_document_get_set (self->document));
  tw_lab_form_fill_game (self->form, question);
  task = g_task_new (self, self->offering, offered_cb, NULL);
  g_task_set_task_data (task, question, (GDestroyNotify) tw_lab_question_free);
  g_task_run_in_thread (task, offer_in_thread);
}

static gboolean
look_cb (gpointer data)
{
  TwLabPage *self = data;

  self->timer = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

/* Nobody waits for what nobody sees; and games that are being played are played to their end. */
static void
look_later (TwLabPage *self)
{
  if (!self->is_stale || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || tw_lab_work_get_state (self->work) == TW_LAB_PLAYING)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (DELAY_MS, look_cb, self);
}

static void
document_changed_cb (TwLabPage *self)
{
  self->is_stale = TRUE;
  look_later (self);
}

/* ---- actions ------------------------------------------------------------------------------------
 */

static void
update_actions (TwLabPage *self)
{
  TwLabState state = tw_lab_work_get_state (self->work);
  gboolean is_known =
      tw_lab_work_get_record (self->work) != NULL && !tw_lab_work_is_old (self->work);

  tw_action_enable (self->actions, "start", state == TW_LAB_READY);
  tw_action_enable (self->actions, "stop", state == TW_LAB_PLAYING);
  tw_action_enable (self->actions, "watch", is_known);
  tw_action_enable (self->actions, "copy-picture", tw_lab_work_get_sentence (self->work) != NULL);
  tw_action_enable (self->actions, "save-picture", tw_lab_work_get_sentence (self->work) != NULL);
  tw_action_enable (self->actions, "save-report", tw_lab_work_get_sentence (self->work) != NULL);
}

static void
work_changed_cb (TwLabPage *self)
{
  update_actions (self);
  look_later (self);
}

static void
start_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_lab_work_start (TW_LAB_PAGE (user_data)->work);
}

static void
stop_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  tw_lab_work_stop (TW_LAB_PAGE (user_data)->work);
}

static void
shown_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwLabPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) game = tw_lab_work_show_finish (TW_LAB_WORK (source), result, &error);
  g_autofree char *uri = game != NULL ? tw_lab_save_watched (game, &error) : NULL;

  tw_action_enable (self->actions, "watch", TRUE);
  if (uri == NULL)
    tw_announce_error (GTK_WIDGET (self), _ ("The game cannot be shown"), error->message);
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-set", "s", uri);
}

static void
watch_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLabPage *self = user_data;

  tw_action_enable (self->actions, "watch", FALSE);
  tw_lab_work_show_async (self->work, NULL, shown_cb, g_object_ref (self));
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLabPage *self = user_data;

  if (tw_lab_answer_copy (self->answer, g_variant_get_uint32 (parameter)))
    tw_announce_done (GTK_WIDGET (self), _ ("The picture is on the clipboard."));
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLabPage *self = user_data;
  GPtrArray *charts = tw_lab_work_get_charts (self->work);
  guint index = g_variant_get_uint32 (parameter);

  if (charts != NULL && index < charts->len)
    tw_lab_save_picture (GTK_WIDGET (self), charts, index, tw_document_get_title (self->document));
}

static void
report_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  TwLabPage *self = user_data;

  tw_lab_save_report (GTK_WIDGET (self), self->work, tw_document_get_title (self->document));
}

static void
go (TwLabPage *self, int step)
{
  int index = next_question (self, (int) self->row + step, step);

  if (index >= 0)
    choose (self, (guint) index);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, 1);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  go (user_data, -1);
}

static const TwKeyBinding keys[] = {
  { "<Control>Return|<Control>KP_Enter", "lab.start" },
  { "<Control>period", "lab.stop" },
  { "<Control>g", "lab.watch" },
  { "<Control><Shift>c", "lab.copy-picture(uint32 0)" },
  { "<Control><Shift>r", "lab.save-report" },
  { "<Control>Page_Down", "lab.next-question" },
  { "<Control>Page_Up", "lab.previous-question" },
};

static const GActionEntry entries[] = {
  { .name = "start", .activate = start_cb },
  { .name = "stop", .activate = stop_cb },
  { .name = "watch", .activate = watch_cb },
  { .name = "copy-picture", .parameter_type = "u", .activate = copy_cb },
  { .name = "save-picture", .parameter_type = "u", .activate = save_cb },
  { .name = "save-report", .activate = report_cb },
  { .name = "next-question", .activate = next_cb },
  { .name = "previous-question", .activate = previous_cb },
};

/* ---- the widget ---------------------------------------------------------------------------------
 */

static void
row_selected_cb (TwLabPage *self, GtkListBoxRow *row)
{
  if (!self->is_choosing && row != NULL)
    choose (self, (guint) gtk_list_box_row_get_index (row));
}

static void
choice_cb (TwLabPage *self)
{
  guint index = gtk_drop_down_get_selected (self->choice);

  /* The drop-down has all of them: what cannot be asked leads to what can. */
  if (!self->is_choosing && index != GTK_INVALID_LIST_POSITION)
    {
      int next = next_question (self, (int) index, 1);

      choose (self, next >= 0 ? (guint) next : self->row);
    }
}

static gboolean
lab_page_grab_focus (GtkWidget *widget)
{
  TwLabPage *self = TW_LAB_PAGE (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)) && row != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (row));
  return gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}

static void
lab_page_map (GtkWidget *widget)
{
  TwLabPage *self = TW_LAB_PAGE (widget);

  GTK_WIDGET_CLASS (tw_lab_page_parent_class)->map (widget);
  /* Whoever comes back from a change is not to take the answer before it for the present one. */
  if (self->is_stale && tw_lab_work_get_state (self->work) != TW_LAB_PLAYING)
    look (self);
}

/* What a tile is worth. */
static void
lab_page_show_own (TwPage *page, const char *element, const char *id)
{
  TwLabPage *self = TW_LAB_PAGE (page);
  guint n;
  const TwLabQuestionRow *rows = tw_lab_questions (&n);

  if (strcmp (element, "tile") != 0)
    return;
  g_free (self->wanted);
  self->wanted = g_strdup_printf ("tile:%s:%s", tw_document_get_set (self->document)->id, id);
  for (guint i = 0; i < n; i++)
    if (strcmp (rows[i].id, "worth") == 0)
      choose (self, i);
}

static void
lab_page_iface_init (TwPageInterface *iface)
{
  iface->show_own = lab_page_show_own;
}

static void
lab_page_dispose (GObject *object)
{
  TwLabPage *self = TW_LAB_PAGE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->offering != NULL)
    g_cancellable_cancel (self->offering);
  g_clear_object (&self->offering);
  if (self->work != NULL)
    tw_lab_work_ask (self->work, NULL);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->work);
  g_clear_object (&self->actions);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (tw_lab_page_parent_class)->dispose (object);
}

static void
lab_page_finalize (GObject *object)
{
  g_clear_pointer (&TW_LAB_PAGE (object)->offer, tw_lab_offer_free);
  g_free (TW_LAB_PAGE (object)->wanted);
  G_OBJECT_CLASS (tw_lab_page_parent_class)->finalize (object);
}

static void
tw_lab_page_class_init (TwLabPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_page_finalize;
  widget_class->grab_focus = lab_page_grab_focus;
  widget_class->focus = tw_page_focus;
  widget_class->map = lab_page_map;
  g_type_ensure (TW_TYPE_WIDTH_BIN);
  g_type_ensure (TW_TYPE_LAB_FORM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/lab/lab-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, bin);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, list);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, choice);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, title);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, about);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, problem);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, body);
  gtk_widget_class_bind_template_child (widget_class, TwLabPage, form);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);
  gtk_widget_class_bind_template_callback (widget_class, ask);
  gtk_widget_class_bind_template_callback (widget_class, look);
}

static void
fill_questions (TwLabPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint n;
  const TwLabQuestionRow *rows = tw_lab_questions (&n);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *label = gtk_label_new (_ (rows[i].title));

      gtk_label_set_xalign (GTK_LABEL (label), 0.0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_list_box_append (self->list, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_label_get_label (GTK_LABEL (label)), -1);
      gtk_string_list_append (titles, _ (rows[i].title));
    }
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (titles));
  tw_drop_down_set_name (self->choice, _ ("Question"));
}

static void
tw_lab_page_init (TwLabPage *self)
{
  GtkEventController *controller;

  self->is_choosing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->work = tw_lab_work_new (0);
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "lab", G_ACTION_GROUP (self->actions));
  controller = tw_key_bindings_new (keys, G_N_ELEMENTS (keys));
  /* A list takes Ctrl+Page Down for itself. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  self->answer = TW_LAB_ANSWER (tw_lab_answer_new (self->work));
  gtk_box_append (self->body, GTK_WIDGET (self->answer));
  fill_questions (self);
  self->is_choosing = FALSE;
  g_signal_connect_object (self->work, "changed", G_CALLBACK (work_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tw_lab_page_new (TwDocument *document, TwTileTextures *textures)
{
  TwLabPage *self = g_object_new (TW_TYPE_LAB_PAGE, NULL);

  (void) textures;
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED);
  self->is_stale = TRUE;
  self->row = 0;
  self->is_choosing = TRUE;
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  self->is_choosing = FALSE;
  choose (self, 0);
  update_actions (self);
  return GTK_WIDGET (self);
}
