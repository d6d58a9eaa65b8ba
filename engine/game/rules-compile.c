/* A ruleset is compiled: names become numbers, hooks become programs. */
#include "engine/game/bag.h"
#include "engine/game/programs-private.h"
#include "engine/game/rules-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
compile_parameters (TwRules *rules, const TwRulesSetup *setup, GError **error)
{
  const GPtrArray *parameters = setup->vocabulary->parameters;

  rules->parameters = g_new (int, parameters->len);
  for (guint i = 0; i < parameters->len; i++)
    rules->parameters[i] = ((const TwParameter *) g_ptr_array_index (parameters, i))->preset;
  for (guint i = 0; i < setup->n_values; i++)
    {
      int index = tw_vocabulary_find_parameter (setup->vocabulary, setup->values[i].name);
      const TwParameter *parameter;

      if (index < 0)
        {
          g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PARAMETER,
                       _ ("There is no parameter %s. Look for the name in the list of parameters."),
                       setup->values[i].name);
          return FALSE;
        }
      parameter = g_ptr_array_index (parameters, index);
      if (setup->values[i].value < parameter->least || setup->values[i].value > parameter->most)
        {
          g_autofree char *range = tw_parameter_range (parameter);

          g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PARAMETER,
                       _ ("%s cannot be %d. Allowed: %s."), parameter->name, setup->values[i].value,
                       range);
          return FALSE;
        }
      rules->parameters[index] = setup->values[i].value;
    }
  rules->farmers = tw_rules_parameter (rules, "farmers");
  rules->final_incomplete = tw_rules_parameter (rules, "final.incomplete");
  rules->unplaceable_returns = tw_rules_parameter (rules, "unplaceable");
  rules->field_method = (TwFieldMethod) tw_rules_parameter (rules, "field.method");
  rules->field_per_city_points = tw_rules_parameter (rules, "field.per-city.points");
  rules->tie = (TwTie) tw_rules_parameter (rules, "majority.tie");
  return TRUE;
}

/* What @expansion is for these rules: itself, what it makes, or %NULL if it takes no part. */
static gboolean
find_expansion (TwRules *rules,
                const TwRulesSetup *setup,
                const TwExpansion *expansion,
                const TwExpansion **out_expansion,
                GError **error)
{
  g_autoptr (GError) problem = NULL;

  *out_expansion = NULL;
  if (TW_HAS_HOOK (expansion, setup, make))
    {
      *out_expansion = rules->made = expansion->setup->make (rules, &problem);
      if (problem == NULL)
        return TRUE;
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  if (tw_rules_in_play (setup, expansion->id, TW_PART_RULES)
      && (!TW_HAS_HOOK (expansion, setup, is_wanted) || expansion->setup->is_wanted (rules)))
    *out_expansion = expansion;
  return TRUE;
}

/* @inout_flags: how expansions want fields to be derived */
static void
add_expansion (TwRules *rules, const TwExpansion *expansion, guint *inout_flags)
{
  rules->has_stand_veto |= TW_HAS_HOOK (expansion, figures, may_stand);
  rules->has_after_leaving |= TW_HAS_HOOK (expansion, figures, after_leaving);
  rules->has_credited |= TW_HAS_HOOK (expansion, counting, credited);
  rules->has_laid |= TW_HAS_HOOK (expansion, placing, laid);
  rules->has_weigh |= TW_HAS_HOOK (expansion, counting, weigh);
  rules->has_order |= TW_HAS_HOOK (expansion, counting, minds_order);
  if (expansion->n_counters > rules->n_counters)
    {
      rules->n_counters = expansion->n_counters;
      rules->counters = expansion->counters;
    }
  if (TW_HAS_HOOK (expansion, setup, field_flags))
    *inout_flags |= expansion->setup->field_flags (rules);
  rules->shares_score |=
      TW_HAS_HOOK (expansion, together, shares_score) && expansion->together->shares_score (rules);
  if (TW_HAS_HOOK (expansion, together, n_colours))
    rules->hand = expansion->together->n_colours (rules, rules->n_players);
  rules->expansions[rules->n_expansions++] = expansion;
}

static gboolean
compile_expansions (TwRules *rules,
                    const TwRulesSetup *setup,
                    TwFieldFlags *out_flags,
                    GError **error)
{
  guint flags = TW_FIELDS_DEFAULT, n_verbs = 0;

  for (guint i = 0; i < setup->n_expansions; i++)
    {
      const TwExpansion *expansion;

      if (!find_expansion (rules, setup, setup->expansions[i], &expansion, error))
        return FALSE;
      if (expansion == NULL)
        continue;
      if (rules->n_expansions == TW_MAX_EXPANSIONS)
        {
          g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART,
                       _ ("More than %d expansions cannot be played at once. Take some of them "
                          "out."),
                       TW_MAX_EXPANSIONS);
          return FALSE;
        }
      n_verbs += expansion->n_verbs;
      add_expansion (rules, expansion, &flags);
    }
  *out_flags = (TwFieldFlags) flags;
  if (TW_N_VERBS + n_verbs <= G_MAXUINT8)
    return TRUE;
  g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART,
               _ ("What is in play has more than %d verbs. Take some expansions out."),
               G_MAXUINT8 - TW_N_VERBS);
  return FALSE;
}

