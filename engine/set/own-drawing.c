/* Symbols, figures, tokens and cards as what has a drawing. */
#include "engine/set/own-drawing.h"

#include <glib/gi18n-lib.h>

#define OF_TYPE(type)                                                                              \
  *out_drawing = (TwOwnDrawing)                                                                    \
  {                                                                                                \
    sort, n, (type)->id, (type)->art, (type)->file, (type)->line, (type)->texts                    \
  }

static void
fill (TwDrawnSort sort, guint n, gconstpointer thing, TwOwnDrawing *out_drawing)
{
  switch (sort)
    {
    case TW_DRAWN_SYMBOL:
      OF_TYPE ((const TwSymbolType *) thing);
      break;
    case TW_DRAWN_FIGURE:
      OF_TYPE ((const TwFigureType *) thing);
      break;
    case TW_DRAWN_TOKEN:
    case TW_DRAWN_CARD:
    case TW_N_DRAWN_SORTS:
    default:
      OF_TYPE ((const TwTokenType *) thing);
    }
}

/* Card number @n of all bags, decks and dice. */
static gboolean
find_card (const TwVocabulary *own, guint n, TwOwnDrawing *out_drawing)
{
  guint index = n;

  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];

      for (guint k = 0; k < procedure->root->children->len; k++)
        {
          const TwStatement *item = procedure->root->children->pdata[k];

          if (item->art_id == NULL || n-- > 0)
            continue;
          *out_drawing = (TwOwnDrawing){ TW_DRAWN_CARD,
                                         index,
                                         item->art_id,
                                         item->art,
                                         procedure->file,
                                         item->line,
                                         tw_statement_words_of (item, "title") };
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
tw_own_drawing_nth (const TwVocabulary *own, guint n, TwOwnDrawing *out_drawing)
{
  const GPtrArray *things[TW_DRAWN_CARD];

  if (own == NULL)
    return FALSE;
  things[TW_DRAWN_SYMBOL] = own->symbols;
  things[TW_DRAWN_FIGURE] = own->figures;
  things[TW_DRAWN_TOKEN] = own->tokens;
  for (guint sort = 0; sort < TW_DRAWN_CARD; n -= things[sort++]->len)
    if (n < things[sort]->len)
      {
        fill ((TwDrawnSort) sort, n, g_ptr_array_index (things[sort], n), out_drawing);
        return TRUE;
      }
  return find_card (own, n, out_drawing);
}

char *
tw_own_drawing_words (const TwOwnDrawing *drawing)
{
  const char *best =
      drawing->texts != NULL ? tw_texts_best (drawing->texts, g_get_language_names ()) : NULL;
  g_autofree char *name = tw_short_name (best != NULL && *best != '\0' ? best : drawing->id);

  switch (drawing->sort)
    {
    case TW_DRAWN_SYMBOL:
      /* Translators: %s is the name of a symbol that somebody invented: "Symbol “Mill”" */
      return g_strdup_printf (_ ("Symbol “%s”"), name);
    case TW_DRAWN_FIGURE:
      /* Translators: %s is the name of a figure that somebody invented */
      return g_strdup_printf (_ ("Figure “%s”"), name);
    case TW_DRAWN_CARD:
      /* Translators: %s is the name of a card, or of what else is drawn, that somebody invented */
      return g_strdup_printf (_ ("Card “%s”"), name);
    case TW_DRAWN_TOKEN:
    case TW_N_DRAWN_SORTS:
    default:
      /* Translators: %s is the name of a token that somebody invented */
      return g_strdup_printf (_ ("Token “%s”"), name);
    }
}
