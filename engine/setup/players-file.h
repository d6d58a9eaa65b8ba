/* The programs that play, as data/players/players.xml describes them: kinds of players with what they like. */
#pragma once

#include "engine/format/format-error.h"
#include "engine/player/player.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/**
 * TwShippedPlayer:
 * @kind: how it plays, with the memory that it needs below
 * @name: what it is called at the table, in every language
 * @titles: what it is like, in a word or two
 * @seconds: how long it thinks about an answer at the table; 0 if it does not think
 * @temper: what @kind likes, of a greedy player
 * @weights: what it thinks facts are worth, of a planner or a search
 *
 * Immutable once it is read.
 */
typedef struct
{
  TwPlayerKind kind;
  char *name;
  TwTexts *titles;
  guint seconds;
  TwTemper temper;
  TwOutlookWeights weights;
} TwShippedPlayer;

/** TwPlayersFile: @players: (element-type TwShippedPlayer): in the file's order */
typedef struct
{
  GPtrArray *players;
} TwPlayersFile;

/**
 * tw_players_file_parse:
 * @name: the file's name for messages
 * @data: its bytes
 * @length: how many, or -1
 * @error: %TW_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the players
 */
TwPlayersFile *tw_players_file_parse (const char *name,
                                      const char *data,
                                      gssize length,
                                      GError **error);

/**
 * tw_players_file_load_shipped:
 * @error: %TW_FORMAT_ERROR_DATA if the program's file is missing; else as above
 *
 * Returns: (transfer full) (nullable): the players that come with the program
 */
TwPlayersFile *tw_players_file_load_shipped (GError **error);

/** tw_players_file_find: Returns: (transfer none) (nullable): the player of that id */
const TwShippedPlayer *tw_players_file_find (const TwPlayersFile *file, const char *id);

/** tw_players_file_free: frees @file. */
void tw_players_file_free (TwPlayersFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPlayersFile, tw_players_file_free)

G_END_DECLS
