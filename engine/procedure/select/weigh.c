/* What figures weigh on some features. */
#include "engine/procedure/select/weigh.h"

#include "engine/game/rule-profile.h"

/* How much the figure weighs more by one rule, 0 if that is not about it. */
static int
more_of (const TwSight *sight, const TwWeighCode *code, const TwFigure *figure)
{
  const TwThing thing = tw_thing_of_figure (sight->play, figure);
  const TwBound bound = { code->name, &thing, NULL };
  TwSight inner = *sight;
  int n;

  if (code->name != 0)
    inner.bound = &bound;
  if (!tw_selection_passes (&inner, tw_procedures_selection (sight->all, code->selection), &thing))
    return 0;
  n = tw_sight_number (&inner, code->n, code->number);
  return code->per == 0
             ? n
             : n
                   * (int) tw_selection_count (&inner, tw_procedures_selection (sight->all,
                                                                                code->per - 1u));
}

/* Adds what one rule gives the figures on the feature. Returns: whether that is anything */
static gboolean
add_rule (const TwSight *sight, const TwWeighCode *code, guint root, int *seats)
{
  const TwPlay *play = sight->play;
  gboolean has_any = FALSE;

  for (guint type = 0; type < play->rules->n_figure_types; type++)
    for (guint seat = 0; (code->types >> type & 1) && seat < play->rules->n_seats
                         && play->rules->figure_types[type].neutral < 0;
         seat++)
      {
        const TwFigure *figures = tw_play_figures_of_type (play, seat, type);

        for (guint i = 0; i < play->rules->figure_types[type].supply; i++)
          if (figures[i].place == TW_FIGURE_NODE
              && tw_board_root (&play->board, figures[i].node) == root)
            {
              int more = more_of (sight, code, &figures[i]);

              seats[seat] += more;
              has_any |= more != 0;
            }
      }
  return has_any;
}

/* Whose turn it is is known at any time, and nothing else of the turn. */
static TwFrame
frame_of (const TwPlay *play)
{
  return (TwFrame){ .program = TW_PROGRAM_TURN, .seat = play->state->on_turn };
}

void
tw_weigh (const TwPlay *play, gconstpointer own, guint root, TwWeights *weights)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame frame = frame_of (play);
  const TwSight sight = { .play = play, .frame = &frame, .all = all, .own = own };

  for (guint i = 0; i < all->weighs->len; i++)
    {
      const TwWeighCode *code = &g_array_index (all->weighs, TwWeighCode, i);
      guint before = tw_play_enter_rule (play, code->procedure);
      gboolean has_any = add_rule (&sight, code, root, code->ties ? weights->ties : weights->there);

      tw_play_count_rule (play);
      tw_play_leave_rule (play, before);
      if (has_any)
        tw_play_tell_watch (play, code->procedure);
    }
}

const char *
tw_weigh_rules (const TwPlay *play, gconstpointer own, guint root)
{
  const TwProcedures *all = tw_procedures_of (play);
  const TwFrame frame = frame_of (play);
  const TwSight sight = { .play = play, .frame = &frame, .all = all, .own = own };
  g_autoptr (GString) rules = g_string_new (NULL);

  for (guint i = 0; i < all->weighs->len; i++)
    {
      const TwWeighCode *code = &g_array_index (all->weighs, TwWeighCode, i);
      const char *ids = tw_statement_text (code->procedure->root, "rules");
      int seats[TW_MAX_SEATS] = { 0 };

      if (ids != NULL && add_rule (&sight, code, root, seats))
        g_string_append_printf (rules, "%s%s", rules->len > 0 ? " " : "", ids);
    }
  return g_intern_string (rules->str);
}
