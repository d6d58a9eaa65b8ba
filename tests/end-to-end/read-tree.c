/* Reads what a program tells a screen reader, a whole tree at once: read-tree BUS-ADDRESS
 *
 * A line "NAME PATH" on standard input asks for the object PATH of the program that the bus knows
 * as NAME, with all below it. The answer is a line for each object, parents before their children
 * and these in their order, then an empty line. A line has these fields, with tabs between them:
 *
 *   depth below PATH, path, x, y, width, height, role, states, name, description
 *
 * The box is measured in the window, and -1 for all four where the object doesn't say. The role
 * is a number of AtspiRole, and the bits of the states are those of AtspiStateType. In the last
 * two, "\\", "\t" and "\n" stand for a backslash, a tab and a new line. What has no size has
 * neither: nothing of it can be seen, and neither it nor what is below it is asked anything else.
 *
 * A driver that asks object after object waits for an answer some thousand times, each with a
 * change of process there and back. Here all questions of a level are on their way together, and
 * what the program tells of all objects that were ever asked for is taken first. Boxes are not in
 * it, and of children only those that were asked for: each says whose it is, and at which place.
 * Where they fill the places of a parent, it is not asked for them. One that was hidden since says
 * the place of what is shown instead, but has no size, for which its parent is asked after all.
 *
 * A third word, "names", asks for no boxes but of what may have new children. That takes a fifth of
 * the time, but hidden objects are told of as well, and one that is new may be missed for one that
 * was hidden. With "few" in its place nothing is taken beforehand: to tell of all objects takes the
 * program longer than to answer for some forty. */
#include <stdio.h>
#include <string.h>

#include <gio/gio.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define CACHE      "org.a11y.atspi.Cache"
#define CACHE_PATH "/org/a11y/atspi/cache"
#define ROOT       "/org/a11y/atspi/accessible/root"
#define COMPONENT  "org.a11y.atspi.Component"
#define PROPERTIES "org.freedesktop.DBus.Properties"

/* Milliseconds: a program that works for so long without an answer hangs. */
#define PATIENCE 25000

/* An object and what it has answered so far. */
typedef struct Item Item;

struct Item
{
  char *path;
  int x, y, width, height;
  guint32 role;
  guint64 states;
  char *name, *description;
  Item *parent;        /* (nullable): where the reading came from */
  GPtrArray *children; /* (element-type Item) */
  guint n_unmeasured;  /* of @children that were told of, how many have no box yet */
  gboolean has_empty;  /* whether one of these turned out to have no size */
};

/* What the program tells of an object beforehand. */
typedef struct
{
  const char *path, *parent, *name, *description;
  GVariant *states;
  guint32 role;
  int place; /* among the children of @parent, or -1 */
  int n_children;
  GPtrArray
      *children; /* (element-type utf8): paths of those that say they are, by place, or NULL */
  int n_known;   /* how many say so */
} Told;

/* One reading. */
typedef struct
{
  GDBusConnection *bus;
  GMainLoop *loop;
  char *program;     /* its name on the bus */
  gboolean is_names; /* whether boxes are no matter */
  gboolean is_few;   /* whether nothing is to be taken beforehand */
  guint n_expected;  /* answers */
  Item *first;
  GPtrArray *items;    /* (element-type Item): all of them */
  GVariant *told;      /* (nullable): of all objects that were ever asked for */
  GHashTable *by_path; /* (element-type utf8 Told): the parts of @told */
} Reading;

/* What to do with an answer. */
typedef void (*Taker) (Reading *reading, Item *item, GVariant *answer);

typedef struct
{
  Reading *reading;
  Item *item;
  Taker take;
} Question;

static void
free_item (gpointer data)
{
  Item *item = data;

  g_free (item->path);
  g_free (item->name);
  g_free (item->description);
  g_ptr_array_unref (item->children);
  g_free (item);
}

static Item *
new_item (Reading *reading, Item *parent, const char *path)
{
  Item *item = g_new0 (Item, 1);

  item->parent = parent;
  item->path = g_strdup (path);
  item->x = item->y = item->width = item->height = -1;
  item->children = g_ptr_array_new ();
  g_ptr_array_add (reading->items, item);
  return item;
}

static void
answered (Reading *reading)
{
  if (--reading->n_expected == 0)
    g_main_loop_quit (reading->loop);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Question *question = data;
  Reading *reading = question->reading;
  /* What has gone meanwhile has no answer, nor what does not know the question. */
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);

  question->take (reading, question->item, answer);
  answered (reading);
}

static void
ask (Reading *reading,
     Item *item,
     const char *interface,
     const char *method,
     GVariant *arguments,
     Taker take)
{
  Question *question = g_new (Question, 1);

  *question = (Question){ reading, item, take };
  reading->n_expected++;
  g_dbus_connection_call (reading->bus, reading->program, item->path, interface, method, arguments,
                          NULL, G_DBUS_CALL_FLAGS_NONE, PATIENCE, NULL, answered_cb, question);
}

