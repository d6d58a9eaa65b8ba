/* Something that is read in a worker for the set-up page, and may take long. */
#pragma once

#include "app/widgets/opening-page.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_ERRAND (tw_setup_errand_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupErrand, tw_setup_errand, TW, SETUP_ERRAND, GObject)

/* Signal "done" (GTask *task): it has been read, cannot be, or somebody has given it up: the result
 * is to be fetched from @task. Not for one that was stopped. */

/** tw_setup_errand_new: Returns: (transfer full): an errand that is not under way */
TwSetupErrand *tw_setup_errand_new (void);

/** tw_setup_errand_set_opening: says where it is told that something takes long to be read; %NULL for
 * nowhere. */
void tw_setup_errand_set_opening (TwSetupErrand *self, TwOpeningPage *opening);

/**
 * tw_setup_errand_begin:
 * @self: an errand
 * @file: (nullable): what is to be read, to be told who waits long; %NULL tells nobody
 * @read: reads, in a worker
 * @data: (transfer full): for @read, of the task
 * @data_free: frees it
 *
 * Reads, instead of what was being read.
 */
void tw_setup_errand_begin (TwSetupErrand *self, GFile *file, GTaskThreadFunc read, gpointer data,
                            GDestroyNotify data_free);

/** tw_setup_errand_stop: nobody waits any more. */
void tw_setup_errand_stop (TwSetupErrand *self);

/** tw_setup_errand_is_under_way: Returns: whether something is being read */
gboolean tw_setup_errand_is_under_way (TwSetupErrand *self);

/** tw_setup_errand_is_given_up: Returns: whether somebody has given up what is being read */
gboolean tw_setup_errand_is_given_up (TwSetupErrand *self);

G_END_DECLS
