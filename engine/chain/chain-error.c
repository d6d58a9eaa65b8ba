/* Errors of play by file. */
#include "engine/chain/chain-error.h"

G_DEFINE_QUARK (tw - chain - error - quark, tw_chain_error)

gboolean
tw_chain_error_set (GError **error, TwChainError code, const char *format, ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, TW_CHAIN_ERROR, (int) code, words);
  return FALSE;
}
