/* What an edit of the land takes away with it: symbols that stood there, in variants too, and
 * bridges. */
#include "app/designer/canvas-loss.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"

static guint
count_symbol (const TwTopology *topology, const char *id)
{
  guint n = 0;

  for (guint i = 0; i < topology->n_symbols; i++)
    if (strcmp (topology->symbols[i].id, id) == 0)
      n += topology->symbols[i].count;
  return n;
}

/* Adds the symbols of which there are fewer now, each once. */
static void
add_lost (const TwVocabulary *own,
          GString *words,
          const TwTopology *before,
          const TwTopology *after,
          const char *variant)
{
  for (guint i = 0; i < before->n_symbols; i++)
    {
      const char *id = before->symbols[i].id;
      gboolean is_told = FALSE;

      for (guint j = 0; j < i; j++)
        is_told |= strcmp (before->symbols[j].id, id) == 0;
      if (is_told || count_symbol (after, id) >= count_symbol (before, id))
        continue;
      if (words->len > 0)
        g_string_append (words, ", ");
      if (variant == NULL)
        g_string_append (words, tw_canvas_symbol_label (own, id));
      else
        /* Translators: a symbol and the variant of a tile that had it, "Coat of arms (E#G)" */
        g_string_append_printf (words, _ ("%s (%s)"), tw_canvas_symbol_label (own, id), variant);
    }
}

static guint
count_bridges (const TwTopology *topology)
{
  guint n = 0;

  for (guint i = 0; i < topology->n_junctions; i++)
    n += topology->junctions[i].kind == TW_JUNCTION_BRIDGE;
  return n;
}

char *
tw_canvas_loss_words (const TwVocabulary *own,
                      const TwTile *before,
                      const TwTile *after,
                      gboolean with_bridges)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (with_bridges && count_bridges (&after->topology) < count_bridges (&before->topology))
    g_string_append (words, _ ("Bridge"));
  add_lost (own, words, &before->topology, &after->topology, NULL);
  for (guint i = 0; i < before->n_variants && i < after->n_variants; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s#%s", before->id, before->variants[i].id);

      add_lost (own, words, &before->variants[i].added, &after->variants[i].added, name);
    }
  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}
