/* One part of a rule as a row. */
#include "app/ruleset/part-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/ruleset/part-trial.h"
#include "app/widgets/choice-row.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/inner-names.h"
#include "app/widgets/text-limit.h"

#define KEY "tw-part-row"

/*
 * Part:
 * @choices: (nullable): what it can say
 * @checks: (element-type GtkCheckButton) (nullable): where it can say several of them, one for each
 * @is_showing: whether controls change because of what is shown
 * @is_refused: whether what is typed was refused
 * @is_told: whether what is typed was told already
 * @is_going: whether the row is about to be made anew, with what is typed
 * @settling: a source that shows again what it says, after a choice was refused
 */
typedef struct
{
  TwOwnPart part;
  GPtrArray *choices;
  GPtrArray *checks;
  TwPartSet changed;
  gpointer data;
  gboolean is_showing;
  gboolean is_refused;
  gboolean is_told;
  gboolean is_going;
  guint settling;
  GtkWidget *row;
  GtkWidget *remove;  /* seen where the part can go */
  TwPartTrial *trial; /* (nullable): what is offered and would be refused goes */
} Part;

static void
part_free (gpointer data)
{
  Part *self = data;

  g_free (self->part.text);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_pointer (&self->trial, tw_part_trial_free);
  g_free (self);
}

static Part *
part_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), KEY);
}

static void
tell (GtkWidget *row, const char *text)
{
  const Part *self = part_of (row);

  self->changed (row, &self->part, text, self->data);
}

static const TwOwnChoice *
choice_nth (const Part *self, guint i)
{
  return self->choices->pdata[i];
}

static gboolean
is_among (const char *text, const char *words)
{
  g_auto (GStrv) all = words != NULL ? g_strsplit (words, " ", -1) : NULL;

  return all != NULL && g_strv_contains ((const char *const *) all, text);
}

/* ---- one of several -------------------------------------------------------------------- */

static void
show_one (GtkWidget *row, const Part *self)
{
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->choices->len; i++)
    if (g_strcmp0 (choice_nth (self, i)->text, self->part.text) == 0)
      selected = i;
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
}

static gboolean
settle_cb (gpointer row)
{
  Part *self = part_of (row);

  self->is_showing = TRUE;
  show_one (row, self);
  self->is_showing = FALSE;
  self->settling = 0;
  return G_SOURCE_REMOVE;
}

/* What is refused is not chosen any more when this is over. But the list goes on to tell of what it
 * did, and that is no answer to the refusal. */
static void
selected_cb (GtkWidget *row)
{
  Part *self = part_of (row);
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  if (self->is_showing || self->settling != 0 || selected >= self->choices->len)
    return;
  g_object_ref (row);
  tell (row, choice_nth (self, selected)->text);
  if (part_of (row) == self && adw_combo_row_get_selected (ADW_COMBO_ROW (row)) != selected)
    self->settling = g_idle_add_full (G_PRIORITY_HIGH, settle_cb, row, NULL);
  g_object_unref (row);
}

/* What no choice stands for is shown as it is, and stays so until something else is chosen. */
static GtkWidget *
combo_new (const Part *self)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->choices->len; i++)
    gtk_string_list_append (titles, choice_nth (self, i)->title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  tw_choice_row (ADW_COMBO_ROW (row));
  return row;
}

static char *
only_words (const Part *self)
{
  /* Translators: %s is the only thing that a part of a rule can say. */
  return g_strdup_printf (_ ("%s. Nothing else in the set can stand here."),
                          choice_nth (self, 0)->title);
}

/* Where there is no choice the row says what it is all the same, and that it is alone. */
static void
say_only (GtkWidget *row, const Part *self)
{
  g_autofree char *words = only_words (self);

  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
}

/* What turns out later to be alone says so where one asks: the row is as high as it was, and what
 * is below it stays below the pointer. */
