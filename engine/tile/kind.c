/* Kinds of land and of places: the table. */
#include "engine/tile/kind.h"

#include <string.h>

static const TwKindInfo kinds[TW_N_KINDS] = {
  [TW_KIND_NONE] = { "", '-', TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_FIELD] = { "field", 'F', TW_BREADTH_LINE, 0, FALSE, TRUE },
  [TW_KIND_ROAD] = { "road", 'R', TW_BREADTH_LINE, 0, TRUE, TRUE },
  [TW_KIND_CITY] = { "city", 'C', TW_BREADTH_EDGE, 0, TRUE, TRUE },
  [TW_KIND_RIVER] = { "river", 'V', TW_BREADTH_LINE, 0, TRUE, TRUE },
  [TW_KIND_PATH] = { "path", 0, TW_BREADTH_LINE, 0, TRUE, FALSE },
  [TW_KIND_MIST] = { "mist", 0, TW_BREADTH_EDGE, 1, FALSE, TRUE },
  [TW_KIND_MONASTERY] = { "monastery", 0, TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_GARDEN] = { "garden", 0, TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_LAKE] = { "lake", 0, TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_CASTLE] = { "castle", 0, TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_CEMETERY] = { "cemetery", 0, TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_ENCLAVE] = { "enclave", '-', TW_BREADTH_EDGE, 0, TRUE, FALSE },
  /* Numbers that stand for nothing. */
  [TW_KIND_ENCLAVE + 1] = { "", '-', TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_ENCLAVE + 2] = { "", '-', TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_ENCLAVE + 3] = { "", '-', TW_BREADTH_NONE, 0, FALSE, FALSE },
  [TW_KIND_OWN] = { "land-1", 'W', TW_BREADTH_LINE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 1] = { "land-2", 'X', TW_BREADTH_LINE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 2] = { "land-3", 'Y', TW_BREADTH_LINE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 3] = { "land-4", 'Z', TW_BREADTH_LINE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 4] = { "land-5", 'K', TW_BREADTH_EDGE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 5] = { "land-6", 'L', TW_BREADTH_EDGE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 6] = { "land-7", 'T', TW_BREADTH_EDGE, 0, TRUE, TRUE },
  [TW_KIND_OWN + 7] = { "land-8", 'U', TW_BREADTH_EDGE, 0, TRUE, TRUE },
};

const TwKindInfo *
tw_kind_info (TwKind kind)
{
  return &kinds[(guint) kind < TW_N_KINDS ? kind : TW_KIND_NONE];
}

TwKind
tw_kind_from_name (const char *name)
{
  for (guint kind = TW_KIND_FIELD; kind < TW_N_KINDS && *name != '\0'; kind++)
    if (strcmp (name, kinds[kind].name) == 0)
      return (TwKind) kind;
  return TW_KIND_NONE;
}

TwKind
tw_kind_from_letter (char letter)
{
  switch (letter)
    {
    case 'C':
      return TW_KIND_CITY;
    case 'F':
      return TW_KIND_FIELD;
    case 'R':
      return TW_KIND_ROAD;
    case 'V':
      return TW_KIND_RIVER;
    default:
      for (guint kind = TW_KIND_OWN; kind < TW_N_KINDS; kind++)
        if (kinds[kind].letter == letter)
          return (TwKind) kind;
      return TW_KIND_NONE;
    }
}
