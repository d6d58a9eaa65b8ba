/* Figures chosen by the tile on which they stand, or out of a supply. */
#include "engine/procedure/answer/by-tile.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/procedure/state/figure.h"

#define SUPPLY "supply"

static void
print (const TwPlay *play, const TwAction *action, GString *out)
{
  g_string_append_printf (out, "%s=P%u:%s@", tw_play_verb (play, action->verb)->word,
                          action->kind + 1u, play->rules->figure_types[action->figure].type->id);
  if (action->turns)
    g_string_append_printf (out, "%d,%d", action->x, action->y);
  else
    g_string_append (out, SUPPLY);
}

static gboolean
parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  g_autofree char *before = g_strdup_printf ("%s=P", tw_play_verb (play, out_action->verb)->word);
  const char *at = text + strlen (before), *place = strchr (text, '@');
  g_autofree char *id = NULL;
  int type, x, y;

  if (!g_str_has_prefix (text, before) || place == NULL || *at < '1' || *at > '9' || at[1] != ':'
      || place < at + 2 || (guint) (*at - '1') >= play->rules->n_seats)
    return FALSE;
  id = g_strndup (at + 2, (gsize) (place - at - 2));
  type = tw_rules_figure (play->rules, id);
  if (type < 0)
    return FALSE;
  out_action->kind = (guint16) (*at - '1');
  out_action->figure = (guint8) type;
  if (strcmp (place + 1, SUPPLY) == 0)
    return TRUE;
  at = place + 1;
  if (!tw_notation_read_cell (&at, &x, &y) || *at != '\0')
    return FALSE;
  out_action->turns = TRUE;
  out_action->x = (gint16) x;
  out_action->y = (gint16) y;
  return TRUE;
}

const TwVerbInfo tw_by_tile_verb = { .format = "=SEAT:FIGURE@x,y",
                                     .print = print,
                                     .parse = parse,
                                     .place = TW_VERB_PLACE_STANDING_OF,
                                     .question = { .one = N_ ("Choose a figure.") },
                                     .choice = { .one = N_ ("{other}: {cell}") },
                                     .done = { .one = N_ ("{player} chose a figure of {other}") } };

/* Whosever they are. */
const TwVerbInfo tw_by_tile_alone_verb = { .format = "@x,y",
                                           .place = TW_VERB_PLACE_STANDING,
                                           .takes = TW_VERB_TAKES_CELL,
                                           .question = { .one = N_ ("Choose a figure.") },
                                           .choice = { .one = N_ ("{cell}") },
                                           .done = { .one =
                                                         N_ ("{player} chose a figure: {cell}") } };

gboolean
tw_by_tile_is (const TwStatement *statement)
{
  return g_strcmp0 (tw_statement_text (statement, "by-tile"), "true") == 0;
}

void
tw_by_tile_list (const TwPlay *play,
                 const TwThing *thing,
                 const TwSelection *selection,
                 guint seat,
                 TwActionList *list)
{
  TwAction *action = tw_action_list_add (list, selection->verb, seat);
  gboolean is_alone = selection->by_tile == TW_BY_TILE_ALONE;

  action->figure = is_alone ? 0 : thing->type;
  action->kind = is_alone ? 0 : thing->seat;
  if (thing->slot == TW_NO_SLOT)
    return;
  action->turns = !is_alone;
  action->x = play->board.slots[thing->slot].x;
  action->y = play->board.slots[thing->slot].y;
}

/* The first that stands on the tile, of those that are chosen from. */
static gboolean
read_alone (const TwPlay *play, guint slot, const TwSelection *selection, TwThing *out_thing)
{
  *out_thing = TW_NOTHING;
  out_thing->slot = (guint16) slot;
  for (guint i = 0; slot != TW_NO_SLOT && i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && (selection->types >> play->figures[i].type & 1)
        && tw_play_figure_slot (play, &play->figures[i]) == slot)
      {
        *out_thing = tw_thing_of_figure (play, &play->figures[i]);
        break;
      }
  return slot != TW_NO_SLOT;
}

gboolean
tw_by_tile_read (const TwPlay *play,
                 const TwAction *action,
                 const TwSelection *selection,
                 TwThing *out_thing)
{
  guint slot = action->turns ? tw_board_slot_at (&play->board, action->x, action->y) : TW_NO_SLOT;
  TwFigure *figures;

  if (selection->by_tile == TW_BY_TILE_ALONE)
    return read_alone (play, tw_board_slot_at (&play->board, action->x, action->y), selection,
                       out_thing);
  if (action->kind >= play->rules->n_seats || action->figure >= play->rules->n_figure_types
      || play->rules->figure_types[action->figure].neutral >= 0
      || (selection->at_home != FALSE) == (action->turns != 0)
      || (action->turns != 0 && slot == TW_NO_SLOT))
    return FALSE;
  figures = tw_play_figures_of_type (play, action->kind, action->figure);
  for (guint i = 0; i < play->rules->figure_types[action->figure].supply; i++)
    if (action->turns
            ? tw_play_figure_slot (play, &figures[i]) == slot && figures[i].place == TW_FIGURE_NODE
            : figures[i].place == TW_FIGURE_SUPPLY)
      {
        *out_thing = tw_thing_of_figure (play, &figures[i]);
        return TRUE;
      }
  /* It was there when it was chosen: what the log says depends on type, player and tile. */
  *out_thing = TW_NOTHING;
  out_thing->type = action->figure;
  out_thing->seat = (guint8) action->kind;
  out_thing->slot = (guint16) slot;
  return TRUE;
}
