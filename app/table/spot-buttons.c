/* The numbered spots on the proposal: buttons, so that everything reaches them. */
#include "app/table/game-table-private.h"

#include <glib/gi18n.h>

#include "app/drawing/table-pieces.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-names.h"
#include "app/game/table-sentences.h"
#include "app/game/table-worth.h"
#include "app/table/number-mark.h"
#include "app/table/piece-picture.h"

static guint
spot_index (TwGameTable *self, GtkWidget *button)
{
  guint index = 0;

  g_ptr_array_find (self->spots, button, &index);
  return index;
}

static void
spot_clicked_cb (TwGameTable *self, GtkWidget *button)
{
  guint index = spot_index (self, button);

  if (tw_game_table_is_double_click (self))
    return;
  /* The button goes away with the proposal, and its release event with it: the table's
   * gesture would wait for it and miss the next press. */
  gtk_event_controller_reset (self->drag);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  tw_table_model_choose_spot (self->model, index, -1);
}

static void
point_at_spot (TwGameTable *self, guint index)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  TwTableTarget target = { .kind = TW_TARGET_SPOT, .spot = index };

  if (index >= n)
    return;
  target.node = spots[index].node;
  target.slot = spots[index].slot;
  tw_table_model_unaim (self->model);
  tw_game_table_set_target (self, &target);
}

static void
spot_enter_cb (TwGameTable *self, double x, double y, GtkEventController *controller)
{
  point_at_spot (self, spot_index (self, gtk_event_controller_get_widget (controller)));
}

static void
spot_leave_cb (TwGameTable *self, GtkEventController *controller)
{
  TwTableTarget none = { .node = TW_NO_NODE };

  if (self->target.kind == TW_TARGET_SPOT)
    tw_game_table_set_target (self, &none);
}

static void
spot_focus_cb (TwGameTable *self, GtkEventController *controller)
{
  point_at_spot (self, spot_index (self, gtk_event_controller_get_widget (controller)));
}

typedef struct
{
  TwGameTable *table;
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

  gtk_popover_popdown (GTK_POPOVER (choice.table->figure_menu));
  gtk_widget_grab_focus (GTK_WIDGET (choice.table));
  tw_table_model_choose_spot (choice.table->model, choice.spot, (int) choice.figure);
}

/* One figure of the menu. */
static GtkWidget *
figure_item_new (TwGameTable *self, guint spot, guint type, TwKind kind)
{
  const TwRules *rules = tw_game_rules (tw_table_model_get_game (self->model));
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint colour = setup->seats[tw_table_model_get_decider (self->model)].colour;
  const char *title = tw_role_title (rules, tw_role_of (rules, type, kind));
  GtkWidget *item = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  FigureChoice *choice = g_new (FigureChoice, 1);

  gtk_box_append (GTK_BOX (row),
                  tw_piece_picture_new_of (rules, tw_figure_look (rules, type, kind), colour, 26));
  gtk_box_append (GTK_BOX (row), gtk_label_new (title));
  gtk_button_set_child (GTK_BUTTON (item), row);
  gtk_widget_add_css_class (item, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  *choice = (FigureChoice){ self, spot, type };
  g_signal_connect_data (item, "clicked", G_CALLBACK (figure_clicked_cb), choice,
                         figure_choice_free, 0);
  return item;
}

gboolean
tw_game_table_open_figures (TwGameTable *self, guint index)
{
  GtkWidget *button, *box;
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->model));
  g_autofree char *name = NULL;
  graphene_rect_t bounds;
  TwKind kind;

  if (index >= MIN (n, self->spots->len) || spots[index].figures == 0)
    return FALSE;
  button = self->spots->pdata[index];
  if (!gtk_widget_get_mapped (button)
      || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return FALSE;
  kind = spots[index].node != TW_NO_NODE ? play->board.nodes[spots[index].node].kind : TW_N_KINDS;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    if ((spots[index].figures >> type & 1) != 0)
      gtk_box_append (GTK_BOX (box), figure_item_new (self, index, type, kind));
  if (self->figure_menu == NULL)
    {
      self->figure_menu = gtk_popover_new ();
      gtk_widget_set_parent (self->figure_menu, GTK_WIDGET (self));
    }
  /* Translators: a menu of the figures that can go to a numbered place. */
  name = g_strdup_printf (_ ("Figures for spot %u"), index + 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->figure_menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  gtk_popover_set_child (GTK_POPOVER (self->figure_menu), box);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->figure_menu),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->figure_menu));
  return TRUE;
}

