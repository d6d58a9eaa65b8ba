/* A sentence that opens into its parts. */
#include "app/ruleset/procedure-line.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/part-groups.h"
#include "app/ruleset/part-row.h"
#include "app/widgets/announce.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/offer-row.h"
#include "app/widgets/scroll-into-view.h"
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
  GtkWidget *wrong;           /* (nullable): the row of which it tells */
  gboolean is_done;           /* the rule has changed by it: the lines are told anew soon */
  gboolean is_gone;           /* by then it is gone itself */
  GtkWidget *earlier, *later; /* (nullable): while it is open */
  int moved;                  /* by which of them it was moved: below 0 for @earlier, 0 for none */
  gboolean has_added;         /* a line was added here just now */
  TwStatementPlace added;     /* where it stands */
};

G_DEFINE_FINAL_TYPE (TwProcedureLine, tw_procedure_line, ADW_TYPE_BIN)

static guint opened_signal, change_signal;

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
static void
tell_problem (TwProcedureLine *self, GtkWidget *row, const GError *error)
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

static void
set_cb (GtkWidget *row, const TwOwnPart *part, const char *text, gpointer data)
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

/* A row that offers words: with what is found there when it is opened. */
static GtkWidget *
offers_new (TwProcedureLine *self,
            const TwStatementPlace *place,
            const char *title,
            GCallback fill,
            GCallback chosen)
{
  GtkWidget *row = tw_offer_row_new (title);

  g_object_set_data_full (G_OBJECT (row), "tw-place", g_memdup2 (place, sizeof *place), g_free);
  g_signal_connect_swapped (row, "filling", fill, self);
  g_signal_connect_swapped (row, "chosen", chosen, self);
  return row;
}

static const TwStatementPlace *
place_of (TwOfferRow *row)
{
  return g_object_get_data (G_OBJECT (row), "tw-place");
}

/* Offers @words in groups, each in the words of its help; they are found by their names, too. */
static void
offer (TwOfferRow *row, GPtrArray *words)
{
  tw_part_groups_sort (words);
  for (guint i = 0; i < words->len; i++)
    {
      const TwRuleWord *word = words->pdata[i];
      const TwOwnPart part = { *place_of (row), word, NULL };
      g_autofree char *title = tw_own_part_help (&part);

      tw_offer_row_add (row, tw_part_group_title (word), title, word->name, word);
    }
}

/* Whether a part with that word has a row already. */
static gboolean
has_row (TwProcedureLine *self, const TwStatementPlace *place, const TwRuleWord *word)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const TwOwnPart *part = tw_part_row_get (self->rows->pdata[i]);

      if (part->word == word && tw_statement_place_equal (&part->place, place))
        return TRUE;
    }
  return FALSE;
}

static void
fill_more_cb (TwProcedureLine *self, TwOfferRow *row)
{
  g_autoptr (GPtrArray) parts =
      tw_own_parts_new (tw_document_get_set (self->document), self->words, self->index, self->nth);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      const TwOwnPart *part = parts->pdata[i];

      if (part->text == NULL && tw_statement_place_equal (&part->place, place_of (row))
          && !has_row (self, &part->place, part->word))
        g_ptr_array_add (words, (gpointer) part->word);
    }
  offer (row, words);
}

/* A part that is chosen here has a row of its own, above, until it says something. */
static void
say_cb (TwProcedureLine *self, gpointer word, TwOfferRow *more)
{
  const TwOwnPart part = { *place_of (more), word, NULL };
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (more), GTK_TYPE_LIST_BOX);
  GtkWidget *row;

  if (self->is_done)
    return;
  row = row_new (self, &part);
  g_object_set_data (G_OBJECT (row), "tw-more", more);
  gtk_list_box_insert (GTK_LIST_BOX (list), row,
                       gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (more)));
  gtk_widget_grab_focus (row);
  tw_scroll_into_view (row);
  /* Where there is nothing to choose from it is chosen. */
  if (tw_part_row_get_only (row) != NULL)
    set_cb (row, tw_part_row_get (row), tw_part_row_get_only (row), self);
}

static void
fill_lines_cb (TwProcedureLine *self, TwOfferRow *row)
{
  g_autoptr (GPtrArray) words =
      tw_own_part_lines (self->document, self->words, self->index, place_of (row));

  offer (row, words);
}

static void
add_line_cb (TwProcedureLine *self, gpointer word, TwOfferRow *more)
{
  const TwStatementPlace *place = place_of (more);
  const TwStatement *statement;
  g_autoptr (GError) error = NULL;

  if (self->is_done)
    return;
  statement = tw_own_part_statement (tw_document_get_set (self->document), self->index, place);
  self->added = *place;
  self->has_added = statement != NULL && place->n < TW_MAX_STATEMENT_DEPTH;
  if (self->has_added)
    self->added.at[self->added.n++] = (guint8) MIN (statement->children->len, G_MAXUINT8);
  g_signal_emit (self, change_signal, 0);
  self->is_done =
      tw_own_part_add_statement (self->document, self->words, self->index, place, word, &error);
  self->has_added = self->has_added && self->is_done;
  if (!self->is_done)
    tell_problem (self, GTK_WIDGET (more), error);
}

static void
add_lines (TwProcedureLine *self, GtkWidget *list, const TwStatementPlace *place)
{
  g_autoptr (GPtrArray) words =
      tw_own_part_words (tw_document_get_set (self->document), self->index, place);

  if (words->len > 0)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         offers_new (self, place, _ ("Add a Line"), G_CALLBACK (fill_lines_cb),
                                     G_CALLBACK (add_line_cb)));
}

/* ---- the parts ------------------------------------------------------------------------- */

/* The parts of one statement from @first on. Returns: the first of the next one */
static guint
add_group (TwProcedureLine *self, const GPtrArray *parts, guint first)
{
  const TwOwnPart *part = parts->pdata[first];
  const TwStatementPlace place = part->place;
  GtkWidget *list = list_new ();
  guint i = first;
  gboolean has_more = FALSE;

  for (; i < parts->len && tw_statement_place_equal (&(part = parts->pdata[i])->place, &place); i++)
    if (part->text != NULL)
      gtk_list_box_append (GTK_LIST_BOX (list), row_new (self, part));
    else
      has_more = TRUE;
  if (has_more)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         offers_new (self, &place, _ ("Say More"), G_CALLBACK (fill_more_cb),
                                     G_CALLBACK (say_cb)));
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
  self->problem = self->wrong = self->earlier = self->later = NULL;
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
  /* Whether it is open is told by the button. */
  self->arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "pan-end-symbolic", "accessible-role",
                              GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
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

const TwStatementPlace *
tw_procedure_line_get_added (TwProcedureLine *self)
{
  return self->has_added ? &self->added : NULL;
}

gboolean
tw_procedure_line_focus_place (TwProcedureLine *self, const TwStatementPlace *place)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (tw_statement_place_equal (&tw_part_row_get (self->rows->pdata[i])->place, place))
      {
        tw_scroll_into_view (self->rows->pdata[i]);
        return gtk_widget_grab_focus (self->rows->pdata[i]);
      }
  return FALSE;
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
