/* A position in words. */
#include "engine/case/case-facts.h"

#include <string.h>

#include "engine/case/case-run-private.h"
#include "engine/game/notation.h"
#include "engine/game/pair.h"
#include "engine/game/pieces.h"
#include "engine/game/state-hash.h"

/* So many facts stand in a line. */
#define FACTS_A_LINE 6

static const char *
kind_name (const TwPlay *play, guint kind)
{
  return play->rules->catalogue->kinds[kind].name;
}

G_GNUC_PRINTF (2, 3)
static void
add (GPtrArray *facts, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (facts, g_strdup_vprintf (format, args));
  va_end (args);
}

/* @n_before: how many tiles lay at the start. */
static void
add_tiles (const TwPlay *play, GPtrArray *facts, guint n_before)
{
  for (guint i = n_before; i < play->board.head->n_slots; i++)
    {
      const TwSlot *slot = &play->board.slots[i];

      if (slot->is_face_down)
        add (facts, "down@%d,%d", slot->x, slot->y);
      else
        add (facts, "%s@%d,%d/%u", kind_name (play, slot->kind), slot->x, slot->y,
             slot->quarter_turns * 90u);
    }
}

/* The name by which a figure stands on land of @kind. */
static const char *
figure_word (const TwPlay *play, guint type, guint kind)
{
  const TwFigureRule *rule = &play->rules->figure_types[type];

  return kind < TW_N_KINDS && rule->role[kind] != NULL ? rule->role[kind] : rule->type->id;
}

/* @is_equal: whether figure @b is one more of the same at the same place as @a. */
static gboolean
is_same (const TwFigure *a, const TwFigure *b)
{
  return a->type == b->type && a->seat == b->seat && a->place == b->place && a->node == b->node;
}

static void
add_figures (const TwPlay *play, GPtrArray *facts)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      g_autofree char *segment = NULL;
      guint n = 0;
      gboolean is_first = TRUE;

      if (figure->place != TW_FIGURE_NODE)
        continue;
      for (guint k = 0; k < play->rules->n_figures; k++)
        {
          n += is_same (figure, &play->figures[k]);
          is_first &= k >= i || !is_same (figure, &play->figures[k]);
        }
      if (!is_first)
        continue;
      segment = tw_notation_print_segment (play, figure->node);
      if (n > 1)
        add (facts, "P%u:%s@%s=%u", figure->seat + 1u,
             figure_word (play, figure->type, play->board.nodes[figure->node].kind), segment, n);
      else
        add (facts, "P%u:%s@%s", figure->seat + 1u,
             figure_word (play, figure->type, play->board.nodes[figure->node].kind), segment);
    }
  tw_case_add_held (play, facts);
  tw_case_add_posted (play, facts);
  for (guint i = 0; i < play->rules->n_neutral; i++)
    {
      const TwFigure *figure = &play->figures[play->rules->n_figures + i];
      g_autofree char *segment = NULL;

      if (tw_play_beside (play, figure) != NULL)
        {
          const TwFigure *other = tw_play_beside (play, figure);

          segment = tw_case_posted_word (play, other);
          if (segment != NULL)
            {
              add (facts, "%s=%s", play->rules->figure_types[figure->type].type->id, segment);
              continue;
            }
          segment = tw_notation_print_segment (play, other->node);
          add (facts, "%s=P%u:%s@%s", play->rules->figure_types[figure->type].type->id,
               other->seat + 1u,
               figure_word (play, other->type, play->board.nodes[other->node].kind), segment);
          continue;
        }
      if (figure->place == TW_FIGURE_TILE)
        {
          const TwSlot *slot = &play->board.slots[play->board.nodes[figure->node].slot];

          segment = g_strdup_printf ("%d,%d", slot->x, slot->y);
        }
      else if (figure->place == TW_FIGURE_NODE)
        segment = tw_notation_print_segment (play, figure->node);
      else
        continue;
      add (facts, "%s@%s", play->rules->figure_types[figure->type].type->id, segment);
    }
}

