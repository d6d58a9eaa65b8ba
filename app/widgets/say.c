/* One voice. */
#include "app/widgets/say.h"

#include <string.h>

#include "app/widgets/settings.h"

/* If the keyboard goes elsewhere so soon, what was said has been cut off by that, and is said
 * again; not if a key was pressed meanwhile, for then it goes where somebody led it who had heard
 * enough. */
#define CUT_MS 300

/* So many sentences are said at once. */
#define MOST 24
/* Of what is said since the last key no more than about that is said again. */
#define MOST_BYTES 1500

/* With a widget: what tw_describe() gave it. */
#define DESCRIPTION "tw-description"
/* With a window: what waits to be said. */
#define WAITING "tw-waiting-words"

/* How much somebody wants to hear, as the setting "spoken" has it, and what of that something is:
 * everything is heard where nothing is too little. */
typedef enum
{
  SPOKEN_EVERYTHING, /* a detail */
  SPOKEN_NEWS,
  SPOKEN_ANSWERS
} Spoken;

typedef struct
{
  Spoken weight;
  char *text;
} Words;

/* @words: (element-type Words): what waits; @settings: how much is said; and what was said @last
 * and @when, while @told had the keyboard. */
typedef struct
{
  GtkWindow *window;
  GSettings *settings;
  GArray *words;
  guint source;
  char *last;
  char *spoken;     /* what of it was wanted */
  gboolean is_over; /* a key was pressed since: what comes next is not added to @last */
  /* (weak) (nullable): whose description it became */
  GtkWidget *told;
  gulong watch;
  gint64 when;
} Voice;

static void
voice_free (gpointer data)
{
  Voice *self = data;

  g_array_unref (self->words);
  g_object_unref (self->settings);
  g_clear_handle_id (&self->source, g_source_remove);
  g_free (self->last);
  g_free (self->spoken);
  g_clear_weak_pointer (&self->told);
  g_free (self);
}

static void
clear_words (gpointer data)
{
  g_free (((Words *) data)->text);
}

/* Whoever presses a key has heard enough of what was said, and hears what comes of it. */
static gboolean
key_cb (Voice *self)
{
  self->when = 0;
  self->is_over = TRUE;
  return GDK_EVENT_PROPAGATE;
}

static Voice *
voice_of (GtkWindow *window)
{
  Voice *self = g_object_get_data (G_OBJECT (window), WAITING);

  if (self == NULL)
    {
      GtkEventController *keys = gtk_event_controller_key_new ();

      self = g_new0 (Voice, 1);
      self->window = window;
      self->settings = tw_settings_new ();
      self->words = g_array_new (FALSE, FALSE, sizeof (Words));
      g_array_set_clear_func (self->words, clear_words);
      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
      gtk_widget_add_controller (GTK_WIDGET (window), keys);
      g_object_set_data_full (G_OBJECT (window), WAITING, self, voice_free);
    }
  return self;
}

static void
set_description (GtkWidget *widget, const char *words)
{
  if (words != NULL && *words != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    words, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* As it was before anything was said. */
static void
restore (GtkWidget *widget)
{
  const char *words = g_object_get_data (G_OBJECT (widget), DESCRIPTION);

  set_description (widget, words != NULL ? words : gtk_widget_get_tooltip_text (widget));
}

#if GTK_CHECK_VERSION(4, 14, 0)

static void
speak (Voice *self, const char *words, gboolean is_answer)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (self->window), words,
                           is_answer ? GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH
                                     : GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#else

/* What screen readers take for the focus: the field, and not what GTK has in it for its text. */
static GtkWidget *
focus_of (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *parent = focus != NULL ? gtk_widget_get_parent (focus) : NULL;

  return focus == NULL                                     ? GTK_WIDGET (window)
         : GTK_IS_TEXT (focus) && GTK_IS_EDITABLE (parent) ? parent
                                                           : focus;
}

static void
tell (Voice *self, const char *words)
{
  g_set_weak_pointer (&self->told, focus_of (self->window));
  /* The same again is a change as well. */
  set_description (self->told, "");
  set_description (self->told, words);
}

static gboolean
is_recent (Voice *self)
{
  return g_get_monotonic_time () - self->when < CUT_MS * 1000;
}

static void
focus_cb (Voice *self)
{
  gboolean was_cut = is_recent (self);

  if (self->told == NULL || self->told == focus_of (self->window))
    return;
  restore (self->told);
  g_clear_weak_pointer (&self->told);
  if (was_cut && self->spoken != NULL)
    tell (self, self->spoken);
}

/* Whoever comes back from another window has heard it, unless it was a menu, which lets the window
 * behind it come back within a moment. */
static void
active_cb (Voice *self)
{
  if (self->told == NULL || !gtk_window_is_active (self->window) || is_recent (self))
    return;
  restore (self->told);
  g_clear_weak_pointer (&self->told);
}

static void
speak (Voice *self, const char *words, gboolean is_answer)
{
  if (self->watch == 0)
    {
      self->watch = g_signal_connect_swapped (self->window, "notify::focus-widget",
                                              G_CALLBACK (focus_cb), self);
      g_signal_connect_swapped (self->window, "notify::is-active", G_CALLBACK (active_cb), self);
    }
  self->when = g_get_monotonic_time ();
  tell (self, words);
}

#endif

static Voice *
voice_that_speaks_by (GtkWidget *widget)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  return NULL;
#else
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), WAITING) : NULL;
#endif
}

