/* The attribute "shape" of a tile and of its segments: where things are drawn. */
#include "engine/format/tile-parts-reader.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static const char *const role_names[TW_N_SHAPE_ROLES] = {
  [TW_SHAPE_BEND] = "bend",   [TW_SHAPE_WALL] = "wall", [TW_SHAPE_FIGURE] = "figure",
  [TW_SHAPE_PLACE] = "place", [TW_SHAPE_END] = "end",   [TW_SHAPE_PICTURE] = "picture",
};

/* "0", "1" or "0." and up to three digits, as thousandths. */
static gboolean
coordinate_parse (const char **text, gint16 *out)
{
  const char *c = *text;
  int value, unit = TW_SHAPE_SCALE;

  if (*c != '0' && *c != '1')
    return FALSE;
  value = (*c++ - '0') * TW_SHAPE_SCALE;
  if (*c == '.')
    for (c++; g_ascii_isdigit (*c); c++)
      {
        unit /= 10;
        if (unit == 0)
          return FALSE;
        value += (*c - '0') * unit;
      }
  *out = (gint16) value;
  *text = c;
  return value <= TW_SHAPE_SCALE;
}

/* "-" is the first, "-2" the second of what has no place on the rim. */
static gboolean
number_parse (const char *text, guint first, guint *out)
{
  guint64 number = 1;

  if (*text++ != '-')
    return FALSE;
  if (*text != '\0' && (!g_ascii_string_to_unsigned (text, 10, 2, 16, &number, NULL)))
    return FALSE;
  *out = first + (guint) number - 1;
  return TRUE;
}

static gboolean
edge_parse (const char *text, guint *out)
{
  const char *edge = strchr ("NESW", *text);

  if (*text == '\0' || text[1] != '\0' || edge == NULL)
    return FALSE;
  *out = (guint) (edge - "NESW");
  return TRUE;
}

/* Of a variant's symbols that one counts, wherever it stands. */
#define ANYWHERE (-2)

/* "inn" or "inn*2": that one of the owner's, counted through its symbols of that id. Those in
 * fields are the tile's here. */
static gboolean
picture_find (const TwTopology *t, const char *word, int segment, TwShapePoint *point)
{
  g_autofree char *id = g_strdup (word);
  char *star = strchr (id, '*');
  guint64 number = 1;

  if (star != NULL)
    {
      *star = '\0';
      if (!g_ascii_string_to_unsigned (star + 1, 10, 2, 255, &number, NULL))
        return FALSE;
    }
  for (guint i = 0; i < t->n_symbols; i++)
    if ((segment == ANYWHERE || MAX (t->symbols[i].segment, -1) == segment)
        && strcmp (t->symbols[i].id, id) == 0)
      {
        if (number <= t->symbols[i].count)
          {
            point->owner = (gint8) i;
            point->part = (guint8) (number - 1);
            return TRUE;
          }
        number -= t->symbols[i].count;
      }
  return FALSE;
}

static gboolean
end_find (const TwTopology *t, const char *name, int segment, TwShapePoint *point)
{
  TwJunctionKind kind;

  if (segment < 0 || !tw_junction_from_name (name, &kind))
    return FALSE;
  for (guint i = 0; i < t->n_junctions; i++)
    if (t->junctions[i].kind == kind && (t->junctions[i].members & TW_SEGMENT_BIT (segment)))
      {
        point->owner = (gint8) i;
        return TRUE;
      }
  return FALSE;
}

/* What stands behind the role's colon; %NULL if there is none. */
static gboolean
owner_parse (const TwTopology *t, const char *word, int segment, TwShapePoint *point)
{
  TwRimPlace place;
  guint part = 0;
  gboolean is_good;

  point->owner = (gint8) segment;
  switch ((TwShapeRole) point->role)
    {
    case TW_SHAPE_BEND:
      is_good = word != NULL && (edge_parse (word, &part) || number_parse (word, 4, &part));
      break;
    case TW_SHAPE_WALL:
      is_good = word != NULL && edge_parse (word, &part);
      break;
    case TW_SHAPE_FIGURE:
      is_good = segment >= 0 ? word == NULL : word != NULL;
      if (segment < 0 && is_good)
        {
          if (tw_rim_place_parse (word, &place))
            part = place;
          else
            is_good = number_parse (word, 16, &part);
        }
      break;
    case TW_SHAPE_PLACE:
      is_good = word == NULL;
      break;
    case TW_SHAPE_END:
      return word != NULL && end_find (t, word, segment, point) && tw_shape_fits (point, t);
    case TW_SHAPE_PICTURE:
      return word != NULL && picture_find (t, word, segment, point);
    case TW_N_SHAPE_ROLES:
    default:
      is_good = FALSE;
    }
  point->part = (guint8) part;
  return is_good && tw_shape_fits (point, t);
}

