/* What is told of what nobody has written words for. */
#include "engine/procedure/run/deed-tell.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/game/gain.h"
#include "engine/procedure/state/figure.h"
#include "engine/procedure/state/zoned.h"
#include "engine/set/thing-words.h"

/* A sentence with its places but {player} and {tile} filled in, which those who read it know
 * better. */
static const char *
fill (const char *sentence, const char *first, const char *a, const char *second, const char *b)
{
  g_autoptr (GString) words = g_string_new (sentence);

  g_string_replace (words, first, a, 1);
  if (second != NULL)
    g_string_replace (words, second, b, 1);
  return g_intern_string (words->str);
}

static TwEvent *
record (TwPlay *play, guint seat, const char *rules)
{
  TwEvent *event = tw_play_record (play, TW_EVENT_TOLD, seat);

  event->rules = rules;
  event->log_index = G_MAXUINT;
  return event;
}

/* A slot of the board as the tile that the sentence names. */
static void
name_tile (const TwPlay *play, TwEvent *event, guint slot)
{
  event->tile = play->board.slots[slot].kind;
  if (event->node == TW_NO_NODE)
    event->node = play->board.slots[slot].first_node;
}

/* Where a figure stands, as a sentence with {n} for what it is called. */
static const char *
onto_land (guint kind)
{
  switch (kind)
    {
    case TW_KIND_ROAD:
      /* Translators: {n} is a figure that a set invents: "Tax collector moves to a road". */
      return _ ("{n} moves to a road");
    case TW_KIND_CITY:
      return _ ("{n} moves to a city");
    case TW_KIND_FIELD:
      return _ ("{n} moves to a field");
    case TW_KIND_MONASTERY:
      return _ ("{n} moves to a monastery");
    case TW_KIND_RIVER:
      return _ ("{n} moves to a river");
    default:
      return NULL;
    }
}

/* What is told of the figure, with {n} for it, {zone}, {tile} for a tile, and {player} for whose it
 * is or who holds it. */
static const char *
sentence_of (const TwPlay *play, const TwFigure *figure, guint slot)
{
  const char *words;

  switch ((TwFigurePlace) figure->place)
    {
    case TW_FIGURE_SUPPLY:
    case TW_FIGURE_OFF:
      return _ ("{n} leaves the table");
    case TW_FIGURE_ZONE:
      /* Translators: {n} is a figure, {zone} a place on the table that a set invents. */
      return figure->seat < play->rules->n_seats ? NULL : _ ("{n} moves here: {zone}");
    case TW_FIGURE_HELD:
      /* Translators: a player, and a figure that goes from hand to hand. */
      return _ ("{player} has now: {n}");
    case TW_FIGURE_NODE:
    case TW_FIGURE_TILE:
    case TW_FIGURE_BESIDE:
    case TW_FIGURE_LAID:
      words =
          figure->place == TW_FIGURE_NODE ? onto_land (play->board.nodes[figure->node].kind) : NULL;
      /* Translators: {n} is a figure, {tile} a tile as in "Anna laid a city with a road". */
      return words != NULL ? words : slot != TW_NO_SLOT ? _ ("{n} moves to {tile}") : NULL;
    case TW_FIGURE_HAND:
    case TW_FIGURE_TRACK:
    default:
      return NULL;
    }
}

void
tw_deed_tell_move (TwPlay *play, const TwFigure *figure, const TwFigure *before, const char *rules)
{
  const char *sentence, *title, *id;
  guint slot, zone, seat = figure->seat;
  TwEvent *event;

  if (play->events == NULL
      || memcmp (figure, before, sizeof *figure) == 0
      /* What waits beside the track was on the table no more than what is at home. */
      || (figure->place == TW_FIGURE_SUPPLY && before->place == TW_FIGURE_TRACK))
    return;
  slot = tw_play_figure_slot (play, figure);
  sentence = sentence_of (play, figure, slot);
  if (sentence == NULL)
    return;
  id = play->rules->figure_types[figure->type].type->id;
  title = tw_thing_words_figure (play->rules->vocabulary, id, g_get_language_names ());
  zone = tw_zone_of (play, figure);
  if (figure->place == TW_FIGURE_HELD)
    seat = figure->detail;
  event = record (play, seat < play->rules->n_seats ? seat : TW_SEAT_NONE, rules);
  if (figure->place == TW_FIGURE_NODE)
    event->node = figure->node;
  if (slot != TW_NO_SLOT)
    name_tile (play, event, slot);
  event->said =
      fill (sentence, "{n}", title, "{zone}", zone > 0 ? tw_zone_title (play, zone - 1) : "");
  if (event->seat != TW_SEAT_NONE && figure->place != TW_FIGURE_HELD)
    /* Translators: {player} is a player, {said} what a figure of theirs does: "Red: Robber leaves
     * the table". */
    event->said = fill (_ ("{player}: {said}"), "{said}", event->said, NULL, NULL);
}

void
tw_deed_tell_tokens (TwPlay *play,
                     guint token,
                     const TwThing *from,
                     const TwThing *to,
                     guint seat,
                     guint n,
                     const char *rules)
{
  guint n_seats = play->rules->n_seats;
  gboolean is_lost = from->seat < n_seats,
           is_laid = to->seat >= n_seats && (to->slot != TW_NO_SLOT || to->node != TW_NO_NODE);
  const TwThing *there = is_laid ? to : from;
  g_autofree char *number = NULL;
  const char *title;
  TwEvent *event;

  if (play->events == NULL || n == 0 || (!is_laid && !is_lost && to->seat < n_seats))
    return;
  title = tw_thing_words_token (play->rules->vocabulary, play->rules->token_types[token].type->id,
                                g_get_language_names ());
  number = g_strdup_printf ("%u", n);
  event = record (play, is_laid ? seat : is_lost ? from->seat : TW_SEAT_NONE, rules);
  event->node = there->node;
  if (there->slot != TW_NO_SLOT)
    name_tile (play, event, there->slot);
  event->said = fill (is_laid   ? _ ("{player} laid {n} × {token}")
                      : is_lost ? _ ("{player} lost {n} × {token}")
                                : _ ("Taken off the table: {n} × {token}"),
                      "{n}", number, "{token}", title);
}

void
tw_deed_tell_next_turn (TwPlay *play, const char *rules)
{
  if (play->events != NULL)
    record (play, play->state->on_turn, rules)->said = _ ("{player} has the next turn, too");
}
