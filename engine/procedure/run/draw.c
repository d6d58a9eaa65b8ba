/* Bags, decks and dice: drawing. */
#include "engine/procedure/run/draw.h"

#include <string.h>

#include "engine/game/bag.h"
#include "engine/game/gain.h"
#include "engine/procedure/run/words.h"
#include "engine/procedure/select/near.h"
#include "engine/procedure/state/bag.h"
#include "engine/procedure/state/stack.h"

/* Where the count of what was drawn of a deck starts anew, so that it never runs over. */
#define MOST_USED 60000

static const TwDrawCode *
draw_of (const TwProcedures *all, const TwCode *code)
{
  return &g_array_index (all->draws, TwDrawCode, code->detail);
}

gboolean
tw_procedure_draws_tile (const TwProcedures *all, const TwCode *code)
{
  return draw_of (all, code)->bag == TW_DRAW_TILES;
}

gboolean
tw_procedure_bag_has (const TwSight *sight, const TwCode *code)
{
  const TwBagCode *bag;

  if (draw_of (sight->all, code)->bag == TW_DRAW_TILES)
    return tw_play_can_draw (sight->play);
  bag = tw_bag_nth_code (sight->all, draw_of (sight->all, code)->bag);
  return bag->n > tw_bag_n_drawn (bag, sight->own);
}

void
tw_procedure_bag_list (const TwSight *sight, const TwCode *code, TwActionList *list)
{
  const TwDrawCode *draw = draw_of (sight->all, code);
  const TwBagCode *bag;

  if (draw->bag == TW_DRAW_TILES)
    {
      tw_bag_list (sight->play, draw->verb, list);
      return;
    }
  bag = tw_bag_nth_code (sight->all, draw->bag);
  for (guint item = 0; item < bag->n_items; item++)
    {
      guint word = tw_bag_item (sight->all, bag, item)->word;
      guint n = tw_bag_n_next_of (sight->all, bag, sight->own, item);

      while (n-- > 0)
        tw_action_list_add (list, draw->verb, TW_SEAT_CHANCE)->kind =
            (guint16) (bag->has_numbers ? (guint) sight->all->numbers[word] : word);
    }
}

/* The item that the answer names. */
static guint
item_named (const TwProcedures *all, const TwBagCode *bag, const TwAction *action)
{
  guint item = 0;

  while (item + 1 < bag->n_items
         && (bag->has_numbers ? (guint) all->numbers[tw_bag_item (all, bag, item)->word]
                              : tw_bag_item (all, bag, item)->word)
                != action->kind)
    item++;
  return item;
}

static void
take (const TwBagCode *bag, gpointer own, guint item)
{
  TwDeck *deck = tw_bag_deck (bag, own);

  if (bag->order == TW_ORDER_KEPT)
    {
      /* The card goes below, so the order stays. Rule: MSG-012. */
      deck->order[deck->n_used % bag->n] = (guint8) (item + 1);
      if (++deck->n_used == MOST_USED)
        deck->n_used = (guint16) (bag->n + MOST_USED % bag->n);
    }
  else if (bag->order == TW_ORDER_NONE)
    {
      tw_bag_drawn (bag, own)[item]++;
      if (bag->returns && tw_bag_n_drawn (bag, own) == bag->n)
        memset (tw_bag_drawn (bag, own), 0, bag->n_items);
    }
}

/* What is called by one word in two bags may have two titles. */
static const char *
title_words (const TwProcedures *all, const TwBagCode *bag, guint word)
{
  for (guint i = 0; i < bag->n_items; i++)
    {
      const TwItemCode *item = tw_bag_item (all, bag, i);

      if (item->word == word && item->title != NULL)
        return tw_texts_best (item->title, g_get_language_names ());
    }
  return all->words[word];
}

/* Records what is said of something that was drawn. */
static TwEvent *
record (const TwSight *sight,
        TwPlay *play,
        TwEventKind kind,
        const TwBagCode *bag,
        guint word,
        const TwTexts *said)
{
  TwEvent *event = tw_play_record (play, kind, sight->frame->seat);

  if (event == NULL)
    return NULL;
  if (bag != NULL && word < TW_MAX_WORDS)
    {
      event->worth = (guint) MAX (sight->all->numbers[word], 0);
      event->drawn = title_words (sight->all, bag, word);
      event->is_rolled = bag->order == TW_ORDER_DIE;
    }
  if (said != NULL)
    event->said = tw_words_filled (
        said, &(TwWordsNumbers){ play, sight->own, sight->frame->seat, { NULL, NULL }, { 0, 0 } });
  /* Until it is known which answer brought it. */
  event->log_index = G_MAXUINT;
  return event;
}

