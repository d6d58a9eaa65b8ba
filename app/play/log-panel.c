/* The log beside the table. */
#include "app/play/log-panel.h"

#include <glib/gi18n.h>

#include "app/game/game-result.h"
#include "app/game/given-points.h"
#include "app/game/log-item.h"
#include "app/game/log-spoken.h"
#include "app/game/table-history.h"
#include "app/table/piece-picture.h"
#include "app/widgets/one-picture.h"
#include "app/widgets/words-button.h"

/* The width of a line before the panel has been laid out. */
#define LIST_PX 226

/* After so many frames a line that opens has its style and its room. */
#define REVEAL_FRAMES 3

struct _TwLogPanel
{
  AdwBin parent_instance;

  TwTableModel *model;
  GListStore *items;
  GtkFilter *filter;
  gboolean points_only;
  guint only_seat; /* whose points alone are listed, %TW_SEAT_NONE for all lines */
  TwResultPart only_part;
  GtkWidget *only;
  GActionMap *actions; /* borrowed: they have the panel's */
  GtkListBoxRow *open; /* (nullable) */
  GtkListBox *list;
  GtkScrolledWindow *scroll;
  int most_height;
  guint reveal; /* tick, 0 for none */
  guint to_end; /* tick, 0 for none */
  guint n_frames;
};

enum
{
  LIT,
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwLogPanel, tw_log_panel, ADW_TYPE_BIN)

/* As high as its lines need it. */
static void
update_height (TwLogPanel *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->list));

  tw_scrolled_fit (self->scroll, width > 0 ? width : LIST_PX, self->most_height);
}

static void
append_words (GtkWidget *card, char *text, const char *css_class, const char *second_class)
{
  if (text[0] != '\0')
    {
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
      gtk_widget_set_css_classes (label, (const char *[]){ css_class, second_class, NULL });
      gtk_box_append (GTK_BOX (card), label);
    }
  g_free (text);
}

static void
go_back_cb (TwLogPanel *self, GtkWidget *button)
{
  TwLogItem *item = g_object_get_data (G_OBJECT (button), "item");

  tw_table_history_look_after (self->model, tw_log_item_get_n_entries (item));
}

/* What a line opens into. */
static GtkWidget *
card_new (TwLogPanel *self, TwLogItem *item)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gboolean is_last;
  guint n = 0;

  tw_game_log (tw_table_model_get_game (self->model), &n);
  is_last = tw_log_item_get_n_entries (item) >= n;
  gtk_widget_add_css_class (card, "explain");
  append_words (card, tw_log_item_dup_title (item, self->model), "heading", NULL);
  append_words (card, tw_log_item_dup_arithmetic (item, self->model), "numeric", NULL);
  append_words (card, tw_log_item_dup_rule (item, self->model), "caption", NULL);
  append_words (card, tw_log_item_dup_rule_ids (item, self->model), "caption", "dim-label");
  if (!is_last)
    {
      GtkWidget *button = gtk_button_new_with_label (_ ("Go Back to Here"));

      gtk_widget_add_css_class (button, "card-button");
      g_object_set_data_full (G_OBJECT (button), "item", g_object_ref (item), g_object_unref);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (go_back_cb), self);
      gtk_box_append (GTK_BOX (card), button);
    }
  if (gtk_widget_get_first_child (card) != NULL)
    return card;
  g_object_ref_sink (card);
  g_object_unref (card);
  return NULL;
}

/* Lights on the table what @row tells of, and nothing for %NULL. */
static void
light (TwLogPanel *self, GtkListBoxRow *row)
{
  TwLogItem *item = row != NULL ? g_object_get_data (G_OBJECT (row), "item") : NULL;

  g_signal_emit (self, signals[LIT], 0,
                 item != NULL ? tw_log_item_get_node (item, self->model) : (guint) TW_NO_NODE,
                 item != NULL ? tw_log_item_get_slot (item, self->model) : (guint) TW_NO_SLOT,
                 item != NULL ? tw_log_item_get_seat (item) : (guint) TW_SEAT_NONE);
}

static void
entered_cb (GtkEventController *motion, double x, double y, TwLogPanel *self)
{
  light (self, GTK_LIST_BOX_ROW (gtk_event_controller_get_widget (motion)));
}

/* The open line stays lit. */
static void
left_cb (GtkEventController *motion, TwLogPanel *self)
{
  light (self, self->open);
}

