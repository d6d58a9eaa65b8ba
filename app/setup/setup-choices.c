/* What somebody has chosen stays in mind through all rulesets, and is in play where it can be.
 *
 * What is otherwise than it was when it was looked at last was chosen by somebody, even where it is
 * what the ruleset says: the next one may say otherwise. Only what is tried out and turned off
 * again, and a house rule that is set back to its default, is no choice. */
#include "app/setup/setup-choices.h"

#include <string.h>

#include "app/setup/setup-parts-private.h"
#include "engine/set/part-word.h"
#include "engine/setup/setup-words.h"

static void
clear_choice (gpointer data)
{
  TwSetupChoice *choice = data;

  g_free (choice->word);
  g_free (choice->title);
  g_free (choice->file);
  g_clear_pointer (&choice->set, tw_tile_set_unref);
}

static void
add_choice (GArray *choices, const TwSetupPart *part)
{
  TwSetupChoice choice = { .word = g_strdup (part->word),
                           .title = g_strdup (part->title),
                           .file = g_strdup (part->file),
                           .set = part->file != NULL && part->set != NULL
                                      ? tw_tile_set_ref (part->set)
                                      : NULL,
                           .facets = part->facets,
                           .copies = part->copies };

  g_array_append_val (choices, choice);
}

static GArray *
choices_new (void)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (TwSetupChoice));

  g_array_set_clear_func (choices, clear_choice);
  return choices;
}

static void
note_parts (GArray *choices, const GPtrArray *parts)
{
  g_array_set_size (choices, 0);
  for (guint i = 0; i < parts->len; i++)
    add_choice (choices, parts->pdata[i]);
}

const TwSetupChoice *
tw_setup_choices_find (const GArray *choices, const char *word)
{
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (g_array_index (choices, TwSetupChoice, i).word, word) == 0)
      return &g_array_index (choices, TwSetupChoice, i);
  return NULL;
}

static void
remove_choice (GArray *choices, const char *word)
{
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (g_array_index (choices, TwSetupChoice, i).word, word) == 0)
      {
        g_array_remove_index (choices, i);
        return;
      }
}

/* What a part has: rules without tiles are wholly in play with their rules, tiles without rules
 * with their tiles. */
static guint
facets_that_count (const TwSetupPart *part, guint facets)
{
  if (part->set_id == NULL && part->part != NULL)
    return facets & TW_PART_RULES;
  return part->part == NULL && part->set == NULL && !part->is_awaited ? facets & TW_PART_TILES
                                                                      : facets;
}

gboolean
tw_setup_choices_is_of (const TwSetupChoice *choice, const TwSetupPart *part)
{
  guint facets = part != NULL ? facets_that_count (part, part->facets) : 0, old = 0;
  const char *file = part != NULL ? part->file : NULL;
  const char *old_file = choice != NULL ? choice->file : NULL;

  if (choice != NULL)
    old = part != NULL ? facets_that_count (part, choice->facets) : choice->facets;
  return facets == old && (facets == 0 || part->copies == choice->copies)
         && g_strcmp0 (file, old_file) == 0 && (file == NULL || part->set == choice->set);
}

TwSetupChoices *
tw_setup_choices_new (void)
{
  TwSetupChoices *choices = g_new0 (TwSetupChoices, 1);

  choices->arrived = choices_new ();
  choices->shown = choices_new ();
  choices->wishes = choices_new ();
  choices->old_wishes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  choices->shown_rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  choices->wished_rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return choices;
}

void
tw_setup_choices_free (TwSetupChoices *choices)
{
  g_array_unref (choices->arrived);
  g_array_unref (choices->shown);
  g_array_unref (choices->wishes);
  g_hash_table_unref (choices->old_wishes);
  g_hash_table_unref (choices->shown_rules);
  g_hash_table_unref (choices->wished_rules);
  g_free (choices);
}

static void
note_shown (TwSetupChoices *choices, TwSetupGame *game)
{
  g_auto (GStrv) values = tw_house_rules_dup_values (game->house_rules);

  note_parts (choices->shown, game->parts);
  g_hash_table_remove_all (choices->shown_rules);
  for (guint i = 0; values[i] != NULL; i += 2)
    g_hash_table_insert (choices->shown_rules, g_strdup (values[i]), g_strdup (values[i + 1]));
  choices->n_shown = game->n_seats;
}

void
tw_setup_choices_note_arrival (TwSetupChoices *choices, TwSetupGame *game)
{
  note_shown (choices, game);
  note_parts (choices->arrived, game->parts);
  g_hash_table_remove_all (choices->old_wishes);
  for (guint i = 0; i < choices->wishes->len; i++)
    g_hash_table_add (choices->old_wishes,
                      g_strdup (g_array_index (choices->wishes, TwSetupChoice, i).word));
}

void
tw_setup_choices_forget (TwSetupChoices *choices)
{
  g_array_set_size (choices->wishes, 0);
  g_hash_table_remove_all (choices->wished_rules);
  choices->n_wished = 0;
}

static gboolean
has_tiles (const TwSetupPart *part, const TwRules *rules)
{
  for (guint i = 0; part->set_id != NULL && i < rules->catalogue->n_kinds; i++)
    if (strcmp (rules->catalogue->kinds[i].set->id, part->set_id) == 0)
      return TRUE;
  return FALSE;
}

/* How often a set is in play whose tiles are. */
static guint
n_copies (const TwSetupPart *part, const TwRules *rules)
{
  guint i = 0;

  while (strcmp (rules->catalogue->kinds[i].set->id, part->set_id) != 0)
    i++;
  return tw_setup_n_copies (rules->catalogue, rules->catalogue->kinds[i].set);
}

/* Whether the rules of the part come with another set, whose tiles are in play or which is listed
 * before. */
