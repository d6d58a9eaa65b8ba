/* Taking apart the words that put parts of the game into play. */
#include "engine/set/part-word.h"

#include <string.h>

static const struct
{
  const char *name;
  guint facets;
} facet_names[] = {
  { "tiles", TW_PART_TILES },
  { "symbols", TW_PART_SYMBOLS },
  { "figures", TW_PART_FIGURES },
  { "rules", TW_PART_RULES },
};

gboolean
tw_part_facets_parse (const char *name, guint *out_facets)
{
  for (guint i = 0; i < G_N_ELEMENTS (facet_names); i++)
    if (strcmp (facet_names[i].name, name) == 0)
      {
        *out_facets = facet_names[i].facets;
        return TRUE;
      }
  return FALSE;
}

char *
tw_part_word_split (const char *word, guint *out_facets)
{
  const char *colon = strrchr (word, ':');

  *out_facets = TW_PART_ALL;
  if (colon != NULL && colon != word && tw_part_facets_parse (colon + 1, out_facets))
    return g_strndup (word, (gsize) (colon - word));
  return g_strdup (word);
}

gboolean
tw_part_is_among (const char *const *parts, const char *id, TwPartFacets facet)
{
  const gsize length = strlen (id);

  for (; *parts != NULL; parts++)
    {
      const char *ending = *parts + length;
      guint facets = TW_PART_ALL;

      if (strncmp (*parts, id, length) == 0
          && (*ending == '\0' || (*ending == ':' && tw_part_facets_parse (ending + 1, &facets)))
          && (facets & facet) == (guint) facet)
        return TRUE;
    }
  return FALSE;
}
