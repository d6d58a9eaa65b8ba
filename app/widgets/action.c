/* Actions of a map by their names. */
#include "app/widgets/action.h"

static GSimpleAction *
find (gpointer map, const char *name)
{
  return G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (map), name));
}

void
tw_action_enable (gpointer map, const char *name, gboolean is_enabled)
{
  g_simple_action_set_enabled (find (map, name), is_enabled);
}

void
tw_action_set_state (gpointer map, const char *name, GVariant *state)
{
  g_simple_action_set_state (find (map, name), state);
}
