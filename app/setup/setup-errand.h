/* Reading something in a worker for the set-up page; it may take long. */
#pragma once

#include "app/widgets/opening-page.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_ERRAND (tw_setup_errand_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupErrand, tw_setup_errand, TW, SETUP_ERRAND, GObject)

/* Signal "done" (GTask *task): reading has ended, failed, or was cancelled; get the result from @task.
 * Not emitted after tw_setup_errand_stop(). */

/** tw_setup_errand_new: Returns: (transfer full): an errand that reads nothing yet */
TwSetupErrand *tw_setup_errand_new (void);

/** tw_setup_errand_set_opening: sets the page that is shown while reading takes long; %NULL for none. */
void tw_setup_errand_set_opening (TwSetupErrand *self, TwOpeningPage *opening);

/**
 * tw_setup_errand_begin:
 * @self: an errand
 * @file: (nullable): the file named while reading takes long; %NULL to show nothing
 * @read: reads, in a worker
 * @data: (transfer full): task data for @read
 * @data_free: frees @data
 *
 * Starts reading. Anything still being read is dropped.
 */
void tw_setup_errand_begin (TwSetupErrand *self, GFile *file, GTaskThreadFunc read, gpointer data,
                            GDestroyNotify data_free);

/** tw_setup_errand_stop: stops reading; "done" will not be emitted. */
void tw_setup_errand_stop (TwSetupErrand *self);

/** tw_setup_errand_is_under_way: Returns: whether something is being read */
gboolean tw_setup_errand_is_under_way (TwSetupErrand *self);

/** tw_setup_errand_is_given_up: Returns: whether somebody has cancelled the reading */
gboolean tw_setup_errand_is_given_up (TwSetupErrand *self);

G_END_DECLS
