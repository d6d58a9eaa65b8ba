/* What scrolling through a set of a thousand tiles costs on the Set page:
 *   build-aux/with-display build/tests/bench/bench-gallery */
#include <adwaita.h>
#include <time.h>

#include "app/gallery/set-page.h"
#include "app/gallery/tile-query.h"
#include "engine/format/shipped-sets.h"

#define N_TILES 1000
/* A stall is a turn of the main loop that works longer than three frames of 60 Hz. */
#define STALL_MS 50

static TwTileSet *
new_set (void)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  TwTileSet *set = tw_tile_set_new ("thousand");

  for (guint i = 0; i < N_TILES; i++)
    {
      g_autofree char *id = g_strdup_printf ("T%u", i + 1);
      g_autoptr (TwTile) tile = tw_tile_with_id (base->tiles[i % base->n_tiles], id);

      tw_tile_set_insert_tile (set, -1, tile);
    }
  return set;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Time of this thread's own work, in milliseconds: other load does not count. */
static double
now_ms (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

/* Turns of the main loop. */
typedef struct
{
  double longest;
  double sum;
  guint n_stalls;
} Turns;

static void
turn (guint ms, Turns *turns)
{
  gint64 end = g_get_monotonic_time () + ms * 1000;

  do
    {
      double start = now_ms (), spent;

      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      spent = now_ms () - start;
      turns->longest = MAX (turns->longest, spent);
      turns->sum += spent;
      turns->n_stalls += spent > STALL_MS;
    }
  while (g_get_monotonic_time () < end);
}

static void
scroll (const char *what, GtkAdjustment *place)
{
  Turns turns = { 0 };
  guint n_steps = 0;
  double upper = gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);

  for (double at = 0; at < upper; at += 120, n_steps++)
    {
      gtk_adjustment_set_value (place, at);
      turn (16, &turns);
    }
  g_print ("%s: %u steps of 120 px, %.1f ms each, longest turn %.1f ms, %u turns over %d ms\n",
           what, n_steps, turns.sum / n_steps, turns.longest, turns.n_stalls, STALL_MS);
}

int
main (int argc, char **argv)
{
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (TwTileTextures) textures = NULL;
  g_autoptr (TwTileQuery) query = tw_tile_query_new ("road=3 -inn city", NULL);
  GtkWidget *window, *page;
  GtkAdjustment *place;
  Turns turns = { 0 };
  gint64 start;
  guint n_found = 0;

  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set = new_set ();
  document = tw_document_new_for_set (set, NULL, NULL);
  textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  page = tw_set_page_new (document, textures);
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  adw_window_set_content (ADW_WINDOW (window), page);
  start = g_get_monotonic_time ();
  gtk_window_present (GTK_WINDOW (window));
  turn (200, &turns);
  g_print ("shown: longest turn %.1f ms\n", turns.longest);
  place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (find (page, GTK_TYPE_GRID_VIEW)));
  turn (1500, &turns);
  scroll ("first time, pictures being drawn", place);
  while (!tw_tile_textures_is_idle (textures))
    turn (50, &turns);
  g_print ("all pictures drawn after %.1f s, %.1f MiB\n", (g_get_monotonic_time () - start) / 1e6,
           (double) tw_tile_textures_get_bytes (textures) / (1 << 20));
  scroll ("again, from the cache", place);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < set->n_tiles; i++)
    n_found += tw_tile_query_matches (query, set->tiles[i], set);
  g_print ("filter: %u of %u tiles found in %.2f ms\n", n_found, set->n_tiles,
           (g_get_monotonic_time () - start) / 1e3);
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