static void
take_role (Reading *reading, Item *item, GVariant *answer)
{
  if (answer != NULL && g_variant_is_of_type (answer, G_VARIANT_TYPE ("(u)")))
    g_variant_get (answer, "(u)", &item->role);
}

static void
add_states (Item *item, GVariant *words)
{
  guint32 word;

  for (gsize i = 0; i < MIN (2, g_variant_n_children (words)); i++)
    {
      g_variant_get_child (words, i, "u", &word);
      item->states |= (guint64) word << (32 * i);
    }
}

static void
take_states (Reading *reading, Item *item, GVariant *answer)
{
  g_autoptr (GVariant) words = NULL;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(au)")))
    return;
  words = g_variant_get_child_value (answer, 0);
  add_states (item, words);
}

static void
take_properties (Reading *reading, Item *item, GVariant *answer)
{
  g_autoptr (GVariant) all = NULL;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a{sv})")))
    return;
  all = g_variant_get_child_value (answer, 0);
  g_variant_lookup (all, "Name", "s", &item->name);
  g_variant_lookup (all, "Description", "s", &item->description);
}

static void
free_told (gpointer data)
{
  Told *told = data;

  g_variant_unref (told->states);
  g_ptr_array_unref (told->children);
  g_free (told);
}

static void begin (Reading *reading, Item *item);

/* Returns: (nullable): the one of @children that is the object @path and has a size */
static Item *
find_measured (GPtrArray *children, const char *path)
{
  for (guint i = 0; i < children->len; i++)
    {
      Item *child = g_ptr_array_index (children, i);

      if (child->width > 0 && child->height > 0 && g_str_equal (child->path, path))
        return child;
    }
  return NULL;
}

/* Takes what @item answered for its children, of which some may be known already. */
static void
take_children (Reading *reading, Item *item, GVariant *answer)
{
  g_autoptr (GVariantIter) children = NULL;
  g_autoptr (GPtrArray) told = NULL;
  const char *path;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a(so))")))
    return;
  told = g_steal_pointer (&item->children);
  item->children = g_ptr_array_new ();
  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", NULL, &path))
    {
      Item *child = find_measured (told, path);

      if (child == NULL)
        {
          child = new_item (reading, item, path);
          begin (reading, child);
        }
      g_ptr_array_add (item->children, child);
    }
}

static void
ask_for_children (Reading *reading, Item *item)
{
  ask (reading, item, ACCESSIBLE, "GetChildren", NULL, take_children);
}

static void
begin_told_children (Reading *reading, Item *item, const Told *told)
{
  item->n_unmeasured = reading->is_names ? 0 : told->children->len;
  for (guint i = 0; i < told->children->len; i++)
    {
      Item *child = new_item (reading, item, g_ptr_array_index (told->children, i));

      g_ptr_array_add (item->children, child);
      begin (reading, child);
    }
}

/* Whether all children of an object were told of. */
static gboolean
has_all_children (const Told *told)
{
  return told->n_known == told->n_children && !g_ptr_array_find (told->children, NULL, NULL);
}

/* Takes what was told of @item beforehand, and its children from there if they are all. */
static void
recall (Reading *reading, Item *item, const Told *told)
{
  item->name = g_strdup (told->name);
  item->description = g_strdup (told->description);
  item->role = told->role;
  add_states (item, told->states);
  if (has_all_children (told))
    begin_told_children (reading, item, told);
  else
    ask_for_children (reading, item);
}

static void
take_box (Reading *reading, Item *item, GVariant *answer)
{
  const Told *told = g_hash_table_lookup (reading->by_path, item->path);
  Item *parent = item->parent;
  gboolean is_empty;
  gboolean has_box = answer != NULL && g_variant_is_of_type (answer, G_VARIANT_TYPE ("((iiii))"));

  if (has_box)
    g_variant_get (answer, "((iiii))", &item->x, &item->y, &item->width, &item->height);
  is_empty = item->width <= 0 || item->height <= 0;
  if (parent != NULL && parent->n_unmeasured > 0)
    {
      parent->has_empty |= is_empty;
      if (--parent->n_unmeasured == 0 && parent->has_empty)
        ask_for_children (reading, parent);
      /* It is begun again if it is among them. */
      if (is_empty)
        return;
    }
  /* The program itself has no box. */
  if (has_box && is_empty)
    return;
  if (told != NULL)
    {
      recall (reading, item, told);
      return;
    }
  ask (reading, item, ACCESSIBLE, "GetRole", NULL, take_role);
  ask (reading, item, ACCESSIBLE, "GetState", NULL, take_states);
  ask (reading, item, PROPERTIES, "GetAll", g_variant_new ("(s)", ACCESSIBLE), take_properties);
  ask_for_children (reading, item);
}