static gboolean
has_other_set (const TwSetupGame *game, const TwSetupPart *part, const TwRules *rules)
{
  gboolean is_before = TRUE;

  for (guint i = 0; i < game->parts->len; i++)
    {
      const TwSetupPart *other = game->parts->pdata[i];

      is_before = is_before && other != part;
      if (other != part && g_strcmp0 (other->part, part->part) == 0
          && (is_before || has_tiles (other, rules)))
        return TRUE;
    }
  return FALSE;
}

/* What a game with @rules has in play of the part. */
static guint
facets_in (const TwSetupGame *game, const TwSetupPart *part, const TwRules *rules)
{
  const char *const *parts = (const char *const *) rules->parts;
  guint facets = has_tiles (part, rules) ? TW_PART_TILES : 0;

  /* A set of one's own brings its rules with its tiles. */
  if (part->part == NULL && part->set != NULL && facets != 0)
    return TW_PART_ALL;
  if (part->part == NULL || (facets == 0 && has_other_set (game, part, rules)))
    return facets;
  if (tw_part_is_among (parts, part->part, TW_PART_SYMBOLS))
    facets |= TW_PART_SYMBOLS;
  if (tw_part_is_among (parts, part->part, TW_PART_FIGURES))
    facets |= TW_PART_FIGURES;
  return facets;
}

/* The parameters that the game has otherwise than by default. */
static void
wish_rules (TwSetupChoices *choices, const TwRules *rules)
{
  for (guint i = 0; i < rules->vocabulary->parameters->len; i++)
    {
      const TwParameter *parameter = g_ptr_array_index (rules->vocabulary->parameters, i);

      if (rules->parameters[i] != parameter->preset
          && tw_part_is_among ((const char *const *) rules->parts, parameter->part,
                               TW_PART_SYMBOLS))
        g_hash_table_insert (choices->wished_rules, g_strdup (parameter->name),
                             tw_parameter_format (parameter, rules->parameters[i]));
    }
}

gboolean
tw_setup_choices_take_rules (TwSetupChoices *choices, TwSetupGame *game, const TwRules *rules)
{
  tw_setup_choices_forget (choices);
  for (guint i = 0; i < game->parts->len; i++)
    {
      const TwSetupPart *part = game->parts->pdata[i];
      guint facets = facets_in (game, part, rules);
      TwSetupChoice *wish;

      if (part->is_played
          || facets_that_count (part, facets) == facets_that_count (part, part->facets))
        continue;
      add_choice (choices->wishes, part);
      wish = &g_array_index (choices->wishes, TwSetupChoice, choices->wishes->len - 1);
      wish->facets = facets;
      if (has_tiles (part, rules))
        wish->copies = n_copies (part, rules);
    }
  wish_rules (choices, rules);
  choices->n_wished = game->n_seats;
  return choices->wishes->len > 0 || g_hash_table_size (choices->wished_rules) > 0;
}

/* Whether a part is off as it was on arrival, and nobody had chosen anything of it. */
static gboolean
is_tried_out (const TwSetupChoices *choices, const TwSetupPart *part)
{
  const TwSetupChoice *arrived = tw_setup_choices_find (choices->arrived, part->word);

  return part->facets == 0 && part->file == NULL
         && !g_hash_table_contains (choices->old_wishes, part->word)
         && (arrived == NULL || arrived->facets == 0);
}

static void
note_part (TwSetupChoices *choices, const TwSetupPart *part)
{
  if (tw_setup_choices_is_of (tw_setup_choices_find (choices->shown, part->word), part))
    return;
  remove_choice (choices->wishes, part->word);
  if (!is_tried_out (choices, part))
    add_choice (choices->wishes, part);
}

/* What was removed. */
static void
note_removed (TwSetupChoices *choices, TwSetupGame *game)
{
  for (guint i = 0; i < choices->shown->len; i++)
    {
      const char *word = g_array_index (choices->shown, TwSetupChoice, i).word;

      if (tw_setup_parts_find (game->parts, word) == NULL)
        remove_choice (choices->wishes, word);
    }
}

/* Returns: (transfer full): names of chosen rules that can be set now and could not be before */
static GPtrArray *
note_rules (TwSetupChoices *choices, TwSetupGame *game)
{
  GPtrArray *come = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) values = tw_house_rules_dup_values (game->house_rules);

  for (guint i = 0; values[i] != NULL; i += 2)
    {
      const char *name = values[i], *before = g_hash_table_lookup (choices->shown_rules, name);

      if (before == NULL && g_hash_table_contains (choices->wished_rules, name))
        g_ptr_array_add (come, g_strdup (name));
      if (before == NULL || strcmp (before, values[i + 1]) == 0)
        continue;
      if (tw_house_rules_is_reset (game->house_rules, name))
        g_hash_table_remove (choices->wished_rules, name);
      else
        g_hash_table_insert (choices->wished_rules, g_strdup (name), g_strdup (values[i + 1]));
    }
  return come;
}

void
tw_setup_choices_note (TwSetupChoices *choices, TwSetupGame *game)
{
  guint n_seats = game->n_seats;
  g_autoptr (GPtrArray) come = NULL;

  for (guint i = 0; i < game->parts->len; i++)
    note_part (choices, game->parts->pdata[i]);
  note_removed (choices, game);
  come = note_rules (choices, game);
  if (choices->n_wished == 0 || n_seats != choices->n_shown)
    choices->n_wished = n_seats;
  if (come->len > 0)
    {
      game->is_filling = TRUE;
      for (guint i = 0; i < come->len; i++)
        tw_setup_game_try_rule (game, come->pdata[i],
                                g_hash_table_lookup (choices->wished_rules, come->pdata[i]));
      game->is_filling = FALSE;
    }
  note_shown (choices, game);
}
