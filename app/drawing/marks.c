/* Symbols: on the tile, and alone for shelves and lists. */
#include "app/drawing/art.h"
#include "app/drawing/figure.h"
#include "app/drawing/glyph.h"
#include "app/drawing/layers.h"

#define BORDER .012

static gboolean
is_token (const char *id)
{
  return g_str_equal (id, "wine") || g_str_equal (id, "grain") || g_str_equal (id, "cloth");
}

/* What has a pale rim of its own shape, so that it stands out from roofs. */
static gboolean
is_round (const char *id)
{
  return is_token (id) || g_str_equal (id, "mage") || g_str_equal (id, "robber")
         || g_str_has_prefix (id, "quarter-");
}

static void
rim_draw (cairo_t *cr, const char *id, const TwTheme *theme)
{
  double k = 1 + 2 * theme->rim;

  if (theme->rim > 0 && g_str_equal (id, "coat-of-arms"))
    tw_shield_rim_draw (cr, k, theme);
  else if (theme->rim > 0 && is_round (id))
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
symbol_draw (cairo_t *cr, const char *id, guint32 seed, TwDirection direction, const TwTheme *theme)
{
  if (g_str_equal (id, "flying-machine") && direction != TW_DIRECTION_NONE)
    cairo_rotate (cr, direction * G_PI / 4);
  if (picture_draw (cr, id, theme))
    return;
  rim_draw (cr, id, theme);
  if (g_str_equal (id, "coat-of-arms"))
    tw_shield_draw (cr, seed, theme);
  else if (is_token (id))
    tw_token_draw (cr, id, theme);
  else if (g_str_equal (id, "ghost"))
    tw_figure_draw (cr, id, 0, 0, 0, 1);
  else if (g_str_equal (id, "flying-machine"))
    tw_flying_machine_draw (cr, theme);
  else if (!tw_emblem_draw (cr, id, theme))
    tw_own_symbol_draw (cr, id, theme);
}

/* What carries a rule keeps a least size in pixels. */
static double
least_px (const char *id)
{
  return g_str_equal (id, "ghost") ? 11 : g_str_equal (id, "coat-of-arms") ? 13 : 13.5;
}

/* Larger in small pictures and where a theme asks for it, but never across the border, with
 * its rim and its shadow. */
static double
mark_size (const TwBrush *b, const TwMark *mark, const char *id)
{
  double wanted = b->theme->marks * MAX (mark->size, least_px (id) / b->size);
  double most = 2 * (point_room (mark->at) - BORDER) / (1.16 + 2 * b->theme->rim);

  return MIN (wanted, MAX (mark->size, most));
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
      double size = mark_size (b, mark, symbol->id);

      tw_brush_upright (b, mark->at, size);
      /* Directions are the tile's, not the reader's. */
      if (g_str_equal (symbol->id, "flying-machine"))
        cairo_rotate (b->cr, b->turn);
      symbol_draw (b->cr, symbol->id, arms_seed (l, mark), (TwDirection) symbol->direction,
                   b->theme);
      cairo_restore (b->cr);
    }
}

/* Places that can stand on a shelf; in a square of one third of a tile. */
static gboolean
place_draw (cairo_t *cr, const char *symbol, guint32 seed, const TwTheme *theme, double size)
{
  static const struct
  {
    const char *name;
    TwPlaceKind kind;
    double r;
  } places[] = {
    { "monastery", TW_PLACE_MONASTERY, .200 }, { "garden", TW_PLACE_GARDEN, .200 },
    { "village", TW_PLACE_VILLAGE, .110 },     { "castle", TW_PLACE_CASTLE, .185 },
    { "cemetery", TW_PLACE_CEMETERY, .205 },   { "inn", TW_PLACE_INN, .200 },
    { "crop-club", TW_PLACE_CROP, .200 },      { "crop-fork", TW_PLACE_CROP, .200 },
    { "crop-shield", TW_PLACE_CROP, .200 },    { "ruin", TW_PLACE_RUIN, .200 },
    { "lake", TW_PLACE_LAKE, .200 },           { "source", TW_PLACE_SPRING, .170 },
    { "lake-end", TW_PLACE_LAKE, .200 },       { "bushes", TW_PLACE_VILLAGE, .130 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].name, symbol))
      {
        g_autofree TwTileLayout *layout = g_new0 (TwTileLayout, 1);
        TwPlace *place = &layout->places[layout->n_places++];
        TwBrush brush;

        *place = (TwPlace){ .kind = places[i].kind, .at = point (.5, .5), .r = places[i].r };
        place->segment = place->junction = place->symbol = -1;
        place->detail = places[i].name;
        layout->shape_seed = layout->seed = seed;
        tw_brush_init (&brush, cr, size * 2.1, 0, theme, seed);
        cairo_scale (cr, 2.1, 2.1);
        cairo_translate (cr, -.5, -.5);
        tw_rivers_draw (&brush, layout);
        tw_places_draw (&brush, layout, FALSE);
        return TRUE;
      }
  return FALSE;
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
  gboolean done;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  done = theme->pictures != NULL && g_hash_table_contains (theme->pictures, symbol) ? FALSE
         : g_str_equal (symbol, "cathedral") ? church_draw (cr, seed, theme, size)
                                             : place_draw (cr, symbol, seed, theme, size);
  if (!done)
    {
      double k = g_str_equal (symbol, "coat-of-arms") ? .84 : .92;

      cairo_scale (cr, k, k);
      symbol_draw (cr, symbol, seed, TW_DIRECTION_NONE, theme);
    }
  cairo_restore (cr);
}
