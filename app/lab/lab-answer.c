/* What came of a question. */
#include "app/lab/lab-answer.h"

#include <adwaita.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/report.h"
#include "app/lab/lab-chart.h"
#include "app/widgets/say.h"
#include "engine/balance/answer-words.h"
#include "engine/balance/question.h"

/* Sentences below the answer. */
#define MOST_NOTES 6

struct _TwLabAnswer
{
  GtkBox parent_instance;

  TwLabWork *work;
  TwLabState state; /* that was shown last */
  GtkWidget *start, *stop, *watch, *save;
  GtkProgressBar *bar;
  GtkLabel *left;
  GtkLabel *problem;
  GtkWidget *old;
  GtkLabel *sentence;
  GtkLabel *notes;
  GtkBox *charts;
  GPtrArray *frames; /* (element-type GtkWidget): one for each picture, also for those that are not
                        shown now */
  AdwExpanderRow *numbers;
  GtkWidget *numbers_list;
  GPtrArray *rows; /* (element-type AdwActionRow) */
};

G_DEFINE_FINAL_TYPE (TwLabAnswer, tw_lab_answer, GTK_TYPE_BOX)

static GtkLabel *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
  gtk_label_set_label (label, text != NULL ? text : "");
}

static GtkWidget *
button_new (const char *icon, const char *name, const char *action, guint target)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

/* A picture, with its title and its buttons above it. */
static GtkWidget *
frame_new (guint index)
{
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkLabel *title = label_new ("heading");

  gtk_widget_set_hexpand (GTK_WIDGET (title), TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (title));
  gtk_box_append (GTK_BOX (head), button_new ("edit-copy-symbolic", _ ("Copy This Picture"),
                                              "lab.copy-picture", index));
  gtk_box_append (GTK_BOX (head), button_new ("document-save-symbolic", _ ("Save This Picture…"),
                                              "lab.save-picture", index));
  gtk_box_append (GTK_BOX (frame), head);
  gtk_box_append (GTK_BOX (frame), tw_lab_chart_new ());
  return frame;
}

static TwLabChart *
chart_of (GtkWidget *frame)
{
  return TW_LAB_CHART (gtk_widget_get_last_child (frame));
}

static void
show_charts (TwLabAnswer *self)
{
  GPtrArray *charts = tw_lab_work_get_charts (self->work);
  guint n = charts != NULL ? charts->len : 0;

  while (self->frames->len < n)
    {
      GtkWidget *frame = frame_new (self->frames->len);

      g_ptr_array_add (self->frames, frame);
      gtk_box_append (self->charts, frame);
    }
  for (guint i = 0; i < self->frames->len; i++)
    {
      GtkWidget *frame = self->frames->pdata[i];
      GtkWidget *head = gtk_widget_get_first_child (frame);

      gtk_widget_set_visible (frame, i < n);
      if (i >= n)
        continue;
      tw_lab_chart_set (chart_of (frame), charts, i);
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (head)),
                           tw_chart_title (charts->pdata[i]));
    }
}

static void
show_row (AdwActionRow *row, const TwAnswer *answer)
{
  g_autofree char *label = tw_answer_label (answer);
  g_autofree char *number = tw_answer_number (answer->interval.estimate, answer->unit);
  g_autofree char *low = tw_answer_number (answer->interval.low, answer->unit);
  g_autofree char *high = tw_answer_number (answer->interval.high, answer->unit);
  const char *verdict = tw_verdict_text (answer->verdict);
  g_autofree char *between = tw_interval_is_known (&answer->interval)
                                 /* Translators: the bounds of a number. */
                                 ? g_strdup_printf (_ ("between %s and %s"), low, high)
                                 : g_strdup (_ ("cannot say yet"));
  g_autofree char *subtitle =
      *verdict != '\0' ? g_strdup_printf ("%s · %s", between, verdict) : g_strdup (between);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  adw_action_row_set_subtitle (row, subtitle);
  gtk_label_set_label (GTK_LABEL (g_object_get_data (G_OBJECT (row), "number")), number);
}

