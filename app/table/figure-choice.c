/* What is in the hand to be put somewhere. */
#include "app/table/figure-choice.h"

#include <glib/gi18n.h>

#include "app/drawing/table-pieces.h"
#include "app/game/table-asks.h"
#include "app/game/table-names.h"
#include "app/game/table-question.h"
#include "app/table/piece-picture.h"
#include "engine/game/pieces.h"

/* What a button stands for: a figure of a colour, or an amount. */
typedef struct
{
  GtkToggleButton *button;
  guint seat;
  guint type;
  guint amount;
} Item;

struct _TwFigureChoice
{
  AdwBin parent_instance;

  TwTableModel *model;
  GtkWidget *box;
  GArray *items;   /* Item */
  char *shown;     /* what the buttons are made of, in words for comparison */
  guint of_nobody; /* types that are asked for and belong to nobody, bit n for type n */
  gboolean is_compact;
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (TwFigureChoice, tw_figure_choice, ADW_TYPE_BIN)

static void
toggled_cb (TwFigureChoice *self, GtkToggleButton *button)
{
  Item item = { NULL, 0, 0, 0 };

  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, Item, i).button == button)
      item = g_array_index (self->items, Item, i);
  if (self->is_filling || item.button == NULL)
    return;
  /* One is always chosen; of several the group sees to it. */
  if (!gtk_toggle_button_get_active (button))
    {
      if (self->items->len == 1)
        gtk_toggle_button_set_active (button, TRUE);
      return;
    }
  if (item.amount > 0)
    {
      tw_table_model_set_amount (self->model, item.amount);
      return;
    }
  tw_table_model_set_hand (self->model, item.seat);
  tw_table_model_set_figure (self->model, item.type);
}

static GtkWidget *
add_button (TwFigureChoice *self, const Item *item, const char *tooltip, const char *name)
{
  GtkWidget *button = gtk_toggle_button_new ();
  Item copy = *item;

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "figure");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (self->items->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 g_array_index (self->items, Item, 0).button);
  gtk_box_append (GTK_BOX (self->box), button);
  copy.button = GTK_TOGGLE_BUTTON (button);
  g_array_append_val (self->items, copy);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  return button;
}

static GtkWidget *
row_new (const TwRules *rules, const char *figure, guint colour, const char *words)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3), *label = gtk_label_new (words);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (row), tw_piece_picture_new_of (rules, figure, colour, 36));
  gtk_box_append (GTK_BOX (row), label);
  return row;
}

/* Types of figures that can be placed or taken now, a bit each; with @seat none but its own. */
static guint
asked_figures (TwFigureChoice *self, guint seat)
{
  guint n = 0, figures = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  for (guint i = 0; i < n; i++)
    if (spots[i].seats == 0 || (spots[i].seats >> seat & 1) != 0)
      figures |= spots[i].figures;
  return figures;
}

/* Whether figures are a matter of what is asked: a tile and the figure on it, or what is put
 * somewhere. */
static gboolean
is_about_supply (TwFigureChoice *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);

  return tw_table_model_get_question (self->model) == TW_QUESTION_PLACE
         || tw_table_model_get_proposal (self->model) != NULL
         || tw_table_question_is_about_supply (tw_table_model_get_shown (self->model), spots, n);
}

/* A robber goes to the track, never to a tile; what is nobody's is asked for by itself. */
static gboolean
is_offered (TwFigureChoice *self, const TwFigureRule *figure, guint type)
{
  return self->of_nobody != 0 ? (self->of_nobody >> type & 1) != 0
                              : figure->kinds != 0 && figure->neutral < 0;
}

/* One toggle for each type of figure that the seat has left, or may move. */
static void
fill_figures (TwFigureChoice *self, guint seat)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint asked = asked_figures (self, seat);

  for (guint type = 0; type < setup->rules->n_figure_types; type++)
    {
      const TwFigureRule *figure = &setup->rules->figure_types[type];
      gboolean is_mine = figure->neutral < 0;
      guint n = is_mine ? tw_play_supply (play, seat, type) : 1, colour = setup->seats[seat].colour;
      const char *title = tw_role_title (setup->rules, figure->type->id);
      /* What is not taken from the supply has no number there, nor, in little room, a single one.
       */
      gboolean is_counted =
          is_mine && (n > 0 || !(asked >> type & 1)) && !(self->is_compact && n == 1);
      g_autofree char *count = is_counted ? g_strdup_printf ("×%u", n) : g_strdup ("");
      g_autofree char *whose = setup->rules->hand > 1 && is_mine
                                   /* Translators: a figure and its colour: "Guard, Red". */
                                   ? g_strdup_printf (_ ("%s, %s"), title, tw_colour_title (colour))
                                   : g_strdup (title);
      g_autofree char *words = is_mine ? g_strdup_printf ("%s, %u", whose, n) : g_strdup (whose);
      GtkWidget *button;

      if (!is_offered (self, figure, type))
        continue;
      button = add_button (self, &(Item){ .seat = seat, .type = type }, whose, words);
      gtk_button_set_child (GTK_BUTTON (button),
                            row_new (setup->rules, tw_figure_look (setup->rules, type, TW_N_KINDS),
                                     colour, count));
      gtk_widget_set_sensitive (button, n > 0 || (asked >> type & 1));
    }
}

