/* A list is brought up to date with as little as possible. */
#include "app/start/list-update.h"

typedef struct
{
  guint n_changes;
  guint position, removed, added;
} Heard;

static void
changed_cb (GListModel *model, guint position, guint removed, guint added, Heard *heard)
{
  heard->n_changes++;
  heard->position = position;
  heard->removed = removed;
  heard->added = added;
}

static GPtrArray *
items_of (const char *names)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (const char *name = names; *name != '\0'; name++)
    g_ptr_array_add (items, g_file_new_build_filename ("/", (char[]){ *name, '\0' }, NULL));
  return items;
}

static gboolean
same (gconstpointer a, gconstpointer b)
{
  return g_file_equal ((GFile *) a, (GFile *) b);
}

static void
test_update (void)
{
  static const struct
  {
    const char *before, *after;
    guint n_changes, position, removed, added;
  } cases[] = {
    { "", "", 0, 0, 0, 0 },       { "", "abc", 1, 0, 0, 3 },    { "abc", "", 1, 0, 3, 0 },
    { "abc", "abc", 0, 0, 0, 0 }, { "abc", "axc", 1, 1, 1, 1 }, { "abc", "xabc", 1, 0, 0, 1 },
    { "abc", "ab", 1, 2, 1, 0 },  { "aa", "aaa", 1, 2, 0, 1 },  { "abcd", "acbd", 1, 1, 2, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GListStore) store = g_list_store_new (G_TYPE_FILE);
      g_autoptr (GPtrArray) before = items_of (cases[i].before);
      g_autoptr (GPtrArray) after = items_of (cases[i].after);
      Heard heard = { 0 };

      g_list_store_splice (store, 0, 0, before->pdata, before->len);
      g_signal_connect (store, "items-changed", G_CALLBACK (changed_cb), &heard);
      tw_list_update (store, after, same);
      g_assert_cmpuint (heard.n_changes, ==, cases[i].n_changes);
      g_assert_cmpuint (heard.position, ==, cases[i].position);
      g_assert_cmpuint (heard.removed, ==, cases[i].removed);
      g_assert_cmpuint (heard.added, ==, cases[i].added);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, after->len);
      for (guint j = 0; j < after->len; j++)
        {
          g_autoptr (GFile) file = g_list_model_get_item (G_LIST_MODEL (store), j);

          g_assert_true (g_file_equal (file, after->pdata[j]));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/start/list-update", test_update);
  return g_test_run ();
}
