/* What keys do at the table. */
#include "app/table/game-table-private.h"

#include <math.h>
#include <stdlib.h>

#include "app/game/table-by-hand.h"

/* Hardware code of the key 1 of the top row; 2 to 9 follow. */
#define KEYCODE_1 10

/* The cell that the keyboard goes on from. */
static void
current_cell (TwGameTable *self, int *out_x, int *out_y)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  const TwAction *place = tw_table_model_get_proposal (self->model);
  const TwBoard *board = &tw_table_model_get_play (self->model)->board;

  *out_x = *out_y = 0;
  if (aim->is_set)
    {
      *out_x = aim->x;
      *out_y = aim->y;
    }
  else if (place != NULL)
    {
      *out_x = place->x;
      *out_y = place->y;
    }
  else if (board->head->n_slots > 0)
    {
      *out_x = board->slots[board->head->n_slots - 1].x;
      *out_y = board->slots[board->head->n_slots - 1].y;
    }
}

static void
aim_by_key (TwGameTable *self, int x, int y, gboolean any)
{
  TwTableTarget target = { .kind = TW_TARGET_CELL, .node = TW_NO_NODE, .x = x, .y = y };
  TwTableView view = self->view;
  TwTableCells cell = { x, y, x, y };
  const TwTableAim *aim;

  self->has_pointer = FALSE;
  if (!tw_table_model_aim (self->model, x, y, any))
    return;
  aim = tw_table_model_get_aim (self->model);
  target.turns = aim->turns;
  tw_game_table_set_target (self, &target);
  if (!tw_table_view_shows (&view, &cell))
    {
      tw_table_view_reveal (&view, &cell);
      tw_game_table_set_view (self, &view, TRUE);
    }
}

/* Goes to the nearest legal cell in a direction; sideways counts double. */
static void
step_legal (TwGameTable *self, int dx, int dy)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (self->model, &n), *best = NULL;
  int x, y, least = G_MAXINT;

  current_cell (self, &x, &y);
  for (guint i = 0; i < n; i++)
    {
      int ahead = (cells[i].x - x) * dx + (cells[i].y - y) * dy;
      int aside = abs ((cells[i].x - x) * dy) + abs ((cells[i].y - y) * dx);

      if (ahead > 0 && ahead + 2 * aside < least)
        {
          least = ahead + 2 * aside;
          best = &cells[i];
        }
    }
  if (best != NULL)
    aim_by_key (self, best->x, best->y, FALSE);
}

/* The middle of a spot's button. */
static graphene_point_t
spot_middle (TwGameTable *self, guint index)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!gtk_widget_compute_bounds (self->spots->pdata[index], GTK_WIDGET (self), &bounds))
    return GRAPHENE_POINT_INIT (0, 0);
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

/* Goes to the nearest spot in a direction, sideways counts double; to the first one from
 * elsewhere. Returns: %FALSE if there is no spot on the table */
static gboolean
step_spot (TwGameTable *self, int dx, int dy)
{
  graphene_point_t from = { 0, 0 };
  gboolean is_at_spot = FALSE;
  int best = -1;
  float least = G_MAXFLOAT;

  for (guint i = 0; i < self->spots->len; i++)
    if (gtk_widget_has_focus (self->spots->pdata[i]))
      {
        from = spot_middle (self, i);
        is_at_spot = TRUE;
      }
  for (guint i = 0; i < self->spots->len; i++)
    {
      graphene_point_t at = spot_middle (self, i);
      float ahead = (at.x - from.x) * (float) dx + (at.y - from.y) * (float) dy;
      float aside = fabsf ((at.x - from.x) * (float) dy) + fabsf ((at.y - from.y) * (float) dx);

      if (!gtk_widget_get_visible (self->spots->pdata[i]))
        continue;
      if (!is_at_spot)
        {
          best = (int) i;
          break;
        }
      if (ahead > 0.5f && ahead + 2 * aside < least)
        {
          least = ahead + 2 * aside;
          best = (int) i;
        }
    }
  if (best >= 0)
    gtk_widget_grab_focus (self->spots->pdata[best]);
  return best >= 0 || is_at_spot;
}

