/* A number that is being typed, digit by digit. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_number_first: Returns: the number of the first spot or choice, from which they are counted: 1,
 *   but where nothing but numbers can be answered, the least of them, so that each is typed as it is */
guint tw_table_number_first (TwTableModel *self);

/** tw_table_number_get: Returns: the number typed so far, from 1; 0 for none */
guint tw_table_number_get (TwTableModel *self);

/** tw_table_number_may_mean: Returns: whether the typed number may still become @number, from 1 */
gboolean tw_table_number_may_mean (TwTableModel *self, guint number);

/**
 * tw_table_number_type_digit:
 * @self: a table
 * @digit: from 0
 *
 * Appends a digit to the number that is being typed. As soon as no longer number begins with it, it
 * chooses as tw_table_model_press_number() does.
 *
 * Returns: %FALSE if no number begins so
 */
gboolean tw_table_number_type_digit (TwTableModel *self, guint digit);

/** tw_table_number_take: chooses by the typed number, even if a longer one begins with it.
 * Returns: %FALSE if no number is being typed, or its choice is not legal */
gboolean tw_table_number_take (TwTableModel *self);

G_END_DECLS
