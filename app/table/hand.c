/* The hand below the table. */
#include "app/table/hand.h"

#include <glib/gi18n.h>

#include "app/game/table-asks.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-question.h"
#include "app/game/table-sentences.h"
#include "app/table/choice-button.h"
#include "app/table/figure-choice.h"
#include "app/table/opening-picture.h"
#include "app/table/piece-picture.h"
#include "app/table/seat-queue.h"
#include "app/table/table-pictures.h"
#include "app/widgets/natural-size.h"
#include "app/widgets/one-picture.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/tile-picture.h"

/* Letters of a name that is always whole; fewer where the hand is as wide as the window. */
#define SHORT_NAME         18
#define SHORT_NAME_COMPACT 8
/* Answers side by side, and how many are seen without scrolling. */
#define WORDS_A_LINE   4
#define NUMBERS_A_LINE 10
#define MOST_WORDS     12
#define MOST_NUMBERS   40
/* The size of texts from which on the hand is as wide as its sentence. */
#define WIDE_FROM 1.25
#define WIDE_PX   760

struct _TwHand
{
  AdwBin parent_instance;

  TwTableModel *model;
  TwTileTextures *textures;

  GtkWidget *box;
  TwTilePicture *picture;
  GtkLabel *name;
  GtkLabel *decides;
  GtkLabel *sentence;
  TwSeatQueue *queue;
  TwFigureChoice *figures;
  GtkFlowBox *choices;
  GtkWidget *many_scroll; /* in their place */
  GtkFlowBox *many;
  TwOpeningPicture *opening;
  TwPiecePicture *piece;
  GtkButton *finish;
  GtkSpinner *spinner;
  GtkWidget *hurry;
};

G_DEFINE_FINAL_TYPE (TwHand, tw_hand, ADW_TYPE_BIN)

static void
finish_clicked_cb (TwHand *self)
{
  tw_table_model_finish (self->model);
}

static void
turn_cb (TwHand *self)
{
  tw_table_model_turn (self->model, 1, FALSE);
}

static gboolean
scroll_cb (TwHand *self, double dx, double dy)
{
  if (dy == 0)
    return GDK_EVENT_PROPAGATE;
  tw_table_model_turn (self->model, dy > 0 ? 1 : -1, FALSE);
  return GDK_EVENT_STOP;
}

static void
add_choice (TwHand *self, GPtrArray *buttons, const TwAction *choice, guint index)
{
  g_ptr_array_add (buttons, tw_choice_button_new (self->model, self->textures, choice, index));
}

static void
empty (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

/* What the flow box puts around a button: the button has the focus, and its name is the name of
 * both.
 */
static GtkWidget *
answer_new (GtkWidget *button)
{
  GtkWidget *child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_LIST_ITEM, "focusable", FALSE, NULL);

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  button, NULL, -1);
  return child;
}

/* Many have little room each; more than that scroll, so that they do not push away all else. */
static void
show_choices (TwHand *self, const GPtrArray *buttons)
{
  gboolean are_numbers = buttons->len > 0;
  GtkFlowBox *box;

  for (guint i = 0; i < buttons->len; i++)
    are_numbers = are_numbers && tw_choice_button_is_number (buttons->pdata[i]);
  box = buttons->len > (are_numbers ? MOST_NUMBERS : MOST_WORDS) ? self->many : self->choices;
  empty (self->choices);
  empty (self->many);
  gtk_flow_box_set_max_children_per_line (box, are_numbers ? NUMBERS_A_LINE : WORDS_A_LINE);
  for (guint i = 0; i < buttons->len; i++)
    gtk_flow_box_append (box, answer_new (buttons->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->choices), buttons->len > 0 && box == self->choices);
  gtk_widget_set_visible (self->many_scroll, box == self->many);
}

/* What a symbol asks on the table, and what to do about a feature: a number there does not say
 * it, so it is in the hand, too; so is a player, whose score need not be beside the table. */
static gboolean
has_to_be_read (TwHand *self, const TwTableSpot *spot, const TwAction *action)
{
  return spot->place == TW_SPOT_SIGN || spot->place == TW_SPOT_SEAT
         || tw_table_question_action_place (tw_table_model_get_game (self->model), action)
                == TW_VERB_PLACE_ABOUT;
}

