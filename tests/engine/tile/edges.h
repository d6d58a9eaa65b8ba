/* Sets of edges by their letters: N | E. */
#pragma once

#include "engine/tile/rim.h"

#define N (1u << TW_EDGE_N)
#define E (1u << TW_EDGE_E)
#define S (1u << TW_EDGE_S)
#define W (1u << TW_EDGE_W)
