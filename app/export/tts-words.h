/* Words of the scripted table for Tabletop Simulator beside ours. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwTtsWord:
 * @symbol: id of one of our symbols
 * @word: (nullable): what the scripted table calls it; %NULL if it has no use for it
 * @has_spot: whether figures stand at it, so that its place is told
 * @has_direction: whether the word goes on with a direction ("Flier-NW")
 */
typedef struct
{
  const char *symbol;
  const char *word;
  gboolean has_spot;
  gboolean has_direction;
} TwTtsWord;

/** tw_tts_word_find: Returns: (nullable): the row of @symbol, %NULL if the scripted table knows
 * nothing like it */
const TwTtsWord *tw_tts_word_find (const char *symbol);

G_END_DECLS