/* What has no place on the table nor on a card; and what has to be read. */
static void
fill_choices (TwHand *self)
{
  guint n = 0, n_spots = 0;
  const TwAction *choices = tw_table_model_get_choices (self->model, &n);
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n_spots);
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  for (guint i = 0; i < n_spots; i++)
    {
      TwAction action;

      if (tw_table_model_find_action (self->model, i, -1, &action) == 1
          && has_to_be_read (self, &spots[i], &action))
        add_choice (self, buttons, &action, i);
    }
  for (guint i = 0; i < n && !tw_table_asks_card_is_asked (self->model, NULL); i++)
    add_choice (self, buttons, &choices[i], n_spots + i);
  show_choices (self, buttons);
}

/* The answers are a list, called as what they answer is asked. */
static void
name_choices (TwHand *self, const char *sentence)
{
  GtkFlowBox *const boxes[] = { self->choices, self->many };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    gtk_accessible_update_property (GTK_ACCESSIBLE (boxes[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    sentence, -1);
}

/* What is to be put on a spot and is no figure of the supply: it lies in the hand. */
static void
update_piece (TwHand *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint seat = tw_table_model_get_decider (self->model);
  const char *piece = tw_table_asks_choice_piece (self->model);
  const TwHandPiece *held = tw_table_by_hand_held (self->model);

  /* Nothing is put as long as the tile is in the hand. */
  if (tw_table_model_get_proposal (self->model) != NULL)
    piece = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->piece), held != NULL || piece != NULL);
  tw_piece_picture_set_theme (self->piece, tw_rules_theme (setup->rules));
  if (held != NULL)
    tw_piece_picture_set_piece (self->piece, setup->rules->figure_types[held->figure].type->id,
                                tw_table_by_hand_colour (self->model, held));
  else if (piece != NULL && seat < setup->rules->n_seats)
    tw_piece_picture_set_piece (self->piece, piece,
                                tw_piece_picture_colour (setup->rules, piece,
                                                         setup->seats[seat].colour));
}

/* What lies open: a die, a card; where the card asks something it lies on the table. */
static void
update_opening (TwHand *self)
{
  TwOpening opening = { 0 };
  gboolean is_open = tw_table_model_get_opening (self->model, &opening)
                     && !tw_table_asks_card_is_asked (self->model, NULL);

  if (is_open)
    tw_opening_picture_show (self->opening, &opening,
                             tw_rules_theme (tw_table_model_get_setup (self->model)->rules));
  gtk_widget_set_visible (GTK_WIDGET (self->opening), is_open);
}

/* The tile of this turn that lies already, for something came between it and its figure, which is
 * asked for now; %TW_NO_SLOT for none. */
static guint
laid_tile (TwHand *self)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwFrame *turn = tw_play_turn_frame (play);
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  if (turn == NULL || turn->slot == TW_NO_SLOT || tw_table_model_get_proposal (self->model) != NULL)
    return TW_NO_SLOT;
  for (guint i = 0; i < n; i++)
    if (spots[i].verb == TW_VERB_FIGURE && spots[i].slot == turn->slot)
      return turn->slot;
  return TW_NO_SLOT;
}

static void
update_picture (TwHand *self)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint laid = laid_tile (self), turns = tw_table_model_get_turns (self->model);
  guint copy = play->board.head->n_slots;
  int kind = tw_table_model_get_drawn (self->model);
  const TwTileKind *tile;
  TwTileLook look;

  if (kind < 0 && laid != TW_NO_SLOT)
    {
      kind = play->board.slots[laid].kind;
      turns = play->board.slots[laid].quarter_turns;
      copy = laid;
    }
  else if (kind < 0)
    kind = tw_table_model_get_ahead (self->model);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), kind >= 0);
  if (kind < 0)
    return;
  tile = &play->rules->catalogue->kinds[kind];
  look = tw_tile_look_of (tile->set, tile->tile, tile->variant, turns);
  look.copy = tw_table_model_get_copy_number (self->model, copy);
  tw_tile_picture_set_look (self->picture, &look);
}

