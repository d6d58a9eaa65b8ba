/* Games of what is shipped: rules and tile sets from the files. */
#pragma once

#include "engine/case/case-run.h"

/** shipped_kit: Returns: (transfer full): the shipped rules and all expansions */
TwGameKit shipped_kit (void);

/** shipped_kit_read: Returns: (transfer full): shipped_kit() with all sets read, which takes as long
 *   as some thirty games, for thousands of them */
TwGameKit shipped_kit_read (void);

/** shipped_kit_clear: frees what @kit holds. */
void shipped_kit_clear (TwGameKit *kit);

/**
 * shipped_parts:
 * @kit: the kit
 *
 * Returns: (transfer full) (array zero-terminated=1): "base", and all that can be added to it, as
 *   setups call it: parts, and sets that share a part with another
 */
char **shipped_parts (const TwGameKit *kit);

/** SHIPPED_RULESET: what stands before the id of a whole ruleset */
#define SHIPPED_RULESET "ruleset:"

/**
 * shipped_setup:
 * @kit: the kit
 * @text: parts in play or a ruleset, and NAME=VALUE of parameters, blank-separated
 * @n_seats: players
 *
 * Returns: (transfer full): a game to be made; the test ends if there is no such game
 */
TwGameSetup *shipped_setup (const TwGameKit *kit, const char *text, guint n_seats);

/** shipped_rules: Returns: (transfer full): the rules of shipped_setup(); the test ends if they
 * cannot be made */
TwRules *shipped_rules (const TwGameKit *kit, const char *text, guint n_seats);

/** ShippedGame: a game put into a position in the words of cases. */
typedef struct
{
  TwGameKit kit;
  TwCaseFile *file;
  TwCaseRun *run;
  TwPlay *play; /* the run's, to be played on */
} ShippedGame;

/**
 * shipped_game:
 * @game: (out caller-allocates): the game
 * @kit: (transfer full): the kit
 * @lines: lines of a case but its first two
 *
 * Runs them; the test ends if one of them fails.
 */
void shipped_game (ShippedGame *game, TwGameKit kit, const char *lines);

/** shipped_game_clear: frees what @game holds. */
void shipped_game_clear (ShippedGame *game);
