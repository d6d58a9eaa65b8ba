/* What can be asked of a game. */
#include "app/balance/lab-offer.h"

#include <string.h>

#include <glib/gi18n.h>

#include "engine/set/thing-words.h"
#include "engine/setup/play-rules.h"
#include "engine/tile/tile-words.h"

/* The part that is always in play. */
#define BASE "base"

static void
thing_free (gpointer data)
{
  TwLabThing *thing = data;

  g_free (thing->word);
  g_free (thing->title);
  g_free (thing);
}

/* @word and @title (transfer full). */
static TwLabThing *
add (GPtrArray *things, char *word, char *title)
{
  TwLabThing *thing = g_new0 (TwLabThing, 1);

  thing->word = word;
  thing->title = title;
  g_ptr_array_add (things, thing);
  return thing;
}

static char *
kind_words (const TwRules *rules, TwKind kind)
{
  const char *id = tw_vocabulary_kind_name (rules->vocabulary, kind);
  const TwLandType *land =
      tw_kind_is_own (kind) ? tw_vocabulary_find_land (rules->vocabulary, id) : NULL;

  return g_strdup (land != NULL ? tw_thing_words_title (land->texts, id, g_get_language_names ())
                                : tw_tile_words_kind (kind));
}

/* Those of the set that are drawn from the bag. */
static void
add_tiles (TwLabOffer *offer, const TwTileSet *set, const TwRules *rules)
{
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      gboolean is_drawn = FALSE;

      for (guint kind = 0; kind < rules->catalogue->n_kinds && !is_drawn; kind++)
        is_drawn = rules->catalogue->kinds[kind].count > 0
                   && strcmp (rules->catalogue->kinds[kind].set->id, set->id) == 0
                   && strcmp (rules->catalogue->kinds[kind].tile->id, tile->id) == 0;
      if (is_drawn)
        add (offer->worth, g_strdup_printf ("tile:%s:%s", set->id, tile->id),
             g_strdup_printf (_ ("Tile %s"), tile->id));
    }
}

static void
add_symbol (TwLabOffer *offer, const TwRules *rules, GHashTable *seen, const char *id)
{
  const char *title;

  if (!g_hash_table_add (seen, (gpointer) id))
    return;
  title = tw_thing_words_symbol (rules->vocabulary, id, g_get_language_names ());
  add (offer->worth, g_strdup_printf ("symbol:%s", id),
       /* Translators: a symbol on tiles, by its name. */
       g_strdup_printf (_ ("Symbol: %s"), title));
  if (tw_catalogue_counted (rules->catalogue, id) >= 0)
    add (offer->worth, g_strdup_printf ("on:%s", id),
         /* Translators: putting a figure on a feature that has this symbol. */
         g_strdup_printf (_ ("Standing where there is: %s"), title));
}

static void
add_symbols (TwLabOffer *offer, const TwTileSet *set, const TwRules *rules)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < set->n_tiles; i++)
    for (guint s = 0; s < set->tiles[i]->topology.n_symbols; s++)
      add_symbol (offer, rules, seen, set->tiles[i]->topology.symbols[s].id);
}

static void
add_figures (TwLabOffer *offer, const TwRules *rules)
{
  TwKindSet kinds = 0;

  for (guint i = 0; i < rules->n_figure_types; i++)
    {
      const TwFigureRule *figure = &rules->figure_types[i];

      kinds |= figure->kinds;
      /* Without their meeples nobody would do anything. */
      if (figure->neutral < 0 && strcmp (figure->type->id, "meeple") != 0)
        add (offer->worth, g_strdup_printf ("figure:%s", figure->type->id),
             /* Translators: a type of figure, by its name. */
             g_strdup_printf (_ ("Figure: %s"),
                              tw_thing_words_figure (rules->vocabulary, figure->type->id,
                                                     g_get_language_names ())));
    }
  for (guint kind = 0; kind < TW_N_KINDS; kind++)
    if (kinds & TW_KIND_BIT (kind))
      {
        g_autofree char *words = kind_words (rules, kind);

        add (offer->worth,
             g_strdup_printf ("feature:%s", tw_vocabulary_kind_name (rules->vocabulary, kind)),
             /* Translators: putting a figure on a feature of this kind: "Standing on: road". */
             g_strdup_printf (_ ("Standing on: %s"), words));
        add (offer->measures,
             g_strdup_printf ("share:%s", tw_vocabulary_kind_name (rules->vocabulary, kind)),
             /* Translators: of all points, those of this kind of feature: "Share of all points:
                road". */
             g_strdup_printf (_ ("Share of all points: %s"), words));
      }
}

static void
add_worth (TwLabOffer *offer, const TwTileSet *set, const TwRules *rules)
{
  add_tiles (offer, set, rules);
  if (offer->worth->len > 1 && offer->worth->len < TW_MOST_ARMS)
    {
      TwLabThing *all = add (offer->worth, g_strdup_printf ("set:%s", set->id),
                             g_strdup (_ ("Each tile of the set")));

      g_ptr_array_insert (offer->worth, 0,
                          g_ptr_array_steal_index (offer->worth, offer->worth->len - 1));
      g_assert (offer->worth->pdata[0] == all);
    }
  add_symbols (offer, set, rules);
  add_figures (offer, rules);
}

