/* What people do by hand at the table. */
#include "app/play/by-hand-popover.h"

#include <glib/gi18n.h>

#include "app/game/table-beside.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-names.h"
#include "app/game/table-sandbox.h"
#include "app/table/piece-picture.h"
#include "app/table/table-pictures.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/large-text.h"
#include "app/widgets/text-scale.h"
#include "app/widgets/symbol-picture.h"
#include "app/widgets/text-limit.h"
#include "engine/game/explain.h"
#include "engine/game/tokens.h"

#define PICTURE_PX 28
/* The least width, and how many times as wide large words make it at most. */
#define WIDTH_PX   330
#define MOST_SCALE 1.6

struct _TwByHandPopover
{
  GtkPopover parent_instance;

  TwTableModel *model;
  GtkDropDown *seat;
  GtkLabel *words;
  GtkBox *pieces;
  GtkSpinButton *points;
  GtkEditable *note;
  GtkWidget *add;
  GtkWidget *body;
  const TwRules *shown; /* whose seats are listed; only compared */
  gboolean is_filling;
};

enum
{
  CARRYING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwByHandPopover, tw_by_hand_popover, GTK_TYPE_POPOVER)

static guint
chosen_seat (TwByHandPopover *self)
{
  guint n = tw_table_model_get_setup (self->model)->rules->n_seats;

  return MIN (gtk_drop_down_get_selected (self->seat), n - 1);
}

/* ---- rows ---------------------------------------------------------------------------------- */

static GtkWidget *
row_new (TwByHandPopover *self,
         GtkWidget *picture,
         const char *title,
         const char *subtitle,
         const char *art)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *const texts[] = { title, subtitle };

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *label = gtk_label_new (texts[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      tw_large_text_wrap (GTK_LABEL (label));
      if (i > 0)
        {
          gtk_widget_add_css_class (label, "caption");
          gtk_widget_add_css_class (label, "dim-label");
        }
      gtk_box_append (GTK_BOX (words), label);
    }
  tw_art_reason_tooltip (words, title, art, NULL);
  gtk_widget_set_size_request (picture, PICTURE_PX, PICTURE_PX);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (self->pieces, row);
  return row;
}

