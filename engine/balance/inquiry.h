/* From a question in words to an experiment: what the command line and a page ask in the same words. */
#pragma once

#include "engine/balance/plan.h"
#include "engine/balance/search-number.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * TwAskedGame: what is played.
 * @kit: the materials of games
 * @set_up: sets up the game: by the ruleset with the id @ruleset, by its own if that is %NULL; for @n_seats, for as many as
 *   it says if that is 0. Returns %FALSE with an error for people if it cannot be played
 * @compile: (nullable): compiles it; tw_game_setup_compile() for %NULL
 * @user: for @set_up
 */
typedef struct
{
  const TwGameKit *kit;
  gboolean (*set_up) (TwGameSetup *setup, const char *ruleset, guint n_seats, gpointer user, GError **error);
  TwRules *(*compile) (TwGameSetup *setup, GError **error);
  gpointer user;
} TwAskedGame;

/**
 * TwInquiry: a question.
 * @question: its id: "fair", "worth", "change", "skill", "thrill", "dead", "number", "team", "common"
 * @what: (nullable): what it is asked of: "tile:D,E", "set:ID", "symbol:ID", "figure:ID", "feature:KIND", "on:SYMBOL" or
 *   "verb:WORD" of "worth"; sets of "change"; rulesets, "mists-level-1@3" for three players, of "team"; "PARAM=LEAST..MOST" of
 *   "number"
 * @goal: (nullable): what a number is to bring about, "MEASURE=LOW..HIGH"
 * @game: what is played
 * @table: who plays; @n_playouts is that of the steps of "skill" as well, which leaves those with a search out if it is 0
 * @n_deals: how many deals
 * @seed: what they follow from
 *
 * A plain value; what it points to belongs to others.
 */
typedef struct
{
  const char *question;
  const char *what;
  const char *goal;
  TwAskedGame game;
  TwTable table;
  guint64 n_deals;
  guint64 seed;
} TwInquiry;

/**
 * tw_inquiry_plan:
 * @inquiry: any question but "number"
 * @error: %G_IO_ERROR_INVALID_ARGUMENT if it cannot be asked of this game; else as of the game
 *
 * Returns: (transfer full) (nullable): the experiment
 */
TwPlan *tw_inquiry_plan (const TwInquiry *inquiry, GError **error);

/**
 * TwNumberInquiry: a search for a number, and what it needs.
 * @search: the search; its @rules and @user are set
 * @name: the parameter
 */
typedef struct
{
  TwNumberSearch search;
  char *name;
  char *measure;
  const TwInquiry *inquiry;
} TwNumberInquiry;

/** tw_inquiry_number: fills in @out_number for @inquiry, the question "number", which must outlive it. Returns: %FALSE with @error set
 * as of tw_inquiry_plan() */
gboolean tw_inquiry_number (const TwInquiry *inquiry, TwNumberInquiry *out_number, GError **error);

/** tw_number_inquiry_clear: frees what @number holds. */
void tw_number_inquiry_clear (TwNumberInquiry *number);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwNumberInquiry, tw_number_inquiry_clear)

G_END_DECLS