static void
add_measures (TwLabOffer *offer)
{
  static const char *const measures[][2] = {
    { "score", N_ ("Points of a player") },
    { "turns", N_ ("Turns") },
    { "first-won", N_ ("Wins of who begins") },
    { "unplaceable", N_ ("Tiles that fit nowhere") },
    { "figures-out", N_ ("Figures on the table") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (measures); i++)
    add (offer->measures, g_strdup (measures[i][0]), g_strdup (_ (measures[i][1])));
}

/* The set itself, and the parts that can come to it. */
static void
add_added (TwLabOffer *offer, const TwGameKit *kit, const TwTileSet *set)
{
  g_auto (GStrv) parts = tw_play_rules_addable (kit, set);

  if (strcmp (set->id, BASE) != 0 && !tw_play_rules_needs_ruleset (kit, set))
    add (offer->added, g_strdup (set->id),
         g_strdup (tw_thing_words_title (set->titles, set->id, g_get_language_names ())));
  for (guint i = 0; parts[i] != NULL; i++)
    add (offer->added, g_strdup (parts[i]),
         g_strdup (tw_thing_words_part (kit->vocabulary, parts[i], g_get_language_names ())));
}

static void
add_numbers (TwLabOffer *offer, const TwRules *rules)
{
  const GPtrArray *parameters = rules->vocabulary->parameters;

  for (guint i = 0; i < parameters->len; i++)
    {
      const TwParameter *parameter = parameters->pdata[i];
      TwLabThing *thing;

      if (parameter->type != TW_PARAMETER_NUMBER
          || !g_strv_contains ((const char *const *) rules->parts, parameter->part))
        continue;
      thing = add (offer->numbers, g_strdup (parameter->name),
                   g_strdup (tw_thing_words_title (parameter->texts, parameter->name,
                                                   g_get_language_names ())));
      thing->least = parameter->least;
      thing->most = parameter->most;
      thing->preset = rules->parameters[i];
    }
}

/* Each level by as many as play; then the one that is chosen, by every number of players. */
static void
add_teams (TwLabOffer *offer)
{
  const TwRuleset *ruleset = offer->ruleset;
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GString) sizes = g_string_new (NULL);

  for (guint i = 0; i < offer->rulesets->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? "," : "",
                            ((const TwRuleset *) offer->rulesets->pdata[i])->id);
  if (offer->rulesets->len > 1)
    add (offer->teams, g_strdup (all->str), g_strdup (_ ("Each ruleset of the set")));
  if (ruleset == NULL)
    return;
  add (offer->teams, g_strdup (ruleset->id),
       g_strdup (tw_thing_words_title (ruleset->titles, ruleset->id, g_get_language_names ())));
  for (guint n = offer->least_players; n <= offer->most_players; n++)
    g_string_append_printf (sizes, "%s%s@%u", sizes->len > 0 ? "," : "", ruleset->id, n);
  add (offer->teams, g_strdup (sizes->str),
       g_strdup (_ ("This ruleset, by any number of players")));
}

/* The ruleset with the id of that of @question, as the set has it now. */
static void
choose_ruleset (TwLabOffer *offer, TwLabQuestion *question)
{
  const TwRuleset *wanted = question->ruleset;

  for (guint i = 0; i < offer->rulesets->len && offer->ruleset == NULL; i++)
    if (wanted != NULL && strcmp (wanted->id, ((TwRuleset *) offer->rulesets->pdata[i])->id) == 0)
      offer->ruleset = offer->rulesets->pdata[i];
  if (offer->ruleset == NULL && offer->needs_ruleset && offer->rulesets->len > 0)
    offer->ruleset = offer->rulesets->pdata[0];
  offer->least_players = offer->ruleset != NULL ? offer->ruleset->least_players : 2;
  offer->most_players = offer->ruleset != NULL ? offer->ruleset->most_players : TW_MAX_SEATS;
  if (offer->ruleset != NULL)
    tw_ruleset_ref (offer->ruleset);
  g_clear_pointer (&question->ruleset, tw_ruleset_unref);
  question->ruleset = offer->ruleset;
  if (offer->ruleset != NULL)
    tw_ruleset_ref (offer->ruleset);
  question->n_seats = CLAMP (question->n_seats, offer->least_players, offer->most_players);
}

static GPtrArray *
things_new (void)
{
  return g_ptr_array_new_with_free_func (thing_free);
}

static TwLabOffer *
offer_things (const TwLabQuestion *question,
              const TwGameKit *kit,
              TwLabOffer *offer,
              GError **error)
{
  g_autoptr (TwRules) rules = tw_lab_question_rules (question, kit, error);

  if (rules == NULL)
    return NULL;
  offer->is_team = rules->shares_score;
  add_measures (offer);
  add_worth (offer, question->set, rules);
  add_added (offer, kit, question->set);
  add_numbers (offer, rules);
  add_teams (offer);
  return offer;
}

TwLabOffer *
tw_lab_offer_new (TwLabQuestion *question, GError **error)
{
  TwGameKit kit = { 0 };
  g_autoptr (TwLabOffer) offer = g_new0 (TwLabOffer, 1);
  gboolean is_playable = FALSE;

  offer->worth = things_new ();
  offer->added = things_new ();
  offer->numbers = things_new ();
  offer->measures = things_new ();
  offer->teams = things_new ();
  if (tw_play_rules_kit_load (&kit, error))
    {
      offer->rulesets = tw_play_rulesets (&kit, question->set);
      offer->needs_ruleset = tw_play_rules_needs_ruleset (&kit, question->set);
      choose_ruleset (offer, question);
      is_playable = offer_things (question, &kit, offer, error) != NULL;
    }
  tw_play_rules_kit_clear (&kit);
  return is_playable ? g_steal_pointer (&offer) : NULL;
}

void
tw_lab_offer_free (TwLabOffer *offer)
{
  g_clear_pointer (&offer->ruleset, tw_ruleset_unref);
  g_clear_pointer (&offer->rulesets, g_ptr_array_unref);
  g_ptr_array_unref (offer->worth);
  g_ptr_array_unref (offer->added);
  g_ptr_array_unref (offer->numbers);
  g_ptr_array_unref (offer->measures);
  g_ptr_array_unref (offer->teams);
  g_free (offer);
}
