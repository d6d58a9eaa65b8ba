/* What places and symbols are called in a quick line. */
#include "app/designer/line-names.h"

#include <string.h>

#include "app/designer/canvas-words.h"
#include "engine/set/vocabulary-lands.h"
#include "engine/tile/symbol-table.h"

static void
name_clear (gpointer data)
{
  g_free (((TwQuickLineName *) data)->name);
}

static void
add_name (TwLineNames *self, const TwVocabulary *own, const char *id)
{
  TwQuickLineName item = { tw_quick_line_name (tw_canvas_symbol_label (own, id)), id };

  /* These two mean something of their own in a line. */
  if (strpbrk (item.name, "*@") != NULL)
    name_clear (&item);
  else
    g_array_append_val (self->names, item);
}

TwLineNames *
tw_line_names_new (const TwVocabulary *own)
{
  TwLineNames *self = g_new0 (TwLineNames, 1);
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  self->symbols = g_array_new (FALSE, FALSE, sizeof (TwQuickLineSymbol));
  self->names = g_array_new (FALSE, FALSE, sizeof (TwQuickLineName));
  g_array_set_clear_func (self->names, name_clear);
  for (guint i = 0; own != NULL && i < own->lands->len; i++)
    {
      guint kind = ((TwLandType *) g_ptr_array_index (own->lands, i))->kind;

      self->own.letters[kind - TW_KIND_OWN] = tw_vocabulary_letter (own, kind);
    }
  for (guint i = 0; own != NULL && i < own->symbols->len; i++)
    {
      const TwSymbolType *symbol = g_ptr_array_index (own->symbols, i);
      TwQuickLineSymbol item = { symbol->id, symbol->places };

      g_array_append_val (self->symbols, item);
      add_name (self, own, symbol->id);
    }
  for (guint i = 0; i < n_symbols; i++)
    add_name (self, own, symbols[i].id);
  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    add_name (self, own, tw_kind_info ((TwKind) kind)->name);
  self->own.symbols = (const TwQuickLineSymbol *) (gconstpointer) self->symbols->data;
  self->own.n_symbols = self->symbols->len;
  self->own.names = (const TwQuickLineName *) (gconstpointer) self->names->data;
  self->own.n_names = self->names->len;
  return self;
}

char *
tw_line_names_words (const TwLineNames *names, const TwVocabulary *own, const char *id)
{
  const char *label = tw_canvas_symbol_label (own, id);
  g_autofree char *line = g_strdup_printf ("FFFF %s", label);
  g_autofree char *name = tw_quick_line_name (label);
  gboolean is_known = FALSE;
  TwTopology topology;
  guint at;

  for (guint i = 0; i < names->own.n_names && !is_known; i++)
    is_known =
        strcmp (names->own.names[i].name, name) == 0 && strcmp (names->own.names[i].id, id) == 0;
  /* A name of too many words is none, and on land of its own it cannot stand there. */
  if (is_known)
    switch (tw_quick_line_parse (line, &names->own, &topology, &at))
      {
      case TW_QUICK_LINE_GOOD:
      case TW_QUICK_LINE_PLACE:
        return g_strdup (label);
      default:
        break;
      }
  return g_strdelimit (g_strdup (id), "-", ' ');
}

void
tw_line_names_free (TwLineNames *names)
{
  g_array_unref (names->symbols);
  g_array_unref (names->names);
  g_free (names);
}
