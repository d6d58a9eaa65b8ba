/* The rulesets that new games begin with, whether the base game is in them, and who plays. */
#include "app/setup/setup-usual.h"

#include <string.h>

#include "app/widgets/settings.h"

#define USUAL_KEY   "rulesets-for-new-games"
#define BASE_KEY    "sets-with-base-game"
#define PLAYERS_KEY "players-of-sets"

char *
tw_setup_usual_dup (const char *set)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) usual = g_settings_get_value (settings, USUAL_KEY);
  char *id = NULL;

  g_variant_lookup (usual, set, "s", &id);
  return id;
}

void
tw_setup_usual_set (const char *set, const char *ruleset)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) usual = g_settings_get_value (settings, USUAL_KEY);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  GVariantIter iter;
  const char *key, *value;

  g_variant_iter_init (&iter, usual);
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &value))
    if (strcmp (key, set) != 0)
      g_variant_builder_add (&builder, "{ss}", key, value);
  if (ruleset != NULL)
    g_variant_builder_add (&builder, "{ss}", set, ruleset);
  g_settings_set_value (settings, USUAL_KEY, g_variant_builder_end (&builder));
}

gboolean
tw_setup_usual_has_base (const char *set, gboolean otherwise)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) sets = g_settings_get_value (settings, BASE_KEY);
  gboolean has_base = otherwise;

  g_variant_lookup (sets, set, "b", &has_base);
  return has_base;
}

void
tw_setup_usual_set_base (const char *set, gboolean has_base)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) sets = g_settings_get_value (settings, BASE_KEY);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sb}"));
  GVariantIter iter;
  const char *key;
  gboolean value;

  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, "{&sb}", &key, &value))
    if (strcmp (key, set) != 0)
      g_variant_builder_add (&builder, "{sb}", key, value);
  g_variant_builder_add (&builder, "{sb}", set, has_base);
  g_settings_set_value (settings, BASE_KEY, g_variant_builder_end (&builder));
}

char **
tw_setup_usual_dup_players (const char *set)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) sets = g_settings_get_value (settings, PLAYERS_KEY);
  char **ids = NULL;

  return g_variant_lookup (sets, set, "^as", &ids) ? ids : g_new0 (char *, 1);
}

void
tw_setup_usual_set_players (const char *set, const char *const *ids)
{
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GVariant) sets = g_settings_get_value (settings, PLAYERS_KEY);
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sas}"));
  GVariantIter iter;
  const char *key;
  GVariant *value;

  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, "{&s@as}", &key, &value))
    {
      if (strcmp (key, set) != 0)
        g_variant_builder_add (&builder, "{s@as}", key, value);
      g_variant_unref (value);
    }
  g_variant_builder_add (&builder, "{s^as}", set, ids);
  g_settings_set_value (settings, PLAYERS_KEY, g_variant_builder_end (&builder));
}
