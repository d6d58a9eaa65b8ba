/* Two sets tile by tile. */
#include "app/gallery/set-difference.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/set-command.h"
#include "engine/tile/signature.h"

static void
add (GArray *differences, TwDifferenceKind kind, int left, int right)
{
  const TwTileDifference difference = { kind, left, right };

  g_array_append_val (differences, difference);
}

/* The tile of the right set, not paired yet, that plays as @tile does; -1 for none. */
static int
find_alike (const TwTileSet *right, const int *right_of, const TwTile *tile)
{
  g_autofree char *signature = tw_topology_signature (&tile->topology, FALSE);

  for (guint i = 0; i < right->n_tiles; i++)
    {
      g_autofree char *other = NULL;

      if (right_of[i] >= 0)
        continue;
      other = tw_topology_signature (&right->tiles[i]->topology, FALSE);
      if (strcmp (signature, other) == 0)
        return (int) i;
    }
  return -1;
}

/* @left_of and @right_of say which tile is paired with which, -1 for none. */
static void
pair (const TwTileSet *left, const TwTileSet *right, int *left_of, int *right_of)
{
  for (guint i = 0; i < right->n_tiles; i++)
    right_of[i] = -1;
  for (guint i = 0; i < left->n_tiles; i++)
    {
      left_of[i] = tw_tile_set_find (right, left->tiles[i]->id);
      if (left_of[i] >= 0 && right_of[left_of[i]] >= 0)
        left_of[i] = -1;
      if (left_of[i] >= 0)
        right_of[left_of[i]] = (int) i;
    }
  for (guint i = 0; i < left->n_tiles; i++)
    {
      if (left_of[i] >= 0)
        continue;
      left_of[i] = find_alike (right, right_of, left->tiles[i]);
      if (left_of[i] >= 0)
        right_of[left_of[i]] = (int) i;
    }
}

GArray *
tw_set_difference (const TwTileSet *left, const TwTileSet *right)
{
  GArray *differences = g_array_new (FALSE, FALSE, sizeof (TwTileDifference));
  g_autofree int *left_of = g_new (int, left->n_tiles + 1);
  g_autofree int *right_of = g_new (int, right->n_tiles + 1);

  pair (left, right, left_of, right_of);
  if (!tw_set_head_equal (left, right))
    add (differences, TW_DIFFERENCE_HEAD, -1, -1);
  for (guint i = 0; i < left->n_tiles; i++)
    if (left_of[i] < 0)
      add (differences, TW_DIFFERENCE_LEFT, (int) i, -1);
    else if (strcmp (left->tiles[i]->id, right->tiles[left_of[i]]->id) != 0)
      add (differences, TW_DIFFERENCE_RENAMED, (int) i, left_of[i]);
    else if (!tw_tile_equal (left->tiles[i], right->tiles[left_of[i]]))
      add (differences, TW_DIFFERENCE_CHANGED, (int) i, left_of[i]);
  for (guint i = 0; i < right->n_tiles; i++)
    if (right_of[i] < 0)
      add (differences, TW_DIFFERENCE_RIGHT, -1, (int) i);
  return differences;
}

TwTileDifference
tw_tile_difference_mirror (const TwTileDifference *difference)
{
  TwDifferenceKind kind = difference->kind == TW_DIFFERENCE_LEFT    ? TW_DIFFERENCE_RIGHT
                          : difference->kind == TW_DIFFERENCE_RIGHT ? TW_DIFFERENCE_LEFT
                                                                    : difference->kind;

  return (TwTileDifference){ kind, difference->right, difference->left };
}

static void
add_words (GString *words, const char *more)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", more);
}

