/* Crop circles: meeples of a kind come or go, all round the table.
 *
 * Rule: CROP-002 to CROP-023, TURN-027.
 */
#include "engine/expansion/registry.h"
#include "engine/game/play.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#define CROP_WORD "crop"

/* What the circle does, in the crop verb's kind and in the frame's scratch. */
typedef enum
{
  CROP_NONE,
  CROP_ADD,
  CROP_TAKE
} CropAction;

typedef struct
{
  guint8 crop;
} Circles;

static void
circles_set_up (TwPlay *play, gpointer own)
{
  ((Circles *) own)->crop = (guint8) tw_rules_verb (play->rules, CROP_WORD);
}

/* The kind of land whose meeples the circle of @frame's tile is about, %TW_KIND_NONE for
 * none. Rule: CROP-002, CROP-019. */
static TwKind
kind_of_circle (const TwPlay *play, const TwFrame *frame)
{
  static const struct
  {
    const char *symbol;
    TwKind kind;
  } circles[] = {
    { "crop-fork", TW_KIND_FIELD },
    { "crop-club", TW_KIND_ROAD },
    { "crop-shield", TW_KIND_CITY },
  };

  for (guint i = 0; frame->slot != TW_NO_SLOT && i < G_N_ELEMENTS (circles); i++)
    if (tw_play_tile_shows (play, frame->slot, circles[i].symbol))
      return circles[i].kind == TW_KIND_FIELD && !play->rules->farmers ? TW_KIND_NONE
                                                                       : circles[i].kind;
  return TW_KIND_NONE;
}

/* Rule: CROP-012, CROP-022. */
static gboolean
is_meeple_of (const TwPlay *play, guint type, TwKind kind)
{
  const TwFigureRule *rule = &play->rules->figure_types[type];

  return rule->occupies && (rule->kinds & TW_KIND_BIT (kind));
}

/* Adds the answer with @type at @node, once. */
static void
add_piece (const TwPlay *play, TwActionList *list, guint verb, guint seat, guint type, guint node)
{
  tw_play_list_at (play, list, verb, seat, node)->figure = (guint8) type;
  tw_action_list_unique (list);
}

/* What @seat can do: a meeple beside one of its own, or one of them home. Rule: CROP-007
 * to CROP-012, CROP-015, CROP-018, CROP-021. */
static void
list_pieces (const TwPlay *play, TwKind kind, CropAction what, guint seat, TwActionList *list)
{
  const TwRules *rules = play->rules;
  const TwFigure *figures = tw_play_figures_of (play, seat);

  for (guint i = 0; i < rules->n_seat_figures; i++)
    {
      const TwFigure *figure = &figures[i];

      if (figure->place != TW_FIGURE_NODE || play->board.nodes[figure->node].kind != kind
          || !is_meeple_of (play, figure->type, kind))
        continue;
      if (what == CROP_TAKE)
        add_piece (play, list, TW_VERB_TAKE, seat, figure->type, figure->node);
      for (guint type = 0; what == CROP_ADD && type < rules->n_figure_types; type++)
        if (is_meeple_of (play, type, kind) && tw_play_supply (play, seat, type) > 0)
          add_piece (play, list, TW_VERB_FIGURE, seat, type, figure->node);
    }
}

static gboolean
can_act (const TwPlay *play, TwKind kind, CropAction what, guint seat)
{
  const TwFigure *figures = tw_play_figures_of (play, seat);
  gboolean stands = FALSE, waits = what == CROP_TAKE;

  for (guint i = 0; i < play->rules->n_seat_figures; i++)
    if (is_meeple_of (play, figures[i].type, kind))
      {
        stands |=
            figures[i].place == TW_FIGURE_NODE && play->board.nodes[figures[i].node].kind == kind;
        waits |= figures[i].place == TW_FIGURE_SUPPLY;
      }
  return stands && waits;
}

/* 4g: first the player on turn chooses for all; then one after the other, that player
 * last. The cursor says how many have had their turn. Rule: CROP-004 to CROP-006, CROP-011,
 * CROP-016, CROP-020, TURN-027. */
static TwStepResult
circle_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  TwKind kind = kind_of_circle (play, frame);
  guint n = play->rules->n_seats;

  if (kind == TW_KIND_NONE)
    return TW_STEP_DONE;
  if (frame->scratch == CROP_NONE)
    {
      frame->decider = frame->seat;
      return TW_STEP_ASK;
    }
  for (; frame->cursor < n; frame->cursor++)
    {
      guint seat = (frame->seat + 1 + frame->cursor) % n;

      if (!can_act (play, kind, (CropAction) frame->scratch, seat))
        continue;
      frame->decider = (guint8) seat;
      return TW_STEP_ASK;
    }
  return TW_STEP_DONE;
}

static void
circle_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  const Circles *circles = own;

  if (frame->scratch == CROP_NONE)
    {
      tw_action_list_add (list, circles->crop, frame->seat)->kind = CROP_ADD;
      tw_action_list_add (list, circles->crop, frame->seat)->kind = CROP_TAKE;
      return;
    }
  list_pieces (play, kind_of_circle (play, frame), (CropAction) frame->scratch, frame->decider,
               list);
  if (frame->scratch == CROP_ADD)
    tw_action_list_add (list, TW_VERB_NONE, frame->decider);
}

