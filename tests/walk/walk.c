#include "tests/walk/walk.h"

#include "app/play/play-page.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"
#include "tests/walk/look.h"
#include "tests/walk/way.h"

/* How long nothing must have happened before all is there, as workers answer meanwhile, and after
 * what time it does not matter that something always does. */
#define QUIET_MS 50
#define MOST_MS  200

static gboolean
is_idle (gpointer data)
{
  return !g_main_context_pending (NULL) && tw_tile_textures_is_idle (((Walk *) data)->textures);
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static gboolean
is_painted (gpointer painted)
{
  return *(gboolean *) painted;
}

/* Gives each window a frame, with whatever the screen answers before it: a slow screen is quiet,
 * too, while what was opened has no size yet. */
static void
lay_out (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  gdk_display_sync (gdk_display_get_default ());
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GdkFrameClock *clock =
          gtk_widget_get_mapped (window) ? gtk_widget_get_frame_clock (window) : NULL;
      gboolean painted = FALSE;
      gulong watch;

      if (clock == NULL)
        continue;
      watch = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
      wait_until (is_painted, &painted);
      g_signal_handler_disconnect (clock, watch);
    }
}

void
walk_settle (Walk *walk)
{
  gint64 now = g_get_monotonic_time (), last = now;
  gint64 until = now + MOST_MS * G_TIME_SPAN_MILLISECOND;

  for (; now < until && now < last + QUIET_MS * G_TIME_SPAN_MILLISECOND;
       now = g_get_monotonic_time ())
    if (g_main_context_iteration (NULL, FALSE))
      last = g_get_monotonic_time ();
    else
      g_usleep (2000);
  wait_until (is_idle, walk);
  lay_out ();
  lay_out ();
}

void
walk_set_up (Walk *walk, gconstpointer way)
{
  walk->way = way;
  walk_way_begin (way);
  walk->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  walk->window = tw_window_new (NULL, walk->textures);
  gtk_window_set_default_size (GTK_WINDOW (walk->window), walk->way->width, walk->way->height);
  tw_window_show_start (walk->window);
  gtk_window_present (GTK_WINDOW (walk->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (walk->window));
}

static gboolean
is_last_owner (gpointer textures)
{
  return G_OBJECT (textures)->ref_count == 1;
}

void
walk_tear_down (Walk *walk, gconstpointer way)
{
  gtk_window_destroy (GTK_WINDOW (walk->window));
  walk_settle (walk);
  wait_until (is_last_owner, walk->textures);
  g_object_unref (walk->textures);
  walk_way_end (way);
}

void
walk_act (Walk *walk, GtkWidget *widget, const char *action, GVariant *target)
{
  walk_settle (walk);
  if (!gtk_widget_activate_action_variant (widget != NULL ? widget : GTK_WIDGET (walk->window),
                                           action, target))
    g_error ("%s: no action %s", walk->place, action);
}

GtkWidget *
walk_find (Walk *walk, GType type)
{
  GtkWidget *found;

  walk_settle (walk);
  found = nth_widget (GTK_WIDGET (walk->window), type, 0);
  if (found == NULL)
    g_error ("%s: no %s", walk->place, g_type_name (type));
  return found;
}

/* What the screen shows, for whoever wants to look at it. */
static void
keep_picture (Walk *walk)
{
  static guint n_pictures;
  const char *folder = g_getenv ("TILEWRIGHT_EVIDENCE");
  g_autofree char *name = NULL, *path = NULL;
  g_autoptr (GError) error = NULL;

  if (folder == NULL)
    return;
  name = g_strdup_printf ("%03u-%s.png", ++n_pictures, walk->place);
  path = g_build_filename (folder, g_strdelimit (name, " ,", '-'), NULL);
  if (!g_spawn_sync (NULL, (char *[]){ "import", "-silent", "-window", "root", path, NULL }, NULL,
                     G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, &error))
    g_test_message ("%s", error->message);
}

void
walk_check (Walk *walk, GtkWindow *window, const char *place)
{
  walk->place = place;
  walk_settle (walk);
  keep_picture (walk);
  walk->n_texts = 0;
  look_at_window (walk, window != NULL ? window : GTK_WINDOW (walk->window));
  if (walk->n_texts < 2)
    g_error ("%s: nothing to read", place);
}

/* Buttons in @widget that open something which has not been seen yet. */
static void
find_menus (GtkWidget *widget, GPtrArray *menus)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_widget_is_sensitive (widget)
      && g_object_get_data (G_OBJECT (widget), "seen") == NULL)
    g_ptr_array_add (menus, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_menus (child, menus);
}

void
walk_check_with_menus (Walk *walk, GtkWindow *window, const char *place)
{
  g_autoptr (GPtrArray) menus = g_ptr_array_new_with_free_func (g_object_unref);

  walk_check (walk, window, place);
  find_menus (GTK_WIDGET (window != NULL ? window : GTK_WINDOW (walk->window)), menus);
  for (guint i = 0; i < menus->len; i++)
    {
      GtkMenuButton *button = menus->pdata[i];
      const char *name = gtk_widget_get_tooltip_text (GTK_WIDGET (button));
      g_autofree char *words = g_strdup_printf ("%s, menu %u", place, i + 1);

      g_object_set_data (G_OBJECT (button), "seen", button);
      /* Into sight, where it has been scrolled away. */
      gtk_widget_grab_focus (GTK_WIDGET (button));
      walk_settle (walk);
      gtk_menu_button_popup (button);
      walk_settle (walk);
      if (gtk_menu_button_get_popover (button) == NULL)
        continue;
      walk->place = words;
      keep_picture (walk);
      walk->n_texts = 0;
      look_at_popover (walk, GTK_WIDGET (gtk_menu_button_get_popover (button)));
      if (walk->n_texts == 0)
        g_error ("%s (%s): nothing to read", words, name);
      gtk_menu_button_popdown (button);
      walk_settle (walk);
    }
  walk->place = place;
}

void
walk_check_popover (Walk *walk, const char *place)
{
  GtkWidget *popover = walk_find (walk, GTK_TYPE_POPOVER);

  walk_check (walk, NULL, place);
  gtk_popover_popdown (GTK_POPOVER (popover));
  walk_settle (walk);
}

GtkWindow *
walk_other (Walk *walk)
{
  GListModel *all = gtk_window_get_toplevels ();
  GtkWindow *last = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (GTK_WIDGET (window) != GTK_WIDGET (walk->window)
          && gtk_widget_get_mapped (GTK_WIDGET (window)))
        last = window;
    }
  return last;
}

void
walk_check_other (Walk *walk, const char *place)
{
  GtkWindow *window;

  walk_settle (walk);
  window = walk_other (walk);
  if (window == NULL)
    g_error ("%s: no window", place);
  walk_check_with_menus (walk, window, place);
  /* Who asks waits for an answer. */
  if (ADW_IS_MESSAGE_DIALOG (window))
    gtk_window_close (window);
  else
    gtk_window_destroy (window);
  walk_settle (walk);
}

static gboolean
has_document (gpointer window)
{
  return tw_window_get_document (window) != NULL;
}

void
walk_open_set (Walk *walk, const char *id)
{
  walk_act (walk, NULL, "win.open-set", g_variant_new_string (id));
  wait_until (has_document, walk->window);
  walk_settle (walk);
}