/* A player with several colours has a seat for each. Rule: MIST-008, MIST-009. */
static gboolean
compile_seats (TwRules *rules, GError **error)
{
  rules->n_seats = rules->n_players * rules->hand;
  if (rules->hand >= 1 && rules->n_seats <= TW_MAX_SEATS)
    return TRUE;
  g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PLAYERS,
               _ ("%u players with %u colours each cannot play: there are %d colours."),
               rules->n_players, rules->hand, TW_MAX_SEATS);
  return FALSE;
}

static gboolean
check_parameters (const TwRules *rules, GError **error)
{
  for (guint i = 0; i < rules->n_expansions; i++)
    if (TW_HAS_HOOK (rules->expansions[i], setup, check_rules)
        && !rules->expansions[i]->setup->check_rules (rules, error))
      return FALSE;
  return TRUE;
}

/* How many figures of @type each colour has; -2 if there are none of them. */
static int
supply_of (const TwRules *rules, const TwFigureType *type)
{
  for (guint i = 0; i < rules->n_expansions; i++)
    {
      int supply = TW_HAS_HOOK (rules->expansions[i], setup, figure_supply)
                       ? rules->expansions[i]->setup->figure_supply (rules, type->part, type->id)
                       : -1;

      if (supply != -1)
        return supply;
    }
  return type->supply_parameter != NULL ? tw_rules_parameter (rules, type->supply_parameter)
                                        : (int) type->supply;
}

/* Most tiles are nobody's business beyond their edges, and are not asked about. */
static void
compile_place_vetoes (TwRules *rules)
{
  rules->has_place_veto = g_new0 (gboolean, rules->catalogue->n_kinds);
  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint kind = 0; kind < rules->catalogue->n_kinds; kind++)
      rules->has_place_veto[kind] |=
          TW_HAS_HOOK (rules->expansions[i], placing, may_place)
          && (!TW_HAS_HOOK (rules->expansions[i], placing, minds_kind)
              || rules->expansions[i]->placing->minds_kind (rules, kind));
}

/* Where expansions let figures of other parts stand. */
static void
add_roles (const TwRules *rules, TwFigureRule *figure)
{
  for (guint i = 0; i < rules->n_expansions; i++)
    for (guint kind = 0;
         kind < TW_N_KINDS && TW_HAS_HOOK (rules->expansions[i], figures, more_role); kind++)
      {
        const char *role =
            rules->expansions[i]->figures->more_role (rules, figure->type->id, (TwKind) kind);

        if (role == NULL)
          continue;
        figure->kinds |= TW_KIND_BIT (kind);
        figure->role[kind] = role;
      }
}

/* Where kinds of land that designers invented let figures stand. */
static void
add_land_roles (const TwRulesSetup *setup, TwFigureRule *figure)
{
  for (guint i = 0; i < setup->vocabulary->lands->len; i++)
    {
      const TwLandType *land = g_ptr_array_index (setup->vocabulary->lands, i);

      for (guint r = 0; r < land->n_roles; r++)
        if (strcmp (land->roles[r].figure, figure->type->id) == 0)
          {
            figure->kinds |= TW_KIND_BIT (land->kind);
            figure->role[land->kind] = land->roles[r].name;
          }
    }
}

/* @format: a sentence with the figure, its number and the most that there can be. */
static gboolean
is_within (const char *format, const char *figure, int number, int most, GError **error)
{
  if (number >= 0 && number <= most)
    return TRUE;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PARAMETER, format, figure, number, most);