static void
tell_only (GtkWidget *row, const Part *self)
{
  g_autofree char *words = only_words (self);

  gtk_widget_set_tooltip_text (row, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}

static GtkWidget *
only_new (const Part *self)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  say_only (row, self);
  return row;
}

/* ---- several at once ------------------------------------------------------------------- */

static void
toggled_cb (GtkWidget *row)
{
  const Part *self = part_of (row);
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->is_showing)
    return;
  for (guint i = 0; i < self->checks->len; i++)
    if (gtk_check_button_get_active (self->checks->pdata[i]))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", choice_nth (self, i)->text);
  /* Without any the part would go, and what else it says, while somebody is about to choose another
   * one: taking it away has a button of its own. */
  if (text->len == 0)
    adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row),
                                   self->part.text != NULL
                                       ? _ ("Choose at least one, or remove this part")
                                       : "");
  else
    tell (row, text->str);
}

static void
show_several (GtkWidget *row, const Part *self)
{
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < self->checks->len; i++)
    {
      gboolean is_there = is_among (choice_nth (self, i)->text, self->part.text);

      gtk_check_button_set_active (self->checks->pdata[i], is_there);
      if (is_there)
        g_string_append_printf (titles, "%s%s", titles->len > 0 ? ", " : "",
                                choice_nth (self, i)->title);
    }
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), titles->str);
}

static GtkWidget *
list_new (Part *self)
{
  GtkWidget *row = adw_expander_row_new ();

  self->checks = g_ptr_array_new ();
  for (guint i = 0; i < self->choices->len; i++)
    {
      GtkWidget *inner = adw_action_row_new (), *check = gtk_check_button_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (inner), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (inner), choice_nth (self, i)->title);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (inner), 0);
      adw_action_row_add_prefix (ADW_ACTION_ROW (inner), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (inner), check);
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      choice_nth (self, i)->title, -1);
      g_signal_connect_swapped (check, "toggled", G_CALLBACK (toggled_cb), row);
      g_ptr_array_add (self->checks, check);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), inner);
    }
  return row;
}

/* ---- a number or a text ---------------------------------------------------------------- */

/* Whether something is typed that does not hold. */
static gboolean
is_typed (GtkWidget *row)
{
  const Part *self = part_of (row);

  return g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row)),
                    self->part.text != NULL ? self->part.text : "")
         != 0;
}

static void
apply_cb (GtkWidget *row)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (row));

  part_of (row)->is_told = TRUE;
  tell (row, *text != '\0' ? text : NULL);
}

/* Other words than those that were refused may be taken. */
static void
typed_cb (GtkWidget *row)
{
  Part *self = part_of (row);

  self->is_refused = self->is_told = FALSE;
}

void
tw_part_row_settle (GtkWidget *row)
{
  const Part *self = part_of (row);

  if (ADW_IS_ENTRY_ROW (row) && !self->is_going && !self->is_told && is_typed (row))
    apply_cb (row);
}

/* What is typed is given up: the row says again what holds. */
static gboolean
escape_cb (GtkWidget *row, guint key)
{
  Part *self = part_of (row);

  if (key != GDK_KEY_Escape || !(self->part.text == NULL || self->is_refused || is_typed (row)))
    return FALSE;
  self->is_refused = FALSE;
  tw_part_row_show (row);
  tell (row, self->part.text);
  return TRUE;
}

static GtkWidget *
entry_new (const Part *self)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *leaving = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (escape_cb), row);
  gtk_widget_add_controller (row, keys);
  g_signal_connect_swapped (leaving, "leave", G_CALLBACK (tw_part_row_settle), row);
  gtk_widget_add_controller (row, leaving);
  tw_inner_names (row);

  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  /* Undo is that of the set; Escape gives up what is typed. */
  gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
  if (tw_own_part_is_words (&self->part))
    tw_text_limit_text (row);
  else
    tw_text_limit_line (row);
  g_signal_connect (row, "apply", G_CALLBACK (apply_cb), NULL);
  g_signal_connect (row, "changed", G_CALLBACK (typed_cb), NULL);
  return row;
}

