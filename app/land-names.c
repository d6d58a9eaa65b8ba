/* What people call kinds of land and places. */
#include "app/land-names.h"

#include <glib/gi18n.h>

static const char *const names[TW_N_KINDS] = {
  [TW_KIND_NONE] = N_ ("closed edge"),
  [TW_KIND_FIELD] = N_ ("field"),
  [TW_KIND_ROAD] = N_ ("road"),
  [TW_KIND_CITY] = N_ ("city"),
  [TW_KIND_RIVER] = N_ ("river"),
  [TW_KIND_PATH] = N_ ("path"),
  [TW_KIND_MIST] = N_ ("mist"),
  [TW_KIND_MONASTERY] = N_ ("monastery"),
  [TW_KIND_GARDEN] = N_ ("garden"),
  [TW_KIND_LAKE] = N_ ("lake"),
  [TW_KIND_CASTLE] = N_ ("castle"),
  [TW_KIND_CEMETERY] = N_ ("cemetery"),
  [TW_KIND_ENCLAVE] = N_ ("City of Carcassonne"),
};

const char *
tw_land_name (TwKind kind)
{
  if (tw_kind_is_own (kind))
    return C_ ("own kind of land", "land");
  return _ (names[kind < TW_N_KINDS && names[kind] != NULL ? kind : TW_KIND_NONE]);
}
