/* The legal answers of a game, sorted for a table. */
#include "app/game/table-question.h"

#include "engine/game/turn-program.h"

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
        /* Who goes to the tile's symbol stands nowhere else. What is done in place of a figure is
         * asked with the figures, if there is none, too. */
        if (tw_table_question_action_place (game, &actions[i]) == TW_VERB_PLACE_TURN
            || tw_play_is_placing (tw_game_play (game), 0))
          question = TW_QUESTION_FIGURE;
        else if (question == TW_QUESTION_NONE)
          question = TW_QUESTION_CHOICE;
      }
  return question;
}

gboolean
tw_table_question_is_about (const TwGame *game, guint slot)
{
  const TwFrame *frame = tw_play_turn_frame (tw_game_play (game));

  /* What the counting asks, and other players, is another question. */
  return frame != NULL && frame->slot == slot && tw_table_question_find (game) == TW_QUESTION_FIGURE
         && tw_play_decider (tw_game_play (game)) == frame->seat
         && *tw_play_phase (tw_game_play (game)) < '3';
}

/* Whether @bits has more than one bit. */
static gboolean
is_several (guint bits)
{
  return (bits & (bits - 1)) != 0;
}

/* Whether the figures that can be placed wait somewhere. */
static gboolean
asks_leaving (const TwPlay *play)
{
  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];

      if (TW_HAS_HOOK (expansion, showing, asks_leaving)
          && expansion->showing->asks_leaving (play, tw_play_own (play, (int) i)))
        return TRUE;
    }
  return FALSE;
}

/* Whether the figure of the spot is somewhere else than in the supply. */
static gboolean
is_there (const TwPlay *play, const TwTableSpot *spot)
{
  return spot->verb >= TW_N_VERBS     ? tw_play_verb (play, spot->verb)->is_taking
         : spot->verb == TW_VERB_TAKE ? TRUE
                                      : asks_leaving (play);
}

gboolean
tw_table_question_is_about_supply (const TwGame *game, const TwTableSpot *spots, guint n)
{
  for (guint i = 0; i < n; i++)
    if (spots[i].figures != 0
        && (is_several (spots[i].figures) || is_several (spots[i].seats)
            || !is_there (tw_game_play (game), &spots[i])))
      return TRUE;
  return FALSE;
}

gboolean
tw_table_question_places_own (const TwGame *game, const TwTableSpot *spots, guint n)
{
  const TwPlay *play = tw_game_play (game);

  for (guint i = 0; i < n; i++)
    if ((spots[i].figures & ~tw_table_question_spots_of_nobody (play->rules, &spots[i], 1)) != 0
        && !is_there (play, &spots[i]))
      return TRUE;
  return FALSE;
}

guint
tw_table_question_spots_of_nobody (const TwRules *rules, const TwTableSpot *spots, guint n)
{
  guint figures = 0;

  for (guint i = 0; i < n; i++)
    figures |= spots[i].figures;
  for (guint type = 0; type < rules->n_figure_types; type++)
    if (rules->figure_types[type].neutral < 0)
      figures &= ~(1u << type);
  return figures;
}

void
tw_table_question_legal_cells_collect (GArray *cells, const TwGame *game)
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
          && (actions[i].figure != figure || tw_play_action_node (play, &actions[i]) != node))
        continue;
      *out_action = actions[i];
      return TRUE;
    }
  return FALSE;
}
