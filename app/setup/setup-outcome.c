/* What comes of what is chosen on the set-up page, or what is wrong with it. */
#include "app/setup/setup-outcome.h"

#include <glib/gi18n.h>

#include "app/game/table-by-hand.h"
#include "app/setup/setup-carry.h"
#include "app/setup/setup-faults.h"
#include "app/setup/setup-remedy.h"

/* Returns: (transfer full) (nullable): what can be played by another number of players, if it is
 * only their number that is wrong */
static TwRules *
dup_rules_for_others (TwSetupGame *game)
{
  for (guint n = 1; n <= TW_MAX_SEATS; n++)
    {
      TwRules *rules = tw_setup_game_dup_rules_with (game, game->parts, n, NULL);

      if (rules != NULL)
        return rules;
    }
  return NULL;
}

/* Offers @name, %NULL for nothing. */
static void
offer (TwSetupOutcome *self, TwSetupGame *game, const char *name)
{
  const char *title = name != NULL ? tw_house_rules_get_title (game->house_rules, name) : NULL;
  g_autofree char *label =
      title != NULL ? g_strdup_printf (_ ("%s: %s"), _ ("Turn On House Rule"), title) : NULL;

  self->remedy_switch = name;
  gtk_widget_set_visible (self->remedy, name != NULL);
  /* It could not be used, and leaves its room to the words. */
  gtk_widget_set_visible (self->save_as, name == NULL);
  gtk_widget_set_tooltip_text (self->remedy, title);
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->remedy), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    label, -1);
}

/* Messages of the engine name parts by their ids, people know titles. */
static char *
with_titles (TwSetupGame *game, const char *message)
{
  g_autoptr (GString) words = g_string_new (message);

  for (guint i = 0; i < game->parts->len; i++)
    {
      const TwSetupPart *part = game->parts->pdata[i];
      g_autofree char *id = g_strdup_printf ("“%s”", part->part != NULL ? part->part : part->word);
      g_autofree char *title = g_strdup_printf ("“%s”", part->title);

      g_string_replace (words, id, title, 0);
    }
  return g_strdup (words->str);
}

/* Lines are few there. GTK breaks the lines of a tooltip that is one paragraph only. */
static void
set_words (GtkLabel *label, const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words != NULL ? words : "", "\n", -1);
  g_autofree char *paragraph = g_strjoinv (" · ", lines);

  gtk_label_set_label (label, words != NULL ? words : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), words != NULL ? paragraph : NULL);
}

static void
tell (TwSetupOutcome *self, const char *words, gboolean is_problem)
{
  set_words (self->words, words);
  gtk_widget_set_visible (self->problem_icon, is_problem);
  if (is_problem)
    gtk_widget_add_css_class (GTK_WIDGET (self->words), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->words), "error");
}

/* The tiles of what is chosen, where no rules come of it that could tell. */
static guint
count_tiles (TwSetupGame *game)
{
  guint n = 0;

  for (guint i = 0; i < game->parts->len; i++)
    {
      const TwSetupPart *part = game->parts->pdata[i];

      if ((part->facets & TW_PART_TILES) != 0)
        n += part->n_tiles * part->copies;
    }
  return n;
}

/* "84 tiles, 3 house rules changed"; @rules: (nullable): what is played, if it can be. */
static void
append_numbers (TwSetupGame *game, const TwRules *rules, GString *words)
{
  guint n_rules = tw_house_rules_get_n_changed (game->house_rules);
  guint n_tiles = rules != NULL ? tw_rules_n_tiles (rules) : count_tiles (game);

  g_string_append_printf (words, g_dngettext (NULL, "%u tile", "%u tiles", n_tiles), n_tiles);
  if (n_rules == 0)
    return;
  g_string_append (words, ", ");
  g_string_append_printf (words,
                          g_dngettext (NULL, "%u house rule changed", "%u house rules changed",
                                       n_rules),
                          n_rules);
}

/* Says what is wrong below the numbers of what is played, or would be by @rules (nullable). */
static void
show_problem (TwSetupOutcome *self,
              TwSetupGame *game,
              const TwRules *rules,
              gboolean is_played,
              const char *problem)
{
  g_autofree char *reason = with_titles (game, problem);
  g_autoptr (GString) words = g_string_new (NULL);

  append_numbers (game, rules, words);
  g_string_append_printf (words, "\n%s", reason);
  tell (self, words->str, TRUE);
  tw_setup_sets_tell (self->sets, is_played ? rules : NULL, reason);
}

