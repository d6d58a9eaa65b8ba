/* The part of the form about a counter. */
#include "app/ruleset/counter-group.h"

#include <glib/gi18n.h>

#include "app/document/own-declared.h"

/* What a counter goes up to once it is to have an end. */
#define PRESET_MOST 9
/* How many piles there are then, and tiles in each. */
#define PRESET_PILES 3
#define PRESET_PILE  20
/* How far a counter can go. */
#define MOST 9999

struct _TwCounterGroup
{
  TwThingGroup parent_instance;

  GtkWidget *shown_row;
  GtkSwitch *shown_switch;
  GtkSwitch *each_switch;
  GtkWidget *start_row;
  GtkSpinButton *start_spin;
  GtkWidget *least_row;
  GtkSpinButton *least_spin;
  GtkSwitch *bound_switch;
  GtkWidget *most_row;
  GtkSpinButton *most_spin;
  GtkWidget *piles_row;
  GtkSwitch *piles_switch;
  GtkWidget *pile_row;
  GtkSpinButton *pile_spin;
};

G_DEFINE_FINAL_TYPE (TwCounterGroup, tw_counter_group, TW_TYPE_THING_GROUP)

static void
shown_changed_cb (TwCounterGroup *self)
{
  tw_thing_group_set (TW_THING_GROUP (self), "hidden",
                      gtk_switch_get_active (self->shown_switch) ? NULL : "true");
}

static void
each_changed_cb (TwCounterGroup *self)
{
  tw_thing_group_set (TW_THING_GROUP (self), "each",
                      gtk_switch_get_active (self->each_switch) ? "true" : NULL);
}

static const char *
text_of (TwCounterGroup *self, const char *attribute)
{
  TwThingGroup *group = TW_THING_GROUP (self);

  return tw_own_declared_text (tw_thing_group_get_set (group), TW_OWN_COUNTER,
                               tw_thing_group_get_id (group), attribute);
}

/* Where nothing is said it begins as near to 0 as its bounds let it: what was 0 all along needs no
 * words. */
static void
start_changed_cb (TwCounterGroup *self)
{
  tw_thing_group_set_number (TW_THING_GROUP (self), "start",
                             gtk_spin_button_get_value_as_int (self->start_spin), G_MININT);
}

static void
least_changed_cb (TwCounterGroup *self)
{
  tw_thing_group_set_number (TW_THING_GROUP (self), "least",
                             gtk_spin_button_get_value_as_int (self->least_spin), 0);
}

static void
most_changed_cb (TwCounterGroup *self)
{
  tw_thing_group_set_number (TW_THING_GROUP (self), "most",
                             gtk_spin_button_get_value_as_int (self->most_spin), G_MININT);
}

static void
bound_changed_cb (TwCounterGroup *self)
{
  int start = gtk_spin_button_get_value_as_int (self->start_spin);

  if (gtk_switch_get_active (self->bound_switch))
    tw_thing_group_set_number (TW_THING_GROUP (self), "most", MAX (PRESET_MOST, start), G_MININT);
  else
    tw_thing_group_set (TW_THING_GROUP (self), "most", NULL);
}

static void
pile_changed_cb (TwCounterGroup *self)
{
  tw_thing_group_set_number (TW_THING_GROUP (self), "pile",
                             gtk_spin_button_get_value_as_int (self->pile_spin), G_MININT);
}

/* So many piles as it can count. */
static void
piles_changed_cb (TwCounterGroup *self)
{
  gboolean is_on = gtk_switch_get_active (self->piles_switch);

  if (is_on && text_of (self, "most") == NULL)
    tw_thing_group_set_number (TW_THING_GROUP (self), "most", PRESET_PILES, G_MININT);
  if (is_on)
    tw_thing_group_set_number (TW_THING_GROUP (self), "pile", PRESET_PILE, G_MININT);
  else
    tw_thing_group_set (TW_THING_GROUP (self), "pile", NULL);
}

static void
counter_group_fill (TwThingGroup *group)
{
  TwCounterGroup *self = TW_COUNTER_GROUP (group);
  const char *least = text_of (self, "least"), *most = text_of (self, "most"),
             *pile = text_of (self, "pile");
  gboolean has_name = tw_own_thing_texts (tw_thing_group_get_set (group), TW_OWN_COUNTER,
                                          tw_thing_group_get_id (group))
                      != NULL;
  int lowest = 0, number = MOST;

  if (least != NULL)
    tw_amount_is_number (least, &lowest);
  if (most != NULL)
    tw_amount_is_number (most, &number);
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self),
      has_name ? NULL : _ ("Without a name nobody sees it: it is kept for the rules alone."));
  gtk_widget_set_visible (self->shown_row, has_name);
  gtk_switch_set_active (self->shown_switch, g_strcmp0 (text_of (self, "hidden"), "true") != 0);
  gtk_switch_set_active (self->each_switch, g_strcmp0 (text_of (self, "each"), "true") == 0);
  tw_thing_group_fill_amount (self->start_row, self->start_spin, text_of (self, "start"),
                              CLAMP (0, lowest, MAX (lowest, number)));
  tw_thing_group_fill_amount (self->least_row, self->least_spin, least, 0);
  gtk_switch_set_active (self->bound_switch, most != NULL);
  gtk_widget_set_visible (self->most_row, most != NULL);
  tw_thing_group_fill_amount (self->most_row, self->most_spin, most, PRESET_MOST);
  /* All draw from one pile. */
  gtk_widget_set_visible (self->piles_row,
                          pile != NULL || !gtk_switch_get_active (self->each_switch));
  gtk_switch_set_active (self->piles_switch, pile != NULL);
  gtk_widget_set_visible (self->pile_row, pile != NULL);
  tw_thing_group_fill_amount (self->pile_row, self->pile_spin, pile, PRESET_PILE);
}

static gboolean
counter_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_COUNTER;
}

static void
tw_counter_group_class_init (TwCounterGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TW_THING_GROUP_CLASS (klass)->shows = counter_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = counter_group_fill;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/counter-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, shown_row);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, shown_switch);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, each_switch);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, start_row);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, start_spin);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, least_row);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, least_spin);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, bound_switch);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, most_row);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, most_spin);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, piles_row);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, piles_switch);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, pile_row);
  gtk_widget_class_bind_template_child (widget_class, TwCounterGroup, pile_spin);
  gtk_widget_class_bind_template_callback (widget_class, piles_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pile_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, each_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, least_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bound_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, most_changed_cb);
}

static void
tw_counter_group_init (TwCounterGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
