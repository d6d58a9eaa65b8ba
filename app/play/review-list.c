/* The review of a game as a list. */
#include "app/play/review-list.h"

#include <glib/gi18n.h>

#include "app/game/game-review.h"
#include "app/game/table-history.h"
#include "app/table/piece-picture.h"

#define PIECE_PX 20

struct _TwReviewList
{
  AdwBin parent_instance;

  TwTableModel *model;

  GtkWidget *start;
  GtkWidget *stop;
  GtkLabel *words;
  GtkProgressBar *progress;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (TwReviewList, tw_review_list, ADW_TYPE_BIN)

static char *
say_state (TwReviewState state, guint n, guint of, double seconds, guint n_found)
{
  g_autofree char *moves = NULL;

  switch (state)
    {
    case TW_REVIEW_RUNNING:
    case TW_REVIEW_STOPPED:
      moves = g_strdup_printf (ngettext ("%u of %u move", "%u of %u moves", of), n, of);
      break;
    case TW_REVIEW_DONE:
      moves = n_found == 0 ? g_strdup (_ ("No large mistakes were found."))
                           : g_strdup_printf (ngettext ("%u move was looked at.",
                                                        "%u moves were looked at.", of),
                                              of);
      break;
    case TW_REVIEW_NONE:
    default:
      return g_strdup (_ ("Goes through all moves, those of people first, and finds the largest "
                          "mistakes of each player."));
    }
  /* Translators: how far the program has come, then how many seconds it has taken. */
  return g_strdup_printf (_ ("%s (%.0f s)"), moves, seconds);
}

static GtkWidget *
row_new (TwReviewList *self, const TwMistake *mistake)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  g_autofree char *words = tw_mistake_words (self->model, mistake);
  g_autofree char *reason = tw_mistake_reason (self->model, mistake);
  g_autofree char *all = g_strdup_printf ("%s\n%s", words, reason);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), reason);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             tw_piece_picture_new ("meeple", setup->seats[mistake->seat].colour,
                                                   PIECE_PX));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, all);
  g_object_set_data (G_OBJECT (row), "n-entries", GUINT_TO_POINTER (mistake->n_entries));
  return row;
}

static void
changed_cb (TwReviewList *self)
{
  TwGameReview *review = tw_game_review_of (self->model);
  guint n = 0, of = 0, n_found = 0;
  double seconds = 0;
  TwReviewState state = tw_game_review_get_state (review, &n, &of, &seconds);
  const TwMistake *mistakes = tw_game_review_get (review, &n_found);
  g_autofree char *words = say_state (state, n, of, seconds, n_found);
  gboolean had_focus = gtk_widget_has_focus (self->stop);
  GtkWidget *row;

  gtk_widget_set_visible (self->start, state != TW_REVIEW_RUNNING);
  gtk_widget_set_visible (self->stop, state == TW_REVIEW_RUNNING);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), state == TW_REVIEW_RUNNING);
  if (had_focus && state != TW_REVIEW_RUNNING)
    gtk_widget_grab_focus (self->start);
  gtk_progress_bar_set_fraction (self->progress, n / (double) MAX (of, 1));
  gtk_label_set_label (self->words, words);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, row);
  for (guint i = 0; i < n_found; i++)
    gtk_list_box_append (self->rows, row_new (self, &mistakes[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->rows), n_found > 0);
}

static void
start_cb (TwReviewList *self)
{
  if (tw_game_review_start (tw_game_review_of (self->model)))
    gtk_widget_grab_focus (self->stop);
}

static void
stop_cb (TwReviewList *self)
{
  tw_game_review_stop (tw_game_review_of (self->model));
}

static void
activated_cb (TwReviewList *self, GtkListBoxRow *row)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);
  guint n_entries = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "n-entries"));

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  tw_table_history_look_after (self->model, n_entries);
}

/* The window, which would activate the row, leaves these keys to the table. */
static gboolean
key_cb (TwReviewList *self, guint keyval)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));

  if (row == NULL
      || (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_space))
    return GDK_EVENT_PROPAGATE;
  activated_cb (self, GTK_LIST_BOX_ROW (row));
  return GDK_EVENT_STOP;
}

static void
review_list_dispose (GObject *object)
{
  g_clear_object (&TW_REVIEW_LIST (object)->model);
  G_OBJECT_CLASS (tw_review_list_parent_class)->dispose (object);
}

static void
tw_review_list_class_init (TwReviewListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = review_list_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/review-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TwReviewList, start);
  gtk_widget_class_bind_template_child (widget_class, TwReviewList, stop);
  gtk_widget_class_bind_template_child (widget_class, TwReviewList, words);
  gtk_widget_class_bind_template_child (widget_class, TwReviewList, progress);
  gtk_widget_class_bind_template_child (widget_class, TwReviewList, rows);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
tw_review_list_init (TwReviewList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tw_review_list_set_model (TwReviewList *self, TwTableModel *model)
{
  g_return_if_fail (TW_IS_REVIEW_LIST (self));

  if (self->model == model)
    return;
  g_return_if_fail (self->model == NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (tw_game_review_of (model), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}
