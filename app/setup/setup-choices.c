/* What somebody has chosen stays in mind through all rulesets, and is in play where it can be.
 *
 * When a ruleset is left, what is otherwise than it was at first there was chosen by somebody. What
 * is as the ruleset says again is no choice any more. */
#include "app/setup/setup-choices-private.h"

#include <string.h>

#include "app/setup/setup-parts-private.h"

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
tw_setup_choice_find (const GArray *choices, const char *word)
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

gboolean
tw_setup_choice_is_of (const TwSetupChoice *choice, const TwSetupPart *part)
{
  guint facets = part != NULL ? part->facets : 0, old = choice != NULL ? choice->facets : 0;
  const char *file = part != NULL ? part->file : NULL;
  const char *old_file = choice != NULL ? choice->file : NULL;

  return facets == old && (facets == 0 || part->copies == choice->copies)
         && g_strcmp0 (file, old_file) == 0 && (file == NULL || part->set == choice->set);
}

TwSetupChoices *
tw_setup_choices_new (void)
{
  TwSetupChoices *choices = g_new0 (TwSetupChoices, 1);

  choices->followed = choices_new ();
  choices->shown = choices_new ();
  choices->wishes = choices_new ();
  choices->shown_rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  choices->wished_rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return choices;
}

void
tw_setup_choices_free (TwSetupChoices *choices)
{
  g_array_unref (choices->followed);
  g_array_unref (choices->shown);
  g_array_unref (choices->wishes);
  g_hash_table_unref (choices->shown_rules);
  g_hash_table_unref (choices->wished_rules);
  g_free (choices);
}

void
tw_setup_page_note_shown (TwSetupPage *self)
{
  g_auto (GStrv) settings = tw_house_rules_dup_settings (self->house_rules);

  note_parts (self->choices->shown, self->parts);
  g_hash_table_remove_all (self->choices->shown_rules);
  for (guint i = 0; settings[i] != NULL; i += 2)
    g_hash_table_insert (self->choices->shown_rules, g_strdup (settings[i]),
                         g_strdup (settings[i + 1]));
  self->choices->n_shown = tw_setup_seats_get_n (self->seats);
}

void
tw_setup_page_note_ruleset (TwSetupPage *self)
{
  note_parts (self->choices->followed, self->parts);
  tw_setup_page_note_shown (self);
}

void
tw_setup_page_forget_choices (TwSetupPage *self)
{
  g_array_set_size (self->choices->wishes, 0);
  g_hash_table_remove_all (self->choices->wished_rules);
  self->choices->n_wished = 0;
}

static void
note_part (TwSetupChoices *choices, const TwSetupPart *part)
{
  if (tw_setup_choice_is_of (tw_setup_choice_find (choices->shown, part->word), part))
    return;
  remove_choice (choices->wishes, part->word);
  if (!tw_setup_choice_is_of (tw_setup_choice_find (choices->followed, part->word), part))
    add_choice (choices->wishes, part);
}

gboolean
tw_setup_page_plays_rule (TwSetupPage *self, const char *name)
{
  const char *part = tw_house_rules_part_of (self->house_rules, name);
  g_auto (GStrv) parts = tw_setup_parts_dup_rules (self->parts);

  return part != NULL
         && (strcmp (part, "base") == 0 || g_strv_contains ((const char *const *) parts, part));
}

/* A rule whose part has gone has not been set back. */
static void
note_rules (TwSetupPage *self)
{
  TwSetupChoices *choices = self->choices;
  g_auto (GStrv) settings = tw_house_rules_dup_settings (self->house_rules);
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, choices->shown_rules);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (tw_setup_page_plays_rule (self, name)
        && !tw_house_rules_has (self->house_rules, name, value))
      g_hash_table_remove (choices->wished_rules, name);
  for (guint i = 0; settings[i] != NULL; i += 2)
    if (g_strcmp0 (g_hash_table_lookup (choices->shown_rules, settings[i]), settings[i + 1]) != 0)
      g_hash_table_insert (choices->wished_rules, g_strdup (settings[i]),
                           g_strdup (settings[i + 1]));
}

void
tw_setup_page_note_choices (TwSetupPage *self)
{
  TwSetupChoices *choices = self->choices;
  guint n_seats = tw_setup_seats_get_n (self->seats);

  for (guint i = 0; i < self->parts->len; i++)
    note_part (choices, self->parts->pdata[i]);
  /* What was removed. */
  for (guint i = 0; i < choices->shown->len; i++)
    {
      const char *word = g_array_index (choices->shown, TwSetupChoice, i).word;

      if (tw_setup_parts_find (self->parts, word) == NULL)
        remove_choice (choices->wishes, word);
    }
  note_rules (self);
  if (choices->n_wished == 0 || n_seats != choices->n_shown)
    choices->n_wished = n_seats;
}
