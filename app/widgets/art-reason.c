/* Why the picture of a symbol is not drawn. */
#include "app/widgets/art-reason.h"

#include <string.h>

#include "app/pictures/door.h"
#include "engine/format/format-error.h"

#define KEY       "tw-art-reason"
#define WORDS_KEY "tw-art-words"

/* What was asked for; the widget may show another picture by now. */
typedef struct
{
  GWeakRef widget;
  GBytes *art;
  char *name;
  TwArtReasonFunc show;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_weak_ref_clear (&wanted->widget);
  g_bytes_unref (wanted->art);
  g_free (wanted->name);
  g_free (wanted);
}

static void
tell (const Wanted *wanted, GtkWidget *widget)
{
  g_autoptr (GError) error = NULL;

  tw_picture_door_peek_art (wanted->art, wanted->name, &error);
  wanted->show (widget, error != NULL ? tw_error_words (error) : NULL);
}

static void
came_cb (gpointer data)
{
  Wanted *wanted = data;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&wanted->widget);

  if (widget != NULL && g_object_get_data (G_OBJECT (widget), KEY) == wanted->art)
    tell (wanted, widget);
}

void
tw_art_reason_watch (GtkWidget *widget, const char *name, const char *art, TwArtReasonFunc show)
{
  Wanted *wanted;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  if (art == NULL)
    {
      g_object_set_data (G_OBJECT (widget), KEY, NULL);
      show (widget, NULL);
      return;
    }
  wanted = g_new0 (Wanted, 1);
  g_weak_ref_init (&wanted->widget, widget);
  wanted->art = g_bytes_new (art, strlen (art));
  wanted->name = g_strdup (name);
  wanted->show = show;
  g_object_set_data_full (G_OBJECT (widget), KEY, g_bytes_ref (wanted->art),
                          (GDestroyNotify) g_bytes_unref);
  tell (wanted, widget);
  tw_picture_door_ask_art (wanted->art, came_cb, wanted, wanted_free);
}

static void
show_in_tooltip (GtkWidget *widget, const char *reason)
{
  const char *words = g_object_get_data (G_OBJECT (widget), WORDS_KEY);
  g_autofree char *both =
      words != NULL && reason != NULL ? g_strdup_printf ("%s\n%s", words, reason) : NULL;

  gtk_widget_set_tooltip_text (widget, both != NULL ? both : words != NULL ? words : reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason != NULL ? reason : "", -1);
}

void
tw_art_reason_tooltip (GtkWidget *widget, const char *name, const char *art, const char *words)
{
  g_object_set_data_full (G_OBJECT (widget), WORDS_KEY, g_strdup (words), g_free);
  tw_art_reason_watch (widget, name, art, show_in_tooltip);
}
