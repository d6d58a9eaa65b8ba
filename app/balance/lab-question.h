/* A question about a set that is open: a plain value that a thread may keep. */
#pragma once

#include "engine/balance/inquiry.h"
#include "engine/set/ruleset.h"
#include "engine/set/tile-set.h"
#include "engine/setup/players-file.h"

G_BEGIN_DECLS

/**
 * TwLabQuestion:
 * @id: id of the question, see #TwInquiry
 * @what: (nullable): what it is asked of
 * @goal: (nullable): what a number is to bring about
 * @set: the set
 * @ruleset: (nullable): what it is played by
 * @is_without: whether the game is that without the set, which is added by @what
 * @n_seats: how many play
 * @player: id of who plays, in the file of players
 * @n_playouts: how often a player that searches plays on for an answer, 0 for one that does not
 * @n_deals: how many deals
 */
typedef struct
{
  const char *id; /* static */
  char *what;
  char *goal;
  TwTileSet *set;
  TwRuleset *ruleset;
  gboolean is_without;
  guint n_seats;
  char *player;
  guint n_playouts;
  guint64 n_deals;
} TwLabQuestion;

/** tw_lab_question_copy: Returns: (transfer full): a copy of @question, with the set as it is now */
TwLabQuestion *tw_lab_question_copy (const TwLabQuestion *question);

/** tw_lab_question_free: frees @question, which may be %NULL. */
void tw_lab_question_free (TwLabQuestion *question);

/** tw_lab_question_clear: frees what @question holds. */
void tw_lab_question_clear (TwLabQuestion *question);

/** tw_lab_question_key: Returns: (transfer full): a name for the file that keeps what came of it: the same for the same question of
 *   the same set, however the set has changed since and however many deals are played */
char *tw_lab_question_key (const TwLabQuestion *question);

/**
 * tw_lab_question_inquiry:
 * @question: a question
 * @kit: the materials of games
 * @players: who there is
 *
 * Returns: it as an inquiry, which points to all three; its player is the first one of @players if there is none of that id
 */
TwInquiry tw_lab_question_inquiry (const TwLabQuestion *question, const TwGameKit *kit, const TwPlayersFile *players);

/** tw_lab_question_rules: Returns: (transfer full) (nullable): the rules of its game; %NULL with @error set if it cannot be played */
TwRules *tw_lab_question_rules (const TwLabQuestion *question, const TwGameKit *kit, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLabQuestion, tw_lab_question_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwLabQuestion, tw_lab_question_clear)

G_END_DECLS
