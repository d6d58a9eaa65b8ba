/* Who plays. */
#include "app/setup/setup-seats.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/drawing/theme.h"
#include "app/game/table-names.h"
#include "app/table/piece-picture.h"
#include "app/table/still-spin.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/whole-list.h"

#define LETTERS 24

struct _TwSetupSeats
{
  AdwBin parent_instance;

  GtkSpinButton *n_seats;
  guint colours[TW_MAX_SEATS];
  GtkWidget *rows[TW_MAX_SEATS];
  GtkWidget *pieces[TW_MAX_SEATS];
  GtkWidget *buttons[TW_MAX_SEATS];
  GtkEditable *names[TW_MAX_SEATS];
  GtkDropDown *opponents[TW_MAX_SEATS];
  GtkLabel *hint;
  gboolean only_people;
};

enum
{
  CHANGED,
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_IS_BY_FILE = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TwSetupSeats, tw_setup_seats, ADW_TYPE_BIN)

guint
tw_setup_seats_get_n (TwSetupSeats *self)
{
  return (guint) gtk_spin_button_get_value_as_int (self->n_seats);
}

void
tw_setup_seats_set_n (TwSetupSeats *self, guint n)
{
  gtk_spin_button_set_value (self->n_seats, n);
}

void
tw_setup_seats_set_wrong (TwSetupSeats *self, gboolean is_wrong)
{
  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->n_seats), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->n_seats), "error");
}

static const TwOpponent *
opponent_at (TwSetupSeats *self, guint seat)
{
  guint n;

  if (self->only_people)
    return tw_opponent_find (NULL);
  return &tw_opponents (&n)[gtk_drop_down_get_selected (self->opponents[seat])];
}

/* Whether somebody who plays is elsewhere. */
static gboolean
is_by_file (TwSetupSeats *self)
{
  for (guint seat = 0; seat < tw_setup_seats_get_n (self); seat++)
    if (g_strcmp0 (opponent_at (self, seat)->id, TW_OPPONENT_ELSEWHERE) == 0)
      return TRUE;
  return FALSE;
}

/* How one plays with somebody elsewhere would not be looked for in a list of programs. */
static void
show_by_file (TwSetupSeats *self)
{
  gtk_label_set_label (
      self->hint,
      is_by_file (self)
          ? _ ("Whoever is elsewhere plays with Tilewright, too, and gets your moves as "
               "text or as a file. The table is strict, without advice, for all.")
          : _ ("Somebody who is far away plays by file: choose “Elsewhere”."));
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !self->only_people);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_BY_FILE]);
}

static void
start_cb (TwSetupSeats *self)
{
  g_signal_emit (self, signals[START], 0);
}

