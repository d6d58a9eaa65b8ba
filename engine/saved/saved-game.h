/* Games as files (namespace urn:tilewright:game:1): tiles, parameters, seats and the log.
 *
 * Loading plays the log again and asks no generator for what it holds.
 */
#pragma once

#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_GAME_NAMESPACE "urn:tilewright:game:1"

/* What the attribute "table" says of a game that is no sandbox. */
#define TW_GAME_TABLE_STRICT "strict"
/* What "start" says where the first tile is a position of somebody's own. */
#define TW_GAME_START_GIVEN "given"

/**
 * TwSavedSeat: who sits there.
 * @name: (nullable): the player's name
 * @colour: (nullable): the colour's stable name, for instance "red"
 * @kind: (nullable): "person", or the kind of player that the program plays
 */
typedef struct
{
  char *name;
  char *colour;
  char *kind;
} TwSavedSeat;

/**
 * TwSavedGame: a game and who plays it.
 * @game: the game
 * @title: (nullable): what it is called, where that is not said by the sets and parts in play: the
 *   title of the ruleset that was chosen
 * @seats: who plays, for each seat
 * @is_strict: whether what chance brought stays, as in a game among people; else it is a sandbox
 */
typedef struct
{
  TwGame *game;
  char *title;
  TwSavedSeat seats[TW_MAX_SEATS];
  gboolean is_strict;
} TwSavedGame;

/**
 * tw_saved_game_to_xml:
 * @game: a game
 * @title: (nullable): see #TwSavedGame
 * @seats: (nullable) (array): who plays, for each seat
 * @is_strict: see #TwSavedGame
 * @out_length: (out) (optional): bytes written
 *
 * Rule: PARAM-008.
 *
 * Returns: (transfer full): the game as XML; the same game gives the same bytes
 */
char *tw_saved_game_to_xml (const TwGame *game,
                            const char *title,
                            const TwSavedSeat *seats,
                            gboolean is_strict,
                            gsize *out_length);

/**
 * tw_saved_game_parse:
 * @kit: what games are put together from
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1
 * @error: %TW_FORMAT_ERROR, with the line of the turn that cannot be played again
 *
 * The game's last question is open; nothing was settled that the log does not hold.
 * Give it its flags with tw_game_set_flags() to go on.
 *
 * Returns: (transfer full): the game, or %NULL
 */
TwSavedGame *tw_saved_game_parse (const TwGameKit *kit,
                                  const char *name,
                                  const char *data,
                                  gssize length,
                                  GError **error);

/** tw_saved_game_load: as tw_saved_game_parse() for the file at @path. */
TwSavedGame *tw_saved_game_load (const TwGameKit *kit, const char *path, GError **error);

/** tw_saved_game_free: frees a game and its seats. */
void tw_saved_game_free (TwSavedGame *saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSavedGame, tw_saved_game_free)

G_END_DECLS
