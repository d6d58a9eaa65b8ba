/* New names of tiles in case files. */
#include "engine/case/case-rename.h"

#include <string.h>

#include "engine/expansion/registry.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/part-word.h"

typedef struct
{
  const char *folder;
  const char *path;
  const TwTileSet *set;
  GHashTable *renames;
  guint n_renamed;

  /* What is in play: for the whole file, and for the case. */
  gboolean is_used[2];
  GPtrArray *others[2]; /* TwTileSet */
  GHashTable *own;      /* ids of tiles of the case */
  gboolean is_case;
  char *verb;
} Renaming;

static gboolean
is_same_file (const char *a, const char *b)
{
  g_autofree char *first = g_canonicalize_filename (a, NULL);
  g_autofree char *second = g_canonicalize_filename (b, NULL);

  return strcmp (first, second) == 0;
}

/* A word of a line "use": the set itself, or another one. */
static void
use_word (Renaming *self, const char *word)
{
  guint facets;
  g_autofree char *name = tw_part_word_split (word, &facets);
  g_autofree char *base = g_path_get_basename (name);
  g_autofree char *path = self->folder != NULL && !g_path_is_absolute (name)
                              ? g_build_filename (self->folder, name, NULL)
                              : g_strdup (name);
  TwTileSet *other;

  if (self->folder == NULL ? strcmp (base, "set.xml") == 0 || strcmp (name, self->set->id) == 0
                           : self->path != NULL && is_same_file (path, self->path))
    {
      self->is_used[self->is_case] = TRUE;
      return;
    }
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR) || self->folder == NULL)
    {
      g_free (path);
      path = tw_tile_set_file_find (name);
    }
  other = path != NULL ? tw_tile_set_file_load (path, NULL) : NULL;
  if (other != NULL)
    g_ptr_array_add (self->others[self->is_case], other);
}

static gboolean
another_has (Renaming *self, const char *id)
{
  for (guint level = 0; level < 2; level++)
    for (guint i = 0; i < self->others[level]->len; i++)
      if (tw_tile_set_find (self->others[level]->pdata[i], id) >= 0)
        return TRUE;
  return g_hash_table_contains (self->own, id);
}

/* "E", "E#G" or "mine:E", as of now; @name is replaced where it means a renamed tile. */
static void
put_name (Renaming *self, GString *out, const char *name, gsize length)
{
  g_autofree char *whole = g_strndup (name, length);
  char *variant = strchr (whole, '#'), *colon;
  const char *id = whole, *renamed;

  if (variant != NULL)
    *variant = '\0';
  colon = strchr (whole, ':');
  if (colon != NULL)
    {
      *colon = '\0';
      id = colon + 1;
    }
  renamed = g_hash_table_lookup (self->renames, id);
  if (renamed == NULL || (colon != NULL && strcmp (whole, self->set->id) != 0)
      || (colon == NULL && another_has (self, id)))
    {
      g_string_append_len (out, name, (gssize) length);
      return;
    }
  self->n_renamed++;
  if (colon != NULL || another_has (self, renamed))
    g_string_append_printf (out, "%s:", self->set->id);
  g_string_append (out, renamed);
  if (variant != NULL)
    g_string_append_printf (out, "#%s", variant + 1);
}

/* Where "@x,y/rotation" begins, if the word ends in one. */
static const char *
find_place (const char *word)
{
  const char *at = strchr (word, '@');

  return at != NULL && at != word && g_regex_match_simple ("^@-?[0-9]+,-?[0-9]+/[0-9]+$", at, 0, 0)
             ? at
             : NULL;
}

/* Whether @word is a verb of an expansion that names a tile: "hold", "start". */
static gboolean
takes_tile (const char *word)
{
  guint n;
  const TwExpansion *const *expansions = tw_expansions (&n);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < expansions[i]->n_verbs; k++)
      if (expansions[i]->verbs[k].takes == TW_VERB_TAKES_TILE
          && strcmp (expansions[i]->verbs[k].word, word) == 0)
        return TRUE;
  return FALSE;
}