static void
n_seats_changed_cb (TwSetupSeats *self)
{
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->rows[seat], seat < tw_setup_seats_get_n (self));
  show_by_file (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_colour (TwSetupSeats *self, guint seat)
{
  const char *title = tw_colour_title (self->colours[seat]);
  g_autofree char *label = g_strdup_printf (_ ("Colour of player %u: %s"), seat + 1, title);

  tw_piece_picture_set_piece (TW_PIECE_PICTURE (self->pieces[seat]), "meeple", self->colours[seat]);
  gtk_widget_set_tooltip_text (self->buttons[seat], title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[seat]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Who has @colour gets the one that is given up. A name that is a colour follows. */
static void
give_colour (TwSetupSeats *self, guint seat, guint colour)
{
  guint old = self->colours[seat], other;

  for (other = 0; self->colours[other] != colour;)
    other++;
  self->colours[seat] = colour;
  self->colours[other] = old;
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    {
      if ((i == seat || i == other) && tw_colour_is_title (gtk_editable_get_text (self->names[i])))
        gtk_editable_set_text (self->names[i], tw_colour_title (self->colours[i]));
      show_colour (self, i);
    }
}

/* The next colour. */
static void
colour_clicked_cb (TwSetupSeats *self, GtkWidget *button)
{
  guint seat = 0;

  while (self->buttons[seat] != button)
    seat++;
  give_colour (self, seat, (self->colours[seat] + 1) % TW_N_PLAYER_COLOURS);
}

/* Who plays: a person, or the program in one of its ways. */
static GtkWidget *
opponent_choice_new (guint seat)
{
  g_autofree char *label = g_strdup_printf (_ ("Who plays for player %u"), seat + 1);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  guint n;
  const TwOpponent *opponents = tw_opponents (&n);
  GtkWidget *choice;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, tw_opponent_title (&opponents[i]));
  g_ptr_array_add (words, NULL);
  choice = gtk_drop_down_new_from_strings ((const char *const *) words->pdata);
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  tw_drop_down_set_name (GTK_DROP_DOWN (choice), label);
  tw_drop_down_show_whole (GTK_DROP_DOWN (choice));
  return choice;
}

/* What the program at @seat is called: of two that are the same the second has a number. */
static char *
program_name (TwSetupSeats *self, guint seat)
{
  const char *plain = opponent_at (self, seat)->name;
  char *name = g_strdup (plain);
  guint number = 1;

  for (guint i = 0; i < TW_MAX_SEATS; i++)
    if (i != seat && gtk_widget_get_visible (self->rows[i])
        && strcmp (gtk_editable_get_text (self->names[i]), name) == 0)
      {
        g_free (name);
        name = g_strdup_printf ("%s %u", plain, ++number);
        /* That may be the name of one that was passed already. */
        i = G_MAXUINT;
      }
  return name;
}

/* A program has its name, unless somebody gave it another one; who comes in its place is called by
 * the colour. */
static void
name_seat (TwSetupSeats *self, guint seat)
{
  g_autofree char *name = NULL;
  const char *before = gtk_editable_get_text (self->names[seat]);

  if (before[0] != '\0' && !tw_colour_is_title (before) && !tw_opponent_is_named (before))
    return;
  name = opponent_at (self, seat)->name != NULL ? program_name (self, seat)
                                                : g_strdup (tw_colour_title (self->colours[seat]));
  gtk_editable_set_text (self->names[seat], name);
}

static void
opponent_chosen_cb (TwSetupSeats *self, GParamSpec *pspec, GtkDropDown *choice)
{
  guint seat = 0;

  while (self->opponents[seat] != choice)
    seat++;
  show_by_file (self);
  name_seat (self, seat);
}

void
tw_setup_seats_set_people (TwSetupSeats *self, gboolean only_people)
{
  self->only_people = only_people;
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->opponents[seat]), !only_people);
      /* Where no program plays nobody is called like one. */
      name_seat (self, seat);
    }
  show_by_file (self);
}

static void
add_row (TwSetupSeats *self, GtkWidget *group, guint seat)
{
  g_autofree char *label = g_strdup_printf (_ ("Name of player %u"), seat + 1);
  g_autofree char *row_label = g_strdup_printf (_ ("Player %u"), seat + 1);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *name = gtk_entry_new ();

  self->colours[seat] = seat;
  self->rows[seat] = row;
  self->buttons[seat] = gtk_button_new ();
  self->pieces[seat] = tw_piece_picture_new ("meeple", seat, 26);
  self->names[seat] = GTK_EDITABLE (name);
  gtk_button_set_child (GTK_BUTTON (self->buttons[seat]), self->pieces[seat]);
  gtk_widget_add_css_class (self->buttons[seat], "flat");
  gtk_widget_set_valign (self->buttons[seat], GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_valign (name, GTK_ALIGN_CENTER);
  gtk_entry_set_max_length (GTK_ENTRY (name), LETTERS);
  gtk_editable_set_width_chars (self->names[seat], 6);
  gtk_editable_set_text (self->names[seat], tw_colour_title (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  self->opponents[seat] = GTK_DROP_DOWN (opponent_choice_new (seat));
  gtk_box_append (GTK_BOX (box), self->buttons[seat]);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->opponents[seat]));
  gtk_widget_add_css_class (box, "seat-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, row_label,
                                  -1);
  gtk_list_box_append (GTK_LIST_BOX (group), row);
  g_signal_connect_swapped (self->buttons[seat], "clicked", G_CALLBACK (colour_clicked_cb), self);
  g_signal_connect_swapped (name, "activate", G_CALLBACK (start_cb), self);
  g_signal_connect_swapped (self->opponents[seat], "notify::selected",
                            G_CALLBACK (opponent_chosen_cb), self);
}

void
tw_setup_seats_grab (TwSetupSeats *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->n_seats));
}

static void
setup_seats_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_IS_BY_FILE)
    g_value_set_boolean (value, is_by_file (TW_SETUP_SEATS (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tw_setup_seats_class_init (TwSetupSeatsClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = setup_seats_get_property;
  properties[PROP_IS_BY_FILE] = g_param_spec_boolean ("is-by-file", NULL, NULL, FALSE,
                                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_setup_seats_init (TwSetupSeats *self)
{
  GtkWidget *group = adw_preferences_group_new (), *list = gtk_list_box_new ();

  self->n_seats = GTK_SPIN_BUTTON (tw_still_spin_new (1, TW_MAX_SEATS, _ ("Number of players")));
  gtk_spin_button_set_value (self->n_seats, 2);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->n_seats), _ ("Number of players"));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ ("Players"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group),
                                           GTK_WIDGET (self->n_seats));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Players"), -1);
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      add_row (self, list, seat);
      show_colour (self, seat);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  self->hint = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->hint, TRUE);
  gtk_label_set_xalign (self->hint, 0);
  gtk_widget_set_margin_top (GTK_WIDGET (self->hint), 9);
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "caption");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->hint));
  adw_bin_set_child (ADW_BIN (self), group);
  n_seats_changed_cb (self);
  g_signal_connect_swapped (self->n_seats, "value-changed", G_CALLBACK (n_seats_changed_cb), self);
}

