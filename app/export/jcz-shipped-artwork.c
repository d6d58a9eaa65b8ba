/* The tiles of all shipped sets as artwork for JCloisterZone. */
#include "app/export/jcz-shipped-artwork.h"

#include <glib/gi18n.h>

#include "app/export/jcz-addon-plan.h"
#include "app/export/jcz-addon.h"
#include "engine/format/save-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/jcz/jcz-words.h"
#include "tilewright-config.h"

#define ID     "tilewright-artwork"
#define TITLE  "Tilewright"
#define AUTHOR "Tilewright (CC-BY-SA-4.0)"

typedef struct
{
  TwJczAddonPlan *plan;
  GPtrArray *sets;   /* what the plan's tiles belong to */
  GHashTable *ids;   /* of the tiles so far */
  GHashTable *words; /* names of their pictures */
} Gathering;

/* The tile by its own id there; %FALSE if it has none. Copies that only look different have one id
 * together: the plain ones come first. */
static gboolean
add_tile (Gathering *gathering, const TwTileSet *set, const TwTile *tile, int variant)
{
  g_autofree char *id = tw_jcz_words_alias (tw_jcz_words_aliases (tile, variant), 0);
  TwJczAddonTile one = { set, tile, variant, NULL, NULL };
  g_autofree char *word = NULL;

  if (id == NULL)
    return FALSE;
  if (!g_hash_table_add (gathering->ids, g_strdup (id)))
    return TRUE;
  word = tw_jcz_addon_plan_word (gathering->words, id);
  one.picture = g_strconcat (word, ".png", NULL);
  one.id = g_steal_pointer (&id);
  g_array_append_val (gathering->plan->tiles, one);
  return TRUE;
}

/* Takes @set. Returns: (transfer container): ids of the tiles that are unknown there. */
static GPtrArray *
add_set (Gathering *gathering, TwTileSet *set)
{
  GPtrArray *unknown = g_ptr_array_new ();

  g_ptr_array_add (gathering->sets, set);
  for (guint i = 0; i < set->n_tiles; i++)
    for (int v = -1; v < (int) set->tiles[i]->n_variants; v++)
      if (!add_tile (gathering, set, set->tiles[i], v) && v < 0)
        g_ptr_array_add (unknown, set->tiles[i]->id);
  return unknown;
}

static void
tell_unknown (const TwTileSet *set, GPtrArray *unknown, GPtrArray *problems)
{
  g_autofree char *tiles = NULL;

  if (unknown->len == 0)
    return;
  if (unknown->len == set->n_tiles)
    {
      g_ptr_array_add (problems,
                       g_strdup_printf (_ ("JCloisterZone has no tiles of the set %s."), set->id));
      return;
    }
  g_ptr_array_add (unknown, NULL);
  tiles = g_strjoinv (", ", (char **) unknown->pdata);
  g_ptr_array_add (problems,
                   g_strdup_printf (_ ("JCloisterZone lacks these tiles of the set %s: %s"),
                                    set->id, tiles));
}

static gboolean
gather (Gathering *gathering, GPtrArray *problems, GError **error)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      TwTileSet *set = tw_shipped_set_load (ids[i], error);
      g_autoptr (GPtrArray) unknown = NULL, again = NULL;

      if (set == NULL)
        return FALSE;
      unknown = add_set (gathering, set);
      tell_unknown (set, unknown, problems);
      again = add_set (gathering, tw_jcz_words_set_without_gardens (set));
    }
  return TRUE;
}

GByteArray *
tw_jcz_shipped_artwork_to_data (const char *name, GPtrArray *problems, GError **error)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (TwJczAddonPlan) plan = tw_jcz_addon_plan_new_bare (ID, TITLE, AUTHOR, TW_VERSION);
  Gathering gathering = { plan, sets, ids, words };

  if (!gather (&gathering, problems, error))
    return NULL;
  if (plan->tiles->len == 0)
    {
      tw_format_error_set (error, TW_FORMAT_ERROR_DATA, "tile-sets", 0,
                           _ ("This folder of the program is missing. Install Tilewright "
                              "again."));
      return NULL;
    }
  return tw_jcz_addon_artwork_to_data (name, plan, error);
}

gboolean
tw_jcz_shipped_artwork_write (const char *path, GPtrArray *problems, GError **error)
{
  g_autoptr (GByteArray) bytes = tw_jcz_shipped_artwork_to_data (path, problems, error);

  return bytes != NULL
         && tw_save_file (path, (const char *) bytes->data, bytes->len, NULL, NULL, error);
}
