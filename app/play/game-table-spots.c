/* The numbered spots on the proposal: buttons, so that everything reaches them. */
#include "app/play/game-table-private.h"

#include "app/play/piece-picture.h"
#include "app/play/table-texts.h"

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

/* Every figure that is allowed at a spot. */
static void
spot_menu_cb (TwGameTable *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  guint index = spot_index (self, button), n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->model));
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint colour = setup->seats[tw_table_model_get_decider (self->model)].colour;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  graphene_rect_t bounds;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (index >= n || !gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    {
      g_object_ref_sink (box);
      g_object_unref (box);
      return;
    }
  for (guint type = 0; type < play->rules->n_figure_types; type++)
    {
      TwKind kind = play->board.nodes[spots[index].node].kind;
      const char *role = tw_role_of (play->rules, type, kind);
      FigureChoice *choice;
      GtkWidget *item, *row;

      if ((spots[index].figures >> type & 1) == 0)
        continue;
      row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
      gtk_box_append (GTK_BOX (row),
                      tw_piece_picture_new (tw_figure_look (play->rules, type, kind), colour, 26));
      gtk_box_append (GTK_BOX (row), gtk_label_new (tw_role_title (role)));
      item = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (item), row);
      gtk_widget_add_css_class (item, "flat");
      choice = g_new (FigureChoice, 1);
      *choice = (FigureChoice){ self, index, type };
      g_signal_connect_data (item, "clicked", G_CALLBACK (figure_clicked_cb), choice,
                             figure_choice_free, 0);
      gtk_box_append (GTK_BOX (box), item);
    }
  if (self->figure_menu == NULL)
    {
      self->figure_menu = gtk_popover_new ();
      gtk_widget_set_parent (self->figure_menu, GTK_WIDGET (self));
    }
  gtk_popover_set_child (GTK_POPOVER (self->figure_menu), box);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->figure_menu),
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->figure_menu));
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
  return button;
}

void
tw_game_table_update_spots (TwGameTable *self)
{
  guint n = 0, figure = tw_table_model_get_figure (self->model);
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (self->model));
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint decider = tw_table_model_get_decider (self->model);
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
  g_free (self->spot_points);
  self->spot_points = g_new (TwSpotPoint, n + 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *worth = tw_spot_worth (self->model, i);
      g_autofree char *name = g_strdup_printf ("%u, %s", i + 1, worth);
      g_autofree char *seat = g_strdup_printf ("p%u", setup->seats[decider].colour);
      const char *classes[] = { "spot", seat, NULL, NULL };

      if (spots[i].verb == TW_VERB_TAKE)
        classes[2] = "take";
      else if ((spots[i].figures >> figure & 1) == 0)
        classes[2] = "other";
      gtk_widget_set_css_classes (self->spots->pdata[i], classes);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->spots->pdata[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      self->spot_points[i] = tw_table_pictures_spot (self->pictures, play, spots[i].node);
    }
  /* Those on the lifted tile keep apart; a figure to be taken back stands alone. */
  while (n > 0 && spots[n - 1].verb == TW_VERB_TAKE)
    n--;
  tw_spots_spread (self->spot_points, n);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
allocate_at (GtkWidget *child, float x, float y, int width, int height)
{
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));

  gtk_widget_allocate (child, width, height, -1, transform);
}

/* The tile that a figure is asked for: lifted, or as it lies when it was laid before. */
static graphene_rect_t
tile_rect (TwGameTable *self)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwFrame *turn = tw_play_turn_frame (play);

  if (tw_table_model_get_proposal (self->model) != NULL || turn == NULL || turn->slot == TW_NO_SLOT)
    return tw_game_table_lift_rect (self);
  return tw_game_table_slot_rect (self, &play->board.slots[turn->slot]);
}

/* A figure that can be taken back stays in sight beside its button, which is at the rim
 * of the table when the figure is beyond. */
static void
take_position (TwGameTable *self, guint node, TwSpotPoint point, float *out_x, float *out_y)
{
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (self->model))->board;
  graphene_rect_t rect = tw_game_table_slot_rect (self, &board->slots[board->nodes[node].slot]);
  float half = TW_SPOT_MOST_PX / 2.0f + 4;
  float left = (float) self->view.left + half;
  float right = (float) (self->view.width - self->view.right) - half;
  float bottom = (float) (self->view.height - self->view.bottom) - half;
  float x = rect.origin.x + (float) (point.x + TW_SPOT_BESIDE) * rect.size.width;
  float y = rect.origin.y + (float) (point.y - TW_SPOT_BESIDE) * rect.size.height;

  *out_x = CLAMP (x, left, MAX (right, left));
  *out_y = CLAMP (y, half, MAX (bottom, half));
}

