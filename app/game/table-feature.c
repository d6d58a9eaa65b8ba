/* A feature in words, for the explanation: how its worth comes about, what lies on it, who has it,
 * what could still complete it. Every number comes from the engine. */
#include "app/game/table-feature.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/phrase-fill.h"
#include "app/game/table-beside.h"
#include "app/game/table-neutral.h"
#include "app/game/table-outlook.h"
#include "app/game/table-waiting.h"
#include "engine/game/explain.h"
#include "engine/game/feature-scope.h"
#include "engine/game/feature-value.h"
#include "engine/game/majority.h"
#include "engine/game/pieces.h"
#include "engine/set/section-words.h"

/* Puts another sentence behind those before. */
static void
add (GString *out, char *sentence)
{
  if (sentence[0] != '\0')
    g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

gboolean
tw_table_feature_brings (const TwGame *game, guint node)
{
  TwValueLine lines[TW_MAX_VALUE_LINES];
  guint n_complete = 0, n_end = 0;

  tw_game_feature_value (game, node, TW_EVENT_COMPLETE, lines, &n_complete);
  tw_game_feature_value (game, node, TW_EVENT_END, lines, &n_end);
  return n_complete + n_end > 0;
}

gboolean
tw_table_feature_counts_at_end (const TwGame *game)
{
  const TwRules *rules = tw_game_rules (game);

  return rules->final_incomplete && !rules->shares_score;
}

char *
tw_table_feature_arithmetic (const TwGame *game, guint node)
{
  const TwBoard *board = &tw_game_play (game)->board;
  gboolean is_closed =
      board->nodes[node].kind != TW_KIND_FIELD && tw_board_is_complete (board, node);

  if (board->nodes[node].kind == TW_KIND_FIELD
          ? !tw_game_rules (game)->farmers
          : !is_closed && !tw_table_feature_counts_at_end (game))
    return g_strdup ("");
  return tw_game_feature_formula (game, node, is_closed ? TW_EVENT_COMPLETE : TW_EVENT_END, FALSE);
}

/* Where it brings something else once it is complete, both: "Now 2 tiles × 1 = 2; closed at least
 * 3 tiles × 2 = 6." */
static char *
reckoning (TwTableModel *model, const TwGame *game, guint node)
{
  const TwBoard *board = &tw_game_play (game)->board;
  g_autofree char *now = tw_table_feature_arithmetic (game, node), *closed = NULL;

  if (board->nodes[node].kind != TW_KIND_FIELD && !tw_board_is_complete (board, node)
      && tw_kind_info (board->nodes[node].kind)->merges
      && !tw_table_outlook_is_lost (model, game, node))
    closed = tw_game_feature_formula (game, node, TW_EVENT_COMPLETE, TRUE);
  if (closed != NULL && closed[0] != '\0' && strcmp (closed, now) != 0)
    /* Translators: how what a feature brings comes about: if the game ended now, and at least once
     * it is complete, with the tiles it needs for that: "3 tiles × 2 = 6". */
    return now[0] != '\0' ? g_strdup_printf (_ ("Now %s; closed at least %s."), now, closed)
                          : g_strdup_printf (_ ("Closed at least %s."), closed);
  return now[0] != '\0' ? g_strdup_printf ("%s.", now) : g_strdup ("");
}

/* ---- fields ---------------------------------------------------------------------------------- */

/* How many different cities at the field are not complete, and on how many tiles it lies. */
static guint
count_open_cities (const TwBoard *board, guint node, guint *out_n_tiles)
{
  g_autoptr (GHashTable) roots = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) slots = g_hash_table_new (NULL, NULL);
  guint at = node;

  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      guint32 cities = board->catalogue->tiles[slot->kind].cities[at - slot->first_node];

      g_hash_table_add (slots, GUINT_TO_POINTER ((guint) board->nodes[at].slot));
      for (; cities != 0; cities &= cities - 1)
        {
          guint root = tw_board_root (board, slot->first_node + (guint) __builtin_ctz (cities));

          if (!tw_board_is_complete (board, root))
            g_hash_table_add (roots, GUINT_TO_POINTER (root));
        }
      at = board->nodes[at].next;
    }
  while (at != node);
  *out_n_tiles = g_hash_table_size (slots);
  return g_hash_table_size (roots);
}

