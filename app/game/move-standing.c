/* What a text that somebody has sent is to the table. */
#include "app/game/move-standing.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/kept-game.h"
#include "app/game/table-by-file.h"
#include "engine/chain/chain-text.h"

char *
tw_move_dup_lines (const char *text)
{
  g_auto (GStrv) lines = tw_chain_find_lines (text);

  return g_strjoinv ("\n", lines);
}

void
tw_move_judgement_clear (TwMoveJudgement *judgement)
{
  g_clear_pointer (&judgement->words, g_free);
  g_clear_pointer (&judgement->game, g_free);
}

static void
judge_own (TwTableModel *model, const char *line, TwMoveJudgement *out)
{
  const TwChain *chain = tw_table_by_file_get_chain (model);
  guint last = tw_chain_n_moves (chain) - 1;

  if (tw_chain_sender (chain, last) == tw_chain_own (chain)
      && g_str_equal (tw_chain_line (chain, last), line))
    {
      out->standing = TW_MOVE_OWN;
      out->words = g_strdup (_ ("This is your own move. Send it, and take the answer."));
    }
  else
    {
      out->standing = TW_MOVE_TAKEN;
      out->words = g_strdup (_ ("This move has been taken already."));
    }
}

static void
judge_kept (TwKeptGame *game, gboolean is_played, TwMoveJudgement *out)
{
  if (is_played)
    {
      out->standing = TW_MOVE_PLAYED;
      /* Translators: what is played in the game: "Base game". */
      out->words = g_strdup_printf (_ ("This belongs to the game “%s”, which is at another table: "
                                       "take the move there."),
                                    tw_kept_game_get_title (game));
      return;
    }
  out->standing = TW_MOVE_WAITS;
  out->game = g_strdup (tw_kept_game_get_id (game));
  /* Translators: what is played in the game: "Base game". */
  out->words = g_strdup_printf (_ ("This belongs to the game “%s”, which waits on the start page: "
                                   "open it, and the move is taken there."),
                                tw_kept_game_get_title (game));
}

/* The name of the game of @move, which has @hash. */
static const TwChainDigest *
game_of (const TwChainMove *move, const TwChainDigest *hash)
{
  return move->number == 0 ? hash : &move->game;
}

/* Whether all have joined the game that @move opens, as far as @lines say. */
static gboolean
is_full (char **lines, const TwChainMove *move, const TwChainDigest *hash)
{
  guint n_parties = 0, joined = 0;

  for (guint seat = 0; seat < move->n_seats; seat++)
    n_parties = MAX (n_parties, move->parties[seat] + 1u);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (TwChainMove) other = { 0 };
      TwChainDigest own;

      if (tw_chain_move_parse (lines[i], &other, &own, NULL) && other.number < n_parties
          && tw_chain_digest_equal (game_of (&other, &own), hash))
        joined |= 1u << other.number;
    }
  return joined + 1 == 1u << n_parties;
}

/* A move of another game than the one at the table, with the other @lines of the text. */
static void
judge_other (char **lines,
             const TwChainMove *move,
             const TwChainDigest *hash,
             const char *folder,
             TwMoveJudgement *out)
{
  gboolean is_played;
  g_autoptr (TwKeptGame) game = tw_kept_games_find (folder, game_of (move, hash), &is_played);

  if (game != NULL)
    judge_kept (game, is_played, out);
  else if (move->number == 0)
    {
      out->standing = TW_MOVE_OPENING;
      out->words =
          g_strdup (is_full (lines, move, hash)
                        ? _ ("All who play in this game have joined: you can only watch it.")
                        : _ ("This opens a game with you."));
    }
  else
    {
      out->standing = TW_MOVE_STRANGE;
      out->words = g_strdup_printf (
          _ ("This is move %u of a game that is not here. Take it where you joined, "
             "or ask for all moves as a file."),
          move->number);
    }
}

/* Whether @move, which has been read already, is of the game at the table. */
static gboolean
is_here (TwTableModel *model, const TwChainMove *move, const TwChainDigest *hash)
{
  const TwChain *chain = tw_table_by_file_get_chain (model);

  return chain != NULL && tw_chain_digest_equal (game_of (move, hash), tw_chain_hash (chain, 0));
}

/* What is new to the table comes first, then what is damaged, then what is another game's. */
void
tw_move_judge (TwTableModel *model,
               const char *text,
               const char *folder,
               TwMoveJudgement *out_judgement)
{
  g_auto (GStrv) lines = tw_chain_find_lines (text);
  gboolean has_other = FALSE;

  *out_judgement = (TwMoveJudgement){ .standing = TW_MOVE_NONE };
  if (lines[0] == NULL)
    {
      if (text[strspn (text, " \t\r\n")] != '\0')
        out_judgement->words =
            g_strdup_printf (_ ("There is no move in it. A move begins with “%s”."),
                             TW_CHAIN_PREFIX);
      return;
    }
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (TwChainMove) move = { 0 };
      g_autoptr (GError) error = NULL;
      TwChainDigest hash;

      if (!tw_chain_move_parse (lines[i], &move, &hash, &error))
        {
          if (out_judgement->standing == TW_MOVE_DAMAGED)
            continue;
          tw_move_judgement_clear (out_judgement);
          out_judgement->standing = TW_MOVE_DAMAGED;
          out_judgement->words = g_strdup (error->message);
        }
      else if (!is_here (model, &move, &hash))
        {
          if (has_other || out_judgement->standing == TW_MOVE_DAMAGED)
            continue;
          has_other = TRUE;
          tw_move_judgement_clear (out_judgement);
          judge_other (lines, &move, &hash, folder, out_judgement);
        }
      else if (tw_table_by_file_has_news (model, lines[i]))
        {
          tw_move_judgement_clear (out_judgement);
          out_judgement->standing = TW_MOVE_NEWS;
          return;
        }
      else if (out_judgement->standing == TW_MOVE_NONE || out_judgement->standing == TW_MOVE_TAKEN)
        {
          tw_move_judgement_clear (out_judgement);
          judge_own (model, lines[i], out_judgement);
        }
    }
}
