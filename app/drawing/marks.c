/* Symbols: on the tile, and alone for shelves and lists. */
#include "app/drawing/art-table.h"
#include "app/drawing/art.h"
#include "app/drawing/church.h"
#include "app/drawing/figure.h"
#include "app/drawing/ink.h"
#include "app/drawing/layers.h"
#include "app/drawing/water.h"

#define BORDER .012
/* No symbol is smaller, in pixels: it rather leaves its place for the middle of the tile. On tiles
 * that are smaller than those on which it is read it takes no more of them. */
#define LEAST_PX  11
#define READ_FROM 48

/* What has a pale rim of its own shape, so that it stands out from roofs. */
static gboolean
is_round (TwSymbolLook look)
{
  return look == TW_LOOK_GOODS || look == TW_LOOK_SEAL || look == TW_LOOK_TOWER
         || look == TW_LOOK_QUARTER;
}

static void
rim_draw (cairo_t *cr, TwSymbolLook look, const TwTheme *theme)
{
  double k = 1 + 2 * theme->rim;

  if (theme->rim > 0 && look == TW_LOOK_ARMS)
    tw_shield_rim_draw (cr, k, theme);
  else if (theme->rim > 0 && is_round (look))
    {
      tw_glyph_dot (cr, 0, 0, .5 * k + .02, theme->ink);
      tw_glyph_dot (cr, 0, 0, .5 * k, theme->stone_light);
    }
}

/* A theme may have a picture of its own for a symbol. */
static gboolean
picture_draw (cairo_t *cr, const char *id, const TwTheme *theme)
{
  TwArt *art = theme->pictures != NULL ? g_hash_table_lookup (theme->pictures, id) : NULL;

  return art != NULL && tw_art_draw (art, cr);
}

gboolean
tw_picture_draw (const TwBrush *b, const char *symbol, TwPoint at, double size)
{
  gboolean is_drawn;

  tw_brush_upright (b, at, size);
  is_drawn = picture_draw (b->cr, symbol, b->theme);
  cairo_restore (b->cr);
  return is_drawn;
}

/* The symbol in a unit square; upright unless it points somewhere. */
static void
symbol_draw (cairo_t *cr,
             const char *id,
             guint32 seed,
             TwDirection direction,
             gboolean is_on_tile,
             const TwTheme *theme)
{
  const TwArtRow *row = tw_art_row (id);

  if (row->look == TW_LOOK_FLYER && direction != TW_DIRECTION_NONE)
    cairo_rotate (cr, direction * G_PI / 4);
  if (picture_draw (cr, id, theme))
    return;
  rim_draw (cr, row->look, theme);
  if (row->look == TW_LOOK_ARMS)
    tw_shield_draw (cr, seed, theme);
  else if (row->look == TW_LOOK_GOODS)
    tw_token_draw (cr, row->variant, theme);
  else if (row->look == TW_LOOK_GHOST && is_on_tile)
    tw_printed_ghost_draw (cr, theme);
  else if (row->look == TW_LOOK_GHOST)
    tw_figure_draw (cr, id, 0, 0, 0, 1);
  else if (row->look == TW_LOOK_FLYER)
    tw_flying_machine_draw (cr, theme);
  else if (row->look == TW_LOOK_MINE || row->seal != NULL)
    tw_emblem_draw (cr, row, theme);
  else
    tw_own_symbol_draw (cr, id, theme);
}

/* What carries a rule keeps a least size in pixels. */
static double
least_px (const char *id)
{
  TwSymbolLook look = tw_symbol_look (id);

  return look == TW_LOOK_GHOST ? 11 : look == TW_LOOK_ARMS ? 13 : 13.5;
}

/* Larger in small pictures and where a theme asks for it; if there is no room before the border,
 * only as large as it must be. */
double
tw_mark_size (const TwBrush *b, const TwTileLayout *l, const TwMark *mark)
{
  const char *id = l->topology.symbols[mark->symbol].id;
  double wanted = b->theme->marks * MAX (mark->size, least_px (id) / b->size);
  double most = 2 * (point_room (mark->at) - BORDER) / (1.16 + 2 * b->theme->rim);

  return MAX (MIN (wanted, MAX (mark->size, most)), LEAST_PX / MAX (b->size, READ_FROM));
}

