/* A menu of the figures that can go to a spot. */
#include "app/table/figure-menu.h"

#include <glib/gi18n.h>

#include "app/drawing/table-pieces.h"
#include "app/game/table-names.h"
#include "app/table/piece-picture.h"

typedef struct
{
  GtkWidget *menu;     /* borrowed: has the button */
  TwTableModel *model; /* borrowed */
  guint spot;
  guint figure;
} FigureChoice;

static void
figure_choice_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
figure_clicked_cb (GtkButton *button, gpointer data)
{
  FigureChoice choice = *(FigureChoice *) data;

  gtk_popover_popdown (GTK_POPOVER (choice.menu));
  gtk_widget_grab_focus (gtk_widget_get_parent (choice.menu));
  tw_table_model_choose_spot (choice.model, choice.spot, (int) choice.figure);
}

/* One figure of the menu. */
static GtkWidget *
figure_item_new (GtkWidget *menu, TwTableModel *model, guint spot, guint type, TwKind kind)
{
  const TwRules *rules = tw_game_rules (tw_table_model_get_game (model));
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  guint colour = setup->seats[tw_table_model_get_decider (model)].colour;
  const char *title = tw_role_title (rules, tw_role_of (rules, type, kind));
  GtkWidget *item = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  FigureChoice *choice = g_new (FigureChoice, 1);

  gtk_box_append (GTK_BOX (row),
                  tw_piece_picture_new_of (rules, tw_figure_look (rules, type, kind), colour, 26));
  gtk_box_append (GTK_BOX (row), gtk_label_new (title));
  gtk_button_set_child (GTK_BUTTON (item), row);
  gtk_widget_add_css_class (item, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  *choice = (FigureChoice){ menu, model, spot, type };
  g_signal_connect_data (item, "clicked", G_CALLBACK (figure_clicked_cb), choice,
                         figure_choice_free, 0);
  return item;
}

gboolean
tw_figure_menu_open (GtkWidget *menu,
                     TwTableModel *model,
                     guint index,
                     const graphene_rect_t *bounds)
{
  GtkWidget *box;
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
  g_autofree char *name = NULL;
  TwKind kind;

  if (index >= n || spots[index].figures == 0)
    return FALSE;
  kind = spots[index].node != TW_NO_NODE ? play->board.nodes[spots[index].node].kind : TW_N_KINDS;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if ((spots[index].figures >> type & 1) != 0)
      gtk_box_append (GTK_BOX (box), figure_item_new (menu, model, index, type, kind));
  /* Translators: a menu of the figures that can go to a numbered place. */
  name = g_strdup_printf (_ ("Figures for spot %u"), index + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (menu), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_popover_set_child (GTK_POPOVER (menu), box);
  gtk_popover_set_pointing_to (GTK_POPOVER (menu),
                               &(GdkRectangle){ (int) bounds->origin.x, (int) bounds->origin.y,
                                                (int) bounds->size.width,
                                                (int) bounds->size.height });
  gtk_popover_popup (GTK_POPOVER (menu));
  return TRUE;
}