static GtkWidget *
row_new (gpointer data, gpointer user_data)
{
  TwLogItem *item = data;
  TwLogPanel *self = user_data;
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint seat = tw_log_item_get_seat (item);
  int points = tw_log_item_get_points (item);
  GtkWidget *row = gtk_list_box_row_new (), *box, *line, *text;
  GtkEventController *motion = gtk_event_controller_motion_new ();
  g_autofree char *words = tw_points_words (points);
  g_autofree char *name = tw_log_spoken (item, self->model);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  text = gtk_label_new (tw_log_item_get_text (item));
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 18);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_add_css_class (line, "log-line");
  if (seat < setup->rules->n_seats)
    gtk_box_append (GTK_BOX (line), tw_piece_picture_new ("meeple", setup->seats[seat].colour, 18));
  gtk_box_append (GTK_BOX (line), text);
  if (tw_log_item_tells_points (item))
    {
      GtkWidget *label = gtk_label_new (words);

      gtk_widget_add_css_class (label, "points");
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (line), label);
    }
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (motion, "enter", G_CALLBACK (entered_cb), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, 0);
  gtk_widget_add_controller (row, motion);
  return row;
}

void
tw_log_panel_close_line (TwLogPanel *self)
{
  GtkWidget *box, *card;

  if (self->open == NULL)
    return;
  box = gtk_list_box_row_get_child (self->open);
  card = gtk_widget_get_last_child (box);
  if (card != gtk_widget_get_first_child (box))
    gtk_box_remove (GTK_BOX (box), card);
  gtk_widget_remove_css_class (GTK_WIDGET (self->open), "open");
  g_clear_weak_pointer (&self->open);
  update_height (self);
  light (self, NULL);
  g_signal_emit (self, signals[OPENED], 0);
}

/* The open line is in sight with all that it says. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwLogPanel *self = TW_LOG_PANEL (widget);
  graphene_rect_t bounds;

  /* Its words are bold now, and may need another line. */
  update_height (self);
  if (++self->n_frames < REVEAL_FRAMES)
    return G_SOURCE_CONTINUE;
  self->reveal = 0;
  if (self->open != NULL
      && gtk_widget_compute_bounds (GTK_WIDGET (self->open), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scroll), bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

static void
row_activated_cb (TwLogPanel *self, GtkListBoxRow *row)
{
  TwLogItem *item = g_object_get_data (G_OBJECT (row), "item");
  gboolean was_open = row == self->open;
  GtkWidget *card;

  tw_log_panel_close_line (self);
  if (was_open)
    return;
  card = card_new (self, item);
  if (card != NULL)
    gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (row)), card);
  gtk_widget_add_css_class (GTK_WIDGET (row), "open");
  g_set_weak_pointer (&self->open, row);
  update_height (self);
  self->n_frames = 0;
  if (self->reveal == 0)
    self->reveal = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
  light (self, row);
  g_signal_emit (self, signals[OPENED], 0);
}

void
tw_log_panel_open_turn (TwLogPanel *self, guint turn)
{
  GtkListBoxRow *row;

  tw_log_panel_close_line (self);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (tw_log_item_get_turn (g_object_get_data (G_OBJECT (row), "item"), self->model) == turn)
      {
        row_activated_cb (self, row);
        return;
      }
}

guint
tw_log_panel_get_turn (TwLogPanel *self)
{
  TwLogItem *item = self->open != NULL ? g_object_get_data (G_OBJECT (self->open), "item") : NULL;

  return item != NULL ? tw_log_item_get_turn (item, self->model) : G_MAXUINT;
}

static gboolean
to_end_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwLogPanel *self = TW_LOG_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroll);

  self->to_end = 0;
  if (self->open == NULL)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment)
                                              - gtk_adjustment_get_page_size (adjustment));
  return G_SOURCE_REMOVE;
}

/* The newest line is below: stay there as lines come and the list gets lower. What is heard here is
 * told amidst the layout, where scrolling moves the bar and leaves the lines. */
static void
lines_changed_cb (TwLogPanel *self)
{
  if (self->to_end == 0)
    self->to_end = gtk_widget_add_tick_callback (GTK_WIDGET (self), to_end_cb, NULL, NULL);
}

TwLogItem *
tw_log_panel_dup_counted (TwLogPanel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items)), event = TW_ALL_COUNTED;

  tw_table_history_get_scoring (self->model, NULL, &event);
  for (guint i = 0; event != TW_ALL_COUNTED && i < n; i++)
    {
      g_autoptr (TwLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (tw_log_item_get_event (item) == (int) event)
        return g_steal_pointer (&item);
    }
  return NULL;
}

