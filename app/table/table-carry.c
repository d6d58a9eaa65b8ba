/* Pieces moved by hand on the table: drawn, and carried by pointer and keys. */
#include "app/table/table-carry.h"

#include <gdk/gdk.h>
#include <glib/gi18n.h>
#include <math.h>

#include "app/game/table-by-hand.h"
#include "app/game/table-names.h"

char *
tw_table_carry_words (TwTableScene *self)
{
  const TwHandPiece *held = tw_table_by_hand_held (self->model);
  const TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  const TwPlay *play = tw_table_model_get_play (self->model);
  g_autofree char *where = NULL;
  const char *title;

  if (held == NULL || self->target.node >= play->board.head->n_nodes)
    return NULL;
  where = tw_table_by_hand_place_words (self->model, self->target.node);
  title = tw_role_title (rules, rules->figure_types[held->figure].type->id);
  return g_strdup_printf (tw_table_by_hand_can_put (self->model, self->target.node)
                              /* Translators: a figure that is carried, and the feature below it. */
                              ? _ ("%s: %s")
                              /* Translators: a figure that is carried, and the feature below it. */
                              : _ ("%s cannot stand here: %s"),
                          title, where);
}

/* Where figures stand on a node, in cells. */
static TwSpotPoint
node_point (TwTableScene *self, const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwSpotPoint at = tw_table_pictures_spot (self->pictures, play, node);

  return (TwSpotPoint){ slot->x + at.x, slot->y + at.y };
}

static void
point_at_node (TwTableScene *self, const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwTableTarget target = { .kind = TW_TARGET_FEATURE, .node = node, .x = slot->x, .y = slot->y };
  TwTableCells cell = { slot->x, slot->y, slot->x, slot->y };

  self->has_pointer = FALSE;
  tw_table_scene_set_target (self, &target);
  tw_table_scene_reveal (self, &cell);
}

/* Goes to the nearest feature in a direction, sideways counts double; at first to the tile that
 * was laid last. */
static void
step (TwTableScene *self, int dx, int dy)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwBoardHead *head = play->board.head;
  guint at = self->target.node, best = TW_NO_NODE;
  double least = G_MAXDOUBLE;
  TwSpotPoint from;

  if (head->n_slots == 0)
    return;
  if (self->target.kind != TW_TARGET_FEATURE || at >= head->n_nodes)
    {
      point_at_node (self, play, play->board.slots[head->n_slots - 1].first_node);
      return;
    }
  from = node_point (self, play, at);
  for (guint node = 0; node < head->n_nodes; node++)
    {
      TwSpotPoint to = node_point (self, play, node);
      double ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      double aside = fabs ((to.x - from.x) * dy) + fabs ((to.y - from.y) * dx);

      if (node != at && !play->board.slots[play->board.nodes[node].slot].is_face_down
          && ahead > 0.02 && ahead + 2 * aside < least)
        {
          least = ahead + 2 * aside;
          best = node;
        }
    }
  if (best != TW_NO_NODE)
    point_at_node (self, play, best);
}

void
tw_table_carry_put (TwTableScene *self)
{
  if (!tw_table_by_hand_put (self->model, self->target.node))
    tw_table_scene_refuse (self);
}

gboolean
tw_table_carry_press (TwTableScene *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      step (self, 0, -1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      step (self, 0, 1);
      return TRUE;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      step (self, -1, 0);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      step (self, 1, 0);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      tw_table_carry_put (self);
      return TRUE;
    case GDK_KEY_Escape:
      tw_table_by_hand_hold (self->model, NULL);
      return TRUE;
    default:
      return FALSE;
    }
}
