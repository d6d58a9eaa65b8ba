/* Changes of a line of a rule, and what is told of them. */
#include <glib/gi18n.h>

#include "app/ruleset/part-row.h"
#include "app/ruleset/procedure-line-private.h"
#include "app/widgets/announce.h"
#include "app/widgets/scroll-into-view.h"
#include "engine/format/format-error.h"

static void
clear_problem (TwProcedureLine *self)
{
  if (self->problem != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (gtk_widget_get_parent (self->problem)), self->problem);
  if (self->wrong != NULL)
    {
      gtk_accessible_reset_state (GTK_ACCESSIBLE (self->wrong), GTK_ACCESSIBLE_STATE_INVALID);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->wrong),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  self->problem = self->wrong = NULL;
}

/* A problem stands below its part, and is told there alone: a toast would lie over it. */
void
tw_procedure_line_tell_problem (TwProcedureLine *self, GtkWidget *row, const GError *error)
{
  g_autofree char *words = g_strdup (tw_error_words (error));

  clear_problem (self);
  self->wrong = row;
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_INVALID,
                               GTK_ACCESSIBLE_INVALID_TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  self->problem = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->problem), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->problem), words);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self->problem), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->problem),
                             gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_widget_add_css_class (self->problem, "error");
  gtk_list_box_insert (GTK_LIST_BOX (gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX)),
                       self->problem, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1);
  tw_scroll_into_view (self->problem);
}

/* A part that was being added and says nothing goes; it is offered again. */
static void
discard (TwProcedureLine *self, GtkWidget *row)
{
  GtkWidget *list = gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX);
  GtkWidget *more = g_object_get_data (G_OBJECT (row), "tw-more");

  if (more != NULL)
    gtk_widget_grab_focus (more);
  g_ptr_array_remove (self->rows, row);
  gtk_list_box_remove (GTK_LIST_BOX (list), row);
}

/* What has gone by a change is not seen any more. */
static void
tell_loss (TwProcedureLine *self, const char *loss)
{
  /* Translators: %s are conditions of a rule: “Where the figure is; Figures of these types”. */
  g_autofree char *words =
      loss != NULL ? g_strdup_printf (_ ("What cannot hold any more has gone with it: %s."), loss)
                   : NULL;

  if (words != NULL)
    tw_announce_words (GTK_WIDGET (self), words);
}

void
tw_procedure_line_set (GtkWidget *row, const TwOwnPart *part, const char *text, gpointer data)
{
  TwProcedureLine *self = TW_PROCEDURE_LINE (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *loss = NULL;

  if (self->is_done)
    return;
  if (g_strcmp0 (part->text, text) == 0)
    {
      if (row == self->wrong)
        clear_problem (self);
      if (text == NULL)
        discard (self, row);
      return;
    }
  loss = tw_own_part_loss (self->document, self->words, self->index, part, text);
  tw_procedure_line_begin_change (self);
  self->is_done = tw_own_part_set (self->document, self->words, self->index, part, text, &error);
  if (self->is_done)
    {
      /* It is open then where it stands. */
      if (tw_statement_place_equal (&self->place, &part->place))
        self->place = tw_own_part_place_then (part, text);
      /* So has the condition that is turned round the keyboard. */
      self->has_added = tw_own_part_is_turned (part, &self->added);
      tell_loss (self, loss);
      return;
    }
  tw_procedure_line_tell_problem (self, row, error);
  if (ADW_IS_ENTRY_ROW (row))
    tw_part_row_refuse (row);
  else if (part->text != NULL)
    tw_part_row_show (row);
}

void
tw_procedure_line_remove (TwProcedureLine *self, GtkWidget *button)
{
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  tw_procedure_line_begin_change (self);
  self->is_done = self->is_gone =
      tw_own_part_remove_statement (self->document, self->index, &self->place, &error);
  if (!self->is_done)
    tw_announce_words (button, tw_error_words (error));
}

static void
move_statement (TwProcedureLine *self, gboolean is_later)
{
  TwStatementPlace to = self->place;
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  tw_procedure_line_begin_change (self);
  self->is_done = tw_own_part_move_statement (self->document, self->index, &to, is_later, &error);
  self->moved = is_later ? 1 : -1;
  if (self->is_done)
    /* It is open then where it stands. */
    self->place = to;
  else if (error != NULL)
    tw_announce_words (self->toggle, tw_error_words (error));
}

void
tw_procedure_line_move_up (TwProcedureLine *self)
{
  move_statement (self, FALSE);
}

void
tw_procedure_line_move_down (TwProcedureLine *self)
{
  move_statement (self, TRUE);
}

static void
nest_statement (TwProcedureLine *self, gboolean is_out)
{
  TwStatementPlace to = self->place;
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  tw_procedure_line_begin_change (self);
  self->is_done = tw_own_part_nest_statement (self->document, self->index, &to, is_out, &error);
  self->moved = is_out ? -2 : 2;
  if (self->is_done)
    self->place = to;
  else if (error != NULL)
    tw_announce_words (self->toggle, tw_error_words (error));
}

void
tw_procedure_line_move_in (TwProcedureLine *self)
{
  nest_statement (self, FALSE);
}

void
tw_procedure_line_move_out (TwProcedureLine *self)
{
  nest_statement (self, TRUE);
}

gboolean
tw_procedure_line_put (TwProcedureLine *self, const TwStatementPlace *target, guint at)
{
  TwStatementPlace to = self->place;
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return FALSE;
  tw_procedure_line_begin_change (self);
  self->is_done =
      tw_own_part_place_statement (self->document, self->index, &to, target, at, &error);
  if (self->is_done)
    self->place = to;
  else if (error != NULL)
    tw_announce_words (self->toggle, tw_error_words (error));
  return self->is_done;
}

GtkWidget *
tw_procedure_line_row_new (TwProcedureLine *self, const TwOwnPart *part)
{
  GtkWidget *row =
      tw_part_row_new (self->document, self->words, self->index, part, tw_procedure_line_set, self);

  g_ptr_array_add (self->rows, row);
  return row;
}
