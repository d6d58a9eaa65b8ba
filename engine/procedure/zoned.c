/* Where zones are, and who is in them. */
#include "engine/procedure/zoned.h"

#include <string.h>

int
tw_zone_find (const TwProcedures *all, const char *name)
{
  for (guint i = 0; i < all->zones->len; i++)
    if (strcmp (tw_zone_nth (all, i)->procedure->id, name) == 0)
      return (int) i;
  return -1;
}

guint
tw_zone_slot (const TwPlay *play, guint zone)
{
  const TwZoneCode *code = tw_zone_nth (tw_procedures_of (play), zone);
  const TwSlot *slots = play->board.slots;

  for (guint slot = 0; code->kind != TW_NO_KIND && slot < play->board.head->n_slots; slot++)
    if (slots[slot].kind == code->kind && !slots[slot].is_face_down)
      return slot;
  return TW_NO_SLOT;
}

TwKindSet
tw_zone_serves (const TwPlay *play, guint zone)
{
  return tw_zone_nth (tw_procedures_of (play), zone)->serves;
}

TwThing
tw_zone_thing (const TwPlay *play, guint zone)
{
  TwThing thing = TW_NOTHING;

  thing.zone = (guint16) (zone + 1);
  thing.slot = (guint16) tw_zone_slot (play, zone);
  return thing;
}
