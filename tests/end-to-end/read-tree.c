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
 * Where they fill the places of a parent, it is not asked for them. One that was hidden since would
 * say the place of what is shown instead; the program has told then that it went.
 *
 * A third word, "names", asks for no boxes but of what may have new children. That takes a fifth of
 * the time, but what is on hidden pages is told of as well. With "few" in its place nothing is
 * taken beforehand: to tell of all objects takes the program longer than to answer for some forty.
 */
#include <stdio.h>
#include <string.h>

#include "wire.h"

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define CACHE      "org.a11y.atspi.Cache"
#define CACHE_PATH "/org/a11y/atspi/cache"
#define ROOT       "/org/a11y/atspi/accessible/root"
#define COMPONENT  "org.a11y.atspi.Component"
#define PROPERTIES "org.freedesktop.DBus.Properties"
/* The number of a role. */
#define ATSPI_SCROLL_BAR 48
/* What is told of all objects: each and its parent (names on the bus and paths), its place and
 * children, what it can be asked, name, role, description and states. */
#define TOLD "a((so)(so)(so)iiassusau)"

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
  guint64 states;
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
  Wire *wire;
  const char *program; /* its name on the bus */
  gboolean is_names;   /* whether boxes are no matter */
  gboolean is_few;     /* whether nothing is to be taken beforehand */
  GHashTable *gone;    /* (element-type utf8): paths of what went from its parent, to stay hidden */
  guint n_expected;    /* answers */
  guint32 first_serial;
  GArray *questions; /* (element-type Question): by serial, from @first_serial */
  Item *first;
  GPtrArray *items;    /* (element-type Item): all of them */
  guint8 *told;        /* (nullable): of all objects that were ever asked for */
  GHashTable *by_path; /* (element-type utf8 Told): the parts of @told */
} Reading;

/* What to do with the answer to what was asked about @item; NULL where there is none: what has gone
 * meanwhile has no answer, nor what does not know the question. */
typedef void (*Taker) (Reading *reading, Item *item, WireReader *answer);

/* What objects are asked. */
typedef struct
{
  const char *interface, *method;
  const char *signature, *words; /* of the argument, as in WireQuestion */
  guint32 number;
  const char *answer; /* its signature */
  Taker take;
} Kind;

