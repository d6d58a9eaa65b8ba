/* Tokens: building and comparing. */
#include "engine/set/token-type.h"

void
tw_token_type_free (TwTokenType *token)
{
  g_free (token->supply_parameter);
  g_free (token->written_for);
  g_free (token->word);
  g_free (token->on);
  g_free (token->each);
  g_free (token->at);
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
  *worth = (TwTokenWorth){ .from = 1, .every = 1 };
  return worth;
}

gboolean
tw_token_type_same_worth (const TwTokenWorth *a, const TwTokenWorth *b)
{
  return a->by == b->by && a->from == b->from && a->every == b->every && a->ties == b->ties
         && g_strcmp0 (a->points, b->points) == 0 && g_strcmp0 (a->none_counts, b->none_counts) == 0
         && g_strcmp0 (a->rules, b->rules) == 0;
}

gboolean
tw_token_type_equal (const TwTokenType *a, const TwTokenType *b)
{
  gboolean equal = a->supply == b->supply
                   && g_strcmp0 (a->supply_parameter, b->supply_parameter) == 0
                   && g_strcmp0 (a->word, b->word) == 0 && g_strcmp0 (a->on, b->on) == 0
                   && g_strcmp0 (a->each, b->each) == 0 && g_strcmp0 (a->at, b->at) == 0
                   && a->n_worths == b->n_worths && g_strcmp0 (a->id, b->id) == 0
                   && g_strcmp0 (a->part, b->part) == 0;

  for (guint i = 0; equal && i < a->n_worths; i++)
    equal = tw_token_type_same_worth (&a->worths[i], &b->worths[i]);
  return equal;
}
