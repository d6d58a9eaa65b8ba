/* The table for who has a single switch. */
#include "app/table/table-scanned.h"

#include <glib/gi18n.h>

#include "app/table/table-keys.h"
#include "app/widgets/announce.h"

static TwTableModel *
model_of (TwTableScanned *self)
{
  return self->spots->scene->model;
}

/* The spot with that number of those on the table, or their number. */
static guint
find_spot (TwTableScanned *self, guint index)
{
  const GPtrArray *buttons = self->spots->buttons;
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_visible (buttons->pdata[i]) && n++ == index)
      return i;
  return buttons->len;
}

static guint
count_spots (TwTableScanned *self)
{
  const GPtrArray *buttons = self->spots->buttons;
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    n += gtk_widget_get_visible (buttons->pdata[i]) != FALSE;
  return n;
}

/* The turns in which the tile fits where it is aimed at, a bit for each. */
static guint
turns_here (TwTableScanned *self)
{
  const TwTableAim *aim = tw_table_model_get_aim (model_of (self));
  const TwLegalCell *cell =
      aim->is_set ? tw_table_model_find_legal (model_of (self), aim->x, aim->y) : NULL;

  return cell != NULL ? cell->turns : 0;
}

guint
tw_table_scanned_count (TwTableScanned *self)
{
  TwTableModel *model = model_of (self);
  guint n = 0;

  if (tw_table_model_get_game (model) == NULL)
    return 0;
  if (tw_table_model_get_proposal (model) != NULL)
    return count_spots (self) + 1;
  if (count_spots (self) > 0)
    return count_spots (self);
  if (self->turns && turns_here (self) != 0)
    return (guint) __builtin_popcount (turns_here (self));
  tw_table_model_get_legal (model, &n);
  return n;
}

void
tw_table_scanned_show (TwTableScanned *self, guint index)
{
  TwTableModel *model = model_of (self);
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

  if (index < count_spots (self))
    gtk_widget_grab_focus (self->spots->buttons->pdata[find_spot (self, index)]);
  else if (tw_table_model_get_proposal (model) != NULL)
    {
      gtk_widget_grab_focus (self->spots->table);
      tw_announce_done (self->spots->table, _ ("Go on like this"));
    }
  else if (self->turns && turns_here (self) != 0)
    /* The first one is as it lies already. */
    tw_table_model_turn (model, index > 0 ? 1 : 0, FALSE);
  else if (index < n)
    tw_table_keys_aim (self->spots, cells[index].x, cells[index].y);
}

void
tw_table_scanned_choose (TwTableScanned *self, guint index)
{
  TwTableModel *model = model_of (self);
  guint turns = turns_here (self);

  if (index < count_spots (self))
    g_signal_emit_by_name (self->spots->buttons->pdata[find_spot (self, index)], "clicked");
  else if (tw_table_model_get_proposal (model) != NULL)
    tw_table_model_finish (model);
  else if (!self->turns && (turns & (turns - 1)) != 0)
    self->turns = TRUE;
  else
    {
      self->turns = FALSE;
      tw_table_model_propose (model);
    }
}

void
tw_table_scanned_leave (TwTableScanned *self)
{
  self->turns = FALSE;
  tw_table_model_unaim (model_of (self));
}
