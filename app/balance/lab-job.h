/* What a thread does for a question: looks it up, or plays. */
#pragma once

#include <gio/gio.h>

#include "app/balance/lab-question.h"

G_BEGIN_DECLS

/**
 * TwLabFound: what a job knows at some time. Whoever gets it owns it.
 * @error: (nullable): why the question cannot be asked
 * @record: (nullable): what is known
 * @tried: (nullable) (element-type TwTriedNumber): of the question "number"
 * @sentence: (nullable): the answer in a sentence
 * @notes: (nullable): sentences to go with it
 * @charts: (nullable) (element-type TwChart): pictures of it
 * @is_old: whether @record is of an older version of the set
 * @is_sequence: whether @record was looked at before it was complete
 * @n_left: deals that are still to be played
 * @seconds_left: how long that will take, -1 where nobody knows
 * @is_end: whether the job is done
 */
typedef struct
{
  GError *error;
  TwRecord *record;
  GArray *tried;
  char *sentence;
  char **notes;
  GPtrArray *charts;
  gboolean is_old;
  gboolean is_sequence;
  guint64 n_left;
  double seconds_left;
  gboolean is_end;
} TwLabFound;

/** tw_lab_found_free: frees @found. */
void tw_lab_found_free (TwLabFound *found);

/**
 * TwLabJob:
 * @question: (transfer none): the question
 * @plays: whether games are played, and not only looked up what is known
 * @n_threads: in how many threads
 * @cancellable: stops it within a deal
 * @tell: called now and then, and at the end, in any thread but never in two at once; takes @found (transfer full)
 * @user: for @tell
 */
typedef struct
{
  const TwLabQuestion *question;
  gboolean plays;
  guint n_threads;
  GCancellable *cancellable;
  void (*tell) (TwLabFound *found, gpointer user);
  gpointer user;
} TwLabJob;

/** tw_lab_job_run: does @job. Blocks. */
void tw_lab_job_run (const TwLabJob *job);

/** tw_lab_job_show: Returns: (transfer full) (nullable): a game that shows what @question is about; %NULL with @error set */
GBytes *tw_lab_job_show (const TwLabQuestion *question, GError **error);

/**
 * tw_lab_job_report:
 * @question: a question
 * @found: what is known of it
 * @path: a file, see tw_report_file_save()
 * @error: as of tw_report_file_save(), or of the game
 *
 * Writes a report. Blocks.
 *
 * Returns: whether it is written
 */
gboolean tw_lab_job_report (const TwLabQuestion *question, const TwLabFound *found, const char *path, GError **error);

/** tw_lab_found_copy: Returns: (transfer full): what is known, without what follows from it */
TwLabFound *tw_lab_found_copy (const TwLabFound *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLabFound, tw_lab_found_free)

G_END_DECLS
