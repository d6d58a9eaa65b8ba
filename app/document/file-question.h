/* What is to be asked about the file of the open set: another program has touched it, or a crash has
 * left a draft of it. */
#pragma once

#include "app/document/document.h"
#include "app/document/draft.h"

G_BEGIN_DECLS

/**
 * TwFileAsks:
 * @TW_FILE_ASKS_NOTHING: nothing is to be asked
 * @TW_FILE_ASKS_CHANGE: another program has written to it: keep what is here, or reload
 * @TW_FILE_ASKS_LOSS: it is gone: save again
 * @TW_FILE_ASKS_NAME: it has another name: follow it, or save again
 * @TW_FILE_ASKS_DRAFT: there is a draft of it: restore or discard it
 *
 * What another program does comes before a draft.
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

/* Signal "asks" (): something else is to be asked now, or nothing any more. */

/** tw_file_question_new: Returns: (transfer full): what watches the file of @document; a set that
 * has lost its file counts as changed, and is saved without asking where */
TwFileQuestion *tw_file_question_new (TwDocument *document);

/** tw_file_question_get: Returns: what is to be asked now */
TwFileAsks tw_file_question_get (TwFileQuestion *self);

/** tw_file_question_get_title: Returns: (transfer none) (nullable): what has happened to the file, for
 * people; %NULL if nothing has */
const char *tw_file_question_get_title (TwFileQuestion *self);

/** tw_file_question_get_renamed: Returns: (transfer none) (nullable): the new name of the file */
GFile *tw_file_question_get_renamed (TwFileQuestion *self);

/** tw_file_question_get_draft: Returns: (transfer none) (nullable): the draft that is offered */
TwDraft *tw_file_question_get_draft (TwFileQuestion *self);

/** tw_file_question_look: looks for what other programs have done at once. */
void tw_file_question_look (TwFileQuestion *self);

/** tw_file_question_offer_draft: there is @draft (nullable: none any more) of the file. It is asked about
 * once, and not while something else is asked. */
void tw_file_question_offer_draft (TwFileQuestion *self, TwDraft *draft);

/** tw_file_question_refused: says under @title that a save was refused, since another program was there
 * first. */
void tw_file_question_refused (TwFileQuestion *self, const char *title);

/** tw_file_question_settle: what another program did is settled. */
void tw_file_question_settle (TwFileQuestion *self);

/** tw_file_question_keep_mine: has the next save replace what another program wrote. */
void tw_file_question_keep_mine (TwFileQuestion *self);

/** tw_file_question_follow: goes on with @file, which is the new name. */
void tw_file_question_follow (TwFileQuestion *self, GFile *file);

/** tw_file_question_adopt: takes over @read, just read from the file; one step of undo. What was read
 * from another file meanwhile is let go. */
void tw_file_question_adopt (TwFileQuestion *self, TwDocument *read, GFile *file);

G_END_DECLS
