/* Lines, dragged. */
#include "app/ruleset/procedure-drag.h"

#include "app/document/own-part.h"

/* Pixels: how thick the mark is, and how far from the line. */
#define MARK 3
#define GAP  3

struct _TwProcedureDrag
{
  GtkWidget *view, *lines;
  TwDocument *document; /* (nullable) */
  int index;
  TwDropPlace place;
  /* What was tried last, for the pointer moves by pixels. */
  TwDropPlace tried;
  TwStatementPlace tried_for;
  gboolean would_do;
};

static GtkWidget *
line_at (TwProcedureDrag *self, double y)
{
  GtkWidget *found = NULL;

  for (GtkWidget *line = gtk_widget_get_first_child (self->lines); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (line, self->lines, &bounds)
          && (found == NULL || bounds.origin.y <= y))
        found = line;
    }
  return found;
}

static GtkWidget *
line_of (TwProcedureDrag *self, const TwStatementPlace *place)
{
  for (GtkWidget *line = gtk_widget_get_first_child (self->lines); line != NULL;
       line = gtk_widget_get_next_sibling (line))
    if (tw_statement_place_equal (tw_procedure_line_get_place (TW_PROCEDURE_LINE (line)), place))
      return line;
  return NULL;
}

static const TwStatement *
statement_at (TwProcedureDrag *self, const TwStatementPlace *place)
{
  return tw_own_part_statement (tw_document_get_set (self->document), (guint) self->index, place);
}

static gboolean
is_done (const TwStatement *statement)
{
  return (statement->word->stands & TW_STANDS_STATEMENT) != 0;
}

/* The number of the first thing that is done in @statement, or how many stand there. */
static guint
first_done (const TwStatement *statement)
{
  guint i = 0;

  while (i < statement->children->len && !is_done (statement->children->pdata[i]))
    i++;
  return i;
}

static gboolean
has_else (const TwStatement *parent, guint at)
{
  return at < parent->children->len && tw_statement_is (parent->children->pdata[at], "else");
}

static TwStatementPlace
above (TwStatementPlace place)
{
  place.n--;
  return place;
}

/* Whether nothing is done in @parent after number @at. */
static gboolean
is_last (const TwStatement *parent, guint at)
{
  for (guint i = at + 1; i < parent->children->len; i++)
    if (is_done (parent->children->pdata[i]))
      return FALSE;
  return TRUE;
}

/* Behind @line, or behind what it stands in if the pointer is further out and nothing comes
 * between. */
static void
go_behind (TwProcedureDrag *self, TwDropPlace *place, GtkWidget *line, double x)
{
  TwStatementPlace behind = *tw_procedure_line_get_place (TW_PROCEDURE_LINE (line));

  place->level = tw_procedure_line_get_level (TW_PROCEDURE_LINE (line));
  while (behind.n > 1 && x < (place->level) * TW_PROCEDURE_LINE_INDENT)
    {
      TwStatementPlace outer = above (behind);
      GtkWidget *outer_line = line_of (self, &outer);

      if (outer_line == NULL || !is_last (statement_at (self, &outer), behind.at[behind.n - 1]))
        break;
      behind = outer;
      place->level = tw_procedure_line_get_level (TW_PROCEDURE_LINE (outer_line));
    }
  place->target = above (behind);
  place->at = behind.at[behind.n - 1] + 1u;
  if (has_else (statement_at (self, &place->target), place->at))
    place->at++;
}

static gboolean
would_do (TwProcedureDrag *self, const TwStatementPlace *from, const TwDropPlace *place)
{
  if (tw_statement_place_equal (&self->tried.target, &place->target) && self->tried.at == place->at
      && tw_statement_place_equal (&self->tried_for, from) && self->tried.line != NULL)
    return self->would_do;
  self->tried = *place;
  self->tried_for = *from;
  self->would_do = tw_own_part_would_place (self->document, (guint) self->index, from,
                                            &place->target, place->at);
  return self->would_do;
}

