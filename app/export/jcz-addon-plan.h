/* What goes into an add-on for JCloisterZone: which tiles, under which names. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwJczAddonTile: a tile of the add-on.
 * @set: the tile's set
 * @tile: the tile that is drawn; belongs to @set
 * @variant: which of its variants, -1 for the plain copies
 * @id: its id there
 * @picture: name of its picture, without a folder
 */
typedef struct
{
  const TwTileSet *set;
  const TwTile *tile;
  int variant;
  char *id;
  char *picture;
} TwJczAddonTile;

/**
 * TwJczAddonPlan:
 * @id: id of the add-on, which is the name of its only folder and of its set
 * @title: its title
 * @author: (nullable): who made it
 * @version: its version, at least 1
 * @expansion: (nullable): the same as that program writes ids of expansions; %NULL if there is only
 *   artwork, of tiles that it has
 * @set: (nullable): the set as that program has it: each variant that differs in play is a tile
 * @tiles: (element-type TwJczAddonTile): its tiles, in the same order
 */
typedef struct
{
  char *id;
  char *title;
  char *author;
  gint64 version;
  char *expansion;
  TwTileSet *set;
  GArray *tiles;
} TwJczAddonPlan;

/**
 * tw_jcz_addon_plan_new:
 * @set: a set, which must outlive the plan
 * @problems: (element-type utf8): gets what is left out, and what that program does otherwise
 *
 * All ids begin with a word of ours: that program and its add-ons have one list of them.
 *
 * Returns: (transfer full): the plan; without tiles if none of @set can go there
 */
TwJczAddonPlan *tw_jcz_addon_plan_new (const TwTileSet *set, GPtrArray *problems);

/**
 * tw_jcz_addon_plan_new_bare:
 * @id: its id
 * @title: its title
 * @author: (nullable): who made it
 * @release: (nullable): what was released, "1.2"
 *
 * Returns: (transfer full): a plan without a set and without tiles
 */
TwJczAddonPlan *tw_jcz_addon_plan_new_bare (const char *id, const char *title, const char *author,
                                            const char *release);

/**
 * tw_jcz_addon_plan_word:
 * @taken: (element-type utf8): the words that there are, in small letters; gets the word
 * @text: any text
 *
 * Returns: (transfer full): @text in English letters, digits and "-", with a number if it is taken, be it
 *   in other capitals
 */
char *tw_jcz_addon_plan_word (GHashTable *taken, const char *text);

/** tw_jcz_addon_plan_free: frees @plan. */
void tw_jcz_addon_plan_free (TwJczAddonPlan *plan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwJczAddonPlan, tw_jcz_addon_plan_free)

G_END_DECLS
