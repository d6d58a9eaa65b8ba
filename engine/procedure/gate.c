/* What has to be there for a procedure to do anything. */
#include "engine/procedure/gate.h"

#include "engine/game/pieces.h"
#include "engine/procedure/kept.h"
#include "engine/procedure/piles.h"
#include "engine/procedure/select.h"

static TwGate gate_of (const TwProcedures *all, const TwSelection *selection, guint name);

static gboolean
is_neutral (guint name)
{
  return name >= TW_NAMED_NEUTRAL && name < TW_NAMED_ZONE;
}

/* Somebody who belongs to nobody has to stand on the feature of something else: two of them, or one
 * who has to stand somewhere. */
static TwGate
gate_of_neutral (guint name, guint other)
{
  guint first = is_neutral (name) ? name : other, second = is_neutral (other) ? other : name;

  return is_neutral (first) ? (TwGate){ TW_GATE_TOGETHER, (guint8) (first - TW_NAMED_NEUTRAL),
                                        (is_neutral (second) ? second : first) - TW_NAMED_NEUTRAL }
                            : (TwGate){ .kind = TW_GATE_NONE };
}

/* @name: the name of what has to pass, 0 if it has none */
static TwGate
gate_of_filter (const TwProcedures *all, const TwFilter *filter, guint name)
{
  if (filter->is_not)
    return (TwGate){ .kind = TW_GATE_NONE };
  switch ((TwTest) filter->test)
    {
    case TW_TEST_ANY:
      return gate_of (all, tw_procedures_selection (all, filter->what & G_MAXUINT8), 0);
    case TW_TEST_SYMBOL:
      return (TwGate){ TW_GATE_SYMBOL, 0, filter->what };
    case TW_TEST_REMEMBERED:
      return (TwGate){ TW_GATE_LIST, 0, filter->what };
    case TW_TEST_WON:
    case TW_TEST_AMONG:
      return (TwGate){ .kind = TW_GATE_COMPLETED };
    case TW_TEST_SAME:
      return filter->what == TW_SHARED_FEATURE ? gate_of_neutral (name, filter->name)
                                               : (TwGate){ .kind = TW_GATE_NONE };
    default:
      return (TwGate){ .kind = TW_GATE_NONE };
    }
}

/* What there has to be for anything to pass; for what is called @name, if that is not 0. */
static TwGate
gate_of (const TwProcedures *all, const TwSelection *selection, guint name)
{
  TwGate gate = { .kind = TW_GATE_NONE };

  for (guint i = selection->first; i < selection->end && gate.kind == TW_GATE_NONE; i++)
    gate = gate_of_filter (all, &g_array_index (all->filters, TwFilter, i), name);
  if (gate.kind == TW_GATE_NONE && selection->scored)
    gate.kind = TW_GATE_SCORED;
  if (gate.kind == TW_GATE_NONE && selection->what == TW_SELECTED_FIGURE
      && (selection->place == TW_FIGURE_NODE || selection->place == TW_FIGURE_TRACK))
    gate = (TwGate){ TW_GATE_PLACE, selection->place, selection->types };
  return gate;
}

/* Returns: whether there is one, and room for it */
static gboolean
add (TwProcedureCode *procedure, TwGate gate)
{
  if (gate.kind == TW_GATE_NONE || procedure->n_gates == TW_MOST_GATES)
    return FALSE;
  procedure->gates[procedure->n_gates++] = gate;
  return TRUE;
}

/* Goes on from step to step as if nothing passed. Returns: whether that leads to the end, and what
 * would have to pass is known each time */
static gboolean
follow (const TwProcedures *all, TwProcedureCode *procedure, guint at)
{
  for (;;)
    {
      const TwCode *code = tw_procedures_code (all, at);
      guint to = code->to;

      switch ((TwOp) code->op)
        {
        case TW_OP_END:
          return TRUE;
        case TW_OP_REPEAT:
          to = at + 1;
          break;
        /* Whoever has gone round often enough goes where those go who may not go round. */
        case TW_OP_AGAIN:
          if (code[2].op != TW_OP_IF || code[1].op != TW_OP_JUMP || code[1].to != code[2].to)
            return FALSE;
          to = at + 2;
          break;
        case TW_OP_JUMP:
          break;
        case TW_OP_IF:
        case TW_OP_CHOOSE:
        case TW_OP_EACH:
          if (!add (procedure, gate_of (all, tw_procedures_selection (all, code->selection),
                                        code->op == TW_OP_IF ? code->name : 0)))
            return FALSE;
          break;
        /* Nothing is taken off a list with nothing on it. */
        case TW_OP_REMEMBER:
        case TW_OP_FORGET:
          if (!add (procedure, (TwGate){ TW_GATE_LIST, 0, code->detail }))
            return FALSE;
          to = at + 1;
          break;
        default:
          return FALSE;
        }
      if (to <= at)
        return FALSE;
      at = to;
    }
}

void
tw_gates_find (const TwProcedures *all, TwProcedureCode *procedure)
{
  procedure->n_gates = 0;
  if (!add (procedure, gate_of (all, tw_procedures_selection (all, procedure->condition), 0))
      && !follow (all, procedure, procedure->first))
    procedure->n_gates = 0;
}

guint32
tw_gates_symbols (const TwProcedureCode *procedure)
{
  guint32 symbols = 0;

  for (guint i = 0; i < procedure->n_gates; i++)
    {
      if (procedure->gates[i].kind != TW_GATE_SYMBOL)
        return 0;
      symbols |= (guint32) 1 << procedure->gates[i].what;
    }
  return symbols;
}

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

static gboolean
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
    case TW_GATE_NONE:
    default:
      return TRUE;
    }
}

gboolean
tw_gates_let_begin (const TwPlay *play,
                    const TwFrame *frame,
                    const TwProcedureCode *procedure,
                    gconstpointer own)
{
  for (guint i = 0; i < procedure->n_gates; i++)
    if (is_open (play, frame, &procedure->gates[i], own))
      return TRUE;
  return FALSE;
}
