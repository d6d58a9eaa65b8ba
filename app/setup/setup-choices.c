/* What somebody has chosen beside one ruleset goes on with the next one, as far as it can. */
#include "app/setup/setup-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/setup-parts-private.h"

/* What is in play of a part; @title and @file are of those that somebody has chosen. */
typedef struct
{
  char *word;
  char *title;
  char *file;     /* (nullable) */
  TwTileSet *set; /* (nullable): what was read from it */
  guint facets;
  guint copies;
} Choice;

static void
clear_choice (gpointer data)
{
  Choice *choice = data;

  g_free (choice->word);
  g_free (choice->title);
  g_free (choice->file);
  g_clear_pointer (&choice->set, tw_tile_set_unref);
}

static void
add_choice (GArray *choices, const TwSetupPart *part)
{
  Choice choice = { .word = g_strdup (part->word),
                    .title = g_strdup (part->title),
                    .file = g_strdup (part->file),
                    .set = part->set != NULL ? tw_tile_set_ref (part->set) : NULL,
                    .facets = part->facets,
                    .copies = part->copies };

  g_array_append_val (choices, choice);
}

static const Choice *
find_choice (const GArray *choices, const char *word)
{
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (g_array_index (choices, Choice, i).word, word) == 0)
      return &g_array_index (choices, Choice, i);
  return NULL;
}

static GArray *
choices_new (void)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  g_array_set_clear_func (choices, clear_choice);
  return choices;
}

void
tw_setup_page_note_parts (TwSetupPage *self)
{
  g_clear_pointer (&self->followed, g_array_unref);
  self->followed = choices_new ();
  for (guint i = 0; i < self->parts->len; i++)
    add_choice (self->followed, self->parts->pdata[i]);
}

/* The parts of which something else is in play than the ruleset says. */
static GArray *
chosen_parts (TwSetupPage *self)
{
  GArray *choices = choices_new ();

  for (guint i = 0; self->followed != NULL && i < self->parts->len; i++)
    {
      const TwSetupPart *part = self->parts->pdata[i];
      const Choice *before = find_choice (self->followed, part->word);
      guint facets = before != NULL ? before->facets : 0;

      if (part->facets != facets || (facets != 0 && part->copies != before->copies))
        add_choice (choices, part);
    }
  return choices;
}

static gboolean
is_well (TwSetupPage *self)
{
  g_autoptr (TwRules) rules = tw_setup_page_dup_rules (self, NULL);

  return rules != NULL;
}

/* Returns: whether what was chosen of a part is in play now; else nothing has changed. */
static gboolean
take_part (TwSetupPage *self, const Choice *choice, gboolean was_well)
{
  TwSetupPart *part = tw_setup_parts_find (self->parts, choice->word);
  guint facets, copies;

  if (part == NULL && choice->file != NULL && choice->set != NULL && choice->facets != 0
      && tw_setup_parts_add_set (self->parts, choice->set, choice->file, NULL) != NULL)
    {
      part = tw_setup_parts_find (self->parts, choice->word);
      if (part != NULL)
        part->facets = 0;
    }
  if (part == NULL)
    return choice->facets == 0;
  facets = part->facets;
  copies = part->copies;
  part->facets = choice->facets;
  part->copies = choice->copies;
  if (!was_well || is_well (self))
    return TRUE;
  part->facets = facets;
  part->copies = copies;
  return FALSE;
}

/* Returns: whether a house rule is as it was chosen now; else it is as the ruleset says. */
static gboolean
take_setting (TwSetupPage *self, const char *name, const char *value, gboolean was_well)
{
  if (!tw_house_rules_take (self->house_rules, name, value))
    return FALSE;
  if (!was_well || is_well (self))
    return TRUE;
  tw_house_rules_take (self->house_rules, name, NULL);
  return FALSE;
}

static void
leave_out (GString *left_out, const char *title)
{
  g_string_append_printf (left_out, "%s%s", left_out->len > 0 ? ", " : "", title);
}

/* More, or fewer, than can play by the ruleset. */
static void
compare_seats (TwSetupPage *self, guint n_before, GString *left_out)
{
  g_autofree char *words =
      g_strdup_printf (g_dngettext (NULL, "%u player", "%u players", n_before), n_before);

  if (tw_setup_seats_get_n (self->seats) != n_before)
    leave_out (left_out, words);
}

void
tw_setup_page_change_ruleset (TwSetupPage *self)
{
  g_autoptr (GArray) parts = chosen_parts (self);
  g_auto (GStrv) settings = tw_house_rules_dup_settings (self->house_rules);
  g_autoptr (GString) left_out = g_string_new (NULL);
  guint n_seats = tw_setup_seats_get_n (self->seats);
  gboolean was_well;

  tw_setup_page_show_ruleset (self);
  was_well = is_well (self);
  self->is_filling = TRUE;
  compare_seats (self, n_seats, left_out);
  for (guint i = 0; i < parts->len; i++)
    if (!take_part (self, &g_array_index (parts, Choice, i), was_well))
      leave_out (left_out, g_array_index (parts, Choice, i).title);
  if (parts->len > 0)
    tw_setup_sets_show (self->sets, self->parts, self->kit->vocabulary);
  tw_setup_page_show_parts (self);
  for (guint i = 0; settings[i] != NULL; i += 2)
    if (!take_setting (self, settings[i], settings[i + 1], was_well))
      leave_out (left_out, tw_house_rules_title_of (self->house_rules, settings[i]));
  self->is_filling = FALSE;
  g_clear_pointer (&self->left_out, g_free);
  if (left_out->len > 0)
    /* Translators: another ruleset was chosen; names of sets, house rules, numbers of players that
     * do not go with it. */
    self->left_out =
        g_strdup_printf (_ ("Does not go with this ruleset and was left out: %s."), left_out->str);
}