/* ROLE[:WHAT]@X,Y */
static gboolean
point_parse (const TwTopology *t, const char *word, int segment, TwShapePoint *point)
{
  g_autofree char *text = g_strdup (word);
  char *at = strrchr (text, '@'), *colon;
  const char *coordinates;

  if (at == NULL)
    return FALSE;
  *at = '\0';
  coordinates = at + 1;
  if (!coordinate_parse (&coordinates, &point->x) || *coordinates++ != ','
      || !coordinate_parse (&coordinates, &point->y) || *coordinates != '\0')
    return FALSE;
  colon = strchr (text, ':');
  if (colon != NULL)
    *colon++ = '\0';
  for (guint role = 0; role < TW_N_SHAPE_ROLES; role++)
    if (strcmp (role_names[role], text) == 0)
      {
        point->role = (guint8) role;
        return owner_parse (t, colon, segment, point);
      }
  return FALSE;
}

static gboolean
added_parse (const TwTopology *added, const char *word, TwShapePoint *point)
{
  g_auto (GStrv) halves = g_strsplit (word, "@", 2);
  char *colon = strchr (halves[0], ':');
  const char *coordinates = halves[1];

  if (colon == NULL || coordinates == NULL || !coordinate_parse (&coordinates, &point->x)
      || *coordinates++ != ',' || !coordinate_parse (&coordinates, &point->y)
      || *coordinates != '\0')
    return FALSE;
  *colon++ = '\0';
  if (strcmp (halves[0], role_names[TW_SHAPE_PICTURE]) == 0)
    {
      point->role = TW_SHAPE_PICTURE;
      return picture_find (added, colon, ANYWHERE, point);
    }
  point->role =
      strcmp (halves[0], role_names[TW_SHAPE_PLACE]) == 0 ? TW_SHAPE_PLACE : TW_SHAPE_FIGURE;
  point->owner = (gint8) tw_topology_find_kind (added, tw_kind_from_name (colon));
  return point->owner >= 0;
}

gboolean
tw_tile_reader_read_variant_shape (TwXmlReader *reader, const xmlNode *element, TwVariant *variant)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "shape", &value))
    return FALSE;
  words = g_strsplit (value != NULL ? value : "", " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwShapePoint point = { 0 };

      if (!added_parse (&variant->added, words[i], &point)
          || !tw_shape_insert (&variant->shape, variant->shape.n_points, &point))
        return tw_xml_reader_fail (
            reader, element,
            _ ("“%.40s” places nothing that the variant adds. Write what it is and where, east and "
               "south from 0 to 1 (picture:inn@0.3,0.7 or place:garden@0.5,0.4), or take it out."),
            words[i]);
    }
  return TRUE;
}

gboolean
tw_tile_reader_read_shape (TwXmlReader *reader, const xmlNode *element, int segment, TwTile *tile)
{
  g_autofree char *value = NULL;
  g_auto (GStrv) words = NULL;

  if (!tw_xml_reader_words_attribute (reader, element, "shape", &value))
    return FALSE;
  if (value == NULL)
    return TRUE;
  words = g_strsplit (value, " ", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      TwShapePoint point = { 0 };

      if (!point_parse (&tile->topology, words[i], segment, &point))
        return tw_xml_reader_fail (
            reader, element,
            _ ("“%.40s” places nothing of <%s>. Write what it is and where, "
               "east and south from 0 to 1 (bend:N@0.4,0.55 or figure@0.5,0.2 "
               "or picture:inn@0.3,0.7), or take it out."),
            words[i], (const char *) element->name);
      if (!tw_shape_insert (&tile->shape, tile->shape.n_points, &point))
        return tw_xml_reader_fail (
            reader, element,
            _ ("The shape of the tile has more than %d points. Take some of them out."),
            TW_MAX_SHAPE_POINTS);
    }
  return TRUE;
}
