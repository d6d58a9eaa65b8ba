/* What keys do at the table. */
#include "app/table/table-keys.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>

#include "app/game/table-by-hand.h"
#include "app/game/table-cells.h"
#include "app/game/table-number.h"
#include "app/table/table-carry.h"
#include "app/table/table-reader.h"
#include "app/widgets/say.h"

/* Hardware code of the key 1 of the top row; 2 to 9 follow. */
#define KEYCODE_1 10

/* The cell that the keyboard goes on from; @reading: (nullable): what was being read. */
static void
current_cell (TwTableScene *scene, const TwTableReading *reading, int *out_x, int *out_y)
{
  const TwTableAim *aim = tw_table_model_get_aim (scene->model);
  const TwAction *place = tw_table_model_get_proposal (scene->model);
  const TwBoard *board = &tw_table_model_get_play (scene->model)->board;

  *out_x = *out_y = 0;
  if (aim->is_set)
    {
      *out_x = aim->x;
      *out_y = aim->y;
    }
  else if (reading != NULL && reading->is_shown)
    {
      *out_x = reading->x;
      *out_y = reading->y;
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
aim_by_key (TwSpotButtons *spots, int x, int y, gboolean any)
{
  TwTableTarget target = { .kind = TW_TARGET_CELL, .node = TW_NO_NODE, .x = x, .y = y };
  TwTableCells cell = { x, y, x, y };
  const TwTableAim *aim;

  spots->scene->has_pointer = FALSE;
  /* Where it fits it is turned so that it does. */
  any = any && tw_table_model_find_legal (spots->scene->model, x, y) == NULL;
  if (!tw_table_model_aim (spots->scene->model, x, y, any))
    {
      /* What lies there is no place for the tile, and one would be lost on it. */
      if (tw_board_slot_at (&tw_table_model_get_play (spots->scene->model)->board, x, y)
          != TW_NO_SLOT)
        tw_table_reader_go (spots, x, y);
      return;
    }
  aim = tw_table_model_get_aim (spots->scene->model);
  target.turns = aim->turns;
  tw_table_scene_set_target (spots->scene, &target);
  tw_table_scene_reveal (spots->scene, &cell);
}

void
tw_table_keys_aim (TwSpotButtons *spots, int x, int y)
{
  aim_by_key (spots, x, y, FALSE);
}

/* Goes to the nearest legal cell in a direction; sideways counts double. */
static void
step_legal (TwSpotButtons *spots, int dx, int dy)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (spots->scene->model, &n), *best = NULL;
  int x, y, least = G_MAXINT;

  current_cell (spots->scene, NULL, &x, &y);
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
    aim_by_key (spots, best->x, best->y, FALSE);
  else if (n > 0)
    tw_say_answer (spots->table, _ ("No further place that way."));
}

/* The middle of a spot's button. */
static graphene_point_t
spot_middle (TwSpotButtons *spots, guint index)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!tw_spot_buttons_bounds (spots, index, &bounds))
    return GRAPHENE_POINT_INIT (0, 0);
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