/* The rectangle that the pill is about. */
static graphene_rect_t
spot_rect (TwGameTable *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n);
  float x, y;

  if (self->target.kind != TW_TARGET_SPOT || self->target.spot >= n
      || spots[self->target.spot].verb != TW_VERB_TAKE)
    return tile_rect (self);
  take_position (self, spots[self->target.spot].node, self->spot_points[self->target.spot], &x, &y);
  return GRAPHENE_RECT_INIT (x - TW_SPOT_MOST_PX / 2.0f, y - TW_SPOT_MOST_PX / 2.0f,
                             TW_SPOT_MOST_PX, TW_SPOT_MOST_PX);
}

static void
allocate_pill (TwGameTable *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  int least = 8, width, height, x, y;
  graphene_rect_t rect;
  float most;

  if (self->target.kind == TW_TARGET_SPOT || !aim->is_set)
    rect = spot_rect (self);
  else
    {
      tw_table_view_corner (&self->view, aim->x, aim->y, &x, &y);
      rect = GRAPHENE_RECT_INIT (x, y, (float) self->view.side, (float) self->view.side);
    }
  gtk_widget_measure (self->pill, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, self->view.width - 2 * least);
  gtk_widget_measure (self->pill, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  most = (float) (self->view.width - self->view.right - width - least);
  rect.origin.x =
      CLAMP (rect.origin.x + rect.size.width / 2 - width / 2.0f, (float) (self->view.left + least),
             MAX (most, (float) (self->view.left + least)));
  /* Below the tile, above it where the hand would cover the words. */
  if (rect.origin.y + rect.size.height + 14 + height > self->view.height - self->view.bottom + 6)
    rect.origin.y -= height + 12;
  else
    rect.origin.y += rect.size.height + 12;
  allocate_at (self->pill, (float) (int) rect.origin.x, (float) (int) rect.origin.y, width, height);
}

void
tw_game_table_allocate_children (TwGameTable *self)
{
  graphene_rect_t rect = self->model != NULL && tw_table_model_get_game (self->model) != NULL
                             ? tile_rect (self)
                             : GRAPHENE_RECT_INIT (0, 0, 0, 0);
  guint n = 0;
  const TwTableSpot *spots =
      self->model != NULL ? tw_table_model_get_spots (self->model, &n) : NULL;

  for (guint i = 0; i < self->spots->len; i++)
    {
      float x = rect.origin.x + (float) self->spot_points[i].x * rect.size.width;
      float y = rect.origin.y + (float) self->spot_points[i].y * rect.size.height;
      int width, height;

      if (i < n && spots[i].verb != TW_VERB_TAKE
          && tw_table_model_get_proposal (self->model) == NULL)
        {
          /* A figure may be asked for elsewhere than on the tile of the turn: a flight. */
          const TwBoard *board = &tw_table_model_get_play (self->model)->board;

          rect = tw_game_table_slot_rect (self, &board->slots[board->nodes[spots[i].node].slot]);
          x = rect.origin.x + (float) self->spot_points[i].x * rect.size.width;
          y = rect.origin.y + (float) self->spot_points[i].y * rect.size.height;
        }
      if (i < n && spots[i].verb == TW_VERB_TAKE)
        take_position (self, spots[i].node, self->spot_points[i], &x, &y);
      gtk_widget_measure (self->spots->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                          NULL);
      gtk_widget_measure (self->spots->pdata[i], GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL,
                          NULL);
      width = height = CLAMP ((int) (rect.size.width * TW_SPOT_APART),
                              MAX (TW_SPOT_LEAST_PX, MAX (width, height)), TW_SPOT_MOST_PX);
      allocate_at (self->spots->pdata[i], (float) (int) (x - (float) width / 2),
                   (float) (int) (y - (float) height / 2), width, height);
    }
  if (gtk_widget_should_layout (self->pill))
    allocate_pill (self);
  if (self->figure_menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->figure_menu));
}
