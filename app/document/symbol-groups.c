/* The known symbols and places by the set that brought them. */
#include "app/document/symbol-groups.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/format/shipped-sets.h"
#include "engine/tile/symbol-table.h"

static GPtrArray *groups;

static void
group_free (gpointer data)
{
  TwSymbolGroup *group = data;

  g_free (group->title);
  g_ptr_array_unref (group->ids);
  g_free (group);
}

static TwSymbolGroup *
group_new (const char *title)
{
  TwSymbolGroup *group = g_new0 (TwSymbolGroup, 1);

  group->title = g_strdup (title);
  group->ids = g_ptr_array_new_with_free_func (g_free);
  return group;
}

static gboolean
topology_has (const TwTopology *topology, const char *id)
{
  TwKind place = tw_symbol_table_find (id) == NULL ? tw_kind_from_name (id) : TW_KIND_NONE;

  return place != TW_KIND_NONE ? tw_topology_find_kind (topology, place) >= 0
                               : tw_topology_symbol_count (topology, id, -2) > 0;
}

static gboolean
set_has (const TwTileSet *set, const char *id)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];

      if (topology_has (&tile->topology, id))
        return TRUE;
      for (guint k = 0; k < tile->n_variants; k++)
        if (topology_has (&tile->variants[k].added, id))
          return TRUE;
    }
  return FALSE;
}

/* All that is known, in the order of the table: places after what changes their neighbours' worth.
 */
static GPtrArray *
known_ids (void)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);

  for (guint kind = TW_KIND_MONASTERY; kind <= TW_KIND_CEMETERY; kind++)
    g_ptr_array_add (ids, g_strdup (tw_kind_info ((TwKind) kind)->name));
  for (guint i = 0; i < n_symbols; i++)
    {
      gboolean is_before = symbols[i].category == TW_SYMBOL_FEATURE;

      g_ptr_array_insert (ids, is_before ? (int) i : -1, g_strdup (symbols[i].id));
    }
  return ids;
}

/* Moves to @group those of @ids that @set has, or all. */
static void
take (GPtrArray *list, TwSymbolGroup *group, GPtrArray *ids, const TwTileSet *set)
{
  for (guint i = 0; i < ids->len;)
    if (set == NULL || set_has (set, ids->pdata[i]))
      g_ptr_array_add (group->ids, g_ptr_array_steal_index (ids, i));
    else
      i++;
  if (group->ids->len > 0)
    g_ptr_array_add (list, group);
  else
    group_free (group);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (group_free);
  g_autoptr (GPtrArray) ids = known_ids ();
  g_auto (GStrv) sets = tw_shipped_set_ids ();

  for (guint i = 0; sets[i] != NULL && ids->len > 0; i++)
    {
      TwTileSet *set = tw_shipped_set_load (sets[i], NULL);
      const char *title = set != NULL ? tw_texts_best (set->titles, g_get_language_names ()) : NULL;

      if (set == NULL)
        continue;
      take (list, group_new (title != NULL ? title : sets[i]), ids, set);
      tw_tile_set_unref (set);
    }
  take (list, group_new (_ ("Other")), ids, NULL);
  g_task_return_pointer (task, list, (GDestroyNotify) g_ptr_array_unref);
}

typedef struct
{
  GAsyncReadyCallback callback;
  gpointer data;
} Asked;

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Asked *asked = user_data;
  GPtrArray *list = g_task_propagate_pointer (G_TASK (result), NULL);

  /* Two windows may have asked meanwhile. */
  if (groups == NULL)
    groups = list;
  else
    g_ptr_array_unref (list);
  asked->callback (NULL, result, asked->data);
  g_free (asked);
}

GPtrArray *
tw_symbol_groups_get (void)
{
  return groups;
}

void
tw_symbol_groups_read_async (GAsyncReadyCallback callback, gpointer data)
{
  Asked *asked = g_new (Asked, 1);
  GTask *task;

  *asked = (Asked){ callback, data };
  task = g_task_new (NULL, NULL, read_cb, asked);
  g_task_run_in_thread (task, read_in_thread);
  g_object_unref (task);
}
