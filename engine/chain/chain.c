/* A game by file: the chain of moves. */
#include "engine/chain/chain-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/game/by-hand.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"

void
tw_chain_free (TwChain *self)
{
  if (self == NULL)
    return;
  tw_saved_game_free (self->opened);
  g_ptr_array_unref (self->lines);
  g_array_unref (self->hashes);
  g_byte_array_unref (self->senders);
  tw_chain_shares_free (self->shares);
  g_free (self);
}

const TwGame *
tw_chain_game (const TwChain *self)
{
  return self->opened->game;
}

const TwSavedGame *
tw_chain_opened (const TwChain *self)
{
  return self->opened;
}

guint
tw_chain_n_moves (const TwChain *self)
{
  return self->lines->len;
}

const char *
tw_chain_line (const TwChain *self, guint number)
{
  return self->lines->pdata[number];
}

guint
tw_chain_sender (const TwChain *self, guint number)
{
  return self->senders->data[number];
}

guint
tw_chain_n_parties (const TwChain *self)
{
  return self->n_parties;
}

guint
tw_chain_n_joined (const TwChain *self)
{
  return self->n_joined;
}

guint
tw_chain_party_of (const TwChain *self, guint seat)
{
  return seat < TW_MAX_SEATS ? self->party_of[seat] : TW_CHAIN_NOBODY;
}

guint
tw_chain_own (const TwChain *self)
{
  return self->own;
}

const TwChainDigest *
tw_chain_hash (const TwChain *self, guint number)
{
  return &g_array_index (self->hashes, TwChainDigest, number);
}

/* Who answers a move of @last after which the game is @game; @last itself while its move is not
 * whole. Where chance has to decide, the player on turn answers with a share, so that what was
 * drawn is seen there first; after a move of its own another party has to. */
static guint
next_after (const TwChain *self, const TwGame *game, guint last)
{
  const TwPlay *play = tw_game_play (game);
  guint decider = tw_play_decider (play), party;

  if (decider == TW_SEAT_NONE)
    return TW_CHAIN_NOBODY;
  if (decider != TW_SEAT_CHANCE)
    return tw_chain_party_of (self, decider);
  party = tw_chain_party_of (self, play->state->on_turn);
  return party != last ? party : (last + 1) % self->n_parties;
}

guint
tw_chain_next (const TwChain *self)
{
  return self->n_joined < self->n_parties
             ? self->n_joined
             : next_after (self, self->opened->game, tw_chain_sender (self, self->lines->len - 1));
}

/* Lets chance decide by the last move and @share. */
static void
settle (const TwChain *self, TwGame *game, const TwChainDigest *share)
{
  guint64 seed = tw_chain_seed (tw_chain_hash (self, self->hashes->len - 1), share);

  while (tw_play_decider (tw_game_play (game)) == TW_SEAT_CHANCE)
    {
      TwAction outcome = tw_play_chance_by (tw_game_play (game), seed);

      if (!tw_game_apply (game, &outcome, NULL))
        return;
    }
}

/* Whether a move of @party ends here: chance has to decide, or another party, or nobody. */
static gboolean
is_end_of_move (const TwChain *self, const TwGame *game, guint party)
{
  guint decider = tw_play_decider (tw_game_play (game));

  return decider == TW_SEAT_NONE || decider == TW_SEAT_CHANCE
         || tw_chain_party_of (self, decider) != party;
}

/* ---- taking moves --------------------------------------------------------------------------- */

static void
add (TwChain *self, const TwChainMove *move, const char *line, const TwChainDigest *hash)
{
  TwChainParty *party = &self->parties[move->party];

  if (move->number >= self->n_parties)
    party->n_given++;
  else
    self->n_joined++;
  party->share = move->share;
  g_byte_array_append (self->senders, &(guint8){ (guint8) move->party }, 1);
  g_ptr_array_add (self->lines, g_strdup (line));
  g_array_append_val (self->hashes, *hash);
}

static gboolean
fail_past (GError **error, guint number)
{
  return tw_chain_error_set (
      error, TW_CHAIN_ERROR_PAST,
      _ ("This goes on from another move %u than the one here: one of you has "
         "changed what was played. Compare the games; the one whose moves both "
         "have is right."),
      number);
}

