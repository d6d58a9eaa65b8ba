/* Words of the scripted table for Tabletop Simulator beside ours. */
#include "app/export/tts-words.h"

static const TwTtsWord words[] = {
  { .symbol = "coat-of-arms", .word = "Pennant" },
  { .symbol = "inn", .word = "Inn" },
  { .symbol = "cathedral", .word = "Cathedral" },
  { .symbol = "princess", .word = "Princess" },
  { .symbol = "wine", .word = "Wine" },
  { .symbol = "grain", .word = "Wheat" },
  { .symbol = "cloth", .word = "Cloth" },
  { .symbol = "gold", .word = "Gold" },
  { .symbol = "mage", .word = "Mage" },
  { .symbol = "robber", .word = "Robbers" },
  { .symbol = "festival", .word = "Festival" },
  { .symbol = "volcano", .word = "Volcano" },
  { .symbol = "dragon", .word = "Dragon" },
  { .symbol = "portal", .word = "Magic Portal" },
  { .symbol = "tower", .word = "Tower Foundation", .has_spot = TRUE },
  { .symbol = "flying-machine", .word = "Flier", .has_spot = TRUE, .has_direction = TRUE },
  { .symbol = "crop-club", .word = "Crop-Club" },
  { .symbol = "crop-fork", .word = "Crop-Fork" },
  { .symbol = "crop-shield", .word = "Crop-Shield" },
  /* A river is known by its sides. */
  { .symbol = "source" },
  { .symbol = "lake-end" },
  { .symbol = "bushes" },
};

const TwTtsWord *
tw_tts_word_find (const char *symbol)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].symbol, symbol))
      return &words[i];
  return NULL;
}
