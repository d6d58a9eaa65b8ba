/* Who plays, and how. */
#include "app/play/new-game.h"

#include <glib/gi18n.h>

#include "app/drawing/theme.h"
#include "app/play/house-rules.h"
#include "app/play/piece-picture.h"
#include "app/play/ruleset-choice.h"
#include "app/play/table-texts.h"
#include "engine/format/shipped-sets.h"

struct _TwNewGame
{
  GtkPopover parent_instance;

  guint colours[TW_MAX_SEATS];
  GtkWidget *rows[TW_MAX_SEATS];
  GtkWidget *pieces[TW_MAX_SEATS];
  GtkWidget *buttons[TW_MAX_SEATS];
  GtkEditable *names[TW_MAX_SEATS];
  GtkDropDown *opponents[TW_MAX_SEATS];

  GPtrArray *parts;   /* ids of parts that can be added */
  GPtrArray *choices; /* GtkDropDown, in the same order */
  TwVocabulary *vocabulary;
  char *own_part;

  TwRulesetChoice *ruleset;
  GtkSpinButton *n_seats;
  GtkWidget *seats;
  GtkWidget *expansions;
  GtkGrid *part_grid;
  GtkLabel *notes;
  GtkExpander *notes_expander;
  GtkExpander *house_rules_expander;
  TwHouseRules *house_rules;
  GtkEditable *seed;
  GtkSwitch *sandbox;
  GtkLabel *problem;
  GtkWidget *start;
};

enum
{
  START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Without a ruleset that says otherwise. */
#define LEAST_SEATS 2

G_DEFINE_FINAL_TYPE (TwNewGame, tw_new_game, GTK_TYPE_POPOVER)

static void
start_cb (TwNewGame *self)
{
  g_signal_emit (self, signals[START], 0);
}

static void
n_seats_changed_cb (TwNewGame *self)
{
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->rows[seat], seat < tw_new_game_get_n_seats (self));
}

/* A ruleset says how many may play; what it is meant to be played with is in play, and can be
 * switched off. */
static void
ruleset_changed_cb (TwNewGame *self)
{
  const TwRuleset *ruleset = tw_ruleset_choice_get_ruleset (self->ruleset);

  gtk_spin_button_set_range (self->n_seats, ruleset != NULL ? ruleset->least_players : LEAST_SEATS,
                             ruleset != NULL ? ruleset->most_players : TW_MAX_SEATS);
  for (guint i = 0; i < self->parts->len; i++)
    {
      gboolean is_offered =
          ruleset != NULL && ruleset->offers != NULL
          && g_strv_contains ((const char *const *) ruleset->offers, self->parts->pdata[i]);

      gtk_drop_down_set_selected (self->choices->pdata[i], is_offered);
    }
  tw_house_rules_set_ruleset (self->house_rules, ruleset);
}