static char *
changed_words (const TwTile *left, const TwTile *right)
{
  g_autoptr (GString) words = g_string_new (NULL);

  if (!tw_topology_equal (&left->topology, &right->topology))
    {
      g_autofree char *a = tw_topology_signature (&left->topology, FALSE);
      g_autofree char *b = tw_topology_signature (&right->topology, FALSE);

      add_words (words,
                 strcmp (a, b) == 0 ? _ ("drawn otherwise, plays alike") : _ ("another drawing"));
    }
  if (left->count != right->count)
    {
      g_autofree char *copies = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u copy against %u",
                                                              "%u copies against %u", left->count),
                                                 left->count, right->count);

      add_words (words, copies);
    }
  if (left->n_start != right->n_start)
    add_words (words, _ ("start tile in one of them"));
  if (left->n_variants != right->n_variants)
    add_words (words, _ ("other variants"));
  if (words->len == 0)
    add_words (words, _ ("other details: names, backs, decoration or variants"));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
tw_set_difference_words (const TwTileSet *left,
                         const TwTileSet *right,
                         const TwTileDifference *difference)
{
  switch (difference->kind)
    {
    case TW_DIFFERENCE_CHANGED:
      return changed_words (left->tiles[difference->left], right->tiles[difference->right]);
    case TW_DIFFERENCE_RENAMED:
      /* Translators: the id of a tile in the other file */
      return g_strdup_printf (_ ("called %s there"), right->tiles[difference->right]->id);
    case TW_DIFFERENCE_LEFT:
      return g_strdup (_ ("only here"));
    case TW_DIFFERENCE_RIGHT:
      return g_strdup (_ ("only there"));
    case TW_DIFFERENCE_HEAD:
    default:
      return g_strdup (_ ("titles, authors, start, blocks or other properties differ"));
    }
}

/* Behind the tile that stands before it there, as far as that is here. */
static int
position_for (const TwTileSet *left, const TwTileSet *right, int index)
{
  for (int i = index - 1; i >= 0; i--)
    {
      int before = tw_tile_set_find (left, right->tiles[i]->id);

      if (before >= 0)
        return before + 1;
    }
  return 0;
}

static TwTileSet *
with_tiles (const TwTileSet *head, const TwTileSet *tiles)
{
  TwTileSet *set = tw_tile_set_copy (head);

  while (set->n_tiles > 0)
    tw_tile_set_remove_tile (set, set->n_tiles - 1);
  for (guint i = 0; i < tiles->n_tiles; i++)
    tw_tile_set_insert_tile (set, -1, tiles->tiles[i]);
  return set;
}

void
tw_set_difference_take_right (TwTileSet *left,
                              const TwTileSet *right,
                              const TwTileDifference *difference)
{
  TwTile *tile = difference->right >= 0 ? right->tiles[difference->right] : NULL;
  g_autofree char *id = NULL;

  switch (difference->kind)
    {
    case TW_DIFFERENCE_LEFT:
      tw_tile_set_remove_tile (left, (guint) difference->left);
      break;
    case TW_DIFFERENCE_RIGHT:
      tw_tile_set_insert_tile (left, position_for (left, right, difference->right), tile);
      break;
    case TW_DIFFERENCE_CHANGED:
    case TW_DIFFERENCE_RENAMED:
      id = g_strdup (left->tiles[difference->left]->id);
      tw_tile_set_replace_tile (left, (guint) difference->left, tile);
      if (strcmp (id, tile->id) != 0)
        tw_tile_set_follow_id (left, id, tile->id);
      break;
    case TW_DIFFERENCE_HEAD:
    default:
      {
        /* The set keeps its place in memory: its members change places with those of a copy. */
        TwTileSet *set = with_tiles (right, left), swap = *left;

        *left = *set;
        *set = swap;
        tw_tile_set_unref (set);
      }
    }
}

/* Taking one over moves the others, so they are looked for again; the tiles first, because the
 * head names them. */
void
tw_set_difference_take_all (TwTileSet *left, const TwTileSet *right)
{
  guint n_most = left->n_tiles + right->n_tiles + 1;

  for (guint i = 0; i <= n_most; i++)
    {
      g_autoptr (GArray) differences = tw_set_difference (left, right);

      if (differences->len == 0)
        return;
      tw_set_difference_take_right (left, right,
                                    &g_array_index (differences, TwTileDifference,
                                                    differences->len - 1));
    }
}