static void
update_finish (TwHand *self)
{
  guint n = 0;
  gboolean is_own_tile =
      tw_table_model_get_proposal (self->model) != NULL || laid_tile (self) != TW_NO_SLOT;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  gboolean of_nobody =
      tw_table_question_spots_of_nobody (tw_table_model_get_setup (self->model)->rules, spots, n)
      != 0;
  gboolean is_figure =
      tw_table_model_get_question (self->model) == TW_QUESTION_FIGURE
      && tw_table_question_places_own (tw_table_model_get_shown (self->model), spots, n);
  const char *nothing = tw_table_model_get_proposal (self->model) == NULL
                            ? tw_table_asks_nothing (tw_table_model_get_shown (self->model))
                            : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->finish), tw_table_model_can_finish (self->model));
  /* What is asked comes once the tile lies: it is not answered by that. */
  gtk_button_set_label (self->finish, of_nobody         ? _ ("Lay Tile")
                                      : is_own_tile     ? _ ("Done")
                                      : nothing != NULL ? nothing
                                                        : _ ("Skip"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->finish), of_nobody ? _ ("Lay the tile (Space)")
                                                          : is_figure
                                                              ? _ ("Without a meeple (Space)")
                                                              : _ ("Go on (Space)"));
}

/* Who has been thinking for a while still does. */
static void
thinking_cb (TwHand *self)
{
  gboolean is_thinking = tw_table_model_get_thinking (self->model) != TW_SEAT_NONE;

  /* It has its place all the time: nothing moves when it comes. */
  gtk_widget_set_opacity (GTK_WIDGET (self->spinner), is_thinking ? 1 : 0);
  gtk_spinner_set_spinning (self->spinner, is_thinking);
}

/* While the program thinks, it can be told to answer. */
static void
update_program (TwHand *self)
{
  gboolean is_program = tw_table_model_get_program (self->model) != NULL;

  gtk_widget_set_visible (self->hurry, is_program);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_program);
  thinking_cb (self);
}

/* A short name is never cut, a long one leaves room for the sentence. */
static void
update_name_width (TwHand *self)
{
  int most = gtk_widget_has_css_class (self->box, "compact") ? SHORT_NAME_COMPACT : SHORT_NAME;
  gboolean is_short = g_utf8_strlen (gtk_label_get_label (self->name), -1) <= most;

  gtk_label_set_ellipsize (self->name, is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->name, is_short ? -1 : most);
}

/* Who decides: who is on turn, somebody else, or all together. That it is somebody else is said in
 * a line of its own, for the sentence needs the width. */
static void
update_name (TwHand *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint seat = tw_table_model_get_decider (self->model);
  guint on_turn = tw_table_model_get_play (self->model)->state->on_turn;
  gboolean is_asked = seat < setup->rules->n_seats, is_other = FALSE;
  g_autofree char *words = NULL;

  if (is_asked && tw_table_model_asks_all (self->model))
    /* Translators: who decides, where all play together. */
    words = g_strdup (_ ("Team"));
  else if (is_asked && tw_rules_lead (setup->rules, seat) != tw_rules_lead (setup->rules, on_turn))
    {
      is_other = TRUE;
      /* Translators: a player who is asked although it is somebody else's turn. */
      words = g_strdup_printf (_ ("%s decides"), setup->seats[seat].name);
    }
  else if (is_asked)
    words = g_strdup (setup->seats[seat].name);
  gtk_label_set_label (self->name, words != NULL ? words : "");
  gtk_label_set_label (self->decides, gtk_label_get_label (self->name));
  gtk_widget_set_visible (GTK_WIDGET (self->name), is_asked && !is_other);
  gtk_widget_set_visible (GTK_WIDGET (self->decides), is_other);
  update_name_width (self);
}

static void
proposed_cb (TwHand *self)
{
  g_autofree char *sentence = tw_hand_sentence (self->model);
  g_autofree char *whole = tw_table_announcement (self->model);

  update_name (self);
  gtk_label_set_label (self->sentence, sentence);
  name_choices (self, sentence);
  fill_choices (self);
  update_opening (self);
  update_piece (self);
  update_picture (self);
  update_finish (self);
  update_program (self);
  tw_seat_queue_update (self->queue, self->model);
  tw_figure_choice_update (self->figures);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (self->name),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, whole, -1);
}

static void
changed_cb (TwHand *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint seat = tw_table_model_get_decider (self->model);
  gboolean is_asked = seat < setup->rules->n_seats;
  g_autofree char *colour = NULL;
  const char *classes[] = { "hand", NULL, NULL, NULL };

  if (is_asked)
    {
      colour = g_strdup_printf ("p%u", setup->seats[seat].colour);
      classes[1] = colour;
    }
  if (gtk_widget_has_css_class (self->box, "compact"))
    classes[is_asked ? 2 : 1] = "compact";
  gtk_widget_set_css_classes (self->box, classes);
  proposed_cb (self);
}