static void
show_colour (TwNewGame *self, guint seat)
{
  const char *title = tw_colour_title (self->colours[seat]);
  g_autofree char *label = g_strdup_printf (_ ("Colour of player %u: %s"), seat + 1, title);

  tw_piece_picture_set_piece (TW_PIECE_PICTURE (self->pieces[seat]), "meeple", self->colours[seat]);
  gtk_widget_set_tooltip_text (self->buttons[seat], title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[seat]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The next colour; who has it gets this one's. A name that is a colour follows. */
static void
colour_clicked_cb (TwNewGame *self, GtkWidget *button)
{
  guint seat = 0, old, other;

  while (self->buttons[seat] != button)
    seat++;
  old = self->colours[seat];
  for (other = 0; self->colours[other] != (old + 1) % TW_N_PLAYER_COLOURS;)
    other++;
  self->colours[seat] = self->colours[other];
  self->colours[other] = old;
  for (guint i = 0; i < TW_MAX_SEATS; i++)
    {
      gboolean is_colour = FALSE;

      for (guint colour = 0; colour < TW_N_PLAYER_COLOURS; colour++)
        is_colour =
            is_colour
            || g_str_equal (gtk_editable_get_text (self->names[i]), tw_colour_title (colour));
      if (is_colour && (i == seat || i == other))
        gtk_editable_set_text (self->names[i], tw_colour_title (self->colours[i]));
      show_colour (self, i);
    }
}

/* Who plays: a person, or the program in one of its ways. */
static GtkWidget *
opponent_choice_new (guint seat)
{
  g_autofree char *label = g_strdup_printf (_ ("Who plays for player %u"), seat + 1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  guint n;
  const TwOpponent *opponents = tw_opponents (&n);
  GtkWidget *choice;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (words, (gpointer) g_dpgettext2 (NULL, "opponent", opponents[i].title));
  g_ptr_array_add (words, NULL);
  choice = gtk_drop_down_new_from_strings ((const char *const *) words->pdata);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return choice;
}

static void
add_row (TwNewGame *self, guint seat)
{
  g_autofree char *label = g_strdup_printf (_ ("Name of player %u"), seat + 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *name = gtk_entry_new ();

  self->colours[seat] = seat;
  self->rows[seat] = row;
  self->buttons[seat] = gtk_button_new ();
  self->pieces[seat] = tw_piece_picture_new ("meeple", seat, 26);
  self->names[seat] = GTK_EDITABLE (name);
  gtk_button_set_child (GTK_BUTTON (self->buttons[seat]), self->pieces[seat]);
  gtk_widget_add_css_class (self->buttons[seat], "flat");
  gtk_widget_set_hexpand (name, TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (name), 24);
  gtk_editable_set_text (self->names[seat], tw_colour_title (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (GTK_BOX (row), self->buttons[seat]);
  gtk_box_append (GTK_BOX (row), name);
  self->opponents[seat] = GTK_DROP_DOWN (opponent_choice_new (seat));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->opponents[seat]));
  gtk_box_append (GTK_BOX (self->seats), row);
  g_signal_connect_swapped (self->buttons[seat], "clicked", G_CALLBACK (colour_clicked_cb), self);
  g_signal_connect_swapped (name, "activate", G_CALLBACK (start_cb), self);
}

/* What the drop-down of a part offers, as endings of the word that puts it into play; a part
 * that has no tiles offers the first two. */
static const char *const part_endings[] = { NULL, "", ":tiles", ":rules" };

/* Whether the rules of the part in row @i are played, not only its tiles. */
static gboolean
has_rules (TwNewGame *self, guint i)
{
  guint chosen = gtk_drop_down_get_selected (self->choices->pdata[i]);

  return chosen < G_N_ELEMENTS (part_endings) && part_endings[chosen] != NULL
         && !g_str_equal (part_endings[chosen], ":tiles");
}

/* A statement about a step of the turn begins with its number, "2e. ", which says nothing here. */
static const char *
behind_step (const char *words)
{
  return g_ascii_isdigit (words[0]) && g_ascii_islower (words[1]) && words[2] == '.'
                 && words[3] == ' '
             ? words + 4
             : words;
}

/* What the rules say of parts that are played together: each needs at least two of them. */
static char *
find_notes (const TwVocabulary *vocabulary, const char *const *parts, guint *out_n)
{
  GString *notes = g_string_new (NULL);

  *out_n = 0;
  for (guint i = 0; i < vocabulary->rules->len; i++)
    {
      const TwRule *rule = g_ptr_array_index (vocabulary->rules, i);
      g_auto (GStrv) needs = g_strsplit_set (rule->needs != NULL ? rule->needs : "", " \n", -1);
      guint n = 0, n_here = 0;
      g_autofree char *words = NULL;

      for (guint k = 0; needs[k] != NULL; k++)
        if (needs[k][0] != '\0')
          {
            n++;
            n_here += g_strv_contains (parts, needs[k]);
          }
      if (n < 2 || n_here < n)
        continue;
      words = tw_rule_statement (vocabulary, rule, NULL);
      if (words == NULL)
        continue;
      g_string_append_printf (notes, "%s• %s", notes->len > 0 ? "\n" : "", behind_step (words));
      (*out_n)++;
    }
  return g_string_free (notes, FALSE);
}

/* Other parts are played: other rules can be set, and other notes are of interest. */
static void
parts_changed_cb (TwNewGame *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *notes = NULL, *title = NULL;
  guint n_notes = 0;

  if (self->own_part != NULL)
    g_ptr_array_add (parts, self->own_part);
  for (guint i = 0; i < self->parts->len; i++)
    if (has_rules (self, i))
      g_ptr_array_add (parts, self->parts->pdata[i]);
  g_ptr_array_add (parts, NULL);
  tw_house_rules_set_parts (self->house_rules, (const char *const *) parts->pdata);
  notes = find_notes (self->vocabulary, (const char *const *) parts->pdata, &n_notes);
  gtk_label_set_label (self->notes, notes);
  /* Many parts have much to do with each other: who wants to know opens the list. */
  title = g_strdup_printf (ngettext ("How They Go Together (%u note)",
                                     "How They Go Together (%u notes)", n_notes),
                           n_notes);
  gtk_expander_set_label (self->notes_expander, title);
  gtk_widget_set_visible (GTK_WIDGET (self->notes_expander), n_notes > 0);
}

/* What has been changed can be seen without opening the list. */
static void
house_rules_changed_cb (TwNewGame *self)
{
  guint n = tw_house_rules_get_n_changed (self->house_rules);
  g_autofree char *words =
      n == 0
          ? g_strdup (_ ("House Rules"))
          : g_strdup_printf (ngettext ("House Rules (%u changed)", "House Rules (%u changed)", n),
                             n);

  gtk_expander_set_label (self->house_rules_expander, words);
}

static GtkWidget *
part_choice_new (const char *id)
{
  const char *words[] = { _ ("Off"), _ ("Tiles and rules"), _ ("Tiles only"), _ ("Rules only"),
                          NULL };
  const char *switch_words[] = { _ ("Off"), _ ("On"), NULL };
  g_autofree char *tiles = tw_shipped_set_path (id);

  return gtk_drop_down_new_from_strings (tiles != NULL ? words : switch_words);
}

void
tw_new_game_set_parts (TwNewGame *self,
                       TwVocabulary *vocabulary,
                       const char *own,
                       const char *const *ids)
{
  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  self->vocabulary = tw_vocabulary_ref (vocabulary);
  g_free (self->own_part);
  self->own_part = g_strdup (own);
  g_ptr_array_set_size (self->parts, 0);
  g_ptr_array_set_size (self->choices, 0);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self->part_grid)));)
    gtk_grid_remove (self->part_grid, child);
  for (int i = 0; ids[i] != NULL; i++)
    {
      const TwVocabularyPart *part = tw_vocabulary_find_part (vocabulary, ids[i]);
      const char *title = tw_texts_best (part->titles, g_get_language_names ());
      GtkWidget *label = gtk_label_new (title != NULL ? title : part->id);
      GtkWidget *choice = part_choice_new (part->id);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                      label, NULL, -1);
      gtk_grid_attach (self->part_grid, label, 0, i, 1, 1);
      gtk_grid_attach (self->part_grid, choice, 1, i, 1, 1);
      g_ptr_array_add (self->parts, g_strdup (part->id));
      g_ptr_array_add (self->choices, choice);
      g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (parts_changed_cb), self);
    }
  gtk_widget_set_visible (self->expansions, self->parts->len > 0);
  tw_house_rules_set_vocabulary (self->house_rules, vocabulary);
  parts_changed_cb (self);
}

