/* Symbols the program knows: the table. */
#include "engine/tile/symbol-table.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/tile/field-place.h"

#define CITY  TW_KIND_BIT (TW_KIND_CITY)
#define ROAD  TW_KIND_BIT (TW_KIND_ROAD)
#define RIVER TW_KIND_BIT (TW_KIND_RIVER)
#define MIST  TW_KIND_BIT (TW_KIND_MIST)
#define TILE  TW_SYMBOL_ON_TILE
#define BLOCK TW_KIND_BIT (TW_KIND_ENCLAVE)

/* How one and several are told of, for xgettext as well. */
#define TW_PLURAL(singular, plural)  .with = (singular), .with_many = (plural)
#define TW_COUNTED(singular, plural) .counted = (singular), .counted_many = (plural)

static const TwSymbolInfo symbols[] = {
  { .id = "coat-of-arms",
    .name = N_ ("Coat of arms"),
    .category = TW_SYMBOL_FEATURE,
    .kinds = CITY,
    TW_PLURAL ("with a coat of arms", "with %u coats of arms"),
    TW_COUNTED ("%d coat of arms", "%d coats of arms"),
    .many = NC_ ("symbols", "coats of arms"),
    .fact = "coa",
    .max_count = 9 },
  { .id = "cathedral",
    .name = N_ ("Cathedral"),
    .category = TW_SYMBOL_FEATURE,
    .kinds = CITY,
    .with = N_ ("with a cathedral"),
    TW_COUNTED ("%d cathedral", "%d cathedrals"),
    .many = NC_ ("symbols", "cathedrals"),
    .fact = "cathedral",
    .max_count = 1 },
  { .id = "inn",
    .name = N_ ("Inn"),
    .category = TW_SYMBOL_FEATURE,
    .kinds = ROAD,
    .with = N_ ("with an inn"),
    TW_COUNTED ("%d inn", "%d inns"),
    .many = NC_ ("symbols", "inns"),
    .fact = "inn",
    .max_count = 1 },
  { .id = "princess",
    .name = N_ ("Princess"),
    .category = TW_SYMBOL_FEATURE,
    .kinds = CITY,
    .with = N_ ("with a princess"),
    TW_COUNTED ("%d princess", "%d princesses"),
    .many = NC_ ("symbols", "princesses"),
    .fact = "princess",
    .max_count = 1 },
  { .id = "bushes",
    .name = N_ ("Bushes"),
    .category = TW_SYMBOL_FEATURE,
    .kinds = TILE,
    .with = N_ ("with bushes where roads end"),
    .max_count = 1 },
  { .id = "wine",
    .name = N_ ("Wine"),
    .category = TW_SYMBOL_GOODS,
    .kinds = CITY,
    TW_PLURAL ("with wine", "with %u barrels of wine"),
    /* Translators: barrels of wine that are drawn in a city */
    TW_COUNTED ("%d wine", "%d wine"),
    .many = NC_ ("symbols", "wine"),
    .fact = "wine",
    .max_count = 9 },
  { .id = "grain",
    .name = N_ ("Grain"),
    .category = TW_SYMBOL_GOODS,
    .kinds = CITY,
    TW_PLURAL ("with grain", "with %u sheaves of grain"),
    /* Translators: sheaves that are drawn in a city */
    TW_COUNTED ("%d grain", "%d grain"),
    .many = NC_ ("symbols", "grain"),
    .fact = "grain",
    .max_count = 9 },
  { .id = "cloth",
    .name = N_ ("Cloth"),
    .category = TW_SYMBOL_GOODS,
    .kinds = CITY,
    TW_PLURAL ("with cloth", "with %u bales of cloth"),
    /* Translators: bolts of cloth that are drawn in a city */
    TW_COUNTED ("%d cloth", "%d cloth"),
    .many = NC_ ("symbols", "cloth"),
    .fact = "cloth",
    .max_count = 9 },
  { .id = "flying-machine",
    .name = N_ ("Flying machine"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .has_direction = TRUE,
    .with = N_ ("with a flying machine"),
    .fact = "flying-machine",
    .max_count = 1 },
  { .id = "gold",
    .name = N_ ("Gold"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with gold"),
    .fact = "gold",
    .max_count = 1 },
  { .id = "mage",
    .name = N_ ("Mage"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with the mage"),
    .fact = "mage",
    .max_count = 1 },
  { .id = "robber",
    .name = N_ ("Robber"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with a robber"),
    .fact = "robber",
    .max_count = 1 },
  { .id = "festival",
    .name = N_ ("Festival"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with a festival"),
    .fact = "festival",
    .max_count = 1 },
  { .id = "volcano",
    .name = N_ ("Volcano"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with a volcano"),
    .fact = "volcano",
    .max_count = 1 },
  { .id = "dragon",
    .name = N_ ("Dragon"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with a dragon"),
    .fact = "dragon",
    .max_count = 1 },
  { .id = "portal",
    .name = N_ ("Portal"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with a portal"),
    .fact = "portal",
    .max_count = 1 },
  { .id = "tower",
    .name = N_ ("Tower"),
    .category = TW_SYMBOL_EVENT,
    .kinds = TILE,
    .with = N_ ("with a tower"),
    .fact = "tower",
    .max_count = 1 },
  { .id = "watchtower-road",
    .name = N_ ("Watchtower: roads"),
    .category = TW_SYMBOL_TOWER,
    .kinds = TILE,
    .with = N_ ("with a watchtower for roads"),
    .fact = "watchtower=road",
    .max_count = 1 },
  { .id = "watchtower-city",
    .name = N_ ("Watchtower: cities"),
    .category = TW_SYMBOL_TOWER,
    .kinds = TILE,
    .with = N_ ("with a watchtower for cities"),
    .fact = "watchtower=city",
    .max_count = 1 },
  { .id = "watchtower-meeple",
    .name = N_ ("Watchtower: followers"),
    .category = TW_SYMBOL_TOWER,
    .kinds = TILE,
    .with = N_ ("with a watchtower for followers"),
    .fact = "watchtower=meeple",
    .max_count = 1 },
  { .id = "watchtower-coat",
    .name = N_ ("Watchtower: coats of arms"),
    .category = TW_SYMBOL_TOWER,
    .kinds = TILE,
    .with = N_ ("with a watchtower for coats of arms"),
    .fact = "watchtower=coat",
    .max_count = 1 },
  { .id = "watchtower-monastery",
    .name = N_ ("Watchtower: monasteries"),
    .category = TW_SYMBOL_TOWER,
    .kinds = TILE,
    .with = N_ ("with a watchtower for monasteries"),
    .fact = "watchtower=monastery",
    .max_count = 1 },
  { .id = "crop-club",
    .name = N_ ("Crop circle: club"),
    .category = TW_SYMBOL_CROP,
    .kinds = TILE,
    .with = N_ ("with a club crop circle"),
    .fact = "crop=club",
    .max_count = 1 },
  { .id = "crop-fork",
    .name = N_ ("Crop circle: fork"),
    .category = TW_SYMBOL_CROP,
    .kinds = TILE,
    .with = N_ ("with a fork crop circle"),
    .fact = "crop=fork",
    .max_count = 1 },
  { .id = "crop-shield",
    .name = N_ ("Crop circle: shield"),
    .category = TW_SYMBOL_CROP,
    .kinds = TILE,
    .with = N_ ("with a shield crop circle"),
    .fact = "crop=shield",
    .max_count = 1 },
  /* Translators: where a river begins, its spring */
  { .id = "source",
    .name = N_ ("Source"),
    .category = TW_SYMBOL_RIVER,
    .kinds = RIVER | TILE,
    .with = N_ ("with the source"),
    .fact = "river=source",
    .max_count = 1 },
  { .id = "lake-end",
    .name = N_ ("Lake"),
    .category = TW_SYMBOL_RIVER,
    .kinds = RIVER | TILE,
    .with = N_ ("with the lake at its end"),
    .fact = "river=lake",
    .max_count = 1 },
  { .id = "ghost",
    .name = N_ ("Ghost"),
    .category = TW_SYMBOL_MIST,
    .kinds = MIST,
    TW_PLURAL ("with a ghost", "with %u ghosts"),
    .fact = "ghosts",
    .max_count = 9 },
  { .id = "quarter-castle",
    .name = N_ ("Castle quarter"),
    .category = TW_SYMBOL_QUARTER,
    .kinds = BLOCK | TILE,
    .with = N_ ("with the castle quarter"),
    .max_count = 1 },
  { .id = "quarter-market",
    .name = N_ ("Market quarter"),
    .category = TW_SYMBOL_QUARTER,
    .kinds = BLOCK | TILE,
    .with = N_ ("with the market quarter"),
    .max_count = 1 },
  { .id = "quarter-blacksmith",
    .name = N_ ("Blacksmith quarter"),
    .category = TW_SYMBOL_QUARTER,
    .kinds = BLOCK | TILE,
    .with = N_ ("with the blacksmith quarter"),
    .max_count = 1 },
  { .id = "quarter-cathedral",
    .name = N_ ("Cathedral quarter"),
    .category = TW_SYMBOL_QUARTER,
    .kinds = BLOCK | TILE,
    .with = N_ ("with the cathedral quarter"),
    .max_count = 1 },
};

static const char *const category_names[] = {
  [TW_SYMBOL_FEATURE] = N_ ("Cities and roads"),
  [TW_SYMBOL_GOODS] = N_ ("Goods"),
  [TW_SYMBOL_EVENT] = N_ ("Events"),
  [TW_SYMBOL_TOWER] = N_ ("Watchtowers"),
  [TW_SYMBOL_CROP] = N_ ("Crop circles"),
  [TW_SYMBOL_RIVER] = N_ ("River"),
  [TW_SYMBOL_MIST] = N_ ("Mist"),
  [TW_SYMBOL_QUARTER] = N_ ("City of Carcassonne"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (category_names) == TW_N_SYMBOL_CATEGORIES);

const TwSymbolInfo *
tw_symbol_table (guint *out_n_symbols)
{
  *out_n_symbols = G_N_ELEMENTS (symbols);
  return symbols;
}

const TwSymbolInfo *
tw_symbol_table_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (strcmp (symbols[i].id, id) == 0)
      return &symbols[i];
  return NULL;
}

gboolean
tw_symbol_table_allowed (const TwTopology *topology, const char *id, int segment)
{
  const TwSymbolInfo *info = tw_symbol_table_find (id);
  TwFields fields;

  if (tw_place_is_field (segment))
    {
      tw_fields_derive (topology, TW_FIELDS_DEFAULT, &fields);
      return tw_fields_find_place (&fields, segment) >= 0
             && (info == NULL || (info->kinds & TW_KIND_BIT (TW_KIND_FIELD)) != 0);
    }
  if (segment < -1 || segment >= (int) topology->n_segments)
    return FALSE;
  if (info == NULL)
    return TRUE;
  if (segment < 0)
    return (info->kinds & TW_SYMBOL_ON_TILE) != 0;
  return (info->kinds & TW_KIND_BIT (topology->segments[segment].kind)) != 0;
}

const char *
tw_symbol_table_name (const char *id)
{
  const TwSymbolInfo *info = tw_symbol_table_find (id);

  return info != NULL ? _ (info->name) : id;
}

const char *
tw_symbol_table_category_name (TwSymbolCategory category)
{
  g_return_val_if_fail (category < TW_N_SYMBOL_CATEGORIES, "");

  return _ (category_names[category]);
}
