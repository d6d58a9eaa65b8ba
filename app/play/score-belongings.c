/* What a player has. */
#include "app/play/score-belongings.h"

#include <glib/gi18n.h>

#include "app/game/given-points.h"
#include "app/game/table-beside.h"
#include "app/game/table-names.h"
#include "app/game/table-texts.h"
#include "app/table/piece-picture.h"
#include "app/table/table-pictures.h"
#include "app/widgets/art-reason.h"
#include "app/widgets/symbol-picture.h"
#include "engine/game/explain.h"
#include "engine/game/pieces.h"

#define TOKEN_PX 18

GtkWidget *
tw_score_label_new (const char *text, const char *first_class, const char *second_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, first_class);
  if (second_class != NULL)
    gtk_widget_add_css_class (label, second_class);
  return label;
}

/* How many figures are left, and behind that a picture of each other figure that is left. */
GtkWidget *
tw_score_belongings_supply_new (TwTableModel *model, guint seat, gboolean is_compact)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  guint n = tw_play_supply (play, seat, 0);
  g_autofree char *left = is_compact ? g_strdup_printf (ngettext ("%u left", "%u left", n), n)
                                     : tw_figures_left_format (setup->rules, n);

  gtk_box_append (GTK_BOX (box), tw_score_label_new (left, "caption", "dim-label"));
  for (guint type = 1; type < setup->rules->n_figure_types; type++)
    {
      const char *id = setup->rules->figure_types[type].type->id;
      GtkWidget *piece;

      if (tw_play_supply (play, seat, type) == 0)
        continue;
      piece = tw_piece_picture_new_of (setup->rules, id, setup->seats[seat].colour, 16);
      /* The picture is no target for the pointer; a box around it is. */
      gtk_box_append (GTK_BOX (box), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
      gtk_box_append (GTK_BOX (gtk_widget_get_last_child (box)), piece);
      tw_art_reason_tooltip (gtk_widget_get_last_child (box), tw_role_title (setup->rules, id),
                             setup->rules->figure_types[type].type->art,
                             tw_role_title (setup->rules, id));
      gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_last_child (box)),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      tw_role_title (setup->rules, id), -1);
    }
  return box;
}

/* The figures that a player holds, in the colours of their owners. */
static void
append_held (TwTableModel *model, guint holder, GtkWidget *line, GString *words)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const TwPlay *play = tw_table_model_get_play (model);

  for (guint i = 0; i < setup->rules->n_seats * setup->rules->n_figure_types; i++)
    {
      guint owner = i / setup->rules->n_figure_types, type = i % setup->rules->n_figure_types;
      guint n = tw_play_n_held (play, owner, type, holder);
      const char *id = setup->rules->figure_types[type].type->id;
      g_autofree char *count = g_strdup_printf ("%u", n), *held = NULL;
      g_autofree char *title = tw_seat_title (model, owner);
      GtkWidget *box;

      if (n == 0)
        continue;
      /* Translators: a figure that a player holds, whose it is, and how many: "Meeple (Eva): 2". */
      held = g_strdup_printf (_ ("%s (%s): %u"), tw_role_title (setup->rules, id), title, n);
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      gtk_box_append (GTK_BOX (box),
                      tw_piece_picture_new_of (setup->rules, id, setup->seats[owner].colour, 16));
      gtk_box_append (GTK_BOX (box), tw_score_label_new (count, "caption", "numeric"));
      tw_art_reason_tooltip (box, held, setup->rules->figure_types[type].type->art, held);
      gtk_box_append (GTK_BOX (line), box);
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", held);
    }
}

/* What rules count for a player. */
static void
append_counted (TwTableModel *model, guint seat, GtkWidget *line, GString *words)
{
  const char *title;
  int n;

  for (guint i = 0; tw_table_model_get_counted (model, seat, i, &title, &n); i++)
    {
      g_autofree char *number = tw_number_words (n);
      /* Translators: what a player has, and how many: "Debts: 2". */
      g_autofree char *counted = g_strdup_printf (_ ("%s: %s"), title, number);

      GtkWidget *label = tw_score_label_new (counted, "caption", "numeric");

      /* The number before it belongs to something else. */
      gtk_widget_set_margin_start (label, words->len > 0 ? 6 : 0);
      gtk_box_append (GTK_BOX (line), label);
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", counted);
    }
}

/* The tokens that a player holds, with their numbers, figures, and what is counted. */
GtkWidget *
tw_score_belongings_new (TwTableModel *model, guint seat)
{
  const TwRules *rules = tw_table_model_get_setup (model)->rules;
  const TwPlay *play = tw_table_model_get_play (model);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint token = 0; token < rules->n_token_types; token++)
    {
      const char *id = rules->token_types[token].type->id;
      guint n = tw_play_tokens (play, seat, token);
      g_autofree char *count = g_strdup_printf ("%u", n), *held = NULL;
      const char *name;
      GtkWidget *picture, *box;

      if (n == 0)
        continue;
      picture = tw_symbol_picture_new (id, TOKEN_PX);
      tw_symbol_picture_show (TW_SYMBOL_PICTURE (picture), id, tw_rules_theme (rules));
      name = tw_explain_token (rules->vocabulary, id, g_get_language_names ());
      /* Translators: what a player has, and how many: "Wine: 2". */
      held = g_strdup_printf (_ ("%s: %u"), name, n);
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
      gtk_box_append (GTK_BOX (box), picture);
      gtk_box_append (GTK_BOX (box), tw_score_label_new (count, "caption", "numeric"));
      tw_art_reason_tooltip (box, name, rules->token_types[token].type->art, held);
      gtk_box_append (GTK_BOX (line), box);
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", held);
    }
  append_held (model, seat, line, words);
  append_counted (model, seat, line, words);
  gtk_widget_set_visible (line, words->len > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str,
                                  -1);
  return line;
}
