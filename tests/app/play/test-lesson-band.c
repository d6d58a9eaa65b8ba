/* The band of lessons: nothing comes to lie where one has just pressed, and words stay where they
 * are. */
#include "app/play/lesson-band.h"

#include "app/play/play-page.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

typedef struct
{
  TwTileTextures *textures;
  GtkWidget *window;
  GtkWidget *page;
} Fixture;

/* The base game with one more lesson, whose answer needs more room than the band has for words. */
static TwTileSet *
long_set (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  TwTileSet *set = base != NULL ? tw_tile_set_copy (base) : NULL;
  g_autoptr (TwLesson) lesson = NULL;
  g_autofree char *words = g_strnfill (1500, 'x');

  g_assert_no_error (error);
  lesson = tw_lesson_new ("long", base->lessons[0]->moves);
  lesson->texts[TW_LESSON_ANSWER] = tw_texts_with (NULL, "en", words);
  tw_tile_set_insert_lesson (set, -1, lesson);
  return set;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = long_set ();

  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (f->window), 800, 600);
  f->page = tw_play_page_new_for_lessons (set, "long", f->textures);
  adw_window_set_content (ADW_WINDOW (f->window), f->page);
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  assert_last_reference (f->textures);
}

static gboolean
can_answer (gpointer page)
{
  return g_action_group_get_action_enabled (tw_play_page_get_actions (page), "lesson-answer");
}

static GtkWidget *
button_of (Fixture *f, const char *action)
{
  GtkWidget *button = find_actionable (nth_widget (f->page, TW_TYPE_LESSON_BAND, 0), action);

  g_assert_nonnull (button);
  return button;
}

static gboolean
has_place (gpointer button)
{
  return gtk_widget_get_mapped (button) && gtk_widget_get_width (button) > 0;
}

static graphene_rect_t
place_of (Fixture *f, const char *action)
{
  graphene_rect_t place;
  GtkWidget *button = button_of (f, action);

  wait_until (has_place, button);
  g_assert_true (gtk_widget_compute_bounds (button, f->window, &place));
  return place;
}

/* At the end of the last lesson. */
static void
test_end (Fixture *f, gconstpointer data)
{
  static const char *const live[] = { "play.lesson-hint", "play.lesson-answer",
                                      "play.lesson-again" };
  graphene_rect_t places[G_N_ELEMENTS (live)], all, play;

  wait_until (can_answer, f->page);
  for (guint i = 0; i < G_N_ELEMENTS (live); i++)
    places[i] = place_of (f, live[i]);
  g_assert_false (gtk_widget_get_mapped (button_of (f, "play.lesson-list")));
  gtk_widget_activate_action (f->page, "play.lesson-answer", NULL);
  all = place_of (f, "play.lesson-list");
  play = place_of (f, "play.new-game");
  for (guint i = 0; i < G_N_ELEMENTS (live); i++)
    {
      g_assert_false (graphene_rect_intersection (&all, &places[i], NULL));
      g_assert_false (graphene_rect_intersection (&play, &places[i], NULL));
    }
}

/* Nothing is said of a button where it would lie over another one, which may be wanted next. */
static void
test_tooltips (Fixture *f, gconstpointer data)
{
  static const char *const above[] = { "play.lesson-hint", "play.lesson-answer",
                                       "play.lesson-again", "play.new-game" };

  wait_until (can_answer, f->page);
  for (guint i = 0; i < G_N_ELEMENTS (above); i++)
    g_assert_null (gtk_widget_get_tooltip_text (button_of (f, above[i])));
  g_assert_nonnull (gtk_widget_get_tooltip_text (button_of (f, "play.lesson-go-on")));
}

typedef struct
{
  GtkAdjustment *adjustment;
  double page;
} Scrolled;

static gboolean
is_at_end (gpointer data)
{
  GtkAdjustment *adjustment = data;
  double most = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  return most > 0 && gtk_adjustment_get_value (adjustment) == most;
}

static gboolean
is_resized (gpointer data)
{
  Scrolled *scrolled = data;

  return gtk_adjustment_get_page_size (scrolled->adjustment) != scrolled->page;
}

static gboolean
is_over (gpointer data)
{
  return g_get_monotonic_time () > *(gint64 *) data;
}

/* What was told is brought into sight, once: whoever scrolls back stays there, whatever room there
 * is. */
static void
test_words (Fixture *f, gconstpointer data)
{
  GtkWidget *words;
  GtkAdjustment *adjustment;
  Scrolled before;
  gint64 later;

  wait_until (can_answer, f->page);
  words = nth_widget (nth_widget (f->page, TW_TYPE_LESSON_BAND, 0), GTK_TYPE_SCROLLED_WINDOW, 0);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (words));
  gtk_widget_activate_action (f->page, "play.lesson-answer", NULL);
  wait_until (is_at_end, adjustment);
  gtk_adjustment_set_value (adjustment, 0);
  before = (Scrolled){ adjustment, gtk_adjustment_get_page_size (adjustment) };
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (words), 60);
  wait_until (is_resized, &before);
  later = g_get_monotonic_time () + 200 * G_TIME_SPAN_MILLISECOND;
  wait_until (is_over, &later);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/lesson-band/end", Fixture, NULL, set_up, test_end, tear_down);
  g_test_add ("/lesson-band/tooltips", Fixture, NULL, set_up, test_tooltips, tear_down);
  g_test_add ("/lesson-band/words", Fixture, NULL, set_up, test_words, tear_down);
  return g_test_run ();
}
