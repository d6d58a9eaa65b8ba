/* The plain members of a tile set. */
#include "engine/set/set-members.h"

#define SET(member) .offset = G_STRUCT_OFFSET (TwTileSet, member)

static const char *const references[] = { "enclosed", "beside", NULL };
static const char *const draws[] = { "shuffled", "first", NULL };

G_STATIC_ASSERT (TW_SET_DRAW_SHUFFLED == 0 && TW_SET_DRAW_FIRST == 1
                 && sizeof (TwSetDraw) == sizeof (int));

static const TwMember members[] = {
  { "version", TW_MEMBER_WORDS, SET (version), .needed = TRUE },
  { "id", TW_MEMBER_LINE, SET (id), .needed = TRUE },
  { "author", TW_MEMBER_LINE, SET (author) },
  { "licence", TW_MEMBER_LINE, SET (licence) },
  { "edition", TW_MEMBER_LINE, SET (edition) },
  { "release", TW_MEMBER_LINE, SET (release) },
  { "aliases", TW_MEMBER_WORDS, SET (aliases) },
  { "requires", TW_MEMBER_WORDS, SET (requires) },
  { "back", TW_MEMBER_LINE, SET (back) },
  { "mark", TW_MEMBER_LINE, SET (mark) },
  { "theme", TW_MEMBER_LINE, SET (theme) },
  { "references", TW_MEMBER_WORD, SET (keeps_references_beside), .words = references },
  { "draw", TW_MEMBER_WORD, SET (draw), .words = draws },
  { "first", TW_MEMBER_LINE, SET (first_tile) },
  { "last", TW_MEMBER_LINE, SET (last_tile) },
  /* Elements, not attributes. */
  { NULL, TW_MEMBER_TEXTS, SET (titles) },
  { NULL, TW_MEMBER_TEXTS, SET (descriptions) },
  { NULL, TW_MEMBER_TEXTS, SET (notes) },
  { NULL, TW_MEMBER_FOREIGN, SET (foreign) },
  { NULL, TW_MEMBER_FOREIGN, SET (prolog) },
  { NULL, TW_MEMBER_FOREIGN, SET (epilog) },
};

const TwMember *
tw_tile_set_members (guint *out_n)
{
  *out_n = G_N_ELEMENTS (members);
  return members;
}
