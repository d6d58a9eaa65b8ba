/* A tile set or an expansion that can be in play, as a row. */
#include "app/setup/setup-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/part-explain.h"
#include "app/setup/setup-faults.h"
#include "app/setup/setup-part-words.h"
#include "app/table/still-spin.h"
#include "app/widgets/drop-down-name.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/natural-size.h"

/*
 * @part: what it is about; @word: its word, which stays
 * @vocabulary: what explains it
 * @box: its controls; @marks: what stands before them
 * @copies: (nullable): how often its set is in the bag
 * @choice: (nullable): what of it is in play, by the words of @facets
 * @toggle: (nullable): whether it is in play at all
 * @faults: (nullable): lists its errors; hidden if it has none
 * @remove: (nullable): gives up the set of a file
 * @is_expansion: whether it was one when the row was made
 */
struct _TwSetupRow
{
  AdwActionRow parent_instance;

  TwSetupPart *part;
  char *word;
  const TwVocabulary *vocabulary;
  GtkWidget *box;
  GtkWidget *marks;
  GtkWidget *copies;
  GtkWidget *choice;
  GtkWidget *toggle;
  GtkWidget *faults;
  GtkWidget *remove;
  GArray *facets; /* guint */
  gboolean is_expansion;
  gboolean is_filling;
};

enum
{
  CHANGED,
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSetupRow, tw_setup_row, ADW_TYPE_ACTION_ROW)

TwSetupPart *
tw_setup_row_get_part (TwSetupRow *self)
{
  return self->part;
}

/* A set that is in play without having been chosen is seen to be, and cannot be left out. */
static void
show_toggle (TwSetupRow *self, guint n_in_play)
{
  gboolean is_needed = self->part->facets == 0 && n_in_play > 0, was_filling = self->is_filling;

  if (is_needed && gtk_widget_is_focus (self->toggle))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  self->is_filling = TRUE;
  gtk_switch_set_active (GTK_SWITCH (self->toggle), self->part->facets != 0 || is_needed);
  self->is_filling = was_filling;
  gtk_widget_set_sensitive (self->toggle, !is_needed);
}

void
tw_setup_row_describe (TwSetupRow *self, guint n_in_play)
{
  g_autofree char *words = tw_setup_part_words_describe (self->part, self->vocabulary, n_in_play);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
  if (self->toggle != NULL)
    show_toggle (self, n_in_play);
  if (self->faults == NULL && self->part->n_faults > 0)
    {
      self->faults = tw_setup_faults_button_new (self->part);
      gtk_box_insert_child_after (GTK_BOX (self->marks), self->faults, NULL);
    }
  if (self->faults != NULL)
    tw_setup_faults_button_update (self->faults, self->part);
}

static void
update (TwSetupRow *self)
{
  if (self->copies != NULL)
    gtk_widget_set_sensitive (self->copies, (self->part->facets & TW_PART_TILES) != 0);
}

static void
tell_changed (TwSetupRow *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
copies_cb (TwSetupRow *self)
{
  if (self->is_filling)
    return;
  self->part->copies = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->copies));
  tell_changed (self);
}

static void
choice_cb (TwSetupRow *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));

  if (self->is_filling || chosen >= self->facets->len)
    return;
  self->part->facets = g_array_index (self->facets, guint, chosen);
  tell_changed (self);
}

static void
toggle_cb (TwSetupRow *self)
{
  if (self->is_filling)
    return;
  self->part->facets = !gtk_switch_get_active (GTK_SWITCH (self->toggle)) ? 0
                       : self->part->part == NULL                         ? TW_PART_TILES
                                                                          : TW_PART_RULES;
  /* A set of one's own brings its own rules along. */
  if (self->part->facets != 0 && self->part->set != NULL)
    self->part->facets = TW_PART_ALL;
  tell_changed (self);
}

static void
remove_cb (TwSetupRow *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

/* How often a set is in the bag. */
static void
add_copies (TwSetupRow *self)
{
  /* Translators: %s is a tile set. */
  g_autofree char *name = g_strdup_printf (_ ("Copies of %s"), self->part->title);

  self->copies = tw_still_spin_new (1, (int) tw_setup_part_most_copies (self->part), name);
  gtk_widget_set_tooltip_text (self->copies, name);
  g_signal_connect_swapped (self->copies, "value-changed", G_CALLBACK (copies_cb), self);
  gtk_widget_set_halign (self->copies, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->box), self->copies);
}

/* It is as wide as its widest word from the start: a row that grows when something is chosen would
 * push all others away. Its words are there once it is in a window. */
static void
hold_width (TwSetupRow *self)
{
  GtkDropDown *choice = GTK_DROP_DOWN (self->choice);
  guint selected = gtk_drop_down_get_selected (choice);
  gboolean was_filling = self->is_filling;
  int widest = 0;

  if (gtk_widget_get_root (self->choice) == NULL)
    return;
  self->is_filling = TRUE;
  gtk_widget_set_size_request (self->choice, -1, -1);
  for (guint i = 0; i < self->facets->len; i++)
    {
      gtk_drop_down_set_selected (choice, i);
      widest = MAX (widest, tw_natural_width (self->choice));
    }
  gtk_drop_down_set_selected (choice, selected);
  gtk_widget_set_size_request (self->choice, widest, -1);
  self->is_filling = was_filling;
}

