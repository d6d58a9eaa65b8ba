/* The numbered spots on the table: buttons, so that everything reaches them. */
#include "app/table/spot-buttons.h"

#include <math.h>

#include "app/game/spot-said.h"
#include "app/game/table-by-hand.h"
#include "app/table/figure-menu.h"
#include "app/drawing/table-pieces.h"
#include "app/table/number-mark.h"
#include "app/table/spot-face.h"
#include "app/widgets/long-press.h"

static guint
spot_index (TwSpotButtons *self, GtkWidget *button)
{
  guint index = 0;

  g_ptr_array_find (self->buttons, button, &index);
  return index;
}

static void
spot_clicked_cb (TwSpotButtons *self, GtkWidget *button)
{
  guint index = spot_index (self, button);

  if (tw_table_pointer_is_double_click (self->pointer))
    return;
  /* The button goes away with the proposal, and its release event with it: the table's
   * gesture would wait for it and miss the next press. */
  tw_table_pointer_let_go (self->pointer);
  gtk_widget_grab_focus (self->table);
  tw_table_model_choose_spot (self->scene->model, index, -1);
}

static void
point_at_spot (TwSpotButtons *self, guint index)
{
  tw_table_model_unaim (self->scene->model);
  tw_table_scene_target_spot (self->scene, index);
}

static void
spot_enter_cb (TwSpotButtons *self, double x, double y, GtkEventController *controller)
{
  point_at_spot (self, spot_index (self, gtk_event_controller_get_widget (controller)));
}

static void
spot_leave_cb (TwSpotButtons *self, GtkEventController *controller)
{
  if (self->scene->target.kind == TW_TARGET_SPOT)
    tw_table_scene_set_target (self->scene, NULL);
}

static void
spot_focus_cb (TwSpotButtons *self, GtkEventController *controller)
{
  point_at_spot (self, spot_index (self, gtk_event_controller_get_widget (controller)));
}

gboolean
tw_spot_buttons_bounds (const TwSpotButtons *self, guint index, graphene_rect_t *out)
{
  return gtk_widget_compute_bounds (self->buttons->pdata[index], self->table, out);
}

gboolean
tw_spot_buttons_open_figures (TwSpotButtons *self, guint index)
{
  graphene_rect_t bounds;

  if (index >= self->buttons->len || !gtk_widget_get_mapped (self->buttons->pdata[index])
      || !tw_spot_buttons_bounds (self, index, &bounds))
    return FALSE;
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_new ();
      gtk_widget_set_parent (self->menu, self->table);
    }
  return tw_figure_menu_open (self->menu, self->scene->model, index, &bounds);
}

/* Every figure that is allowed at a spot. */
static void
spot_menu_cb (TwSpotButtons *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tw_spot_buttons_open_figures (self, spot_index (self, button));
}

/* The same for a finger that stays. */
static gboolean
spot_stays_cb (double x, double y, gpointer button)
{
  TwSpotButtons *self = g_object_get_data (button, "spots");

  return tw_spot_buttons_open_figures (self, spot_index (self, button));
}

static GtkWidget *
new_spot (TwSpotButtons *self, guint index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *face = tw_spot_face_new (self->scene, index + 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *menu = gtk_gesture_click_new ();

  gtk_widget_add_css_class (button, "spot");
  gtk_button_set_child (GTK_BUTTON (button), face);
  /* What is in a button does not hear of its state by itself. */
  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), face,
                           G_CONNECT_SWAPPED);
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
  g_object_set_data (G_OBJECT (button), "spots", self);
  tw_long_press_add (button, spot_stays_cb, button);
  gtk_widget_insert_before (button, self->table, self->before);
  tw_number_mark_watch (button, self->scene->model, index + 1);
  return button;
}

/* The figure that would stand at a spot; %NULL where none is placed, or there are too many for
 * their outlines to be seen. The chosen type goes before others. */
static const char *
figure_at (const TwTableScene *scene, const TwTableSpot *spot, gboolean are_many)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (scene->model));
  guint figure = tw_table_model_get_figure (scene->model);
  TwKind kind = TW_N_KINDS;

  if (spot->verb != TW_VERB_FIGURE || spot->figures == 0 || are_many)
    return NULL;
  if ((spot->figures >> figure & 1) == 0)
    figure = (guint) __builtin_ctz (spot->figures);
  if (spot->place == TW_SPOT_NODE && spot->node != TW_NO_NODE)
    kind = (TwKind) play->board.nodes[spot->node].kind;
  return tw_figure_look (play->rules, figure, kind);
}

/* How a spot is to be seen: the style sheet knows these. */
static const char *
class_of (const char *figure, gboolean are_many)
{
  if (are_many)
    return "lit";
  return figure != NULL ? "figure-spot" : "plain";
}

