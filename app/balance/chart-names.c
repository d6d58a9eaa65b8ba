/* What records call things by their words in files. */
#include "app/balance/chart-names.h"

#include <glib/gi18n.h>

#include "engine/tile/tile-words.h"

const char *
tw_chart_kind_name (const char *kind)
{
  TwKind known = kind != NULL ? tw_kind_from_name (kind) : TW_KIND_NONE;

  return known != TW_KIND_NONE && !tw_kind_is_own (known) ? tw_tile_words_kind_title (known) : kind;
}

const char *
tw_chart_arm_name (const char *arm)
{
  if (g_strcmp0 (arm, "with") == 0)
    return C_ ("balance", "with it");
  return g_strcmp0 (arm, "without") == 0 ? C_ ("balance", "without it") : arm;
}
