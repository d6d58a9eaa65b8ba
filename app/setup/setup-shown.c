/* The chosen ruleset on the set-up page: its words, what it plays with, notes about that. */
#include "app/setup/setup-page-private.h"

#include <glib/gi18n.h>

#include "app/setup/part-explain.h"

/* Many parts have much to do with each other, and rows take their time: they are made for who opens
 * the list. */
void
tw_setup_page_show_notes (TwSetupPage *self)
{
  if (!adw_expander_row_get_expanded (self->notes) || self->note_rows->len > 0)
    return;
  for (guint i = 0; self->note_words != NULL && self->note_words[i] != NULL; i++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), self->note_words[i]);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      gtk_widget_add_css_class (row, "small-row");
      adw_expander_row_add_row (self->notes, row);
      g_ptr_array_add (self->note_rows, row);
    }
}

static void
take_notes (TwSetupPage *self, const char *const *rules)
{
  g_auto (GStrv) notes = tw_part_notes (self->kit->vocabulary, rules);
  guint n = g_strv_length (notes);
  g_autofree char *words = g_strdup_printf (g_dngettext (NULL, "%u note", "%u notes", n), n);

  for (guint i = 0; i < self->note_rows->len; i++)
    adw_expander_row_remove (self->notes, self->note_rows->pdata[i]);
  g_ptr_array_set_size (self->note_rows, 0);
  g_strfreev (self->note_words);
  self->note_words = g_steal_pointer (&notes);
  tw_setup_page_show_notes (self);
  adw_expander_row_set_subtitle (self->notes, words);
  gtk_widget_set_visible (self->notes_group, n > 0);
}

void
tw_setup_page_show_parts (TwSetupPage *self)
{
  g_auto (GStrv) rules = NULL;

  if (self->kit == NULL)
    return;
  rules = tw_setup_parts_dup_rules (self->parts);
  tw_house_rules_set_parts (self->house_rules, (const char *const *) rules);
  take_notes (self, (const char *const *) rules);
  tw_setup_page_queue_check (self);
}

/* A title and a description are plain text; the group takes them for markup. */
static void
show_about (TwSetupPage *self, const TwRuleset *ruleset)
{
  const char *words = tw_setup_rulesets_description (ruleset);
  g_autofree char *title = g_markup_escape_text (tw_setup_rulesets_title (ruleset), -1);
  g_autofree char *description = g_markup_escape_text (words, -1);
  g_autofree char *usual = tw_setup_usual (self->set->id);

  adw_preferences_group_set_title (self->about, title);
  adw_preferences_group_set_description (self->about, description);
  gtk_toggle_button_set_active (self->usual,
                                g_strcmp0 (usual, ruleset != NULL ? ruleset->id : "") == 0);
}

void
tw_setup_page_follow_ruleset (TwSetupPage *self)
{
  const TwRuleset *ruleset = tw_setup_rulesets_get (self->rulesets);
  g_auto (GStrv) rules = NULL;

  if (ruleset != self->files_of)
    {
      g_clear_pointer (&self->files, g_hash_table_unref);
      g_clear_pointer (&self->files_of, tw_ruleset_unref);
      self->files_of = ruleset != NULL ? tw_ruleset_ref ((TwRuleset *) ruleset) : NULL;
    }
  self->is_filling = TRUE;
  show_about (self, ruleset);
  tw_setup_parts_follow (self->parts, self->kit, self->set, ruleset, self->files);
  tw_setup_parts_take_document (self->parts, self->document);
  rules = tw_setup_parts_dup_rules (self->parts);
  tw_house_rules_set_ruleset (self->house_rules, ruleset);
  tw_house_rules_set_parts (self->house_rules, (const char *const *) rules);
  if (ruleset != NULL)
    tw_setup_seats_set_range (self->seats, ruleset->least_players, ruleset->most_players);
  g_free (self->as_chosen);
  self->as_chosen = tw_setup_page_in_words (self);
  tw_setup_page_note_arrival (self);
}

void
tw_setup_page_end_ruleset (TwSetupPage *self)
{
  tw_setup_sets_show (self->sets, self->parts, self->kit->vocabulary);
  tw_setup_page_show_parts (self);
  self->is_filling = FALSE;
  tw_setup_page_read_awaited (self);
}

void
tw_setup_page_show_ruleset (TwSetupPage *self)
{
  tw_setup_page_follow_ruleset (self);
  tw_setup_page_end_ruleset (self);
}
