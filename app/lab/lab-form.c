/* What is played, by whom, and what a question is asked of. */
#include "app/lab/lab-form.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/choice-row.h"
#include "engine/set/thing-words.h"
#include "engine/setup/players-file.h"

/* Of a player that searches, for each answer. */
#define DEFAULT_PLAYOUTS 50
/* Of the weakest player that searches in the steps of skill. */
#define SKILL_PLAYOUTS 5
/* What is chosen at first. */
#define USUAL 1

static const struct
{
  guint n_deals;
  const char *title;
} depths[] = {
  { 100, N_ ("A first glance") },
  { 500, N_ ("As usual") },
  { 2000, N_ ("Closely") },
  { 10000, N_ ("Very closely") },
};

struct _TwLabForm
{
  AdwPreferencesGroup parent_instance;

  const TwLabQuestionRow *row; /* (nullable) */
  const TwLabOffer *offer;     /* (nullable) */
  TwPlayersFile *players;      /* (nullable): only if the program's file is missing */
  gboolean is_filling;

  AdwComboRow *ruleset;
  AdwComboRow *seats;
  AdwComboRow *player;
  GtkWidget *thinking;
  GtkSwitch *thinks;
  AdwComboRow *what;
  AdwActionRow *range;
  GtkSpinButton *least, *most;
  AdwComboRow *measure;
  AdwActionRow *goal;
  GtkSpinButton *low, *high;
  AdwComboRow *depth;
};

G_DEFINE_FINAL_TYPE (TwLabForm, tw_lab_form, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  CHANGED,
  GAME_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_asking (TwLabForm *self, const char *id)
{
  return self->row != NULL && strcmp (self->row->id, id) == 0;
}

static const GPtrArray *
things_of (TwLabForm *self)
{
  if (self->offer == NULL)
    return NULL;
  return is_asking (self, "worth")    ? self->offer->worth
         : is_asking (self, "change") ? self->offer->added
         : is_asking (self, "number") ? self->offer->numbers
         : is_asking (self, "team")   ? self->offer->teams
                                      : NULL;
}

static const TwLabThing *
chosen_of (AdwComboRow *row, const GPtrArray *things)
{
  guint index = adw_combo_row_get_selected (row);

  return things != NULL && index < things->len ? things->pdata[index] : NULL;
}

static void
changed_cb (TwLabForm *self)
{
  if (!self->is_filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
game_changed_cb (TwLabForm *self)
{
  if (self->is_filling)
    return;
  g_signal_emit (self, signals[GAME_CHANGED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
is_share (const TwLabThing *measure)
{
  return measure != NULL
         && (g_str_has_prefix (measure->word, "share:")
             || strcmp (measure->word, "first-won") == 0);
}

/* Shares are told in percent. */
static void
show_goal (TwLabForm *self)
{
  const TwLabThing *measure =
      self->offer != NULL ? chosen_of (self->measure, self->offer->measures) : NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->goal),
                                 is_share (measure) ? _ ("From, to (in percent)") : _ ("From, to"));
}

static void
measure_cb (TwLabForm *self)
{
  show_goal (self);
  changed_cb (self);
}

/* A number that is chosen has a range of its own. */
static void
show_range (TwLabForm *self)
{
  const TwLabThing *number =
      is_asking (self, "number") ? chosen_of (self->what, things_of (self)) : NULL;

  if (number == NULL)
    return;
  gtk_spin_button_set_range (self->least, number->least, number->most);
  gtk_spin_button_set_range (self->most, number->least, number->most);
  gtk_spin_button_set_value (self->least, number->least);
  gtk_spin_button_set_value (self->most, number->most);
}

static void
what_cb (TwLabForm *self)
{
  gboolean was_filling = self->is_filling;

  self->is_filling = TRUE;
  show_range (self);
  self->is_filling = was_filling;
  changed_cb (self);
}

/* Fills @row with the titles of @things and chooses what was chosen before. */
static void
fill_things (AdwComboRow *row, const GPtrArray *things, const char *chosen)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint at = 0;

  for (guint i = 0; things != NULL && i < things->len; i++)
    {
      const TwLabThing *thing = things->pdata[i];

      gtk_string_list_append (list, thing->title);
      if (g_strcmp0 (thing->word, chosen) == 0)
        at = i;
    }
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  if (things != NULL && things->len > 0)
    adw_combo_row_set_selected (row, at);
}

static void
fill_what (TwLabForm *self, const char *chosen)
{
  const GPtrArray *things = things_of (self);
  gboolean is_number = is_asking (self, "number");

  gtk_widget_set_visible (GTK_WIDGET (self->what), things != NULL && things->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->range), is_number && things != NULL && things->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->measure), is_number);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), is_number);
  if (self->row != NULL && self->row->what != NULL)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->what), _ (self->row->what));
  fill_things (self->what, things, chosen);
  show_range (self);
}

