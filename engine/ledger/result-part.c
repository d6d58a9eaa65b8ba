/* What points are for. */
#include "engine/ledger/result-part.h"

TwResultPart
tw_result_part_of (const TwEvent *event)
{
  if (event->kind == TW_EVENT_TOKENS_SCORED)
    return TW_RESULT_TOKENS;
  if (event->kind != TW_EVENT_SCORED)
    return TW_RESULT_OTHER;
  switch (event->feature)
    {
    case TW_KIND_ROAD:
      return TW_RESULT_ROADS;
    case TW_KIND_CITY:
      return TW_RESULT_CITIES;
    case TW_KIND_MONASTERY:
      return TW_RESULT_MONASTERIES;
    case TW_KIND_FIELD:
      return TW_RESULT_FIELDS;
    default:
      return tw_kind_is_own (event->feature) ? TW_RESULT_OWN_LAND : TW_RESULT_OTHER;
    }
}

const char *
tw_result_part_id (TwResultPart part)
{
  static const char *const ids[TW_N_RESULT_PARTS] = { "roads", "cities", "monasteries", "fields",
                                                      "own",   "tokens", "other",       "given" };

  return ids[part];
}