/* The value of "draw=E" and the like, where tiles stand; "P2:hand=U,W" has a seat before it. */
static const char *
find_list (Renaming *self, const char *word)
{
  const char *equals = strchr (word, '='), *colon;
  g_autofree char *key = NULL;

  if (equals == NULL)
    return NULL;
  colon = memchr (word, ':', (gsize) (equals - word));
  key = g_strndup (colon != NULL ? colon + 1 : word,
                   (gsize) (equals - (colon != NULL ? colon + 1 : word)));
  /* Among facts it is whose turn it is. */
  if (strcmp (key, "next") == 0
      && (strcmp (self->verb, "given") == 0 || strcmp (self->verb, "expect") == 0))
    return NULL;
  return strcmp (key, "draw") == 0 || strcmp (key, "bag") == 0 || takes_tile (key) ? equals + 1
                                                                                   : NULL;
}

static void
put_word (Renaming *self, GString *out, const char *word)
{
  const char *place = find_place (word), *list;

  if (place != NULL)
    {
      put_name (self, out, word, (gsize) (place - word));
      g_string_append (out, place);
      return;
    }
  list = find_list (self, word);
  if (list == NULL)
    {
      g_string_append (out, word);
      return;
    }
  g_string_append_len (out, word, list - word);
  while (*list != '\0')
    {
      gsize length = strcspn (list, ",*"), rest = strcspn (list, ",");

      put_name (self, out, list, length);
      g_string_append_len (out, list + length, (gssize) (rest - length));
      list += rest;
      if (*list == ',')
        g_string_append_c (out, *list++);
    }
}

static void
begin_case (Renaming *self)
{
  self->is_case = TRUE;
  self->is_used[1] = FALSE;
  g_ptr_array_set_size (self->others[1], 0);
  g_hash_table_remove_all (self->own);
}

static gboolean
names_tiles (Renaming *self)
{
  static const char *const verbs[] = { "start", "given",   "turn",   "end",
                                       "legal", "illegal", "expect", NULL };

  return (self->is_used[0] || self->is_used[1]) && g_strv_contains (verbs, self->verb);
}

/* A word with what stands before it; blanks are kept as they are. */
static void
put_line (Renaming *self, GString *out, const char *line)
{
  gboolean is_first = *line != ' ' && *line != '\t', is_second = FALSE;

  while (*line != '\0')
    {
      gsize n_blanks = strspn (line, " \t\r"), length;
      g_autofree char *word = NULL;

      g_string_append_len (out, line, (gssize) n_blanks);
      line += n_blanks;
      if (*line == '#' || *line == '\0')
        {
          g_string_append (out, line);
          return;
        }
      length = strcspn (line, " \t\r");
      word = g_strndup (line, length);
      line += length;
      if (is_first)
        {
          g_free (self->verb);
          self->verb = g_strdup (word);
          if (strcmp (word, "case") == 0)
            begin_case (self);
        }
      else if (strcmp (self->verb, "use") == 0)
        use_word (self, word);
      else if (strcmp (self->verb, "tile") == 0 && is_second)
        g_hash_table_add (self->own, g_strdup (word));
      if (!is_first && names_tiles (self))
        put_word (self, out, word);
      else
        g_string_append (out, word);
      is_second = is_first;
      is_first = FALSE;
    }
}

char *
tw_case_text_rename (const char *text,
                     const char *folder,
                     const char *path,
                     const TwTileSet *set,
                     GHashTable *renames,
                     guint *out_n_renamed)
{
  g_autoptr (GPtrArray) shared =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  g_autoptr (GPtrArray) others =
      g_ptr_array_new_with_free_func ((GDestroyNotify) tw_tile_set_unref);
  g_autoptr (GHashTable) own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *out = g_string_new (NULL);
  Renaming renaming = {
    .folder = folder,
    .path = path,
    .set = set,
    .renames = renames,
    .own = own,
    .others = { shared, others },
  };

  renaming.verb = g_strdup ("");
  for (guint i = 0; lines[i] != NULL; i++)
    {
      put_line (&renaming, out, lines[i]);
      if (lines[i + 1] != NULL)
        g_string_append_c (out, '\n');
    }
  g_free (renaming.verb);
  *out_n_renamed = renaming.n_renamed;
  return g_string_free (out, FALSE);
}
