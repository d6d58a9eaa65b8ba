/* The question to ask about the file of the open set, after another program has touched it or a
 * crash has left a draft of it. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"

G_BEGIN_DECLS

/**
 * TwFileAsks:
 * @TW_FILE_ASKS_NOTHING: nothing
 * @TW_FILE_ASKS_CHANGE: another program has changed the file: keep the open set, or reload
 * @TW_FILE_ASKS_LOSS: the file is gone: save again
 * @TW_FILE_ASKS_NAME: the file was renamed: follow it, or save again
 * @TW_FILE_ASKS_DRAFT: there is a draft of it: restore or discard it
 *
 * Changes by another program are asked about before a draft.
 */
typedef enum
{
  TW_FILE_ASKS_NOTHING,
  TW_FILE_ASKS_CHANGE,
  TW_FILE_ASKS_LOSS,
  TW_FILE_ASKS_NAME,
  TW_FILE_ASKS_DRAFT
} TwFileAsks;

#define TW_TYPE_FILE_QUESTION (tw_file_question_get_type ())
G_DECLARE_FINAL_TYPE (TwFileQuestion, tw_file_question, TW, FILE_QUESTION, GObject)

/* Signal "asks" (): the question has changed, or there is none any more. */

/** tw_file_question_new: Returns: (transfer full): a watch on the file of @document. A set that has
 * lost its file counts as modified, and Save writes that file again without asking where */
TwFileQuestion *tw_file_question_new (TwDocument *document);

/** tw_file_question_get: Returns: the present question */
TwFileAsks tw_file_question_get (TwFileQuestion *self);

/** tw_file_question_get_title: Returns: (transfer none) (nullable): what has happened to the file,
 * in words; %NULL if nothing has */
const char *tw_file_question_get_title (TwFileQuestion *self);

/** tw_file_question_get_renamed: Returns: (transfer none) (nullable): the new name of the file */
GFile *tw_file_question_get_renamed (TwFileQuestion *self);

/** tw_file_question_get_draft: Returns: (transfer none) (nullable): the draft that is offered */
TwDraft *tw_file_question_get_draft (TwFileQuestion *self);

/** tw_file_question_look: checks at once what other programs have done. */
void tw_file_question_look (TwFileQuestion *self);

/** tw_file_question_offer_draft: @draft (nullable) is the draft of the file; %NULL if it is gone.
 * Each draft is asked about once, and not while there is a question about another program. */
void tw_file_question_offer_draft (TwFileQuestion *self, TwDraft *draft);

/** tw_file_question_refused: asks with @title, after a save failed because another program had
 * changed or removed the file. */
void tw_file_question_refused (TwFileQuestion *self, const char *title);

/** tw_file_question_settle: drops the question about another program: it is answered. */
void tw_file_question_settle (TwFileQuestion *self);

/** tw_file_question_keep_mine: makes the next save replace what another program has written. */
void tw_file_question_keep_mine (TwFileQuestion *self);

/** tw_file_question_follow: makes @file, the new name, the document's file. */
void tw_file_question_follow (TwFileQuestion *self, GFile *file);

/** tw_file_question_adopt: takes over @read, just read from @file, as one step of undo. Does
 * nothing if @file is not the document's file any more. */
void tw_file_question_adopt (TwFileQuestion *self, TwDocument *read, GFile *file);

G_END_DECLS
