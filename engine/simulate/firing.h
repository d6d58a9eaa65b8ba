/* Where a rule does something: the smallest position of a game in which it does.
 *
 * Whoever writes a rule sees there what it does. Games are played at random, with tiles on which
 * there is what the rule names drawn early; the shortest one in which the rule does something is
 * kept. */
#pragma once

#include <gio/gio.h>

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * TwFiring: a game in which a rule does something.
 * @game: the game, with all entries up to what brings the rule to do something; they can be undone
 * @n_before: so many entries of its log come before the answer after which it does, which somebody
 *   gives; all of them if it does something without an answer, as a prohibition, or before anybody
 *   is asked
 * @n_tiles: how many tiles lie then, with those of the start
 * @brings_nothing: whether the rule gives something, or takes it, but to nobody there: no game was found in which
 *   it does
 * @is_other: whether it was found by tw_firing_find_other(), where nothing counts but that the rule does something
 */
typedef struct
{
  TwGame *game;
  guint n_before;
  guint n_tiles;
  gboolean brings_nothing;
  gboolean is_other;
} TwFiring;

/**
 * tw_firing_find:
 * @rules: the rules of a game
 * @rule: one of its rules
 * @seed: what chance comes from; the same number finds the same game
 * @n_games: how many games are played at most
 * @patience: how many more games are played once there is one, or a smaller one, for a still smaller one
 * @cancellable: (nullable): gives up early
 *
 * Blocks for some tenths of a second with a thousand games; safe in any thread that has @rules to
 * itself or shares them.
 *
 * Returns: (transfer full) (nullable): the game; %NULL if the rule did nothing in all of them
 */
TwFiring *tw_firing_find (TwRules *rules, const TwWatched *rule, guint64 seed, guint n_games,
                          guint patience, GCancellable *cancellable);

/**
 * tw_firing_find_other:
 * @rules, @rule, @seed, @n_games, @patience, @cancellable: as for tw_firing_find()
 *
 * Returns: (transfer full) (nullable): a small position of which nothing is asked but that the rule does something: a
 *   card or a roll after which it brings nobody anything is as good as another
 */
TwFiring *tw_firing_find_other (TwRules *rules, const TwWatched *rule, guint64 seed, guint n_games,
                                guint patience, GCancellable *cancellable);

/** tw_firing_outcome: Returns: (transfer full): what chance decides in the turn of @firing after the answer, cards and
 * rolls but no tiles, as bytes; none where nothing is left to it */
GBytes *tw_firing_outcome (const TwFiring *firing);

/**
 * tw_firing_again:
 * @firing: a game in which a rule does something
 * @rules: other rules
 * @rule: the same rule as those rules have it
 *
 * Plays the same answers by other rules: those of a set in which a number was changed.
 *
 * Returns: (transfer full) (nullable): that game; %NULL if it does not go that way any more, or the
 *   rule does nothing in it, or gives something to nobody
 */
TwFiring *tw_firing_again (const TwFiring *firing, TwRules *rules, const TwWatched *rule);

/** tw_firing_gives_in: Returns: whether @rule has given somebody something, or taken it, in @game since the position
 * of @firing; @game goes on from there */
gboolean tw_firing_gives_in (const TwFiring *firing, const TwGame *game, const TwWatched *rule);

/** tw_firing_go_on: plays again by @rules what was played on from a firing in @game (nullable). Returns: (transfer full)
 * (nullable): that game; %NULL if it goes another way by them */
TwGame *tw_firing_go_on (const TwGame *game, TwRules *rules);

/** tw_firing_equal: Returns: whether both go the same way */
gboolean tw_firing_equal (const TwFiring *a, const TwFiring *b);

/** tw_firing_free: frees @firing with its game. */
void tw_firing_free (TwFiring *firing);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwFiring, tw_firing_free)

G_END_DECLS
