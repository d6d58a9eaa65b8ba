/* A line of a rule: a sentence that opens into its parts. */
#pragma once

#include <adwaita.h>

#include "app/document/own-part.h"
#include "app/document/own-procedure.h"

G_BEGIN_DECLS

#define TW_TYPE_PROCEDURE_LINE (tw_procedure_line_get_type ())
G_DECLARE_FINAL_TYPE (TwProcedureLine, tw_procedure_line, TW, PROCEDURE_LINE, AdwBin)

/* Signal "opened" (): somebody has opened the line, or closed it. */
/* Signal "about-to-change" (): a part is about to be changed; the document tells of it. */

/**
 * tw_procedure_line_new:
 * @document: the document
 * @words: (nullable): what its procedures are told with; without it nothing can be changed
 * @index: which procedure of its set
 * @nth: which line of it
 * @line: its words
 *
 * Returns: (transfer floating): the line, closed
 */
GtkWidget *tw_procedure_line_new (TwDocument *document, TwVocabulary *words, guint index, guint nth,
                                  const TwOwnLine *line);

/* Pixels that a line stands further in than what it belongs to. */
#define TW_PROCEDURE_LINE_INDENT 20

/** tw_procedure_line_get_level: Returns: how deep it stands, from 0 */
guint tw_procedure_line_get_level (TwProcedureLine *self);

/** tw_procedure_line_put: puts what it is about into the statement at @target, before number @at there, or tells why
 * that cannot be. Returns: whether it was put there */
gboolean tw_procedure_line_put (TwProcedureLine *self, const TwStatementPlace *target, guint at);

/** tw_procedure_line_get_place: Returns: (transfer none): the statement that it is about, where that stands
 * now */
const TwStatementPlace *tw_procedure_line_get_place (TwProcedureLine *self);

/** tw_procedure_line_is_open: Returns: whether its parts are shown */
gboolean tw_procedure_line_is_open (TwProcedureLine *self);

/** tw_procedure_line_open: shows its parts. */
void tw_procedure_line_open (TwProcedureLine *self);

/** tw_procedure_line_focus: takes the keyboard to the row of @part (nullable), or to the button by which the
 * line was @moved (-1: up; 1: down; 2: into another; -2: out of one), else to the line itself. */
void tw_procedure_line_focus (TwProcedureLine *self, const TwOwnPart *part, int moved);

/** tw_procedure_line_get_moved: Returns: by which button it was moved just now, 0 for none */
int tw_procedure_line_get_moved (TwProcedureLine *self);

/** tw_procedure_line_get_added: Returns: (transfer none) (nullable): where something stands that was added in
 * it just now */
const TwStatementPlace *tw_procedure_line_get_added (TwProcedureLine *self);

/** tw_procedure_line_focus_place: takes the keyboard to the first row of the statement at @place, which has no
 * line of its own. Returns: whether the line has such a row */
gboolean tw_procedure_line_focus_place (TwProcedureLine *self, const TwStatementPlace *place);

/** tw_procedure_line_keep: adds to @kept (element-type TwPartKept) how its rows stand. */
void tw_procedure_line_keep (TwProcedureLine *self, GArray *kept);

/** tw_procedure_line_restore: makes its rows stand so. Returns: whether one took the keyboard */
gboolean tw_procedure_line_restore (TwProcedureLine *self, const GArray *kept);

/** tw_procedure_line_settle: takes what is typed in its rows and not applied yet. */
void tw_procedure_line_settle (TwProcedureLine *self);

/** tw_procedure_line_begin_line: opens the line, and takes the keyboard to what adds a line in it. Returns:
 * whether it can hold any; if not, it is as it was */
gboolean tw_procedure_line_begin_line (TwProcedureLine *self);

G_END_DECLS
