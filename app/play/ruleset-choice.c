/* Which of its rulesets a set is played by. */
#include "app/play/ruleset-choice.h"

#include <glib/gi18n.h>

struct _TwRulesetChoice
{
  AdwBin parent_instance;
  GPtrArray *rulesets; /* TwRuleset, %NULL for none of them */
  GtkDropDown *choice;
  GtkLabel *about;
  gboolean is_filling;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwRulesetChoice, tw_ruleset_choice, ADW_TYPE_BIN)

static void
unref_ruleset (gpointer data)
{
  if (data != NULL)
    tw_ruleset_unref (data);
}

const TwRuleset *
tw_ruleset_choice_get_ruleset (TwRulesetChoice *self)
{
  guint chosen = gtk_drop_down_get_selected (self->choice);

  return chosen < self->rulesets->len ? g_ptr_array_index (self->rulesets, chosen) : NULL;
}

/* Says what the chosen one is about. */
static void
show_about (TwRulesetChoice *self)
{
  const TwRuleset *ruleset = tw_ruleset_choice_get_ruleset (self);
  const char *words = ruleset != NULL && ruleset->descriptions != NULL
                          ? tw_texts_best (ruleset->descriptions, g_get_language_names ())
                          : NULL;

  gtk_label_set_label (self->about, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->about), words != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words != NULL ? words : "",
                                  -1);
}

static void
selected_cb (TwRulesetChoice *self)
{
  if (self->is_filling)
    return;
  show_about (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
tw_ruleset_choice_set_rulesets (TwRulesetChoice *self, GPtrArray *rulesets, gboolean needs_one)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

  self->is_filling = TRUE;
  g_ptr_array_set_size (self->rulesets, 0);
  if (!needs_one || rulesets->len == 0)
    {
      g_ptr_array_add (self->rulesets, NULL);
      gtk_string_list_append (words, _ ("As the set says"));
    }
  for (guint i = 0; i < rulesets->len; i++)
    {
      TwRuleset *ruleset = g_ptr_array_index (rulesets, i);
      const char *title = tw_texts_best (ruleset->titles, g_get_language_names ());

      g_ptr_array_add (self->rulesets, tw_ruleset_ref (ruleset));
      gtk_string_list_append (words, title != NULL ? title : ruleset->id);
    }
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (words));
  gtk_drop_down_set_selected (self->choice, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rulesets->len > 1);
  self->is_filling = FALSE;
  selected_cb (self);
}

static void
ruleset_choice_finalize (GObject *object)
{
  g_ptr_array_unref (TW_RULESET_CHOICE (object)->rulesets);
  G_OBJECT_CLASS (tw_ruleset_choice_parent_class)->finalize (object);
}

static void
tw_ruleset_choice_class_init (TwRulesetChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ruleset_choice_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_ruleset_choice_init (TwRulesetChoice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (_ ("Rules"));

  self->rulesets = g_ptr_array_new_with_free_func (unref_ruleset);
  self->choice = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->about, TRUE);
  gtk_label_set_xalign (self->about, 0);
  gtk_label_set_max_width_chars (self->about, 48);
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "caption");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->choice),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choice));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->about));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (selected_cb), self);
}
