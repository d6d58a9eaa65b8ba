/* What was laid and what came of it, in sentences for the log. */
#include "app/game/log-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/log-source.h"
#include "app/game/phrase-fill.h"
#include "app/game/phrase-words.h"
#include "app/game/table-cells.h"
#include "app/game/table-names.h"
#include "engine/game/explain.h"

/* Sentences by a word, the last one for every other. */
typedef struct
{
  const char *word;
  const char *sentence;
} Sentence;

static const char *
find_sentence (const Sentence *sentences, const char *word)
{
  guint i = 0;

  while (sentences[i].word != NULL && strcmp (sentences[i].word, word) != 0)
    i++;
  return _ (sentences[i].sentence);
}

char *
tw_log_words_say_of (const TwRules *rules,
                     const char *what,
                     const char *name,
                     const TwSectionSlot *slots,
                     guint n_slots)
{
  g_autofree char *id = g_strdup_printf ("log-%s-%s", what, name);

  return tw_section_words (rules->vocabulary, id, g_get_language_names (), slots, n_slots);
}

static const Sentence scored_complete[] = {
  { "road", N_ ("%s scored a road") },
  { "city", N_ ("%s scored a city") },
  { "monastery", N_ ("%s scored a monastery") },
  { "garden", N_ ("%s scored a garden") },
  { "field", N_ ("%s scored a field") },
  { "castle", N_ ("%s scored a castle") },
  { NULL, N_ ("%s scored") },
};

static const Sentence scored_at_end[] = {
  { "road", N_ ("%s scored an open road") },
  { "city", N_ ("%s scored an open city") },
  { "monastery", N_ ("%s scored an open monastery") },
  { "garden", N_ ("%s scored an open garden") },
  { "field", N_ ("%s scored a field") },
  { NULL, N_ ("%s scored at the end") },
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

/* What the rules of a set say of the answer, after the tile: they have no words for both at once.
 */
static char *
say_tile_and_answer (TwTableModel *model,
                     const char *name,
                     const char *tile,
                     const TwLogEntry *answer)
{
  const TwSaying saying = { .what = TW_SAY_DONE,
                            .action = &answer->action,
                            .question = answer->question };
  g_autofree char *laid = g_strdup_printf (_ ("%s laid %s"), name, tile);
  g_autofree char *said = tw_phrase_words_say (model, tw_table_model_get_play (model), &saying);

  return said != NULL ? g_strdup_printf ("%s. %s", laid, said) : NULL;
}

char *
tw_log_words_say_placed (TwTableModel *model, const TwAction *place, const TwLogEntry *answer)
{
  const TwAction *figure = answer != NULL ? &answer->action : NULL;
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const char *name = setup->seats[place->seat].name;
  const char *tile = tw_tile_phrase (setup->rules, place->kind);
  const TwPlayTile *compiled = &setup->rules->catalogue->tiles[place->kind];
  g_autofree char *cell = figure != NULL ? tw_table_cells_place (figure->x, figure->y) : NULL;
  const TwSectionSlot slots[] = { { "player", name, 0 }, { "tile", tile, 0 }, { "cell", cell, 0 } };
  const char *role;
  char *words;

  if (figure == NULL)
    return g_strdup_printf (_ ("%s laid %s"), name, tile);
  if (figure->verb == TW_VERB_TAKE)
    {
      words = tw_log_words_say_of (setup->rules, "took",
                                   tw_role_of (setup->rules, figure->figure, TW_N_KINDS), slots,
                                   G_N_ELEMENTS (slots));
      if (words == NULL)
        words = say_tile_and_answer (model, name, tile, answer);
      return words != NULL
                 ? words
                 /* Translators: a player, a tile, and a figure that a set invents. */
                 : g_strdup_printf (_ ("%s laid %s and took back: %s"), name, tile,
                                    tw_role_title (setup->rules,
                                                   tw_role_of (setup->rules, figure->figure,
                                                               TW_N_KINDS)));
    }
  role = tw_role_of (setup->rules, figure->figure,
                     figure->x == place->x && figure->y == place->y ? compiled->kind[figure->node]
                                                                    : TW_N_KINDS);
  words = tw_log_words_say_of (setup->rules, "laid", role, slots, G_N_ELEMENTS (slots));
  if (words == NULL)
    words = say_tile_and_answer (model, name, tile, answer);
  return words != NULL ? words
                       /* Translators: a player, a tile, and a figure that a set invents, or its
                        * role. */
                       : g_strdup_printf (_ ("%s laid %s and placed: %s"), name, tile,
                                          tw_role_title (setup->rules, role));
}

/* Who got points: where all have one score, all. */
static const char *
gainer (const TwTableSetup *setup, const TwEvent *event)
{
  if (event->seat >= TW_MAX_SEATS)
    return "";
  /* Translators: as the name of a player in "%s scored a road". */
  return setup->rules->shares_score ? C_ ("player", "The team") : setup->seats[event->seat].name;
}

/* Tokens that somebody got, or that brought points. */
static char *
say_tokens (const TwTableSetup *setup, const TwEvent *event)
{
  const TwTokenType *type = setup->rules->token_types[event->token].type;
  /* What is got need not be worth anything. */
  gboolean is_got = event->kind == TW_EVENT_TOKENS,
           is_most = !is_got && type->worths[event->worth].by == TW_TOKEN_BY_MOST;
  const char *what = is_got ? "got" : is_most ? "most" : "scored";
  g_autofree char *number = g_strdup_printf ("%u", event->n_tokens);
  const TwSectionSlot slots[] = { { "player", gainer (setup, event), 0 },
                                  { "n", number, (int) event->n_tokens } };
  char *words = tw_log_words_say_of (setup->rules, what, type->id, slots, G_N_ELEMENTS (slots));
  static const char *const places[] = { "{player}", "{n}", "{token}", NULL };
  const char *const filled[] = { gainer (setup, event), number,
                                 tw_explain_token (setup->rules->vocabulary, type->id,
                                                   g_get_language_names ()) };

  if (words != NULL)
    return words;
  return tw_phrase_fill_places (is_got    ? _ ("{player} got {n} × {token}")
                                : is_most ? _ ("{player} has the most: {n} × {token}")
                                          : _ ("{player} scored: {n} × {token}"),
                                places, filled);
}

/* Points that were given without words, and what they come from. */
static char *
say_plain_award (const TwTableSetup *setup, const TwEvent *event)
{
  const char *source = tw_log_source (setup->rules, event);
  g_autofree char *said =
      event->points < 0
          /* Translators: a player, and how many points that player pays or loses. */
          ? g_strdup_printf (ngettext ("%s pays %d point", "%s pays %d points",
                                       (gulong) -event->points),
                             gainer (setup, event), -event->points)
          : g_strdup_printf (_ ("%s scored"), gainer (setup, event));

  return source != NULL
             /* Translators: what the log says of points, and the thing whose rule gives them: "Anna
              * scored (Tax collector)". */
             ? g_strdup_printf (C_ ("log", "%s (%s)"), said, source)
             : g_steal_pointer (&said);
}

/* "1 east of the start tile", of points for what stands in one place but is no feature; else %NULL.
 */
static char *
say_where (const TwPlay *play, const TwEvent *event)
{
  const TwSlot *slot;

  if (event->feature != TW_KIND_NONE || event->node >= play->board.head->n_nodes)
    return NULL;
  slot = &play->board.slots[play->board.nodes[event->node].slot];
  return tw_table_cells_place (slot->x, slot->y);
}

/* What an expansion gave points for. */
static char *
say_award (TwTableModel *model, const TwEvent *event)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  g_autofree char *said = NULL, *where = say_where (tw_table_model_get_play (model), event);
  static const char *const places[] = { "{player}", "{other}", NULL };
  const char *const words[] = { gainer (setup, event), event->other < TW_MAX_SEATS
                                                           ? setup->seats[event->other].name
                                                           : "" };

  said = event->said != NULL ? tw_phrase_fill_places (_ (event->said), places, words)
                             : say_plain_award (setup, event);
  return where != NULL
             /* Translators: what the log says of points, and where it was: "Fairy: Anna begins a
              * turn (2 east of the start tile)". */
             ? g_strdup_printf (C_ ("log", "%s (%s)"), said, where)
             : g_steal_pointer (&said);
}

