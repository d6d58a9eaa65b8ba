/* A procedure in sentences. */
#include "app/ruleset/procedure-view.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/ruleset/part-row.h"
#include "app/ruleset/procedure-drag.h"
#include "app/ruleset/procedure-line.h"
#include "app/ruleset/rule-problems.h"
#include "app/ruleset/rule-texts.h"
#include "app/widgets/announce.h"
#include "app/widgets/key-bindings.h"
#include "app/widgets/scroll-into-view.h"
#include "engine/format/format-error.h"

/* How often one looks whether a button is still held. */
#define PRESS_MS 20

struct _TwProcedureView
{
  AdwBin parent_instance;

  TwDocument *document;
  int index;            /* -1 for none */
  guint n;              /* how many there were when it was filled */
  char *key;            /* (nullable): what is shown is known by wherever it stands */
  char *gone;           /* (nullable): the key of what was shown until undo, say, took it */
  gboolean is_stale;    /* the set has changed since it was filled */
  gboolean is_changing; /* a part of what is shown is being changed */
  guint fill_id;
  TwProcedureDrag *drag;
  GtkBox *lines;
  TwRuleProblems *problems;
  TwRuleTexts *texts;
  GtkWidget *earlier, *later;
};

G_DEFINE_FINAL_TYPE (TwProcedureView, tw_procedure_view, ADW_TYPE_BIN)

static guint moved_signal, removed_signal;

static void fill (TwProcedureView *self, gboolean is_other);

/* Whether a button of the pointer is held: what it is on stays where it is until it is released. */
static gboolean
is_pressing (TwProcedureView *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  GdkModifierType state = 0;

  if (native == NULL || pointer == NULL)
    return FALSE;
  gdk_surface_get_device_position (gtk_native_get_surface (native), pointer, NULL, NULL, &state);
  return (state & GDK_BUTTON1_MASK) != 0;
}

static gboolean
changed_cb (gpointer data)
{
  TwProcedureView *self = data;

  if (is_pressing (self))
    {
      self->fill_id = g_timeout_add (PRESS_MS, changed_cb, self);
      return G_SOURCE_REMOVE;
    }
  self->fill_id = 0;
  self->is_changing = FALSE;
  if (self->is_stale && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* A row tells of a change, and is not there any more when the lines are. */
static void
change_cb (TwProcedureView *self)
{
  self->is_changing = TRUE;
  if (self->fill_id == 0)
    self->fill_id = g_idle_add (changed_cb, self);
}

static void
add_line (TwProcedureView *self, TwVocabulary *words, guint nth, const TwOwnLine *line)
{
  GtkWidget *widget = tw_procedure_line_new (self->document, words, (guint) self->index, nth, line);

  g_signal_connect_swapped (widget, "about-to-change", G_CALLBACK (change_cb), self);
  gtk_box_append (self->lines, widget);
}

/* What is as it was when the lines are told anew: which are open, and where the keyboard is. */
typedef struct
{
  GArray *open; /* TwStatementPlace */
  GArray *rows; /* TwPartKept */
  TwStatementPlace focused;
  gboolean has_focus;
  guint nth;      /* how many lines stand before the one with the keyboard */
  int moved;      /* see tw_procedure_line_focus() */
  TwOwnPart part; /* its word and place, if the keyboard is at one */
  TwStatementPlace added;
  gboolean has_added; /* something stands there that was added just now */
} Kept;

static GtkWidget *
first_line (TwProcedureView *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->lines));
}

static void
keep (TwProcedureView *self, Kept *kept)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  guint nth = 0;

  for (GtkWidget *line = first_line (self); line != NULL;
       line = gtk_widget_get_next_sibling (line), nth++)
    {
      const TwStatementPlace *place = tw_procedure_line_get_place (TW_PROCEDURE_LINE (line));

      if (tw_procedure_line_is_open (TW_PROCEDURE_LINE (line)))
        g_array_append_val (kept->open, *place);
      tw_procedure_line_keep (TW_PROCEDURE_LINE (line), kept->rows);
      if (tw_procedure_line_get_added (TW_PROCEDURE_LINE (line)) != NULL)
        {
          kept->has_added = TRUE;
          kept->added = *tw_procedure_line_get_added (TW_PROCEDURE_LINE (line));
        }
      if (focus == NULL || !gtk_widget_is_ancestor (focus, line))
        continue;
      kept->has_focus = TRUE;
      kept->nth = nth;
      kept->focused = *place;
      kept->moved = tw_procedure_line_get_moved (TW_PROCEDURE_LINE (line));
      for (GtkWidget *at = focus; at != line; at = gtk_widget_get_parent (at))
        if (tw_part_row_get (at) != NULL)
          kept->part = *tw_part_row_get (at);
    }
}