typedef struct
{
  Item *item;
  const Kind *kind; /* (nullable): NULL when its answer has come */
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
ask (Reading *reading, Item *item, const Kind *kind)
{
  const WireQuestion words = { reading->program, item->path,  kind->interface, kind->method,
                               kind->signature,  kind->words, kind->number };
  const Question question = { item, kind };
  guint32 serial = wire_ask (reading->wire, &words);

  if (reading->questions->len == 0)
    reading->first_serial = serial;
  g_array_append_val (reading->questions, question);
  reading->n_expected++;
}

static void
take_role (Reading *reading, Item *item, WireReader *answer)
{
  if (answer != NULL)
    item->role = wire_number (answer);
}

static guint64
read_states (WireReader *answer)
{
  gsize end = wire_array (answer, FALSE);
  guint64 states = 0;

  for (guint i = 0; wire_is_in (answer, end); i++)
    {
      guint64 word = wire_number (answer);

      if (i < 2)
        states |= word << (32 * i);
    }
  return states;
}

static void
take_states (Reading *reading, Item *item, WireReader *answer)
{
  if (answer != NULL)
    item->states = read_states (answer);
}

static void
put_words (char **to, const char *words)
{
  g_free (*to);
  *to = g_strdup (words);
}

static void
take_properties (Reading *reading, Item *item, WireReader *answer)
{
  gsize end = answer != NULL ? wire_array (answer, TRUE) : 0;

  while (answer != NULL && wire_is_in (answer, end))
    {
      const char *name, *kind;

      wire_struct (answer);
      name = wire_string (answer);
      kind = wire_kind (answer);
      if (g_str_equal (kind, "s") && g_str_equal (name, "Name"))
        put_words (&item->name, wire_string (answer));
      else if (g_str_equal (kind, "s") && g_str_equal (name, "Description"))
        put_words (&item->description, wire_string (answer));
      else if (!wire_skip (answer, kind))
        return;
    }
}

static void
free_told (gpointer data)
{
  Told *told = data;

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
take_children (Reading *reading, Item *item, WireReader *answer)
{
  g_autoptr (GPtrArray) told = NULL;
  gsize end;

  if (answer == NULL)
    return;
  told = g_steal_pointer (&item->children);
  item->children = g_ptr_array_new ();
  end = wire_array (answer, TRUE);
  while (wire_is_in (answer, end))
    {
      const char *path = wire_object (answer);
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
  static const Kind children = { ACCESSIBLE, "GetChildren", "", NULL, 0, "a(so)", take_children };

  ask (reading, item, &children);
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
  item->states = told->states;
  if (has_all_children (told))
    begin_told_children (reading, item, told);
  else
    ask_for_children (reading, item);
}

static void
take_box (Reading *reading, Item *item, WireReader *answer)
{
  static const Kind role = { ACCESSIBLE, "GetRole", "", NULL, 0, "u", take_role };
  static const Kind states = { ACCESSIBLE, "GetState", "", NULL, 0, "au", take_states };
  static const Kind properties = { PROPERTIES, "GetAll",       "s", ACCESSIBLE, 0,
                                   "a{sv}",    take_properties };
  const Told *told = g_hash_table_lookup (reading->by_path, item->path);
  Item *parent = item->parent;
  gboolean is_empty, has_box = answer != NULL;

  if (has_box)
    {
      wire_struct (answer);
      item->x = (int) wire_number (answer);
      item->y = (int) wire_number (answer);
      item->width = (int) wire_number (answer);
      item->height = (int) wire_number (answer);
    }
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
  ask (reading, item, &role);
  ask (reading, item, &states);
  ask (reading, item, &properties);
  ask_for_children (reading, item);
}

static void
begin (Reading *reading, Item *item)
{
  /* 1: measured in the window. */
  static const Kind box = { COMPONENT, "GetExtents", "u", NULL, 1, "(iiii)", take_box };
  const Told *told = reading->is_names ? g_hash_table_lookup (reading->by_path, item->path) : NULL;

  if (told != NULL && has_all_children (told))
    {
      recall (reading, item, told);
      return;
    }
  ask (reading, item, &box);
}

static Told *
new_told (WireReader *words)
{
  Told *told = g_new0 (Told, 1);
  gsize end;

  wire_struct (words);
  told->path = wire_object (words);
  wire_object (words);
  told->parent = wire_object (words);
  told->place = (int) wire_number (words);
  told->n_children = (int) wire_number (words);
  /* What it can be asked. */
  end = wire_array (words, FALSE);
  while (wire_is_in (words, end))
    wire_string (words);
  told->name = wire_string (words);
  told->role = wire_number (words);
  /* Its slider, which may never be shown, would be asked for each time. */
  if (told->role == ATSPI_SCROLL_BAR)
    told->n_children = 0;
  told->description = wire_string (words);
  told->states = read_states (words);
  told->children = g_ptr_array_new ();
  g_ptr_array_set_size (told->children, MAX (told->n_children, 0));
  return told;
}

static void
put_below_parent (Reading *reading, Told *told)
{
  Told *parent = g_hash_table_lookup (reading->by_path, told->parent);
  int place = told->place;

  if (parent == NULL || g_hash_table_contains (reading->gone, told->path))
    return;
  parent->n_known++;
  /* What stands on a page of a stack says the second place of one. */
  if (parent->n_children == 1)
    place = 0;
  if (place >= 0 && place < parent->n_children)
    g_ptr_array_index (parent->children, (guint) place) = (gpointer) told->path;
}

/* What is told of all objects, which is the beginning. */
static void
take_told (Reading *reading, Item *cache, WireReader *answer)
{
  GHashTableIter all;
  gpointer told;
  gsize end;

  if (answer != NULL)
    {
      /* The next answer takes the place of this one. */
      answer->data = reading->told = g_memdup2 (answer->data, answer->size);
      end = wire_array (answer, TRUE);
      while (wire_is_in (answer, end))
        {
          Told *one = new_told (answer);

          g_hash_table_replace (reading->by_path, (gpointer) one->path, one);
        }
      /* The program itself tells of no windows beforehand. */
      g_hash_table_remove (reading->by_path, ROOT);
      g_hash_table_iter_init (&all, reading->by_path);
      while (g_hash_table_iter_next (&all, NULL, &told))
        put_below_parent (reading, told);
    }
  begin (reading, reading->first);
}

/* Takes the answer to one question; @answer is NULL where there is none. */
static void
take_answer (Reading *reading, Question *question, WireAnswer *answer)
{
  const Kind *kind = question->kind;
  Item *item = question->item;
  gboolean is_one = answer != NULL && g_strcmp0 (answer->signature, kind->answer) == 0;

  /* Taking may bring more questions, and move all of them. */
  question->kind = NULL;
  reading->n_expected--;
  kind->take (reading, item, is_one ? &answer->body : NULL);
}

static void
take_answers (Reading *reading)
{
  WireAnswer answer;

  while (reading->n_expected > 0)
    {
      GArray *questions = reading->questions;
      guint n_questions = questions->len;

      if (wire_wait (reading->wire, &answer))
        {
          guint32 n = answer.serial - reading->first_serial;

          if (n < n_questions && g_array_index (questions, Question, n).kind != NULL)
            take_answer (reading, &g_array_index (questions, Question, n), &answer);
          continue;
        }
      /* Who has not answered for so long will not any more. */
      for (guint i = 0; i < n_questions; i++)
        if (g_array_index (questions, Question, i).kind != NULL)
          take_answer (reading, &g_array_index (questions, Question, i), NULL);
    }
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
  static const Kind told = { CACHE, "GetItems", "", NULL, 0, TOLD, take_told };

  reading.questions = g_array_new (FALSE, FALSE, sizeof (Question));
  reading.items = g_ptr_array_new_with_free_func (free_item);
  reading.by_path = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_told);
  reading.first = new_item (&reading, NULL, path);
  if (reading.is_few)
    begin (&reading, reading.first);
  else
    ask (&reading, new_item (&reading, NULL, CACHE_PATH), &told);
  take_answers (&reading);
  print_item (reading.first, 0);
  putchar ('\n');
  fflush (stdout);
  g_hash_table_unref (reading.by_path);
  g_free (reading.told);
  g_ptr_array_unref (reading.items);
  g_array_unref (reading.questions);
}

/* Hears that an object's children have changed, and remembers which went. */
static void
hear_of_child (WireReader *change, gpointer data)
{
  GHashTable *gone = data;
  const char *what = wire_string (change), *path;

  wire_number (change);
  wire_number (change);
  if (!g_str_equal (wire_kind (change), "(so)"))
    return;
  path = wire_object (change);
  if (g_str_equal (what, "remove"))
    g_hash_table_add (gone, g_strdup (path));
  else
    g_hash_table_remove (gone, path);
}

int
main (int argc, char **argv)
{
  g_autoptr (GHashTable) gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) error = NULL;
  char line[1024], program[256], path[768], kind[8];
  Wire *wire;

  if (argc != 2)
    {
      fputs ("usage: read-tree BUS-ADDRESS\n", stderr);
      return 2;
    }
  wire = wire_open (argv[1], &error);
  if (wire == NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      return 1;
    }
  wire_listen (wire,
               "type='signal',interface='org.a11y.atspi.Event.Object',member='ChildrenChanged'",
               hear_of_child, gone);
  while (fgets (line, sizeof line, stdin) != NULL)
    {
      int n_words = sscanf (line, "%255s %767s %7s", program, path, kind);

      if (n_words >= 2)
        read_tree ((Reading){ .wire = wire,
                              .gone = gone,
                              .program = program,
                              .is_names = n_words == 3 && g_str_equal (kind, "names"),
                              .is_few = n_words == 3 && g_str_equal (kind, "few") },
                   path);
    }
  wire_close (wire);
  return 0;
}
