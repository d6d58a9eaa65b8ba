/* What was laid and what came of it, in sentences for the log. */
#include "app/game/log-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/game/phrase-words.h"
#include "app/game/table-texts.h"
#include "engine/game/explain.h"

const char *
tw_log_sentence (const TwLogSentence *sentences, const char *word)
{
  guint i = 0;

  while (sentences[i].word != NULL && strcmp (sentences[i].word, word) != 0)
    i++;
  return _ (sentences[i].sentence);
}

gboolean
tw_log_has_sentence (const TwLogSentence *sentences, const char *word)
{
  while (sentences->word != NULL && strcmp (sentences->word, word) != 0)
    sentences++;
  return sentences->word != NULL;
}

static const TwLogSentence placed_figure[] = {
  /* Translators: a player's name and a tile. */
  { "knight", N_ ("%s laid %s and placed a knight") },
  { "highwayman", N_ ("%s laid %s and placed a highwayman") },
  { "monk", N_ ("%s laid %s and placed a monk") },
  { "farmer", N_ ("%s laid %s and placed a farmer") },
  { "abbot", N_ ("%s laid %s and placed an abbot") },
  { "lord", N_ ("%s laid %s and placed a lord") },
  { "keeper", N_ ("%s laid %s and placed a keeper") },
  { "guard-knight", N_ ("%s laid %s and placed a guard in the city") },
  { "guard-highwayman", N_ ("%s laid %s and placed a guard on the road") },
  { "guard-monk", N_ ("%s laid %s and placed a guard in the monastery") },
  { "guard-farmer", N_ ("%s laid %s and placed a guard in the field") },
  { "guard-lord", N_ ("%s laid %s and placed a guard in the castle") },
  { "guard-keeper", N_ ("%s laid %s and placed a guard on the cemetery") },
  { "builder", N_ ("%s laid %s and placed a builder") },
  { "pig", N_ ("%s laid %s and placed a pig") },
  { "mage", N_ ("%s laid %s and moved the mage") },
  { "witch", N_ ("%s laid %s and moved the witch") },
  { "big-knight", N_ ("%s laid %s and placed a big knight") },
  { "big-highwayman", N_ ("%s laid %s and placed a big highwayman") },
  { "big-monk", N_ ("%s laid %s and placed a big monk") },
  { "big-farmer", N_ ("%s laid %s and placed a big farmer") },
  { NULL, N_ ("%s laid %s and placed a figure") },
};

static const TwLogSentence took_figure[] = {
  /* Translators: a player's name and a tile. */
  { "abbot", N_ ("%s laid %s and took the abbot back") },
  { "mage", N_ ("%s laid %s, and the mage left the table") },
  { "witch", N_ ("%s laid %s, and the witch left the table") },
  { NULL, N_ ("%s laid %s and took a figure back") },
};

static const TwLogSentence scored_complete[] = {
  { "road", N_ ("%s scored a road") },
  { "city", N_ ("%s scored a city") },
  { "monastery", N_ ("%s scored a monastery") },
  { "garden", N_ ("%s scored a garden") },
  { "field", N_ ("%s scored a field") },
  { "castle", N_ ("%s scored a castle") },
  { NULL, N_ ("%s scored") },
};

static const TwLogSentence scored_at_end[] = {
  { "road", N_ ("%s scored an open road") },
  { "city", N_ ("%s scored an open city") },
  { "monastery", N_ ("%s scored an open monastery") },
  { "garden", N_ ("%s scored an open garden") },
  { "field", N_ ("%s scored a field") },
  { NULL, N_ ("%s scored at the end") },
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tw_log_say_placed (TwTableModel *model, const TwAction *place, const TwAction *figure)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);
  const char *name = setup->seats[place->seat].name;
  const char *tile = tw_tile_phrase (setup->rules, place->kind);
  const TwPlayTile *compiled = &setup->rules->catalogue->tiles[place->kind];
  const char *role;

  if (figure == NULL)
    return g_strdup_printf (_ ("%s laid %s"), name, tile);
  if (figure->verb == TW_VERB_TAKE)
    return g_strdup_printf (tw_log_sentence (took_figure,
                                             tw_role_of (setup->rules, figure->figure, TW_N_KINDS)),
                            name, tile);
  role = tw_role_of (setup->rules, figure->figure,
                     figure->x == place->x && figure->y == place->y ? compiled->kind[figure->node]
                                                                    : TW_N_KINDS);
  if (!tw_log_has_sentence (placed_figure, role))
    /* Translators: a player, a tile, and a figure that a set invents, or its role. */
    return g_strdup_printf (_ ("%s laid %s and placed: %s"), name, tile,
                            tw_role_title (setup->rules, role));
  return g_strdup_printf (tw_log_sentence (placed_figure, role), name, tile);
}

