/* Asks games a question, in threads, while people look on.
 *
 * What came of a question is kept on the disk, and gone on with. Threads are nice to the rest of the program, and of all works
 * one plays at a time. */
#pragma once

#include <gio/gio.h>

#include "app/balance/lab-question.h"

G_BEGIN_DECLS

/**
 * TwLabState:
 * @TW_LAB_NOTHING: nothing is asked
 * @TW_LAB_LOOKING: whether it can be asked, and what is known already, is being looked up
 * @TW_LAB_REFUSED: it cannot be asked, see tw_lab_work_get_problem()
 * @TW_LAB_READY: it can be
 * @TW_LAB_PLAYING: games are being played
 */
typedef enum
{
  TW_LAB_NOTHING,
  TW_LAB_LOOKING,
  TW_LAB_REFUSED,
  TW_LAB_READY,
  TW_LAB_PLAYING
} TwLabState;

#define TW_TYPE_LAB_WORK (tw_lab_work_get_type ())
G_DECLARE_FINAL_TYPE (TwLabWork, tw_lab_work, TW, LAB_WORK, GObject)

/* Signal "changed" (): the state, or what is known. */

/** tw_lab_work_new: Returns: (transfer full): a work that plays in @n_threads threads, 0 for as many as there are processors */
TwLabWork *tw_lab_work_new (guint n_threads);

/** tw_lab_work_ask: takes up @question (nullable), of which a copy is made: what is played stops, and what is known of the new one
 * is looked up. */
void tw_lab_work_ask (TwLabWork *self, const TwLabQuestion *question);

/** tw_lab_work_start: plays the deals that are missing. */
void tw_lab_work_start (TwLabWork *self);

/** tw_lab_work_stop: stops within one deal; what was played counts. */
void tw_lab_work_stop (TwLabWork *self);

/** tw_lab_work_get_state: Returns: how far it is */
TwLabState tw_lab_work_get_state (TwLabWork *self);

/** tw_lab_work_get_problem: Returns: (transfer none) (nullable): why it cannot be asked */
const char *tw_lab_work_get_problem (TwLabWork *self);

/** tw_lab_work_get_record: Returns: (transfer none) (nullable): what is known; %NULL as long as there is nothing */
const TwRecord *tw_lab_work_get_record (TwLabWork *self);

/** tw_lab_work_get_tried: Returns: (transfer none) (nullable) (element-type TwTriedNumber): of the question "number", the values that were tried */
const GArray *tw_lab_work_get_tried (TwLabWork *self);

/** tw_lab_work_get_sentence: Returns: (transfer none) (nullable): what is known, in a sentence */
const char *tw_lab_work_get_sentence (TwLabWork *self);

/** tw_lab_work_get_charts: Returns: (transfer none) (nullable) (element-type TwChart): pictures of it; a new list whenever they are
 * others */
GPtrArray *tw_lab_work_get_charts (TwLabWork *self);

/** tw_lab_work_get_notes: Returns: (transfer none) (nullable) (array zero-terminated=1): sentences to go with the answer */
const char *const *tw_lab_work_get_notes (TwLabWork *self);

/** tw_lab_work_is_old: Returns: whether the set has changed since the games were played */
gboolean tw_lab_work_is_old (TwLabWork *self);

/** tw_lab_work_is_sequence: Returns: whether what is known was looked at before it was complete, as intervals have to know */
gboolean tw_lab_work_is_sequence (TwLabWork *self);

/** tw_lab_work_get_share: Returns: which part of the deals is played, from 0 to 1; -1 where nobody knows */
double tw_lab_work_get_share (TwLabWork *self);

/** tw_lab_work_get_seconds_left: Returns: how long it will still take; -1 where nobody knows */
double tw_lab_work_get_seconds_left (TwLabWork *self);

/**
 * tw_lab_work_show_async:
 * @self: a work whose question can be asked
 * @cancellable: (nullable): to give up
 * @callback: called with the result
 * @user_data: for @callback
 *
 * Plays a game that shows what most do, see tw_plan_shown_game().
 */
void tw_lab_work_show_async (TwLabWork *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);

/** tw_lab_work_show_finish: Returns: (transfer full) (nullable): the game as XML; %NULL with @error set */
GBytes *tw_lab_work_show_finish (TwLabWork *self, GAsyncResult *result, GError **error);

/** tw_lab_work_save_async: writes a report of what is known to @path as tw_report_file_save() does; the rest as of
 * tw_lab_work_show_async(). */
void tw_lab_work_save_async (TwLabWork *self, const char *path, GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer user_data);

/** tw_lab_work_save_finish: Returns: whether it is written; %FALSE with @error set */
gboolean tw_lab_work_save_finish (TwLabWork *self, GAsyncResult *result, GError **error);

G_END_DECLS