#pragma GCC diagnostic pop
  return FALSE;
}

static gboolean
compile_figures (TwRules *rules, const TwRulesSetup *setup, GError **error)
{
  for (guint i = 0; i < setup->vocabulary->figures->len; i++)
    {
      const TwFigureType *type = g_ptr_array_index (setup->vocabulary->figures, i);
      TwFigureRule *figure = &rules->figure_types[rules->n_figure_types];

      int supply = supply_of (rules, type), weight = tw_rules_amount (rules, type->weight, 0);

      if (!tw_rules_in_play (setup, type->part, TW_PART_FIGURES) || supply < 0)
        continue;
      if (rules->n_figure_types == TW_MAX_FIGURE_TYPES)
        {
          g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART,
                       _ ("More than %d kinds of figures cannot be in play. Leave some out."),
                       TW_MAX_FIGURE_TYPES);
          return FALSE;
        }
      if (!is_within (_ ("The figure “%s” cannot be there %d times. Allowed: 0 to %d."), type->id,
                      supply, TW_MAX_SUPPLY, error)
          || !is_within (_ ("The figure “%s” cannot weigh %d. Allowed: 0 to %d."), type->id, weight,
                         TW_MAX_WEIGHT, error))
        return FALSE;
      figure->type = type;
      figure->supply = (guint8) supply;
      figure->weight = (guint8) weight;
      figure->neutral = type->neutral ? (gint8) rules->n_neutral : -1;
      if (type->neutral)
        figure->supply = 0;
      figure->needs_free = type->needs_free;
      figure->is_late = type->late;
      figure->occupies = type->occupies && !type->neutral && !type->by_hand;
      for (guint r = 0; r < type->n_roles; r++)
        {
          TwKind kind = type->roles[r].kind;

          if (kind >= TW_N_KINDS || (kind == TW_KIND_FIELD && !rules->farmers))
            continue;
          figure->kinds |= TW_KIND_BIT (kind);
          figure->role[kind] = type->roles[r].name;
        }
      add_roles (rules, figure);
      add_land_roles (setup, figure);
      /* What can stand nowhere (only in fields, and there are no farmers) stays in the box. */
      if (type->n_roles > 0 && figure->kinds == 0)
        continue;
      rules->has_bystanders |= !type->occupies && !type->neutral && !type->by_hand;
      figure->first = (guint8) rules->n_seat_figures;
      rules->has_late |= figure->is_late && figure->supply > 0;
      rules->n_seat_figures += figure->supply;
      rules->n_neutral += type->neutral;
      rules->n_figures += figure->supply * rules->n_seats;
      rules->n_figure_types++;
    }
  return TRUE;
}

/* One ordinary start tile can go into the bag; a block or a source begins all the same.
 * Rule: BASE-207. */
static void
compile_start (TwRules *rules)
{
  const TwCatalogue *catalogue = rules->catalogue;

  rules->start_in_bag =
      tw_rules_parameter (rules, "start-in-bag") && catalogue->n_starts == 1
      && catalogue->kinds[catalogue->starts[0].kind].set->draw != TW_SET_DRAW_FIRST;
  rules->unplaceable_returns |= rules->start_in_bag;
}

static gsize
take (gsize *at, gsize bytes)
{
  gsize start = *at;

  *at = (start + bytes + 7) & ~(gsize) 7;
  return start;
}

static void
lay_out (TwRules *rules)
{
  gsize at = 0;
  guint most_own = 0;

  tw_board_layout_init (&rules->board, rules->catalogue, rules->n_seats);
  take (&at, sizeof (TwState));
  rules->figures_offset = take (&at, (rules->n_figures + rules->n_neutral) * sizeof (TwFigure));
  rules->bag_offset = take (&at, tw_bag_size (rules->catalogue->n_kinds));
  rules->tokens_offset = take (&at, rules->n_token_types * rules->n_seats * sizeof (guint16));
  for (guint i = 0; i < rules->n_expansions; i++)
    rules->own_offset[i] = take (&at, rules->expansions[i]->state_size);
  rules->board_offset = take (&at, rules->board.size);
  rules->state_size = at;
  for (guint i = 0; i < rules->n_expansions; i++)
    most_own = MAX (most_own, rules->expansions[i]->most_actions);
  rules->max_actions = 4 * (4 * rules->board.max_slots + 4)
                       + (rules->n_figure_types + 4) * TW_MAX_TILE_NODES + rules->catalogue->n_kinds
                       + most_own + 64;
}

