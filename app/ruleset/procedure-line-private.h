/* The structure of a line of a rule, for the files that make it up. */
#pragma once

#include "app/document/own-offer.h"
#include "app/ruleset/procedure-line.h"

G_BEGIN_DECLS

struct _TwProcedureLine
{
  AdwBin parent_instance;

  TwDocument *document;
  TwVocabulary *words; /* (nullable) */
  guint index, nth, level;
  TwStatementPlace place;
  GtkWidget *box, *toggle, *arrow;
  GtkWidget *parts;           /* (nullable): while it is open */
  GPtrArray *rows;            /* of parts that are there or are being added */
  GtkWidget *problem;         /* (nullable): what is wrong with what was chosen last */
  GtkWidget *wrong;           /* (nullable): the row of which it tells */
  gboolean is_done;           /* the rule has changed by it: the lines are told anew soon */
  gboolean is_gone;           /* by then it is gone itself */
  GtkWidget *earlier, *later; /* (nullable): while it is open */
  GtkWidget *inward, *outward; /* likewise */
  GtkWidget *adder;           /* (nullable): what adds a line in it, while it is open */
  int moved; /* by which of them it was moved: -1 @earlier, 1 @later, 2 @inward, -2 @outward, 0 none */
  gboolean has_added;         /* a line was added here just now */
  TwStatementPlace added;     /* where it stands */
};

/** tw_procedure_line_begin_change: says that the document is about to be changed. */
void tw_procedure_line_begin_change (TwProcedureLine *self);

/** tw_procedure_line_tell_problem: says below @row, and there alone, why something was refused. */
void tw_procedure_line_tell_problem (TwProcedureLine *self, GtkWidget *row, const GError *error);

/** tw_procedure_line_row_new: Returns: (transfer floating): a row for @part, which changes it */
GtkWidget *tw_procedure_line_row_new (TwProcedureLine *self, const TwOwnPart *part);

/** tw_procedure_line_focus_row: Returns: whether @row, of a part, or its title if it opens, has the keyboard now */
gboolean tw_procedure_line_focus_row (GtkWidget *row);

/** tw_procedure_line_set: a #TwPartSet for @data, a line: lets the part of @row say @text. */
void tw_procedure_line_set (GtkWidget *row, const TwOwnPart *part, const char *text, gpointer data);

/** tw_procedure_line_remove, tw_procedure_line_move_up, tw_procedure_line_move_down, tw_procedure_line_move_in,
 * tw_procedure_line_move_out: what is done to the line as a whole, by a button. */
void tw_procedure_line_remove (TwProcedureLine *self, GtkWidget *button);
void tw_procedure_line_move_up (TwProcedureLine *self);
void tw_procedure_line_move_down (TwProcedureLine *self);
void tw_procedure_line_move_in (TwProcedureLine *self);
void tw_procedure_line_move_out (TwProcedureLine *self);

/** tw_procedure_line_add_more: adds to @list what else could be said at @place. */
void tw_procedure_line_add_more (TwProcedureLine *self, GtkWidget *list,
                                 const TwStatementPlace *place);

/** tw_procedure_line_add_lines: adds to @list what could be added at @place, if there is anything. */
void tw_procedure_line_add_lines (TwProcedureLine *self, GtkWidget *list,
                                  const TwStatementPlace *place);

/** tw_procedure_line_add_details: adds to @list what can be added to what stands at @place in one go: conditions, and
 *   what its number is counted by. */
void tw_procedure_line_add_details (TwProcedureLine *self, GtkWidget *list,
                                    const TwStatementPlace *place);

/** tw_procedure_line_add_under: adds to @list under what the line can be put, if @place is its own. */
void tw_procedure_line_add_under (TwProcedureLine *self, GtkWidget *list,
                                  const TwStatementPlace *place);

G_END_DECLS
