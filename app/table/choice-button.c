/* A button for an answer that has words and a number. */
#include "app/table/choice-button.h"

#include <string.h>

#include "app/game/table-asks.h"
#include "app/game/table-choices.h"
#include "app/game/table-model.h"
#include "app/game/table-number.h"
#include "app/game/table-record.h"
#include "app/game/table-sentences.h"
#include "app/table/number-mark.h"
#include "app/table/opening-picture.h"
#include "app/table/piece-picture.h"
#include "app/table/table-pictures.h"
#include "app/widgets/tile-picture.h"

/* Against what lies beside the hand. */
#define OPENING_SCALE 0.5
#define TILE_PX       44

static void
choice_clicked_cb (TwTableModel *model, GtkWidget *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  tw_table_model_press_number (model, index);
}

/* The figure that an answer moves, for its button; %NULL for none. */
static const char *
piece_of (const TwPlay *play, const TwAction *choice)
{
  return tw_table_asks_choice_counter (play, choice) >= 0 ? tw_play_verb (play, choice->verb)->piece
                                                          : NULL;
}

/* Whether the answer is a tile of the hand. */
static gboolean
names_tile (const TwPlay *play, const TwAction *choice)
{
  return choice->verb >= TW_N_VERBS && choice->seat != TW_SEAT_CHANCE
         && tw_play_verb (play, choice->verb)->takes == TW_VERB_TAKES_TILE;
}

static GtkWidget *
tile_picture_new (const TwRules *rules, TwTileTextures *textures, guint kind)
{
  const TwTileKind *tile = &rules->catalogue->kinds[kind];
  GtkWidget *picture = tw_tile_picture_new (textures, TILE_PX);
  TwTileLook look = tw_tile_look_of (tile->set, tile->tile, tile->variant, 0);

  tw_tile_picture_set_look (TW_TILE_PICTURE (picture), &look);
  return picture;
}

/* Whether @words are a number and nothing else. */
static gboolean
is_only_number (const char *words)
{
  return words[0] != '\0' && words[strspn (words, "0123456789")] == '\0';
}

/* "43, Choose a weight": a number alone does not say what it does, but what is asked does. */
static char *
name_of (TwTableModel *model, guint number, const char *words)
{
  g_autofree char *sentence = is_only_number (words) ? tw_hand_sentence (model) : NULL;
  g_autofree char *digit = g_strdup_printf ("%u", number);

  if (sentence == NULL)
    return g_strdup_printf ("%u, %s", number, words);
  if (strcmp (words, digit) == 0)
    return g_strdup_printf ("%u, %s", number, sentence);
  return g_strdup_printf ("%u, %s: %s", number, words, sentence);
}

gboolean
tw_choice_button_is_number (GtkWidget *button)
{
  return gtk_widget_has_css_class (button, "number");
}

GtkWidget *
tw_choice_button_new (TwTableModel *model,
                      TwTileTextures *textures,
                      const TwAction *choice,
                      guint index)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const char *piece = piece_of (tw_table_model_get_play (model), choice);
  guint number = tw_table_number_first (model) + index;
  g_autofree char *words = tw_table_choice_title (model, choice, TRUE);
  g_autofree char *digit = g_strdup_printf ("%u", number);
  g_autofree char *name = name_of (model, number, words);
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  TwOpening opening = { 0 };
  GtkWidget *badge = gtk_label_new (digit), *label = gtk_label_new (words);

  gtk_widget_add_css_class (badge, "badge");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), badge);
  /* What a die or a card that chance brings looks like. */
  if (choice->seat == TW_SEAT_CHANCE && tw_table_record_foresee (model, choice, &opening))
    {
      GtkWidget *picture = g_object_new (TW_TYPE_OPENING_PICTURE, NULL);

      tw_opening_picture_set_scale (TW_OPENING_PICTURE (picture), OPENING_SCALE);
      tw_opening_picture_show (TW_OPENING_PICTURE (picture), &opening,
                               tw_rules_theme (setup->rules));
      gtk_box_append (GTK_BOX (row), picture);
    }
  if (textures != NULL && names_tile (tw_table_model_get_play (model), choice))
    gtk_box_append (GTK_BOX (row), tile_picture_new (setup->rules, textures, choice->kind));
  if (piece != NULL)
    gtk_box_append (GTK_BOX (row), tw_piece_picture_new_of (setup->rules, piece,
                                                            setup->seats[choice->seat].colour, 24));
  /* The number is said once. */
  if (strcmp (words, digit) == 0)
    {
      gtk_widget_add_css_class (button, "number");
      gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
      gtk_widget_set_visible (label, FALSE);
    }
  gtk_box_append (GTK_BOX (row), label);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "choice");
  gtk_widget_set_focus_on_click (button, FALSE);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  if (is_only_number (words))
    {
      g_autofree char *tooltip = tw_hand_sentence (model);

      gtk_widget_set_tooltip_text (button, tooltip);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_clicked_cb), model,
                           G_CONNECT_SWAPPED);
  tw_number_mark_watch (button, model, number);
  return button;
}