/* Whether the move comes next. */
static gboolean
check_place (const TwChain *self, const TwChainMove *move, GError **error)
{
  guint n = self->lines->len;

  if (!tw_chain_digest_equal (&move->game, tw_chain_hash (self, 0)))
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_OTHER_GAME,
        _ ("This move belongs to another game. Go on with that one, and take "
           "the move there."));
  if (move->number > n)
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_MISSING,
        _ ("This is move %u, and here move %u comes next. Take the moves "
           "between first; who sent this one can send all of them as a file."),
        move->number, n);
  if (move->number < n)
    return fail_past (error, move->number);
  if (!tw_chain_digest_equal (&move->before, tw_chain_hash (self, n - 1)))
    return fail_past (error, n - 1);
  if (move->party != tw_chain_next (self))
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_TURN,
        _ ("This is a move of party %u, but party %u has to move. Nobody can "
           "move for another."),
        move->party + 1, tw_chain_next (self) + 1);
  return TRUE;
}

static gboolean
check_share (const TwChain *self, const TwChainMove *move, GError **error)
{
  if (move->number < self->n_parties
      || tw_chain_share_follows (&move->share, &self->parties[move->party].share))
    return TRUE;
  return tw_chain_error_set (
      error, TW_CHAIN_ERROR_SHARE,
      _ ("The share of chance in this move is not the one that its sender has "
         "promised. It was made up, or comes from another copy of the game; ask "
         "for the right move."));
}

static gboolean
fail_move (GError **error, const char *word, const char *why)
{
  return tw_chain_error_set (
      error, TW_CHAIN_ERROR_MOVE,
      /* Translators: an answer in notation, and why it is refused. */
      _ ("The move cannot be “%.80s”: %s Somebody has changed it, or the sender "
         "has another version of Tilewright."),
      word, why);
}

/* One answer of @party. */
static gboolean
play_word (const TwChain *self, TwGame *game, guint party, const char *word, GError **error)
{
  const TwPlay *play = tw_game_play (game);
  g_autoptr (GError) local = NULL;
  g_autofree char *again = NULL, *why = NULL;
  TwRefusal refusal;
  TwAction action;

  if (is_end_of_move (self, game, party))
    return fail_move (error, word, _ ("It is more than one move."));
  if (!tw_notation_parse_action (play, word, play->state->on_turn, &action, &local))
    return fail_move (error, word, local->message);
  again = tw_notation_print_action (play, &action, play->state->on_turn);
  /* What is done by hand, or decided by chance, is nobody's answer. */
  if (strcmp (again, word) != 0 || action.verb == TW_VERB_FINISH || action.verb == TW_VERB_GIVEN
      || tw_by_hand_is (action.verb) || action.seat == TW_SEAT_CHANCE
      || tw_chain_party_of (self, action.seat) != party)
    return fail_move (error, word, _ ("It is no answer to what is asked."));
  if (tw_game_apply (game, &action, &refusal))
    return TRUE;
  why = tw_refusal_message (&refusal, play);
  return fail_move (error, word, why);
}

/* Plays the move on @game, which is the chain's or a copy of it. */
static gboolean
play_move (const TwChain *self, TwGame *game, const TwChainMove *move, GError **error)
{
  g_auto (GStrv) words = g_strsplit (move->words, " ", -1);

  if (move->number >= self->n_parties)
    settle (self, game, &move->share);
  for (guint i = 0; words[i] != NULL; i++)
    if (!play_word (self, game, move->party, words[i], error))
      return FALSE;
  if (move->number >= self->n_parties && !is_end_of_move (self, game, move->party))
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_MOVE,
        _ ("The move ends too early: its sender still has to answer. Ask for "
           "the whole move."));
  if (tw_play_hash (tw_game_play (game)) != move->state)
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_MOVE,
        _ ("After this move the game would not be the same on both sides. "
           "Somebody has changed the move, or you have different versions of "
           "Tilewright."));
  return TRUE;
}

/* Plays the move on a copy of the game, which takes its place if all is right. */
static gboolean
play_safely (TwChain *self, const TwChainMove *move, GError **error)
{
  g_autoptr (TwGame) game = tw_game_copy (self->opened->game);

  if (!play_move (self, game, move, error))
    return FALSE;
  tw_game_free (self->opened->game);
  self->opened->game = g_steal_pointer (&game);
  return TRUE;
}

static gboolean
play_for_good (TwChain *self, const TwChainMove *move, GError **error)
{
  return play_move (self, self->opened->game, move, error);
}

typedef gboolean (*PlayFunc) (TwChain *self, const TwChainMove *move, GError **error);

static gboolean
take (TwChain *self, const char *line, PlayFunc play, GError **error)
{
  g_auto (TwChainMove) move = { 0 };
  TwChainDigest hash;

  if (!tw_chain_move_parse (line, &move, &hash, error))
    return FALSE;
  if (move.number < self->lines->len
      && tw_chain_digest_equal (&hash, tw_chain_hash (self, move.number)))
    return TRUE;
  if (move.number == 0)
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_OTHER_GAME,
        _ ("This opens another game. Leave the table, or begin a new game, to "
           "take it."));
  if (!check_place (self, &move, error) || !check_share (self, &move, error)
      || !play (self, &move, error))
    return FALSE;
  add (self, &move, line, &hash);
  return TRUE;
}

