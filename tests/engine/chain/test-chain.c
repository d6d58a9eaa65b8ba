/* Games by file: two or three parties play whole games through lines only, and what is not as it
 * was promised is refused. */
#include "engine/chain/chain.h"
#include "engine/game/state-hash.h"
#include "tests/engine/shipped-fixture.h"
#include "tests/test-size.h"

#include <string.h>

/* Worked out by hand from the description in data/doc/play-by-file.md, with the bytes 0 to 31 as
 * the secret. */
#define PROMISE "vRVOCnUbaPQmc8dgQoGacOFE4F_hPC1NLRLJkBmnfGY"
#define FIRST   "3CYFTczCntS7PtjWSe8Pc6eqI721rkRN_UZiucGprzA"
#define A_MOVE  "MEJZP1cTLRyq8aeeR27LZh_7XHbOQhtq2rjOFxzjFtM"
#define HASH    "rdParO1DQEDadyq92fgL933FZ7EL32vmtXK51jQLNzQ"
#define LINE                                                                                       \
  "tilewright1:dGlsZXdyaWdodCAxCm1vdmUgMwpwYXJ0eSAyCnNoYXJlIDNDWUZUY3pDbnRTN1B0aldTZThQYzZlcUk3"   \
  "MjFya1JOX1VaaXVjR3ByekEKZ2FtZSBNRUpaUDFjVExSeXE4YWVlUjI3TFpoXzdYSGJPUWh0cTJyak9GeHpqRnRNCmJl"   \
  "Zm9yZSB2UlZPQ25VYmFQUW1jOGRnUW9HYWNPRkU0Rl9oUEMxTkxSTEprQm1uZkdZCnBsYXkgcGxhY2U9YmFzZS5EQDAs"   \
  "MSxyMSBub25lCnN0YXRlIDAwMDAwMDAwZGVhZGJlZWYK.DS31F68i"

static void
test_shares (void)
{
  TwChainDigest secret, move;
  TwChainDigest *shares;
  g_autofree char *promise = NULL, *first = NULL, *name = NULL;

  for (guint i = 0; i < TW_CHAIN_BYTES; i++)
    secret.bytes[i] = (guint8) i;
  shares = tw_chain_shares_new (&secret);
  promise = tw_chain_digest_print (&shares[0]);
  first = tw_chain_digest_print (&shares[1]);
  g_assert_cmpstr (promise, ==, PROMISE);
  g_assert_cmpstr (first, ==, FIRST);
  g_assert_true (tw_chain_share_follows (&shares[1], &shares[0]));
  g_assert_true (tw_chain_share_follows (&secret, &shares[TW_CHAIN_SHARES - 1]));
  g_assert_false (tw_chain_share_follows (&shares[2], &shares[0]));
  g_assert_false (tw_chain_share_follows (&shares[0], &shares[1]));
  tw_chain_digest_text ("a move", 6, &move);
  name = tw_chain_digest_print (&move);
  g_assert_cmpstr (name, ==, A_MOVE);
  g_assert_cmphex (tw_chain_seed (&move, &shares[1]), ==, G_GUINT64_CONSTANT (0xfadb202e51c0a079));
  tw_chain_shares_free (shares);
}

/* Two draws of the system are never the same. */
static void
test_secret (void)
{
  TwChainDigest a, b;

  g_assert_true (tw_chain_secret_draw (&a));
  g_assert_true (tw_chain_secret_draw (&b));
  g_assert_false (tw_chain_digest_equal (&a, &b));
}

static void
test_line (void)
{
  g_auto (TwChainMove) move = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *share = NULL, *game = NULL, *before = NULL, *name = NULL, *line = NULL;
  TwChainDigest hash, again;

  g_assert_true (tw_chain_move_parse (LINE, &move, &hash, &error));
  g_assert_no_error (error);
  share = tw_chain_digest_print (&move.share);
  game = tw_chain_digest_print (&move.game);
  before = tw_chain_digest_print (&move.before);
  name = tw_chain_digest_print (&hash);
  g_assert_cmpuint (move.number, ==, 3);
  g_assert_cmpuint (move.party, ==, 1);
  g_assert_cmpstr (share, ==, FIRST);
  g_assert_cmpstr (game, ==, A_MOVE);
  g_assert_cmpstr (before, ==, PROMISE);
  g_assert_cmpstr (move.words, ==, "place=base.D@0,1,r1 none");
  g_assert_cmphex (move.state, ==, 0xdeadbeef);
  g_assert_cmpstr (name, ==, HASH);
  line = tw_chain_move_print (&move, &again);
  g_assert_cmpstr (line, ==, LINE);
  g_assert_true (tw_chain_digest_equal (&hash, &again));
}

