/* Gates, found in what is compiled. */
#include "engine/procedure/compile/compiler-private.h"

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
  if (filter->is_not || filter->is_said == TW_ONLY_REASON)
    return (TwGate){ .kind = TW_GATE_NONE };
  switch ((TwTest) filter->test)
    {
    case TW_TEST_ANY:
      return gate_of (all, tw_procedures_selection (all, filter->what % TW_MAX_SELECTIONS), 0);
    case TW_TEST_FIXED:
      return (TwGate){ .kind = filter->what ? TW_GATE_NONE : TW_GATE_NEVER };
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

/* Something has to be joined: by such a token on a feature of the turn's tile, where one has to
 * come to it along the land. With the Ferries one of six tiles has any. */
static TwGate
gate_of_joined (const TwProcedures *all, const TwSelection *selection)
{
  const TwFilter *near = selection->near != TW_NO_FILTER
                             ? &g_array_index (all->filters, TwFilter, selection->near)
                             : NULL;

  return near != NULL && near->is_said && near->name == TW_NAMED_TILE
             ? (TwGate){ TW_GATE_ALONG, near->what >> 8 & G_MAXUINT8, selection->kinds }
             : (TwGate){ .kind = TW_GATE_JOINED };
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
  if (gate.kind == TW_GATE_NONE && selection->what == TW_SELECTED_PAIR
      && selection->joined == TW_JOINED_ONLY)
    gate = gate_of_joined (all, selection);
  if (gate.kind == TW_GATE_NONE && selection->what == TW_SELECTED_PAIR
      && selection->joined == TW_JOINED_NOT && selection->ends != 0
      && selection->at_tile == TW_NAMED_TILE)
    gate = (TwGate){ TW_GATE_ENDS, 0, selection->ends };
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

static gboolean
is_empty (const TwSelection *selection)
{
  return selection->first == selection->end;
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
          /* What asks nothing lets all go on. */
          if (is_empty (tw_procedures_selection (all, code->selection)))
            {
              to = at + 1;
              break;
            }
          G_GNUC_FALLTHROUGH;
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