static void
begin (Reading *reading, Item *item)
{
  const Told *told = reading->is_names ? g_hash_table_lookup (reading->by_path, item->path) : NULL;

  if (told != NULL && has_all_children (told))
    {
      recall (reading, item, told);
      return;
    }
  /* 1: measured in the window. */
  ask (reading, item, COMPONENT, "GetExtents", g_variant_new ("(u)", 1), take_box);
}

static Told *
new_told (GVariant *words)
{
  Told *told = g_new0 (Told, 1);

  g_variant_get (words, "((&s&o)(&s&o)(&s&o)iias&su&s@au)", NULL, &told->path, NULL, NULL, NULL,
                 &told->parent, &told->place, &told->n_children, NULL, &told->name, &told->role,
                 &told->description, &told->states);
  told->children = g_ptr_array_new ();
  g_ptr_array_set_size (told->children, MAX (told->n_children, 0));
  return told;
}

static void
put_below_parent (Reading *reading, Told *told)
{
  Told *parent = g_hash_table_lookup (reading->by_path, told->parent);

  if (parent == NULL)
    return;
  parent->n_known++;
  if (told->place >= 0 && told->place < parent->n_children)
    g_ptr_array_index (parent->children, (guint) told->place) = (gpointer) told->path;
}

/* What is told of all objects, which is the beginning. */
static void
told_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  GHashTableIter all;
  gpointer told;

  if (answer != NULL
      && g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a((so)(so)(so)iiassusau))")))
    {
      reading->told = g_variant_get_child_value (answer, 0);
      for (gsize i = 0; i < g_variant_n_children (reading->told); i++)
        {
          g_autoptr (GVariant) words = g_variant_get_child_value (reading->told, i);
          Told *one = new_told (words);

          g_hash_table_replace (reading->by_path, (gpointer) one->path, one);
        }
      /* The program itself tells of no windows beforehand. */
      g_hash_table_remove (reading->by_path, ROOT);
      g_hash_table_iter_init (&all, reading->by_path);
      while (g_hash_table_iter_next (&all, NULL, &told))
        put_below_parent (reading, told);
    }
  begin (reading, reading->first);
  answered (reading);
}

static void
print_words (const char *words)
{
  static const char plain[] = "\\\t\n\r", letters[] = "\\tnr";

  putchar ('\t');
  for (const char *at = words != NULL ? words : ""; *at != '\0'; at++)
    {
      const char *found = strchr (plain, *at);

      if (found != NULL)
        putchar ('\\');
      putchar (found != NULL ? letters[found - plain] : *at);
    }
}

static void
print_item (const Item *item, guint depth)
{
  printf ("%u\t%s\t%d\t%d\t%d\t%d\t%u\t%" G_GUINT64_FORMAT, depth, item->path, item->x, item->y,
          item->width, item->height, item->role, item->states);
  print_words (item->name);
  print_words (item->description);
  putchar ('\n');
  for (guint i = 0; i < item->children->len; i++)
    print_item (g_ptr_array_index (item->children, i), depth + 1);
}

static void
read_tree (Reading reading, const char *path)
{
  reading.items = g_ptr_array_new_with_free_func (free_item);
  reading.by_path = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_told);
  reading.first = new_item (&reading, NULL, path);
  if (reading.is_few)
    {
      begin (&reading, reading.first);
    }
  else
    {
      reading.n_expected = 1;
      g_dbus_connection_call (reading.bus, reading.program, CACHE_PATH, CACHE, "GetItems", NULL,
                              NULL, G_DBUS_CALL_FLAGS_NONE, PATIENCE, NULL, told_cb, &reading);
    }
  g_main_loop_run (reading.loop);
  print_item (reading.first, 0);
  putchar ('\n');
  fflush (stdout);
  g_hash_table_unref (reading.by_path);
  g_clear_pointer (&reading.told, g_variant_unref);
  g_ptr_array_unref (reading.items);
}

int
main (int argc, char **argv)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GError) error = NULL;
  char line[1024], program[256], path[768], kind[8];

  if (argc != 2)
    {
      fputs ("usage: read-tree BUS-ADDRESS\n", stderr);
      return 2;
    }
  bus =
      g_dbus_connection_new_for_address_sync (argv[1],
                                              G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                  | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                              NULL, NULL, &error);
  if (bus == NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      return 1;
    }
  while (fgets (line, sizeof line, stdin) != NULL)
    {
      int n_words = sscanf (line, "%255s %767s %7s", program, path, kind);

      if (n_words >= 2)
        read_tree ((Reading){ .bus = bus,
                              .loop = loop,
                              .program = program,
                              .is_names = n_words == 3 && g_str_equal (kind, "names"),
                              .is_few = n_words == 3 && g_str_equal (kind, "few") },
                   path);
    }
  return 0;
}
