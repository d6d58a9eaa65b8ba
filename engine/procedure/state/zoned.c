/* Where zones are, and who is in them. */
#include "engine/procedure/state/zoned.h"

#include <string.h>

#include "engine/game/explain.h"
#include "engine/game/pieces.h"

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

void
tw_zone_put (TwPlay *play, TwFigure *figure, guint zone)
{
  gboolean is_neutral = play->rules->figure_types[figure->type].neutral >= 0;

  if (!is_neutral && tw_zone_slot (play, zone) == TW_NO_SLOT)
    return;
  if (is_neutral)
    tw_play_move_neutral (play, figure->type, TW_NO_NODE);
  else if (figure->place != TW_FIGURE_SUPPLY)
    tw_play_take_figure (play, figure);
  figure->place = TW_FIGURE_ZONE;
  figure->detail = (guint8) zone;
}

const char *
tw_zone_title (const TwPlay *play, guint zone)
{
  const TwZoneCode *code = tw_zone_nth (tw_procedures_of (play), zone);
  const char *const *languages = g_get_language_names ();
  const char *title = tw_texts_best (code->title, languages);
  g_autofree char *symbol = NULL;

  if (title != NULL)
    return title;
  symbol = tw_explain_one_symbol (play->rules->vocabulary,
                                  tw_statement_text (code->procedure->root, "at"), languages);
  return g_intern_string (symbol);
}
