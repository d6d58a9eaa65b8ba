/* A sentence that opens into its parts. */
#include "app/ruleset/procedure-line.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/ruleset/part-row.h"
#include "app/widgets/announce.h"
#include "app/widgets/icon-button.h"
#include "engine/format/format-error.h"

/* Pixels that a line stands further in than what it belongs to. */
#define INDENT 24

struct _TwProcedureLine
{
  AdwBin parent_instance;

  TwDocument *document;
  TwVocabulary *words; /* (nullable) */
  guint index, nth;
  TwStatementPlace place;
  GtkWidget *box, *toggle, *arrow;
  GtkWidget *parts;           /* (nullable): while it is open */
  GPtrArray *rows;            /* of parts that are there or are being added */
  GtkWidget *problem;         /* (nullable): what is wrong with what was chosen last */
  gboolean is_done;           /* the rule has changed by it: the lines are told anew soon */
  gboolean is_gone;           /* by then it is gone itself */
  GtkWidget *earlier, *later; /* (nullable): while it is open */
  int moved;                  /* by which of them it was moved: below 0 for @earlier, 0 for none */
};

G_DEFINE_FINAL_TYPE (TwProcedureLine, tw_procedure_line, ADW_TYPE_BIN)

static guint opened_signal, change_signal;

/* A problem stands below its part. */
static void
tell_problem (TwProcedureLine *self, GtkWidget *row, const GError *error)
{
  g_autofree char *words = g_strdup (tw_error_words (error));

  if (self->problem != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (gtk_widget_get_parent (self->problem)), self->problem);
  self->problem = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->problem), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->problem), words);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self->problem), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self->problem),
                             gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  gtk_widget_add_css_class (self->problem, "error");
  gtk_list_box_insert (GTK_LIST_BOX (gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX)),
                       self->problem, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1);
  tw_announce_words (row, words);
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

static void
set_cb (GtkWidget *row, const TwOwnPart *part, const char *text, gpointer data)
{
  TwProcedureLine *self = TW_PROCEDURE_LINE (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *loss = NULL;

  if (g_strcmp0 (part->text, text) == 0 || self->is_done)
    return;
  loss = tw_own_part_loss (self->document, self->words, self->index, part, text);
  g_signal_emit (self, change_signal, 0);
  self->is_done = tw_own_part_set (self->document, self->words, self->index, part, text, &error);
  if (self->is_done)
    {
      /* It is open then where it stands. */
      if (tw_statement_place_equal (&self->place, &part->place))
        self->place = tw_own_part_place_then (part, text);
      tell_loss (self, loss);
      return;
    }
  tell_problem (self, row, error);
  if (ADW_IS_ENTRY_ROW (row))
    tw_part_row_refuse (row);
  else if (part->text != NULL)
    tw_part_row_show (row);
}

static void
remove_statement_cb (TwProcedureLine *self, GtkWidget *button)
{
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  g_signal_emit (self, change_signal, 0);
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
  g_signal_emit (self, change_signal, 0);
  self->is_done = tw_own_part_move_statement (self->document, self->index, &to, is_later, &error);
  self->moved = is_later ? 1 : -1;
  if (self->is_done)
    /* It is open then where it stands. */
    self->place = to;
  else if (error != NULL)
    tw_announce_words (self->toggle, tw_error_words (error));
}

static void
earlier_cb (TwProcedureLine *self)
{
  move_statement (self, FALSE);
}

static void
later_cb (TwProcedureLine *self)
{
  move_statement (self, TRUE);
}

static GtkWidget *
list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
}

static GtkWidget *
row_new (TwProcedureLine *self, const TwOwnPart *part)
{
  GtkWidget *row = tw_part_row_new (self->document, self->words, self->index, part, set_cb, self);

  g_ptr_array_add (self->rows, row);
  return row;
}

/* ---- what could be added --------------------------------------------------------------- */

/* An entry of the list @more: what could be said at @place, or done there, in the words of its
 * help. */
static void
add_offer (TwProcedureLine *self,
           GtkWidget *more,
           const TwStatementPlace *place,
           const TwRuleWord *word,
           GCallback chosen)
{
  GtkWidget *offer = adw_action_row_new ();
  TwOwnPart *part = g_new (TwOwnPart, 1);
  g_autofree char *title = NULL;

  /* Without a text of its own it needs no more than this to be freed. */
  *part = (TwOwnPart){ *place, word, NULL };
  title = tw_own_part_help (part);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (offer), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (offer), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (offer), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (offer), TRUE);
  g_object_set_data_full (G_OBJECT (offer), "tw-part", part, g_free);
  g_object_set_data (G_OBJECT (offer), "tw-more", more);
  g_signal_connect_swapped (offer, "activated", chosen, self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (more), offer);
}

