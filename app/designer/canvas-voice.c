/* What happens on the canvas, said. */
#include "app/designer/canvas-voice.h"

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/widgets/say.h"

static void
say_pen (GtkWidget *canvas, TwCanvasModel *model)
{
  const char *land = tw_land_name (tw_canvas_model_own (model), tw_canvas_model_get (model)->pen);
  /* Translators: what the pen draws from now on, "Pen: city" */
  g_autofree char *words = g_strdup_printf (_ ("Pen: %s"), land);

  tw_say (canvas, words);
}

static void
changed_cb (GtkWidget *canvas, guint parts, TwCanvasModel *model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);

  if (!gtk_widget_get_mapped (canvas))
    return;
  if (parts & TW_CANVAS_PEN)
    say_pen (canvas, model);
  if ((parts & TW_CANVAS_MESSAGE) && *state->message != '\0')
    tw_say (canvas, state->message);
}

void
tw_canvas_voice_add (GtkWidget *canvas, TwCanvasModel *model)
{
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), canvas, G_CONNECT_SWAPPED);
}