/* The line of the last scoring that is looked at is open, with its feature lit. */
static void
open_counted (TwLogPanel *self)
{
  g_autoptr (TwLogItem) counted = tw_log_panel_dup_counted (self);
  GtkListBoxRow *row;

  for (int i = 0; counted != NULL && (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL;
       i++)
    if (g_object_get_data (G_OBJECT (row), "item") == counted)
      row_activated_cb (self, row);
}

static void list_all_cb (TwLogPanel *self);

static void
changed_cb (TwLogPanel *self)
{
  tw_log_panel_close_line (self);
  /* Of another game, or of one that goes on, all is listed again. */
  if (self->only_seat != TW_SEAT_NONE && !tw_table_history_is_looking (self->model)
      && tw_table_model_get_question (self->model) != TW_QUESTION_NONE)
    list_all_cb (self);
  /* What was pointed at may be another place now. */
  light (self, NULL);
  tw_log_list_update (self->items, self->model);
  update_height (self);
  open_counted (self);
}

static gboolean
is_of_piece (TwLogPanel *self, TwLogItem *item)
{
  guint n = 0;
  const TwEvent *events = tw_game_events (tw_table_model_get_game (self->model), &n);
  int event = tw_log_item_get_event (item);

  return event >= 0 && (guint) event < n && events[event].points != 0
         && events[event].seat == self->only_seat
         && tw_result_part_of (&events[event]) == self->only_part;
}

/* Whether a line is listed: among points only those that brought some. */
static gboolean
is_listed (gpointer item, gpointer user_data)
{
  TwLogPanel *self = user_data;

  if (self->only_seat != TW_SEAT_NONE)
    return is_of_piece (self, item);
  return !self->points_only || tw_log_item_get_points (item) != 0;
}

static void
list_only (TwLogPanel *self, guint seat, TwResultPart part)
{
  self->only_seat = seat;
  self->only_part = part;
  gtk_widget_set_visible (self->only, seat != TW_SEAT_NONE);
  tw_log_panel_close_line (self);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_height (self);
}

static void
list_all_cb (TwLogPanel *self)
{
  list_only (self, TW_SEAT_NONE, 0);
}

/* "Eva, Cities": whose lines are listed alone. */
static void
list_points_cb (GSimpleAction *action, GVariant *target, gpointer data)
{
  TwLogPanel *self = data;
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  g_autoptr (TwGameResult) result = NULL;
  g_autofree char *words = NULL;
  GtkListBoxRow *first;
  guint seat, part;

  g_variant_get (target, "(uu)", &seat, &part);
  if (tw_table_model_get_game (self->model) == NULL || seat >= setup->rules->n_seats
      || part >= TW_N_RESULT_PARTS)
    return;
  result = tw_game_result_new (tw_table_model_get_game (self->model));
  words = g_strdup_printf ("%s, %s %d", setup->seats[seat].name,
                           tw_result_part_title (part, &result->names, setup->rules),
                           result->parts[seat][part]);
  gtk_button_set_label (GTK_BUTTON (self->only), words);
  list_only (self, seat, part);
  first = gtk_list_box_get_row_at_index (self->list, 0);
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "show-log",
                                      g_variant_new_boolean (TRUE));
  if (first != NULL)
    {
      row_activated_cb (self, first);
      gtk_widget_grab_focus (GTK_WIDGET (first));
    }
}

static void
points_only_cb (TwLogPanel *self, GtkToggleButton *button)
{
  self->points_only = gtk_toggle_button_get_active (button);
  tw_log_panel_close_line (self);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_height (self);
}

static void
log_panel_dispose (GObject *object)
{
  TwLogPanel *self = TW_LOG_PANEL (object);

  g_clear_weak_pointer (&self->open);
  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->filter);
  g_clear_object (&self->items);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_log_panel_parent_class)->dispose (object);
}

static void
tw_log_panel_class_init (TwLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = log_panel_dispose;
  signals[LIT] = g_signal_new ("lit", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  widget_class->snapshot = tw_one_picture_snapshot;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TwLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, TwLogPanel, scroll);
  gtk_widget_class_bind_template_child (widget_class, TwLogPanel, only);
  gtk_widget_class_bind_template_callback (widget_class, list_all_cb);
  gtk_widget_class_bind_template_callback (widget_class, points_only_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
tw_log_panel_init (TwLogPanel *self)
{
  g_autoptr (GtkFilterListModel) shown = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->most_height = 60;
  self->only_seat = TW_SEAT_NONE;
  self->items = tw_log_list_new ();
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_listed, self, NULL));
  shown = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->items)),
                                     g_object_ref (self->filter));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (shown), row_new, self, NULL);
  g_object_bind_property (shown, "n-items", self->scroll, "can-focus", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroll), "changed",
                           G_CALLBACK (lines_changed_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tw_log_panel_new (TwTableModel *model, GActionMap *actions)
{
  TwLogPanel *self = g_object_new (TW_TYPE_LOG_PANEL, NULL);
  g_autoptr (GSimpleAction) action = g_simple_action_new ("list-points", G_VARIANT_TYPE ("(uu)"));

  self->model = g_object_ref (model);
  self->actions = actions;
  g_signal_connect_object (action, "activate", G_CALLBACK (list_points_cb), self, 0);
  g_action_map_add_action (actions, G_ACTION (action));
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}

void
tw_log_panel_grab (TwLogPanel *self)
{
  GtkListBoxRow *row, *last = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    last = row;
  if (last != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (last));
}

void
tw_log_panel_set_most_height (TwLogPanel *self, int most_height)
{
  self->most_height = MAX (most_height, 60);
  update_height (self);
}

GListModel *
tw_log_panel_get_lines (TwLogPanel *self)
{
  return G_LIST_MODEL (self->items);
}
