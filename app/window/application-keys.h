/* The keys that work in every window. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwApplicationKey:
 * @action: a detailed action, as in "doc.properties::about"
 * @accels: its keys as GTK writes them, the one that people are told first, %NULL behind them
 */
typedef struct
{
  const char *action;
  const char *accels[4];
} TwApplicationKey;

/** tw_application_keys: Returns: (transfer none) (array length=out_n): all of them */
const TwApplicationKey *tw_application_keys (guint *out_n);

/** tw_application_key: Returns: (transfer none) (nullable): the key of @action that people are told */
const char *tw_application_key (const char *action);

G_END_DECLS