/* A part that is chosen here has a row of its own, above, until it says something. */
static void
say_cb (TwProcedureLine *self, GtkWidget *offer)
{
  const TwOwnPart *part = g_object_get_data (G_OBJECT (offer), "tw-part");
  GtkWidget *more = g_object_get_data (G_OBJECT (offer), "tw-more");
  GtkWidget *list = gtk_widget_get_ancestor (more, GTK_TYPE_LIST_BOX);
  GtkWidget *row = row_new (self, part);

  gtk_list_box_insert (GTK_LIST_BOX (list), row,
                       gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (more)));
  gtk_widget_set_visible (offer, FALSE);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (more), FALSE);
  gtk_widget_grab_focus (row);
  /* Where there is nothing to choose from it is chosen. */
  if (tw_part_row_get_only (row) != NULL)
    set_cb (row, tw_part_row_get (row), tw_part_row_get_only (row), self);
}

static void
add_line_cb (TwProcedureLine *self, GtkWidget *offer)
{
  const TwOwnPart *part = g_object_get_data (G_OBJECT (offer), "tw-part");
  GtkWidget *more = g_object_get_data (G_OBJECT (offer), "tw-more");
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  g_signal_emit (self, change_signal, 0);
  self->is_done = tw_own_part_add_statement (self->document, self->words, self->index, &part->place,
                                             part->word, &error);
  if (!self->is_done)
    tell_problem (self, more, error);
}

static void
add_lines (TwProcedureLine *self, GtkWidget *list, const TwStatementPlace *place)
{
  g_autoptr (GPtrArray) words = tw_own_part_lines (self->document, self->words, self->index, place);
  GtkWidget *more;

  if (words->len == 0)
    return;
  more = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _ ("Add a Line"));
  for (guint i = 0; i < words->len; i++)
    add_offer (self, more, place, words->pdata[i], G_CALLBACK (add_line_cb));
  gtk_list_box_append (GTK_LIST_BOX (list), more);
}

/* ---- the parts ------------------------------------------------------------------------- */

/* The parts of one statement from @first on. Returns: the first of the next one */
static guint
add_group (TwProcedureLine *self, const GPtrArray *parts, guint first)
{
  const TwOwnPart *part = parts->pdata[first];
  const TwStatementPlace place = part->place;
  GtkWidget *list = list_new (), *more = adw_expander_row_new ();
  guint i = first, n_more = 0;

  for (; i < parts->len && tw_statement_place_equal (&(part = parts->pdata[i])->place, &place); i++)
    if (part->text != NULL)
      gtk_list_box_append (GTK_LIST_BOX (list), row_new (self, part));
    else
      {
        add_offer (self, more, &part->place, part->word, G_CALLBACK (say_cb));
        n_more++;
      }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _ ("Say More"));
  if (n_more > 0)
    gtk_list_box_append (GTK_LIST_BOX (list), more);
  else
    g_object_unref (g_object_ref_sink (more));
  add_lines (self, list, &place);
  gtk_box_append (GTK_BOX (self->parts), list);
  return i;
}

/* What is done to the line as a whole. */
static void
add_buttons (TwProcedureLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_with_label (_ ("Remove This Line"));

  self->earlier = tw_icon_button_new ("go-up-symbolic", _ ("Move This Line Up"));
  self->later = tw_icon_button_new ("go-down-symbolic", _ ("Move This Line Down"));
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "destructive-action");
  gtk_widget_set_sensitive (self->earlier,
                            tw_own_part_can_move (tw_document_get_set (self->document), self->index,
                                                  &self->place, FALSE));
  gtk_widget_set_sensitive (self->later, tw_own_part_can_move (tw_document_get_set (self->document),
                                                               self->index, &self->place, TRUE));
  g_signal_connect_swapped (self->earlier, "clicked", G_CALLBACK (earlier_cb), self);
  g_signal_connect_swapped (self->later, "clicked", G_CALLBACK (later_cb), self);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_statement_cb), self);
  gtk_box_append (GTK_BOX (box), self->earlier);
  gtk_box_append (GTK_BOX (box), self->later);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (self->parts), box);
}

