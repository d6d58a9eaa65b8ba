/* Symbols the program knows: the table. */
#include "engine/tile/symbol-table.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define CITY  TW_KIND_BIT (TW_KIND_CITY)
#define ROAD  TW_KIND_BIT (TW_KIND_ROAD)
#define RIVER TW_KIND_BIT (TW_KIND_RIVER)
#define MIST  TW_KIND_BIT (TW_KIND_MIST)
#define TILE  TW_SYMBOL_ON_TILE
#define BLOCK TW_KIND_BIT (TW_KIND_ENCLAVE)

/* clang-format off */
static const TwSymbolInfo symbols[] = {
  /* id                    name                          group         stands on points most */
  { "coat-of-arms",       N_("Coat of arms"),       TW_SYMBOL_FEATURE, CITY,  FALSE, 9 },
  { "cathedral",          N_("Cathedral"),          TW_SYMBOL_FEATURE, CITY,  FALSE, 1 },
  { "inn",                N_("Inn"),                TW_SYMBOL_FEATURE, ROAD,  FALSE, 1 },
  { "bushes",             N_("Bushes"),             TW_SYMBOL_FEATURE, TILE,  FALSE, 1 },
  { "wine",               N_("Wine"),               TW_SYMBOL_GOODS,   CITY,  FALSE, 9 },
  { "grain",              N_("Grain"),              TW_SYMBOL_GOODS,   CITY,  FALSE, 9 },
  { "cloth",              N_("Cloth"),              TW_SYMBOL_GOODS,   CITY,  FALSE, 9 },
  { "flying-machine",     N_("Flying machine"),     TW_SYMBOL_EVENT,   TILE,  TRUE,  1 },
  { "gold",               N_("Gold"),               TW_SYMBOL_EVENT,   TILE,  FALSE, 1 },
  { "mage",               N_("Mage"),               TW_SYMBOL_EVENT,   TILE,  FALSE, 1 },
  { "robber",             N_("Robber"),             TW_SYMBOL_EVENT,   TILE,  FALSE, 1 },
  { "crop-club",          N_("Crop circle: club"),  TW_SYMBOL_CROP,    TILE,  FALSE, 1 },
  { "crop-fork",          N_("Crop circle: fork"),  TW_SYMBOL_CROP,    TILE,  FALSE, 1 },
  { "crop-shield",        N_("Crop circle: shield"), TW_SYMBOL_CROP,   TILE,  FALSE, 1 },
  /* Translators: where a river begins, its spring */
  { "source",             N_("Source"),             TW_SYMBOL_RIVER,   RIVER | TILE, FALSE, 1 },
  { "lake-end",           N_("Lake"),               TW_SYMBOL_RIVER,   RIVER | TILE, FALSE, 1 },
  { "ghost",              N_("Ghost"),              TW_SYMBOL_MIST,    MIST,  FALSE, 9 },
  { "quarter-castle",     N_("Castle quarter"),     TW_SYMBOL_QUARTER, BLOCK | TILE, FALSE, 1 },
  { "quarter-market",     N_("Market quarter"),     TW_SYMBOL_QUARTER, BLOCK | TILE, FALSE, 1 },
  { "quarter-blacksmith", N_("Blacksmith quarter"), TW_SYMBOL_QUARTER, BLOCK | TILE, FALSE, 1 },
  { "quarter-cathedral",  N_("Cathedral quarter"),  TW_SYMBOL_QUARTER, BLOCK | TILE, FALSE, 1 },
};

static const char *const category_names[] = {
  [TW_SYMBOL_FEATURE] = N_("Cities and roads"),
  [TW_SYMBOL_GOODS] = N_("Goods"),
  [TW_SYMBOL_EVENT] = N_("Events"),
  [TW_SYMBOL_CROP] = N_("Crop circles"),
  [TW_SYMBOL_RIVER] = N_("River"),
  [TW_SYMBOL_MIST] = N_("Mist"),
  [TW_SYMBOL_QUARTER] = N_("City of Carcassonne"),
};
/* clang-format on */

G_STATIC_ASSERT (G_N_ELEMENTS (category_names) == TW_N_SYMBOL_CATEGORIES);

const TwSymbolInfo *
tw_symbol_table (guint *out_n_symbols)
{
  *out_n_symbols = G_N_ELEMENTS (symbols);
  return symbols;
}

const TwSymbolInfo *
tw_symbol_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (strcmp (symbols[i].id, id) == 0)
      return &symbols[i];
  return NULL;
}

gboolean
tw_symbol_allowed (const TwTopology *topology, const char *id, int segment)
{
  const TwSymbolInfo *info = tw_symbol_find (id);

  if (segment < -1 || segment >= (int) topology->n_segments)
    return FALSE;
  if (info == NULL)
    return TRUE;
  if (segment < 0)
    return (info->kinds & TW_SYMBOL_ON_TILE) != 0;
  return (info->kinds & TW_KIND_BIT (topology->segments[segment].kind)) != 0;
}

TwSegmentSet
tw_symbol_places (const TwTopology *topology, const char *id)
{
  TwSegmentSet places = 0;

  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_symbol_allowed (topology, id, (int) i))
      places |= TW_SEGMENT_BIT (i);
  return places;
}

const char *
tw_symbol_name (const char *id)
{
  const TwSymbolInfo *info = tw_symbol_find (id);

  return info != NULL ? _ (info->name) : id;
}

const char *
tw_symbol_category_name (TwSymbolCategory category)
{
  g_return_val_if_fail (category < TW_N_SYMBOL_CATEGORIES, "");

  return _ (category_names[category]);
}