static gboolean
is_at_spot (const TwSpotButtons *spots)
{
  for (guint i = 0; i < spots->buttons->len; i++)
    if (gtk_widget_has_focus (spots->buttons->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Goes to the nearest spot in a direction, sideways counts double; to the first one from
 * elsewhere. Returns: %FALSE if there is no spot on the table */
static gboolean
step_spot (TwSpotButtons *spots, int dx, int dy)
{
  graphene_point_t from = { 0, 0 };
  gboolean is_at_one = is_at_spot (spots);
  int best = -1;
  float least = G_MAXFLOAT;

  for (guint i = 0; i < spots->buttons->len; i++)
    if (gtk_widget_has_focus (spots->buttons->pdata[i]))
      from = spot_middle (spots, i);
  for (guint i = 0; i < spots->buttons->len; i++)
    {
      graphene_point_t at = spot_middle (spots, i);
      float ahead = (at.x - from.x) * (float) dx + (at.y - from.y) * (float) dy;
      float aside = fabsf ((at.x - from.x) * (float) dy) + fabsf ((at.y - from.y) * (float) dx);

      if (!gtk_widget_get_visible (spots->buttons->pdata[i]))
        continue;
      if (!is_at_one)
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
    gtk_widget_grab_focus (spots->buttons->pdata[best]);
  else if (is_at_one)
    tw_say_answer (spots->table, _ ("No further place that way."));
  return best >= 0 || is_at_one;
}

static gboolean
press_arrow (TwSpotButtons *spots,
             guint keyval,
             GdkModifierType state,
             const TwTableReading *reading)
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
      TwTableView view = tw_table_camera_rest (&spots->scene->camera);

      if (keyval != arrows[i].key && keyval != arrows[i].keypad)
        continue;
      if ((state & GDK_CONTROL_MASK) && (state & GDK_SHIFT_MASK))
        {
          spots->scene->camera.is_fitted = FALSE;
          view.x -= dx * view.side;
          view.y -= dy * view.side;
          tw_table_scene_go (spots->scene, &view, TRUE);
        }
      else if (state & GDK_SHIFT_MASK)
        {
          current_cell (spots->scene, reading, &x, &y);
          aim_by_key (spots, x + dx, y + dy, TRUE);
        }
      /* Without a tile to be laid arrows go from spot to spot, and so does who is at one. */
      else if ((tw_table_model_get_drawn (spots->scene->model) >= 0 && !is_at_spot (spots))
               || !step_spot (spots, dx, dy))
        step_legal (spots, dx, dy);
      return TRUE;
    }
  return FALSE;
}

/* A tile that nobody has aimed with yet goes to the legal cell that was being read, else to the one
 * that is nearest to the tile laid last. Returns: whether there was one to be aimed with */
static gboolean
aim_first (TwSpotButtons *spots, const TwTableReading *reading)
{
  TwTableModel *model = spots->scene->model;
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n), *best = NULL;
  int x, y, least = G_MAXINT;

  if (tw_table_model_get_aim (model)->is_set || tw_table_model_get_proposal (model) != NULL
      || tw_table_model_get_drawn (model) < 0)
    return FALSE;
  current_cell (spots->scene, reading, &x, &y);
  for (guint i = 0; i < n; i++)
    {
      int far = abs (cells[i].x - x) + abs (cells[i].y - y);

      if (far < least)
        {
          least = far;
          best = &cells[i];
        }
    }
  if (best != NULL)
    aim_by_key (spots, best->x, best->y, FALSE);
  return best != NULL;
}

/* Proposes where the tile is aimed at; a proposal goes on to its first spot. */
static void
press_enter (TwSpotButtons *spots, const TwTableReading *reading)
{
  const TwTableAim *aim = tw_table_model_get_aim (spots->scene->model);
  const TwAction *place = tw_table_model_get_proposal (spots->scene->model);

  if (aim->is_set && !(place != NULL && place->x == aim->x && place->y == aim->y))
    {
      g_autofree char *why = NULL;

      if (tw_table_model_propose (spots->scene->model))
        return;
      why = tw_table_cells_refusal (spots->scene->model, aim->x, aim->y, aim->turns);
      if (why != NULL)
        tw_say_answer (spots->table, why);
      return;
    }
  if (step_spot (spots, 0, 0))
    return;
  if (place != NULL)
    tw_table_model_finish (spots->scene->model);
  else
    aim_first (spots, reading);
}

/* Those that can go to the spot with the focus. */
static gboolean
open_figures (TwSpotButtons *spots)
{
  for (guint i = 0; i < spots->buttons->len; i++)
    if (gtk_widget_has_focus (spots->buttons->pdata[i]))
      return tw_spot_buttons_open_figures (spots, i);
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

static gboolean
is_zero (guint keyval, guint keycode)
{
  return keyval == GDK_KEY_0 || keyval == GDK_KEY_KP_0 || keycode == KEYCODE_1 + 9;
}

/* While a further digit may follow, or where 0 is an answer. Returns: whether the key was for the
 * number */
static gboolean
press_typed (TwSpotButtons *spots, guint keyval, guint keycode)
{
  guint typed = tw_table_number_get (spots->scene->model);

  if (typed == 0)
    return is_zero (keyval, keycode) && tw_table_number_first (spots->scene->model) == 0
           && tw_table_number_type_digit (spots->scene->model, 0);
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return tw_table_number_take (spots->scene->model);
    case GDK_KEY_Escape:
      tw_table_model_set_typed (spots->scene->model, 0);
      return TRUE;
    case GDK_KEY_BackSpace:
      tw_table_model_set_typed (spots->scene->model, typed / 10);
      return TRUE;
    default:
      return is_zero (keyval, keycode) && tw_table_number_type_digit (spots->scene->model, 0);
    }
}

/* Whoever takes the tile back from among its spots still aims where it was. */
static void
withdraw (TwSpotButtons *spots)
{
  TwTableModel *model = spots->scene->model;
  const TwAction *place = tw_table_model_get_proposal (model);
  int x = place != NULL ? place->x : 0, y = place != NULL ? place->y : 0;

  tw_table_model_withdraw (model);
  if (place != NULL && tw_table_model_get_proposal (model) == NULL
      && !tw_table_model_get_aim (model)->is_set)
    aim_by_key (spots, x, y, FALSE);
}

gboolean
tw_table_keys_press (TwSpotButtons *spots, guint keyval, guint keycode, GdkModifierType state)
{
  gboolean any = (state & GDK_SHIFT_MASK) != 0;
  int digit = digit_of (keyval, keycode);
  const TwTableReading reading = spots->scene->reading;

  if (tw_table_model_get_game (spots->scene->model) == NULL || (state & GDK_ALT_MASK))
    return FALSE;
  if (tw_table_by_hand_held (spots->scene->model) != NULL && !(state & GDK_CONTROL_MASK)
      && tw_table_carry_press (spots->scene, keyval))
    return TRUE;
  if (tw_table_reader_press (spots, keyval, state) || press_arrow (spots, keyval, state, &reading))
    return TRUE;
  if (state & GDK_CONTROL_MASK)
    return FALSE;
  tw_table_scene_skip (spots->scene);
  if (digit >= 0 && tw_table_by_hand_held (spots->scene->model) != NULL)
    return TRUE;
  if (digit >= 0)
    {
      if (!tw_table_number_type_digit (spots->scene->model, (guint) digit + 1))
        tw_say_answer (spots->table, _ ("No answer has this number now."));
      return TRUE;
    }
  if (press_typed (spots, keyval, keycode))
    return TRUE;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      press_enter (spots, &reading);
      return TRUE;
    case GDK_KEY_space:
      if (!tw_table_model_finish (spots->scene->model)
          && !tw_table_model_propose (spots->scene->model))
        aim_first (spots, &reading);
      return TRUE;
    case GDK_KEY_r:
    case GDK_KEY_period:
      tw_table_model_turn (spots->scene->model, 1, any);
      return TRUE;
    case GDK_KEY_comma:
      tw_table_model_turn (spots->scene->model, -1, any);
      return TRUE;
    case GDK_KEY_m:
      tw_table_model_next_figure (spots->scene->model);
      return TRUE;
    case GDK_KEY_z:
      tw_table_scene_set_glass (spots->scene, TRUE);
      return TRUE;
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      tw_table_scene_zoom (spots->scene, 1);
      return TRUE;
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      tw_table_scene_zoom (spots->scene, -1);
      return TRUE;
    case GDK_KEY_0:
    case GDK_KEY_KP_0:
    case GDK_KEY_Home:
      tw_table_scene_fit (spots->scene);
      return TRUE;
    case GDK_KEY_Menu:
      return open_figures (spots);
    case GDK_KEY_F10:
      return any && open_figures (spots);
    case GDK_KEY_Escape:
      if (tw_table_model_get_proposal (spots->scene->model) == NULL
          && tw_table_model_get_picked (spots->scene->model) == TW_NO_NODE)
        return FALSE;
      withdraw (spots);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (TwSpotButtons *spots,
        guint keyval,
        guint keycode,
        GdkModifierType state,
        GtkEventControllerKey *controller)
{
  if (keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R)
    tw_table_pointer_set_any (spots->pointer, TRUE);
  return tw_table_keys_press (spots, keyval, keycode, state);
}

void
tw_table_keys_release (TwSpotButtons *spots, guint keyval)
{
  if (keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R)
    tw_table_pointer_set_any (spots->pointer, FALSE);
  else if (gdk_keyval_to_lower (keyval) == GDK_KEY_z)
    tw_table_scene_set_glass (spots->scene, FALSE);
}

/* The end of a key that is held while another window comes is not told. */
static void
active_cb (TwTableScene *scene, GParamSpec *pspec, GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    tw_table_scene_set_glass (scene, FALSE);
}

static void
root_cb (TwSpotButtons *spots, GParamSpec *pspec, GtkWidget *table)
{
  GtkRoot *root = gtk_widget_get_root (table);

  tw_table_scene_set_glass (spots->scene, FALSE);
  if (!GTK_IS_WINDOW (root))
    return;
  g_signal_handlers_disconnect_by_data (root, spots->scene);
  g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_cb), spots->scene,
                           G_CONNECT_SWAPPED);
}

void
tw_table_keys_add (TwSpotButtons *spots, GtkWidget *table)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), spots);
  g_signal_connect_swapped (key, "key-released", G_CALLBACK (tw_table_keys_release), spots);
  g_signal_connect_swapped (table, "notify::root", G_CALLBACK (root_cb), spots);
  gtk_widget_add_controller (table, key);
}
