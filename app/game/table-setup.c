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

void
tw_table_setup_seed (TwTableSetup *setup, const char *words)
{
  if (words[0] == '\0')
    setup->seed = (guint64) g_random_int () << 32 | g_random_int ();
  else if (!g_ascii_string_to_unsigned (words, 10, 0, G_MAXUINT64, &setup->seed, NULL))
    setup->seed = g_str_hash (words);
}
