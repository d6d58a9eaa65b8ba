/* The attribute "shape" as shape-reader.c reads it. */
#include "engine/format/tile-names.h"
#include "engine/format/tile-writer.h"

#include <string.h>

static void
append_coordinate (GString *out, int value)
{
  char digits[4];

  if (value % TW_SHAPE_SCALE == 0)
    {
      g_string_append_c (out, value == 0 ? '0' : '1');
      return;
    }
  g_snprintf (digits, sizeof digits, "%03d", value);
  for (guint last = 2; digits[last] == '0'; last--)
    digits[last] = '\0';
  g_string_append_printf (out, "0.%s", digits);
}

static void
append_point (GString *out, const TwShapePoint *point)
{
  g_string_append_c (out, '@');
  append_coordinate (out, point->x);
  g_string_append_c (out, ',');
  append_coordinate (out, point->y);
}

static void
append_number (GString *out, guint number)
{
  g_string_append_c (out, '-');
  if (number > 0)
    g_string_append_printf (out, "%u", number + 1);
}

/* Which of the symbols of that id on that owner it is, from 1. Those in fields are the tile's. */
static guint
picture_number (const TwTopology *t, const TwShapePoint *point)
{
  const TwSymbol *symbol = &t->symbols[point->owner];
  guint number = point->part + 1u;

  for (const TwSymbol *s = t->symbols; s < symbol; s++)
    if (MAX (s->segment, -1) == MAX (symbol->segment, -1) && strcmp (s->id, symbol->id) == 0)
      number += s->count;
  return number;
}

/* The element that a point is written at: a segment's, -1 the tile's, -2 none. */
static int
point_home (const TwTopology *t, const TwShapePoint *point)
{
  if (!tw_shape_fits (point, t))
    return -2;
  if (point->role == TW_SHAPE_PICTURE)
    /* An id that no list of symbols can hold is written in other letters there. */
    return strpbrk (t->symbols[point->owner].id, " \t\n*:@") == NULL
               ? MAX (t->symbols[point->owner].segment, -1)
               : -2;
  if (point->role != TW_SHAPE_END)
    return point->owner;
  for (guint i = 0; i < t->n_segments; i++)
    if ((t->junctions[point->owner].members & TW_SEGMENT_BIT (i))
        && (t->segments[i].kind == TW_KIND_ROAD || t->segments[i].kind == TW_KIND_PATH))
      {
        /* Of two ends of one kind the file can only name the first. */
        for (int j = 0; j < point->owner; j++)
          if (t->junctions[j].kind == t->junctions[point->owner].kind
              && (t->junctions[j].members & TW_SEGMENT_BIT (i)))
            return -2;
        return (int) i;
      }
  return -2;
}

char *
tw_tile_writer_shape_to_string (const TwTile *tile, int segment)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < tile->shape.n_points; i++)
    {
      const TwShapePoint *point = &tile->shape.points[i];

      if (point_home (&tile->topology, point) != segment)
        continue;
      if (out->len > 0)
        g_string_append_c (out, ' ');
      switch ((TwShapeRole) point->role)
        {
        case TW_SHAPE_BEND:
          g_string_append (out, "bend:");
          if (point->part < TW_N_EDGES)
            g_string_append_c (out, tw_edge_letter ((TwEdge) point->part));
          else
            append_number (out, point->part - TW_N_EDGES);
          break;
        case TW_SHAPE_WALL:
          g_string_append_printf (out, "wall:%c", tw_edge_letter ((TwEdge) point->part));
          break;
        case TW_SHAPE_FIGURE:
          g_string_append (out, "figure");
          if (segment < 0)
            g_string_append_c (out, ':');
          if (segment < 0 && point->part < 16)
            g_string_append (out, tw_rim_place_name ((TwRimPlace) point->part));
          else if (segment < 0)
            append_number (out, point->part - 16u);
          break;
        case TW_SHAPE_PLACE:
          g_string_append (out, "place");
          break;
        case TW_SHAPE_END:
          g_string_append_printf (
              out, "end:%s",
              tw_junction_name ((TwJunctionKind) tile->topology.junctions[point->owner].kind));
          break;
        case TW_SHAPE_PICTURE:
        case TW_N_SHAPE_ROLES:
        default:
          g_string_append_printf (out, "picture:%s", tile->topology.symbols[point->owner].id);
          if (picture_number (&tile->topology, point) > 1)
            g_string_append_printf (out, "*%u", picture_number (&tile->topology, point));
          break;
        }
      append_point (out, point);
    }
  return g_string_free (out, FALSE);
}

/* Which of the variant's symbols of that id it is, from 1. */
static guint
added_number (const TwTopology *added, const TwShapePoint *point)
{
  guint number = point->part + 1u;

  for (int i = 0; i < point->owner; i++)
    if (strcmp (added->symbols[i].id, added->symbols[point->owner].id) == 0)
      number += added->symbols[i].count;
  return number;
}

static gboolean
is_written (const TwTopology *added, const TwShapePoint *point)
{
  if (point->owner < 0)
    return FALSE;
  if (point->role == TW_SHAPE_PICTURE)
    return point->owner < added->n_symbols && point->part < added->symbols[point->owner].count
           && strpbrk (added->symbols[point->owner].id, " \t\n*:@") == NULL;
  return (point->role == TW_SHAPE_PLACE || point->role == TW_SHAPE_FIGURE)
         && point->owner < added->n_segments;
}

char *
tw_tile_writer_variant_shape_to_string (const TwVariant *variant)
{
  const TwTopology *added = &variant->added;
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < variant->shape.n_points; i++)
    {
      const TwShapePoint *point = &variant->shape.points[i];

      if (!is_written (added, point))
        continue;
      if (out->len > 0)
        g_string_append_c (out, ' ');
      if (point->role == TW_SHAPE_PICTURE)
        {
          g_string_append_printf (out, "picture:%s", added->symbols[point->owner].id);
          if (added_number (added, point) > 1)
            g_string_append_printf (out, "*%u", added_number (added, point));
        }
      else
        g_string_append_printf (out, "%s:%s", point->role == TW_SHAPE_PLACE ? "place" : "figure",
                                tw_kind_info ((TwKind) added->segments[point->owner].kind)->name);
      append_point (out, point);
    }
  return g_string_free (out, FALSE);
}