/* What is new opens where it stands, is seen, and gets the keyboard. Returns: whether it is found
 */
static gboolean
show_added (TwProcedureView *self, const TwStatementPlace *added)
{
  for (GtkWidget *line = first_line (self); line != NULL; line = gtk_widget_get_next_sibling (line))
    if (tw_statement_place_equal (tw_procedure_line_get_place (TW_PROCEDURE_LINE (line)), added))
      {
        tw_procedure_line_open (TW_PROCEDURE_LINE (line));
        tw_procedure_line_focus (TW_PROCEDURE_LINE (line), NULL, 0);
        tw_scroll_into_view (line);
        return TRUE;
      }
  for (GtkWidget *line = first_line (self); line != NULL; line = gtk_widget_get_next_sibling (line))
    if (tw_procedure_line_focus_place (TW_PROCEDURE_LINE (line), added))
      return TRUE;
  return FALSE;
}

static void
restore (TwProcedureView *self, const Kept *kept)
{
  GtkWidget *near = NULL;
  guint nth = 0;
  gboolean has_focus = !kept->has_focus || kept->has_added;

  for (GtkWidget *line = first_line (self); line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      const TwStatementPlace *place = tw_procedure_line_get_place (TW_PROCEDURE_LINE (line));

      for (guint i = 0; i < kept->open->len; i++)
        if (tw_statement_place_equal (place, &g_array_index (kept->open, TwStatementPlace, i)))
          tw_procedure_line_open (TW_PROCEDURE_LINE (line));
      if (nth++ <= kept->nth)
        near = line;
      if (tw_procedure_line_restore (TW_PROCEDURE_LINE (line), kept->rows))
        has_focus = TRUE;
      else if (!has_focus && tw_statement_place_equal (place, &kept->focused))
        {
          tw_procedure_line_focus (TW_PROCEDURE_LINE (line),
                                   kept->part.word != NULL ? &kept->part : NULL, kept->moved);
          has_focus = TRUE;
        }
    }
  if (kept->has_added && show_added (self, &kept->added))
    return;
  /* What had it may be gone: what stands in its place has it. */
  if (!has_focus && near != NULL)
    tw_procedure_line_focus (TW_PROCEDURE_LINE (near), NULL, 0);
}

static void
clear_row (gpointer data)
{
  g_free (((TwPartKept *) data)->typed);
}

static guint
n_procedures (TwProcedureView *self)
{
  return self->document != NULL ? tw_own_procedure_n (tw_document_get_set (self->document)) : 0;
}

/* The focus leaves before what has it goes: GTK 4.8 keeps hold of all around it otherwise. */
static void
clear (TwProcedureView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *child, *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->lines)))
    gtk_root_set_focus (root, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->lines))) != NULL)
    gtk_box_remove (self->lines, child);
}

/* What was open stays open, and the keyboard where it was, if it is still the same procedure. */
static void
fill (TwProcedureView *self, gboolean is_other)
{
  guint n = n_procedures (self);
  double top = tw_scroll_get_top (GTK_WIDGET (self->lines));
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (TwStatementPlace));
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (TwPartKept));
  Kept kept = { .open = open, .rows = rows };
  g_autoptr (TwVocabulary) words = NULL;
  g_autoptr (GPtrArray) lines = NULL;

  g_array_set_clear_func (rows, clear_row);
  self->is_stale = FALSE;
  self->n = n;
  if (!is_other)
    keep (self, &kept);
  clear (self);
  tw_procedure_drag_set (self->drag, self->document, self->index);
  tw_rule_problems_show (self->problems, self->document, self->index);
  if (self->index < 0)
    return;
  words = tw_own_procedure_words (self->document);
  lines = tw_own_procedure_lines (tw_document_get_set (self->document), words, (guint) self->index,
                                  TRUE);
  for (guint nth = 0; nth < lines->len; nth++)
    add_line (self, words, nth, g_ptr_array_index (lines, nth));
  restore (self, &kept);
  tw_rule_texts_show (self->texts, self->document, self->index, lines);
  /* What one has touched stays below the pointer. */
  if (!kept.has_added)
    tw_scroll_stay (GTK_WIDGET (self->lines), is_other ? 0 : top);
  gtk_widget_set_sensitive (self->earlier, self->index > 0);
  gtk_widget_set_sensitive (self->later, self->index + 1 < (int) n);
}