void
tw_setup_outcome_tell_problem (TwSetupOutcome *self, TwSetupGame *game, const char *problem)
{
  g_autoptr (TwRules) rules = NULL;

  if (problem == NULL || game->parts == NULL)
    return;
  rules = tw_setup_game_dup_rules (game, NULL);
  show_problem (self, game, rules, rules != NULL, problem);
}

/* A set that somebody has not got right yet can be played as far as it goes, but nobody finds out
 * in the middle of a game. */
static void
check_sets (TwSetupGame *game)
{
  for (guint i = 0; i < game->parts->len; i++)
    {
      TwSetupPart *part = game->parts->pdata[i];

      tw_setup_part_check (part, part->is_played ? game->set : part->set);
    }
}

/* "84 tiles, 3 house rules changed. Moved by hand: Shepherd." */
static char *
outcome_words (TwSetupGame *game, const TwRules *rules)
{
  GString *words = g_string_new (NULL);
  g_autofree char *names = tw_table_by_hand_names (rules);
  g_autofree char *faulty = tw_setup_parts_dup_faulty (game->parts);

  append_numbers (game, rules, words);
  if (*names != '\0')
    {
      g_string_append_c (words, '\n');
      /* Translators: names of figures and tokens. */
      g_string_append_printf (words,
                              _ ("Moved by hand: %s. The program's players do not know them."),
                              names);
    }
  if (faulty != NULL)
    g_string_append_printf (words, "\n%s", faulty);
  return g_string_free (words, FALSE);
}

static gboolean
has_faults (TwSetupGame *game)
{
  g_autofree char *faulty = tw_setup_parts_dup_faulty (game->parts);

  return faulty != NULL;
}

void
tw_setup_outcome_tell_added (TwSetupOutcome *self,
                             TwSetupGame *game,
                             guint n,
                             const GPtrArray *left_out,
                             const char *remedy)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_clear_pointer (&self->added, g_free);
  self->added_remedy = remedy;
  if (left_out == NULL)
    return;
  if (n > 0)
    g_string_append_printf (
        words, g_dngettext (NULL, "%u expansion was added", "%u expansions were added", n), n);
  else
    g_string_append (words, _ ("No further expansion goes with these"));
  for (guint i = 0; i < left_out->len; i++)
    {
      g_autofree char *why = with_titles (game, left_out->pdata[i]);

      g_string_append_printf (words, "\n%s", why);
    }
  self->added = g_strdup (words->str);
}

/* What was put into play at once, and what somebody has chosen and does not find here. */
static void
tell_missing (TwSetupOutcome *self, TwSetupGame *game, const TwSetupChoices *choices)
{
  g_autofree char *missing = tw_setup_carry_dup_missing (game, choices);
  g_autofree char *words = self->added != NULL && missing != NULL
                               ? g_strdup_printf ("%s\n%s", self->added, missing)
                               : g_strdup (self->added != NULL ? self->added : missing);

  set_words (self->missing, words);
  gtk_widget_set_visible (GTK_WIDGET (self->missing), words != NULL);
}

gboolean
tw_setup_outcome_show (TwSetupOutcome *self, TwSetupGame *game, const TwSetupChoices *choices)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = tw_setup_game_dup_rules (game, &error);
  g_autoptr (TwRules) for_others = rules == NULL ? dup_rules_for_others (game) : NULL;
  g_autofree char *words = NULL;

  tw_setup_seats_set_wrong (self->seats, for_others != NULL);
  offer (self, game, rules == NULL ? tw_setup_remedy_find (game) : self->added_remedy);
  tell_missing (self, game, choices);
  check_sets (game);
  if (rules == NULL)
    show_problem (self, game, for_others, FALSE, error->message);
  else
    {
      words = outcome_words (game, rules);
      tell (self, words, FALSE);
      gtk_widget_set_visible (self->problem_icon, has_faults (game));
      tw_setup_sets_tell (self->sets, rules, NULL);
    }
  return rules != NULL;
}
