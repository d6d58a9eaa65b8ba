/* Who can sit at a seat: a person, or a computer player with a thinking time. */
#pragma once

#include "engine/player/player.h"
#include "engine/tile/texts.h"

G_BEGIN_DECLS

/* The id of who plays elsewhere and sends moves. */
#define TW_OPPONENT_ELSEWHERE "elsewhere"

/**
 * TwOpponent:
 * @id: its name in saved games
 * @name: (nullable): what it is called at the table, in every language; %NULL for a person
 * @title: (nullable): of who is no program: what it is, not yet translated
 * @titles: (nullable): of a program: what it is like, in a word or two
 * @kind: (nullable): how it plays; %NULL for a person
 * @seconds: how long it thinks about an answer; 0 if it does not think
 *
 * Constant data.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *title;
  const TwTexts *titles;
  const TwPlayerKind *kind;
  guint seconds;
} TwOpponent;

/** tw_opponents: Returns: (transfer none) (array length=out_n): all opponents: a person first, then programs,
 *   then somebody elsewhere */
const TwOpponent *tw_opponents (guint *out_n);

/** tw_opponent_find: Returns: (transfer none): the opponent @id; a person if there is none */
const TwOpponent *tw_opponent_find (const char *id);

/** tw_opponent_title: Returns: (transfer full): what it is called and what it is like: "Emma: quick" */
char *tw_opponent_title (const TwOpponent *opponent);

/** tw_opponent_is_named: Returns: whether @name is what a program is called, or that with a number: "Emma 2" */
gboolean tw_opponent_is_named (const char *name);

G_END_DECLS
