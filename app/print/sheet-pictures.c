/* The small pictures beside what lies in the box. */
#include "app/print/rules-sheet-private.h"

#include <string.h>

#include "app/drawing/own-piece.h"
#include "engine/tile/variants.h"

/* A piece has a shadow, and some are larger than others. */
#define PIECE .86

gboolean
tw_rules_sheet_has_picture (const TwSheetBlock *block)
{
  return block->kind == TW_SHEET_FACT && block->set != NULL
         && (block->symbol != NULL || block->figure != NULL
             || (block->tiles != NULL && block->tiles->len > 0));
}

/* Whose it is: one of nobody has no player's colour. */
static guint
colour_of (const TwSheetBlock *block)
{
  const TwFigureType *figure =
      block->set->own != NULL ? tw_vocabulary_find_figure (block->set->own, block->figure) : NULL;

  return figure != NULL && figure->neutral ? TW_COLOUR_NOBODY : 0;
}

void
tw_rules_sheet_fact_draw (cairo_t *cr, const TwSheetBlock *block, double size)
{
  const TwTheme *theme = tw_rules_sheet_theme (block->set);

  if (block->symbol != NULL)
    tw_symbol_draw (cr, block->symbol, 37, theme, size / 2, size / 2, size);
  else if (block->figure != NULL)
    tw_piece_draw (cr, block->figure, colour_of (block), theme, size / 2, size / 2, size * PIECE);
  else
    tw_rules_sheet_tile_draw (cr, block->set, &g_array_index (block->tiles, TwSheetTile, 0), size);
}

static gboolean
brings (const TwTileSet *set, const char *id)
{
  return set->own != NULL
         && (tw_vocabulary_find_figure (set->own, id) != NULL
             || tw_vocabulary_find_token (set->own, id) != NULL
             || tw_vocabulary_find_symbol (set->own, id) != NULL);
}

gboolean
tw_rules_sheet_is_brought (const GPtrArray *sets, const char *id)
{
  for (guint i = 0; i < sets->len; i++)
    if (brings (sets->pdata[i], id))
      return TRUE;
  return FALSE;
}

const char *
tw_rules_sheet_find_figure (const TwVocabulary *vocabulary, const TwTexts *texts)
{
  const TwText *title = tw_texts_source (texts);

  for (guint i = 0; title != NULL && i < vocabulary->figures->len; i++)
    {
      const TwFigureType *figure = g_ptr_array_index (vocabulary->figures, i);
      const TwText *other = tw_texts_source (figure->texts);

      if (other != NULL && strcmp (other->text, title->text) == 0)
        return figure->id;
    }
  return NULL;
}

TwTileSet *
tw_rules_sheet_set_of (const GPtrArray *sets, const char *id)
{
  for (guint i = 0; i < sets->len; i++)
    if (brings (sets->pdata[i], id))
      return sets->pdata[i];
  return sets->len > 0 ? sets->pdata[0] : NULL;
}

guint
tw_rules_sheet_n_symbols (const TwRules *rules, const guint *counts, const char *id)
{
  const TwCatalogue *catalogue = rules->catalogue;
  guint n = 0;

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      TwTopology topology;

      if (counts[kind] == 0)
        continue;
      tw_tile_variant_topology (catalogue->kinds[kind].tile, catalogue->kinds[kind].variant,
                                &topology);
      for (guint i = 0; i < topology.n_symbols; i++)
        if (strcmp (topology.symbols[i].id, id) == 0)
          n += counts[kind];
    }
  return n;
}