/* Rule: CROP-013, CROP-014. */
static void
circle_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  const Circles *circles = own;

  if (action->verb == circles->crop)
    {
      frame->scratch = action->kind;
      return;
    }
  frame->cursor++;
  if (action->verb == TW_VERB_NONE)
    return;
  if (action->verb == TW_VERB_FIGURE)
    tw_play_put_figure (play, action->seat, action->figure, tw_play_action_node (play, action));
  else
    tw_play_take_figure (play, tw_play_find_figure (play, action));
}

static void
crop_print (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, CROP_WORD "=%c", action->kind == CROP_ADD ? 'A' : 'B');
}

static gboolean
crop_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  gboolean is_add = strcmp (text, CROP_WORD "=A") == 0;

  out_action->kind = is_add ? CROP_ADD : CROP_TAKE;
  return is_add || strcmp (text, CROP_WORD "=B") == 0;
}

/* Rule: CROP-005, CROP-008, CROP-010, CROP-012, CROP-019. */
static const char *
circles_why_not (const TwPlay *play, gconstpointer own, const TwAction *action)
{
  const Circles *circles = own;
  const TwFrame *frame = tw_play_turn_frame (play);

  if (action->verb == circles->crop)
    return "CROP-005";
  if (strcmp (tw_play_phase (play), "4g") != 0 || frame == NULL)
    return NULL;
  if (frame->scratch == CROP_NONE)
    return "CROP-005";
  if (action->verb == TW_VERB_NONE)
    return "CROP-010";
  if (action->verb != TW_VERB_FIGURE && action->verb != TW_VERB_TAKE)
    return NULL;
  if (!is_meeple_of (play, action->figure, kind_of_circle (play, frame)))
    return "CROP-012";
  return action->verb == TW_VERB_FIGURE ? "CROP-008" : "CROP-010";
}

/* ---- sentences ------------------------------------------------------------------------- */

/* What the player on turn is asked, and then everybody, by what the circle is about. */
static const char *
question_of (TwKind kind, CropAction what)
{
  static const struct
  {
    TwKind kind;
    const char *sentences[3];
  } questions[] = {
    { TW_KIND_FIELD,
      { N_ ("Crop circle: choose what everybody does with farmers."),
        N_ ("Crop circle: add a farmer beside one of yours, or go on."),
        N_ ("Crop circle: take one of your farmers back.") } },
    { TW_KIND_ROAD,
      { N_ ("Crop circle: choose what everybody does with highwaymen."),
        N_ ("Crop circle: add a highwayman beside one of yours, or go on."),
        N_ ("Crop circle: take one of your highwaymen back.") } },
    { TW_KIND_CITY,
      { N_ ("Crop circle: choose what everybody does with knights."),
        N_ ("Crop circle: add a knight beside one of yours, or go on."),
        N_ ("Crop circle: take one of your knights back.") } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (questions[i].kind == kind)
      return questions[i].sentences[what];
  return NULL;
}

static const TwRolePhrase added[] = {
  { "knight", N_ ("{player} added a knight by the crop circle") },
  { "highwayman", N_ ("{player} added a highwayman by the crop circle") },
  { "monk", N_ ("{player} added a monk by the crop circle") },
  { "farmer", N_ ("{player} added a farmer by the crop circle") },
  { NULL, N_ ("{player} added by the crop circle: {figure}") },
};

static gboolean
circles_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  const Circles *circles = own;
  const TwAction *action = saying->action;
  const TwFrame *turn = tw_play_turn_frame (play);
  gboolean is_add = action->kind == CROP_ADD;

  if (saying->what == TW_SAY_DONE && action->verb == TW_VERB_FIGURE
      && saying->before == circles->crop)
    out_phrase->one = tw_phrase_by_role (play, action, added);
  else if (saying->what == TW_SAY_DONE && action->verb == circles->crop)
    out_phrase->one =
        is_add ? N_ ("{player} chose at the crop circle that everybody may add a meeple")
               : N_ ("{player} chose at the crop circle that everybody takes a meeple back");
  else if (saying->what == TW_SAY_CHOICE && action->verb == circles->crop)
    out_phrase->one =
        is_add ? N_ ("A: everybody may add a meeple") : N_ ("B: everybody takes a meeple back");
  else if (saying->what == TW_SAY_QUESTION && turn != NULL
           && strcmp (tw_play_phase (play), "4g") == 0)
    out_phrase->one =
        question_of (kind_of_circle (play, turn), action->verb == TW_VERB_FIGURE ? CROP_ADD
                                                  : action->verb == TW_VERB_TAKE ? CROP_TAKE
                                                                                 : CROP_NONE);
  return out_phrase->one != NULL;
}

static const char *const symbols[] = { "crop-fork", "crop-club", "crop-shield", NULL };

static const TwHook hooks[] = {
  { TW_SLOT_AFTER_SCORING, 70, { "4g", circle_run, circle_list, circle_apply } },
};

static const TwVerbInfo verbs[] = {
  { .word = CROP_WORD,
    .format = "=A",
    .print = crop_print,
    .parse = crop_parse,
    .place = TW_VERB_PLACE_SIGN,
    .rule = "CROP-005" },
};

const TwExpansion tw_expansion_crop_circles = {
  .id = "crop-circles",
  .state_size = sizeof (Circles),
  .hooks = hooks,
  .n_hooks = G_N_ELEMENTS (hooks),
  .verbs = verbs,
  .n_verbs = G_N_ELEMENTS (verbs),
  .symbols = symbols,
  .setup = &(const TwSetupHooks){ .set_up = circles_set_up },
  .showing = &(const TwShowingHooks){ .phrase = circles_phrase, .why_not = circles_why_not },
};
