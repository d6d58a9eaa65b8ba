/* Answers to what expansions ask, in words. */
#include "app/game/table-choices.h"

#include <glib/gi18n.h>

#include "app/game/phrase-words.h"
#include "app/game/table-asks.h"
#include "app/game/table-cells.h"
#include "app/game/table-names.h"
#include "app/game/table-record.h"
#include "app/game/table-beside.h"
#include "engine/game/notation.h"

/* "City, 3 tiles (2 east of the start tile)": a feature to be counted. */
static char *
feature_title (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint node = play->board.slots[slot].first_node + action->node;
  guint root = tw_board_root (&play->board, node), n = play->board.nodes[root].n_tiles;
  g_autofree char *cell = tw_table_cells_place (action->x, action->y);

  /* Translators: a feature, how many tiles it has, and the cell where it begins. */
  return g_strdup_printf (ngettext ("%s, %u tile (%s)", "%s, %u tiles (%s)", n),
                          tw_kind_title (play->rules, play->board.nodes[node].kind), n, cell);
}

/* Whose figures stand at a symbol of a tile: "Anna 2, Eva 1". */
static char *
people_at_symbol (TwTableModel *model, const TwAction *action)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint owner = (guint) tw_play_verb_owner (play, action->verb);
  const TwExpansion *expansion = play->rules->expansions[owner];
  guint8 numbers[TW_MAX_SEATS] = { 0 };
  TwPiece piece;

  for (guint i = 0; TW_HAS_HOOK (expansion, showing, piece)
                    && expansion->showing->piece (play, tw_play_own (play, (int) owner), i, &piece);
       i++)
    if (piece.slot == slot && piece.symbol == action->node + 1u && piece.owner > 0
        && piece.owner <= setup->rules->n_seats)
      numbers[piece.owner - 1]++;
  return tw_weights_format (model, numbers);
}

/* Who stands on a space of the track. */
static char *
people_on_space (TwTableModel *model, guint space)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  GString *out = g_string_new (NULL);

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      gboolean is_here = FALSE;

      for (guint counter = 0; counter < setup->rules->n_counters; counter++)
        is_here |= tw_play_counter_space (play, seat, counter) == space;
      if (is_here)
        g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", setup->seats[seat].name);
    }
  return g_string_free (out, FALSE);
}

/* Who is there where the answer leads to, "" for nobody. */
static char *
people_there (TwTableModel *model, const TwAction *action)
{
  switch (tw_play_verb (tw_table_model_get_play (model), action->verb)->place)
    {
    case TW_VERB_PLACE_SPACE:
      return people_on_space (model, action->kind);
    case TW_VERB_PLACE_SYMBOL:
    case TW_VERB_PLACE_FIGURE_AT_SYMBOL:
      return people_at_symbol (model, action);
    case TW_VERB_PLACE_NONE:
    case TW_VERB_PLACE_CELL:
    case TW_VERB_PLACE_NODE:
    case TW_VERB_PLACE_PAIR:
    case TW_VERB_PLACE_TURN:
    case TW_VERB_PLACE_SIGN:
    case TW_VERB_PLACE_SEAT:
    case TW_VERB_PLACE_STANDING:
    case TW_VERB_PLACE_STANDING_OF:
    case TW_VERB_PLACE_ABOUT:
    default:
      return g_strdup ("");
    }
}

char *
tw_table_choice_title (TwTableModel *model, const TwAction *action, gboolean is_open)
{
  const TwPlay *play =
      is_open ? tw_game_play (tw_table_model_get_shown (model)) : tw_table_model_get_play (model);
  TwSaying saying = { .what = TW_SAY_CHOICE, .action = action };
  g_autofree char *title = NULL, *people = NULL;

  if (action->verb == TW_VERB_COUNT)
    return feature_title (play, action);
  if (action->seat == TW_SEAT_CHANCE)
    return tw_table_record_outcome_title (model, action);
  if (is_open)
    saying = tw_table_asks_saying (model, TW_SAY_CHOICE, action);
  title = tw_phrase_words_say (model, play, &saying);
  if (title == NULL)
    return tw_notation_print_action (play, action, action->seat);
  if (!is_open || action->verb < TW_N_VERBS)
    return g_steal_pointer (&title);
  people = people_there (model, action);
  /* Translators: what is done somewhere, and who is there: "Robber to space 4: Anna, Eva". */
  return people[0] == '\0' ? g_steal_pointer (&title)
                           : g_strdup_printf (_ ("%s: %s"), title, people);
}

/* The first of two ends, or the one that may be the first. */
static char *
end_title (TwTableModel *model, const TwTableSpot *spot)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  const TwSlot *slot = &play->board.slots[spot->slot];
  const TwAction end = { .verb = (guint8) spot->verb,
                         .node = (guint16) (spot->node - slot->first_node),
                         .x = slot->x,
                         .y = slot->y };
  TwSaying saying = tw_table_asks_saying (model, TW_SAY_END, &end);
  char *words;

  saying.is_picked = spot->is_picked;
  words = tw_phrase_words_say (model, play, &saying);
  return words != NULL ? words : tw_table_cells_place (slot->x, slot->y);
}

char *
tw_table_spot_title (TwTableModel *model, guint index)
{
  guint n = 0;
  const TwTableSpot *spot = &tw_table_model_get_spots (model, &n)[index];
  TwAction action;
  guint n_meant = tw_table_model_find_action (model, index, -1, &action);

  if (spot->place == TW_SPOT_END && (spot->is_picked || n_meant != 1))
    return end_title (model, spot);
  return n_meant == 0 ? g_strdup ("") : tw_table_choice_title (model, &action, TRUE);
}
