/* The rim of a tile: names and turns of its 16 places. */
#include "engine/tile/rim.h"

#include <string.h>

static const char *const place_names[TW_N_RIM_PLACES] = {
  "NL", "N", "NR", "NE", "EL", "E", "ER", "SE", "SL", "S", "SR", "SW", "WL", "W", "WR", "NW",
};

TwRim
tw_rim_mirror (TwRim rim)
{
  TwRim out = 0;

  /* NL and NR change places: place p goes to 2 - p around the ring. */
  for (guint place = 0; place < TW_N_RIM_PLACES; place++)
    if (rim & TW_RIM_BIT (place))
      out |= TW_RIM_BIT ((TW_N_RIM_PLACES + 2 - place) % TW_N_RIM_PLACES);
  return out;
}

TwRim
tw_rim_from_edges (TwEdgeSet edges)
{
  TwRim out = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (edges & (1u << edge))
      out |= TW_RIM_EDGE (edge);
  return out;
}

TwRim
tw_rim_middles (TwEdgeSet edges)
{
  return tw_rim_from_edges (edges) & TW_RIM_MIDDLES;
}

TwEdgeSet
tw_rim_edges (TwRim rim)
{
  TwEdgeSet out = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (rim & TW_RIM_MIDDLE (edge))
      out |= (TwEdgeSet) (1u << edge);
  return out;
}

const char *
tw_rim_place_name (TwRimPlace place)
{
  g_return_val_if_fail (place < TW_N_RIM_PLACES, "");

  return place_names[place];
}

gboolean
tw_rim_place_parse (const char *text, TwRimPlace *out_place)
{
  for (guint place = 0; place < TW_N_RIM_PLACES; place++)
    if (strcmp (text, place_names[place]) == 0)
      {
        *out_place = (TwRimPlace) place;
        return TRUE;
      }
  return FALSE;
}

gboolean
tw_rim_parse (const char *text, TwRim *out_rim, const char **out_bad)
{
  const char *at = text;

  *out_rim = 0;
  while (*(at += strspn (at, " \t\n\r")) != '\0')
    {
      gsize length = strcspn (at, " \t\n\r");
      char name[4] = "";
      TwRimPlace place;

      if (length < sizeof name)
        memcpy (name, at, length);
      if (!tw_rim_place_parse (name, &place) || (*out_rim & TW_RIM_BIT (place)))
        {
          if (out_bad != NULL)
            *out_bad = at;
          return FALSE;
        }
      *out_rim |= TW_RIM_BIT (place);
      at += length;
    }
  return TRUE;
}

char *
tw_rim_to_string (TwRim rim, const char *separator)
{
  GString *out = g_string_new (NULL);

  for (guint place = 0; place < TW_N_RIM_PLACES; place++)
    if (rim & TW_RIM_BIT (place))
      {
        if (out->len > 0)
          g_string_append (out, separator);
        g_string_append (out, place_names[place]);
      }
  return g_string_free (out, FALSE);
}
