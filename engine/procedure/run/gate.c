/* What has to be there for a procedure to do anything. */
#include "engine/procedure/run/gate.h"

#include "engine/game/pieces.h"
#include "engine/procedure/select/along.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/piles.h"

static G_GNUC_NO_INLINE gboolean
is_at_place (const TwPlay *play, guint32 types, guint place)
{
  const TwRules *rules = play->rules;

  for (types &= (guint32) ((G_GUINT64_CONSTANT (1) << rules->n_figure_types) - 1); types != 0;
       types &= types - 1)
    {
      guint type = (guint) __builtin_ctz (types);

      if (rules->figure_types[type].neutral >= 0 && tw_play_neutral (play, type)->place == place)
        return TRUE;
      for (guint seat = 0; rules->figure_types[type].neutral < 0 && seat < rules->n_seats; seat++)
        for (guint i = 0; i < rules->figure_types[type].supply; i++)
          if (tw_play_figures_of_type (play, seat, type)[i].place == place)
            return TRUE;
    }
  return FALSE;
}

static G_GNUC_NO_INLINE gboolean
are_together (const TwPlay *play, guint type, guint other)
{
  const TwFigure *a = tw_play_neutral (play, type), *b = tw_play_neutral (play, other);

  return a->place == TW_FIGURE_NODE && b->place == TW_FIGURE_NODE
         && tw_board_root (&play->board, a->node) == tw_board_root (&play->board, b->node);
}

static G_GNUC_NO_INLINE gboolean
has_any (const TwProcedures *all, guint list, gconstpointer own)
{
  const guint64 *words = tw_procedures_loop_words (all, list, own);

  for (guint i = 0; i < tw_procedures_loop (all, list)->n_words; i++)
    if (words[i] != 0)
      return TRUE;
  return FALSE;
}

static inline gboolean
is_open (const TwPlay *play, const TwFrame *frame, const TwGate *gate, gconstpointer own)
{
  guint end;

  switch ((TwGateKind) gate->kind)
    {
    case TW_GATE_COMPLETED:
      return frame->program == TW_PROGRAM_TURN ? frame->queue_begin != frame->queue_end
                                               : tw_completed (play, &end) != end;
    case TW_GATE_SCORED:
      return tw_kept_has_any_scored (tw_procedures_of (play), own);
    case TW_GATE_SYMBOL:
      return (gboolean) (tw_frame_symbols (play, frame) >> gate->what & 1);
    case TW_GATE_LIST:
      return has_any (tw_procedures_of (play), gate->what, own);
    case TW_GATE_PLACE:
      return is_at_place (play, gate->what, gate->detail);
    case TW_GATE_TOGETHER:
      return are_together (play, gate->detail, gate->what);
    case TW_GATE_ENDS:
      return frame->slot == TW_NO_SLOT
             || (tw_board_tile (&play->board, frame->slot)->ends & gate->what) != 0;
    case TW_GATE_JOINED:
      return tw_joins_end_of (tw_procedures_of (play), own) > 0;
    case TW_GATE_ALONG:
      return frame->slot != TW_NO_SLOT
             && tw_procedure_along_touches (play, own, gate->detail, frame->slot, gate->what);
    case TW_GATE_NEVER:
      return FALSE;
    case TW_GATE_NONE:
    default:
      return TRUE;
    }
}

static G_GNUC_NO_INLINE gboolean
is_any_open (const TwPlay *play,
             const TwFrame *frame,
             const TwProcedureCode *procedure,
             gconstpointer own)
{
  for (guint i = 0; i < procedure->n_gates; i++)
    if (is_open (play, frame, &procedure->gates[i], own))
      return TRUE;
  return FALSE;
}

gboolean
tw_gates_let_begin (const TwPlay *play,
                    const TwFrame *frame,
                    const TwProcedureCode *procedure,
                    gconstpointer own)
{
  /* Most that have any have one. */
  return procedure->n_gates == 1 ? is_open (play, frame, &procedure->gates[0], own)
                                 : is_any_open (play, frame, procedure, own);
}
