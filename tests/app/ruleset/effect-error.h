/* What is wrong with an effect, as its form says it. */
#pragma once

#include "app/ruleset/effect-group.h"

/* The message that @group shows, "" for none. */
static inline const char *
error_of (TwEffectGroup *group)
{
  GObject *row =
      gtk_widget_get_template_child (GTK_WIDGET (group), TW_TYPE_EFFECT_GROUP, "error_row");

  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}
