/* Another ruleset is chosen: what somebody has chosen before goes on with it, as far as it can;
 * what cannot is told. */
#include "app/setup/setup-carry.h"

#include <glib/gi18n.h>

#include "app/setup/setup-part-words.h"
#include "app/setup/setup-parts-private.h"

/* Returns: whether what was chosen of a part can be had at all */
static gboolean
take_part (TwSetupGame *game, const TwSetupChoice *wish)
{
  TwSetupPart *part = tw_setup_parts_find (game->parts, wish->word);

  if (wish->set != NULL && (part == NULL || g_strcmp0 (part->file, wish->file) != 0))
    {
      if (tw_setup_parts_add_set (game->parts, wish->set, wish->file, NULL) == NULL)
        return FALSE;
      part = tw_setup_parts_find (game->parts, wish->word);
    }
  if (part == NULL)
    return wish->facets == 0;
  part->facets = wish->facets;
  part->copies = wish->copies;
  return TRUE;
}

/* Returns: whether it is in play now; else nothing has changed. */
static gboolean
try_part (TwSetupGame *game, const TwSetupChoice *wish)
{
  GPtrArray *before = game->parts;

  game->parts = tw_setup_parts_copy (before);
  if (take_part (game, wish) && tw_setup_game_is_well (game))
    {
      g_ptr_array_unref (before);
      return TRUE;
    }
  g_ptr_array_unref (game->parts);
  game->parts = before;
  tw_setup_game_is_well (game);
  return FALSE;
}

static void
take_rules (TwSetupGame *game, const TwSetupChoices *choices, gboolean take)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, choices->wished_rules);
  while (g_hash_table_iter_next (&iter, &name, &value))
    tw_house_rules_take (game->house_rules, name, take ? value : NULL);
}

/* Returns: whether all that was chosen is in play now; else nothing has changed. */
static gboolean
take_all (TwSetupGame *game, const TwSetupChoices *choices)
{
  const GArray *wishes = choices->wishes;
  gboolean was_well = tw_setup_game_is_well (game);
  GPtrArray *before = game->parts;

  game->parts = tw_setup_parts_copy (before);
  for (guint i = 0; i < wishes->len; i++)
    take_part (game, &g_array_index (wishes, TwSetupChoice, i));
  tw_setup_game_is_well (game);
  take_rules (game, choices, TRUE);
  /* What the ruleset itself has wrong is told, whatever is chosen beside it. */
  if (tw_setup_game_is_well (game) || !was_well)
    {
      g_ptr_array_unref (before);
      return TRUE;
    }
  take_rules (game, choices, FALSE);
  g_ptr_array_unref (game->parts);
  game->parts = before;
  tw_setup_game_is_well (game);
  return FALSE;
}

/* One after the other; what needs another one is tried again when that one is there. */
static void
take_one_by_one (TwSetupGame *game, const TwSetupChoices *choices)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  gboolean goes_on = TRUE;

  while (goes_on)
    {
      GHashTableIter iter;
      gpointer name, value;

      goes_on = FALSE;
      for (guint i = 0; i < choices->wishes->len; i++)
        {
          const TwSetupChoice *wish = &g_array_index (choices->wishes, TwSetupChoice, i);

          if (!g_hash_table_contains (taken, wish) && try_part (game, wish))
            goes_on = g_hash_table_add (taken, (gpointer) wish);
        }
      g_hash_table_iter_init (&iter, choices->wished_rules);
      while (g_hash_table_iter_next (&iter, &name, &value))
        if (!g_hash_table_contains (taken, name) && tw_setup_game_try_rule (game, name, value))
          goes_on = g_hash_table_add (taken, name);
    }
}

void
tw_setup_carry_take (TwSetupGame *game, const TwSetupChoices *choices)
{
  if ((choices->wishes->len > 0 || g_hash_table_size (choices->wished_rules) > 0)
      && !take_all (game, choices))
    take_one_by_one (game, choices);
}

static void
append (GString *words, const char *name)
{
  g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", name);
}

/* "The River", "3 × The River", "The River (Tiles only)" where it is in play in another way. */
static char *
wish_words (const TwSetupChoice *wish, const TwSetupPart *part)
{
  if (part == NULL || part->facets == 0)
    return g_strdup (wish->title);
  if (part->facets == wish->facets)
    return g_strdup_printf ("%u × %s", wish->copies, wish->title);
  return g_strdup_printf ("%s (%s)", wish->title, tw_setup_part_words_facets (wish->facets));
}

/* The rules of a part that is not in play go without saying. */
static void
append_rules (TwSetupGame *game, const TwSetupChoices *choices, GString *words)
{
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, choices->wished_rules);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      g_autofree char *rule = NULL;

      if (tw_house_rules_has (game->house_rules, name, value)
          || !tw_setup_game_plays_rule (game, name))
        continue;
      rule = tw_house_rules_describe (game->house_rules, name, value);
      append (words, rule);
    }
}

static void
append_seats (TwSetupGame *game, const TwSetupChoices *choices, GString *words)
{
  guint n = game->n_seats, wished = choices->n_wished;
  g_autofree char *seats =
      g_strdup_printf (g_dngettext (NULL, "%u player", "%u players", wished), wished);

  if (wished != 0 && n != wished)
    append (words, seats);
}

char *
tw_setup_carry_dup_missing (TwSetupGame *game, const TwSetupChoices *choices)
{
  g_autoptr (GString) missing = g_string_new (NULL), staying = g_string_new (NULL);
  const GArray *wishes = choices->wishes;
  GString *words = g_string_new (NULL);

  append_seats (game, choices, missing);
  for (guint i = 0; i < wishes->len; i++)
    {
      const TwSetupChoice *wish = &g_array_index (wishes, TwSetupChoice, i);
      const TwSetupPart *part = tw_setup_parts_find (game->parts, wish->word);
      g_autofree char *name = wish_words (wish, part);

      if (tw_setup_choices_is_of (wish, part))
        continue;
      append (wish->facets != 0 ? missing : staying, wish->facets != 0 ? name : wish->title);
    }
  append_rules (game, choices, missing);
  if (missing->len > 0)
    /* Translators: names of sets, house rules, numbers of players that were chosen, but do not go
     * with the ruleset. */
    g_string_append_printf (words, _ ("Not in this game: %s"), missing->str);
  if (staying->len > 0)
    {
      g_string_append (words, words->len > 0 ? "\n" : "");
      /* Translators: names of sets and expansions that were turned off, but belong to the game. */
      g_string_append_printf (words, _ ("Cannot be left out of this game: %s"), staying->str);
    }
  return g_string_free (words, words->len == 0);
}
