/* Games played by chance, and what holds in each of them. */
#pragma once

#include "engine/case/case-run.h"
#include "engine/game/game.h"

/**
 * WalkVisitor:
 * @game: a game in which an answer is due
 * @user: what came with it
 *
 * Called before each answer.
 */
typedef void (*WalkVisitor) (const TwGame *game, gpointer user);

/** walk_check: fails the test if anything is wrong with the position. */
void walk_check (const TwGame *game);

/** walk_check_visitor: walk_check() as a #WalkVisitor */
void walk_check_visitor (const TwGame *game, gpointer user);

/**
 * walk_game:
 * @rules: the rules
 * @seed: of the game and of the answers
 * @flags: with %TW_GAME_FORCED chance is asked too
 * @visitor: (nullable): called before each answer
 * @user: for @visitor
 *
 * Returns: (transfer full): a game that was played to its end with any legal answers
 */
TwGame *walk_game (
    TwRules *rules, guint64 seed, TwGameFlags flags, WalkVisitor visitor, gpointer user);

/**
 * walk_back_and_again:
 * @game: a game
 * @kit: what saved games are put together from
 *
 * The same when it is saved and read, when answers are taken back, and when they are given
 * again; sound all along.
 */
void walk_back_and_again (TwGame *game, const TwGameKit *kit);