static void
set_index (TwProcedureView *self, int index)
{
  self->index = index < (int) n_procedures (self) ? index : -1;
  g_clear_pointer (&self->gone, g_free);
  g_free (self->key);
  self->key = self->index < 0 ? NULL
                              : tw_own_procedure_key (tw_document_get_set (self->document),
                                                      (guint) self->index);
}

/* What is shown goes on being shown wherever undo, say, has put it.
 *
 * While it is not seen, tiles change at every stroke: it is filled when it is seen again. */
static void
document_changed_cb (TwProcedureView *self)
{
  int before = self->index;
  const char *key = self->key != NULL ? self->key : self->gone;

  if (key != NULL)
    {
      g_autofree char *copy = g_strdup (key);
      int found = tw_own_procedure_find (tw_document_get_set (self->document), key);

      /* Its id is a part of it, too, and changes by undo as well. */
      set_index (self, found < 0 && n_procedures (self) == self->n ? before : found);
      /* What redo, say, brings back is shown again. */
      if (self->index < 0)
        self->gone = g_steal_pointer (&copy);
    }
  if (self->index >= 0 && self->index != before)
    g_signal_emit (self, moved_signal, 0, (guint) self->index);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !self->is_changing)
    fill (self, FALSE);
  else
    self->is_stale = TRUE;
}

static void
settle (TwProcedureView *self)
{
  GtkWidget *next;

  for (GtkWidget *line = first_line (self); line != NULL; line = next)
    {
      next = gtk_widget_get_next_sibling (line);
      tw_procedure_line_settle (TW_PROCEDURE_LINE (line));
    }
}

static void
procedure_view_unmap (GtkWidget *widget)
{
  if (TW_PROCEDURE_VIEW (widget)->lines != NULL)
    settle (TW_PROCEDURE_VIEW (widget));
  GTK_WIDGET_CLASS (tw_procedure_view_parent_class)->unmap (widget);
}

static void
procedure_view_map (GtkWidget *widget)
{
  TwProcedureView *self = TW_PROCEDURE_VIEW (widget);

  GTK_WIDGET_CLASS (tw_procedure_view_parent_class)->map (widget);
  if (self->is_stale)
    fill (self, FALSE);
}

void
tw_procedure_view_move (TwProcedureView *self, gboolean is_later)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TW_IS_PROCEDURE_VIEW (self));
  if (self->index < (is_later ? 0 : 1) || self->index + is_later >= (int) n_procedures (self))
    return;
  if (!tw_own_procedure_move (self->document, (guint) self->index, is_later, &error))
    tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
earlier_cb (TwProcedureView *self)
{
  tw_procedure_view_move (self, FALSE);
}

static void
later_cb (TwProcedureView *self)
{
  tw_procedure_view_move (self, TRUE);
}

/* The rule after @index, or the one before if that is the last: what is declared is no rule of the
 * list. Returns: -1 if there is none */
static int
rule_beside (TwProcedureView *self, int index)
{
  const TwTileSet *set = tw_document_get_set (self->document);
  TwOwnSort sort;

  for (int i = index + 1; i < (int) n_procedures (self); i++)
    if (!tw_own_declared_sort (set, (guint) i, &sort))
      return i;
  for (int i = index - 1; i >= 0; i--)
    if (!tw_own_declared_sort (set, (guint) i, &sort))
      return i;
  return -1;
}

void
tw_procedure_view_remove (TwProcedureView *self)
{
  int index;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TW_IS_PROCEDURE_VIEW (self));
  index = self->index;
  if (index < 0)
    return;
  set_index (self, rule_beside (self, index));
  if (tw_own_procedure_remove (self->document, (guint) index, &error))
    {
      tw_announce_undo (GTK_WIDGET (self), self->document, _ ("Rule removed"));
      g_signal_emit (self, removed_signal, 0);
      return;
    }
  set_index (self, index);
  tw_announce_words (GTK_WIDGET (self), tw_error_words (error));
}

static void
remove_cb (TwProcedureView *self)
{
  tw_procedure_view_remove (self);
}

/* The line that has the keyboard; %NULL if none has. */
static GtkWidget *
focused_line (TwProcedureView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (GtkWidget *line = first_line (self); focus != NULL && line != NULL;
       line = gtk_widget_get_next_sibling (line))
    if (focus == line || gtk_widget_is_ancestor (focus, line))
      return line;
  return NULL;
}

static void
go_to_line (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwProcedureView *self = TW_PROCEDURE_VIEW (widget);
  GtkWidget *line = focused_line (self);

  if (line == NULL)
    line = first_line (self);
  else
    line = strcmp (action, "line.next") == 0 ? gtk_widget_get_next_sibling (line)
                                             : gtk_widget_get_prev_sibling (line);
  if (line == NULL)
    {
      gtk_widget_error_bell (widget);
      return;
    }
  tw_procedure_line_focus (TW_PROCEDURE_LINE (line), NULL, 0);
  tw_scroll_into_view (line);
}

