/* What records call things by their words in files. */
#include "app/balance/chart-names.h"

#include <glib/gi18n.h>

const char *
tw_chart_kind_name (const char *kind)
{
  static const char *const names[][2] = {
    { "field", NC_ ("table", "Field") },         { "road", NC_ ("table", "Road") },
    { "city", NC_ ("table", "City") },           { "river", NC_ ("table", "River") },
    { "path", NC_ ("table", "Path") },           { "mist", NC_ ("table", "Mist") },
    { "monastery", NC_ ("table", "Monastery") }, { "garden", NC_ ("table", "Garden") },
    { "lake", NC_ ("table", "Lake") },           { "castle", NC_ ("table", "Castle") },
    { "cemetery", NC_ ("table", "Cemetery") },   { "enclave", NC_ ("table", "Carcassonne") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (names[i][0], kind) == 0)
      return g_dpgettext2 (NULL, "table", names[i][1]);
  return kind;
}

const char *
tw_chart_arm_name (const char *arm)
{
  if (g_strcmp0 (arm, "with") == 0)
    return C_ ("balance", "with it");
  return g_strcmp0 (arm, "without") == 0 ? C_ ("balance", "without it") : arm;
}
