/* Sets that were opened or saved before. */
#include "app/start/recent-sets.h"

#include <gtk/gtk.h>

#include "app/start/list-update.h"
#include "app/start/set-entry.h"

/* When a set was used last. GTK notes as "visited" when it was put on the list, and does not change
 * that when it is opened or saved again. */
static GDateTime *
used_last (GtkRecentInfo *info)
{
  return gtk_recent_info_get_modified (info);
}

static int
compare_used (gconstpointer a, gconstpointer b)
{
  return -g_date_time_compare (used_last ((GtkRecentInfo *) a), used_last ((GtkRecentInfo *) b));
}

static TwSetEntry *
find_entry (GListStore *store, const char *uri)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (TwSetEntry) entry = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (g_str_equal (tw_set_entry_get_target (entry), uri))
        return g_steal_pointer (&entry);
    }
  return NULL;
}

static gboolean
is_ours (GtkRecentInfo *info)
{
  return gtk_recent_info_is_local (info)
         && g_strcmp0 (gtk_recent_info_get_mime_type (info), TW_SET_MIME_TYPE) == 0
         && gtk_recent_info_exists (info);
}

/* A set that was used since it was listed may have been written: it is read again. The cards of the
 * others stay. */
void
tw_recent_sets_fill (GListStore *store, guint max)
{
  GList *infos =
      g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare_used);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *link = infos; link != NULL && entries->len < max; link = link->next)
    {
      GtkRecentInfo *info = link->data;
      TwSetEntry *entry;

      if (!is_ours (info))
        continue;
      entry = find_entry (store, gtk_recent_info_get_uri (info));
      if (entry == NULL || tw_set_entry_is_older (entry, used_last (info)))
        {
          g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));

          g_clear_object (&entry);
          entry = tw_set_entry_new_file (file, used_last (info));
        }
      g_ptr_array_add (entries, entry);
    }
  tw_list_update (store, entries, g_direct_equal);
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

void
tw_recent_sets_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char mime_type[] = TW_SET_MIME_TYPE, app_exec[] = "tilewright %f";
  g_autofree char *app_name = g_strdup (g_get_application_name ());
  GtkRecentData data = { NULL, NULL, mime_type, app_name, app_exec, NULL, FALSE };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
tw_recent_sets_forget (const char *uri)
{
  g_autoptr (GError) error = NULL;

  if (!gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, &error))
    g_debug ("%s: not taken out of the list: %s", uri, error->message);
}
