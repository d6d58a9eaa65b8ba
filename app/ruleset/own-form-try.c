/* What a form shows, played at once. */
#include "app/ruleset/own-form-private.h"

/* What is on tiles is tried with one of them; figures and tokens are there in any game. */
void
own_form_try_it (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwOwnForm *self = TW_OWN_FORM (widget);
  const TwTileSet *set = own_form_set (self);
  const TwTile *tile = NULL;

  if (self->thing.id == NULL)
    return;
  for (guint i = 0; i < set->n_tiles && tile == NULL; i++)
    if (tw_own_thing_is_on (set, self->thing.sort, self->thing.id, set->tiles[i]))
      tile = set->tiles[i];
  if (self->thing.sort == TW_OWN_SYMBOL || self->thing.sort == TW_OWN_LAND)
    gtk_widget_activate_action (widget, "win.try-tile", "s", tile != NULL ? tile->id : "");
  else
    gtk_widget_activate_action (widget, "win.play", NULL);
}
