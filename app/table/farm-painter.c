/* The cities that a field is worth something for. */
#include "app/table/farm-painter.h"

#include <math.h>

#include "app/table/light-painter.h"

/* How bright the cities are beside the field. */
#define CITY_LIGHT 0.75f
#define LETTER_PX  13

static const GdkRGBA gold = { 0.96f, 0.79f, 0.36f, 1 }, ink = { 0.17f, 0.11f, 0.04f, 1 };

/* Of the nodes of the city one on a tile on which the field lies, too, for there they touch. */
static guint
node_beside (const TwBoard *board, guint city, const guint8 *has_field)
{
  guint at = city;

  do
    {
      if (has_field[board->nodes[at].slot])
        return at;
      at = board->nodes[at].next;
    }
  while (at != city);
  return city;
}

static void
paint_number (const TwTableBrush *brush, const TwPlay *play, guint node, guint number)
{
  const TwSlot *slot = &play->board.slots[play->board.nodes[node].slot];
  graphene_rect_t tile = tw_table_view_rect (&brush->scene->camera.view, slot->x, slot->y), pill;
  TwSpotPoint at = tw_table_pictures_spot (brush->scene->pictures, play, node);
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = tw_table_brush_layout (brush, text, LETTER_PX);
  int width, height;
  float wide;

  pango_layout_get_pixel_size (layout, &width, &height);
  wide = (float) MAX (width + 10, height + 4);
  pill = GRAPHENE_RECT_INIT (rintf (tile.origin.x + (float) at.x * tile.size.width - wide / 2),
                             rintf (tile.origin.y + (float) at.y * tile.size.height
                                    - (float) (height + 4) / 2),
                             wide, (float) height + 4);
  tw_table_view_keep (&brush->scene->camera.view, &pill);
  tw_table_brush_pill (brush, &pill, &gold);
  tw_table_brush_words (brush, layout, pill.origin.x + (wide - (float) width) / 2,
                        pill.origin.y + 2, &ink);
}

void
tw_farm_painter_paint (const TwTableBrush *brush, const TwPlay *play, guint node)
{
  const TwBoard *board = &play->board;
  g_autofree guint32 *seen = NULL;
  g_autofree guint8 *has_field = NULL;
  guint at = node, number = 0;

  /* Where fields bring nothing there is nothing to count. */
  if (!play->rules->farmers || node >= board->head->n_nodes
      || board->nodes[node].kind != TW_KIND_FIELD)
    return;
  seen = g_new0 (guint32, board->head->n_nodes / 32 + 1);
  has_field = g_new0 (guint8, board->head->n_slots);
  if (tw_board_n_cities (board, node, seen) == 0)
    return;
  do
    {
      has_field[board->nodes[at].slot] = TRUE;
      at = board->nodes[at].next;
    }
  while (at != node);
  for (guint city = 0; city < board->head->n_nodes; city++)
    if (seen[city / 32] >> city % 32 & 1)
      tw_light_painter_paint (brush, play, city, &gold, CITY_LIGHT, FALSE);
  for (guint city = 0; city < board->head->n_nodes; city++)
    if (seen[city / 32] >> city % 32 & 1)
      paint_number (brush, play, node_beside (board, city, has_field), ++number);
}
