/* Cities are numbered that a field is worth something for, and no others. */
#include "app/table/farm-painter.h"

#include <adwaita.h>

#include "app/table/game-table.h"
#include "tests/app/game/position-fixture.h"
#include "tests/app/wait.h"

/* North of the start tile the city of two tiles is complete. */
#define WORDS "draw=E E@0,-1/180 - draw=B"

static gboolean
is_idle (gpointer textures)
{
  return tw_tile_textures_is_idle (textures);
}

static guint
count_texts (GskRenderNode *node)
{
  guint n = 0;

  if (node == NULL)
    return 0;
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      return 1;
    case GSK_TRANSFORM_NODE:
      return count_texts (gsk_transform_node_get_child (node));
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_texts (gsk_container_node_get_child (node, i));
      return n;
    default:
      return 0;
    }
}

/* Returns: how many numbers stand on the table when a node of @kind of the start tile is lit, which
 * is number @nth of those */
static guint
n_numbers (const char *const *settings, TwKind kind, guint nth)
{
  g_autoptr (TwTableModel) model = fixture_table_after_with ("", settings, "Anna Eva", WORDS);
  g_autoptr (TwTileTextures) textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  const TwPlay *play = tw_table_model_get_play (model);
  GtkWidget *window = gtk_window_new (), *table = tw_game_table_new (model, textures);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  guint lit = 0, n;

  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  while (play->board.nodes[lit].kind != kind || nth-- > 0)
    g_assert_cmpuint (++lit, <, play->board.head->n_nodes);
  tw_farm_painter_paint (&(TwTableBrush){ tw_game_table_get_scene (TW_GAME_TABLE (table)), table,
                                          snapshot },
                         play, lit);
  node = gtk_snapshot_free_to_node (snapshot);
  n = count_texts (node);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_idle, textures);
  return n;
}

/* Rule: BASE-101. The start tile's two fields lie on both sides of the road: the northern one at
 * the city. */
static void
test_numbers (void)
{
  static const char *const none[] = { "farmers", "n", NULL };
  guint at_city = n_numbers (NULL, TW_KIND_FIELD, 0), beyond = n_numbers (NULL, TW_KIND_FIELD, 1);

  g_assert_cmpuint (at_city + beyond, ==, 1);
  g_assert_cmpuint (n_numbers (NULL, TW_KIND_CITY, 0), ==, 0);
  /* Where fields bring nothing there is nothing to count. */
  g_assert_cmpuint (n_numbers (none, TW_KIND_FIELD, 0) + n_numbers (none, TW_KIND_FIELD, 1), ==, 0);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/farm-painter/numbers", test_numbers);
  return g_test_run ();
}
