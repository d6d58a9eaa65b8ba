/* A sentence that opens into its parts. */
#include "app/ruleset/procedure-line.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/ruleset/part-row.h"
#include "app/ruleset/procedure-line-private.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/scroll-into-view.h"

G_DEFINE_FINAL_TYPE (TwProcedureLine, tw_procedure_line, ADW_TYPE_BIN)

static guint opened_signal, change_signal;

static GtkWidget *
list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
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
      gtk_list_box_append (GTK_LIST_BOX (list), tw_procedure_line_row_new (self, part));
    else
      has_more = TRUE;
  if (has_more)
    tw_procedure_line_add_more (self, list, &place);
  tw_procedure_line_add_details (self, list, &place);
  tw_procedure_line_add_lines (self, list, &place);
  tw_procedure_line_add_under (self, list, &place);
  gtk_box_append (GTK_BOX (self->parts), list);
  return i;
}

static GtkWidget *
move_button_new (TwProcedureLine *self,
                 GtkWidget *box,
                 const char *icon_name,
                 const char *words,
                 gboolean can_move,
                 void (*move) (TwProcedureLine *self))
{
  GtkWidget *button = tw_icon_button_new (icon_name, words);

  gtk_widget_set_sensitive (button, can_move);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (move), self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* What is done to the line as a whole. */
static void
add_buttons (TwProcedureLine *self)
{
  TwTileSet *set = tw_document_get_set (self->document);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_with_label (_ ("Remove This Line"));

  self->earlier = move_button_new (self, box, "go-up-symbolic", _ ("Move This Line Up"),
                                   tw_own_part_can_move (set, self->index, &self->place, FALSE),
                                   tw_procedure_line_move_up);
  self->later = move_button_new (self, box, "go-down-symbolic", _ ("Move This Line Down"),
                                 tw_own_part_can_move (set, self->index, &self->place, TRUE),
                                 tw_procedure_line_move_down);
  self->inward =
      move_button_new (self, box, "format-indent-more-symbolic", _ ("Move It into the Line Above"),
                       tw_own_part_can_nest (set, self->index, &self->place, FALSE),
                       tw_procedure_line_move_in);
  self->outward = move_button_new (self, box, "format-indent-less-symbolic",
                                   _ ("Move It out of the Line That It Stands in"),
                                   tw_own_part_can_nest (set, self->index, &self->place, TRUE),
                                   tw_procedure_line_move_out);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (tw_procedure_line_remove), self);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (self->parts), box);
}

void
tw_procedure_line_settle (TwProcedureLine *self)
{
  /* What is taken is the last that the line does. */
  for (guint i = 0; i < self->rows->len && !self->is_done; i++)
    tw_part_row_settle (self->rows->pdata[i]);
}

static void
toggled_cb (TwProcedureLine *self)
{
  gboolean is_open =
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggle)) && self->words != NULL;
  TwTileSet *set;

  tw_procedure_line_settle (self);
  set = tw_document_get_set (self->document);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                is_open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_STATE_EXPANDED,
                               is_open, -1);
  g_ptr_array_set_size (self->rows, 0);
  self->problem = self->wrong = self->adder = NULL;
  self->earlier = self->later = self->inward = self->outward = NULL;
  if (self->parts != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->parts);
  self->parts = NULL;
  if (is_open)
    {
      g_autoptr (GPtrArray) parts = tw_own_parts_new (set, self->words, self->index, self->nth);

      self->parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
      gtk_widget_set_margin_bottom (self->parts, 12);
      /* Rows are wide: as deep as their sentence they would push the little table out of the
       * window. */
      gtk_widget_set_margin_start (self->parts, self->level > 0 ? TW_PROCEDURE_LINE_INDENT : 0);
      /* Of what is done else or otherwise there is nothing to say but what that is. */
      if (parts->len == 0
          || !tw_statement_place_equal (&((const TwOwnPart *) parts->pdata[0])->place,
                                        &self->place))
        {
          GtkWidget *list = list_new ();

          gtk_box_append (GTK_BOX (self->parts), list);
          tw_procedure_line_add_details (self, list, &self->place);
          tw_procedure_line_add_lines (self, list, &self->place);
          tw_procedure_line_add_under (self, list, &self->place);
        }
      for (guint i = 0; i < parts->len;)
        i = add_group (self, parts, i);
      if (self->place.n > 0)
        add_buttons (self);
      gtk_box_append (GTK_BOX (self->box), self->parts);
    }
  g_signal_emit (self, opened_signal, 0);
}