static AdwActionRow *
row_new (void)
{
  GtkWidget *row = adw_action_row_new (), *number = gtk_label_new (NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
  g_object_set_data (G_OBJECT (row), "number", number);
  return ADW_ACTION_ROW (row);
}

/* Lines are made only for who wants to see them. */
static void
show_numbers (TwLabAnswer *self)
{
  const TwRecord *record = tw_lab_work_get_record (self->work);
  g_autoptr (TwAnswers) answers =
      record != NULL ? tw_record_answers (record, tw_lab_work_is_sequence (self->work)) : NULL;
  guint n;

  /* Of a long list what is as it should be is not worth a line. */
  for (guint i = answers != NULL ? answers->items->len : 0; i-- > 0;)
    if (tw_answer_is_usual (answers->items->pdata[i]))
      g_ptr_array_remove_index (answers->items, i);
  n = answers != NULL ? answers->items->len : 0;
  gtk_widget_set_visible (self->numbers_list, n > 0);
  if (!adw_expander_row_get_expanded (self->numbers))
    return;
  while (self->rows->len < n)
    {
      AdwActionRow *row = row_new ();

      g_ptr_array_add (self->rows, row);
      adw_expander_row_add_row (self->numbers, GTK_WIDGET (row));
    }
  for (guint i = 0; i < self->rows->len; i++)
    {
      gtk_widget_set_visible (self->rows->pdata[i], i < n);
      if (i < n)
        show_row (self->rows->pdata[i], answers->items->pdata[i]);
    }
}

static char *
time_words (double seconds)
{
  guint n = (guint) (seconds + 0.5);

  if (n < 90)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "about %u second left",
                                         "about %u seconds left", n),
                            n);
  n = (n + 30) / 60;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "about %u minute left",
                                       "about %u minutes left", n),
                          n);
}

static void
show_progress (TwLabAnswer *self, gboolean is_playing)
{
  double share = tw_lab_work_get_share (self->work),
         seconds = tw_lab_work_get_seconds_left (self->work);
  g_autofree char *words = seconds >= 0.0 && is_playing ? time_words (seconds) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->bar), is_playing);
  if (share >= 0.0)
    gtk_progress_bar_set_fraction (self->bar, share);
  else
    gtk_progress_bar_pulse (self->bar);
  show_text (self->left, words);
}

/* Whether nothing is left to be played of what is asked for. */
static gboolean
is_complete (TwLabAnswer *self)
{
  const TwRecord *record = tw_lab_work_get_record (self->work);

  return tw_lab_work_get_tried (self->work) != NULL
         || (record != NULL && !tw_lab_work_is_old (self->work)
             && tw_record_n_done (record) == record->n_deals);
}

static void
show_buttons (TwLabAnswer *self, TwLabState state)
{
  const TwRecord *record = tw_lab_work_get_record (self->work);
  gboolean is_begun = record != NULL && !tw_lab_work_is_old (self->work);

  gtk_widget_set_visible (self->start, state != TW_LAB_PLAYING && !is_complete (self));
  gtk_button_set_label (GTK_BUTTON (self->start),
                        is_begun ? _ ("Play _On") : _ ("_Play the Games"));
  gtk_widget_set_visible (self->stop, state == TW_LAB_PLAYING);
  gtk_widget_set_visible (self->watch, record != NULL && !tw_lab_work_is_old (self->work));
  gtk_widget_set_visible (self->save,
                          state != TW_LAB_PLAYING && tw_lab_work_get_sentence (self->work) != NULL);
}

/* Whoever listens hears the answer once, when it is there. */
static void
tell (TwLabAnswer *self, TwLabState state)
{
  const char *sentence = tw_lab_work_get_sentence (self->work);

  if (self->state == TW_LAB_PLAYING && state == TW_LAB_READY && sentence != NULL)
    tw_say_answer (GTK_WIDGET (self), sentence);
  else if (self->state == TW_LAB_LOOKING && state == TW_LAB_REFUSED)
    tw_say_answer (GTK_WIDGET (self), tw_lab_work_get_problem (self->work));
  self->state = state;
}

/* Of many that are alike the first ones are enough. */
static char *
notes_of (TwLabAnswer *self)
{
  const char *const *notes = tw_lab_work_get_notes (self->work);
  guint n = notes != NULL ? g_strv_length ((char **) notes) : 0;
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, MOST_NOTES); i++)
    g_string_append_printf (all, "%s%s", i > 0 ? "\n" : "", notes[i]);
  if (n > MOST_NOTES)
    {
      g_string_append_c (all, '\n');
      g_string_append_printf (all,
                              g_dngettext (GETTEXT_PACKAGE, "and %u more like this",
                                           "and %u more like these", n - MOST_NOTES),
                              n - MOST_NOTES);
    }
  return g_string_free (all, FALSE);
}