static void
update_spot (TwSpotButtons *self, guint index, const TwTableSpot *spot, gboolean are_many)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->scene->model);
  guint decider = tw_table_model_get_decider (self->scene->model);
  guint figure = tw_table_model_get_figure (self->scene->model);
  GtkWidget *button = self->buttons->pdata[index];
  g_autofree char *spot_said = tw_spot_said (self->scene->model, index);
  g_autofree char *name = g_strdup_printf ("%u, %s", index + 1, spot_said);
  g_autofree char *seat = g_strdup_printf ("p%u", setup->seats[decider].colour);
  const char *stands = figure_at (self->scene, spot, are_many);
  const char *classes[] = { "spot", seat, class_of (stands, are_many), NULL, NULL };

  if (spot->verb == TW_VERB_TAKE)
    classes[3] = "take";
  else if (spot->is_picked)
    classes[3] = "picked";
  else if (spot->figures != 0 && (spot->figures >> figure & 1) == 0)
    classes[3] = "other";
  tw_spot_face_set_figure (TW_SPOT_FACE (gtk_button_get_child (GTK_BUTTON (button))), stands,
                           setup->seats[decider].colour);
  gtk_widget_set_css_classes (button, classes);
  /* What is on the score track or beside a score has its button there; what is carried by hand
   * has the table for itself. */
  gtk_widget_set_visible (button, tw_table_scene_has_spot (spot)
                                      && tw_table_by_hand_held (self->scene->model) == NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
tw_spot_buttons_update (TwSpotButtons *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->scene->model, &n);
  gboolean had_focus = FALSE, are_many = tw_spot_sites_are_many (self->scene);

  while (self->buttons->len > n)
    {
      GtkWidget *last = self->buttons->pdata[self->buttons->len - 1];

      had_focus = had_focus || gtk_widget_has_focus (last);
      g_ptr_array_set_size (self->buttons, (int) self->buttons->len - 1);
      gtk_widget_unparent (last);
    }
  if (had_focus)
    gtk_widget_grab_focus (self->table);
  while (self->buttons->len < n)
    g_ptr_array_add (self->buttons, new_spot (self, self->buttons->len));
  if (self->scene->target.kind == TW_TARGET_SPOT)
    tw_table_scene_set_target (self->scene, NULL);
  g_free (self->sites);
  self->sites = tw_spot_sites_new (self->scene);
  for (guint i = 0; i < n; i++)
    update_spot (self, i, &spots[i], are_many);
  gtk_widget_queue_allocate (self->table);
}

/* The side of a spot's button: as spots are apart on a tile, within bounds, but not less than its
 * number needs. */
static int
spot_side (TwSpotButtons *self, guint index, const TwTableSpot *spot, gboolean are_many)
{
  float side = (float) self->scene->camera.view.side;
  int width, height, least;

  gtk_widget_measure (self->buttons->pdata[index], GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  gtk_widget_measure (self->buttons->pdata[index], GTK_ORIENTATION_VERTICAL, -1, &height, NULL,
                      NULL, NULL);
  least = MAX (TW_SPOT_SITES_LEAST_PX, MAX (width, height));
  if (are_many)
    return least;
  if (figure_at (self->scene, spot, are_many) != NULL)
    least = MAX (least, TW_SPOT_SITES_FIGURE_PX);
  if (tw_table_model_get_proposal (self->scene->model) != NULL)
    side *= TW_TABLE_SCENE_GROWTH;
  return CLAMP ((int) (side * TW_SPOT_APART), least, MAX (least, TW_SPOT_SITES_NUMBER_PX));
}

guint
tw_spot_buttons_n_covered (const TwSpotButtons *self, const graphene_rect_t *rect)
{
  guint n = 0, n_spots = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->scene->model, &n_spots);

  for (guint i = 0; i < MIN (self->n_laid, n_spots); i++)
    {
      const TwSpotSite *site = &self->sites[i];
      float side = (float) site->side;
      graphene_rect_t spot =
          GRAPHENE_RECT_INIT (site->middle.x - side / 2, site->middle.y - side / 2, side, side);

      if (!tw_table_scene_has_spot (&spots[i]))
        continue;
      n += graphene_rect_intersection (&spot, rect, NULL);
    }
  return n;
}

void
tw_spot_buttons_allocate (TwSpotButtons *self)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->scene->model, &n);
  gboolean are_many = tw_spot_sites_are_many (self->scene);

  self->n_laid = n = MIN (self->buttons->len, n);
  for (guint i = 0; i < n; i++)
    if (tw_table_scene_has_spot (&spots[i]))
      self->sites[i].side = spot_side (self, i, &spots[i], are_many);
  tw_spot_sites_lay (self->scene, self->sites, n);
  for (guint i = 0; i < n; i++)
    {
      const TwSpotSite *site = &self->sites[i];
      float half = (float) site->side / 2;

      if (!tw_table_scene_has_spot (&spots[i]))
        continue;
      /* The figure in it may be of another size while the button is not. */
      gtk_widget_queue_draw (gtk_button_get_child (self->buttons->pdata[i]));
      gtk_widget_allocate (self->buttons->pdata[i], site->side, site->side, -1,
                           gsk_transform_translate (
                               NULL, &GRAPHENE_POINT_INIT ((float) (int) (site->middle.x - half),
                                                           (float) (int) (site->middle.y - half))));
    }
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

/* For a finger, which may be beside it. */
static gboolean
near_cb (gpointer data, double x, double y, double reach, guint *out_spot)
{
  const TwSpotButtons *self = data;
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (self->scene->model, &n);
  gboolean is_found = FALSE;

  for (guint i = 0; i < MIN (self->n_laid, n); i++)
    {
      const graphene_point_t *middle = &self->sites[i].middle;
      double away = hypot ((double) middle->x - x, (double) middle->y - y);

      if (!tw_table_scene_has_spot (&spots[i]) || away > reach)
        continue;
      is_found = TRUE;
      reach = away;
      *out_spot = i;
    }
  return is_found;
}

TwSpotButtons *
tw_spot_buttons_new (GtkWidget *table,
                     TwTableScene *scene,
                     TwTablePointer *pointer,
                     GtkWidget *before)
{
  TwSpotButtons *self = g_new0 (TwSpotButtons, 1);

  self->table = table;
  self->scene = scene;
  self->pointer = pointer;
  self->before = before;
  self->buttons = g_ptr_array_new ();
  tw_table_pointer_set_near (pointer, near_cb, self);
  return self;
}

void
tw_spot_buttons_free (TwSpotButtons *self)
{
  tw_table_pointer_set_near (self->pointer, NULL, NULL);
  g_ptr_array_unref (self->buttons);
  g_free (self->sites);
  g_free (self);
}
