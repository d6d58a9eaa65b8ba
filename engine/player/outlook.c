/* What a position promises each seat by the end of the game. */
#include "engine/player/outlook.h"

#include "engine/game/feature-value.h"
#include "engine/game/majority.h"
#include "engine/player/closing-chance.h"
#include "engine/player/judge.h"
#include "engine/player/team-lookahead.h"
#include "engine/tile/kind.h"

#include <string.h>

/* A feature with figures. */
typedef struct
{
  guint root;
  guint first; /* of the facts about its sort; a field has others */
  float chance;
} Seen;

struct _TwOutlook
{
  const TwOutlookWeights *weights;
  TwClosingChance *chance;
  Seen *seen;
  guint n_seen;
  guint n_left; /* the weights in force are those for so many tiles left */
  float in_force[TW_N_OUTLOOK];
};

TwOutlook *
tw_outlook_new (const TwRules *rules, const TwOutlookWeights *weights)
{
  TwOutlook *outlook = g_new0 (TwOutlook, 1);

  outlook->weights = weights;
  outlook->chance = tw_closing_chance_new (rules);
  outlook->seen = g_new (Seen, rules->n_figures + rules->n_neutral);
  outlook->n_left = G_MAXUINT;
  return outlook;
}

void
tw_outlook_free (TwOutlook *outlook)
{
  if (outlook == NULL)
    return;
  tw_closing_chance_free (outlook->chance);
  g_free (outlook->seen);
  g_free (outlook);
}

static guint
first_fact_of (guint kind)
{
  if (kind == TW_KIND_ROAD)
    return TW_OUTLOOK_ROADS;
  return tw_kind_info (kind)->merges ? TW_OUTLOOK_CITIES : TW_OUTLOOK_PLACES;
}

/* The incomplete cities at the field. Returns: how many; @out_soon: each by its chance */
static guint
find_cities (TwOutlook *outlook, const TwPlay *play, guint field, float *out_soon)
{
  const TwBoard *board = &play->board;
  guint n = 0, at = field;

  *out_soon = 0;
  do
    {
      const TwSlot *slot = &board->slots[board->nodes[at].slot];
      guint32 cities = board->catalogue->tiles[slot->kind].cities[at - slot->first_node];

      for (; cities != 0; cities &= cities - 1)
        {
          guint root = tw_board_root (board, slot->first_node + (guint) __builtin_ctz (cities));

          if (board->nodes[root].n_open <= 0 || play->marks[root / 32] >> (root % 32) & 1)
            continue;
          play->marks[root / 32] |= 1u << (root % 32);
          n++;
          *out_soon += tw_closing_chance_find (outlook->chance, play, root);
        }
      at = board->nodes[at].next;
    }
  while (at != field);
  memset (play->marks, 0, (board->head->n_nodes / 32u + 1) * sizeof (guint32));
  return n;
}

static void
add_field (TwOutlook *outlook, const TwPlay *play, guint root, float facts[][TW_N_OUTLOOK])
{
  const guint8 *weights = &play->board.weights[root * play->board.n_seats];
  guint leaders = tw_majority (play, root), n_cities;
  float now = (float) tw_feature_value (play, root, TW_EVENT_END, NULL, NULL), soon;

  n_cities = find_cities (outlook, play, root, &soon);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (leaders >> seat & 1)
      {
        facts[seat][TW_OUTLOOK_FIELDS] += now;
        facts[seat][TW_OUTLOOK_SOLE] += (leaders & (leaders - 1)) == 0;
        facts[seat][TW_OUTLOOK_CITIES_AT] += (float) n_cities;
        facts[seat][TW_OUTLOOK_CITIES_SOON] += soon;
      }
    else if (weights[seat] > 0)
      facts[seat][TW_OUTLOOK_BEHIND_FIELDS] += now;
}

static void
add_feature (const TwPlay *play, const Seen *seen, float facts[][TW_N_OUTLOOK])
{
  const TwNode *root = &play->board.nodes[seen->root];
  const guint8 *weights = &play->board.weights[seen->root * play->board.n_seats];
  guint leaders = tw_majority (play, seen->root);
  int now = tw_feature_value (play, seen->root, TW_EVENT_END, NULL, NULL);
  int then = tw_feature_value (play, seen->root, TW_EVENT_COMPLETE, NULL, NULL);
  float gain = (float) MAX (then - now, 0);

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    if (leaders >> seat & 1)
      {
        float *of = &facts[seat][seen->first];

        of[TW_OUTLOOK_OF_NOW] += (float) now;
        of[TW_OUTLOOK_OF_GAIN] += seen->chance * gain;
        of[TW_OUTLOOK_OF_GAIN_NEXT] += root->n_open <= 1 ? gain : 0;
        if (seen->first == TW_OUTLOOK_PLACES)
          facts[seat][TW_OUTLOOK_MISSING] += seen->chance * (float) root->n_open;
      }
    else if (weights[seat] > 0)
      facts[seat][TW_OUTLOOK_BEHIND] += (float) then;
}

/* Looks at the feature at @root, unless that was done. Returns: (nullable): what is known; %NULL of
 * a field */
