/* What is to be heard of an answer: which sound tells what has changed. A value, without anything that plays. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/** TwTableSound: a sound of the table, see data/sounds. */
typedef enum
{
  TW_TABLE_SOUND_NONE,
  TW_TABLE_SOUND_TILE,
  TW_TABLE_SOUND_FIGURE,
  TW_TABLE_SOUND_HOME,
  TW_TABLE_SOUND_POINTS,
  TW_TABLE_SOUND_DIE,
  TW_TABLE_SOUND_END,
  TW_TABLE_SOUND_REFUSED,
  TW_N_TABLE_SOUNDS
} TwTableSound;

/**
 * TwTableHeard: what was there when it was listened to last.
 * @has_listened: whether there is anything to compare with
 * @n_entries: entries of the log
 * @n_events: events
 * @n_slots: tiles
 * @n_supply: figures of the supply
 * @is_over: whether the game was over
 */
typedef struct
{
  gboolean has_listened;
  guint n_entries;
  guint n_events;
  guint n_slots;
  guint n_supply;
  gboolean is_over;
} TwTableHeard;

/**
 * tw_table_heard_note:
 * @self: what was there
 * @game: the game as it is now
 *
 * Whoever takes back, jumps, or begins another game hears nothing.
 *
 * Returns: what is to be heard of what has changed; of several things the one that matters most
 */
TwTableSound tw_table_heard_note (TwTableHeard *self, const TwGame *game);

/** tw_table_sound_file: Returns: (transfer full) (nullable): the file of @sound; %NULL if it is not there */
char *tw_table_sound_file (TwTableSound sound);

G_END_DECLS