/* Sets up one game; all others begin as copies of it. */
static void
make_initial (TwRules *rules)
{
  TwPlay play = { 0 };

  rules->initial = g_malloc0 (rules->state_size);
  tw_play_bind (&play, rules, rules->initial);
  play.state->n_pile = TW_NO_PILE;
  /* What happens at the set-up may ask what any feature is worth. */
  tw_play_take_scratch (&play);
  tw_play_begin (&play);
  tw_play_drop_scratch (&play);
}

/* The sets, each with the block that the expansions want to lie at the start. */
static TwCatalogueSource *
choose_blocks (const TwRules *rules, const TwRulesSetup *setup)
{
  TwCatalogueSource *sources = g_new (TwCatalogueSource, setup->n_sources + 1);
  gboolean has_early = FALSE;

  for (guint i = 0; i < setup->n_sources; i++)
    has_early |= setup->sources[i].copies > 0 && setup->sources[i].set->draw == TW_SET_DRAW_FIRST;
  for (guint i = 0; i < setup->n_sources; i++)
    {
      sources[i] = setup->sources[i];
      sources[i].vocabulary = setup->vocabulary;
      for (guint k = 0; k < rules->n_expansions && sources[i].start_block == NULL; k++)
        if (TW_HAS_HOOK (rules->expansions[k], setup, start_block) && sources[i].set->n_blocks > 0)
          sources[i].start_block =
              rules->expansions[k]->setup->start_block (rules, sources[i].set, has_early);
    }
  return sources;
}

static gboolean
check_setup (const TwRulesSetup *setup, GError **error)
{
  if (setup->n_seats < 1 || setup->n_seats > TW_MAX_SEATS)
    {
      g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PLAYERS,
                   _ ("%u players cannot play. Choose 1 to %d."), setup->n_seats, TW_MAX_SEATS);
      return FALSE;
    }
  for (guint i = 0; setup->parts[i] != NULL; i++)
    {
      guint facets;
      g_autofree char *part = tw_part_word_split (setup->parts[i], &facets);

      if (tw_vocabulary_find_part (setup->vocabulary, part) == NULL)
        {
          g_set_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART,
                       _ ("No rules are known for %s. Take it out of what is in play."), part);
          return FALSE;
        }
    }
  return TRUE;
}

/* Without expansions everybody has one. */
static const TwCounter counters[] = { { "meeple", "meeple" } };

TwRules *
tw_rules_new (const TwRulesSetup *setup, GError **error)
{
  g_autoptr (TwRules) rules = NULL;
  g_autofree char **counted = NULL;
  g_autofree TwCatalogueSource *sources = NULL;
  TwFieldFlags field_flags;

  if (!check_setup (setup, error))
    return NULL;
  rules = g_atomic_rc_box_new0 (TwRules);
  rules->vocabulary = tw_vocabulary_ref (setup->vocabulary);
  rules->n_players = rules->n_seats = setup->n_seats;
  rules->start_is_given = setup->start_is_given;
  rules->hand = 1;
  rules->n_counters = G_N_ELEMENTS (counters);
  rules->counters = counters;
  rules->parts = g_strdupv ((char **) setup->parts);
  if (!compile_parameters (rules, setup, error))
    return NULL;
  if (!compile_expansions (rules, setup, &field_flags, error))
    return NULL;
  if (!compile_seats (rules, error) || !check_parameters (rules, error))
    return NULL;
  counted = tw_rules_counted_symbols (rules, setup);
  sources = choose_blocks (rules, setup);
  rules->catalogue = tw_catalogue_new (sources, setup->n_sources, (const char *const *) counted,
                                       field_flags, error);
  if (rules->catalogue == NULL || !compile_figures (rules, setup, error)
      || !tw_rules_compile_tokens (rules, setup, error)
      || !tw_rules_compile_effects (rules, setup, error))
    return NULL;
  if ((rules->made != NULL && !rules->made->setup->name_things (rules->made, rules, error))
      || !tw_rules_compile_programs (rules, error))
    return NULL;
  compile_place_vetoes (rules);
  compile_start (rules);
  lay_out (rules);
  make_initial (rules);
  return g_steal_pointer (&rules);
}
