/* Windows and popovers that are gone, and are asked no more. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_gone_window_init:
 *
 * Sees to it that nothing asks a window for its size that is gone. GTK 4.8 leaves that question with
 * the surface, which lives on for as long as a frame of it is under way: it was asked of memory that
 * had been freed. From then on a surface forgets its window when that one is unrealized. The tooltip that
 * waits for the pointer to rest goes as well: GTK 4.8 looked for the pointer on a surface that there was
 * no more. Once is enough, more often does no harm; call it where a class of windows is made.
 */
void tw_gone_window_init (void);

G_END_DECLS
