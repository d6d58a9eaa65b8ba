/* Figures at a symbol of a tile, in answers. */
#include "engine/procedure/answer/post-answer.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation-place.h"
#include "engine/procedure/state/figure.h"
#include "engine/procedure/state/posted.h"

/* The word of the verb that takes figures away, and how it is written. */
#define TAKING "take-post"
#define TAKE   "take"
/* In place of the number of a symbol: the figure is held by somebody. */
#define HELD G_MAXUINT16

/* ---- verbs ----------------------------------------------------------------------------- */

/* (nullable): which symbol an answer names: of those at which figures are put. */
static const TwPost *
post_of (const TwPlay *play, const TwAction *action)
{
  const TwProcedures *all = tw_procedures_of (play);
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);

  for (guint i = 0; slot != TW_NO_SLOT && i < all->posts->len; i++)
    if (tw_post_number (play, &g_array_index (all->posts, TwPost, i), slot) == action->node)
      return &g_array_index (all->posts, TwPost, i);
  return NULL;
}

static void
print (const TwPlay *play, const TwAction *action, GString *out)
{
  const TwPost *post = post_of (play, action);

  g_string_append_printf (out, "%s@%d,%d:%s", play->rules->figure_types[action->figure].type->id,
                          action->x, action->y,
                          post != NULL ? play->rules->catalogue->counted[post->symbol] : "");
}

static gboolean
parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  const TwProcedures *all = tw_procedures_of (play);
  const char *sign = strchr (text, '@'), *at = sign != NULL ? sign + 1 : NULL;
  g_autofree char *name = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;
  int type = name != NULL ? tw_rules_figure (play->rules, name) : -1, symbol, x, y;
  const TwPost *post;
  guint slot;

  if (type < 0 || !tw_notation_read_cell (&at, &x, &y) || *at != ':')
    return FALSE;
  symbol = tw_catalogue_counted (play->rules->catalogue, at + 1);
  post = symbol >= 0 ? tw_post_find (all, (guint) symbol) : NULL;
  slot = tw_board_slot_at (&play->board, x, y);
  if (post == NULL || slot == TW_NO_SLOT || tw_post_number (play, post, slot) == TW_NO_NODE)
    return FALSE;
  out_action->figure = (guint8) type;
  out_action->node = (guint16) tw_post_number (play, post, slot);
  out_action->x = (gint16) x;
  out_action->y = (gint16) y;
  return TRUE;
}

/* What somebody holds is never taken, and read all the same so that it can be refused with the
 * rule. */
static gboolean
parse_held (const TwPlay *play, const char *text, TwAction *out_action)
{
  const char *sign = strstr (text, "@held:");
  g_autofree char *name = sign != NULL ? g_strndup (text, (gsize) (sign - text)) : NULL;
  int type = name != NULL ? tw_rules_figure (play->rules, name) : -1;

  out_action->figure = (guint8) MAX (type, 0);
  out_action->node = HELD;
  return type >= 0;
}

/* A question with a word of its own is answered with it. */
static const char *
taking_word (const TwPlay *play, const TwAction *action)
{
  const char *word = tw_play_verb (play, action->verb)->word;

  return strcmp (word, TAKING) == 0 ? TAKE : word;
}

static void
print_taken (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, "%s=", taking_word (play, action));
  if (action->kind > 0)
    g_string_append_printf (out, "P%u:", action->kind);
  print (play, action, out);
}

static gboolean
parse_taken (const TwPlay *play, const char *text, TwAction *out_action)
{
  guint seat = out_action->seat;
  const char *word = taking_word (play, out_action);
  gsize length = strlen (word);

  if (strncmp (text, word, length) != 0 || text[length] != '=')
    return FALSE;
  text += length + 1;
  if (text[0] == 'P' && text[1] >= '1' && text[1] < '1' + (int) play->rules->n_seats
      && text[2] == ':')
    {
      seat = (guint) (text[1] - '1');
      text += strlen ("P1:");
    }
  out_action->kind = seat != out_action->seat ? (guint16) (seat + 1) : 0;
  return parse (play, text, out_action) || parse_held (play, text, out_action);
}

/* However the question is called, its answers are written alike. */
const TwVerbInfo tw_post_verb = { .word = "post",
                                  .format = "@x,y",
                                  .print = print,
                                  .parse = parse,
                                  .place = TW_VERB_PLACE_FIGURE_AT_SYMBOL,
                                  .question = { .one = N_ ("Choose a figure.") },
                                  .choice = { .one = N_ ("{figure}: {cell}") },
                                  .done = { .one = N_ ("{player} chose a figure: {figure}") } };

