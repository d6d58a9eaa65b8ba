/* A part of the form that is about one of a set's own things: what it shows is read anew whenever the set
 * changes, and what is changed in it goes to the document at once. */
#pragma once

#include <adwaita.h>

#include "app/document/own-thing.h"

G_BEGIN_DECLS

#define TW_TYPE_THING_GROUP (tw_thing_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (TwThingGroup, tw_thing_group, TW, THING_GROUP, AdwPreferencesGroup)

/**
 * TwThingGroupClass:
 * @shows: whether it has anything to say of things of a sort
 * @fill: shows the thing as it is in the set
 */
struct _TwThingGroupClass
{
  AdwPreferencesGroupClass parent_class;

  gboolean (*shows) (TwOwnSort sort);
  void (*fill) (TwThingGroup *self);
};

/* Signal "refused" (const char *words): why something was not changed; %NULL when something was. */

/** tw_thing_group_show: shows the thing @id, %NULL for none, of the set of @document; the group is seen if it
 * has anything to say of it. */
void tw_thing_group_show (TwThingGroup *self, TwDocument *document, TwOwnSort sort, const char *id);

/** tw_thing_group_get_document: Returns: (transfer none) (nullable): the document */
TwDocument *tw_thing_group_get_document (TwThingGroup *self);

/** tw_thing_group_get_set: Returns: (transfer none): its set */
TwTileSet *tw_thing_group_get_set (TwThingGroup *self);

/** tw_thing_group_get_sort: Returns: the sort of the thing */
TwOwnSort tw_thing_group_get_sort (TwThingGroup *self);

/** tw_thing_group_get_id: Returns: (transfer none) (nullable): its id */
const char *tw_thing_group_get_id (TwThingGroup *self);

/** tw_thing_group_is_idle: Returns: whether what changes in a control is somebody's doing: there is a thing, and
 *   it is not being filled in */
gboolean tw_thing_group_is_idle (TwThingGroup *self);

/** tw_thing_group_tell: tells whether a change was made, and why not; @error may be %NULL. */
void tw_thing_group_tell (TwThingGroup *self, gboolean is_done, const GError *error);

/** tw_thing_group_set: has a declared thing say @text in @attribute, %NULL for nothing, and tells. */
void tw_thing_group_set (TwThingGroup *self, const char *attribute, const char *text);

/** tw_thing_group_set_number: the same for a number; @omitted is not said. */
void tw_thing_group_set_number (TwThingGroup *self, const char *attribute, int number, int omitted);

/** tw_thing_group_fill_amount: shows in @spin, which stands in @row, what a file says for a number: @preset for
 * nothing. What is no number is told below the title of @row and stays. */
void tw_thing_group_fill_amount (GtkWidget *row, GtkSpinButton *spin, const char *text, int preset);

G_END_DECLS
