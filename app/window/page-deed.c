/* What is done on a page that has been shown for it. */
#include "app/window/page-deed.h"

/* Frames until a page that was not seen has its size. */
#define FRAMES 2

typedef struct
{
  char *name;
  GVariant *parameter;
  guint n_frames;
} Deed;

static void
deed_free (gpointer data)
{
  Deed *deed = data;

  g_free (deed->name);
  g_clear_pointer (&deed->parameter, g_variant_unref);
  g_free (deed);
}

static gboolean
deed_cb (GtkWidget *page, GdkFrameClock *clock, gpointer data)
{
  Deed *deed = data;

  if (++deed->n_frames < FRAMES)
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (page);
  gtk_widget_activate_action_variant (page, deed->name, deed->parameter);
  return G_SOURCE_REMOVE;
}

void
tw_page_deed (GtkWidget *page, const char *name, GVariant *parameter)
{
  Deed *deed = g_new0 (Deed, 1);

  deed->name = g_strdup (name);
  deed->parameter = parameter != NULL ? g_variant_ref (parameter) : NULL;
  gtk_widget_add_tick_callback (page, deed_cb, deed, deed_free);
}
