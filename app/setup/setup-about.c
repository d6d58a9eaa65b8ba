/* What the chosen ruleset is, above all that can be chosen. */
#include "app/setup/setup-about.h"

#include "app/setup/setup-rulesets.h"
#include "app/setup/setup-usual.h"

/* @set, @ruleset: ids of what is shown; "" for the rules of the set itself */
struct _TwSetupAbout
{
  AdwPreferencesGroup parent_instance;

  char *set;
  char *ruleset;
  gboolean is_filling;

  GtkToggleButton *usual;
  GtkWidget *rename;
  GtkWidget *delete;
};

static guint usual_changed_signal;

G_DEFINE_FINAL_TYPE (TwSetupAbout, tw_setup_about, ADW_TYPE_PREFERENCES_GROUP)

static void
usual_toggled_cb (TwSetupAbout *self)
{
  gboolean is_usual = gtk_toggle_button_get_active (self->usual);

  gtk_button_set_icon_name (GTK_BUTTON (self->usual),
                            is_usual ? "starred-symbolic" : "non-starred-symbolic");
  if (self->is_filling || self->set == NULL)
    return;
  tw_setup_usual_set (self->set, is_usual ? self->ruleset : NULL);
  g_signal_emit (self, usual_changed_signal, 0);
}

/* A title and a description are plain text; the group takes them for markup. */
void
tw_setup_about_show (TwSetupAbout *self, const char *set, const TwRuleset *ruleset)
{
  g_autofree char *words = tw_setup_rulesets_description (ruleset);
  g_autofree char *title = g_markup_escape_text (tw_setup_rulesets_title (ruleset), -1);
  g_autofree char *description = g_markup_escape_text (words, -1);
  g_autofree char *usual = tw_setup_usual_dup (set);

  g_free (self->set);
  self->set = g_strdup (set);
  g_free (self->ruleset);
  self->ruleset = g_strdup (ruleset != NULL ? ruleset->id : "");
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), description);
  self->is_filling = TRUE;
  gtk_toggle_button_set_active (self->usual, g_strcmp0 (usual, self->ruleset) == 0);
  self->is_filling = FALSE;
}

void
tw_setup_about_set_own (TwSetupAbout *self, gboolean is_own)
{
  gtk_widget_set_visible (self->rename, is_own);
  gtk_widget_set_visible (self->delete, is_own);
}

void
tw_setup_about_toggle_usual (TwSetupAbout *self)
{
  gtk_toggle_button_set_active (self->usual, !gtk_toggle_button_get_active (self->usual));
}

static void
setup_about_finalize (GObject *object)
{
  g_free (TW_SETUP_ABOUT (object)->set);
  g_free (TW_SETUP_ABOUT (object)->ruleset);
  G_OBJECT_CLASS (tw_setup_about_parent_class)->finalize (object);
}

static void
tw_setup_about_class_init (TwSetupAboutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = setup_about_finalize;
  usual_changed_signal = g_signal_new ("usual-changed", G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/setup/setup-about.ui");
  gtk_widget_class_bind_template_child (widget_class, TwSetupAbout, usual);
  gtk_widget_class_bind_template_child (widget_class, TwSetupAbout, rename);
  gtk_widget_class_bind_template_child (widget_class, TwSetupAbout, delete);
  gtk_widget_class_bind_template_callback (widget_class, usual_toggled_cb);
}

static void
tw_setup_about_init (TwSetupAbout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
