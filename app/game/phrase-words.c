/* Sentences of expansions with their places filled in. */
#include "app/game/phrase-words.h"

#include <glib/gi18n.h>

#include "app/game/phrase-fill.h"
#include "app/game/table-beside.h"
#include "app/game/table-cells.h"
#include "app/game/table-names.h"
#include "engine/game/pair.h"
#include "engine/game/play-phrase.h"
#include "engine/set/placeholder.h"

/* ---- what goes into the places -------------------------------------------------------- */

/* Who fills a place, and what of. */
typedef struct
{
  TwTableModel *model;
  const TwPlay *play;
  const TwPhrase *phrase;
  const TwAction *action;
} Filling;

static char *
player_of (const Filling *filling)
{
  guint seat = filling->action->seat;
  const char *name =
      seat < TW_MAX_SEATS ? tw_table_model_get_setup (filling->model)->seats[seat].name : NULL;

  return g_strdup (name != NULL ? name : "");
}

/* The other player that an answer names; of a figure that is held, who holds it. */
static char *
other_of (const Filling *filling)
{
  const TwAction *action = filling->action;
  guint seat = action->verb >= TW_N_VERBS
                       && tw_play_verb (filling->play, action->verb)->takes == TW_VERB_TAKES_HELD
                   ? TW_HELD_HOLDER (action->kind)
                   : action->kind;

  return seat < TW_MAX_SEATS ? tw_seat_title (filling->model, seat) : g_strdup ("");
}

static char *
cell_of (const Filling *filling)
{
  return tw_table_cells_place (filling->action->x, filling->action->y);
}

static char *
figure_of (const Filling *filling)
{
  return g_strdup (
      tw_role_title (filling->play->rules, tw_play_role (filling->play, filling->action)));
}

/* One of two edges that are joined. */
static const char *
joined_title (TwEdge edge)
{
  /* Translators: two of them are put together for what joins two sides of a tile: "north–east". */
  static const char *const names[TW_N_EDGES] = { NC_ ("joined", "north"), NC_ ("joined", "east"),
                                                 NC_ ("joined", "south"), NC_ ("joined", "west") };

  return g_dpgettext2 (NULL, "joined", names[edge]);
}

static char *
end_of (const Filling *filling)
{
  /* Translators: where what is joined, a ferry or a bridge, comes from. */
  static const char *const names[TW_N_EDGES] = { NC_ ("end", "from the north"),
                                                 NC_ ("end", "from the east"),
                                                 NC_ ("end", "from the south"),
                                                 NC_ ("end", "from the west") };
  TwEdge edges[2];

  tw_pair_edges (filling->play, filling->action, edges);
  return g_strdup (g_dpgettext2 (NULL, "end", names[edges[0]]));
}

char *
tw_phrase_words_ends (const TwPlay *play, const TwAction *action)
{
  TwEdge edges[2];

  tw_pair_edges (play, action, edges);
  return g_strdup_printf ("%s–%s", joined_title (edges[0]), joined_title (edges[1]));
}

static char *
ends_of (const Filling *filling)
{
  return tw_phrase_words_ends (filling->play, filling->action);
}

/* The tile that an answer names: only those of the program do. */
static char *
tile_of (const Filling *filling)
{
  const TwAction *action = filling->action;

  return action->verb >= TW_N_VERBS
                 && tw_play_verb (filling->play, action->verb)->takes == TW_VERB_TAKES_TILE
             ? g_strdup (tw_tile_phrase (filling->play->rules, action->kind))
             : NULL;
}

static char *
number_of (const Filling *filling)
{
  return g_strdup_printf ("%u", filling->phrase->number);
}

static char *
most_of (const Filling *filling)
{
  return g_strdup_printf ("%u", filling->phrase->most);
}

/* What the engine fills in itself has none: {points} and {tile}. */
static char *(*const fillers[TW_N_WORD_PLACES]) (const Filling *filling) = {
  [TW_WORD_PLACE_PLAYER] = player_of, [TW_WORD_PLACE_OTHER] = other_of,
  [TW_WORD_PLACE_CELL] = cell_of,     [TW_WORD_PLACE_FIGURE] = figure_of,
  [TW_WORD_PLACE_END] = end_of,       [TW_WORD_PLACE_ENDS] = ends_of,
  [TW_WORD_PLACE_N] = number_of,      [TW_WORD_PLACE_MOST] = most_of,
};

gboolean
tw_phrase_words_fills (TwWordPlace place)
{
  return fillers[place] != NULL;
}

/* ---- sentences ------------------------------------------------------------------------- */

/* What rules as data say may name parameters: "{tower.ransom}". */
static char *
with_parameters (const TwRules *rules, const char *sentence)
{
  GString *out = g_string_new (NULL);
  TwPlaceholder placeholder;

  while (*sentence != '\0')
    if (tw_placeholder_at (sentence, &placeholder))
      {
        g_autofree char *name = g_strndup (placeholder.name, placeholder.name_length);
        int index = tw_vocabulary_find_parameter (rules->vocabulary, name);

        if (index >= 0)
          {
            g_autofree char *value =
                tw_parameter_format (g_ptr_array_index (rules->vocabulary->parameters, index),
                                     rules->parameters[index]);

            g_string_append (out, value);
          }
        else
          g_string_append_len (out, placeholder.start, (gssize) placeholder.length);
        sentence += placeholder.length;
      }
    else
      g_string_append_c (out, *sentence++);
  return g_string_free (out, FALSE);
}

char *
tw_phrase_words (TwTableModel *model,
                 const TwPlay *play,
                 const TwPhrase *phrase,
                 const TwAction *action)
{
  const Filling filling = { model, play, phrase, action };
  g_autofree char *sentence = NULL;
  char *words[TW_N_WORD_PLACES] = { NULL }, *filled;

  if (phrase->rule != NULL)
    return tw_rule_words (play->rules, phrase->rule);
  sentence = with_parameters (play->rules, tw_phrase_fill_counted (phrase));
  for (TwWordPlace i = 0; i < TW_N_WORD_PLACES; i++)
    if (fillers[i] != NULL && tw_word_places_is_in (i, sentence))
      words[i] = fillers[i](&filling);
  if (tw_word_places_is_in (TW_WORD_PLACE_TILE, sentence))
    words[TW_WORD_PLACE_TILE] = tile_of (&filling);
  filled = tw_word_places_fill (sentence, (const char *const *) words);
  for (TwWordPlace i = 0; i < TW_N_WORD_PLACES; i++)
    g_free (words[i]);
  return filled;
}

char *
tw_phrase_words_say (TwTableModel *model, const TwPlay *play, const TwSaying *saying)
{
  TwPhrase phrase;

  return tw_play_phrase (play, saying, &phrase)
             ? tw_phrase_words (model, play, &phrase, saying->action)
             : NULL;
}
