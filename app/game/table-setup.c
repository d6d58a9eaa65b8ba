/* How a game at the table begins. */
#include "app/game/table-model.h"

void
tw_table_setup_clear (TwTableSetup *setup)
{
  g_clear_pointer (&setup->rules, tw_rules_unref);
  g_clear_pointer (&setup->title, g_free);
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    g_clear_pointer (&setup->seats[i].name, g_free);
}

void
tw_table_setup_copy (TwTableSetup *to, const TwTableSetup *from)
{
  *to = *from;
  if (from->rules != NULL)
    tw_rules_ref (from->rules);
  to->title = g_strdup (from->title);
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    to->seats[i].name = g_strdup (from->seats[i].name);
}