/* Whether a flight is over with the roll @event: nobody landed, nor is asked to. */
static gboolean
has_landed_nowhere (TwTableModel *model, const TwEvent *event)
{
  guint n = 0, next = event->log_index + 1;
  const TwLogEntry *log = tw_game_log (tw_table_model_get_game (model), &n);
  TwOpening opening;

  if (next < n)
    return log[next].action.verb != TW_VERB_FIGURE || log[next].turn != log[event->log_index].turn;
  return !tw_table_model_get_opening (model, &opening) || opening.kind != TW_OPENING_DIE;
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

/* Tokens that somebody got, and those that brought points: rows by token, the last one for every
 * other. */
typedef struct
{
  const char *token;
  TwPhrase phrase;
} TokenPhrase;

static const TokenPhrase got_tokens[] = {
  { "wine", { TW_PLURAL ("{player} got {n} wine token", "{player} got {n} wine tokens") } },
  { "grain", { TW_PLURAL ("{player} got {n} grain token", "{player} got {n} grain tokens") } },
  { "cloth", { TW_PLURAL ("{player} got {n} cloth token", "{player} got {n} cloth tokens") } },
  { "gold", { TW_PLURAL ("{player} got {n} gold bar", "{player} got {n} gold bars") } },
  { NULL, { .one = N_ ("{player} got {n} × {token}") } },
};

static const TokenPhrase most_tokens[] = {
  { "wine", { .one = N_ ("{player} has the most wine: {n}") } },
  { "grain", { .one = N_ ("{player} has the most grain: {n}") } },
  { "cloth", { .one = N_ ("{player} has the most cloth: {n}") } },
  { NULL, { .one = N_ ("{player} has the most: {n} × {token}") } },
};

static const TokenPhrase scored_tokens[] = {
  { "gold", { TW_PLURAL ("{player} scored {n} gold bar", "{player} scored {n} gold bars") } },
  { NULL, { .one = N_ ("{player} scored: {n} × {token}") } },
};

static char *
say_tokens (const TwTableSetup *setup, const TwEvent *event)
{
  static const char *const places[] = { "{player}", "{n}", "{token}", NULL };
  const TwTokenType *type = setup->rules->token_types[event->token].type;
  const TokenPhrase *row = event->kind == TW_EVENT_TOKENS                      ? got_tokens
                           : type->worths[event->worth].by == TW_TOKEN_BY_MOST ? most_tokens
                                                                               : scored_tokens;
  g_autofree char *number = g_strdup_printf ("%u", event->n_tokens);
  const char *const words[] = { gainer (setup, event), number,
                                tw_explain_token (setup->rules->vocabulary, type->id,
                                                  g_get_language_names ()) };
  TwPhrase phrase;

  while (row->token != NULL && strcmp (row->token, type->id) != 0)
    row++;
  phrase = row->phrase;
  phrase.number = event->n_tokens;
  return tw_places_fill (tw_phrase_counted (&phrase), places, words);
}

/* What an expansion gave points for. */
static char *
say_award (const TwTableSetup *setup, const TwEvent *event)
{
  static const char *const places[] = { "{player}", "{other}", NULL };
  const char *const words[] = { gainer (setup, event), event->other < TW_MAX_SEATS
                                                           ? setup->seats[event->other].name
                                                           : "" };

  return event->said != NULL ? tw_places_fill (_ (event->said), places, words)
                             : g_strdup_printf (_ ("%s scored"), gainer (setup, event));
}

/* What came or went by itself. */
static char *
say_moved (const TwEvent *event)
{
  static const char *const names[] = { "{n}", NULL };
  g_autofree char *number = g_strdup_printf ("%u", event->worth);
  const char *const filled[] = { number };
  TwPhrase phrase = *event->moved;

  phrase.number = event->worth;
  return tw_places_fill (tw_phrase_counted (&phrase), names, filled);
}

char *
tw_log_say_event (TwTableModel *model, const TwEvent *event)
{
  const TwTableSetup *setup = tw_table_model_get_setup (model);

  if (event->kind == TW_EVENT_UNPLACEABLE)
    /* Translators: a tile: "a city with a road". */
    return g_strdup_printf (_ ("There is no place for %s: the tile is put away"),
                            tw_tile_phrase (setup->rules, event->tile));
  if (event->kind == TW_EVENT_DIE)
    return g_strdup_printf (has_landed_nowhere (model, event)
                                /* Translators: a player, and what the die shows. */
                                ? _ ("%s rolled %u: no place to land, the figure flew home")
                                : _ ("%s rolled %u"),
                            setup->seats[event->seat].name, event->worth);
  if (event->kind == TW_EVENT_PART)
    return event->tile == TW_NO_KIND
               ? g_strdup_printf (_ ("%s has a second tile"), setup->seats[event->seat].name)
               /* Translators: a player, and the tile that everybody sees now: "a road". */
               : g_strdup_printf (_ ("%s draws a second tile: %s"), setup->seats[event->seat].name,
                                  tw_tile_phrase (setup->rules, event->tile));
  if (event->kind == TW_EVENT_TOKENS || event->kind == TW_EVENT_TOKENS_SCORED)
    return say_tokens (setup, event);
  if (event->kind == TW_EVENT_OWN)
    return say_award (setup, event);
  if (event->kind == TW_EVENT_MOVED)
    return say_moved (event);
  if (tw_kind_is_own (event->feature))
    /* Translators: a player, and a kind of land that a set invents. */
    return g_strdup_printf (event->complete ? _ ("%s scored: %s")
                                            /* Translators: a player, and what was not complete. */
                                            : _ ("%s scored at the end: %s"),
                            gainer (setup, event), tw_kind_title (setup->rules, event->feature));
  return g_strdup_printf (tw_log_sentence (event->complete ? scored_complete : scored_at_end,
                                           tw_kind_info (event->feature)->name),
                          gainer (setup, event));
}

#pragma GCC diagnostic pop