static void
fill_amounts (TwFigureChoice *self, guint amounts)
{
  const char *piece = tw_table_asks_choice_piece (self->model);

  for (guint amount = TW_MOST_AMOUNT; amount-- > 1;)
    if (amounts >> amount & 1)
      {
        g_autofree char *count = g_strdup_printf ("×%u", amount);
        g_autofree char *words =
            g_strdup_printf (ngettext ("At most %u", "At most %u", amount), amount);
        GtkWidget *button = add_button (self, &(Item){ .amount = amount }, words, words);

        gtk_button_set_child (GTK_BUTTON (button),
                              row_new (tw_table_model_get_setup (self->model)->rules,
                                       piece != NULL ? piece : "", 0, count));
      }
}

/* Shows which of them is chosen. */
static void
show_chosen (TwFigureChoice *self)
{
  guint seat = tw_table_model_get_hand (self->model);
  guint type = tw_table_model_get_figure (self->model);
  guint amount = tw_table_model_get_amount (self->model);

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      if (item->amount > 0 ? item->amount == amount
                           : item->type == type && (self->of_nobody != 0 || item->seat == seat))
        gtk_toggle_button_set_active (item->button, TRUE);
    }
}

/* What the buttons are made of: while one moves over the table it stays the same. */
static char *
describe (TwFigureChoice *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint seat = tw_table_model_get_decider (self->model);
  guint lead = tw_rules_lead (setup->rules, seat);
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%p %u %u %u %d %d", (const void *) setup->rules, seat,
                          tw_table_model_get_amounts (self->model), self->of_nobody,
                          is_about_supply (self), self->is_compact);
  for (guint i = 0; seat < setup->rules->n_seats && i < setup->rules->hand; i++)
    {
      g_string_append_printf (out, " %u:%u", setup->seats[lead + i].colour,
                              asked_figures (self, lead + i));
      for (guint type = 0; type < setup->rules->n_figure_types; type++)
        g_string_append_printf (out, ",%u", tw_play_supply (play, lead + i, type));
    }
  return g_string_free (out, FALSE);
}

static gboolean
has_focus (TwFigureChoice *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (gtk_widget_has_focus (GTK_WIDGET (g_array_index (self->items, Item, i).button)))
      return TRUE;
  return FALSE;
}

/* Makes the buttons anew; the focus stays with what is chosen. */
static void
fill (TwFigureChoice *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint seat = tw_table_model_get_decider (self->model);
  guint lead = tw_rules_lead (setup->rules, seat);
  guint amounts = tw_table_model_get_amounts (self->model);
  gboolean is_asked = seat < setup->rules->n_seats, had_focus = has_focus (self);
  GtkWidget *child;

  g_array_set_size (self->items, 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  if (is_asked && (amounts & (amounts - 1)) != 0)
    fill_amounts (self, amounts);
  else if (is_asked && is_about_supply (self))
    for (guint i = 0; i < (self->of_nobody != 0 ? 1 : setup->rules->hand); i++)
      fill_figures (self, lead + i);
  gtk_widget_set_visible (GTK_WIDGET (self), self->items->len > 0);
  show_chosen (self);
  for (guint i = 0; had_focus && i < self->items->len; i++)
    if (gtk_toggle_button_get_active (g_array_index (self->items, Item, i).button))
      gtk_widget_grab_focus (GTK_WIDGET (g_array_index (self->items, Item, i).button));
}

void
tw_figure_choice_update (TwFigureChoice *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  g_autofree char *now = NULL;

  self->is_filling = TRUE;
  self->of_nobody = tw_table_question_spots_of_nobody (setup->rules, spots, n);
  now = describe (self);
  if (g_strcmp0 (now, self->shown) == 0)
    show_chosen (self);
  else
    fill (self);
  g_free (self->shown);
  self->shown = g_steal_pointer (&now);
  self->is_filling = FALSE;
}

void
tw_figure_choice_set_compact (TwFigureChoice *self, gboolean is_compact)
{
  if (is_compact == self->is_compact)
    return;
  self->is_compact = is_compact;
  if (tw_table_model_get_game (self->model) != NULL)
    tw_figure_choice_update (self);
}

void
tw_figure_choice_set_model (TwFigureChoice *self, TwTableModel *model)
{
  self->model = g_object_ref (model);
}

static void
figure_choice_dispose (GObject *object)
{
  g_clear_object (&TW_FIGURE_CHOICE (object)->model);
  G_OBJECT_CLASS (tw_figure_choice_parent_class)->dispose (object);
}

static void
figure_choice_finalize (GObject *object)
{
  g_array_unref (TW_FIGURE_CHOICE (object)->items);
  g_free (TW_FIGURE_CHOICE (object)->shown);
  G_OBJECT_CLASS (tw_figure_choice_parent_class)->finalize (object);
}

static void
tw_figure_choice_class_init (TwFigureChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = figure_choice_dispose;
  G_OBJECT_CLASS (klass)->finalize = figure_choice_finalize;
}

static void
tw_figure_choice_init (TwFigureChoice *self)
{
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
