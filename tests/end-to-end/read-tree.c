/* Reads what a program tells a screen reader, a whole tree at once: read-tree BUS-ADDRESS
 *
 * A line "NAME PATH" on standard input asks for the object PATH of the program that the bus knows
 * as NAME, with all below it. The answer is a line for each object, parents before their children
 * and these in their order, then an empty line. A line has these fields, with tabs between them:
 *
 *   path, x, y, width, height, role, states, name, description
 *
 * The box is measured in the window, and -1 for all four where the object doesn't say. The role
 * is a number of AtspiRole, and the bits of the states are those of AtspiStateType. In the last
 * two, "\\", "\t" and "\n" stand for a backslash, a tab and a new line. What has no size has
 * neither: nothing of it can be seen, and neither it nor what is below it is asked anything else.
 *
 * A driver that asks object after object waits for an answer some thousand times, each with a
 * change of process there and back. Here all questions of a level are on their way together, and
 * what the program tells of all objects that were ever asked for is taken first: only boxes and
 * children are not in it. */
#include <stdio.h>
#include <string.h>

#include <gio/gio.h>

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define CACHE      "org.a11y.atspi.Cache"
#define CACHE_PATH "/org/a11y/atspi/cache"
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
  GPtrArray *children;
};

/* One reading. */
typedef struct
{
  GDBusConnection *bus;
  GMainLoop *loop;
  char *program;    /* its name on the bus */
  guint n_expected; /* answers */
  Item *first;
  GVariant *told;      /* (nullable): of all objects that were ever asked for */
  GHashTable *by_path; /* (element-type utf8 GVariant): the parts of @told */
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
new_item (const char *path)
{
  Item *item = g_new0 (Item, 1);

  item->path = g_strdup (path);
  item->x = item->y = item->width = item->height = -1;
  item->children = g_ptr_array_new_with_free_func (free_item);
  return item;
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
  if (--reading->n_expected == 0)
    g_main_loop_quit (reading->loop);
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

/* Takes what was told of @item beforehand. Returns: whether it was told of
 * @n_children: (out): how many are below it */
static gboolean
recall (Reading *reading, Item *item, int *n_children)
{
  g_autoptr (GVariant) states = NULL;
  GVariant *told = g_hash_table_lookup (reading->by_path, item->path);

  if (told == NULL)
    return FALSE;
  g_variant_get_child (told, 4, "i", n_children);
  g_variant_get_child (told, 6, "s", &item->name);
  g_variant_get_child (told, 7, "u", &item->role);
  g_variant_get_child (told, 8, "s", &item->description);
  states = g_variant_get_child_value (told, 9);
  add_states (item, states);
  return TRUE;
}

static void begin (Reading *reading, Item *item);

static void
take_children (Reading *reading, Item *item, GVariant *answer)
{
  g_autoptr (GVariantIter) children = NULL;
  const char *path;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a(so))")))
    return;
  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(&s&o)", NULL, &path))
    {
      Item *child = new_item (path);

      g_ptr_array_add (item->children, child);
      begin (reading, child);
    }
}

static void
take_box (Reading *reading, Item *item, GVariant *answer)
{
  int n_children = -1;

  /* The program itself has no box. */
  if (answer != NULL && g_variant_is_of_type (answer, G_VARIANT_TYPE ("((iiii))")))
    {
      g_variant_get (answer, "((iiii))", &item->x, &item->y, &item->width, &item->height);
      if (item->width <= 0 || item->height <= 0)
        return;
    }
  if (!recall (reading, item, &n_children))
    {
      ask (reading, item, ACCESSIBLE, "GetRole", NULL, take_role);
      ask (reading, item, ACCESSIBLE, "GetState", NULL, take_states);
      ask (reading, item, PROPERTIES, "GetAll", g_variant_new ("(s)", ACCESSIBLE), take_properties);
    }
  /* The program itself, which has no box, tells of no windows beforehand. */
  if (n_children != 0 || item->width < 0)
    ask (reading, item, ACCESSIBLE, "GetChildren", NULL, take_children);
}

static void
begin (Reading *reading, Item *item)
{
  /* 1: measured in the window. */
  ask (reading, item, COMPONENT, "GetExtents", g_variant_new ("(u)", 1), take_box);
}

/* What is told of all objects, which is the beginning. */
static void
told_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  GVariant *told;
  GVariantIter iter;

  if (answer != NULL
      && g_variant_is_of_type (answer, G_VARIANT_TYPE ("(a((so)(so)(so)iiassusau))")))
    {
      reading->told = g_variant_get_child_value (answer, 0);
      g_variant_iter_init (&iter, reading->told);
      while ((told = g_variant_iter_next_value (&iter)) != NULL)
        {
          char *path;

          g_variant_get_child (told, 0, "(so)", NULL, &path);
          g_hash_table_replace (reading->by_path, path, told);
        }
    }
  begin (reading, reading->first);
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
print_item (const Item *item)
{
  printf ("%s\t%d\t%d\t%d\t%d\t%u\t%" G_GUINT64_FORMAT, item->path, item->x, item->y, item->width,
          item->height, item->role, item->states);
  print_words (item->name);
  print_words (item->description);
  putchar ('\n');
  for (guint i = 0; i < item->children->len; i++)
    print_item (g_ptr_array_index (item->children, i));
}

int
main (int argc, char **argv)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GError) error = NULL;
  char line[1024], program[256], path[768];

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
    if (sscanf (line, "%255s %767s", program, path) == 2)
      {
        Item *item = new_item (path);
        Reading reading = { .bus = bus, .loop = loop, .program = program, .first = item };

        reading.by_path = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                 (GDestroyNotify) g_variant_unref);
        g_dbus_connection_call (bus, program, CACHE_PATH, CACHE, "GetItems", NULL, NULL,
                                G_DBUS_CALL_FLAGS_NONE, PATIENCE, NULL, told_cb, &reading);
        g_main_loop_run (loop);
        g_hash_table_unref (reading.by_path);
        g_clear_pointer (&reading.told, g_variant_unref);
        print_item (item);
        putchar ('\n');
        fflush (stdout);
        free_item (item);
      }
  return 0;
}
