/* What is read of questions, compiled. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/procedure/compile/compiler-private.h"
#include "engine/procedure/state/zoned.h"

/* Whether there are such figures in some part, and such a zone. */
static gboolean
check_said (TwCompiler *c, const TwStatement *statement)
{
  const char *of = tw_statement_text (statement, "of"),
             *zone = tw_statement_text (statement, "zone");
  g_auto (GStrv) ids = g_strsplit (of != NULL ? of : "", " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    if (tw_vocabulary_find_figure (c->rules->vocabulary, ids[i]) == NULL)
      return tw_compiler_fail (c, statement,
                               _ ("There is no figure “%s”. Add it, or correct the name."), ids[i]);
  return zone == NULL || tw_zone_find (c->all, zone) >= 0
         || tw_compiler_fail (c, statement,
                              _ ("There is no zone “%.40s”. Add it, or correct the name."), zone);
}

/* @zone: one more than its number, 0 for none. */
static gboolean
add_landing (TwCompiler *c,
             TwChoiceWords *words,
             const TwStatement *child,
             TwKindSet kinds,
             int zone)
{
  const char *of = tw_statement_text (child, "of");

  if (words->n_landings == TW_MAX_LANDINGS)
    return tw_compiler_fail (c, child,
                             _ ("<%s> is one sentence too many about where a figure goes. Take it "
                                "out, or name several kinds of land in one of them."),
                             child->word->name);
  words->landings[words->n_landings++] =
      (TwLanding){ of != NULL ? tw_compiler_types (c, of) : G_MAXUINT32, kinds, zone,
                   child->texts };
  return TRUE;
}

/* What is read of a question and its answers. */
gboolean
tw_compiler_words (TwCompiler *c, const TwStatement *statement, guint at)
{
  TwChoiceWords words = { .code = (guint16) at, .rule = c->reason };

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const char *of = tw_statement_text (child, "of"), *word = tw_statement_text (child, "word"),
                 *zone = tw_statement_text (child, "zone"),
                 *kind = tw_statement_text (child, "kind"),
                 *picked = tw_statement_text (child, "picked");

      if (word != NULL && tw_statement_is (child, "choice")
          && tw_compiler_word (c, word) == TW_MAX_WORDS)
        return tw_compiler_fail (c, child,
                                 _ ("“%.40s” is one word too many for one game. Take some out."),
                                 word);
      if (child->texts == NULL)
        continue;
      if (!check_said (c, child))
        return FALSE;
      if (tw_statement_is (statement, "take") && g_strcmp0 (word, "none") == 0)
        *(tw_statement_is (child, "said") ? &words.none_said : &words.none_choice) = child->texts;
      else if (picked != NULL && tw_statement_is (child, "ask"))
        words.second = child->texts;
      else if (picked != NULL)
        words.end[strcmp (picked, "true") == 0] = child->texts;
      else if (tw_statement_is (child, "ask"))
        *(g_strcmp0 (tw_statement_text (child, "also"), "true") == 0    ? &words.also
          : g_strcmp0 (tw_statement_text (child, "among"), "true") == 0 ? &words.among
                                                                        : &words.ask) =
            child->texts;
      else if (g_strcmp0 (tw_statement_text (child, "only"), "true") == 0)
        words.only = child->texts;
      else if (g_strcmp0 (tw_statement_text (child, "brings"), "true") == 0 && word != NULL
               && tw_compiler_word (c, word) < TW_MAX_WORDS)
        words.brings[tw_compiler_word (c, word)] = child->texts;
      else if (zone != NULL && tw_statement_is (child, "choice"))
        words.zones[tw_zone_find (c->all, zone)] = child->texts;
      else if (zone != NULL)
        {
          if (!add_landing (c, &words, child, 0, tw_zone_find (c->all, zone) + 1))
            return FALSE;
        }
      else if (word != NULL && tw_compiler_word (c, word) < TW_MAX_WORDS)
        *(tw_statement_is (child, "said") ? &words.said[tw_compiler_word (c, word)]
                                          : &words.choice[tw_compiler_word (c, word)]) =
            child->texts;
      else if (tw_statement_is (child, "choice"))
        words.choice[0] = child->texts;
      else if (kind != NULL)
        {
          if (!add_landing (c, &words, child, tw_compiler_kinds (c, kind), 0))
            return FALSE;
        }
      else
        for (guint type = 0; type < c->rules->n_figure_types; type++)
          if (of == NULL || (tw_compiler_types (c, of) >> type & 1))
            words.said[type] = child->texts;
    }
  g_array_append_val (c->all->choices, words);
  return TRUE;
}

static gboolean
has_words (const TwStatement *statement)
{
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_is (statement->children->pdata[i], "said")
        || tw_statement_is (statement->children->pdata[i], "tell"))
      return TRUE;
  return FALSE;
}

gboolean
tw_compiler_is_worded (const TwCompiler *c, const TwStatement *statement)
{
  const TwStatement *above = c->procedure->root;
  const char *to = tw_statement_text (statement, "to");
  /* Whoever is chosen and goes home, or where it was chosen for, has the line of that answer. */
  const char *chosen =
      to == NULL || strcmp (to, "home") == 0 ? tw_statement_text (statement, "what") : NULL;
  TwStatementPlace place;

  if (c->is_worded || !tw_statement_find (above, statement, &place))
    return c->is_worded;
  for (guint i = 0; i < place.n; i++)
    {
      if (has_words (above)
          || (chosen != NULL && tw_statement_is (above, "choose")
              && g_strcmp0 (tw_statement_text (above, "as"), chosen) == 0))
        return TRUE;
      above = above->children->pdata[place.at[i]];
    }
  return FALSE;
}

/* The words among which @statement lets somebody choose, a bit each. */
guint32
tw_compiler_choices (const TwCompiler *c, const TwStatement *statement)
{
  guint32 words = 0;

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];
      const char *word =
          tw_statement_is (child, "choice") ? tw_statement_text (child, "word") : NULL;

      if (word != NULL && tw_compiler_word (c, word) < TW_MAX_WORDS)
        words |= (guint32) 1 << tw_compiler_word (c, word);
    }
  return words;
}