static const TwVerbInfo taken_verb = { .word = TAKING,
                                       .format = "@x,y",
                                       .print = print_taken,
                                       .parse = parse_taken,
                                       .place = TW_VERB_PLACE_FIGURE_AT_SYMBOL,
                                       .is_taking = TRUE,
                                       .question = { .one = N_ ("Choose a figure.") },
                                       .choice = { .one = N_ ("{figure}: {cell}") },
                                       .done = { .one =
                                                     N_ ("{player} chose a figure: {figure}") } };

void
tw_post_add_verb (TwProcedures *all)
{
  guint n = all->verbs->len, i = 0;

  while (i < n && g_array_index (all->verbs, TwVerbInfo, i).print != print)
    i++;
  if (i == n)
    return;
  g_array_append_val (all->verbs, taken_verb);
  /* Whoever is asked for with another word may stand at a symbol as well. */
  for (i = 0; i < n; i++)
    if (g_array_index (all->verbs, TwVerbInfo, i).takes == TW_VERB_TAKES_STANDING)
      {
        TwVerbInfo verb = taken_verb;

        verb.word = g_array_index (all->verbs, TwVerbInfo, i).word;
        verb.piece = g_array_index (all->verbs, TwVerbInfo, i).piece;
        g_array_append_val (all->verbs, verb);
      }
}

int
tw_post_find_taking (const TwProcedures *all, const char *word)
{
  for (guint i = 0; i < all->verbs->len; i++)
    if (g_array_index (all->verbs, TwVerbInfo, i).print == print_taken
        && strcmp (g_array_index (all->verbs, TwVerbInfo, i).word, word != NULL ? word : TAKING)
               == 0)
      return (int) i;
  return -1;
}

/* ---- answers --------------------------------------------------------------------------- */

void
tw_post_list (const TwPlay *play,
              const TwThing *thing,
              const TwSelection *selection,
              guint seat,
              TwActionList *list)
{
  const TwProcedures *all = tw_procedures_of (play);
  gboolean is_taken = selection->what == TW_SELECTED_FIGURE;
  const TwPost *post =
      tw_post_find (all, is_taken ? play->figures[thing->figure].detail - 1u : selection->symbol);
  const TwSlot *slot = &play->board.slots[thing->slot];
  TwAction *action =
      tw_action_list_add (list, is_taken ? selection->taking : selection->verb, seat);

  action->figure = thing->type;
  action->node = (guint16) tw_post_number (play, post, thing->slot);
  action->x = slot->x;
  action->y = slot->y;
  action->kind = is_taken && thing->seat != seat ? thing->seat + 1u : 0;
}

/* @post: (nullable): the symbol at which the figure is, %NULL if it is held */
static gboolean
read_taken (const TwPlay *play, const TwAction *action, const TwPost *post, TwThing *out_thing)
{
  guint slot = tw_board_slot_at (&play->board, action->x, action->y);
  guint owner = action->kind > 0 ? action->kind - 1u : action->seat;

  out_thing->type = action->figure;
  out_thing->seat = (guint8) owner;
  out_thing->slot = post != NULL ? (guint16) slot : TW_NO_SLOT;
  for (guint i = 0; post != NULL && i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (!tw_posted_is (figure) || figure->detail != post->symbol + 1u || figure->seat != owner
          || figure->type != action->figure || tw_play_figure_slot (play, figure) != slot)
        continue;
      *out_thing = tw_thing_of_figure (play, figure);
      return TRUE;
    }
  return TRUE;
}

gboolean
tw_post_read (const TwPlay *play,
              const TwAction *action,
              const TwSelection *selection,
              TwThing *out_thing)
{
  const TwPost *post = action->figure < play->rules->n_figure_types ? post_of (play, action) : NULL;
  const TwFigure *figure;

  *out_thing = TW_NOTHING;
  if (selection->what == TW_SELECTED_FIGURE)
    return selection->posted && action->verb == selection->taking
           && (post != NULL || action->node == HELD) && read_taken (play, action, post, out_thing);
  if (post == NULL)
    return FALSE;
  if (action->verb != selection->verb || post->symbol != selection->symbol
      || action->seat >= play->rules->n_seats)
    return FALSE;
  figure = tw_thing_supplied (play, action->seat, action->figure);
  if (figure != NULL)
    *out_thing = tw_thing_of_figure (play, figure);
  out_thing->type = action->figure;
  out_thing->seat = action->seat;
  out_thing->slot = (guint16) tw_board_slot_at (&play->board, action->x, action->y);
  return TRUE;
}