/* Of a part that has tiles: all of it, its tiles, or its rules; and what a ruleset says besides. */
static void
fill_choice (TwSetupRow *self)
{
  static const guint usual[] = { 0, TW_PART_ALL, TW_PART_TILES, TW_PART_RULES };
  g_autoptr (GtkStringList) words = NULL;
  guint n_before = self->facets->len, selected = G_N_ELEMENTS (usual);

  for (guint i = G_N_ELEMENTS (usual); i-- > 0;)
    if (usual[i] == self->part->facets)
      selected = i;
  g_array_set_size (self->facets, 0);
  g_array_append_vals (self->facets, usual, G_N_ELEMENTS (usual));
  if (selected == G_N_ELEMENTS (usual))
    g_array_append_val (self->facets, self->part->facets);
  /* What is unusual may be something else than before. */
  if (self->facets->len != n_before || self->facets->len > G_N_ELEMENTS (usual))
    {
      words = gtk_string_list_new (NULL);
      for (guint i = 0; i < self->facets->len; i++)
        gtk_string_list_append (words, tw_setup_part_words_facets (
                                           g_array_index (self->facets, guint, i)));
      gtk_drop_down_set_model (GTK_DROP_DOWN (self->choice), G_LIST_MODEL (words));
      hold_width (self);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), selected);
}

static void
add_choice (TwSetupRow *self)
{
  self->facets = g_array_new (FALSE, FALSE, sizeof (guint));
  self->choice = gtk_drop_down_new (NULL, NULL);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (choice_cb), self);
  g_signal_connect_swapped (self->choice, "notify::root", G_CALLBACK (hold_width), self);
}

static void
add_toggle (TwSetupRow *self)
{
  self->toggle = gtk_switch_new ();
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->toggle);
  g_signal_connect_swapped (self->toggle, "notify::active", G_CALLBACK (toggle_cb), self);
}

static void
add_remove (TwSetupRow *self)
{
  /* Translators: %s is a tile set. */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), self->part->title);

  self->remove = tw_icon_button_new ("list-remove-symbolic", name);
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (remove_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->remove);
}

static gboolean
has_choice (const TwSetupPart *part)
{
  return !part->is_played && part->part != NULL && part->set_id != NULL;
}

static gboolean
has_toggle (const TwSetupPart *part)
{
  return !part->is_played && !has_choice (part) && part->problem == NULL && !part->is_awaited;
}

static void
fill (TwSetupRow *self)
{
  self->is_filling = TRUE;
  if (self->copies != NULL)
    {
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->copies), 1,
                                 tw_setup_part_most_copies (self->part));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->copies), self->part->copies);
    }
  if (self->choice != NULL)
    fill_choice (self);
  self->is_filling = FALSE;
  tw_setup_row_describe (self, 0);
  update (self);
}

gboolean
tw_setup_row_take (TwSetupRow *self, TwSetupPart *part)
{
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self));

  /* What the row was about may be gone by now. */
  if (strcmp (self->word, part->word) != 0 || strcmp (title, part->title) != 0
      || (self->copies != NULL) != (part->set_id != NULL)
      || (self->choice != NULL) != has_choice (part) || (self->toggle != NULL) != has_toggle (part)
      || (self->remove != NULL) != tw_setup_part_is_own (part)
      || self->is_expansion != tw_setup_part_is_expansion (part))
    return FALSE;
  self->part = part;
  fill (self);
  return TRUE;
}

void
tw_setup_row_set_narrow (TwSetupRow *self, gboolean is_narrow)
{
  /* A switch is small enough to stay beside the copies. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), is_narrow && self->choice != NULL
                                                                  ? GTK_ORIENTATION_VERTICAL
                                                                  : GTK_ORIENTATION_HORIZONTAL);
}

static void
setup_row_finalize (GObject *object)
{
  TwSetupRow *self = TW_SETUP_ROW (object);

  g_clear_pointer (&self->facets, g_array_unref);
  g_free (self->word);
  G_OBJECT_CLASS (tw_setup_row_parent_class)->finalize (object);
}

static void
tw_setup_row_class_init (TwSetupRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setup_row_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVE] = g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_setup_row_init (TwSetupRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (self->box, 6);
  gtk_widget_set_margin_bottom (self->box, 6);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  /* What an expansion is about is one sentence: all of it, however narrow the row. */
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  gtk_widget_add_css_class (GTK_WIDGET (self), "small-row");
  self->marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->marks);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->box);
}

static void
add_control (TwSetupRow *self, GtkWidget *control)
{
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (control, GTK_ALIGN_END);
  if (self->choice != NULL)
    tw_drop_down_set_name (GTK_DROP_DOWN (control), self->part->title);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    self->part->title, -1);
  gtk_box_append (GTK_BOX (self->box), control);
}

GtkWidget *
tw_setup_row_new (TwSetupPart *part, const TwVocabulary *vocabulary)
{
  TwSetupRow *self = g_object_new (TW_TYPE_SETUP_ROW, NULL);
  GtkWidget *about;

  self->part = part;
  self->word = g_strdup (part->word);
  self->vocabulary = vocabulary;
  self->is_expansion = tw_setup_part_is_expansion (part);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), part->title);
  if (part->set_id != NULL)
    add_copies (self);
  if (has_choice (part))
    add_choice (self);
  else if (has_toggle (part))
    add_toggle (self);
  if (self->choice != NULL || self->toggle != NULL)
    add_control (self, self->choice != NULL ? self->choice : self->toggle);
  about =
      self->is_expansion ? tw_part_explain_button_new (vocabulary, part->part, part->title) : NULL;
  if (about != NULL)
    {
      gtk_widget_set_valign (about, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (self), about);
    }
  if (tw_setup_part_is_own (part))
    add_remove (self);
  fill (self);
  return GTK_WIDGET (self);
}