static void
add_field (GString *out, const TwGame *game, guint node)
{
  const TwBoard *board = &tw_game_play (game)->board;
  guint n_tiles = 0, n_open = count_open_cities (board, node, &n_tiles);

  /* Where there are no farmers, cities matter to no field. */
  if (tw_game_rules (game)->farmers
      && tw_game_feature_value (game, node, TW_EVENT_END, NULL, NULL) == 0)
    add (out, g_strdup (_ ("No complete city lies at it.")));
  if (tw_game_rules (game)->farmers && n_open > 0)
    add (out,
         g_strdup_printf (ngettext ("%u city at it is open.", "%u cities at it are open.", n_open),
                          n_open));
  add (out, g_strdup_printf (ngettext ("It lies on %u tile.", "It lies on %u tiles.", n_tiles),
                             n_tiles));
}

/* ---- what is there --------------------------------------------------------------------------- */

/* "1 inn, 2 wine" */
static char *
symbols (const TwPlay *play, guint root)
{
  const TwBoard *board = &play->board;
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < board->n_counted; i++)
    {
      guint n = board->totals[root * board->n_counted + i];

      g_autofree char *words = NULL;

      if (n == 0)
        continue;
      words = tw_explain_n_symbols (play->rules->vocabulary, play->rules->catalogue->counted[i], n,
                                    g_get_language_names ());
      g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", words);
    }
  return g_string_free (out, FALSE);
}

/* Whether @piece belongs to the feature of @node, or is to be told there: it stands in it, or lies
 * on one of its tiles. */
static gboolean
is_there (const TwPlay *play, guint node, const TwPiece *piece)
{
  const TwBoard *board = &play->board;
  TwKind kind = board->nodes[node].kind;

  /* What lies at a symbol is told where it is seen, and not as if it were all over the feature. */
  if (piece->symbol > 0 && piece->is_token)
    return kind != TW_KIND_MIST && board->nodes[node].slot == piece->slot;
  if (piece->node != TW_NO_NODE)
    return tw_board_root (board, piece->node) == tw_board_root (board, node);
  return kind != TW_KIND_FIELD && kind != TW_KIND_MIST
         && tw_feature_scope_has_tile (play, node, piece->slot);
}

/* Tokens without a sentence of their own are told by their title: "Coins: 2." */
static char *
token_words (const TwPlay *play, const TwPiece *tokens, const char *number)
{
  g_autofree char *section = g_strconcat ("lying-", tokens->id, NULL);
  const TwSectionSlot slot = { "n", number, (int) tokens->n };
  char *sentence =
      tw_section_words (play->rules->vocabulary, section, g_get_language_names (), &slot, 1);

  if (sentence != NULL)
    return sentence;
  /* Translators: tokens on the tiles of a feature, and how many: "Coins: 2." */
  return g_strdup_printf (_ ("%s: %s."),
                          tw_explain_token (play->rules->vocabulary, tokens->id,
                                            g_get_language_names ()),
                          number);
}

/* What is said of pieces of one sort, so many as @pieces says. */
static char *
sort_words (const TwPlay *play, const TwPiece *pieces)
{
  static const char *const names[] = { "{n}", NULL };
  g_autofree char *number = g_strdup_printf ("%u", pieces->n);
  const char *const words[] = { number };
  TwPhrase phrase;

  if (pieces->is_token)
    return token_words (play, pieces, number);
  phrase = *pieces->there;
  phrase.number = pieces->n;
  return tw_phrase_fill_places (tw_phrase_fill_counted (&phrase), names, words);
}

static gboolean
is_same_sort (const TwPiece *a, const TwPiece *b)
{
  return a->is_token == b->is_token
         && (a->is_token ? strcmp (a->id, b->id) == 0 : a->there == b->there);
}

/* What lies or stands there, a sentence for each sort. */
static void
add_sorts (GString *out, const TwPlay *play, guint node)
{
  g_autoptr (GArray) sorts = g_array_new (FALSE, FALSE, sizeof (TwPiece));
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    {
      guint i = 0;

      /* What joins two ends is seen, and told by what it joins. */
      if ((piece.there == NULL && !piece.is_token) || piece.other != TW_NO_NODE
          || !is_there (play, node, &piece))
        continue;
      while (i < sorts->len && !is_same_sort (&g_array_index (sorts, TwPiece, i), &piece))
        i++;
      if (i < sorts->len)
        g_array_index (sorts, TwPiece, i).n += piece.n;
      else
        g_array_append_val (sorts, piece);
    }
  for (guint i = 0; i < sorts->len; i++)
    add (out, sort_words (play, &g_array_index (sorts, TwPiece, i)));
}

