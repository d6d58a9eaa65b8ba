/* One toast at a time. */
#include "app/widgets/toasts.h"

#include "app/widgets/say.h"
#include "engine/tile/texts.h"

/* libadwaita 1.6 says toasts. */
#define SPEAKING_MINOR 6
/* How long a toast is let be: more than libadwaita takes to move it in, half a second. */
#define SETTLED_MS 1000
/* How often is looked whether whoever is at a toast has left it. */
#define LOOK_MS 500
/* How often is looked whether it still lies where it covers nothing. */
#define PLACE_MS 200
/* From a toast to what it may not cover, in pixels. */
#define GAP 12

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
  /* (nullable) (weak): at the top of which toasts come. */
  GtkWidget *page;
  /* What moves them there, and looks now and then whether there is still there. */
  GtkCssProvider *moved;
  guint place_id;
  int dx, dy;
  GtkWidget *placed; /* the toast that is there, only to be compared */
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
  g_clear_handle_id (&self->place_id, g_source_remove);
  g_clear_weak_pointer (&self->toast);
  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->waiting);
  g_clear_object (&self->moved);
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
      self->moved = gtk_css_provider_new ();
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

/* The widget of the toast that is shown; %NULL if none is. */
static GtkWidget *
shown_widget (Toasts *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->overlay));

  return last != adw_toast_overlay_get_child (self->overlay) ? last : NULL;
}

/* ---- where toasts come ------------------------------------------------------------------ */

static const char kept_clear[] = "tw-toasts-kept-clear";

/* The first widget in @widget (nullable) over which no toast may lie, and over which @toast does.
 * (nullable)
 */
static GtkWidget *
find_covered (GtkWidget *widget, GtkWidget *overlay, const graphene_rect_t *toast)
{
  graphene_rect_t bounds;
  GtkWidget *found = NULL;

  if (widget == NULL || !gtk_widget_get_mapped (widget))
    return NULL;
  if (g_object_get_data (G_OBJECT (widget), kept_clear) != NULL)
    return gtk_widget_compute_bounds (widget, overlay, &bounds)
                   && graphene_rect_intersection (&bounds, toast, NULL)
               ? widget
               : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_covered (child, overlay, toast);
  return found;
}

/* How far the toast is moved from where libadwaita has it: in the middle of the lower rim. */
static void
find_move (Toasts *self, GtkWidget *toast, int *dx, int *dy)
{
  GtkWidget *overlay = GTK_WIDGET (self->overlay), *covered;
  int width = gtk_widget_get_width (overlay), height = gtk_widget_get_height (overlay), w, h;
  graphene_rect_t bounds, place;

  *dx = *dy = 0;
  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &w, NULL, NULL);
  w = MIN (w, width);
  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, w, NULL, &h, NULL, NULL);
  if (self->page != NULL && gtk_widget_get_mapped (self->page)
      && gtk_widget_compute_bounds (self->page, overlay, &bounds) && bounds.size.height > 2 * h)
    *dy = (int) bounds.origin.y - (height - h);
  /* It is given more than it asks for. */
  if (gtk_widget_compute_bounds (toast, overlay, &bounds) && bounds.size.width > 0)
    w = (int) bounds.size.width + 2 * GAP;
  graphene_rect_init (&place, (float) (width - w) / 2, (float) (height - h + *dy), (float) w,
                      (float) h);
  covered = find_covered (adw_toast_overlay_get_child (self->overlay), overlay, &place);
  if (covered == NULL || !gtk_widget_compute_bounds (covered, overlay, &bounds))
    return;
  if (bounds.origin.x >= place.size.width)
    *dx = (int) (bounds.origin.x - place.origin.x - place.size.width);
}

/* A margin would let the window be no smaller. */
static void
place (Toasts *self)
{
  GtkWidget *toast = shown_widget (self);
  GtkStyleContext *style;
  g_autofree char *css = NULL;
  int dx, dy;

  if (toast == NULL)
    return;
  find_move (self, toast, &dx, &dy);
  if (toast == self->placed && dx == self->dx && dy == self->dy)
    return;
  self->placed = toast;
  self->dx = dx;
  self->dy = dy;
  css = g_strdup_printf ("toast { transform: translate(%dpx, %dpx); }", dx, dy);
  style = gtk_widget_get_style_context (toast);
  gtk_style_context_remove_provider (style, GTK_STYLE_PROVIDER (self->moved));
  gtk_css_provider_load_from_data (self->moved, css, -1);
  gtk_style_context_add_provider (style, GTK_STYLE_PROVIDER (self->moved),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* The page may have to be laid out yet, and the window change its size. */
static gboolean
place_cb (gpointer data)
{
  Toasts *self = data;

  if (shown_widget (self) == NULL)
    {
      self->place_id = 0;
      self->placed = NULL;
      return G_SOURCE_REMOVE;
    }
  place (self);
  return G_SOURCE_CONTINUE;
}

void
tw_toasts_set_top (AdwToastOverlay *overlay, GtkWidget *page)
{
  Toasts *self = toasts_of (overlay);

  g_set_weak_pointer (&self->page, page);
  place (self);
}

void
tw_toasts_keep_clear (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), kept_clear, (gpointer) kept_clear);
}

/* ---- how long they stay ----------------------------------------------------------------- */

/* Whether the pointer or the keyboard is at the toast of @self. */
static gboolean
is_visited (Toasts *self)
{
  GtkWidget *last = shown_widget (self);

  return last != NULL
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
  self->placed = NULL;
  place (self);
  if (self->place_id == 0)
    self->place_id = g_timeout_add (PLACE_MS, place_cb, self);
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

gboolean
tw_toasts_speak (void)
{
  return adw_get_major_version () > 1 || adw_get_minor_version () >= SPEAKING_MINOR;
}

/* A toast that was never shown has not been said either, where toasts say themselves. */
static void
say_forgotten (Toasts *self, AdwToast *toast)
{
  g_autofree char *words = NULL;

  if (toast != NULL && tw_toasts_speak ()
      && pango_parse_markup (adw_toast_get_title (toast), -1, 0, NULL, &words, NULL, NULL))
    tw_say_answer (GTK_WIDGET (self->overlay), words);
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
  say_forgotten (self, forgotten);
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