static GtkWidget *
button_new (GtkWidget *row, const char *icon, const char *label, const char *name)
{
  GtkWidget *button =
      icon != NULL ? gtk_button_new_from_icon_name (icon) : gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  tw_icon_button_set_words (button, name);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
set_piece (GtkWidget *button, const TwHandPiece *piece)
{
  g_object_set_data_full (G_OBJECT (button), "piece", g_memdup2 (piece, sizeof *piece), g_free);
}

static void
carry_cb (TwByHandPopover *self, GtkWidget *button)
{
  TwHandPiece piece = *(TwHandPiece *) g_object_get_data (G_OBJECT (button), "piece");

  gtk_popover_popdown (GTK_POPOVER (self));
  tw_table_by_hand_hold (self->model, &piece);
  g_signal_emit (self, signals[CARRYING], 0);
}

static void
home_cb (TwByHandPopover *self, GtkWidget *button)
{
  TwHandPiece piece = *(TwHandPiece *) g_object_get_data (G_OBJECT (button), "piece");

  tw_table_by_hand_take_home (self->model, &piece);
}

static GtkWidget *
piece_row (TwByHandPopover *self, const TwHandPiece *piece, const char *title, const char *where)
{
  const TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  const TwFigureType *type = rules->figure_types[piece->figure].type;
  GtkWidget *picture =
      tw_piece_picture_new_of (rules, type->id, tw_table_by_hand_colour (self->model, piece),
                               PICTURE_PX);

  return row_new (self, picture, title, where, type->art);
}

/* Those in the supply as one row, those on the table each with its own. */
static void
add_figures (TwByHandPopover *self, guint seat)
{
  const TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  g_autoptr (GArray) pieces = tw_table_by_hand_pieces (self->model, seat);

  for (guint type = 0; type < rules->n_figure_types; type++)
    {
      const char *title = tw_role_title (rules, rules->figure_types[type].type->id);
      TwHandPiece home = { .figure = G_MAXUINT };
      guint n_home = 0;

      for (guint i = 0; i < pieces->len; i++)
        {
          const TwHandPiece *piece = &g_array_index (pieces, TwHandPiece, i);

          if (piece->figure == type && piece->node == TW_NO_NODE && n_home++ == 0)
            home = *piece;
        }
      if (n_home > 0)
        {
          g_autofree char *where =
              g_strdup_printf (ngettext ("%u in the supply", "%u in the supply", n_home), n_home);
          /* Translators: a figure that is moved by hand. */
          g_autofree char *name = g_strdup_printf (_ ("Put Down: %s"), title);
          GtkWidget *button =
              button_new (piece_row (self, &home, title, where), NULL, _ ("Put Down"), name);

          set_piece (button, &home);
          g_signal_connect_swapped (button, "clicked", G_CALLBACK (carry_cb), self);
        }
      for (guint i = 0; i < pieces->len; i++)
        {
          const TwHandPiece *piece = &g_array_index (pieces, TwHandPiece, i);
          g_autofree char *where = NULL, *move = NULL, *take = NULL;
          GtkWidget *row, *button;

          if (piece->figure != type || piece->node == TW_NO_NODE)
            continue;
          where = tw_table_by_hand_place_words (self->model, piece->node);
          move = g_strdup_printf (_ ("Move: %s, %s"), title, where);
          take = g_strdup_printf (_ ("Take Home: %s, %s"), title, where);
          row = piece_row (self, piece, title, where);
          button = button_new (row, NULL, C_ ("by hand", "Move"), move);
          set_piece (button, piece);
          g_signal_connect_swapped (button, "clicked", G_CALLBACK (carry_cb), self);
          button = button_new (row, "go-home-symbolic", NULL, take);
          set_piece (button, piece);
          g_signal_connect_swapped (button, "clicked", G_CALLBACK (home_cb), self);
        }
    }
}

static void
token_cb (TwByHandPopover *self, GtkWidget *button)
{
  guint token = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "token"));
  int n = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "n"));

  tw_table_by_hand_give (self->model, chosen_seat (self), token, n);
}

static void
add_token_button (TwByHandPopover *self,
                  GtkWidget *row,
                  guint token,
                  int n,
                  gboolean may,
                  const char *title)
{
  /* Translators: a kind of token that is handed out by hand. */
  g_autofree char *name = g_strdup_printf (n > 0 ? _ ("Take: %s") : _ ("Give Back: %s"), title);
  GtkWidget *button =
      button_new (row, n > 0 ? "list-add-symbolic" : "list-remove-symbolic", NULL, name);

  gtk_widget_set_sensitive (button, may);
  g_object_set_data (G_OBJECT (button), "token", GUINT_TO_POINTER (token));
  g_object_set_data (G_OBJECT (button), "n", GINT_TO_POINTER (n));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (token_cb), self);
}

static void
add_tokens (TwByHandPopover *self, guint seat)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwRules *rules = play->rules;

  for (guint token = 0; token < rules->n_token_types; token++)
    {
      const TwTokenType *type = rules->token_types[token].type;
      const char *title = tw_explain_token (rules->vocabulary, type->id, g_get_language_names ());
      guint held = tw_play_tokens (play, seat, token), left = tw_play_tokens_left (play, token);
      g_autofree char *words = NULL, *count = g_strdup_printf ("%u", held);
      GtkWidget *picture, *row, *label;

      if (!rules->token_types[token].by_hand)
        continue;
      words = type->supply > 0 ? g_strdup_printf (ngettext ("%u left", "%u left", left), left)
                               /* Translators: of tokens. */
                               : g_strdup (_ ("No end of them"));
      picture = tw_symbol_picture_new (type->id, PICTURE_PX);
      tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), type->id, tw_rules_theme (rules));
      row = row_new (self, picture, title, words, type->art);
      add_token_button (self, row, token, -1, held > 0, title);
      label = gtk_label_new (count);
      gtk_label_set_width_chars (GTK_LABEL (label), 3);
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (row), label);
      add_token_button (self, row, token, 1, left > 0, title);
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void
list_seats (TwByHandPopover *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (self->shown == setup->rules)
    return;
  self->shown = setup->rules;
  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      g_autofree char *title = tw_seat_title (self->model, seat);

      gtk_string_list_append (names, title);
    }
  gtk_drop_down_set_model (self->seat, G_LIST_MODEL (names));
}