static void
add_piece (const TwPlay *play, const TwPiece *piece, GPtrArray *facts)
{
  const TwSlot *slot = &play->board.slots[piece->slot];
  g_autofree char *segment =
      piece->node != TW_NO_NODE ? tw_notation_print_segment (play, piece->node) : NULL;
  g_autofree char *number = piece->n > 1 ? g_strdup_printf ("=%u", piece->n) : g_strdup ("");

  /* Neutral figures are told as figures. */
  if (tw_rules_figure (play->rules, piece->id) >= 0)
    return;
  if (piece->other != TW_NO_NODE)
    {
      GString *fact = g_string_new (piece->id);
      TwAction pair = { 0 };

      tw_pair_name (play, piece->node, piece->other, &pair);
      g_string_append_c (fact, '@');
      tw_pair_append (play, &pair, fact);
      g_ptr_array_add (facts, g_string_free (fact, FALSE));
    }
  else if (segment != NULL)
    add (facts, "%s@%s%s", piece->id, segment, number);
  else
    add (facts, "%s@%d,%d%s", piece->id, slot->x, slot->y, number);
}

static void
add_pieces_of (const TwPlay *play, guint expansion, GPtrArray *facts)
{
  const TwExpansion *one = play->rules->expansions[expansion];
  TwPiece piece;

  for (guint i = 0; TW_HAS_HOOK (one, showing, piece)
                    && one->showing->piece (play, tw_play_own (play, (int) expansion), i, &piece);
       i++)
    if (piece.owner == 0)
      add_piece (play, &piece, facts);
}

static void
add_counters (const TwPlay *play, guint seat, GString *text)
{
  g_string_append_printf (text, "given track P%u", seat + 1);
  for (guint i = 0; i < play->rules->n_counters; i++)
    g_string_append_printf (text, " %s=%d", play->rules->counters[i].word,
                            tw_play_counter (play, seat, i));
  g_string_append_c (text, '\n');
}

/* Whether the expansion says itself what is where. */
static gboolean
says_pieces (const TwPlay *play, guint expansion)
{
  const TwExpansion *one = play->rules->expansions[expansion];

  return one->facts != NULL && one->facts->says_pieces;
}

/* What expansions know of the position: of places, or the rest. */
static void
add_said (const TwPlay *play, gboolean of_places, GPtrArray *facts)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (TW_HAS_HOOK (play->rules->expansions[i], facts, say))
      play->rules->expansions[i]->facts->say (play, tw_play_own (play, (int) i), said);
  for (guint i = 0; i < said->len; i++)
    if ((strchr (said->pdata[i], '@') != NULL) == of_places)
      g_ptr_array_add (facts, g_strdup (said->pdata[i]));
}

static void
add_bag (const TwPlay *play, GString *out)
{
  gboolean is_first = TRUE;

  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    if (play->bag[kind] > 0)
      {
        g_string_append_printf (out, "%s%s*%u", is_first ? "" : ",", kind_name (play, kind),
                                play->bag[kind]);
        is_first = FALSE;
      }
  if (is_first)
    g_string_append_c (out, '-');
}

/* "supply P1 meeple=6 abbot=1": @all, or only what is not there because it has left the game. */
static void
add_supply (const TwPlay *play, guint seat, gboolean all, GString *out)
{
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    {
      const TwFigureRule *rule = &play->rules->figure_types[type];
      guint n_off = 0;

      if (rule->supply == 0 || rule->neutral >= 0)
        continue;
      for (guint i = 0; i < rule->supply; i++)
        n_off += tw_play_figures_of_type (play, seat, type)[i].place == TW_FIGURE_OFF;
      if (all || n_off > 0)
        g_string_append_printf (out, " %s=%u", rule->type->id, tw_play_supply (play, seat, type));
    }
}

static void
add_tokens (const TwPlay *play, guint seat, GString *out)
{
  for (guint token = 0; token < play->rules->n_token_types; token++)
    if (tw_play_tokens (play, seat, token) > 0 || play->rules->token_types[token].each > 0)
      g_string_append_printf (out, " %s=%u", play->rules->token_types[token].type->id,
                              tw_play_tokens (play, seat, token));
}