/* Every figure that is allowed at a spot. */
static void
spot_menu_cb (TwGameTable *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tw_game_table_open_figures (self, spot_index (self, button));
}

static GtkWidget *
new_spot (TwGameTable *self, guint index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  GtkWidget *button = gtk_button_new_with_label (number);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *menu = gtk_gesture_click_new ();

  gtk_widget_add_css_class (button, "spot");
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (spot_clicked_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (spot_enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (spot_leave_cb), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (spot_focus_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (spot_leave_cb), self);
  g_signal_connect_swapped (menu, "pressed", G_CALLBACK (spot_menu_cb), self);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (menu));
  gtk_widget_insert_before (button, GTK_WIDGET (self), self->pill);
  tw_number_mark_watch (button, self->model, index + 1);
  return button;
}

/* Whether the spot is about pieces that stand there. */
static gboolean
has_pieces (const TwPlay *play, guint node)
{
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (piece.node == node)
      return TRUE;
  return FALSE;
}

/* Whether something stands where the spot would be, so that it goes beside it. */
static gboolean
is_beside (const TwPlay *play, const TwTableSpot *spot)
{
  if (spot->place != TW_SPOT_NODE)
    return FALSE;
  if (spot->verb >= TW_N_VERBS && has_pieces (play, spot->node))
    return TRUE;
  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (play->figures[i].place == TW_FIGURE_NODE && play->figures[i].node == spot->node)
      return TRUE;
  return spot->verb == TW_VERB_TAKE;
}

/* Where the road ends at the middle of its tile. */
static TwSpotPoint
end_point (const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwRim rim =
      tw_board_tile (&play->board, play->board.nodes[node].slot)->rim[node - slot->first_node];
  guint edge = (rim & TW_RIM_MIDDLES) != 0 ? (guint) __builtin_ctz (rim & TW_RIM_MIDDLES) / 4 : 0;

  return tw_spot_layout_point_turn ((TwSpotPoint){ 0.5, 0.5 - TW_END_OFF_MIDDLE },
                                    edge + slot->quarter_turns);
}

static TwSpotPoint
point_of (TwGameTable *self, const TwPlay *play, const TwTableSpot *spot)
{
  TwSpotPoint point;

  switch (spot->place)
    {
    case TW_SPOT_NODE:
      return tw_table_pictures_spot (self->pictures, play, spot->node);
    case TW_SPOT_END:
      return end_point (play, spot->node);
    case TW_SPOT_SYMBOL:
    case TW_SPOT_SIGN:
      return tw_table_pictures_symbol (self->pictures, play, spot->slot,
                                       tw_play_verb_owner (play, spot->verb));
    case TW_SPOT_MARK:
      point = tw_table_pictures_mark (self->pictures, play, spot->slot, spot->number);
      return (TwSpotPoint){ point.x + TW_MARK_ASIDE, point.y - TW_MARK_ASIDE };
    case TW_SPOT_TILE:
    case TW_SPOT_CELL:
    case TW_SPOT_SPACE:
    case TW_SPOT_SEAT:
    default:
      return (TwSpotPoint){ 0.5, 0.5 };
    }
}

/* What is beside figures keeps apart all over the table, and off what is not. */
static void
spread_beside (TwSpotLayout *layouts, const TwTableSpot *spots, guint n, const TwBoard *board)
{
  g_autofree TwSpotPoint *beside = g_new (TwSpotPoint, n + 1);
  g_autofree TwSpotPoint *fixed = g_new (TwSpotPoint, n + 1);
  g_autofree guint *at = g_new (guint, n + 1);
  guint n_beside = 0, n_fixed = 0;

  for (guint i = 0; i < n; i++)
    {
      const TwSlot *slot = spots[i].slot != TW_NO_SLOT ? &board->slots[spots[i].slot] : NULL;
      TwSpotPoint point = layouts[i].point;

      if (slot == NULL)
        continue;
      point.x += slot->x;
      point.y += slot->y;
      if (!layouts[i].is_beside)
        {
          fixed[n_fixed++] = point;
          continue;
        }
      at[n_beside] = i;
      beside[n_beside++] = (TwSpotPoint){ point.x + TW_SPOT_BESIDE, point.y - TW_SPOT_BESIDE };
    }
  tw_spot_layout_spread_around (beside, n_beside, fixed, n_fixed);
  for (guint k = 0; k < n_beside; k++)
    {
      const TwSlot *slot = &board->slots[spots[at[k]].slot];

      layouts[at[k]].point = (TwSpotPoint){ beside[k].x - slot->x, beside[k].y - slot->y };
    }
}

/* Those on one tile keep apart. */
static void
spread_on_tiles (TwSpotLayout *layouts, const TwTableSpot *spots, guint n)
{
  TwSpotPoint points[TW_MAX_TILE_NODES + 1];

  for (guint first = 0; first < n; first++)
    {
      guint at[G_N_ELEMENTS (points)], n_here = 0;

      for (guint i = 0; i < n && n_here < G_N_ELEMENTS (points); i++)
        if (!layouts[i].is_beside && spots[i].slot != TW_NO_SLOT
            && spots[i].slot == spots[first].slot)
          {
            at[n_here] = i;
            points[n_here++] = layouts[i].point;
          }
      /* Each tile once: from its first spot. */
      if (n_here < 2 || at[0] != first)
        continue;
      tw_spot_layout_spread (points, n_here);
      for (guint i = 0; i < n_here; i++)
        layouts[at[i]].point = points[i];
    }
}

static void
update_spot (TwGameTable *self, guint index, const TwTableSpot *spot, const char *said)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->model));
  guint decider = tw_table_model_get_decider (self->model);
  guint figure = tw_table_model_get_figure (self->model);
  GtkWidget *button = self->spots->pdata[index];
  g_autofree char *worth = tw_table_worth_of_spot (self->model, index);
  g_autofree char *name = g_strdup_printf ("%u, %s", index + 1, worth);
  g_autofree char *seat = g_strdup_printf ("p%u", setup->seats[decider].colour);
  const char *classes[] = { "spot", seat, NULL, NULL };

  if (spot->verb == TW_VERB_TAKE)
    classes[2] = "take";
  else if (spot->is_picked)
    classes[2] = "picked";
  else if (spot->figures != 0 && (spot->figures >> figure & 1) == 0)
    classes[2] = "other";
  gtk_widget_set_css_classes (button, classes);
  /* What is on the score track or beside a score has its button there; what is carried by hand
   * has the table for itself. */
  gtk_widget_set_visible (button, tw_table_spot_is_on_table (spot)
                                      && tw_table_by_hand_held (self->model) == NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said, -1);
  self->spot_layouts[index] = (TwSpotLayout){ point_of (self, play, spot), is_beside (play, spot) };
}

void
tw_game_table_update_spots (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  g_autofree char *said = n > 0 ? tw_table_announcement (self->model) : NULL;
  gboolean had_focus = FALSE;

  while (self->spots->len > n)
    {
      GtkWidget *last = self->spots->pdata[self->spots->len - 1];

      had_focus = had_focus || gtk_widget_has_focus (last);
      g_ptr_array_set_size (self->spots, (int) self->spots->len - 1);
      gtk_widget_unparent (last);
    }
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  while (self->spots->len < n)
    g_ptr_array_add (self->spots, new_spot (self, self->spots->len));
  if (self->target.kind == TW_TARGET_SPOT)
    {
      TwTableTarget none = { .node = TW_NO_NODE };

      tw_game_table_set_target (self, &none);
    }
  g_free (self->spot_layouts);
  self->spot_layouts = g_new (TwSpotLayout, n + 1);
  for (guint i = 0; i < n; i++)
    update_spot (self, i, &spots[i], said);
  spread_on_tiles (self->spot_layouts, spots, n);
  spread_beside (self->spot_layouts, spots, n,
                 &tw_game_play (tw_table_model_get_shown (self->model))->board);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
