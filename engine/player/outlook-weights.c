/* What the facts about a position are worth: learned, see tests/bench/learn-outlook.py. */
#include "engine/player/outlook.h"

#define OF(sort, fact) [TW_OUTLOOK_##sort + TW_OUTLOOK_OF_##fact]

/* Points at the end of the game, from the last tile to the first. */
/* clang-format off */
const TwOutlookWeights tw_outlook_weights = { .rivals = 1, .weight = {
  [TW_OUTLOOK_HOME_1]          = {   3.44f,   4.19f,   3.43f,   2.90f },
  [TW_OUTLOOK_HOME_2]          = {   1.44f,   1.70f,   1.42f,   1.33f },
  [TW_OUTLOOK_HOME_3]          = {   0.42f,   0.39f,   0.64f,   0.71f },
  [TW_OUTLOOK_HOME_4]          = {   0.38f,   0.43f,   0.34f,   0.25f },
  [TW_OUTLOOK_HOME_MORE]       = {  -0.34f,  -0.33f,  -0.23f,  -0.17f },
  OF (ROADS, NOW)              = {   1.31f,   1.01f,   0.88f,   0.97f },
  OF (ROADS, GAIN)             = {   0.55f,   0.60f,   0.54f,   0.51f },
  OF (ROADS, GAIN_NEXT)        = {   0.00f,   0.00f,   0.00f,   0.00f },
  OF (ROADS, BOUND)            = {  -1.71f,  -2.06f,  -1.77f,  -1.44f },
  OF (ROADS, BACK)             = {   0.16f,   0.32f,   0.42f,   0.37f },
  OF (ROADS, BACK_NEXT)        = {   0.70f,   1.04f,   0.81f,   0.51f },
  OF (ROADS, STUCK)            = {  -0.57f,  -0.99f,  -0.92f,  -0.72f },
  OF (CITIES, NOW)             = {   0.83f,   0.56f,   0.79f,   0.94f },
  OF (CITIES, GAIN)            = {   0.55f,   0.60f,   0.54f,   0.51f },
  OF (CITIES, GAIN_NEXT)       = {  -0.25f,   0.28f,   0.26f,  -0.02f },
  OF (CITIES, BOUND)           = {  -1.03f,  -0.99f,  -0.65f,  -0.38f },
  OF (CITIES, BACK)            = {   0.17f,   0.29f,   0.20f,   0.12f },
  OF (CITIES, BACK_NEXT)       = {   1.56f,   1.68f,   0.98f,   0.28f },
  OF (CITIES, STUCK)           = {  -0.31f,  -0.26f,   0.03f,   0.10f },
  OF (PLACES, NOW)             = {   0.88f,   0.74f,   0.83f,   0.71f },
  OF (PLACES, GAIN)            = {   0.55f,   0.60f,   0.54f,   0.51f },
  OF (PLACES, GAIN_NEXT)       = {   0.00f,   0.00f,   0.00f,   0.00f },
  OF (PLACES, BOUND)           = {   0.02f,   0.20f,   0.03f,  -0.23f },
  OF (PLACES, BACK)            = {   1.45f,   1.58f,   1.27f,   0.95f },
  OF (PLACES, BACK_NEXT)       = {   0.54f,   0.24f,   0.33f,   0.64f },
  OF (PLACES, STUCK)           = {  -0.33f,  -0.51f,  -0.29f,  -0.16f },
  [TW_OUTLOOK_MISSING]         = {  -0.26f,  -0.19f,   0.12f,   0.16f },
  [TW_OUTLOOK_FIELDS]          = {   1.07f,   0.80f,   0.62f,   0.62f },
  [TW_OUTLOOK_FARMERS]         = {  -0.27f,  -1.07f,  -1.40f,  -1.56f },
  [TW_OUTLOOK_SOLE]            = {  -0.60f,  -1.35f,  -1.78f,  -1.95f },
  [TW_OUTLOOK_CITIES_AT]       = {   0.08f,  -0.23f,  -0.01f,   0.35f },
  [TW_OUTLOOK_CITIES_SOON]     = {   1.12f,   1.49f,   1.11f,   0.98f },
  [TW_OUTLOOK_BEHIND]          = {   0.17f,   0.28f,   0.26f,   0.38f },
  [TW_OUTLOOK_BEHIND_FIELDS]   = {   0.12f,   0.64f,   0.42f,   0.31f },
} };
/* clang-format on */
