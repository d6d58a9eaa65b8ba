/* Who can sit at a seat: a person, or a player of the program's with the time it takes. */
#pragma once

#include "engine/player/player.h"

G_BEGIN_DECLS

/**
 * TwOpponent:
 * @id: what saved games call it
 * @title: what it is called, to be translated
 * @kind: (nullable): how it plays, %NULL for a person
 * @seconds: how long it thinks about an answer, 0 if it does not
 *
 * A constant.
 */
typedef struct
{
  const char *id;
  const char *title;
  const TwPlayerKind *kind;
  guint seconds;
} TwOpponent;

/** tw_opponents: Returns: (transfer none) (array length=out_n): all of them, a person first */
const TwOpponent *tw_opponents (guint *out_n);

/** tw_opponent_find: Returns: (transfer none): the one of that id, a person if there is none */
const TwOpponent *tw_opponent_find (const char *id);

G_END_DECLS
