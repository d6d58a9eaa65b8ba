/* A pattern becomes a rule of the set. */
#include "app/ruleset/pattern-adding.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/document/rule-patterns.h"
#include "app/widgets/announce.h"

/* It takes what the set has already where that fits; what does not fit is seen by what comes. */
int
tw_pattern_adding_do (GtkWidget *widget, TwDocument *document, const char *id, GError **error)
{
  g_autoptr (TwTileSet) before = tw_tile_set_ref (tw_document_get_set (document));
  int index = tw_rule_pattern_add (document, id, error);
  g_autofree char *things = NULL, *words = NULL;

  if (index < 0)
    return index;
  things = tw_own_things_come (before, tw_document_get_set (document));
  if (things == NULL)
    return index;
  /* Translators: %s are symbols, figures and the like: "Hostel, Wanderer (nobody’s)". */
  words = g_strdup_printf (_ ("Came with the rule: %s"), things);
  tw_announce_undo (widget, document, words);
  return index;
}
