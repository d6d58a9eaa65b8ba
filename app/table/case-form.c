/* What is asked about a case before it is saved: its name, where it begins, what it expects. */
#include "app/table/case-form.h"

#include <glib/gi18n.h>

#include "app/widgets/text-limit.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/words-button.h"

/* More points nobody can have, and less neither. */
#define MOST_POINTS  9999
#define LEAST_POINTS -999
/* The dialog fits a small window; it makes its rows no narrower than that. */
#define FORM_PX       390
#define LEAST_FORM_PX 150
/* The words and answers around it. */
#define WORDS_PX      240
#define FORM_WIDTH_PX 300

typedef struct
{
  TwExport *wanted;
  void (*done) (gpointer user_data, gboolean is_wanted);
  gpointer user_data;
  GtkEditable *id;
  GtkEditable *title;
  GtkEditable *rules;
  GtkSwitch *from_here;
  AdwExpanderRow *expected;
  GtkSpinButton *points[TW_MAX_SEATS];
  int came_out[TW_MAX_SEATS];
  guint n_points;
  GtkEditable *more;
  GtkWidget *dialog;
} CaseForm;

static void
form_free (gpointer data, GClosure *closure)
{
  CaseForm *form = data;

  if (form->done != NULL)
    form->done (form->user_data, FALSE);
  g_free (form);
}

/* One word that says which case it is, as the language wants it. */
static gboolean
is_id (const char *text)
{
  return g_regex_match_simple ("^[^\\s#]+$", text, 0, 0);
}

static char **
rules_of (const char *text)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_auto (GStrv) words = g_strsplit_set (text, ", ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_ptr_array_add (ids, words[i]);
  if (ids->len == 0)
    return NULL;
  g_ptr_array_add (ids, NULL);
  return g_strdupv ((char **) ids->pdata);
}

static gboolean
are_rules (const char *text)
{
  g_auto (GStrv) rules = rules_of (text);

  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    if (!g_regex_match_simple ("^[A-Z][A-Z0-9]*-[0-9]{2,4}$", rules[i], 0, 0))
      return FALSE;
  return TRUE;
}

static void
set_wrong (GtkEditable *editable, gboolean is_wrong)
{
  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (editable), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (editable), "error");
}

static void
form_changed_cb (CaseForm *form)
{
  gboolean has_id = is_id (gtk_editable_get_text (form->id));
  gboolean has_title = *gtk_editable_get_text (form->title) != '\0';
  gboolean has_rules = are_rules (gtk_editable_get_text (form->rules));

  set_wrong (form->id, !has_id);
  set_wrong (form->title, !has_title);
  set_wrong (form->rules, !has_rules);
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (form->dialog), "save",
                                           has_id && has_title && has_rules);
}

/* What somebody would have come out, where that is not what came out. */
static void
take_expected (CaseForm *form, TwExport *wanted)
{
  g_autofree char *more = g_strstrip (g_strdup (gtk_editable_get_text (form->more)));

  wanted->expects = adw_expander_row_get_enable_expansion (form->expected);
  if (!wanted->expects)
    return;
  for (guint i = 0; i < form->n_points; i++)
    {
      wanted->scores[i] = gtk_spin_button_get_value_as_int (form->points[i]);
      wanted->has_scores = wanted->has_scores || wanted->scores[i] != form->came_out[i];
    }
  if (*more != '\0')
    wanted->more = g_strdelimit (g_steal_pointer (&more), "\n\r\t", ' ');
}

static void
form_response_cb (CaseForm *form, const char *response)
{
  TwExport *wanted = form->wanted;
  void (*done) (gpointer user_data, gboolean is_wanted) = form->done;

  if (!g_str_equal (response, "save"))
    return;
  wanted->id = g_strdup (gtk_editable_get_text (form->id));
  g_free (wanted->title);
  wanted->title = g_strdup (gtk_editable_get_text (form->title));
  g_strfreev (wanted->rules);
  wanted->rules = rules_of (gtk_editable_get_text (form->rules));
  if (!gtk_switch_get_active (form->from_here))
    wanted->n_given = 0;
  take_expected (form, wanted);
  form->done = NULL;
  done (form->user_data, TRUE);
}

static GtkWidget *
entry_new (const char *title, const char *text, CaseForm *form)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  /* The dialog is narrow. */
  gtk_widget_set_tooltip_text (row, title);
  tw_text_limit_line (row);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (form_changed_cb), form);
  return row;
}

static GtkEditable *
add_entry (GtkWidget *group, const char *title, const char *text, CaseForm *form)
{
  GtkWidget *row = entry_new (title, text, form);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return GTK_EDITABLE (row);
}

static GtkSwitch *
add_switch (GtkWidget *group, guint n_given)
{
  GtkWidget *row = adw_action_row_new (), *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Begin With What Is Shown"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               n_given > 0 ? _ ("The position is given; what came after it is "
                                                "played")
                                           : _ ("Look back at an earlier turn to begin there"));
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (row, n_given > 0);
  gtk_switch_set_active (GTK_SWITCH (toggle), n_given > 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return GTK_SWITCH (toggle);
}

