/* All expansions that go together, put into play at once. */
#pragma once

#include "app/setup/setup-game.h"

G_BEGIN_DECLS

/**
 * TwSetupTogetherDone:
 * @data: as it was given
 * @n: how many expansions have come into play
 * @left_out: (element-type utf8): of each that could not be played with those before, its title and why
 * @remedy: (nullable): a house rule with which the first of these could be played that any house rule helps
 *
 * All has been tried.
 */
typedef void (*TwSetupTogetherDone) (gpointer data, guint n, const GPtrArray *left_out,
                                     const char *remedy);

/**
 * TwSetupTogether:
 * @source: id of the source that tries the next one, 0 if nothing is under way
 * @at: the number of the next part
 * @n, @left_out, @remedy: as for #TwSetupTogetherDone
 *
 * Rules are compiled for each expansion that is tried, so each has a turn of the main loop to itself.
 */
typedef struct
{
  TwSetupGame *game;
  guint source;
  guint at;
  guint n;
  GPtrArray *left_out;
  const char *remedy;
  TwSetupTogetherDone done;
  gpointer data;
} TwSetupTogether;

/**
 * tw_setup_together_begin:
 * @self: nothing, or something under way, which stops
 * @game: (transfer none): the choices; must not go before tw_setup_together_stop()
 * @done: called when all has been tried
 * @data: for @done
 *
 * Puts into play one expansion after the other, in the order in which they are listed, and takes out again what
 * cannot be played with those before. Of two sets of one expansion the first is taken. What is of a file
 * of its own, and what is in play already, stays as it is.
 */
void tw_setup_together_begin (TwSetupTogether *self, TwSetupGame *game, TwSetupTogetherDone done,
                              gpointer data);

/** tw_setup_together_stop: tries no more, and keeps what is in play by now. */
void tw_setup_together_stop (TwSetupTogether *self);

/** tw_setup_together_has_any: Returns: whether some expansion is in play that need not be */
gboolean tw_setup_together_has_any (const TwSetupGame *game);

/** tw_setup_together_remove: takes all expansions out of play that the played set can do without. */
void tw_setup_together_remove (TwSetupGame *game);

G_END_DECLS
