/* How the view of a table follows what happens on it. */
#include "app/table/table-follow.h"

#include "app/game/table-record.h"

static void
add_cell (TwTableCells *cells, int x, int y)
{
  cells->x0 = MIN (cells->x0, x);
  cells->y0 = MIN (cells->y0, y);
  cells->x1 = MAX (cells->x1, x);
  cells->y1 = MAX (cells->y1, y);
}

/* What must be in view: the landscape and every cell where the tile can go. Where tiles are entered
 * one after the other that is every place, with a tile in the hand and without. */
static TwTableCells
needed_cells (TwTableModel *model)
{
  const TwBoard *board = &tw_table_model_get_play (model)->board;
  const TwBoardHead *head = board->head;
  TwTableCells cells = { head->min_x, head->min_y, head->max_x, head->max_y };
  guint n = 0;
  const TwLegalCell *legal = tw_table_model_get_legal (model, &n);

  for (guint i = 0; i < n; i++)
    add_cell (&cells, legal[i].x, legal[i].y);
  if (tw_table_record_is (model))
    for (guint i = 0; i < head->n_open; i++)
      add_cell (&cells, board->open[i].x, board->open[i].y);
  return cells;
}

/* Whether the table is held: then the view has to wait. */
static gboolean
is_held (TwTableCamera *camera)
{
  camera->has_waited = camera->has_waited || camera->is_held;
  return camera->is_held;
}

gboolean
tw_table_follow_landscape (TwTableCamera *camera,
                           TwTableModel *model,
                           gboolean anew,
                           TwTableView *out_view)
{
  TwTableView view = tw_table_camera_rest (camera);
  TwTableCells cells;

  if (!camera->is_fitted || view.width <= 0 || tw_table_model_get_game (model) == NULL
      || is_held (camera))
    return FALSE;
  cells = needed_cells (model);
  if (!anew && tw_table_view_shows (&view, &cells))
    return FALSE;
  if (anew)
    tw_table_view_fit (&view, &cells);
  else
    tw_table_view_include (&view, &cells);
  *out_view = view;
  return TRUE;
}

gboolean
tw_table_follow_last (TwTableCamera *camera,
                      TwTableModel *model,
                      guint *n_followed,
                      TwTableView *out_view)
{
  const TwBoard *board = &tw_table_model_get_play (model)->board;
  TwTableView view = tw_table_camera_rest (camera), all = view;
  TwTableCells cells = needed_cells (model);
  guint n = board->head->n_slots, before = *n_followed;

  if (n == 0 || view.width <= 0 || is_held (camera))
    return FALSE;
  tw_table_view_fit (&all, &cells);
  if (camera->is_fitted && all.side >= TW_TABLE_FAIR_SIDE)
    return tw_table_follow_landscape (camera, model, FALSE, out_view);
  camera->is_fitted = FALSE;
  *n_followed = n;
  if (n == before || !tw_table_view_approach (&view, board->slots[n - 1].x, board->slots[n - 1].y))
    return FALSE;
  *out_view = view;
  return TRUE;
}

gboolean
tw_table_follow_again (TwTableCamera *camera,
                       TwTableModel *model,
                       gboolean was_seen,
                       TwTableView *out_view)
{
  TwTableView view = tw_table_camera_rest (camera);
  TwTableCells cells;

  if (camera->is_fitted)
    return tw_table_follow_landscape (camera, model, TRUE, out_view);
  if (!was_seen || is_held (camera))
    return FALSE;
  cells = needed_cells (model);
  if (tw_table_view_shows (&view, &cells))
    return FALSE;
  tw_table_view_reveal (&view, &cells);
  if (!tw_table_view_shows (&view, &cells))
    tw_table_view_fit (&view, &cells);
  *out_view = view;
  return TRUE;
}

gboolean
tw_table_follow_is_all_seen (const TwTableCamera *camera, TwTableModel *model)
{
  TwTableView view = tw_table_camera_rest (camera);
  TwTableCells cells;

  if (view.width <= 0 || tw_table_model_get_game (model) == NULL)
    return FALSE;
  cells = needed_cells (model);
  return tw_table_view_shows (&view, &cells);
}

gboolean
tw_table_follow_spots (TwTableCamera *camera, TwTableModel *model, TwTableCells *out_cells)
{
  const TwBoard *board = &tw_table_model_get_play (model)->board;
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);
  TwTableCells cells = { G_MAXINT, G_MAXINT, G_MININT, G_MININT };

  for (guint i = 0; i < n; i++)
    if (spots[i].place == TW_SPOT_CELL)
      add_cell (&cells, spots[i].x, spots[i].y);
    else if (spots[i].slot != TW_NO_SLOT)
      add_cell (&cells, board->slots[spots[i].slot].x, board->slots[spots[i].slot].y);
  if (cells.x0 > cells.x1 || is_held (camera))
    return FALSE;
  *out_cells = cells;
  return TRUE;
}
