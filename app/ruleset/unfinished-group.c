/* What unfinished land brings: nothing, as long as no effect says so. */
#include "app/ruleset/unfinished-group.h"

#include <glib/gi18n.h>

#include "engine/own/own-rules-effect.h"
#include "engine/set/land-worth.h"

struct _TwUnfinishedGroup
{
  TwThingGroup parent_instance;
};

G_DEFINE_FINAL_TYPE (TwUnfinishedGroup, tw_unfinished_group, TW_TYPE_THING_GROUP)

static guint added_signal;

static const TwLandType *
land_of (TwUnfinishedGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);

  return tw_vocabulary_find_land (tw_thing_group_get_set (group)->own,
                                  tw_thing_group_get_id (group));
}

/* At the end it brings what it brings when complete, until somebody changes that; the words of that
 * rule are not taken along, for they would tell another thing. */
static void
count_cb (TwUnfinishedGroup *self)
{
  TwThingGroup *group = TW_THING_GROUP (self);
  TwTileSet *set = tw_thing_group_get_set (group);
  const TwKind kind = land_of (self)->kind;
  const TwEffect *complete = tw_land_worth_find_complete (set->own, kind);
  TwEffect effect =
      complete != NULL ? *complete : (TwEffect){ .stage = TW_STAGE_RATE, .points = (char *) "1" };
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  g_autoptr (GError) error = NULL;
  gboolean is_done;

  effect.features = TW_KIND_BIT (kind);
  effect.events = TW_EVENT_END;
  effect.rules = NULL;
  tw_own_rules_put_effect (edit, -1, &effect);
  is_done = tw_own_rules_try (tw_thing_group_get_document (group), edit, C_ ("undo", "Add Effect"),
                              NULL, &error);
  tw_thing_group_tell (group, is_done, error);
  if (is_done)
    g_signal_emit (self, added_signal, 0);
}

static void
unfinished_group_fill (TwThingGroup *group)
{
  const TwLandType *land = land_of (TW_UNFINISHED_GROUP (group));

  gtk_widget_set_visible (
      GTK_WIDGET (group),
      land != NULL
          && tw_land_worth_is_only_complete (tw_thing_group_get_set (group)->own, land->kind));
}

static gboolean
unfinished_group_shows (TwOwnSort sort)
{
  return sort == TW_OWN_LAND;
}

static void
tw_unfinished_group_class_init (TwUnfinishedGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TW_THING_GROUP_CLASS (klass)->shows = unfinished_group_shows;
  TW_THING_GROUP_CLASS (klass)->fill = unfinished_group_fill;
  added_signal = g_signal_new ("added", TW_TYPE_UNFINISHED_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/tilewright/Tilewright/ui/ruleset/unfinished-group.ui");
  gtk_widget_class_bind_template_callback (widget_class, count_cb);
}

static void
tw_unfinished_group_init (TwUnfinishedGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
