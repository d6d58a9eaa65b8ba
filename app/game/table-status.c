/* Where the game stands, in sentences. */
#include "app/game/table-status.h"

#include <glib/gi18n.h>

#include "app/game/game-ending.h"
#include "app/game/table-asks.h"
#include "app/game/table-beside.h"
#include "app/game/table-names.h"
#include "app/game/table-sentences.h"
#include "app/game/tiles-left.h"
#include "engine/game/explain.h"
#include "engine/game/pieces.h"

/* Appends a sentence. */
static void
append (GString *out, const char *sentence)
{
  g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", sentence);
}

static void
add_scores (TwTableModel *model, GString *out)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwRules *rules = play->rules;
  TwGameEnding ending;
  gboolean can_end = tw_game_ending_find (tw_table_model_get_game (model), &ending);

  for (guint seat = 0; seat < (rules->shares_score ? 1 : rules->n_seats); seat++)
    {
      g_autofree char *name =
          rules->shares_score ? g_strdup (C_ ("player", "The team")) : tw_seat_title (model, seat);
      int points = play->state->score[seat];
      g_autofree char *words =
          g_strdup_printf (ngettext ("%s: %d point.", "%s: %d points.", (gulong) ABS (points)),
                           name, points);

      append (out, words);
      if (can_end && !rules->shares_score)
        {
          g_autofree char *end = tw_game_ending_words (&ending, rules, seat);

          append (out, end);
          g_string_append_c (out, '.');
        }
    }
}

/* What a seat has left, and what it holds. */
static char *
supply_of (TwTableModel *model, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (model);
  const TwRules *rules = play->rules;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *first = tw_figures_left_format (rules, tw_play_supply (play, seat, 0));

  g_string_append (out, first);
  for (guint type = 1; type < rules->n_figure_types; type++)
    {
      guint n = tw_play_supply (play, seat, type);

      if (n > 0)
        g_string_append_printf (out, n > 1 ? ", %s: %u" : ", %s",
                                tw_role_title (rules, rules->figure_types[type].type->id), n);
    }
  for (guint token = 0; token < rules->n_token_types; token++)
    {
      guint n = tw_play_tokens (play, seat, token);
      const char *name = tw_explain_token (rules->vocabulary, rules->token_types[token].type->id,
                                           g_get_language_names ());

      if (n > 0)
        g_string_append_printf (out, ", %s: %u", name, n);
    }
  return g_strdup (out->str);
}

static void
add_figures (TwTableModel *model, GString *out)
{
  const TwRules *rules = tw_table_model_get_play (model)->rules;

  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      g_autofree char *name = tw_seat_title (model, seat), *supply = supply_of (model, seat);
      /* Translators: a player, and what that player has: "Red: 5 meeples left, abbot, Wine: 2." */
      g_autofree char *words = g_strdup_printf (C_ ("heard", "%s: %s."), name, supply);

      append (out, words);
    }
}

static void
add_tiles (TwTableModel *model, GString *out)
{
  const TwPlay *play = tw_table_model_get_play (model);
  g_autoptr (GArray) counts = tw_tiles_left_count (play);
  guint left =
      tw_tiles_left_are_hidden (play->rules) ? play->state->n_left : tw_tiles_left_sum (counts);
  g_autofree char *words =
      g_strdup_printf (ngettext ("%u tile left.", "%u tiles left.", left), left);

  append (out, words);
}

static void
add_turn (TwTableModel *model, GString *out)
{
  guint seat = tw_table_model_get_decider (model);
  g_autofree char *turn = tw_table_subtitle (model), *queue = tw_table_asks_queue_words (model);

  append (out, turn);
  g_string_append_c (out, '.');
  if (seat < TW_MAX_SEATS)
    {
      g_autofree char *name = tw_seat_title (model, seat);
      /* Translators: who has to decide now. */
      g_autofree char *words = g_strdup_printf (_ ("%s decides."), name);

      append (out, words);
    }
  if (queue[0] != '\0')
    append (out, queue);
}

char *
tw_table_status (TwTableModel *model, TwTableQuery query)
{
  g_autoptr (GString) out = g_string_new (NULL);

  if (tw_table_model_get_game (model) == NULL)
    return g_strdup ("");
  switch (query)
    {
    case TW_QUERY_SCORES:
      add_scores (model, out);
      break;
    case TW_QUERY_FIGURES:
      add_figures (model, out);
      break;
    case TW_QUERY_TILES:
      add_tiles (model, out);
      break;
    case TW_QUERY_TURN:
      add_turn (model, out);
      break;
    case TW_QUERY_QUESTION:
    case TW_N_QUERIES:
    default:
      return tw_table_announcement (model);
    }
  return g_strdup (out->str);
}
