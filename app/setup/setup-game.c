/* What is chosen for the next game, and the rules that come of it. */
#include "app/setup/setup-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/setup-parts-document.h"
#include "app/setup/setup-parts-ruleset.h"
#include "engine/format/ruleset-writer.h"
#include "engine/setup/play-rules.h"

void
tw_setup_game_clear (TwSetupGame *self)
{
  g_clear_pointer (&self->set, tw_tile_set_unref);
  g_clear_pointer (&self->document, tw_tile_set_unref);
  g_clear_pointer (&self->ruleset, tw_ruleset_unref);
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_pointer (&self->as_chosen, g_free);
  g_clear_pointer (&self->files, g_hash_table_unref);
  g_clear_pointer (&self->files_of, tw_ruleset_unref);
  g_clear_object (&self->house_rules);
}

void
tw_setup_game_take_ruleset (TwSetupGame *self, TwRuleset *ruleset)
{
  TwRuleset *before = self->ruleset;

  self->ruleset = ruleset != NULL ? tw_ruleset_ref (ruleset) : NULL;
  if (before != NULL)
    tw_ruleset_unref (before);
}

void
tw_setup_game_take_parts (TwSetupGame *self, GPtrArray *parts)
{
  g_clear_pointer (&self->parts, g_ptr_array_unref);
  self->parts = parts;
}

static TwRuleset *
ruleset_of (const TwSetupGame *self, const GPtrArray *parts)
{
  g_auto (GStrv) settings = tw_house_rules_dup_settings (self->house_rules);

  return tw_setup_parts_to_ruleset (parts, self->ruleset, (const char *const *) settings);
}

TwRuleset *
tw_setup_game_dup_ruleset (const TwSetupGame *self)
{
  return ruleset_of (self, self->parts);
}

char *
tw_setup_game_in_words (const TwSetupGame *self)
{
  g_autoptr (TwRuleset) ruleset = tw_setup_game_dup_ruleset (self);

  return tw_ruleset_file_to_xml (ruleset, NULL);
}

gboolean
tw_setup_game_is_changed (const TwSetupGame *self)
{
  g_autofree char *now = tw_setup_game_in_words (self);

  return g_strcmp0 (now, self->as_chosen) != 0;
}

/* Whether a file that is to be played has been read. The disk is not asked again. */
static gboolean
is_read (const TwSetupPart *part, GError **error)
{
  if (part->facets == 0 || (part->problem == NULL && !part->is_awaited))
    return TRUE;
  g_set_error_literal (error, TW_SETUP_ERROR, TW_SETUP_ERROR_UNKNOWN,
                       part->problem != NULL ? part->problem : _ ("Opening…"));
  return FALSE;
}

TwRules *
tw_setup_game_dup_rules_with (const TwSetupGame *self,
                              const GPtrArray *parts,
                              guint n_seats,
                              GError **error)
{
  g_autoptr (TwRuleset) ruleset = ruleset_of (self, parts);
  g_autoptr (GPtrArray) sets = tw_setup_parts_dup_sets (parts);

  for (guint i = 0; i < parts->len; i++)
    if (!is_read (parts->pdata[i], error))
      return NULL;
  return tw_play_rules_of_ruleset (self->kit, self->set, ruleset, sets, n_seats, error);
}

TwRules *
tw_setup_game_dup_rules (const TwSetupGame *self, GError **error)
{
  return tw_setup_game_dup_rules_with (self, self->parts, self->n_seats, error);
}

gboolean
tw_setup_game_uses_document (const TwSetupGame *self)
{
  for (guint i = 0; self->parts != NULL && i < self->parts->len; i++)
    {
      const TwSetupPart *part = self->parts->pdata[i];

      if (part->is_document && part->facets != 0)
        return TRUE;
    }
  return FALSE;
}

void
tw_setup_game_follow (TwSetupGame *self)
{
  TwRuleset *ruleset = self->ruleset;

  if (ruleset != self->files_of)
    {
      g_clear_pointer (&self->files, g_hash_table_unref);
      g_clear_pointer (&self->files_of, tw_ruleset_unref);
      self->files_of = ruleset != NULL ? tw_ruleset_ref (ruleset) : NULL;
    }
  tw_setup_parts_follow (self->parts, self->kit, self->set, ruleset, self->files);
  tw_setup_parts_take_document (self->parts, self->document);
  tw_house_rules_set_ruleset (self->house_rules, ruleset);
  g_strfreev (tw_setup_game_show_rules (self));
  if (ruleset != NULL)
    self->n_seats = CLAMP (self->n_seats, MIN (ruleset->least_players, ruleset->most_players),
                           ruleset->most_players);
  g_free (self->as_chosen);
  self->as_chosen = tw_setup_game_in_words (self);
}

char **
tw_setup_game_show_rules (TwSetupGame *self)
{
  char **parts = tw_setup_parts_dup_rules (self->parts);

  tw_house_rules_set_parts (self->house_rules, (const char *const *) parts);
  return parts;
}

gboolean
tw_setup_game_is_well (TwSetupGame *self)
{
  g_autoptr (TwRules) rules = NULL;

  /* Which rules can be set depends on the parts. */
  g_strfreev (tw_setup_game_show_rules (self));
  rules = tw_setup_game_dup_rules (self, NULL);
  return rules != NULL;
}

gboolean
tw_setup_game_try_rule (TwSetupGame *self, const char *name, const char *value)
{
  gboolean was_well = tw_setup_game_is_well (self);

  if (!tw_house_rules_take (self->house_rules, name, value))
    return FALSE;
  if (tw_setup_game_is_well (self) || !was_well)
    return TRUE;
  tw_house_rules_take (self->house_rules, name, NULL);
  return FALSE;
}

gboolean
tw_setup_game_plays_rule (const TwSetupGame *self, const char *name)
{
  const char *part = tw_house_rules_part_of (self->house_rules, name);
  g_auto (GStrv) parts = tw_setup_parts_dup_rules (self->parts);

  return part != NULL
         && (strcmp (part, "base") == 0 || g_strv_contains ((const char *const *) parts, part));
}