static void
add_score (const TwPlay *play, const int *score, GString *out)
{
  if (play->rules->shares_score)
    g_string_append_printf (out, " %s=%d", TW_CASE_TEAM, score[0]);
  else
    for (guint seat = 0; seat < play->rules->n_seats; seat++)
      g_string_append_printf (out, " P%u=%d", seat + 1, score[seat]);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
tw_case_facts (const TwPlay *play)
{
  g_autoptr (GPtrArray) facts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) score = g_string_new ("score");

  add_tiles (play, facts, 0);
  add_figures (play, facts);
  for (guint i = 0; i < play->rules->n_expansions; i++)
    add_pieces_of (play, i, facts);
  add_said (play, TRUE, facts);
  add_said (play, FALSE, facts);
  for (guint kind = 0; kind < play->rules->catalogue->n_kinds; kind++)
    if (play->bag[kind] > 0)
      add (facts, "bag %s=%u", kind_name (play, kind), play->bag[kind]);
  add_score (play, play->state->score, score);
  add (facts, "%s", score->str);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      g_string_printf (line, "P%u aside=%d", seat + 1, play->state->aside[seat]);
      add_supply (play, seat, TRUE, line);
      add_tokens (play, seat, line);
      add (facts, "%s", line->str);
    }
  add (facts, "status=%u next=%u", play->state->status,
       play->state->status == TW_STATUS_PLAYING ? play->state->on_turn : 0u);
  g_ptr_array_sort (facts, compare);
  g_ptr_array_add (facts, NULL);
  return g_strjoinv ("\n", (char **) facts->pdata);
}

static void
add_lines (GPtrArray *facts, GString *text)
{
  for (guint i = 0; i < facts->len; i++)
    g_string_append_printf (text, "%s %s%s", i % FACTS_A_LINE == 0 ? "given" : "",
                            (const char *) facts->pdata[i],
                            i % FACTS_A_LINE + 1 == FACTS_A_LINE || i + 1 == facts->len ? "\n"
                                                                                        : "");
}

void
tw_case_facts_add_position (const TwPlay *play, GString *text)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwPlay) start = tw_play_new (play->rules, 1);

  add_tiles (play, tiles, start->board.head->n_slots);
  add_lines (tiles, text);
  add_figures (play, pieces);
  for (guint i = 0; i < play->rules->n_expansions; i++)
    if (!says_pieces (play, i))
      add_pieces_of (play, i, pieces);
  add_said (play, TRUE, pieces);
  add_lines (pieces, text);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      g_autoptr (GString) supply = g_string_new (NULL);
      g_autoptr (GString) tokens = g_string_new (NULL);

      add_supply (play, seat, FALSE, supply);
      add_tokens (play, seat, tokens);
      if (supply->len > 0)
        g_string_append_printf (text, "given supply P%u%s\n", seat + 1, supply->str);
      if (tokens->len > 0)
        g_string_append_printf (text, "given tokens P%u%s\n", seat + 1, tokens->str);
      if (play->state->aside[seat] != 0)
        add_counters (play, seat, text);
    }
  g_string_append (text, "given score");
  add_score (play, play->state->score, text);
  g_string_append (text, "\ngiven bag=");
  add_bag (play, text);
  g_string_append_c (text, '\n');
  /* What is left in a pile is counted of what is in the bag. */
  add_said (play, FALSE, numbers);
  add_lines (numbers, text);
  g_string_append_printf (text, "given next=P%u\n", play->state->on_turn + 1u);
}

guint64
tw_case_facts_hash_own (const TwPlay *play)
{
  guint64 hash = 0;

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *one = play->rules->expansions[i];
      const guint8 *own = tw_play_own (play, (int) i);

      if (one->hash != NULL)
        hash = tw_hash_facts (i, hash, one->hash (play, own), 0);
      else
        for (gsize byte = 0; byte < one->state_size; byte++)
          hash = tw_hash_facts (i, hash, own[byte], byte);
    }
  return hash;
}

const char *
tw_case_facts_status (guint status)
{
  static const char *const words[] = {
    [TW_STATUS_PLAYING] = "playing",
    [TW_STATUS_FINISHED] = "finished",
    [TW_STATUS_WON] = "won",
    [TW_STATUS_LOST] = "lost",
  };

  return words[status];
}

void
tw_case_facts_add_outcome (const TwPlay *play, const int *scores, GString *text)
{
  g_string_append (text, "expect score");
  add_score (play, scores != NULL ? scores : play->state->score, text);
  g_string_append_c (text, '\n');
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      g_autoptr (GString) tokens = g_string_new (NULL);

      g_string_append_printf (text, "expect supply P%u", seat + 1);
      add_supply (play, seat, TRUE, text);
      g_string_append_c (text, '\n');
      add_tokens (play, seat, tokens);
      if (tokens->len > 0)
        g_string_append_printf (text, "expect tokens P%u%s\n", seat + 1, tokens->str);
    }
  g_string_append_printf (text, "expect state=%s\n", tw_case_facts_status (play->state->status));
}