TwDropPlace
tw_procedure_drag_find (TwProcedureDrag *self, TwProcedureLine *dragged, double x, double y)
{
  TwDropPlace place = { .line = line_at (self, y) };
  const TwStatementPlace *at, *from = tw_procedure_line_get_place (dragged);
  const TwStatement *statement;
  graphene_rect_t bounds;
  gboolean is_upper;

  if (place.line == NULL || self->document == NULL || self->index < 0
      || !gtk_widget_compute_bounds (place.line, self->lines, &bounds))
    return (TwDropPlace){ .line = NULL };
  at = tw_procedure_line_get_place (TW_PROCEDURE_LINE (place.line));
  statement = statement_at (self, at);
  if (statement == NULL)
    return (TwDropPlace){ .line = NULL };
  place.level = tw_procedure_line_get_level (TW_PROCEDURE_LINE (place.line));
  is_upper = y < bounds.origin.y + bounds.size.height / 2 && at->n > 0
             && !tw_statement_is (statement, "else");
  place.is_below = !is_upper;
  if (is_upper)
    {
      place.target = above (*at);
      place.at = at->at[at->n - 1];
    }
  else if ((statement->word->holds & TW_STANDS_STATEMENT)
           && (at->n == 0 || first_done (statement) < statement->children->len
               || x >= (place.level + 1) * TW_PROCEDURE_LINE_INDENT))
    {
      place.target = *at;
      place.at = first_done (statement);
      place.level++;
    }
  else
    go_behind (self, &place, place.line, x);
  return would_do (self, from, &place) ? place : (TwDropPlace){ .line = NULL };
}

/* ---- dragging -------------------------------------------------------------------------- */

static TwProcedureLine *
dragged_of (TwProcedureDrag *self, GtkDropTarget *drop)
{
  const GValue *value = gtk_drop_target_get_value (drop);
  GtkWidget *line = value != NULL ? g_value_get_object (value) : NULL;

  /* One of another window is pasted. */
  return line != NULL && gtk_widget_get_parent (line) == self->lines ? TW_PROCEDURE_LINE (line)
                                                                     : NULL;
}

static void
mark (TwProcedureDrag *self, TwDropPlace place)
{
  self->place = place;
  gtk_widget_queue_draw (self->view);
}

static GdkDragAction
motion_cb (GtkDropTarget *drop, double x, double y, TwProcedureDrag *self)
{
  TwProcedureLine *dragged = dragged_of (self, drop);

  mark (self, dragged != NULL ? tw_procedure_drag_find (self, dragged, x, y)
                              : (TwDropPlace){ .line = NULL });
  return self->place.line != NULL ? GDK_ACTION_MOVE : 0;
}

static void
leave_cb (TwProcedureDrag *self)
{
  mark (self, (TwDropPlace){ .line = NULL });
}

static gboolean
drop_cb (GtkDropTarget *drop, const GValue *value, double x, double y, TwProcedureDrag *self)
{
  TwProcedureLine *dragged = dragged_of (self, drop);
  TwDropPlace place = dragged != NULL ? tw_procedure_drag_find (self, dragged, x, y)
                                      : (TwDropPlace){ .line = NULL };

  leave_cb (self);
  return place.line != NULL && tw_procedure_line_put (dragged, &place.target, place.at);
}

void
tw_procedure_drag_snapshot (TwProcedureDrag *self, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;
  GdkRGBA colour = { 0.2f, 0.5f, 0.9f, 1 };
  float in = (float) (self->place.level * TW_PROCEDURE_LINE_INDENT);
  float y;

  if (self->place.line == NULL
      || !gtk_widget_compute_bounds (self->place.line, self->view, &bounds))
    return;
  gtk_style_context_lookup_color (gtk_widget_get_style_context (self->view), "accent_color",
                                  &colour);
  y = self->place.is_below ? bounds.origin.y + bounds.size.height + GAP - MARK
                           : bounds.origin.y - GAP;
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (bounds.origin.x + in, y, bounds.size.width - in,
                                                  MARK));
}

TwProcedureDrag *
tw_procedure_drag_new (GtkWidget *view, GtkWidget *lines)
{
  TwProcedureDrag *self = g_new0 (TwProcedureDrag, 1);
  GtkDropTarget *drop = gtk_drop_target_new (TW_TYPE_PROCEDURE_LINE, GDK_ACTION_MOVE);

  self->view = view;
  self->lines = lines;
  self->index = -1;
  gtk_drop_target_set_preload (drop, TRUE);
  g_signal_connect (drop, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (lines, GTK_EVENT_CONTROLLER (drop));
  return self;
}

void
tw_procedure_drag_set (TwProcedureDrag *self, TwDocument *document, int index)
{
  g_set_object (&self->document, document);
  self->index = index;
  self->place.line = self->tried.line = NULL;
}

void
tw_procedure_drag_free (TwProcedureDrag *self)
{
  g_clear_object (&self->document);
  g_free (self);
}
