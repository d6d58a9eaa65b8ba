/* Which tiles are printed. */
#include "app/printing/which-group.h"

#include <glib/gi18n.h>

#include "app/document/versions.h"
#include "app/widgets/choice-row.h"
#include "engine/format/tile-set-file.h"

struct _TwWhichGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *versions; /* TwVersion */
  TwTileSet *before;
  gboolean is_showing;
  GtkEditable *chosen;
  AdwComboRow *since;
};

G_DEFINE_FINAL_TYPE (TwWhichGroup, tw_which_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

void
tw_which_group_set_file (TwWhichGroup *self, GFile *file)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *folder = path != NULL ? tw_versions_folder (path) : NULL;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->versions, g_ptr_array_unref);
  self->versions = folder != NULL
                       ? tw_versions_list (folder)
                       : g_ptr_array_new_with_free_func ((GDestroyNotify) tw_version_free);
  gtk_string_list_append (names, _ ("Nothing: all are new"));
  for (guint i = 0; i < self->versions->len; i++)
    {
      const TwVersion *version = self->versions->pdata[i];
      /* Translators: day and time of a version, see g_date_time_format(). */
      g_autofree char *words = g_date_time_format (version->time, _ ("%x, %H:%M"));

      gtk_string_list_append (names, words);
    }
  self->is_showing = TRUE;
  adw_combo_row_set_model (self->since, G_LIST_MODEL (names));
  self->is_showing = FALSE;
}

void
tw_which_group_show (TwWhichGroup *self, const TwPrintPlan *plan)
{
  self->is_showing = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (self->chosen), plan->chosen) != 0)
    gtk_editable_set_text (self->chosen, plan->chosen != NULL ? plan->chosen : "");
  self->is_showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->chosen), plan->choice == TW_PRINT_CHOSEN);
  gtk_widget_set_visible (GTK_WIDGET (self->since), plan->choice == TW_PRINT_CHANGED);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          plan->choice == TW_PRINT_CHOSEN || plan->choice == TW_PRINT_CHANGED);
}

const char *
tw_which_group_get_chosen (TwWhichGroup *self)
{
  return gtk_editable_get_text (self->chosen);
}

TwTileSet *
tw_which_group_get_before (TwWhichGroup *self)
{
  return self->before;
}

static void
typed_cb (TwWhichGroup *self)
{
  if (!self->is_showing)
    g_signal_emit (self, changed_signal, 0);
}

static void
since_cb (TwWhichGroup *self)
{
  guint n = adw_combo_row_get_selected (self->since);
  const TwVersion *version =
      n > 0 && n <= self->versions->len ? self->versions->pdata[n - 1] : NULL;

  if (self->is_showing)
    return;
  g_clear_pointer (&self->before, tw_tile_set_unref);
  if (version != NULL)
    self->before = tw_tile_set_file_load (version->path, NULL);
  g_signal_emit (self, changed_signal, 0);
}

static void
which_group_finalize (GObject *object)
{
  TwWhichGroup *self = TW_WHICH_GROUP (object);

  g_clear_pointer (&self->versions, g_ptr_array_unref);
  tw_tile_set_unref (self->before);
  G_OBJECT_CLASS (tw_which_group_parent_class)->finalize (object);
}

static void
tw_which_group_class_init (TwWhichGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = which_group_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/printing/which-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwWhichGroup, chosen);
  gtk_widget_class_bind_template_child (widget_class, TwWhichGroup, since);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, since_cb);
}

static void
tw_which_group_init (TwWhichGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tw_choice_row (self->since);
}