void
tw_new_game_set_rulesets (TwNewGame *self, GPtrArray *rulesets, gboolean needs_one)
{
  tw_ruleset_choice_set_rulesets (self->ruleset, rulesets, needs_one);
}

const TwRuleset *
tw_new_game_get_ruleset (TwNewGame *self)
{
  return tw_ruleset_choice_get_ruleset (self->ruleset);
}

char **
tw_new_game_dup_uses (TwNewGame *self)
{
  GPtrArray *uses = g_ptr_array_new ();

  for (guint i = 0; i < self->parts->len; i++)
    {
      guint chosen = gtk_drop_down_get_selected (self->choices->pdata[i]);

      if (chosen < G_N_ELEMENTS (part_endings) && part_endings[chosen] != NULL)
        g_ptr_array_add (uses,
                         g_strconcat (self->parts->pdata[i], part_endings[chosen], (char *) NULL));
    }
  g_ptr_array_add (uses, NULL);
  return (char **) g_ptr_array_free (uses, FALSE);
}

char **
tw_new_game_dup_settings (TwNewGame *self)
{
  return tw_house_rules_dup_settings (self->house_rules);
}

static void
new_game_finalize (GObject *object)
{
  TwNewGame *self = TW_NEW_GAME (object);

  g_ptr_array_unref (self->parts);
  g_ptr_array_unref (self->choices);
  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  g_free (self->own_part);
  G_OBJECT_CLASS (tw_new_game_parent_class)->finalize (object);
}

