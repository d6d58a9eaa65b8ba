/* Plays short sounds, if the program was built with something that can. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_sound_can_play: Returns: whether the program was built with sounds; somebody may have no loudspeaker all the
 * same */
gboolean tw_sound_can_play (void);

/**
 * tw_sound_play:
 * @path: a short WAV file
 *
 * Plays it and returns at once; main thread only. Nothing is played before an earlier one could be begun, and
 * nothing where nothing can be: no sound is worth a message.
 */
void tw_sound_play (const char *path);

G_END_DECLS
