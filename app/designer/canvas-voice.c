/* What happens on the canvas, said. */
#include "app/designer/canvas-voice.h"

#include <glib/gi18n.h>

#include "app/document/land-names.h"
#include "app/widgets/say.h"

/* With the canvas: how many readings were offered when it was last looked. */
#define OFFERED "tw-canvas-offered"

static void
say_pen (GtkWidget *canvas, TwCanvasModel *model)
{
  const char *land = tw_land_name (tw_canvas_model_own (model), tw_canvas_model_get (model)->pen);
  /* Translators: what the pen draws from now on, "Pen: city" */
  g_autofree char *words = g_strdup_printf (_ ("Pen: %s"), land);

  tw_say (canvas, words);
}

/* With a choice Left and Right do not walk: whoever goes by keys hears so, behind what was drawn.
 */
static void
say_offer (GtkWidget *canvas, const TwCanvasState *state)
{
  guint n = state->offer.n_readings;
  guint n_before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (canvas), OFFERED));
  g_autofree char *words = NULL;

  g_object_set_data (G_OBJECT (canvas), OFFERED, GUINT_TO_POINTER (n));
  /* Another of the same is no other choice. */
  if (n == 0 || n_before > 0 || !state->uses_keys || !gtk_widget_get_mapped (canvas))
    return;
  /* Translators: of what was just drawn; the Left and Right keys choose among its readings */
  words =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                    "%u reading: Left and Right choose, Esc keeps this one.",
                                    "%u readings: Left and Right choose, Esc keeps this one.", n),
                       n);
  tw_say (canvas, words);
}

static void
changed_cb (GtkWidget *canvas, guint parts, TwCanvasModel *model)
{
  const TwCanvasState *state = tw_canvas_model_get (model);

  if (parts & TW_CANVAS_OFFERED)
    say_offer (canvas, state);
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
