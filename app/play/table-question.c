/* The legal answers of a game, sorted for a table. */
#include "app/play/table-question.h"

TwTableQuestion
tw_table_question_find (const TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);
  TwTableQuestion question = TW_QUESTION_NONE;

  for (guint i = 0; i < n; i++)
    switch (actions[i].verb)
      {
      case TW_VERB_PLACE:
        return TW_QUESTION_PLACE;
      case TW_VERB_FIGURE:
      case TW_VERB_TAKE:
        question = TW_QUESTION_FIGURE;
        break;
      case TW_VERB_NONE:
        break;
      default:
        if (question == TW_QUESTION_NONE)
          question = TW_QUESTION_CHOICE;
      }
  return question;
}

gboolean
tw_table_question_is_about (const TwGame *game, guint slot)
{
  const TwFrame *frame = tw_play_turn_frame (tw_game_play (game));

  return frame != NULL && frame->slot == slot
         && tw_table_question_find (game) == TW_QUESTION_FIGURE;
}

void
tw_legal_cells_collect (GArray *cells, const TwGame *game)
{
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  g_array_set_size (cells, 0);
  for (guint i = 0; i < n; i++)
    {
      TwLegalCell *cell = NULL;

      if (actions[i].verb != TW_VERB_PLACE)
        continue;
      for (guint k = 0; k < cells->len && cell == NULL; k++)
        {
          TwLegalCell *other = &g_array_index (cells, TwLegalCell, k);

          if (other->x == actions[i].x && other->y == actions[i].y)
            cell = other;
        }
      if (cell == NULL)
        {
          TwLegalCell fresh = { actions[i].x, actions[i].y, 0 };

          g_array_append_val (cells, fresh);
          cell = &g_array_index (cells, TwLegalCell, cells->len - 1);
        }
      cell->turns |= (guint8) (1u << actions[i].turns);
    }
}

guint
tw_action_node (const TwPlay *play, const TwAction *action)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  return slot == TW_NO_SLOT ? TW_NO_NODE
                            : (guint) play->board.slots[slot].first_node + action->node;
}

static void
collect_verb (GArray *spots, const TwGame *game, guint verb)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    {
      TwTableSpot *spot = NULL;
      guint node;

      if (actions[i].verb != verb)
        continue;
      node = tw_action_node (play, &actions[i]);
      for (guint k = 0; k < spots->len && spot == NULL; k++)
        if (g_array_index (spots, TwTableSpot, k).node == node
            && g_array_index (spots, TwTableSpot, k).verb == verb)
          spot = &g_array_index (spots, TwTableSpot, k);
      if (spot == NULL)
        {
          TwTableSpot fresh = { verb, node, 0 };

          g_array_append_val (spots, fresh);
          spot = &g_array_index (spots, TwTableSpot, spots->len - 1);
        }
      spot->figures |= 1u << actions[i].figure;
    }
}

void
tw_table_spots_collect (GArray *spots, const TwGame *game)
{
  g_array_set_size (spots, 0);
  collect_verb (spots, game, TW_VERB_FIGURE);
  collect_verb (spots, game, TW_VERB_TAKE);
}

void
tw_table_choices_collect (GArray *choices, const TwGame *game)
{
  TwTableQuestion question = tw_table_question_find (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  g_array_set_size (choices, 0);
  for (guint i = 0; i < n; i++)
    if (question == TW_QUESTION_CHOICE
        || (question == TW_QUESTION_FIGURE && actions[i].verb >= TW_N_VERBS))
      g_array_append_val (choices, actions[i]);
}

gboolean
tw_table_question_find_action (const TwGame *game,
                               guint verb,
                               guint node,
                               guint figure,
                               TwAction *out_action)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions (game, &n);

  for (guint i = 0; i < n; i++)
    {
      if (actions[i].verb != verb)
        continue;
      if ((verb == TW_VERB_FIGURE || verb == TW_VERB_TAKE)
          && (actions[i].figure != figure || tw_action_node (play, &actions[i]) != node))
        continue;
      *out_action = actions[i];
      return TRUE;
    }
  return FALSE;
}