static void
toggled_cb (TwProcedureLine *self)
{
  gboolean is_open =
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggle)) && self->words != NULL;
  TwTileSet *set = tw_document_get_set (self->document);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_STATE_EXPANDED,
                               is_open, -1);
  g_ptr_array_set_size (self->rows, 0);
  self->problem = self->earlier = self->later = NULL;
  if (self->parts != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->parts);
  self->parts = NULL;
  if (is_open)
    {
      g_autoptr (GPtrArray) parts = tw_own_parts_new (set, self->words, self->index, self->nth);

      self->parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
      gtk_widget_set_margin_bottom (self->parts, 12);
      /* Of what is done else or otherwise there is nothing to say but what that is. */
      if (parts->len == 0
          || !tw_statement_place_equal (&((const TwOwnPart *) parts->pdata[0])->place,
                                        &self->place))
        {
          GtkWidget *list = list_new ();

          gtk_box_append (GTK_BOX (self->parts), list);
          add_lines (self, list, &self->place);
        }
      for (guint i = 0; i < parts->len;)
        i = add_group (self, parts, i);
      if (self->place.n > 0)
        add_buttons (self);
      gtk_box_append (GTK_BOX (self->box), self->parts);
    }
  g_signal_emit (self, opened_signal, 0);
}

static void
procedure_line_finalize (GObject *object)
{
  TwProcedureLine *self = TW_PROCEDURE_LINE (object);

  g_ptr_array_unref (self->rows);
  g_clear_pointer (&self->words, tw_vocabulary_unref);
  g_object_unref (self->document);
  G_OBJECT_CLASS (tw_procedure_line_parent_class)->finalize (object);
}

static void
tw_procedure_line_class_init (TwProcedureLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = procedure_line_finalize;
  opened_signal = g_signal_new ("opened", TW_TYPE_PROCEDURE_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  change_signal = g_signal_new ("about-to-change", TW_TYPE_PROCEDURE_LINE, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_procedure_line_init (TwProcedureLine *self)
{
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->rows = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->toggle = gtk_toggle_button_new ();
  self->arrow = gtk_image_new_from_icon_name ("pan-end-symbolic");
  gtk_widget_add_css_class (self->toggle, "flat");
  gtk_box_append (GTK_BOX (inside), self->arrow);
  gtk_button_set_child (GTK_BUTTON (self->toggle), inside);
  gtk_box_append (GTK_BOX (self->box), self->toggle);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
tw_procedure_line_new (TwDocument *document,
                       TwVocabulary *words,
                       guint index,
                       guint nth,
                       const TwOwnLine *line)
{
  TwProcedureLine *self = g_object_new (TW_TYPE_PROCEDURE_LINE, NULL);
  GtkWidget *label = gtk_label_new (line->words);

  self->document = g_object_ref (document);
  self->words = words != NULL ? tw_vocabulary_ref (words) : NULL;
  self->index = index;
  self->nth = nth;
  self->place = line->place;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, line->level == 0 ? "heading" : "body");
  gtk_box_append (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self->toggle))), label);
  gtk_widget_set_margin_start (self->box, (int) line->level * INDENT);
  gtk_widget_set_sensitive (self->toggle, words != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  line->words, -1);
  g_signal_connect_swapped (self->toggle, "toggled", G_CALLBACK (toggled_cb), self);
  return GTK_WIDGET (self);
}

const TwStatementPlace *
tw_procedure_line_get_place (TwProcedureLine *self)
{
  return &self->place;
}

gboolean
tw_procedure_line_is_open (TwProcedureLine *self)
{
  return self->parts != NULL && !self->is_gone;
}

int
tw_procedure_line_get_moved (TwProcedureLine *self)
{
  return self->is_done ? self->moved : 0;
}

void
tw_procedure_line_keep (TwProcedureLine *self, GArray *kept)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      TwPartKept row;

      tw_part_row_keep (self->rows->pdata[i], &row);
      g_array_append_val (kept, row);
    }
}

gboolean
tw_procedure_line_restore (TwProcedureLine *self, const GArray *kept)
{
  gboolean has_focus = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    for (guint k = 0; k < kept->len; k++)
      has_focus |= tw_part_row_restore (self->rows->pdata[i], &g_array_index (kept, TwPartKept, k));
  return has_focus;
}

void
tw_procedure_line_open (TwProcedureLine *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggle), TRUE);
}

void
tw_procedure_line_focus (TwProcedureLine *self, const TwOwnPart *part, int moved)
{
  GtkWidget *button = moved < 0 ? self->earlier : moved > 0 ? self->later : NULL;

  if (button != NULL && gtk_widget_grab_focus (button))
    return;
  for (guint i = 0; part != NULL && i < self->rows->len; i++)
    {
      const TwOwnPart *other = tw_part_row_get (self->rows->pdata[i]);

      if (other->word == part->word && tw_statement_place_equal (&other->place, &part->place)
          && gtk_widget_grab_focus (self->rows->pdata[i]))
        return;
    }
  gtk_widget_grab_focus (self->toggle);
}