/* Who opens it wants to see its parts, not only how they begin. */
static void
clicked_cb (TwProcedureLine *self)
{
  if (self->parts != NULL)
    tw_scroll_into_view (GTK_WIDGET (self));
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

/* ---- dragging -------------------------------------------------------------------------- */

static GdkContentProvider *
drag_prepare_cb (TwProcedureLine *self)
{
  return gdk_content_provider_new_typed (TW_TYPE_PROCEDURE_LINE, self);
}

static void
drag_begin_cb (TwProcedureLine *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (self->toggle);

  gtk_drag_source_set_icon (source, paintable, 0, 0);
}

/* What is done is dragged; what it is done at, and what is done else, goes with it or stays. */
static void
add_drag (TwProcedureLine *self)
{
  const TwStatement *statement =
      tw_own_part_statement (tw_document_get_set (self->document), self->index, &self->place);
  GtkDragSource *source;

  if (self->place.n == 0 || statement == NULL || tw_statement_is (statement, "else")
      || !(statement->word->stands & TW_STANDS_STATEMENT))
    return;
  source = gtk_drag_source_new ();
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (self->toggle, GTK_EVENT_CONTROLLER (source));
}

/* An empty line says what it needs. */
static void
add_need (TwProcedureLine *self)
{
  const char *needs =
      tw_own_part_needs (tw_document_get_set (self->document), self->index, &self->place);
  GtkWidget *box, *label;

  if (needs == NULL)
    return;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  label = gtk_label_new (needs);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_IMAGE, "icon-name", "dialog-warning-symbolic",
                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_margin_start (box, ((int) self->level + 1) * TW_PROCEDURE_LINE_INDENT);
  gtk_widget_add_css_class (box, "warning");
  gtk_widget_add_css_class (box, "caption");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, needs, -1);
  gtk_box_append (GTK_BOX (self->box), box);
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
  self->level = line->level;
  self->place = line->place;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, line->level == 0 ? "heading" : "body");
  gtk_box_append (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self->toggle))), label);
  gtk_widget_set_margin_start (self->toggle, (int) line->level * TW_PROCEDURE_LINE_INDENT);
  gtk_widget_set_sensitive (self->toggle, words != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  line->words, -1);
  g_signal_connect_swapped (self->toggle, "toggled", G_CALLBACK (toggled_cb), self);
  g_signal_connect_swapped (self->toggle, "clicked", G_CALLBACK (clicked_cb), self);
  add_need (self);
  add_drag (self);
  return GTK_WIDGET (self);
}

void
tw_procedure_line_begin_change (TwProcedureLine *self)
{
  g_signal_emit (self, change_signal, 0);
}

guint
tw_procedure_line_get_level (TwProcedureLine *self)
{
  return self->level;
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
tw_procedure_line_focus_row (GtkWidget *row)
{
  /* A row that opens gives the keyboard to its title, and takes none itself. */
  return gtk_widget_grab_focus (row) || gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
}

/* Whether what stands at @place is at @above or in it: what turns a condition round has no row. */
static gboolean
is_within (const TwStatementPlace *place, const TwStatementPlace *above)
{
  return place->n >= above->n && memcmp (place->at, above->at, above->n) == 0;
}

gboolean
tw_procedure_line_focus_place (TwProcedureLine *self, const TwStatementPlace *place)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (is_within (&tw_part_row_get (self->rows->pdata[i])->place, place))
      {
        tw_scroll_into_view (self->rows->pdata[i]);
        return tw_procedure_line_focus_row (self->rows->pdata[i]);
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
  GtkWidget *button = moved == -1   ? self->earlier
                      : moved == 1  ? self->later
                      : moved == 2  ? self->inward
                      : moved == -2 ? self->outward
                                    : NULL;

  if (button != NULL && gtk_widget_grab_focus (button))
    return;
  for (guint i = 0; part != NULL && i < self->rows->len; i++)
    {
      const TwOwnPart *other = tw_part_row_get (self->rows->pdata[i]);

      if (other->word == part->word && tw_statement_place_equal (&other->place, &part->place)
          && tw_procedure_line_focus_row (self->rows->pdata[i]))
        return;
    }
  gtk_widget_grab_focus (self->toggle);
}

gboolean
tw_procedure_line_begin_line (TwProcedureLine *self)
{
  gboolean was_open = self->parts != NULL;
  const TwStatement *statement =
      tw_own_part_statement (tw_document_get_set (self->document), self->index, &self->place);

  if (statement == NULL || !(statement->word->holds & TW_STANDS_STATEMENT))
    return FALSE;
  tw_procedure_line_open (self);
  if (self->adder == NULL)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggle), was_open);
      return FALSE;
    }
  tw_scroll_into_view (self->adder);
  return tw_procedure_line_focus_row (self->adder);
}