static const Seen *
see (TwOutlook *outlook, const TwPlay *play, guint root, float facts[][TW_N_OUTLOOK])
{
  Seen *seen = outlook->seen;
  gboolean is_field = play->board.nodes[root].kind == TW_KIND_FIELD;
  guint i = 0;

  while (i < outlook->n_seen && seen[i].root != root)
    i++;
  if (i == outlook->n_seen)
    {
      seen[i].root = root;
      outlook->n_seen++;
      if (is_field)
        add_field (outlook, play, root, facts);
      else
        {
          seen[i].first = first_fact_of (play->board.nodes[root].kind);
          seen[i].chance = tw_closing_chance_find (outlook->chance, play, root);
          add_feature (play, &seen[i], facts);
        }
    }
  return is_field ? NULL : &seen[i];
}

static void
add_figure (const TwPlay *play, guint seat, const Seen *seen, float facts[][TW_N_OUTLOOK])
{
  float *of;

  if (seen == NULL)
    {
      facts[seat][TW_OUTLOOK_FARMERS] += 1;
      return;
    }
  of = &facts[seat][seen->first];
  of[TW_OUTLOOK_OF_BOUND] += 1;
  of[TW_OUTLOOK_OF_BACK] += seen->chance;
  of[TW_OUTLOOK_OF_BACK_NEXT] += play->board.nodes[seen->root].n_open <= 1;
  of[TW_OUTLOOK_OF_STUCK] += seen->chance <= 0;
}

void
tw_outlook_facts (TwOutlook *outlook, const TwPlay *play, float out_facts[][TW_N_OUTLOOK])
{
  guint home[TW_MAX_SEATS] = { 0 };

  memset (out_facts, 0, play->rules->n_seats * sizeof out_facts[0]);
  outlook->n_seen = 0;
  tw_closing_chance_begin (outlook->chance, play);
  for (guint i = 0; i < play->rules->n_figures + play->rules->n_neutral; i++)
    {
      const TwFigure *figure = &play->figures[i];
      gboolean is_owned = i < play->rules->n_figures;

      if (figure->place == TW_FIGURE_SUPPLY && is_owned)
        home[figure->seat]++;
      else if (figure->place == TW_FIGURE_NODE)
        {
          guint root = play->board.nodes[figure->node].root;
          const Seen *seen;

          if (play->board.nodes[root].occupants == 0)
            continue;
          seen = see (outlook, play, root, out_facts);
          if (is_owned)
            add_figure (play, figure->seat, seen, out_facts);
        }
    }
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      for (guint i = 0; i < 4; i++)
        out_facts[seat][TW_OUTLOOK_HOME_1 + i] = home[seat] > i;
      out_facts[seat][TW_OUTLOOK_HOME_MORE] = (float) (home[seat] > 4 ? home[seat] - 4 : 0);
    }
}

void
tw_outlook_moment (const TwOutlook *outlook,
                   const TwPlay *play,
                   float out_parts[TW_OUTLOOK_N_MOMENTS])
{
  float at = (float) play->state->n_left / (float) play->rules->catalogue->n_copies
             * (TW_OUTLOOK_N_MOMENTS - 1);
  guint before = MIN ((guint) at, TW_OUTLOOK_N_MOMENTS - 2);

  for (guint i = 0; i < TW_OUTLOOK_N_MOMENTS; i++)
    out_parts[i] = 0;
  out_parts[before] = 1 - (at - (float) before);
  out_parts[before + 1] = at - (float) before;
}

/* Puts the weights for the moment in force. */
static void
weigh (TwOutlook *outlook, const TwPlay *play)
{
  float parts[TW_OUTLOOK_N_MOMENTS];

  if (outlook->n_left == play->state->n_left)
    return;
  outlook->n_left = play->state->n_left;
  tw_outlook_moment (outlook, play, parts);
  for (guint fact = 0; fact < TW_N_OUTLOOK; fact++)
    {
      outlook->in_force[fact] = 0;
      for (guint i = 0; i < TW_OUTLOOK_N_MOMENTS; i++)
        outlook->in_force[fact] += parts[i] * outlook->weights->weight[fact][i];
    }
}

void
tw_outlook_points (TwOutlook *outlook, const TwPlay *play, int *out_points)
{
  float facts[TW_MAX_SEATS][TW_N_OUTLOOK];

  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    out_points[seat] = 100 * play->state->score[seat];
  if (play->state->status != TW_STATUS_PLAYING)
    return;
  tw_outlook_facts (outlook, play, facts);
  weigh (outlook, play);
  for (guint seat = 0; seat < play->rules->n_seats; seat++)
    {
      float more = 0;

      for (guint fact = 0; fact < TW_N_OUTLOOK; fact++)
        more += outlook->in_force[fact] * facts[seat][fact];
      out_points[seat] += (int) (100 * more);
    }
}

void
tw_outlook_leads (TwOutlook *outlook, const TwPlay *play, int *out_leads)
{
  const TwRules *rules = play->rules;
  int points[TW_MAX_SEATS];

  if (tw_team_plays (rules))
    {
      tw_judge_all (play, out_leads);
      return;
    }
  tw_outlook_points (outlook, play, points);
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      int best = G_MININT;

      for (guint i = 0; i < rules->n_seats; i++)
        if (tw_rules_lead (rules, i) != tw_rules_lead (rules, seat))
          best = MAX (best, points[i]);
      out_leads[seat] = best == G_MININT
                            ? points[seat]
                            : points[seat] - (int) (outlook->weights->rivals * (float) best);
    }
}
