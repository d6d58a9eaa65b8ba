/* Random gestures, for tests of what holds whatever a designer does. */
#pragma once

#include "engine/tile/field-place.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-edit.h"

static inline TwEditNote
random_edit (GRand *rand, TwTopology *t)
{
  static const TwKind pens[] = { TW_KIND_FIELD, TW_KIND_ROAD, TW_KIND_ROAD,
                                 TW_KIND_CITY,  TW_KIND_CITY, TW_KIND_RIVER,
                                 TW_KIND_PATH,  TW_KIND_MIST, TW_KIND_ENCLAVE };
  static const char *const symbols[] = { "inn",   "coat-of-arms", "cathedral",      "gold",
                                         "ghost", "wine",         "flying-machine", "own" };
  TwKind pen = pens[g_rand_int_range (rand, 0, G_N_ELEMENTS (pens))];
  TwEdge edge = (TwEdge) g_rand_int_range (rand, 0, 4);
  guint a = (guint) g_rand_int_range (rand, 0, t->n_segments + 1);
  guint b = (guint) g_rand_int_range (rand, 0, t->n_segments + 1);
  TwRimPlace corner = (TwRimPlace) (4 * g_rand_int_range (rand, 0, 4) + 3);
  TwFieldOverride override = { 0 };

  switch (g_rand_int_range (rand, 0, 20))
    {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return tw_tile_edit_click_edge (t, edge, pen);
    case 5:
    case 6:
      return tw_tile_edit_drag_edges (t, edge, (TwEdgeSet) g_rand_int_range (rand, 0, 16), pen);
    case 7:
    case 8:
      return tw_tile_edit_end_road (t, a, edge,
                                    (TwJunctionKind) g_rand_int_range (rand, 0, TW_N_JUNCTIONS),
                                    g_rand_int_range (rand, -1, t->n_segments + 1));
    case 9:
      return tw_tile_edit_join (t, a, b);
    case 10:
      return tw_tile_edit_part (t, a);
    case 11:
      return tw_tile_edit_toggle_joined (t, corner);
    case 12:
      return tw_tile_edit_set_contact (t, a, b, g_rand_boolean (rand));
    case 13:
      return tw_tile_edit_set_corner (t, a, corner, g_rand_boolean (rand));
    case 14:
      return tw_tile_edit_clear_bridge (t, a, b);
    case 15:
      return tw_tile_edit_cross_roads (t, a, b);
    case 16:
      return tw_tile_edit_toggle_place (t, (TwKind) g_rand_int_range (rand, TW_KIND_MONASTERY,
                                                                      TW_KIND_CEMETERY + 1));
    case 17:
      override.kind = (guint8) g_rand_int_range (rand, 0, 3);
      override.field = TW_RIM_BIT (g_rand_int_range (rand, 0, TW_N_RIM_PLACES));
      override.other = TW_RIM_BIT (g_rand_int_range (rand, 0, TW_N_RIM_PLACES));
      override.city = (gint8) (g_rand_int_range (rand, -1, t->n_segments + 1));
      return tw_tile_edit_set_override (t, &override, g_rand_int_range (rand, 0, 3) > 0);
    case 18:
      /* One in a field, by the name that it has there. */
      if (g_rand_boolean (rand))
        {
          TwFields fields;

          tw_fields_derive (t, TW_FIELDS_DEFAULT, &fields);
          return fields.n_fields > 0
                     ? tw_tile_edit_set_symbol (
                         t, "well",
                         tw_fields_place (&fields, (guint) g_rand_int_range (rand, 0, fields.n_fields)),
                         (guint) g_rand_int_range (rand, 0, 4), TW_DIRECTION_NONE)
                     : TW_EDIT_NOTHING;
        }
      /* fall through */
    case 19:
    default:
      return tw_tile_edit_set_symbol (
          t, symbols[g_rand_int_range (rand, 0, G_N_ELEMENTS (symbols))],
          g_rand_int_range (rand, -1, t->n_segments + 1), (guint) g_rand_int_range (rand, 0, 4),
          (TwDirection) g_rand_int_range (rand, 0, TW_DIRECTION_NONE + 1));
    }
}
