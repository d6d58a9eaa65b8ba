/* From the words of the command line to a question. */
#pragma once

#include "app/tool/game-options.h"
#include "engine/balance/inquiry.h"

G_BEGIN_DECLS

/**
 * TwBalanceOptions: what the experiment is.
 * @game: what is played
 * @question: id of the question
 * @what: (nullable): what it is asked of
 * @players: (nullable): who plays, "greedy,random"
 * @file: where those who play are described
 * @n_playouts: as for tw_player_set_effort()
 * @n_deals: number of deals
 * @seed: what they follow from
 * @goal: (nullable): what a number is to bring about
 */
typedef struct
{
  TwGameOptions game;
  char *question;
  char *what;
  char *players;
  TwPlayersFile *file;
  int n_playouts;
  gint64 n_deals;
  gint64 seed;
  char *goal;
} TwBalanceOptions;

/** tw_balance_options_clear: frees the members of @options. */
void tw_balance_options_clear (TwBalanceOptions *options);

/**
 * tw_balance_inquiry:
 * @options: the options
 * @kit: the materials of games
 * @out_inquiry: (out): the question, which points to @options and @kit
 * @error: %G_OPTION_ERROR if a player does not exist
 *
 * Returns: %FALSE with @error set
 */
gboolean tw_balance_inquiry (const TwBalanceOptions *options, const TwGameKit *kit, TwInquiry *out_inquiry, GError **error);

G_END_DECLS