static gboolean
is_told (GtkWidget *widget)
{
  const Voice *voice = voice_that_speaks_by (widget);

  return voice != NULL && voice->told == widget;
}

/* Whether something waits to be said by way of @widget, or was. */
static gboolean
is_voice (GtkWidget *widget)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  return FALSE;
#else
  const Voice *voice = voice_that_speaks_by (widget);

  return is_told (widget)
         || (voice != NULL && voice->source != 0 && focus_of (voice->window) == widget);
#endif
}

void
tw_describe (GtkWidget *widget, const char *words)
{
  g_object_set_data_full (G_OBJECT (widget), DESCRIPTION, g_strdup (words), g_free);
  if (!is_voice (widget))
    restore (widget);
  else if (!is_told (widget))
    /* What it was before is not true any more, and the new words would be heard before what waits.
     */
    set_description (widget, "");
}

void
tw_introduce (GtkWidget *widget, const char *words)
{
  tw_describe (widget, words);
  if (is_voice (widget))
    tw_say (widget, words);
}

/* What has no mark in its end is no sentence yet, and would run into what follows. */
static void
append (GString *all, const char *words)
{
  gunichar last = all->len > 0 ? g_utf8_get_char (g_utf8_prev_char (all->str + all->len)) : 0;

  if (all->len > 0)
    g_string_append (all, last == '.' || last == '!' || last == '?' || last == ':' ? " " : ". ");
  g_string_append (all, words);
}

static gboolean
say_cb (gpointer data)
{
  Voice *self = data;
  Spoken wanted = (Spoken) g_settings_get_enum (self->settings, "spoken");
  g_autoptr (GString) all = g_string_new (NULL), spoken = g_string_new (NULL);
  gboolean is_answer = FALSE;

  self->source = 0;
  for (guint i = 0; i < self->words->len; i++)
    {
      const Words *words = &g_array_index (self->words, Words, i);

      append (all, words->text);
      if (words->weight >= wanted)
        append (spoken, words->text);
      is_answer = is_answer || words->weight == SPOKEN_ANSWERS;
    }
  g_array_set_size (self->words, 0);
  if (self->last != NULL && !self->is_over && strlen (self->last) < MOST_BYTES)
    {
      g_autoptr (GString) since = g_string_new (self->last);

      append (since, all->str);
      g_string_assign (all, since->str);
    }
  self->is_over = FALSE;
  g_free (self->last);
  g_free (self->spoken);
  self->last = g_strdup (all->str);
  self->spoken = g_strdup (spoken->str);
  if (spoken->len > 0)
    speak (self, self->spoken, is_answer);
  return G_SOURCE_REMOVE;
}

/* The window that is in front, for nothing is said of others; without one that of @widget. */
static GtkWindow *
window_for (GtkWidget *widget)
{
  GListModel *all = gtk_window_get_toplevels ();
  GtkRoot *root = gtk_widget_get_root (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_window_is_active (window))
        return window;
    }
  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static gboolean
waits (Voice *self, const char *words)
{
  for (guint i = 0; i < self->words->len; i++)
    if (strcmp (g_array_index (self->words, Words, i).text, words) == 0)
      return TRUE;
  return FALSE;
}

static void
say (GtkWidget *widget, const char *words, Spoken weight)
{
  GtkWindow *window = window_for (widget);
  Voice *self = window != NULL ? voice_of (window) : NULL;
  const Words added = { weight, g_strdup (words) };

  if (self == NULL || *words == '\0' || waits (self, words))
    {
      g_free (added.text);
      return;
    }
  /* Of very much only the end is worth hearing. */
  if (self->words->len >= MOST)
    g_array_remove_index (self->words, 0);
  g_array_append_val (self->words, added);
  if (self->source == 0)
    /* When all is done that the key, or whatever it was, has set off. */
    self->source = g_idle_add (say_cb, self);
}

void
tw_say (GtkWidget *widget, const char *words)
{
  say (widget, words, SPOKEN_NEWS);
}

void
tw_say_detail (GtkWidget *widget, const char *words)
{
  say (widget, words, SPOKEN_EVERYTHING);
}

void
tw_say_answer (GtkWidget *widget, const char *words)
{
  say (widget, words, SPOKEN_ANSWERS);
}

void
tw_say_remember (GtkWidget *widget, const char *words)
{
  GtkWindow *window = window_for (widget);
  Voice *self = window != NULL ? voice_of (window) : NULL;

  if (self == NULL)
    return;
  g_free (self->last);
  self->last = g_strdup (words);
}

gboolean
tw_say_again (GtkWidget *widget)
{
  GtkWindow *window = window_for (widget);
  Voice *self = window != NULL ? voice_of (window) : NULL;
  g_autofree char *last = self != NULL ? g_strdup (self->last) : NULL;

  if (last != NULL)
    {
      self->is_over = TRUE;
      tw_say_answer (widget, last);
    }
  return last != NULL;
}
