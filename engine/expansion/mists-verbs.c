/* The notation of what is decided in the mists. */
#include "engine/expansion/mists-private.h"
#include "engine/game/notation.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

static void
print_cell (const TwAction *action, const char *word, GString *out)
{
  g_string_append_printf (out, "%s@%d,%d", word, action->x, action->y);
}

/* ---- ghosts ---------------------------------------------------------------------------- */

static guint
node_of (const TwPlay *play, const TwAction *action)
{
  return play->board.slots[tw_board_slot_at (&play->board, action->x, action->y)].first_node
         + action->node;
}

static void
set_node (const TwPlay *play, guint node, TwAction *out_action)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];

  out_action->node = (guint16) (node - slot->first_node);
  out_action->x = slot->x;
  out_action->y = slot->y;
}

/* The only mist or cemetery of a tile, %TW_NO_NODE if there are several or none. */
static guint
only_place (const TwPlay *play, guint slot)
{
  const TwSlot *entry = &play->board.slots[slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, slot);
  guint found = TW_NO_NODE, n = 0;

  for (guint i = 0; !entry->is_face_down && i < tile->n_segments; i++)
    if (tile->kind[i] == TW_KIND_MIST || tile->kind[i] == TW_KIND_CEMETERY)
      {
        found = entry->first_node + i;
        n++;
      }
  return n == 1 ? found : TW_NO_NODE;
}

/* A tile where ghosts can stand in but one place is named by its cell. */
static void
take_print (const TwPlay *play, const TwAction *action, GString *out)
{
  guint node = node_of (play, action);

  if (only_place (play, play->board.nodes[node].slot) != TW_NO_NODE)
    print_cell (action, "take=ghost", out);
  else
    {
      g_autofree char *segment = tw_notation_print_segment (play, node);

      g_string_append_printf (out, "take=ghost@%s", segment);
    }
  if (action->kind != 1)
    g_string_append_printf (out, "=%u", action->kind);
}

static gboolean
take_parse (const TwPlay *play, const char *text, TwAction *out_action)
{
  static const char word[] = "take=ghost@";
  g_autofree char *place = NULL;
  const char *at, *equals;
  guint64 n = 1;
  guint node;
  int x, y;

  if (!g_str_has_prefix (text, word))
    return FALSE;
  at = text + strlen (word);
  equals = strchr (at, '=');
  place = g_strndup (at, equals != NULL ? (gsize) (equals - at) : strlen (at));
  if (equals != NULL
      && !g_ascii_string_to_unsigned (equals + 1, 10, 1, MISTS_MOST_REMOVED, &n, NULL))
    return FALSE;
  out_action->kind = (guint16) n;
  if (strchr (place, ':') != NULL)
    {
      if (!tw_notation_parse_segment (play, place, &node, NULL))
        return FALSE;
    }
  else
    {
      const char *cell = place;
      guint slot;

      if (!tw_notation_read_cell (&cell, &x, &y) || *cell != '\0'
          || (slot = tw_board_slot_at (&play->board, x, y)) == TW_NO_SLOT)
        return FALSE;
      node = only_place (play, slot);
      if (node == TW_NO_NODE)
        return FALSE;
    }
  set_node (play, node, out_action);
  return TRUE;
}

