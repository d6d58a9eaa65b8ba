/* From the words of the command line to an experiment. */
#pragma once

#include "app/tool/game-options.h"
#include "engine/balance/plan.h"
#include "engine/balance/search-number.h"

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

/** tw_balance_plan: Returns: (transfer full): the experiment, or %NULL with @error, a message for people */
TwPlan *tw_balance_plan (const TwBalanceOptions *options, const TwGameKit *kit, GError **error);

/** TwBalanceNumber: a search for a number, and what it needs. */
typedef struct
{
  TwNumberSearch search;
  const TwBalanceOptions *options;
  const TwGameKit *kit;
  char *name;    /* the parameter */
  char *measure; /* of the goal */
} TwBalanceNumber;

/** tw_balance_number: fills in @number for the question "number". Returns: %FALSE with @error, a message for people */
gboolean tw_balance_number (const TwBalanceOptions *options, const TwGameKit *kit, TwBalanceNumber *number, GError **error);

/** tw_balance_number_clear: frees the members of @number. */
void tw_balance_number_clear (TwBalanceNumber *number);

G_END_DECLS
