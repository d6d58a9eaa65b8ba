/* Saved games: files with tiles, parameters, seats and the log (namespace urn:tilewright:game:1).
 *
 * Loading replays the log; outcomes of chance come from the log.
 */
#pragma once

#include "engine/game/game.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_GAME_NAMESPACE "urn:tilewright:game:1"

/* The value of the attribute "table" for a game that is no sandbox. */
#define TW_GAME_TABLE_STRICT "strict"
/* Its value for a game that was played elsewhere and entered; it is a sandbox. */
#define TW_GAME_TABLE_RECORDED "recorded"
/* The value of the attribute "start" if the players gave the starting position. */
#define TW_GAME_START_GIVEN "given"

/**
 * TwSavedSeat: the player of a seat.
 * @name: (nullable): the player's name
 * @colour: (nullable): the colour's stable name, for instance "red"
 * @kind: (nullable): "person", or id of a kind of computer player
 */
typedef struct
{
  char *name;
  char *colour;
  char *kind;
} TwSavedSeat;

/**
 * TwSavedGame: a game and its players.
 * @game: the game
 * @title: (nullable): the title of the chosen ruleset; %NULL if the title follows from the sets and
 *   parts in play
 * @seats: the player of each seat
 * @is_strict: whether outcomes of chance are final, as in a game among people; otherwise it is a
 *   sandbox
 */
typedef struct
{
  TwGame *game;
  char *title;
  TwSavedSeat seats[TW_MAX_SEATS];
  gboolean is_strict;
} TwSavedGame;

/** tw_saved_game_free: frees a game and its seats. */
void tw_saved_game_free (TwSavedGame *saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwSavedGame, tw_saved_game_free)

G_END_DECLS