static void
assert_lines (const char *text, const char *first, const char *second)
{
  g_auto (GStrv) lines = tw_chain_find_lines (text);

  g_assert_cmpuint (g_strv_length (lines), ==, second != NULL ? 2 : first != NULL ? 1 : 0);
  g_assert_cmpstr (lines[0], ==, first);
  if (second != NULL)
    g_assert_cmpstr (lines[1], ==, second);
}

/* Programs for letters break lines and quote them; people write around them. */
static void
test_find_lines (void)
{
  g_autofree char *half = g_strndup (LINE, 100);
  g_autofree char *quoted = g_strconcat ("Hello!\n> ", half, "\n> ", LINE + 100, "\nBye. A.", NULL);
  g_autofree char *two = g_strconcat (LINE, ",\r\n", LINE, "\n", NULL);

  assert_lines ("", NULL, NULL);
  assert_lines ("tilewright: no move", NULL, NULL);
  assert_lines (LINE, LINE, NULL);
  assert_lines (quoted, LINE, NULL);
  assert_lines (two, LINE, LINE);
  assert_lines ("tilewright1:abc", "tilewright1:abc", NULL);
}

/* ---- two or three who play ------------------------------------------------------------------ */

/* Who plays: each knows only lines. */
typedef struct
{
  TwGameKit kit;
  TwRules *rules;
  guint n;
  TwChain *chains[TW_MAX_SEATS];
  GRand *rand;
} Match;

static void
take (TwChain *chain, const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_chain_take (chain, line, &error));
  g_assert_no_error (error);
}

static const char *
last_line (const TwChain *chain)
{
  return tw_chain_line (chain, tw_chain_n_moves (chain) - 1);
}

static void
send_to_others (const Match *match, guint from)
{
  for (guint i = 0; i < match->n; i++)
    if (i != from)
      take (match->chains[i], last_line (match->chains[from]));
}

/* Seats go round among @n parties. */
static void
match_begin (Match *match, const char *parts, guint n_seats, guint n, guint32 seed)
{
  TwSavedSeat seats[TW_MAX_SEATS] = { { (char *) "Anna", (char *) "red", (char *) "person" } };
  guint8 parties[TW_MAX_SEATS];
  g_autoptr (GError) error = NULL;

  *match = (Match){ .kit = shipped_kit (), .n = n, .rand = g_rand_new_with_seed (seed) };
  match->rules = shipped_rules (&match->kit, parts, n_seats);
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    parties[i] = (guint8) (tw_rules_lead (match->rules, MIN (i, match->rules->n_seats - 1))
                           / match->rules->hand % n);
  match->chains[0] = tw_chain_begin (&match->kit, match->rules, "Ours", seats, parties, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < n; i++)
    {
      match->chains[i] = tw_chain_open (&match->kit, tw_chain_line (match->chains[0], 0), &error);
      g_assert_no_error (error);
    }
  for (guint i = 1; i < n; i++)
    {
      g_assert_true (tw_chain_can_join (match->chains[i]));
      g_assert_cmpuint (tw_chain_next (match->chains[0]), ==, i);
      g_assert_true (tw_chain_join (match->chains[i], &error));
      g_assert_cmpuint (tw_chain_own (match->chains[i]), ==, i);
      send_to_others (match, i);
    }
  g_assert_cmpstr (tw_chain_opened (match->chains[n - 1])->seats[0].name, ==, "Anna");
  g_assert_cmpstr (tw_chain_opened (match->chains[n - 1])->title, ==, "Ours");
}

static void
match_clear (Match *match)
{
  for (guint i = 0; i < match->n; i++)
    tw_chain_free (match->chains[i]);
  tw_rules_unref (match->rules);
  g_rand_free (match->rand);
  shipped_kit_clear (&match->kit);
}