/* The name of the button that has the focus, so that its successor gets it. */
static char *
focused_name (TwByHandPopover *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pieces))
             ? g_strdup (gtk_widget_get_tooltip_text (focus))
             : NULL;
}

static void
focus_named (TwByHandPopover *self, const char *name)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->pieces)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (g_strcmp0 (gtk_widget_get_tooltip_text (child), name) == 0
          && gtk_widget_grab_focus (child))
        return;
  gtk_widget_grab_focus (GTK_WIDGET (self->seat));
}

static void
fill (TwByHandPopover *self)
{
  g_autofree char *focus = focused_name (self);
  GtkWidget *child;

  if (tw_table_model_get_game (self->model) == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->is_filling = TRUE;
  list_seats (self);
  self->is_filling = FALSE;
  gtk_label_set_label (
      self->words,
      tw_table_sandbox_can_put_figures (self->model)
          ? _ ("In a sandbox all figures can be put down, moved and taken home while a tile is to "
               "be "
               "laid. Points can be typed in at any time.")
          : _ ("No rule knows these pieces: put them down on tiles, move them, and type their "
               "points in. Quarters, tokens and the score track are for what rules know."));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->pieces))) != NULL)
    gtk_box_remove (self->pieces, child);
  add_figures (self, chosen_seat (self));
  add_tokens (self, chosen_seat (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->pieces), tw_table_by_hand_may (self->model));
  gtk_widget_set_sensitive (self->add, tw_table_by_hand_may (self->model));
  if (focus != NULL)
    focus_named (self, focus);
}

/* Whoever decides is who does it, most often. */
static void
map_cb (TwByHandPopover *self)
{
  guint seat;

  if (tw_table_model_get_game (self->model) == NULL)
    return;
  seat = tw_table_model_get_decider (self->model);
  self->is_filling = TRUE;
  list_seats (self);
  if (seat < tw_table_model_get_setup (self->model)->rules->n_seats)
    gtk_drop_down_set_selected (self->seat, seat);
  self->is_filling = FALSE;
  fill (self);
}

static void
seat_cb (TwByHandPopover *self)
{
  if (!self->is_filling)
    fill (self);
}

static void
add_points_cb (TwByHandPopover *self)
{
  int points;

  gtk_spin_button_update (self->points);
  points = gtk_spin_button_get_value_as_int (self->points);
  if (points == 0
      || !tw_table_by_hand_score (self->model, chosen_seat (self), points,
                                  gtk_editable_get_text (self->note)))
    {
      gtk_widget_error_bell (GTK_WIDGET (self->points));
      return;
    }
  gtk_spin_button_set_value (self->points, 0);
  gtk_editable_set_text (self->note, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->points));
}

static void
by_hand_popover_dispose (GObject *object)
{
  g_clear_object (&TW_BY_HAND_POPOVER (object)->model);
  G_OBJECT_CLASS (tw_by_hand_popover_parent_class)->dispose (object);
}

static void
tw_by_hand_popover_class_init (TwByHandPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = by_hand_popover_dispose;
  signals[CARRYING] = g_signal_new ("carrying", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/play/by-hand-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, seat);
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, words);
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, pieces);
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, points);
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, note);
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, add);
  gtk_widget_class_bind_template_child (widget_class, TwByHandPopover, body);
  gtk_widget_class_bind_template_callback (widget_class, map_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_points_cb);
}

static void
tw_by_hand_popover_init (TwByHandPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_size_request (self->body,
                               (int) (WIDTH_PX * MIN (tw_text_scale (self->body), MOST_SCALE)), -1);
  tw_drop_down_set_name (self->seat, _ ("_For"));
  tw_text_limit_line (self->note);
}

void
tw_by_hand_popover_set_model (TwByHandPopover *self, TwTableModel *model)
{
  g_set_object (&self->model, model);
  g_signal_connect_object (model, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
}
