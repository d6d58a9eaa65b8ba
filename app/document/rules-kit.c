/* What comes with the program for games with a document's set. */
#include "app/document/rules-kit.h"

#include "engine/setup/play-rules.h"

#define KEY "tw-own-rules-kit"

static void
kit_free (gpointer data)
{
  tw_play_rules_kit_clear (data);
  g_free (data);
}

const TwGameKit *
tw_own_rules_kit (TwDocument *document, GError **error)
{
  const TwGameKit *kit = g_object_get_data (G_OBJECT (document), KEY);
  TwGameKit read = { 0 };

  if (kit == NULL && tw_play_rules_kit_load (&read, error))
    tw_rules_kit_take (document, &read);
  return g_object_get_data (G_OBJECT (document), KEY);
}

TwGameKit
tw_rules_kit_share (TwDocument *document)
{
  const TwGameKit *kit = g_object_get_data (G_OBJECT (document), KEY);
  TwGameKit shared = { 0 };

  if (kit != NULL)
    {
      shared = *kit;
      tw_vocabulary_ref (shared.vocabulary);
    }
  return shared;
}

void
tw_rules_kit_take (TwDocument *document, TwGameKit *kit)
{
  if (kit->vocabulary != NULL && g_object_get_data (G_OBJECT (document), KEY) == NULL)
    g_object_set_data_full (G_OBJECT (document), KEY, g_memdup2 (kit, sizeof *kit), kit_free);
  else
    tw_play_rules_kit_clear (kit);
  *kit = (TwGameKit){ 0 };
}