/* ---- the row --------------------------------------------------------------------------- */

static void
remove_cb (GtkWidget *row)
{
  tell (row, NULL);
}

/* Its place is kept from the beginning: nothing moves below a pointer that is on its way. */
static void
show_remove (gpointer data, gboolean can_go)
{
  Part *self = data;

  gtk_widget_set_opacity (self->remove, can_go ? 1 : 0);
  gtk_widget_set_sensitive (self->remove, can_go);
  gtk_widget_set_can_target (self->remove, can_go);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_STATE_HIDDEN, !can_go,
                               -1);
}

static GtkWidget *
add_remove (GtkWidget *row, const char *title)
{
  /* Translators: takes a part of a rule away; %s says what the part is for. */
  g_autofree char *label = g_strdup_printf (_ ("Remove: %s"), title);
  GtkWidget *button = tw_icon_button_new ("list-remove-symbolic", label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), row);
  if (ADW_IS_ENTRY_ROW (row))
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  else if (ADW_IS_EXPANDER_ROW (row))
    adw_expander_row_add_action (ADW_EXPANDER_ROW (row), button);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return button;
}

void
tw_part_row_show (GtkWidget *row)
{
  Part *self = part_of (row);

  self->is_showing = TRUE;
  if (self->checks != NULL)
    show_several (row, self);
  else if (ADW_IS_COMBO_ROW (row))
    show_one (row, self);
  else if (ADW_IS_ENTRY_ROW (row))
    {
      gtk_editable_set_text (GTK_EDITABLE (row), self->part.text != NULL ? self->part.text : "");
      /* What it is set to is nothing to apply. */
      adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), FALSE);
      adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
      /* Undo is that of the set; Escape gives up what is typed. */
      gtk_editable_set_enable_undo (GTK_EDITABLE (row), FALSE);
    }
  self->is_showing = FALSE;
}

/* ---- what is offered ------------------------------------------------------------------- */

static void
take_away (gpointer data, guint i)
{
  Part *self = data;

  self->is_showing = TRUE;
  g_ptr_array_remove_index (self->choices, i);
  gtk_string_list_remove (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (self->row))), i);
  show_one (self->row, self);
  self->is_showing = FALSE;
}

static void
tell_rest (gpointer data)
{
  Part *self = data;

  if (self->choices->len == 1)
    tell_only (self->row, self);
}

/* Nothing goes from a list that somebody is pointing at. */
static gboolean
is_closed (gpointer data)
{
  const Part *self = data;

  return !tw_choice_row_is_open (self->row);
}

static const TwPartTrialTells trial_tells = { show_remove, take_away, tell_rest, is_closed };

/* What no choice stands for is one all the same. */
static void
add_present (GPtrArray *choices, const char *text, gboolean is_several)
{
  g_auto (GStrv) all = g_strsplit (text, is_several ? " " : "\n", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      gboolean is_there = *all[i] == '\0';

      for (guint k = 0; k < choices->len; k++)
        is_there |= strcmp (((const TwOwnChoice *) choices->pdata[k])->text, all[i]) == 0;
      if (!is_there)
        {
          TwOwnChoice *choice = g_new (TwOwnChoice, 1);

          *choice = (TwOwnChoice){ g_strdup (all[i]), g_strdup (all[i]) };
          g_ptr_array_add (choices, choice);
        }
    }
}

/* What is typed stands below its title, which has one line: the rest is told where it is asked for.
 */
static void
set_title (GtkWidget *row, const TwOwnPart *part, const char *title)
{
  g_autofree char *brief = tw_own_part_short_help (part);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ADW_IS_ENTRY_ROW (row) ? brief : title);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  if (strcmp (brief, title) == 0 || !ADW_IS_ENTRY_ROW (row))
    return;
  gtk_widget_set_tooltip_text (row, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title,
                                  -1);
}

