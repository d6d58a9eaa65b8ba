/* The bar below the table with which one looks back. */
#include "app/play/history-bar.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/game/table-history.h"
#include "app/play/mark-strip.h"
#include "app/play/review-list.h"
#include "app/widgets/icon-button.h"

struct _TwHistoryBar
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwTableReplay *replay;
  GtkWidget *play;
  GtkWidget *speed;
  GtkWidget *scale;
  TwMarkStrip *marks;
  TwReviewList *review;
  GtkLabel *words;
  GtkWidget *go_on;
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (TwHistoryBar, tw_history_bar, ADW_TYPE_BIN)

/* "Turn 12 of 36, Anna" */
static char *
say_moment (TwHistoryBar *self, const GArray *moments, guint at)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwMoment *moment = &g_array_index (moments, TwMoment, at);
  guint n_turns = g_array_index (moments, TwMoment, moments->len - 1).turn, n_scoring = 0;
  guint scoring = tw_table_history_get_scoring (self->model, &n_scoring, NULL);

  if (scoring == 0)
    /* Translators: a point of the game, on the slider of its history: nothing of what the end of
     * the game brings is counted yet. */
    return g_strdup (_ ("Before the final scoring"));
  if (scoring != TW_ALL_COUNTED)
    /* Translators: a point of the game, on the slider of its history: which line of what is counted
     * at the end of the game, and of how many. */
    return g_strdup_printf (_ ("Final scoring, %u of %u"), scoring, n_scoring);
  if (at + 1 == moments->len)
    return g_strdup (moment->seat == TW_SEAT_NONE ? _ ("End of the game") : _ ("Now"));
  if (moment->seat >= setup->rules->n_seats)
    /* Translators: a point of the game, on the slider of its history. */
    return g_strdup_printf (_ ("Turn %u of %u"), moment->turn, n_turns);
  /* Translators: a point of the game, on the slider of its history; then a player's name. */
  return g_strdup_printf (_ ("Turn %u of %u, %s"), moment->turn, n_turns,
                          setup->seats[moment->seat].name);
}

static void
update (TwHistoryBar *self)
{
  g_autoptr (GArray) moments = NULL;
  g_autofree char *words = NULL;
  guint at;

  if (tw_table_model_get_game (self->model) == NULL)
    return;
  moments = tw_table_history_dup_moments (self->model);
  at = tw_table_history_get_moment (self->model);
  words = say_moment (self, moments, at);
  self->is_updating = TRUE;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (moments->len - 1, 1));
  gtk_range_set_value (GTK_RANGE (self->scale), moments->len > 1 ? at : 1);
  self->is_updating = FALSE;
  gtk_widget_set_sensitive (self->scale, moments->len > 1);
  gtk_label_set_label (self->words, words);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->words), words);
  /* It has its place where it cannot be pressed, too: what is beside it stays under the pointer. */
  gtk_widget_set_child_visible (self->go_on, tw_table_history_can_go_on_here (self->model));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
}

/* What it does when it is pressed next. */
static void
playing_cb (TwHistoryBar *self)
{
  gboolean is_playing = tw_table_replay_is_playing (self->replay);

  gtk_button_set_icon_name (GTK_BUTTON (self->play), is_playing ? "media-playback-pause-symbolic"
                                                                : "media-playback-start-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_playing ? _ ("Pause") : _ ("Play It Again"), -1);
  gtk_widget_set_tooltip_text (self->play,
                               is_playing ? _ ("Pause (Space)") : _ ("Play It Again (V)"));
}

static void
speed_cb (TwHistoryBar *self)
{
  double times = tw_table_replay_get_speed (self->replay) / 100.0;
  /* Translators: how fast something is played again: twice as fast is "2×" */
  g_autofree char *words = g_strdup_printf (_ ("%g×"), times);
  /* Translators: the same for screen readers, and in the button's tooltip */
  g_autofree char *name = g_strdup_printf (_ ("Speed: %g×"), times);

  gtk_button_set_label (GTK_BUTTON (self->speed), words);
  tw_icon_button_set_words (self->speed, name);
}

static void
value_changed_cb (TwHistoryBar *self)
{
  if (!self->is_updating)
    tw_table_history_look_at (self->model,
                              (guint) lround (gtk_range_get_value (GTK_RANGE (self->scale))));
}

/* A slider takes the focus of who pulls it, but the keys shall stay with the table. */
static gboolean
event_cb (TwHistoryBar *self, GdkEvent *event)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
    gtk_widget_set_can_focus (self->scale, FALSE);
  else if (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE)
    gtk_widget_set_can_focus (self->scale, TRUE);
  return GDK_EVENT_PROPAGATE;
}

/* With the focus on the slider these keys do what they do everywhere at the table. */
static gboolean
key_cb (TwHistoryBar *self, guint keyval)
{
  if (keyval != GDK_KEY_Page_Up && keyval != GDK_KEY_Page_Down)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "play.look", "s",
                              keyval == GDK_KEY_Page_Up ? "back" : "on");
  return GDK_EVENT_STOP;
}

static void
history_bar_dispose (GObject *object)
{
  TwHistoryBar *self = TW_HISTORY_BAR (object);

  g_clear_object (&self->model);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (tw_history_bar_parent_class)->dispose (object);
}

static void
tw_history_bar_class_init (TwHistoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = history_bar_dispose;
  g_type_ensure (TW_TYPE_MARK_STRIP);
  g_type_ensure (TW_TYPE_REVIEW_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/history-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, play);
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, speed);
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, scale);
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, marks);
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, review);
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, words);
  gtk_widget_class_bind_template_child (widget_class, TwHistoryBar, go_on);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, event_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
tw_history_bar_init (TwHistoryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_range_set_increments (GTK_RANGE (self->scale), 1, 10);
  gtk_widget_set_child_visible (self->go_on, FALSE);
}

void
tw_history_bar_set_model (TwHistoryBar *self, TwTableModel *model, TwTableReplay *replay)
{
  g_return_if_fail (TW_IS_HISTORY_BAR (self) && self->model == NULL);
  self->model = g_object_ref (model);
  self->replay = g_object_ref (replay);
  g_signal_connect_object (replay, "notify::playing", G_CALLBACK (playing_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (replay, "notify::speed", G_CALLBACK (speed_cb), self, G_CONNECT_SWAPPED);
  playing_cb (self);
  speed_cb (self);
  tw_mark_strip_set_model (self->marks, model, GTK_RANGE (self->scale));
  tw_review_list_set_model (self->review, model);
  g_signal_connect_object (model, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
tw_history_bar_set_compact (TwHistoryBar *self, gboolean is_compact)
{
  gtk_widget_set_visible (GTK_WIDGET (self->words), !is_compact);
  gtk_button_set_label (GTK_BUTTON (self->go_on), is_compact ? _ ("Go On") : _ ("Go On from Here"));
}
