/* What rules do to the value of a feature while it is counted. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many changes of one feature are told one by one. */
#define TW_MAX_VALUE_CHANGES 4

/** TwValueHow: what becomes of the value of a feature: so much is added, or it is so much, so many
 * times as much, or divided by it. */
typedef enum
{
  TW_VALUE_ADD,
  TW_VALUE_SET,
  TW_VALUE_TIMES,
  TW_VALUE_DIVIDE
} TwValueHow;

/**
 * TwValueChange:
 * @how: a #TwValueHow
 * @rounds_down: whether a division is rounded down
 * @n: the number of the change
 * @by: which procedure of the vocabulary changes it, from 1; 0 if none is known
 */
typedef struct
{
  guint8 how;
  guint8 rounds_down;
  gint16 n;
  guint16 by;
} TwValueChange;

/**
 * TwValueChanges: what a feature's value went through, one after the other.
 * @n_changes: how many there were; more than %TW_MAX_VALUE_CHANGES are not kept
 */
typedef struct
{
  guint32 n_changes;
  TwValueChange changes[TW_MAX_VALUE_CHANGES];
} TwValueChanges;

/** tw_value_change_apply: Returns: what becomes of @value */
int tw_value_change_apply (const TwValueChange *change, int value);

/** tw_value_changes_add: adds @change, if there is room */
void tw_value_changes_add (TwValueChanges *changes, const TwValueChange *change);

/** tw_value_changes_words: Returns: (transfer full) (nullable): "× 2, +3": how @value became
 *   @result; %NULL if it was nothing but added or set, or not by these changes */
char *tw_value_changes_words (const TwValueChanges *changes, int value, int result);

G_END_DECLS