GtkWidget *
tw_part_row_new (TwDocument *document,
                 const TwVocabulary *words,
                 guint index,
                 const TwOwnPart *part,
                 TwPartSet changed,
                 gpointer data)
{
  Part *self = g_new0 (Part, 1);
  g_autofree char *title = tw_own_part_help (part);
  gboolean is_several, is_new = part->text == NULL;
  GtkWidget *row;

  self->part = (TwOwnPart){ part->place, part->word, g_strdup (part->text) };
  /* Of a new part it matters at once whether there is only one choice. */
  self->choices = is_new ? tw_own_part_offered (document, words, index, part, &is_several)
                         : tw_own_part_choices (tw_document_get_set (document), words, index, part,
                                                &is_several);
  self->changed = changed;
  self->data = data;
  if (self->choices != NULL && part->text != NULL)
    add_present (self->choices, part->text, is_several);
  /* Where the set has nothing of the sort a name can be typed all the same. */
  if (self->choices != NULL && self->choices->len == 0)
    g_clear_pointer (&self->choices, g_ptr_array_unref);
  row = self->choices == NULL                           ? entry_new (self)
        : is_several                                    ? list_new (self)
        : self->choices->len == 1 && part->text != NULL ? only_new (self)
                                                        : combo_new (self);
  g_object_set_data_full (G_OBJECT (row), KEY, self, part_free);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  set_title (row, part, title);
  self->remove = add_remove (row, title);
  show_remove (self, is_new);
  tw_part_row_show (row);
  self->row = row;
  if (ADW_IS_COMBO_ROW (row))
    g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
  if (!is_new)
    self->trial =
        tw_part_trial_new (document, words, index, &self->part,
                           ADW_IS_COMBO_ROW (row) ? self->choices : NULL, &trial_tells, self);
  return row;
}

void
tw_part_row_refuse (GtkWidget *row)
{
  part_of (row)->is_refused = TRUE;
}

const char *
tw_part_row_get_only (GtkWidget *row)
{
  const Part *self = part_of (row);

  return self->choices != NULL && self->checks == NULL && self->choices->len == 1
             ? choice_nth (self, 0)->text
             : NULL;
}

void
tw_part_row_keep (GtkWidget *row, TwPartKept *out)
{
  Part *self = part_of (row);
  GtkRoot *root = gtk_widget_get_root (row);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  *out = (TwPartKept){ self->part.place, self->part.word, FALSE, -1, NULL };
  out->is_open =
      ADW_IS_EXPANDER_ROW (row) && adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row));
  for (guint i = 0; self->checks != NULL && focus != NULL && i < self->checks->len; i++)
    if (gtk_widget_is_ancestor (self->checks->pdata[i], focus) || focus == self->checks->pdata[i])
      out->focused = (int) i;
  if (ADW_IS_ENTRY_ROW (row) && !self->is_told && is_typed (row))
    out->typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));
  self->is_going = TRUE;
}

gboolean
tw_part_row_restore (GtkWidget *row, const TwPartKept *kept)
{
  const Part *self = part_of (row);

  if (self->part.word != kept->word || !tw_statement_place_equal (&self->part.place, &kept->place))
    return FALSE;
  if (kept->typed != NULL && self->choices == NULL)
    gtk_editable_set_text (GTK_EDITABLE (row), kept->typed);
  if (kept->is_open && ADW_IS_EXPANDER_ROW (row))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  return kept->focused >= 0 && self->checks != NULL && kept->focused < (int) self->checks->len
         && gtk_widget_grab_focus (self->checks->pdata[kept->focused]);
}

const TwOwnPart *
tw_part_row_get (GtkWidget *row)
{
  const Part *self = part_of (row);

  return self != NULL ? &self->part : NULL;
}