static void
new_game_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TW_TYPE_NEW_GAME);
  G_OBJECT_CLASS (tw_new_game_parent_class)->dispose (object);
}

static void
tw_new_game_class_init (TwNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = new_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = new_game_finalize;
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TW_TYPE_HOUSE_RULES);
  g_type_ensure (TW_TYPE_RULESET_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/play/new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, ruleset);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, n_seats);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, expansions);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, part_grid);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, notes);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, notes_expander);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, house_rules_expander);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, house_rules);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, seed);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, sandbox);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, problem);
  gtk_widget_class_bind_template_child (widget_class, TwNewGame, start);
  gtk_widget_class_bind_template_callback (widget_class, n_seats_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, house_rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
tw_new_game_init (TwNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->parts = g_ptr_array_new_with_free_func (g_free);
  self->choices = g_ptr_array_new ();
  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      add_row (self, seat);
      show_colour (self, seat);
    }
  n_seats_changed_cb (self);
  gtk_popover_set_default_widget (GTK_POPOVER (self), self->start);
}

guint
tw_new_game_get_n_seats (TwNewGame *self)
{
  return (guint) gtk_spin_button_get_value_as_int (self->n_seats);
}

/* Who has several colours has the one that was chosen first, and others that nobody chose. */
static void
fill_seat (TwNewGame *self, TwTableSetup *setup, guint seat)
{
  guint n_opponents;
  guint hand = setup->rules->hand, n = setup->rules->n_players;
  guint player = seat < n * hand ? seat / hand : seat;
  guint row =
      seat % hand == 0 || player == seat ? player : n + player * (hand - 1) + seat % hand - 1;
  const char *name = gtk_editable_get_text (self->names[player]);
  const char *colour = tw_colour_title (self->colours[player]);

  g_free (setup->seats[seat].name);
  setup->seats[seat].colour = self->colours[row];
  setup->seats[seat].opponent =
      &tw_opponents (&n_opponents)[gtk_drop_down_get_selected (self->opponents[player])];
  /* A colour is no name for who has several. */
  if (hand > 1 && (name[0] == '\0' || g_str_equal (name, colour)))
    setup->seats[seat].name = g_strdup_printf (_ ("Player %u"), player + 1);
  else
    setup->seats[seat].name = g_strdup (name[0] != '\0' ? name : colour);
}

void
tw_new_game_fill (TwNewGame *self, TwTableSetup *setup)
{
  const char *seed = gtk_editable_get_text (self->seed);

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    fill_seat (self, setup, seat);
  setup->is_strict = !gtk_switch_get_active (self->sandbox);
  if (seed[0] == '\0')
    setup->seed = (guint64) g_random_int () << 32 | g_random_int ();
  else if (!g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &setup->seed, NULL))
    setup->seed = g_str_hash (seed); /* words do as well as numbers */
}

void
tw_new_game_set_problem (TwNewGame *self, const char *problem)
{
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
}
