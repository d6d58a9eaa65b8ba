/* A word that something is thrown away, and the button that takes it back. */
#include "app/widgets/discard-toast.h"

#include <glib/gi18n.h>

/* How long it can be had back. */
#define UNDO_SECONDS 10

/* Goes for good unless somebody wants it back. */
typedef struct
{
  GObject *thing;
  TwDiscardFunc discard;
  TwDiscardFunc put_back;
  gboolean is_wanted;
} Discarded;

static void
discarded_free (gpointer data, GClosure *closure)
{
  Discarded *discarded = data;

  if (!discarded->is_wanted)
    discarded->discard (discarded->thing);
  g_object_unref (discarded->thing);
  g_free (discarded);
}

static void
undo_cb (AdwToast *toast, Discarded *discarded)
{
  discarded->is_wanted = TRUE;
  discarded->put_back (discarded->thing);
}

AdwToast *
tw_discard_toast_new (char *title, GObject *thing, TwDiscardFunc discard, TwDiscardFunc put_back)
{
  Discarded *discarded = g_new0 (Discarded, 1);
  AdwToast *toast = adw_toast_new (title);

  g_free (title);
  discarded->thing = thing;
  discarded->discard = discard;
  discarded->put_back = put_back;
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), discarded, discarded_free,
                         0);
  return toast;
}
