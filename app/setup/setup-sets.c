/* The tile sets and expansions that can be in play, as rows. */
#include "app/setup/setup-sets.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/setup/setup-part-words.h"
#include "app/setup/setup-row.h"

struct _TwSetupSets
{
  AdwBin parent_instance;

  AdwPreferencesGroup *sets;
  AdwPreferencesGroup *expansions;
  GPtrArray *parts; /* TwSetupPart, the page's */
  const TwVocabulary *vocabulary;
  GPtrArray *rows; /* TwSetupRow, in the order of the parts */
  gboolean is_narrow;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwSetupSets, tw_setup_sets, ADW_TYPE_BIN)

static void
changed_cb (TwSetupSets *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_cb (TwSetupSets *self, TwSetupRow *row)
{
  guint index;

  if (!g_ptr_array_find (self->parts, tw_setup_row_get_part (row), &index))
    return;
  tw_setup_parts_remove (self->parts, index);
  tw_setup_sets_show (self, self->parts, self->vocabulary);
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  changed_cb (self);
}

/* One of the rows (nullable) that can be about @part now, else a new one. */
static TwSetupRow *
row_for (TwSetupSets *self, const GPtrArray *rows, TwSetupPart *part)
{
  TwSetupRow *row;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    if (tw_setup_row_take (rows->pdata[i], part))
      return g_object_ref (rows->pdata[i]);
  row = g_object_ref_sink (TW_SETUP_ROW (tw_setup_row_new (part, self->vocabulary)));
  tw_setup_row_set_narrow (row, self->is_narrow);
  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static gboolean
is_in (AdwPreferencesGroup *group, gpointer row)
{
  return gtk_widget_is_ancestor (row, GTK_WIDGET (group));
}

static AdwPreferencesGroup *
group_of (TwSetupSets *self, gpointer row)
{
  return tw_setup_part_is_expansion (tw_setup_row_get_part (row)) ? self->expansions : self->sets;
}

/* A group takes rows at its end only: those from the first that has another place on are taken out
 * and put back; those before it are not touched. @before: the rows as they lie there. */
static void
order (TwSetupSets *self, AdwPreferencesGroup *group, const GPtrArray *before)
{
  guint at = 0, i = 0;

  for (; i < self->rows->len; i++)
    {
      if (group_of (self, self->rows->pdata[i]) != group)
        continue;
      while (at < before->len && !is_in (group, before->pdata[at]))
        at++;
      if (at == before->len || before->pdata[at] != self->rows->pdata[i])
        break;
      at++;
    }
  for (; at < before->len; at++)
    if (is_in (group, before->pdata[at]))
      adw_preferences_group_remove (group, before->pdata[at]);
  for (; i < self->rows->len; i++)
    if (group_of (self, self->rows->pdata[i]) == group)
      adw_preferences_group_add (group, self->rows->pdata[i]);
}

void
tw_setup_sets_show (TwSetupSets *self, GPtrArray *parts, const TwVocabulary *vocabulary)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) within = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
                                     ? g_object_ref (focus)
                                     : NULL;
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->rows);
  const GPtrArray *kept;
  gboolean has_expansions = FALSE;

  self->parts = parts;
  /* Words of another vocabulary are others. */
  kept = self->vocabulary == vocabulary ? before : NULL;
  self->vocabulary = vocabulary;
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < parts->len; i++)
    {
      g_ptr_array_add (self->rows, row_for (self, kept, parts->pdata[i]));
      has_expansions = has_expansions || tw_setup_part_is_expansion (parts->pdata[i]);
    }
  for (guint i = before->len; i-- > 0;)
    if (!g_ptr_array_find (self->rows, before->pdata[i], NULL))
      {
        AdwPreferencesGroup *group =
            is_in (self->sets, before->pdata[i]) ? self->sets : self->expansions;

        adw_preferences_group_remove (group, before->pdata[i]);
        g_ptr_array_remove_index (before, i);
      }
  order (self, self->sets, before);
  order (self, self->expansions, before);
  gtk_widget_set_visible (GTK_WIDGET (self->expansions), has_expansions);
  if (within != NULL && gtk_widget_get_root (within) == root && gtk_root_get_focus (root) != within)
    gtk_widget_grab_focus (within);
}

void
tw_setup_sets_tell (TwSetupSets *self, const TwRules *rules, const char *problem)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      TwSetupRow *row = self->rows->pdata[i];
      const TwSetupPart *part = tw_setup_row_get_part (row);
      gboolean is_wrong = part->problem != NULL || tw_setup_part_is_named (part, problem);

      tw_setup_row_describe (row, rules != NULL ? tw_setup_part_n_in_play (part, rules) : 0);
      if (is_wrong)
        gtk_widget_add_css_class (GTK_WIDGET (row), "wrong");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (row), "wrong");
    }
}

void
tw_setup_sets_grab (TwSetupSets *self, const TwSetupPart *part)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (tw_setup_row_get_part (self->rows->pdata[i]) == part)
      gtk_widget_child_focus (self->rows->pdata[i], GTK_DIR_TAB_FORWARD);
}

void
tw_setup_sets_set_narrow (TwSetupSets *self, gboolean is_narrow)
{
  self->is_narrow = is_narrow;
  for (guint i = 0; i < self->rows->len; i++)
    tw_setup_row_set_narrow (self->rows->pdata[i], is_narrow);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setup_sets_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tilewright/Tilewright/ui/setup/setup-sets.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetupSets, sets);
  gtk_widget_class_bind_template_child (widget_class, TwSetupSets, expansions);
}

static void
tw_setup_sets_init (TwSetupSets *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}
