/* A pattern becomes a rule of the set. */
#include "app/ruleset/pattern-adding.h"

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/document/rule-patterns.h"
#include "app/widgets/announce.h"

/* Adds a sentence to @words. */
static void
say (GString *words, char *sentence)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* A figure of the players’ that has become nobody’s. */
static void
say_changed (GString *words, const TwTileSet *before, const TwTileSet *after)
{
  for (guint i = 0; i < tw_own_sort_n (before, TW_OWN_FIGURE); i++)
    {
      const char *id = tw_own_sort_nth (before, TW_OWN_FIGURE, i);
      const TwFigureType *then = tw_vocabulary_find_figure (before->own, id),
                         *now = tw_vocabulary_find_figure (after->own, id);

      if (now != NULL && now->neutral && !then->neutral)
        say (words, g_strdup_printf (_ ("“%s” belongs to nobody from now on."),
                                     tw_own_thing_name (after, TW_OWN_FIGURE, id)));
    }
}

/* It takes what the set has already where that fits. What does not fit is seen by what comes; of
 * several things somebody has to say which is meant. */
int
tw_pattern_adding_do (GtkWidget *widget, TwDocument *document, const char *id, GError **error)
{
  g_autoptr (TwTileSet) before = tw_tile_set_ref (tw_document_get_set (document));
  g_autofree char *several = tw_rule_pattern_several (before, id);
  int index = tw_rule_pattern_add (document, id, error);
  g_autofree char *things = NULL;
  g_autoptr (GString) words = g_string_new (NULL);

  if (index < 0)
    return index;
  /* What somebody loses comes first: there is room for one line. */
  say_changed (words, before, tw_document_get_set (document));
  things = tw_own_things_come (before, tw_document_get_set (document));
  if (things != NULL)
    /* Translators: %s are symbols, figures and the like: "Hostel, Wanderer (nobody’s)". */
    say (words, g_strdup_printf (_ ("Came with the rule: %s."), things));
  if (several != NULL)
    /* Translators: %s are symbols, figures and the like of a set, with quotation marks. */
    say (words,
         g_strdup_printf (
             _ ("Several things fit; the rule takes %s. Another one can be chosen in its parts."),
             several));
  if (words->len > 0)
    tw_announce_undo (widget, document, words->str);
  return index;
}
