/* Small whole rules to begin with. */
#include "app/document/rule-patterns.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "app/document/shared-kit.h"
#include "engine/format/data-dir.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/vocabulary-join.h"
#include "engine/setup/play-rules.h"

/* Characters of what a pattern says. */
#define MOST_WORDS 300

/* Translators: of each, words by which somebody may look for it, in no order. */
static const TwRulePattern patterns[] = {
  { "symbol-scores", N_ ("A symbol scores"), NULL },
  { "token-given", N_ ("A token is handed out"), NULL },
  { "feature-completed", N_ ("A feature is completed"),
    NC_ ("palette", "complete, finish, close, city, road, done") },
  { "piece-laid", N_ ("A piece is laid when a road is complete"), NULL },
  { "figure-elsewhere", N_ ("A figure may also stand elsewhere"), NULL },
  { "figure-counts", N_ ("A figure counts more in a majority"),
    NC_ ("palette", "weight, strength, tie, mayor") },
  { "tile-in-hand", N_ ("Everybody has a tile in hand"),
    NC_ ("palette", "hold, keep, start, own tile") },
  { "somebody-takes", N_ ("Somebody takes something"),
    NC_ ("palette", "steal, rob, lose points, give") },
  { "figure-moves", N_ ("A meeple moves"), NC_ ("palette", "walk, ride, from tile to tile, step") },
  { "figure-walks", N_ ("A figure that belongs to nobody walks"),
    NC_ ("palette", "neutral, move, question, choose") },
  { "who-has-most", N_ ("Whoever has most gets something"), NC_ ("palette", "majority, collect") },
  { "die-decides", N_ ("A die decides"), NC_ ("palette", "dice, roll, chance") },
  { "card-drawn", N_ ("A card is drawn from a deck"),
    NC_ ("palette", "cards, draw, event, treasure, chance") },
  { "vote", N_ ("A question is put to the vote: yes or no"),
    NC_ ("palette", "ask, answer, ballot, majority, decide, poll") },
  { "all-together", N_ ("All win or lose together"),
    NC_ ("palette", "cooperative, end of the game") },
};

/* From the shortest rule to the longest. */
static const TwRulePattern examples[] = {
  { "bridge", N_ ("The Bridge"), NULL },       { "tax-collector", N_ ("The Tax Collector"), NULL },
  { "treasures", N_ ("The Treasures"), NULL }, { "plague", N_ ("The Plague"), NULL },
  { "river-boat", N_ ("The Boat"), NULL },
};

const TwRulePattern *
tw_rule_examples (guint *out_n)
{
  *out_n = G_N_ELEMENTS (examples);
  return examples;
}

const TwRulePattern *
tw_rule_patterns (guint *out_n)
{
  *out_n = G_N_ELEMENTS (patterns);
  return patterns;
}

gboolean
tw_rule_example_is (TwDocument *document)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    if (g_strcmp0 (examples[i].id, tw_document_get_shipped_id (document)) == 0)
      return TRUE;
  return FALSE;
}

static char *
pattern_text (const char *id, GError **error)
{
  g_autofree char *name = g_strconcat ("patterns/", id, ".xml", NULL);
  g_autofree char *path = tw_data_dir_find (name);
  char *text = NULL;

  return g_file_get_contents (path, &text, NULL, error) ? text : NULL;
}

int
tw_rule_pattern_add (TwDocument *document, const char *id, GError **error)
{
  g_autofree char *text = pattern_text (id, error);

  return text != NULL ? tw_own_procedure_add_like (document, text, error) : -1;
}

char *
tw_rule_pattern_words (const char *id)
{
  g_autofree char *text = pattern_text (id, NULL);
  g_autoptr (TwTileSet) set =
      text != NULL ? tw_tile_set_file_parse (id, text, (gssize) strlen (text), NULL) : NULL;
  g_autoptr (TwVocabulary) words = NULL;
  TwVocabulary *own = set != NULL ? set->own : NULL;
  TwGameKit kit;

  if (own == NULL || !tw_shared_kit_load (&kit, NULL))
    return NULL;
  words = tw_vocabulary_join (kit.vocabulary, &own, 1, NULL);
  tw_play_rules_kit_clear (&kit);
  return words != NULL
             ? tw_own_procedure_begins (set, words, (guint) tw_own_procedure_first (set, 0),
                                        MOST_WORDS)
             : NULL;
}

/* The sort of what files call so: a bag that is no die is a deck. */
static TwOwnSort
sort_of (const TwTileSet *set, const char *element, const char *id)
{
  const TwProcedure *bag;

  for (guint sort = 0; sort < TW_OWN_BAG; sort++)
    if (strcmp (tw_own_sort_element ((TwOwnSort) sort), element) == 0)
      return (TwOwnSort) sort;
  bag = tw_vocabulary_find_procedure (set->own, id);
  return bag != NULL && g_strcmp0 (tw_statement_text (bag->root, "order"), "die") == 0 ? TW_OWN_DIE
                                                                                       : TW_OWN_BAG;
}

char *
tw_rule_pattern_several (TwTileSet *set, const char *id)
{
  g_autofree char *text = pattern_text (id, NULL);
  g_autoptr (TwTileSet) from =
      text != NULL ? tw_tile_set_file_parse (id, text, (gssize) strlen (text), NULL) : NULL;
  g_auto (GStrv) taken = from != NULL ? tw_own_rules_several (set, from) : NULL;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; taken != NULL && taken[i] != NULL; i += 2)
    {
      g_autofree char *name = g_strdup_printf (
          _ ("“%s”"), tw_own_thing_name (set, sort_of (set, taken[i], taken[i + 1]), taken[i + 1]));

      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", name);
    }
  return words->len > 0 ? g_string_free (g_steal_pointer (&words), FALSE) : NULL;
}
