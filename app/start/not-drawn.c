/* What is said of a thing that was being read or drawn when the program died. */
#include "app/start/not-drawn.h"

#include <glib/gi18n.h>

const char *
tw_not_drawn_words (void)
{
  return _ ("Not drawn: the program ended unexpectedly while drawing it");
}
