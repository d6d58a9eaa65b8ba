/* One toast at a time. */
#include "app/widgets/toasts.h"

#include "engine/tile/texts.h"

/* How long a toast is let be: more than libadwaita takes to move it in, half a second. */
#define SETTLED_MS 1000
/* How often is looked whether whoever is at a toast has left it. */
#define LOOK_MS 500

/* Kept with an overlay. */
typedef struct
{
  AdwToastOverlay *overlay;
  /* (weak): what was shown last, until it is gone. */
  AdwToast *toast;
  /* When that was, by the monotonic clock, in microseconds. */
  gint64 shown_us;
  /* (nullable) (owned): what is shown when @toast may go. */
  AdwToast *waiting;
  /* Runs while @toast is to go, and may not yet. */
  guint timeout_id;
  /* How long @toast stays, and what runs first until the program is at rest, then for that time. */
  guint stay_ms;
  guint stay_id;
} Toasts;

static void
toasts_free (gpointer data)
{
  Toasts *self = data;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_handle_id (&self->stay_id, g_source_remove);
  g_clear_weak_pointer (&self->toast);
  g_clear_object (&self->waiting);
  g_free (self);
}

static Toasts *
toasts_of (AdwToastOverlay *overlay)
{
  static const char key[] = "tw-toasts";
  Toasts *self = g_object_get_data (G_OBJECT (overlay), key);

  if (self == NULL)
    {
      self = g_new0 (Toasts, 1);
      self->overlay = overlay;
      g_object_set_data_full (G_OBJECT (overlay), key, self, toasts_free);
    }
  return self;
}

static void replace (Toasts *self);

static gboolean
settled_cb (gpointer data)
{
  Toasts *self = data;

  self->timeout_id = 0;
  replace (self);
  return G_SOURCE_REMOVE;
}

/* Whether the pointer or the keyboard is at the toast of @self. */
static gboolean
is_visited (Toasts *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->overlay));

  return last != NULL && last != adw_toast_overlay_get_child (self->overlay)
         && (gtk_widget_get_state_flags (last)
             & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN))
                != 0;
}

static gboolean
over_cb (gpointer data)
{
  Toasts *self = data;

  self->stay_id = 0;
  if (self->toast != NULL && is_visited (self))
    self->stay_id = g_timeout_add (LOOK_MS, over_cb, self);
  else if (self->toast != NULL)
    replace (self);
  return G_SOURCE_REMOVE;
}

static gboolean
at_rest_cb (gpointer data)
{
  Toasts *self = data;

  self->stay_id = g_timeout_add (self->stay_ms, over_cb, self);
  return G_SOURCE_REMOVE;
}

/* Shows what waits. The time of libadwaita runs from here on, be it that the page which it tells of
 * takes longer than that to build up; so this is not left to it. */
static void
show (Toasts *self)
{
  g_clear_handle_id (&self->stay_id, g_source_remove);
  self->stay_ms = adw_toast_get_timeout (self->waiting) * 1000;
  adw_toast_set_timeout (self->waiting, 0);
  if (self->stay_ms > 0)
    self->stay_id = g_idle_add_full (G_PRIORITY_LOW, at_rest_cb, self, NULL);
  g_set_weak_pointer (&self->toast, self->waiting);
  self->shown_us = g_get_monotonic_time ();
  adw_toast_overlay_add_toast (self->overlay, g_steal_pointer (&self->waiting));
}

/* Puts what waits, perhaps nothing, in the place of what is shown. */
static void
replace (Toasts *self)
{
  gint64 age_ms = (g_get_monotonic_time () - self->shown_us) / 1000;
  AdwToast *toast = self->toast;

  if (self->timeout_id != 0)
    return;
  if (toast != NULL && age_ms < SETTLED_MS)
    {
      self->timeout_id = g_timeout_add ((guint) (SETTLED_MS - age_ms), settled_cb, self);
      return;
    }
  g_clear_weak_pointer (&self->toast);
  if (toast != NULL)
    adw_toast_dismiss (toast);
  if (self->waiting != NULL)
    show (self);
}

/* The length of the quotation mark at @at, 0 if it is none: “ ” „, in whatever role. */
static gsize
quotation_mark (const char *at)
{
  gunichar c = g_utf8_get_char (at);

  return c == 0x201c || c == 0x201d || c == 0x201e ? (gsize) (g_utf8_next_char (at) - at) : 0;
}

/* What is quoted is what people call something: in a line that is there for some seconds its
 * beginning will do. */
static char *
with_short_names (const char *title)
{
  GString *text = g_string_new (NULL);
  const char *at = title;
  gboolean is_inside = FALSE;

  while (*at != '\0')
    {
      const char *end = at;
      g_autofree char *part = NULL, *name = NULL;

      while (*end != '\0' && quotation_mark (end) == 0)
        end = g_utf8_next_char (end);
      part = g_strndup (at, (gsize) (end - at));
      name = is_inside && *end != '\0' ? tw_short_name (part) : NULL;
      is_inside = !is_inside;
      g_string_append (text, name != NULL ? name : part);
      g_string_append_len (text, end, (gssize) (*end != '\0' ? quotation_mark (end) : 0));
      at = end + (*end != '\0' ? quotation_mark (end) : 0);
    }
  return g_string_free (text, FALSE);
}

/* With a toast: a weak reference to the overlay to which it was given. */
static const char shown_in[] = "tw-toasts-shown-in";

static void
shown_in_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

static void
note_shown_in (AdwToast *toast, AdwToastOverlay *overlay)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, overlay);
  g_object_set_data_full (G_OBJECT (toast), shown_in, weak, shown_in_free);
}

void
tw_toasts_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  Toasts *self = toasts_of (overlay);
  g_autoptr (AdwToast) forgotten = g_steal_pointer (&self->waiting);
  g_autofree char *title = with_short_names (adw_toast_get_title (toast));
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  /* The title is markup, and names of files and of what people invent are in it. */
  adw_toast_set_title (toast, escaped);
  note_shown_in (toast, overlay);
  self->waiting = toast;
  replace (self);
}

void
tw_toasts_dismiss (AdwToastOverlay *overlay)
{
  Toasts *self = toasts_of (overlay);
  g_autoptr (AdwToast) forgotten = g_steal_pointer (&self->waiting);

  if (self->toast != NULL)
    replace (self);
}

void
tw_toasts_withdraw (AdwToast *toast)
{
  GWeakRef *weak = g_object_get_data (G_OBJECT (toast), shown_in);
  g_autoptr (AdwToastOverlay) overlay = weak != NULL ? g_weak_ref_get (weak) : NULL;
  Toasts *self = overlay != NULL ? toasts_of (overlay) : NULL;

  if (self != NULL && self->waiting == toast)
    g_clear_object (&self->waiting);
  else if (self != NULL && self->toast == toast)
    {
      /* It may have to stay for a moment. */
      adw_toast_set_button_label (toast, NULL);
      replace (self);
    }
  else
    adw_toast_dismiss (toast);
}

static gboolean
is_offer (AdwToast *toast)
{
  return toast != NULL && adw_toast_get_button_label (toast) != NULL;
}

void
tw_toasts_have_read (AdwToastOverlay *overlay)
{
  Toasts *self = toasts_of (overlay);

  if (!is_offer (self->toast) && !is_offer (self->waiting))
    tw_toasts_dismiss (overlay);
}