/* In the line that has the keyboard, or the one round it where that holds none. */
static void
add_below (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwProcedureView *self = TW_PROCEDURE_VIEW (widget);
  GtkWidget *line = focused_line (self);
  guint level = G_MAXUINT;

  for (line = line != NULL ? line : first_line (self); line != NULL;
       line = gtk_widget_get_prev_sibling (line))
    if (tw_procedure_line_get_level (TW_PROCEDURE_LINE (line)) < level)
      {
        level = tw_procedure_line_get_level (TW_PROCEDURE_LINE (line));
        if (tw_procedure_line_begin_line (TW_PROCEDURE_LINE (line)))
          return;
      }
  gtk_widget_error_bell (widget);
}

/* Before the lists in it, which would go through their rows. */
static void
add_keys (TwProcedureView *self)
{
  static const TwKeyBinding keys[] = { { "<Control>Down|<Control>KP_Down", "line.next" },
                                       { "<Control>Up|<Control>KP_Up", "line.before" },
                                       { "<Control>Return|<Control>KP_Enter", "line.add" } };
  GtkEventController *controller = tw_key_bindings_new (keys, G_N_ELEMENTS (keys));

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
procedure_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (tw_procedure_view_parent_class)->snapshot (widget, snapshot);
  tw_procedure_drag_snapshot (TW_PROCEDURE_VIEW (widget)->drag, snapshot);
}

static void
procedure_view_dispose (GObject *object)
{
  TwProcedureView *self = TW_PROCEDURE_VIEW (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  if (self->lines != NULL)
    clear (self);
  self->lines = NULL;
  tw_procedure_drag_set (self->drag, NULL, -1);
  tw_procedure_view_set_document (self, NULL);
  G_OBJECT_CLASS (tw_procedure_view_parent_class)->dispose (object);
}

static void
procedure_view_finalize (GObject *object)
{
  g_free (TW_PROCEDURE_VIEW (object)->key);
  g_free (TW_PROCEDURE_VIEW (object)->gone);
  tw_procedure_drag_free (TW_PROCEDURE_VIEW (object)->drag);
  G_OBJECT_CLASS (tw_procedure_view_parent_class)->finalize (object);
}

static void
tw_procedure_view_class_init (TwProcedureViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = procedure_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = procedure_view_finalize;
  widget_class->map = procedure_view_map;
  widget_class->unmap = procedure_view_unmap;
  widget_class->snapshot = procedure_view_snapshot;
  moved_signal = g_signal_new ("moved", TW_TYPE_PROCEDURE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  removed_signal = g_signal_new ("removed", TW_TYPE_PROCEDURE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_RULE_PROBLEMS);
  g_type_ensure (TW_TYPE_RULE_TEXTS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/procedure-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, texts);
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, lines);
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, problems);
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, earlier);
  gtk_widget_class_bind_template_child (widget_class, TwProcedureView, later);
  gtk_widget_class_install_action (widget_class, "line.next", NULL, go_to_line);
  gtk_widget_class_install_action (widget_class, "line.before", NULL, go_to_line);
  gtk_widget_class_install_action (widget_class, "line.add", NULL, add_below);
  gtk_widget_class_bind_template_callback (widget_class, earlier_cb);
  gtk_widget_class_bind_template_callback (widget_class, later_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
tw_procedure_view_init (TwProcedureView *self)
{
  self->index = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->drag = tw_procedure_drag_new (GTK_WIDGET (self), GTK_WIDGET (self->lines));
  add_keys (self);
}

void
tw_procedure_view_set_document (TwProcedureView *self, TwDocument *document)
{
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  if (document != NULL)
    {
      g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
      g_signal_connect_swapped (document, "settle", G_CALLBACK (settle), self);
    }
}

void
tw_procedure_view_show (TwProcedureView *self, int index)
{
  g_autofree char *before = NULL;

  settle (self);
  before = g_strdup (self->key);
  set_index (self, index);
  fill (self, g_strcmp0 (before, self->key) != 0);
}

void
tw_procedure_view_focus (TwProcedureView *self)
{
  GtkWidget *line = first_line (self);

  if (line != NULL)
    tw_procedure_line_focus (TW_PROCEDURE_LINE (line), NULL, 0);
}

int
tw_procedure_view_get_index (TwProcedureView *self)
{
  return self->index < (int) n_procedures (self) ? self->index : -1;
}
