/* What may stand in braces in the words that rules have for people: a row for each place. */
#include "engine/set/word-places.h"

#include <string.h>

/* In the words of which elements. */
enum
{
  IN_ASK = 1 << 0,
  IN_CHOICE = 1 << 1,
  IN_SAID = 1 << 2,
  IN_TELL = 1 << 3
};

#define IN_ANSWERS (IN_ASK | IN_CHOICE | IN_SAID)

static const struct
{
  const char *name;
  guint stands;
} places[TW_N_WORD_PLACES] = {
  [TW_WORD_PLACE_PLAYER] = { "player", IN_ANSWERS | IN_TELL },
  [TW_WORD_PLACE_OTHER] = { "other", IN_ANSWERS },
  [TW_WORD_PLACE_CELL] = { "cell", IN_ANSWERS },
  [TW_WORD_PLACE_FIGURE] = { "figure", IN_ANSWERS },
  [TW_WORD_PLACE_END] = { "end", IN_ANSWERS },
  [TW_WORD_PLACE_ENDS] = { "ends", IN_ANSWERS },
  [TW_WORD_PLACE_N] = { "n", IN_ANSWERS | IN_TELL },
  [TW_WORD_PLACE_MOST] = { "most", IN_ASK },
  [TW_WORD_PLACE_POINTS] = { "points", IN_SAID },
  [TW_WORD_PLACE_TILE] = { "tile", IN_TELL },
};

/* @stands: 0 where no place is filled but parameters */
static const struct
{
  const char *name;
  guint stands;
  gboolean has_counters;
} elements[] = {
  { "ask", IN_ASK, TRUE },   { "choice", IN_CHOICE, TRUE }, { "said", IN_SAID, FALSE },
  { "tell", IN_TELL, TRUE }, { "end", 0, FALSE },
};

/* The index of the element, or the number of those that there are. */
static guint
find_element (const char *name)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (elements) && strcmp (elements[i].name, name) != 0)
    i++;
  return i;
}

const char *
tw_word_place_name (TwWordPlace place)
{
  return places[place].name;
}

gboolean
tw_word_place_stands_in (TwWordPlace place, const char *element)
{
  guint i = find_element (element);

  return i < G_N_ELEMENTS (elements) && (places[place].stands & elements[i].stands) != 0;
}

gboolean
tw_word_places_has_words (const char *element)
{
  return find_element (element) < G_N_ELEMENTS (elements);
}

gboolean
tw_word_places_has_counters (const char *element)
{
  guint i = find_element (element);

  return i < G_N_ELEMENTS (elements) && elements[i].has_counters;
}

/* How many bytes of @words the place takes, if they begin with it. */
static gsize
length_at (TwWordPlace place, const char *words)
{
  gsize length = strlen (places[place].name);

  return words[0] == '{' && strncmp (words + 1, places[place].name, length) == 0
                 && words[length + 1] == '}'
             ? length + 2
             : 0;
}

gboolean
tw_word_places_is_in (TwWordPlace place, const char *words)
{
  while (*words != '\0' && length_at (place, words) == 0)
    words++;
  return *words != '\0';
}

char *
tw_word_places_fill (const char *sentence, const char *const *words)
{
  GString *out = g_string_new (NULL);

  while (*sentence != '\0')
    {
      guint i = 0;

      while (i < TW_N_WORD_PLACES && (words[i] == NULL || length_at (i, sentence) == 0))
        i++;
      if (i == TW_N_WORD_PLACES)
        g_string_append_c (out, *sentence++);
      else
        {
          g_string_append (out, words[i]);
          sentence += length_at (i, sentence);
        }
    }
  return g_string_free (out, FALSE);
}
