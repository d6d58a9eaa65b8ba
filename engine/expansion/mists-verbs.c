/* The notation of tiles that lie face down, and of piles. */
#include "engine/expansion/mists-private.h"

#include <glib/gi18n-lib.h>

const TwVerbInfo mists_verbs[MISTS_N_VERBS] = {
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

void
mists_find_verbs (const TwRules *rules, MistsVerbs *out)
{
  out->down = (guint8) tw_rules_verb (rules, "down");
  out->unseen = (guint8) tw_rules_verb (rules, "unseen");
  out->no_tile = (guint8) tw_rules_verb (rules, "no-tile");
}
