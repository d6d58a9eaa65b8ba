/* The part of the form about where a figure stands. */
#include "app/ruleset/standing-group.h"

#include <glib/gi18n.h>

#include "app/document/own-figure.h"
#include "app/ruleset/kind-row.h"

struct _TwStandingGroup
{
  TwThingGroup parent_instance;

  GtkSwitch *rules_switch;
  TwKindRow *roles_row;
  GtkWidget *weight_row;
  GtkSpinButton *weight_spin;
  GtkWidget *free_row;
  GtkSwitch *free_switch;
  GtkWidget *late_row;
  GtkSwitch *late_switch;
};

G_DEFINE_FINAL_TYPE (TwStandingGroup, tw_standing_group, TW_TYPE_THING_GROUP)

static void
rules_changed_cb (TwStandingGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);
  g_autofree char *id = g_strdup (tw_thing_group_get_id (group));
  g_autoptr (GError) error = NULL;

  if (tw_thing_group_is_idle (group))
    tw_thing_group_tell (group,
                         tw_own_figure_set_by_hand (tw_thing_group_get_document (group), id,
                                                    !gtk_switch_get_active (self->rules_switch),
                                                    &error),
                         error);
}

static void
role_toggled_cb (TwStandingGroup *self, guint kind, gboolean is_on)
{
  TwThingGroup *group = TW_THING_GROUP (self);
  g_autofree char *id = g_strdup (tw_thing_group_get_id (group));
  g_autoptr (GError) error = NULL;

  if (tw_thing_group_is_idle (group))
    tw_thing_group_tell (group,
                         tw_own_figure_set_role (tw_thing_group_get_document (group), id,
                                                 (TwKind) kind, is_on, &error),
                         error);
}

static void
weight_changed_cb (TwStandingGroup *self)
{
  tw_thing_group_set_number (TW_THING_GROUP (self), "weight",
                             gtk_spin_button_get_value_as_int (self->weight_spin), G_MININT);
}

static void
free_changed_cb (TwStandingGroup *self)
{
  tw_thing_group_set (TW_THING_GROUP (self), "needs-free",
                      gtk_switch_get_active (self->free_switch) ? "true" : NULL);
}

static void
late_changed_cb (TwStandingGroup *self)
{
  tw_thing_group_set (TW_THING_GROUP (self), "late",
                      gtk_switch_get_active (self->late_switch) ? "true" : NULL);
}

static void
standing_group_fill (TwThingGroup *group)
{
  TwStandingGroup *self = TW_STANDING_GROUP (group);
  const TwTileSet *set = tw_thing_group_get_set (group);
  const TwFigureType *figure = tw_vocabulary_find_figure (set->own, tw_thing_group_get_id (group));
  gboolean is_owned = !figure->by_hand && !figure->neutral;
  TwKindSet kinds = 0;

  for (guint i = 0; i < figure->n_roles; i++)
    kinds |= TW_KIND_BIT (figure->roles[i].kind);
  gtk_switch_set_active (self->rules_switch, !figure->by_hand);
  /* Nobody places what belongs to nobody. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->roles_row),
                                 figure->neutral ? _ ("Rules May Move It Onto")
                                                 : _ ("May Stand On"));
  g_object_set (self->roles_row, "none",
                figure->neutral ? _ ("No land: it stands on tiles or beside figures")
                                : _ ("Nothing: only rules of the set bring it onto the table"),
                NULL);
  tw_kind_row_fill (self->roles_row, set, kinds, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->roles_row), !figure->by_hand);
  /* The name of a parameter is left to the file. */
  tw_thing_group_fill_amount (self->weight_row, self->weight_spin, figure->weight, 0);
  gtk_switch_set_active (self->free_switch, figure->needs_free);
  gtk_switch_set_active (self->late_switch, figure->late);
  gtk_widget_set_visible (self->weight_row, is_owned);
  gtk_widget_set_visible (self->free_row, is_owned);
  gtk_widget_set_visible (self->late_row, is_owned);
  /* A rule of its own stands behind it there. */
  gtk_widget_set_sensitive (self->late_row, figure->rule == NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->late_row),
                               figure->rule == NULL ? "" : _ ("A rule of its own says so"));
}

static gboolean
standing_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_FIGURE;
}

static void
tw_standing_group_class_init (TwStandingGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TW_THING_GROUP_CLASS (klass)->shows = standing_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = standing_group_fill;
  g_type_ensure (TW_TYPE_KIND_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/standing-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, rules_switch);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, roles_row);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, weight_row);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, weight_spin);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, free_row);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, free_switch);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, late_row);
  gtk_widget_class_bind_template_child (widget_class, TwStandingGroup, late_switch);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, role_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, weight_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, free_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, late_changed_cb);
}

static void
tw_standing_group_init (TwStandingGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
