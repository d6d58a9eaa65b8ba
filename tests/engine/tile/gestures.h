/* The designer's gestures in few words, and what to compare their results with. */
#pragma once

#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"
#include "tests/engine/tile/topology-text.h"

static inline TwEditNote
click (TwTopology *t, TwEdge edge, TwKind pen)
{
  return tw_tile_edit_click_edge (t, edge, pen);
}
