/* What tells rules apart. */
#include "engine/balance/fingerprint.h"

#include <string.h>

/* FNV-1a. */
static guint64
add_bytes (guint64 hash, gconstpointer bytes, gsize n)
{
  const guint8 *at = bytes;

  for (gsize i = 0; i < n; i++)
    hash = (hash ^ at[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static guint64
add_text (guint64 hash, const char *text)
{
  /* With its final 0, so that two texts are not one. */
  return text == NULL ? add_bytes (hash, "\1", 1) : add_bytes (hash, text, strlen (text) + 1);
}

static guint64
add_number (guint64 hash, gint64 number)
{
  return add_bytes (hash, &number, sizeof number);
}

static guint64
add_tiles (guint64 hash, const TwCatalogue *catalogue)
{
  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      const TwTileKind *of = &catalogue->kinds[kind];
      const TwPlayTile *tile = &catalogue->tiles[kind];

      hash = add_text (add_text (hash, of->set->id), of->name);
      hash = add_number (add_number (hash, of->count), of->stage);
      hash = add_bytes (hash, tile->edges, sizeof tile->edges);
      hash = add_bytes (hash, tile->rim, tile->n_nodes * sizeof *tile->rim);
      hash = add_bytes (hash, tile->kind, tile->n_nodes);
      hash = add_bytes (hash, tile->cities, tile->n_nodes * sizeof *tile->cities);
      hash = add_bytes (hash, tile->end, tile->n_nodes);
      hash = add_bytes (hash, tile->tile_symbols, sizeof tile->tile_symbols);
      hash = add_bytes (hash, tile->symbols, tile->n_nodes * sizeof *tile->symbols);
    }
  for (guint i = 0; i < catalogue->n_starts; i++)
    {
      const TwStartTile *start = &catalogue->starts[i];

      hash = add_number (add_number (hash, start->kind), start->x);
      hash = add_number (add_number (hash, start->y), start->quarter_turns);
    }
  return hash;
}

static guint64
add_effects (guint64 hash, const TwRules *rules)
{
  for (guint i = 0; i < rules->n_effects; i++)
    {
      const TwEffectRule *rule = &rules->effects[i];
      const TwEffect *effect = rule->effect;

      hash = add_number (add_number (hash, effect->features), effect->events);
      hash = add_number (add_number (hash, effect->stage), effect->per);
      hash = add_number (add_number (hash, effect->scope), effect->to);
      hash = add_number (add_number (hash, effect->kind), effect->only_complete);
      hash = add_number (add_number (hash, rule->points), effect->priority);
      hash = add_number (add_number (hash, rule->tiles_least), rule->tiles_most);
      hash = add_number (hash, effect->round_down);
      hash = add_text (add_text (hash, effect->symbol), effect->if_symbol);
      hash = add_text (add_text (hash, effect->unless_symbol), effect->if_figure);
      hash = add_text (add_text (hash, effect->if_own_figure), effect->token);
    }
  return hash;
}

static guint64
add_statement (guint64 hash, const TwStatement *statement)
{
  hash = add_text (hash, statement->word->name);
  for (guint i = 0; i < statement->n_details; i++)
    hash = add_text (add_text (hash, statement->details[i].word->name), statement->details[i].text);
  for (guint i = 0; i < statement->children->len; i++)
    hash = add_statement (hash, statement->children->pdata[i]);
  return add_number (hash, statement->children->len);
}

guint64
tw_rules_fingerprint (const TwRules *rules)
{
  const TwVocabulary *vocabulary = rules->vocabulary;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  hash = add_number (add_number (hash, rules->n_seats), rules->n_players);
  for (guint i = 0; rules->parts[i] != NULL; i++)
    hash = add_text (hash, rules->parts[i]);
  for (guint i = 0; i < vocabulary->parameters->len; i++)
    {
      const TwParameter *parameter = vocabulary->parameters->pdata[i];

      hash = add_number (add_text (hash, parameter->name), rules->parameters[i]);
    }
  for (guint i = 0; i < rules->n_figure_types; i++)
    {
      const TwFigureRule *figure = &rules->figure_types[i];

      hash = add_number (add_text (hash, figure->type->id), figure->supply);
      hash = add_number (add_number (hash, figure->weight), figure->kinds);
    }
  hash = add_effects (add_tiles (hash, rules->catalogue), rules);
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    if (tw_rules_has_procedure (rules, vocabulary->procedures->pdata[i]))
      hash = add_statement (hash, ((const TwProcedure *) vocabulary->procedures->pdata[i])->root);
  return hash;
}
