/* What a game is called. */
#include "app/setup/setup-title.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/setup/setup-parts-document.h"
#include "app/setup/setup-parts-ruleset.h"
#include "engine/setup/play-rules.h"

/* Between a ruleset and what was added to it. */
#define ADDED " + "

static const TwSetupPart *
find_part (const GPtrArray *parts, const char *word)
{
  for (guint i = 0; i < parts->len; i++)
    if (strcmp (((const TwSetupPart *) parts->pdata[i])->word, word) == 0)
      return parts->pdata[i];
  return NULL;
}

static gboolean
is_as_before (const TwSetupPart *part, const TwSetupPart *before)
{
  return part != NULL && part->facets == before->facets && part->copies == before->copies;
}

/* What a ruleset only offers may be left out: it is that ruleset all the same. */
static gboolean
is_offered (const TwRuleset *ruleset, const char *word)
{
  return ruleset->offers != NULL && g_strv_contains ((const char *const *) ruleset->offers, word);
}

/* The parts that were put into play beside those of the ruleset; %NULL if one that it needs was
 * taken out or changed. */
static GPtrArray *
find_added (const TwSetupGame *game)
{
  g_autoptr (GPtrArray) of_ruleset = tw_setup_parts_copy (game->parts);
  g_autoptr (GPtrArray) added = g_ptr_array_new ();

  tw_setup_parts_follow (of_ruleset, game->kit, game->set, game->ruleset, game->files);
  tw_setup_parts_take_document (of_ruleset, game->document);
  for (guint i = 0; i < of_ruleset->len; i++)
    {
      const TwSetupPart *before = of_ruleset->pdata[i];

      if (before->facets != 0 && !is_offered (game->ruleset, before->word)
          && !is_as_before (find_part (game->parts, before->word), before))
        return NULL;
    }
  for (guint i = 0; i < game->parts->len; i++)
    {
      TwSetupPart *part = game->parts->pdata[i];
      const TwSetupPart *before = find_part (of_ruleset, part->word);

      if (part->facets != 0 && (before == NULL || before->facets == 0))
        g_ptr_array_add (added, part);
    }
  return g_steal_pointer (&added);
}

char *
tw_setup_title_new (const TwSetupGame *game, const TwRules *rules)
{
  g_autoptr (GPtrArray) added = NULL;
  g_autofree char *name = NULL;
  const char *title;
  const TwSetupPart *first, *second;

  if (game->ruleset == NULL)
    return tw_play_rules_title (rules, FALSE);
  title = tw_texts_best (game->ruleset->titles, g_get_language_names ());
  name = tw_short_name (title != NULL ? title : game->ruleset->id);
  if (!tw_setup_game_is_changed (game))
    return g_steal_pointer (&name);
  added = find_added (game);
  if (added == NULL)
    return tw_play_rules_title (rules, FALSE);
  if (added->len == 0)
    /* Translators: a ruleset of which some house rules were changed. */
    return g_strdup_printf (_ ("%s, changed"), name);
  first = added->pdata[0];
  if (added->len == 1)
    return g_strconcat (name, ADDED, first->title, NULL);
  second = added->pdata[1];
  if (added->len == 2)
    return g_strconcat (name, ADDED, first->title, ADDED, second->title, NULL);
  /* Translators: a ruleset, a set that was added to it, and how many others: "Big Box + The River
   * and 2 more". */
  return g_strdup_printf (ngettext ("%s + %s and %u more", "%s + %s and %u more", added->len - 1),
                          name, first->title, added->len - 1);
}

gboolean
tw_setup_title_is_of (const char *title, const char *ruleset)
{
  g_autofree char *changed = g_strdup_printf (_ ("%s, changed"), ruleset);
  gsize length = strlen (ruleset);

  return title != NULL
         && (strcmp (title, ruleset) == 0 || strcmp (title, changed) == 0
             || (strncmp (title, ruleset, length) == 0
                 && g_str_has_prefix (title + length, ADDED)));
}
