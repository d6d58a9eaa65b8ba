/* Pieces moved by hand on the table: drawn, and carried by pointer and keys. */
#include "app/play/game-table-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/drawing/theme.h"
#include "app/play/table-by-hand.h"
#include "app/play/table-texts.h"

/* Side of a piece in tile edges, and how far those on one segment are apart. */
#define PIECE_SIZE   0.30
#define PIECES_APART 0.15
/* A piece that is carried is seen through. */
#define CARRIED_OPACITY 0.65f

static void
draw_piece (TwGameTable *self,
            GtkSnapshot *snapshot,
            const TwPlay *play,
            guint node,
            guint nth,
            guint type,
            guint colour)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  graphene_rect_t rect = tw_game_table_slot_rect (self, slot);
  TwSpotPoint at = tw_table_pictures_spot (self->pictures, play, node);
  float size = rintf ((float) (rect.size.width * PIECE_SIZE));
  guint scale = (guint) gtk_widget_get_scale_factor (GTK_WIDGET (self));

  /* Towards the middle of the tile, so that all of them are seen. */
  at.x += (at.x > 0.5 ? -PIECES_APART : PIECES_APART) * nth;
  gtk_snapshot_append_texture (
      snapshot,
      tw_table_pictures_figure (self->pictures, tw_figure_look (play->rules, type, TW_N_KINDS),
                                colour, (guint) size * scale),
      &GRAPHENE_RECT_INIT (rintf (rect.origin.x + (float) at.x * rect.size.width - size / 2),
                           rintf (rect.origin.y + (float) at.y * rect.size.height - size / 2), size,
                           size));
}

/* How many figures stand on @node before figure @index. */
static guint
n_before (const TwPlay *play, guint node, guint index)
{
  guint n = 0;

  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (play->figures[i].node == node)
      n += play->figures[i].place == TW_FIGURE_NODE
           || (play->figures[i].place == TW_FIGURE_HAND && i < index);
  return n;
}

void
tw_game_table_draw_by_hand (TwGameTable *self, GtkSnapshot *snapshot, const TwPlay *play)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwHandPiece *held = tw_table_by_hand_held (self->model);
  guint n = play->rules->n_figures + play->rules->n_neutral;

  for (guint i = 0; i < n; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (figure->place == TW_FIGURE_HAND)
        draw_piece (self, snapshot, play, figure->node, n_before (play, figure->node, i),
                    figure->type,
                    i >= play->rules->n_figures ? TW_COLOUR_NOBODY
                                                : setup->seats[figure->seat].colour);
    }
  if (held == NULL || self->target.node >= play->board.head->n_nodes)
    return;
  gtk_snapshot_push_opacity (snapshot, CARRIED_OPACITY);
  draw_piece (self, snapshot, play, self->target.node, n_before (play, self->target.node, n),
              held->figure, tw_table_by_hand_colour (self->model, held));
  gtk_snapshot_pop (snapshot);
}

char *
tw_game_table_carried_words (TwGameTable *self)
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
node_point (TwGameTable *self, const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwSpotPoint at = tw_table_pictures_spot (self->pictures, play, node);

  return (TwSpotPoint){ slot->x + at.x, slot->y + at.y };
}

static void
point_at_node (TwGameTable *self, const TwPlay *play, guint node)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  TwTableTarget target = { .kind = TW_TARGET_FEATURE, .node = node, .x = slot->x, .y = slot->y };
  TwTableCells cell = { slot->x, slot->y, slot->x, slot->y };
  TwTableView view = self->view;

  self->has_pointer = FALSE;
  tw_game_table_set_target (self, &target);
  if (!tw_table_view_shows (&view, &cell))
    {
      tw_table_view_reveal (&view, &cell);
      tw_game_table_set_view (self, &view, TRUE);
    }
}

/* Goes to the nearest feature in a direction, sideways counts double; at first to the tile that
 * was laid last. */
static void
step (TwGameTable *self, int dx, int dy)
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
tw_game_table_put_carried (TwGameTable *self)
{
  if (!tw_table_by_hand_put (self->model, self->target.node))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

gboolean
tw_game_table_press_carrying (TwGameTable *self, guint keyval)
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
      tw_game_table_put_carried (self);
      return TRUE;
    case GDK_KEY_Escape:
      tw_table_by_hand_hold (self->model, NULL);
      return TRUE;
    default:
      return FALSE;
    }
}
