/* The plain members of a tile and of its variants. */
#include "engine/tile/tile-members.h"

#define TILE(member)    .offset = G_STRUCT_OFFSET (TwTile, member)
#define VARIANT(member) .offset = G_STRUCT_OFFSET (TwVariant, member)

static const TwMember tile_members[] = {
  { "id", TW_MEMBER_LINE, TILE (id), .needed = TRUE },
  { "count", TW_MEMBER_NUMBER, TILE (count), .most = TW_MAX_COPIES, .omitted = -1 },
  { "start", TW_MEMBER_NUMBER, TILE (n_start), .most = TW_MAX_COPIES },
  { "name", TW_MEMBER_TEXTS, TILE (names) },
  { "back", TW_MEMBER_LINE, TILE (back) },
  { "decoration", TW_MEMBER_WORDS, TILE (decoration) },
  { "aliases", TW_MEMBER_WORDS, TILE (aliases) },
  { "picture", TW_MEMBER_PICTURE, TILE (picture) },
  { NULL, TW_MEMBER_PICTURE, TILE (reference.picture) },
  { NULL, TW_MEMBER_FOREIGN, TILE (foreign) },
};

static const TwMember variant_members[] = {
  { "id", TW_MEMBER_LINE, VARIANT (id), .needed = TRUE },
  { "count", TW_MEMBER_NUMBER, VARIANT (count), .most = TW_MAX_COPIES, .omitted = -1 },
  { "decoration", TW_MEMBER_WORDS, VARIANT (decoration) },
  { "aliases", TW_MEMBER_WORDS, VARIANT (aliases) },
  { "picture", TW_MEMBER_PICTURE, VARIANT (picture) },
  { NULL, TW_MEMBER_FOREIGN, VARIANT (foreign) },
};

const TwMember *
tw_tile_members (guint *out_n)
{
  *out_n = G_N_ELEMENTS (tile_members);
  return tile_members;
}

const TwMember *
tw_variant_members (guint *out_n)
{
  *out_n = G_N_ELEMENTS (variant_members);
  return variant_members;
}