void
tw_lab_form_set_row (TwLabForm *self, const TwLabQuestionRow *row)
{
  self->is_filling = TRUE;
  self->row = row;
  gtk_widget_set_visible (GTK_WIDGET (self->player), row->asks_player);
  gtk_widget_set_visible (self->thinking, !row->asks_player);
  fill_what (self, NULL);
  self->is_filling = FALSE;
}

static void
fill_rulesets (TwLabForm *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const GPtrArray *rulesets = self->offer->rulesets;
  guint at = 0;

  if (!self->offer->needs_ruleset)
    gtk_string_list_append (list, _ ("Rules of the set"));
  for (guint i = 0; i < rulesets->len; i++)
    {
      const TwRuleset *ruleset = rulesets->pdata[i];

      if (ruleset == self->offer->ruleset)
        at = i + !self->offer->needs_ruleset;
      gtk_string_list_append (list, tw_thing_words_title (ruleset->titles, ruleset->id,
                                                          g_get_language_names ()));
    }
  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->ruleset, at);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset), rulesets->len > 0);
}

static void
fill_seats (TwLabForm *self, guint n_seats)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint n = self->offer->least_players; n <= self->offer->most_players; n++)
    {
      g_autofree char *words =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u player", "%u players", n), n);

      gtk_string_list_append (list, words);
    }
  adw_combo_row_set_model (self->seats, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->seats,
                              CLAMP (n_seats, self->offer->least_players, self->offer->most_players)
                                  - self->offer->least_players);
}

static char *
dup_chosen (AdwComboRow *row, const GPtrArray *things)
{
  const TwLabThing *chosen = chosen_of (row, things);

  return chosen != NULL ? g_strdup (chosen->word) : NULL;
}

static guint
get_seats (TwLabForm *self)
{
  return self->offer != NULL ? self->offer->least_players + adw_combo_row_get_selected (self->seats)
                             : 2;
}

void
tw_lab_form_set_offer (TwLabForm *self, const TwLabOffer *offer)
{
  g_autofree char *what = dup_chosen (self->what, things_of (self));
  g_autofree char *measure =
      dup_chosen (self->measure, self->offer != NULL ? self->offer->measures : NULL);
  guint n_seats = get_seats (self);

  self->is_filling = TRUE;
  self->offer = offer;
  fill_rulesets (self);
  fill_seats (self, n_seats);
  fill_what (self, what);
  fill_things (self->measure, offer->measures, measure);
  show_goal (self);
  self->is_filling = FALSE;
}

gboolean
tw_lab_form_ask_of (TwLabForm *self, const char *what)
{
  const GPtrArray *things = things_of (self);

  for (guint i = 0; things != NULL && i < things->len; i++)
    if (strcmp (((const TwLabThing *) things->pdata[i])->word, what) == 0)
      {
        adw_combo_row_set_selected (self->what, i);
        return TRUE;
      }
  return FALSE;
}

void
tw_lab_form_fill_game (TwLabForm *self, TwLabQuestion *question)
{
  const TwShippedPlayer *player = NULL;
  guint ruleset = adw_combo_row_get_selected (self->ruleset);
  guint index = adw_combo_row_get_selected (self->player);
  gboolean asks_player = self->row == NULL || self->row->asks_player;

  g_clear_pointer (&question->ruleset, tw_ruleset_unref);
  if (self->offer != NULL && !self->offer->needs_ruleset)
    ruleset--;
  if (self->offer != NULL && ruleset < self->offer->rulesets->len)
    question->ruleset = tw_ruleset_ref (self->offer->rulesets->pdata[ruleset]);
  question->n_seats = get_seats (self);
  if (self->players != NULL && index < self->players->players->len)
    player = self->players->players->pdata[index];
  g_free (question->player);
  question->player = g_strdup (player != NULL && asks_player ? player->kind.id : "greedy");
  question->n_playouts = !asks_player ? (gtk_switch_get_active (self->thinks) ? SKILL_PLAYOUTS : 0)
                         : player != NULL && player->seconds > 0 ? DEFAULT_PLAYOUTS
                                                                 : 0;
  question->n_deals =
      depths[MIN (adw_combo_row_get_selected (self->depth), G_N_ELEMENTS (depths) - 1)].n_deals;
}

static void
fill_number (TwLabForm *self, TwLabQuestion *question, const TwLabThing *number)
{
  const TwLabThing *measure = chosen_of (self->measure, self->offer->measures);
  double scale = is_share (measure) ? 0.01 : 1.0;
  char low[G_ASCII_DTOSTR_BUF_SIZE], high[G_ASCII_DTOSTR_BUF_SIZE];

  question->what =
      g_strdup_printf ("%s=%d..%d", number->word, gtk_spin_button_get_value_as_int (self->least),
                       gtk_spin_button_get_value_as_int (self->most));
  g_ascii_dtostr (low, sizeof low, gtk_spin_button_get_value (self->low) * scale);
  g_ascii_dtostr (high, sizeof high, gtk_spin_button_get_value (self->high) * scale);
  question->goal = g_strdup_printf ("%s=%s..%s", measure->word, low, high);
}