static void
add_pieces (GString *out, const TwPlay *play, guint node)
{
  /* What is drawn in the mist has stood up from there. */
  g_autofree char *counted = play->board.nodes[node].kind != TW_KIND_MIST
                                 ? symbols (play, tw_board_root (&play->board, node))
                                 : g_strdup ("");

  if (counted[0] != '\0')
    /* Translators: how many symbols a feature has: "1 inn, 2 wine". */
    add (out, g_strdup_printf (_ ("On it: %s."), counted));
  add_sorts (out, play, node);
}

/* Whom it belongs to, where several are there. */
static char *
owners (TwTableModel *model, const TwPlay *play, guint root)
{
  guint majority, n_there = 0;
  TwWeights weights;
  g_autoptr (GString) names = g_string_new (NULL);

  tw_majority_weights (play, root, &weights);
  majority = tw_majority_of (&weights, play->rules->n_seats);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      n_there += weights.there[seat] > 0;
      if ((majority >> seat & 1) != 0)
        {
          g_autofree char *title = tw_seat_title (model, seat);

          g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", title);
        }
    }
  if (n_there < 2 || names->len == 0)
    return g_strdup ("");
  return (majority & (majority - 1)) == 0
             ? g_strdup_printf (_ ("The majority: %s."), names->str)
             /* Translators: several players who have equally many meeples there. */
             : g_strdup_printf (_ ("The majority, shared: %s."), names->str);
}

gboolean
tw_table_feature_is_counted (const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  guint kind = play->board.nodes[node].kind;

  return tw_play_decider (play) == TW_SEAT_NONE && tw_table_feature_counts_at_end (game)
         && kind != TW_KIND_MIST && kind != TW_KIND_CEMETERY
         && (kind == TW_KIND_FIELD
                 ? play->rules->farmers && play->rules->field_method == TW_FIELD_PER_FIELD
                 : tw_table_feature_brings (game, node));
}

/* How each of its points came about: the lines that the log has for it. */
static void
add_counted (GString *out, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwEvent *events = tw_game_events (game, &n);
  g_autofree char *last = g_strdup ("");

  for (guint i = 0; i < n; i++)
    {
      char *words;

      if (events[i].points == 0 || events[i].n_lines == 0 || events[i].feature == TW_KIND_NONE
          || events[i].node >= play->board.head->n_nodes
          || tw_board_root (&play->board, events[i].node) != tw_board_root (&play->board, node))
        continue;
      words = tw_explain_value_formula (play->rules, events[i].lines, events[i].n_lines,
                                        g_get_language_names ());
      /* Those who share it are counted alike. */
      if (strcmp (words, last) != 0)
        add (out, g_strdup_printf ("%s.", words));
      g_free (last);
      last = words;
    }
}

static char *
explain (TwTableModel *model, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  const TwNode *root = &play->board.nodes[tw_board_root (&play->board, node)];
  GString *out = g_string_new (NULL);

  if (root->kind == TW_KIND_ENCLAVE)
    {
      add (out, tw_table_waiting_explain (model, game, node));
      return g_string_free (out, FALSE);
    }
  /* Whether a river or a lake is complete matters to nobody. */
  if (root->kind != TW_KIND_FIELD && root->kind != TW_KIND_MIST && root->kind != TW_KIND_CEMETERY
      && !tw_table_feature_brings (game, node))
    return g_string_free (out, FALSE);
  if (tw_table_feature_is_counted (game, node))
    {
      add_counted (out, game, node);
      add_pieces (out, play, node);
      add (out, owners (model, play, tw_board_root (&play->board, node)));
      return g_string_free (out, FALSE);
    }
  add (out, reckoning (model, game, node));
  add_pieces (out, play, node);
  add (out, owners (model, play, tw_board_root (&play->board, node)));
  if (root->kind == TW_KIND_FIELD)
    add_field (out, game, node);
  else if (root->n_open > 0 && !root->is_dead && tw_kind_info (root->kind)->merges)
    add (out, g_strdup_printf (ngettext ("%d edge is open.", "%d edges are open.",
                                         (gulong) root->n_open),
                               root->n_open));
  add (out, tw_table_outlook_of_feature (model, game, node));
  return g_string_free (out, FALSE);
}

char *
tw_table_feature_explain (TwTableModel *model, const TwGame *game, guint node)
{
  const TwPlay *play = tw_game_play (game);
  g_autofree char *feature = explain (model, game, node);
  GString *out = g_string_new (feature);

  /* Who belongs to nobody does nothing any more when the game is over. */
  if (tw_play_decider (play) != TW_SEAT_NONE)
    add (out, tw_table_neutral_explain (play, play->board.nodes[node].slot));
  return g_string_free (out, FALSE);
}