TwThing
tw_procedure_bag_take (const TwSight *sight,
                       TwPlay *play,
                       gpointer own,
                       const TwCode *code,
                       const TwAction *action)
{
  const TwDrawCode *draw = draw_of (sight->all, code);
  const TwBagCode *bag;
  const TwItemCode *drawn;
  TwThing thing = TW_NOTHING;
  TwEvent *event;
  guint item;

  if (draw->bag == TW_DRAW_TILES)
    {
      tw_stack_draw (play, own, action->kind);
      return thing;
    }
  bag = tw_bag_nth_code (sight->all, draw->bag);
  item = item_named (sight->all, bag, action);
  drawn = tw_bag_item (sight->all, bag, item);
  event = record (sight, play, TW_EVENT_DRAWN, bag, drawn->word, draw->said);
  if (event != NULL)
    {
      event->what = bag->word;
      event->rules = drawn->rules != NULL ? drawn->rules : draw->rule;
    }
  take (bag, own, item);
  thing.figure = (guint16) (TW_FIRST_WORD + drawn->word);
  return thing;
}

const TwCode *
tw_procedure_bag_drawn (const TwProcedures *all, guint first, guint at)
{
  const TwCode *draw = NULL;

  for (guint i = first; i < at; i++)
    if (tw_procedures_code (all, i)->op == TW_OP_DRAW && tw_procedures_code (all, i)->to > at
        && !tw_procedure_draws_tile (all, tw_procedures_code (all, i)))
      draw = tw_procedures_code (all, i);
  return draw;
}

static guint
word_drawn (const TwSight *sight, const TwCode *draw)
{
  return draw != NULL ? tw_sight_thing (sight, draw->name).figure - TW_FIRST_WORD : TW_MAX_WORDS;
}

void
tw_procedure_bag_tell (const TwSight *sight, TwPlay *play, guint first, guint at)
{
  const TwTellCode *tell =
      &g_array_index (sight->all->tells, TwTellCode, tw_procedures_code (sight->all, at)->end);
  const TwCode *draw = tw_procedure_bag_drawn (sight->all, first, at);
  const TwBagCode *bag =
      draw != NULL ? tw_bag_nth_code (sight->all, draw_of (sight->all, draw)->bag) : NULL;
  TwEvent *event = record (sight, play, TW_EVENT_TOLD, bag, word_drawn (sight, draw), tell->said);
  TwEvent *before;

  if (event == NULL)
    return;
  /* What names nobody happened to nobody. */
  if (draw == NULL && event->said != NULL && strstr (event->said, "{player}") == NULL)
    event->seat = TW_SEAT_NONE;
  event->rules = tell->rules;
  before = play->events->len > 1 ? event - 1 : NULL;
  if (before == NULL || before->kind != TW_EVENT_DRAWN || before->log_index != G_MAXUINT)
    return;
  before->said = event->said;
  g_array_set_size (play->events, play->events->len - 1);
}

void
tw_procedure_bag_open (const TwSight *sight, const TwCode *draw, TwOpening *out_opening)
{
  const TwBagCode *bag = tw_bag_nth_code (sight->all, draw_of (sight->all, draw)->bag);
  guint word = word_drawn (sight, draw);

  *out_opening = (TwOpening){ .kind = TW_OPENING_CARD };
  if (word >= TW_MAX_WORDS)
    return;
  if (bag->order == TW_ORDER_DIE && bag->has_numbers && tw_bag_most (sight->all, bag) <= 6)
    out_opening->kind = TW_OPENING_DIE;
  out_opening->number = (guint) MAX (sight->all->numbers[word], 0);
  out_opening->title = title_words (sight->all, bag, word);
  for (guint i = 0; i < bag->n_items; i++)
    {
      const TwItemCode *item = tw_bag_item (sight->all, bag, i);

      if (out_opening->kind == TW_OPENING_DIE)
        out_opening->sides |= 1u << CLAMP (sight->all->numbers[item->word], 0, 6);
      if (item->word != word)
        continue;
      out_opening->rule = item->rules;
      out_opening->picture = item->picture;
    }
}

void
tw_procedure_lay (TwPlay *play, gpointer own, const TwThing *cell)
{
  int x, y;

  if (tw_near_find_cell (play, cell, &x, &y))
    tw_stack_lay (play, own, x, y);
}