const TwVerbInfo mists_verbs[MISTS_N_VERBS] = {
  { .word = "points",
    .format = "",
    .place = TW_VERB_PLACE_ABOUT,
    .choice = { .one = N_ ("Points") },
    .done = { .one = N_ ("{player} chose the points") } },
  { .word = "take=none",
    .format = "",
    .place = TW_VERB_PLACE_ABOUT,
    .choice = { .one = N_ ("Neither points nor ghosts") },
    .done = { .one = N_ ("{player} took neither points nor ghosts") } },
  { .word = "take=ghost",
    .format = "@x,y=N",
    .print = take_print,
    .parse = take_parse,
    .place = TW_VERB_PLACE_NODE,
    .question = { .one = N_ ("Ghosts go back to the bank: choose which, or go on.") },
    .choice = { TW_PLURAL ("Send {n} ghost back: {cell}", "Send {n} ghosts back: {cell}") },
    .done = { TW_PLURAL ("{n} ghost sent back to the bank: {cell}",
                         "{n} ghosts sent back to the bank: {cell}") },
    .piece = "ghost" },
  { .word = "hound1",
    .format = "@x,y",
    .takes = TW_VERB_TAKES_CELL,
    .place = TW_VERB_PLACE_STANDING,
    .question = { .one = N_ ("The first mark is reached: beside which guard does the hound lie?") },
    .choice = { .one = N_ ("The first hound: {cell}") },
    .done = { .one = N_ ("The first hound came: {cell}") },
    .piece = "hound1" },
  { .word = "hound2",
    .format = "@x,y",
    .takes = TW_VERB_TAKES_CELL,
    .place = TW_VERB_PLACE_STANDING,
    .question = { .one =
                      N_ ("The second mark is reached: beside which guard does the hound lie?") },
    .choice = { .one = N_ ("The second hound: {cell}") },
    .done = { .one = N_ ("The second hound came: {cell}") },
    .piece = "hound2" },
  { .word = "down",
    .format = "@x,y",
    .takes = TW_VERB_TAKES_CELL,
    .place = TW_VERB_PLACE_CELL,
    .question = { .one = N_ ("A cemetery is haunted: lay the tile face down on an empty place "
                             "around it.") },
    .choice = { .one = N_ ("Face down: {cell}") },
    .done = { .one = N_ ("A tile was laid face down: {cell}") },
    .piece = TW_PIECE_BACK },
  { .word = "unseen", .format = "=TILE", .takes = TW_VERB_TAKES_TILE, .is_chance = TRUE },
  { .word = "no-tile", .format = "", .is_chance = TRUE },
};

/* ---- sentences ------------------------------------------------------------------------- */

/* Points of a feature, or something in their place. */
static TwPhrase
question_of_feature (const TwPlay *play, const Mists *mists, int worth)
{
  if (mists_can_take (play, mists))
    return (TwPhrase){ TW_PLURAL ("Completed: take {n} point, or send ghosts of one tile back.",
                                  "Completed: take {n} points, or send ghosts of one tile back."),
                       .number = (guint) worth };
  return (TwPhrase){ TW_PLURAL ("Completed: take {n} point, or leave it.",
                                "Completed: take {n} points, or leave them."),
                     .number = (guint) worth };
}

gboolean
mists_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying, TwPhrase *out_phrase)
{
  const Mists *mists = own;
  const TwAction *action = saying->action;
  guint verb = action->verb;

  if (verb == mists->verbs.points && saying->what == TW_SAY_QUESTION)
    *out_phrase = question_of_feature (play, mists, saying->worth);
  else if (verb == mists->verbs.points && saying->what == TW_SAY_CHOICE && saying->is_open)
    *out_phrase = (TwPhrase){ TW_PLURAL ("Take {n} point", "Take {n} points"),
                              .number = (guint) saying->worth };
  else if (verb == mists->verbs.take_none && saying->what == TW_SAY_CHOICE && saying->is_open
           && !mists_can_take (play, mists))
    out_phrase->one = N_ ("No points");
  else if (verb == mists->verbs.take_ghost && saying->what == TW_SAY_QUESTION
           && mists->ask == MISTS_ASK_HOUND_TAKE)
    out_phrase->one = N_ ("The hound drives ghosts away from two tiles around it: choose ghosts, "
                          "or go on.");
  return out_phrase->one != NULL;
}

void
mists_find_verbs (const TwRules *rules, MistsVerbs *out)
{
  out->points = (guint8) tw_rules_verb (rules, "points");
  out->take_none = (guint8) tw_rules_verb (rules, "take=none");
  out->take_ghost = (guint8) tw_rules_verb (rules, "take=ghost");
  out->down = (guint8) tw_rules_verb (rules, "down");
  out->unseen = (guint8) tw_rules_verb (rules, "unseen");
  out->no_tile = (guint8) tw_rules_verb (rules, "no-tile");
  out->hound[0] = (guint8) tw_rules_verb (rules, "hound1");
  out->hound[1] = (guint8) tw_rules_verb (rules, "hound2");
}
