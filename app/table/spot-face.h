/* What a spot on the table looks like: a number, and the outline of the figure that would stand
 * there. */
#pragma once

#include <gtk/gtk.h>

#include "app/table/table-scene.h"

G_BEGIN_DECLS

#define TW_TYPE_SPOT_FACE (tw_spot_face_get_type ())
G_DECLARE_FINAL_TYPE (TwSpotFace, tw_spot_face, TW, SPOT_FACE, GtkWidget)

/* A figure is as large as it would stand there, also beyond its button, which leaves room to turn the
 * tile; it is seen in full while somebody is on it. For assistive technology the face is presentation:
 * the button round it has a name. */

/** tw_spot_face_new: Returns: (transfer floating): the face of spot @number, from 1, of the table @scene,
 * which outlives it; to be put into a button */
GtkWidget *tw_spot_face_new (TwTableScene *scene, guint number);

/**
 * tw_spot_face_set_figure:
 * @self: a face
 * @figure: (nullable): the figure that would stand there; %NULL leaves the number alone in the middle
 * @colour: colour of the player who would place it
 */
void tw_spot_face_set_figure (TwSpotFace *self, const char *figure, guint colour);

G_END_DECLS