/* The party that has to move plays any answers. Returns: its game before it is sent */
static TwGame *
play_any (const Match *match, guint party)
{
  const TwChain *chain = match->chains[party];
  TwGame *game = tw_game_copy (tw_chain_game (chain));

  tw_chain_play_on (chain, game);
  while (!tw_chain_is_whole (chain, game))
    {
      guint n = 0;
      const TwAction *actions = tw_game_actions (game, &n);
      TwAction action;

      g_assert_cmpuint (n, >, 0);
      action = actions[g_rand_int_range (match->rand, 0, (gint) n)];
      g_assert_true (tw_game_apply (game, &action, NULL));
    }
  return game;
}

/* Nobody but who has to move knows what chance will bring. */
static void
assert_others_wait (const Match *match, guint party)
{
  for (guint i = 0; i < match->n; i++)
    {
      g_autoptr (TwGame) game = tw_game_copy (tw_chain_game (match->chains[i]));
      guint before, after;

      if (i == party)
        continue;
      tw_game_log (game, &before);
      tw_chain_play_on (match->chains[i], game);
      tw_game_log (game, &after);
      g_assert_cmpuint (before, ==, after);
      g_assert_false (tw_chain_is_whole (match->chains[i], game));
    }
}

/* Plays one move. Returns: %FALSE at the end of the game */
static gboolean
match_move (const Match *match)
{
  guint party = tw_chain_next (match->chains[0]);
  g_autoptr (TwGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (party == TW_CHAIN_NOBODY)
    return FALSE;
  assert_others_wait (match, party);
  game = play_any (match, party);
  g_assert_true (tw_chain_send (match->chains[party], game, &error));
  g_assert_no_error (error);
  g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==,
                   tw_play_hash (tw_game_play (tw_chain_game (match->chains[party]))));
  send_to_others (match, party);
  return TRUE;
}

/* Puts a party away and brings it back. */
static void
keep_and_resume (Match *match, guint party)
{
  g_autofree char *text = tw_chain_to_keep (match->chains[party]), *again = NULL;
  g_autoptr (GError) error = NULL;

  tw_chain_free (match->chains[party]);
  match->chains[party] = tw_chain_from_kept (&match->kit, text, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tw_chain_own (match->chains[party]), ==, party);
  again = tw_chain_to_keep (match->chains[party]);
  g_assert_cmpstr (again, ==, text);
}

typedef struct
{
  const char *name, *parts;
  guint n_seats, n_parties;
} Mix;

/* What chance brings in other ways than by a tile: first players, dice, bags, hands, second parts.
 */
static const Mix mixes[] = {
  { "base", "base", 2, 2 },
  { "three", "base", 3, 3 },
  { "one", "base", 2, 1 },
  { "builders", "base inns-and-cathedrals traders-and-builders", 4, 2 },
  { "flying", "base flying-machines mage-and-witch", 2, 2 },
  { "messages", "base messages robbers", 3, 2 },
  { "dragon", "base princess-and-dragon tower", 3, 3 },
  { "big-box", SHIPPED_RULESET "big-box", 4, 2 },
  { "mists-1", SHIPPED_RULESET "mists-level-1", 2, 2 },
  { "mists-4", SHIPPED_RULESET "mists-level-4", 3, 2 },
  { "mists-6", SHIPPED_RULESET "mists-level-6", 1, 1 },
};

static void
test_match (gconstpointer data)
{
  const Mix *mix = data;
  guint64 size = tw_test_size (1);

  for (guint32 seed = 0; seed < size; seed++)
    {
      g_autoptr (TwChain) read = NULL;
      g_autoptr (GString) post = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      guint64 hash;
      guint n = 0;
      Match match;

      match_begin (&match, mix->parts, mix->n_seats, mix->n_parties, seed);
      while (match_move (&match))
        if (++n == 3)
          keep_and_resume (&match, match.n - 1);
      g_assert_cmpuint (n, >, 3);
      hash = tw_play_hash (tw_game_play (tw_chain_game (match.chains[0])));
      for (guint i = 0; i < match.n; i++)
        g_assert_cmphex (tw_play_hash (tw_game_play (tw_chain_game (match.chains[i]))), ==, hash);
      /* Whoever has all lines knows the game. */
      for (guint i = 0; i < tw_chain_n_moves (match.chains[0]); i++)
        g_string_append_printf (post, "Move %u: %s\n", i, tw_chain_line (match.chains[0], i));
      read = tw_chain_read (&match.kit, post->str, &error);
      g_assert_no_error (error);
      g_assert_cmphex (tw_play_hash (tw_game_play (tw_chain_game (read))), ==, hash);
      g_assert_cmpuint (tw_chain_own (read), ==, TW_CHAIN_NOBODY);
      match_clear (&match);
    }
}

