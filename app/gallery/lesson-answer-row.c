/* The answer of a lesson, in words and as a picture. */
#include "app/gallery/lesson-answer-row.h"

#include <glib/gi18n.h>

#include "app/game/lesson-answer.h"
#include "app/widgets/pixels-texture.h"
#include "engine/case/lesson-task.h"

/*
 * @set: (nullable): the set with which @moves are played
 * @moves: (nullable): what is told, or is being played
 * @cancellable: (nullable): of what is being played
 */
struct _TwLessonAnswerRow
{
  AdwActionRow parent_instance;

  TwTileSet *set;
  char *moves;
  GCancellable *cancellable;
  GtkWidget *picture;
};

G_DEFINE_FINAL_TYPE (TwLessonAnswerRow, tw_lesson_answer_row, ADW_TYPE_ACTION_ROW)

static void
tell (TwLessonAnswerRow *self, const char *words, TwPixels *pixels)
{
  g_autoptr (GdkTexture) texture = pixels != NULL ? tw_pixels_texture (pixels) : NULL;
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), escaped);
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), GDK_PAINTABLE (texture));
  gtk_widget_set_visible (self->picture, texture != NULL);
}

static void
played_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwLessonAnswerRow *self = TW_LESSON_ANSWER_ROW (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwLessonAnswer) answer = tw_lesson_answer_finish (result, &error);
  g_autofree char *why = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (answer == NULL)
    why = tw_lesson_error_words (error);
  tell (self, answer != NULL ? answer->words : why, answer != NULL ? answer->picture : NULL);
}

static void
stop (TwLessonAnswerRow *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Whether moves come out alike with both: words are written while the answer is seen. */
static gboolean
plays_alike (const TwTileSet *a, const TwTileSet *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || a->n_tiles != b->n_tiles || a->own != b->own)
    return FALSE;
  for (guint i = 0; i < a->n_tiles; i++)
    if (a->tiles[i] != b->tiles[i])
      return FALSE;
  return TRUE;
}

void
tw_lesson_answer_row_show (TwLessonAnswerRow *self, TwTileSet *set, guint index)
{
  const char *moves;

  g_return_if_fail (TW_IS_LESSON_ANSWER_ROW (self) && index < set->n_lessons);
  moves = set->lessons[index]->moves;
  if (g_strcmp0 (self->moves, moves) == 0 && plays_alike (self->set, set))
    return;
  g_clear_pointer (&self->set, tw_tile_set_unref);
  self->set = tw_tile_set_ref (set);
  g_free (self->moves);
  self->moves = g_strdup (moves);
  stop (self);
  self->cancellable = g_cancellable_new ();
  tw_lesson_answer_async (set, index, self->cancellable, self, played_cb, NULL);
}

static void
lesson_answer_row_dispose (GObject *object)
{
  stop (TW_LESSON_ANSWER_ROW (object));
  G_OBJECT_CLASS (tw_lesson_answer_row_parent_class)->dispose (object);
}

static void
lesson_answer_row_finalize (GObject *object)
{
  g_free (TW_LESSON_ANSWER_ROW (object)->moves);
  g_clear_pointer (&TW_LESSON_ANSWER_ROW (object)->set, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_lesson_answer_row_parent_class)->finalize (object);
}

static void
tw_lesson_answer_row_class_init (TwLessonAnswerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lesson_answer_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = lesson_answer_row_finalize;
}

static void
tw_lesson_answer_row_init (TwLessonAnswerRow *self)
{
  self->picture = gtk_picture_new ();
  gtk_picture_set_can_shrink (GTK_PICTURE (self->picture), FALSE);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->picture, FALSE);
  gtk_widget_add_css_class (self->picture, "kept-picture");
  gtk_widget_set_overflow (self->picture, GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The table after the answer"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->picture);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
}

GtkWidget *
tw_lesson_answer_row_new (void)
{
  return g_object_new (TW_TYPE_LESSON_ANSWER_ROW, "title", C_ ("lesson", "Answer"), NULL);
}
