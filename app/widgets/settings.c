/* The program's settings, wherever it is installed. */
#include "app/widgets/settings.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "tilewright-config.h"

GSettings *
tw_settings_new (void)
{
  GSettingsSchemaSource *known = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchemaSource) own = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (known != NULL)
    schema = g_settings_schema_source_lookup (known, TW_APP_ID, TRUE);
  if (schema == NULL)
    own = g_settings_schema_source_new_from_directory (TW_SCHEMADIR, known, FALSE, NULL);
  if (own != NULL)
    schema = g_settings_schema_source_lookup (own, TW_APP_ID, FALSE);
  if (schema == NULL)
    {
      g_printerr (_ ("Tilewright’s settings are not described in %s. Install it again, or start it "
                     "with build-aux/run.\n"),
                  TW_SCHEMADIR);
      exit (EXIT_FAILURE);
    }
  return g_settings_new_full (schema, NULL, NULL);
}

void
tw_settings_add_action (GActionMap *actions, const char *key)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GAction) action = g_settings_create_action (settings, key);

  g_action_map_add_action (actions, action);
}