/* ---- what is refused ------------------------------------------------------------------------ */

static void
refuse (TwChain *chain, const char *line, TwChainError code)
{
  g_autoptr (GError) error = NULL;
  guint n = tw_chain_n_moves (chain);
  guint64 hash = tw_play_hash (tw_game_play (tw_chain_game (chain)));

  g_assert_false (tw_chain_take (chain, line, &error));
  g_assert_error (error, TW_CHAIN_ERROR, (int) code);
  g_assert_cmpuint (tw_chain_n_moves (chain), ==, n);
  g_assert_cmphex (tw_play_hash (tw_game_play (tw_chain_game (chain))), ==, hash);
}

/* A move that is there, to be changed and sealed again. */
typedef struct
{
  TwChainMove move;
} Forged;

static Forged
forge (const char *line)
{
  Forged forged = { { 0 } };
  TwChainDigest hash;

  g_assert_true (tw_chain_move_parse (line, &forged.move, &hash, NULL));
  return forged;
}

static void
refuse_forged (TwChain *chain, Forged *forged, TwChainError code)
{
  g_autofree char *line = tw_chain_move_print (&forged->move, NULL);

  refuse (chain, line, code);
  tw_chain_move_clear (&forged->move);
}

/* The party that moves sends to nobody yet. Returns: (transfer full): its line */
static char *
next_line (const Match *match, guint *out_party)
{
  guint party = tw_chain_next (match->chains[0]);
  g_autoptr (TwGame) game = play_any (match, party);

  g_assert_true (tw_chain_send (match->chains[party], game, NULL));
  *out_party = party;
  return g_strdup (last_line (match->chains[party]));
}

/* Any byte that is another one, in moves and in the opening, and any end that is missing. */
static void
test_damaged (void)
{
  Match match;
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;
  const char *opening;
  guint party;

  match_begin (&match, "base", 2, 2, 3);
  for (guint i = 0; i < 5; i++)
    match_move (&match);
  line = next_line (&match, &party);
  for (guint i = 0; line[i] != '\0'; i++)
    {
      g_autofree char *cut = g_strndup (line, i);
      char right = line[i];

      refuse (match.chains[1 - party], cut, TW_CHAIN_ERROR_DAMAGED);
      line[i] = right == 'A' ? 'B' : 'A';
      refuse (match.chains[1 - party], line, TW_CHAIN_ERROR_DAMAGED);
      line[i] = right;
    }
  take (match.chains[1 - party], line);
  opening = tw_chain_line (match.chains[0], 0);
  for (gsize i = 0; i < strlen (opening); i += 7)
    {
      g_autofree char *changed = g_strdup (opening);

      changed[i] = changed[i] == 'A' ? 'B' : 'A';
      g_assert_null (tw_chain_open (&match.kit, changed, &error));
      g_assert_error (error, TW_CHAIN_ERROR, TW_CHAIN_ERROR_DAMAGED);
      g_clear_error (&error);
    }
  match_clear (&match);
}

/* What somebody has changed on purpose, with a check that fits again. */
static void
test_forged (void)
{
  Match match, other;
  g_autofree char *line = NULL, *reply = NULL, *foreign = NULL;
  TwChain *to;
  Forged forged;
  guint party, next;

  match_begin (&match, "base", 2, 2, 3);
  match_begin (&other, "base", 2, 2, 3);
  for (guint i = 0; i < 6; i++)
    match_move (&match);
  foreign = next_line (&other, &party);
  line = next_line (&match, &party);
  to = match.chains[1 - party];

  refuse (to, foreign, TW_CHAIN_ERROR_OTHER_GAME);
  refuse (to, tw_chain_line (other.chains[0], 0), TW_CHAIN_ERROR_OTHER_GAME);
  forged = forge (line);
  forged.move.number++;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_MISSING);
  forged = forge (line);
  forged.move.number--;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_PAST);
  forged = forge (line);
  forged.move.before.bytes[31] ^= 1;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_PAST);
  forged = forge (line);
  forged.move.party ^= 1;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_TURN);
  forged = forge (line);
  forged.move.share.bytes[0] ^= 1;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_SHARE);
  forged = forge (line);
  forged.move.state ^= 1;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_MOVE);
  forged = forge (line);
  g_free (forged.move.words);
  forged.move.words = g_strdup ("");
  refuse_forged (to, &forged, TW_CHAIN_ERROR_MOVE);
  for (guint i = 0; i < 3; i++)
    {
      static const char *const more[] = { "none", "points=9", "finish" };
      char *words;

      forged = forge (line);
      words = i == 0 ? g_strconcat (forged.move.words, " ", more[i], NULL)
                     : g_strconcat (more[i], " ", forged.move.words, NULL);
      g_free (forged.move.words);
      forged.move.words = words;
      refuse_forged (to, &forged, TW_CHAIN_ERROR_MOVE);
    }

  /* The right one is taken once, and changes nothing the second time. */
  take (to, line);
  next = tw_chain_n_moves (to);
  take (to, line);
  g_assert_cmpuint (tw_chain_n_moves (to), ==, next);
  /* An early move changed afterwards is noticed, whatever it says. */
  forged = forge (tw_chain_line (to, 4));
  forged.move.state ^= 1;
  refuse_forged (to, &forged, TW_CHAIN_ERROR_PAST);
  /* Who has to move cannot take it for the other, nor send twice. */
  g_assert_false (tw_chain_send (match.chains[party], tw_chain_game (match.chains[party]), NULL));
  reply = next_line (&match, &party);
  match_clear (&match);
  match_clear (&other);
}