gboolean
tw_chain_take (TwChain *self, const char *line, GError **error)
{
  return take (self, line, play_safely, error);
}

gboolean
tw_chain_take_for_good (TwChain *self, const char *line, GError **error)
{
  return take (self, line, play_for_good, error);
}

gboolean
tw_chain_is_of (const TwChain *self, const char *line)
{
  g_auto (TwChainMove) move = { 0 };
  TwChainDigest hash;

  return tw_chain_move_parse (line, &move, &hash, NULL)
         && tw_chain_digest_equal (move.number == 0 ? &hash : &move.game, tw_chain_hash (self, 0));
}

/* ---- opening a game ------------------------------------------------------------------------- */

/* Parties are numbered without a gap, and no seat is left out. */
static gboolean
take_parties (TwChain *self, const TwChainMove *move)
{
  guint seen = 0;

  for (guint i = 0; i < move->n_seats; i++)
    {
      self->party_of[i] = move->parties[i];
      self->n_parties = MAX (self->n_parties, move->parties[i] + 1u);
      seen |= 1u << move->parties[i];
    }
  return seen == (1u << self->n_parties) - 1
         && move->n_seats == tw_game_rules (self->opened->game)->n_seats && move->party == 0;
}

static gboolean
is_fresh (const TwGame *game)
{
  guint n, n_remarks;

  tw_game_log (game, &n);
  tw_game_remarks (game, &n_remarks);
  return n == 0 && n_remarks == 0 && tw_game_seed (game) == 0;
}

TwChain *
tw_chain_open (const TwGameKit *kit, const char *line, GError **error)
{
  g_autoptr (TwChain) self = g_new0 (TwChain, 1);
  g_auto (TwChainMove) move = { 0 };
  TwChainDigest hash;

  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->hashes = g_array_new (FALSE, FALSE, sizeof (TwChainDigest));
  self->senders = g_byte_array_new ();
  self->own = TW_CHAIN_NOBODY;
  if (!tw_chain_move_parse (line, &move, &hash, error))
    return NULL;
  if (move.number != 0)
    {
      tw_chain_error_set (
          error, TW_CHAIN_ERROR_MISSING,
          _ ("This is move %u of a game that is not here. Take the move with which it "
             "begins first; who sent this one can send all of them as a file."),
          move.number);
      return NULL;
    }
  self->opened = tw_saved_game_parse (kit, _ ("Opening of the game"), move.xml, -1, error);
  if (self->opened == NULL)
    return NULL;
  if (!is_fresh (self->opened->game) || !take_parties (self, &move))
    {
      tw_chain_error_set (
          error, TW_CHAIN_ERROR_MOVE,
          _ ("This does not open a game: it has moves already, or nobody sits at one of "
             "its seats. Ask for another opening."));
      return NULL;
    }
  tw_game_set_flags (self->opened->game, TW_GAME_HELD);
  self->opened->is_strict = TRUE;
  add (self, &move, line, &hash);
  return g_steal_pointer (&self);
}

void
tw_chain_hold (TwChain *self, guint party, TwChainDigest *shares)
{
  tw_chain_shares_free (self->shares);
  self->own = party;
  self->shares = shares;
}

/* The shares of a new secret, which is nowhere but in them. */
static TwChainDigest *
draw_shares (GError **error)
{
  TwChainDigest secret, *shares;

  if (!tw_chain_secret_draw (&secret))
    {
      tw_chain_error_set (error, TW_CHAIN_ERROR_LIMIT,
                          _ ("The system gives no random numbers. Try again later."));
      return NULL;
    }
  shares = tw_chain_shares_new (&secret);
  explicit_bzero (&secret, sizeof secret);
  return shares;
}

/* The line that opens @game. */
static char *
print_opening (const TwGame *game,
               const char *title,
               const TwSavedSeat *seats,
               const guint8 *parties,
               const TwChainDigest *promise)
{
  g_auto (TwChainMove) move = { .share = *promise, .n_seats = tw_game_rules (game)->n_seats };

  memcpy (move.parties, parties, move.n_seats);
  move.xml = tw_saved_game_to_xml (game, title, seats, TRUE, NULL);
  return tw_chain_move_print (&move, NULL);
}

static TwChain *
open_own (const TwGameKit *kit, const char *line, GError **error)
{
  if (strlen (line) <= TW_CHAIN_MAX_LINE)
    return tw_chain_open (kit, line, error);
  tw_chain_error_set (error, TW_CHAIN_ERROR_LIMIT,
                      _ ("The sets of this game are too large to be sent. Play with fewer of "
                         "them, or without their pictures."));
  return NULL;
}

