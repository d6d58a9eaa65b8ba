/* The tile sets and expansions that can be in play, as rows. */
#include "app/setup/setup-sets.h"

#include <glib/gi18n.h>

#include "app/setup/part-explain.h"
#include "app/setup/setup-part-words.h"
#include "app/table/still-spin.h"
#include "app/widgets/choice-tooltip.h"
#include "app/widgets/drop-down-name.h"

/*
 * Row:
 * @part: what it is about
 * @group: where it is
 * @row: the row; @box: its controls
 * @copies: (nullable): how often its set is in the bag
 * @choice: (nullable): what of it is in play, by the words of @facets
 * @toggle: (nullable): whether it is in play at all
 * @remove: (nullable): gives up the set of a file
 */
typedef struct
{
  TwSetupPart *part;
  AdwPreferencesGroup *group;
  GtkWidget *row;
  GtkWidget *box;
  GtkWidget *copies;
  GtkWidget *choice;
  GtkWidget *toggle;
  GtkWidget *remove;
  GArray *facets; /* guint */
} Row;

struct _TwSetupSets
{
  AdwBin parent_instance;

  AdwPreferencesGroup *sets;
  AdwPreferencesGroup *expansions;
  GPtrArray *parts; /* TwSetupPart, the page's */
  const TwVocabulary *vocabulary;
  GPtrArray *rows; /* Row */
  gboolean is_filling;
  gboolean is_narrow;
};

enum
{
  CHANGED,
  ADD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSetupSets, tw_setup_sets, ADW_TYPE_BIN)

static void
row_free (gpointer data)
{
  Row *row = data;

  g_clear_pointer (&row->facets, g_array_unref);
  g_free (row);
}

static void
describe (TwSetupSets *self, Row *row, guint n_in_play)
{
  g_autofree char *words = tw_setup_part_describe (row->part, self->vocabulary, n_in_play);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row->row), words);
  /* Lines are few there. */
  gtk_widget_set_tooltip_text (row->row, words);
}

static void
update_row (Row *row)
{
  const TwSetupPart *part = row->part;

  if (row->copies != NULL)
    gtk_widget_set_sensitive (row->copies, (part->facets & TW_PART_TILES) != 0);
}

static void
tell_changed (TwSetupSets *self)
{
  if (!self->is_filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static Row *
row_of (TwSetupSets *self, gpointer widget)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = self->rows->pdata[i];

      if (row->copies == widget || row->choice == widget || row->toggle == widget
          || row->remove == widget)
        return row;
    }
  return NULL;
}

static void
copies_cb (TwSetupSets *self, GtkSpinButton *copies)
{
  Row *row = row_of (self, copies);

  if (self->is_filling || row == NULL)
    return;
  row->part->copies = (guint) gtk_spin_button_get_value_as_int (copies);
  tell_changed (self);
}

static void
choice_cb (TwSetupSets *self, GParamSpec *pspec, GtkDropDown *choice)
{
  Row *row = row_of (self, choice);
  guint chosen = gtk_drop_down_get_selected (choice);

  if (self->is_filling || row == NULL || chosen >= row->facets->len)
    return;
  row->part->facets = g_array_index (row->facets, guint, chosen);
  update_row (row);
  tell_changed (self);
}

static void
toggle_cb (TwSetupSets *self, GParamSpec *pspec, GtkSwitch *toggle)
{
  Row *row = row_of (self, toggle);

  if (self->is_filling || row == NULL)
    return;
  row->part->facets = !gtk_switch_get_active (toggle) ? 0
                      : row->part->part == NULL       ? TW_PART_TILES
                                                      : TW_PART_RULES;
  /* A set of one's own brings its own rules along. */
  if (row->part->facets != 0 && row->part->set != NULL)
    row->part->facets = TW_PART_ALL;
  update_row (row);
  tell_changed (self);
}

static void
remove_cb (TwSetupSets *self, GtkButton *button)
{
  Row *row = row_of (self, button);
  guint index;

  if (row == NULL || !g_ptr_array_find (self->parts, row->part, &index))
    return;
  tw_setup_parts_remove (self->parts, index);
  tw_setup_sets_show (self, self->parts, self->vocabulary);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  tell_changed (self);
}

static void
add_cb (TwSetupSets *self)
{
  g_signal_emit (self, signals[ADD], 0);
}

/* How often a set is in the bag. */
static void
add_copies (TwSetupSets *self, Row *row)
{
  /* Translators: %s is a tile set. */
  g_autofree char *name = g_strdup_printf (_ ("Copies of %s"), row->part->title);

  row->copies = tw_still_spin_new (1, (int) tw_setup_part_most_copies (row->part), name);
  gtk_widget_set_tooltip_text (row->copies, name);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->copies), row->part->copies);
  g_signal_connect_swapped (row->copies, "value-changed", G_CALLBACK (copies_cb), self);
  gtk_box_append (GTK_BOX (row->box), row->copies);
}

/* A part that has tiles: all of it, its tiles, or its rules; and what a ruleset says besides. */
static void
add_choice (TwSetupSets *self, Row *row)
{
  static const guint usual[] = { 0, TW_PART_ALL, TW_PART_TILES, TW_PART_RULES };
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  guint selected = G_N_ELEMENTS (usual);

  row->facets = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_vals (row->facets, usual, G_N_ELEMENTS (usual));
  g_array_append_val (row->facets, row->part->facets);
  for (guint i = G_N_ELEMENTS (usual); i-- > 0;)
    if (usual[i] == row->part->facets)
      selected = i;
  if (selected < G_N_ELEMENTS (usual))
    g_array_set_size (row->facets, G_N_ELEMENTS (usual));
  for (guint i = 0; i < row->facets->len; i++)
    gtk_string_list_append (words,
                            tw_setup_part_facets_words (g_array_index (row->facets, guint, i)));
  row->choice = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&words)), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->choice), selected);
  g_signal_connect_swapped (row->choice, "notify::selected", G_CALLBACK (choice_cb), self);
}

