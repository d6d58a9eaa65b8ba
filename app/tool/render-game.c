/* A picture of a table: tiles where they lie, figures where they stand. */
#include "app/tool/render.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/drawing/figure.h"
#include "app/drawing/picture-file.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-layout.h"
#include "app/tool/command.h"
#include "engine/format/jcz-game.h"

/* In tile edges: the table round the tiles, and a meeple. */
#define MARGIN      .35
#define FIGURE_SIZE .26

typedef struct
{
  const TwPlay *play;
  const TwSavedSeat *seats;
  const TwTheme *theme;
  gboolean high_contrast;
  double size;
  TwTileLayout **layouts; /* by kind of tile */
} Table;

static const TwTileKind *
kind_of (const Table *table, const TwSlot *slot)
{
  return &table->play->rules->catalogue->kinds[slot->kind];
}

static const TwTileLayout *
layout_of (const Table *table, const TwSlot *slot)
{
  const TwTileKind *kind = kind_of (table, slot);

  if (table->layouts[slot->kind] == NULL)
    table->layouts[slot->kind] = tw_tile_layout_new (kind->set->id, kind->tile, kind->variant, 0);
  return table->layouts[slot->kind];
}

/* The corner of a tile, on a whole pixel, and as far from the next one as it is wide: else seams
 * show. */
static double
across (const Table *table, int x)
{
  return round (MARGIN * table->size) + (x - table->play->board.head->min_x) * table->size;
}

static double
down (const Table *table, int y)
{
  return round (MARGIN * table->size) + (y - table->play->board.head->min_y) * table->size;
}

static void
slot_draw (cairo_t *cr, const Table *table, const TwSlot *slot)
{
  const TwTileKind *kind = kind_of (table, slot);
  const TwTheme *theme = table->theme != NULL
                             ? tw_theme_with_own (table->theme, table->play->rules->vocabulary)
                             : tw_theme_of_set (kind->set);

  theme = tw_theme_with_contrast (theme, table->high_contrast);
  cairo_save (cr);
  cairo_translate (cr, across (table, slot->x), down (table, slot->y));
  if (slot->is_face_down)
    tw_tile_back_draw (cr, table->size, tw_tile_set_back (kind->set, kind->tile), theme);
  else
    {
      tw_tile_layout_draw (layout_of (table, slot), cr, table->size, slot->quarter_turns, theme);
      tw_tile_layout_draw_mark (layout_of (table, slot), cr, kind->set->mark, table->size,
                                slot->quarter_turns, theme);
    }
  cairo_restore (cr);
}

/* The player's colour; seats without one have them in their order. */
static guint
colour_of (const Table *table, guint seat)
{
  for (guint i = 0; i < TW_N_PLAYER_COLOURS; i++)
    if (g_strcmp0 (table->seats[seat].colour, tw_player_colour_name (i)) == 0)
      return i;
  return seat % TW_N_PLAYER_COLOURS;
}

/* On the table, by a rule or by hand. */
static gboolean
stands (const TwFigure *figure)
{
  return figure->place == TW_FIGURE_NODE || figure->place == TW_FIGURE_HAND;
}

static void
figure_draw (cairo_t *cr, const Table *table, guint index)
{
  const TwPlay *play = table->play;
  const TwFigure *figure = &play->figures[index];
  const TwFigureRule *rule = &play->rules->figure_types[figure->type];
  const TwNode *node = &play->board.nodes[figure->node];
  const TwSlot *slot = &play->board.slots[node->slot];
  guint n_segments = tw_board_tile (&play->board, node->slot)->n_segments, nth = 0;
  guint at = figure->node - slot->first_node;
  const char *name = rule->type->id;
  double x = .5, y = .5;

  if (node->kind == TW_KIND_FIELD && rule->role[TW_KIND_FIELD] != NULL)
    name = rule->role[TW_KIND_FIELD];
  for (guint i = 0; i < index; i++)
    nth += stands (&play->figures[i]) && play->figures[i].node == figure->node;
  tw_tile_layout_spot (layout_of (table, slot), at < n_segments ? TW_PART_SEGMENT : TW_PART_FIELD,
                       at < n_segments ? at : at - n_segments, &x, &y);
  for (guint turn = 0; turn < slot->quarter_turns; turn++)
    {
      double old = x;

      x = 1 - y;
      y = old;
    }
  x += (x > .5 ? -.14 : .14) * nth;
  tw_piece_draw (cr, name, rule->neutral >= 0 ? TW_COLOUR_NOBODY : colour_of (table, figure->seat),
                 tw_theme_with_own (tw_theme_find (NULL), play->rules->vocabulary),
                 across (table, slot->x) + x * table->size, down (table, slot->y) + y * table->size,
                 FIGURE_SIZE * table->size * tw_figure_scale (name));
}

static void
table_draw (cairo_t *cr, gpointer data)
{
  const Table *table = data;
  const TwPlay *play = table->play;

  cairo_set_source_rgb (cr, .23, .19, .165);
  cairo_paint (cr);
  for (guint i = 0; i < play->board.head->n_slots; i++)
    slot_draw (cr, table, &play->board.slots[i]);
  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    if (i < play->rules->n_figures ? stands (&play->figures[i])
                                   : play->figures[i].place == TW_FIGURE_HAND)
      figure_draw (cr, table, i);
}

static int
table_save (Table *table, const TwSavedGame *saved, const char *path, const char *out)
{
  guint n_kinds;
  const TwBoardHead *head;
  g_autoptr (GError) error = NULL;
  gboolean done;

  table->play = tw_game_play (saved->game);
  table->seats = saved->seats;
  n_kinds = table->play->rules->catalogue->n_kinds;
  table->layouts = g_new0 (TwTileLayout *, n_kinds);
  head = table->play->board.head;
  done = tw_picture_save (out, path,
                          round ((head->max_x - head->min_x + 1 + 2 * MARGIN) * table->size),
                          round ((head->max_y - head->min_y + 1 + 2 * MARGIN) * table->size),
                          table->size, table_draw, table, &error);
  for (guint i = 0; i < n_kinds; i++)
    if (table->layouts[i] != NULL)
      tw_tile_layout_unref (table->layouts[i]);
  g_free (table->layouts);
  return done ? TW_EXIT_OK : tw_command_fail (error);
}

int
tw_render_game (const char *path,
                gboolean is_jcz,
                double size_px,
                const TwTheme *theme,
                gboolean high_contrast,
                const char *out)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = NULL;
  g_autoptr (TwJczGame) recorded = NULL;
  Table table = { .theme = theme, .high_contrast = high_contrast, .size = size_px };

  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  if (is_jcz)
    recorded = tw_jcz_game_load (&kit, path, &error);
  else
    saved = tw_saved_game_load (&kit, path, &error);
  if (error != NULL)
    return tw_command_fail (error);
  return table_save (&table, recorded != NULL ? recorded->saved : saved, path, out);
}
