/* What random games are mixed from. */
#pragma once

/* All expansions that are played against each other, with what each is called in `use`. */
static const char *const mix_parts[] = {
  "base",
  "winter",
  "river",
  "abbot",
  "inns-and-cathedrals",
  "traders-and-builders",
  "ferries",
  "gold-mines",
  "mage-and-witch",
  "flying-machines",
  "messages",
  "robbers",
  "crop-circles",
  "count",
  "festival",
  "watchtowers",
  "king-and-robber",
  "ghosts-castles-cemeteries",
};

#define N_MIX_PARTS (sizeof mix_parts / sizeof mix_parts[0])