gboolean
tw_lab_form_fill (TwLabForm *self, TwLabQuestion *question)
{
  const GPtrArray *things = things_of (self);
  const TwLabThing *chosen = chosen_of (self->what, things);

  tw_lab_form_fill_game (self, question);
  if (self->row == NULL || self->offer == NULL || (things != NULL && chosen == NULL))
    return FALSE;
  question->id = self->row->id;
  g_clear_pointer (&question->what, g_free);
  g_clear_pointer (&question->goal, g_free);
  if (is_asking (self, "number"))
    fill_number (self, question, chosen);
  else if (chosen != NULL)
    question->what = g_strdup (chosen->word);
  /* What is added is the set itself: then the other game is that without it. */
  question->is_without =
      is_asking (self, "change") && strcmp (question->what, question->set->id) == 0;
  return TRUE;
}

static void
add_row (TwLabForm *self, gpointer row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static AdwComboRow *
add_combo (TwLabForm *self, const char *title, GCallback callback)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  tw_choice_row (row);
  g_signal_connect_object (row, "notify::selected", callback, self, G_CONNECT_SWAPPED);
  add_row (self, row);
  return row;
}

static GtkSpinButton *
add_spin (TwLabForm *self, AdwActionRow *row, const char *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0.0, 1000.0, 1.0);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, spin);
  return GTK_SPIN_BUTTON (spin);
}

static AdwActionRow *
add_pair (TwLabForm *self, const char *title, GtkSpinButton **out_low, GtkSpinButton **out_high)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  *out_low = add_spin (self, row, _ ("From"));
  *out_high = add_spin (self, row, _ ("To"));
  add_row (self, row);
  return row;
}

static void
add_thinking (TwLabForm *self)
{
  self->thinking = adw_action_row_new ();
  self->thinks = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->thinks), GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->thinking),
                                 _ ("With Players That Think Ahead"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->thinking),
                               _ ("Each deal takes some seconds then."));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->thinking), GTK_WIDGET (self->thinks));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self->thinking),
                                         GTK_WIDGET (self->thinks));
  gtk_widget_set_visible (self->thinking, FALSE);
  g_signal_connect_object (self->thinks, "notify::active", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  add_row (self, self->thinking);
}

/* The quick player is the one that is chosen at first: in the time of a minute it shows most. */
static void
fill_players (TwLabForm *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GError) error = NULL;
  guint at = 0;

  self->players = tw_players_file_load_shipped (&error);
  if (self->players == NULL)
    g_warning ("%s", error->message);
  for (guint i = 0; self->players != NULL && i < self->players->players->len; i++)
    {
      const TwShippedPlayer *player = self->players->players->pdata[i];
      g_autofree char *words =
          g_strdup_printf (C_ ("opponent", "%s: %s"), player->name,
                           tw_texts_best (player->titles, g_get_language_names ()));

      gtk_string_list_append (list, words);
      if (strcmp (player->kind.id, "greedy") == 0)
        at = i;
    }
  adw_combo_row_set_model (self->player, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->player, at);
}

static void
fill_depths (TwLabForm *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (depths); i++)
    {
      g_autofree char *words = g_strdup_printf (
          /* Translators: how many deals are played, and what that is good for: "As usual: 500
             deals". */
          g_dngettext (GETTEXT_PACKAGE, "%s: %u deal", "%s: %u deals", depths[i].n_deals),
          _ (depths[i].title), depths[i].n_deals);

      gtk_string_list_append (list, words);
    }
  adw_combo_row_set_model (self->depth, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->depth, USUAL);
}

static void
lab_form_finalize (GObject *object)
{
  g_clear_pointer (&TW_LAB_FORM (object)->players, tw_players_file_free);
  G_OBJECT_CLASS (tw_lab_form_parent_class)->finalize (object);
}

static void
tw_lab_form_class_init (TwLabFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_form_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[GAME_CHANGED] = g_signal_new ("game-changed", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_lab_form_init (TwLabForm *self)
{
  self->is_filling = TRUE;
  self->what = add_combo (self, "", G_CALLBACK (what_cb));
  self->range = add_pair (self, _ ("Values to try"), &self->least, &self->most);
  self->measure = add_combo (self, _ ("Goal"), G_CALLBACK (measure_cb));
  self->goal = add_pair (self, "", &self->low, &self->high);
  gtk_spin_button_set_value (self->high, 100.0);
  self->ruleset = add_combo (self, _ ("Ruleset"), G_CALLBACK (game_changed_cb));
  self->seats = add_combo (self, _ ("Players"), G_CALLBACK (game_changed_cb));
  self->player = add_combo (self, _ ("Who Plays"), G_CALLBACK (changed_cb));
  add_thinking (self);
  self->depth = add_combo (self, _ ("How Closely"), G_CALLBACK (changed_cb));
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset), FALSE);
  fill_players (self);
  fill_depths (self);
  fill_what (self, NULL);
  self->is_filling = FALSE;
}
