/* What can be in play beside the set that is played: tile sets with their copies, expansions.
 *
 * The choice that the set-up page shows as rows, without a widget: from a ruleset, and back to
 * one.
 */
#pragma once

#include "engine/set/ruleset.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/* A bound that no game needs to exceed. */
#define TW_MOST_COPIES 99

/**
 * TwSetupPart:
 * @word: its word in a ruleset: id of the set, else of the part
 * @set_id: (nullable): the set that it brings
 * @part: (nullable): the part that it brings
 * @title: what it is called, in the user's language
 * @file: (nullable): the file of a set of one's own; one that came with the played set has none
 * @set: (nullable): the set, where it is not as shipped
 * @n_tiles: tiles of one copy; 0 before tw_setup_parts_count(), and without any
 * @facets: what of it is in play, a set of #TwPartFacets; 0 for nothing
 * @copies: how often the set is in the bag, 1 or more
 * @is_played: whether it is the set that is played anyway
 * @is_document: whether it is what is being edited beside the table, as it is now
 * @is_of_ruleset: whether only the chosen ruleset brings it here
 * @is_awaited: whether its file has not been read yet
 * @problem: (nullable): why its file cannot be read
 * @checked: (nullable): the set whose errors are known, see tw_setup_part_check()
 * @faults: (nullable): those errors, a line for each
 * @n_faults: how many there are
 */
typedef struct
{
  char *word;
  char *set_id;
  char *part;
  char *title;
  char *file;
  TwTileSet *set;
  guint n_tiles;
  guint facets;
  guint copies;
  gboolean is_played;
  gboolean is_document;
  gboolean is_of_ruleset;
  gboolean is_awaited;
  char *problem;
  TwTileSet *checked;
  char *faults;
  guint n_faults;
} TwSetupPart;

/**
 * tw_setup_parts_new:
 * @kit: what games are put together from
 * @set: the set that is played
 *
 * Returns: (transfer full) (element-type TwSetupPart): the set itself, the tiles of the base game,
 *   sets that came in one file with it, then all parts that may be played with it; what @set needs
 *   is in play
 */
GPtrArray *tw_setup_parts_new (const TwGameKit *kit, TwTileSet *set);

/** tw_setup_parts_has_base: Returns: whether the tiles of the base game are in play beside the set */
gboolean tw_setup_parts_has_base (const GPtrArray *parts);

/** tw_setup_parts_set_base: brings them into play or takes them out; nothing where they are played anyway. */
void tw_setup_parts_set_base (GPtrArray *parts, gboolean has_base);

/** tw_setup_parts_copy: Returns: (transfer full) (element-type TwSetupPart): a copy, to try changes on */
GPtrArray *tw_setup_parts_copy (const GPtrArray *parts);

/** tw_setup_parts_count: counts the tiles of the shipped sets; it has to read them. */
void tw_setup_parts_count (GPtrArray *parts);

/** tw_setup_part_most_copies: Returns: how many copies of the set a game can have before it has too
 * many tiles */
guint tw_setup_part_most_copies (const TwSetupPart *part);

/** tw_setup_part_is_own: Returns: whether the part is a set that somebody added from a file */
gboolean tw_setup_part_is_own (const TwSetupPart *part);

/**
 * tw_setup_read_set:
 * @path: a file with a tile set, or a package
 * @error: %TW_FORMAT_ERROR
 *
 * Blocks for as long as the disk does; safe in any thread.
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *tw_setup_read_set (const char *path, GError **error);

/**
 * tw_setup_parts_add_set:
 * @parts: what there is
 * @set: what was read from @path
 * @path: a file with a tile set, or a package
 * @error: %TW_SETUP_ERROR_REFUSED for the set that is played
 *
 * A set of the same id as a shipped one takes its place.
 *
 * Returns: (transfer none) (nullable): the set's part, which is in play now
 */
const TwSetupPart *tw_setup_parts_add_set (GPtrArray *parts, TwTileSet *set, const char *path,
                                           GError **error);

/** tw_setup_parts_take_game: lists what a game with @rules was played with and is not as shipped, so
 * that the next one can be played with it, too. */
void tw_setup_parts_take_game (GPtrArray *parts, const TwRules *rules);

/** tw_setup_parts_remove: removes a set that came from a file; a shipped set with its id takes its
 * place again. */
void tw_setup_parts_remove (GPtrArray *parts, guint index);

/** tw_setup_parts_dup_sets: Returns: (transfer full) (element-type TwTileSet): the sets that differ
 * from the shipped ones, for tw_game_setup_provide() */
GPtrArray *tw_setup_parts_dup_sets (const GPtrArray *parts);

/** tw_setup_parts_dup_rules: Returns: (transfer full) (array zero-terminated=1): the parts whose rules
 * are in play, without the base game */
char **tw_setup_parts_dup_rules (const GPtrArray *parts);

G_END_DECLS
