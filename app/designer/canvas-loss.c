/* What an edit of the land takes away with it: symbols that stood there, in variants too, and
 * bridges. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/canvas-words.h"
#include "app/designer/tile-canvas-private.h"
#include "app/widgets/announcer.h"

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

static void
tell_loss (TwTileCanvas *self, const TwTile *before, gboolean with_bridges)
{
  g_autofree char *lost = NULL, *words = NULL;
  AdwToast *toast;

  /* Undo takes back the last step, whichever that is. */
  if (self->loss_toast != NULL)
    adw_toast_dismiss (self->loss_toast);
  g_clear_weak_pointer (&self->loss_toast);
  if (before == NULL)
    return;
  lost = tw_canvas_loss_words (tile_canvas_own (self), before, self->value, with_bridges);
  if (lost == NULL)
    return;
  /* Translators: %s is what stood on land that was taken off, "Inn, Garden" */
  words = g_strdup_printf (_ ("Gone with it: %s"), lost);
  toast = adw_toast_new (words);
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "doc.undo");
  g_set_weak_pointer (&self->loss_toast, toast);
  tw_announce (GTK_WIDGET (self), toast);
}

void
tile_canvas_tell_loss (TwTileCanvas *self, const TwTile *before)
{
  tell_loss (self, before, FALSE);
}

void
tw_tile_canvas_tell_loss (TwTileCanvas *self, const TwTile *before)
{
  tell_loss (self, before, TRUE);
}