static void
add_points (CaseForm *form, guint seat, const char *name)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (LEAST_POINTS, MOST_POINTS, 1);
  /* Translators: how many points somebody has at the end of what is saved. */
  g_autofree char *words = g_strdup_printf (_ ("%d came out"), form->came_out[seat]);
  /* Translators: %s is a player. */
  g_autofree char *label = g_strdup_printf (_ ("Points expected of %s"), name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), form->came_out[seat]);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  adw_expander_row_add_row (form->expected, row);
  form->points[seat] = GTK_SPIN_BUTTON (spin);
}

/* The points when the last turn that is saved is over: the case ends there. */
static void
count_points (CaseForm *form)
{
  const TwGame *game = form->wanted->game;
  g_autoptr (TwPlay) play = tw_play_new (tw_game_rules (game), tw_game_seed (game));
  guint n;

  tw_game_log (game, &n);
  n = tw_case_writer_end_of_turns (game, n);
  for (guint i = 0; i < n; i++)
    tw_game_replay_entry (game, i, play);
  form->n_points = play->rules->shares_score ? 1 : play->rules->n_seats;
  for (guint seat = 0; seat < form->n_points; seat++)
    form->came_out[seat] = play->state->score[seat];
}

/* The switch that the row makes itself is called as the row. */
static void
name_switch (GtkWidget *widget, const char *name)
{
  if (GTK_IS_SWITCH (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_switch (child, name);
}

static void
add_expected (GtkWidget *group, CaseForm *form)
{
  GtkWidget *row = adw_expander_row_new (), *more;

  form->expected = ADW_EXPANDER_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Expected Outcome"));
  adw_expander_row_set_subtitle (form->expected, _ ("What has to come out for the case to pass"));
  adw_expander_row_set_show_enable_switch (form->expected, TRUE);
  adw_expander_row_set_enable_expansion (form->expected, TRUE);
  adw_expander_row_set_expanded (form->expected, FALSE);
  name_switch (row, _ ("Expected Outcome"));
  count_points (form);
  for (guint seat = 0; seat < form->n_points; seat++)
    add_points (form, seat,
                form->n_points == 1 ? _ ("All together") : form->wanted->setup.seats[seat].name);
  more = entry_new (_ ("More, in the Language of Cases (Optional)"), "", form);
  gtk_widget_set_tooltip_text (more, _ ("As it stands behind “expect”, for instance: "
                                        "supply P1 meeple=5"));
  adw_expander_row_add_row (form->expected, more);
  form->more = GTK_EDITABLE (more);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

void
tw_case_form_ask (GtkWindow *parent,
                  TwExport *wanted,
                  void (*done) (gpointer user_data, gboolean is_wanted),
                  gpointer user_data)
{
  CaseForm *form = g_new0 (CaseForm, 1);
  GtkWidget *group = adw_preferences_group_new (), *scrolled;
  GtkWidget *dialog = adw_message_dialog_new (
      parent, _ ("Save as Case"),
      _ ("The game as it was played, with its draws and what came out. A case can be watched, "
         "played on, and tested."));
  g_autofree char *rules = NULL, *id = NULL;
  int height;

  /* What large words above and below it take is not its own. */
  height = MAX (FORM_PX - (int) (WORDS_PX * (tw_text_scale (dialog) - 1)), LEAST_FORM_PX);
  form->wanted = wanted;
  form->done = done;
  form->user_data = user_data;
  form->dialog = dialog;
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "save",
                                    _ ("_Save…"), NULL);
  if (wanted->rules != NULL)
    rules = g_strjoinv (" ", wanted->rules);
  if (rules != NULL && *rules != '\0')
    id = g_strconcat (wanted->rules[0], "-1", NULL);
  form->id = add_entry (group, _ ("Id"), id != NULL ? id : "GAME-1", form);
  form->title = add_entry (group, _ ("Title"), wanted->title, form);
  form->rules =
      add_entry (group, _ ("Rules It Is About (Optional)"), rules != NULL ? rules : "", form);
  form->from_here = add_switch (group, wanted->n_given);
  add_expected (group, form);
  gtk_widget_set_size_request (group, FORM_WIDTH_PX, -1);
  scrolled = tw_scrolled_new (group, height);
  tw_scrolled_fit (GTK_SCROLLED_WINDOW (scrolled), FORM_WIDTH_PX, height);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), scrolled);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save",
                                              ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  gtk_window_set_destroy_with_parent (GTK_WINDOW (dialog), TRUE);
  /* Not seen, but heard, and listed with the windows. */
  gtk_window_set_title (GTK_WINDOW (dialog), _ ("Save as Case"));
  g_signal_connect_data (dialog, "response", G_CALLBACK (form_response_cb), form, form_free,
                         G_CONNECT_SWAPPED);
  form_changed_cb (form);
  gtk_window_present (GTK_WINDOW (dialog));
}