static void
add_toggle (TwSetupSets *self, Row *row)
{
  row->toggle = gtk_switch_new ();
  gtk_switch_set_active (GTK_SWITCH (row->toggle), row->part->facets != 0);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->row), row->toggle);
  g_signal_connect_swapped (row->toggle, "notify::active", G_CALLBACK (toggle_cb), self);
}

static void
add_remove (TwSetupSets *self, Row *row)
{
  /* Translators: %s is a tile set. */
  g_autofree char *name = g_strdup_printf (_ ("Remove %s"), row->part->title);

  row->remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_add_css_class (row->remove, "flat");
  gtk_widget_set_valign (row->remove, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (row->remove, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect_swapped (row->remove, "clicked", G_CALLBACK (remove_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->remove);
}

static void
add_row (TwSetupSets *self, TwSetupPart *part)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *control, *about;

  g_ptr_array_add (self->rows, row);
  row->part = part;
  row->row = adw_action_row_new ();
  row->box =
      gtk_box_new (self->is_narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign (row->box, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row->row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), part->title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row->row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row->row), 3);
  tw_words_tooltip (row->row);
  gtk_widget_add_css_class (row->row, "small-row");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->box);
  if (part->set_id != NULL)
    add_copies (self, row);
  if (!part->is_played && part->part != NULL && part->set_id != NULL)
    add_choice (self, row);
  else if (!part->is_played && part->problem == NULL && !part->is_awaited)
    add_toggle (self, row);
  control = row->choice != NULL ? row->choice : row->toggle;
  if (control != NULL)
    {
      gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
      gtk_widget_set_halign (control, GTK_ALIGN_END);
      if (row->choice != NULL)
        tw_drop_down_set_name (GTK_DROP_DOWN (control), part->title);
      else
        gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        part->title, -1);
      gtk_box_append (GTK_BOX (row->box), control);
    }
  about = tw_setup_part_is_expansion (part)
              ? tw_part_explain_button_new (self->vocabulary, part->part, part->title)
              : NULL;
  if (about != NULL)
    {
      gtk_widget_set_valign (about, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), about);
    }
  if (tw_setup_part_is_own (part))
    add_remove (self, row);
  describe (self, row, 0);
  update_row (row);
  row->group = tw_setup_part_is_expansion (part) ? self->expansions : self->sets;
  adw_preferences_group_add (row->group, row->row);
}

void
tw_setup_sets_show (TwSetupSets *self, GPtrArray *parts, const TwVocabulary *vocabulary)
{
  gboolean has_expansions = FALSE;

  self->is_filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];

      adw_preferences_group_remove (row->group, row->row);
    }
  g_ptr_array_set_size (self->rows, 0);
  self->parts = parts;
  self->vocabulary = vocabulary;
  for (guint i = 0; i < parts->len; i++)
    {
      add_row (self, parts->pdata[i]);
      has_expansions = has_expansions || tw_setup_part_is_expansion (parts->pdata[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->expansions), has_expansions);
  self->is_filling = FALSE;
}

void
tw_setup_sets_tell (TwSetupSets *self, const TwRules *rules, const char *problem)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = self->rows->pdata[i];
      gboolean is_wrong = row->part->problem != NULL || tw_setup_part_is_named (row->part, problem);

      describe (self, row, rules != NULL ? tw_setup_part_n_in_play (row->part, rules) : 0);
      if (is_wrong)
        gtk_widget_add_css_class (row->row, "wrong");
      else
        gtk_widget_remove_css_class (row->row, "wrong");
    }
}

void
tw_setup_sets_grab (TwSetupSets *self, const TwSetupPart *part)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];

      if (row->part == part)
        gtk_widget_child_focus (row->row, GTK_DIR_TAB_FORWARD);
    }
}

void
tw_setup_sets_set_narrow (TwSetupSets *self, gboolean is_narrow)
{
  self->is_narrow = is_narrow;
  for (guint i = 0; i < self->rows->len; i++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (((Row *) self->rows->pdata[i])->box),
                                    is_narrow ? GTK_ORIENTATION_VERTICAL
                                              : GTK_ORIENTATION_HORIZONTAL);
}

static void
setup_sets_finalize (GObject *object)
{
  g_ptr_array_unref (TW_SETUP_SETS (object)->rows);
  G_OBJECT_CLASS (tw_setup_sets_parent_class)->finalize (object);
}

static void
tw_setup_sets_class_init (TwSetupSetsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setup_sets_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[ADD] = g_signal_new ("add", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_button_new (TwSetupSets *self)
{
  GtkWidget *button = gtk_button_new (), *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "list-add-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _ ("Add a Set…"));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, _ ("Add a Set from a File or a Package (Ctrl+O)"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Add a Set…"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_cb), self);
  return button;
}

static void
tw_setup_sets_init (TwSetupSets *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->sets = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->expansions = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->sets, _ ("Tile Sets"));
  adw_preferences_group_set_header_suffix (self->sets, add_button_new (self));
  adw_preferences_group_set_title (self->expansions, _ ("Expansions"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sets));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->expansions));
  adw_bin_set_child (ADW_BIN (self), box);
}
