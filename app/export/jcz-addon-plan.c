/* What goes into an add-on for JCloisterZone. */
#include "app/export/jcz-addon-plan.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/jcz/jcz-definitions.h"
#include "engine/jcz/jcz-words.h"
#include "engine/set/validate-tile.h"

/* What all ids begin with: nothing of that program, nor of anybody else's add-ons, does. */
#define PREFIX "tilewright-"
/* Fields that reach no edge: as many as that program has names for. */
#define MOST_ENCLOSED 4

typedef struct
{
  const TwTileSet *set;
  TwJczAddonPlan *plan;
  GHashTable *taken;
  GPtrArray *problems;
} Planning;

static void problem (const Planning *planning, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
problem (const Planning *planning, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (planning->problems, g_strdup_vprintf (format, args));
  va_end (args);
}

/* @text as an id: letters and digits of English and "-"; something that is always the same for a
 * text that has none of them. */
static char *
plain_word (const char *text)
{
  GString *word = g_string_new (NULL);

  for (const char *c = text; *c != '\0'; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (word, *c);
    else if (word->len > 0 && word->str[word->len - 1] != '-')
      g_string_append_c (word, '-');
  while (word->len > 0 && word->str[word->len - 1] == '-')
    g_string_truncate (word, word->len - 1);
  if (word->len == 0)
    g_string_printf (word, "x%08x", g_str_hash (text));
  return g_string_free (word, FALSE);
}

static char *
their_id (const char *set)
{
  g_autofree char *word = plain_word (set);
  g_autofree char *lower = g_ascii_strdown (word, -1);

  /* A set that has been there and back keeps its name. */
  return g_strconcat (g_str_has_prefix (lower, PREFIX) ? "" : PREFIX, lower, NULL);
}

/* Two ids that are plain words of one kind differ in a number; names of files also where capitals
 * are no difference. */
static char *
take_word (GHashTable *taken, const char *plain)
{
  char *word = g_strdup (plain);

  for (guint n = 2;; n++)
    {
      if (g_hash_table_add (taken, g_ascii_strdown (word, -1)))
        return word;
      g_free (word);
      word = g_strdup_printf ("%s-%u", plain, n);
    }
}

char *
tw_jcz_addon_plan_word (GHashTable *taken, const char *text)
{
  g_autofree char *plain = plain_word (text);

  return take_word (taken, plain);
}

static char *
free_word (Planning *planning, const TwTile *tile, int variant)
{
  g_autofree char *tile_word = plain_word (tile->id);
  g_autofree char *variant_word =
      variant >= 0 ? plain_word (tile->variants[variant].id) : g_strdup ("");
  g_autofree char *both = g_strconcat (tile_word, variant >= 0 ? "." : "", variant_word, NULL);

  return take_word (planning->taken, both);
}

/* Copies that only look different are copies of the plain tile there. */
static gboolean
differs_in_play (const TwTile *tile, int variant)
{
  return variant < 0 || tile->variants[variant].added.n_segments > 0
         || tile->variants[variant].added.n_symbols > 0;
}

static guint
n_copies (const TwTile *tile, int variant)
{
  guint n = variant >= 0 ? tile->variants[variant].count : tw_tile_plain_count (tile);

  for (guint v = 0; variant < 0 && v < tile->n_variants; v++)
    n += differs_in_play (tile, (int) v) ? 0 : tile->variants[v].count;
  return n;
}

static gboolean
is_in_block (const TwTileSet *set, const TwTile *tile)
{
  for (guint i = 0; i < set->n_blocks; i++)
    for (guint k = 0; k < set->blocks[i].n_tiles; k++)
      if (strcmp (set->blocks[i].tiles[k].tile, tile->id) == 0)
        return TRUE;
  return tw_topology_find_kind (&tile->topology, TW_KIND_ENCLAVE) >= 0;
}

static guint
n_enclosed (const TwFields *fields)
{
  guint n = 0;

  for (guint i = 0; i < fields->n_fields; i++)
    n += (fields->fields[i].rim & TW_RIM_HALVES) == 0;
  return n;
}

static guint
n_of_kind (const TwTopology *topology, TwKind kind)
{
  guint n = 0;

  for (guint i = 0; i < topology->n_segments; i++)
    n += topology->segments[i].kind == kind;
  return n;
}

static gboolean
has_inner_way (const TwTopology *topology)
{
  for (guint i = 0; i < topology->n_segments; i++)
    {
      TwKind kind = (TwKind) topology->segments[i].kind;

      if ((kind == TW_KIND_CITY || kind == TW_KIND_ROAD || kind == TW_KIND_RIVER)
          && (topology->segments[i].rim & TW_RIM_MIDDLES) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Land that is not clear, such as an edge with two owners, has no well-defined features. */
static gboolean
has_error (const Planning *planning, const TwTile *tile)
{
  g_autoptr (TwProblems) problems = tw_tile_validate (tile, planning->set->own);

  for (guint i = 0; i < problems->n_problems; i++)
    switch (problems->problems[i].code)
      {
      case TW_PROBLEM_PORT_OWNED_TWICE:
      case TW_PROBLEM_PORT_OWNED_NEVER:
      case TW_PROBLEM_PORT_OFF_MIDDLE:
      case TW_PROBLEM_CROSSING_SEGMENTS:
        return TRUE;
      default:
        break;
      }
  return FALSE;
}

/* Tiles that the engine there would stop at stay here. */
static gboolean
can_go (const Planning *planning, const TwTile *tile, const TwTopology *topology)
{
  if (is_in_block (planning->set, tile))
    problem (planning,
             _ ("Tile %s is left out: it belongs to a block, and JCloisterZone lays one tile at a "
                "time."),
             tile->id);
  else if (n_enclosed (&tile->fields) > MOST_ENCLOSED)
    problem (planning,
             _ ("Tile %s is left out: JCloisterZone knows no more than %d fields on a tile that "
                "reach no edge."),
             tile->id, MOST_ENCLOSED);
  else if (n_of_kind (topology, TW_KIND_MONASTERY) > 1 || n_of_kind (topology, TW_KIND_GARDEN) > 1)
    problem (
        planning,
        _ ("Tile %s is left out: JCloisterZone knows no more than one monastery and one garden "
           "on a tile."),
        tile->id);
  else if (has_inner_way (topology))
    problem (planning,
             _ ("Tile %s is left out: JCloisterZone knows no city, road or river that reaches no "
                "edge."),
             tile->id);
  else if (has_error (planning, tile))
    problem (planning, _ ("Tile %s is left out: it has an error. See the problems of the set."),
             tile->id);
  else
    return TRUE;
  return FALSE;
}

/* What was kept of other definitions: marks without a place of their own can go back; what would
 * need an outline cannot, since nothing of it is drawn. */
static TwForeign *
kept_marks (const Planning *planning, const TwTile *tile)
{
  TwForeign *kept = NULL;

  for (guint i = 0; tile->foreign != NULL && i < tile->foreign->n_items; i++)
    {
      const TwForeignItem *item = &tile->foreign->items[i];
      const char *begin = strstr (item->text, "<jcz:");
      g_autofree char *name = NULL;

      if (strstr (item->text, TW_JCZ_NAMESPACE) == NULL)
        continue;
      if (begin != NULL)
        name = g_strndup (begin + 5, strcspn (begin + 5, " />\t\n"));
      if (item->before == TW_FOREIGN_ATTRIBUTE || (name != NULL && tw_jcz_words_is_mark (name)))
        kept = tw_foreign_append (kept, item->owner, item->before, item->text);
      else
        problem (planning, _ ("<%s> of tile %s is left out: nothing is drawn for it."),
                 name != NULL ? name : "?", tile->id);
    }
  return kept;
}

static void
add_tile (Planning *planning, const TwTile *tile, int variant)
{
  g_autofree char *word = free_word (planning, tile, variant);
  g_autofree char *name = g_strconcat (tile->id, variant >= 0 ? "#" : "",
                                       variant >= 0 ? tile->variants[variant].id : "", NULL);
  g_autoptr (TwTile) flat = NULL;
  TwJczAddonTile one = { planning->set, tile, variant, NULL, NULL };
  TwTopology topology;

  tw_tile_variant_topology (tile, variant, &topology);
  flat = tw_tile_new (name, n_copies (tile, variant), &topology);
  one.id = g_strconcat (planning->plan->id, "/", word, NULL);
  one.picture = g_strconcat (word, ".png", NULL);
  flat->aliases = g_strdup (one.id);
  flat->foreign = kept_marks (planning, tile);
  tw_tile_derive (flat);
  tw_tile_set_insert_tile (planning->plan->set, -1, flat);
  g_array_append_val (planning->plan->tiles, one);
}

static void
add_tiles (Planning *planning, const TwTile *tile)
{
  gboolean is_told = FALSE;

  for (int v = -1; v < (int) tile->n_variants; v++)
    {
      TwTopology topology;

      if (!differs_in_play (tile, v) || n_copies (tile, v) == 0)
        continue;
      tw_tile_variant_topology (tile, v, &topology);
      if (!is_told && can_go (planning, tile, &topology))
        add_tile (planning, tile, v);
      else
        is_told = TRUE;
    }
  if (tile->n_start > 0 && !is_told)
    problem (planning,
             _ ("JCloisterZone begins with its own start tile; tile %s comes among the others."),
             tile->id);
}

static gboolean
has_rules (const TwVocabulary *own)
{
  return own != NULL
         && (own->effects->len > 0 || own->procedures->len > 0 || own->figures->len > 0
             || own->tokens->len > 0);
}

/* Pictures of tiles come along as they are drawn. */
static gboolean
has_other_files (const TwEnclosures *all)
{
  for (guint i = 0; all != NULL && i < all->n_enclosures; i++)
    if (all->enclosures[i].kind != TW_ENCLOSURE_PICTURE
        && all->enclosures[i].kind != TW_ENCLOSURE_REFERENCE)
      return TRUE;
  return FALSE;
}

/* The set with nothing but what can be said there. */
static TwTileSet *
flat_set (const TwTileSet *set, const char *id)
{
  TwTileSet *flat = tw_tile_set_copy (set);

  while (flat->n_tiles > 0)
    tw_tile_set_remove_tile (flat, flat->n_tiles - 1);
  g_free (flat->aliases);
  flat->aliases = g_strdup (id);
  g_clear_pointer (&flat->foreign, tw_foreign_unref);
  return flat;
}

static void
tile_clear (gpointer data)
{
  TwJczAddonTile *tile = data;

  g_free (tile->id);
  g_free (tile->picture);
}

static const char *
title_of (const TwTileSet *set)
{
  const TwText *title = tw_texts_source (set->titles);

  return title != NULL && *title->text != '\0' ? title->text : set->id;
}

/* That program counts in whole numbers: 1.2 is its 102. */
static gint64
version_of (const char *release)
{
  const char *rest = release != NULL ? release : "";
  char *behind = (char *) rest;
  guint64 first = g_ascii_strtoull (rest, &behind, 10);
  guint64 second = *behind == '.' ? g_ascii_strtoull (behind + 1, NULL, 10) : 0;

  return (gint64) MAX (MIN (first, 9999) * 100 + MIN (second, 99), 1);
}

TwJczAddonPlan *
tw_jcz_addon_plan_new_bare (const char *id,
                            const char *title,
                            const char *author,
                            const char *release)
{
  TwJczAddonPlan *plan = g_new0 (TwJczAddonPlan, 1);

  plan->id = g_strdup (id);
  plan->title = g_strdup (title);
  plan->author = g_strdup (author);
  plan->version = version_of (release);
  plan->tiles = g_array_new (FALSE, FALSE, sizeof (TwJczAddonTile));
  g_array_set_clear_func (plan->tiles, tile_clear);
  return plan;
}

TwJczAddonPlan *
tw_jcz_addon_plan_new (const TwTileSet *set, GPtrArray *problems)
{
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *id = their_id (set->id);
  TwJczAddonPlan *plan = tw_jcz_addon_plan_new_bare (id, title_of (set), set->author, set->release);
  Planning planning = { set, plan, taken, problems };

  plan->expansion = g_strdelimit (g_ascii_strup (plan->id, -1), "-", '_');
  plan->set = flat_set (set, plan->id);
  for (guint i = 0; i < set->n_tiles; i++)
    add_tiles (&planning, set->tiles[i]);
  if (has_rules (set->own))
    problem (&planning,
             _ ("The set's own rules stay here: JCloisterZone plays by those that it has."));
  if (has_other_files (set->enclosures))
    problem (&planning, _ ("What is enclosed stays here, but for the pictures of tiles."));
  return plan;
}

void
tw_jcz_addon_plan_free (TwJczAddonPlan *plan)
{
  g_free (plan->id);
  g_free (plan->title);
  g_free (plan->author);
  g_free (plan->expansion);
  g_clear_pointer (&plan->set, tw_tile_set_unref);
  g_array_unref (plan->tiles);
  g_free (plan);
}