TwPoint
tw_mark_place (const TwBrush *b, const TwMark *mark, double size)
{
  double needs = size / 2 * (1.16 + 2 * b->theme->rim) + BORDER;

  return point (CLAMP (mark->at.x, needs, 1 - needs), CLAMP (mark->at.y, needs, 1 - needs));
}

/* Place of the rim at which a segment begins; above all of them if it has none. */
static guint
first_place (TwRim rim)
{
  return rim != 0 ? (guint) __builtin_ctz (rim) : 32;
}

/* A town's arms go by where it lies on the rim: the numbers of its segment and its symbol
 * change when something else on the tile is edited. */
static guint32
arms_seed (const TwTileLayout *l, const TwMark *mark)
{
  const TwTopology *t = &l->topology;
  int segment = t->symbols[mark->symbol].segment;
  guint before = 0;

  for (guint i = 0; i < t->n_segments && segment >= 0; i++)
    if (t->segments[i].kind == t->segments[segment].kind
        && tw_topology_symbol_count (t, t->symbols[mark->symbol].id, (int) i) > 0)
      before += first_place (t->segments[i].rim) < first_place (t->segments[segment].rim);
  return l->arms_seed + 7 * before + 31 * mark->ordinal;
}

void
tw_marks_draw (const TwBrush *b, const TwTileLayout *l)
{
  for (guint i = 0; i < l->n_marks; i++)
    {
      const TwMark *mark = &l->marks[i];
      const TwSymbol *symbol = &l->topology.symbols[mark->symbol];
      double size = tw_mark_size (b, l, mark);

      tw_brush_upright (b, tw_mark_place (b, mark, size), size);
      /* Directions are the tile's, not the reader's. */
      if (tw_symbol_look (symbol->id) == TW_LOOK_FLYER)
        cairo_rotate (b->cr, b->turn);
      symbol_draw (b->cr, symbol->id, arms_seed (l, mark), (TwDirection) symbol->direction, TRUE,
                   b->theme);
      cairo_restore (b->cr);
    }
}

/* Places that can stand on a shelf; in a square of one third of a tile. */
static gboolean
place_draw (cairo_t *cr, const char *symbol, guint32 seed, const TwTheme *theme, double size)
{
  const TwArtRow *row = tw_art_row (symbol);
  g_autofree TwTileLayout *layout = NULL;
  TwPlace *place;
  TwBrush brush;

  if (row->place_r == 0)
    return FALSE;
  layout = g_new0 (TwTileLayout, 1);
  place = &layout->places[layout->n_places++];
  *place = (TwPlace){ .kind = row->place, .at = point (.5, .5), .r = row->place_r };
  place->segment = place->junction = place->symbol = -1;
  place->variant = row->variant;
  place->is_thicket = row->look == TW_LOOK_BUSHES;
  layout->shape_seed = layout->seed = seed;
  tw_brush_init (&brush, cr, size * 2.1, 0, theme, seed);
  cairo_scale (cr, 2.1, 2.1);
  cairo_translate (cr, -.5, -.5);
  tw_rivers_draw (&brush, layout);
  tw_places_draw (&brush, layout, FALSE);
  return TRUE;
}

static gboolean
church_draw (cairo_t *cr, guint32 seed, const TwTheme *theme, double size)
{
  TwBrush brush;

  tw_brush_init (&brush, cr, size, 0, theme, seed);
  tw_church_draw (&brush, point (0, 0), .46, 0, TRUE);
  return TRUE;
}

void
tw_symbol_draw (cairo_t *cr,
                const char *symbol,
                guint32 seed,
                const TwTheme *theme,
                double x,
                double y,
                double size)
{
  TwInk ink = tw_ink_use (cr, theme->paper);
  gboolean done;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  done = theme->pictures != NULL && g_hash_table_contains (theme->pictures, symbol) ? FALSE
         : tw_symbol_look (symbol) == TW_LOOK_CATHEDRAL
             ? church_draw (cr, seed, theme, size)
             : place_draw (cr, symbol, seed, theme, size);
  if (!done)
    {
      double k = tw_symbol_look (symbol) == TW_LOOK_ARMS ? .84 : .92;

      cairo_scale (cr, k, k);
      symbol_draw (cr, symbol, seed, TW_DIRECTION_NONE, FALSE, theme);
    }
  cairo_restore (cr);
  tw_ink_use (cr, ink);
}