/* Who plays at @seat. */
static guint
player_of (const TwRules *rules, guint seat)
{
  return seat < rules->n_players * rules->hand ? seat / rules->hand : seat;
}

/* Where the colour of @seat is chosen. Who has several colours has the one that was chosen first,
 * and others that nobody chose. */
static guint
row_of (const TwRules *rules, guint seat)
{
  guint hand = rules->hand, player = player_of (rules, seat);

  if (seat % hand == 0 || player == seat)
    return player;
  return rules->n_players + player * (hand - 1) + seat % hand - 1;
}

static void
fill_seat (TwSetupSeats *self, TwTableSetup *setup, guint seat)
{
  guint hand = setup->rules->hand;
  guint player = player_of (setup->rules, seat), row = row_of (setup->rules, seat);
  const char *name = gtk_editable_get_text (self->names[player]);
  const char *colour = tw_colour_title (self->colours[player]);

  g_free (setup->seats[seat].name);
  setup->seats[seat].colour = self->colours[row];
  setup->seats[seat].opponent = opponent_at (self, player);
  /* A colour is no name for who has several. */
  if (hand > 1 && (name[0] == '\0' || g_str_equal (name, colour)))
    setup->seats[seat].name = g_strdup_printf (_ ("Player %u"), player + 1);
  else
    setup->seats[seat].name = g_strdup (name[0] != '\0' ? name : colour);
}

void
tw_setup_seats_fill (TwSetupSeats *self, TwTableSetup *setup)
{
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    fill_seat (self, setup, seat);
}

static void
take_player (TwSetupSeats *self, const TwSeatSetup *seat, guint player, gboolean has_several)
{
  g_autofree char *number = g_strdup_printf (_ ("Player %u"), player + 1);
  gboolean is_nameless = has_several && g_strcmp0 (seat->name, number) == 0;
  guint n_opponents;
  const TwOpponent *opponents = tw_opponents (&n_opponents);

  for (guint i = 0; i < n_opponents; i++)
    if (&opponents[i] == seat->opponent)
      gtk_drop_down_set_selected (self->opponents[player], i);
  /* Whoever plays has the name of that game, be it a colour. */
  gtk_editable_set_text (self->names[player], is_nameless || seat->name == NULL
                                                  ? tw_colour_title (self->colours[player])
                                                  : seat->name);
}

void
tw_setup_seats_take (TwSetupSeats *self, const TwTableSetup *setup)
{
  const TwRules *rules = setup->rules;

  for (guint seat = 0; seat < rules->n_players * rules->hand; seat++)
    give_colour (self, row_of (rules, seat), setup->seats[seat].colour);
  for (guint player = 0; player < rules->n_players; player++)
    take_player (self, &setup->seats[player * rules->hand], player, rules->hand > 1);
  gtk_spin_button_set_value (self->n_seats, rules->n_players);
}

char **
tw_setup_seats_dup_ids (TwSetupSeats *self)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint player = 0; player < tw_setup_seats_get_n (self); player++)
    {
      guint n;
      const TwOpponent *opponent =
          &tw_opponents (&n)[gtk_drop_down_get_selected (self->opponents[player])];

      g_strv_builder_add (ids, opponent->kind != NULL ? opponent->id : tw_opponent_find (NULL)->id);
    }
  return g_strv_builder_end (ids);
}

void
tw_setup_seats_choose (TwSetupSeats *self, const char *const *ids)
{
  guint n, n_ids = g_strv_length ((char **) ids);
  const TwOpponent *opponents = tw_opponents (&n);

  for (guint player = 0; player < TW_MAX_SEATS; player++)
    for (guint i = 0; i < n; i++)
      if (&opponents[i] == tw_opponent_find (player < n_ids ? ids[player] : NULL))
        gtk_drop_down_set_selected (self->opponents[player], i);
  for (guint player = 0; player < tw_setup_seats_get_n (self); player++)
    if (opponent_at (self, player)->kind == NULL)
      return;
  gtk_drop_down_set_selected (self->opponents[0], 0);
}