TwChain *
tw_chain_begin (const TwGameKit *kit,
                const TwRules *rules,
                const char *title,
                const TwSavedSeat *seats,
                const guint8 *parties,
                GError **error)
{
  g_autoptr (TwGame) game = tw_game_new ((TwRules *) rules, 0, TW_GAME_FORCED);
  TwChainDigest *shares = draw_shares (error);
  g_autofree char *line = NULL;
  TwChain *self;

  if (shares == NULL)
    return NULL;
  line = print_opening (game, title, seats, parties, &shares[0]);
  self = open_own (kit, line, error);
  if (self != NULL)
    tw_chain_hold (self, 0, shares);
  else
    tw_chain_shares_free (shares);
  return self;
}

/* ---- one's own moves ------------------------------------------------------------------------ */

/* A move of the party here that goes on from the last one. */
static void
prepare (const TwChain *self, guint party, TwChainMove *move)
{
  *move = (TwChainMove){ .number = self->lines->len,
                         .party = party,
                         .game = *tw_chain_hash (self, 0),
                         .before = *tw_chain_hash (self, self->hashes->len - 1) };
}

gboolean
tw_chain_can_join (const TwChain *self)
{
  return self->own == TW_CHAIN_NOBODY && self->n_joined < self->n_parties;
}

gboolean
tw_chain_join (TwChain *self, GError **error)
{
  g_auto (TwChainMove) move = { 0 };
  g_autofree char *line = NULL;
  TwChainDigest *shares;

  g_return_val_if_fail (tw_chain_can_join (self), FALSE);
  shares = draw_shares (error);
  if (shares == NULL)
    return FALSE;
  tw_chain_hold (self, self->n_joined, shares);
  prepare (self, self->own, &move);
  move.share = self->shares[0];
  move.words = g_strdup ("");
  move.state = tw_play_hash (tw_game_play (self->opened->game));
  line = tw_chain_move_print (&move, NULL);
  return tw_chain_take (self, line, error);
}

/* The share that the party here gives with its next move, %NULL if it does not have to move or has
 * given all. */
static const TwChainDigest *
next_share (const TwChain *self)
{
  guint n;

  if (self->own == TW_CHAIN_NOBODY || self->n_joined < self->n_parties
      || tw_chain_next (self) != self->own)
    return NULL;
  n = self->parties[self->own].n_given + 1;
  return n <= TW_CHAIN_SHARES ? &self->shares[n] : NULL;
}

void
tw_chain_play_on (const TwChain *self, TwGame *game)
{
  const TwChainDigest *share = next_share (self);

  if (share != NULL)
    settle (self, game, share);
}

gboolean
tw_chain_is_whole (const TwChain *self, const TwGame *game)
{
  return next_share (self) != NULL && is_end_of_move (self, game, self->own);
}

/* What of @game comes after @again, a copy of the chain's game that was played on: the words of the
 * answers. %NULL if @game is another one. */
static char *
words_of (const TwChain *self, TwGame *again, const TwGame *game)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint n, at;
  const TwLogEntry *log = tw_game_log (game, &n);

  for (tw_game_log (again, &at); at < n; tw_game_log (again, &at))
    {
      const TwPlay *play = tw_game_play (again);
      g_autofree char *word = NULL;
      TwAction action = log[at].action;

      if (is_end_of_move (self, again, self->own))
        return NULL;
      word = tw_notation_print_action (play, &action, play->state->on_turn);
      if (!tw_game_apply (again, &action, NULL))
        return NULL;
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", word);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

gboolean
tw_chain_send (TwChain *self, const TwGame *game, GError **error)
{
  const TwChainDigest *share = next_share (self);
  g_auto (TwChainMove) move = { 0 };
  g_autoptr (TwGame) again = NULL;
  g_autofree char *line = NULL;

  if (share == NULL)
    return tw_chain_error_set (
        error, TW_CHAIN_ERROR_TURN,
        _ ("Somebody else has to move, or the game has more moves than can be "
           "sent."));
  prepare (self, self->own, &move);
  move.share = *share;
  again = tw_game_copy (self->opened->game);
  settle (self, again, share);
  move.words = words_of (self, again, game);
  if (move.words == NULL)
    return tw_chain_error_set (error, TW_CHAIN_ERROR_MOVE,
                               _ ("The game on the table is not the one that was sent. Take it "
                                  "back to your last answer."));
  move.state = tw_play_hash (tw_game_play (again));
  line = tw_chain_move_print (&move, NULL);
  return tw_chain_take (self, line, error);
}
