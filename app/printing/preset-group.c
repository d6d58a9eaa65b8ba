/* Which preset. */
#include "app/printing/preset-group.h"

#include <glib/gi18n.h>

#include "app/widgets/choice-row.h"

struct _TwPresetGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *presets; /* TwPrintPreset */
  TwPrintPlan *plan;
  char *removed_title; /* (nullable): of what was removed last */
  TwPrintPlan *removed;
  gboolean is_showing;
  AdwComboRow *choice;
  GtkLabel *about;
  GtkEditable *keep;
  GtkWidget *keep_button;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (TwPresetGroup, tw_preset_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  CHOSEN,
  REMOVED,
  FAILED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* The first choice is none of them: what somebody has chosen bit by bit. */
static TwPrintPreset *
selected (TwPresetGroup *self)
{
  guint n = adw_combo_row_get_selected (self->choice);

  return n > 0 && n <= self->presets->len ? self->presets->pdata[n - 1] : NULL;
}

/* Whether what @preset is about is as it says. */
static gboolean
is_kept (const TwPrintPlan *plan, const TwPrintPreset *preset)
{
  g_autoptr (TwPrintPlan) same = tw_print_plan_copy (plan);
  g_autofree char *paper = g_strdup (plan->paper);

  tw_print_plan_take_preset (same, preset->plan);
  /* The paper of another country makes no other preset. */
  if (preset->plan->paper == NULL)
    {
      g_free (same->paper);
      same->paper = g_steal_pointer (&paper);
    }
  return tw_print_plan_equal (same, plan);
}

static void
tell (TwPresetGroup *self)
{
  const TwPrintPreset *preset = selected (self);
  const char *words =
      preset != NULL ? tw_texts_best (preset->descriptions, g_get_language_names ()) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->about), words != NULL);
  gtk_label_set_label (self->about, words != NULL ? words : "");
  gtk_widget_set_visible (self->remove, preset != NULL && preset->is_own);
}

static void
list (TwPresetGroup *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_clear_pointer (&self->presets, g_ptr_array_unref);
  self->presets = tw_print_preset_list ();
  gtk_string_list_append (titles, _ ("Custom"));
  for (guint i = 0; i < self->presets->len; i++)
    {
      const TwPrintPreset *preset = self->presets->pdata[i];

      gtk_string_list_append (titles, tw_texts_best (preset->titles, g_get_language_names ()));
    }
  self->is_showing = TRUE;
  adw_combo_row_set_model (self->choice, G_LIST_MODEL (titles));
  self->is_showing = FALSE;
}

void
tw_preset_group_show (TwPresetGroup *self, const TwPrintPlan *plan)
{
  TwPrintPlan *before = self->plan;
  guint n = 0;

  self->plan = tw_print_plan_copy (plan);
  tw_print_plan_free (before);
  for (guint i = 0; i < self->presets->len && n == 0; i++)
    {
      const TwPrintPreset *preset = self->presets->pdata[i];

      if (g_strcmp0 (preset->id, plan->preset) == 0 && is_kept (plan, preset))
        n = i + 1;
    }
  self->is_showing = TRUE;
  adw_combo_row_set_selected (self->choice, n);
  self->is_showing = FALSE;
  tell (self);
}

static void
selected_cb (TwPresetGroup *self)
{
  TwPrintPreset *preset = selected (self);

  if (self->is_showing)
    return;
  tell (self);
  if (preset != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, preset);
}

/* Keeps @plan under that name and chooses it. Returns: whether it could be kept */
static gboolean
keep (TwPresetGroup *self, const char *title, const TwPrintPlan *plan)
{
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  if (!tw_print_preset_save (title, plan, &id, &error))
    {
      g_signal_emit (self, signals[FAILED], 0, _ ("The preset is not kept"), error->message);
      return FALSE;
    }
  list (self);
  for (guint i = 0; i < self->presets->len; i++)
    if (g_strcmp0 (((TwPrintPreset *) self->presets->pdata[i])->id, id) == 0)
      adw_combo_row_set_selected (self->choice, i + 1);
  return TRUE;
}

/* Two of one name could not be told apart. */
static gboolean
is_shipped_name (TwPresetGroup *self, const char *title)
{
  g_autofree char *typed = g_utf8_casefold (title, -1);

  for (guint i = 0; i < self->presets->len; i++)
    {
      const TwPrintPreset *preset = self->presets->pdata[i];
      g_autofree char *name =
          g_utf8_casefold (tw_texts_best (preset->titles, g_get_language_names ()), -1);

      if (!preset->is_own && g_str_equal (name, typed))
        return TRUE;
    }
  return FALSE;
}

static void
typed_cb (TwPresetGroup *self)
{
  gtk_widget_set_sensitive (self->keep_button, *gtk_editable_get_text (self->keep) != '\0');
}

/* What is chosen now, under the name that was typed. */
static void
keep_cb (TwPresetGroup *self)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (self->keep)));

  if (is_shipped_name (self, title))
    {
      g_signal_emit (self, signals[FAILED], 0, _ ("The preset is not kept"),
                     _ ("One of the program’s own is called so. Choose another name."));
      return;
    }
  if (*title == '\0' || !keep (self, title, self->plan))
    return;
  gtk_editable_set_text (self->keep, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}

static void
remove_cb (TwPresetGroup *self)
{
  const TwPrintPreset *preset = selected (self);
  g_autoptr (TwPrintPlan) plan = tw_print_plan_copy (self->plan);
  g_autoptr (TwPrintPlan) removed = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  if (preset == NULL)
    return;
  title = g_strdup (tw_texts_best (preset->titles, g_get_language_names ()));
  removed = tw_print_plan_copy (preset->plan);
  if (!tw_print_preset_remove (preset->id, &error))
    {
      g_signal_emit (self, signals[FAILED], 0, _ ("The preset is not removed"), error->message);
      return;
    }
  g_free (self->removed_title);
  self->removed_title = g_steal_pointer (&title);
  tw_print_plan_free (self->removed);
  self->removed = g_steal_pointer (&removed);
  list (self);
  tw_preset_group_show (self, plan);
  /* The button that had it has gone. */
  gtk_widget_grab_focus (GTK_WIDGET (self->choice));
  g_signal_emit (self, signals[REMOVED], 0, self->removed_title);
}

void
tw_preset_group_put_back (TwPresetGroup *self)
{
  g_return_if_fail (TW_IS_PRESET_GROUP (self));
  if (self->removed != NULL && keep (self, self->removed_title, self->removed))
    g_clear_pointer (&self->removed, tw_print_plan_free);
}

static void
preset_group_finalize (GObject *object)
{
  TwPresetGroup *self = TW_PRESET_GROUP (object);

  g_clear_pointer (&self->presets, g_ptr_array_unref);
  tw_print_plan_free (self->plan);
  tw_print_plan_free (self->removed);
  g_free (self->removed_title);
  G_OBJECT_CLASS (tw_preset_group_parent_class)->finalize (object);
}

static void
tw_preset_group_class_init (TwPresetGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = preset_group_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/printing/preset-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwPresetGroup, choice);
  gtk_widget_class_bind_template_child (widget_class, TwPresetGroup, about);
  gtk_widget_class_bind_template_child (widget_class, TwPresetGroup, keep);
  gtk_widget_class_bind_template_child (widget_class, TwPresetGroup, keep_button);
  gtk_widget_class_bind_template_child (widget_class, TwPresetGroup, remove);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
tw_preset_group_init (TwPresetGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_row (self->choice);
  self->plan = tw_print_plan_new ();
  list (self);
}