static void
hand_dispose (GObject *object)
{
  TwHand *self = TW_HAND (object);

  g_clear_object (&self->model);
  g_clear_object (&self->textures);
  gtk_widget_dispose_template (GTK_WIDGET (self), TW_TYPE_HAND);
  G_OBJECT_CLASS (tw_hand_parent_class)->dispose (object);
}

static void
tw_hand_class_init (TwHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hand_dispose;
  g_type_ensure (TW_TYPE_FIGURE_CHOICE);
  g_type_ensure (TW_TYPE_TILE_PICTURE);
  g_type_ensure (TW_TYPE_OPENING_PICTURE);
  g_type_ensure (TW_TYPE_PIECE_PICTURE);
  g_type_ensure (TW_TYPE_SEAT_QUEUE);
  widget_class->snapshot = tw_one_picture_snapshot;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/table/hand.ui");
  gtk_widget_class_bind_template_child (widget_class, TwHand, box);
  gtk_widget_class_bind_template_child (widget_class, TwHand, picture);
  gtk_widget_class_bind_template_child (widget_class, TwHand, name);
  gtk_widget_class_bind_template_child (widget_class, TwHand, decides);
  gtk_widget_class_bind_template_child (widget_class, TwHand, sentence);
  gtk_widget_class_bind_template_child (widget_class, TwHand, queue);
  gtk_widget_class_bind_template_child (widget_class, TwHand, figures);
  gtk_widget_class_bind_template_child (widget_class, TwHand, choices);
  gtk_widget_class_bind_template_child (widget_class, TwHand, many_scroll);
  gtk_widget_class_bind_template_child (widget_class, TwHand, many);
  gtk_widget_class_bind_template_child (widget_class, TwHand, opening);
  gtk_widget_class_bind_template_child (widget_class, TwHand, piece);
  gtk_widget_class_bind_template_child (widget_class, TwHand, finish);
  gtk_widget_class_bind_template_child (widget_class, TwHand, spinner);
  gtk_widget_class_bind_template_child (widget_class, TwHand, hurry);
  gtk_widget_class_bind_template_callback (widget_class, finish_clicked_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tw_hand_init (TwHand *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  if (tw_text_scale (self->box) >= WIDE_FROM)
    {
      AdwClamp *clamp = ADW_CLAMP (adw_bin_get_child (ADW_BIN (self)));

      adw_clamp_set_maximum_size (clamp, WIDE_PX);
      adw_clamp_set_tightening_threshold (clamp, WIDE_PX);
    }
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (turn_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->picture), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self->picture), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
tw_hand_new (TwTableModel *model, TwTileTextures *textures)
{
  TwHand *self = g_object_new (TW_TYPE_HAND, NULL);

  self->model = g_object_ref (model);
  self->textures = g_object_ref (textures);
  tw_figure_choice_set_model (self->figures, model);
  tw_tile_picture_set_textures (self->picture, textures);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "thinking", G_CALLBACK (thinking_cb), self, G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}

int
tw_hand_get_height (TwHand *self)
{
  GtkWidget *table = gtk_widget_get_parent (GTK_WIDGET (self));
  int room = table != NULL ? gtk_widget_get_width (table) : 0,
      width = tw_natural_width (GTK_WIDGET (self));

  /* It gets no more than there is, and takes more lines then. */
  return tw_natural_height (GTK_WIDGET (self), room > 0 ? MIN (width, room) : width);
}

void
tw_hand_set_compact (TwHand *self, gboolean is_compact)
{
  GtkWidget *widgets[] = { GTK_WIDGET (self), self->box };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    if (is_compact)
      gtk_widget_add_css_class (widgets[i], "compact");
    else
      gtk_widget_remove_css_class (widgets[i], "compact");
  update_name_width (self);
  tw_figure_choice_set_compact (self->figures, is_compact);
  g_object_set (self->picture, "size", is_compact ? 60 : 92, NULL);
  /* Large words would stand in a column of one word each. */
  gtk_label_set_natural_wrap_mode (self->sentence,
                                   is_compact && tw_text_scale (self->box) < WIDE_FROM
                                       ? GTK_NATURAL_WRAP_WORD
                                       : GTK_NATURAL_WRAP_NONE);
}

GtkWidget *
tw_hand_get_tile (TwHand *self)
{
  return GTK_WIDGET (self->picture);
}

void
tw_hand_skip (TwHand *self)
{
  tw_opening_picture_skip (self->opening);
}
