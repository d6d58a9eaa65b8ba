/* Effects and tokens: building and comparing. */
#include "engine/set/effect.h"

#include <string.h>

void
tw_effect_say (TwEffect *effect, const TwEffect *other)
{
  effect->features = other->features;
  effect->events = other->events;
  effect->stage = other->stage;
  effect->per = other->per;
  effect->scope = other->scope;
  effect->symbol = g_strdup (other->symbol);
  effect->kind = other->kind;
  effect->only_complete = other->only_complete;
  effect->points = g_strdup (other->points);
  effect->priority = other->priority;
  effect->if_symbol = g_strdup (other->if_symbol);
  effect->unless_symbol = g_strdup (other->unless_symbol);
  effect->if_tiles_most = g_strdup (other->if_tiles_most);
  effect->if_tiles_least = g_strdup (other->if_tiles_least);
  effect->if_parameter = g_strdup (other->if_parameter);
  effect->if_figure = g_strdup (other->if_figure);
  effect->if_own_figure = g_strdup (other->if_own_figure);
  effect->round_down = other->round_down;
  effect->to = other->to;
  effect->token = g_strdup (other->token);
  effect->rules = g_strdup (other->rules);
}

void
tw_effect_free (TwEffect *effect)
{
  g_free (effect->part);
  g_free (effect->file);
  g_free (effect->symbol);
  g_free (effect->points);
  g_free (effect->if_symbol);
  g_free (effect->unless_symbol);
  g_free (effect->if_tiles_most);
  g_free (effect->if_tiles_least);
  g_free (effect->if_parameter);
  g_free (effect->if_figure);
  g_free (effect->if_own_figure);
  g_free (effect->token);
  g_free (effect->rules);
  g_free (effect);
}

void
tw_token_type_free (TwTokenType *token)
{
  for (guint i = 0; i < token->n_worths; i++)
    {
      g_free (token->worths[i].points);
      g_free (token->worths[i].none_counts);
      g_free (token->worths[i].rules);
    }
  g_free (token->worths);
  g_free (token->id);
  g_free (token->part);
  g_free (token->file);
  g_free (token->art);
  tw_texts_unref (token->texts);
  g_free (token);
}

TwTokenWorth *
tw_token_type_add_worth (TwTokenType *token)
{
  TwTokenWorth *worth;

  token->worths = g_renew (TwTokenWorth, token->worths, token->n_worths + 1);
  worth = &token->worths[token->n_worths++];
  memset (worth, 0, sizeof *worth);
  return worth;
}

gboolean
tw_effect_equal (const TwEffect *a, const TwEffect *b)
{
  return a->features == b->features && a->events == b->events && a->stage == b->stage
         && a->per == b->per && a->scope == b->scope && a->kind == b->kind
         && a->only_complete == b->only_complete && a->priority == b->priority
         && a->round_down == b->round_down && a->to == b->to && g_strcmp0 (a->part, b->part) == 0
         && g_strcmp0 (a->symbol, b->symbol) == 0 && g_strcmp0 (a->points, b->points) == 0
         && g_strcmp0 (a->if_symbol, b->if_symbol) == 0
         && g_strcmp0 (a->unless_symbol, b->unless_symbol) == 0
         && g_strcmp0 (a->if_tiles_most, b->if_tiles_most) == 0
         && g_strcmp0 (a->if_tiles_least, b->if_tiles_least) == 0
         && g_strcmp0 (a->if_parameter, b->if_parameter) == 0
         && g_strcmp0 (a->if_figure, b->if_figure) == 0
         && g_strcmp0 (a->if_own_figure, b->if_own_figure) == 0
         && g_strcmp0 (a->token, b->token) == 0 && g_strcmp0 (a->rules, b->rules) == 0;
}

gboolean
tw_token_worth_equal (const TwTokenWorth *a, const TwTokenWorth *b)
{
  return a->by == b->by && a->from == b->from && a->ties == b->ties
         && g_strcmp0 (a->points, b->points) == 0 && g_strcmp0 (a->none_counts, b->none_counts) == 0
         && g_strcmp0 (a->rules, b->rules) == 0;
}

gboolean
tw_token_type_equal (const TwTokenType *a, const TwTokenType *b)
{
  gboolean equal = a->supply == b->supply && a->n_worths == b->n_worths
                   && g_strcmp0 (a->id, b->id) == 0 && g_strcmp0 (a->part, b->part) == 0;

  for (guint i = 0; equal && i < a->n_worths; i++)
    equal = tw_token_worth_equal (&a->worths[i], &b->worths[i]);
  return equal;
}

/* Whether an effect says who gets the value, not who gets something beside it. */
static gboolean
is_choice (const TwEffect *effect)
{
  return effect->stage == TW_STAGE_CREDIT && effect->points == NULL;
}

gboolean
tw_effect_same_thing (const TwEffect *a, const TwEffect *b)
{
  if (is_choice (a) || is_choice (b))
    return is_choice (a) && is_choice (b);
  return a->stage == TW_STAGE_RATE && b->stage == TW_STAGE_RATE && a->per == b->per
         && g_strcmp0 (a->symbol, b->symbol) == 0
         && ((a->per != TW_PER_SYMBOL && a->per != TW_PER_NEIGHBOUR
              && !tw_effect_per_names_kind (a->per))
             || a->scope == b->scope)
         && a->kind == b->kind && a->only_complete == b->only_complete;
}

gboolean
tw_effect_is_rival (const TwEffect *a, const TwEffect *b)
{
  return tw_effect_same_thing (a, b) && a->priority == b->priority
         && (a->features & b->features) != 0 && (a->events & b->events) != 0;
}

gboolean
tw_amount_is_number (const char *text, int *out_number)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, TW_AMOUNT_LEAST, TW_AMOUNT_MOST, &number, NULL))
    return FALSE;
  *out_number = (int) number;
  return TRUE;
}