static gboolean
press_arrow (TwGameTable *self, guint keyval, GdkModifierType state)
{
  static const struct
  {
    guint key, keypad;
    int dx, dy;
  } arrows[] = { { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
                 { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
                 { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
                 { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      int x, y, dx = arrows[i].dx, dy = arrows[i].dy;
      TwTableView view = self->move_start != 0 ? self->view_to : self->view;

      if (keyval != arrows[i].key && keyval != arrows[i].keypad)
        continue;
      if (state & GDK_CONTROL_MASK)
        {
          self->is_fitted = FALSE;
          view.x -= dx * view.side;
          view.y -= dy * view.side;
          tw_game_table_set_view (self, &view, TRUE);
        }
      else if (state & GDK_SHIFT_MASK)
        {
          current_cell (self, &x, &y);
          aim_by_key (self, x + dx, y + dy, TRUE);
        }
      /* Without a tile to be laid arrows go from spot to spot. */
      else if (tw_table_model_get_drawn (self->model) >= 0 || !step_spot (self, dx, dy))
        step_legal (self, dx, dy);
      return TRUE;
    }
  return FALSE;
}

/* Proposes where the tile is aimed at; a proposal goes on to its first spot. */
static void
press_enter (TwGameTable *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (self->model);
  const TwAction *place = tw_table_model_get_proposal (self->model);

  if (aim->is_set && !(place != NULL && place->x == aim->x && place->y == aim->y))
    {
      tw_table_model_propose (self->model);
      return;
    }
  if (!step_spot (self, 0, 0) && place != NULL)
    tw_table_model_finish (self->model);
}

/* Those that can go to the spot with the focus. */
static gboolean
open_figures (TwGameTable *self)
{
  for (guint i = 0; i < self->spots->len; i++)
    if (gtk_widget_has_focus (self->spots->pdata[i]))
      return tw_game_table_open_figures (self, i);
  return FALSE;
}

static int
digit_of (guint keyval, guint keycode)
{
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    return (int) (keyval - GDK_KEY_1);
  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    return (int) (keyval - GDK_KEY_KP_1);
  return keycode >= KEYCODE_1 && keycode < KEYCODE_1 + 9 ? (int) (keycode - KEYCODE_1) : -1;
}

/* While a further digit may follow. Returns: whether the key was for the number */
static gboolean
press_typed (TwGameTable *self, guint keyval, guint keycode)
{
  guint typed = tw_table_model_get_typed (self->model);

  if (typed == 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return tw_table_model_take_typed (self->model);
    case GDK_KEY_Escape:
      tw_table_model_set_typed (self->model, 0);
      return TRUE;
    case GDK_KEY_BackSpace:
      tw_table_model_set_typed (self->model, typed / 10);
      return TRUE;
    default:
      return (keyval == GDK_KEY_0 || keyval == GDK_KEY_KP_0 || keycode == KEYCODE_1 + 9)
             && tw_table_model_type_digit (self->model, 0);
    }
}

gboolean
tw_game_table_press_key (TwGameTable *self, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean any = (state & GDK_SHIFT_MASK) != 0;
  int digit = digit_of (keyval, keycode);

  if (tw_table_model_get_game (self->model) == NULL || (state & GDK_ALT_MASK))
    return FALSE;
  if (tw_table_by_hand_held (self->model) != NULL && !(state & GDK_CONTROL_MASK)
      && tw_game_table_press_carrying (self, keyval))
    return TRUE;
  if (press_arrow (self, keyval, state))
    return TRUE;
  if (state & GDK_CONTROL_MASK)
    return FALSE;
  tw_game_table_skip_animation (self);
  if (digit >= 0 && tw_table_by_hand_held (self->model) != NULL)
    return TRUE;
  if (digit >= 0)
    return tw_table_model_type_digit (self->model, (guint) digit + 1);
  if (press_typed (self, keyval, keycode))
    return TRUE;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      press_enter (self);
      return TRUE;
    case GDK_KEY_space:
      if (!tw_table_model_finish (self->model))
        tw_table_model_propose (self->model);
      return TRUE;
    case GDK_KEY_r:
    case GDK_KEY_period:
      tw_table_model_turn (self->model, 1, any);
      return TRUE;
    case GDK_KEY_comma:
      tw_table_model_turn (self->model, -1, any);
      return TRUE;
    case GDK_KEY_m:
      tw_table_model_next_figure (self->model);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      tw_game_table_zoom (self, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      tw_game_table_zoom (self, -1);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_Home:
      tw_game_table_fit (self);
      return TRUE;
    case GDK_KEY_Menu:
      return open_figures (self);
    case GDK_KEY_F10:
      return any && open_figures (self);
    case GDK_KEY_Escape:
      if (tw_table_model_get_proposal (self->model) == NULL
          && tw_table_model_get_picked (self->model) == TW_NO_NODE)
        return FALSE;
      tw_table_model_withdraw (self->model);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (TwGameTable *self,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        GtkEventControllerKey *controller)
{
  if (keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R)
    tw_game_table_set_any (self, TRUE);
  return tw_game_table_press_key (self, keyval, keycode, state);
}

static void
key_released_cb (TwGameTable *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R)
    tw_game_table_set_any (self, FALSE);
}

void
tw_game_table_add_keys (TwGameTable *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (key, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
