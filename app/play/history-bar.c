/* The bar below the table with which one looks back. */
#include "app/play/history-bar.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/game/table-history.h"

/* Enough for the words of most moments; they may change without the slider's moving. */
#define WORDS_CHARS 24

struct _TwHistoryBar
{
  AdwBin parent_instance;

  TwTableModel *model;
  GtkWidget *scale;
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

static void
value_changed_cb (TwHistoryBar *self)
{
  if (!self->is_updating)
    tw_table_history_look_at (self->model,
                              (guint) lround (gtk_range_get_value (GTK_RANGE (self->scale))));
}

static void
history_bar_dispose (GObject *object)
{
  g_clear_object (&TW_HISTORY_BAR (object)->model);
  G_OBJECT_CLASS (tw_history_bar_parent_class)->dispose (object);
}

static void
tw_history_bar_class_init (TwHistoryBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = history_bar_dispose;
}

static GtkWidget *
button_new (const char *icon, const char *tooltip, const char *name, const char *target)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.look");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  /* Keys stay with the table. */
  gtk_widget_set_focus_on_click (button, FALSE);
  return button;
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
add_controller (TwHistoryBar *self,
                GtkEventController *controller,
                const char *signal,
                GCallback callback)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, signal, callback, self);
  gtk_widget_add_controller (self->scale, controller);
}

static void
tw_history_bar_init (TwHistoryBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  self->scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 1);
  gtk_range_set_round_digits (GTK_RANGE (self->scale), 0);
  gtk_widget_set_hexpand (self->scale, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("History"), -1);
  g_signal_connect_swapped (self->scale, "value-changed", G_CALLBACK (value_changed_cb), self);
  add_controller (self, gtk_event_controller_legacy_new (), "event", G_CALLBACK (event_cb));
  add_controller (self, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_cb));
  self->words = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_xalign (self->words, 0);
  gtk_label_set_ellipsize (self->words, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->words, WORDS_CHARS);
  gtk_label_set_max_width_chars (self->words, WORDS_CHARS);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "numeric");
  self->go_on = gtk_button_new_with_label (_ ("Go On from Here"));
  gtk_widget_set_tooltip_text (self->go_on,
                               _ ("Drops what came after, as soon as somebody has answered"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), "play.go-on");
  gtk_widget_set_valign (self->go_on, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (self->go_on, FALSE);
  gtk_widget_set_child_visible (self->go_on, FALSE);
  gtk_box_append (GTK_BOX (box),
                  button_new ("media-skip-backward-symbolic", _ ("Start of the Game (Ctrl+Home)"),
                              _ ("Start of the Game"), "start"));
  gtk_box_append (GTK_BOX (box), button_new ("go-previous-symbolic", _ ("One Move Back (Page Up)"),
                                             _ ("One Move Back"), "back"));
  gtk_box_append (GTK_BOX (box), self->scale);
  gtk_box_append (GTK_BOX (box), button_new ("go-next-symbolic", _ ("One Move On (Page Down)"),
                                             _ ("One Move On"), "on"));
  gtk_box_append (GTK_BOX (box),
                  button_new ("media-skip-forward-symbolic", _ ("Back to Now (Ctrl+End)"),
                              _ ("Back to Now"), "now"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->words));
  gtk_box_append (GTK_BOX (box), self->go_on);
  gtk_widget_add_css_class (box, "history-bar");
  adw_bin_set_child (ADW_BIN (self), box);
}

void
tw_history_bar_set_model (TwHistoryBar *self, TwTableModel *model)
{
  g_return_if_fail (TW_IS_HISTORY_BAR (self) && self->model == NULL);
  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
tw_history_bar_set_compact (TwHistoryBar *self, gboolean is_compact)
{
  gtk_widget_set_visible (GTK_WIDGET (self->words), !is_compact);
  gtk_button_set_label (GTK_BUTTON (self->go_on), is_compact ? _ ("Go On") : _ ("Go On from Here"));
}
