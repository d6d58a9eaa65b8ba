/* The rules that come with the program, read once for all. */
#include "app/document/shared-kit.h"

#include "engine/setup/play-rules.h"

/* To read takes so long that one sees it, and a vocabulary does not change any more. */
gboolean
tw_shared_kit_load (TwGameKit *out_kit, GError **error)
{
  static GMutex mutex;
  static TwGameKit kit;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);

  if (kit.vocabulary == NULL && !tw_play_rules_kit_load (&kit, error))
    return FALSE;
  *out_kit = kit;
  tw_vocabulary_ref (out_kit->vocabulary);
  return TRUE;
}
