/* The patterns with which a rule can begin, each with what it says. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_pattern_list_add: puts the list into @popover, where its menu has the custom child @place. Who chooses from it
 *   closes the popover and activates “rules.add-pattern”; what the patterns say is found out when the list is seen. */
void tw_pattern_list_add (GtkPopoverMenu *popover, const char *place);

G_END_DECLS