/* What was drawn, or what a rule says. */
static char *
say_drawn (const TwTableSetup *setup, const TwEvent *event)
{
  char *said =
      tw_explain_event_said (event, gainer (setup, event),
                             event->tile != TW_NO_KIND ? tw_tile_phrase (setup->rules, event->tile)
                                                       : "");

  if (said != NULL)
    return said;
  /* Translators: a player, and what a die shows. */
  return g_strdup_printf (event->is_rolled ? _ ("%s rolled: %s")
                                           /* Translators: a player, and what was drawn from a bag
                                            * or deck. */
                                           : _ ("%s drew: %s"),
                          gainer (setup, event), event->drawn != NULL ? event->drawn : "");
}

/* A feature that was counted, and why it brought nothing where that is known. */
static char *
say_scored (const TwTableSetup *setup, const TwEvent *event)
{
  g_autofree char *said = NULL;
  gboolean has_counted = event->points != 0;

  for (guint i = 0; i < event->n_lines; i++)
    has_counted = has_counted || event->lines[i].n != 0;
  if (tw_kind_is_own (event->feature))
    /* Translators: a player, and a kind of land that a set invents. */
    said = g_strdup_printf (event->complete ? _ ("%s scored: %s")
                                            /* Translators: a player, and what was not complete. */
                                            : _ ("%s scored at the end: %s"),
                            gainer (setup, event), tw_kind_title (setup->rules, event->feature));
  else
    said = g_strdup_printf (find_sentence (event->complete ? scored_complete : scored_at_end,
                                           tw_kind_info (event->feature)->name),
                            gainer (setup, event));
  if (event->feature != TW_KIND_FIELD || has_counted)
    return g_steal_pointer (&said);
  /* Translators: why a field brought nothing: "Anna scored a field (no complete city lies at it)".
   */
  return g_strdup_printf (C_ ("log", "%s (%s)"), said, C_ ("log", "no complete city lies at it"));
}

char *
tw_log_words_say_event (TwTableModel *model, const TwEvent *event)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);

  if (event->kind == TW_EVENT_UNPLACEABLE)
    /* Translators: a tile: "a city with a road". */
    return g_strdup_printf (_ ("There is no place for %s: the tile is put away"),
                            tw_tile_phrase (setup->rules, event->tile));
  if (event->kind == TW_EVENT_DRAWN || event->kind == TW_EVENT_TOLD)
    return say_drawn (setup, event);
  if (event->kind == TW_EVENT_PART)
    return event->tile == TW_NO_KIND
               ? g_strdup_printf (_ ("%s has a second tile"), setup->seats[event->seat].name)
               /* Translators: a player, and the tile that everybody sees now: "a road". */
               : g_strdup_printf (_ ("%s draws a second tile: %s"), setup->seats[event->seat].name,
                                  tw_tile_phrase (setup->rules, event->tile));
  if (event->kind == TW_EVENT_TOKENS || event->kind == TW_EVENT_TOKENS_SCORED)
    return say_tokens (setup, event);
  if (event->kind == TW_EVENT_OWN)
    return say_award (model, event);
  return say_scored (setup, event);
}

#pragma GCC diagnostic pop
