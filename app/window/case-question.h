/* The question about cases beside a set that name renamed tiles. */
#pragma once

#include "app/document/document.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

#define TW_TYPE_CASE_QUESTION (tw_case_question_get_type ())
G_DECLARE_FINAL_TYPE (TwCaseQuestion, tw_case_question, TW, CASE_QUESTION, GObject)

/** tw_case_question_new: Returns: (transfer full): asks in @bar (not owned), and adds the answers
 * `update-cases` and `leave-cases` to @actions, the group "doc" */
TwCaseQuestion *tw_case_question_new (TwMessageBar *bar, GActionMap *actions);

/** tw_case_question_look: looks for cases beside @file, where @document has been saved, and asks
 * about those that name renamed tiles. */
void tw_case_question_look (TwCaseQuestion *self, TwDocument *document, GFile *file);

/** tw_case_question_leave: leaves the cases as they are, and stops a search for them. */
void tw_case_question_leave (TwCaseQuestion *self);

G_END_DECLS