static void
changed_cb (TwLabAnswer *self)
{
  TwLabState state = tw_lab_work_get_state (self->work);
  g_autofree char *all = notes_of (self);

  show_text (self->problem, tw_lab_work_get_problem (self->work));
  gtk_widget_set_visible (self->old, tw_lab_work_is_old (self->work));
  show_text (self->sentence, tw_lab_work_get_sentence (self->work));
  show_text (self->notes, all);
  show_progress (self, state == TW_LAB_PLAYING);
  show_buttons (self, state);
  show_charts (self);
  show_numbers (self);
  tell (self, state);
}

gboolean
tw_lab_answer_copy (TwLabAnswer *self, guint index)
{
  GPtrArray *charts = tw_lab_work_get_charts (self->work);

  if (charts == NULL || index >= charts->len)
    return FALSE;
  tw_lab_chart_copy (chart_of (self->frames->pdata[index]));
  return TRUE;
}

static void
lab_answer_dispose (GObject *object)
{
  TwLabAnswer *self = TW_LAB_ANSWER (object);

  g_clear_object (&self->work);
  G_OBJECT_CLASS (tw_lab_answer_parent_class)->dispose (object);
}

static void
lab_answer_finalize (GObject *object)
{
  g_ptr_array_unref (TW_LAB_ANSWER (object)->frames);
  g_ptr_array_unref (TW_LAB_ANSWER (object)->rows);
  G_OBJECT_CLASS (tw_lab_answer_parent_class)->finalize (object);
}

static void
tw_lab_answer_class_init (TwLabAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_answer_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_answer_finalize;
}

static GtkWidget *
action_button_new (const char *label, const char *action, const char *style)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (style != NULL)
    gtk_widget_add_css_class (button, style);
  return button;
}

static void
add_controls (TwLabAnswer *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->start = action_button_new (_ ("_Play the Games"), "lab.start", "suggested-action");
  self->stop = action_button_new (_ ("_Stop"), "lab.stop", NULL);
  self->watch = action_button_new (_ ("_Watch a Game"), "lab.watch", NULL);
  self->save = action_button_new (_ ("Save _Report…"), "lab.save-report", NULL);
  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->bar), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->bar), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Games played"), -1);
  self->left = label_new ("dim-label");
  /* It is told anew several times a second, and moves nothing. */
  gtk_label_set_wrap (self->left, FALSE);
  gtk_box_append (GTK_BOX (box), self->start);
  gtk_box_append (GTK_BOX (box), self->stop);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->left));
  gtk_box_append (GTK_BOX (box), self->watch);
  gtk_box_append (GTK_BOX (box), self->save);
  gtk_box_append (GTK_BOX (self), box);
}

static void
add_old (TwLabAnswer *self)
{
  GtkLabel *label = label_new (NULL);

  self->old = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_label_set_label (label, _ ("The set has changed since these games were played."));
  gtk_box_append (GTK_BOX (self->old), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_box_append (GTK_BOX (self->old), GTK_WIDGET (label));
  gtk_box_append (GTK_BOX (self), self->old);
}

static void
add_numbers (TwLabAnswer *self)
{
  self->numbers = ADW_EXPANDER_ROW (adw_expander_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->numbers), _ ("All Numbers"));
  g_signal_connect_object (self->numbers, "notify::expanded", G_CALLBACK (show_numbers), self,
                           G_CONNECT_SWAPPED);
  self->numbers_list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->numbers_list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->numbers_list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (self->numbers_list), GTK_WIDGET (self->numbers));
  gtk_box_append (GTK_BOX (self), self->numbers_list);
}

static void
tw_lab_answer_init (TwLabAnswer *self)
{
  self->frames = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 18);
  add_controls (self);
  self->problem = label_new (NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->problem));
  add_old (self);
  self->sentence = label_new ("title-3");
  gtk_label_set_selectable (self->sentence, TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->sentence));
  self->notes = label_new (NULL);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->notes));
  self->charts = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 24));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->charts));
  add_numbers (self);
}

GtkWidget *
tw_lab_answer_new (TwLabWork *work)
{
  TwLabAnswer *self = g_object_new (TW_TYPE_LAB_ANSWER, NULL);

  self->work = g_object_ref (work);
  g_signal_connect_object (work, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
  return GTK_WIDGET (self);
}
