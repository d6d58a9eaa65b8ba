/* The set that is being edited beside the table, among what can be in play; and the set that is
 * played, as it is now. */
#include "app/setup/setup-parts-document.h"

#include "app/setup/setup-parts-private.h"

#include <string.h>

#include "engine/setup/play-rules.h"

static gboolean
has_id (const GPtrArray *sets, const char *id)
{
  for (guint i = 0; i < sets->len; i++)
    if (g_strcmp0 (((const TwTileSet *) sets->pdata[i])->id, id) == 0)
      return TRUE;
  return FALSE;
}

/* The set and those that came with it in one file; nothing for the set that is played anyway. */
static GPtrArray *
sets_of (const GPtrArray *parts, TwTileSet *set)
{
  GPtrArray *sets = NULL;

  if (set == NULL || strcmp (((TwSetupPart *) parts->pdata[0])->word, set->id) == 0)
    return g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  sets = tw_play_rules_enclosed_sets (set);
  g_ptr_array_insert (sets, 0, tw_tile_set_ref (set));
  return sets;
}

/* Next to the set that is played: it is what the designer looks for. */
static void
move_up (GPtrArray *parts, TwSetupPart *part)
{
  guint index;

  if (g_ptr_array_find (parts, part, &index) && index > 1)
    g_ptr_array_insert (parts, 1, g_ptr_array_steal_index (parts, index));
}

void
tw_setup_parts_take_document (GPtrArray *parts, TwTileSet *set)
{
  g_autoptr (GPtrArray) sets = sets_of (parts, set);

  for (guint i = parts->len; i-- > 1;)
    {
      TwSetupPart *part = parts->pdata[i];

      if (!part->is_document || has_id (sets, part->set_id))
        continue;
      part->is_document = FALSE;
      if (tw_setup_parts_forget (parts, i))
        part->facets = 0;
    }
  for (guint i = sets->len; i-- > 0;)
    {
      TwTileSet *one = sets->pdata[i];
      gboolean is_new = tw_setup_parts_find (parts, one->id) == NULL;
      TwSetupPart *part;

      if (strcmp (((TwSetupPart *) parts->pdata[0])->word, one->id) == 0)
        continue;
      part = tw_setup_parts_give (parts, one, NULL);
      part->is_document = TRUE;
      if (is_new)
        move_up (parts, part);
    }
}

void
tw_setup_parts_take_played (GPtrArray *parts, TwTileSet *set)
{
  TwSetupPart *played = g_ptr_array_index (parts, 0);
  g_autoptr (GPtrArray) enclosed = tw_play_rules_enclosed_sets (set);
  const char *title = tw_texts_best (set->titles, g_get_language_names ());

  played->n_tiles = tw_tile_set_n_copies (set);
  if (title != NULL)
    {
      g_free (played->title);
      played->title = tw_short_name (title);
    }
  for (guint i = 0; i < enclosed->len; i++)
    {
      TwTileSet *one = g_ptr_array_index (enclosed, i);
      const TwSetupPart *part = tw_setup_parts_find (parts, one->id);

      if (part == NULL || part->file == NULL)
        tw_setup_parts_give (parts, one, NULL);
    }
}