/* Whoever plays on from another past is told so by whoever has the right one. */
static void
test_changed_past (void)
{
  Match match;
  g_autofree char *kept = NULL, *one = NULL;
  g_autoptr (TwGame) game = NULL;
  guint party;

  match_begin (&match, "base", 2, 2, 11);
  for (guint i = 0; i < 4; i++)
    match_move (&match);
  party = tw_chain_next (match.chains[0]);
  kept = tw_chain_to_keep (match.chains[party]);
  one = next_line (&match, &party);
  take (match.chains[1 - party], one);
  /* The same draw, but another answer to it. */
  for (gboolean is_other = FALSE; !is_other;)
    {
      tw_chain_free (match.chains[party]);
      match.chains[party] = tw_chain_from_kept (&match.kit, kept, NULL);
      g_clear_pointer (&game, tw_game_free);
      game = play_any (&match, party);
      g_assert_true (tw_chain_send (match.chains[party], game, NULL));
      is_other = strcmp (last_line (match.chains[party]), one) != 0;
    }
  refuse (match.chains[1 - party], last_line (match.chains[party]), TW_CHAIN_ERROR_PAST);
  game = (tw_game_free (game), play_any (&match, 1 - party));
  g_assert_true (tw_chain_send (match.chains[1 - party], game, NULL));
  refuse (match.chains[party], last_line (match.chains[1 - party]), TW_CHAIN_ERROR_PAST);
  match_clear (&match);
}

/* An opening that is none. */
static void
test_bad_openings (void)
{
  Match match;
  Forged forged;

  match_begin (&match, "base", 2, 2, 5);
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = NULL;
      TwChain *chain;

      forged = forge (tw_chain_line (match.chains[0], 0));
      if (i == 0)
        forged.move.parties[1] = 2;
      else if (i == 1)
        forged.move.n_seats = 1;
      else if (i == 2)
        forged.move.party = 1;
      else if (i == 3)
        memcpy (strstr (forged.move.xml, "seed=\"0\""), "seed=\"7\"", 8);
      else
        memcpy (strstr (forged.move.xml, "<set"), "<sex", 4);
      line = tw_chain_move_print (&forged.move, NULL);
      chain = tw_chain_open (&match.kit, line, &error);
      g_assert_null (chain);
      g_assert_nonnull (error);
      tw_chain_move_clear (&forged.move);
    }
  g_assert_null (tw_chain_open (&match.kit, tw_chain_line (match.chains[0], 1), NULL));
  match_clear (&match);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/shares", test_shares);
  g_test_add_func ("/chain/secret", test_secret);
  g_test_add_func ("/chain/line", test_line);
  g_test_add_func ("/chain/find-lines", test_find_lines);
  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    {
      g_autofree char *path = g_strconcat ("/chain/match/", mixes[i].name, NULL);

      g_test_add_data_func (path, &mixes[i], test_match);
    }
  g_test_add_func ("/chain/damaged", test_damaged);
  g_test_add_func ("/chain/forged", test_forged);
  g_test_add_func ("/chain/changed-past", test_changed_past);
  g_test_add_func ("/chain/bad-openings", test_bad_openings);
  return g_test_run ();
}
