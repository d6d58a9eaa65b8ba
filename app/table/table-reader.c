/* A cursor that reads the table. */
#include "app/table/table-reader.h"

#include <glib/gi18n.h>

#include "app/game/table-reading.h"
#include "app/widgets/say.h"

/* Where the cursor begins: where one aims, else at the tile that was laid last. */
static void
begin (TwTableScene *scene, TwTableReading *reading)
{
  const TwTableAim *aim = tw_table_model_get_aim (scene->model);
  const TwAction *place = tw_table_model_get_proposal (scene->model);
  const TwBoard *board = &tw_table_model_get_play (scene->model)->board;

  if (reading->has_begun)
    return;
  reading->has_begun = TRUE;
  if (aim->is_set)
    {
      reading->x = aim->x;
      reading->y = aim->y;
    }
  else if (place != NULL)
    {
      reading->x = place->x;
      reading->y = place->y;
    }
  else if (board->head->n_slots > 0)
    {
      reading->x = board->slots[board->head->n_slots - 1].x;
      reading->y = board->slots[board->head->n_slots - 1].y;
    }
}

/* Shows what is read, and explains it in the card. */
static void
show (TwTableScene *scene, const TwTableReading *reading, guint node)
{
  const TwPlay *play = tw_game_play (tw_table_model_get_shown (scene->model));
  TwTableTarget target = { .kind = TW_TARGET_NONE, .node = node, .x = reading->x, .y = reading->y };
  const TwTableCells cell = { reading->x, reading->y, reading->x, reading->y };

  scene->has_pointer = FALSE;
  if (node != TW_NO_NODE)
    target.kind = TW_TARGET_FEATURE;
  else if (tw_board_open_at (&play->board, reading->x, reading->y) >= 0)
    {
      target.kind = TW_TARGET_CELL;
      target.turns = tw_table_model_get_turns (scene->model);
    }
  tw_table_scene_set_reading (scene, reading);
  tw_table_scene_set_target (scene, &target);
  tw_table_scene_reveal (scene, &cell);
}

static void
read_cell (TwSpotButtons *spots, TwTableReading *reading, const char *before)
{
  g_autofree char *words = tw_table_reading_cell (spots->scene->model, reading->x, reading->y);

  reading->feature = -1;
  reading->is_shown = TRUE;
  show (spots->scene, reading, TW_NO_NODE);
  if (before != NULL)
    tw_say_answer (spots->table, before);
  tw_say_answer (spots->table, words);
}

static gboolean
step (TwSpotButtons *spots, TwTableReading *reading, guint keyval)
{
  const TwBoardHead *head =
      tw_game_play (tw_table_model_get_shown (spots->scene->model))->board.head;
  int x = reading->x, y = reading->y;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      y--;
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      y++;
      break;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      x--;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      x++;
      break;
    default:
      return FALSE;
    }
  /* Beyond the places beside the landscape there is nothing to be read. */
  reading->x = CLAMP (x, head->min_x - 1, head->max_x + 1);
  reading->y = CLAMP (y, head->min_y - 1, head->max_y + 1);
  read_cell (spots, reading, NULL);
  return TRUE;
}

static void
read_feature (TwSpotButtons *spots, TwTableReading *reading, gboolean is_back)
{
  g_autofree char *words = NULL;
  guint node;

  reading->feature += is_back ? (reading->feature < 0 ? 0 : -1) : 1;
  words = tw_table_reading_feature (spots->scene->model, reading->x, reading->y, reading->feature,
                                    &node);
  if (words == NULL)
    {
      read_cell (spots, reading, NULL);
      return;
    }
  reading->is_shown = TRUE;
  show (spots->scene, reading, node);
  tw_say_answer (spots->table, words);
}

/* Goes to the last tile of each player in turn, begun at that which was laid last. */
static void
read_last (TwSpotButtons *spots, TwTableReading *reading, gboolean is_back)
{
  guint n_seats = tw_table_model_get_setup (spots->scene->model)->rules->n_seats;
  g_autofree char *whose = NULL;

  if (reading->is_shown)
    reading->nth_last += is_back ? n_seats - 1 : 1;
  else
    reading->nth_last = 0;
  whose =
      tw_table_reading_last_tile (spots->scene->model, reading->nth_last, &reading->x, &reading->y);
  if (whose == NULL)
    tw_say_answer (spots->table, _ ("Nobody has laid a tile yet."));
  else
    read_cell (spots, reading, whose);
}

/* How far a cell comes behind another one, row by row; less than 0 before it. */
static int
distance (int x, int y, int from_x, int from_y)
{
  return (y - from_y) * TW_BOARD_MAX_SIDE + x - from_x;
}

/* Goes to the next place where the drawn tile fits, row by row, round and round. */
static void
read_open (TwSpotButtons *spots, TwTableReading *reading, gboolean is_back)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (spots->scene->model, &n);
  const TwLegalCell *next = NULL;
  int least = G_MAXINT;

  for (guint i = 0; i < n; i++)
    {
      int ahead = distance (cells[i].x, cells[i].y, reading->x, reading->y) * (is_back ? -1 : 1);

      /* What lies behind the cursor comes after all that lies before it. */
      ahead += ahead > 0 ? 0 : TW_BOARD_MAX_SIDE * TW_BOARD_MAX_SIDE;
      if (ahead < least)
        {
          least = ahead;
          next = &cells[i];
        }
    }
  if (next == NULL)
    {
      tw_say_answer (spots->table, _ ("There is no tile in hand that fits anywhere."));
      return;
    }
  reading->x = next->x;
  reading->y = next->y;
  read_cell (spots, reading, NULL);
}

void
tw_table_reader_go (TwSpotButtons *spots, int x, int y)
{
  TwTableReading reading = spots->scene->reading;

  reading.has_begun = TRUE;
  reading.x = x;
  reading.y = y;
  read_cell (spots, &reading, NULL);
}

gboolean
tw_table_reader_press (TwSpotButtons *spots, guint keyval, GdkModifierType state)
{
  TwTableReading reading = spots->scene->reading;
  gboolean is_back = (state & GDK_SHIFT_MASK) != 0;

  begin (spots->scene, &reading);
  if ((state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) == GDK_CONTROL_MASK)
    return step (spots, &reading, keyval);
  if ((state & GDK_CONTROL_MASK) == 0)
    switch (gdk_keyval_to_lower (keyval))
      {
      case GDK_KEY_k:
        read_feature (spots, &reading, is_back);
        return TRUE;
      case GDK_KEY_j:
        read_last (spots, &reading, is_back);
        return TRUE;
      case GDK_KEY_o:
        read_open (spots, &reading, is_back);
        return TRUE;
      default:
        break;
      }
  if (!spots->scene->reading.is_shown || (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R))
    return FALSE;
  reading.is_shown = FALSE;
  tw_table_scene_set_reading (spots->scene, &reading);
  tw_table_scene_set_target (spots->scene, NULL);
  return keyval == GDK_KEY_Escape;
}
